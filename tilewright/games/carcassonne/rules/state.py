"""The position of a game of Carcassonne as one flat record."""

import numpy as np

from tilewright.games.carcassonne.rules.material import FIGURES, MOST_NODES, MOST_TILES, TYPES
from tilewright.kit import layout
from tilewright.kit.layout import Part
from tilewright.kit.position import position
from tilewright.land.rules import describe as land_describe
from tilewright.land.rules import fixed as land_fixed
from tilewright.land.rules import landscape
from tilewright.land.rules import observe as land_observe

MOST_SEATS = 5

# what happens next
DRAWING, PLACING, SETTING, ENDED = range(4)

# which tiles are being drawn
RIVER_STAGE, LAKE_STAGE, LAND_STAGE = range(3)

# action numbers: those of square land, then drawing each tile type
PASS, FIGURE = landscape.PASS, landscape.FIGURE
DRAW = landscape.AFTER_FIGURES
ACTIONS = DRAW + TYPES
MOST_LEGAL = landscape.MOST_LEGAL

LONGEST = 3 * MOST_TILES  # moves: each tile is drawn and laid, then a figure is placed or not

# what `observe` fills
SEAT = (Part("points", (), "points / 50"), Part("supply", (), "figures in the supply / 7"))
LAYOUT = (
    Part("phase", (2,), "1 if true: a tile must be laid; a figure may be placed"),
    Part("turn", (), "the seat to move, counted from mine as 0"),
    Part("left", (), "tiles not yet drawn / 72"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
    Part("bag", (TYPES,), "for each type of tile, how many are not yet drawn"),
    Part("tile", (TYPES,), "1 for the type of the tile drawn"),
    Part("tiles", (MOST_TILES,), "for each tile on the table, in laying order", land_observe.TILE),
)
AT_PHASE, AT_TURN, AT_LEFT, AT_SEATS, AT_BAG, AT_TILE, AT_TILES = layout.places(LAYOUT)
SEAT_FEATURES = layout.length(SEAT)

# what `describe` fills
MOVE_LAYOUT = (
    Part("kind", (3,), "1 if true: no figure is placed; the tile is laid; a figure is placed"),
    Part("land", (), "where, on what", land_describe.MOVE),
)

# what numbers with a fixed meaning mean
FIXED_LAYOUT = (
    land_fixed.PLACES,
    land_fixed.FIGURES,
    Part("pass", (), "no figure is placed"),
    Part("draw", (TYPES,), "chance: the type of the tile"),
    land_fixed.FAR,
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 5
        ("phase", np.int64),  # DRAWING, PLACING, SETTING or ENDED
        ("seat", np.int64),  # whose turn it is
        ("stage", np.int64),  # RIVER_STAGE, LAKE_STAGE or LAND_STAGE
        ("tile", np.int64),  # the type drawn and not yet laid, -1 if none
        ("river_cell", np.int64),  # the empty cell at the river's open end, -1 if none
        ("river_side", np.int64),  # the side by which the river enters that cell
        ("river_bend", np.int64),  # how the last river tile bends: 0 straight, 1 left, 3 right
        ("bag", np.uint8, TYPES),  # number of tiles left of each type
        *landscape.fields(MOST_TILES, MOST_NODES, MOST_SEATS, FIGURES),
    ]
)
