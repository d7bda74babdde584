"""What each seat has read of a game, move by move, as words and as numbers: everything it can remember.

As numbers, a move has BITS bits: one that is always set, one that says whether the seat knows the action, and the
action's number; if the action is hidden from the seat, a digest of the words it has read instead.
"""

import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core import told
from tilewright.core.game import EVERYTHING, Game, Positions

NUMBER_BITS = 16
BITS = 2 + NUMBER_BITS


class Reading:
    """What the seats have read up to some move; immutable, so a copy is the object itself."""

    __slots__ = ("codes", "words")

    def __init__(self, words: tuple[tuple[str, ...], ...] = (), codes: tuple[tuple[int, ...], ...] = ()) -> None:
        self.words, self.codes = words, codes

    def __len__(self) -> int:
        return len(self.words)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Reading":
        return self

    def of(self, seat: int) -> list[str]:
        """The words one seat has read."""
        return [words[seat] for words in self.words]

    def bits(self, seat: int) -> NDArray[np.uint8]:
        """The same as rows of bits."""
        codes = np.array([codes[seat] for codes in self.codes], dtype="<u4")
        return np.unpackbits(codes.view(np.uint8).reshape(-1, 4), axis=1, bitorder="little")[:, :BITS]

    def after(self, game: Game, before: Positions, seats: int, actions: list[int], is_fixed: bool = False) -> "Reading":
        """The reading after these further actions; plays them in the position `before`, which is changed."""
        words, codes = list(self.words), list(self.codes)
        for action in actions:
            whole, *read = told.words(game, before, action, (EVERYTHING, *range(seats))).values()
            words.append(tuple(read))
            number = game.kernels.fixed(before, 0, action) if is_fixed else action
            codes.append(tuple(_code(number, text, text == whole) for text in read))
            game.kernels.apply(before, 0, action)
        return Reading(tuple(words), tuple(codes))

    def imagined(self, seat: int, seen: list[str]) -> "Reading":
        """The reading if only one seat's memory is certain: for the others, only what they see now."""
        if not self.words:
            return self
        nothing = [""] * len(seen)
        words, codes = [], []
        for k, (read, known) in enumerate(zip(self.words, self.codes, strict=True)):
            others = nothing if k < len(self.words) - 1 else seen
            words.append(tuple(text if other == seat else others[other] for other, text in enumerate(read)))
            codes.append(
                tuple(code if other == seat else _code(0, others[other], False) for other, code in enumerate(known))
            )
        return Reading(tuple(words), tuple(codes))


def _code(action: int, words: str, is_known: bool) -> int:
    number = action if is_known else zlib.crc32(words.encode()) & ((1 << NUMBER_BITS) - 1)
    return 1 | int(is_known) << 1 | number << 2
