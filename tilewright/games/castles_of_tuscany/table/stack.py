"""What chance draws from in The Castles of Tuscany: cards, region parts, tiles or yield cards."""

from tilewright.core.game import Positions
from tilewright.core.shares import Stack
from tilewright.games.castles_of_tuscany.rules import state


def stack(position: Positions) -> Stack | None:
    """The stack, and the seat that draws. The tiles that refill the display are for everybody, and come in one order;
    those of a player's own stack are theirs alone.
    """
    phase, seat = int(position["phase"][0]), int(position["seat"][0])
    if phase == state.CARD:
        return Stack("cards", seat)
    if phase == state.YIELD:
        return Stack("yields", seat)
    if phase == state.DEAL:
        letter = int((position["part"][0, seat] >= 0).sum())
        return Stack(f"parts {letter}", seat)
    if phase == state.REPLACE:
        return Stack(f"tiles of {seat}")
    return Stack("neutral tiles") if phase == state.REFILL else None
