"""Every picture of Tabula Rasa by its id: cards, tiles, the lanes of the sides and the chips of the seats."""

from collections.abc import Callable
from functools import lru_cache

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette, SeatColours
from tilewright.games.tabula_rasa.rules import material
from tilewright.games.tabula_rasa.table import layout
from tilewright.games.tabula_rasa.table.art import cards, terminal, tiles
from tilewright.games.tabula_rasa.table.art.colours import hatchings

Draw = Callable[[Palette], str]


@lru_cache(maxsize=1)
def _drawings() -> dict[str, Draw]:
    """How to draw each piece, by its id, in the order of a sheet."""
    found: dict[str, Draw] = {}
    for colour in material.COLOURS:
        for number in material.NUMBERS:
            found[cards.card_id(colour, number)] = _face(colour, number)
    found |= {
        cards.BACK: cards.back,
        cards.SMALL_BACK: cards.small_back,
        cards.REMOVED: cards.removed,
    }
    found |= {cards.stock_id(count): _stock(count) for count in range(material.DEALT + 1)}
    tile_drawings: dict[str, Draw] = {}
    for place in range(material.TERRITORY_COUNT):
        tile_drawings[tiles.territory_id(material.territory(place))] = _territory(place)
    tile_drawings[tiles.TREASURE] = lambda palette: tiles.treasure(material.TREASURE_POINTS, palette)
    tile_drawings[tiles.CASTLE] = lambda palette: tiles.castle(material.CASTLE_POINTS, palette)
    found |= tile_drawings
    found[tiles.TURNED] = lambda palette: tiles.turned(material.TREASURE_POINTS, palette)
    found |= {tiles.out_id(tile): _out(tile) for tile in tile_drawings}
    for seat in SEATS:
        found |= {
            tiles.lane_id(seat.name, room): _lane(seat, room)
            for room in range(layout.LEAST_ROOM, material.MOST_BESIDE + 2)
        }
    return found | {figures.chip_id(seat): _chip(seat) for seat in SEATS}


def _face(colour: str, number: int) -> Draw:
    return lambda palette: cards.face(colour, number, palette)


def _stock(count: int) -> Draw:
    return lambda palette: cards.stock(count, palette)


def _territory(place: int) -> Draw:
    return lambda palette: tiles.territory(material.territory(place), int(material.TERRITORY_POINTS[place]), palette)


def _out(tile: str) -> Draw:
    return lambda palette: tiles.out(tile)


def _lane(seat: SeatColours, room: int) -> Draw:
    return lambda palette: tiles.lane(seat, room)


def _chip(seat: SeatColours) -> Draw:
    return lambda palette: figures.chip(seat)


def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    return tuple(_drawings())


@lru_cache(maxsize=512)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin, which is its centre."""
    return _drawings()[art_id](palette)


def shared(palette: Palette) -> dict[str, str]:
    """The definitions that pieces refer to, by id; a page that shows any piece needs all of them."""
    return (
        {cards.bust_id(colour): cards.bust(colour, palette) for colour in material.COLOURS}
        | {
            "lattice": cards.lattice(palette),
            tiles.ROUNDEL: tiles.roundel(palette),
            tiles.CHEST: tiles.chest(palette),
            tiles.HELM: tiles.helm(palette),
        }
        | hatchings(palette)
        | figures.shared()
    )


def shapes() -> dict[str, str]:
    """The outlines of cards and tiles."""
    return {
        name: svg.ring(
            [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
        )
        for name, (width, height) in layout.SHAPES.items()
    }


def text(art_id: str) -> tuple[str, ...]:
    """The same piece for a terminal, as equally wide rows of Rich markup."""
    if art_id not in _drawings():
        raise KeyError(art_id)
    return terminal.text(art_id)
