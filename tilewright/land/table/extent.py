"""How far square land extends on the table, in units of 1/100 of a tile."""

from collections.abc import Sequence

from tilewright.core.scene import Box, Piece, Spot

UNIT = 100  # a tile's side


def reach(points: Sequence[Piece | Spot], within: Box | None = None) -> Box:
    """The bounds of some points, and of the box `within` if given: left, top, right and bottom."""
    xs, ys = [point.x for point in points], [point.y for point in points]
    if within is not None:
        xs += within[::2]
        ys += within[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def box(reached: Box) -> Box:
    """The box that shows a whole tile at every point within these bounds."""
    left, top = reached[0] - UNIT / 2, reached[1] - UNIT / 2
    return left, top, reached[2] + UNIT / 2 - left, reached[3] + UNIT / 2 - top
