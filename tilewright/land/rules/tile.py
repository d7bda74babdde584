"""Square land tiles as data: what each side shows and which parts are connected.

Sides are 0 north, 1 east, 2 south, 3 west. Each side has two halves; the eight halves are numbered clockwise from
the north-west corner, so side s has halves 2s and 2s + 1. Facing k means the tile is turned clockwise by k quarters.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIDES = "NESW"
NOTHING, FIELD, ROAD, CITY, RIVER = range(5)  # what a side shows; NOTHING: no tile there yet
SHOWS = ("nothing", "field", "road", "city", "river")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x grows to the east, y to the south


@dataclass(frozen=True)
class FieldPart:
    """One piece of field on a tile: the half sides it reaches, and the indices of the tile's cities that it touches."""

    halves: tuple[int, ...]
    cities: tuple[int, ...]


@dataclass(frozen=True)
class LandTile:
    """One type of square land tile, with facing 0."""

    name: str
    set: str
    count: int
    shows: tuple[int, int, int, int]
    cities: tuple[tuple[int, ...], ...]  # the sides that each part reaches
    shields: tuple[int, ...]  # one number for each city part
    roads: tuple[tuple[int, ...], ...]
    rivers: tuple[tuple[int, ...], ...]
    fields: tuple[FieldPart, ...]
    monastery: bool
    extra: dict[str, Any]  # properties that only one game's tiles have

    def __hash__(self) -> int:
        return hash((self.set, self.name))

    def turned(self, facing: int) -> "LandTile":
        """The same tile as data after `facing` quarter turns clockwise."""

        def sides(part: tuple[int, ...]) -> tuple[int, ...]:
            return tuple((side + facing) % 4 for side in part)

        north, east, south, west = (self.shows[(side - facing) % 4] for side in range(4))
        return LandTile(
            name=self.name,
            set=self.set,
            count=self.count,
            shows=(north, east, south, west),
            cities=tuple(sides(part) for part in self.cities),
            shields=self.shields,
            roads=tuple(sides(part) for part in self.roads),
            rivers=tuple(sides(part) for part in self.rivers),
            fields=tuple(
                FieldPart(tuple((half + 2 * facing) % 8 for half in part.halves), part.cities) for part in self.fields
            ),
            monastery=self.monastery,
            extra=self.extra,
        )


_KNOWN = {"id", "set", "count", "edges", "cities", "shields", "roads", "rivers", "fields", "monastery"}


def _tile(row: dict[str, Any]) -> LandTile:
    def parts(rows: list[list[str]]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(SIDES.index(side) for side in part) for part in rows)

    north, east, south, west = (SHOWS.index(row["edges"][side]) for side in SIDES)
    return LandTile(
        name=row["id"],
        set=row["set"],
        count=row["count"],
        shows=(north, east, south, west),
        cities=parts(row["cities"]),
        shields=tuple(row["shields"]),
        roads=parts(row["roads"]),
        rivers=parts(row.get("rivers", [])),
        fields=tuple(FieldPart(tuple(field["edges"]), tuple(field["cities"])) for field in row["fields"]),
        monastery=row["monastery"],
        extra={key: value for key, value in row.items() if key not in _KNOWN},
    )


def load(path: Path) -> dict[str, LandTile]:
    """All tile types of a material file, by id."""
    with path.open("rb") as file:
        return {row["id"]: _tile(row) for row in tomllib.load(file)["tile"]}
