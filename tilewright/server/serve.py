"""Runs the server until it is stopped."""

import asyncio
import gc
import logging
import socket
import threading
import webbrowser
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tilewright.server.app import Settings, make
from tilewright.server.gate import connection
from tilewright.server.gate.network import Door, Network

MOST_FRAME = 65_536  # bytes; a larger frame is not read to its end
# A full garbage collection over thousands of tables takes half a second, and everybody waits. Python's default
# thresholds cause one every few seconds; here only young objects are collected, and all objects while nobody plays
# (upkeep.py).
GARBAGE_THRESHOLDS = (1_000, 10, 1_000_000)
PLAIN_PROTOCOLS: dict[str, Any] = {"http": "h11", "ws": "websockets-sansio"}
log = logging.getLogger(__name__)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free port. OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made


def address(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{shown}:{port}/"


def run(settings: Settings, listening: socket.socket, opens: bool) -> None:
    """Serve until SIGTERM or Ctrl-C; browsers are told to reconnect (1012)."""
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    settings.data.mkdir(parents=True, exist_ok=True)
    crowd = connection.Crowd(connection.raise_file_limit(), settings.is_proxied)
    counted = connection.protocols(crowd) if settings.requests_per_minute else PLAIN_PROTOCOLS
    network = Network(settings.origins, settings.is_proxied)
    config = uvicorn.Config(
        make(settings, network),
        loop="uvloop",
        **counted,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_level="warning",
        access_log=False,
        proxy_headers=settings.is_proxied,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        server = Server(config)
        network.begin(listening.getsockname()[:2], server.open)
        runner.run(_serve(server, listening, opens))


class Server(uvicorn.Server):
    """Uvicorn's server; it can listen at more places while it runs."""

    async def open(self, host: str, port: int) -> Door:
        """Listen at one more place; OSError if that is not possible."""
        sock = bound(host, port)
        made = await asyncio.get_running_loop().create_server(self._protocol, sock=sock, backlog=self.config.backlog)
        self.servers.append(made)
        place: tuple[str, int] = sock.getsockname()[:2]

        def close() -> None:
            made.close()
            self.servers.remove(made)
            for one in tuple(self.server_state.connections):
                if isinstance(one, H11Protocol) and one.server == place:
                    one.shutdown()

        return Door(place[0], place[1], close)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


async def _serve(server: uvicorn.Server, listening: socket.socket, opens: bool) -> None:
    opening = asyncio.create_task(_open(server, address(listening))) if opens else None
    await server.serve(sockets=[listening])
    if opening is not None:
        opening.cancel()


async def _open(server: uvicorn.Server, page: str) -> None:
    """Open the browser once the server answers; in a thread, as some browsers block until they are closed."""
    while not server.started:
        await asyncio.sleep(0.02)
    threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()
