"""What a seat can still expect: its points at the end, guessed from what it has and how long the game will go on.

Green points count once for every scoring to come. What can become green points (cards, workers, marble, stored tiles,
areas begun) is valued by that, too, and the less the nearer the end is; what is left over then brings its red points.
"""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import plan, setup
from tilewright.games.castles_of_tuscany.rules.material import (
    AREA_POINTS,
    CARDS_PER_POINT,
    CARRIAGE,
    CASTLE,
    CITY,
    COLOUR_BONUS,
    FIELDS,
    HEXAGON,
    ITEM_COUNT,
    KIND_OF_FACE,
    MARBLE_BONUS,
    NEAR,
    PART_FIELDS,
    QUARRY,
    VILLAGE,
    WORKER_BONUS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    CHOOSE_BONUS,
    CHOOSE_FREE,
    DISCARD,
    ENDED,
    EXTRA_ROUND,
    OPENING,
    PAY,
    PLANS,
    PLAY,
    WORKER,
)
from tilewright.kit import bag, bits
from tilewright.kit.kernel import kernel

_PASSAGES = 3
_LONG = 9.0  # own tiles left from which on the end is far away
# what things are worth in green points while there is time to use them, beyond what they bring when left over
_CARD, _PAIRED, _WORKER_USE, _MARBLE_USE, _STORED, _HEXAGON_USE, _ACTION = 0.22, 0.1, 0.5, 0.6, 0.35, 0.6, 0.9
_NEIGHBOURS, _ROOM = 1.5, 0.2  # of a plan in the making, for each pair of fields and each field beside the castle
_BEGUN = np.array([[0, 0, 0], [0, 0, 0], [0, 1.1, 0], [0, 0.9, 2.4]])  # an area of so many fields, so many covered
_EFFECT = np.array([1.8, 1.4, 1.0, 0.7, 0.9, 0.8, 0.8, 0.8])  # of a kind just to be laid, in the order of KINDS
_TILE = np.array([1.2, 0.7, 0.6, 0.6, 0.8])  # of a bonus tile, in the order of BONUSES


@kernel
def expect(p, out):
    """The points every seat can expect at the end."""
    for seat in range(p.seats):
        out[seat] = expected(p, seat)


@kernel
def expected(p, seat):
    """The points a seat can expect at the end."""
    if p.phase == ENDED:
        return p.points[seat] + 0.0
    scorings = _PASSAGES - max(p.passage, 1) + 1.0  # 4.7
    worth = scorings * _time_left(p)  # of a green point still to be made
    value = p.points[seat] + scorings * p.green[seat]
    covered = p.covered[seat]
    if seat == p.seat and p.step == PLAY:
        value += worth * _in_progress(p, seat)
        if p.phase == PAY:
            covered |= 1 << p.field
            value += scorings * _completed(p, seat, covered, p.field)
    if p.step == PLAY:
        value += worth * _begun(p, seat, covered)
    elif p.step == PLANS or p.step == OPENING:
        value += _arranged(p, seat)
    return value + _stores(p, seat, worth) + worth * _tiles(p, seat)


@kernel
def _time_left(p):
    """1 while the end is far away, less towards it, by the stacks of whoever is furthest."""
    if p.ending == EXTRA_ROUND:
        return 0.2
    least = p.own_left[0]
    for seat in range(1, p.seats):
        least = min(least, p.own_left[seat])
    return min(1.0, (least + 2.0) / _LONG)


@kernel
def _in_progress(p, seat):
    """What the seat is about to do, in green points; in the middle of its last action the next seat's turn is near."""
    value = _ACTION * (p.actions if p.phase == ACT else max(p.actions, 1) - 2)
    if p.phase == CHOOSE_FREE:
        value += _EFFECT[CASTLE]
    elif p.phase == CHOOSE_BONUS:
        value += _EFFECT[CITY]
    elif p.phase == PAY:
        kind = plan.kind_of(p, seat, p.field)
        value += _EFFECT[kind] - 2 * _CARD - _STORED
    elif p.phase == DISCARD:
        value += 0.5 * _STORED
    return value


@kernel
def _completed(p, seat, covered, field):
    """The points of the area of a field, if it is complete."""
    area = plan.area_of(p, seat, field)
    return AREA_POINTS[bits.count(area)] if area & ~covered == 0 else 0


@kernel
def _begun(p, seat, covered):
    """Areas and colours that are covered in part."""
    value = 0.0
    seen = 0
    for field in range(FIELDS):
        if covered >> field & 1 and not seen >> field & 1:
            area = plan.area_of(p, seat, field)
            seen |= area
            if area & ~covered != 0:
                value += _BEGUN[bits.count(area), bits.count(area & covered)]
    for kind in range(WORKER):
        rank = p.colour_bonus[kind]
        ground = p.ground[seat, kind]
        if rank < 2 and ground & ~covered != 0:
            part = bits.count(ground & covered) / bits.count(ground)
            value += 0.6 * COLOUR_BONUS[kind, rank] * part * part
    return value


@kernel
def _arranged(p, seat):
    """What a plan in the making promises: neighbours of one colour, and room around the start castle."""
    laid = PART_FIELDS * setup.slot_of(p, seat)
    shifts = 2 * p.shift[seat, 1] + p.shift[seat, 2]
    value = 0.0
    for field in range(laid):
        kind = plan.kind_before(p, seat, field)
        for other in range(field):
            if NEAR[shifts, field] >> other & 1 and plan.kind_before(p, seat, other) == kind:
                value += _NEIGHBOURS
    if p.castle[seat] >= 0:
        value += _ROOM * bits.count(NEAR[shifts, p.castle[seat]])
    return value


@kernel
def _stores(p, seat, worth):
    """Cards, workers, marble and stored items: for use while there is time, else as left over (4.8)."""
    cards = bag.total(p.hand[seat], 0, WORKER)
    pairs = 0
    for kind in range(WORKER):
        pairs += p.hand[seat, kind] >> 1
    value = cards / CARDS_PER_POINT + worth * (_CARD * min(cards, 9) + _PAIRED * min(pairs, 4))
    value += p.workers[seat] + worth * _WORKER_USE * min(p.workers[seat], 5)
    value += p.marble[seat] + worth * _MARBLE_USE * min(p.marble[seat], 4)
    for item in range(ITEM_COUNT):
        count = p.stored[seat, item]
        if count > 0:
            value += count + worth * count * _use_of(p, seat, item)
    return value


@kernel
def _use_of(p, seat, item):
    """What a stored item promises: more where it has a field to go to, most where the cards are there as well."""
    if item == HEXAGON:
        return _HEXAGON_USE
    kind = KIND_OF_FACE[item]
    fields = plan.open_fields(p, seat, kind)
    if fields == 0:
        return 0.0
    cards = min(p.hand[seat, kind], 2)
    value = _STORED + 0.15 * cards
    for field in range(FIELDS):
        if fields >> field & 1 and plan.area_of(p, seat, field) & ~p.covered[seat] == 1 << field:
            return value + 0.3
    return value


@kernel
def _tiles(p, seat):
    """Bonus tiles, by what is still to be laid on the plan."""
    value = 0.0
    empty = ~p.covered[seat]
    for bonus in range(len(_TILE)):
        count = p.bonus[seat, bonus]
        if count > 0:
            share = 1.0
            if p.step == PLAY and bonus >= MARBLE_BONUS:
                kind = QUARRY if bonus == MARBLE_BONUS else VILLAGE if bonus == WORKER_BONUS else CARRIAGE
                share = bits.count(p.ground[seat, kind] & empty) / 4.0
            value += count * _TILE[bonus] * share
    return value
