"""What the moves of Cornwall mean, as numbers for learning agents."""

import numpy as np

from tilewright.games.cornwall.rules import land, material, placement, region, state
from tilewright.kit import hex as board
from tilewright.kit import layout
from tilewright.kit.kernel import kernel

_PASS, _LAY, _FETCH, _FIGURE = range(4)  # kinds of moves
_FIELDS, _COINS, _SIZE, _ON, _REGION = layout.places(state.MOVE_LAYOUT)[1:]
_Q, _R, _TERRAIN, _SYMBOL, _TOUCHES, _JOINS = layout.places(state.MOVE_FIELD)
_FIELD_FEATURES = layout.length(state.MOVE_FIELD)
_OF_TERRAIN, _MEMBERS, _EDGES, _FLAG, _FIGURES, _MINE, _THEIRS = layout.places(state.MOVE_REGION)


@kernel
def describe(p, action, out):
    """Describe a legal action of the seat to move; state.py defines the layout."""
    out[:] = 0
    if p.phase == state.PLACING:
        out[_LAY] = 1.0
        _tile(p, placement.nth_site(p, action // material.FIELDS), action % material.FIELDS, out)
    elif p.phase == state.FETCHING:
        out[_FETCH if action == state.FETCH else _PASS] = 1.0
        if action == state.FETCH:
            out[_COINS] = -material.FETCH_FEE / 5.0
    elif p.phase == state.SETTING and action == state.PASS:
        out[_PASS] = 1.0
    elif p.phase == state.SETTING:
        out[_FIGURE] = 1.0
        _figure(p, (action - state.FIGURE) // material.FIELDS, (action - state.FIGURE) % material.FIELDS, out)


@kernel
def _tile(p, site, turn, out):
    out[_COINS] = min(placement.enlarged(p, p.tile, site, turn) - 1, p.bank) / 5.0  # 3.9
    base_q, base_r = land.base_of(p, site)
    for k in range(material.FIELDS):
        corner = (k + turn) % material.FIELDS
        part = out[_FIELDS + _FIELD_FEATURES * k :]
        part[_Q] = (base_q + land.CORNER_Q[site & 1, corner]) / 8.0
        part[_R] = (base_r + land.CORNER_R[site & 1, corner]) / 8.0
        part[_TERRAIN + material.TERRAIN[p.tile, k]] = 1.0
        if material.SYMBOL[p.tile, k] > 0:
            part[_SYMBOL - 1 + material.SYMBOL[p.tile, k]] = 1.0
        _joined(p, board.site_cell(site, corner), material.TERRAIN[p.tile, k], part)


@kernel
def _joined(p, cell, terrain, out):
    """Describe the largest region that a field would join."""
    largest = np.int64(-1)
    for side in range(6):
        beside = board.neighbour(cell, side)
        if land.is_land(p, beside):
            out[_TOUCHES] += 0.25
            field = land.field_at(p, beside)
            if p.terrain[field] == terrain:
                area = np.int64(p.area[field])
                if largest < 0 or p.members[area] > p.members[largest]:
                    largest = area
    if largest >= 0:
        _region(p, largest, out[_JOINS:])


@kernel
def _figure(p, size, k, out):
    field = land.first_field(p.laid - 1) + k
    out[_COINS] = -region.cost(p, field) / 5.0  # 3.13, 3.14
    out[_SIZE + size] = 1.0
    out[_ON + k] = 1.0
    _region(p, np.int64(p.area[field]), out[_REGION:])


@kernel
def _region(p, area, out):
    out[_OF_TERRAIN + np.int64(p.terrain[area])] = 1.0
    out[_MEMBERS] = p.members[area] / 10.0
    out[_EDGES] = p.open[area] / 10.0
    out[_FLAG] = 1.0 if p.flagged[area] > 0 else 0.0
    out[_FIGURES] = p.held[area] / 5.0
    if p.held[area] > 0:
        for seat in range(p.seats):
            strength = _strength(p, seat, area) / 5.0
            if seat == p.seat:
                out[_MINE] = strength
            else:
                out[_THEIRS] = max(out[_THEIRS], strength)


@kernel
def _strength(p, seat, area):
    """The total strength of a seat in a region (4.4)."""
    total = 0
    field = area
    while True:
        standing = np.int64(p.figure[field]) - 1
        if standing >= 0 and standing // material.SIZE_COUNT == seat:
            total += material.STRENGTH[standing % material.SIZE_COUNT]
        field = np.int64(p.ring[field])
        if field == area:
            break
    return total
