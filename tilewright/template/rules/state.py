"""The position as one flat record. Add a field for everything that the rules must remember."""

import numpy as np

from tilewright.kit import events
from tilewright.kit.layout import Part
from tilewright.kit.position import position
from tilewright.template.rules.material import CELLS, KIND_COUNT, MOST_SEATS

NONE = -1  # no tile, no cell

# action numbers: a tile laid on a cell, then a kind drawn
DRAW = CELLS
ACTIONS = DRAW + KIND_COUNT
MOST_LEGAL = CELLS  # no position has more legal actions
LONGEST = 2 * CELLS  # no game has more moves

MATCHED = 0  # kinds of events; `about` is the cell, `count` the neighbours

# what `observe` fills, for learning agents
LAYOUT = (
    Part("turn", (MOST_SEATS,), "1 at the seat whose turn it is, mine first"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", (Part("points", (), "points / 20"),)),
    Part("drawn", (KIND_COUNT,), "1 at the kind of the tile drawn"),
    Part("bag", (KIND_COUNT,), "for each kind, the tiles in the bag / 7"),
    Part("board", (CELLS, KIND_COUNT), "for each cell, 1 at the kind of the tile on it"),
)
# what `describe` fills, for learning agents
MOVE_LAYOUT = (
    Part("cell", (CELLS,), "1 at the cell where the tile is laid"),
    Part("matches", (), "neighbours of the same kind / 4"),
)
POSITION = position(
    [
        ("seats", np.int64),  # 2 to 4
        ("seat", np.int64),  # whose turn it is
        ("drawn", np.int64),  # the kind of the tile to be laid, or NONE
        ("laid", np.int64),  # tiles on the board
        ("last", np.int64),  # the cell of the last tile, or NONE
        ("bag", np.uint8, KIND_COUNT),  # tiles left of each kind
        ("board", np.uint8, CELLS),  # 0 for an empty cell, otherwise the kind + 1
        ("points", np.int16, MOST_SEATS),
        ("events", np.int64),  # these two belong to kit/events.py
        ("event", np.int16, (1, events.COLUMNS)),  # a row for each event that one action can cause
    ]
)
