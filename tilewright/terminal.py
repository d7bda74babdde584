"""A scene in a terminal: the pieces of any game as characters where they lie, and numbers where one may pick.

A piece's rows of text come from the game's art, eleven columns and five rows to a tile of 100 by 100 units. An unstyled
blank in them lets show what lies below.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from tilewright.core.game import Art, Game
from tilewright.core.message import Message, Say
from tilewright.core.palette import DAY, DUSK, SEATS
from tilewright.core.scene import Area, Box, Panel, Piece, Scene, Spot, Supply

COLUMNS_PER_UNIT, ROWS_PER_UNIT = 11 / 100, 5 / 100
TILE = (11, 5)  # columns and rows of an empty cell's frame
WIDE = 132  # from so many columns on, the panels stand beside the table
SIDE = 34  # columns of the panels there
LEAST_ROWS = 25  # of a table, however low the terminal
OTHER_ROWS = 15  # what is written around a table
MOST_SHOWN = 9  # more of a supply than this are only counted

BADGE = Style.parse(f"bold {DAY.interface.on_accent} on {DAY.interface.accent}")
FRAME = Style.parse("#8f78e0")  # between the accents of day and dusk: it must show on any ground
QUIET = Style(dim=True)

_Cell = tuple[str, Style]
_Block = tuple[tuple[_Cell, ...], ...]
_CLEAR: _Cell = (" ", Style.null())


@dataclass(frozen=True)
class Window:
    """A part of a canvas in characters."""

    row: int
    column: int
    rows: int
    columns: int

    def holds(self, row: int, column: int) -> bool:
        """Whether a character is in it."""
        return 0 <= row - self.row < self.rows and 0 <= column - self.column < self.columns


class Canvas:
    """Characters on a rectangle of a scene, given in the scene's units."""

    def __init__(self, bounds: Box) -> None:
        self.left, self.top = bounds[0], bounds[1]
        self.columns = max(1, math.ceil(bounds[2] * COLUMNS_PER_UNIT - 1e-6))
        self.rows = max(1, math.ceil(bounds[3] * ROWS_PER_UNIT - 1e-6))
        self._cells: dict[tuple[int, int], _Cell] = {}
        self._labels: set[tuple[int, int]] = set()

    @property
    def whole(self) -> Window:
        """All of it."""
        return Window(0, 0, self.rows, self.columns)

    def place(self, x: float, y: float, columns: int = 1, rows: int = 1) -> Window:
        """Where a block of characters lies that has its middle at a point of the scene."""
        row = math.floor((y - self.top) * ROWS_PER_UNIT - (rows - 1) / 2 + 1e-6)
        column = math.floor((x - self.left) * COLUMNS_PER_UNIT - (columns - 1) / 2 + 1e-6)
        return Window(row, column, rows, columns)

    def write(self, row: int, column: int, words: str, style: Style) -> None:
        """Write characters from a place to the right."""
        for offset, character in enumerate(words):
            self._cells[row, column + offset] = (character, style)

    def paste(self, block: _Block, x: float, y: float) -> Window:
        """Lay a piece's block with its middle at a point of the scene."""
        window = self.place(x, y, len(block[0]), len(block))
        for down, row in enumerate(block):
            for right, (character, style) in enumerate(row):
                if character != " " or style.bgcolor:
                    self._cells[window.row + down, window.column + right] = (character, style)
        return window

    def label(self, row: int, column: int, words: str) -> None:
        """Write a badge at a place, or at the nearest one where no other badge is."""
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
        """The characters of a part of it."""
        lines = []
        for row in range(window.row, window.row + window.rows):
            line = Text(no_wrap=True, overflow="crop")
            for column in range(window.column, window.column + window.columns):
                line.append(*self._cells.get((row, column), _CLEAR))
            lines.append(line)
        return lines


@lru_cache(maxsize=4096)
def _block(art: Art, art_id: str) -> _Block:
    """A piece's characters with their styles; a character two columns wide is followed by an empty one."""
    return tuple(_row(Text.from_markup(markup)) for markup in art.text(art_id))


def _row(text: Text) -> tuple[_Cell, ...]:
    cells: list[_Cell] = []
    for at, character in enumerate(text.plain):
        over = (Style.parse(str(span.style)) for span in text.spans if span.start <= at < span.end)
        style = Style.combine(over)
        cells.append((character, style))
        cells += [("", style)] * (cell_len(character) - 1)
    return tuple(cells)


def art_text(game: Game, art_id: str) -> Text:
    """A piece's characters as text, for a line or a list."""
    return Text("\n").join(Text.from_markup(row) for row in game.art.text(art_id))


@dataclass(frozen=True)
class Drawing:
    """A scene as something Rich can print, and the picks whose numbers did not fit on it."""

    picture: RenderableType
    hidden: Mapping[str, str]  # id of a pick: an arrow to where it lies


@dataclass(frozen=True)
class Artist:
    """Draws scenes of one game in one language."""

    game: Game
    say: Say  # speaks the game's messages and those of the command line
    language: str
    names: Mapping[int, Message]  # what each seat is called beside its number

    def speak(self, message: Message) -> str:
        """A message in the language of this artist."""
        return self.say(message, self.language)

    def draw(self, scene: Scene, numbers: Mapping[str, int], columns: int, rows: int | None) -> Drawing:
        """The whole scene in so many columns, with these numbers at the picks; without rows, as high as it comes."""
        is_wide = columns >= WIDE
        room = columns - SIDE - 1 if is_wide else columns
        most_rows = None if rows is None else max(LEAST_ROWS, rows - OTHER_ROWS)
        hidden: dict[str, str] = {}
        tables = [self._area(area, scene, numbers, room, most_rows, hidden) for area in scene.areas if area.kind == "table"]
        beside = [
            self._area(area, scene, numbers, SIDE if is_wide else columns, None, hidden)
            for area in scene.areas
            if area.kind != "table" and area.pieces
        ]
        panels = [self._panel(panel) for panel in scene.panels]
        if is_wide:
            side = Group(*panels, *self._heaps(scene), *beside)
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=room)
            grid.add_column(width=SIDE)
            grid.add_row(Group(*tables), side)
            return Drawing(grid, hidden)
        across = Grid.grid(expand=True)
        for _ in panels:
            across.add_column(ratio=1)
        across.add_row(*panels)
        return Drawing(Group(across, *tables, *self._heaps(scene), _flow(beside)), hidden)

    def ghosts(self, scene: Scene, ghosts: Sequence[tuple[int, str, Piece]], columns: int) -> RenderableType:
        """What each of several picks would put on the table, each as a small picture with its number."""
        canvases: dict[str, Area] = {pick.id: area for area in scene.areas for pick in (*area.spots, *area.pieces)}
        shown = []
        for number, pick, ghost in ghosts:
            canvas = self._canvas(canvases[pick])
            window = canvas.paste(_block(self.game.art, ghost.art), ghost.x, ghost.y)
            wide = 4 if window.columns >= 5 else 8
            high = 2 if window.rows >= 3 else 3
            around = Window(window.row - high, window.column - wide, window.rows + 2 * high, window.columns + 2 * wide)
            shown.append(Frame(Group(*canvas.lines(around)), title=badge(number), box=box.ROUNDED, expand=False, border_style=QUIET, padding=0))
        return Columns(shown, width=None, padding=(0, 1))

    def _canvas(self, area: Area) -> Canvas:
        canvas = Canvas(area.box)
        for piece in sorted(area.pieces, key=lambda piece: piece.height):
            canvas.paste(_block(self.game.art, piece.art), piece.x, piece.y)
        return canvas

    def _area(
        self,
        area: Area,
        scene: Scene,
        numbers: Mapping[str, int],
        columns: int,
        rows: int | None,
        hidden: dict[str, str],
    ) -> RenderableType:
        canvas = Canvas(area.box)
        focus: dict[str, Window] = {}
        ground = [piece for piece in area.pieces if piece.height == 0]
        above = sorted((piece for piece in area.pieces if piece.height), key=lambda piece: (piece.height, piece.y))
        for spot in area.spots:
            if spot.id in numbers:
                focus[spot.id] = _frame(canvas, spot)
        for piece in (*ground, *above):
            window = canvas.paste(_block(self.game.art, piece.art), piece.x, piece.y)
            if piece.id in scene.last:
                _mark(canvas, window, scene.last_seat)
            if piece.id in numbers or piece.id in scene.last:
                focus[piece.id] = window
        for spot in area.spots:
            if spot.id in numbers:
                _number(canvas, focus[spot.id], numbers[spot.id], is_piece=False)
        for piece in area.pieces:
            if piece.id in numbers:
                _number(canvas, focus[piece.id], numbers[piece.id], is_piece=True)
        window = _choose(canvas, focus, columns - 2, rows)
        hidden |= {pick: arrow for pick, place in focus.items() if pick in numbers and (arrow := _arrow(window, place))}
        return Frame(
            Group(*canvas.lines(window)),
            title=self.speak(area.title) if area.title else None,
            subtitle=_beyond(canvas, window),
            box=box.ROUNDED,
            border_style=QUIET,
            expand=False,
            padding=0,
        )

    def _panel(self, panel: Panel) -> RenderableType:
        seat = SEATS[panel.seat]
        title = Text.assemble(
            "▶ " if panel.is_asked else "",
            art_text(self.game, f"chip/{seat.name}"),
            f" {self.speak(Message.of('cli-seat', seat=panel.seat + 1))}",
        )
        if panel.seat in self.names:
            title.append(f" · {self.speak(self.names[panel.seat])}", QUIET)
        points = Text.assemble((str(panel.points), "bold"), " ", self.speak(Message.of("cli-points", count=panel.points)))
        if panel.place is not None:
            points = Text.assemble((self.speak(Message.of("cli-place", place=panel.place)), "bold"), " · ", points)
        lines = [points, *(self._supply(supply) for supply in panel.supplies)]
        if panel.hand is not None:
            lines.append(Text(self.speak(Message.of("cli-hand", count=panel.hand))))
        style = Style.parse(f"{'bold ' if panel.is_asked else ''}{seat.fill}")
        return Frame(
            Group(*lines),
            title=title,
            title_align="left",
            box=box.HEAVY if panel.is_asked else box.ROUNDED,
            border_style=style,
        )

    def _supply(self, supply: Supply) -> Text:
        token = art_text(self.game, supply.art)
        shown = Text()
        most = max(supply.count, supply.most or 0)
        if "\n" in token.plain:
            shown.append(f"{supply.count} ", "bold")
        elif most <= MOST_SHOWN:
            shown += Text(" ").join([token] * supply.count + [Text("·", QUIET)] * (most - supply.count))
            shown.append(" ")
        else:
            shown += Text.assemble(token, " ", (str(supply.count), "bold"), f"/{supply.most} " if supply.most else " ")
        return shown.append(self.speak(supply.label), QUIET)

    def _heaps(self, scene: Scene) -> list[RenderableType]:
        left = sum(heap.count for heap in scene.heaps)
        return [Text(f" {self.speak(Message.of('cli-left', count=left))}", QUIET)] if left else []

    def heaps(self, scene: Scene) -> RenderableType:
        """What is left in bags and stacks, piece by piece."""
        shown = [
            Group(art_text(self.game, heap.art), Text(f"× {heap.count}", justify="center")) for heap in scene.heaps
        ]
        return Columns(shown, padding=(0, 2, 1, 0)) if shown else Text(self.speak(Message.of("cli-left", count=0)))


def badge(number: int | str) -> Text:
    """A number to choose by."""
    return Text(f" {number} ", BADGE)


def _flow(areas: Iterable[RenderableType]) -> RenderableType:
    return Columns(areas, padding=(0, 1))


def _frame(canvas: Canvas, spot: Spot) -> Window:
    """Draw an empty place that can be picked; other spots lie on pieces and have only their number."""
    if spot.shape != "cell":
        return canvas.place(spot.x, spot.y)
    columns, rows = TILE
    window = canvas.place(spot.x, spot.y, columns, rows)
    for down in range(rows):
        ends = {0: "┌╌┐", rows - 1: "└╌┘"}.get(down, "╎ ╎")
        canvas.write(window.row + down, window.column, ends[0] + ends[1] * (columns - 2) + ends[2], FRAME)
    return window


def _number(canvas: Canvas, place: Window, number: int, is_piece: bool) -> None:
    if is_piece and place.columns >= 5 and place.rows >= 3:
        canvas.label(place.row, place.column + 1, f" {number} ")
    elif is_piece:
        canvas.label(place.row, place.column + place.columns, str(number))
    elif place.columns == 1:
        canvas.label(place.row, place.column, str(number))
    else:
        words = f" {number} "
        canvas.label(place.row + place.rows // 2, place.column + (place.columns - len(words)) // 2, words)


def _mark(canvas: Canvas, place: Window, seat: int | None) -> None:
    """The last move: corners in the seat's colour, drawn on its pieces."""
    if place.columns < 3 or place.rows < 2:
        return
    colours = f"{SEATS[seat].mark} on {SEATS[seat].fill}" if seat is not None else f"{DUSK.ink} on {DUSK.paper}"
    style = Style.parse(f"bold {colours}")
    last_row, last_column = place.row + place.rows - 1, place.column + place.columns - 1
    for row, column, corner in (
        (place.row, place.column, "┏"),
        (place.row, last_column, "┓"),
        (last_row, place.column, "┗"),
        (last_row, last_column, "┛"),
    ):
        canvas.write(row, column, corner, style)


def _choose(canvas: Canvas, focus: Mapping[str, Window], columns: int, rows: int | None) -> Window:
    """The part to show: as much as fits, with as many of the places that matter as possible."""
    wide, high = min(columns, canvas.columns), min(rows or canvas.rows, canvas.rows)
    column = _slide(canvas.columns, wide, [(place.column, place.columns) for place in focus.values()])
    row = _slide(canvas.rows, high, [(place.row, place.rows) for place in focus.values()])
    return Window(row, column, high, wide)


def _slide(length: int, shown: int, places: Sequence[tuple[int, int]]) -> int:
    if shown >= length:
        return 0
    middle = sum(start + size / 2 for start, size in places) / len(places) if places else length / 2

    def worth(offset: int) -> tuple[int, float]:
        held = sum(offset <= start and start + size <= offset + shown for start, size in places)
        return held, -abs(offset + shown / 2 - middle)

    return max(range(length - shown + 1), key=worth)


def _arrow(window: Window, place: Window) -> str:
    """Where a place lies that is not in the window, or nothing."""
    row, column = place.row + place.rows // 2, place.column + place.columns // 2
    if window.holds(row, column):
        return ""
    upright = -1 if row < window.row else int(row >= window.row + window.rows)
    level = -1 if column < window.column else int(column >= window.column + window.columns)
    return {
        (-1, -1): "↖", (-1, 0): "↑", (-1, 1): "↗",
        (0, -1): "←", (0, 1): "→",
        (1, -1): "↙", (1, 0): "↓", (1, 1): "↘",
    }[upright, level]  # fmt: skip


def _beyond(canvas: Canvas, window: Window) -> str | None:
    """Arrows to where the table goes on."""
    arrows = [
        arrow
        for arrow, goes_on in (
            ("←", window.column > 0),
            ("↑", window.row > 0),
            ("↓", window.row + window.rows < canvas.rows),
            ("→", window.column + window.columns < canvas.columns),
        )
        if goes_on
    ]
    return f" {' '.join(arrows)} … " if arrows else None
