"""The regions of a position built from words: the parts of each seat, its plan, and what lies on it."""

from typing import Any

from tilewright.core.built import Reading
from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.games.castles_of_tuscany.table.notation.writing import SHIFTS
from tilewright.games.castles_of_tuscany.table.state import ON_PLAN

_START = ON_PLAN[-1]
_TURNED = ("0", "180")


def lay(reading: Reading, p: Any, seat: int, given: dict[str, Any]) -> None:
    """Lay the parts of a seat, its start castle, and once its plan is open all its tiles."""
    _deal(reading, p, seat, given.get("parts", []))
    reading.check()
    _arrange(reading, p, seat, given.get("plan", []))
    reading.check()
    covered = reading.members("covered", given.get("covered", {}))
    for field, item in covered.items():
        if field not in material.FIELD_NUMBER or item not in ON_PLAN:
            reading.malformed("covered", f"{field}: {item}")
    reading.check()
    kinds = _kinds(p, seat)
    castles = [material.FIELD_NUMBER[field] for field, item in covered.items() if item == _START]
    if len(castles) > 1 or any(kinds.get(field) != material.CASTLE for field in castles):
        reading.refuse("2.6", "built-castle", seat=seat + 1)
        reading.check()
    p.castle[seat] = castles[0] if castles else -1
    if len(kinds) == material.FIELD_COUNT and castles and is_open(p, seat):
        _open(p, seat, kinds)
        _cover(reading, p, seat, kinds, covered)
    elif len(covered) > len(castles):
        reading.refuse("2.7", "built-not-open", seat=seat + 1)


def is_open(p: Any, seat: int) -> bool:
    """Whether everyone may see the plan of a seat (2.7)."""
    return bool(p.step > state.OPENING or (p.step == state.OPENING and seat < p.seat))


def _deal(reading: Reading, p: Any, seat: int, parts: Any) -> None:
    """2.4 one part of each letter, each part only once."""
    if not isinstance(parts, list) or any(not isinstance(part, str) or part not in material.PARTS for part in parts):
        reading.malformed("parts", parts)
        return
    for number in map(material.PARTS.index, parts):
        letter = number // material.PARTS_PER_LETTER
        if p.part[seat, letter] >= 0 or number in p.part[:seat]:
            reading.refuse("2.4", "built-part", part=material.PARTS[number])
        p.part[seat, letter] = number


def _arrange(reading: Reading, p: Any, seat: int, plan: Any) -> None:
    """2.5 the parts from left to right, each but the first half a hexagon up or down."""
    if not isinstance(plan, list) or len(plan) > material.LETTER_COUNT:
        reading.malformed("plan", plan)
        return
    for slot, words in enumerate(plan):
        letter, turned, *shift = words.split(" ") if isinstance(words, str) and " " in words else ("", "")
        if letter not in tuple(material.LETTERS) or turned not in _TURNED or len(shift) != min(slot, 1):
            reading.malformed("plan", words)
            return
        if shift and shift[0] not in SHIFTS:
            reading.malformed("plan", words)
            return
        number = material.LETTERS.index(letter)
        if p.part[seat, number] < 0 or number in p.order[seat]:
            reading.refuse("2.5", "built-plan", seat=seat + 1, part=letter)
            return
        p.order[seat, slot] = number
        p.turned[seat, slot] = _TURNED.index(turned)
        p.shift[seat, slot] = SHIFTS.index(shift[0]) if shift else 0


def _kinds(p: Any, seat: int) -> dict[int, int]:
    """The kind of every field of the parts that lie."""
    found: dict[int, int] = {}
    for slot, letter in enumerate(p.order[seat].tolist()):
        if letter >= 0:
            part = material.PART_KINDS[p.part[seat, letter], p.turned[seat, slot]]
            found |= {slot * material.FIELDS_PER_PART + at: int(kind) for at, kind in enumerate(part)}
    return found


def _open(p: Any, seat: int, kinds: dict[int, int]) -> None:
    for field, kind in kinds.items():
        p.ground[seat, kind] |= 1 << field


def _cover(reading: Reading, p: Any, seat: int, kinds: dict[int, int], covered: dict[str, str]) -> None:
    """Put the tiles on their fields: on their own colour (3.9), and next to each other (3.8)."""
    near = material.NEAR[2 * int(p.shift[seat, 1]) + int(p.shift[seat, 2])].tolist()
    for name, item in covered.items():
        field, number = material.FIELD_NUMBER[name], ON_PLAN.index(item)
        kind = material.CASTLE if item == _START else _kind_of(number, kinds[field])
        if kind != kinds[field]:
            reading.refuse("3.9", "built-colour", seat=seat + 1, field=name, item=item)
        p.laid[seat, field] = 1 + number
        p.covered[seat] |= 1 << field
        p.reach[seat] |= near[field]
    joined, border = 0, 1 << int(p.castle[seat])
    while border:
        joined |= border
        around = 0
        for field in kinds:
            around |= near[field] if border >> field & 1 else 0
        border = around & int(p.covered[seat]) & ~joined
    for name in covered:
        if not joined >> material.FIELD_NUMBER[name] & 1:
            reading.refuse("3.8", "built-apart", seat=seat + 1, field=name)


def _kind_of(item: int, field_kind: int) -> int:
    """The kind an item counts as on a field: a hexagon fits everywhere (3.16)."""
    return int(material.KIND_OF_FACE[item]) if item < material.FACE_COUNT else field_kind
