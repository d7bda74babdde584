"""What scenes of games on square land have in common: figures on their parts, and places where a tile may go."""

from collections.abc import Callable, Iterable

from tilewright.art import figures, land
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Box, Choice, Piece, Spot
from tilewright.kit import survey
from tilewright.kit.land import LandTile

UNIT = 100  # a tile's side

Choices = tuple[tuple[Choice, ...], tuple[Spot, ...]]


def figure(name: str, seat: int, tile: survey.Laid, shape: LandTile, part: tuple[str, int], wheel: int = 0) -> Piece:
    """A seat's figure on a part of a laid tile: farmers lie, all others stand. `wheel` is the tile's wheel symbol."""
    kind, _ = part
    x, y = land.places(shape, tile.facing, wheel)[part]
    return Piece(
        id=name,
        art=figures.figure_id(SEATS[seat], lying=kind == "field"),
        x=UNIT * tile.x + x,
        y=UNIT * tile.y + y,
        owner=seat,
        tip=Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}")),
        height=1,
    )


def box(pieces: Iterable[Piece], spots: Iterable[Spot]) -> Box:
    """What is needed to show all these tiles, figures and places."""
    things = [(piece.x, piece.y) for piece in pieces] + [(spot.x, spot.y) for spot in spots]
    left, top = (min(values) - UNIT / 2 for values in zip(*things, strict=True))
    right, bottom = (max(values) + UNIT / 2 for values in zip(*things, strict=True))
    return left, top, right - left, bottom - top


def places(p: survey.Record, actions: list[int], art: Callable[[int], str], words: Callable[[int], str]) -> Choices:
    """The legal ways to lay a tile (4 * place in the frontier + facing): one picks the cell, then the turn.

    `art` gives the tile's picture by facing, `words` the move.
    """
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    for action in actions:
        facing = action & 3
        x, y = survey.where(p, action >> 2)
        cell, turn = f"cell {x} {y}", f"cell {x} {y} turn {facing}"
        ghost = Piece("ghost", art(facing), UNIT * x, UNIT * y)
        label = Message.of("choice-place", x=x, y=y, facing=facing)
        spots.setdefault(cell, Spot(cell, UNIT * x, UNIT * y, "cell", Message.of("spot-cell", x=x, y=y)))
        spots[turn] = Spot(turn, UNIT * x, UNIT * y, "cell", label, turn=90 * facing)
        choices.append(Choice(words(action), (cell, turn), label, (ghost, ghost)))
    return tuple(choices), tuple(spots.values())
