"""The position of a game of The Castles of Tuscany as one flat record.

Hands and the card pile are hidden, and so are the plans of the other seats during setup. Everything else is open:
everyone knows what is in the players' stacks, the neutral stacks and the yield pile, but nobody knows the order.
"""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material
from tilewright.kit.events import COLUMNS
from tilewright.kit.layout import Part
from tilewright.kit.position import position

MOST_SEATS = 4

# the steps of setup, and play
HANDS, PARTS_DEALT, PLANS, OPENING, BONUS_TILES_CHOSEN, FIRST_DISPLAY, PLAY = range(7)

# the decision to be made: the first six are chance's, and all others but ENDED are a seat's
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

# the state of a passage: it continues, it is in its last round, or in the extra round of the third passage
ONGOING, LAST_ROUND, EXTRA_ROUND = range(3)

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
    MARBLE_WON,  # count: number won, here and below
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

# a payment is two units; a unit is a kind (one card of the field's colour, or two of another) or a worker
WORKER = material.KIND_COUNT
PAYMENTS = np.array([(one, other) for one in range(WORKER + 1) for other in range(one, WORKER + 1)], dtype=np.int64)

# action numbers
CARD_ACTION = 0  # + kind: drawn by chance
DEAL_ACTION = CARD_ACTION + material.KIND_COUNT  # + part
OPEN_ACTION = DEAL_ACTION + material.PART_COUNT
REVEAL_ACTION = OPEN_ACTION + 1  # + face
YIELD_ACTION = REVEAL_ACTION + material.FACE_COUNT  # + yield card
PART_ACTION = YIELD_ACTION + material.YIELD_COUNT  # + 4 * letter + 2 * turned + shift (1 down; 0 up, or the first part)
CASTLE_ACTION = PART_ACTION + 4 * material.LETTER_COUNT  # + field
BONUS_ACTION = CASTLE_ACTION + material.FIELD_COUNT  # + bonus tile
TAKE_ACTION = BONUS_ACTION + material.BONUS_COUNT  # + place; before drawing: always playing the first action ends
DRAW_ACTION = TAKE_ACTION + material.PLACE_COUNT
LAY_ACTION = DRAW_ACTION + 1  # + FIELD_COUNT * item + field
MARBLE_ACTION = LAY_ACTION + material.FIELD_COUNT * material.ITEM_COUNT
DISCARD_ACTION = MARBLE_ACTION + 1  # + item
PAY_ACTION = DISCARD_ACTION + material.ITEM_COUNT  # + row of PAYMENTS
FREE_ACTION = PAY_ACTION + len(PAYMENTS)  # + FIELD_COUNT * place + field
PASS_ACTION = FREE_ACTION + material.FIELD_COUNT * material.PLACE_COUNT
ACTIONS = PASS_ACTION + 1
MOST_LEGAL = 64  # an action: drawing, marble, 8 tiles, 29 fields for a hexagon, 5 for each of four tiles

# By the rules, a game in which players only draw cards never ends. Random games have up to 400 moves; adapters that
# need a limit stop here.
LONGEST = 1000

# what `observe` fills
_PER_PART = (material.LETTER_COUNT,)
PLAN_FIELD = (
    Part("kind", (material.KIND_COUNT,), "1 at its kind"),
    Part("covered", (), "1 if it is covered"),
    Part("reach", (), "1 if it is next to a covered field"),
    Part("crops", (material.CROP_COUNT,), "1 for each crop of the tile on it"),
)
SEAT = (
    Part("present", (), "1"),
    Part("points", (), "red points / 100"),
    Part("green", (), "green points / 50"),
    Part("cards", (), "cards in hand / 10"),
    Part("marble", (), "marble / 4"),
    Part("workers", (), "workers / 4"),
    Part("left", (), f"tiles left in the seat's stacks / {material.OWN_COUNT}"),
    Part("stored", (material.ITEM_COUNT,), "the number of each item in storage"),
    Part("bonuses", (material.BONUS_COUNT,), "the number of each bonus tile"),
    Part("own", (material.FACE_COUNT,), "the number of tiles of each face in the seat's stacks / 4"),
    Part("parts", (material.PART_COUNT,), "1 at each region part the seat has"),
    Part("order", _PER_PART * 2, "for the parts of the plan from left to right, 1 at the letter; secret until opened"),
    Part("turned", _PER_PART, "for each of them, 1 if it is upside down; also secret"),
    Part("shift", _PER_PART, "for each of them, 1 if it is lower than the one on its left; also secret"),
    Part("fields", (material.FIELD_COUNT,), "for each field of the plan, in order of name; also secret", PLAN_FIELD),
)
LAYOUT = (
    Part("phase", (ENDED + 1,), "1 at the decision to be made, in the order of state.py"),
    Part("turn", (MOST_SEATS,), "1 at the seat whose turn it is, mine first"),
    Part("passage", (material.PASSAGE_COUNT + 1,), "1 at the passage; the first is setup"),
    Part("ending", (3,), "1 where it applies: the passage continues, is in its last round, or in its extra round"),
    Part("players", (), "seats / 4"),
    Part("draws", (), "1 if a draw is three cards, 0 if two"),
    Part("actions", (), "actions left in this turn"),
    Part("marble_used", (), "1 if this turn's marble is spent"),
    Part("cards_due", (), "cards still to draw / 5"),
    Part("yields_due", (), "yield cards still to reveal / 5"),
    Part("item", (material.ITEM_COUNT,), "1 at the item to pay for or to store"),
    Part("field", (material.FIELD_COUNT,), "1 at the field to pay for, or whose effect is pending"),
    Part("display", (material.PLACE_COUNT, material.FACE_COUNT), "for each place of the display, 1 at the face there"),
    Part("neutral", (material.FACE_COUNT,), "the number of tiles of each face in the neutral stacks / 4"),
    Part("aside", (material.FACE_COUNT,), "the number of tiles of each face swept from the display / 4"),
    Part("hand", (material.KIND_COUNT,), "the number of cards of each kind in my hand / 4"),
    Part("discards", (material.KIND_COUNT,), "the number of cards of each kind on the discard pile / 10"),
    Part("colour_bonus", (material.KIND_COUNT,), "how often each colour bonus was won / 2"),
    Part("pile", (), "cards in the pile / 100"),
    Part("bonus_left", (material.BONUS_COUNT,), "the number of each bonus tile in the supply / 5"),
    Part("yields", (material.YIELD_COUNT,), "the number of each yield card in the pile / 6"),
    Part("seats", (MOST_SEATS,), "for each seat, mine first", SEAT),
)

# what `describe` fills
MOVE_LAYOUT = (
    Part(
        "kind",
        (11,),
        "1 if true: cards are drawn; a tile is taken; an item is laid; a marble is given back; a tile is paid for; "
        "nothing is done; an item is discarded; a free tile is laid; a bonus tile is chosen; a part is laid; "
        "the start castle is set",
    ),
    Part("place", (material.PLACE_COUNT,), "1 for the place of the display"),
    Part("item", (material.ITEM_COUNT,), "1 for the item"),
    Part("field", (material.FIELD_COUNT,), "1 for the field of my plan"),
    Part("field_kind", (material.KIND_COUNT,), "1 for the kind of that field"),
    Part("area", (), "fields of its area / 3"),
    Part("area_left", (), "fields of its area that will still be empty / 3"),
    Part("fits", (), "fields of my plan on which the tile could be laid now / 3"),
    Part("cards", (), "cards of its colour in my hand / 4"),
    Part("payable", (), "1 if I could pay for it"),
    Part("paid", (material.KIND_COUNT,), "cards paid of each kind / 4"),
    Part("workers", (), "workers paid / 2"),
    Part("drawn", (), "cards to be drawn / 5"),
    Part("bonus", (material.BONUS_COUNT,), "1 for the bonus tile"),
    Part("letter", (material.LETTER_COUNT,), "1 for the part of the region"),
    Part("turned", (), "1 if the part is laid upside down"),
    Part("shift", (), "1 if it lies lower than its left neighbour"),
)

# what numbers with a fixed meaning mean
FIXED_LAYOUT = (
    Part("card", (material.KIND_COUNT,), "chance: the kind of the card"),
    Part("deal", (material.PART_COUNT,), "chance: the region part"),
    Part("open", (), "chance: a plan is opened"),
    Part("reveal", (material.FACE_COUNT,), "chance: the face of the tile"),
    Part("yield", (material.YIELD_COUNT,), "chance: the yield card"),
    Part("first_part", (material.LETTER_COUNT, 2), "the first part of the plan is laid: its letter, upright or not"),
    Part("part", (material.LETTER_COUNT, 2, 2), "another part: its letter, upright or not, higher or lower"),
    Part("castle", (material.FIELD_COUNT,), "the start castle is set: the field"),
    Part("bonus", (material.BONUS_COUNT,), "the bonus tile chosen"),
    Part("take", (material.FACE_COUNT, material.PLACE_COUNT), "a tile is taken: its face, its place in the display"),
    Part("draw", (), "cards are drawn"),
    Part("lay", (material.ITEM_COUNT, material.FIELD_COUNT), "an item is laid: the item, the field"),
    Part("marble", (), "a marble is given back"),
    Part("discard", (material.ITEM_COUNT,), "the item discarded"),
    Part(
        "pay",
        (material.KIND_COUNT + 1, len(PAYMENTS)),
        f"what is paid: the colour of the tile if one card of it, or {material.KIND_COUNT}; the row of `PAYMENTS`",
    ),
    Part(
        "free",
        (material.FACE_COUNT, material.PLACE_COUNT, material.FIELD_COUNT),
        "a free tile is laid: its face, its place in the display, the field",
    ),
    Part("pass", (), "no free tile, or no marble"),
)

POSITION = position(
    [
        ("seats", np.int64),  # 2 to 4
        ("draw_cards", np.int64),  # cards of the draw action: 2 or 3
        ("step", np.int64),  # HANDS to PLAY
        ("phase", np.int64),  # CARD to ENDED
        ("seat", np.int64),  # whose turn it is; during setup, the seat that is dealt to or chooses
        ("passage", np.int64),  # 1 to 3, 0 in setup
        ("ending", np.int64),  # ONGOING, LAST_ROUND or EXTRA_ROUND
        ("actions", np.int64),  # actions left this turn
        ("marble_used", np.int64),  # 1: this turn's marble is spent
        ("cards_due", np.int64),  # cards the seat still has to draw
        ("yields_due", np.int64),  # yield cards it still has to reveal
        ("moving", np.int64),  # stored item to pay for, or tile taken but not yet stored; -1 none
        ("field", np.int64),  # field to pay for, or of the pending effect; -1 none
        ("gap", np.int64),  # place of the display to be filled with one of the seat's tiles, -1 none
        ("refills", np.int64),  # bits of the places to be filled with neutral tiles
        ("effect", np.int64),  # kind whose effect follows when the display is full again, -1 none
        ("last_seat", np.int64),  # the seat that moved last, -1 none yet
        ("last_field", np.int64),  # the field that seat covered in its last move, -1 none
        ("last_place", np.int64),  # the place of the display it took from, -1 none
        ("part", np.int8, (MOST_SEATS, material.LETTER_COUNT)),  # the parts A, B and C of each seat, -1 not yet
        ("order", np.int8, (MOST_SEATS, material.LETTER_COUNT)),  # letters from left to right, -1 not yet
        ("turned", np.int8, (MOST_SEATS, material.LETTER_COUNT)),  # 1: that part is upside down
        ("shift", np.int8, (MOST_SEATS, material.LETTER_COUNT)),  # 1: lower than its left neighbour, 0: higher
        ("castle", np.int8, MOST_SEATS),  # field of the start castle, -1 not yet
        ("ground", np.int64, (MOST_SEATS, material.KIND_COUNT)),  # bits of each kind's fields on open plans
        ("covered", np.int64, MOST_SEATS),  # bits of the covered fields
        ("reach", np.int64, MOST_SEATS),  # bits of the fields next to covered ones
        ("laid", np.int8, (MOST_SEATS, material.FIELD_COUNT)),  # 1 + item on each field, 0 none
        ("hand", np.int8, (MOST_SEATS, material.KIND_COUNT)),  # cards in hand
        ("held", np.int8, (MOST_SEATS, material.KIND_COUNT)),  # of these, held since the last reshuffle
        ("deck", np.int8, material.KIND_COUNT),  # cards in the pile
        ("discards", np.int8, material.KIND_COUNT),  # cards paid
        ("own", np.int8, (MOST_SEATS, material.FACE_COUNT)),  # tiles left in each seat's stacks
        ("own_left", np.int64, MOST_SEATS),  # their number
        ("neutral", np.int8, material.FACE_COUNT),  # tiles left in the neutral stacks
        ("aside", np.int8, material.FACE_COUNT),  # tiles swept from the display
        ("box", np.int8, material.FACE_COUNT),  # tiles out of the game
        ("display", np.int8, material.PLACE_COUNT),  # face on each place, -1 none
        ("stored", np.int8, (MOST_SEATS, material.ITEM_COUNT)),  # items in storage
        ("marble", np.int64, MOST_SEATS),
        ("workers", np.int64, MOST_SEATS),
        ("bonus", np.int8, (MOST_SEATS, material.BONUS_COUNT)),  # bonus tiles of each seat
        ("bonus_left", np.int8, material.BONUS_COUNT),
        ("colour_bonus", np.int8, material.KIND_COUNT),  # seats that have won it, 2 at most
        ("yields", np.int8, material.YIELD_COUNT),  # yield cards in the pile
        ("yields_out", np.int8, material.YIELD_COUNT),  # yield cards revealed
        ("green", np.int64, MOST_SEATS),
        ("points", np.int64, MOST_SEATS),  # the red track
        ("pool", np.int8, material.KIND_COUNT),  # scratch space of redeal, zero otherwise
        ("events", np.int64),
        ("event", np.int16, (32, COLUMNS)),
    ]
)
