"""The growing land: laying tiles, the regions they enlarge or join, and the empty cells of the coast."""

import numpy as np

from tilewright.games.cornwall.rules import material, state
from tilewright.kit import areas
from tilewright.kit import hex as board
from tilewright.kit.kernel import kernel

_START_Q = np.array([q for q, _ in material.START_AT], dtype=np.int64)
_START_R = np.array([r for _, r in material.START_AT], dtype=np.int64)
_START_TERRAIN = np.array(material.START_TERRAINS, dtype=np.int64)

# from the base of a site of either kind to its corners
CORNER_Q = np.array([[0, board.STEP_Q[kind], board.STEP_Q[kind + 1]] for kind in range(2)], dtype=np.int64)
CORNER_R = np.array([[0, board.STEP_R[kind], board.STEP_R[kind + 1]] for kind in range(2)], dtype=np.int64)

WITHIN, SEAM, BORDER = range(
    3
)  # across a side of a field, its region continues on the same tile, on another tile, or ends


@kernel
def first_field(number):
    """The first field of the tile with this number; tiles are numbered from 0 in laying order."""
    return material.START_FIELDS + material.FIELDS * (number - 1) if number > 0 else 0


@kernel
def near_of(p, cell):
    """What is recorded about the land around an empty cell; 0 if it touches none."""
    code = np.int64(p.tile_at[cell])
    return np.int64(p.coast_near[code - state.FIRST_COAST]) if code >= state.FIRST_COAST else 0


@kernel
def is_land(p, cell):
    """Whether there is a field on this cell."""
    code = p.tile_at[cell]
    return code > 0 and code < state.FIRST_COAST


@kernel
def field_at(p, cell):
    """The field on a cell of the land."""
    field = first_field(np.int64(p.tile_at[cell]) - 1)
    while p.field_cell[field] != cell:
        field += 1
    return field


@kernel
def list_sides(positions, index, out):
    """List what is across the six sides of every field on the table; for scenes, see placement.py."""
    p = positions[index]
    for field in range(first_field(p.laid)):
        cell = np.int64(p.field_cell[field])
        for side in range(6):
            beside = board.neighbour(cell, side)
            if not is_land(p, beside) or p.terrain[field_at(p, beside)] != p.terrain[field]:
                out[field, side] = BORDER
            else:
                out[field, side] = WITHIN if p.tile_at[beside] == p.tile_at[cell] else SEAM


@kernel
def base_of(p, site):
    """The coordinates of the base of a site that touches the land, computed from any field next to it."""
    for corner in range(material.FIELDS):
        cell = board.site_cell(site, corner)
        for side in range(6):
            beside = board.neighbour(cell, side)
            if is_land(p, beside):
                known = field_at(p, beside)
                q = np.int64(p.field_q[known]) - board.STEP_Q[side] - CORNER_Q[site & 1, corner]
                r = np.int64(p.field_r[known]) - board.STEP_R[side] - CORNER_R[site & 1, corner]
                return q, r
    return np.int64(0), np.int64(0)


@kernel
def lay_start(p):
    """Lay the start tile on an empty table."""
    number = p.laid
    p.laid = number + 1
    for field in range(material.START_FIELDS):
        _found(p, field, number, board.cell_of(_START_Q[field], _START_R[field]), _START_TERRAIN[field])
        p.field_q[field] = _START_Q[field]
        p.field_r[field] = _START_R[field]
    for field in range(material.START_FIELDS):
        _connect(p, field, number)
    for k in range(p.coast):
        for side in range(6):
            _open_site(p, board.site_at(np.int64(p.coast_cell[k]), side))


@kernel
def lay(p, tile, site, turn):
    """Lay a tile on a site where it is legal."""
    number = p.laid
    first = first_field(number)
    _locate(p, site, turn, first)
    p.laid_tile[number] = tile
    p.laid_facing[number] = 2 * turn + (site & 1)
    p.laid = number + 1
    for k in range(board.OVERLAPPING):
        board.drop(p.site, p.site_index, board.overlapping(site, k))
    for k in range(material.FIELDS):
        _found(
            p,
            first + k,
            number,
            board.site_cell(site, (turn + k) % material.FIELDS),
            np.int64(material.TERRAIN[tile, k]),
        )
        p.flagged[first + k] = 1 if material.SYMBOL[tile, k] == material.FLAG else 0
    for k in range(material.FIELDS):
        _connect(p, first + k, number)
    for k in range(board.TOUCHING):
        _open_site(p, board.touching(site, k))
    for k in range(board.RING):
        _look_at(p, board.ring(site, k))
    for k in range(material.FIELDS):
        if material.SYMBOL[tile, k] == material.COTTAGE:
            _close(p, np.int64(p.area[first + k]))


@kernel
def _locate(p, site, turn, first):
    """Record the coordinates of a new tile's fields."""
    q, r = base_of(p, site)
    for k in range(material.FIELDS):
        corner = (turn + k) % material.FIELDS
        p.field_q[first + k] = q + CORNER_Q[site & 1, corner]
        p.field_r[first + k] = r + CORNER_R[site & 1, corner]


@kernel
def _found(p, field, number, cell, terrain):
    """Put a new field on a cell, as a region of its own for now."""
    _drop_coast(p, cell)
    p.tile_at[cell] = number + 1
    p.field_cell[field] = cell
    p.terrain[field] = terrain
    areas.found(p.area, p.ring, p.members, field)


@kernel
def _drop_coast(p, cell):
    """Remove a cell that is no longer empty from the coast; the last entry fills the gap."""
    code = np.int64(p.tile_at[cell])
    if code >= state.FIRST_COAST:
        p.coast -= 1
        p.coast_cell[code - state.FIRST_COAST] = p.coast_cell[p.coast]
        p.coast_near[code - state.FIRST_COAST] = p.coast_near[p.coast]
        p.tile_at[p.coast_cell[p.coast]] = code
        p.coast_cell[p.coast] = 0
        p.coast_near[p.coast] = 0


@kernel
def _connect(p, field, number):
    """Join a new field to neighbours of its terrain; update the empty cells around it and the regions it touches."""
    cell = np.int64(p.field_cell[field])
    terrain = np.int64(p.terrain[field])
    for side in range(6):
        beside = board.neighbour(cell, side)
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
    """Merge two regions."""
    kept, lost = areas.join(p.area, p.ring, p.members, one, other)
    p.flagged[kept] += p.flagged[lost]
    p.held[kept] += p.held[lost]
    p.open[kept] += p.open[lost]


@kernel
def _touch(p, cell, terrain):
    """Record one more field next to an empty cell; return whether the cell is dead."""
    code = np.int64(p.tile_at[cell])
    if code == 0:
        code = state.FIRST_COAST + p.coast
        p.tile_at[cell] = code
        p.coast_cell[p.coast] = cell
        p.coast += 1
    at = code - state.FIRST_COAST
    p.coast_near[at] = (p.coast_near[at] | 1 << terrain) + state.EDGE
    return p.coast_near[at] & state.DEAD != 0


@kernel
def _open_site(p, site):
    """Add a site to the set if all three of its cells are empty and they touch at least two edges."""
    edges = 0
    for corner in range(material.FIELDS):
        cell = board.site_cell(site, corner)
        if is_land(p, cell):
            return
        edges += near_of(p, cell) // state.EDGE
    if edges >= material.LEAST_EDGES:  # 3.4
        board.put(p.site, p.site_index, site)


@kernel
def _look_at(p, cell):
    """After a change next to a cell: if it is empty and no tile can cover it any more, mark it as dead."""
    if is_land(p, cell) or near_of(p, cell) & state.DEAD:
        return
    was_land = is_land(p, board.neighbour(cell, 5))
    for side in range(6):
        is_now_land = is_land(p, board.neighbour(cell, side))
        if not was_land and not is_now_land:
            return  # three empty cells around a corner: a tile fits here
        was_land = is_now_land
    _kill(p, cell)


@kernel
def _kill(p, cell):
    """Mark an empty cell that no tile can cover any more: the regions around it cannot grow here."""
    p.coast_near[np.int64(p.tile_at[cell]) - state.FIRST_COAST] |= state.DEAD
    for side in range(6):
        beside = board.neighbour(cell, side)
        if is_land(p, beside):
            p.open[p.area[field_at(p, beside)]] -= 1


@kernel
def _close(p, area):
    """Close a region with a cottage: its terrain is banned from all empty cells next to it."""
    p.cottage[area] = 1  # 3.6
    ban = 1 << state.BANNED + np.int64(p.terrain[area])
    field = area
    while True:
        for side in range(6):
            code = np.int64(p.tile_at[board.neighbour(np.int64(p.field_cell[field]), side)])
            if code >= state.FIRST_COAST:
                p.coast_near[code - state.FIRST_COAST] |= ban
        field = np.int64(p.ring[field])
        if field == area:
            break
