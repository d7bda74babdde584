"""The layout of the wheel board, in hundredths of a tile from the board's centre."""

import math
from collections.abc import Sequence

from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules.material import CROWNS, FIRST_SPACE, SEGMENT_OF_SPACE, SEGMENTS

CENTRE = (150, 150)  # of the board, relative to the centre of its north-west place
RIM = 175  # radius of the wheel
RING = 162  # where the segments end
HUB = 44  # where the segments begin
ROOM = 17.5  # radius of a crown space
_SPREAD = 15  # degrees from a segment's middle to each of its two crown spaces
_ASIDE = (0, 0, -12, 0, 12, 0)  # degrees by which a single crown space makes room for its segment's name
_PIG = (-17, 0, 12, 0, -12, 0)  # degrees by which the pig keeps clear of crown spaces
_ICON = (86, 93, 82, 93, 80, 93)  # distance of each icon from the centre
_RAISED = (6, 6, 12, 12, 12, 6)  # how far each icon is raised, so that its name fits below


def polar(radius: float, degrees: float) -> Point:
    """The point at this distance and direction from the centre; degrees run clockwise from the north."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


def middle(segment: int) -> float:
    """The direction of a segment's middle, in degrees."""
    return segment * 360 / len(SEGMENTS)


def icon(segment: int) -> Point:
    """Where a segment's icon is, which is also the origin of its piece."""
    x, y = polar(_ICON[segment], middle(segment))
    return x, y - _RAISED[segment]


def room(segment: int, number: int) -> Point:
    """The centre of a crown space; the first of each segment has number 0."""
    aside = _ASIDE[segment] if CROWNS[segment] == 1 else (-_SPREAD, _SPREAD)[number]
    return polar(139, middle(segment) + aside)


def pig(segment: int) -> Point:
    """Where the pig stands on the rim."""
    x, y = polar(167, middle(segment) + _PIG[segment])
    return x, y - 4


def heading(segment: int) -> str:
    """Which way the pig faces, walking clockwise: east in the upper half, west in the lower."""
    return "east" if math.cos(math.radians(middle(segment))) > 0 else "west"


def near(halves: Sequence[int]) -> Point:
    """A point of a place near these half sides, numbered clockwise from its north-west corner."""
    spots = [polar(40, 45 * half - 22.5) for half in halves]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def on_table(point: Point) -> Point:
    """The same point on the table, whose origin is the centre of the board's north-west place."""
    return point[0] + CENTRE[0], point[1] + CENTRE[1]


def crown_point(space: int) -> Point:
    """Where a crown space is on the table; spaces are numbered segment by segment."""
    segment = SEGMENT_OF_SPACE[space]
    return on_table(room(segment, space - int(FIRST_SPACE[segment])))
