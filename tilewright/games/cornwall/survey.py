"""The land of Cornwall read from plain Python, for words and pictures: what lies where, and what belongs together."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tilewright.games.cornwall.material import (
    FIELDS,
    NO_SYMBOL,
    SIZES,
    START_FIELDS,
    STRENGTH,
    TILES,
)
from tilewright.games.cornwall.state import FIRST_COAST
from tilewright.kit.hex import CELLS, ROW, STEPS, site_cell

Record = Any  # one position


@dataclass(frozen=True, slots=True)
class Field:
    """A field on the table."""

    number: int
    tile: int  # the number of the laid tile, 0 the start tile
    part: int  # which field of that tile
    q: int
    r: int
    terrain: int
    symbol: int
    area: int  # its region

    @property
    def at(self) -> tuple[int, int]:
        """Where it lies."""
        return self.q, self.r

    @property
    def id(self) -> str:
        """Its name in a scene."""
        return f"field {self.q} {self.r}"


@dataclass(frozen=True, slots=True)
class Figure:
    """Who stands on a field."""

    seat: int
    size: int

    @property
    def strength(self) -> int:
        """What it counts for majorities."""
        return int(STRENGTH[self.size])


def fields_laid(p: Record) -> int:
    """How many fields lie on the table."""
    return START_FIELDS + FIELDS * (int(p.laid) - 1)


def field(p: Record, number: int) -> Field:
    """The field laid as the given one, counted from 0."""
    tile, part, symbol = 0, number, NO_SYMBOL
    if number >= START_FIELDS:
        tile, part = 1 + (number - START_FIELDS) // FIELDS, (number - START_FIELDS) % FIELDS
        symbol = TILES[p.laid_tile[tile]].symbols[part]
    return Field(
        number,
        tile,
        part,
        int(p.field_q[number]),
        int(p.field_r[number]),
        int(p.terrain[number]),
        symbol,
        int(p.area[number]),
    )


def fields(p: Record) -> Iterator[Field]:
    """Every field on the table in the order they were laid."""
    return (field(p, number) for number in range(fields_laid(p)))


def new_fields(p: Record) -> list[Field]:
    """The fields of the tile laid last."""
    last = fields_laid(p)
    return [field(p, number) for number in range(last - (FIELDS if p.laid > 1 else START_FIELDS), last)]


def figure(p: Record, number: int) -> Figure | None:
    """Who stands on a field."""
    standing = int(p.figure[number]) - 1
    return Figure(standing // len(SIZES), standing % len(SIZES)) if standing >= 0 else None


def field_on(p: Record, q: int, r: int) -> Field | None:
    """The field at a place, if any."""
    code = int(p.tile_at[(q + ROW * r) % CELLS])
    if not 0 < code < FIRST_COAST:
        return None
    first = START_FIELDS + FIELDS * (code - 2) if code > 1 else 0
    around = (field(p, number) for number in range(first, first + (FIELDS if code > 1 else START_FIELDS)))
    return next((found for found in around if found.at == (q, r)), None)


def around(q: int, r: int) -> list[tuple[int, int]]:
    """The six places beside a place."""
    return [(q + dq, r + dr) for dq, dr in STEPS]


def places(q: int, r: int, facing: int) -> list[tuple[int, int]]:
    """Where the three fields of a tile lie whose field 0 is there."""
    beside = around(q, r)
    return [(q, r), beside[facing], beside[(facing + 1) % 6]]


def where(p: Record, site: int, turn: int) -> tuple[int, int, int]:
    """The true q and r of a tile's field 0 on a site that touches the land, and its facing."""
    kind = site & 1
    for corner in range(FIELDS):
        cell = int(site_cell(site, corner))
        for dq, dr in STEPS:
            code = int(p.tile_at[(cell + dq + ROW * dr) % CELLS])
            if 0 < code < FIRST_COAST:
                number = _number_on(p, (cell + dq + ROW * dr) % CELLS, code)
                corners = places(int(p.field_q[number]) - dq, int(p.field_r[number]) - dr, 2 * corner + kind)
                return *corners[(turn - corner) % FIELDS], 2 * turn + kind
    raise ValueError(f"site {site} touches no field")


def _number_on(p: Record, cell: int, code: int) -> int:
    first = START_FIELDS + FIELDS * (code - 2) if code > 1 else 0
    return next(number for number in range(first, fields_laid(p)) if p.field_cell[number] == cell)


def members(p: Record, area: int) -> list[Field]:
    """The fields of a region."""
    numbers = [area]
    while (number := int(p.ring[numbers[-1]])) != area:
        numbers.append(number)
    return [field(p, number) for number in sorted(numbers)]


def is_closed(p: Record, area: int) -> bool:
    """Whether a region has been scored because of a cottage or because it cannot be enlarged."""
    return bool(p.scored[area] and (p.cottage[area] or p.open[area] == 0))
