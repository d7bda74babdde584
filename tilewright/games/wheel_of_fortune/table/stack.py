"""What chance draws from in Wheel of Fortune: the tiles, for the seat whose turn it is."""

from tilewright.core.game import Positions
from tilewright.core.shares import Stack


def stack(position: Positions) -> Stack:
    """The stack, and the seat that draws."""
    return Stack("tiles", int(position["seat"][0]))
