"""The whole server as one application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tilewright import __version__
from tilewright.server import pages, rest
from tilewright.server.bots import USUAL_WORKERS
from tilewright.server.gate import Gate
from tilewright.server.hub import Hub
from tilewright.server.live import live
from tilewright.server.lobby import Lobby
from tilewright.server.refusal import Refused
from tilewright.server.store import Store
from tilewright.server.wire import Problem, key

log = logging.getLogger(__name__)

MOST_BODY = 16_384


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = ""  # an address; empty: a file in `data`
    data: Path = Path()
    bot_pace_s: float = 0.4  # a bot takes at least so long, so that people can follow
    requests_per_minute: int = 600  # of one address; 0: no limit
    origins: frozenset[str] = frozenset()  # other addresses our own pages come from
    bot_workers: int = USUAL_WORKERS  # processes in which bots search

    @property
    def url(self) -> str:
        """Where the store is."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'tables.db'}"


def make(settings: Settings) -> Gate:
    """The application; it opens its store when it is started."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(Store(settings.url), settings.bot_pace_s, settings.bot_workers)
        app.state.hub, app.state.lobby, app.state.sockets = hub, Lobby(hub), set()
        app.state.is_limited = settings.requests_per_minute > 0
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        route_handlers=[*rest.HANDLERS, *pages.HANDLERS, live],
        lifespan=[lifespan],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _broken},
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            "Tilewright", __version__, path="/schema", render_plugins=[pages.SchemaPage(), JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Gate(app, settings.requests_per_minute, settings.origins)


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return Response(Problem(error.status, error.reason, "", error.text), status_code=error.status)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a body that cannot be read, an address that does not exist."""
    status = 500 if error.status_code >= 500 else error.status_code
    name = {404: "no-page", 413: "too-long", 405: "no-page"}.get(status, "malformed" if status < 500 else "broken")
    return Response(Problem(status, key(name), "", error.detail if status < 500 else ""), status_code=status)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake: told to the log, not to the browser."""
    log.error("%s failed", request.url.path, exc_info=error)
    return Response(Problem(500, key("broken"), "", ""), status_code=500)
