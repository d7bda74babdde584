"""The rules as kernels, with the clauses of RULES.md. Larger games have separate files for `observe` and `check`."""

import numpy as np

from tilewright.kit import bag, events, layout
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel
from tilewright.template.rules import material, state

_TURN, _SEATS, _DRAWN, _BAG, _BOARD = layout.places(state.LAYOUT)
_CELL, _MATCHES = layout.places(state.MOVE_LAYOUT)


@kernel
def start(p, seats, options):
    """Set up a record of zeros."""
    p.seats = seats
    p.drawn = state.NONE
    p.last = state.NONE
    for kind in range(material.KIND_COUNT):
        p.bag[kind] = material.COPIES  # 2.1


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.laid == material.CELLS:
        return OVER  # 5.1
    if p.drawn == state.NONE:
        return CHANCE  # 3.2
    return p.seat


@kernel
def legal(p, out):
    """Write the legal actions, ascending; returns how many there are."""
    if p.laid == material.CELLS:
        return 0
    if p.drawn == state.NONE:
        return bag.list(p.bag, 0, material.KIND_COUNT, state.DRAW, out)
    count = 0
    for cell in range(material.CELLS):
        if p.board[cell] == 0:  # 3.3
            out[count] = cell
            count += 1
    return count


@kernel
def weights(p, out):
    """Write how likely each draw is, in the order of `legal`; returns how many there are."""
    return bag.counts(p.bag, 0, material.KIND_COUNT, out)


@kernel
def draw(p, rng):
    """One draw at random (3.2)."""
    return state.DRAW + bag.draw(p.bag, 0, material.KIND_COUNT, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if action >= state.DRAW:
        p.drawn = action - state.DRAW
        p.bag[p.drawn] -= 1
        return
    p.board[action] = p.drawn + 1
    p.last = action
    p.laid += 1
    _score(p, action)
    p.drawn = state.NONE
    p.seat = (p.seat + 1) % p.seats  # 3.1


@kernel
def _score(p, cell):
    """A point for each neighbour of the same kind (4.1)."""
    count = 0
    for near in material.NEIGHBOURS[cell]:
        if near >= 0 and p.board[near] == p.board[cell]:
            count += 1
    if count > 0:
        p.points[p.seat] += count
        events.note(p, state.MATCHED, p.seat, count, cell, count)


@kernel
def expect(p, out):
    """The points each seat can expect at the end. Bots rely on this: a better estimate makes better bots."""
    for seat in range(p.seats):
        out[seat] = p.points[seat]


@kernel
def observe(p, seat, out):
    """Write what a seat sees, as `LAYOUT` describes. Leave out anything the seat may not know."""
    out[:] = 0
    out[_TURN + (p.seat - seat) % p.seats] = 1.0
    for k in range(p.seats):
        out[_SEATS + k] = p.points[(seat + k) % p.seats] / 20.0
    if p.drawn != state.NONE:
        out[_DRAWN + p.drawn] = 1.0
    for kind in range(material.KIND_COUNT):
        out[_BAG + kind] = p.bag[kind] / 7.0
    for cell in range(material.CELLS):
        if p.board[cell] > 0:
            out[_BOARD + material.KIND_COUNT * cell + p.board[cell] - 1] = 1.0


@kernel
def describe(p, action, out):
    """Write what a legal action of the seat to move means, as `MOVE_LAYOUT` describes. Optional."""
    out[:] = 0
    if action < state.DRAW:
        out[_CELL + action] = 1.0
        for near in material.NEIGHBOURS[action]:
            if near >= 0 and p.board[near] == p.drawn + 1:
                out[_MATCHES] += 0.25


@kernel
def check(p):
    """0, or the number of the broken invariant. Check here what must always be true."""
    laid = 0
    for kind in range(material.KIND_COUNT):
        count = np.int64(p.bag[kind])
        for cell in range(material.CELLS):
            if p.board[cell] == kind + 1:
                count += 1
                laid += 1
        if p.drawn == kind:
            count += 1
        if count != material.COPIES:
            return 1  # 1.1
    return 0 if laid == p.laid else 2
