"""The interface of a bot: it sees what its seat may know, and answers with an action and its reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Positions, clone


class BotError(RuntimeError):
    """A bot gives no move: it is late or dead, or its answer makes no sense or breaks the rules."""


class UnknownBotError(ValueError):
    """No bot has this name or these settings; the message lists what is possible."""


@dataclass(frozen=True)
class Question:
    """One decision of a bot. The position shows nothing its seat may not know: hidden things are dealt again."""

    game: Game
    position: Positions
    seats: int
    seat: int
    options: Mapping[str, str] = field(default_factory=dict)
    moves: Sequence[str] = ()  # played so far, as the seat may read them
    start: Mapping[str, Any] | None = None  # the position in words before them, if the game did not begin at its start

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
        start: Mapping[str, Any] | None = None,
    ) -> "Question":
        """The question for a seat, with everything hidden from it dealt again at random."""
        seen = clone(position)
        game.kernels.redeal(seen, 0, seat, rng)
        if start is not None:
            first = game.begin(seats, options, start)
            game.kernels.redeal(first, 0, seat, rng)
            start = game.state(first)
        return cls(game, seen, seats, seat, options or {}, moves, start)

    def words(self, action: int) -> str:
        """An action in words, as its seat may read it."""
        return self.game.write(self.position, action, self.seat)


@dataclass(frozen=True)
class Answer:
    """A bot's decision, and the reasons."""

    action: int
    scores: Sequence[float] = ()  # the points each seat can expect at the end
    leads: Sequence[float] = ()  # the lead each seat can expect over the other sides, in points
    odds: Sequence[float] = ()  # each seat's chance of winning
    line: Sequence[str] = ()  # the moves it expects, in words, starting with its own
    iterations: int = 0
    visits: Mapping[int, int] = field(default_factory=dict)  # how often a search visited each legal action


class Bot(Protocol):
    """A computer player. It plays one seat of one game, and answers one question at a time."""

    def decide(self, question: Question) -> Answer:
        """The action to play; raises BotError if it has none."""

    def stop(self) -> None:
        """Make it answer now with what it knows so far; may be called from another thread."""
