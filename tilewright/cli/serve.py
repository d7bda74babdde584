"""Runs the server from the command line."""

from contextlib import ExitStack
from socket import socket

from tilewright.cli.console import Failure, out
from tilewright.cli.place import folder_of
from tilewright.server import serve as server
from tilewright.server.app import Settings
from tilewright.server.operator import preflight


def serve(settings: Settings, host: str, port: int, opens: bool, is_thorough: bool) -> None:
    """Serve live games."""
    for origin in settings.origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise Failure(f"an origin is given as https://HOST, not '{origin}'")
    try:
        listening = server.bound(host, port)
    except OSError as error:
        raise Failure(f"cannot listen on {host}:{port}: {error.strerror}") from None
    _run(settings, listening, opens, is_thorough)


def _run(settings: Settings, listening: socket, opens: bool, is_thorough: bool = False, more: str = "") -> None:
    address = server.address(listening)
    with ExitStack() as stack:
        try:
            stack.enter_context(preflight.claimed(settings.url, f", at {address}", is_thorough))
        except preflight.Unusable as unusable:
            raise Failure(str(unusable), 1) from None
        out.print(f"Tilewright is at {address}{more}", soft_wrap=True)
        server.run(settings, listening, opens)


def open_at_home() -> None:
    """Serve this machine, on another port if the default one is taken, and open the browser."""
    folder = folder_of(None, None)
    try:
        listening = server.bound("127.0.0.1", 8000)
    except OSError:
        listening = server.bound("127.0.0.1", 0)
    _run(Settings(data=folder), listening, True, more=" (press Ctrl-C to stop)")
