"""The things on fields and in storage: tiles, start castles, wooden hexagons, stacks and free spaces."""

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table.art.colours import COLOURS, WHITE
from tilewright.games.castles_of_tuscany.table.art.hexagon import hexagon, moved
from tilewright.games.castles_of_tuscany.table.art.icon import icon
from tilewright.games.castles_of_tuscany.table.layout import RADIUS


def tile(palette: Palette, face: str) -> str:
    """A tile: shadow, white rim, full colour with a horizon, and its icon or its crops."""
    crops = face.split("-") if face not in material.KINDS else []
    colour = COLOURS[palette.name]["agriculture" if crops else face]
    rim, inner = RADIUS * 0.94 * 0.97, RADIUS * 0.94 * 0.87
    ground = [(inner * 0.792, inner * 0.36), (inner * 0.5, inner * 0.866), (-inner * 0.5, inner * 0.866)]
    sky = [(inner * 0.965, -inner * 0.06), (inner * 0.5, -inner * 0.866), (-inner * 0.5, -inner * 0.866)]
    drawn = (
        svg.polygon(moved(hexagon(rim), (0, 3.3)), fill="#000", opacity=0.3)
        + svg.polygon(hexagon(rim), fill=WHITE, stroke=palette.ink, stroke_width=1.6, stroke_linejoin="round")
        + svg.polygon(hexagon(inner), fill=colour)
        + svg.polygon([*ground, (-inner * 0.792, inner * 0.36)], fill="#000", opacity=0.13)
        + svg.polygon([*sky, (-inner * 0.965, -inner * 0.06)], fill="#fff", opacity=0.1)
    )
    if len(crops) == 2:
        return drawn + icon(crops[0], -17, -9.5, 0.94) + icon(crops[1], 17, 9.5, 0.94)
    return drawn + icon(crops[0] if crops else face, 0, 0, 1.34)


def start(palette: Palette, seat: str) -> str:
    """A start castle with the chip of its seat."""
    chip = svg.use(figures.chip_id(figures.BY_NAME[seat]))
    return tile(palette, "castle") + svg.group(chip, transform=svg.move(27, -27))


def wood(palette: Palette, *kinds: str) -> str:
    """A wooden hexagon, thicker than a tile; on a field it shows the kind it counts as."""
    colours = COLOURS[palette.name]
    top = moved(hexagon(41), (0, -3))
    grain = "M-27-18q26 7 54 0M-34-4q34 8 68 0M-31 11q30 7 62 0M-20 24q20 5 40 0"
    return (
        svg.polygon(moved(hexagon(42), (0, 6)), fill="#000", opacity=0.3)
        + svg.polygon(moved(hexagon(41), (0, 3)), fill=colours["grain"], stroke=palette.ink, stroke_width=1.6)
        + svg.polygon(top, fill=colours["wood"], stroke=palette.ink, stroke_width=1.6, stroke_linejoin="round")
        + svg.path(grain, fill="none", stroke=colours["grain"], stroke_width=1.6, opacity=0.7)
        + "".join(icon(kind, 0, -2, 1.05) for kind in kinds)
    )


def space(palette: Palette) -> str:
    """An empty place for a tile."""
    edge = palette.interface.edge
    return svg.polygon(hexagon(42), fill="none", stroke=edge, stroke_width=1.8, stroke_dasharray="6 5")


def stack(palette: Palette, name: str) -> str:
    """A stack of tiles, face down: in the colour and hatching of a seat, or beige for the neutral ones."""
    seat = figures.BY_NAME.get(name)
    fill, cover, opacity = ("#D9C7A0", palette.paper, 0.35) if seat is None else (seat.fill, f"url(#hatch/{name})", 1.0)
    backs = [
        svg.polygon(moved(hexagon(36), (0, 8 - 4 * level)), fill=fill, stroke="#fff", stroke_width=1.4)
        for level in range(4)
    ]
    return "".join(backs) + svg.polygon(moved(hexagon(33), (0, -4)), fill=cover, opacity=opacity)
