"""A plain scene: the board if the game says where its tiles are, the choices as cells and buttons, and the points."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.core import stage
from tilewright.core.game import CHANCE, Kernels, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Choice, Panel, Piece, Spot
from tilewright.core.stage import Offer, Shown, Way
from tilewright.draft import art
from tilewright.draft.board import Board
from tilewright.draft.tile import piece_id

_UNIT = 100.0
_SMALLEST = (3, 1)  # cells of a table that shows nothing
_DOCK_HEIGHT = 100.0

Write = Callable[[Positions, int, int], str]


def parts(write: Write, kernels: Kernels, board: Board) -> "stage.Parts[Shown]":
    """The parts of a plain scene, for the stage."""
    plain = _Plain(write, kernels, board)
    return stage.Parts(prompt=plain.prompt, panel=plain.panel, show=plain.show, offer=plain.offer, areas=plain.areas)


class _Plain:
    """Makes the parts of a game's plain scenes."""

    def __init__(self, write: Write, kernels: Kernels, board: Board) -> None:
        self._write, self._kernels, self._board = write, kernels, board
        columns, rows = (max(pair) for pair in zip(board.size, _SMALLEST, strict=True))
        self._box: Box = (-_UNIT / 2, -_UNIT / 2, _UNIT * columns, _UNIT * rows)

    def prompt(self, p: Any, to_move: int) -> Message:
        if to_move == CHANCE:
            return stage.message("prompt-draft-chance")
        return stage.message("prompt-draft", seat=to_move + 1)

    def panel(self, p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
        points = np.zeros(len(SEATS), dtype=np.int64)
        self._kernels.scores(p.positions, 0, points)
        return Panel(seat, int(points[seat]), is_to_move, place=place)

    def show(self, p: Any) -> Shown:
        """The board: its tiles, and its empty cells below them."""
        tiles = self._board.tiles(p)
        taken = {(tile.column, tile.row) for tile in tiles}
        columns, rows = self._board.size
        empty = [(x, y) for y in range(rows) for x in range(columns) if (x, y) not in taken]
        pieces = [
            *(Piece(f"ground {x} {y}", art.GROUND, _UNIT * x, _UNIT * y) for x, y in empty),
            *(
                Piece(piece_id(tile.column, tile.row), art.tile_id(tile.label), _UNIT * tile.column, _UNIT * tile.row)
                for tile in tiles
            ),
        ]
        last = tuple(piece_id(tile.column, tile.row) for tile in tiles if tile.is_last)
        return Shown(areas=(Area("table", "table", self._box, tuple(pieces)),), last=last)

    def offer(self, p: Any, shown: Shown, actions: list[int]) -> Offer:
        """A cell for each action that has one, a button for any other; actions that share a cell also get buttons."""
        cells = {action: self._board.cell(action) for action in actions}
        crowd = Counter(cells.values())
        seat = int(self._kernels.actor(p.positions, 0))
        beside = self._board.beside(p, seat)
        tile = beside[0] if len(beside) == 1 else None
        words = {action: self._write(p.positions, action, seat) for action in actions}
        return stage.offer(_way(words[action], cells[action], crowd[cells[action]] == 1, tile) for action in actions)

    def areas(self, p: Any, shown: Shown, viewer: int, offer: Offer) -> tuple[Area, ...]:
        """The board with the spots that can be picked, and the dock."""
        (table,) = shown.areas
        labels = self._board.beside(p, viewer)
        pieces = tuple(Piece(f"beside {k}", art.tile_id(label), _UNIT * k, 0) for k, label in enumerate(labels))
        box = (-_UNIT / 2, -_DOCK_HEIGHT / 2, _UNIT * max(1, len(labels)), _DOCK_HEIGHT)
        return (
            Area(table.id, table.kind, table.box, table.pieces, offer.spots),
            *stage.dock(box, pieces, offer.buttons),
        )


def _way(words: str, cell: tuple[int, int] | None, is_alone: bool, tile: str | None) -> Way:
    """One choice with its spots: a cell, a button, or first the cell and then the button."""
    label = Message.of("choice-draft", words=words)
    button = Spot(f"move {words}", 0, 0, "button", label)
    if cell is None:
        return Choice(words, (button.id,), label, (None,)), (button,)
    x, y = _UNIT * cell[0], _UNIT * cell[1]
    spot_label = label if is_alone else Message.of("spot-draft", column=cell[0] + 1, row=cell[1] + 1)
    spot = Spot(f"cell {cell[0]} {cell[1]}", x, y, "cell", spot_label)
    ghost = Piece("ghost", art.tile_id(tile), x, y) if tile else None
    if is_alone:
        return Choice(words, (spot.id,), label, (ghost,)), (spot,)
    return Choice(words, (spot.id, button.id), label, (ghost, ghost)), (spot, button)
