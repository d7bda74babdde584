"""An estimate of each seat's points at the end, based on what it has and how long the game will last.

Green points count once for every scoring to come. So do things that can become green points (cards, workers, marble,
stored tiles, unfinished areas), but less towards the end; leftovers then score red points.
"""

from pathlib import Path

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, plan, setup, state
from tilewright.kit import bag, bits, learned
from tilewright.kit.kernel import kernel
from tilewright.kit.shape import MOST_SEATS, Shape

_LONG = 9.0  # with more tiles left in a seat's stacks the end is far away
# what things are worth in green points while there is time to use them, in addition to their points as leftovers
_CARD, _PAIRED, _WORKER_USE, _MARBLE_USE, _STORED, _HEXAGON_USE, _ACTION = 0.22, 0.1, 0.5, 0.6, 0.35, 0.6, 0.9
_YIELD = 0.9  # a yield card about to be revealed
_NEIGHBOURS, _ROOM = 1.5, 0.2  # of an unfinished plan: each adjacent pair of one colour, each field next to the castle
_BEGUN = np.array([[0, 0, 0], [0, 0, 0], [0, 1.1, 0], [0, 0.9, 2.4]])  # of an area: its fields, its covered fields
_EFFECT = np.array([1.8, 1.4, 1.0, 0.7, 0.9, 0.8, 0.8, 0.8])  # of a tile about to be laid, in the order of KINDS
_TILE = np.array([1.2, 0.7, 0.6, 0.6, 0.8])  # of a bonus tile, in the order of BONUSES
_KIND_OF_TILE = np.array([-1, -1, material.QUARRY, material.VILLAGE, material.CARRIAGE])  # the kind it helps, -1 none

# the inputs of a learned correction, for each seat
_ESTIMATE, _POINTS, _GREEN, _CARDS, _PAIRS, _WORKERS, _MARBLE, _LAYABLE, _IDLE, _HEXAGONS, _LEFT = range(11)
_COVERED, _REACHED, _HALF_DONE, _PROGRESS, _TURN, _ACTIONS, _BONUS = range(11, 18)
_KIND = _BONUS + material.BONUS_COUNT  # the fields of each kind that are covered
INPUTS = Shape(own=_KIND + material.KIND_COUNT, common=7)
_LEARNED = learned.table(Path(__file__).parent, INPUTS)
_OWN, _COMMON, _BLOCKS = INPUTS.own, INPUTS.common, MOST_SEATS


@kernel
def expect(p, out):
    """The points every seat can expect at the end."""
    if p.phase == state.ENDED:
        for seat in range(p.seats):
            out[seat] = p.points[seat]
        return
    for seat in range(p.seats):
        block = _BLOCKS + seat * _OWN
        half_done = _half_done(p, seat)
        _note_goods(p, seat, out, block)
        _note_plan(p, seat, half_done, out, block)
        out[block + _ESTIMATE] = _added_up(p, seat, half_done)
    _note_time(p, out, _BLOCKS + p.seats * _OWN)
    learned.correct(out, _LEARNED, p.seats, _OWN, _COMMON)


@kernel
def _note_goods(p, seat, out, block):
    """Note what a seat has."""
    out[block + _POINTS] = p.points[seat]
    out[block + _GREEN] = p.green[seat]
    out[block + _CARDS] = _cards(p, seat)
    out[block + _PAIRS] = 0.0
    for kind in range(material.KIND_COUNT):
        out[block + _PAIRS] += p.hand[seat, kind] >> 1
    out[block + _WORKERS] = p.workers[seat]
    out[block + _MARBLE] = p.marble[seat]
    out[block + _HEXAGONS] = p.stored[seat, material.HEXAGON]
    out[block + _LAYABLE] = 0.0
    out[block + _IDLE] = 0.0
    for face in range(material.FACE_COUNT):
        if p.stored[seat, face] > 0:
            is_layable = plan.open_fields(p, seat, material.KIND_OF_FACE[face]) != 0
            out[block + (_LAYABLE if is_layable else _IDLE)] += p.stored[seat, face]
    out[block + _LEFT] = p.own_left[seat]
    for bonus in range(material.BONUS_COUNT):
        out[block + _BONUS + bonus] = p.bonus[seat, bonus]


@kernel
def _note_plan(p, seat, half_done, out, block):
    """Note how far a seat's plan has grown, and what it is about to do."""
    covered = p.covered[seat]
    out[block + _COVERED] = bits.count(covered)
    out[block + _REACHED] = bits.count(p.reach[seat] & ~covered)
    out[block + _HALF_DONE] = half_done
    for kind in range(material.KIND_COUNT):
        out[block + _KIND + kind] = bits.count(p.ground[seat, kind] & covered)
    is_on_turn = seat == p.seat and p.step == state.PLAY
    out[block + _TURN] = is_on_turn
    out[block + _ACTIONS] = p.actions if is_on_turn else 0
    out[block + _PROGRESS] = _in_progress(p, seat) if is_on_turn else 0.0


@kernel
def _note_time(p, out, common):
    """Note how far the game is."""
    out[common] = material.PASSAGE_COUNT - max(p.passage, 1)
    out[common + 1] = _time_left(p)
    out[common + 2] = p.ending == state.LAST_ROUND
    out[common + 3] = p.ending == state.EXTRA_ROUND
    out[common + 4] = p.step == state.PLAY
    out[common + 5] = p.phase == state.PAY
    out[common + 6] = p.seat


@kernel
def expected(p, seat):
    """The points a seat can expect at the end of a game in progress."""
    return _added_up(p, seat, _half_done(p, seat))


@kernel
def _added_up(p, seat, half_done):
    """The same, given the value of what is half done."""
    scorings = material.PASSAGE_COUNT - max(p.passage, 1) + 1.0  # 4.7
    worth = scorings * _time_left(p)  # of a green point still to score
    value = p.points[seat] + scorings * p.green[seat] + worth * half_done
    if seat == p.seat and p.step == state.PLAY:
        value += worth * _in_progress(p, seat)
        if p.phase == state.PAY:
            value += scorings * _completed(p, seat, p.covered[seat] | 1 << p.field, p.field)
    elif p.step == state.PLANS or p.step == state.OPENING:
        value += _arranged(p, seat)
    return value + _stores(p, seat, worth) + worth * _tiles(p, seat)


@kernel
def _half_done(p, seat):
    """The value of what a seat's plan has begun, with the field that it is about to cover."""
    if p.step != state.PLAY:
        return 0.0
    covered = p.covered[seat]
    if seat == p.seat and p.phase == state.PAY:
        covered |= 1 << p.field
    return _begun(p, seat, covered)


@kernel
def _time_left(p):
    """1 while the end is far away, less towards it; depends on the seat with the fewest tiles left."""
    if p.ending == state.EXTRA_ROUND:
        return 0.2
    least = p.own_left[0]
    for seat in range(1, p.seats):
        least = min(least, p.own_left[seat])
    return min(1.0, (least + 2.0) / _LONG)


@kernel
def _in_progress(p, seat):
    """The value of what the seat is about to do, in green points; less during its last action."""
    value = _ACTION * (p.actions if p.phase == state.ACT else max(p.actions, 1) - 2) + _YIELD * p.yields_due
    if p.phase == state.CHOOSE_FREE:
        value += _EFFECT[material.CASTLE]
    elif p.phase == state.CHOOSE_BONUS:
        value += _EFFECT[material.CITY]
    elif p.phase == state.PAY:
        kind = plan.kind_of(p, seat, p.field)
        value += _EFFECT[kind] - 2 * _CARD - _STORED
    elif p.phase == state.DISCARD:
        value += 0.5 * _STORED
    if p.effect >= 0:  # it waits for the display to be full again
        value += _EFFECT[p.effect]
    return value


@kernel
def _completed(p, seat, covered, field):
    """The points for the area of a field, if it is complete."""
    area = plan.area_of(p, seat, field)
    return material.AREA_POINTS[bits.count(area)] if area & ~covered == 0 else 0


@kernel
def _begun(p, seat, covered):
    """The value of areas and colours that are partly covered."""
    row = plan.shifts(p, seat)
    value = 0.0
    for kind in range(material.KIND_COUNT):
        ground = p.ground[seat, kind]
        laid = ground & covered
        if laid == ground or laid == 0:
            continue
        rank = p.colour_bonus[kind]
        if rank < 2:
            part = bits.count(laid) / bits.count(ground)
            value += 0.6 * material.COLOUR_BONUS[kind, rank] * part * part
        while laid != 0:
            area = plan.area_in(row, ground, bits.count((laid & -laid) - 1))
            laid &= ~area
            if area & ~covered != 0:
                value += _BEGUN[bits.count(area), bits.count(area & covered)]
    return value


@kernel
def _arranged(p, seat):
    """The value of an unfinished plan: neighbours of one colour, and space around the start castle."""
    laid = material.FIELDS_PER_PART * setup.slot_of(p, seat)
    shifts = plan.shifts(p, seat)
    value = 0.0
    for field in range(laid):
        kind = plan.kind_before(p, seat, field)
        for other in range(field):
            if material.NEAR[shifts, field] >> other & 1 and plan.kind_before(p, seat, other) == kind:
                value += _NEIGHBOURS
    if p.castle[seat] >= 0:
        value += _ROOM * bits.count(material.NEAR[shifts, p.castle[seat]])
    return value


@kernel
def _stores(p, seat, worth):
    """The value of cards, workers, marble and stored items: to use while there is time, or left over (4.8)."""
    cards = _cards(p, seat)
    pairs = 0
    for kind in range(material.KIND_COUNT):
        pairs += p.hand[seat, kind] >> 1
    value = cards / material.CARDS_PER_POINT + worth * (_CARD * min(cards, 9) + _PAIRED * min(pairs, 4))
    value += p.workers[seat] + worth * _WORKER_USE * min(p.workers[seat], 5)
    value += p.marble[seat] + worth * _MARBLE_USE * min(p.marble[seat], 4)
    for item in range(material.ITEM_COUNT):
        count = p.stored[seat, item]
        if count > 0:
            value += count + worth * count * _use_of(p, seat, item)
    return value


@kernel
def _cards(p, seat):
    """The cards in a seat's hand, and those it is about to draw."""
    return bag.total(p.hand[seat], 0, material.KIND_COUNT) + (p.cards_due if seat == p.seat else 0)


@kernel
def _use_of(p, seat, item):
    """The value of a stored item: more with a field to lay it on, most with the cards to pay for it."""
    if item == material.HEXAGON:
        return _HEXAGON_USE
    kind = material.KIND_OF_FACE[item]
    fields = plan.open_fields(p, seat, kind)
    if fields == 0:
        return 0.0
    cards = min(p.hand[seat, kind], 2)
    value = _STORED + 0.15 * cards
    row = plan.shifts(p, seat)
    while fields != 0:
        lowest = fields & -fields
        if plan.area_in(row, p.ground[seat, kind], bits.count(lowest - 1)) & ~p.covered[seat] == lowest:
            return value + 0.3
        fields ^= lowest
    return value


@kernel
def _tiles(p, seat):
    """The value of bonus tiles, by the fields still empty."""
    value = 0.0
    empty = ~p.covered[seat]
    for bonus in range(material.BONUS_COUNT):
        count = p.bonus[seat, bonus]
        if count > 0:
            share = 1.0
            kind = _KIND_OF_TILE[bonus]
            if p.step == state.PLAY and kind >= 0:
                share = bits.count(p.ground[seat, kind] & empty) / 4.0
            value += count * _TILE[bonus] * share
    return value
