"""What a game starts from: everything about its table that the rules and the draws depend on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tilewright import games
from tilewright.core.game import Game, Positions
from tilewright.core.move import HIDDEN
from tilewright.server.store.database import TableRow
from tilewright.server.store.schema import ByHand
from tilewright.server.table.clock import rule_of
from tilewright.server.wire import Clock


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same from the first move of a game to its last."""

    seats: int
    options: Mapping[str, str]
    revision: int  # of the rules
    secret: str = ""  # all draws follow from it and from what the browsers contribute
    given: int = 0  # this many moves were taken over from another game
    code: str = ""  # of the table
    clock: Clock | None = None
    deal: str = ""  # the set of tables that have the same luck, if it is one of a set
    by_hand: ByHand = ""
    start: Mapping[str, Any] | None = None  # the position in words that the game begins at, if not at its start

    @classmethod
    def of(cls, row: TableRow) -> "Setup":
        """The setup of a stored table."""
        clock = rule_of(row.clock)
        return cls(
            len(row.seats),
            row.options,
            row.revision,
            row.secret,
            row.given,
            row.code,
            clock,
            row.deal or "",
            row.by_hand,
            row.start,
        )

    def begin(self, game: Game) -> Positions:
        """The position before the first move."""
        return game.begin(self.seats, self.options, self.start)

    def shown_start(self, game: str, knows_all: bool) -> Mapping[str, Any] | None:
        """Where the game begins, for its record; hidden as a whole from those who may not know all of it."""
        if self.start is None or knows_all or (game in games.names() and not games.hides(game)):
            return self.start
        return {HIDDEN: HIDDEN}


def rules_of(row: TableRow) -> str:
    """The rules a table is played by: today's, or those of its revision if they were kept."""
    return games.played(row.game, row.revision) if row.game in games.names() else row.game
