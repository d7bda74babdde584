"""What happens at a table without a command: chance is settled and drawn, moves that are the only ones possible are
made, clocks start and run out, bots move, and their turns end.
"""

import asyncio
from collections.abc import Callable

from tilewright.server import wire
from tilewright.server.bots.thinker import Thinker
from tilewright.server.table import step
from tilewright.server.table.audience import Audience
from tilewright.server.table.dealer import Dealer
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import Sender, World


class Autoplay:
    """Finds what comes next at one table while no person has to decide."""

    def __init__(
        self,
        world: World,
        table: LiveTable,
        audience: Audience,
        ask: Callable[[wire.Command, Sender], None],
        wake: Callable[[], None],
    ) -> None:
        self._world, self._table, self._audience, self._ask, self._wake = world, table, audience, ask, wake
        self._alarm: asyncio.TimerHandle | None = None  # when the time of the seat to move is up
        self._dealer = Dealer(table, audience, wake)
        self._thinker = Thinker(world, table.row.code)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinker.is_busy

    def stop(self) -> None:
        """Drop a bot's current decision, and the alarm for the clocks."""
        self._thinker.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def next(self) -> list[Step]:
        """What to store next; nothing while a person or a bot decides, or another process owns the room."""
        state, row = self._table.state, self._table.row
        if state is None or row.status != "playing" or not self._world.owns(row.code) or state.is_over:
            return []
        if state.is_untouched() and not row.by_hand:
            if not self._dealer.prepare():
                return []
            if steps := step.settle(state, self._table.gathering.fixed or (), row.lot):
                return steps
        if steps := self._tell_time(state):
            return steps
        if state.held is not None:
            asking = self._audience.asking()
            return step.end(state, state.held, asking) if self._table.is_bot(state.held) else []
        if steps := step.onward(state, self._audience.asking()):
            return steps
        if self._table.is_bot(state.actor) and not self._thinker.is_busy:
            self._think(state, state.actor)
        return []

    def _tell_time(self, state: State) -> list[Step]:
        """Start or stop the clock of the seat to move, or say that its time is up; if it is not, wake up when it is."""
        clocks, asked = state.clocks, state.asked
        if clocks is None or asked < 0:
            return []
        if steps := step.with_clocks(state, [], self._table.people()):
            return steps
        if clocks.is_running and clocks.is_up(asked, self._table.now_ms()):
            return step.flag(state, asked, self._table.is_decided_without(asked))
        if clocks.due is not None and self._alarm is None:
            wait_s = (clocks.due - self._table.now_ms()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait_s, self._ring)
        return []

    def _ring(self) -> None:
        self._alarm = None
        self._wake()

    def _think(self, state: State, seat: int) -> None:
        """Let a bot decide; its answer goes through the same queue as everybody's."""
        version = state.version

        def answer(words: str) -> None:
            if state is self._table.state and version == state.version:
                play = wire.Play(version, seat, words, end=True)
                self._ask(play, Sender(frozenset({seat}), "", lambda refuse: None, is_bot=True))

        self._thinker.begin(state, seat, self._table.row.seats[seat].level, self._audience.standing(), answer)
