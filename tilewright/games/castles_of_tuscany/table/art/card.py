"""Game cards and yield cards."""

from tilewright.core import svg
from tilewright.core.palette import DAY, Palette
from tilewright.games.castles_of_tuscany.table.art.colours import COLOURS, GREEN, RED, WHITE
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved
from tilewright.games.castles_of_tuscany.table.art.icon import icon
from tilewright.games.castles_of_tuscany.table.art.number import number, points
from tilewright.games.castles_of_tuscany.table.layout import CARD


def _sheet(palette: Palette, width: float, height: float, fill: str) -> str:
    """A card's shadow, its white edge and its colour."""
    left, top = -width / 2, -height / 2
    return (
        svg.rect(left + 1.6, top + 3, width, height, rx=8, fill="#000", opacity=0.22)
        + svg.rect(left, top, width, height, rx=8, fill=WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.rect(left + 4, top + 4, width - 8, height - 8, rx=5.5, fill=fill)
    )


def card(palette: Palette, kind: str) -> str:
    """A game card: colour frame, oval with the icon, hexagons in two corners."""
    if kind == "back":
        return _back(palette)
    colour = COLOURS[palette.name][kind]
    width, height = CARD
    corners = ((-width / 2 + 11, -height / 2 + 12), (width / 2 - 11, height / 2 - 12))
    hexagons = "".join(
        svg.polygon(moved(hexagon(6.4), corner), fill=WHITE, stroke=palette.ink, stroke_width=1)
        + svg.polygon(moved(hexagon(3.8), corner), fill=colour)
        for corner in corners
    )
    oval = svg.ellipse(0, 0, width * 0.37, height * 0.33, fill=WHITE, opacity=0.94)
    return _sheet(palette, width, height, colour) + oval + icon(kind, 0, 0, 1.02) + hexagons


def _back(palette: Palette) -> str:
    """A card's back: a ring of colours on slate."""
    colours = COLOURS[palette.name]
    around = ((0, -22), (18, -12), (18, 12), (0, 22), (-18, 12), (-18, -12))
    shown = ("castle", "city", "monastery", "agriculture", "village", "carriage")
    cells = "".join(
        svg.polygon(moved(hexagon(10), at), fill=colours[kind], stroke=WHITE, stroke_width=1.2)
        for at, kind in zip(around, shown, strict=True)
    )
    middle = svg.polygon(hexagon(10), fill=colours["quarry"], stroke=WHITE, stroke_width=1.2)
    return _sheet(palette, *CARD, palette.land.slate) + cells + middle


def pile(palette: Palette, kind: str) -> str:
    """A small card."""
    return svg.group(card(palette, kind), transform=svg.move(0, 0, scale=0.52))


def yield_card(palette: Palette, name: str) -> str:
    """A yield card: its yield on straw."""
    sheet = _sheet(palette, 66, 66, "#E9D7AE" if palette is DAY else "#9E8D66")
    ink = palette.ink
    drawn = {
        "back": icon("yield", 0, 0, 1.3),
        "red-points": points("2", RED, dotted=False),
        "green-point": points("1", GREEN, dotted=True),
        "two-cards": icon("card", -9, 0, 1.1) + number("2", 18, 8, 24, ink),
        "three-cards": icon("card", -9, 0, 1.1) + number("3", 18, 8, 24, ink),
        "worker": icon("worker", 0, 0, 1.3),
        "marble": icon("marble", 0, 0, 1.3),
        "hexagon": icon("hexagon", 0, 2, 1.3),
    }[name]
    return sheet + drawn
