"""The tiles and figures of a landscape as numbers, for agents that learn."""

import numpy as np

from tilewright.kit.kernel import kernel
from tilewright.kit.landscape import MOST_PARTS, SHOWS

# of each laid tile: 1, x / 8, y / 8, 1 + its type, what its four sides show, and who stands on each part
# (0 nobody, 1 the viewer, 2 the seat after, and so on)
TILE_FEATURES = 4 + 4 + MOST_PARTS


@kernel
def tiles(p, sheet, seat, out):
    """Every laid tile in the order they were laid, TILE_FEATURES each, as seen from a seat; `out` must be all zeros."""
    for number in range(p.laid):
        row = p.laid_row[number]
        at = TILE_FEATURES * number
        out[at] = 1.0
        out[at + 1] = p.laid_x[number] / 8.0
        out[at + 2] = p.laid_y[number] / 8.0
        out[at + 3] = (row >> 2) + 1
        for side in range(4):
            out[at + 4 + side] = sheet[row, SHOWS + side]
    for k in range(p.seats):
        other = (seat + k) % p.seats
        for figure in range(p.figure_at.shape[1]):
            node = p.figure_at[other, figure]
            if node >= 0:
                tile = np.int64(p.node_tile[node])
                out[TILE_FEATURES * tile + 8 + node - p.laid_node[tile]] = k + 1.0
