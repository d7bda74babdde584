"""The position of a game of Cornwall as one flat record.

It has room for any legal game. A tile touches the land and is two cells across, so it extends the land by at most two
steps in any direction: fields are never more than 2 + 2 · 36 = 74 steps apart, and the cells that the rules look at
around them stay within the range of the wrapped board (kit/hex.py). A tile that touches two edges adds at most four
empty cells to the coast (tests/test_geometry.py tries all cases), and an empty cell next to the land is part of at most
four sites.
"""

import numpy as np

from tilewright.games.cornwall.rules import material
from tilewright.kit import events, layout
from tilewright.kit.hex import CELLS, INDEX, WORDS
from tilewright.kit.layout import Part
from tilewright.kit.position import position

MOST_SEATS = 4
MOST_TILES = 1 + material.TILE_COUNT
MOST_COAST = 11 + 4 * material.TILE_COUNT  # the start tile has eleven empty neighbours
MOST_SITES = 4 * MOST_COAST
FIRST_COAST = 1 + MOST_TILES  # values of tile_at: lower ones are 1 + a tile's number, from here on coast cells
MOST_EVENTS = MOST_SEATS * material.FIGURES_EACH + MOST_SEATS + 4

# what happens next
DRAWING, PLACING, FETCHING, SETTING, ENDED = range(5)

# action numbers: a place as 3 * the rank of its site in the set + the corner where field 0 goes, then passing,
# fetching, a figure as 3 * size + field, and drawing each tile
PASS = material.FIELDS * MOST_SITES
FETCH = PASS + 1
FIGURE = FETCH + 1
DRAW = FIGURE + material.SIZE_COUNT * material.FIELDS
ACTIONS = DRAW + material.TILE_COUNT
MOST_LEGAL = material.FIELDS * MOST_SITES

# what is recorded about the land around an empty coast cell, as bits of coast_near
NEAR = 0  # five bits: the terrains next to it
BANNED = len(material.TERRAINS)  # five bits: terrains next to it whose region has a cottage
EDGE = 1 << 2 * BANNED  # three bits: how many fields it touches, in units of EDGE
DEAD = 8 * EDGE  # no tile can cover it any more

# moves: each tile is laid, the pub is visited or not, and up to three figures are placed; and before each tile, all
# the tiles left may be drawn and put back
LONGEST = 5 * material.TILE_COUNT + material.TILE_COUNT * (material.TILE_COUNT + 1) // 2

# what `observe` fills
SEAT = (
    Part("points", (), "points / 50"),
    Part("coins", (), "coins / 10"),
    Part("supply", (material.SIZE_COUNT,), "small, slender and big figures in the supply"),
    Part("pub", (material.SIZE_COUNT,), "the same in the pub"),
)
FIELD = (
    Part("laid", (), "1 if there is a field"),
    Part("q", (), "column / 8"),
    Part("r", (), "row along the slanted axis / 8"),
    Part("terrain", (len(material.TERRAINS),), f"1 for its terrain: {', '.join(material.TERRAINS)}"),
    Part("symbol", (len(material.SYMBOLS) - 1,), f"1 for its symbol, if any: {', '.join(material.SYMBOLS[1:])}"),
    Part("figure", (), "whose figure is on it: 0 nobody's, 1 mine, 2 the next seat's…"),
    Part("strength", (), "the strength of that figure / 3"),
    Part("fields", (), "of its region: fields / 10"),
    Part("figures", (), "of its region: figures / 5"),
    Part("closed", (), "1 if its region has a cottage or was scored"),
    Part("edges", (), "of its region: open edges / 10"),
    Part("new", (), "1 if it was laid in this turn"),
)
LAYOUT = (
    Part(
        "phase",
        (3,),
        "1 if true: a tile must be laid; figures may be fetched; a figure may be placed",
    ),
    Part("turn", (), "the seat to move, counted from mine as 0"),
    Part("left", (), "tiles in the stack / 36"),
    Part("bank", (), "coins in the bank / 40"),
    Part("set", (), "figures placed in this turn / 3"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
    Part("fresh", (material.TILE_COUNT,), "1 for each tile in the stack that has not been drawn yet"),
    Part(
        "refused",
        (material.TILE_COUNT,),
        "for each tile put back under the stack, its place in the queue / 36, starting at 1",
    ),
    Part("tile", (material.TILE_COUNT,), "1 for the tile drawn"),
    Part("fields", (material.MOST_FIELDS,), "for each field on the table, in laying order", FIELD),
)
(
    AT_PHASE,
    AT_TURN,
    AT_LEFT,
    AT_BANK,
    AT_SET,
    AT_SEATS,
    AT_FRESH,
    AT_REFUSED,
    AT_TILE,
    AT_FIELDS,
) = layout.places(LAYOUT)
SEAT_FEATURES, FIELD_FEATURES = layout.length(SEAT), layout.length(FIELD)

# what `describe` fills
MOVE_REGION = (
    Part("terrain", (len(material.TERRAINS),), f"1 for its terrain: {', '.join(material.TERRAINS)}"),
    Part("fields", (), "fields / 10"),
    Part("edges", (), "open edges / 10"),
    Part("flag", (), "1 if it has a flag"),
    Part("figures", (), "figures / 5"),
    Part("mine", (), "the strength of my figures / 5"),
    Part("theirs", (), "the greatest strength of another seat / 5"),
)
MOVE_FIELD = (
    Part("q", (), "column / 8, as observed"),
    Part("r", (), "row along the slanted axis / 8"),
    Part("terrain", (len(material.TERRAINS),), f"1 for its terrain: {', '.join(material.TERRAINS)}"),
    Part("symbol", (len(material.SYMBOLS) - 1,), f"1 for its symbol, if any: {', '.join(material.SYMBOLS[1:])}"),
    Part("touches", (), "fields next to it that are on the table / 4"),
    Part("joins", (), "the largest region it would join", MOVE_REGION),
)
MOVE_LAYOUT = (
    Part("kind", (4,), "1 if true: nothing is done; the tile is laid; figures are fetched; a figure is placed"),
    Part("fields", (material.FIELDS,), "for each field of the tile laid", MOVE_FIELD),
    Part("coins", (), "coins gained / 5, or paid as a negative number"),
    Part("size", (material.SIZE_COUNT,), f"1 for the figure: {', '.join(material.SIZES)}"),
    Part("field", (material.FIELDS,), "1 for the field of the new tile that the figure is placed on"),
    Part("region", (), "the region of that field", MOVE_REGION),
)

# what numbers with a fixed meaning mean
REACH = 18  # from the start tile to the border of the window in which a place has such a number
WIDTH = 2 * REACH + 1
FIXED_LAYOUT = (
    Part("place", (WIDTH, WIDTH, 6), f"the tile is laid with its field 0 at {REACH} + r, {REACH} + q, facing"),
    Part("figure", (material.SIZE_COUNT, material.FIELDS), f"a figure ({', '.join(material.SIZES)}), and the field"),
    Part("pass", (), "nothing is done"),
    Part("fetch", (), "figures are fetched"),
    Part("draw", (material.TILE_COUNT,), "chance: the tile"),
    Part("far", (PASS,), "the tile is laid outside of these rows and columns: depends on the position"),
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 4
        ("phase", np.int64),  # DRAWING, PLACING, FETCHING, SETTING or ENDED
        ("seat", np.int64),  # whose turn it is
        ("tile", np.int64),  # the tile drawn and not yet laid, -1 if none
        ("bank", np.int64),  # coins in the bank
        ("set_now", np.int64),  # figures placed in this turn
        ("fresh", np.uint8, material.TILE_COUNT),  # 1 if the tile is in the stack and has not been drawn yet
        ("refused", np.int64),  # number of tiles put back under the stack
        ("refused_tile", np.int8, material.TILE_COUNT),  # these tiles, next to be drawn first
        ("coins", np.int8, MOST_SEATS),
        ("supply", np.int8, (MOST_SEATS, material.SIZE_COUNT)),  # figures in the supply
        ("pub", np.int8, (MOST_SEATS, material.SIZE_COUNT)),  # figures in the pub
        ("points", np.int16, MOST_SEATS),
        # the tiles on the table, in laying order
        ("laid", np.int64),  # number of tiles, including the start tile
        ("laid_tile", np.int8, MOST_TILES),  # each tile; 0 for the start tile, which is always the first
        ("laid_facing", np.int8, MOST_TILES),  # sixths of a turn, clockwise
        # their fields: five of the start tile, then three of each other tile
        ("field_cell", np.int16, material.MOST_FIELDS),
        ("field_q", np.int8, material.MOST_FIELDS),
        ("field_r", np.int8, material.MOST_FIELDS),
        ("terrain", np.int8, material.MOST_FIELDS),
        ("figure", np.int8, material.MOST_FIELDS),  # 1 + 3 * seat + size of the figure on it, 0 if none
        # regions, identified by one of their fields
        ("area", np.int8, material.MOST_FIELDS),  # the region each field belongs to
        ("ring", np.int8, material.MOST_FIELDS),  # the next field of the same region, in a circle
        ("members", np.int8, material.MOST_FIELDS),  # of a region: number of fields
        ("flagged", np.int8, material.MOST_FIELDS),  # of a region: number of flags
        ("held", np.int8, material.MOST_FIELDS),  # of a region: number of figures
        ("open", np.int16, material.MOST_FIELDS),  # of a region: edges to empty cells that a tile can still cover
        ("cottage", np.int8, material.MOST_FIELDS),  # of a region: 1 if it has a cottage
        ("scored", np.int8, material.MOST_FIELDS),  # of a region: 1 if it has been scored
        # the empty cells next to the land, and the sites where a tile would touch two edges
        ("tile_at", np.uint8, CELLS),  # see FIRST_COAST; 0 far from the land
        ("coast", np.int64),  # number of empty cells that touch a field
        ("coast_cell", np.int16, MOST_COAST),
        ("coast_near", np.int16, MOST_COAST),  # what is around each of them, see NEAR to DEAD
        ("site", np.uint32, WORDS),  # the sites that are empty and touch at least two edges, as bits
        ("site_index", np.uint32, INDEX),  # which of these words are not 0, as bits
        ("events", np.int64),
        ("event", np.int16, (MOST_EVENTS, events.COLUMNS)),  # about: a region, a tile or a number of coins
        ("tally", np.int8, MOST_SEATS),  # scratch: strengths in a region; always zero between moves
        ("gain", np.int16, MOST_SEATS),  # scratch: points from a region; always zero between moves
    ]
)
