"""What chance draws from in Tabula Rasa: the knights, for the seat whose hand they go to."""

from tilewright.core.game import Positions
from tilewright.core.shares import Stack


def stack(position: Positions) -> Stack:
    """The stack, and the seat that draws."""
    return Stack("knights", int(position["seat"][0]))
