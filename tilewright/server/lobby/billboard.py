"""The public tables as many open lobbies ask for them: made once for all of them, and sent only when they changed."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from tilewright.server import forms, names
from tilewright.server.lobby import listing
from tilewright.server.table.hub import Hub

FRESH_S = 2.0  # unless a public table has changed in this process
MOST_PAGES = 200


@dataclass(frozen=True)
class Wanted:
    """Which tables somebody asks for."""

    status: str | None = None
    filters: forms.Filters = listing.ALL
    page: int = 0
    words: str = ""

    @property
    def key(self) -> bytes:
        """Equal for equal wishes."""
        return msgspec.json.encode([self.status, self.filters, self.page, self.words])


@dataclass(frozen=True)
class Page:
    """A list of tables as JSON, and its mark, which changes with it."""

    body: bytes
    mark: str
    at: float
    changes: int


class Billboard:
    """The lists of public tables that were asked for last."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pages: OrderedDict[bytes, Page] = OrderedDict()
        self._making: dict[bytes, asyncio.Task[Page]] = {}

    async def page(self, wanted: Wanted) -> Page:
        """A page, as it is now or was a moment ago."""
        key, changes = wanted.key, self._hub.world.changes
        page = self._pages.get(key)
        while page is None or page.changes < changes or time.monotonic() - page.at > FRESH_S:
            if key not in self._making:
                self._making[key] = asyncio.create_task(self._made(wanted))
                self._making[key].add_done_callback(lambda _: self._making.pop(key))
            page = await asyncio.shield(self._making[key])
        return page

    async def _made(self, wanted: Wanted) -> Page:
        changes, at = self._hub.world.changes, time.monotonic()
        chosen = [
            *listing.conditions(wanted.status, words=names.plain(wanted.words)),
            *listing.passing(wanted.filters),
        ]
        rows = await self._hub.store.listed(chosen, listing.PAGE, wanted.page * listing.PAGE)
        body = msgspec.json.encode([listing.card(self._hub, row) for row in rows])
        page = Page(body, hashlib.sha256(body).hexdigest()[:16], at, changes)
        self._pages[wanted.key] = page
        if len(self._pages) > MOST_PAGES:
            self._pages.popitem(last=False)
        return page
