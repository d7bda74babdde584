"""The moves of a game as each seat may read them."""

from tilewright.core.game import EVERYTHING, Game, Positions
from tilewright.core.table import Table


class Log:
    """What was played, in words for everybody's eyes."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.moves: list[str] = []  # the record
        self.read: tuple[list[str], ...] = tuple([] for _ in range(seats))

    @classmethod
    def of(cls, table: Table) -> "Log":
        """All that was played at a table."""
        made = cls(table.game, table.seats)
        again = Table(table.game, table.seats, options=table.options, deals=False)
        for move in table.moves:
            made.add(again.position, table.game.read(again.position, move))
            again.play(move)
        return made

    def add(self, position: Positions, action: int) -> None:
        """An action is about to be played in this position."""
        self.moves.append(self.game.write(position, action, EVERYTHING))
        for seat, moves in enumerate(self.read):
            moves.append(self.game.write(position, action, seat))
