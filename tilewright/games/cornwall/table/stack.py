"""What chance draws from in Cornwall: the fresh tiles, for the seat whose turn it is."""

from tilewright.core.game import Positions
from tilewright.core.shares import Stack


def stack(position: Positions) -> Stack | None:
    """The stack, and the seat that draws; refused tiles come back in a known order."""
    return Stack("tiles", int(position["seat"][0])) if position["fresh"][0].any() else None
