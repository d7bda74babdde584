"""The setup: hands, region parts, secret plans with their start castles, bonus tiles and the first display."""

from tilewright.games.castles_of_tuscany.rules import display, effect, material, pile, plan, state
from tilewright.kit import bag
from tilewright.kit.kernel import kernel
from tilewright.kit.random import below


@kernel
def start(p, seats, draw_cards):
    """Lay everything out; the first hand is dealt next."""
    p.seats = seats
    p.draw_cards = draw_cards
    bag.fill(p.deck[:], material.CARDS)  # 2.1
    bag.fill(p.yields[:], material.YIELD_CARDS)
    bag.fill(p.bonus_left[:], material.BONUS_TILES)
    bag.fill(p.neutral[:], material.NEUTRAL_TILES)
    for place in range(material.PLACE_COUNT):
        p.display[place] = -1
    for seat in range(seats):
        bag.fill(p.own[seat], material.OWN_TILES)  # 2.2
        p.own_left[seat] = material.OWN_COUNT
        p.castle[seat] = -1
        for letter in range(material.LETTER_COUNT):
            p.part[seat, letter] = -1
            p.order[seat, letter] = -1
    p.moving = -1
    p.field = -1
    p.gap = -1
    p.effect = -1
    p.last_seat = -1
    p.last_field = -1
    p.last_place = -1
    p.step = state.HANDS
    p.phase = state.CARD
    p.cards_due = material.HAND_COUNT


@kernel
def slot_of(p, seat):
    """The number of parts a seat has laid."""
    slot = 0
    while slot < material.LETTER_COUNT and p.order[seat, slot] >= 0:
        slot += 1
    return slot


@kernel
def letter_due(p, seat):
    """The letter of the part a seat is dealt next."""
    letter = 0
    while p.part[seat, letter] >= 0:
        letter += 1
    return letter


@kernel
def is_dealt(p, part):
    """Whether any seat has this part."""
    for seat in range(p.seats):
        if p.part[seat, part // material.PARTS_PER_LETTER] == part:
            return True
    return False


@kernel
def list_parts_to_deal(p, out):
    """List the parts that chance may deal next (2.4)."""
    letter = letter_due(p, p.seat)
    count = 0
    for part in range(material.PARTS_PER_LETTER * letter, material.PARTS_PER_LETTER * (letter + 1)):
        if not is_dealt(p, part):
            out[count] = state.DEAL_ACTION + part
            count += 1
    return count


@kernel
def list_parts_to_lay(p, out):
    """List the ways to lay the next part: any part left, either way up, half a hexagon up or down (2.5)."""
    seat = p.seat
    slot = slot_of(p, seat)
    count = 0
    for letter in range(material.LETTER_COUNT):
        if p.order[seat, 0] != letter and p.order[seat, 1] != letter:
            for turned in range(2):
                for shift in range(1 if slot == 0 else 2):
                    out[count] = state.PART_ACTION + 4 * letter + 2 * turned + shift
                    count += 1
    return count


@kernel
def list_castle_fields(p, out):
    """List the three castle fields of a secret plan (2.6)."""
    count = 0
    for field in range(material.FIELD_COUNT):
        if plan.kind_before(p, p.seat, field) == material.CASTLE:
            out[count] = state.CASTLE_ACTION + field
            count += 1
    return count


@kernel
def _next_seat(p):
    """Move on to the next seat; returns False if all have had their turn."""
    p.seat += 1
    if p.seat < p.seats:
        return True
    p.seat = 0
    return False


@kernel
def play(p, action):
    """Play an action of the setup; returns True when the setup is complete."""
    seat = p.seat
    if p.step == state.HANDS:
        pile.draw_card(p, action - state.CARD_ACTION)
        if p.cards_due == 0:
            if _next_seat(p):
                p.cards_due = material.HAND_COUNT
            else:
                p.step = state.PARTS_DEALT
                p.phase = state.DEAL
    elif p.step == state.PARTS_DEALT:
        letter = letter_due(p, seat)
        p.part[seat, letter] = action - state.DEAL_ACTION
        if letter == material.LETTER_COUNT - 1 and not _next_seat(p):
            p.step = state.PLANS
            p.phase = state.LAY_PART
    elif p.step == state.PLANS:
        _play_plan(p, seat, action)
    elif p.step == state.OPENING:
        plan.open_plan(p, seat)  # 2.7
        if not _next_seat(p):
            p.step = state.BONUS_TILES_CHOSEN
            p.phase = state.CHOOSE_BONUS
    elif p.step == state.BONUS_TILES_CHOSEN:
        effect.take_bonus(p, seat, action - state.BONUS_ACTION)  # 2.9
        if not _next_seat(p):
            p.step = state.FIRST_DISPLAY
            p.phase = state.REFILL
            p.refills = (1 << material.PLACE_COUNT) - 1
    else:
        display.refill(p, action - state.REVEAL_ACTION)  # 2.10
        return p.refills == 0
    return False


@kernel
def _play_plan(p, seat, action):
    if p.phase == state.LAY_PART:
        slot = slot_of(p, seat)
        code = action - state.PART_ACTION
        p.order[seat, slot] = code >> 2
        p.turned[seat, slot] = code >> 1 & 1
        p.shift[seat, slot] = code & 1
        if slot == material.LETTER_COUNT - 1:
            p.phase = state.SET_CASTLE
        return
    p.castle[seat] = action - state.CASTLE_ACTION
    p.phase = state.LAY_PART
    if not _next_seat(p):
        p.step = state.OPENING
        p.phase = state.OPEN


@kernel
def draw_part(p, rng):
    """Draw one of the parts that chance may deal next, all equally likely."""
    letter = letter_due(p, p.seat)
    skip = below(rng, material.PARTS_PER_LETTER - p.seat)
    part = material.PARTS_PER_LETTER * letter
    while is_dealt(p, part) or skip > 0:
        if not is_dealt(p, part):
            skip -= 1
        part += 1
    return state.DEAL_ACTION + part
