"""Plain pictures: every tile a square with its label, for browsers and terminals."""

from collections.abc import Mapping

from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, SEATS, Palette
from tilewright.draft.board import Board

GROUND = "ground"  # an empty cell
_HALF = 48  # of a tile's width
_COLUMNS, _ROWS = 11, 5  # of a tile in a terminal


def tile_id(label: str) -> str:
    """The art id of a tile."""
    return f"tile/{label}"


class PlainArt:
    """The pictures of a game that has none of its own."""

    def __init__(self, board: Board) -> None:
        self._colours = {tile_id(label): colour for label, colour in (board.colours or {}).items()}
        self._chips = {figures.chip_id(seat): seat for seat in SEATS}

    def ids(self) -> tuple[str, ...]:
        """Every tile, the chips of the seats, and an empty cell."""
        return (*self._colours, *self._chips, GROUND)

    def symbol(self, art_id: str, palette: Palette) -> str:
        """One piece around its centre."""
        if art_id in self._chips:
            return figures.chip(self._chips[art_id])
        square = {"x": -_HALF, "y": -_HALF, "width": 2 * _HALF, "height": 2 * _HALF, "rx": 6}
        if art_id == GROUND:
            return svg.group(
                svg.element("rect", **square, fill="none", stroke=palette.interface.edge, stroke_opacity=0.4), id=art_id
            )
        label = art_id.removeprefix("tile/")
        words = svg.text(
            0,
            6,
            label,
            text_anchor="middle",
            font_family=svg.SERIF,
            font_size=min(22.0, 150 / len(label)),
            fill=DAY.ink,
        )
        colour = self._colours[art_id]
        return svg.group(
            svg.element("rect", **square, fill=colour, stroke=palette.ink, stroke_width=2), words, id=art_id
        )

    def shared(self, palette: Palette) -> Mapping[str, str]:
        """The hatchings of the chips."""
        return figures.shared()

    def shapes(self) -> Mapping[str, str]:
        """None: a plain scene has no features."""
        return {}

    def text(self, art_id: str) -> tuple[str, ...]:
        """The same piece in a terminal."""
        if art_id in self._chips:
            return (figures.chip_text(self._chips[art_id]),)
        blank = " " * _COLUMNS
        middle = "·" if art_id == GROUND else art_id.removeprefix("tile/")[:_COLUMNS]
        rows = [blank] * (_ROWS // 2) + [middle.center(_COLUMNS)] + [blank] * (_ROWS // 2)
        if art_id == GROUND:
            return tuple(rows)
        return tuple(f"[{DAY.ink} on {self._colours[art_id]}]{row}[/]" for row in rows)
