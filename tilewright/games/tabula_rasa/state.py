"""The position of a game of Tabula Rasa as one flat record."""

import numpy as np

from tilewright.games.tabula_rasa.material import KINDS, MOST_BESIDE, MOST_SEATS, MOST_SIDES, TERRITORIES
from tilewright.kit import events

# whose question it is
DRAWING, PLAYING, ENDED = range(3)

# action numbers: a knight beside its number or its colour as 2 * kind + by_colour, then a knight drawn
DRAW = 2 * KINDS
ACTIONS = DRAW + KINDS
MOST_LEGAL = KINDS  # when drawing; a hand of eight different knights has sixteen moves

# kinds of events; `about` is the territory, `count` the knights of the side there
TERRITORY_TAKEN, TREASURE_TAKEN, TIE_TREASURE, CASTLE_TAKEN = range(4)
TERRITORY_UNCLAIMED, TREASURE_UNCLAIMED, TERRITORY_TIED, TREASURE_TIED, CASTLE_UNCLAIMED = range(4, 9)
NOBODY = -1
MOST_EVENTS = 4 * TERRITORIES + 2  # four seats at every territory, two partners in the castle

# what `observe` fills, seats and sides counted from the viewer's own on:
#   3  how many seats: one of two, three, four
#   4  the seat whose turn it is
#   2  a play is asked; a card is drawn
#   1  cards in the stock, of 32
#   4  cards in each seat's hand, of 8
#   4  points of each seat, of 55
#  25  knights of each kind in the viewer's own hand, of 2
#  25  knights of each kind the viewer has not seen yet, of 2
#  30  knights of each side beside each territory, of 10
OBSERVATION = 3 + MOST_SEATS + 2 + 1 + 2 * MOST_SEATS + 2 * KINDS + MOST_SIDES * TERRITORIES

POSITION = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seats", np.int64),  # 2 to 4
                ("phase", np.int64),  # DRAWING, PLAYING or ENDED
                ("seat", np.int64),  # who plays, or to whom a card is drawn
                ("drawn", np.int64),  # cards drawn since the start, 0 to 48
                ("laid", np.int64),  # knights beside the territories, 0 to 48
                ("last", np.int64),  # the territory a knight was last laid beside, -1 none yet
                ("bag", np.uint8, KINDS),  # knights of each kind never drawn: the stock and the two removed unseen
                ("hand", np.uint8, (MOST_SEATS, KINDS)),  # knights of each kind in each hand
                ("beside", np.uint8, TERRITORIES),  # knights beside each territory, of all sides
                ("row", np.uint8, (TERRITORIES, MOST_BESIDE)),  # which, as 4 * kind + seat in the order they were laid
                ("knights", np.uint8, (MOST_SIDES, TERRITORIES)),  # knights of each side beside each territory
                ("points", np.int16, MOST_SEATS),  # partners have the same
                ("events", np.int64),
                ("event", np.int8, (MOST_EVENTS, events.COLUMNS)),
            ],
            align=True,
        ),
    )
)
