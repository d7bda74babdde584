"""What chance draws from in Carcassonne: the tiles of the land or of the river, for the seat whose turn it is."""

from tilewright.core.game import Positions
from tilewright.core.shares import Stack
from tilewright.games.carcassonne.rules import state

_NAMES = {state.LAND_STAGE: "land", state.RIVER_STAGE: "river"}


def stack(position: Positions) -> Stack:
    """The stack, and the seat that draws; the lake is a stack of one tile."""
    return Stack(_NAMES.get(int(position["stage"][0]), "lake"), int(position["seat"][0]))
