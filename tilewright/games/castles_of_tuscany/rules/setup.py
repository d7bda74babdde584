"""Setting up: hands, region parts, the secret plans with their start castles, bonus tiles and the first display."""

from tilewright.games.castles_of_tuscany.rules import display, effect, plan
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUS_TILES,
    CARDS,
    CASTLE,
    DISPLAY,
    FIELDS,
    HAND,
    NEUTRAL_TILES,
    OWN_COUNT,
    OWN_TILES,
    PARTS_PER_LETTER,
    YIELD_CARDS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    BONUS_ACTION,
    BONUS_TILES_CHOSEN,
    CARD,
    CARD_ACTION,
    CASTLE_ACTION,
    CHOOSE_BONUS,
    DEAL,
    DEAL_ACTION,
    FIRST_DISPLAY,
    HANDS,
    LAY_PART,
    OPEN,
    OPENING,
    PART_ACTION,
    PARTS_DEALT,
    PLANS,
    REFILL,
    REVEAL_ACTION,
    SET_CASTLE,
)
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below

_LETTERS = 3


@kernel
def start(p, seats, draw_cards):
    """Lay everything out; the first hand is dealt next."""
    p.seats = seats
    p.draw_cards = draw_cards
    bag.fill(p.deck[:], CARDS)  # 2.1
    bag.fill(p.yields[:], YIELD_CARDS)
    bag.fill(p.bonus_left[:], BONUS_TILES)
    bag.fill(p.neutral[:], NEUTRAL_TILES)
    for place in range(DISPLAY):
        p.display[place] = -1
    for seat in range(seats):
        bag.fill(p.own[seat], OWN_TILES)  # 2.2
        p.own_left[seat] = OWN_COUNT
        p.castle[seat] = -1
        for letter in range(_LETTERS):
            p.part[seat, letter] = -1
            p.order[seat, letter] = -1
    p.moving = -1
    p.field = -1
    p.gap = -1
    p.effect = -1
    p.last_seat = -1
    p.last_field = -1
    p.last_place = -1
    p.step = HANDS
    p.phase = CARD
    p.cards_due = HAND


@kernel
def slot_of(p, seat):
    """How many parts a seat has laid."""
    slot = 0
    while slot < _LETTERS and p.order[seat, slot] >= 0:
        slot += 1
    return slot


@kernel
def letter_due(p, seat):
    """The letter of the part a seat gets next."""
    letter = 0
    while p.part[seat, letter] >= 0:
        letter += 1
    return letter


@kernel
def is_dealt(p, part):
    """Whether a seat has this part."""
    for seat in range(p.seats):
        if p.part[seat, part // PARTS_PER_LETTER] == part:
            return True
    return False


@kernel
def list_parts_to_deal(p, out):
    """The parts chance may deal next (2.4)."""
    letter = letter_due(p, p.seat)
    count = 0
    for part in range(PARTS_PER_LETTER * letter, PARTS_PER_LETTER * (letter + 1)):
        if not is_dealt(p, part):
            out[count] = DEAL_ACTION + part
            count += 1
    return count


@kernel
def list_parts_to_lay(p, out):
    """The next part of the plan: any left, either way up, half a hexagon up or down (2.5)."""
    seat = p.seat
    slot = slot_of(p, seat)
    count = 0
    for letter in range(_LETTERS):
        if p.order[seat, 0] != letter and p.order[seat, 1] != letter:
            for turned in range(2):
                for shift in range(1 if slot == 0 else 2):
                    out[count] = PART_ACTION + 4 * letter + 2 * turned + shift
                    count += 1
    return count


@kernel
def list_castle_fields(p, out):
    """The three castle fields of a secret plan (2.6)."""
    count = 0
    for field in range(FIELDS):
        if plan.kind_before(p, p.seat, field) == CASTLE:
            out[count] = CASTLE_ACTION + field
            count += 1
    return count


@kernel
def _next_seat(p):
    """Go on to the next seat; False if all have had their turn."""
    p.seat += 1
    if p.seat < p.seats:
        return True
    p.seat = 0
    return False


@kernel
def play(p, action):
    """Play an action of the set-up; True when it is finished."""
    seat = p.seat
    if p.step == HANDS:
        p.deck[action - CARD_ACTION] -= 1
        p.hand[seat, action - CARD_ACTION] += 1
        p.cards_due -= 1
        if p.cards_due == 0:
            if _next_seat(p):
                p.cards_due = HAND
            else:
                p.step = PARTS_DEALT
                p.phase = DEAL
    elif p.step == PARTS_DEALT:
        letter = letter_due(p, seat)
        p.part[seat, letter] = action - DEAL_ACTION
        if letter == _LETTERS - 1 and not _next_seat(p):
            p.step = PLANS
            p.phase = LAY_PART
    elif p.step == PLANS:
        _play_plan(p, seat, action)
    elif p.step == OPENING:
        plan.open_plan(p, seat)  # 2.7
        if not _next_seat(p):
            p.step = BONUS_TILES_CHOSEN
            p.phase = CHOOSE_BONUS
    elif p.step == BONUS_TILES_CHOSEN:
        effect.take_bonus(p, seat, action - BONUS_ACTION)  # 2.9
        if not _next_seat(p):
            p.step = FIRST_DISPLAY
            p.phase = REFILL
            p.refills = (1 << DISPLAY) - 1
    else:
        display.refill(p, action - REVEAL_ACTION)  # 2.10
        return p.refills == 0
    return False


@kernel
def _play_plan(p, seat, action):
    if p.phase == LAY_PART:
        slot = slot_of(p, seat)
        code = action - PART_ACTION
        p.order[seat, slot] = code >> 2
        p.turned[seat, slot] = code >> 1 & 1
        p.shift[seat, slot] = code & 1
        if slot == _LETTERS - 1:
            p.phase = SET_CASTLE
        return
    p.castle[seat] = action - CASTLE_ACTION
    p.phase = LAY_PART
    if not _next_seat(p):
        p.step = OPENING
        p.phase = OPEN


@kernel
def draw_part(p, rng):
    """One of the parts chance may deal next, all equally likely."""
    letter = letter_due(p, p.seat)
    skip = below(rng, PARTS_PER_LETTER - p.seat)
    part = PARTS_PER_LETTER * letter
    while is_dealt(p, part) or skip > 0:
        if not is_dealt(p, part):
            skip -= 1
        part += 1
    return DEAL_ACTION + part
