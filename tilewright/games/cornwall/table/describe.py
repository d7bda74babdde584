"""The land of Cornwall in words: the fields of a tile, and the regions that a place for it touches."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table import survey

_WHERE = (  # a tile's fields from its centre, by facing
    ("northwest", "northeast", "south"),
    ("north", "southeast", "southwest"),
    ("northeast", "south", "northwest"),
    ("southeast", "southwest", "north"),
    ("south", "northwest", "northeast"),
    ("southwest", "north", "southeast"),
)
Region = tuple[int, int, int]  # its number, terrain and number of fields


@cached.by_arguments
def tile(kind: int, facing: int) -> Message:
    """The fields of a turned tile, and where on it each is."""
    shown = material.TILES[kind]
    return Message.listed(
        [
            Message.of("land-field", field=_printed(terrain, symbol), where=Message.of(f"at-{where}"))
            for terrain, symbol, where in zip(shown.terrains, shown.symbols, _WHERE[facing], strict=True)
        ]
    )


def _printed(terrain: int, symbol: int) -> Message:
    name = Message.of(f"terrain-{material.TERRAINS[terrain]}")
    if symbol == material.NO_SYMBOL:
        return name
    return Message.of("land-symbol", terrain=name, symbol=Message.of(f"symbol-{material.SYMBOLS[symbol]}"))


@cached.by_arguments
def field(terrain: int, symbol: int, members: int) -> Message:
    """A field of a region with this many fields."""
    name = Message.of(f"terrain-{material.TERRAINS[terrain]}")
    if symbol == material.NO_SYMBOL:
        return Message.of("tip-field", terrain=name, fields=members)
    printed = Message.of(f"symbol-{material.SYMBOLS[symbol]}")
    return Message.of("tip-field-symbol", terrain=name, symbol=printed, fields=members)


@cached.by_fields(state.POSITION, "laid", "field_q", "field_r", "terrain", "area", "members")
def regions(p: Any) -> dict[survey.Place, Region]:
    """The region of every field on the table."""
    areas = p.area[: survey.FIRST_FIELD[p.laid]]
    places = zip(p.field_q, p.field_r, strict=True)
    return {at: (area, p.terrain[area], p.members[area]) for area, at in zip(areas, places, strict=False)}


def site(known: dict[survey.Place, Region], q: int, r: int, kind: int) -> Message:
    """The regions that each field of a tile would touch on a site."""
    found = []
    for where, (at_q, at_r) in zip(_WHERE[kind], survey.places(q, r, kind), strict=True):
        touched = {known[at] for at in survey.around(at_q, at_r) if at in known}
        if touched:
            found.append(_beside(where, tuple(sorted((terrain, size) for _, terrain, size in touched))))
    return Message.listed(found)


@cached.by_arguments
def _beside(where: str, touched: tuple[tuple[int, int], ...]) -> Message:
    regions = [
        Message.of("land-region", terrain=Message.of(f"terrain-{material.TERRAINS[terrain]}"), fields=size)
        for terrain, size in touched
    ]
    return Message.of("land-beside", where=Message.of(f"at-{where}"), regions=Message.listed(regions))
