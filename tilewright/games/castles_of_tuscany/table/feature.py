"""The areas of one colour on the plans, with how far they are covered; and which move would play at a point."""

import math

from tilewright.core.event import Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.core.scene import Feature, Place
from tilewright.games.castles_of_tuscany.rules import plan
from tilewright.games.castles_of_tuscany.rules.material import (
    AREA_POINTS,
    FIELD_NAMES,
    FIELDS,
    KINDS,
    PART_FIELDS,
    PARTS,
    STEP_X,
)
from tilewright.games.castles_of_tuscany.rules.state import ACT, CHOOSE_FREE, SET_CASTLE
from tilewright.games.castles_of_tuscany.table import mat

_ASKED = {SET_CASTLE: ("castle", 1), ACT: ("lay", 2), CHOOSE_FREE: ("free", 3)}  # the verb and how many words follow


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every area of every plan that lies open."""
    p = Fields(position)
    found = []
    for seat in range(int(p.seats)):
        if plan.is_open(position[0], seat):
            seen = mat.Mat(seat, is_small=seat != max(viewer, 0))
            found += [_feature(p, seen, area) for area in _areas(p, seat)]
    return found


def _areas(p: Fields, seat: int) -> list[int]:
    """The areas of a plan, each as the bits of its fields."""
    areas: list[int] = []
    known = 0
    for field in range(FIELDS):
        if not known >> field & 1:
            areas.append(int(plan.area_of(p.record, seat, field)))
            known |= areas[-1]
    return areas


def _feature(p: Fields, seen: mat.Mat, area: int) -> Feature:
    fields = [field for field in range(FIELDS) if area >> field & 1]
    covered = sum(int(p.covered[seen.seat]) >> field & 1 for field in fields)
    points = int(AREA_POINTS[len(fields)])
    is_finished = covered == len(fields)
    kind = Message.of(f"kind-{KINDS[int(plan.kind_of(p.record, seen.seat, fields[0]))]}")
    return Feature(
        id=f"area {seen.seat} {FIELD_NAMES[fields[0]]}",
        label=Message.of("feature-area", kind=kind, fields=len(fields), covered=covered),
        places=tuple(_place(p, seen, field) for field in fields),
        worth=Message.of("feature-done") if is_finished else Message.of("feature-green", points=points),
        holders=((seen.seat, covered),) if covered else (),
        terms=(Term(Message.of("term-area", fields=len(fields)), 1, points),),
        is_finished=is_finished,
    )


def _place(p: Fields, seen: mat.Mat, field: int) -> Place:
    """What lies on a field, else the part of the plan the field is printed on."""
    x, y = mat.field_point(p, seen.seat, field)
    if p.laid[seen.seat, field]:
        name, shape = f"plan {seen.seat} {FIELD_NAMES[field]}", "field"
    else:
        name = f"part {seen.seat} {PARTS[p.part[seen.seat, p.order[seen.seat, field // PART_FIELDS]]]}"
        shape = f"field/{field % PART_FIELDS}"
    return name, x * seen.scale, y * seen.scale, f"small/{shape}" if seen.is_small else shape


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would lay what `like` lays on the field of the own plan at a point."""
    p = Fields(position)
    verb, count = _ASKED.get(int(p.phase), ("", 0))
    words = like.split() or ([verb, ""] if verb == "castle" else [])
    if area != "table" or not words or words[0] != verb or len(words) != count + 1:
        return None

    def far(field: int) -> float:
        return math.dist((x, y), mat.field_point(p, int(p.seat), field))

    field = min(range(FIELDS), key=far)
    return " ".join([*words[:-1], FIELD_NAMES[field]]) if far(field) < STEP_X else None
