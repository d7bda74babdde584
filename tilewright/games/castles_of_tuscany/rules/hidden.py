"""Deals again everything a seat cannot know: the other hands, and the other plans while they are secret.

A hand has two groups of cards: those held since the last reshuffle (everyone can work out which cards all hands had
together then, since they are the ones missing from the new pile), and those drawn since. Each group is dealt again
separately.
"""

from tilewright.games.castles_of_tuscany.rules import material, plan, setup, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below


@kernel
def redeal(p, seat, rng):
    """Choose one of the deals consistent with what the seat (-1: a spectator) has seen, all equally likely."""
    _redeal_held(p, seat, rng)
    _redeal_drawn(p, seat, rng)
    if p.step == state.PLANS or p.step == state.OPENING:
        for other in range(p.seats):
            if other != seat and not plan.is_open(p, other):
                _rearrange(p, other, rng)


@kernel
def _redeal_held(p, seat, rng):
    """Deal the cards from before the last reshuffle again among the other hands."""
    for other in range(p.seats):
        if other != seat:
            for kind in range(material.KIND_COUNT):
                p.pool[kind] += p.held[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.held[other], 0, material.KIND_COUNT)
            for kind in range(material.KIND_COUNT):
                p.hand[other, kind] -= p.held[other, kind]
                p.held[other, kind] = 0
            bag.deal(p.pool, p.held[other], count, rng)
            for kind in range(material.KIND_COUNT):
                p.hand[other, kind] += p.held[other, kind]


@kernel
def _redeal_drawn(p, seat, rng):
    """Deal the cards drawn since then again among the other hands and the pile."""
    for kind in range(material.KIND_COUNT):
        p.pool[kind] = p.deck[kind]
        for other in range(p.seats):
            if other != seat:
                p.pool[kind] += p.hand[other, kind] - p.held[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.hand[other], 0, material.KIND_COUNT) - bag.total(p.held[other], 0, material.KIND_COUNT)
            for kind in range(material.KIND_COUNT):
                p.hand[other, kind] = p.held[other, kind]
            bag.deal(p.pool, p.hand[other], count, rng)
    for kind in range(material.KIND_COUNT):
        p.deck[kind] = p.pool[kind]
        p.pool[kind] = 0


@kernel
def _rearrange(p, seat, rng):
    """Lay the parts that the seat has laid, and its castle if it stands, in a random way."""
    laid = setup.slot_of(p, seat)
    for slot in range(laid):
        p.order[seat, slot] = -1
    for slot in range(laid):
        skip = below(rng, material.LETTER_COUNT - slot)
        letter = 0
        while p.order[seat, 0] == letter or p.order[seat, 1] == letter or skip > 0:
            if p.order[seat, 0] != letter and p.order[seat, 1] != letter:
                skip -= 1
            letter += 1
        p.order[seat, slot] = letter
        p.turned[seat, slot] = below(rng, 2)
        p.shift[seat, slot] = below(rng, 2) if slot > 0 else 0
    if p.castle[seat] >= 0:
        skip = below(rng, material.LETTER_COUNT)
        field = 0
        while plan.kind_before(p, seat, field) != material.CASTLE or skip > 0:
            if plan.kind_before(p, seat, field) == material.CASTLE:
                skip -= 1
            field += 1
        p.castle[seat] = field
