"""A scene in a terminal: the pieces of any game as characters in their places, and labels where a player can pick.

A piece's rows of text come from the game's art: eleven columns and five rows for a tile of 100 by 100 units. A blank
without a style is transparent.
"""

import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.align import Align
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from tilewright import words
from tilewright.core.game import Game
from tilewright.core.message import Message, Say
from tilewright.core.palette import DAY, SEATS
from tilewright.core.scene import Area, Panel, Piece, Scene, Spot, Supply
from tilewright.terminal.canvas import BADGE, Canvas, Window, block

TILE = (11, 5)  # columns and rows of an empty cell's frame
WIDE = 132  # from this many columns on, the panels are next to the table
SIDE = 34  # columns of the panels there
LEAST_ROWS = 25  # of a table, even in a small terminal
MOST_SHOWN = 9  # a larger supply is only shown as a number

OWN = Path(__file__).resolve().parent / "words"  # the terminal's own messages; all their keys begin with terminal-

FRAME = Style.parse("#8f78e0")  # between the accents of day and dusk: visible on any background
QUIET = Style(dim=True)


def speaker(game: Game) -> Say:
    """Formats the messages of a game and of the terminal."""
    own = words.speaker(OWN)

    def say(message: Message, language: str) -> str:
        return own(message, language) if message.key.startswith("terminal-") else game.say(message, language)

    return say


def art_text(game: Game, art_id: str) -> Text:
    """A piece's characters as text, for a line or a list."""
    return Text("\n").join(Text.from_markup(row) for row in game.art.text(art_id))


@dataclass(frozen=True)
class Drawing:
    """A scene as something Rich can print, and the picks whose labels did not fit on it."""

    picture: RenderableType
    dock: list[RenderableType]  # the pieces the decision is about, to be shown next to the prompt
    hidden: Mapping[str, str]  # id of a pick: an arrow towards it


@dataclass(frozen=True)
class Sketch:
    """An area on its canvas, with the places of interest now."""

    area: Area
    canvas: Canvas
    focus: Mapping[str, Window]  # of picks and of the last move
    picks: Set[str]


@dataclass(frozen=True)
class Artist:
    """Draws scenes of one game in one language."""

    game: Game
    say: Say  # formats the game's messages and those of the command line
    language: str
    names: Mapping[int, Message]  # a name for each seat, in addition to its number

    def speak(self, message: Message) -> str:
        """A message in the language of this artist."""
        return self.say(message, self.language)

    def draw(self, scene: Scene, labels: Mapping[str, str], columns: int, rows: int | None) -> Drawing:
        """The scene with these labels at the picks, in this many columns and rows; with rows None, the whole scene."""
        is_wide = columns >= WIDE
        room = columns - SIDE - 1 if is_wide else columns
        panels = [self._panel(panel, (SIDE if is_wide else columns // len(scene.panels)) - 4) for panel in scene.panels]
        above = 0 if is_wide else 1 + max(3 + len(panel.supplies) + (panel.hand is not None) for panel in scene.panels)
        most_rows = None if rows is None else max(LEAST_ROWS, rows - above - 2)
        hidden: dict[str, str] = {}

        def drawn(area: Area) -> RenderableType:
            sketch = self._sketch(area, scene, labels)
            return (
                self._area(sketch, room - 2, most_rows, hidden) if rows is not None else self._bands(sketch, room - 2)
            )

        tables = [drawn(area) for area in scene.areas if area.kind == "table"]
        others = [drawn(area) for area in scene.areas if area.kind not in ("table", "dock") and area.pieces]
        dock = [drawn(area) for area in scene.areas if area.kind == "dock" and area.pieces]
        land = Group(*tables, Columns(others, padding=(0, 1))) if others else Group(*tables)
        layout = Grid.grid(expand=True, padding=(0, 1, 0, 0) if is_wide else 0)
        if is_wide:
            layout.add_column(width=room)
            layout.add_column(width=SIDE)
            layout.add_row(land, Group(*panels, *self._heaps(scene)))
            return Drawing(layout, dock, hidden)
        for _ in panels:
            layout.add_column(ratio=1)
        layout.add_row(*panels)
        return Drawing(Group(layout, land, *self._heaps(scene)), dock, hidden)

    def ghosts(self, scene: Scene, ghosts: Sequence[tuple[int, str, Piece]]) -> RenderableType:
        """The piece each of several picks would place, as small numbered pictures."""
        areas = {spot.id: area for area in scene.areas for spot in area.spots}
        areas |= {piece.id: area for area in scene.areas for piece in area.pieces}
        shown = []
        for number, pick, ghost in ghosts:
            canvas = self._sketch(areas[pick], scene, {}).canvas
            window = canvas.paste(block(self.game, ghost.art), ghost.x, ghost.y)
            _mark(canvas, window, BADGE)
            wide = 4 if window.columns >= 5 else 8
            high = 2 if window.rows >= 3 else 3
            around = Window(window.row - high, window.column - wide, window.rows + 2 * high, window.columns + 2 * wide)
            shown.append(
                Frame(
                    Group(*canvas.lines(around)),
                    title=badge(number),
                    box=box.ROUNDED,
                    expand=False,
                    border_style=QUIET,
                    padding=0,
                )
            )
        return Columns(shown, padding=(0, 1))

    def _sketch(self, area: Area, scene: Scene, labels: Mapping[str, str]) -> Sketch:
        """An area with its pieces, its labels and the last move."""
        canvas = Canvas(area.box)
        focus: dict[str, Window] = {}
        for spot in area.spots:
            if spot.id in labels:
                focus[spot.id] = _frame(canvas, spot)
        for piece in sorted(area.pieces, key=lambda piece: (piece.height, piece.y if piece.height else 0)):
            window = canvas.paste(block(self.game, piece.art), piece.x, piece.y)
            if piece.id in scene.last:
                _mark(canvas, window, _last_style(scene.last_seat))
            if piece.id in labels or piece.id in scene.last:
                focus[piece.id] = window
        pieces = {piece.id for piece in area.pieces}
        for pick in (pick for pick in labels if pick in focus):
            _label(canvas, focus[pick], labels[pick], is_piece=pick in pieces)
        return Sketch(area, canvas, focus, labels.keys() & focus.keys())

    def _area(self, sketch: Sketch, columns: int, rows: int | None, hidden: dict[str, str]) -> RenderableType:
        """As much of an area as fits; at most this many rows of a table."""
        window = _choose(sketch, columns, rows if sketch.area.kind == "table" else None)
        hidden |= {pick: arrow for pick in sketch.picks if (arrow := _arrow(window, sketch.focus[pick]))}
        return self._part(sketch, window)

    def _bands(self, sketch: Sketch, columns: int) -> RenderableType:
        """A whole area, in several parts if it is wider than the terminal."""
        canvas = sketch.canvas
        if canvas.columns <= columns:
            return self._part(sketch, canvas.whole)
        tile = min(TILE[0], columns)
        count = math.ceil(canvas.columns / (columns // tile * tile))
        width = math.ceil(canvas.columns / tile / count) * tile  # no tile is cut
        bands = [Window(0, column, canvas.rows, width) for column in range(0, canvas.columns, width)]
        return Group(*(self._part(sketch, canvas.trimmed(band)) for band in bands))

    def _part(self, sketch: Sketch, window: Window) -> RenderableType:
        is_table = sketch.area.kind == "table"
        land = Group(*sketch.canvas.lines(window))
        return Frame(
            Align.center(land, width=window.columns) if is_table else land,
            title=self.speak(sketch.area.title) if sketch.area.title else None,
            subtitle=f" {arrows} … " if (arrows := sketch.canvas.beyond(window)) else None,
            box=box.ROUNDED,
            border_style=QUIET,
            expand=is_table,
            padding=0,
        )

    def _panel(self, panel: Panel, columns: int) -> RenderableType:
        seat = SEATS[panel.seat]
        title = Text.assemble(
            "▶ " if panel.is_asked else "",
            art_text(self.game, f"chip/{seat.name}"),
            f" {self.speak(Message.of('terminal-seat', seat=panel.seat + 1))}",
            style="default",
        )
        name = f" · {self.speak(self.names[panel.seat])}" if panel.seat in self.names else ""
        if title.cell_len + cell_len(name) <= columns:
            title.append(name, QUIET)
        points = Text.assemble(
            (str(panel.points), "bold"), " ", self.speak(Message.of("terminal-points", count=panel.points))
        )
        if panel.place is not None:
            points = Text.assemble((self.speak(Message.of("terminal-place", place=panel.place)), "bold"), " · ", points)
        lines = [points, *(self._supply(supply, columns) for supply in panel.supplies)]
        if panel.hand is not None:
            lines.append(Text(self.speak(Message.of("terminal-hand", count=panel.hand))))
        style = Style.parse(f"{'bold ' if panel.is_asked else ''}{seat.fill}")
        return Frame(
            Group(*lines),
            title=title,
            title_align="left",
            box=box.HEAVY if panel.is_asked else box.ROUNDED,
            border_style=style,
        )

    def _supply(self, supply: Supply, columns: int) -> Text:
        token = art_text(self.game, supply.art)
        label = self.speak(supply.label)
        most = max(supply.count, supply.most or 0)
        shown = Text()
        if "\n" in token.plain:
            shown.append(f"{supply.count} ", "bold")
        elif most <= MOST_SHOWN and most * (token.cell_len + 1) + cell_len(label) <= columns:
            shown += Text(" ").join([token] * supply.count + [Text("·", QUIET)] * (most - supply.count))
            shown.append(" ")
        else:
            shown += Text.assemble(token, " ", (str(supply.count), "bold"), f"/{supply.most} " if supply.most else " ")
        return shown.append(label, QUIET)

    def _heaps(self, scene: Scene) -> list[RenderableType]:
        left = sum(heap.count for heap in scene.heaps)
        return [Text(f" {self.speak(Message.of('terminal-left', count=left))}", QUIET)] if left else []

    def heaps(self, scene: Scene) -> RenderableType:
        """The pieces left in bags and stacks, with their numbers."""
        shown = [
            Group(art_text(self.game, heap.art), Text(f"× {heap.count}", justify="center")) for heap in scene.heaps
        ]
        return Columns(shown, padding=(0, 2, 1, 0)) if shown else Text(self.speak(Message.of("terminal-left", count=0)))


def badge(label: int | str) -> Text:
    """A label to choose by."""
    return Text(f" {label} ", BADGE)


def _frame(canvas: Canvas, spot: Spot) -> Window:
    """Draw an empty place that can be picked; other spots are on pieces and show only their number."""
    if spot.shape != "cell":
        return canvas.place(spot.x, spot.y)
    columns, rows = TILE
    window = canvas.place(spot.x, spot.y, columns, rows)
    for down in range(rows):
        ends = {0: "┌╌┐", rows - 1: "└╌┘"}.get(down, "╎ ╎")
        canvas.write(window.row + down, window.column, ends[0] + ends[1] * (columns - 2) + ends[2], FRAME)
    return window


def _label(canvas: Canvas, place: Window, label: str, is_piece: bool) -> None:
    if is_piece and place.columns >= 5 and place.rows >= 3:
        canvas.label(place.row, place.column + 1, f" {label} ")
    elif is_piece:
        canvas.label(place.row, place.column + place.columns, label)
    elif place.columns == 1:
        canvas.label(place.row, place.column, label)
    else:
        words = f" {label} "
        canvas.label(place.row + place.rows // 2, place.column + (place.columns - len(words)) // 2, words)


def _last_style(seat: int | None) -> Style:
    return Style.parse(
        f"bold {SEATS[seat].mark} on {SEATS[seat].fill}" if seat is not None else f"bold {DAY.ink} on {DAY.paper}"
    )


def _mark(canvas: Canvas, place: Window, style: Style) -> None:
    """Mark the corners of a piece, so that it is easy to find."""
    if place.columns < 3 or place.rows < 2:
        return
    last_row, last_column = place.row + place.rows - 1, place.column + place.columns - 1
    for row, column, corner in (
        (place.row, place.column, "┏"),
        (place.row, last_column, "┓"),
        (last_row, place.column, "┗"),
        (last_row, last_column, "┛"),
    ):
        canvas.write(row, column, corner, style)


def _choose(sketch: Sketch, columns: int, rows: int | None) -> Window:
    """The part to show: as much as fits, with as many places of interest as possible."""
    canvas, places = sketch.canvas, sketch.focus.values()
    wide, high = min(columns, canvas.columns), min(rows or canvas.rows, canvas.rows)
    column = _slide(canvas.columns, wide, [(place.column, place.columns) for place in places])
    row = _slide(canvas.rows, high, [(place.row, place.rows) for place in places])
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
    """An arrow to a place outside the window, or "" for a place inside."""
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
