"""Lines, filled outlines and text in the style of Cornwall's pictures."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import SERIF

WALL = "#FFFDF6"  # of houses and of foam


def solid(data: str, fill: str, ink: str, width: float) -> str:
    """A filled shape with an outline."""
    return svg.path(data, fill=fill, stroke=ink, stroke_width=width, stroke_linejoin="round")


def line(data: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return svg.path(
        data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def words(x: float, y: float, shown: str, palette: Palette, size: float = 19) -> str:
    """A number or word centred on a point."""
    return svg.text(
        x,
        y,
        shown,
        text_anchor="middle",
        font_family=SERIF,
        font_size=size,
        font_weight="700",
        fill=palette.interface.text,
    )
