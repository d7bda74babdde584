"""Paying for a tile with exactly two units: cards of its colour, pairs of another colour, workers (3.10, 3.11)."""

from tilewright.games.castles_of_tuscany.rules.state import PAY_ACTION, PAYMENTS, WORKER
from tilewright.kit.kernel import kernel


@kernel
def is_payable(p, seat, colour):
    """Whether any payment is possible for a field of a colour."""
    units = p.workers[seat]
    for kind in range(WORKER):
        units += p.hand[seat, kind] if kind == colour else p.hand[seat, kind] >> 1
    return units >= 2


@kernel
def _has(p, seat, colour, unit, times):
    """Whether a seat has a unit so many times."""
    if unit == WORKER:
        return p.workers[seat] >= times
    return p.hand[seat, unit] >= (times if unit == colour else 2 * times)


@kernel
def list_payments(p, seat, colour, out):
    """The possible payments as actions, ascending; how many."""
    count = 0
    for row in range(len(PAYMENTS)):
        one = PAYMENTS[row, 0]
        other = PAYMENTS[row, 1]
        if one == other:
            possible = _has(p, seat, colour, one, 2)
        else:
            possible = _has(p, seat, colour, one, 1) and _has(p, seat, colour, other, 1)
        if possible:
            out[count] = PAY_ACTION + row
            count += 1
    return count


@kernel
def pay(p, seat, colour, row):
    """Give up the two units of a payment."""
    for k in range(2):
        unit = PAYMENTS[row, k]
        if unit == WORKER:
            p.workers[seat] -= 1
        else:
            _discard(p, seat, unit, 1 if unit == colour else 2)


@kernel
def _discard(p, seat, kind, count):
    """Cards held longest go first (6.4)."""
    p.hand[seat, kind] -= count
    p.held[seat, kind] = max(0, p.held[seat, kind] - count)
    p.discards[kind] += count
