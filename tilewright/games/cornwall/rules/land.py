"""The land growing on the table: where a tile may lie, laying it, its regions, and the empty cells of the coast."""

import numpy as np

from tilewright.games.cornwall.rules.material import (
    COTTAGE,
    FIELDS,
    FLAG,
    LEAST_EDGES,
    START_AT,
    START_FIELDS,
    START_TERRAINS,
    SYMBOL,
    TERRAIN,
)
from tilewright.games.cornwall.rules.state import BANNED, DEAD, EDGE, FIRST_COAST
from tilewright.kit.areas import found, join
from tilewright.kit.hex import (
    OVERLAPPING,
    RING,
    STEP_Q,
    STEP_R,
    TOUCHING,
    WORDS,
    cell_of,
    drop,
    lowest,
    neighbour,
    overlapping,
    put,
    ring,
    site_at,
    site_cell,
    touching,
)
from tilewright.kit.kernel import kernel

_START_Q = np.array([q for q, _ in START_AT], dtype=np.int64)
_START_R = np.array([r for _, r in START_AT], dtype=np.int64)
_START_TERRAIN = np.array(START_TERRAINS, dtype=np.int64)

# from the base of a site of either kind to its corners
_CORNER_Q = np.array([[0, STEP_Q[kind], STEP_Q[kind + 1]] for kind in range(2)], dtype=np.int64)
_CORNER_R = np.array([[0, STEP_R[kind], STEP_R[kind + 1]] for kind in range(2)], dtype=np.int64)

# for each tile, turn and corner of its site, the bits of NEAR and BANNED that speak of the field lying there
_CORNER_FIELD = np.array([[(corner - turn) % FIELDS for corner in range(FIELDS)] for turn in range(FIELDS)])
_CARES = np.ascontiguousarray(((1 | 1 << BANNED) << TERRAIN.astype(np.int64))[:, _CORNER_FIELD])
_ALL_NEAR = (1 << BANNED) - 1
_ALL_BANNED = _ALL_NEAR << BANNED


@kernel
def first_field(number):
    """The first field of the tile laid as the given one, counted from 0."""
    return START_FIELDS + FIELDS * (number - 1) if number > 0 else 0


@kernel
def near_of(p, cell):
    """What an empty cell knows of the land around it; 0 if it touches none."""
    code = np.int64(p.tile_at[cell])
    return np.int64(p.coast_near[code - FIRST_COAST]) if code >= FIRST_COAST else 0


@kernel
def is_land(p, cell):
    """Whether a field lies there."""
    code = p.tile_at[cell]
    return code > 0 and code < FIRST_COAST


@kernel
def field_at(p, cell):
    """The field lying on a cell of the land."""
    field = first_field(np.int64(p.tile_at[cell]) - 1)
    while p.field_cell[field] != cell:
        field += 1
    return field


@kernel
def turns_at(p, tile, site):
    """The corners of an empty site with two edges where the tile's field 0 may lie, as three bits."""
    near_a = near_of(p, site_cell(site, 0))
    near_b = near_of(p, site_cell(site, 1))
    near_c = near_of(p, site_cell(site, 2))
    turns = 0
    for turn in range(FIELDS):
        meets = (near_a & _CARES[tile, turn, 0]) | (near_b & _CARES[tile, turn, 1]) | (near_c & _CARES[tile, turn, 2])
        if meets & _ALL_BANNED == 0 and meets & _ALL_NEAR != 0:  # 3.6, 3.5
            turns |= 1 << turn
    return turns


@kernel
def list_places(p, tile, out):
    """All places for a tile as 3 * rank of the site + turn, ascending; how many."""
    count = 0
    rank = 0
    for at in range(WORDS):
        word = np.int64(p.site[at])
        while word != 0:
            site = 32 * at + lowest(word)
            word &= word - 1
            turns = turns_at(p, tile, site)
            for turn in range(FIELDS):
                if turns >> turn & 1:
                    out[count] = FIELDS * rank + turn
                    count += 1
            rank += 1
    return count


@kernel
def nth_site(p, rank):
    """The site of this rank among those kept, counted from 0."""
    left = rank
    for at in range(WORDS):
        word = np.int64(p.site[at])
        while word != 0:
            if left == 0:
                return 32 * at + lowest(word)
            left -= 1
            word &= word - 1
    return -1


@kernel
def rank_of(p, site):
    """How many of the sites kept come before this one."""
    rank = 0
    for at in range(WORDS):
        word = np.int64(p.site[at])
        while word != 0:
            if 32 * at + lowest(word) >= site:
                return rank
            rank += 1
            word &= word - 1
    return rank


@kernel
def fits_somewhere(p, tile):
    """Whether a tile can be laid at all."""
    for at in range(WORDS):
        word = np.int64(p.site[at])
        while word != 0:
            if turns_at(p, tile, 32 * at + lowest(word)) != 0:
                return True
            word &= word - 1
    return False


@kernel
def enlarged(p, tile, site, turn):
    """How many different terrains a tile enlarges when it is laid there."""
    meets = 0
    for corner in range(FIELDS):
        meets |= near_of(p, site_cell(site, corner)) & _CARES[tile, turn, corner]
    count = 0
    for terrain in range(BANNED):
        count += meets >> terrain & 1
    return count


@kernel
def describe(positions, index, places, out):
    """For many places of the tile drawn, 3 * rank of the site + turn and ascending: q and r of the base of its site,
    which of the two sites there it is, and how many terrains the tile enlarges.

    Over (positions, index), which is quicker to call from Python.
    """
    p = positions[index]
    at = 0
    rank = 0
    for word_at in range(WORDS):
        word = np.int64(p.site[word_at])
        while word != 0:
            site = 32 * word_at + lowest(word)
            word &= word - 1
            while at < places.size and places[at] // FIELDS == rank:
                out[at, 0], out[at, 1] = base_of(p, site)
                out[at, 2] = site & 1
                out[at, 3] = enlarged(p, p.tile, site, places[at] % FIELDS)
                at += 1
            rank += 1


@kernel
def find_place(positions, index, q, r, facing):
    """The way to lay the tile drawn with its field 0 on (q, r), 3 * rank of the site + turn, or -1 if there is none."""
    p = positions[index]
    site = site_at(cell_of(q, r), facing)
    turn = facing >> 1
    if p.site[site >> 5] >> (site & 31) & 1 == 0 or turns_at(p, p.tile, site) >> turn & 1 == 0:
        return -1
    base_q, base_r = base_of(p, site)
    is_there = base_q + _CORNER_Q[site & 1, turn] == q and base_r + _CORNER_R[site & 1, turn] == r
    return FIELDS * rank_of(p, site) + turn if is_there else -1


@kernel
def base_of(p, site):
    """The coordinates of the base of a site that touches the land, reckoned from any field beside it."""
    for corner in range(FIELDS):
        cell = site_cell(site, corner)
        for side in range(6):
            beside = neighbour(cell, side)
            if is_land(p, beside):
                known = field_at(p, beside)
                q = np.int64(p.field_q[known]) - STEP_Q[side] - _CORNER_Q[site & 1, corner]
                r = np.int64(p.field_r[known]) - STEP_R[side] - _CORNER_R[site & 1, corner]
                return q, r
    return np.int64(0), np.int64(0)


@kernel
def lay_start(p):
    """Lay the start tile on an empty table."""
    number = p.laid
    p.laid = number + 1
    for field in range(START_FIELDS):
        _found(p, field, number, cell_of(_START_Q[field], _START_R[field]), _START_TERRAIN[field])
        p.field_q[field] = _START_Q[field]
        p.field_r[field] = _START_R[field]
    for field in range(START_FIELDS):
        _connect(p, field, number)
    for k in range(p.coast):
        for side in range(6):
            _open_site(p, site_at(np.int64(p.coast_cell[k]), side))


@kernel
def lay(p, tile, site, turn):
    """Lay a tile where it may lie."""
    number = p.laid
    first = first_field(number)
    _locate(p, site, turn, first)
    p.laid_tile[number] = tile
    p.laid_facing[number] = 2 * turn + (site & 1)
    p.laid = number + 1
    for k in range(OVERLAPPING):
        drop(p.site, overlapping(site, k))
    for k in range(FIELDS):
        _found(p, first + k, number, site_cell(site, (turn + k) % FIELDS), np.int64(TERRAIN[tile, k]))
        p.flagged[first + k] = 1 if SYMBOL[tile, k] == FLAG else 0
    for k in range(FIELDS):
        _connect(p, first + k, number)
    for k in range(TOUCHING):
        _open_site(p, touching(site, k))
    for k in range(RING):
        _look_at(p, ring(site, k))
    for k in range(FIELDS):
        if SYMBOL[tile, k] == COTTAGE:
            _close(p, np.int64(p.area[first + k]))


@kernel
def _locate(p, site, turn, first):
    """Write down the coordinates of a new tile's fields."""
    q, r = base_of(p, site)
    for k in range(FIELDS):
        corner = (turn + k) % FIELDS
        p.field_q[first + k] = q + _CORNER_Q[site & 1, corner]
        p.field_r[first + k] = r + _CORNER_R[site & 1, corner]


@kernel
def _found(p, field, number, cell, terrain):
    """Put a new field on a cell, a region of its own for now."""
    _drop_coast(p, cell)
    p.tile_at[cell] = number + 1
    p.field_cell[field] = cell
    p.terrain[field] = terrain
    found(p.area, p.ring, p.members, field)


@kernel
def _drop_coast(p, cell):
    """The cell is no longer empty: take it off the coast, the last entry filling the gap."""
    code = np.int64(p.tile_at[cell])
    if code >= FIRST_COAST:
        p.coast -= 1
        p.coast_cell[code - FIRST_COAST] = p.coast_cell[p.coast]
        p.coast_near[code - FIRST_COAST] = p.coast_near[p.coast]
        p.tile_at[p.coast_cell[p.coast]] = code
        p.coast_cell[p.coast] = 0
        p.coast_near[p.coast] = 0


@kernel
def _connect(p, field, number):
    """Join a new field with its like, and tell the empty cells around it and the regions it touches."""
    cell = np.int64(p.field_cell[field])
    terrain = np.int64(p.terrain[field])
    for side in range(6):
        beside = neighbour(cell, side)
        if is_land(p, beside):
            other = field_at(p, beside)
            if p.tile_at[beside] != number + 1:
                p.open[p.area[other]] -= 1  # this edge led to the cell now covered
            if p.terrain[other] == terrain and p.area[other] != p.area[field]:
                _join(p, np.int64(p.area[field]), np.int64(p.area[other]))
        elif not _touch(p, beside, terrain):
            p.open[p.area[field]] += 1


@kernel
def _join(p, one, other):
    """Make two regions one."""
    kept, lost = join(p.area, p.ring, p.members, one, other)
    p.flagged[kept] += p.flagged[lost]
    p.held[kept] += p.held[lost]
    p.open[kept] += p.open[lost]


@kernel
def _touch(p, cell, terrain):
    """Tell an empty cell of one more field beside it; whether the cell is dead."""
    code = np.int64(p.tile_at[cell])
    if code == 0:
        code = FIRST_COAST + p.coast
        p.tile_at[cell] = code
        p.coast_cell[p.coast] = cell
        p.coast += 1
    at = code - FIRST_COAST
    p.coast_near[at] = (p.coast_near[at] | 1 << terrain) + EDGE
    return p.coast_near[at] & DEAD != 0


@kernel
def _open_site(p, site):
    """A tile may come here if all three cells are empty and touch at least two edges."""
    edges = 0
    for corner in range(FIELDS):
        cell = site_cell(site, corner)
        if is_land(p, cell):
            return
        edges += near_of(p, cell) // EDGE
    if edges >= LEAST_EDGES:  # 3.4
        put(p.site, site)


@kernel
def _look_at(p, cell):
    """After a change beside a cell: if it is empty and has just been cut off from all tiles, tell the fields around."""
    if is_land(p, cell) or near_of(p, cell) & DEAD:
        return
    was_land = is_land(p, neighbour(cell, 5))
    for side in range(6):
        is_now_land = is_land(p, neighbour(cell, side))
        if not was_land and not is_now_land:
            return  # three empty cells around a corner: a tile can come here
        was_land = is_now_land
    _kill(p, cell)


@kernel
def _kill(p, cell):
    """No tile can cover this empty cell any more: the regions around it cannot grow here."""
    p.coast_near[np.int64(p.tile_at[cell]) - FIRST_COAST] |= DEAD
    for side in range(6):
        beside = neighbour(cell, side)
        if is_land(p, beside):
            p.open[p.area[field_at(p, beside)]] -= 1


@kernel
def _close(p, area):
    """A cottage: no empty cell beside the region may take its terrain any more."""
    p.cottage[area] = 1  # 3.6
    ban = 1 << BANNED + np.int64(p.terrain[area])
    field = area
    while True:
        for side in range(6):
            code = np.int64(p.tile_at[neighbour(np.int64(p.field_cell[field]), side)])
            if code >= FIRST_COAST:
                p.coast_near[code - FIRST_COAST] |= ban
        field = np.int64(p.ring[field])
        if field == area:
            break
