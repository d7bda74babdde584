"""The small pictures of The Castles of Tuscany: eight kinds of tile, four crops, and the things in storage.

Each is drawn around its origin, about 36 units high, in one ink line.
"""

from collections.abc import Callable

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved

_WHITE, _SHADE = "#FFFDF6", "#D9DDE2"
_RED, _STRAW, _LEAF, _WOOD, _WOOD_TOP = "#C4493A", "#E9BE55", "#5F8F45", "#9A6A3F", "#C08A55"
_STEM, _GRAPE, _OLIVE, _OLIVE_LEAF = "#8F6A20", "#7A4B98", "#5C6B2E", "#9DB57A"
_PIG, _PIG_DARK, _FACE, _COAT = "#F0B3AE", "#DE8F8A", "#FCEBD2", "#E5872C"


def _castle(palette: Palette) -> str:
    ink = palette.ink
    return (
        svg.path("M-8 15V-7h3v-3h3v3h4v-3h3v3h3V15Z", fill=_WHITE)
        + svg.path("M-17 15V-3h2.4v-3h2.4v3h2.2V15ZM10 15V-3h2.2v-3h2.4v3H17V15Z", fill=_WHITE)
        + svg.path("M-3.6 15V8Q-3.6 4 0 4T3.6 8v7Z", fill=ink)
        + svg.path("M0-10v-8", fill="none")
        + svg.path("M0-18.4l8 2.6-8 2.6Z", fill=_RED)
        + svg.path("M-13.6 3v3.4M13.6 3v3.4M-4.4-2v3M4.4-2v3", fill="none", stroke_width=1.8)
    )


def _city(palette: Palette) -> str:
    return (
        svg.path("M-17 15V-2l4-5 4 5V15ZM9 15V-6h8V15Z", fill=_WHITE)
        + svg.path("M-17.6-2l4.6-5.6L-8.4-2ZM8-6l5-7 5 7Z", fill=_RED)
        + svg.path("M-9 15V0H9V15Z", fill=_WHITE)
        + svg.path("M-8 0Q-8-12 0-13.6 8-12 8 0Z", fill=_RED)
        + svg.path("M-3.6-.6Q-4-9 0-13M3.6-.6Q4-9 0-13", fill="none", stroke_width=1)
        + svg.path("M0-13.6v-4", fill="none")
        + svg.circle(0, -18, 1.4, fill=_STRAW)
        + svg.path("M-3 15V8.6Q-3 6 0 6T3 8.6V15Z", fill=palette.ink)
        + svg.path("M-13 3v4M13 0v4M13 7v3", fill="none", stroke_width=1.8)
    )


def _manor(palette: Palette) -> str:
    return (
        svg.path("M-10 15V0H12V15Z", fill=_WHITE)
        + svg.path("M-12.6 0L-7-7H9L14.6 0Z", fill=_RED)
        + svg.path("M-7 15V8.4Q-7 5.6-4.4 5.6T-1.8 8.4V15ZM1 15V8.4Q1 5.6 3.4 5.6T5.8 8.4V15Z", fill=palette.ink)
        + svg.path("M9 8v3", fill="none", stroke_width=1.8)
        + svg.path("M-15 15V11M17 15V12", fill="none")
        + svg.path("M-15-14Q-11.4-4-12.4 8-15 13.6-17.6 8-18.6-4-15-14Z", fill=_LEAF)
        + svg.path("M17-5Q19.4 2 18.8 9.4 17 13 15.2 9.4 14.6 2 17-5Z", fill=_LEAF)
    )


def _quarry(palette: Palette) -> str:
    del palette
    return (
        svg.path("M-17 15V5H-3V15ZM2 15V5H16V15Z", fill=_WHITE)
        + svg.path("M-17 5l4-4H1L-3 5ZM-3 15l4-4V1L-3 5ZM2 5L6 1H20L16 5ZM16 15l4-4V1L16 5Z", fill=_SHADE)
        + svg.path("M-8 1V-9H6V1Z", fill=_WHITE)
        + svg.path("M-8-9l4-4H10L6-9ZM6 1l4-4V-13L6-9Z", fill=_SHADE)
        + svg.path("M-5-6q4 3 8 0M-14 9q4 2 8 0M5 9q4 2.4 8 0", fill="none", stroke_width=1)
    )


def _village(palette: Palette) -> str:
    cottage = (
        svg.path("M-7 0V-8L0-14 7-8V0Z", fill=_WHITE)
        + svg.path("M-9.6-6.4L0-15.4 9.6-6.4 7.4-4.4 0-11 -7.4-4.4Z", fill=_RED)
        + svg.path("M-2.2 0v-5.6h4.4V0Z", fill=palette.ink)
    )
    return "".join(
        svg.group(cottage, transform=svg.move(x, y, scale=scale))
        for x, y, scale in ((2, 1, 1), (-9, 15, 1.05), (10, 15, 0.95))
    )


def _monastery(palette: Palette) -> str:
    ink, slate = palette.ink, palette.land.slate
    return (
        svg.path("M-4 15V0H17V15Z", fill=_WHITE)
        + svg.path("M-5 0L1-8H13L19 0Z", fill=slate)
        + svg.path("M-15 15V-6H-4V15Z", fill=_WHITE)
        + svg.path("M-16.6-6L-9.5-14-2.4-6Z", fill=slate)
        + svg.path("M-9.5-14v-6M-12-17.6h5", fill="none", stroke_width=1.9)
        + svg.path("M-12 15V9Q-12 6.6-9.5 6.6T-7 9v6Z", fill=ink)
        + svg.path("M1 11V6.6M6.6 11V6.6M12.2 11V6.6", fill="none", stroke_width=2.4)
        + svg.circle(-9.5, -1, 1.8, fill=ink)
    )


def _carriage(palette: Palette) -> str:
    ink = palette.ink
    return (
        svg.path("M-14-4Q-12-12-4-12 0-15 5-11 11-10 11-4Z", fill=_STRAW)
        + svg.path("M-17-4H13L9.6 7H-13.6Z", fill=_WOOD)
        + svg.path("M13-1h7", fill="none", stroke_width=2)
        + svg.circle(-8, 9, 6.4, fill=_WHITE)
        + svg.path("M-8 2.6v12.8M-14.4 9h12.8M-12.5 4.5l9 9M-3.5 4.5l-9 9", fill="none", stroke_width=1.1)
        + svg.circle(-8, 9, 1.6, fill=ink)
        + svg.circle(8, 10, 5.2, fill=_WHITE)
        + svg.path("M8 5v10M3 10h10", fill="none", stroke_width=1.1)
        + svg.circle(8, 10, 1.4, fill=ink)
    )


def _grain(palette: Palette) -> str:
    del palette
    grains = "M0-10q3 3 0 6-3-3 0-6Z" + "".join(
        f"M{-side} {y}q{-5 * side}-1 {-4 * side}-5 {4 * side} 0 {4 * side} 5Z" for y in (-4, 1) for side in (1, -1)
    )
    ear = svg.path(grains, fill=_STRAW, stroke_width=1)
    ears = ((0, -7, 0), (-9, -5, -16), (9, -5, 16))
    return (
        svg.path("M0 16Q-1 4 0-8M-6 15Q-6 4-9-5M6 15Q6 4 9-5", fill="none", stroke=_STEM, stroke_width=1.8)
        + "".join(svg.group(ear, transform=svg.move(x, y, turn=turn)) for x, y, turn in ears)
        + svg.path("M-7 8Q0 11 7 8", fill="none", stroke=_RED, stroke_width=3)
    )


def _vines(palette: Palette) -> str:
    del palette
    berries = ((-7, -6), (0, -6.6), (7, -5), (-3.6, 0), (3.8, 0.4), (-0.2, 6.6), (-6.8, 5), (6, 7), (0, 12.6))
    return (
        svg.path("M0-16q1 4 0 6", fill="none", stroke=_WOOD, stroke_width=2)
        + svg.path("M1-11q5-7 13-3-2 7-9 6-3 0-4-3Z", fill=_LEAF)
        + "".join(svg.circle(x, y, 3.9, fill=_GRAPE) for x, y in berries)
    )


def _olives(palette: Palette) -> str:
    del palette
    leaf = svg.path("M0 0q6-5 13 0-7 5-13 0Z", fill=_OLIVE_LEAF)
    leaves = ((-8, 9, -80), (0, 3, -78), (6, -4, -84), (-2, 6, 20), (5, 0, 14))
    return (
        svg.path("M-14 12Q0 4 12-12", fill="none", stroke=_WOOD, stroke_width=2.2)
        + "".join(svg.group(leaf, transform=svg.move(x, y, turn=turn)) for x, y, turn in leaves)
        + svg.ellipse(-4, 14, 4.2, 5, fill=_OLIVE)
        + svg.ellipse(9, 9, 4.2, 5, fill=_OLIVE)
    )


def _pigs(palette: Palette) -> str:
    return (
        svg.path("M-9 9v6h4v-5M7 10v5h4v-7", fill=_PIG)
        + svg.path("M-13 4C-13-4-6-8 2-8 11-8 15-3 15 3 15 9 10 11 2 11-7 11-13 9-13 4Z", fill=_PIG)
        + svg.path("M-12-3l-1-6 6 2Z", fill=_PIG_DARK)
        + svg.ellipse(-13.6, 3.4, 3.6, 4, fill=_PIG_DARK)
        + svg.path("M-14.4 2.6v1.8M-12.8 2.6v1.8", fill="none", stroke_width=1.3)
        + svg.circle(-7.6, -0.6, 1.2, fill=palette.ink, stroke="none")
        + svg.path("M15 1q5-1 3-5", fill="none", stroke_width=1.8)
    )


def _worker(palette: Palette) -> str:
    del palette
    return (
        svg.path("M-9 15Q-9 0 0 0T9 15Z", fill=_COAT)
        + svg.circle(0, -6, 6, fill=_FACE)
        + svg.path("M-9-7Q0-17 9-7Z", fill=_STRAW)
    )


def _marble(palette: Palette) -> str:
    del palette
    return (
        svg.path("M-12 12V-4H5V12Z", fill=_WHITE)
        + svg.path("M-12-4l6-6H11L5-4ZM5 12l6-6V-10L5-4Z", fill=_SHADE)
        + svg.path("M-8 2q5 4 10 0", fill="none", stroke_width=1)
    )


def _cards(palette: Palette) -> str:
    del palette
    sheet = "M-7-11H7V10H-7Z"
    return svg.group(svg.path(sheet, fill=_SHADE), transform=svg.move(-4, 0, turn=-12)) + svg.group(
        svg.path(sheet, fill=_WHITE), transform=svg.move(3, 0, turn=8)
    )


def _yield(palette: Palette) -> str:
    """A sack tied with a red string."""
    del palette
    return (
        svg.path("M-5-8Q-14 2-11 13 0 17 11 13 14 2 5-8Z", fill="#D8BE8E")
        + svg.path("M-6-8Q-8-14-4-15 0-12 4-15 8-14 6-8Z", fill="#D8BE8E")
        + svg.path("M-5.6-8H5.6", fill="none", stroke=_RED, stroke_width=2.6)
    )


def _space(palette: Palette) -> str:
    """An empty storage space."""
    return svg.polygon(hexagon(15), fill=_WHITE, stroke=palette.ink, stroke_width=1.5, stroke_dasharray="4 3")


def _hexagon(palette: Palette) -> str:
    del palette
    top = moved(hexagon(15), (0, -4))
    return (
        svg.polygon(hexagon(15), fill=_WOOD)
        + svg.polygon(top, fill=_WOOD_TOP)
        + svg.path("M-8-7q8 3 16 0M-9-1q9 3 18 0", fill="none", stroke=_WOOD, stroke_width=1.2)
    )


_ICONS: dict[str, Callable[[Palette], str]] = {
    "castle": _castle,
    "city": _city,
    "manor": _manor,
    "agriculture": _grain,
    "quarry": _quarry,
    "village": _village,
    "monastery": _monastery,
    "carriage": _carriage,
    "pigs": _pigs,
    "vines": _vines,
    "olives": _olives,
    "grain": _grain,
    "worker": _worker,
    "marble": _marble,
    "card": _cards,
    "yield": _yield,
    "storage": _space,
    "hexagon": _hexagon,
}


def definitions(palette: Palette) -> dict[str, str]:
    """Every icon by its id, `icon/NAME`."""
    line: dict[str, svg.Value] = {
        "stroke": palette.ink,
        "stroke_width": 1.5,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    return {f"icon/{name}": svg.group(draw(palette), id=f"icon/{name}", **line) for name, draw in _ICONS.items()}


def icon(name: str, x: float = 0, y: float = 0, scale: float = 1, opacity: float | None = None) -> str:
    """An icon at a point."""
    return svg.use(f"icon/{name}", transform=svg.move(x, y, scale=scale) or None, opacity=opacity)
