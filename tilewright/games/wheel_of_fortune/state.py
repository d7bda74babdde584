"""The position of a game of Wheel of Fortune as one flat record."""

import numpy as np

from tilewright.games.wheel_of_fortune.material import FIGURES, KINDS, MOST_NODES, MOST_TILES, SEGMENTS, SPACES
from tilewright.kit import landscape, outlook

MOST_SEATS = 5

# whose question it is
DRAWING, TAKING, PLACING, SETTING, ENDED = range(5)

# action numbers: 4 * place in the frontier + facing, passing, a figure on a part of the new tile, a figure on a
# segment's crown, one's own figure taken back from the land, a kind of tile drawn
PASS = 4 * landscape.MOST_FRONTIER
FIGURE = PASS + 1
CROWN = FIGURE + landscape.MOST_PARTS
TAKE = CROWN + len(SEGMENTS)
DRAW = TAKE + FIGURES
ACTIONS = DRAW + KINDS
MOST_LEGAL = 4 * landscape.MOST_FRONTIER + 4  # four facings everywhere; lists may write a little beyond their end

# the last tile may turn the wheel, fit nowhere and end the game within one move: the pig, an event for every figure
# that pays by the wheel and two crowns come on top of the final scoring
MORE_EVENTS = MOST_SEATS * FIGURES

# What `observe` fills, seats counted from the viewer's own on:
#   the phase as one of four flags, who is asked, whose turn it is, tiles left / 71
#   of each seat: points / 50, figures in its supply / 7
#   the pig's segment as one of six flags
#   of each crown space: who stands there (0 nobody, 1 the viewer, 2 the seat after...)
#   the tiles left of each kind, then the kind drawn as one of so many flags
#   the tiles on the table, see kit/outlook.py; the first sixteen are the board's places
HEAD_FEATURES = 7
SEAT_FEATURES = 2
OBSERVATION = (
    HEAD_FEATURES + MOST_SEATS * SEAT_FEATURES + len(SEGMENTS) + SPACES + 2 * KINDS + MOST_TILES * outlook.TILE_FEATURES
)

POSITION = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seats", np.int64),  # 2 to 5
                ("phase", np.int64),  # DRAWING, TAKING, PLACING, SETTING or ENDED
                ("seat", np.int64),  # whose turn it is
                ("asked", np.int64),  # while TAKING: the seat that must take back a figure, else 0
                ("tile", np.int64),  # the kind drawn and not yet laid, -1 none
                ("pig", np.int64),  # the segment it stands on
                ("crown", np.uint8, SPACES),  # of each crown space: 1 + seat of the figure on it, 0 free
                ("bag", np.uint8, KINDS),  # tiles left of each kind
                *landscape.fields(MOST_TILES, MOST_NODES, MOST_SEATS, FIGURES, MORE_EVENTS),
            ],
            align=True,
        ),
    )
)
