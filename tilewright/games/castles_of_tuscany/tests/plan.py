"""The material of the oracle: tiles, plans of three parts side by side, and ways to pay for a field."""

import tomllib
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

KINDS = ("castle", "city", "manor", "agriculture", "quarry", "village", "monastery", "carriage")
BONUSES = ("card", "storage", "marble", "worker", "yield")
HEXAGON = "hexagon"
WORKER = "worker"
PLACES = range(1, 9)
COLUMNS = "abcdefghi"
COLUMN_HEIGHTS = ((1, 3, 5), (0, 2, 4, 6), (1, 3, 5))  # of a part, in half hexagons, growing downwards
SHIFTS = {"up": -1, "down": 1}  # in half hexagons, relative to the part on the left


with open(Path(__file__).resolve().parent.parent / "rules" / "material.toml", "rb") as _file:
    MATERIAL: dict[str, Any] = tomllib.load(_file)
PARTS: dict[str, dict[str, Any]] = {part["id"]: part for part in MATERIAL["region"]["parts"]}
YIELDS: dict[str, int] = {card["id"].replace("_", "-"): card["count"] for card in MATERIAL["yield"]["cards"]}
COLOUR_BONUS: dict[str, tuple[int, int]] = {
    kind: (worth["first"], worth["second"]) for kind, worth in MATERIAL["colour_bonus"].items()
}


def tiles(set_name: str) -> Counter[str]:
    """The tiles of a seat (`own`, without the start castle) or of the neutral set, by what they show."""
    bag: Counter[str] = Counter()
    for kind, counts in MATERIAL["colours"].items():
        if kind != "agriculture":
            bag[kind] = counts[set_name]
    for sorts in MATERIAL["agriculture"][set_name]:
        bag["-".join(sorts)] += 1
    return bag


def colour(item: str) -> str:
    """The kind of a tile, which is its colour."""
    return item if item in KINDS else "agriculture"


def total(bag: Counter[str]) -> int:
    """How many things are in a bag."""
    return sum(bag.values())


# A plan: three parts side by side


def turned(part: str, turn: int) -> list[list[str]]:
    """The three columns of a part, each from the top, after a rotation of 0 or 180 degrees."""
    columns = [list(PARTS[part][side]) for side in ("left", "middle", "right")]
    return columns if turn == 0 else [column[::-1] for column in columns[::-1]]


def height(field: str, shifts: tuple[int, int]) -> int:
    """The distance of a field from the top in half hexagons, given the shifts of the second and third parts."""
    column, row = COLUMNS.index(field[0]), int(field[1])
    return COLUMN_HEIGHTS[column % 3][row - 1] + sum(shifts[: column // 3])


@cache
def neighbours(field: str, shifts: tuple[int, int]) -> frozenset[str]:
    """The fields that share an edge with this one."""
    near: set[str] = set()
    here, deep = COLUMNS.index(field[0]), height(field, shifts)
    for column, name in enumerate(COLUMNS):
        for row in range(1, len(COLUMN_HEIGHTS[column % 3]) + 1):
            other = f"{name}{row}"
            step = abs(column - here), abs(height(other, shifts) - deep)
            if step in ((0, 2), (1, 1)):
                near.add(other)
    return frozenset(near)


def payments(hand: Counter[str], workers: int, kind: str) -> set[str]:
    """Every way to pay for a field: two units, each a card of its colour, two of another colour, or a worker."""
    purse = hand + Counter({WORKER: workers})
    units = [(kind,), *((other, other) for other in KINDS if other != kind), (WORKER,)]
    ways = (first + second for first, second in combinations_with_replacement(units, 2))
    return {" ".join(way) for way in ways if not Counter(way) - purse}
