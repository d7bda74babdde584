"""The overview that every player gets: what fields, figures and chapels are worth."""

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table.art import geometry, printed
from tilewright.games.cornwall.table.art.colours import colours
from tilewright.games.cornwall.table.art.stroke import line, words


def values(palette: Palette) -> str:
    """Points per field without and with a flag, the strengths of figures, and the points of a chapel."""
    interface = palette.interface
    body = []
    for column, terrain in enumerate(reversed(range(len(material.TERRAINS)))):
        x = -94 + 56 * column
        name = f"field/{material.TERRAINS[terrain]}/0"
        body.append(svg.use(name, transform=svg.move(x, -72, scale=0.5)))
        body.append(svg.polygon([(x + cx / 2, cy / 2 - 72) for cx, cy in geometry.corners()], fill="none",
                                stroke=palette.ink, stroke_width=1.6))  # fmt: skip
        body.append(words(x, -16, _rate(False, terrain), palette))
        body.append(
            _hourglass(x, 18, palette) if terrain == material.SWAMP else words(x, 26, _rate(True, terrain), palette)
        )
    flag = svg.group(printed.flag(palette), transform=svg.move(-146, 32, scale=0.72))
    none = svg.group(printed.flag(palette), transform=svg.move(-146, -8, scale=0.72), opacity=0.18)
    body += [flag, none, svg.path("M-156 42H156", stroke=interface.line, stroke_width=1.5)]
    for number, size in enumerate(material.SIZES):
        x = -132 + 60 * number
        body.append(svg.use(figures.figure_id(SEATS[0], size), x, 82))
        body.append(words(x + 24, 92, str(int(material.STRENGTH[number])), palette))
    body.append(svg.group(printed.chapel(palette), transform=svg.move(66, 94, scale=0.9)))
    body.append(words(96, 92, str(material.CHAPEL_POINTS), palette))
    return "".join(body)


def _rate(has_flag: bool, terrain: int) -> str:
    first, second = (int(value) for value in material.RATE[int(has_flag), terrain])
    return f"{first} / {second}" if second else str(first)


def _hourglass(x: float, y: float, palette: Palette) -> str:
    """An hourglass: scored only at the end."""
    shape = "M-6-9H6M-6 9H6M-5-9Q-5-3 0 0 5 3 5 9M5-9Q5-3 0 0-5 3-5 9"
    sand = svg.path("M-3.6 8Q0 2 3.6 8Z", fill=colours(palette).gold_dark)
    return svg.group(sand, line(shape, palette.interface.text, 1.8), transform=svg.move(x, y))
