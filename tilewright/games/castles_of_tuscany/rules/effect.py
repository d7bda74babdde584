"""What laying a tile brings: points for areas and colours, and the effect of each kind."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import plan
from tilewright.games.castles_of_tuscany.rules.material import (
    AGRICULTURE,
    AREA_POINTS,
    CARRIAGE,
    CASTLE,
    CITY,
    COLOUR_BONUS,
    CROPS_OF_ITEM,
    GIVES_CARDS,
    GIVES_GREEN,
    GIVES_HEXAGONS,
    GIVES_MARBLE,
    GIVES_RED,
    GIVES_WORKERS,
    HEXAGON,
    ITEM_COUNT,
    MANOR,
    MARBLE_BONUS,
    MONASTERY_CARDS,
    QUARRY,
    STORAGE_BONUS,
    STORAGE_POINTS,
    SURPLUS_POINTS,
    VILLAGE,
    WORKER_BONUS,
    YIELD_BONUS,
    YIELD_GIVES,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    AREA_DONE,
    CHOOSE_BONUS,
    CHOOSE_FREE,
    COLOUR_DONE,
    CROPS_GROWN,
    HEXAGON_WON,
    MARBLE_WON,
    STORAGE_TILE,
    SURPLUS_HEXAGON,
    WORKERS_WON,
    YIELD_CARDS_DRAWN,
    YIELD_GREEN,
    YIELD_HEXAGON,
    YIELD_MARBLE,
    YIELD_RED,
    YIELD_WORKER,
)
from tilewright.kit import bag, bits, events
from tilewright.kit.kernel import kernel


@kernel
def gain_green(p, seat, points, event_kind, about):
    """Move on the green track."""
    p.green[seat] += points
    events.note(p, event_kind, seat, 0, about, points)


@kernel
def gain_red(p, seat, points, event_kind):
    """Move on the red track."""
    p.points[seat] += points
    events.note(p, event_kind, seat, points, 0, points)


@kernel
def lay(p, seat, item, field):
    """Cover a field and score what is complete with it (3.12); the effect of its kind waits."""
    plan.cover(p, seat, field, item)
    kind = plan.kind_of(p, seat, field)
    area = plan.area_of(p, seat, field)
    empty = ~p.covered[seat]
    if area & empty == 0:  # 4.1
        gain_green(p, seat, AREA_POINTS[bits.count(area)], AREA_DONE, field)
    rank = np.int64(p.colour_bonus[kind])
    if p.ground[seat, kind] & empty == 0 and rank < 2:  # 4.2
        p.colour_bonus[kind] += 1
        gain_green(p, seat, COLOUR_BONUS[kind, rank], COLOUR_DONE, 2 * kind + rank)
    p.effect = kind
    p.field = field


@kernel
def begin(p, kind):
    """Carry out the effect that waits; whether the seat is asked something for it."""
    seat = p.seat
    if kind == CASTLE:  # 3.13
        p.phase = CHOOSE_FREE
        return True
    if kind == CITY:  # 3.14
        p.phase = CHOOSE_BONUS
        return True
    if kind == MANOR:
        gain_hexagon(p, seat, HEXAGON_WON)  # 3.17
    elif kind == AGRICULTURE:
        _grow(p, seat, p.field)  # 3.18
    elif kind == QUARRY:
        gain_marble(p, seat, 1 + p.bonus[seat, MARBLE_BONUS], MARBLE_WON)  # 3.19
    elif kind == VILLAGE:
        gain_workers(p, seat, 1 + p.bonus[seat, WORKER_BONUS], WORKERS_WON)  # 3.20
    elif kind == CARRIAGE:
        p.yields_due = 1 + p.bonus[seat, YIELD_BONUS]  # 3.22
    else:
        p.cards_due = MONASTERY_CARDS  # 3.21
    return False


@kernel
def _grow(p, seat, field):
    """One point for every crop that is new to the area; a hexagon is a new one always (4.3, 3.16)."""
    item = p.laid[seat, field] - 1
    if item == HEXAGON:
        points = 1
    else:
        others = plan.area_of(p, seat, field) & ~(1 << field)
        points = bits.count(CROPS_OF_ITEM[item] & ~plan.crops_in(p, seat, others))
    if points > 0:
        gain_green(p, seat, points, CROPS_GROWN, field)


@kernel
def spaces_left(p, seat):
    """How many storage spaces are free."""
    return 1 + p.bonus[seat, STORAGE_BONUS] - bag.total(p.stored[seat], 0, ITEM_COUNT)


@kernel
def gain_hexagon(p, seat, event_kind):
    """A wooden hexagon into a free space, or points instead."""
    if spaces_left(p, seat) > 0:
        p.stored[seat, HEXAGON] += 1
        events.note(p, event_kind, seat, 0, 0, 1)
    else:
        gain_red(p, seat, SURPLUS_POINTS, SURPLUS_HEXAGON)  # 4.6


@kernel
def gain_marble(p, seat, count, event_kind):
    """Marble from the supply, which never ends."""
    p.marble[seat] += count
    events.note(p, event_kind, seat, 0, 0, count)


@kernel
def gain_workers(p, seat, count, event_kind):
    """Workers from the supply, which never ends."""
    p.workers[seat] += count
    events.note(p, event_kind, seat, 0, 0, count)


@kernel
def take_bonus(p, seat, bonus):
    """Lay a bonus tile beside the own board (2.9, 3.14)."""
    p.bonus_left[bonus] -= 1
    p.bonus[seat, bonus] += 1
    if bonus == STORAGE_BONUS:
        gain_green(p, seat, STORAGE_POINTS, STORAGE_TILE, 0)  # 4.4


@kernel
def carry_out(p, seat, card):
    """Carry out a yield card; it lies on its discards at once (3.22, 3.23)."""
    p.yields_due -= 1
    p.yields[card] -= 1
    p.yields_out[card] += 1
    if YIELD_GIVES[card, GIVES_RED] > 0:
        gain_red(p, seat, YIELD_GIVES[card, GIVES_RED], YIELD_RED)  # 4.5
    if YIELD_GIVES[card, GIVES_GREEN] > 0:
        gain_green(p, seat, YIELD_GIVES[card, GIVES_GREEN], YIELD_GREEN, 0)  # 4.5
    if YIELD_GIVES[card, GIVES_WORKERS] > 0:
        gain_workers(p, seat, YIELD_GIVES[card, GIVES_WORKERS], YIELD_WORKER)
    if YIELD_GIVES[card, GIVES_MARBLE] > 0:
        gain_marble(p, seat, YIELD_GIVES[card, GIVES_MARBLE], YIELD_MARBLE)
    if YIELD_GIVES[card, GIVES_HEXAGONS] > 0:
        gain_hexagon(p, seat, YIELD_HEXAGON)
    if YIELD_GIVES[card, GIVES_CARDS] > 0:
        p.cards_due = YIELD_GIVES[card, GIVES_CARDS]
        events.note(p, YIELD_CARDS_DRAWN, seat, 0, 0, YIELD_GIVES[card, GIVES_CARDS])
