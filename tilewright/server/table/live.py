"""A table as it is now: its row in the store, its game, and an open request to undo."""

from tilewright.server import wire
from tilewright.server.bots import levels
from tilewright.server.refusal import Refused
from tilewright.server.store.database import TableRow
from tilewright.server.table import chance
from tilewright.server.table.gathering import Gathering
from tilewright.server.table.request import Request
from tilewright.server.table.state import State


class LiveTable:
    """The state that a room changes and its audience sees."""

    def __init__(self, row: TableRow, gather_s: float) -> None:
        self.row = row
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

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for a seat."""
        row = self.row.seats[seat]
        return row.kind == "bot" or row.away

    def people(self) -> set[int]:
        """The seats of people who have not left."""
        return {row.seat for row in self.row.seats if row.kind == "person" and not row.away}

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
        """How many seconds the first draw still has to wait at most."""
        return self.gathering.wait_s(self.people())

    def turn(self) -> wire.Turn | None:
        """Whose turn it is, and what can be undone."""
        if self.state is None:
            return None
        return wire.Turn(self.state.asked, self.state.held, self.state.may_undo(), self.thinking)

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
            if row.left_at is not None and not row.away:
                found.append(self.state.missed(seat, row.left_at))
                found[-1].level = row.level or levels.USUAL_LEVEL
        return found
