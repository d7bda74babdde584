"""Square land in words: what is on a tile, what surrounds an empty cell, and which field of a tile is meant."""

from collections.abc import Sequence

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.land.rules.landscape import DIGIT
from tilewright.land.rules.tile import NOTHING, SHOWS, SIDES, LandTile

_DIGITS = [int(digit) for digit in DIGIT]


def tile(kind: LandTile, facing: int) -> Message:
    """The cities, roads and rivers of a turned tile with the sides they reach, and its monastery."""
    turned = kind.turned(facing)
    found = [
        *(_part("city", part, shields) for part, shields in zip(turned.cities, turned.shields, strict=True)),
        *(_part("road", part) for part in sorted(turned.roads, key=min)),
        *(_part("river", part) for part in turned.rivers),
        *([Message.of("land-monastery")] if turned.monastery else []),
    ]
    return Message.listed(found)


@cached.by_arguments
def around(need: int) -> Message:
    """What the neighbours of an empty cell show there; `need` is as in the frontier."""
    shown = [need // digit % 5 for digit in _DIGITS]
    kinds = [kind for kind in range(NOTHING + 1, len(SHOWS)) if kind in shown]
    return Message.listed(
        [_part(SHOWS[kind], [side for side, there in enumerate(shown) if there == kind]) for kind in kinds]
    )


def part(kind: LandTile, facing: int, name: str, index: int) -> Message | None:
    """Where on a turned tile a part is; None for a monastery."""
    turned = kind.turned(facing)
    if name == "field":
        return Message.of("corners", corners=_corners(turned.fields[index].halves))
    if name == "monastery":
        return None
    return _sides(turned.cities[index] if name == "city" else turned.roads[index])


def _part(kind: str, sides: Sequence[int], shields: int = 0) -> Message:
    more = {"shields": shields} if kind == "city" else {}
    return Message.of(f"land-{kind}", sides=_sides(sides), **more)


def _sides(sides: Sequence[int]) -> Message:
    return Message.of("sides", sides="".join(SIDES[side] for side in sorted(sides)))


def _corners(halves: tuple[int, ...]) -> str:
    """The corners of a tile that a field reaches, clockwise from the north-west: AB is its northern edge."""
    return "".join(corner for half, corner in zip(range(0, 8, 2), "ABCD", strict=True) if _reaches(halves, half))


def _reaches(halves: tuple[int, ...], half: int) -> bool:
    return half in halves or (half - 1) % 8 in halves
