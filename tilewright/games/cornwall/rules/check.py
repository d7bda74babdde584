"""What must be true of every position of Cornwall: everything updated incrementally is recomputed from scratch."""

import numpy as np

from tilewright.games.cornwall.rules import land, material, state
from tilewright.kit import bag
from tilewright.kit import hex as board
from tilewright.kit.kernel import kernel


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    fields = land.first_field(p.laid)
    if (
        p.laid - 1 + bag.total(p.fresh, 0, material.TILE_COUNT) + p.refused + (1 if p.tile >= 0 else 0)
        != material.TILE_COUNT
    ):
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
    for seat in range(state.MOST_SEATS):
        if p.tally[seat] != 0 or p.gain[seat] != 0:
            return 6
    if not _is_index_sound(p):
        return 7
    return 0


@kernel
def _is_index_sound(p):
    """Check that the index of the sites names every word that is not 0, and no other."""
    at = np.int64(-1)
    for word in range(board.WORDS):
        if p.site[word] != 0:
            at = board.next_word(p.site_index, at + 1)
            if at != word:
                return False
    return board.next_word(p.site_index, at + 1) == board.WORDS


@kernel
def _are_coins_whole(p):
    coins = p.bank
    for seat in range(p.seats):
        if p.coins[seat] < 0:
            return False
        coins += p.coins[seat]
    return p.bank >= 0 and coins == material.COINS


@kernel
def _are_figures_whole(p, fields):
    for seat in range(p.seats):
        for size in range(material.SIZE_COUNT):
            count = p.supply[seat, size] + p.pub[seat, size]
            for field in range(fields):
                count += p.figure[field] == 1 + material.SIZE_COUNT * seat + size
            if count != material.FIGURES[size] or p.supply[seat, size] < 0 or p.pub[seat, size] < 0:
                return False
    return True


@kernel
def _is_region_sound(p, area, fields):
    """Check its ring, its size, its figures, and its edges to cells that can still be covered."""
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
                beside = board.neighbour(np.int64(p.field_cell[field]), side)
                if land.is_land(p, beside):
                    other = land.field_at(p, beside)
                    if p.terrain[other] == p.terrain[area] and p.area[other] != area:
                        return False
                elif is_coverable(p, beside):
                    open_edges += 1
    return members == p.members[area] and held == p.held[area] and open_edges == p.open[area]


@kernel
def is_coverable(p, cell):
    """Whether a tile of three fields can still cover an empty cell."""
    for side in range(6):
        if edges_at(p, board.site_at(cell, side)) >= 0:
            return True
    return False


@kernel
def edges_at(p, site):
    """How many edges a tile on this site would touch; -1 if it would cover another tile."""
    edges = 0
    for corner in range(3):
        cell = board.site_cell(site, corner)
        if land.is_land(p, cell):
            return -1
        for side in range(6):
            edges += land.is_land(p, board.neighbour(cell, side))
    return edges


@kernel
def _is_coast_sound(p, k):
    """Check what is recorded about the land around an empty cell, and its sites."""
    cell = np.int64(p.coast_cell[k])
    if p.tile_at[cell] != state.FIRST_COAST + k:
        return False
    near = np.int64(0)
    for side in range(6):
        beside = board.neighbour(cell, side)
        if land.is_land(p, beside):
            field = land.field_at(p, beside)
            terrain = np.int64(p.terrain[field])
            near = (near | 1 << terrain) + state.EDGE
            if p.cottage[p.area[field]] != 0:
                near |= 1 << state.BANNED + terrain
        site = board.site_at(cell, side)
        is_in_set = p.site[site >> 5] >> np.uint32(site & 31) & 1
        if is_in_set != (edges_at(p, site) >= material.LEAST_EDGES):
            return False
    if not is_coverable(p, cell):
        near |= state.DEAD
    return near == p.coast_near[k]
