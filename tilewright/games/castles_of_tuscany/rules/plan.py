"""A seat's plan: its fields as bits of one number, its areas, and the fields that may be covered."""

import numpy as np

from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.kit import bits
from tilewright.kit.kernel import kernel


@kernel
def kind_before(p, seat, field):
    """The kind of a field whose part has been laid, even while plans are secret."""
    slot = field // material.FIELDS_PER_PART
    part = p.part[seat, p.order[seat, slot]]
    return material.PART_KINDS[part, p.turned[seat, slot], field - material.FIELDS_PER_PART * slot]


@kernel
def is_open(p, seat):
    """Whether everyone may see the plan of a seat (2.7)."""
    return p.step > state.OPENING or (p.step == state.OPENING and seat < p.seat)


@kernel
def open_plan(p, seat):
    """Reveal a plan with its start castle, which scores nothing (2.6, 2.7)."""
    for field in range(material.FIELD_COUNT):
        p.ground[seat, kind_before(p, seat, field)] |= 1 << field
    cover(p, seat, np.int64(p.castle[seat]), material.START_CASTLE)


@kernel
def cover(p, seat, field, item):
    """Lay an item on a field."""
    p.laid[seat, field] = item + 1
    p.covered[seat] |= 1 << field
    p.reach[seat] |= material.NEAR[shifts(p, seat), field]


@kernel
def shifts(p, seat):
    """The row of NEAR for a plan."""
    return 2 * p.shift[seat, 1] + p.shift[seat, 2]


@kernel
def kind_of(p, seat, field):
    """The colour of a field."""
    for kind in range(material.KIND_COUNT):
        if p.ground[seat, kind] >> field & 1:
            return kind
    return -1


@kernel
def kind_of_item(item, field_kind):
    """The kind an item counts as on a field of a kind: a hexagon fits everywhere (3.16)."""
    return material.KIND_OF_FACE[item] if item < material.FACE_COUNT else field_kind


@kernel
def open_fields(p, seat, kind):
    """The bits of the empty fields of a kind that touch a covered one (3.8, 3.9)."""
    return p.ground[seat, kind] & p.reach[seat] & ~p.covered[seat]


@kernel
def area_of(p, seat, field):
    """The bits of the area of a field: the connected fields of its colour."""
    return area_in(shifts(p, seat), p.ground[seat, kind_of(p, seat, field)], field)


@kernel
def area_in(row, colour, field):
    """The bits of the area of a field, given the row of NEAR and all fields of its colour."""
    area = 1 << field
    border = area
    while border != 0:
        lowest = border & -border
        near = material.NEAR[row, bits.lowest(lowest)] & colour & ~area
        area |= near
        border ^= lowest | near
    return area


@kernel
def crops_in(p, seat, area):
    """The bits of the crops in an area."""
    crops = 0
    left = area & p.covered[seat]
    while left != 0:
        crops |= material.CROPS_OF_ITEM[p.laid[seat, bits.lowest(left)] - 1]
        left &= left - 1
    return crops
