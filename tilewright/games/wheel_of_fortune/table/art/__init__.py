"""All pictures of Wheel of Fortune: its land tiles in each facing, the board, the wheel, the pig and the figures."""

from functools import lru_cache

from tilewright.art import figures
from tilewright.core.palette import SEATS, Palette
from tilewright.games.wheel_of_fortune.rules.material import KINDS, SEGMENTS, STEPS, TILES, TYPES
from tilewright.games.wheel_of_fortune.table.art import board, outline, terminal, wheel
from tilewright.land.table import shape as land_shape
from tilewright.land.table.art import terminal as land_terminal
from tilewright.land.table.art import tile as land_tile

HEADINGS = ("east", "west")
_SEATS = {seat.name: seat for seat in SEATS}
_TILES = {
    land_tile.tile_id(TILES[kind].name, facing, STEPS[kind]): (TYPES[TILES[kind].name], facing, STEPS[kind])
    for kind in range(KINDS)
    for facing in range(4)
}


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    segments = [f"segment/{name}{state}" for name in SEGMENTS for state in ("", "/active")]
    postures = [figures.figure_id(seat, lying=lying) for lying in (False, True) for seat in SEATS]
    chips = [figures.chip_id(seat) for seat in SEATS]
    return (*_TILES, "board", *segments, *(f"pig/{heading}" for heading in HEADINGS), *postures, *chips)


@lru_cache(maxsize=1024)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin: the centre of a tile or the board, or the place where a figure stands."""
    if art_id in _TILES:
        shape, facing, number = _TILES[art_id]
        return land_tile.tile(shape, facing, palette, number)
    match art_id.split("/"):
        case ["board"]:
            return board.board(palette)
        case ["segment", name] if name in SEGMENTS:
            return wheel.segment(SEGMENTS.index(name), palette, is_active=False)
        case ["segment", name, "active"] if name in SEGMENTS:
            return wheel.segment(SEGMENTS.index(name), palette, is_active=True)
        case ["pig", heading] if heading in HEADINGS:
            return wheel.pig(heading, palette)
        case ["figure", seat, "standing" | "lying" as posture] if seat in _SEATS:
            return figures.figure(_SEATS[seat], palette, lying=posture == "lying")
        case ["chip", seat] if seat in _SEATS:
            return figures.chip(_SEATS[seat])
    raise KeyError(art_id)


def shared(palette: Palette) -> dict[str, str]:
    """Definitions that the pieces refer to, by id; a page that shows any piece needs all of them."""
    return land_tile.ornaments(palette) | figures.shared() | board.shared()


@lru_cache(maxsize=1)
def shapes() -> dict[str, str]:
    """The outlines of all parts of all tiles and of the board."""
    return land_shape.shapes(TYPES.values()) | outline.shapes()


def text(art_id: str) -> tuple[str, ...]:
    """A piece for a terminal, as rows of Rich markup of equal width: a tile is 11 by 5 cells, the board 44 by 20."""
    if art_id in _TILES:
        return land_terminal.text(*_TILES[art_id])
    match art_id.split("/"):
        case ["board"]:
            return terminal.board()
        case ["segment", name, *state] if name in SEGMENTS and state in ([], ["active"]):
            return terminal.segment(SEGMENTS.index(name), is_active=bool(state))
        case ["pig", heading] if heading in HEADINGS:
            return terminal.pig(heading)
        case ["figure", seat, "standing" | "lying" as posture] if seat in _SEATS:
            return terminal.figure(_SEATS[seat], lying=posture == "lying")
        case ["chip", seat] if seat in _SEATS:
            return terminal.chip(_SEATS[seat])
    raise KeyError(art_id)
