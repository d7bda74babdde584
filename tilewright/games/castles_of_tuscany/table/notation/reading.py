"""Words to moves: which move is meant, and if it may not be played, which clause and which thing forbid it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.castles_of_tuscany.rules import payment, plan, setup
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    CASTLE,
    DISPLAY,
    FACES,
    FIELD_NAMES,
    FIELD_NUMBER,
    FIELDS,
    ITEMS,
    KIND_OF_FACE,
    KINDS,
    LETTERS,
    PARTS,
    PARTS_PER_LETTER,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    BONUS_ACTION,
    CARD,
    CARD_ACTION,
    CASTLE_ACTION,
    CHOOSE_BONUS,
    CHOOSE_FREE,
    DEAL,
    DEAL_ACTION,
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
    PART_ACTION,
    PASS_ACTION,
    PAY,
    PAY_ACTION,
    PAYMENTS,
    REFILL,
    REPLACE,
    REVEAL_ACTION,
    SET_CASTLE,
    TAKE_ACTION,
    USE_MARBLE,
    WORKER,
    YIELD,
    YIELD_ACTION,
)

_ASKED = {
    CARD: ("card",),
    DEAL: ("deal",),
    OPEN: ("open",),
    REPLACE: ("reveal",),
    REFILL: ("reveal",),
    YIELD: ("yield",),
    LAY_PART: ("part",),
    SET_CASTLE: ("castle",),
    CHOOSE_BONUS: ("bonus",),
    ACT: ("draw", "take", "lay", "marble"),
    DISCARD: ("discard",),
    PAY: ("pay",),
    CHOOSE_FREE: ("free", "pass"),
    USE_MARBLE: ("marble", "pass"),
}
_SHIFTS = ("up", "down")
_PAYMENT_ROWS = {(int(one), int(other)): row for row, (one, other) in enumerate(PAYMENTS)}


def read(position: Positions, words: str) -> int:
    """The action of a legal move; Refusal tells the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == ENDED:
        raise Refusal("5.4", Message.of("refuse-over"))
    asked = _ASKED[int(p.phase)]
    move = Move.expect(words, _READERS, asked, "3.1")
    return _READERS[move.verb](p, move)


def _kind(kind: int) -> Message:
    return Message.of(f"kind-{KINDS[kind]}")


def _item(name: str) -> Message:
    return Message.of(f"item-{name}")


def _one_of(move: Move, names: tuple[str, ...], shape: str) -> int:
    """The number of the move's only argument among some names."""
    if len(move.args) != 1 or move.args[0] not in names:
        raise malformed(f"{shape} ({' | '.join(names)})")
    return names.index(move.args[0])


def _field(name: str, shape: str) -> int:
    if name not in FIELD_NUMBER:
        raise malformed(f"{shape} (FIELD: a1 … i3)")
    return FIELD_NUMBER[name]


def _read_card(p: Any, move: Move) -> int:
    kind = _one_of(move, KINDS, "card KIND")
    if p.deck[kind] == 0:
        raise Refusal("3.3", Message.of("refuse-no-card-left", kind=_kind(kind)))
    return CARD_ACTION + kind


def _read_deal(p: Any, move: Move) -> int:
    part = _one_of(move, PARTS, "deal PART")
    if part // PARTS_PER_LETTER != setup.letter_due(p.record, p.seat):
        letter = LETTERS[setup.letter_due(p.record, p.seat)]
        raise Refusal("2.4", Message.of("refuse-letter-due", part=PARTS[part], letter=letter))
    if setup.is_dealt(p.record, part):
        raise Refusal("2.4", Message.of("refuse-part-dealt", part=PARTS[part]))
    return DEAL_ACTION + part


def plan_words(p: Any, seat: int) -> str:
    """A finished plan as the arguments of the moves that made it."""
    words = []
    for slot in range(len(LETTERS)):
        words += [LETTERS[p.order[seat, slot]], str(180 * int(p.turned[seat, slot]))]
        words += [_SHIFTS[p.shift[seat, slot]]] if slot else []
    return " ".join([*words, FIELD_NAMES[p.castle[seat]]])


def _read_open(p: Any, move: Move) -> int:
    if " ".join(move.args) != plan_words(p, int(p.seat)):
        raise Refusal("2.7", Message.of("refuse-other-plan", seat=int(p.seat) + 1))
    return OPEN_ACTION


def _read_reveal(p: Any, move: Move) -> int:
    face = _one_of(move, FACES, "reveal FACE")
    is_own = p.phase == REPLACE
    if (p.own[p.seat] if is_own else p.neutral)[face] == 0:
        key = "refuse-no-own-tile" if is_own else "refuse-no-neutral-tile"
        raise Refusal("3.6" if is_own else "3.7", Message.of(key, item=_item(FACES[face]), seat=int(p.seat) + 1))
    return REVEAL_ACTION + face


def _read_yield(p: Any, move: Move) -> int:
    card = _one_of(move, YIELDS, "yield CARD")
    if p.yields[card] == 0:
        raise Refusal("3.22", Message.of("refuse-no-yield-left", card=Message.of(f"yield-{YIELDS[card]}")))
    return YIELD_ACTION + card


def _read_part(p: Any, move: Move) -> int:
    seat = int(p.seat)
    slot = int(setup.slot_of(p.record, seat))
    shape = "part A|B|C 0|180" if slot == 0 else "part A|B|C 0|180 up|down"
    wanted = 2 if slot == 0 else 3
    if len(move.args) != wanted or move.args[0] not in tuple(LETTERS) or move.args[2:] not in ((), ("up",), ("down",)):
        raise malformed(shape)
    letter = LETTERS.index(move.args[0])
    if letter in p.order[seat, :slot]:
        raise Refusal("2.5", Message.of("refuse-part-laid", letter=move.args[0]))
    if move.args[1] not in ("0", "180"):
        raise Refusal("2.5", Message.of("refuse-turn"))
    shift = _SHIFTS.index(move.args[2]) if slot else 0
    return PART_ACTION + 4 * letter + 2 * (move.args[1] == "180") + shift


def _read_castle(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("castle FIELD")
    field = _field(move.args[0], "castle FIELD")
    kind = int(plan.kind_before(p.record, p.seat, field))
    if kind != CASTLE:
        raise Refusal("2.6", Message.of("refuse-no-castle-field", field=move.args[0], kind=_kind(kind)))
    return CASTLE_ACTION + field


def _read_bonus(p: Any, move: Move) -> int:
    bonus = _one_of(move, BONUSES, "bonus TILE")
    if p.bonus_left[bonus] == 0:
        raise Refusal("3.15", Message.of("refuse-no-bonus-left", bonus=Message.of(f"bonus-{BONUSES[bonus]}")))
    return BONUS_ACTION + bonus


def _read_draw(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("draw")
    return DRAW_ACTION


def _read_place(p: Any, face: int, words: tuple[str, ...], clause: str) -> int:
    """The place of the display that is meant: the one given, or the first that shows the face."""
    places = [place for place in range(DISPLAY) if p.display[place] == face]
    if not places:
        raise Refusal(clause, Message.of("refuse-not-on-display", item=_item(FACES[face])))
    if not words:
        return places[0]
    if int(words[0]) - 1 not in places:
        raise Refusal(clause, Message.of("refuse-other-place", item=_item(FACES[face]), place=int(words[0])))
    return int(words[0]) - 1


def _is_place(word: str) -> bool:
    return word in tuple(str(place + 1) for place in range(DISPLAY))


def _read_take(p: Any, move: Move) -> int:
    shape = "take FACE PLACE (1-8)"
    if not 1 <= len(move.args) <= 2 or move.args[0] not in FACES or not all(map(_is_place, move.args[1:])):
        raise malformed(shape)
    return TAKE_ACTION + _read_place(p, FACES.index(move.args[0]), move.args[1:], "3.4")


def _read_discard(p: Any, move: Move) -> int:
    item = _one_of(move, ITEMS, "discard ITEM")
    if p.stored[p.seat, item] == 0:
        raise Refusal("3.5", Message.of("refuse-not-stored", item=_item(ITEMS[item])))
    return DISCARD_ACTION + item


def _check_fit(p: Any, item: int, field: int, name: str) -> None:
    """Refuse a field that is covered, of another colour, or away from everything laid."""
    seat = int(p.seat)
    kind = int(plan.kind_of(p.record, seat, field))
    if p.covered[seat] >> field & 1:
        raise Refusal("3.8", Message.of("refuse-covered", field=name))
    if plan.kind_of_item(item, kind) != kind:
        own = _kind(int(KIND_OF_FACE[item]))
        raise Refusal("3.9", Message.of("refuse-colour", field=name, kind=_kind(kind), own=own))
    if not p.reach[seat] >> field & 1:
        raise Refusal("3.8", Message.of("refuse-apart", field=name))


def _read_lay(p: Any, move: Move) -> int:
    if len(move.args) != 2 or move.args[0] not in ITEMS:
        raise malformed("lay ITEM FIELD")
    item, field = ITEMS.index(move.args[0]), _field(move.args[1], "lay ITEM FIELD")
    if p.stored[p.seat, item] == 0:
        raise Refusal("3.8", Message.of("refuse-not-stored", item=_item(ITEMS[item])))
    _check_fit(p, item, field, move.args[1])
    kind = int(plan.kind_of(p.record, p.seat, field))
    if not payment.is_payable(p.record, p.seat, kind):
        raise Refusal("3.10", Message.of("refuse-unpayable", kind=_kind(kind)))
    return LAY_ACTION + FIELDS * item + field


def _read_free(p: Any, move: Move) -> int:
    shape = "free FACE PLACE FIELD"
    if not 2 <= len(move.args) <= 3 or move.args[0] not in FACES or not all(map(_is_place, move.args[1:-1])):
        raise malformed(shape)
    face, field = FACES.index(move.args[0]), _field(move.args[-1], shape)
    place = _read_place(p, face, move.args[1:-1], "3.13")
    _check_fit(p, face, field, move.args[-1])
    return FREE_ACTION + FIELDS * place + field


def _read_pay(p: Any, move: Move) -> int:
    if not move.args or any(word not in (*KINDS, "worker") for word in move.args):
        raise malformed(f"pay WHAT… ({' | '.join((*KINDS, 'worker'))})")
    seat, colour = int(p.seat), int(plan.kind_of(p.record, p.seat, p.field))
    units: list[int] = []
    for word, count in Counter(move.args).items():
        if word == "worker":
            units += [WORKER] * count
        elif KINDS.index(word) == colour:
            units += [colour] * count
        elif count % 2:
            raise Refusal("3.10", Message.of("refuse-single", kind=_kind(KINDS.index(word)), own=_kind(colour)))
        else:
            units += [KINDS.index(word)] * (count // 2)
    if len(units) != 2:
        raise Refusal("3.10", Message.of("refuse-units", count=len(units)))
    for word, count in Counter(move.args).items():
        has = int(p.workers[seat] if word == "worker" else p.hand[seat, KINDS.index(word)])
        if has < count:
            clause, what = ("3.11", "worker") if word == "worker" else ("3.10", f"kind-{word}")
            raise Refusal(clause, Message.of("refuse-short", what=Message.of(what), has=has, count=count))
    return PAY_ACTION + _PAYMENT_ROWS[min(units), max(units)]


def _read_marble(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("marble")
    if p.marble_used:
        raise Refusal("3.24", Message.of("refuse-marble-used"))
    if p.marble[p.seat] == 0:
        raise Refusal("3.24", Message.of("refuse-no-marble"))
    return MARBLE_ACTION


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return PASS_ACTION


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
