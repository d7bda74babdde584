"""The tiles and figures of a landscape as numbers, for learning agents."""

import numpy as np

from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.kit.layout import Part
from tilewright.land.rules.landscape import MOST_PARTS, SHOWS

TILE = (
    Part("laid", (), "1 if there is a tile"),
    Part("x", (), "columns right of the first tile / 8"),
    Part("y", (), "rows below the first tile / 8"),
    Part("type", (), "1 + its type"),
    Part("sides", (4,), "what its north, east, south and west sides show: 1 field, 2 road, 3 city, 4 river"),
    Part("figures", (MOST_PARTS,), "whose figure is on each part: 0 nobody's, 1 mine, 2 the next seat's…"),
)
TILE_FEATURES = layout.length(TILE)
_X, _Y, _TYPE, _SIDES, _FIGURES = layout.places(TILE)[1:]


@kernel
def tiles(p, sheet, seat, out):
    """Write every tile in laying order, TILE_FEATURES numbers each, as seen by a seat; `out` must be all zeros."""
    for number in range(p.laid):
        row = p.laid_row[number]
        at = TILE_FEATURES * number
        out[at] = 1.0
        out[at + _X] = p.laid_x[number] / 8.0
        out[at + _Y] = p.laid_y[number] / 8.0
        out[at + _TYPE] = (row >> 2) + 1
        for side in range(4):
            out[at + _SIDES + side] = sheet[row, SHOWS + side]
    for k in range(p.seats):
        other = (seat + k) % p.seats
        for figure in range(p.figure_at.shape[1]):
            node = p.figure_at[other, figure]
            if node >= 0:
                tile = np.int64(p.node_tile[node])
                out[TILE_FEATURES * tile + _FIGURES + node - p.laid_node[tile]] = k + 1.0
