"""Positions of The Castles of Tuscany built from words; docs/conformance.md lists the members."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tilewright.core.built import POINTS, Reading, has_choice, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.core.plain import Plain
from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.games.castles_of_tuscany.table import pending, region
from tilewright.games.castles_of_tuscany.table.state import ENDINGS, NEXT, of_seat

MEMBERS = (
    "next",
    "seat",
    "passage",
    "ending",
    "actions",
    "marble_used",
    "cards_due",
    "yields_due",
    "item",
    "field",
    "gap",
    "effect",
    "refills",
    "display",
    "seats",
    "pile",
    "discards",
    "neutral",
    "aside",
    "box",
    "bonus_left",
    "colours_done",
    "yields",
    "yields_out",
    "last",
)
_OF_SEAT = (
    "points",
    "green",
    "hand",
    "held",
    "marble",
    "workers",
    "stored",
    "bonus",
    "stacks",
    "parts",
    "plan",
    "fields",
    "covered",
)
_PHASES = {word: phase for phase, word in NEXT.items()}
_ENDINGS = {word: ending for ending, word in ENDINGS.items()}
_SETUP = {
    state.CARD: state.HANDS,
    state.DEAL: state.PARTS_DEALT,
    state.LAY_PART: state.PLANS,
    state.SET_CASTLE: state.PLANS,
    state.OPEN: state.OPENING,
    state.CHOOSE_BONUS: state.BONUS_TILES_CHOSEN,
    state.REFILL: state.FIRST_DISPLAY,
}
_ONLY_SETUP = (state.DEAL, state.LAY_PART, state.SET_CASTLE, state.OPEN)
_CLAUSES = {  # of the steps of the setup
    state.HANDS: "2.1",
    state.PARTS_DEALT: "2.4",
    state.PLANS: "2.5",
    state.OPENING: "2.7",
    state.BONUS_TILES_CHOSEN: "2.9",
    state.FIRST_DISPLAY: "2.10",
    state.PLAY: "2.7",
}
_ITEMS = range(1000)  # marble and workers are not limited


def fill(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Change a position at the start of a game into the one that is read."""
    p = position[0]
    p.phase = _PHASES[reading.word("next", _PHASES, "act")]
    p.seat = reading.number("seat", range(reading.seats))
    seats = _seats(reading)
    reading.check()
    _pass_time(reading, p)
    for seat, one in enumerate(seats):
        region.lay(reading, p, seat, one)
        _own(reading, p, seat, one)
    reading.check()
    _check_setup(reading, p)
    _cards(reading, p)
    pending.read(reading, p)
    reading.check()
    _tiles(reading, p)
    _yields(reading, p)
    _rewards(reading, p)
    _check_passage(reading, p)
    reading.check()
    pending.check(reading, position, kernels)
    reading.check()
    if p.phase != state.ENDED and not has_choice(kernels, position, state.ACTIONS):
        reading.refuse("3.1", "built-nothing-to-do")
    _compare(reading, position, seats)


def _seats(reading: Reading) -> list[dict[str, Any]]:
    """What is said about each seat."""
    given = reading.given("seats") or [{}] * reading.seats
    if not isinstance(given, list) or len(given) != reading.seats:
        reading.malformed("seats", given)
        return []
    found = [reading.members("seats", one) for one in given]
    for name in (name for one in found for name in one if name not in _OF_SEAT):
        reading.refuse("", "built-unknown-member", member=name[:40], members=", ".join(_OF_SEAT))
    return found


def _pass_time(reading: Reading, p: Any) -> None:
    """The passage, its end, and the step of the setup."""
    usual = 0 if p.phase in _ONLY_SETUP else material.PASSAGE_COUNT if p.phase == state.ENDED else 1
    p.passage = reading.number("passage", range(material.PASSAGE_COUNT + 1), usual)
    is_setup = p.passage == 0
    if is_setup and p.phase not in _SETUP:
        reading.refuse("5.1", "built-passage", passage=0)
    elif (p.phase in _ONLY_SETUP and not is_setup) or (p.phase == state.ENDED and p.passage != usual):
        reading.refuse("5.1", "built-passage", passage=int(p.passage))
    p.step = _SETUP.get(int(p.phase), state.PLAY) if is_setup else state.PLAY
    is_over = p.phase == state.ENDED
    p.ending = _ENDINGS[reading.word("ending", _ENDINGS, ENDINGS[state.EXTRA_ROUND if is_over else state.ONGOING])]
    reading.check()


def _own(reading: Reading, p: Any, seat: int, given: dict[str, Any]) -> None:
    """Everything a seat has apart from its region."""
    for name, of, numbers in (("points", p.points, POINTS), ("green", p.green, POINTS)):
        of[seat] = _number(reading, given, name, numbers)
    for name, of in (("marble", p.marble), ("workers", p.workers)):
        of[seat] = _number(reading, given, name, _ITEMS)
    counted = (
        ("hand", p.hand, material.KINDS),
        ("held", p.held, material.KINDS),
        ("stored", p.stored, material.ITEMS),
        ("bonus", p.bonus, material.BONUSES),
    )
    for name, of, things in counted:
        _set(reading, of[seat], name, given.get(name, {}), things)
    if "stacks" in given:
        _set(reading, p.own[seat], "stacks", given["stacks"], material.FACES)
        if (p.own[seat] > material.OWN_TILES).any():
            reading.refuse("1.2", "built-stacks", seat=seat + 1)
        p.own_left[seat] = int(p.own[seat].sum())
    if (p.held[seat] > p.hand[seat]).any():
        reading.malformed("seats", f"held: {given.get('held')}")
    spaces = 1 + int(p.bonus[seat, material.STORAGE_BONUS])
    if p.stored[seat].sum() > spaces:
        reading.refuse("3.4", "built-storage", seat=seat + 1, count=spaces)


def _number(reading: Reading, given: dict[str, Any], name: str, numbers: range) -> int:
    value = given.get(name, 0)
    if is_number(value, numbers):
        return int(value)
    reading.malformed("seats", f"{name}: {value}")
    return 0


def _set(reading: Reading, of: Any, name: str, value: Any, things: Sequence[str]) -> None:
    """Set how many of each of these things there are."""
    counts = reading.counted(name, value, things)
    for at, thing in enumerate(things):
        of[at] = counts.get(thing, 0)


# ---- what is in the box, and where the rest of it is


def _rest(reading: Reading, one: str, other: str, things: Sequence[str], rest: Any) -> tuple[Any, Any] | None:
    """How what is left is shared between two places; what one of them does not say follows. None if it cannot be."""
    first, second = reading.counts(one, things), reading.counts(other, things)
    here = None if first is None else np.array([first.get(thing, 0) for thing in things], dtype=np.int64)
    there = np.array([(second or {}).get(thing, 0) for thing in things], dtype=np.int64)
    if here is not None and second is None:
        there = rest - here
    here = rest - there if here is None else here
    return (here, there) if (here + there == rest).all() and (here >= 0).all() and (there >= 0).all() else None


def _cards(reading: Reading, p: Any) -> None:
    """1.4 the cards are in hands, in the pile, or discarded."""
    found = _rest(reading, "pile", "discards", material.KINDS, material.CARDS - p.hand.sum(axis=0, dtype=np.int64))
    if found is None:
        reading.refuse("1.4", "built-cards")
        return
    p.deck[:], p.discards[:] = found


def _yields(reading: Reading, p: Any) -> None:
    """1.5 the yield cards are in the pile, or out."""
    found = _rest(reading, "yields", "yields_out", material.YIELDS, material.YIELD_CARDS.astype(np.int64))
    if found is None:
        reading.refuse("1.5", "built-yields")
        return
    p.yields[:], p.yields_out[:] = found


def _tiles(reading: Reading, p: Any) -> None:
    """1.2, 1.3 every tile is somewhere; those that nobody mentions are in the neutral stacks."""
    rest = material.NEUTRAL_TILES + reading.seats * material.OWN_TILES.astype(np.int64)
    rest = rest - p.own[: reading.seats].sum(axis=0, dtype=np.int64) - p.stored[:, : material.FACE_COUNT].sum(axis=0)
    for face in range(material.FACE_COUNT):
        rest[face] -= int((p.laid == face + 1).sum()) + int((p.display == face).sum())
        rest[face] -= p.phase == state.DISCARD and p.moving == face
    _set(reading, p.box, "box", reading.given("box") or {}, material.FACES)
    found = _rest(reading, "neutral", "aside", material.FACES, rest - p.box)
    if found is None:
        reading.refuse("1.3", "built-tiles")
        return
    p.neutral[:], p.aside[:] = found


def _rewards(reading: Reading, p: Any) -> None:
    """Bonus tiles that are left, and the colours that have been completed."""
    left = material.BONUS_TILES - p.bonus.sum(axis=0, dtype=np.int64)
    if (left < 0).any():
        reading.refuse("1.6", "built-bonus")
        return
    p.bonus_left[:] = left
    for kind in range(material.KIND_COUNT):
        fields = p.ground[: reading.seats, kind]
        done = int(((fields != 0) & (fields & ~p.covered[: reading.seats] == 0)).sum())
        p.colour_bonus[kind] = min(done, 2)  # 4.2


# ---- the course of the game


def _check_setup(reading: Reading, p: Any) -> None:
    """Everything is dealt and chosen seat by seat."""
    for seat in range(reading.seats):
        turn = int(seat > p.seat) - int(seat < p.seat)  # -1: this seat has had its turn
        parts, slots = int((p.part[seat] >= 0).sum()), int((p.order[seat] >= 0).sum())
        has_parts = _is_due(p, state.PARTS_DEALT, turn, parts, material.LETTER_COUNT)
        if p.step == state.PARTS_DEALT and turn == 0:
            has_parts = parts < material.LETTER_COUNT and (p.part[seat, :parts] >= 0).all()
        has_plan = _is_due(p, state.PLANS, turn, slots, material.LETTER_COUNT)
        if p.step == state.PLANS and turn == 0:
            has_plan = (slots == material.LETTER_COUNT) == (p.phase == state.SET_CASTLE)
        has_castle = _is_due(p, state.PLANS, turn, int(p.castle[seat] >= 0), 1)
        cards = int(p.hand[seat].sum())
        has_cards = p.step == state.PLAY or _is_due(p, state.HANDS, turn, cards, material.HAND_COUNT)
        if p.step == state.HANDS and turn == 0:
            has_cards = cards < material.HAND_COUNT
        bonus = int(p.bonus[seat].sum())
        has_bonus = p.step == state.PLAY or _is_due(p, state.BONUS_TILES_CHOSEN, turn, bonus, 1)
        if not (has_parts and has_plan and has_castle and has_cards and has_bonus):
            reading.refuse(_CLAUSES[int(p.step)], "built-setup", seat=seat + 1)


def _is_due(p: Any, step: int, turn: int, count: int, full: int) -> bool:
    """Whether a seat has as many things of this step as it must: all once it has had its turn, none before it."""
    is_had = p.step > step or (p.step == step and turn < 0)
    return count == (full if is_had else 0)


def _check_passage(reading: Reading, p: Any) -> None:
    """5.1 to 5.3 a passage ends when a seat turns up the last tile of a stack."""
    most = material.OWN_COUNT - int(p.own_left[: reading.seats].min())
    ended = int(p.passage) - (p.ending == state.ONGOING)
    is_extra = p.ending == state.EXTRA_ROUND and p.passage != material.PASSAGE_COUNT
    if is_extra or most < material.TILES_PER_STACK * max(ended, 0):
        reading.refuse("5.1", "built-passage", passage=int(p.passage))


def _compare(reading: Reading, position: Positions, seats: list[dict[str, Any]]) -> None:
    """The fields follow from the plan; all else about a seat has been taken over as it was given."""
    p = Plain(position)
    for seat, given in enumerate(seats):
        if given.get("fields", {}) and given["fields"] != of_seat(p, seat)["fields"]:
            reading.refuse("2.5", "built-fields", seat=seat + 1)
    reading.settle("seats")
