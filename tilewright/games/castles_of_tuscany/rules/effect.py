"""The effects of laying a tile: points for areas and colours, and the effect of each kind."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.kit import bag, bits, events
from tilewright.kit.kernel import kernel


@kernel
def gain_green(p, seat, points, event_kind, about):
    """Score on the green track."""
    p.green[seat] += points
    events.note(p, event_kind, seat, 0, about, points)


@kernel
def gain_red(p, seat, points, event_kind):
    """Score on the red track."""
    p.points[seat] += points
    events.note(p, event_kind, seat, points, 0, points)


@kernel
def lay(p, seat, item, field):
    """Cover a field and score whatever this completes (3.12); the effect of its kind is pending."""
    plan.cover(p, seat, field, item)
    kind = plan.kind_of(p, seat, field)
    area = plan.area_of(p, seat, field)
    empty = ~p.covered[seat]
    if area & empty == 0:  # 4.1
        gain_green(p, seat, material.AREA_POINTS[bits.count(area)], state.AREA_DONE, field)
    rank = np.int64(p.colour_bonus[kind])
    if p.ground[seat, kind] & empty == 0 and rank < 2:  # 4.2
        p.colour_bonus[kind] += 1
        gain_green(p, seat, material.COLOUR_BONUS[kind, rank], state.COLOUR_DONE, 2 * kind + rank)
    p.effect = kind
    p.field = field


@kernel
def begin(p, kind):
    """Carry out the pending effect; returns whether the seat has a choice to make."""
    seat = p.seat
    if kind == material.CASTLE:  # 3.13
        p.phase = state.CHOOSE_FREE
        return True
    if kind == material.CITY:  # 3.14
        p.phase = state.CHOOSE_BONUS
        return True
    if kind == material.MANOR:
        gain_hexagon(p, seat, state.HEXAGON_WON)  # 3.17
    elif kind == material.AGRICULTURE:
        _grow(p, seat, p.field)  # 3.18
    elif kind == material.QUARRY:
        gain_marble(p, seat, 1 + p.bonus[seat, material.MARBLE_BONUS], state.MARBLE_WON)  # 3.19
    elif kind == material.VILLAGE:
        gain_workers(p, seat, 1 + p.bonus[seat, material.WORKER_BONUS], state.WORKERS_WON)  # 3.20
    elif kind == material.CARRIAGE:
        p.yields_due = 1 + p.bonus[seat, material.YIELD_BONUS]  # 3.22
    else:
        p.cards_due = material.MONASTERY_CARDS  # 3.21
    return False


@kernel
def _grow(p, seat, field):
    """Score a point for every crop that is new to the area; a hexagon always is (4.3, 3.16)."""
    item = p.laid[seat, field] - 1
    if item == material.HEXAGON:
        points = 1
    else:
        others = plan.area_of(p, seat, field) & ~(1 << field)
        points = bits.count(material.CROPS_OF_ITEM[item] & ~plan.crops_in(p, seat, others))
    if points > 0:
        gain_green(p, seat, points, state.CROPS_GROWN, field)


@kernel
def spaces_left(p, seat):
    """The number of free storage spaces."""
    return 1 + p.bonus[seat, material.STORAGE_BONUS] - bag.total(p.stored[seat], 0, material.ITEM_COUNT)


@kernel
def gain_hexagon(p, seat, event_kind):
    """Store a wooden hexagon, or score points if no space is free."""
    if spaces_left(p, seat) > 0:
        p.stored[seat, material.HEXAGON] += 1
        events.note(p, event_kind, seat, 0, 0, 1)
    else:
        gain_red(p, seat, material.SURPLUS_POINTS, state.SURPLUS_HEXAGON)  # 4.6


@kernel
def gain_marble(p, seat, count, event_kind):
    """Take marble from the unlimited supply."""
    p.marble[seat] += count
    events.note(p, event_kind, seat, 0, 0, count)


@kernel
def gain_workers(p, seat, count, event_kind):
    """Take workers from the unlimited supply."""
    p.workers[seat] += count
    events.note(p, event_kind, seat, 0, 0, count)


@kernel
def take_bonus(p, seat, bonus):
    """Take a bonus tile (2.9, 3.14)."""
    p.bonus_left[bonus] -= 1
    p.bonus[seat, bonus] += 1
    if bonus == material.STORAGE_BONUS:
        gain_green(p, seat, material.STORAGE_POINTS, state.STORAGE_TILE, 0)  # 4.4


@kernel
def carry_out(p, seat, card):
    """Carry out a yield card and discard it (3.22, 3.23)."""
    p.yields_due -= 1
    p.yields[card] -= 1
    p.yields_out[card] += 1
    if material.YIELD_GIVES[card, material.GIVES_RED] > 0:
        gain_red(p, seat, material.YIELD_GIVES[card, material.GIVES_RED], state.YIELD_RED)  # 4.5
    if material.YIELD_GIVES[card, material.GIVES_GREEN] > 0:
        gain_green(p, seat, material.YIELD_GIVES[card, material.GIVES_GREEN], state.YIELD_GREEN, 0)  # 4.5
    if material.YIELD_GIVES[card, material.GIVES_WORKERS] > 0:
        gain_workers(p, seat, material.YIELD_GIVES[card, material.GIVES_WORKERS], state.YIELD_WORKER)
    if material.YIELD_GIVES[card, material.GIVES_MARBLE] > 0:
        gain_marble(p, seat, material.YIELD_GIVES[card, material.GIVES_MARBLE], state.YIELD_MARBLE)
    if material.YIELD_GIVES[card, material.GIVES_HEXAGONS] > 0:
        gain_hexagon(p, seat, state.YIELD_HEXAGON)
    if material.YIELD_GIVES[card, material.GIVES_CARDS] > 0:
        p.cards_due = material.YIELD_GIVES[card, material.GIVES_CARDS]
        events.note(p, state.YIELD_CARDS_DRAWN, seat, 0, 0, material.YIELD_GIVES[card, material.GIVES_CARDS])
