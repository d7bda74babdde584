"""Works out one review, move by move and in order, in the idle time of the bots' queue.

Every move is stored as soon as it is judged, so that work can stop anywhere and go on later, in any process.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from tilewright import games
from tilewright.analysis import stored
from tilewright.analysis.ply import Draw
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.record import Record, RecordError
from tilewright.core.table import Table
from tilewright.server.analysis.forms import Strength
from tilewright.server.analysis.shelf import STRENGTHS, Shelf, Stored
from tilewright.server.bots.dispatcher import Busy, Dispatcher, Standing, WorkerDied
from tilewright.server.store.change import Conflict
from tilewright.server.table.loader import Loader

log = logging.getLogger(__name__)

COMPILING_S = 0.5  # between two looks at whether a game is compiled


def phases(strength: Strength) -> Sequence[Strength]:
    """Everything is looked at quickly first."""
    return STRENGTHS[: STRENGTHS.index(strength) + 1]


class Work:
    """Works on a review that this process has claimed, until it is done or nobody wants it any more."""

    def __init__(self, shelf: Shelf, bots: Dispatcher, loader: Loader, digest: str, address: str) -> None:
        self._shelf, self._bots, self._loader, self._digest = shelf, bots, loader, digest
        self._standing = Standing(address, has_people=False)

    async def run(self) -> None:
        """Work until there is nothing left to do; somebody may want it stronger in the meantime."""
        while (row := await self._wanted()) is not None:
            try:
                status = "done" if await self._judge_all(row) else ""
            except (Busy, WorkerDied, RecordError) as error:
                log.warning("the review of a game of %d moves failed: %r", row.plies, error)
                status = "failed"
            if status and await self._ended(row, status):
                return

    async def _wanted(self) -> Stored | None:
        row = await self._shelf.find(self._digest)
        return row if row is not None and row.status == "working" else None

    async def _ended(self, row: Stored, status: str) -> bool:
        """Store how it ended; False if it has changed in the meantime."""
        now = await self._wanted()
        if now is None or now.strength != row.strength:
            return now is None
        try:
            await self._shelf.change(now, status, now.strength, [])
        except Conflict:
            return False
        return True

    async def _judge_all(self, row: Stored) -> bool:
        """Judge what is missing; False if it is not wanted any more, or differently."""
        record = Record.read(row.record)
        game = await self._ready(games.played(record.game, record.revision))
        start = Table.replay(game, record, 0).position  # RecordError if the rules have changed
        for strength in phases(row.strength):
            known = await self._shelf.plies(self._digest, strength)
            position = clone(start)
            for ply, words in enumerate(record.moves, start=1):
                action = game.read(position, words)
                if ply not in known and not await self._judge(game, position, record, ply, action, strength):
                    return False
                game.kernels.apply(position, 0, action)
        return True

    async def _ready(self, name: str) -> Game:
        """A game, once it is compiled: a worker that compiles it as well would only be slower."""
        game = await self._loader.load(name)
        while name in self._loader.progress:
            await asyncio.sleep(COMPILING_S)
        return game

    async def _judge(
        self, game: Game, position: Positions, record: Record, ply: int, action: int, strength: Strength
    ) -> bool:
        """Judge one move, and store it; False if somebody has changed what is wanted."""
        actor = int(game.kernels.actor(position, 0))
        seat = 0 if actor == CHANCE else actor
        is_built = record.position is not None
        data = await self._bots.judge(
            self._standing, game, position, record.seats, seat, ply - 1, action, strength, is_built
        )
        said = stored.read(data)
        if isinstance(said, Draw):
            said = replace(said, outcomes=())  # what else could have been drawn is most of it, and not shown
        return await self._shelf.keep(self._digest, strength, ply, stored.write(said).decode())
