"""The log of a live game: lines are stored, then adopted, then sent, in this order. Only the room's task writes it."""

from collections.abc import Sequence
from dataclasses import replace

from tilewright.server.store.change import append_lines, end_game
from tilewright.server.table.audience import Audience
from tilewright.server.table.autoplay import Autoplay
from tilewright.server.table.consent import Consent
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import Step
from tilewright.server.table.world import World


class Log:
    """Adds lines to the log of one table, and reads what other processes have added."""

    def __init__(
        self, world: World, table: LiveTable, audience: Audience, consent: Consent, autoplay: Autoplay
    ) -> None:
        self._world, self._table, self._audience = world, table, audience
        self._consent, self._autoplay = consent, autoplay

    async def append(self, steps: Sequence[Step]) -> None:
        """Store what has been decided here, then adopt and send it; Conflict if another process was first."""
        state, code = self._table.state, self._table.row.code
        assert state is not None
        lines = [step.line for step in steps]
        change = [append_lines(code, lines)]
        if state.is_over_after(steps):
            change.append(end_game(code))
        poke = self._world.poke(code, lines[-1].version + 1)
        await self._world.store.write(*change, *([poke] if poke else []))
        self._adopt(steps)

    async def read_on(self) -> None:
        """Adopt what another process has written."""
        if self._table.state is None:
            return
        lines = await self._world.store.lines(self._table.row.code, self._table.state.version)
        if lines:
            self._adopt([Step(line) for line in lines])

    def _adopt(self, steps: Sequence[Step]) -> None:
        """Take over what is stored, and send it."""
        state = self._table.state
        assert state is not None
        kept = state.adopt(steps)
        self._autoplay.stop()
        self._consent.settle([step.line for step in steps])
        if state.is_over and self._table.row.status == "playing":  # as stored together with the last move
            self._table.row = replace(self._table.row, status="over")
        self._audience.tell_update(kept)
        if state.is_over:
            self._audience.tell_table()
