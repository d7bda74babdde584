"""Guards a game's functions: what is no position of it, no action and no words must not reach its compiled rules,
where wrong input can end Python itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np

from tilewright.core.game import EVERYTHING, Facts, Positions, check_position


@dataclass(frozen=True)
class Guard:
    """Wraps the functions of one game; a ValueError says what is wrong with what they are given."""

    facts: Facts
    dtype: np.dtype[Any]
    actions: int

    def only(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, for positions of this game only."""

        def asked(position: Positions, *more: Any, **named: Any) -> Any:
            check_position(self.facts, self.dtype, position)
            return ask(position, *more, **named)

        return asked

    def seen(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        """The same function of a position and a viewer, for a seat, a spectator or the record only."""

        def asked(position: Positions, viewer: int, *more: Any) -> Any:
            check_position(self.facts, self.dtype, position)
            if not isinstance(viewer, SupportsIndex) or int(viewer) not in range(EVERYTHING, self.facts.seats[-1]):
                raise ValueError(f"there is no seat {viewer!r} (possible: 0 to the last, -1 for a spectator)")
            return ask(position, viewer, *more)

        return asked

    def write(self, write: Callable[[Positions, int, int], str]) -> Callable[[Positions, int, int], str]:
        """The same, for action numbers of this game only."""
        actions = self.actions

        def written(position: Positions, action: int, viewer: int) -> str:
            check_position(self.facts, self.dtype, position)
            if not isinstance(action, SupportsIndex) or not 0 <= int(action) < actions:
                raise ValueError(f"there is no action {action!r} (possible: some from 0 to {actions - 1})")
            return write(position, action, viewer)

        return written

    def read(self, read: Callable[[Positions, str], int]) -> Callable[[Positions, str], int]:
        """The same, for words only."""

        def understood(position: Positions, words: str) -> int:
            check_position(self.facts, self.dtype, position)
            if not isinstance(words, str):
                raise ValueError(f"a move is words, not {words!r}")
            return read(position, words)

        return understood
