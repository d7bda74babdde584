"""The log of a live game: lines are stored, then adopted, then sent, in this order. Only the room's task writes it."""

import time
from collections.abc import Sequence
from dataclasses import replace

from tilewright.server.people import ratings, results
from tilewright.server.store.change import Line, Statement, append_lines, end_game, pass_turn, seat_bot
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.table import loss, lot, note, step
from tilewright.server.table.audience import Audience
from tilewright.server.table.autoplay import Autoplay
from tilewright.server.table.chat import Chat
from tilewright.server.table.consent import Consent
from tilewright.server.table.live import LiveTable, people_of
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import World


class Log:
    """Adds lines to the log of one table, and reads what other processes have added."""

    def __init__(
        self, world: World, table: LiveTable, audience: Audience, consent: Consent, autoplay: Autoplay, chat: Chat
    ) -> None:
        self._world, self._table, self._audience = world, table, audience
        self._consent, self._autoplay, self._chat = consent, autoplay, chat

    async def append(self, steps: Sequence[Step]) -> None:
        """Store what has been decided here, then adopt and send it; Conflict if another process was first."""
        state = self._table.state
        assert state is not None
        steps = await self._timed(state, steps)
        await self._world.store.write(*self._change(state, steps))
        self._adopt(steps, self._row_after(steps))
        self._world.herald.see(self._table, tells=True)
        if state.is_over and self._table.row.rated:
            self._world.rate(self._table.row.code)
        if state.is_over and self._table.row.deal is not None:
            self._world.unveil(self._table.row.deal)
        for line in _noted(steps):
            await self._chat.tell(note.of_line(line))

    async def _timed(self, state: State, steps: Sequence[Step]) -> Sequence[Step]:
        """With clocks, every line says when it was written, and the clock of the next seat to move starts or stops."""
        if state.clocks is None:
            return steps
        at = max(await self._world.service.moment(), state.clocks.at)
        people = people_of(self._row_after(steps) or self._table.row)
        return [replace(one, line=replace(one.line, at=at)) for one in step.with_clocks(state, steps, people)]

    def _change(self, state: State, steps: Sequence[Step]) -> list[Statement]:
        code, lines = self._table.row.code, [one.line for one in steps]
        change = [append_lines(code, lines)]
        change += [_stand_in(code, _seat_after(self._table.row, line)) for line in _about_seats(steps)]
        row = self._row_after(steps) or self._table.row
        if _lots(steps):
            change += lot.statements(row)
        if row.rated != self._table.row.rated:
            change.append(ratings.not_rated(code))
        if step.is_over_after(state, steps):
            change += [end_game(code), *results.statements(row, state.after(steps))]
        else:
            change += self._turn(state, steps)
        poke = self._world.poke(code, lines[-1].version + 1)
        return [*change, poke] if poke else change

    def _turn(self, state: State, steps: Sequence[Step]) -> list[Statement]:
        """Who is to move after these steps, and until when, if that changes."""
        row, clocks, asked = self._table.row, step.clocks_after(state, steps), step.asked_after(state, steps)
        is_next = asked != state.asked or row.asked_at is None
        if not is_next and clocks is None:
            return []
        since = int(time.time()) if is_next or row.asked_at is None else row.asked_at
        return [pass_turn(row.code, asked, since, clocks.due if clocks else None)]

    def _row_after(self, steps: Sequence[Step]) -> TableRow | None:
        """The table with its seats after these steps; None if they stay as they are."""
        lots, lines, row = _lots(steps), _about_seats(steps), self._table.row
        for line in lots:
            row = lot.rotated(row, lot.drawn(line))
        for line in lines:
            seats = (*row.seats[: line.seat], _seat_after(row, line), *row.seats[line.seat + 1 :])
            row = replace(row, seats=seats, rated=row.rated and loss.is_loss(line))
        return row if lots or lines else None

    async def read_on(self) -> None:
        """Adopt what another process has written."""
        if self._table.state is None:
            return
        lines = await self._world.store.lines(self._table.row.code, self._table.state.version)
        if lines:
            steps = [Step(line) for line in lines]
            row = await self._world.store.table(self._table.row.code) if _about_seats(steps) or _lots(steps) else None
            self._adopt(steps, row)
            self._world.herald.see(self._table, tells=False)

    def _adopt(self, steps: Sequence[Step], row: TableRow | None) -> None:
        """Take over what is stored, and send it; `row` if the seats have changed."""
        state = self._table.state
        assert state is not None
        kept = state.adopt(steps)
        self._autoplay.stop()
        self._consent.settle([one.line for one in steps])
        self._table.row = _with_turn(row or self._table.row, state.asked)
        if state.is_over and self._table.row.status == "playing":  # as stored together with the last move
            self._table.row = replace(self._table.row, status="over")
        if _lots(steps):
            self._audience.reseat()
        else:
            self._audience.tell_update(kept)
        if state.is_over or row is not None:
            self._audience.tell_table()


def _with_turn(row: TableRow, asked: int) -> TableRow:
    """A table that knows who is to move, and since when."""
    return row if row.asked == asked else replace(row, asked=asked, asked_at=int(time.time()))


def _about_seats(steps: Sequence[Step]) -> list[Line]:
    """The lines after which a bot plays for a seat."""
    return [one.line for one in steps if one.line.kind in ("flag", "resign")]


def _noted(steps: Sequence[Step]) -> list[Line]:
    """The lines that the chat tells of."""
    return [one.line for one in steps if one.line.kind in ("lot", "flag", "resign", "stop")]


def _lots(steps: Sequence[Step]) -> list[Line]:
    """The line after which the seats are rotated, if it is among these."""
    return [one.line for one in steps if one.line.kind == "lot"]


def _seat_after(row: TableRow, line: Line) -> SeatRow:
    """A seat after such a line."""
    seat = row.seats[line.seat]
    resigned = seat.resigned or loss.is_loss(line)
    if seat.away:
        return replace(seat, resigned=resigned)
    return replace(seat, away=True, left_at=line.version, level=None, resigned=resigned)


def _stand_in(code: str, seat: SeatRow) -> Statement:
    return seat_bot(code, seat.seat, seat.left_at or 0, seat.level, seat.resigned)
