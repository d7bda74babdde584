"""Square land in words: what is on a tile, and what surrounds an empty cell."""

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


def _part(kind: str, sides: Sequence[int], shields: int = 0) -> Message:
    more = {"shields": shields} if kind == "city" else {}
    return Message.of(f"land-{kind}", sides=_sides(sides), **more)


def _sides(sides: Sequence[int]) -> Message:
    return Message.of("sides", sides="".join(SIDES[side] for side in sorted(sides)))
