"""Running the server from the command line."""

from collections.abc import Sequence
from pathlib import Path

import platformdirs

from tilewright.cli.console import Failure, out
from tilewright.server import serve as server
from tilewright.server.app import Settings
from tilewright.server.bots import USUAL_WORKERS


def serve(
    host: str,
    port: int,
    database: str | None,
    data: Path | None,
    opens: bool,
    pace_s: float,
    limit: int,
    proxied: bool,
    origins: Sequence[str],
    bot_workers: int | None,
) -> None:
    """Serve live games."""
    if database is not None and not database.startswith(("postgres://", "postgresql://", "sqlite+aiosqlite://")):
        raise Failure(f"a database is given as postgresql://USER@HOST/NAME, not '{database}'")
    folder = data or Path(platformdirs.user_data_dir("tilewright", appauthor=False))
    for origin in origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise Failure(f"an origin is given as https://HOST, not '{origin}'")
    settings = Settings(database or "", folder, pace_s, limit, frozenset(origins), bot_workers or USUAL_WORKERS)
    try:
        listening = server.bound(host, port)
    except OSError as error:
        raise Failure(f"cannot listen on {host}:{port}: {error.strerror}") from None
    out.print(f"Tilewright is at {server.address(listening)}", soft_wrap=True)
    server.run(settings, listening, opens, proxied)


def open_at_home() -> None:
    """Serve this machine, on any port if the usual one is taken, and open the browser."""
    folder = Path(platformdirs.user_data_dir("tilewright", appauthor=False))
    try:
        listening = server.bound("127.0.0.1", 8000)
    except OSError:
        listening = server.bound("127.0.0.1", 0)
    out.print(f"Tilewright is at {server.address(listening)} (Ctrl-C ends it)", soft_wrap=True)
    server.run(Settings(data=folder), listening, True, False)
