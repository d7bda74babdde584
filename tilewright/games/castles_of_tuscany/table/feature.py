"""The areas of one colour on the open plans, and the move that would play at a point."""

import math
from typing import Any

from tilewright.core.event import Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.core.scene import Feature, Place
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table import mat, wording
from tilewright.games.castles_of_tuscany.table.layout import STEP_X

_VERBS = {
    state.SET_CASTLE: ("castle", 1),
    state.ACT: ("lay", 2),
    state.CHOOSE_FREE: ("free", 3),
}  # each with the number of words that follow


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every area of every open plan."""
    p = Plain(position)
    found = []
    for seat in range(p.seats):
        if plan.is_open(p.record, seat):
            own = mat.Mat(seat, is_small=seat != max(viewer, 0))
            found += [_feature(p, own, area) for area in _areas(p, seat)]
    return found


def _areas(p: Any, seat: int) -> list[int]:
    """The areas of a plan, each as the bits of its fields."""
    areas: list[int] = []
    known = 0
    for field in range(material.FIELD_COUNT):
        if not known >> field & 1:
            areas.append(int(plan.area_of(p.record, seat, field)))
            known |= areas[-1]
    return areas


def _feature(p: Any, own: mat.Mat, area: int) -> Feature:
    fields = [field for field in range(material.FIELD_COUNT) if area >> field & 1]
    covered = (area & p.covered[own.seat]).bit_count()
    points = int(material.AREA_POINTS[len(fields)])
    is_finished = covered == len(fields)
    kind = wording.kind(int(plan.kind_of(p.record, own.seat, fields[0])))
    return Feature(
        id=f"area {own.seat} {material.FIELD_NAMES[fields[0]]}",
        kind=kind,
        label=Message.of("feature-area", kind=kind, fields=len(fields), covered=covered),
        places=tuple(_place(p, own, field) for field in fields),
        worth=Message.of("feature-done") if is_finished else Message.of("feature-green", points=points),
        points=points if is_finished else 0,
        possible=points,
        holders=((own.seat, covered),) if covered else (),
        leaders=(own.seat,),
        terms=(Term(Message.of("term-area", fields=len(fields)), 1, points),),
        is_finished=is_finished,
    )


def _place(p: Any, own: mat.Mat, field: int) -> Place:
    """The piece on a field, or else the part of the plan that the field is printed on."""
    seat, (x, y) = own.seat, mat.field_point(p, own.seat, field)
    slot, at = divmod(field, material.FIELDS_PER_PART)
    if p.laid[seat][field]:
        name, shape = f"plan {seat} {material.FIELD_NAMES[field]}", "field"
    else:
        name, shape = f"part {seat} {material.PARTS[p.part[seat][p.order[seat][slot]]]}", f"field/{at}"
    return name, x * own.scale, y * own.scale, f"small/{shape}" if own.is_small else shape


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The move that would lay the same item as `like` on the field at a point of the seat's own plan."""
    p: Any = Plain(position)
    verb, count = _VERBS.get(p.phase, ("", 0))
    words = like.split() or ([verb, ""] if verb == "castle" else [])
    if area != "table" or not words or words[0] != verb or len(words) != count + 1:
        return None

    def distance(field: int) -> float:
        return math.dist((x, y), mat.field_point(p, p.seat, field))

    field = min(range(material.FIELD_COUNT), key=distance)
    return " ".join([*words[:-1], material.FIELD_NAMES[field]]) if distance(field) < STEP_X else None
