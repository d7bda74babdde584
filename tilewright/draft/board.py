"""What the plain scene and its pictures need from a game: its `table/board.py`, or an empty board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.draft.tile import Tile


def _no_tiles(p: Any) -> Sequence[Tile]:
    return ()


def _nothing(p: Any, viewer: int) -> Sequence[str]:
    return ()


def _nowhere(action: int) -> tuple[int, int] | None:
    return None


@dataclass(frozen=True, slots=True)
class Board:
    """Where the tiles of a game are; a game without this module offers its choices as buttons only."""

    size: tuple[int, int] = (0, 0)  # columns and rows
    colours: Mapping[str, str] | None = None  # of each label a tile can have
    tiles: Callable[[Any], Sequence[Tile]] = _no_tiles
    beside: Callable[[Any, int], Sequence[str]] = _nothing  # labels that a viewer sees next to the board
    cell: Callable[[int], tuple[int, int] | None] = _nowhere  # where an action is picked

    @staticmethod
    def of(module: Any) -> "Board":
        """The board that a game's module describes."""
        return Board(module.SIZE, module.TILES, module.tiles, module.beside, module.cell)


NO_BOARD = Board()
