"""Numbers: plain, on badges, and as points on a roundel."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.castles_of_tuscany.table.art.colours import WHITE


def number(words: str, x: float, y: float, size: float, fill: str, family: str = svg.SERIF) -> str:
    """A number in bold type."""
    return svg.text(x, y, words, font_family=family, font_size=size, font_weight="700", fill=fill, text_anchor="middle")


def count(palette: Palette, words: str) -> str:
    """A number on a round badge."""
    width = 28.0 if len(words) < 3 else 36.0
    badge = svg.rect(-width / 2, -14, width, 28, rx=14, fill="#fff", stroke=palette.ink, stroke_width=1.3)
    return badge + number(words, 0, 6, 17, palette.ink, svg.SANS)


def points(words: str, colour: str, dotted: bool) -> str:
    """Points on one of the tracks, dotted for green."""
    ring = svg.circle(0, 0, 19, fill=colour, stroke=WHITE, stroke_width=2.4)
    dots = svg.circle(0, 0, 15.4, fill="none", stroke=WHITE, stroke_width=1.6, stroke_dasharray="1.6 4")
    return ring + (dots if dotted else "") + number(words, 0, 8, 22, WHITE)
