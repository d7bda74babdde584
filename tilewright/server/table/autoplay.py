"""What happens at a table without a command: chance is settled and drawn, bots move, and their turns end."""

from collections.abc import Callable

from tilewright.core.game import CHANCE
from tilewright.server import wire
from tilewright.server.bots.thinker import Thinker
from tilewright.server.table.audience import Audience
from tilewright.server.table.dealer import Dealer
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import State, Step
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
        self._world, self._table, self._audience, self._ask = world, table, audience, ask
        self._dealer = Dealer(table, audience, wake)
        self._thinker = Thinker(world, table.row.code)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinker.is_busy

    def stop(self) -> None:
        """Drop a bot's current decision."""
        self._thinker.stop()

    def next(self) -> list[Step]:
        """What to store next; nothing while a person or a bot decides, or another process owns the room."""
        state, row = self._table.state, self._table.row
        if state is None or row.status != "playing" or not self._world.owns(row.code) or state.is_over:
            return []
        if state.is_untouched():
            if not self._dealer.prepare():
                return []
            if self._table.gathering.fixed:
                return state.settle(self._table.gathering.fixed)
        if state.held is not None:
            return state.end(state.held) if self._table.is_bot(state.held) else []
        if state.actor == CHANCE:
            return state.draws()
        if self._table.is_bot(state.actor) and not self._thinker.is_busy:
            self._think(state, state.actor)
        return []

    def _think(self, state: State, seat: int) -> None:
        """Let a bot decide; its answer goes through the same queue as everybody's."""
        version = state.version

        def answer(words: str) -> None:
            if state is self._table.state and version == state.version:
                play = wire.Play(version, seat, words, end=True)
                self._ask(play, Sender(frozenset({seat}), "", lambda refuse: None, is_bot=True))

        self._thinker.begin(state, seat, self._table.row.seats[seat].level, self._audience.standing(), answer)
