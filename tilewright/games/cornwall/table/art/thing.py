"""What is printed on fields and what stands beside the land: flag, chapel, cottage, coins, prices, pub and overview."""

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import SEATS, Palette
from tilewright.core.svg import SERIF
from tilewright.games.cornwall.rules.material import RATE, SIZES, STRENGTH, SWAMP, TERRAINS
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours

_WALL = "#FFFDF6"


def symbol(name: str, palette: Palette) -> str:
    """A flag, a chapel or the picture of a cottage, standing on its origin."""
    return {"flag": _flag, "chapel": _chapel, "cottage": _plan}[name](palette)


def _solid(data: str, fill: str, ink: str, width: float) -> str:
    return svg.path(data, fill=fill, stroke=ink, stroke_width=width, stroke_linejoin="round")


def _line(data: str, colour: str, width: float) -> str:
    return svg.path(
        data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def _flag(palette: Palette) -> str:
    """A swallow-tailed pennant with a golden roundel, rimmed in white."""
    cloth = "M-5-31H17L11.5-23.5 17-16H-5Z"
    return (
        svg.ellipse(1, 1, 9, 2.4, fill=palette.shadow, opacity=0.3)
        + _line("M-5 1V-31", "#FFFFFF", 6)
        + svg.path(cloth, fill="#FFFFFF", stroke="#FFFFFF", stroke_width=5, stroke_linejoin="round")
        + _line("M-5 1V-32", palette.ink, 2.6)
        + _solid(cloth, palette.shield, palette.ink, 1.2)
        + svg.circle(3, -23.5, 4.1, fill=palette.star)
        + svg.circle(-5, -33, 2, fill=palette.star, stroke=palette.ink, stroke_width=0.8)
    )


def _chapel(palette: Palette) -> str:
    """A white nave with slate roof behind a gabled front with a cross."""
    ink, slate = palette.ink, palette.land.slate
    outline = "M-11 0V-12L-4.5-19.5V-27M2-12L-4.5-19.5H9L15.5-10H14V0H-11"
    return (
        svg.ellipse(2, 1, 15, 3.2, fill=palette.shadow, opacity=0.3)
        + svg.path(outline + "Z", fill="#FFFFFF", stroke="#FFFFFF", stroke_width=4.4, stroke_linejoin="round")
        + _solid("M2 0V-10.5H14V0Z", _WALL, ink, 1.2)
        + svg.path("M2 0V-10.5H14V0Z", fill=ink, opacity=0.1)
        + _solid("M-4.5-19.5H9L15.5-10H2.4Z", slate, ink, 1.2)
        + _solid("M-11 0V-12L-4.5-19.5 2-12V0Z", _WALL, ink, 1.2)
        + _line("M-12-11L-4.5-19.6 3-11", palette.land.slate_dark, 2)
        + _line("M-4.5-19v-9M-8-25h7", ink, 2.2)
        + svg.path("M-7 0V-5.4Q-7-8-4.5-8T-2-5.4V0Z", fill=ink)
        + svg.path("M5-3.4v-3.6h2.4v3.6ZM9.6-3.4v-3.6H12v3.6Z", fill=palette.window)
    )


def _plan(palette: Palette) -> str:
    """The printed cottage: its picture on a pale round ground, waiting for the real one."""
    return (
        svg.ellipse(0.5, -7, 19, 14.5, fill=palette.paper, opacity=0.85)
        + svg.ellipse(0.5, -7, 19, 14.5, fill="none", stroke=palette.ink, stroke_width=1.2, stroke_dasharray="3.2 2.4")
        + svg.group(_cottage_body(palette), transform=svg.move(0.4, -1, scale=0.74))
    )


def cottage(palette: Palette) -> str:
    """A thatched cottage that closes its region."""
    outline = "M-15 0V-9H16V0ZM-19-7.6Q-15-21-8-22H9Q16-21 20-7.6Z"
    return (
        svg.ellipse(3, 2, 20, 4, fill=palette.shadow, opacity=0.35)
        + svg.path(outline, fill="#FFFFFF", stroke="#FFFFFF", stroke_width=4.4, stroke_linejoin="round")
        + svg.group(_cottage_body(palette), transform="scale(1.15)")
    )


def _cottage_body(palette: Palette) -> str:
    shades, ink = colours(palette), palette.ink
    return (
        svg.path("M6.4-18v-6.4h4.2v7", fill=_WALL, stroke=ink, stroke_width=1.1)
        + _solid("M-12.6 0V-9H13.4V0Z", _WALL, ink, 1.2)
        + _solid(
            "M-16-7.4Q-12.4-18.6-6.4-19.6H7.6Q14-18.6 17-7.4 8.4-9.4.4-8.4-7.6-7.4-16-7.4Z", shades.thatch, ink, 1.2
        )
        + _line("M-9.4-9.8l3-8M-3.2-10.2l1-8.6M3-10.2v-8.6M9-9.8l-1.8-8", shades.thatch_dark, 0.9)
        + svg.path("M-2 0V-6.2H3.2V0Z", fill=ink)
        + svg.path("M-9.4-2.4v-3.6h3.8v3.6ZM7.2-2.4v-3.6H11v3.6Z", fill=palette.window)
    )


def coin(palette: Palette) -> str:
    """A golden coin with a fifteen-dotted rim and a star."""
    shades = colours(palette)
    star = "M0-5L1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z"
    return (
        svg.ellipse(1, 3, 11, 9.4, fill=palette.shadow, opacity=0.22)
        + svg.circle(0, 0, 11, fill=shades.gold, stroke=palette.ink, stroke_width=1.3)
        + svg.circle(0, 0, 8.2, fill="none", stroke=shades.gold_dark, stroke_width=1.5, stroke_dasharray="1.6 1.84")
        + svg.path(star, fill=shades.gold_dark)
    )


def stack(tiles: int, palette: Palette) -> str:
    """The stack of tiles, face down, and how many there are."""
    places = geometry.offsets(0)
    layers = []
    for height in range(min(3, tiles), 0, -1):
        lift = 4.0 * (height - 1)
        body = [
            svg.polygon(
                [(x + cx, y + cy + lift) for cx, cy in geometry.corners()],
                fill=palette.shield,
                stroke=palette.ink,
                stroke_width=2.2,
                stroke_linejoin="round",
            )
            for x, y in places
        ]
        layers.append("".join(body))
    rings = [svg.circle(x, y, 27, fill="none", stroke=palette.star, stroke_width=2, opacity=0.55) for x, y in places]
    return svg.group(
        *layers,
        *(rings if tiles else ()),
        svg.circle(0, 0, 24, fill=palette.interface.surface, stroke=palette.ink, stroke_width=1.6),
        _words(0, 9, str(tiles), palette, size=26),
        transform="scale(0.62)",
    )


def bank(coins: int, palette: Palette) -> str:
    """The coins nobody owns, and how many there are."""
    heaps = ((-20, 16, 2), (2, 20, 3), (22, 15, 1))  # where the piles stand, and how high
    piled = [
        svg.group(svg.use("coin"), transform=svg.move(x, y - 5 * level))
        for x, y, high in heaps
        for level in range(high)
        if coins
    ]
    return "".join(piled) + _words(0, 54, str(coins), palette, size=22)


def price(coins: int, can_pay: bool, palette: Palette) -> str:
    """A tag with a coin and the number of coins a figure costs here; crossed out if it cannot be paid."""
    interface = palette.interface
    edge = interface.accent if can_pay else interface.warn
    number = svg.text(
        7,
        5.6,
        str(coins),
        text_anchor="middle",
        font_family=SERIF,
        font_size=17,
        font_weight="700",
        fill=interface.text if can_pay else interface.warn,
    )
    half = 18 if coins < 10 else 22
    return (
        svg.rect(-18, -11, 18 + half, 22, rx=11, fill=interface.surface, stroke=edge, stroke_width=2)
        + svg.group(svg.use("coin"), transform=svg.move(-8, 0, scale=0.62), opacity=None if coins else 0.35)
        + (number if half == 18 else svg.group(number, transform=svg.move(3, 0)))
        + ("" if can_pay else _line(f"M-15 8L{half - 3}-8", interface.warn, 2))
    )


def pub(seats: int, palette: Palette) -> str:
    """A cut-open house under a thatched roof, with a room for every seat; its origin is the upper left corner."""
    shades, ink = colours(palette), palette.ink
    width, height = geometry.pub_size(seats)
    wide, high = geometry.ROOM
    rooms = []
    for number in range(2 * ((seats + 1) // 2)):
        left, top = geometry.room(seats, number)
        rooms.append(
            svg.group(
                svg.rect(0, 0, wide, high, fill=shades.panelling, stroke=ink, stroke_width=2.4),
                _line("".join(f"M{x} 2V{high - 14}" for x in range(22, int(wide), 22)), shades.panelling_dark, 1.2),
                _line(f"M2 {high - 40}H{wide - 2}", shades.panelling_dark, 2.2),
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
        + _solid(roof, shades.thatch, ink, 2)
        + _line(straw, shades.thatch_dark, 1.2)
        + _line(f"M22 9H{width - 22}", shades.thatch_dark, 3)
        + _mug(width / 2, 26, palette)
    )


def _sign(seat: int, palette: Palette) -> str:
    """Whose room it is."""
    return svg.use(figures.chip_id(SEATS[seat]), transform=svg.move(geometry.ROOM[0] - 13, 14, scale=0.8))


def _bar(palette: Palette) -> str:
    """Three barrels in the room nobody needs."""
    shades, ink = colours(palette), palette.ink
    barrel = svg.circle(0, 0, 14, fill=shades.thatch, stroke=ink, stroke_width=1.4) + svg.circle(
        0, 0, 9.6, fill="none", stroke=shades.thatch_dark, stroke_width=1.4
    )
    return "".join(svg.group(barrel, transform=svg.move(x, y)) for x, y in ((66, 46), (98, 46), (82, 20)))


def _mug(x: float, y: float, palette: Palette) -> str:
    """The sign of the house: a mug of ale."""
    ink, shades = palette.ink, colours(palette)
    return svg.group(
        svg.circle(0, 0, 17, fill=palette.paper, stroke=ink, stroke_width=1.6),
        _line("M6-4h4q2 0 2 2v5q0 2-2 2H6", ink, 2.2),
        _solid("M-8-6H6V10H-8Z", shades.gold, ink, 1.4),
        _line("M-4-2V7M2-2V7", shades.gold_dark, 1.4),
        _solid("M-9-6Q-9-11-4-10-1-13 2-10 7-11 7-6Q5-3 3-5 0-2-3-5-6-3-9-6Z", _WALL, ink, 1.2),
        transform=svg.move(x, y),
    )


def _words(x: float, y: float, words: str, palette: Palette, size: float = 19) -> str:
    return svg.text(
        x,
        y,
        words,
        text_anchor="middle",
        font_family=SERIF,
        font_size=size,
        font_weight="700",
        fill=palette.interface.text,
    )


def _rate(has_flag: bool, terrain: int) -> str:
    first, second = (int(value) for value in RATE[int(has_flag), terrain])
    return f"{first} / {second}" if second else str(first)


def values(palette: Palette) -> str:
    """The overview everybody gets: points per field without and with a flag, strengths, and the chapel's points."""
    interface = palette.interface
    body = []
    for column, terrain in enumerate(reversed(range(len(TERRAINS)))):
        x = -94 + 56 * column
        name = f"field/{TERRAINS[terrain]}/0"
        body.append(svg.use(name, transform=svg.move(x, -72, scale=0.5)))
        body.append(svg.polygon([(x + cx / 2, cy / 2 - 72) for cx, cy in geometry.corners()], fill="none",
                                stroke=palette.ink, stroke_width=1.6))  # fmt: skip
        body.append(_words(x, -16, _rate(False, terrain), palette))
        body.append(_hourglass(x, 18, palette) if terrain == SWAMP else _words(x, 26, _rate(True, terrain), palette))
    flag = svg.group(_flag(palette), transform=svg.move(-146, 32, scale=0.72))
    none = svg.group(_flag(palette), transform=svg.move(-146, -8, scale=0.72), opacity=0.18)
    body += [flag, none, svg.path("M-156 42H156", stroke=interface.line, stroke_width=1.5)]
    for number, size in enumerate(SIZES):
        x = -132 + 60 * number
        body.append(svg.use(figures.figure_id(SEATS[0], size), x, 82))
        body.append(_words(x + 24, 92, str(int(STRENGTH[number])), palette))
    body.append(svg.group(_chapel(palette), transform=svg.move(66, 94, scale=0.9)))
    body.append(_words(96, 92, "3", palette))
    return "".join(body)


def _hourglass(x: float, y: float, palette: Palette) -> str:
    """Scored at the end only."""
    shape = "M-6-9H6M-6 9H6M-5-9Q-5-3 0 0 5 3 5 9M5-9Q5-3 0 0-5 3-5 9"
    sand = svg.path("M-3.6 8Q0 2 3.6 8Z", fill=colours(palette).gold_dark)
    return svg.group(sand, _line(shape, palette.interface.text, 1.8), transform=svg.move(x, y))
