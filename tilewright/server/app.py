"""The whole server as one application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tilewright import __version__
from tilewright.server.analysis.reviews import Reviews
from tilewright.server.api import (
    caller,
    download,
    editor,
    history,
    invitation,
    learn,
    lobby,
    me,
    pages,
    push,
    puzzles,
    rest,
    reviews,
    rules,
    seating,
    seats,
    status,
)
from tilewright.server.api import events as events_api
from tilewright.server.api import network as network_api
from tilewright.server.api.socket import live
from tilewright.server.bots.dispatcher import USUAL_WORKERS
from tilewright.server.events import skill
from tilewright.server.events.events import LOOK_S, Events
from tilewright.server.events.skill import Skill
from tilewright.server.gate.disk import Disk
from tilewright.server.gate.gate import RETRY_AFTER, Gate
from tilewright.server.gate.hosts import Hosts
from tilewright.server.gate.limits import Limits
from tilewright.server.gate.network import Network
from tilewright.server.learn.drawings import Drawings
from tilewright.server.lobby.billboard import Billboard
from tilewright.server.lobby.lobby import Lobby
from tilewright.server.operator.metrics import Metrics, Stock
from tilewright.server.operator.retention import Keep
from tilewright.server.operator.upkeep import Upkeep, forever
from tilewright.server.push.vapid import contact_of
from tilewright.server.record.cache import Replays
from tilewright.server.record.uploads import MB, Uploads
from tilewright.server.refusal import Refused
from tilewright.server.store.database import Store, address
from tilewright.server.table.hub import Hub
from tilewright.server.wire import Problem, key

log = logging.getLogger(__name__)

MOST_BODY = 16_384


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str = ""  # its address; if empty, a file in `data`
    data: Path = Path()
    bot_pace_s: float = 0.4  # a bot takes at least this long where only bots play, so that visitors can follow
    gather_s: float = 3.0  # the first draw waits this long for people to connect, so that their browsers can add to it
    requests_per_minute: int = 600  # for each address; 0: no limit
    origins: frozenset[str] = frozenset()  # other origins that serve our pages
    bot_workers: int = USUAL_WORKERS  # processes in which bots search
    is_proxied: bool = False  # a reverse proxy on this machine passes on the addresses of its clients
    uploads_mb: int = 500  # for all uploaded records together
    reserve_mb: int | None = None  # disk space kept free for running games; None: 500, or 5 % of a small disk
    keep: Keep = field(default_factory=Keep)
    contact: str = ""  # how to reach the operator
    push_anywhere: bool = False  # notify through push services in private networks too

    @property
    def url(self) -> str:
        """The address of the store."""
        return address(self.database, self.data)

    @property
    def folder(self) -> Path | None:
        """The folder of the store, if the store is a file."""
        return Path(self.url.partition(":///")[2]).parent if self.url.startswith("sqlite") else None


def make(settings: Settings, network: Network) -> Gate:
    """The application; it opens its store on startup."""
    limits = Limits(settings.requests_per_minute)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(
            Store(settings.url),
            settings.bot_pace_s,
            settings.gather_s,
            settings.bot_workers,
            contact_of(settings.contact, settings.origins),
            settings.push_anywhere,
        )
        app.state.hub, app.state.lobby, app.state.sockets = hub, Lobby(hub, limits.is_on), set()
        app.state.billboard, app.state.events = Billboard(hub), Events(hub)
        app.state.limits, app.state.replays = limits, Replays()
        app.state.drawings = Drawings(app.state.replays)
        app.state.uploads = Uploads(hub.store, settings.uploads_mb, limits.is_on)
        app.state.reviews = Reviews(hub, limits.is_on)
        app.state.disk = Disk(settings.folder, settings.reserve_mb)
        app.state.settings, app.state.network = settings, network
        app.state.metrics = metrics = Metrics(hub, settings.data, Stock(hub.store))
        await hub.open()
        await app.state.reviews.begin()
        hub.spawn(metrics.lag.watch())
        await Upkeep(hub, settings.keep, settings.uploads_mb * MB, limits).begin()
        hub.spawn(forever(app.state.events.advance, LOOK_S))
        hub.spawn(forever(Skill(hub, app.state.reviews).look, skill.LOOK_S))
        try:
            yield
        finally:
            app.state.replays.close()
            await hub.close()

    app = Litestar(
        route_handlers=[
            *rest.HANDLERS,
            *seats.HANDLERS,
            *seating.HANDLERS,
            *lobby.HANDLERS,
            *me.HANDLERS,
            *history.HANDLERS,
            *invitation.HANDLERS,
            *editor.HANDLERS,
            *learn.HANDLERS,
            *network_api.HANDLERS,
            *push.HANDLERS,
            *puzzles.HANDLERS,
            *status.HANDLERS,
            *reviews.HANDLERS,
            *rules.HANDLERS,
            *download.HANDLERS,
            *events_api.HANDLERS,
            *pages.HANDLERS,
            live,
        ],
        lifespan=[lifespan],
        dependencies={"who": Provide(caller.find_holder)},
        exception_handlers={Refused: _refused, HTTPException: _http, RecursionError: _too_deep, Exception: _broken},
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            "Tilewright", __version__, path="/schema", render_plugins=[pages.SchemaPage(), JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Gate(app, limits, Hosts(settings.origins, settings.is_proxied, network), settings.origins)


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    headers = {"Retry-After": RETRY_AFTER} if error.status == 429 else {}
    return Response(Problem(error.status, error.reason, "", error.text), status_code=error.status, headers=headers)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply."""
    return Response(Problem(400, key("malformed"), "", ""), status_code=400)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that the framework refuses: a malformed body, or an unknown address."""
    status = 500 if error.status_code >= 500 else error.status_code
    name = {404: "no-page", 413: "too-long", 405: "no-page"}.get(status, "malformed" if status < 500 else "broken")
    return Response(Problem(status, key(name), "", error.detail if status < 500 else ""), status_code=status)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error on our side: the log gets the details, the browser does not."""
    log.error("%s failed", request.url.path, exc_info=error)
    return Response(Problem(500, key("broken"), "", ""), status_code=500)
