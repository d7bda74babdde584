"""Facts about the moves of Carcassonne."""

from collections.abc import Iterator

from tilewright.core.fact import Fact
from tilewright.core.game import Positions
from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.table.feature import LAND
from tilewright.land.table.facts import Comparison


def facts(before: Positions, after: Positions, seat: int, action: int) -> Iterator[Fact]:
    """What is true about laying a tile or placing a figure; nothing once the game is over."""
    if after["phase"][0] == state.ENDED or action == state.PASS:
        return
    is_land = after["stage"][0] == state.LAND_STAGE  # before, river tiles come first and fit only one place
    left = after["bag"][0, : material.LAND_TYPES].tolist() if is_land else None
    land = Comparison(before, after, seat, LAND, left)
    yield from land.laid() if action < state.PASS else land.settled(action - state.FIGURE)
