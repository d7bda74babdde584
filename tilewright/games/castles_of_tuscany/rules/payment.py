"""Paying for a tile with exactly two units: cards of its colour, pairs of another colour, or workers (3.10, 3.11)."""

from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.kit.kernel import kernel


@kernel
def is_payable(p, seat, colour):
    """Whether the seat can pay for a field of a colour."""
    units = p.workers[seat]
    for kind in range(material.KIND_COUNT):
        units += p.hand[seat, kind] if kind == colour else p.hand[seat, kind] >> 1
    return units >= 2


@kernel
def _has(p, seat, colour, unit, times):
    """Whether a seat has this number of a unit."""
    if unit == state.WORKER:
        return p.workers[seat] >= times
    return p.hand[seat, unit] >= (times if unit == colour else 2 * times)


@kernel
def list_payments(p, seat, colour, out):
    """List the possible payments as actions, ascending; returns their number."""
    count = 0
    for row in range(len(state.PAYMENTS)):
        one = state.PAYMENTS[row, 0]
        other = state.PAYMENTS[row, 1]
        if one == other:
            possible = _has(p, seat, colour, one, 2)
        else:
            possible = _has(p, seat, colour, one, 1) and _has(p, seat, colour, other, 1)
        if possible:
            out[count] = state.PAY_ACTION + row
            count += 1
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
