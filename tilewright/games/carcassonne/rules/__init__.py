"""The rules of Carcassonne as kernels; clause numbers are those of RULES.md."""

import numpy as np

from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.rules.check import check as check
from tilewright.games.carcassonne.rules.describe import describe as describe
from tilewright.games.carcassonne.rules.estimate import INPUTS as INPUTS
from tilewright.games.carcassonne.rules.estimate import expect as expect
from tilewright.games.carcassonne.rules.fixed import fixed as fixed
from tilewright.games.carcassonne.rules.observe import observe as observe
from tilewright.kit import bag, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below
from tilewright.kit.square import NEIGHBOURS, neighbour
from tilewright.land.rules import figures, landscape
from tilewright.land.rules.tile import RIVER

_COUNTS = np.array([tile.count for tile in material.TILES], dtype=np.uint8)
_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)


@kernel
def start(p, seats, options):
    """Set up a game in an empty record; options[0] says whether the River is used."""
    landscape.begin(p, seats, material.FIGURES)  # 2.3
    p.seats = seats
    p.phase = state.DRAWING
    p.tile = -1
    p.river_cell = -1
    bag.fill(p.bag, _COUNTS)
    p.bag[material.START] -= 1  # 2.1 it is on the table; 2.5 with the River it stays in the box
    p.bag[material.SPRING] = 0
    if options[0] == 1:
        p.stage = state.RIVER_STAGE
        landscape.lay_first(p, material.SHEET, 4 * material.SPRING, 0, 0, 0)  # 2.5
        _follow_river(p, 4 * material.SPRING, 0, -1)
    else:
        p.stage = state.LAND_STAGE
        for kind in range(material.LAND_TYPES, material.TYPES):
            p.bag[kind] = 0
        landscape.lay_first(p, material.SHEET, 4 * material.START, 0, 0, 0)  # 2.1


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.phase == state.DRAWING:
        return CHANCE
    if p.phase == state.ENDED:
        return OVER
    return p.seat


@kernel
def draw_range(stage):
    """The range of types that may be drawn in a stage: first, and one past the last."""
    if stage == state.LAND_STAGE:
        return 0, material.LAND_TYPES
    if stage == state.RIVER_STAGE:
        return material.LAND_TYPES, material.LAKE
    return material.LAKE, material.LAKE + 1


@kernel
def legal(p, out):
    """List the legal actions in ascending order; return how many there are."""
    if p.phase == state.PLACING:
        if p.stage == state.LAND_STAGE:
            return landscape.list_places(p, material.FITS, p.tile, out)
        return _list_river_places(p, out)
    if p.phase == state.SETTING:
        out[0] = state.PASS  # 3.8 a figure is optional
        if p.supply[p.seat] == 0:  # 3.12
            return 1
        return 1 + figures.list_free_parts(p, material.SHEET, out[1:], state.FIGURE)  # 3.10, 3.11
    if p.phase == state.DRAWING:
        first, last = draw_range(p.stage)
        return bag.list(p.bag, first, last, state.DRAW, out)
    return 0


@kernel
def pick(p, rng, out):
    """A random legal action."""
    if p.phase == state.PLACING and p.stage == state.LAND_STAGE:
        return landscape.pick_place(p, material.FITS, p.tile, rng)
    return np.int64(out[below(rng, legal(p, out))])


@kernel
def weights(p, out):
    """List how many tiles are left of each type that may be drawn, in the order of `legal`; return how many types."""
    first, last = draw_range(p.stage)
    return bag.counts(p.bag, first, last, out)


@kernel
def draw(p, rng):
    """Draw a tile at random; every tile left is equally likely."""
    first, last = draw_range(p.stage)
    return state.DRAW + bag.draw(p.bag, first, last, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.phase == state.PLACING:
        _place(p, action >> 2, action & 3)
    elif p.phase == state.SETTING:
        _set(p, action)
    else:
        _draw(p, action - state.DRAW)


@kernel
def _draw(p, kind):
    p.bag[kind] -= 1
    if p.stage == state.LAND_STAGE:
        fits = landscape.fits_somewhere(p, material.FITS, kind)
    else:
        fits = _river_facings(p, kind) != 0
    if fits:
        p.tile = kind
        p.phase = state.PLACING
    else:
        events.note(p, figures.TILE_SET_ASIDE, p.seat, 0, kind, 1)  # 3.5
        _next_draw(p)


@kernel
def _next_draw(p):
    """Let chance draw next, or end the game if no tile is left."""
    p.tile = -1
    p.phase = state.DRAWING
    if p.stage == state.RIVER_STAGE and bag.total(p.bag, material.LAND_TYPES, material.LAKE) == 0:
        p.stage = state.LAKE_STAGE  # 2.5 the lake comes last
    if p.stage == state.LAKE_STAGE and p.bag[material.LAKE] == 0:
        p.stage = state.LAND_STAGE
    if p.stage == state.LAND_STAGE and bag.total(p.bag, 0, material.LAND_TYPES) == 0:
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


@kernel
def _place(p, place, facing):
    row = 4 * p.tile + facing
    cell = np.int64(p.frontier_cell[place])
    side = p.river_side
    landscape.lay(p, material.SHEET, row, place)
    if p.stage != state.LAND_STAGE:
        _follow_river(p, row, cell, side)
    p.phase = state.SETTING


@kernel
def _set(p, action):
    if action != state.PASS:
        figures.set_figure(p, p.seat, p.laid_node[p.laid - 1] + action - state.FIGURE)
    _end_turn(p)
    _next_draw(p)


@kernel
def _end_turn(p):
    figures.score_finished(p, material.SHEET, p.seats)  # 4.1
    p.seat += 1  # 3.1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _river_facings(p, kind):
    """The facings with which a river tile continues the river, as four bits."""
    if p.river_cell < 0:
        return 0
    place = p.board[p.river_cell] - landscape.FRONTIER
    facings = np.int64(material.FITS[kind, p.frontier_need[place]])  # 3.4, 3.6: the need names the river's side
    for facing in range(4):
        turn = bend_of(4 * kind + facing, p.river_side)
        if turn != 0 and turn == p.river_bend:
            facings &= ~(1 << facing)  # 3.7
    return facings


@kernel
def bend_of(row, entry):
    """How the river bends on a tile, given the side it enters by: 0 straight on or ends here, 1 left, 3 right."""
    for turn in (1, 3):
        if material.SHEET[row, landscape.SHOWS + ((entry + turn) & 3)] == RIVER:
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
    """Find the river's new open end; it enters this tile by side `entry` (-1: this is the spring)."""
    p.river_cell = -1
    p.river_bend = 0 if entry < 0 else bend_of(row, entry)
    for side in range(4):
        if side != entry and material.SHEET[row, landscape.SHOWS + side] == RIVER:
            beyond = neighbour(cell, _NEIGHBOURS[side])
            if landscape.tile_on(p, beyond) < 0:
                p.river_cell = beyond
                p.river_side = (side + 2) & 3
