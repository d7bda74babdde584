"""Hints and odds for the players of one table: worked out by the bots' workers while the game continues.

There is one answer for each position, seat and question, and one question of a seat at a time. What is asked about an
earlier position is dropped.
"""

import asyncio
from collections import defaultdict
from functools import partial

import msgspec

from tilewright.core.game import Positions
from tilewright.server import wire
from tilewright.server.bots.dispatcher import Busy, WorkerDied
from tilewright.server.refusal import Refused
from tilewright.server.table import advice
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import State
from tilewright.server.table.world import Viewer, World

_Key = tuple[int, bool]  # the seat, and whether it wants a hint; that answer contains the other one


class Adviser:
    """Advises the players of one table."""

    def __init__(self, world: World, table: LiveTable) -> None:
        self._world, self._table = world, table
        self._position: Positions | None = None  # that the answers are about
        self._answers: dict[_Key, asyncio.Task[wire.Advice]] = {}
        self._turns: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def answer(self, question: wire.AskAdvice, viewer: Viewer) -> wire.Advice:
        """The answer for one of a viewer's seats; Refused if there is none."""
        state = self._may(question, viewer)
        task = self._task(state, question, viewer.address)
        try:
            found = await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the game has moved on
                raise Refused(409, "stale") from None
            raise
        if self._may(question, viewer).position is not self._position:
            raise Refused(409, "stale")
        return msgspec.structs.replace(found, id=question.id, version=state.version)

    def close(self) -> None:
        """Drop all questions."""
        for task in self._answers.values():
            task.cancel()

    def _may(self, question: wire.AskAdvice, viewer: Viewer) -> State:
        """The game, if this may be asked now; Refused otherwise."""
        state = self._table.playing()
        if question.seat not in viewer.seats:
            raise Refused(403, "not-your-seat")
        advice.must_be_allowed(self._table.row)
        if not state.game.is_compiled():
            raise Refused(409, "compiling")
        if not state.is_current(question.version):
            raise Refused(409, "stale")
        is_asked = state.held is None and state.asked == question.seat and not self._table.is_bot(question.seat)
        if question.hint and not is_asked:
            raise Refused(409, "not-asked")
        return state

    def _task(self, state: State, question: wire.AskAdvice, address: str) -> "asyncio.Task[wire.Advice]":
        if self._position is not state.position:
            self.close()
            self._answers, self._position = {}, state.position
        key = (question.seat, question.hint)
        task = self._answers.get((question.seat, True)) or self._answers.get(key)
        if task is None:
            task = self._answers[key] = asyncio.create_task(self._advise(state, *key, address))
            task.add_done_callback(partial(self._forget_failed, key))
        return task

    async def _advise(self, state: State, seat: int, is_hinted: bool, address: str) -> wire.Advice:
        game, position, ply, is_built = state.game, state.position, state.ply, state.setup.start is not None
        async with self._turns[seat]:
            try:
                said = await self._world.bots.advise(
                    address, game, position, state.seats, seat, ply, is_hinted, is_built
                )
            except (Busy, WorkerDied):
                raise Refused(503, "hint-busy") from None
        return await asyncio.to_thread(advice.told, game, position, state.seats, seat, said)

    def _forget_failed(self, key: _Key, task: "asyncio.Task[wire.Advice]") -> None:
        if (task.cancelled() or task.exception() is not None) and self._answers.get(key) is task:
            del self._answers[key]
