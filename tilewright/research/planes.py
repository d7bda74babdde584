"""An observation as planes or as a graph: what lies on the table at its place, instead of in the order it was laid.

Works for every game that observes things with coordinates: a repeated part with `x` and `y`, or with
`q` and `r` for hexagons.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Part
from tilewright.research.observation import parts

SCALE = 8  # coordinates are observed as eighths
SQUARE, HEXAGON = ((1, 0), (0, 1)), ((1, 0), (0, 1), (1, -1))  # steps to half of the neighbours
_AXES = {("x", "y"): SQUARE, ("q", "r"): HEXAGON}


class Graph(NamedTuple):
    """What lies on the table of one position, and what lies next to it."""

    nodes: NDArray[np.float32]  # a row for each thing, the numbers of the observation
    edges: NDArray[np.int64]  # pairs of rows that are neighbours, each pair once in both directions


class Planes:
    """Turns observations of a game into planes: what lies on the table, centred, a channel for each number."""

    def __init__(self, game: Game, size: int = 31) -> None:
        self.game, self.size = game, size
        self.part, (column, row), self.steps = _located(game)
        self._at = {inner.name: at for inner, at in zip(self.part.inner, _starts(self.part.inner), strict=True)}
        self._columns, self._rows = self._at[column], self._at[row]

    @property
    def channels(self) -> list[str]:
        """The name of each plane."""
        return [
            inner.name if inner.width == 1 else f"{inner.name}.{k}"
            for inner in self.part.inner
            for k in range(inner.width)
        ]

    def of(self, seen: NDArray[Any]) -> NDArray[np.float32]:
        """Planes[..., channel, row, column] of one observation or of rows of them; what lies outside is left out."""
        numbers = parts(self.game, np.atleast_2d(seen))[self.part.name]
        made = np.zeros((len(numbers), numbers.shape[2], self.size, self.size), dtype=np.float32)
        which, thing = np.nonzero(numbers[:, :, 0])
        columns, rows = self._centred(numbers, which, thing)
        inside = (columns >= 0) & (columns < self.size) & (rows >= 0) & (rows < self.size)
        which, thing, columns, rows = which[inside], thing[inside], columns[inside], rows[inside]
        made[which, :, rows, columns] = numbers[which, thing]
        return made.reshape(*seen.shape[:-1], *made.shape[1:])

    def _centred(
        self, numbers: NDArray[Any], which: NDArray[np.int64], thing: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The columns and rows of all things, so that the middle of each table is in the middle of its planes."""
        found = []
        for axis in (self._columns, self._rows):
            at = np.rint(numbers[which, thing, axis] * SCALE).astype(np.int64)
            least, most = np.full(len(numbers), 2**31), np.full(len(numbers), -(2**31))
            np.minimum.at(least, which, at)
            np.maximum.at(most, which, at)
            found.append(at - (least + most)[which] // 2 + self.size // 2)
        return found[0], found[1]

    def graph(self, seen: NDArray[Any]) -> Graph:
        """One observation as a graph."""
        numbers = parts(self.game, seen)[self.part.name]
        nodes = np.array(numbers[numbers[:, 0] > 0], dtype=np.float32)
        at = np.rint(nodes[:, [self._columns, self._rows]] * SCALE).astype(np.int64)
        known = {(int(x), int(y)): number for number, (x, y) in enumerate(at)}
        edges = []
        for (x, y), number in known.items():
            for dx, dy in self.steps:
                other = known.get((x + dx, y + dy))
                if other is not None:
                    edges += [(number, other), (other, number)]
        return Graph(nodes, np.array(sorted(edges), dtype=np.int64).reshape(-1, 2))


def _located(game: Game) -> tuple[Part, tuple[str, str], tuple[tuple[int, int], ...]]:
    """The part of an observation whose things have coordinates, their names, and the steps to neighbours."""
    for part in game.layout:
        names = {inner.name for inner in part.inner}
        for axes, steps in _AXES.items():
            if set(axes) <= names:
                return part, axes, steps
    raise ValueError(f"{game.name} observes nothing with coordinates, so it has no planes")


def _starts(layout: tuple[Part, ...]) -> list[int]:
    return [sum(part.width for part in layout[:k]) for k in range(len(layout))]
