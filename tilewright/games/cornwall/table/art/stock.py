"""Coins, the prices of figures, the bank and the stack of tiles."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import SERIF
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours
from tilewright.games.cornwall.table.art.stroke import line, words


def coin(palette: Palette) -> str:
    """A golden coin with fifteen dots around its rim and a star."""
    shades = colours(palette)
    star = "M0-5L1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z"
    return (
        svg.ellipse(1, 3, 11, 9.4, fill=palette.shadow, opacity=0.22)
        + svg.circle(0, 0, 11, fill=shades.gold, stroke=palette.ink, stroke_width=1.3)
        + svg.circle(0, 0, 8.2, fill="none", stroke=shades.gold_dark, stroke_width=1.5, stroke_dasharray="1.6 1.84")
        + svg.path(star, fill=shades.gold_dark)
    )


def bank(coins: int, palette: Palette) -> str:
    """The coins in the bank, and how many there are."""
    heaps = ((-20, 16, 2), (2, 20, 3), (22, 15, 1))  # where the piles stand, and how high
    piled = [
        svg.group(svg.use("coin"), transform=svg.move(x, y - 5 * level))
        for x, y, high in heaps
        for level in range(high)
        if coins
    ]
    return "".join(piled) + words(0, 54, str(coins), palette, size=22)


def price(coins: int, can_pay: bool, palette: Palette) -> str:
    """A tag with a coin and the number of coins a figure costs here; crossed out if the seat cannot pay."""
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
        + ("" if can_pay else line(f"M-15 8L{half - 3}-8", interface.warn, 2))
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
        words(0, 9, str(tiles), palette, size=26),
        transform="scale(0.62)",
    )
