"""The points a side can expect at the end, if every knight is equally likely to be laid at either of its two places.

Half of the knights in a side's hands that fit a territory are expected there, and half of its share of the knights not
yet drawn; how far that can be wrong shrinks towards the end. The estimate uses all hands of the position: a player who
may not know them must use a redealt position, or several.

What it works out for each side and territory lies behind the inputs of a learned correction, in the same memory.
"""

import math
from pathlib import Path

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.kit import learned
from tilewright.kit.kernel import kernel
from tilewright.kit.shape import MOST_SEATS, Shape

# the variance of where a knight will be laid: it shrinks with the knights still to be laid, because the last ones are
# laid where they matter
_LEAST_SPREAD, _SPREAD, _MOST_SPREAD = 0.1, 0.009, 0.4
_SURE = 0.005  # the least variance, when no more knights can come: almost certain
_STEEP = 0.851  # makes a hyperbolic tangent approximate the normal distribution

# whoever lays a knight chooses the better of its places: this is worth more in points the closer the end is
_CHOICE, _FAR = 1.0, 0.017
_LAST, _SOON = 0.75, 8.0  # what laying the last knight is worth: everybody else's are known by then

# the inputs of a learned correction: for each seat those of its side
_ESTIMATE, _NUMBERS, _COLOURS, _TREASURES, _CASTLE, _TIES, _CLOSE, _FITTING, _HELD, _TO_COME, _TEMPO = range(11)
INPUTS = Shape(own=11, common=4)
_LEARNED = learned.table(Path(__file__).parent, INPUTS)
_OWN, _COMMON, _BLOCKS = INPUTS.own, INPUTS.common, MOST_SEATS

# the memory behind: rows of one number for each territory
_ROWS = 256
_HELD_ROW, _COMING_ROW, _STRENGTH_ROW = 0, 3, 6  # of each side: knights in hand, expected to come, expected at the end
_MORE_ROW, _LESS_ROW = 9, 12  # of each two sides, numbered as in _pair: how likely the first has more, and less
_BAG_ROW = 15  # knights not yet drawn
_TERRITORIES, _NUMBERS_COUNT = material.TERRITORY_COUNT, material.NUMBER_TERRITORIES


@kernel
def expect(p, out):
    """The points every seat can expect at the end: those of its side."""
    if p.phase == state.ENDED:
        for seat in range(p.seats):
            out[seat] = p.points[seat]
        return
    count = sides.count(p.seats)
    _count_hands(p, count, out)
    for side in range(count):
        _count_coming(p, side, count, out)
    for side in range(1, count):
        for before in range(side):
            _compare(p, before, side, out)
    if count == 2:
        _value_duel(out)
    else:
        for side in range(count):
            _value(side, out)
    for seat in range(count, p.seats):
        for k in range(_OWN):
            out[_BLOCKS + seat * _OWN + k] = out[_BLOCKS + sides.of(p.seats, seat) * _OWN + k]
    _note_time(p, out, _BLOCKS + p.seats * _OWN)
    learned.correct(out, _LEARNED, p.seats, _OWN, _COMMON)


@kernel
def _row(number):
    """Where a row begins in the memory."""
    return _ROWS + number * _TERRITORIES


@kernel
def _add_fitting(knights, out, row):
    """Add up in a row how many of these knights fit each territory."""
    for number in range(_NUMBERS_COUNT):
        by_number = by_colour = np.uint8(0)
        for k in range(_NUMBERS_COUNT):
            by_number += knights[_NUMBERS_COUNT * k + number]
            by_colour += knights[_NUMBERS_COUNT * number + k]
        out[row + number] += by_number
        out[row + _NUMBERS_COUNT + number] += by_colour


@kernel
def _count_hands(p, count, out):
    """Count the knights in the sides' hands, and those not drawn, that fit each territory."""
    for k in range(_row(_HELD_ROW), _row(_HELD_ROW + count)):
        out[k] = 0.0
    for place in range(_TERRITORIES):
        out[_row(_BAG_ROW) + place] = 0.0
    for seat in range(p.seats):
        _add_fitting(p.hand[seat], out, _row(_HELD_ROW + sides.of(p.seats, seat)))
    _add_fitting(p.bag, out, _row(_BAG_ROW))


@kernel
def _count_coming(p, side, count, out):
    """Count the knights that a side can expect beside each territory: those still to come, and all at the end."""
    held_row, coming_row, strength_row = _row(_HELD_ROW + side), _row(_COMING_ROW + side), _row(_STRENGTH_ROW + side)
    held = 0.0
    laid = np.int64(0)
    for place in range(_TERRITORIES):
        held += 0.5 * out[held_row + place]  # each fits two territories
        laid += np.int64(p.knights[side, place])
    to_draw = material.DEALT / count - laid - held  # all sides lay as many knights
    share = to_draw / (material.KNIGHT_COUNT - p.drawn)  # nobody will draw the last two
    for place in range(_TERRITORIES):
        coming = 0.5 * (out[held_row + place] + share * out[_row(_BAG_ROW) + place])
        out[coming_row + place] = coming
        out[strength_row + place] = p.knights[side, place] + coming
    block = _BLOCKS + side * _OWN
    out[block + _HELD] = held
    out[block + _TO_COME] = to_draw
    out[block + _TEMPO] = _tempo(p, side, count, held + to_draw)


@kernel
def _tempo(p, side, count, to_lay):
    """What it is worth to a side that it has more knights to lay than others, and that it lays the last one or not."""
    left = material.DEALT - p.laid
    last = _LAST * left / (left + _SOON) / count
    if side < count - 1:  # the last seat lays the last knight
        last = -last / (count - 1)
    return last + (_CHOICE - _FAR * left) * (to_lay - left / count)


@kernel
def _pair(one, other):
    """The number of a pair of sides, the lower one first."""
    return one + other - 1


@kernel
def _compare(p, one, other, out):
    """Work out how likely a side has more knights than another beside each territory at the end, and less."""
    spread = min(_MOST_SPREAD, _LEAST_SPREAD + _SPREAD * (material.DEALT - p.laid))
    coming, coming_other = _row(_COMING_ROW + one), _row(_COMING_ROW + other)
    strength, strength_other = _row(_STRENGTH_ROW + one), _row(_STRENGTH_ROW + other)
    more, less = _row(_MORE_ROW + _pair(one, other)), _row(_LESS_ROW + _pair(one, other))
    for place in range(_TERRITORIES):
        lead = out[strength + place] - out[strength_other + place]
        steep = _STEEP / math.sqrt(max(_SURE, 2.0 * spread * (out[coming + place] + out[coming_other + place])))
        out[more + place] = 0.5 + 0.5 * _tanh(steep * (lead - 0.5))
        out[less + place] = 0.5 - 0.5 * _tanh(steep * (lead + 0.5))


@kernel
def _tanh(x):
    """The hyperbolic tangent to two digits."""
    x = min(3.0, max(-3.0, x))
    return x * (27.0 + x * x) / (27.0 + 9.0 * x * x)


@kernel
def _presence(side, place, out):
    """The probability that the side has a knight beside a territory at the end: without one it takes nothing (4.4)."""
    coming = out[_row(_COMING_ROW + side) + place]
    if out[_row(_STRENGTH_ROW + side) + place] > coming:
        return 1.0
    x = 1.4 * coming
    return 1.0 - 1.0 / (1.0 + x + x * x / 2.0 + x * x * x / 6.0)  # as far as 1 - exp(-x)


@kernel
def _value_duel(out):
    """Note the value of what both sides expect, at once: a territory that one wins is lost to the other."""
    numbers = colours = treasures = castle = ties = close = fitting = 0.0
    numbers_rival = colours_rival = treasures_rival = castle_rival = fitting_rival = 0.0
    free, own, theirs, both = 1.0, 0.0, 0.0, 0.0
    for place in range(_TERRITORIES):
        more, less = out[_row(_MORE_ROW) + place], out[_row(_LESS_ROW) + place]
        equal = 1.0 - more - less
        points = material.TERRITORY_POINTS[place]
        treasures += (1.0 - more) * _presence(0, place, out)
        treasures_rival += (1.0 - less) * _presence(1, place, out)
        ties += points * equal
        open_points = points * (1.0 - more * more - less * less - equal * equal)
        close += open_points
        fitting += open_points * out[_row(_HELD_ROW) + place]
        fitting_rival += open_points * out[_row(_HELD_ROW + 1) + place]
        if place < material.NUMBER_TERRITORIES:
            numbers += points * more
            numbers_rival += points * less
            castle += more * (own + both)  # 4.8 the second one
            castle_rival += less * (theirs + both)
            both = both * equal + own * less + theirs * more
            own = own * equal + free * more
            theirs = theirs * equal + free * less
            free *= equal
        else:
            colours += points * more
            colours_rival += points * less
    _note(out, 0, numbers, colours, treasures, castle, ties, close, fitting)
    _note(out, 1, numbers_rival, colours_rival, treasures_rival, castle_rival, ties, close, fitting_rival)


@kernel
def _value(side, out):
    """Note the value of what one of three sides expects."""
    numbers = colours = treasures = castle = ties = close = fitting = 0.0
    # how likely each has one number territory, while nobody has two
    free, own, theirs, both = 1.0, 0.0, 0.0, 0.0
    for place in range(_TERRITORIES):
        more_one, equal_one = _against(side, (side + 1) % 3, place, out)
        more_other, equal_other = _against(side, (side + 2) % 3, place, out)
        first = more_one * more_other
        next_best = more_one * (1.0 - more_other) + (1.0 - more_one) * more_other  # or tied with one other side
        tied = equal_one * more_other + more_one * equal_other
        points = material.TERRITORY_POINTS[place]
        treasures += next_best * _presence(side, place, out)
        ties += points * tied
        open_points = points * first * (1.0 - first)
        close += open_points
        fitting += open_points * out[_row(_HELD_ROW + side) + place]
        if place < material.NUMBER_TERRITORIES:
            numbers += points * first
            lost = max(0.0, 1.0 - first - tied)
            castle += first * (own + both)  # 4.8 the second one
            stay = 1.0 - first - lost
            stay_theirs = stay + 0.5 * lost  # the next one may go to the other rival
            both = both * stay_theirs + own * lost + theirs * first
            own = own * stay + free * first
            theirs = theirs * stay_theirs + free * lost
            free *= stay
        else:
            colours += points * first
    _note(out, side, numbers, colours, treasures, castle, ties, close, fitting)


@kernel
def _against(side, rival, place, out):
    """The probabilities that a side has more knights than a rival beside a territory at the end, and as many."""
    pair = _pair(side, rival)
    more, less = out[_row(_MORE_ROW + pair) + place], out[_row(_LESS_ROW + pair) + place]
    return (more if side < rival else less), 1.0 - more - less


@kernel
def _note(out, side, numbers, colours, treasures, castle, ties, close, fitting):
    """Write a side's inputs, and the estimate they add up to."""
    block = _BLOCKS + side * _OWN
    out[block + _NUMBERS] = numbers
    out[block + _COLOURS] = colours
    out[block + _TREASURES] = treasures
    out[block + _CASTLE] = castle
    out[block + _TIES] = ties
    out[block + _CLOSE] = close
    out[block + _FITTING] = fitting
    value = numbers + colours + material.TREASURE_POINTS * treasures
    out[block + _ESTIMATE] = value + material.CASTLE_POINTS * castle + out[block + _TEMPO]


@kernel
def _note_time(p, out, common):
    """Note how far the game is, and which side lays next."""
    left = material.DEALT - p.laid
    out[common] = left
    out[common + 1] = left * left / material.DEALT
    out[common + 2] = material.DEALT - p.drawn
    out[common + 3] = p.laid % sides.count(p.seats)
