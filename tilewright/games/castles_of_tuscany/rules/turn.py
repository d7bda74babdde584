"""The course of a turn: the next decision after each move, the end of rounds and passages, and the scorings."""

from tilewright.games.castles_of_tuscany.rules import display, effect, material, pile, state
from tilewright.kit import bag, events
from tilewright.kit.kernel import kernel


@kernel
def begin(p):
    """Begin the seat's turn: it has one action (3.1)."""
    p.actions = 1
    p.marble_used = 0
    p.phase = state.ACT


@kernel
def advance(p):
    """Find the next decision of the current action, or end the action if there is none."""
    while True:
        if p.cards_due > 0:
            if has_card(p):
                p.phase = state.CARD
                return
            p.cards_due = 0  # 3.3 nothing left anywhere
        if p.gap >= 0:
            if p.own_left[p.seat] > 0:
                p.phase = state.REPLACE
                return
            p.gap = -1  # 3.6 the seat's stacks are empty: so is the place
        if p.refills != 0:
            if display.has_neutral(p):
                p.phase = state.REFILL
                return
            p.refills = 0
        if p.effect >= 0:
            kind = p.effect
            p.effect = -1
            if effect.begin(p, kind):
                return
        elif p.yields_due > 0:
            if bag.total(p.yields[:], 0, material.YIELD_COUNT) == 0:  # 3.22
                pile.refill(p, p.yields[:], p.yields_out[:], state.YIELDS_SHUFFLED)
            p.phase = state.YIELD
            return
        else:
            _end_action(p)
            return


@kernel
def has_card(p):
    """Whether a card can be drawn; an empty pile is refilled with the discards (3.3)."""
    if bag.total(p.deck[:], 0, material.KIND_COUNT) > 0:
        return True
    if pile.refill(p, p.deck[:], p.discards[:], state.CARDS_SHUFFLED) == 0:
        return False
    for seat in range(p.seats):
        for kind in range(material.KIND_COUNT):
            p.held[seat, kind] = p.hand[seat, kind]
    return True


@kernel
def _end_action(p):
    p.field = -1
    p.actions -= 1
    if p.actions > 0:
        p.phase = state.ACT
    elif p.marble_used == 0 and p.marble[p.seat] > 0:
        p.phase = state.USE_MARBLE  # 3.24
    else:
        end(p)


@kernel
def use_marble(p):
    """Give back a marble for one more action (3.24)."""
    p.marble[p.seat] -= 1
    p.marble_used = 1
    p.actions += 1
    p.phase = state.ACT


@kernel
def end(p):
    """End the turn; after the last seat, also the round and perhaps the passage."""
    p.actions = 0
    p.seat += 1
    if p.seat == p.seats:
        p.seat = 0
        if p.ending == state.LAST_ROUND and p.passage == material.PASSAGE_COUNT:
            p.ending = state.EXTRA_ROUND  # 5.3
        elif p.ending != state.ONGOING:
            if p.passage == material.PASSAGE_COUNT:
                _end(p)  # 5.4
                return
            _score(p)
            p.passage += 1
            p.ending = state.ONGOING
    begin(p)


@kernel
def _end(p):
    """Do the final scoring."""
    _score(p)
    _score_left_over(p)
    p.marble_used = 0
    p.phase = state.ENDED


@kernel
def close(p):
    """Score what everybody has as at the end; an item for which there is no space is gone."""
    events.clear(p)
    if p.phase == state.DISCARD and p.moving != material.HEXAGON:
        p.box[p.moving] += 1
    p.moving = -1
    _end(p)


@kernel
def _score(p):
    """Add green to red; green stays (4.7)."""
    for seat in range(p.seats):
        p.points[seat] += p.green[seat]
        events.note(p, state.SCORING, seat, p.green[seat], p.passage, p.green[seat])


@kernel
def _score_left_over(p):
    """Score a point for each thing left over (4.8)."""
    for seat in range(p.seats):
        cards = bag.total(p.hand[seat], 0, material.KIND_COUNT) // material.CARDS_PER_POINT
        points = bag.total(p.stored[seat], 0, material.ITEM_COUNT) + p.marble[seat] + p.workers[seat] + cards
        p.points[seat] += points
        events.note(p, state.LEFT_OVER, seat, points, 0, cards)
