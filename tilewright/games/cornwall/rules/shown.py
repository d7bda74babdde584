"""What the land shows, each thing as one number that says all about it: pictures are made once and kept by these."""

import numpy as np

from tilewright.games.cornwall.rules.land import field_at, is_land
from tilewright.games.cornwall.rules.material import COTTAGE, FIELDS, MOST_FIELDS, START_FIELDS, SYMBOL
from tilewright.kit.hex import neighbour
from tilewright.kit.kernel import kernel

FIELD, FRAME, TILE, COTTAGES, REACH = range(5)  # the rows of what is shown
SHAPE = (5, MOST_FIELDS)
BEYOND = 1 << 7  # more than any column or row is from the middle
NOTHING, SEAM, BORDER = range(3)  # what is on a side of a field
SIDES = 3**6


@kernel
def show(positions, index, out):
    """Fill the rows for the fields, their frames, the tiles laid, the cottages that stand; unused numbers stay 0.

    A place is 256 * (q + BEYOND) + r + BEYOND. Fields are ((place, 7 bits: kind of tile plus 1, 3 bits: which field of
    it), 8 bits: fields of its region), frames (place, is closed, six digits of three), tiles (place, kind, facing) as
    fields without the last, and cottages are places. REACH has the least and the greatest 2 * q + r, then r.
    """
    p = positions[index]
    cottages = 0
    for field in range(START_FIELDS + FIELDS * (p.laid - 1)):
        number = 0 if field < START_FIELDS else 1 + (field - START_FIELDS) // FIELDS
        part = field if number == 0 else (field - START_FIELDS) % FIELDS
        kind = np.int64(p.laid_tile[number]) + 1 if number > 0 else 0
        q, r, area = np.int64(p.field_q[field]), np.int64(p.field_r[field]), np.int64(p.area[field])
        place = 256 * (q + BEYOND) + r + BEYOND
        base = (place << 10) + (kind << 3)
        out[FIELD, field] = (base + part << 8) + p.members[area]
        is_closed = p.scored[area] != 0 and (p.cottage[area] != 0 or p.open[area] == 0)
        out[FRAME, field] = (2 * place + (1 if is_closed else 0)) * SIDES + _sides(p, field)
        if number > 0 and part == 0:
            out[TILE, number - 1] = base + p.laid_facing[number]
        if number > 0 and p.scored[area] != 0 and SYMBOL[kind - 1, part] == COTTAGE:
            out[COTTAGES, cottages] = place
            cottages += 1
        x = 2 * q + r
        out[REACH, 0] = x if field == 0 else min(out[REACH, 0], x)
        out[REACH, 1] = x if field == 0 else max(out[REACH, 1], x)
        out[REACH, 2] = r if field == 0 else min(out[REACH, 2], r)
        out[REACH, 3] = r if field == 0 else max(out[REACH, 3], r)


@kernel
def _sides(p, field):
    """What is on the six sides of a field, as digits of three, the side to the right last."""
    cell, terrain = np.int64(p.field_cell[field]), p.terrain[field]
    digits = 0
    for k in range(6):
        side = 5 - k
        beside = neighbour(cell, side)
        if not is_land(p, beside) or p.terrain[field_at(p, beside)] != terrain:
            what = BORDER
        elif p.tile_at[beside] == p.tile_at[cell] or side > 2:  # a seam is drawn by the field to its left or above it
            what = NOTHING
        else:
            what = SEAM
        digits = 3 * digits + what
    return digits
