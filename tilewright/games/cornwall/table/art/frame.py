"""The outlines of fields and tiles: their shapes, the borders between regions, and the seams between tiles.

A frame is drawn over one field and shows its six sides: nothing where its region continues on the same tile, a dashed
seam where it continues on another tile, and a border where it ends. It stays within its field, so two frames make up
one border.
"""

from collections.abc import Sequence
from itertools import product

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import Point
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours
from tilewright.games.cornwall.table.art.geometry import RADIUS

NOTHING, SEAM, BORDER = "012"
_PAPER = 2.9  # how far a border reaches into its field
_INK = 0.95
_INRADIUS = RADIUS * 3**0.5 / 2


def names() -> list[str]:
    """Every frame that is not a rotation of another one, as six digits starting with the side on the right."""
    found = set()
    for sides in product((NOTHING, SEAM, BORDER), repeat=6):
        found.add(min("".join(sides[k:] + sides[:k]) for k in range(6)))
    return sorted(found)


def turned(sides: Sequence[str]) -> tuple[str, int]:
    """The frame that shows these sides, and the degrees by which it must be turned clockwise."""
    turn = min(range(6), key=lambda k: [*sides[k:], *sides[:k]])
    return "".join([*sides[turn:], *sides[:turn]]), 60 * turn


def lines(name: str, palette: Palette, is_closed: bool) -> str:
    """A frame; if the region is closed, its field is also shaded."""
    shades = colours(palette)
    veil = svg.polygon(geometry.corners(), fill=shades.veil, opacity=shades.veil_strength) if is_closed else ""
    seams = [_seam(side) for side in range(6) if name[side] == SEAM]
    return (
        veil
        + (_dashes("".join(seams), palette) if seams else "")
        + _strips(name, _PAPER, palette.paper)
        + _strips(name, _INK, palette.ink)
    )


def _dashes(line: str, palette: Palette) -> str:
    return svg.path(
        line,
        fill="none",
        stroke=palette.paper,
        stroke_width=1.7,
        stroke_dasharray="4.5 4",
        stroke_dashoffset=-3,
        opacity=0.75,
    )


def _seam(side: int) -> str:
    (ax, ay), (bx, by) = geometry.corners()[side], geometry.corners()[(side + 1) % 6]
    return f"M{svg.number(ax)} {svg.number(ay)}L{svg.number(bx)} {svg.number(by)}"


def _strips(name: str, width: float, fill: str) -> str:
    """A strip along the inside of every side with a border."""
    parts = [_strip(name, side, width) for side in range(6) if name[side] == BORDER]
    path = "".join("M" + "L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in part) + "Z" for part in parts)
    return svg.path(path, fill=fill) if path else ""


def _strip(name: str, side: int, width: float) -> list[Point]:
    outer = geometry.corners()
    begin, end = outer[side], outer[(side + 1) % 6]
    before, after = outer[side - 1], outer[(side + 2) % 6]
    return [
        begin,
        end,
        _inner(end, after, width, name[(side + 1) % 6] == BORDER),
        _inner(begin, before, width, name[side - 1] == BORDER),
    ]


def _inner(corner: Point, beyond: Point, width: float, is_border: bool) -> Point:
    """The inner end of a strip at a corner: mitred if the next side also has a strip, else extended to that side."""
    if is_border:
        scale = 1 - width / _INRADIUS
        return corner[0] * scale, corner[1] * scale
    part = width / _INRADIUS
    return corner[0] + (beyond[0] - corner[0]) * part, corner[1] + (beyond[1] - corner[1]) * part


def base(kind: str, palette: Palette) -> str:
    """The base drawn under a tile: its shadow, and the ink line at the edge of the land."""
    if kind == "start":
        places = [geometry.middle(q, r) for q, r in material.START_AT]
    else:
        places = geometry.offsets(int(kind))
    shadow = "".join(svg.polygon(_moved(x + 2.5, y + 7), fill=palette.shadow) for x, y in places)
    rim = "".join(
        svg.polygon(_moved(x, y), fill=palette.ink, stroke=palette.ink, stroke_width=4.2, stroke_linejoin="round")
        for x, y in places
    )
    return svg.group(shadow, opacity=0.2) + rim


def _moved(x: float, y: float) -> list[Point]:
    return [(x + cx, y + cy) for cx, cy in geometry.corners()]
