"""From words to actions: the action of a move, or the clause and the reason why it may not be played."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.castles_of_tuscany.rules import material, payment, plan, setup, state
from tilewright.games.castles_of_tuscany.table import wording
from tilewright.games.castles_of_tuscany.table.notation import writing

_VERBS = {
    state.CARD: ("card",),
    state.DEAL: ("deal",),
    state.OPEN: ("open",),
    state.REPLACE: ("reveal",),
    state.REFILL: ("reveal",),
    state.YIELD: ("yield",),
    state.LAY_PART: ("part",),
    state.SET_CASTLE: ("castle",),
    state.CHOOSE_BONUS: ("bonus",),
    state.ACT: ("draw", "take", "lay", "marble"),
    state.DISCARD: ("discard",),
    state.PAY: ("pay",),
    state.CHOOSE_FREE: ("free", "pass"),
    state.USE_MARBLE: ("marble", "pass"),
}
_PAYMENT_ROWS = {(one, other): row for row, (one, other) in enumerate(state.PAYMENTS.tolist())}


def read(position: Positions, words: str) -> int:
    """The action of a legal move; a Refusal names the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == state.ENDED:
        raise Refusal("5.4", Message.of("refuse-over"))
    move = Move.expect(words, _READERS, _VERBS[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _one_of(move: Move, names: tuple[str, ...], shape: str) -> int:
    """The index of the move's only argument among these names."""
    if len(move.args) != 1 or move.args[0] not in names:
        raise malformed(f"{shape} ({' | '.join(names)})")
    return names.index(move.args[0])


def _check_bare(move: Move) -> None:
    if move.args:
        raise malformed(move.verb)


def _field(name: str, shape: str) -> int:
    if name not in material.FIELD_NUMBER:
        raise malformed(f"{shape} (FIELD: a1 … i3)")
    return material.FIELD_NUMBER[name]


def _read_card(p: Any, move: Move) -> int:
    kind = _one_of(move, material.KINDS, "card KIND")
    if p.deck[kind] == 0:
        raise Refusal("3.3", Message.of("refuse-no-card-left", kind=wording.kind(kind)))
    return state.CARD_ACTION + kind


def _read_deal(p: Any, move: Move) -> int:
    part = _one_of(move, material.PARTS, "deal PART")
    if part // material.PARTS_PER_LETTER != setup.letter_due(p.record, p.seat):
        letter = material.LETTERS[setup.letter_due(p.record, p.seat)]
        raise Refusal("2.4", Message.of("refuse-letter-due", part=material.PARTS[part], letter=letter))
    if setup.is_dealt(p.record, part):
        raise Refusal("2.4", Message.of("refuse-part-dealt", part=material.PARTS[part]))
    return state.DEAL_ACTION + part


def _read_open(p: Any, move: Move) -> int:
    if " ".join(move.args) != writing.plan_words(p, int(p.seat)):
        raise Refusal("2.7", Message.of("refuse-other-plan", seat=int(p.seat) + 1))
    return state.OPEN_ACTION


def _read_reveal(p: Any, move: Move) -> int:
    face = _one_of(move, material.FACES, "reveal FACE")
    is_own = p.phase == state.REPLACE
    if (p.own[p.seat] if is_own else p.neutral)[face] == 0:
        key = "refuse-no-own-tile" if is_own else "refuse-no-neutral-tile"
        raise Refusal("3.6" if is_own else "3.7", Message.of(key, item=wording.item(face), seat=int(p.seat) + 1))
    return state.REVEAL_ACTION + face


def _read_yield(p: Any, move: Move) -> int:
    card = _one_of(move, material.YIELDS, "yield CARD")
    if p.yields[card] == 0:
        raise Refusal("3.22", Message.of("refuse-no-yield-left", card=wording.yield_card(card)))
    return state.YIELD_ACTION + card


def _read_part(p: Any, move: Move) -> int:
    seat = int(p.seat)
    slot = int(setup.slot_of(p.record, seat))
    shape = "part A|B|C 0|180" if slot == 0 else "part A|B|C 0|180 up|down"
    if len(move.args) != len(shape.split()) - 1 or move.args[0] not in tuple(material.LETTERS):
        raise malformed(shape)
    if not set(move.args[2:]) <= set(writing.SHIFTS):
        raise malformed(shape)
    letter = material.LETTERS.index(move.args[0])
    if letter in p.order[seat, :slot]:
        raise Refusal("2.5", Message.of("refuse-part-laid", letter=move.args[0]))
    if move.args[1] not in ("0", "180"):
        raise Refusal("2.5", Message.of("refuse-turn"))
    shift = writing.SHIFTS.index(move.args[2]) if slot else 0
    return state.PART_ACTION + 4 * letter + 2 * (move.args[1] == "180") + shift


def _read_castle(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("castle FIELD")
    field = _field(move.args[0], "castle FIELD")
    kind = int(plan.kind_before(p.record, p.seat, field))
    if kind != material.CASTLE:
        raise Refusal("2.6", Message.of("refuse-no-castle-field", field=move.args[0], kind=wording.kind(kind)))
    return state.CASTLE_ACTION + field


def _read_bonus(p: Any, move: Move) -> int:
    bonus = _one_of(move, material.BONUSES, "bonus TILE")
    if p.bonus_left[bonus] == 0:
        raise Refusal("3.15", Message.of("refuse-no-bonus-left", bonus=wording.bonus(bonus)))
    return state.BONUS_ACTION + bonus


def _read_draw(p: Any, move: Move) -> int:
    _check_bare(move)
    return state.DRAW_ACTION


def _read_place(p: Any, face: int, words: tuple[str, ...], clause: str) -> int:
    """The place of the display: the given one, or else the first that shows the face."""
    places = [place for place in range(material.PLACE_COUNT) if p.display[place] == face]
    if not places:
        raise Refusal(clause, Message.of("refuse-not-on-display", item=wording.item(face)))
    if not words:
        return places[0]
    if int(words[0]) - 1 not in places:
        raise Refusal(clause, Message.of("refuse-other-place", item=wording.item(face), place=int(words[0])))
    return int(words[0]) - 1


def _is_place(word: str) -> bool:
    return word in tuple(str(place + 1) for place in range(material.PLACE_COUNT))


def _read_take(p: Any, move: Move) -> int:
    shape = "take FACE PLACE (1-8)"
    if not 1 <= len(move.args) <= 2 or move.args[0] not in material.FACES or not all(map(_is_place, move.args[1:])):
        raise malformed(shape)
    return state.TAKE_ACTION + _read_place(p, material.FACES.index(move.args[0]), move.args[1:], "3.4")


def _read_discard(p: Any, move: Move) -> int:
    item = _one_of(move, material.ITEMS, "discard ITEM")
    if p.stored[p.seat, item] == 0:
        raise Refusal("3.5", Message.of("refuse-not-stored", item=wording.item(item)))
    return state.DISCARD_ACTION + item


def _check_fit(p: Any, item: int, field: int, name: str) -> None:
    """Refuse a field that is covered, of another colour, or not next to a covered field."""
    seat = int(p.seat)
    kind = int(plan.kind_of(p.record, seat, field))
    if p.covered[seat] >> field & 1:
        raise Refusal("3.8", Message.of("refuse-covered", field=name))
    if plan.kind_of_item(item, kind) != kind:
        own = wording.kind(int(material.KIND_OF_FACE[item]))
        raise Refusal("3.9", Message.of("refuse-colour", field=name, kind=wording.kind(kind), own=own))
    if not p.reach[seat] >> field & 1:
        raise Refusal("3.8", Message.of("refuse-apart", field=name))


def _read_lay(p: Any, move: Move) -> int:
    if len(move.args) != 2 or move.args[0] not in material.ITEMS:
        raise malformed("lay ITEM FIELD")
    item, field = material.ITEMS.index(move.args[0]), _field(move.args[1], "lay ITEM FIELD")
    if p.stored[p.seat, item] == 0:
        raise Refusal("3.8", Message.of("refuse-not-stored", item=wording.item(item)))
    _check_fit(p, item, field, move.args[1])
    kind = int(plan.kind_of(p.record, p.seat, field))
    if not payment.is_payable(p.record, p.seat, kind):
        raise Refusal("3.10", Message.of("refuse-unpayable", kind=wording.kind(kind)))
    return state.LAY_ACTION + material.FIELD_COUNT * item + field


def _read_free(p: Any, move: Move) -> int:
    shape = "free FACE PLACE FIELD"
    if not 2 <= len(move.args) <= 3 or move.args[0] not in material.FACES or not all(map(_is_place, move.args[1:-1])):
        raise malformed(shape)
    face, field = material.FACES.index(move.args[0]), _field(move.args[-1], shape)
    place = _read_place(p, face, move.args[1:-1], "3.13")
    _check_fit(p, face, field, move.args[-1])
    return state.FREE_ACTION + material.FIELD_COUNT * place + field


def _read_pay(p: Any, move: Move) -> int:
    if not move.args or any(word not in (*material.KINDS, "worker") for word in move.args):
        raise malformed(f"pay WHAT… ({' | '.join((*material.KINDS, 'worker'))})")
    paid = Counter(move.args)
    units = _units(paid, int(plan.kind_of(p.record, p.seat, p.field)))
    if len(units) != 2:
        raise Refusal("3.10", Message.of("refuse-units", count=len(units)))
    for word, count in paid.items():
        has = int(p.workers[p.seat] if word == "worker" else p.hand[p.seat, material.KINDS.index(word)])
        if has < count:
            clause, what = ("3.11", "worker") if word == "worker" else ("3.10", f"kind-{word}")
            raise Refusal(clause, Message.of("refuse-short", what=Message.of(what), has=has, count=count))
    return state.PAY_ACTION + _PAYMENT_ROWS[min(units), max(units)]


def _units(paid: Counter[str], colour: int) -> list[int]:
    """The units that cards and workers amount to; a single card of another colour is not a unit and is refused."""
    units: list[int] = []
    for word, count in paid.items():
        unit = state.WORKER if word == "worker" else material.KINDS.index(word)
        price = 1 if unit in (state.WORKER, colour) else 2
        if count % price:
            raise Refusal("3.10", Message.of("refuse-single", kind=wording.kind(unit), own=wording.kind(colour)))
        units += [unit] * (count // price)
    return units


def _read_marble(p: Any, move: Move) -> int:
    _check_bare(move)
    if p.marble_used:
        raise Refusal("3.24", Message.of("refuse-marble-used"))
    if p.marble[p.seat] == 0:
        raise Refusal("3.24", Message.of("refuse-no-marble"))
    return state.MARBLE_ACTION


def _read_pass(p: Any, move: Move) -> int:
    _check_bare(move)
    return state.PASS_ACTION


_READERS: dict[str, Callable[[Any, Move], int]] = {
    "card": _read_card,
    "deal": _read_deal,
    "open": _read_open,
    "reveal": _read_reveal,
    "yield": _read_yield,
    "part": _read_part,
    "castle": _read_castle,
    "bonus": _read_bonus,
    "draw": _read_draw,
    "take": _read_take,
    "lay": _read_lay,
    "marble": _read_marble,
    "discard": _read_discard,
    "pay": _read_pay,
    "free": _read_free,
    "pass": _read_pass,
}
