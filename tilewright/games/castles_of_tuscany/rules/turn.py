"""The course of a turn: what comes next after each move, the end of rounds and passages, and the scorings."""

from tilewright.games.castles_of_tuscany.rules import display, effect
from tilewright.games.castles_of_tuscany.rules.material import CARDS_PER_POINT, ITEM_COUNT
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    CARD,
    CARDS_SHUFFLED,
    ENDED,
    EXTRA_ROUND,
    GOING_ON,
    LAST_ROUND,
    LEFT_OVER,
    REFILL,
    REPLACE,
    SCORING,
    USE_MARBLE,
    WORKER,
    YIELD,
    YIELDS_SHUFFLED,
)
from tilewright.kit import bag, events
from tilewright.kit.kernel import kernel

_PASSAGES = 3
_YIELDS = 7


@kernel
def begin(p):
    """The seat's turn begins: one action is due (3.1)."""
    p.actions = 1
    p.marble_used = 0
    p.phase = ACT


@kernel
def go_on(p):
    """Find the next question: what is due in the middle of an action, else the action is over."""
    while True:
        if p.cards_due > 0:
            if has_card(p):
                p.phase = CARD
                return
            p.cards_due = 0  # 3.3 nothing left anywhere
        if p.gap >= 0:
            if p.own_left[p.seat] > 0:
                p.phase = REPLACE
                return
            p.gap = -1  # 3.6 no own tile left: the place stays empty
        if p.refills != 0:
            if display.has_neutral(p):
                p.phase = REFILL
                return
            p.refills = 0
        if p.effect >= 0:
            kind = p.effect
            p.effect = -1
            if effect.begin(p, kind):
                return
        elif p.yields_due > 0:
            _ready_yields(p)
            p.phase = YIELD
            return
        else:
            _end_action(p)
            return


@kernel
def has_card(p):
    """Whether a card can be drawn; an empty pile is made anew from what was paid (3.3)."""
    if bag.total(p.deck[:], 0, WORKER) == 0:
        count = bag.total(p.discards[:], 0, WORKER)
        if count == 0:
            return False
        for kind in range(WORKER):
            p.deck[kind] = p.discards[kind]
            p.discards[kind] = 0
            for seat in range(p.seats):
                p.held[seat, kind] = p.hand[seat, kind]
        events.note(p, CARDS_SHUFFLED, p.seat, 0, 0, count)
    return True


@kernel
def _ready_yields(p):
    """An empty yield pile is made anew from what was revealed (3.22)."""
    if bag.total(p.yields[:], 0, _YIELDS) == 0:
        for card in range(_YIELDS):
            p.yields[card] = p.yields_out[card]
            p.yields_out[card] = 0
        events.note(p, YIELDS_SHUFFLED, p.seat, 0, 0, bag.total(p.yields[:], 0, _YIELDS))


@kernel
def _end_action(p):
    p.field = -1
    p.actions -= 1
    if p.actions > 0:
        p.phase = ACT
    elif p.marble_used == 0 and p.marble[p.seat] > 0:
        p.phase = USE_MARBLE  # 3.24
    else:
        end(p)


@kernel
def use_marble(p):
    """Give a marble back for one more action (3.24)."""
    p.marble[p.seat] -= 1
    p.marble_used = 1
    p.actions += 1
    p.phase = ACT


@kernel
def end(p):
    """The turn ends; after the last seat's the round, and with it perhaps the passage."""
    p.actions = 0
    p.seat += 1
    if p.seat == p.seats:
        p.seat = 0
        if p.ending == LAST_ROUND and p.passage == _PASSAGES:
            p.ending = EXTRA_ROUND  # 5.3
        elif p.ending != GOING_ON:
            _score(p)
            if p.passage == _PASSAGES:
                _score_left_over(p)
                p.marble_used = 0
                p.phase = ENDED  # 5.4
                return
            p.passage += 1
            p.ending = GOING_ON
    begin(p)


@kernel
def _score(p):
    """Red grows by green, and green stays (4.7)."""
    for seat in range(p.seats):
        p.points[seat] += p.green[seat]
        events.note(p, SCORING, seat, p.green[seat], p.passage, p.green[seat])


@kernel
def _score_left_over(p):
    """A point for everything left over (4.8)."""
    for seat in range(p.seats):
        cards = bag.total(p.hand[seat], 0, WORKER) // CARDS_PER_POINT
        points = bag.total(p.stored[seat], 0, ITEM_COUNT) + p.marble[seat] + p.workers[seat] + cards
        p.points[seat] += points
        events.note(p, LEFT_OVER, seat, points, 0, cards)
