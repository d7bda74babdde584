"""The decision that is pending in a position built from words: what it is about, and what follows it."""

from typing import Any

import numpy as np

from tilewright.core.built import Reading, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.games.castles_of_tuscany.rules import material, state

_PLACES = range(1, 1 + material.PLACE_COUNT)
_AFTER_LAYING = (state.CARD, state.REPLACE, state.REFILL, state.YIELD, state.CHOOSE_BONUS, state.CHOOSE_FREE)
_BELONGS = {  # to which decisions a member belongs
    "item": (state.PAY, state.DISCARD),
    "field": (*_AFTER_LAYING, state.PAY),
    "gap": (state.REPLACE, state.DISCARD),
    "effect": (state.REPLACE, state.REFILL),
    "refills": (state.REFILL,),
    "cards_due": (state.CARD,),
    "yields_due": (state.CARD, state.YIELD),
}


def read(reading: Reading, p: Any) -> None:
    """The display, the decision, and what touched the board last."""
    for place, face in reading.members("display", reading.given("display") or {}).items():
        if place in map(str, _PLACES) and face in material.FACES:
            p.display[int(place) - 1] = material.FACES.index(face)
        else:
            reading.malformed("display", f"{place}: {face}")
    for name, phases in _BELONGS.items():
        if reading.given(name) and p.phase not in phases:
            reading.refuse("3.1", "built-pending", member=name)
    reading.check()
    p.moving = _index(reading, "item", material.ITEMS)
    p.field = _index(reading, "field", material.FIELD_NAMES)
    p.effect = _index(reading, "effect", material.KINDS)
    empty = np.flatnonzero(p.display < 0).tolist()
    first = empty[0] + 1 if empty and p.phase in _BELONGS["gap"] else 0
    p.gap = reading.number("gap", range(1 + material.PLACE_COUNT), first) - 1
    _refill(reading, p, empty)
    p.cards_due = reading.number("cards_due", range(10), _cards_due(p))
    p.yields_due = reading.number("yields_due", range(10), int(p.phase == state.YIELD))
    p.marble_used = _flag(reading, "marble_used")
    is_turn = p.step == state.PLAY and p.phase not in (state.USE_MARBLE, state.ENDED)
    p.actions = reading.number("actions", range(3), int(is_turn))
    if (p.actions > 0) != is_turn or p.actions > 1 + p.marble_used or (p.marble_used and p.step < state.PLAY):
        reading.refuse("3.24", "built-actions", actions=int(p.actions))
    _remember(reading, p)


def _index(reading: Reading, name: str, known: tuple[str, ...]) -> int:
    word = reading.word(name, known)
    return known.index(word) if word else -1


def _flag(reading: Reading, name: str) -> bool:
    value = reading.given(name) or False
    if isinstance(value, bool):
        return value
    reading.malformed(name, value)
    return False


def _cards_due(p: Any) -> int:
    """How many cards are still to be drawn if nobody says it."""
    if p.phase != state.CARD:
        return 0
    return material.HAND_COUNT - int(p.hand[p.seat].sum()) if p.step == state.HANDS else 1


def _refill(reading: Reading, p: Any, empty: list[int]) -> None:
    """The places that are filled with neutral tiles: all that are empty if nobody says it."""
    usual = [place + 1 for place in empty] if p.phase == state.REFILL else []
    given = reading.given("refills") if "refills" in reading else usual
    if not isinstance(given, list) or any(not is_number(place, _PLACES) for place in given):
        reading.malformed("refills", given)
        return
    for place in given:
        p.refills |= 1 << place - 1
        if place - 1 not in empty:
            reading.refuse("3.7", "built-not-empty", place=place)


def _remember(reading: Reading, p: Any) -> None:
    """What the last move touched, for the scene."""
    if "last" not in reading:
        return
    given = reading.members("last", reading.given("last"))
    seat, field, place = given.get("seat"), given.get("field", ""), given.get("place", 0)
    is_known = isinstance(field, str) and (not field or field in material.FIELD_NUMBER)
    is_place = is_number(place, range(1 + material.PLACE_COUNT))
    if not (
        is_number(seat, range(reading.seats)) and is_known and is_place and set(given) <= {"seat", "field", "place"}
    ):
        reading.malformed("last", given)
        return
    p.last_seat, p.last_place = seat, place - 1
    p.last_field = material.FIELD_NUMBER[field] if field else -1


def check(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Refuse a decision that the rules would not ask for."""
    p = position[0]
    if p.step == state.HANDS and p.cards_due != material.HAND_COUNT - p.hand[p.seat].sum():
        reading.refuse("2.1", "built-pending", member="cards_due")
    if (p.phase == state.CARD and p.cards_due == 0) or (p.phase == state.YIELD and p.yields_due == 0):
        reading.refuse("3.1", "built-pending", member="cards_due" if p.phase == state.CARD else "yields_due")
    if p.phase == state.REFILL and not p.refills:
        reading.refuse("3.7", "built-pending", member="refills")
    if p.phase in _BELONGS["gap"] and (p.gap < 0 or p.display[p.gap] >= 0):
        reading.refuse("3.6", "built-not-empty", place=int(p.gap) + 1)
    if p.phase == state.USE_MARBLE and (p.marble[p.seat] == 0 or p.marble_used):
        reading.refuse("3.24", "built-no-marble", seat=int(p.seat) + 1)
    if p.phase == state.PAY:
        _check_payment(reading, position, kernels)
    elif p.phase == state.DISCARD:
        _check_discard(reading, p)
    else:
        _check_laid(reading, p)


def _check_payment(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Only what can be laid is paid for."""
    p = position[0]
    action = state.LAY_ACTION + material.FIELD_COUNT * int(p.moving) + int(p.field)
    p.phase = state.ACT
    out = np.empty(state.ACTIONS, dtype=np.int64)
    legal = out[: kernels.legal(position, 0, out)].tolist()
    p.phase = state.PAY
    if min(p.moving, p.field) < 0 or action not in legal:
        reading.refuse("3.8", "built-cannot-lay")


def _check_discard(reading: Reading, p: Any) -> None:
    """A tile that was taken finds no free space."""
    spaces = 1 + int(p.bonus[p.seat, material.STORAGE_BONUS])
    if not 0 <= p.moving < material.FACE_COUNT or p.stored[p.seat].sum() < spaces:
        reading.refuse("3.5", "built-no-discard", seat=int(p.seat) + 1)


def _check_laid(reading: Reading, p: Any) -> None:
    """The field of a pending effect is covered, and the effect is that of its colour."""
    if p.effect >= 0 and p.field < 0:
        reading.refuse("3.12", "built-pending", member="effect")
    elif p.field >= 0:
        bit = 1 << int(p.field)
        is_covered = p.covered[p.seat] & bit
        if not is_covered or (p.effect >= 0 and not p.ground[p.seat, p.effect] & bit):
            reading.refuse("3.12", "built-no-effect", field=material.FIELD_NAMES[p.field])
