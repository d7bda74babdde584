"""All pictures of Carcassonne: its land tiles in each facing, their back, and the figures of five seats."""

from functools import lru_cache

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, SEATS, Palette, SeatColours
from tilewright.games.carcassonne.rules.material import FILE
from tilewright.land.rules.tile import LandTile, load
from tilewright.land.table import shape as land_shape
from tilewright.land.table.art import terminal as land_terminal
from tilewright.land.table.art import tile as land_tile

BACK = "tile/back"
_SEATS = {seat.name: seat for seat in SEATS}
_INITIALS = {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "black": "K"}
_EMBLEMS = {"disc": "●", "square": "■", "triangle": "▲", "cross": "✚", "diamond": "◆"}
_BACK_ROWS = tuple(
    f"[{DAY.paper} on {DAY.land.slate}]{row}[/]"
    for row in ("╭─────────╮", "│    │    │", "│ ───✦─── │", "│    │    │", "╰─────────╯")
)


@lru_cache(maxsize=1)
def _tiles() -> dict[str, LandTile]:
    return load(FILE)


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The art ids of all pieces, in the order of a sheet."""
    tiles = [land_tile.tile_id(name, facing) for name in _tiles() for facing in range(4)]
    standing = [figures.figure_id(seat) for seat in SEATS]
    lying = [figures.figure_id(seat, lying=True) for seat in SEATS]
    return (*tiles, BACK, *standing, *lying, *(figures.chip_id(seat) for seat in SEATS))


@lru_cache(maxsize=512)
def symbol(art_id: str, palette: Palette) -> str:
    """One piece around its origin: a tile's centre, or the place where a figure stands."""
    match art_id.split("/"):
        case ["tile", "back"]:
            return _back(palette)
        case ["tile", name, facing] if name in _tiles() and facing in ("0", "1", "2", "3"):
            return land_tile.tile(_tiles()[name], int(facing), palette)
        case ["figure", seat, "standing" | "lying" as posture] if seat in _SEATS:
            return figures.figure(_SEATS[seat], palette, lying=posture == "lying")
        case ["chip", seat] if seat in _SEATS:
            return figures.chip(_SEATS[seat])
    raise KeyError(art_id)


def shared(palette: Palette) -> dict[str, str]:
    """Definitions that the pieces refer to, by id; a page that shows any piece needs all of them."""
    return land_tile.ornaments(palette) | figures.shared()


@lru_cache(maxsize=1)
def shapes() -> dict[str, str]:
    """The outlines of all parts of all tiles."""
    return land_shape.shapes(_tiles().values())


def _back(palette: Palette) -> str:
    """A compass rose on slate."""
    land_colours, paper = palette.land, palette.paper
    ray = "M0-33L4.6-4.6 0 0Z"
    shade = "M0-33L-4.6-4.6 0 0Z"
    rays = []
    for angle, scale in ((45, 0.62), (135, 0.62), (225, 0.62), (315, 0.62), (0, 1), (90, 1), (180, 1), (270, 1)):
        both = svg.path(ray, fill=paper) + svg.path(shade, fill=land_colours.wall_stone)
        rays.append(svg.group(both, transform=svg.move(0, 0, turn=angle, scale=scale) or None))
    frames = ((-50, 100, 0, "none", land_colours.slate), (-44, 88, 3, paper, "none"), (-41.5, 83, 2, paper, "none"))
    return svg.group(
        *(
            svg.rect(edge, edge, size, size, rx=corner, stroke=stroke, stroke_width=0.9, fill=fill, opacity=1)
            for edge, size, corner, stroke, fill in frames
        ),
        svg.circle(0, 0, 26, fill="none", stroke=paper, stroke_width=1),
        svg.circle(0, 0, 23, fill="none", stroke=paper, stroke_width=2.4, stroke_dasharray="1 2.01"),
        *rays,
        svg.rect(-49.5, -49.5, 99, 99, rx=2.2, class_="seam", fill="none", stroke=palette.seam, opacity=0.38),
        id=BACK,
        clip_path=land_tile.CLIP,
    )


def text(art_id: str) -> tuple[str, ...]:
    """A piece for a terminal, as rows of Rich markup of equal width: 11 by 5 cells for a tile, one for the others."""
    match art_id.split("/"):
        case ["tile", "back"]:
            return _BACK_ROWS
        case ["tile", name, facing] if name in _tiles() and facing in ("0", "1", "2", "3"):
            return land_terminal.text(_tiles()[name], int(facing))
        case ["figure", seat, "standing"] if seat in _SEATS:
            return (_token(_SEATS[seat], _INITIALS[seat]),)
        case ["figure", seat, "lying"] if seat in _SEATS:
            return (_token(_SEATS[seat], _INITIALS[seat].lower()),)
        case ["chip", seat] if seat in _SEATS:
            return (_token(_SEATS[seat], _EMBLEMS[_SEATS[seat].emblem]),)
    raise KeyError(art_id)


def _token(seat: SeatColours, character: str) -> str:
    return f"[bold {seat.mark} on {seat.fill}]{character}[/]"
