"""The position of a game of Tabula Rasa as one flat record."""

import numpy as np

from tilewright.games.tabula_rasa.rules.material import (
    COLOURS,
    DEALT,
    KIND_COUNT,
    MOST_BESIDE,
    MOST_SEATS,
    MOST_SIDES,
    NUMBERS,
    TERRITORY_COUNT,
)
from tilewright.kit import events
from tilewright.kit.layout import Part
from tilewright.kit.position import position

# phases
DRAWING, PLAYING, ENDED = range(3)

# action numbers: a knight beside its number or its colour as 2 * kind + by_colour, then a knight drawn
DRAW = 2 * KIND_COUNT
ACTIONS = DRAW + KIND_COUNT
MOST_LEGAL = KIND_COUNT  # for a draw; a hand of eight different knights has only sixteen moves

# kinds of events; `about` is the territory, `count` the knights of the side there
TERRITORY_TAKEN, TREASURE_TAKEN, TIE_TREASURE, CASTLE_TAKEN = range(4)
TERRITORY_UNCLAIMED, TREASURE_UNCLAIMED, TERRITORY_TIED, TREASURE_TIED, CASTLE_UNCLAIMED = range(4, 9)
NOBODY = -1
MOST_EVENTS = 4 * TERRITORY_COUNT + 2  # four seats at every territory, two partners for the castle

LONGEST = 2 * DEALT  # moves: every knight that is not removed is drawn and laid

# what `observe` fills
SEAT = (Part("points", (), "points / 55"), Part("hand", (), "knights in hand / 8"))
LAYOUT = (
    Part("players", (3,), "1 where it applies: two, three, four seats"),
    Part("turn", (MOST_SEATS,), "1 at the seat whose turn it is, mine first"),
    Part("phase", (2,), "1 where it applies: a knight is to be laid; one is drawn"),
    Part("left", (), "knights still to be drawn / 32"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
    Part("hand", (KIND_COUNT,), "for each kind of knight, how many are in my hand / 2"),
    Part("unseen", (KIND_COUNT,), "for each kind of knight, how many I have not seen yet / 2"),
    Part("knights", (MOST_SIDES, TERRITORY_COUNT), "for each side, mine first, its knights beside each territory / 10"),
)
# what `describe` fills
MOVE_LAYOUT = (
    Part("number", (len(NUMBERS),), "1 for the number of the knight"),
    Part("colour", (len(COLOURS),), "1 for its colour"),
    Part("territory", (TERRITORY_COUNT,), "1 for the territory it is laid beside"),
    Part("points", (), "points of that territory / 5"),
    Part("copies", (), "knights of this kind in my hand / 2"),
    Part("fitting", (), "knights in my hand that fit the territory, this one included / 8"),
    Part("knights", (MOST_SIDES,), "for each side, mine first, its knights beside the territory / 5"),
)

# what numbers with a fixed meaning mean, which all action numbers have
FIXED_LAYOUT = (
    Part("play", (KIND_COUNT, 2), "the kind of the knight, beside its number or its colour"),
    Part("draw", (KIND_COUNT,), "chance: the kind of the knight"),
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 4
        ("phase", np.int64),  # DRAWING, PLAYING or ENDED
        ("seat", np.int64),  # the seat that plays or draws
        ("drawn", np.int64),  # cards drawn since the start, 0 to 48
        ("laid", np.int64),  # knights beside the territories, 0 to 48
        ("last", np.int64),  # the territory a knight was last laid beside, -1 none yet
        ("bag", np.uint8, KIND_COUNT),  # knights of each kind not yet drawn: the stock and the two removed unseen
        ("hand", np.uint8, (MOST_SEATS, KIND_COUNT)),  # knights of each kind in each hand
        ("beside", np.uint8, TERRITORY_COUNT),  # knights beside each territory, of all sides
        ("row", np.uint8, (TERRITORY_COUNT, MOST_BESIDE)),  # these as 4 * kind + seat, in the order laid
        ("knights", np.uint8, (MOST_SIDES, TERRITORY_COUNT)),  # knights of each side beside each territory
        ("points", np.int16, MOST_SEATS),  # partners have the same
        ("events", np.int64),
        ("event", np.int8, (MOST_EVENTS, events.COLUMNS)),
    ]
)
