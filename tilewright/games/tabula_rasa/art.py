"""Every picture of Tabula Rasa by its id: cards, tiles, the lanes of the sides and the chips of the seats."""

from collections.abc import Callable
from functools import lru_cache

from tilewright.art import figures
from tilewright.core.palette import SEATS, Palette
from tilewright.games.tabula_rasa import art_card, art_text, art_tile
from tilewright.games.tabula_rasa.art_colours import hatchings
from tilewright.games.tabula_rasa.layout import LEAST_ROOM
from tilewright.games.tabula_rasa.material import (
    CASTLE_POINTS,
    COLOURS,
    DEALT,
    MOST_BESIDE,
    NUMBERS,
    TERRITORIES,
    TERRITORY_POINTS,
    TREASURE_POINTS,
)
from tilewright.games.tabula_rasa.material import territory as territory_name
from tilewright.games.tabula_rasa.state import MOST_SEATS, MOST_SIDES

Draw = Callable[[Palette], str]


@lru_cache(maxsize=1)
def _drawings() -> dict[str, Draw]:
    """How to draw each piece, by its id, in the order of a sheet."""
    found: dict[str, Draw] = {}
    for colour in COLOURS:
        for number in NUMBERS:
            found[art_card.card_id(colour, number)] = _face(colour, number)
    found |= {
        art_card.BACK: art_card.back,
        art_card.SMALL_BACK: art_card.small_back,
        art_card.REMOVED: art_card.removed,
    }
    found |= {art_card.stock_id(count): _stock(count) for count in range(DEALT + 1)}
    tiles: dict[str, Draw] = {}
    for place in range(TERRITORIES):
        tiles[art_tile.territory_id(territory_name(place))] = _territory(place)
    tiles[art_tile.TREASURE] = lambda palette: art_tile.treasure(TREASURE_POINTS, palette)
    tiles[art_tile.CASTLE] = lambda palette: art_tile.castle(CASTLE_POINTS, palette)
    found |= tiles
    found[art_tile.TURNED] = lambda palette: art_tile.turned(TREASURE_POINTS, palette)
    found |= {art_tile.out_id(tile): _out(tile) for tile in tiles}
    for seat in SEATS[:MOST_SIDES]:
        found |= {
            art_tile.lane_id(seat.name, room): _lane(seat.name, room) for room in range(LEAST_ROOM, MOST_BESIDE + 2)
        }
    return found | {figures.chip_id(seat): _chip(number) for number, seat in enumerate(SEATS[:MOST_SEATS])}


def _face(colour: str, number: int) -> Draw:
    return lambda palette: art_card.face(colour, number, palette)


def _stock(count: int) -> Draw:
    return lambda palette: art_card.stock(count, palette)


def _territory(place: int) -> Draw:
    return lambda palette: art_tile.territory(territory_name(place), int(TERRITORY_POINTS[place]), palette)


def _out(tile: str) -> Draw:
    return lambda palette: art_tile.out(tile)


def _lane(seat: str, room: int) -> Draw:
    return lambda palette: art_tile.lane(seat, room)


def _chip(number: int) -> Draw:
    return lambda palette: figures.chip(SEATS[number])


def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    return tuple(_drawings())


@lru_cache(maxsize=512)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin, which is its centre."""
    return _drawings()[art_id](palette)


def shared(palette: Palette) -> dict[str, str]:
    """What the pieces refer to, by id; a page that shows any of them needs all of these."""
    return (
        {art_card.bust_id(colour): art_card.bust(colour, palette) for colour in COLOURS}
        | {
            "lattice": art_card.lattice(palette),
            art_tile.ROUNDEL: art_tile.roundel(palette),
            art_tile.CHEST: art_tile.chest(palette),
            art_tile.HELM: art_tile.helm(palette),
        }
        | hatchings(palette)
        | figures.shared()
    )


def text(art_id: str) -> tuple[str, ...]:
    """The same piece for a terminal, as equally wide rows of Rich markup."""
    if art_id not in _drawings():
        raise KeyError(art_id)
    return art_text.text(art_id)
