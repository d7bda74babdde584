"""A table whose game is given by name, for Python and notebooks."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilewright import games
from tilewright.core import table
from tilewright.core.game import Game
from tilewright.core.record import Record, RecordError
from tilewright.games import UnknownGameError

if TYPE_CHECKING:
    from tilewright.analysis.advice import Forecast, Hint


class Table(table.Table):
    """One game being played: `Table("carcassonne", seats=3, seed=7, river="yes")`.

    A game that was never compiled on this machine is played uncompiled while that happens in the background.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        deals: bool = True,
        position: Mapping[str, Any] | None = None,
        **more_options: str,
    ) -> None:
        if not isinstance(game, str | Game):
            raise ValueError(f"a game is given by its name, not {game!r} (possible: {', '.join(games.names())})")
        found = _at_once(game) if isinstance(game, str) else game
        super().__init__(found, seats, seed, options, deals, position, **more_options)

    def hint(self) -> "Hint":
        """The best choices of the seat to move, by what it knows; the game must not be over."""
        from tilewright.analysis import advice  # noqa: PLC0415 -- most tables are never asked

        return advice.hint(self.game, self.position, self.seats, len(self.moves), is_built=self.start is not None)

    def forecast(self, viewer: int = 0) -> "Forecast":
        """How the game stands for every seat, by what one of them knows: points to expect, and chances to win."""
        from tilewright.analysis import advice  # noqa: PLC0415

        self.check_viewer(viewer)
        return advice.forecast(
            self.game, self.position, self.seats, viewer, len(self.moves), is_built=self.start is not None
        )

    @classmethod
    def of(cls, record: Record, ply: int | None = None) -> "Table":
        """The table after the first `ply` moves of a record (all if None); RecordError names the line that is wrong."""
        if not isinstance(record, Record):
            raise ValueError(f"a table is made of a Record, not {type(record).__name__}: Record.read(text) makes one")
        try:
            game = _at_once(games.played(record.game, record.revision))
        except UnknownGameError as error:
            raise RecordError(record.head_line("game"), str(error)) from None
        return cls.replay(game, record, ply)

    @classmethod
    def load(cls, path: str | Path, ply: int | None = None) -> "Table":
        """The table of a record saved in a file."""
        return cls.of(Record.load(path), ply)


def _at_once(name: str) -> Game:
    from tilewright import start  # noqa: PLC0415 -- it needs tables itself, to load games

    return start.at_once(name)
