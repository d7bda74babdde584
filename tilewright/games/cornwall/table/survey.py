"""Reads the land of Cornwall in plain Python, for words and pictures: its fields, and the regions they form."""

from typing import Any, NamedTuple

import numpy as np

from tilewright.core import cached
from tilewright.core.game import Positions
from tilewright.games.cornwall.rules import land, material, placement, region, state
from tilewright.kit.hex import CELLS, ROW, STEPS

Record = Any  # a position: its record, or a view by core/plain.py
Place = tuple[int, int]

FIRST_FIELD = [land.first_field(number) for number in range(state.MOST_TILES + 1)]  # of each tile laid


class Field(NamedTuple):
    """A field on the table."""

    number: int
    part: int  # which field of its tile
    at: Place
    terrain: int
    symbol: int
    area: int  # its region
    id: str  # in a scene


def fields(p: Record) -> list[Field]:
    """Every field on the table, in laying order."""
    return [_field(p, number) for number in range(FIRST_FIELD[p.laid])]


@cached.by_fields(state.POSITION, "laid", "laid_tile", "field_q", "field_r", "terrain", "area")
def new_fields(p: Any) -> tuple[Field, ...]:
    """The fields of the last tile laid; none if it is the start tile."""
    first = FIRST_FIELD[p.laid - 1] if p.laid > 1 else FIRST_FIELD[1]
    return tuple([_field(p, number) for number in range(first, FIRST_FIELD[p.laid])])


def _field(p: Record, number: int) -> Field:
    tile, part = tile_and_part(number)
    return Field(
        number=number,
        part=part,
        at=(int(p.field_q[number]), int(p.field_r[number])),
        terrain=int(p.terrain[number]),
        symbol=material.TILES[p.laid_tile[tile]].symbols[part] if tile else material.NO_SYMBOL,
        area=int(p.area[number]),
        id=field_id(p, number),
    )


@cached.by_arguments
def tile_and_part(number: int) -> tuple[int, int]:
    """The number of the tile that a field is on (0 for the start tile), and which of the tile's fields it is."""
    if number < material.START_FIELDS:
        return 0, number
    tile, part = divmod(number - material.START_FIELDS, material.FIELDS)
    return 1 + tile, part


def field_at(p: Record, q: int, r: int) -> int | None:
    """The number of the field on a place, if any."""
    cell = (q + ROW * r) % CELLS
    code = int(p.tile_at[cell])
    if not 0 < code < state.FIRST_COAST:
        return None
    numbers = range(FIRST_FIELD[code - 1], FIRST_FIELD[code])
    found = next(number for number in numbers if p.field_cell[number] == cell)
    return found if (p.field_q[found], p.field_r[found]) == (q, r) else None


def region_fields(p: Record, area: int) -> list[int]:
    """The numbers of the fields of a region, in laying order."""
    numbers = [area]
    while (number := int(p.ring[numbers[-1]])) != area:
        numbers.append(number)
    return sorted(numbers)


def region_id(area: int) -> str:
    """The id of a region among the features; regions that join later have another one."""
    return f"region {area}"


def field_id(p: Record, number: int) -> str:
    """A field's id in a scene."""
    return f"field {p.field_q[number]} {p.field_r[number]}"


def costs(position: Positions) -> list[int]:
    """The coins a figure costs on each of the new fields."""
    out = np.empty(material.FIELDS, dtype=np.int64)
    region.list_costs(position, 0, out)
    return out.tolist()


def sides(p: Any) -> list[bytes]:
    """What is across the six sides of each field, in laying order: WITHIN, SEAM or BORDER (rules/land.py).

    It depends only on `laid`, `field_cell` and `terrain`, as does the `tile_at` that the kernel reads. Computing it in
    Python would make scenes a tenth slower.
    """
    out = np.empty((material.MOST_FIELDS, 6), dtype=np.uint8)
    land.list_sides(p.positions, 0, out)
    data = out.tobytes()
    return [data[first : first + 6] for first in range(0, 6 * FIRST_FIELD[p.laid], 6)]


@cached.by_arguments
def around(q: int, r: int) -> tuple[Place, ...]:
    """The six places around a place."""
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def places(q: int, r: int, facing: int) -> list[Place]:
    """Where the three fields of a tile are if its field 0 is there."""
    beside = around(q, r)
    return [(q, r), beside[facing], beside[(facing + 1) % 6]]


def locate(position: Positions, actions: list[int]) -> list[list[int]]:
    """What `placement.locate` writes for each way to lay the tile drawn; the actions must be in ascending order."""
    out = np.empty((len(actions), 4), dtype=np.int64)
    placement.locate(position, 0, np.array(actions), out)
    return out.tolist()


def where(position: Positions, action: int) -> tuple[int, int, int]:
    """The place of field 0 and the facing if this action lays the tile drawn."""
    [[q, r, kind, _]] = locate(position, [action])
    return turned(q, r, kind, action % material.FIELDS)


@cached.by_arguments
def turned(q: int, r: int, kind: int, turn: int) -> tuple[int, int, int]:
    """The same for a site of this kind whose base is there."""
    return (*places(q, r, kind)[turn], 2 * turn + kind)
