"""What a seat can still expect: its points at the end, guessed from what it has and how long the game will go on."""

import numpy as np

from tilewright.games.castles_of_tuscany import plan
from tilewright.games.castles_of_tuscany.material import AREA_POINTS, BONUSES, CARDS_PER_POINT, FIELDS, HEXAGON, ITEM_COUNT
from tilewright.games.castles_of_tuscany.state import ENDED, PLAY, WORKER
from tilewright.kit import bag
from tilewright.kit.kernel import kernel


@kernel
def evaluate(p, seat):
    """How far the points a seat can expect lie above those of the best other."""
    own = expected(p, seat)
    best = -1.0e9
    for other in range(p.seats):
        if other != seat:
            best = max(best, expected(p, other))
    return own - best


@kernel
def expected(p, seat):
    """The points a seat can expect at the end."""
    return p.points[seat] + 0.0
