"""What a seat cannot know, dealt anew: other hands, and other plans while these are secret.

A hand holds cards of two sorts: those held since the pile was last made anew (all of them together everyone can work
out then, being what is not in the new pile), and those drawn from it since. Each sort is dealt anew among its own.
"""

from tilewright.games.castles_of_tuscany.rules import plan, setup
from tilewright.games.castles_of_tuscany.rules.material import CASTLE
from tilewright.games.castles_of_tuscany.rules.state import OPENING, PLANS, WORKER
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below

_LETTERS = 3


@kernel
def redeal(p, seat, rng):
    """Every deal that agrees with what the seat has seen (-1: a spectator) equally likely."""
    _redeal_held(p, seat, rng)
    _redeal_drawn(p, seat, rng)
    if p.step == PLANS or p.step == OPENING:
        for other in range(p.seats):
            if other != seat and not plan.is_open(p, other):
                _rearrange(p, other, rng)


@kernel
def _redeal_held(p, seat, rng):
    """The cards from before the last shuffle, among the other hands."""
    for other in range(p.seats):
        if other != seat:
            for kind in range(WORKER):
                p.pool[kind] += p.held[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.held[other], 0, WORKER)
            for kind in range(WORKER):
                p.hand[other, kind] -= p.held[other, kind]
                p.held[other, kind] = 0
            bag.deal(p.pool, p.held[other], count, rng)
            for kind in range(WORKER):
                p.hand[other, kind] += p.held[other, kind]


@kernel
def _redeal_drawn(p, seat, rng):
    """The cards drawn since, among the other hands and the pile."""
    for kind in range(WORKER):
        p.pool[kind] = p.deck[kind]
        for other in range(p.seats):
            if other != seat:
                p.pool[kind] += p.hand[other, kind] - p.held[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.hand[other], 0, WORKER) - bag.total(p.held[other], 0, WORKER)
            for kind in range(WORKER):
                p.hand[other, kind] = p.held[other, kind]
            bag.deal(p.pool, p.hand[other], count, rng)
    for kind in range(WORKER):
        p.deck[kind] = p.pool[kind]
        p.pool[kind] = 0


@kernel
def _rearrange(p, seat, rng):
    """Lay as many parts as the seat has laid, and its castle if it stands, in any other way."""
    laid = setup.slot_of(p, seat)
    for slot in range(laid):
        p.order[seat, slot] = -1
    for slot in range(laid):
        skip = below(rng, _LETTERS - slot)
        letter = 0
        while p.order[seat, 0] == letter or p.order[seat, 1] == letter or skip > 0:
            if p.order[seat, 0] != letter and p.order[seat, 1] != letter:
                skip -= 1
            letter += 1
        p.order[seat, slot] = letter
        p.turned[seat, slot] = below(rng, 2)
        p.shift[seat, slot] = below(rng, 2) if slot > 0 else 0
    if p.castle[seat] >= 0:
        skip = below(rng, _LETTERS)
        field = 0
        while plan.kind_before(p, seat, field) != CASTLE or skip > 0:
            if plan.kind_before(p, seat, field) == CASTLE:
                skip -= 1
            field += 1
        p.castle[seat] = field
