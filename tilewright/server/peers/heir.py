"""Takes over the rooms of processes that have died: those open here, and those in which bots are to move."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tilewright.server.peers.bus import LOST
from tilewright.server.peers.lease import Leases

if TYPE_CHECKING:
    from tilewright.server.table.hub import Hub

log = logging.getLogger(__name__)

ADOPTED_AT_ONCE = 20


class Heir:
    """What this process does when another has died. It takes only rooms whose game it has loaded."""

    def __init__(self, hub: "Hub", leases: Leases, claim: Callable[..., Awaitable[set[str]]]) -> None:
        self._hub, self._leases, self._claim = hub, leases, claim
        self._is_at_it = False

    async def inherit(self, adopts: bool) -> None:
        """Take the rooms of dead processes that are open here; `adopts`: the others too if a bot may be to move."""
        if self._is_at_it and not adopts:
            return
        self._is_at_it = True
        try:
            orphans = [code for code, room in self._hub.rooms.items() if room.is_ready and self._is_orphan(code)]
            if orphans:
                await self._claim(*orphans)
            if adopts:
                await self._adopt()
                await self._prepare()
        except LOST:
            log.warning("the rooms of a dead process could not be taken over", exc_info=True)
        finally:
            self._is_at_it = False

    def _is_orphan(self, code: str) -> bool:
        owner = self._leases.owners.get(code)
        return owner != self._leases.me and owner not in self._leases.alive

    async def _adopt(self) -> None:
        needed, others = await self._leases.orphans()
        if others:
            await self._leases.clear(others)
        ready = [code for code, game in needed if self._hub.loader.game(game) is not None]
        for first in range(0, len(ready), ADOPTED_AT_ONCE):
            for code in await self._claim(*ready[first : first + ADOPTED_AT_ONCE]):
                await self._hub.open_again(code)

    async def _prepare(self) -> None:
        """Load the games that others play, so that no room that is taken over has to wait for its game."""
        for game in await self._leases.games():
            self._hub.prepare(game)
