"""Bare servers, run as a program: one that echoes every text, the least that any server of this stack pays for a
message; and at /table one that first stores the text durably and then sends it to everyone connected, as a table must.
"""

import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from tilewright.server.store.change import Line, append_lines
from tilewright.server.store.database import Store

_table = secrets.token_hex(3)
_versions = count()
_present: set[WebSocket[Any, Any, Any]] = set()


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every message back."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@websocket("/table")
async def table(socket: WebSocket[Any, Any, Any]) -> None:
    """Store every message, then send it to everybody."""
    await socket.accept()
    _present.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            await socket.app.state.store.write(append_lines(_table, [Line(next(_versions), "move", 0, text[:400])]))
            for one in _present:
                await one.send_text(text)
    finally:
        _present.discard(socket)


@asynccontextmanager
async def _stored(app: Litestar) -> AsyncIterator[None]:
    app.state.store = Store(f"sqlite+aiosqlite:///{Path(sys.argv[2]) / 'echo.db'}")
    await app.state.store.open()
    yield
    await app.state.store.close()


def main() -> None:
    """Serve on the given port, and store in the given folder."""
    uvicorn.run(
        Litestar([echo, table], openapi_config=None, logging_config=None, lifespan=[_stored]),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
