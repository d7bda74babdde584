"""From actions to words."""

from typing import Any

from tilewright.core import cached
from tilewright.core.game import EVERYTHING, Positions
from tilewright.core.move import HIDDEN
from tilewright.core.plain import Fields
from tilewright.games.castles_of_tuscany.rules import material, state

SHIFTS = ("up", "down")
_PLAIN = {state.DRAW_ACTION: "draw", state.MARBLE_ACTION: "marble", state.PASS_ACTION: "pass"}


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; only their own seat may read drawn cards, and plans while they are secret."""
    if action >= state.BONUS_ACTION:
        return _choice(position, action)
    is_known = viewer in (EVERYTHING, int(position["seat"][0]))
    if action < state.DEAL_ACTION:
        return f"card {material.KINDS[action - state.CARD_ACTION] if is_known else HIDDEN}"
    if action < state.PART_ACTION:
        return _chance(Fields(position), action)
    if action < state.CASTLE_ACTION:
        return f"part {_part(Fields(position), action) if is_known else HIDDEN}"
    return f"castle {material.FIELD_NAMES[action - state.CASTLE_ACTION] if is_known else HIDDEN}"


def _part(p: Any, action: int) -> str:
    letter, turned, shift = part_of(action)
    words = f"{material.LETTERS[letter]} {180 * turned}"
    return words if p.order[p.seat, 0] < 0 else f"{words} {SHIFTS[shift]}"


def part_of(action: int) -> tuple[int, int, int]:
    """The letter, rotation and shift of a part that is laid."""
    code = action - state.PART_ACTION
    return code >> 2, code >> 1 & 1, code & 1


def _chance(p: Any, action: int) -> str:
    if action < state.OPEN_ACTION:
        return f"deal {material.PARTS[action - state.DEAL_ACTION]}"
    if action == state.OPEN_ACTION:
        return f"open {plan_words(p, int(p.seat))}"
    if action < state.YIELD_ACTION:
        return f"reveal {material.FACES[action - state.REVEAL_ACTION]}"
    return f"yield {material.YIELDS[action - state.YIELD_ACTION]}"


def plan_words(p: Any, seat: int) -> str:
    """A finished plan as the arguments of the moves that made it."""
    words = []
    for slot in range(material.LETTER_COUNT):
        words += [material.LETTERS[p.order[seat, slot]], str(180 * int(p.turned[seat, slot]))]
        words += [SHIFTS[p.shift[seat, slot]]] if slot else []
    return " ".join([*words, material.FIELD_NAMES[p.castle[seat]]])


def _choice(position: Positions, action: int) -> str:
    if action < state.TAKE_ACTION:
        return f"bonus {material.BONUSES[action - state.BONUS_ACTION]}"
    if action in _PLAIN:
        return _PLAIN[action]
    if action < state.LAY_ACTION:
        place = action - state.TAKE_ACTION
        return f"take {material.FACES[position['display'][0, place]]} {place + 1}"
    if action < state.MARBLE_ACTION:
        item, field = divmod(action - state.LAY_ACTION, material.FIELD_COUNT)
        return f"lay {material.ITEMS[item]} {material.FIELD_NAMES[field]}"
    if action < state.PAY_ACTION:
        return f"discard {material.ITEMS[action - state.DISCARD_ACTION]}"
    if action < state.FREE_ACTION:
        return f"pay {' '.join(paid(action, colour_to_pay(position)))}"
    place, field = divmod(action - state.FREE_ACTION, material.FIELD_COUNT)
    return f"free {material.FACES[position['display'][0, place]]} {place + 1} {material.FIELD_NAMES[field]}"


def colour_to_pay(position: Positions) -> int:
    """The colour of the field to pay for."""
    bit, kinds = 1 << int(position["field"][0]), position["ground"][0, position["seat"][0]].tolist()
    return next(kind for kind, fields in enumerate(kinds) if fields & bit)


@cached.by_arguments
def paid(action: int, colour: int) -> tuple[str, ...]:
    """The words of a payment for a field of a colour: cards of that colour first, then pairs, then workers."""
    units = state.PAYMENTS[action - state.PAY_ACTION].tolist()
    words = []
    for unit in sorted(units, key=lambda unit: (unit != colour, unit)):
        if unit == state.WORKER:
            words.append("worker")
        else:
            words += [material.KINDS[unit]] * (1 if unit == colour else 2)
    return tuple(words)
