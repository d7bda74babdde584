"""A bare Litestar that sends every text back: what any server of this stack pays for a message, run as a program."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back what comes."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


def main() -> None:
    """Serve on the port given."""
    uvicorn.run(
        Litestar([echo], openapi_config=None, logging_config=None),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
