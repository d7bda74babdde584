"""Choices on square land: laying a tile (pick the cell, then the rotation), and placing a figure on it or passing."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Spot
from tilewright.land.table import survey
from tilewright.land.table.extent import UNIT

MIDDLE = 0.1 * UNIT  # from the middle of a tile, not yet to one side
Choices = tuple[tuple[Choice, ...], tuple[Spot, ...]]


def placings(p: Any, actions: list[int], arts: tuple[str, ...]) -> Choices:
    """The choices for laying a tile in a plain position. `actions` are 4 * frontier index + facing, in ascending order;
    `arts` are the tile's pictures, one per facing.
    """
    at = survey.cells(p, {action >> 2 for action in actions})
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


@cached.by_arguments
def _placing(x: int, y: int, facing: int, art: str) -> tuple[Choice, Spot, Spot]:
    words, picks, cell, turn = _way(x, y, facing)
    ghost = Piece("ghost", art, cell.x, cell.y)
    return Choice(words, picks, turn.label, (ghost, ghost)), cell, turn


@cached.by_arguments
def _way(x: int, y: int, facing: int) -> tuple[str, tuple[str, str], Spot, Spot]:
    """The parts that are the same for every tile: the words, the picks, and their spots."""
    cell = _cell(x, y)
    label = Message.of("choice-place", x=x, y=y, facing=facing)
    turn = Spot(f"{cell.id} turn {facing}", cell.x, cell.y, "cell", label, turn=90 * facing)
    return f"place {x} {y} {facing}", (cell.id, turn.id), cell, turn


@cached.by_arguments
def _cell(x: int, y: int) -> Spot:
    return Spot(f"cell {x} {y}", UNIT * x, UNIT * y, "cell", Message.of("spot-cell", x=x, y=y))


def on_part(kind: str, index: int, alike: int, ghost: Piece) -> tuple[Choice, Spot]:
    """A figure on a part of the tile just laid; if the tile has several alike, their labels say where each one is."""
    side = Message.of(f"side-{_side(ghost)}") if alike > 1 else ""
    label = Message.of(f"choice-figure-{kind}", alike=alike, side=side)
    return setting(f"part {kind} {index}", f"figure {kind} {index}", label, ghost)


def _side(ghost: Piece) -> str:
    """Where on its tile a figure stands."""
    x, y = (offset - UNIT * round(offset / UNIT) for offset in (ghost.x, ghost.y))
    along = "" if abs(y) < MIDDLE else "north" if y < 0 else "south"
    across = "" if abs(x) < MIDDLE else "west" if x < 0 else "east"
    return "-".join(filter(None, (along, across))) or "middle"


def setting(spot: str, words: str, label: Message, ghost: Piece) -> tuple[Choice, Spot]:
    """Placing a figure: the player picks the spot where it will stand."""
    return Choice(words, (spot,), label, (ghost,)), Spot(spot, ghost.x, ghost.y, "disc", label)


@cached.by_arguments
def passing() -> tuple[Choice, Spot]:
    """Placing no figure."""
    label = Message.of("choice-pass")
    return Choice("pass", ("pass",), label, (None,)), Spot("pass", 0, 0, "button", label)
