"""A table as it is now: its row in the store, its game, and an open request to undo."""

from collections.abc import Callable

from tilewright.server import wire
from tilewright.server.bots import levels
from tilewright.server.refusal import Refused
from tilewright.server.store.database import TableRow
from tilewright.server.table import chance
from tilewright.server.table.clock import rule_of
from tilewright.server.table.gathering import Gathering
from tilewright.server.table.request import Request
from tilewright.server.table.state import State


class LiveTable:
    """The state that a room changes and its audience sees."""

    def __init__(self, row: TableRow, gather_s: float, now_ms: Callable[[], int]) -> None:
        self.row = row
        self.now_ms = now_ms  # service time
        self.state: State | None = None  # until the game is loaded
        self.is_outdated = False  # the rules have changed: this game cannot continue
        self.request: Request | None = None  # to undo
        self.gathering = Gathering(gather_s)

    @property
    def version(self) -> int:
        """The length of the log; 0 until the game is loaded."""
        return self.state.version if self.state else 0

    @property
    def asked(self) -> int | None:
        """The seat to move, CHANCE or OVER; None until the game is loaded."""
        return self.state.asked if self.state else None

    @property
    def thinking(self) -> int | None:
        """The bot to move, whichever process it thinks in."""
        asked = self.asked
        if asked is None or self.row.status != "playing" or asked < 0:
            return None
        return asked if self.is_bot(asked) else None

    @property
    def days(self) -> int:
        """How many days a turn may take; 0 without such a clock."""
        rule = rule_of(self.row.clock)
        return rule.days if rule is not None else 0

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for a seat."""
        row = self.row.seats[seat]
        return row.kind == "bot" or row.away

    def people(self) -> set[int]:
        """The seats of people who have not left."""
        return people_of(self.row)

    def playing(self) -> State:
        """The game, if it can be played now; Refused otherwise."""
        self.must_not_be_closed()
        if self.row.status == "open":
            raise Refused(409, "not-started")
        if self.state is None:
            raise Refused(409, "revision" if self.is_outdated else "compiling")
        if self.state.is_over:
            raise Refused(409, "over")
        return self.state

    def must_not_be_closed(self) -> None:
        """Refused if the operator has closed the table."""
        if self.row.status == "closed":
            raise Refused(409, "closed")

    def gathering_s(self) -> float:
        """How many seconds the first draw still has to wait at most; none at a table of a set: its draws are those of
        other tables, where other browsers play.
        """
        if self.row.deal is not None:
            return 0.0
        return self.gathering.wait_s(self.people())

    def turn(self) -> wire.Turn | None:
        """Whose turn it is, and what can be undone."""
        if self.state is None:
            return None
        return wire.Turn(self.state.asked, self.state.held, self.state.may_undo(), self.thinking, self._clocks())

    def _clocks(self) -> list[int | None]:
        """The milliseconds each person has left."""
        if self.state is None or self.state.clocks is None:
            return []
        left = self.state.clocks.left_ms(self.now_ms())
        return [left[row.seat] if row.kind == "person" else None for row in self.row.seats]

    def is_time_up(self, seat: int) -> bool:
        """Whether a seat has run out of time."""
        clocks = self.state.clocks if self.state else None
        return clocks is not None and seat < len(self.row.seats) and clocks.is_up(seat, self.now_ms())

    def is_decided_without(self, seat: int) -> bool:
        """Whether the game is over if this seat loses, too: only one side is left, or no person."""
        assert self.state is not None
        lost = {seat, *(loss.seat for loss in self.state.lost)}
        sides = self.state.game.facts.sides(len(self.row.seats))
        left = [row for row in self.row.seats if row.seat not in lost]
        return len({sides[row.seat] for row in left}) <= 1 or not any(row.kind == "person" for row in left)

    def commitments(self) -> wire.Commitments | None:
        """What the server and the browsers have committed to, while nonces are being revealed."""
        fixed = self.gathering.fixed
        if not fixed or self.state is None or not self.state.is_untouched():
            return None
        hashes = tuple(
            chance.Contribution(one.seats, one.hash) for one in fixed
        )  # no nonce until all have been revealed
        return wire.Commitments(chance.commitment(self.row.secret), hashes)

    def missed(self, seats: frozenset[int]) -> list[wire.Missed]:
        """What happened while the people on these seats were away; shown until they act again."""
        found: list[wire.Missed] = []
        if self.state is None:
            return found
        for seat in sorted(seats):
            row = self.row.seats[seat]
            if row.left_at is not None and not row.resigned:
                found.append(self.state.missed(seat, row.left_at))
                found[-1].level = row.level or levels.USUAL_LEVEL
        return found


def people_of(row: TableRow) -> set[int]:
    """The seats of people who have not left."""
    return {one.seat for one in row.seats if one.kind == "person" and not one.away}
