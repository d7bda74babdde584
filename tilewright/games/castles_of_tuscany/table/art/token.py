"""Bonus tiles, colour bonuses, tokens and lap markers."""

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, Palette
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table.art.colours import COLOURS, GREEN, WHITE
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved
from tilewright.games.castles_of_tuscany.table.art.icon import icon
from tilewright.games.castles_of_tuscany.table.art.number import number, points


def bonus(palette: Palette, name: str) -> str:
    """A bonus tile: plus one of something."""
    interface = palette.interface
    return (
        svg.rect(-37, -24, 76, 52, rx=9, fill="#000", opacity=0.22)
        + svg.rect(-38, -27, 76, 52, rx=9, fill=WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.rect(-34, -23, 68, 44, rx=6, fill=interface.surface2 if palette is DAY else "#CFC3A6")
        + number("+1", -16, 6, 20, palette.ink)
        + icon(name, 15, -1, 0.92)
    )


def colour_bonus(palette: Palette, kind: str, rank: str) -> str:
    """A colour bonus tile: the colour, the rank still available, and its points."""
    colour = COLOURS[palette.name][kind]
    return (
        svg.polygon(moved(hexagon(29), (1, 3)), fill="#000", opacity=0.25)
        + svg.polygon(hexagon(29), fill=WHITE, stroke=palette.ink, stroke_width=1.3)
        + svg.polygon(hexagon(25.5), fill=colour)
        + icon(kind, 0, -3, 0.78)
        + svg.group(
            points(str(material.COLOUR_BONUS[material.KINDS.index(kind), int(rank) - 1]), GREEN, dotted=True),
            transform=svg.move(17, 17, scale=0.62),
        )
        + svg.circle(-17, -17, 8.5, fill=WHITE, stroke=palette.ink, stroke_width=1)
        + number(f"{rank}.", -16.5, -13, 12, palette.ink, svg.SANS)
    )


def token(palette: Palette, name: str) -> str:
    """A marble, a worker or a green point."""
    if name == "green":
        return svg.group(points("", GREEN, dotted=True), transform=svg.move(0, 0, scale=0.7))
    shadow = svg.ellipse(1, 15, 14, 4, fill="#000", opacity=0.22)
    return shadow + icon(name, 0, 0, 1.1)


def marker(palette: Palette, name: str, laps: str) -> str:
    """The tile for fifty or a hundred points."""
    seat = figures.BY_NAME[name]
    return (
        svg.rect(-22, -13, 44, 26, rx=13, fill=seat.fill, stroke="#fff", stroke_width=2)
        + svg.rect(-22, -13, 44, 26, rx=13, fill=f"url(#hatch/{seat.name})")
        + svg.rect(-17, -9, 34, 18, rx=9, fill=seat.fill)
        + number(laps, 0, 5.5, 15, seat.mark)
    )
