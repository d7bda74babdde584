"""The rules of Carcassonne as kernels; clause numbers are those of RULES.md."""

import numpy as np

from tilewright.games.carcassonne.rules.material import (
    FIGURES,
    FITS,
    HOPES,
    LAKE,
    LAND_TYPES,
    SHEET,
    SPRING,
    START,
    TILES,
    TYPES,
)
from tilewright.games.carcassonne.rules.state import (
    AT_BAG,
    AT_LEFT,
    AT_PHASE,
    AT_SEATS,
    AT_TILE,
    AT_TILES,
    AT_TURN,
    DRAW,
    DRAWING,
    ENDED,
    FIGURE,
    LAKE_STAGE,
    LAND_STAGE,
    PASS,
    PLACING,
    RIVER_STAGE,
    SEAT_FEATURES,
    SETTING,
)
from tilewright.kit import bag, events, majority
from tilewright.kit.kernel import kernel
from tilewright.kit.square import NEIGHBOURS, neighbour
from tilewright.land.rules import estimate as land_estimate
from tilewright.land.rules import figures, landscape
from tilewright.land.rules import observe as land_observe
from tilewright.land.rules.tile import RIVER

_COUNTS = np.array([tile.count for tile in TILES], dtype=np.uint8)
_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)

CHANCE, OVER = -1, -2


@kernel
def start(p, seats, options):
    """Set up an empty record; options[0]: with the River."""
    landscape.begin(p, seats, FIGURES)  # 2.3
    p.seats = seats
    p.phase = DRAWING
    p.tile = -1
    p.river_cell = -1
    bag.fill(p.bag, _COUNTS)
    p.bag[START] -= 1  # 2.1 on the table; 2.5 with the River it stays in the box
    p.bag[SPRING] = 0
    if options[0] == 1:
        p.stage = RIVER_STAGE
        landscape.lay_first(p, SHEET, 4 * SPRING, 0, 0, 0)  # 2.5
        _follow_river(p, 4 * SPRING, 0, -1)
    else:
        p.stage = LAND_STAGE
        for kind in range(LAND_TYPES, TYPES):
            p.bag[kind] = 0
        landscape.lay_first(p, SHEET, 4 * START, 0, 0, 0)  # 2.1


@kernel
def actor(p):
    """The seat asked, CHANCE or OVER."""
    if p.phase == DRAWING:
        return CHANCE
    if p.phase == ENDED:
        return OVER
    return p.seat


@kernel
def draw_range(stage):
    """The types that may be drawn in a stage: from the first number to before the second."""
    if stage == LAND_STAGE:
        return 0, LAND_TYPES
    if stage == RIVER_STAGE:
        return LAND_TYPES, LAKE
    return LAKE, LAKE + 1


@kernel
def legal(p, out):
    """The legal actions, ascending; how many."""
    if p.phase == PLACING:
        if p.stage == LAND_STAGE:
            return landscape.list_places(p, FITS, p.tile, out)
        return _list_river_places(p, out)
    if p.phase == SETTING:
        out[0] = PASS  # 3.8 a figure is never a must
        if p.supply[p.seat] == 0:  # 3.12
            return 1
        return 1 + figures.list_free_parts(p, SHEET, out[1:], FIGURE)  # 3.10, 3.11
    if p.phase == DRAWING:
        first, last = draw_range(p.stage)
        count = bag.kinds(p.bag, first, last, out)
        for k in range(count):
            out[k] += DRAW
        return count
    return 0


@kernel
def weights(p, out):
    """How many tiles there are of each type that may be drawn, in the order of `legal`; how many types."""
    count = 0
    first, last = draw_range(p.stage)
    for kind in range(first, last):
        if p.bag[kind] > 0:
            out[count] = p.bag[kind]
            count += 1
    return count


@kernel
def draw(p, rng):
    """One draw at random, every tile left equally likely."""
    first, last = draw_range(p.stage)
    return DRAW + bag.draw(p.bag, first, last, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.phase == PLACING:
        _place(p, action >> 2, action & 3)
    elif p.phase == SETTING:
        _set(p, action)
    else:
        _draw(p, action - DRAW)


@kernel
def _draw(p, kind):
    p.bag[kind] -= 1
    if p.stage == LAND_STAGE:
        fits = landscape.fits_somewhere(p, FITS, kind)
    else:
        fits = _river_facings(p, kind) != 0
    if fits:
        p.tile = kind
        p.phase = PLACING
    else:
        events.note(p, figures.TILE_SET_ASIDE, p.seat, 0, kind, 1)  # 3.5
        _next_draw(p)


@kernel
def _next_draw(p):
    """Chance moves next, or the last tile is gone and the game ends."""
    p.tile = -1
    p.phase = DRAWING
    if p.stage == RIVER_STAGE and bag.total(p.bag, LAND_TYPES, LAKE) == 0:
        p.stage = LAKE_STAGE  # 2.5 the lake comes last
    if p.stage == LAKE_STAGE and p.bag[LAKE] == 0:
        p.stage = LAND_STAGE
    if p.stage == LAND_STAGE and bag.total(p.bag, 0, LAND_TYPES) == 0:
        figures.score_rest(p, SHEET, p.seats)  # 5.1 to 5.5
        p.phase = ENDED


@kernel
def _place(p, place, facing):
    row = 4 * p.tile + facing
    cell = np.int64(p.frontier_cell[place])
    side = p.river_side
    landscape.lay(p, SHEET, row, place)
    if p.stage != LAND_STAGE:
        _follow_river(p, row, cell, side)
    p.phase = SETTING


@kernel
def _set(p, action):
    if action != PASS:
        figures.set_figure(p, p.seat, p.laid_node[p.laid - 1] + action - FIGURE)
    figures.score_finished(p, SHEET, p.seats)  # 4.1
    p.seat += 1  # 3.1
    if p.seat == p.seats:
        p.seat = 0
    _next_draw(p)


@kernel
def _river_facings(p, kind):
    """The facings in which a river tile continues the river, as four bits."""
    if p.river_cell < 0:
        return 0
    place = p.board[p.river_cell] - landscape.FRONTIER
    facings = np.int64(FITS[kind, p.frontier_need[place]])  # 3.4, 3.6: the need names the river's side
    for facing in range(4):
        turn = bend_of(4 * kind + facing, p.river_side)
        if turn != 0 and turn == p.river_bend:
            facings &= ~(1 << facing)  # 3.7
    return facings


@kernel
def bend_of(row, entry):
    """How the river turns on a tile it enters by a side: 0 straight on or at its end, 1 to the left, 3 to the right."""
    for turn in (1, 3):
        if SHEET[row, landscape.SHOWS + ((entry + turn) & 3)] == RIVER:
            return turn
    return 0


@kernel
def _list_river_places(p, out):
    facings = _river_facings(p, p.tile)
    count = 0
    for facing in range(4):
        if facings >> facing & 1:
            out[count] = 4 * (p.board[p.river_cell] - landscape.FRONTIER) + facing
            count += 1
    return count


@kernel
def _follow_river(p, row, cell, entry):
    """Find the new open end of the river, which came into this tile by side `entry` (-1: it springs here)."""
    p.river_cell = -1
    p.river_bend = 0 if entry < 0 else bend_of(row, entry)
    for side in range(4):
        if side != entry and SHEET[row, landscape.SHOWS + side] == RIVER:
            beyond = neighbour(cell, _NEIGHBOURS[side])
            if landscape.tile_on(p, beyond) < 0:
                p.river_cell = beyond
                p.river_side = (side + 2) & 3


@kernel
def scores(p, out):
    """The points of each seat."""
    for seat in range(p.seats):
        out[seat] = p.points[seat]


@kernel
def placing(p, out):
    """The places by points, ties shared."""
    majority.places(p.points, p.seats, out)  # 5.6


@kernel
def redeal(p, seat, rng):
    """Nothing is hidden in Carcassonne: the bag is known by counts, and there are no hands."""


@kernel
def evaluate(p, seat):
    """The seat's probable lead over the best other at the end."""
    left = bag.total(p.bag, 0, LAND_TYPES)
    claimer = p.seat if p.phase == SETTING else -1
    return land_estimate.lead(p, SHEET, p.bag, HOPES, left, seat, claimer)


@kernel
def expect(p, out):
    """What every seat will probably have at the end."""
    left = bag.total(p.bag, 0, LAND_TYPES)
    for seat in range(p.seats):
        claims = p.phase == SETTING and p.seat == seat
        out[seat] = land_estimate.outcome(p, SHEET, p.bag, HOPES, left, seat, claims)


@kernel
def observe(p, seat, out):
    """What the seat sees, as numbers; the layout stands in state.py."""
    out[:] = 0
    out[AT_PHASE] = 1.0 if p.phase == PLACING else 0.0
    out[AT_PHASE + 1] = 1.0 if p.phase == SETTING else 0.0
    out[AT_TURN] = (p.seat - seat) % p.seats
    out[AT_LEFT] = bag.total(p.bag, 0, TYPES) / 72.0
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[AT_SEATS + SEAT_FEATURES * k] = p.points[other] / 50.0
        out[AT_SEATS + SEAT_FEATURES * k + 1] = p.supply[other] / FIGURES
    for kind in range(TYPES):
        out[AT_BAG + kind] = p.bag[kind]
    if p.tile >= 0:
        out[AT_TILE + p.tile] = 1.0
    land_observe.tiles(p, SHEET, seat, out[AT_TILES:])


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    tiles = p.laid + bag.total(p.bag, 0, TYPES) + (1 if p.tile >= 0 and p.phase == PLACING else 0)
    if tiles > 84 or p.laid < 1:
        return 2
    for seat in range(p.seats):
        standing = 0
        for figure in range(FIGURES):
            standing += p.figure_at[seat, figure] >= 0
        if standing + p.supply[seat] != FIGURES:
            return 3
    return 0 if landscape.is_sound(p) else 4
