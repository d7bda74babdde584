"""A game followed from one seat: a position built from moves as that seat may read them, `?` included.

Hidden information is guessed. When a move shows that a guess was wrong, everything hidden is dealt again until the move
could have been played, so every guess is consistent with everything seen so far.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.core.game import CHANCE, Game
from tilewright.core.move import HIDDEN, Refusal
from tilewright.kit.random import below, stream

TRIES = 20_000  # new deals before a move is considered impossible


class FollowError(ValueError):
    """A move cannot have been played."""


class Follower:
    """One seat's view of a game, kept up to date."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        options: Mapping[str, str],
        seed: int,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.options = dict(options)
        self.start = start  # the position in words that the game begins at, if not at its start
        self._rng = stream(seed)
        self._begin()

    def _begin(self) -> None:
        self.position = self.game.begin(self.seats, self.options, self.start)
        self.moves: list[str] = []

    def follow(self, moves: Sequence[str]) -> None:
        """Go to the position after these moves; from the start if they do not continue the known ones."""
        if list(moves[: len(self.moves)]) != self.moves:
            self._begin()
        for move in moves[len(self.moves) :]:
            self._play(move)

    def _play(self, words: str) -> None:
        for _ in range(TRIES):
            action = self._action(words)
            if action is not None:
                self.game.kernels.apply(self.position, 0, action)
                self.moves.append(words)
                return
            self.game.kernels.redeal(self.position, 0, self.seat, self._rng)
        raise FollowError(f"move {len(self.moves) + 1}, '{words}', cannot have been played")

    def _action(self, words: str) -> int | None:
        """An action with these words; if there are several, a random one."""
        if HIDDEN not in words.split():
            try:
                return self.game.read(self.position, words)
            except Refusal:
                return None
        legal = self.game.legal(self.position)
        is_chance = self.game.kernels.actor(self.position, 0) == CHANCE
        weights = self.game.weights(self.position) if is_chance else [1] * len(legal)
        fitting = [
            (action, weight)
            for action, weight in zip(legal, weights, strict=True)
            if self.game.write(self.position, action, self.seat) == words
        ]
        at = int(below(self._rng, sum(weight for _, weight in fitting))) if fitting else -1
        for action, weight in fitting:
            at -= weight
            if at < 0:
                return action
        return None
