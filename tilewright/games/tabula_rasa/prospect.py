"""How many points a side may expect at the end, judged by what one seat knows.

Beside every territory each side expects some more knights: most of those the seat has in its own hand, and its share of
those not yet seen. What comes of it is spread around that like a normal distribution whose variance is half of all the
knights expected. The two rates below won most often when thousands of games were played with different ones.
"""

import math
from typing import Any

import numpy as np

from tilewright.games.tabula_rasa.material import (
    CASTLE_POINTS,
    DEALT,
    FITTING,
    KINDS,
    KNIGHTS,
    MOST_BESIDE,
    NUMBER_TERRITORIES,
    TERRITORIES,
    TERRITORY_POINTS,
    TREASURE_POINTS,
)
from tilewright.games.tabula_rasa.sides import side_of, sides
from tilewright.games.tabula_rasa.state import ENDED
from tilewright.kit import bag
from tilewright.kit.kernel import kernel

_FROM_HAND = 0.64  # how much of a knight in the own hand is expected beside each of its two territories
_UNSEEN = 0.2  # the same for a knight not seen yet that the side will play
_SURE = 0.005  # the least variance, when nothing more can come: as good as certain
_STEEP = 1.702  # makes a logistic curve run along the normal distribution


@kernel
def points(p: Any, seat: int, side: int) -> float:
    """The points a side will have at the end as far as the seat can tell, on average."""
    if p.phase == ENDED:
        return float(p.points[side])
    count = sides(p.seats)
    one, other = (side + 1) % count, (side + 2) % count  # with two sides there is no other rival
    share, share_one, share_other = _share(p, seat, side), _share(p, seat, one), _share(p, seat, other)
    value = 0.0
    free, own, theirs, both = 1.0, 0.0, 0.0, 0.0  # while nobody has two number territories: who has one, how likely
    for place in range(TERRITORIES):
        coming = _coming(p, seat, side, share, place)
        more_one, equal_one = _against(p, side, coming, one, _coming(p, seat, one, share_one, place), place)
        more_other, equal_other = 1.0, 0.0
        if count == 3:
            more_other, equal_other = _against(
                p, side, coming, other, _coming(p, seat, other, share_other, place), place
            )
        first = more_one * more_other
        next_best = more_one * (1.0 - more_other) + (1.0 - more_one) * more_other  # or equal with one other side
        presence = 1.0 if p.knights[side, place] > 0 else 1.0 - math.exp(-3.0 * coming)  # 4.4
        value += TERRITORY_POINTS[place] * first + TREASURE_POINTS * next_best * presence
        if place < NUMBER_TERRITORIES:
            lost = max(0.0, 1.0 - first - equal_one * more_other - more_one * equal_other)
            value += CASTLE_POINTS * first * (own + both)  # 4.8 the second one
            stay = 1.0 - first - lost
            stay_theirs = stay + (0.0 if count == 2 else 0.5 * lost)  # of two rivals, not always the same has the next
            both = both * stay_theirs + own * lost + theirs * first
            own = own * stay + free * first
            theirs = theirs * stay_theirs + free * lost
            free *= stay
    return value


@kernel
def _against(p: Any, side: int, coming: float, rival: int, coming_rival: float, place: int) -> tuple[float, float]:
    """How likely a side has more knights than a rival beside a territory at the end, and how likely as many."""
    lead = np.int64(p.knights[side, place]) - np.int64(p.knights[rival, place]) + coming - coming_rival
    steep = _STEEP / math.sqrt(max(_SURE, 0.5 * (coming + coming_rival)))
    more = 1.0 / (1.0 + math.exp(steep * (0.5 - lead)))
    less = 1.0 / (1.0 + math.exp(steep * (0.5 + lead)))
    return more, max(0.0, 1.0 - more - less)


@kernel
def _share(p: Any, seat: int, side: int) -> Any:
    """Which part of the knights unseen by the seat the side holds or will draw; two of them nobody will."""
    coming = (DEALT - p.drawn) / sides(p.seats)
    for other in range(p.seats):
        if other != seat and side_of(p.seats, other) == side:
            coming += bag.total(p.hand[other], 0, KINDS)
    return coming / (KNIGHTS - p.laid - bag.total(p.hand[seat], 0, KINDS))


@kernel
def _coming(p: Any, seat: int, side: int, share: float, place: int) -> Any:
    """How many knights the side may still lay beside a territory."""
    known = np.int64(0)
    for k in range(NUMBER_TERRITORIES):
        known += p.hand[seat, FITTING[place, k]]
    unseen = MOST_BESIDE - np.int64(p.beside[place]) - known
    expected = _UNSEEN * share * unseen
    return expected + _FROM_HAND * known if side == side_of(p.seats, seat) else expected
