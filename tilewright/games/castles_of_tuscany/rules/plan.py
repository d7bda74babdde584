"""A seat's plan: its fields as bits of one number, which of them may be covered, and which belong together."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules.material import (
    CROPS_OF_ITEM,
    FIELDS,
    KIND_OF_FACE,
    NEAR,
    PART_FIELDS,
    PART_KINDS,
    START_CASTLE,
)
from tilewright.games.castles_of_tuscany.rules.state import OPENING
from tilewright.kit.kernel import kernel

_KINDS = 8


@kernel
def kind_before(p, seat, field):
    """The kind of a field whose part lies already, while plans are still secret."""
    slot = field // PART_FIELDS
    part = p.part[seat, p.order[seat, slot]]
    return PART_KINDS[part, p.turned[seat, slot], field - PART_FIELDS * slot]


@kernel
def is_open(p, seat):
    """Whether everyone may see the plan of a seat (2.7)."""
    return p.step > OPENING or (p.step == OPENING and seat < p.seat)


@kernel
def open_plan(p, seat):
    """Lay a plan open: its colours, and the start castle, which brings nothing (2.6, 2.7)."""
    for field in range(FIELDS):
        p.ground[seat, kind_before(p, seat, field)] |= 1 << field
    cover(p, seat, np.int64(p.castle[seat]), START_CASTLE)


@kernel
def cover(p, seat, field, item):
    """Lay an item on a field."""
    p.laid[seat, field] = item + 1
    p.covered[seat] |= 1 << field
    p.reach[seat] |= NEAR[_shifts(p, seat), field]


@kernel
def _shifts(p, seat):
    return 2 * p.shift[seat, 1] + p.shift[seat, 2]


@kernel
def kind_of(p, seat, field):
    """The colour of a field."""
    for kind in range(_KINDS):
        if p.ground[seat, kind] >> field & 1:
            return kind
    return -1


@kernel
def kind_of_item(item, field_kind):
    """The kind an item counts as on a field of some kind: a hexagon fits everywhere (3.16)."""
    return KIND_OF_FACE[item] if item < len(KIND_OF_FACE) else field_kind


@kernel
def open_fields(p, seat, kind):
    """The bits of the empty fields of a kind that touch a covered one (3.8, 3.9)."""
    return p.ground[seat, kind] & p.reach[seat] & ~p.covered[seat]


@kernel
def area_of(p, seat, field):
    """The bits of the joined fields of one colour that a field belongs to."""
    shifts = _shifts(p, seat)
    colour = p.ground[seat, kind_of(p, seat, field)]
    area = 1 << field
    border = area
    while border != 0:
        beside = 0
        for other in range(FIELDS):
            if border >> other & 1:
                beside |= NEAR[shifts, other]
        border = beside & colour & ~area
        area |= border
    return area


@kernel
def crops_in(p, seat, area):
    """The crops that lie in an area, as bits."""
    crops = 0
    for field in range(FIELDS):
        if area >> field & 1 and p.laid[seat, field] > 0:
            crops |= CROPS_OF_ITEM[p.laid[seat, field] - 1]
    return crops
