"""The layout of what `observe` or `describe` fills: one list gives kernels their offsets and readers the meaning."""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """A group of numbers.

    With `inner` parts, `shape` says how often they repeat; otherwise it is the shape of the numbers themselves.
    """

    name: str
    shape: tuple[int, ...]
    holds: str  # for people
    inner: tuple["Part", ...] = ()

    @property
    def width(self) -> int:
        """How many numbers the part has."""
        return prod(self.shape) * (length(self.inner) if self.inner else 1)


def length(layout: tuple[Part, ...]) -> int:
    """How many numbers a layout has."""
    return sum(part.width for part in layout)


def places(layout: tuple[Part, ...]) -> tuple[int, ...]:
    """Where each part begins."""
    return tuple(length(layout[:k]) for k in range(len(layout)))
