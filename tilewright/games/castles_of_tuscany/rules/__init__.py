"""The rules of The Castles of Tuscany as kernels; clause numbers are those of RULES.md."""

from tilewright.games.castles_of_tuscany.rules import display, effect, material, payment, pile, plan, setup, state, turn
from tilewright.games.castles_of_tuscany.rules.check import check
from tilewright.games.castles_of_tuscany.rules.describe import describe
from tilewright.games.castles_of_tuscany.rules.estimate import INPUTS, expect
from tilewright.games.castles_of_tuscany.rules.fixed import fixed
from tilewright.games.castles_of_tuscany.rules.hidden import redeal
from tilewright.games.castles_of_tuscany.rules.observe import observe
from tilewright.games.castles_of_tuscany.rules.turn import close
from tilewright.kit import bag, bits, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel

_USUAL_DRAW = 2

__all__ = [
    "INPUTS",
    "actor",
    "apply",
    "check",
    "close",
    "describe",
    "draw",
    "expect",
    "fixed",
    "legal",
    "observe",
    "placing",
    "redeal",
    "start",
    "weights",
]


@kernel
def start(p, seats, options):
    """Set up an empty record; options[0]: 1 if the draw action gives three cards."""
    setup.start(p, seats, _USUAL_DRAW + options[0])


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.phase <= state.YIELD:
        return CHANCE
    if p.phase == state.ENDED:
        return OVER
    return p.seat


@kernel
def legal(p, out):
    """List the legal actions, ascending; returns their number."""
    phase = p.phase
    if phase == state.ACT:
        return _list_actions(p, out)
    if phase == state.PAY:
        return payment.list_payments(p, p.seat, plan.kind_of(p, p.seat, p.field), out)
    if phase == state.USE_MARBLE:  # 3.24
        out[0] = state.MARBLE_ACTION
        out[1] = state.PASS_ACTION
        return 2
    if phase == state.DISCARD:
        return bag.list(p.stored[p.seat], 0, material.ITEM_COUNT, state.DISCARD_ACTION, out)
    if phase == state.CHOOSE_FREE:
        return _list_free(p, out)
    if phase == state.CHOOSE_BONUS:
        return bag.list(p.bonus_left[:], 0, material.BONUS_COUNT, state.BONUS_ACTION, out)  # 3.15
    if phase == state.LAY_PART:
        return setup.list_parts_to_lay(p, out)
    if phase == state.SET_CASTLE:
        return setup.list_castle_fields(p, out)
    return _list_chance(p, out)


@kernel
def _list_chance(p, out):
    """List the possible outcomes of chance; returns their number."""
    if p.phase == state.CARD:
        return bag.list(p.deck[:], 0, material.KIND_COUNT, state.CARD_ACTION, out)
    if p.phase == state.DEAL:
        return setup.list_parts_to_deal(p, out)
    if p.phase == state.OPEN:
        out[0] = state.OPEN_ACTION  # 2.7
        return 1
    if p.phase == state.REPLACE:
        return bag.list(p.own[p.seat], 0, material.FACE_COUNT, state.REVEAL_ACTION, out)
    if p.phase == state.REFILL:
        return bag.list(p.neutral[:], 0, material.FACE_COUNT, state.REVEAL_ACTION, out)
    if p.phase == state.YIELD:
        return bag.list(p.yields[:], 0, material.YIELD_COUNT, state.YIELD_ACTION, out)
    return 0


@kernel
def _list_actions(p, out):
    """List drawing, taking any tile, laying stored items that can be paid for, and marble once a turn."""
    seat = p.seat
    units = payment.units(p, seat)
    count = 0
    for place in range(material.PLACE_COUNT):
        if p.display[place] >= 0:
            out[count] = state.TAKE_ACTION + place  # 3.4
            count += 1
    out[count] = state.DRAW_ACTION  # 3.2
    count += 1
    for item in range(material.ITEM_COUNT):
        if p.stored[seat, item] > 0:
            fields = _payable_fields(p, seat, item, units)
            count = _list_fields(fields, state.LAY_ACTION + material.FIELD_COUNT * item, out, count)
    if p.marble_used == 0 and p.marble[seat] > 0:
        out[count] = state.MARBLE_ACTION  # 3.24
        count += 1
    return count


@kernel
def _payable_fields(p, seat, item, units):
    """The bits of the fields an item may be laid on and paid for with these units of any colour (3.8 to 3.11)."""
    if item != material.HEXAGON:
        kind = material.KIND_OF_FACE[item]
        return plan.open_fields(p, seat, kind) if payment.is_enough(p, seat, kind, units) else 0
    fields = 0
    for kind in range(material.KIND_COUNT):
        if payment.is_enough(p, seat, kind, units):
            fields |= plan.open_fields(p, seat, kind)
    return fields


@kernel
def _list_fields(fields, first, out, count):
    """Append the fields of a set of bits as actions after the first `count`; returns the new count."""
    while fields != 0:
        out[count] = first + bits.lowest(fields)
        count += 1
        fields &= fields - 1
    return count


@kernel
def _list_free(p, out):
    """List every tile of the display on every field it fits, or none (3.13)."""
    count = 0
    for place in range(material.PLACE_COUNT):
        if p.display[place] >= 0:
            fields = plan.open_fields(p, p.seat, material.KIND_OF_FACE[p.display[place]])
            count = _list_fields(fields, state.FREE_ACTION + material.FIELD_COUNT * place, out, count)
    out[count] = state.PASS_ACTION
    return count + 1


@kernel
def weights(p, out):
    """List the number of things behind each outcome of chance, in the order of `legal`; returns their number."""
    if p.phase == state.CARD:
        return bag.counts(p.deck[:], 0, material.KIND_COUNT, out)
    if p.phase == state.REPLACE:
        return bag.counts(p.own[p.seat], 0, material.FACE_COUNT, out)
    if p.phase == state.REFILL:
        return bag.counts(p.neutral[:], 0, material.FACE_COUNT, out)
    if p.phase == state.YIELD:
        return bag.counts(p.yields[:], 0, material.YIELD_COUNT, out)
    if p.phase == state.DEAL or p.phase == state.OPEN:
        count = _list_chance(p, out)
        for k in range(count):
            out[k] = 1
        return count
    return 0


@kernel
def draw(p, rng):
    """Draw an outcome of chance; each thing that can be drawn is equally likely."""
    if p.phase == state.CARD:
        return state.CARD_ACTION + bag.draw(p.deck[:], 0, material.KIND_COUNT, rng)
    if p.phase == state.REPLACE:
        return state.REVEAL_ACTION + bag.draw(p.own[p.seat], 0, material.FACE_COUNT, rng)
    if p.phase == state.REFILL:
        return state.REVEAL_ACTION + bag.draw(p.neutral[:], 0, material.FACE_COUNT, rng)
    if p.phase == state.YIELD:
        return state.YIELD_ACTION + bag.draw(p.yields[:], 0, material.YIELD_COUNT, rng)
    if p.phase == state.OPEN:
        return state.OPEN_ACTION
    return setup.draw_part(p, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.step < state.PLAY:
        if setup.play(p, action):
            p.step = state.PLAY
            p.passage = 1
            turn.begin(p)
    elif p.phase <= state.YIELD:
        _play_chance(p, action)
        turn.advance(p)
    elif p.phase == state.ACT:
        _act(p, action)
    elif action == state.PASS_ACTION:
        if p.phase == state.USE_MARBLE:
            turn.end(p)
        else:
            turn.advance(p)  # 3.13 no free tile
    elif action == state.MARBLE_ACTION:
        turn.use_marble(p)
    else:
        _play_choice(p, action)
        turn.advance(p)


@kernel
def _play_chance(p, action):
    if p.phase == state.CARD:
        pile.draw_card(p, action - state.CARD_ACTION)
    elif p.phase == state.REPLACE:
        display.replace(p, action - state.REVEAL_ACTION)
    elif p.phase == state.REFILL:
        display.refill(p, action - state.REVEAL_ACTION)
        if p.refills == 0:
            display.sweep(p)
    else:
        effect.carry_out(p, p.seat, action - state.YIELD_ACTION)


@kernel
def _act(p, action):
    """Begin one of the three actions, or give back a marble for two of them."""
    seat = p.seat
    if action == state.MARBLE_ACTION:
        turn.use_marble(p)
    elif action == state.DRAW_ACTION:
        _remember(p, -1, -1)
        p.cards_due = p.draw_cards + p.bonus[seat, material.CARD_BONUS]  # 3.2
        turn.advance(p)
    elif action < state.DRAW_ACTION:
        place = action - state.TAKE_ACTION
        _remember(p, -1, place)
        p.moving = display.take(p, place)
        if effect.spaces_left(p, seat) > 0:
            _store(p, seat)
            turn.advance(p)
        else:
            p.phase = state.DISCARD  # 3.5
    else:
        p.moving = (action - state.LAY_ACTION) // material.FIELD_COUNT
        p.field = (action - state.LAY_ACTION) % material.FIELD_COUNT
        p.phase = state.PAY


@kernel
def _remember(p, field, place):
    """Note what the last move touched, for the scene."""
    p.last_seat = p.seat
    p.last_field = field
    p.last_place = place


@kernel
def _store(p, seat):
    p.stored[seat, p.moving] += 1
    p.moving = -1


@kernel
def _play_choice(p, action):
    """Play a choice within an action or an effect."""
    seat = p.seat
    if p.phase == state.PAY:
        field = p.field
        item = p.moving
        payment.pay(p, seat, plan.kind_of(p, seat, field), action - state.PAY_ACTION)
        p.stored[seat, item] -= 1
        p.moving = -1
        _remember(p, field, -1)
        effect.lay(p, seat, item, field)
    elif p.phase == state.DISCARD:
        gone = action - state.DISCARD_ACTION
        p.stored[seat, gone] -= 1
        if gone != material.HEXAGON:
            p.box[gone] += 1
        _store(p, seat)
    elif p.phase == state.CHOOSE_FREE:
        place = (action - state.FREE_ACTION) // material.FIELD_COUNT
        field = (action - state.FREE_ACTION) % material.FIELD_COUNT
        _remember(p, field, -1)
        effect.lay(p, seat, display.take(p, place), field)
    else:
        effect.take_bonus(p, seat, action - state.BONUS_ACTION)


@kernel
def placing(p, out):
    """Rank by points, then more empty fields, then fewer green points; equal seats share a place (5.5)."""
    for seat in range(p.seats):
        place = 1
        for other in range(p.seats):
            if _is_ahead(p, other, seat):
                place += 1
        out[seat] = place


@kernel
def _is_ahead(p, one, other):
    if p.points[one] != p.points[other]:
        return p.points[one] > p.points[other]
    one_covered = bits.count(p.covered[one])
    other_covered = bits.count(p.covered[other])
    if one_covered != other_covered:
        return one_covered < other_covered
    return p.green[one] < p.green[other]
