"""Paying for a tile with exactly two units: cards of its colour, pairs of another colour, or workers (3.10, 3.11)."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.kit.kernel import kernel


@kernel
def units(p, seat):
    """How many units the seat has for a field of a colour of which it has no card."""
    count = p.workers[seat]
    for kind in range(material.KIND_COUNT):
        count += p.hand[seat, kind] >> 1
    return count


@kernel
def is_enough(p, seat, colour, count):
    """Whether the seat can pay for a field of a colour; `count` is what `units` returns."""
    cards = p.hand[seat, colour]
    return count + cards - (cards >> 1) >= 2


@kernel
def is_payable(p, seat, colour):
    """Whether the seat can pay for a field of a colour."""
    return is_enough(p, seat, colour, units(p, seat))


@kernel
def _has(p, seat, colour, unit, times):
    """Whether a seat has this number of a unit."""
    if unit == state.WORKER:
        return p.workers[seat] >= times
    return p.hand[seat, unit] >= (times if unit == colour else 2 * times)


@kernel
def list_payments(p, seat, colour, out):
    """List the possible payments as actions, ascending; returns their number."""
    once = np.int64(0)
    twice = np.int64(0)
    for unit in range(state.WORKER + 1):
        once |= np.int64(_has(p, seat, colour, unit, 1)) << unit
        twice |= np.int64(_has(p, seat, colour, unit, 2)) << unit
    count = 0
    row = 0  # of PAYMENTS
    for one in range(state.WORKER + 1):
        for other in range(one, state.WORKER + 1):
            possible = twice >> one if one == other else once >> one & once >> other
            if possible & 1:
                out[count] = state.PAY_ACTION + row
                count += 1
            row += 1
    return count


@kernel
def pay(p, seat, colour, row):
    """Pay two units."""
    for k in range(2):
        unit = state.PAYMENTS[row, k]
        if unit == state.WORKER:
            p.workers[seat] -= 1
        else:
            _discard(p, seat, unit, 1 if unit == colour else 2)


@kernel
def _discard(p, seat, kind, count):
    """Discard cards, those held longest first (6.4)."""
    p.hand[seat, kind] -= count
    p.held[seat, kind] = max(0, p.held[seat, kind] - count)
    p.discards[kind] += count
