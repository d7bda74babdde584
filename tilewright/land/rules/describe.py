"""What moves on square land mean, as numbers for learning agents: where a tile goes, and what a figure stands on."""

import numpy as np

from tilewright.kit import layout
from tilewright.kit.kernel import kernel
from tilewright.kit.layout import Part
from tilewright.kit.square import NEIGHBOURS, neighbour
from tilewright.land.rules.figures import count_in, finished_cities_at, tiles_of
from tilewright.land.rules.landscape import (
    AROUND,
    IS_FIELD,
    IS_MONASTERY,
    KIND,
    KINDS,
    MOST_PARTS,
    SHOWS,
    SIDE,
    tile_on,
)

_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)
_STEP_X = np.array([0, 1, 0, -1], dtype=np.int64)
_STEP_Y = np.array([-1, 0, 1, 0], dtype=np.int64)

AREA = (
    Part("kind", (len(KINDS),), f"1 for its kind: {', '.join(KINDS)}"),
    Part("tiles", (), "tiles it lies on / 8; of a monastery, tiles around it / 8"),
    Part("open", (), "its open sides / 4; of a monastery, empty cells around it / 8"),
    Part("shields", (), "shields / 2"),
    Part("cities", (), "of a field: finished cities that touch it / 3"),
    Part("mine", (), "my figures on it / 2"),
    Part("theirs", (), "the most figures of another seat on it / 2"),
)
MOVE = (
    Part("x", (), "column of the tile / 8, as observed"),
    Part("y", (), "row of the tile / 8"),
    Part("facing", (4,), "1 for the facing the tile is laid with"),
    Part("shows", (4, 4), "for its north, east, south and west sides, 1 for what it shows: field, road, city, river"),
    Part("around", (), "tiles on the eight cells around it / 8"),
    Part("beyond", (4,), "for each side, the area of the city or road that it would join there", AREA),
    Part("part", (MOST_PARTS,), "1 for the part of the tile that the figure stands on"),
    Part("area", (), "the area of that part", AREA),
)
MOVE_FEATURES = layout.length(MOVE)
_KIND, _TILES, _OPEN, _SHIELDS, _CITIES, _MINE, _THEIRS = layout.places(AREA)
_AREA_FEATURES = layout.length(AREA)
_X, _Y, _FACING, _SHOWS, _AROUND, _BEYOND, _PART, _AREA = layout.places(MOVE)


@kernel
def tile(p, sheet, kind, place, facing, seat, out):
    """Describe laying a tile of a type on a frontier cell; `out` must be all zeros."""
    cell = np.int64(p.frontier_cell[place])
    row = 4 * kind + facing
    out[_FACING + facing] = 1.0
    for side in range(4):
        out[_SHOWS + 4 * side + sheet[row, SHOWS + side] - 1] = 1.0
        beside = tile_on(p, neighbour(cell, _NEIGHBOURS[side]))
        if beside >= 0:
            out[_X] = (p.laid_x[beside] - _STEP_X[side]) / 8.0
            out[_Y] = (p.laid_y[beside] - _STEP_Y[side]) / 8.0
            part = sheet[p.laid_row[beside], SIDE + ((side + 2) & 3)]
            if part >= 0:
                node = p.laid_node[beside] + part
                of_kind = sheet[p.laid_row[beside], KIND + part]
                _area(p, sheet, node, of_kind, seat, out[_BEYOND + _AREA_FEATURES * side :])
    for k in range(8):
        if tile_on(p, neighbour(cell, AROUND[k])) >= 0:
            out[_AROUND] += 0.125


@kernel
def figure(p, sheet, node, seat, out):
    """Describe a figure on a part of a tile; `out` must be all zeros."""
    number = np.int64(p.node_tile[node])
    part = node - p.laid_node[number]
    out[_X] = p.laid_x[number] / 8.0
    out[_Y] = p.laid_y[number] / 8.0
    out[_PART + part] = 1.0
    _area(p, sheet, node, sheet[p.laid_row[number], KIND + part], seat, out[_AREA:])


@kernel
def _area(p, sheet, node, kind, seat, out):
    area = np.int64(p.area[node])
    out[_KIND + kind] = 1.0
    if kind == IS_MONASTERY:
        out[_TILES] = (8 - p.open[area]) / 8.0
        out[_OPEN] = p.open[area] / 8.0
    else:
        out[_TILES] = tiles_of(p, area) / 8.0
        out[_OPEN] = p.open[area] / 4.0
    out[_SHIELDS] = p.shields[area] / 2.0
    if kind == IS_FIELD:
        out[_CITIES] = finished_cities_at(p, sheet, area) / 3.0
    if p.held[area] > 0:
        for other in range(p.seats):
            count = count_in(p, other, area) / 2.0
            if other == seat:
                out[_MINE] = count
            else:
                out[_THEIRS] = max(out[_THEIRS], count)
