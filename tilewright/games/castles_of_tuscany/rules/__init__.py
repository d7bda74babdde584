"""The rules of The Castles of Tuscany as kernels; clause numbers are those of RULES.md."""

from tilewright.games.castles_of_tuscany.rules import display, effect, payment, plan, setup, turn
from tilewright.games.castles_of_tuscany.rules.check import check
from tilewright.games.castles_of_tuscany.rules.estimate import expect
from tilewright.games.castles_of_tuscany.rules.hidden import redeal
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    CARD_BONUS,
    DISPLAY,
    FACE_COUNT,
    FIELDS,
    HEXAGON,
    ITEM_COUNT,
    KIND_OF_FACE,
    KINDS,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.rules.observe import observe
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    BONUS_ACTION,
    CARD,
    CARD_ACTION,
    CHOOSE_BONUS,
    CHOOSE_FREE,
    DEAL,
    DISCARD,
    DISCARD_ACTION,
    DRAW_ACTION,
    ENDED,
    FREE_ACTION,
    LAY_ACTION,
    LAY_PART,
    MARBLE_ACTION,
    OPEN,
    OPEN_ACTION,
    PASS_ACTION,
    PAY,
    PAY_ACTION,
    PLAY,
    REFILL,
    REPLACE,
    REVEAL_ACTION,
    SET_CASTLE,
    TAKE_ACTION,
    USE_MARBLE,
    YIELD,
    YIELD_ACTION,
)
from tilewright.kit import bag, bits, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel

_KINDS, _BONUSES, _YIELDS = len(KINDS), len(BONUSES), len(YIELDS)
_USUAL_DRAW = 2

__all__ = [
    "actor",
    "apply",
    "check",
    "draw",
    "expect",
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
    """The seat asked, CHANCE or OVER."""
    if p.phase <= YIELD:
        return CHANCE
    if p.phase == ENDED:
        return OVER
    return p.seat


@kernel
def legal(p, out):
    """The legal actions, ascending; how many."""
    phase = p.phase
    if phase == ACT:
        return _list_actions(p, out)
    if phase == PAY:
        return payment.list_payments(p, p.seat, plan.kind_of(p, p.seat, p.field), out)
    if phase == USE_MARBLE:  # 3.24
        out[0] = MARBLE_ACTION
        out[1] = PASS_ACTION
        return 2
    if phase == DISCARD:
        return bag.list(p.stored[p.seat], 0, ITEM_COUNT, DISCARD_ACTION, out)
    if phase == CHOOSE_FREE:
        return _list_free(p, out)
    if phase == CHOOSE_BONUS:
        return bag.list(p.bonus_left[:], 0, _BONUSES, BONUS_ACTION, out)  # 3.15
    if phase == LAY_PART:
        return setup.list_parts_to_lay(p, out)
    if phase == SET_CASTLE:
        return setup.list_castle_fields(p, out)
    return _list_chance(p, out)


@kernel
def _list_chance(p, out):
    """What chance may bring next."""
    if p.phase == CARD:
        return bag.list(p.deck[:], 0, _KINDS, CARD_ACTION, out)
    if p.phase == DEAL:
        return setup.list_parts_to_deal(p, out)
    if p.phase == OPEN:
        out[0] = OPEN_ACTION  # 2.7
        return 1
    if p.phase == REPLACE:
        return bag.list(p.own[p.seat], 0, FACE_COUNT, REVEAL_ACTION, out)
    if p.phase == REFILL:
        return bag.list(p.neutral[:], 0, FACE_COUNT, REVEAL_ACTION, out)
    if p.phase == YIELD:
        return bag.list(p.yields[:], 0, _YIELDS, YIELD_ACTION, out)
    return 0


@kernel
def _list_actions(p, out):
    """Drawing, taking any tile, laying what is stored and can be paid, and marble once a turn."""
    seat = p.seat
    count = 0
    for place in range(DISPLAY):
        if p.display[place] >= 0:
            out[count] = TAKE_ACTION + place  # 3.4
            count += 1
    out[count] = DRAW_ACTION  # 3.2
    count += 1
    for item in range(ITEM_COUNT):
        if p.stored[seat, item] > 0:
            fields = _payable_fields(p, seat, item)
            count = _list_fields(fields, LAY_ACTION + FIELDS * item, out, count)
    if p.marble_used == 0 and p.marble[seat] > 0:
        out[count] = MARBLE_ACTION  # 3.24
        count += 1
    return count


@kernel
def _payable_fields(p, seat, item):
    """The bits of the fields an item may be laid on and paid for (3.8 to 3.11)."""
    if item != HEXAGON:
        kind = KIND_OF_FACE[item]
        return plan.open_fields(p, seat, kind) if payment.is_payable(p, seat, kind) else 0
    fields = 0
    for kind in range(_KINDS):
        if payment.is_payable(p, seat, kind):
            fields |= plan.open_fields(p, seat, kind)
    return fields


@kernel
def _list_fields(fields, first, out, count):
    """List the fields of a set of bits as actions after the first `count`; how many there are then."""
    field = 0
    while fields != 0:
        if fields & 1:
            out[count] = first + field
            count += 1
        fields >>= 1
        field += 1
    return count


@kernel
def _list_free(p, out):
    """Any tile of the display on any field it fits, or none (3.13)."""
    count = 0
    for place in range(DISPLAY):
        if p.display[place] >= 0:
            fields = plan.open_fields(p, p.seat, KIND_OF_FACE[p.display[place]])
            count = _list_fields(fields, FREE_ACTION + FIELDS * place, out, count)
    out[count] = PASS_ACTION
    return count + 1


@kernel
def weights(p, out):
    """How many things there are behind each outcome of chance, in the order of `legal`; how many outcomes."""
    if p.phase == CARD:
        return bag.counts(p.deck[:], 0, _KINDS, out)
    if p.phase == REPLACE:
        return bag.counts(p.own[p.seat], 0, FACE_COUNT, out)
    if p.phase == REFILL:
        return bag.counts(p.neutral[:], 0, FACE_COUNT, out)
    if p.phase == YIELD:
        return bag.counts(p.yields[:], 0, _YIELDS, out)
    if p.phase == DEAL or p.phase == OPEN:
        count = _list_chance(p, out)
        for k in range(count):
            out[k] = 1
        return count
    return 0


@kernel
def draw(p, rng):
    """One outcome of chance, everything that may come equally likely."""
    if p.phase == CARD:
        return CARD_ACTION + bag.draw(p.deck[:], 0, _KINDS, rng)
    if p.phase == REPLACE:
        return REVEAL_ACTION + bag.draw(p.own[p.seat], 0, FACE_COUNT, rng)
    if p.phase == REFILL:
        return REVEAL_ACTION + bag.draw(p.neutral[:], 0, FACE_COUNT, rng)
    if p.phase == YIELD:
        return YIELD_ACTION + bag.draw(p.yields[:], 0, _YIELDS, rng)
    if p.phase == OPEN:
        return OPEN_ACTION
    return setup.draw_part(p, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if p.step < PLAY:
        if setup.play(p, action):
            p.step = PLAY
            p.passage = 1
            turn.begin(p)
    elif p.phase <= YIELD:
        _play_chance(p, action)
        turn.go_on(p)
    elif p.phase == ACT:
        _act(p, action)
    elif action == PASS_ACTION:
        if p.phase == USE_MARBLE:
            turn.end(p)
        else:
            turn.go_on(p)  # 3.13 no free tile
    elif action == MARBLE_ACTION:
        turn.use_marble(p)
    else:
        _play_choice(p, action)
        turn.go_on(p)


@kernel
def _play_chance(p, action):
    seat = p.seat
    if p.phase == CARD:
        p.deck[action - CARD_ACTION] -= 1
        p.hand[seat, action - CARD_ACTION] += 1
        p.cards_due -= 1
    elif p.phase == REPLACE:
        display.replace(p, action - REVEAL_ACTION)
    elif p.phase == REFILL:
        display.refill(p, action - REVEAL_ACTION)
        if p.refills == 0:
            display.sweep(p)
    else:
        effect.carry_out(p, seat, action - YIELD_ACTION)


@kernel
def _act(p, action):
    """Begin one of the three actions, or give a marble for two of them."""
    seat = p.seat
    if action == MARBLE_ACTION:
        turn.use_marble(p)
    elif action == DRAW_ACTION:
        _remember(p, -1, -1)
        p.cards_due = p.draw_cards + p.bonus[seat, CARD_BONUS]  # 3.2
        turn.go_on(p)
    elif action < DRAW_ACTION:
        place = action - TAKE_ACTION
        _remember(p, -1, place)
        p.moving = display.take(p, place)
        if effect.spaces_left(p, seat) > 0:
            _store(p, seat)
            turn.go_on(p)
        else:
            p.phase = DISCARD  # 3.5
    else:
        p.moving = (action - LAY_ACTION) // FIELDS
        p.field = (action - LAY_ACTION) % FIELDS
        p.phase = PAY


@kernel
def _remember(p, field, place):
    """Keep in mind what the last move touched, for those who look on."""
    p.last_seat = p.seat
    p.last_field = field
    p.last_place = place


@kernel
def _store(p, seat):
    p.stored[seat, p.moving] += 1
    p.moving = -1


@kernel
def _play_choice(p, action):
    """Play the choice that an action or an effect has asked for."""
    seat = p.seat
    if p.phase == PAY:
        field = p.field
        item = p.moving
        payment.pay(p, seat, plan.kind_of(p, seat, field), action - PAY_ACTION)
        p.stored[seat, item] -= 1
        p.moving = -1
        _remember(p, field, -1)
        effect.lay(p, seat, item, field)
    elif p.phase == DISCARD:
        gone = action - DISCARD_ACTION
        p.stored[seat, gone] -= 1
        if gone != HEXAGON:
            p.box[gone] += 1
        _store(p, seat)
    elif p.phase == CHOOSE_FREE:
        place = (action - FREE_ACTION) // FIELDS
        field = (action - FREE_ACTION) % FIELDS
        _remember(p, field, -1)
        effect.lay(p, seat, display.take(p, place), field)
    else:
        effect.take_bonus(p, seat, action - BONUS_ACTION)


@kernel
def placing(p, out):
    """Places by points, then by more empty fields, then by fewer green points; else shared (5.5)."""
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
