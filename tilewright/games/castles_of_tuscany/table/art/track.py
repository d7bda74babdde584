"""The board with both tracks: two rings of fifty spaces for the markers, green outside and red inside."""

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.games.castles_of_tuscany.table.art.icon import icon

SPACES = 50
WIDTH, HEIGHT = 448.0, 308.0
_COLUMNS, _ROWS = 16, 11
_INSET = 34.0  # of the inner ring
GREEN, RED = "green", "red"
_FILLS = {
    "day": {GREEN: ("#CFE3C4", "#B4D3A6"), RED: ("#F1CBBE", "#E7B3A3")},
    "dusk": {GREEN: ("#3C5A44", "#466A50"), RED: ("#6A3A37", "#7A4641")},
}
_INK = {"day": "#2A2633", "dusk": "#F3EDE0"}


def _cell(space: int) -> tuple[int, int]:
    """Column and row of a space: clockwise from the corner at the top left."""
    if space < _COLUMNS:
        return space, 0
    if space < _COLUMNS + _ROWS - 1:
        return _COLUMNS - 1, space - _COLUMNS + 1
    if space < 2 * _COLUMNS + _ROWS - 2:
        return 2 * _COLUMNS + _ROWS - 3 - space, _ROWS - 1
    return 0, SPACES - space


def _measures(ring: str) -> tuple[float, float, float, float]:
    """The left and top of a ring, and the size of its cells."""
    inset = 0.0 if ring == GREEN else _INSET
    left, top = -WIDTH / 2 + inset, -HEIGHT / 2 + inset
    return left, top, -2 * left / _COLUMNS, -2 * top / _ROWS


def point(ring: str, points: int) -> tuple[float, float]:
    """The centre of the space for a number of points; the rings start again after fifty."""
    left, top, wide, high = _measures(ring)
    column, row = _cell(points % SPACES)
    return left + (column + 0.5) * wide, top + (row + 0.5) * high


def draw(palette: Palette) -> str:
    """The board without its markers."""
    interface = palette.interface
    body = [
        svg.rect(
            -WIDTH / 2 - 12,
            -HEIGHT / 2 - 12,
            WIDTH + 24,
            HEIGHT + 24,
            rx=14,
            fill=interface.surface,
            stroke=interface.line,
            stroke_width=1.5,
        )
    ]
    for ring in (GREEN, RED):
        body += [_space(ring, space, palette) for space in range(SPACES)]
    body += [
        svg.path("M-74 62Q0 84 74 62", fill="none", stroke=interface.line, stroke_width=2),
        icon("castle", 0, 26, 2.1),
        icon("vines", -62, 36, 0.9),
        icon("olives", 62, 36, 0.9),
    ]
    return svg.group(*body, id="tracks")


def _space(ring: str, space: int, palette: Palette) -> str:
    _, _, wide, high = _measures(ring)
    x, y = point(ring, space)
    is_fifth = space % 5 == 0
    fill = _FILLS[palette.name][ring][is_fifth]
    drawn = svg.rect(
        x - wide / 2, y - high / 2, wide, high, fill=fill, stroke=palette.interface.surface, stroke_width=1.6
    )
    if ring == GREEN:
        drawn += svg.path(
            f"M{svg.number(x - wide / 2 + 3)} {svg.number(y + high / 2 - 4)}h{svg.number(wide - 6)}",
            fill="none",
            stroke=_INK[palette.name],
            stroke_width=1.4,
            stroke_dasharray="1 3",
            opacity=0.45,
        )
    if is_fifth:
        drawn += svg.text(
            x,
            y + 4,
            str(space or SPACES),
            text_anchor="middle",
            font_family=svg.SERIF,
            font_size=11.5,
            font_weight="700",
            fill=_INK[palette.name],
            opacity=0.75,
        )
    return drawn
