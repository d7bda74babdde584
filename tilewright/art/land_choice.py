"""Laying a square tile as choices: one picks the cell, then the turn.

The same places are offered move after move and table after table, so what describes one is made once and kept.
"""

from functools import lru_cache
from typing import Any

from tilewright.art import land_table
from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Spot

UNIT = 100  # a tile's side
KEPT = 1 << 13

Choices = tuple[tuple[Choice, ...], tuple[Spot, ...]]


def placings(p: Any, actions: list[int], arts: tuple[str, ...]) -> Choices:
    """The ways to lay a tile on the land of a plain position, each as 4 * place in the frontier + facing, ascending;
    `arts` are its pictures, one for each facing.
    """
    at = land_table.cells(p, {action >> 2 for action in actions})
    choices: list[Choice] = []
    spots: list[Spot] = []
    last = -1
    for action in actions:
        x, y = at[action >> 2]
        choice, cell, turn = _placing(x, y, action & 3, arts[action & 3])
        if action >> 2 != last:
            last = action >> 2
            spots.append(cell)
        spots.append(turn)
        choices.append(choice)
    return tuple(choices), tuple(spots)


@lru_cache(KEPT)
def _placing(x: int, y: int, facing: int, art: str) -> tuple[Choice, Spot, Spot]:
    words, picks, cell, turn = _way(x, y, facing)
    ghost = Piece("ghost", art, cell.x, cell.y)
    return Choice(words, picks, turn.label, (ghost, ghost)), cell, turn


@lru_cache(KEPT)
def _way(x: int, y: int, facing: int) -> tuple[str, tuple[str, str], Spot, Spot]:
    """The same for every tile: the words, the picks, and their spots."""
    cell = _cell(x, y)
    label = Message.of("choice-place", x=x, y=y, facing=facing)
    turn = Spot(f"{cell.id} turn {facing}", cell.x, cell.y, "cell", label, turn=90 * facing)
    return f"place {x} {y} {facing}", (cell.id, turn.id), cell, turn


@lru_cache(KEPT)
def _cell(x: int, y: int) -> Spot:
    return Spot(f"cell {x} {y}", UNIT * x, UNIT * y, "cell", Message.of("spot-cell", x=x, y=y))
