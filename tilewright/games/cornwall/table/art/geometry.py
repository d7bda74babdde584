"""The geometry of Cornwall's pictures in units of 1/100 of a field's height: fields, tiles, figures and the pub."""

import math

from tilewright.games.cornwall.rules import material
from tilewright.kit.hex import STEPS

RADIUS = 50.0  # from a field's centre to its corners, one of which points up
WIDTH = RADIUS * math.sqrt(3)
SHAPE = "field"  # the id of a field's outline

FIGURE_PLACE = (0.0, 6.0)  # where a figure stands on a field
FIGURE_BESIDE = (14.0, 10.0)  # where it stands next to a symbol
SYMBOL_PLACE = (-11.0, -7.0)
PRICE_PLACE = (-21.0, 24.0)

ROOM = (176.0, 74.0)  # width and height of a seat's room in the pub
ROOF = 46.0
_SLOTS = (
    (16.0, 37.0, 58.0, 79.0),
    (100.0, 121.0),
    (149.0,),
)  # the slots for each size of figure, from the left of a room
_FLOOR = 24.0  # from the place of a figure down to the floor of its room


def middle(q: float, r: float) -> tuple[float, float]:
    """The centre of a field."""
    return WIDTH * (q + r / 2), 1.5 * RADIUS * r


def centre(places: list[tuple[int, int]]) -> tuple[float, float]:
    """The centre of a tile, the corner where its three fields meet; bit for bit the same for any order of fields."""
    return middle(sum(q for q, _ in places) / len(places), sum(r for _, r in places) / len(places))


def corners(radius: float = RADIUS) -> list[tuple[float, float]]:
    """The corners of a field, clockwise; side k, towards step k, is between corners k and k + 1."""
    angles = [math.radians(60 * k - 30) for k in range(6)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def offsets(facing: int) -> list[tuple[float, float]]:
    """The centres of a tile's fields, relative to the tile's centre."""
    places = [(0, 0), STEPS[facing], STEPS[(facing + 1) % 6]]
    x, y = centre(places)
    return [(mx - x, my - y) for mx, my in (middle(q, r) for q, r in places)]


def pub_size(seats: int) -> tuple[float, float]:
    """Width and height of the pub: two rooms per floor, and the roof."""
    return 2 * ROOM[0], ROOF + ROOM[1] * ((seats + 1) // 2)


def room(seats: int, seat: int) -> tuple[float, float]:
    """The upper left corner of a seat's room; that of the pub is (0, 0)."""
    return ROOM[0] * (seat % 2), ROOF + ROOM[1] * (seat // 2)


def pub_place(seats: int, seat: int, size: int, number: int) -> tuple[float, float]:
    """Where a figure of a seat stands in the pub."""
    left, top = room(seats, seat)
    return left + _SLOTS[size][number], top + ROOM[1] - _FLOOR


assert len(_SLOTS) == len(material.SIZES)
