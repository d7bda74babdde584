"""The moves of a game as each seat may read them."""

from tilewright.core import told
from tilewright.core.game import EVERYTHING, Game, Positions


class Log:
    """The moves played so far: the record, and what each seat may read of it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.moves: list[str] = []  # the record
        self.read: tuple[list[str], ...] = tuple([] for _ in range(seats))

    def add(self, position: Positions, action: int) -> None:
        """Add an action that is about to be played in this position."""
        words = told.words(self.game, position, action, (EVERYTHING, *range(len(self.read))))
        self.moves.append(words[EVERYTHING])
        for seat, moves in enumerate(self.read):
            moves.append(words[seat])
