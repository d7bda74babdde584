"""The land of Cornwall read from plain Python, for words and pictures: what lies where, and what belongs together."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Positions
from tilewright.games.cornwall.rules import land
from tilewright.games.cornwall.rules.material import FIELDS, NO_SYMBOL, SIZES, START_FIELDS, STRENGTH, TILES
from tilewright.games.cornwall.rules.state import FIRST_COAST
from tilewright.kit.hex import CELLS, ROW, STEPS

Record = Any  # one position
Place = tuple[int, int]
KEPT = 1 << 13


@dataclass(frozen=True, slots=True)
class Figure:
    """Whose figure, and which."""

    seat: int
    size: int

    @property
    def strength(self) -> int:
        """What it counts for majorities."""
        return int(STRENGTH[self.size])


@dataclass(frozen=True, slots=True)
class Field:
    """A field on the table."""

    number: int
    tile: int  # the number of the laid tile, 0 the start tile
    name: str  # of that tile, "" for the start tile
    facing: int
    part: int  # which field of that tile
    at: Place
    terrain: int
    symbol: int
    figure: Figure | None
    area: int  # its region, and of that:
    region_fields: int
    has_cottage: bool
    is_scored: bool
    is_closed: bool  # scored because of a cottage or because it cannot be enlarged

    @property
    def id(self) -> str:
        """Its name in a scene."""
        return f"field {self.at[0]} {self.at[1]}"


def fields(p: Record) -> list[Field]:
    """Every field on the table in the order they were laid."""
    return _read(p, 0)


def new_fields(p: Record) -> list[Field]:
    """Those of the tile laid last."""
    return _read(p, START_FIELDS + FIELDS * (int(p.laid) - 2) if p.laid > 1 else 0)


def _read(p: Record, first: int) -> list[Field]:
    """The fields from a number on."""
    last = START_FIELDS + FIELDS * (int(p.laid) - 1)
    tiles, facings = _numbers(p.laid_tile), _numbers(p.laid_facing)
    columns = (p.field_q, p.field_r, p.terrain, p.figure, p.area)
    members, cottages, scored, edges = p.members, p.cottage, p.scored, p.open
    found = []
    for number, (q, r, terrain, figure, area) in enumerate(
        zip(*(_numbers(column[first:last]) for column in columns), strict=True), first
    ):
        tile, _ = _tile_and_part(number)
        region = (area, int(members[area]), bool(cottages[area]), bool(scored[area]), not edges[area])
        found.append(_field(number, tiles[tile] if tile else -1, facings[tile], (q, r), terrain, figure, region))
    return found


def _numbers(values: Any) -> list[int]:
    """What may be an array or a list already."""
    return values if isinstance(values, list) else values.tolist()


def field_at(p: Record, q: int, r: int) -> int | None:
    """The number of the field on a place, if any."""
    cell = (q + ROW * r) % CELLS
    code = int(p.tile_at[cell])
    if not 0 < code < FIRST_COAST:
        return None
    first, count = (START_FIELDS + FIELDS * (code - 2), FIELDS) if code > 1 else (0, START_FIELDS)
    found = next(number for number in range(first, first + count) if p.field_cell[number] == cell)
    return found if (p.field_q[found], p.field_r[found]) == (q, r) else None


def region(p: Record, area: int) -> list[int]:
    """The numbers of the fields of a region, in the order they were laid."""
    numbers = [area]
    while (number := int(p.ring[numbers[-1]])) != area:
        numbers.append(number)
    return sorted(numbers)


def field_id(p: Record, number: int) -> str:
    """A field's name in a scene."""
    return f"field {p.field_q[number]} {p.field_r[number]}"


def _tile_and_part(number: int) -> tuple[int, int]:
    """On which of the laid tiles a field is, and which of its fields it is."""
    if number < START_FIELDS:
        return 0, number
    return 1 + (number - START_FIELDS) // FIELDS, (number - START_FIELDS) % FIELDS


@lru_cache(KEPT)
def _field(
    number: int, kind: int, facing: int, at: Place, terrain: int, figure: int, region: tuple[int, int, bool, bool, bool]
) -> Field:
    """A field of a laid tile; most stay as they are from move to move and table to table."""
    tile, part = _tile_and_part(number)
    area, members, has_cottage, is_scored, is_enclosed = region
    return Field(
        number=number,
        tile=tile,
        name=TILES[kind].name if tile else "",
        facing=facing,
        part=part,
        at=at,
        terrain=terrain,
        symbol=TILES[kind].symbols[part] if tile else NO_SYMBOL,
        figure=Figure(*divmod(figure - 1, len(SIZES))) if figure else None,
        area=area,
        region_fields=members,
        has_cottage=has_cottage,
        is_scored=is_scored,
        is_closed=is_scored and (has_cottage or is_enclosed),
    )


@lru_cache(KEPT)
def around(q: int, r: int) -> tuple[Place, ...]:
    """The six places beside a place."""
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def places(q: int, r: int, facing: int) -> list[Place]:
    """Where the three fields of a tile lie whose field 0 is there."""
    beside = around(q, r)
    return [(q, r), beside[facing], beside[(facing + 1) % 6]]


def described(position: Positions, actions: NDArray[np.int64]) -> list[list[int]]:
    """For each way to lay the tile drawn: q and r of its site's base, the site's kind, how many terrains it grows."""
    out = np.empty((actions.size, 4), dtype=np.int64)
    land.describe(position, 0, actions, out)
    return out.tolist()


def where(position: Positions, action: int) -> tuple[int, int, int]:
    """The true q and r of a tile's field 0 when it is so laid, and its facing."""
    [[q, r, kind, _]] = described(position, np.array([action]))
    return turned(q, r, kind, action % FIELDS)


@lru_cache(KEPT)
def turned(q: int, r: int, kind: int, turn: int) -> tuple[int, int, int]:
    """The same for a site of a kind whose base is there."""
    return (*places(q, r, kind)[turn], 2 * turn + kind)
