"""The pub, with a room for each seat's figures."""

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours
from tilewright.games.cornwall.table.art.stroke import WALL, line, solid


def pub(seats: int, palette: Palette) -> str:
    """A cutaway house with a thatched roof and a room for each seat; its origin is the upper left corner."""
    shades, ink = colours(palette), palette.ink
    width, height = geometry.pub_size(seats)
    wide, high = geometry.ROOM
    rooms = []
    for number in range(2 * ((seats + 1) // 2)):
        left, top = geometry.room(seats, number)
        rooms.append(
            svg.group(
                svg.rect(0, 0, wide, high, fill=shades.panelling, stroke=ink, stroke_width=2.4),
                line("".join(f"M{x} 2V{high - 14}" for x in range(22, int(wide), 22)), shades.panelling_dark, 1.2),
                line(f"M2 {high - 40}H{wide - 2}", shades.panelling_dark, 2.2),
                svg.rect(1.2, high - 13, wide - 2.4, 11.8, fill=shades.floor),
                _sign(number, palette) if number < seats else _bar(palette),
                transform=svg.move(left, top),
            )
        )
    roof = f"M-12 {geometry.ROOF}Q8 6 30 3H{width - 30}Q{width - 8} 6 {width + 12} {geometry.ROOF}Z"
    straw = "".join(f"M{x} {geometry.ROOF - 5}l{(x - width / 2) * -0.05:.1f}-32" for x in range(6, int(width), 17))
    return (
        svg.rect(4, geometry.ROOF, width, height - geometry.ROOF + 5, fill=palette.shadow, opacity=0.25)
        + "".join(rooms)
        + solid(roof, shades.thatch, ink, 2)
        + line(straw, shades.thatch_dark, 1.2)
        + line(f"M22 9H{width - 22}", shades.thatch_dark, 3)
        + _mug(width / 2, 26, palette)
    )


def _sign(seat: int, palette: Palette) -> str:
    """Whose room it is."""
    return svg.use(figures.chip_id(SEATS[seat]), transform=svg.move(geometry.ROOM[0] - 13, 14, scale=0.8))


def _bar(palette: Palette) -> str:
    """Three barrels in the room that no seat uses."""
    shades, ink = colours(palette), palette.ink
    barrel = svg.circle(0, 0, 14, fill=shades.thatch, stroke=ink, stroke_width=1.4) + svg.circle(
        0, 0, 9.6, fill="none", stroke=shades.thatch_dark, stroke_width=1.4
    )
    return "".join(svg.group(barrel, transform=svg.move(x, y)) for x, y in ((66, 46), (98, 46), (82, 20)))


def _mug(x: float, y: float, palette: Palette) -> str:
    """The pub sign: a mug of ale."""
    ink, shades = palette.ink, colours(palette)
    return svg.group(
        svg.circle(0, 0, 17, fill=palette.paper, stroke=ink, stroke_width=1.6),
        line("M6-4h4q2 0 2 2v5q0 2-2 2H6", ink, 2.2),
        solid("M-8-6H6V10H-8Z", shades.gold, ink, 1.4),
        line("M-4-2V7M2-2V7", shades.gold_dark, 1.4),
        solid("M-9-6Q-9-11-4-10-1-13 2-10 7-11 7-6Q5-3 3-5 0-2-3-5-6-3-9-6Z", WALL, ink, 1.2),
        transform=svg.move(x, y),
    )
