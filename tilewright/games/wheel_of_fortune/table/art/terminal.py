"""The board, the wheel and the figures for a terminal, as rows of Rich markup: 11 columns and 5 rows per place."""

from functools import cache
from itertools import groupby

import numpy as np

from tilewright.core.palette import DAY, SeatColours
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules.board import SIZE
from tilewright.games.wheel_of_fortune.rules.material import CROWNS, SEGMENTS
from tilewright.games.wheel_of_fortune.table.art import board as picture
from tilewright.games.wheel_of_fortune.table.art import layout
from tilewright.games.wheel_of_fortune.table.art.wheel import COLOURS
from tilewright.land.table.art import geometry as ground

COLUMNS, ROWS = 11 * SIZE, 5 * SIZE
_LAND = DAY.land
_WHEEL = COLOURS["day"]
_GRASS = f"{_LAND.tree_dark} on {_LAND.field}"
_ROAD = f"bold {_LAND.road} on {_LAND.tuft}"
_HOUSE = f"bold {_LAND.roofs[1]} on {_LAND.city}"
_WALL = f"{_LAND.wall_top} on {_LAND.wall_ink}"
_RIM = f"{_WHEEL.spoke} on {_WHEEL.rim}"
_HUB = f"bold {DAY.star} on {_WHEEL.spoke}"
_ROOM = f"bold #B08A2A on {DAY.paper}"
_PIG = f"bold {DAY.ink} on #F4B6B2"
_ICONS = ("♣", "¤", "ψ", "ϟ", "†", "~")  # clover, coin, ear of grain, lightning, cross, rat's tail
_INITIALS = {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "black": "K"}
_EMBLEMS = {"disc": "●", "square": "■", "triangle": "▲", "cross": "✚", "diamond": "◆"}

Cell = tuple[str, str]  # a character and its style


@cache
def board() -> tuple[str, ...]:
    """The whole board; segments, figures and the pig are drawn over it."""
    cells = {
        (row, column): _cell(_point(row, column), row + column) for row in range(ROWS) for column in range(COLUMNS)
    }
    for outline in picture.cities():
        _build(cells, outline)
    cells[_place((0, 0))] = ("↻", _HUB)
    for segment, crowns in enumerate(CROWNS):
        for space in range(int(crowns)):
            row, column = _place(layout.room(segment, space))
            for offset, character in zip((-1, 0, 1), "(♔)", strict=True):
                cells[row, column + offset] = (character, _ROOM)
    written = []
    for row in range(ROWS):
        runs = groupby((cells[row, column] for column in range(COLUMNS)), key=lambda cell: cell[1])
        written.append("".join(f"[{style}]{''.join(character for character, _ in run)}[/]" for style, run in runs))
    return tuple(written)


def _point(row: float, column: float) -> Point:
    """The centre of a cell, relative to the board's centre."""
    half = picture.HALF
    return (column + 0.5) * 2 * half / COLUMNS - half, (row + 0.5) * 2 * half / ROWS - half


def _place(point: Point) -> tuple[int, int]:
    """The cell that contains a point."""
    half = picture.HALF
    return int((point[1] + half) * ROWS / (2 * half)), int((point[0] + half) * COLUMNS / (2 * half))


def _cell(point: Point, variety: int) -> Cell:
    """Wheel, road or grass."""
    x, y = point
    radius = float(np.hypot(x, y))
    if radius < layout.HUB:
        return " ", _HUB
    if radius < layout.RING:
        segment = round(float(np.degrees(np.arctan2(x, -y))) / 60) % len(SEGMENTS)
        return " ", f"{DAY.ink} on {_WHEEL.segments[segment]}"
    if radius < layout.RIM:
        return "░", _RIM
    for (x1, y1), (x2, y2) in picture.roads():
        if x1 == x2 and abs(x - x1) <= 4.6 and min(y1, y2) - 10 <= y <= max(y1, y2) + 10:
            return "║", _ROAD
        if y1 == y2 and abs(y - y1) <= 10 and min(x1, x2) - 5 <= x <= max(x1, x2) + 5:
            return "═", _ROAD
    return ("♣" if variety % 17 == 3 else "·" if variety % 5 == 1 else " "), _GRASS


def _build(cells: dict[tuple[int, int], Cell], outline: list[Point]) -> None:
    """Draw a city: houses in the cells that it mostly covers, walls in those that it covers partly."""
    for row, column in cells:
        spots = [_point(row + (down - 1.5) / 4, column + (right - 1.5) / 4) for down in range(4) for right in range(4)]
        covered = ground.inside(np.array(spots, dtype=np.float64), outline).mean()
        if covered > 0.85:
            cells[row, column] = ("⌂" if (column + 2 * row) % 3 == 0 else " ", _HOUSE)
        elif covered > 0.3:
            cells[row, column] = ("▒", _WALL)


def segment(number: int, is_active: bool) -> tuple[str, ...]:
    """A segment's icon, highlighted if it has just acted."""
    style = f"bold {DAY.ink} on {_WHEEL.segments[number]}"
    if is_active:
        style = f"bold {DAY.interface.on_accent} on {DAY.interface.accent}"
    return (f"[{style}] {_ICONS[number]} [/]",)


def pig(heading: str) -> tuple[str, ...]:
    """The pig, with its snout in front."""
    return (f"[{_PIG}]{'~ö>' if heading == 'east' else '<ö~'}[/]",)


def figure(seat: SeatColours, lying: bool) -> tuple[str, ...]:
    """A figure as its colour's initial, lower case if it lies."""
    initial = _INITIALS[seat.name]
    return (_token(seat, initial.lower() if lying else initial),)


def chip(seat: SeatColours) -> tuple[str, ...]:
    """A seat's chip as its emblem."""
    return (_token(seat, _EMBLEMS[seat.emblem]),)


def _token(seat: SeatColours, character: str) -> str:
    return f"[bold {seat.mark} on {seat.fill}]{character}[/]"
