"""What a bot is: it is shown what its seat may know, and answers with an action and its reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Positions, clone


class BotError(RuntimeError):
    """A bot that gives no move: it is late, dead, talks nonsense or breaks the rules."""


@dataclass(frozen=True)
class Question:
    """One decision of a bot. The position holds nothing its seat may not know: the rest is dealt again."""

    game: Game
    position: Positions
    seats: int
    seat: int
    options: Mapping[str, str] = field(default_factory=dict)
    moves: Sequence[str] = ()  # what was played so far, as the seat may read it

    @classmethod
    def of(
        cls,
        game: Game,
        position: Positions,
        seats: int,
        seat: int,
        rng: NDArray[np.uint64],
        options: Mapping[str, str] | None = None,
        moves: Sequence[str] = (),
    ) -> "Question":
        """The question for a seat, with everything hidden from it dealt again at random."""
        seen = clone(position)
        game.kernels.redeal(seen, 0, seat, rng)
        return cls(game, seen, seats, seat, options or {}, moves)

    def words(self, action: int) -> str:
        """An action as its seat would say it."""
        return self.game.write(self.position, action, self.seat)


@dataclass(frozen=True)
class Answer:
    """What a bot decided, and why."""

    action: int
    scores: Sequence[float] = ()  # the points each seat may expect at the end
    leads: Sequence[float] = ()  # the lead over the best other that each seat may expect, in points
    odds: Sequence[float] = ()  # each seat's chance to win
    line: Sequence[str] = ()  # the moves it expects, in words, beginning with its own
    iterations: int = 0
    visits: Mapping[int, int] = field(default_factory=dict)  # how often a search looked at each legal action


class Bot(Protocol):
    """A player made of code. It plays one seat of one game, and answers one question at a time."""

    def decide(self, question: Question) -> Answer:
        """The action to play; BotError if it has none."""

    def stop(self) -> None:
        """Answer at once with what is known so far; may be called from another thread."""
