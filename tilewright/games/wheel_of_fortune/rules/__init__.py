"""The rules of Wheel of Fortune as kernels; clause numbers are those of RULES.md.

The landscape is the kit's, with the sixteen places of the board as the first tiles laid. A figure on a crown space is
not on the land: `crown` alone knows it, and its entry of `figure_at` is -1 like that of a figure in the supply.
"""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import wheel
from tilewright.games.wheel_of_fortune.rules.board import SIZE
from tilewright.games.wheel_of_fortune.rules.material import (
    COUNTS,
    CROWNS,
    FIGURES,
    FIRST_SPACE,
    FITS,
    HOPES,
    KINDS,
    PIG_START,
    PIG_STEPS,
    SEGMENTS,
    SHEET,
    SPACES,
)
from tilewright.games.wheel_of_fortune.rules.state import (
    AT_ASKED,
    AT_BAG,
    AT_CROWNS,
    AT_LEFT,
    AT_PHASE,
    AT_PIG,
    AT_SEATS,
    AT_TILE,
    AT_TILES,
    AT_TURN,
    CROWN,
    DRAW,
    DRAWING,
    ENDED,
    FIGURE,
    PASS,
    PLACING,
    SEAT_FEATURES,
    SETTING,
    TAKE,
    TAKING,
)
from tilewright.kit import bag, events, majority
from tilewright.kit.kernel import kernel
from tilewright.kit.square import cell_of
from tilewright.land.rules import estimate as land_estimate
from tilewright.land.rules import figures, landscape
from tilewright.land.rules import observe as land_observe

CHANCE, OVER = -1, -2
_SEGMENTS = len(SEGMENTS)
_BOARD = SIZE * SIZE  # places, the first tiles laid
_TILES = int(COUNTS.sum())  # drawn in play


@kernel
def start(p, seats, options):
    """Set up an empty record; there are no options."""
    landscape.begin(p, seats, FIGURES)  # 2.4
    p.seats = seats
    p.phase = DRAWING
    p.tile = -1
    p.pig = PIG_START  # 2.2
    bag.fill(p.bag, COUNTS)  # 2.3
    for place in range(_BOARD):
        x = place % SIZE
        y = place // SIZE
        landscape.lay_first(p, SHEET, 4 * (KINDS + place), cell_of(x, y), x, y)  # 2.1


@kernel
def actor(p):
    """The seat asked, CHANCE or OVER."""
    if p.phase == DRAWING:
        return CHANCE
    if p.phase == ENDED:
        return OVER
    if p.phase == TAKING:
        return p.asked
    return p.seat


@kernel
def legal(p, out):
    """The legal actions, ascending; how many."""
    if p.phase == PLACING:
        return landscape.list_places(p, FITS, p.tile, out)  # 3.3, 3.4
    if p.phase == SETTING:
        out[0] = PASS  # 3.9 a figure is never a must
        if p.supply[p.seat] == 0:  # 3.12
            return 1
        count = 1 + figures.list_free_parts(p, SHEET, out[1:], FIGURE)  # 3.10, 3.11
        return wheel.list_free_crowns(p, out, count)
    if p.phase == TAKING:
        return wheel.list_own_on_land(p, out)
    if p.phase == DRAWING:
        count = bag.kinds(p.bag, 0, KINDS, out)
        for k in range(count):
            out[k] += DRAW
        return count
    return 0


@kernel
def weights(p, out):
    """How many tiles there are of each kind that may be drawn, in the order of `legal`; how many kinds."""
    count = 0
    for kind in range(KINDS):
        if p.bag[kind] > 0:
            out[count] = p.bag[kind]
            count += 1
    return count


@kernel
def draw(p, rng):
    """One draw at random, every tile left equally likely."""
    return DRAW + bag.draw(p.bag, 0, KINDS, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.phase == PLACING:
        landscape.lay(p, SHEET, 4 * p.tile + (action & 3), action >> 2)
        p.phase = SETTING
        return
    if p.phase == SETTING:
        _set(p, action)
    elif _draw_or_take(p, action):
        _offer(p)
    if p.tile < 0:
        _next_draw(p)


@kernel
def _draw_or_take(p, action):
    """A tile drawn, or a figure taken back; whether the wheel has done with it, so that the tile comes next."""
    if p.phase == TAKING:
        is_done = wheel.take(p, action - TAKE)
    else:
        kind = action - DRAW
        p.bag[kind] -= 1
        p.tile = kind
        if PIG_STEPS[kind] == 0:
            return True
        is_done = wheel.turn(p, PIG_STEPS[kind])  # 3.6
    if is_done:
        wheel.score_crowns(p)
    return is_done


@kernel
def _offer(p):
    """The tile drawn is to be laid, or goes to the box if it fits nowhere."""
    if landscape.fits_somewhere(p, FITS, p.tile):
        p.phase = PLACING
    else:
        events.note(p, figures.TILE_SET_ASIDE, p.seat, 0, p.tile, 1)  # 3.5
        p.tile = -1


@kernel
def _set(p, action):
    """A figure or none, then what is finished, then the next seat's turn."""
    if action >= CROWN:
        wheel.set_on_crown(p, p.seat, action - CROWN)
    elif action != PASS:
        figures.set_figure(p, p.seat, p.laid_node[p.laid - 1] + action - FIGURE)
    figures.score_finished(p, SHEET, p.seats)  # 4.1
    p.tile = -1
    p.seat += 1  # 3.1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _next_draw(p):
    """Chance moves next, or the last tile is gone and the game ends."""
    p.phase = DRAWING
    if bag.total(p.bag, 0, KINDS) == 0:
        figures.score_rest(p, SHEET, p.seats)  # 5.1 to 5.5
        p.phase = ENDED


@kernel
def scores(p, out):
    """The points of each seat."""
    for seat in range(p.seats):
        out[seat] = p.points[seat]


@kernel
def placing(p, out):
    """The places by points, ties shared."""
    majority.places(p.points, p.seats, out)  # 5.7


@kernel
def redeal(p, seat, rng):
    """Nothing is hidden in Wheel of Fortune: the bag is known by counts, and there are no hands."""


@kernel
def evaluate(p, seat):
    """The seat's probable lead over the best other at the end."""
    best = -1.0e9
    for other in range(p.seats):
        if other != seat:
            best = max(best, _outcome(p, other))
    return _outcome(p, seat) - best


@kernel
def expect(p, out):
    """What every seat will probably have at the end."""
    for seat in range(p.seats):
        out[seat] = _outcome(p, seat)


@kernel
def _outcome(p, seat):
    """What the seat will probably have at the end, from the land and from the wheel."""
    left = bag.total(p.bag, 0, KINDS)
    claims = p.phase == SETTING and p.seat == seat
    land = land_estimate.outcome(p, SHEET, p.bag, HOPES, left, seat, claims)
    return land + wheel.expected(p, seat, left / p.seats)


@kernel
def observe(p, seat, out):
    """What the seat sees, as numbers; the layout stands in state.py."""
    out[:] = 0
    if p.phase != ENDED:
        out[AT_PHASE + p.phase] = 1.0
    out[AT_ASKED] = ((p.asked if p.phase == TAKING else p.seat) - seat) % p.seats
    out[AT_TURN] = (p.seat - seat) % p.seats
    out[AT_LEFT] = bag.total(p.bag, 0, KINDS) / _TILES
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[AT_SEATS + SEAT_FEATURES * k] = p.points[other] / 50.0
        out[AT_SEATS + SEAT_FEATURES * k + 1] = p.supply[other] / FIGURES
    out[AT_PIG + p.pig] = 1.0
    for space in range(SPACES):
        if p.crown[space] > 0:
            out[AT_CROWNS + space] = 1 + (np.int64(p.crown[space]) - 1 - seat) % p.seats
    for kind in range(KINDS):
        out[AT_BAG + kind] = p.bag[kind]
    if p.tile >= 0:
        out[AT_TILE + p.tile] = 1.0
    land_observe.tiles(p, SHEET, seat, out[AT_TILES:])


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    tiles = p.laid - _BOARD + bag.total(p.bag, 0, KINDS) + (1 if p.tile >= 0 and p.phase != SETTING else 0)
    if tiles > _TILES or p.laid < _BOARD:
        return 2
    for seat in range(p.seats):
        figures = np.int64(p.supply[seat])
        for figure in range(FIGURES):
            figures += p.figure_at[seat, figure] >= 0
        for space in range(SPACES):
            figures += p.crown[space] == seat + 1
        if figures != FIGURES:
            return 3
    if not landscape.is_sound(p):
        return 4
    steps = PIG_START  # every symbol drawn has moved the pig, whatever became of its tile
    for kind in range(KINDS):
        steps += (COUNTS[kind] - np.int64(p.bag[kind])) * PIG_STEPS[kind]
    if steps % _SEGMENTS != p.pig:
        return 5
    for segment in range(_SEGMENTS):
        first = FIRST_SPACE[segment]
        if p.crown[first] == 0 and p.crown[first + CROWNS[segment] - 1] != 0:
            return 6
    return 0
