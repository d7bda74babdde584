"""A rectangle of a scene as characters, and a piece's text as characters."""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from tilewright.core.game import Game
from tilewright.core.palette import DAY
from tilewright.core.scene import Box

COLUMNS_PER_UNIT, ROWS_PER_UNIT = 11 / 100, 5 / 100

BADGE = Style.parse(f"bold {DAY.interface.on_accent} on {DAY.interface.accent}")

_Cell = tuple[str, Style]
Block = tuple[tuple[_Cell, ...], ...]
_CLEAR: _Cell = (" ", Style.null())


@dataclass(frozen=True)
class Window:
    """A part of a canvas, in characters."""

    row: int
    column: int
    rows: int
    columns: int

    def holds(self, row: int, column: int) -> bool:
        """Whether a character is inside."""
        return 0 <= row - self.row < self.rows and 0 <= column - self.column < self.columns


class Canvas:
    """A rectangle of a scene as characters; positions are in the scene's units."""

    def __init__(self, bounds: Box) -> None:
        self.left, self.top = bounds[0], bounds[1]
        self.columns = max(1, math.ceil(bounds[2] * COLUMNS_PER_UNIT - 1e-6))
        self.rows = max(1, math.ceil(bounds[3] * ROWS_PER_UNIT - 1e-6))
        self._cells: dict[tuple[int, int], _Cell] = {}
        self._labels: set[tuple[int, int]] = set()

    @property
    def whole(self) -> Window:
        """The whole canvas."""
        return Window(0, 0, self.rows, self.columns)

    def trimmed(self, window: Window) -> Window:
        """The same columns without the empty rows above and below."""
        last = window.column + window.columns
        rows = [row for row, column in self._cells if window.column <= column < last and 0 <= row < self.rows]
        first = min(rows, default=0)
        return Window(
            first, window.column, max(rows, default=0) - first + 1, min(window.columns, self.columns - window.column)
        )

    def place(self, x: float, y: float, columns: int = 1, rows: int = 1) -> Window:
        """The window of a block of characters centred at a point of the scene."""
        row = math.floor((y - self.top) * ROWS_PER_UNIT - (rows - 1) / 2 + 1e-6)
        column = math.floor((x - self.left) * COLUMNS_PER_UNIT - (columns - 1) / 2 + 1e-6)
        return Window(row, column, rows, columns)

    def write(self, row: int, column: int, words: str, style: Style) -> None:
        """Write characters from a cell to the right."""
        for offset, character in enumerate(words):
            self._cells[row, column + offset] = (character, style)

    def paste(self, block: Block, x: float, y: float) -> Window:
        """Draw a piece's block centred at a point of the scene."""
        window = self.place(x, y, len(block[0]), len(block))
        for down, row in enumerate(block):
            for right, (character, style) in enumerate(row):
                if character != " " or style.bgcolor:
                    self._cells[window.row + down, window.column + right] = (character, style)
        return window

    def label(self, row: int, column: int, words: str) -> None:
        """Write a badge at a cell, or at the nearest one without another badge."""
        near = sorted(
            ((down, right) for down in range(-3, 4) for right in range(-8, 9)),
            key=lambda step: (abs(step[0]) * 2 + abs(step[1]), step),
        )
        for down, right in near:
            cells = [(row + down, column + right + offset) for offset in range(-1, len(words) + 1)]
            inside = cells[1:-1]
            if not self._labels.intersection(cells) and all(self.whole.holds(*cell) for cell in inside):
                self._labels.update(inside)
                self.write(row + down, column + right, words, BADGE)
                return
        self.write(row, column, words, BADGE)

    def lines(self, window: Window) -> list[Text]:
        """The characters of a window."""
        lines = []
        for row in range(window.row, window.row + window.rows):
            line = Text(no_wrap=True, overflow="crop")
            columns = range(window.column, window.column + window.columns)
            shown = (self._cells.get((row, column), _CLEAR) for column in columns)
            for style, run in groupby(shown, key=lambda cell: cell[1]):
                line.append("".join(character for character, _ in run), style)
            lines.append(line)
        return lines

    def beyond(self, window: Window) -> str:
        """Arrows to the sides on which there is more than a window shows."""
        right, below = window.column + window.columns, window.row + window.rows
        level = [(row, column) for row, column in self._cells if window.column <= column < right]
        more = {
            "←": any(column < window.column for _, column in self._cells),
            "↑": any(row < window.row for row, _ in level),
            "↓": any(row >= below for row, _ in level),
            "→": any(column >= right for _, column in self._cells),
        }
        return " ".join(arrow for arrow, is_there in more.items() if is_there)


def block(game: Game, art_id: str) -> Block:
    """A piece's characters with their styles."""
    return tuple(_row(markup) for markup in game.art.text(art_id))


@lru_cache(maxsize=4096)
def _row(markup: str) -> tuple[_Cell, ...]:
    """Characters with their styles; one that is two columns wide is followed by an empty one."""
    text = Text.from_markup(markup)
    cells: list[_Cell] = []
    for at, character in enumerate(text.plain):
        over = (Style.parse(str(span.style)) for span in text.spans if span.start <= at < span.end)
        style = sum(over, Style.null())
        cells.append((character, style))
        cells += [("", style)] * (cell_len(character) - 1)
    return tuple(cells)
