"""Whether a position is sound: everything kept up to date move by move, counted anew."""

import numpy as np

from tilewright.games.cornwall.rules import land
from tilewright.games.cornwall.rules.material import COINS, FIGURES, LEAST_EDGES, SIZES, TYPES
from tilewright.games.cornwall.rules.state import BANNED, DEAD, EDGE, FIRST_COAST, MOST_SEATS
from tilewright.kit import bag
from tilewright.kit.hex import neighbour, site_at, site_cell
from tilewright.kit.kernel import kernel

_SIZES = len(SIZES)


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    fields = land.first_field(p.laid)
    if p.laid - 1 + bag.total(p.fresh, 0, TYPES) + p.refused + (1 if p.tile >= 0 else 0) != TYPES:
        return 1
    if not _are_coins_whole(p):
        return 2
    if not _are_figures_whole(p, fields):
        return 3
    for field in range(fields):
        if p.area[field] == field and not _is_region_sound(p, field, fields):
            return 4
    for k in range(p.coast):
        if not _is_coast_sound(p, k):
            return 5
    for seat in range(MOST_SEATS):
        if p.tally[seat] != 0 or p.gain[seat] != 0 or p.hope[seat] != 0:
            return 6
    return 0


@kernel
def _are_coins_whole(p):
    coins = p.bank
    for seat in range(p.seats):
        if p.coins[seat] < 0:
            return False
        coins += p.coins[seat]
    return p.bank >= 0 and coins == COINS


@kernel
def _are_figures_whole(p, fields):
    for seat in range(p.seats):
        for size in range(_SIZES):
            count = p.supply[seat, size] + p.pub[seat, size]
            for field in range(fields):
                count += p.figure[field] == 1 + _SIZES * seat + size
            if count != FIGURES[size] or p.supply[seat, size] < 0 or p.pub[seat, size] < 0:
                return False
    return True


@kernel
def _is_region_sound(p, area, fields):
    """Its ring, its size, its figures, and its edges to cells that can still be covered."""
    members = 0
    held = 0
    open_edges = 0
    for field in range(fields):
        if p.area[field] == area:
            members += 1
            held += p.figure[field] > 0
            if p.terrain[field] != p.terrain[area] or p.area[p.ring[field]] != area:
                return False
            for side in range(6):
                beside = neighbour(np.int64(p.field_cell[field]), side)
                if land.is_land(p, beside):
                    other = land.field_at(p, beside)
                    if p.terrain[other] == p.terrain[area] and p.area[other] != area:
                        return False
                elif is_coverable(p, beside):
                    open_edges += 1
    return members == p.members[area] and held == p.held[area] and open_edges == p.open[area]


@kernel
def is_coverable(p, cell):
    """Whether a tile of three fields can still come to lie on an empty cell."""
    for side in range(6):
        if edges_at(p, site_at(cell, side)) >= 0:
            return True
    return False


@kernel
def edges_at(p, site):
    """How many edges a tile on this site would touch; -1 if it would cover another tile."""
    edges = 0
    for corner in range(3):
        cell = site_cell(site, corner)
        if land.is_land(p, cell):
            return -1
        for side in range(6):
            edges += land.is_land(p, neighbour(cell, side))
    return edges


@kernel
def _is_coast_sound(p, k):
    """What an empty cell knows of the land around it, and its sites."""
    cell = np.int64(p.coast_cell[k])
    if p.tile_at[cell] != FIRST_COAST + k:
        return False
    near = np.int64(0)
    for side in range(6):
        beside = neighbour(cell, side)
        if land.is_land(p, beside):
            field = land.field_at(p, beside)
            terrain = np.int64(p.terrain[field])
            near = (near | 1 << terrain) + EDGE
            if p.cottage[p.area[field]] != 0:
                near |= 1 << BANNED + terrain
        site = site_at(cell, side)
        is_kept = p.site[site >> 5] >> np.uint32(site & 31) & 1
        if is_kept != (edges_at(p, site) >= LEAST_EDGES):
            return False
    if not is_coverable(p, cell):
        near |= DEAD
    return near == p.coast_near[k]
