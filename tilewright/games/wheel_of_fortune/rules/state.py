"""The position of a game of Wheel of Fortune as one flat record."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules.material import FIGURES, KINDS, MOST_NODES, MOST_TILES, SEGMENTS, SPACES
from tilewright.kit import layout
from tilewright.kit.layout import Part
from tilewright.kit.position import position
from tilewright.land.rules import describe as land_describe
from tilewright.land.rules import fixed as land_fixed
from tilewright.land.rules import landscape
from tilewright.land.rules import observe as land_observe

MOST_SEATS = 5

# what happens next
DRAWING, TAKING, PLACING, SETTING, ENDED = range(5)

# action numbers: those of square land, then placing a figure on a segment's crown, removing an own figure from the
# land, and drawing each kind of tile
PASS, FIGURE = landscape.PASS, landscape.FIGURE
CROWN = landscape.AFTER_FIGURES
TAKE = CROWN + len(SEGMENTS)
DRAW = TAKE + FIGURES
ACTIONS = DRAW + KINDS
MOST_LEGAL = landscape.MOST_LEGAL

# the last tile may turn the wheel, fit nowhere and end the game within one move: on top of the final scoring come the
# pig, an event for every figure that scores by the wheel, and two crowns
MORE_EVENTS = MOST_SEATS * FIGURES

# moves: each tile is drawn and laid, then a figure is placed or not; every figure placed may be removed once
LONGEST = 4 * MOST_TILES

# what `observe` fills
SEAT = (Part("points", (), "points / 50"), Part("supply", (), "figures in the supply / 7"))
LAYOUT = (
    Part("phase", (4,), "1 if true: a tile is drawn; a figure is removed; a tile is laid; a figure is placed"),
    Part("asked", (), "the seat to move, counted from mine as 0"),
    Part("turn", (), "the seat whose turn it is, counted from mine as 0"),
    Part("left", (), "tiles not yet drawn / 71"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
    Part("pig", (len(SEGMENTS),), "1 for the segment with the pig"),
    Part("crowns", (SPACES,), "whose figure is on each crown space: 0 nobody's, 1 mine, 2 the next seat's…"),
    Part("bag", (KINDS,), "for each kind of tile, how many are not yet drawn"),
    Part("tile", (KINDS,), "1 for the kind of the tile drawn"),
    Part("tiles", (MOST_TILES,), "for each tile on the table, the board's sixteen places first", land_observe.TILE),
)
(
    AT_PHASE,
    AT_ASKED,
    AT_TURN,
    AT_LEFT,
    AT_SEATS,
    AT_PIG,
    AT_CROWNS,
    AT_BAG,
    AT_TILE,
    AT_TILES,
) = layout.places(LAYOUT)
SEAT_FEATURES = layout.length(SEAT)

# what `describe` fills
MOVE_LAYOUT = (
    Part("kind", (5,), "1 if true: no figure is placed; the tile is laid; a figure is placed; on a crown; removed"),
    Part("segment", (len(SEGMENTS),), "1 for the segment of the crown"),
    Part("land", (), "where, on what", land_describe.MOVE),
)

# what numbers with a fixed meaning mean
FIXED_LAYOUT = (
    land_fixed.PLACES,
    land_fixed.FIGURES,
    Part("pass", (), "no figure is placed"),
    Part("crown", (len(SEGMENTS),), "a figure is placed on a crown: its segment"),
    Part("draw", (KINDS,), "chance: the kind of the tile"),
    Part("take", land_fixed.PLACES.shape[:2], "the figure on this tile is removed; rows and columns as above"),
    land_fixed.FAR,
    Part("far_take", (FIGURES,), "a figure outside of these rows and columns is removed: depends on the position"),
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 5
        ("phase", np.int64),  # DRAWING, TAKING, PLACING, SETTING or ENDED
        ("seat", np.int64),  # whose turn it is
        ("asked", np.int64),  # while TAKING: the seat that must remove a figure, else 0
        ("tile", np.int64),  # the kind drawn and not yet laid, -1 if none
        ("pig", np.int64),  # the segment it stands on
        ("crown", np.uint8, SPACES),  # for each crown space: 1 + seat of the figure on it, 0 if free
        ("bag", np.uint8, KINDS),  # number of tiles left of each kind
        *landscape.fields(MOST_TILES, MOST_NODES, MOST_SEATS, FIGURES, MORE_EVENTS),
    ]
)
