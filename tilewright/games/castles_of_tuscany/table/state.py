"""A position of The Castles of Tuscany in words, for other programs; docs/conformance.md lists the members."""

from collections.abc import Sequence
from typing import Any

from tilewright.core.game import Positions
from tilewright.core.plain import Plain
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.rules import state as rules
from tilewright.games.castles_of_tuscany.table.notation.writing import SHIFTS

NEXT = {
    rules.CARD: "card",
    rules.DEAL: "deal",
    rules.OPEN: "open",
    rules.REPLACE: "replace",
    rules.REFILL: "refill",
    rules.YIELD: "yield",
    rules.LAY_PART: "part",
    rules.SET_CASTLE: "castle",
    rules.CHOOSE_BONUS: "bonus",
    rules.ACT: "act",
    rules.DISCARD: "discard",
    rules.PAY: "pay",
    rules.CHOOSE_FREE: "free",
    rules.USE_MARBLE: "marble",
    rules.ENDED: "over",
}
ENDINGS = {rules.ONGOING: "no", rules.LAST_ROUND: "last round", rules.EXTRA_ROUND: "extra round"}
ON_PLAN = (*material.ITEMS, "start castle")


def state(position: Positions) -> dict[str, Any]:
    """Everything on the table, all hands, and what is left in stacks and piles."""
    p = Plain(position)
    pending = {
        "item": material.ITEMS[p.moving] if p.moving >= 0 else None,
        "field": material.FIELD_NAMES[p.field] if p.field >= 0 else None,
        "gap": p.gap + 1 if p.gap >= 0 else None,
        "effect": material.KINDS[p.effect] if p.effect >= 0 else None,
    }
    return {
        "next": NEXT[p.phase],
        "seat": p.seat,
        "passage": p.passage,
        "ending": ENDINGS[p.ending],
        "actions": p.actions,
        "marble_used": bool(p.marble_used),
        "cards_due": p.cards_due,
        "yields_due": p.yields_due,
        **{name: value for name, value in pending.items() if value is not None},
        "refills": [place + 1 for place in range(material.PLACE_COUNT) if p.refills >> place & 1],
        "display": {str(place + 1): material.FACES[face] for place, face in enumerate(p.display) if face >= 0},
        "seats": [of_seat(p, seat) for seat in range(p.seats)],
        "pile": _counts(material.KINDS, p.deck),
        "discards": _counts(material.KINDS, p.discards),
        "neutral": _counts(material.FACES, p.neutral),
        "aside": _counts(material.FACES, p.aside),
        "box": _counts(material.FACES, p.box),
        "bonus_left": _counts(material.BONUSES, p.bonus_left),
        "colours_done": _counts(material.KINDS, p.colour_bonus),
        "yields": _counts(material.YIELDS, p.yields),
        "yields_out": _counts(material.YIELDS, p.yields_out),
        **({"last": _last(p)} if p.last_seat >= 0 else {}),
    }


def _last(p: Plain) -> dict[str, Any]:
    """The seat that moved last, and the field it covered or the place of the display it took from."""
    found: dict[str, Any] = {"seat": p.last_seat}
    if p.last_field >= 0:
        found["field"] = material.FIELD_NAMES[p.last_field]
    if p.last_place >= 0:
        found["place"] = p.last_place + 1
    return found


def of_seat(p: Plain, seat: int) -> dict[str, Any]:
    """What one seat has."""
    return {
        "points": p.points[seat],
        "green": p.green[seat],
        "hand": _counts(material.KINDS, p.hand[seat]),
        **({"held": _counts(material.KINDS, p.held[seat])} if any(p.held[seat]) else {}),
        "marble": p.marble[seat],
        "workers": p.workers[seat],
        "stored": _counts(material.ITEMS, p.stored[seat]),
        "bonus": _counts(material.BONUSES, p.bonus[seat]),
        "stacks": _counts(material.FACES, p.own[seat]),
        "parts": [material.PARTS[part] for part in p.part[seat] if part >= 0],
        **_plan(p, seat),
    }


def _plan(p: Plain, seat: int) -> dict[str, Any]:
    """The parts as they lie from left to right, the colours of their fields, and what lies on these."""
    laid = [slot for slot in range(material.LETTER_COUNT) if p.order[seat][slot] >= 0]
    fields = {}
    for slot in laid:
        part = p.part[seat][p.order[seat][slot]]
        for at, kind in enumerate(material.PART_KINDS[part, p.turned[seat][slot]]):
            fields[material.FIELD_NAMES[slot * material.FIELDS_PER_PART + at]] = material.KINDS[kind]
    covered = {material.FIELD_NAMES[field]: ON_PLAN[code - 1] for field, code in enumerate(p.laid[seat]) if code}
    if p.castle[seat] >= 0:  # it lies there before the plan is opened
        covered[material.FIELD_NAMES[p.castle[seat]]] = ON_PLAN[-1]
    return {"plan": [_part(p, seat, slot) for slot in laid], "fields": fields, "covered": covered}


def _part(p: Plain, seat: int, slot: int) -> str:
    words = f"{material.LETTERS[p.order[seat][slot]]} {180 * p.turned[seat][slot]}"
    return f"{words} {SHIFTS[p.shift[seat][slot]]}" if slot else words


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
