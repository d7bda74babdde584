"""Laying a square tile as choices: one picks the cell, then the turn.

The same places are offered move after move and table after table, so what describes one is made once and kept.
"""

from collections.abc import Iterable
from functools import lru_cache

from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Spot

UNIT = 100  # a tile's side
KEPT = 1 << 13

Choices = tuple[tuple[Choice, ...], tuple[Spot, ...]]


def placings(places: Iterable[tuple[int, int, int]], arts: tuple[str, ...]) -> Choices:
    """The ways to lay a tile as x, y and facing; `arts` are its pictures, one for each facing."""
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    for x, y, facing in places:
        choice, cell, turn = _placing(x, y, facing, arts[facing])
        choices.append(choice)
        spots.setdefault(cell.id, cell)
        spots[turn.id] = turn
    return tuple(choices), tuple(spots.values())


@lru_cache(KEPT)
def _placing(x: int, y: int, facing: int, art: str) -> tuple[Choice, Spot, Spot]:
    cell = _cell(x, y)
    label = Message.of("choice-place", x=x, y=y, facing=facing)
    turn = Spot(f"{cell.id} turn {facing}", cell.x, cell.y, "cell", label, turn=90 * facing)
    ghost = Piece("ghost", art, cell.x, cell.y)
    return Choice(f"place {x} {y} {facing}", (cell.id, turn.id), label, (ghost, ghost)), cell, turn


@lru_cache(KEPT)
def _cell(x: int, y: int) -> Spot:
    return Spot(f"cell {x} {y}", UNIT * x, UNIT * y, "cell", Message.of("spot-cell", x=x, y=y))
