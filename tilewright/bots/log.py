"""The moves of a game as each seat may read them; what was hidden when it was played may lie open later."""

from tilewright.core.game import EVERYTHING, Game, Positions, clone
from tilewright.core.move import HIDDEN
from tilewright.core.table import Table


class Log:
    """What was played, in words for everybody's eyes."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.moves: list[str] = []  # the record
        self._read: list[list[str]] = [[] for _ in range(seats)]
        self._hidden: list[tuple[int, Positions, int]] = []  # number, position and action of moves that may open

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
        for seat, moves in enumerate(self._read):
            moves.append(self.game.write(position, action, seat))
        if self.game.reread and any(HIDDEN in moves[-1].split() for moves in self._read):
            self._hidden.append((len(self.moves) - 1, clone(position), action))

    def read(self, seat: int, now: Positions) -> tuple[str, ...]:
        """All moves as a seat may read them in this position, which they led to."""
        moves = self._read[seat]
        if self.game.reread:
            for number, before, action in self._hidden:
                moves[number] = self.game.reread(before, action, seat, now)
        return tuple(moves)
