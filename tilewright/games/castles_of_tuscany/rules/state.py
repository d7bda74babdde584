"""The position of a game of The Castles of Tuscany as one flat record.

Hidden are the hands and what is left in the card pile, and during set-up the plans of the others. All else is open:
of the own stacks, the neutral stacks and the yield pile everyone knows what is in them, and nobody in which order.
"""

import numpy as np

from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    CROPS,
    DISPLAY,
    FACE_COUNT,
    FIELDS,
    ITEM_COUNT,
    KINDS,
    OWN_COUNT,
    PARTS,
    YIELDS,
)
from tilewright.kit.events import COLUMNS
from tilewright.kit.layout import Part
from tilewright.kit.position import position

MOST_SEATS = 4

# the steps of set-up, and play
HANDS, PARTS_DEALT, PLANS, OPENING, BONUS_TILES_CHOSEN, FIRST_DISPLAY, PLAY = range(7)

# whose question it is: the first six are chance's, all others but ENDED a seat's
(
    CARD,
    DEAL,
    OPEN,
    REPLACE,
    REFILL,
    YIELD,
    LAY_PART,
    SET_CASTLE,
    CHOOSE_BONUS,
    ACT,
    DISCARD,
    PAY,
    CHOOSE_FREE,
    USE_MARBLE,
    ENDED,
) = range(15)

# how far a passage has come: going on, its last round, the one round more that the third passage has
GOING_ON, LAST_ROUND, EXTRA_ROUND = range(3)

# kinds of events; notation.py maps them to clauses
(
    AREA_DONE,  # about: field; count: green points
    COLOUR_DONE,  # about: 2 * kind + (0 first, 1 second); count: green points
    CROPS_GROWN,  # about: field; count: green points
    STORAGE_TILE,  # count: green points
    YIELD_GREEN,  # count: green points
    YIELD_RED,
    SURPLUS_HEXAGON,
    SCORING,  # about: passage; count: green points
    LEFT_OVER,
    MARBLE_WON,  # count: how many, here and below
    WORKERS_WON,
    HEXAGON_WON,
    YIELD_MARBLE,
    YIELD_WORKER,
    YIELD_HEXAGON,
    YIELD_CARDS_DRAWN,
    SWEEP,  # about: kind
    TILES_SHUFFLED,
    CARDS_SHUFFLED,
    YIELDS_SHUFFLED,
    PASSAGE_ENDS,  # about: passage
) = range(21)

# a payment is two units: a kind (one card of the field's colour, or two of another), or a worker
WORKER = len(KINDS)
PAYMENTS = np.array([(one, other) for one in range(WORKER + 1) for other in range(one, WORKER + 1)], dtype=np.int64)

# action numbers
CARD_ACTION = 0  # + kind: drawn by chance
DEAL_ACTION = CARD_ACTION + len(KINDS)  # + part
OPEN_ACTION = DEAL_ACTION + len(PARTS)
REVEAL_ACTION = OPEN_ACTION + 1  # + face
YIELD_ACTION = REVEAL_ACTION + FACE_COUNT  # + yield card
PART_ACTION = YIELD_ACTION + len(YIELDS)  # + 4 * letter + 2 * turned + shift (0 up, and for the first part; 1 down)
CASTLE_ACTION = PART_ACTION + 12  # + field
BONUS_ACTION = CASTLE_ACTION + FIELDS  # + bonus tile
TAKE_ACTION = BONUS_ACTION + len(BONUSES)  # + place; before drawing, so that playing the first action always ends
DRAW_ACTION = TAKE_ACTION + DISPLAY
LAY_ACTION = DRAW_ACTION + 1  # + FIELDS * item + field
MARBLE_ACTION = LAY_ACTION + FIELDS * ITEM_COUNT
DISCARD_ACTION = MARBLE_ACTION + 1  # + item
PAY_ACTION = DISCARD_ACTION + ITEM_COUNT  # + row of PAYMENTS
FREE_ACTION = PAY_ACTION + len(PAYMENTS)  # + FIELDS * place + field
PASS_ACTION = FREE_ACTION + FIELDS * DISPLAY
ACTIONS = PASS_ACTION + 1
MOST_LEGAL = 64  # an action: drawing, marble, 8 tiles, 29 fields for a hexagon, 5 for each of four tiles

# The rules set no end to a game whose players only draw cards. Random games have up to 400 moves; adapters that need
# a limit stop after so many.
LONGEST = 1000

# what `observe` fills
PLAN_FIELD = (
    Part("kind", (len(KINDS),), "1 at its kind"),
    Part("covered", (), "1 if something lies on it"),
    Part("reach", (), "1 if it lies beside a covered field"),
    Part("crops", (len(CROPS),), "1 for each crop of the tile on it"),
)
SEAT = (
    Part("present", (), "1"),
    Part("points", (), "red points / 100"),
    Part("green", (), "green points / 50"),
    Part("cards", (), "cards in hand / 10"),
    Part("marble", (), "marble / 4"),
    Part("workers", (), "workers / 4"),
    Part("left", (), f"tiles left in the own stacks / {OWN_COUNT}"),
    Part("stored", (ITEM_COUNT,), "of each item in storage, how many"),
    Part("bonuses", (len(BONUSES),), "of each bonus tile, how many"),
    Part("own", (FACE_COUNT,), "of each face in the own stacks, how many / 4"),
    Part("parts", (len(PARTS),), "1 at each region part the seat has"),
    Part("order", (3, 3), "for the left, middle and right part of the plan, 1 at its letter; secret until opened"),
    Part("turned", (3,), "for each of them, 1 if it lies upside down; secret likewise"),
    Part("shift", (3,), "for each of them, 1 if it lies lower than the one on its left; secret likewise"),
    Part("fields", (FIELDS,), "for each field of the plan, in the order of its name; secret likewise", PLAN_FIELD),
)
LAYOUT = (
    Part("phase", (ENDED + 1,), "1 at the question that is open, in the order of state.py"),
    Part("turn", (MOST_SEATS,), "1 at the seat whose turn it is, mine first"),
    Part("passage", (4,), "1 at the passage, first is set-up"),
    Part("ending", (3,), "1 where it applies: the passage goes on; it is in its last round; in its extra round"),
    Part("players", (), "seats / 4"),
    Part("draws", (), "1 if a draw is three cards, 0 if two"),
    Part("actions", (), "actions left in this turn"),
    Part("marble_used", (), "1 if this turn's marble is spent"),
    Part("cards_due", (), "cards still to be drawn / 5"),
    Part("yields_due", (), "yield cards still to be revealed / 5"),
    Part("item", (ITEM_COUNT,), "1 at the item to be paid for or stored"),
    Part("field", (FIELDS,), "1 at the field to be paid for, or whose effect waits"),
    Part("display", (DISPLAY, FACE_COUNT), "for each place of the display, 1 at the face that lies there"),
    Part("neutral", (FACE_COUNT,), "of each face in the neutral stacks, how many / 4"),
    Part("aside", (FACE_COUNT,), "of each face swept from the display, how many / 4"),
    Part("hand", (len(KINDS),), "of each kind of card in my hand, how many / 4"),
    Part("discards", (len(KINDS),), "of each kind of card on the discard pile, how many / 10"),
    Part("colour_bonus", (len(KINDS),), "of each colour bonus, how often it was won / 2"),
    Part("pile", (), "cards in the pile / 100"),
    Part("bonus_left", (len(BONUSES),), "of each bonus tile in the stock, how many / 5"),
    Part("yields", (len(YIELDS),), "of each yield card in the pile, how many / 6"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 4
        ("draw_cards", np.int64),  # cards of the draw action: 2 or 3
        ("step", np.int64),  # HANDS to PLAY
        ("phase", np.int64),  # CARD to ENDED
        ("seat", np.int64),  # whose turn it is, in set-up whose things are dealt or chosen
        ("passage", np.int64),  # 1 to 3, 0 in set-up
        ("ending", np.int64),  # GOING_ON, LAST_ROUND or EXTRA_ROUND
        ("actions", np.int64),  # actions still to be done this turn
        ("marble_used", np.int64),  # 1: this turn's marble is spent
        ("cards_due", np.int64),  # cards the seat has still to draw
        ("yields_due", np.int64),  # yield cards it has still to reveal
        ("moving", np.int64),  # stored item to be paid for, or tile taken and not yet stored; -1 none
        ("field", np.int64),  # field to be paid for, or of the effect that waits; -1 none
        ("gap", np.int64),  # place of the display that waits for an own tile, -1 none
        ("refills", np.int64),  # bits of the places that wait for neutral tiles
        ("effect", np.int64),  # kind whose effect comes when the display is full again, -1 none
        ("last_seat", np.int64),  # who moved last, -1 nobody yet
        ("last_field", np.int64),  # the field that seat covered in its last move, -1 none
        ("last_place", np.int64),  # the place of the display it took from, -1 none
        ("part", np.int8, (MOST_SEATS, 3)),  # the parts A, B and C of each seat, -1 not yet
        ("order", np.int8, (MOST_SEATS, 3)),  # which letter lies left, middle, right; -1 not yet
        ("turned", np.int8, (MOST_SEATS, 3)),  # 1: that part lies upside down
        ("shift", np.int8, (MOST_SEATS, 3)),  # 1: half a hexagon lower than the part on its left; 0 higher
        ("castle", np.int8, MOST_SEATS),  # field of the start castle, -1 not yet
        ("ground", np.int64, (MOST_SEATS, len(KINDS))),  # bits of the fields of each kind, once plans are open
        ("covered", np.int64, MOST_SEATS),  # bits of the covered fields
        ("reach", np.int64, MOST_SEATS),  # bits of the fields beside covered ones
        ("laid", np.int8, (MOST_SEATS, FIELDS)),  # item on each field plus 1, 0 none
        ("hand", np.int8, (MOST_SEATS, len(KINDS))),  # cards in hand
        ("held", np.int8, (MOST_SEATS, len(KINDS))),  # of these, held since the cards were last shuffled anew
        ("deck", np.int8, len(KINDS)),  # cards in the pile
        ("discards", np.int8, len(KINDS)),  # cards paid
        ("own", np.int8, (MOST_SEATS, FACE_COUNT)),  # tiles left in the stacks of each seat
        ("own_left", np.int64, MOST_SEATS),  # how many these are
        ("neutral", np.int8, FACE_COUNT),  # tiles left in the neutral stacks
        ("aside", np.int8, FACE_COUNT),  # tiles swept from the display
        ("box", np.int8, FACE_COUNT),  # tiles out of the game
        ("display", np.int8, DISPLAY),  # face on each place, -1 none
        ("stored", np.int8, (MOST_SEATS, ITEM_COUNT)),  # items in storage
        ("marble", np.int64, MOST_SEATS),
        ("workers", np.int64, MOST_SEATS),
        ("bonus", np.int8, (MOST_SEATS, len(BONUSES))),  # bonus tiles of each seat
        ("bonus_left", np.int8, len(BONUSES)),
        ("colour_bonus", np.int8, len(KINDS)),  # how many seats have had it, 2 at most
        ("yields", np.int8, len(YIELDS)),  # yield cards in the pile
        ("yields_out", np.int8, len(YIELDS)),  # yield cards revealed
        ("green", np.int64, MOST_SEATS),
        ("points", np.int64, MOST_SEATS),  # the red track
        ("pool", np.int8, len(KINDS)),  # scratch of redeal, zero otherwise
        ("events", np.int64),
        ("event", np.int16, (32, COLUMNS)),
    ]
)
