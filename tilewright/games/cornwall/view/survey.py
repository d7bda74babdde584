"""The land of Cornwall read from plain Python, for words and pictures: what lies where, and what belongs together."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import Positions
from tilewright.core.plain import Fields
from tilewright.games.cornwall.material import FIELDS, NO_SYMBOL, SIZES, START_FIELDS, STRENGTH, TILES
from tilewright.games.cornwall.state import FIRST_COAST, POSITION
from tilewright.kit.hex import CELLS, ROW, STEPS, site_cell

Record = Any  # one position
Place = tuple[int, int]
KEPT_READINGS = 64
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


@dataclass(frozen=True, slots=True)
class Reading:
    """A position, read once for the move, all viewers and all events."""

    p: Fields
    fields: list[Field]


def reading(position: Positions) -> Reading:
    """A position read, or as it was read before."""
    return _reading(position.tobytes())


@lru_cache(KEPT_READINGS)
def _reading(data: bytes) -> Reading:
    p = Fields(np.frombuffer(data, dtype=POSITION).copy())
    return Reading(p, fields(p))


def fields(p: Record) -> list[Field]:
    """Every field on the table in the order they were laid."""
    count = START_FIELDS + FIELDS * (int(p.laid) - 1)
    tiles, facings = p.laid_tile.tolist(), p.laid_facing.tolist()
    places = list(zip(p.field_q[:count].tolist(), p.field_r[:count].tolist(), strict=True))
    terrains, figures, areas = p.terrain.tolist(), p.figure.tolist(), p.area.tolist()
    members, cottages, scored, edges = p.members.tolist(), p.cottage.tolist(), p.scored.tolist(), p.open.tolist()
    found = []
    for number, at in enumerate(places):
        area = areas[number]
        tile, _ = _tile_and_part(number)
        found.append(
            _field(
                number,
                tiles[tile] if tile else -1,
                facings[tile],
                at,
                terrains[number],
                figures[number],
                (area, members[area], cottages[area] > 0, scored[area] > 0, edges[area] == 0),
            )
        )
    return found


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


def new_fields(land: list[Field]) -> list[Field]:
    """Of all fields, those of the tile laid last."""
    return [field for field in land if field.tile == land[-1].tile]


@lru_cache(KEPT)
def around(q: int, r: int) -> tuple[Place, ...]:
    """The six places beside a place."""
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def places(q: int, r: int, facing: int) -> list[Place]:
    """Where the three fields of a tile lie whose field 0 is there."""
    beside = around(q, r)
    return [(q, r), beside[facing], beside[(facing + 1) % 6]]


def where(p: Record, site: int, turn: int) -> tuple[int, int, int]:
    """The true q and r of a tile's field 0 on a site that touches the land, and its facing."""
    return ways(p, site)[turn]


def ways(p: Record, site: int) -> list[tuple[int, int, int]]:
    """The same for each turn of the tile."""
    tile_at = p.tile_at
    for corner, neighbours in enumerate(_neighbours(site)):
        for (dq, dr), beside in zip(STEPS, neighbours, strict=True):
            if 0 < tile_at[beside] < FIRST_COAST:
                number = p.field_cell.tolist().index(beside)
                return _turns(int(p.field_q[number]) - dq, int(p.field_r[number]) - dr, corner, site % 2)
    raise ValueError(f"site {site} touches no field")


@lru_cache(KEPT)
def _neighbours(site: int) -> list[list[int]]:
    """The cells beside each of the three cells of a site."""
    cells = [int(site_cell(site, corner)) for corner in range(FIELDS)]
    return [[(cell + dq + ROW * dr) % CELLS for dq, dr in STEPS] for cell in cells]


@lru_cache(KEPT)
def _turns(q: int, r: int, corner: int, kind: int) -> list[tuple[int, int, int]]:
    """The ways to lay a tile on the site of a kind whose corner is there."""
    corners = places(q, r, 2 * corner + kind)
    return [(*corners[(turn - corner) % FIELDS], 2 * turn + kind) for turn in range(FIELDS)]
