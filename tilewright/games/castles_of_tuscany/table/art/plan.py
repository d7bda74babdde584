"""Region parts: the cardboard and the empty fields printed on it."""

from tilewright.core import svg
from tilewright.core.palette import DAY, Palette
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table.art.colours import COLOURS
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved
from tilewright.games.castles_of_tuscany.table.art.icon import icon
from tilewright.games.castles_of_tuscany.table.layout import RADIUS, STEP_X, STEP_Y


def centre(field: int) -> svg.Point:
    """The centre of a field of a part, relative to the centre of the part."""
    column, height = material.cell(field, (0, 0))
    return (column - 1) * STEP_X, (height - 3) * STEP_Y


def plate(palette: Palette, layer: str) -> str:
    """The cardboard under a part: its rim, or the area inside the rim."""
    colours = COLOURS[palette.name]
    size, fill = (1.13, colours["rim"]) if layer == "rim" else (1.065, colours["plate"])
    return "".join(
        svg.polygon(moved(hexagon(RADIUS * size), centre(field)), fill=fill)
        for field in range(material.FIELDS_PER_PART)
    )


def part(palette: Palette, name: str, turn: str) -> str:
    """A region part, upright or turned by 180 degrees."""
    kinds = material.PART_KINDS[material.PARTS.index(name), int(turn == "180")]
    return "".join(
        svg.group(_field(material.KINDS[kind], palette), transform=svg.move(*centre(field)))
        for field, kind in enumerate(kinds)
    )


def _field(kind: str, palette: Palette) -> str:
    """An empty field: a tint with a rim in full colour, and a faded icon."""
    colours = COLOURS[palette.name]
    size = RADIUS * 0.94
    return (
        svg.polygon(hexagon(size), fill=colours["paper"])
        + svg.polygon(
            hexagon(size * 0.9),
            fill=colours[kind],
            fill_opacity=0.42,
            stroke=colours[kind],
            stroke_width=size * 0.13,
        )
        + icon(kind, 0, 0, 0.92, opacity=0.62 if palette is DAY else 0.8)
    )
