"""The rules of Wheel of Fortune as kernels; clause numbers are those of RULES.md.

The sixteen places of the board are the first tiles of the landscape. A figure on a crown space is not on the land: it
is recorded only in `crown`, and its entry in `figure_at` is -1, as for a figure in the supply.
"""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import board, material, state, wheel
from tilewright.games.wheel_of_fortune.rules.check import check as check
from tilewright.games.wheel_of_fortune.rules.describe import describe as describe
from tilewright.games.wheel_of_fortune.rules.estimate import INPUTS as INPUTS
from tilewright.games.wheel_of_fortune.rules.estimate import expect as expect
from tilewright.games.wheel_of_fortune.rules.fixed import fixed as fixed
from tilewright.games.wheel_of_fortune.rules.observe import observe as observe
from tilewright.kit import bag, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below
from tilewright.kit.square import cell_of
from tilewright.land.rules import figures, landscape

_PLACES = board.SIZE * board.SIZE  # the first tiles laid


@kernel
def start(p, seats, options):
    """Set up a game in an empty record; there are no options."""
    landscape.begin(p, seats, material.FIGURES)  # 2.4
    p.seats = seats
    p.phase = state.DRAWING
    p.tile = -1
    p.pig = material.PIG_START  # 2.2
    bag.fill(p.bag, material.COUNTS)  # 2.3
    for place in range(_PLACES):
        x = place % board.SIZE
        y = place // board.SIZE
        landscape.lay_first(p, material.SHEET, 4 * (material.KINDS + place), cell_of(x, y), x, y)  # 2.1


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.phase == state.DRAWING:
        return CHANCE
    if p.phase == state.ENDED:
        return OVER
    if p.phase == state.TAKING:
        return p.asked
    return p.seat


@kernel
def legal(p, out):
    """List the legal actions in ascending order; return how many there are."""
    if p.phase == state.PLACING:
        return landscape.list_places(p, material.FITS, p.tile, out)  # 3.3, 3.4
    if p.phase == state.SETTING:
        out[0] = state.PASS  # 3.9 a figure is optional
        if p.supply[p.seat] == 0:  # 3.12
            return 1
        count = 1 + figures.list_free_parts(p, material.SHEET, out[1:], state.FIGURE)  # 3.10, 3.11
        return wheel.list_free_crowns(p, out, count)
    if p.phase == state.TAKING:
        return wheel.list_own_on_land(p, out)
    if p.phase == state.DRAWING:
        return bag.list(p.bag, 0, material.KINDS, state.DRAW, out)
    return 0


@kernel
def pick(p, rng, out):
    """A random legal action."""
    if p.phase == state.PLACING:
        return landscape.pick_place(p, material.FITS, p.tile, rng)
    return np.int64(out[below(rng, legal(p, out))])


@kernel
def weights(p, out):
    """List how many tiles are left of each kind that may be drawn, in the order of `legal`; return how many kinds."""
    return bag.counts(p.bag, 0, material.KINDS, out)


@kernel
def draw(p, rng):
    """Draw a tile at random; every tile left is equally likely."""
    return state.DRAW + bag.draw(p.bag, 0, material.KINDS, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.phase == state.PLACING:
        landscape.lay(p, material.SHEET, 4 * p.tile + (action & 3), action >> 2)
        p.phase = state.SETTING
        return
    if p.phase == state.SETTING:
        _set(p, action)
    elif _draw_or_take(p, action):
        _offer(p)
    if p.tile < 0:
        _next_draw(p)


@kernel
def _draw_or_take(p, action):
    """Draw a tile or remove a figure; return whether the wheel is done, so that the tile can be laid next."""
    if p.phase == state.TAKING:
        is_done = wheel.take(p, action - state.TAKE)
    else:
        kind = action - state.DRAW
        p.bag[kind] -= 1
        p.tile = kind
        if material.PIG_STEPS[kind] == 0:
            return True
        is_done = wheel.turn(p, material.PIG_STEPS[kind])  # 3.6
    if is_done:
        wheel.score_crowns(p)
    return is_done


@kernel
def _offer(p):
    """Let the tile drawn be laid next, or put it back in the box if it fits nowhere."""
    if landscape.fits_somewhere(p, material.FITS, p.tile):
        p.phase = state.PLACING
    else:
        events.note(p, figures.TILE_SET_ASIDE, p.seat, 0, p.tile, 1)  # 3.5
        p.tile = -1


@kernel
def _set(p, action):
    """Place a figure or none, and end the turn."""
    if action >= state.CROWN:
        wheel.set_on_crown(p, p.seat, action - state.CROWN)
    elif action != state.PASS:
        figures.set_figure(p, p.seat, p.laid_node[p.laid - 1] + action - state.FIGURE)
    _end_turn(p)


@kernel
def _end_turn(p):
    """Score what is finished, then it is the next seat's turn."""
    figures.score_finished(p, material.SHEET, p.seats)  # 4.1
    p.tile = -1
    p.seat += 1  # 3.1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _next_draw(p):
    """Let chance draw next, or end the game if no tile is left."""
    p.phase = state.DRAWING
    if bag.total(p.bag, 0, material.KINDS) == 0:
        _end(p)


@kernel
def _end(p):
    figures.score_rest(p, material.SHEET, p.seats)  # 5.1 to 5.5
    p.phase = state.ENDED


@kernel
def close(p):
    """Score what is on the table as at the end; a tile in hand is set aside."""
    events.clear(p)
    if p.phase == state.SETTING:
        _end_turn(p)
    p.tile = -1
    _end(p)
