"""The points a side can expect at the end, if every knight is equally likely to be laid at either of its two places.

If a side's hands hold n knights that fit a territory, half of them are expected there, with a variance of n / 4; the
side also gets its share of the knights not yet drawn. The estimate uses all hands of the position: a player who may not
know them must use a redealt position, or several.
"""

import math
from typing import Any

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.kit.kernel import kernel

_SURE = 0.005  # the least variance, when no more knights can come: almost certain
_STEEP = 1.702  # makes a logistic curve approximate the normal distribution


@kernel
def expect(p, out):
    """The points every seat can expect at the end: those of its side."""
    count = sides.count(p.seats)
    if count == 2 and p.phase != state.ENDED:
        out[0], out[1] = _duel(p, 0, 1)
    else:
        for side in range(count):
            out[side] = _points(p, side)
    for seat in range(count, p.seats):
        out[seat] = out[sides.of(p.seats, seat)]


@kernel
def _duel(p: Any, side: int, rival: int) -> tuple[float, float]:
    """The `_points` of both sides at once: a territory that one wins is lost to the other."""
    value = value_rival = 0.0
    free, own, theirs, both = 1.0, 0.0, 0.0, 0.0
    for place in range(material.TERRITORY_COUNT):
        coming, coming_rival = _coming(p, side, place), _coming(p, rival, place)
        more, equal = _against(p, side, coming, rival, coming_rival, place)
        less = max(0.0, 1.0 - more - equal)
        treasure = (1.0 - more) * _presence(p, side, coming, place)
        treasure_rival = (1.0 - less) * _presence(p, rival, coming_rival, place)
        value += material.TERRITORY_POINTS[place] * more + material.TREASURE_POINTS * treasure
        value_rival += material.TERRITORY_POINTS[place] * less + material.TREASURE_POINTS * treasure_rival
        if place < material.NUMBER_TERRITORIES:
            value += material.CASTLE_POINTS * more * (own + both)  # 4.8 the second one
            value_rival += material.CASTLE_POINTS * less * (theirs + both)
            both = both * equal + own * less + theirs * more
            own = own * equal + free * more
            theirs = theirs * equal + free * less
            free *= equal
    return value, value_rival


@kernel
def _points(p: Any, side: int) -> float:
    """The points a side will have at the end, on average."""
    if p.phase == state.ENDED:
        return float(p.points[side])
    count = sides.count(p.seats)
    one, other = (side + 1) % count, (side + 2) % count  # with two sides there is no second rival
    value = 0.0
    free, own, theirs, both = (
        1.0,
        0.0,
        0.0,
        0.0,
    )  # how likely each has one number territory, while nobody has two
    for place in range(material.TERRITORY_COUNT):
        coming = _coming(p, side, place)
        more_one, equal_one = _against(p, side, coming, one, _coming(p, one, place), place)
        more_other, equal_other = 1.0, 0.0
        if count == 3:
            more_other, equal_other = _against(p, side, coming, other, _coming(p, other, place), place)
        first = more_one * more_other
        next_best = more_one * (1.0 - more_other) + (1.0 - more_one) * more_other  # or tied with one other side
        value += material.TERRITORY_POINTS[place] * first + material.TREASURE_POINTS * next_best * _presence(
            p, side, coming, place
        )
        if place < material.NUMBER_TERRITORIES:
            lost = max(0.0, 1.0 - first - equal_one * more_other - more_one * equal_other)
            value += material.CASTLE_POINTS * first * (own + both)  # 4.8 the second one
            stay = 1.0 - first - lost
            stay_theirs = stay + (0.0 if count == 2 else 0.5 * lost)  # the next one may go to the other rival
            both = both * stay_theirs + own * lost + theirs * first
            own = own * stay + free * first
            theirs = theirs * stay_theirs + free * lost
            free *= stay
    return value


@kernel
def _presence(p: Any, side: int, coming: float, place: int) -> float:
    """The probability that the side has a knight beside a territory at the end: without one it takes nothing (4.4)."""
    return 1.0 if p.knights[side, place] > 0 else 1.0 - math.exp(-1.4 * coming)


@kernel
def _against(p: Any, side: int, coming: float, rival: int, coming_rival: float, place: int) -> tuple[float, float]:
    """The probabilities that a side has more knights than a rival beside a territory at the end, and as many."""
    lead = np.int64(p.knights[side, place]) - np.int64(p.knights[rival, place]) + coming - coming_rival
    steep = _STEEP / math.sqrt(max(_SURE, 0.5 * (coming + coming_rival)))
    more = 1.0 / (1.0 + math.exp(steep * (0.5 - lead)))
    less = 1.0 / (1.0 + math.exp(steep * (0.5 + lead)))
    return more, max(0.0, 1.0 - more - less)


@kernel
def _coming(p: Any, side: int, place: int) -> Any:
    """How many more knights the side is expected to lay beside a territory."""
    never_drawn = np.int64(0)
    held = np.int64(0)
    for k in range(material.NUMBER_TERRITORIES):
        kind = material.FITTING[place, k]
        never_drawn += p.bag[kind]
        for seat in range(p.seats):
            if sides.of(p.seats, seat) == side:
                held += p.hand[seat, kind]
    share = (material.DEALT - p.drawn) / (
        sides.count(p.seats) * (material.KNIGHT_COUNT - p.drawn)
    )  # nobody will draw the last two
    return 0.5 * (held + share * never_drawn)
