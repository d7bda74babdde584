"""How far square land reaches on the table, in units of 1/100 of a tile."""

from collections.abc import Iterable

from tilewright.core.scene import Box, Piece, Spot

UNIT = 100  # a tile's side


def reach(points: Iterable[Piece | Spot], within: Box | None = None) -> Box:
    """The furthest of some points, and of what was reached already: left, top, right and bottom."""
    xs, ys = [], []
    for point in points:
        xs.append(point.x)
        ys.append(point.y)
    if within is not None:
        xs += within[::2]
        ys += within[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def box(reached: Box) -> Box:
    """The box that shows whole tiles at all points reached."""
    left, top = reached[0] - UNIT / 2, reached[1] - UNIT / 2
    return left, top, reached[2] + UNIT / 2 - left, reached[3] + UNIT / 2 - top
