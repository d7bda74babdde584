"""The land of Cornwall read from plain Python, for words and pictures: what lies where, and what belongs together."""

from dataclasses import dataclass
from typing import Any

from tilewright.games.cornwall.material import FIELDS, NO_SYMBOL, SIZES, START_FIELDS, STRENGTH, TILES
from tilewright.games.cornwall.state import FIRST_COAST
from tilewright.kit.hex import CELLS, ROW, STEPS, site_cell

Record = Any  # one position
Place = tuple[int, int]


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
    count = START_FIELDS + FIELDS * (int(p.laid) - 1)
    tiles, facings = p.laid_tile.tolist(), p.laid_facing.tolist()
    places = list(zip(p.field_q[:count].tolist(), p.field_r[:count].tolist(), strict=True))
    terrains, figures, areas = p.terrain.tolist(), p.figure.tolist(), p.area.tolist()
    members, cottages, scored, edges = p.members.tolist(), p.cottage.tolist(), p.scored.tolist(), p.open.tolist()
    found = []
    for number, at in enumerate(places):
        tile, part, name, symbol = 0, number, "", NO_SYMBOL
        if number >= START_FIELDS:
            tile, part = 1 + (number - START_FIELDS) // FIELDS, (number - START_FIELDS) % FIELDS
            name, symbol = TILES[tiles[tile]].name, TILES[tiles[tile]].symbols[part]
        area = areas[number]
        found.append(
            Field(
                number=number,
                tile=tile,
                name=name,
                facing=facings[tile],
                part=part,
                at=at,
                terrain=terrains[number],
                symbol=symbol,
                figure=Figure(*divmod(figures[number] - 1, len(SIZES))) if figures[number] else None,
                area=area,
                region_fields=members[area],
                has_cottage=bool(cottages[area]),
                is_scored=bool(scored[area]),
                is_closed=bool(scored[area] and (cottages[area] or edges[area] == 0)),
            )
        )
    return found


def new_fields(land: list[Field]) -> list[Field]:
    """Of all fields, those of the tile laid last."""
    return [field for field in land if field.tile == land[-1].tile]


def around(q: int, r: int) -> list[Place]:
    """The six places beside a place."""
    return [(q + dq, r + dr) for dq, dr in STEPS]


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
    kind = site % 2
    for corner in range(FIELDS):
        cell = int(site_cell(site, corner))
        for dq, dr in STEPS:
            beside = (cell + dq + ROW * dr) % CELLS
            if 0 < tile_at[beside] < FIRST_COAST:
                number = p.field_cell.tolist().index(beside)
                corners = places(int(p.field_q[number]) - dq, int(p.field_r[number]) - dr, 2 * corner + kind)
                return [(*corners[(turn - corner) % FIELDS], 2 * turn + kind) for turn in range(FIELDS)]
    raise ValueError(f"site {site} touches no field")
