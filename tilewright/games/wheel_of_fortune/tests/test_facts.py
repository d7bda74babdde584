"""Facts about moves: every claim is worked out again by the oracle."""

from collections import Counter
from copy import copy, deepcopy
from functools import cached_property
from typing import Any

from tests.kit.facts import Check, Tried, claims, keys
from tests.kit.land_facts import Cell, Lying, View, checks
from tilewright.core.fact import Fact
from tilewright.games import find
from tilewright.games.wheel_of_fortune.tests.oracle import Oracle
from tilewright.games.wheel_of_fortune.tests.plane import (
    BOARD,
    BOARD_CELLS,
    BOARD_PARTS,
    SEGMENTS,
    Area,
    Part,
    Point,
    around,
    borders,
    laid_parts,
)


class Land:
    """The oracle's land as the checks need it."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.supply = oracle.supply
        self.left: Counter[str] = Counter()
        for (name, _), count in oracle.bag.items():
            self.left[name] += count
        self._known: dict[str, list[Lying]] = {}

    def areas(self, kind: str) -> list[Lying]:
        """All areas of a kind."""
        if kind not in self._known:
            self._known[kind] = self._monasteries() if kind == "monastery" else self._joined(kind)
        return self._known[kind]

    def _joined(self, kind: str) -> list[Lying]:
        found = self.oracle.areas("city") if kind == "field" else []
        finished = [city.parts for city in found if city.is_closed]
        cities = [city.parts for city in found]
        return [self._lying(area, cities, finished) for area in self.oracle.areas(kind)]

    def _lying(self, area: Area, cities: list[set[Any]], finished: list[set[Any]]) -> Lying:
        touched = [city for city in cities if not city.isdisjoint(area.cities)]
        size = len(area.squares) + area.shields
        is_finished = area.kind != "field" and area.is_closed
        whole = {"city": 2 * size, "road": size, "field": 3 * sum(city in finished for city in touched)}[area.kind]
        return Lying(
            kind=area.kind,
            name=frozenset(area.parts),
            pieces=frozenset("board" if cell in BOARD_CELLS else f"tile {cell[0]} {cell[1]}" for cell in area.squares),
            owners=self.oracle.owners(area),
            is_finished=is_finished,
            points=size if area.kind == "city" and not is_finished else whole,
            possible=whole,
            gaps=frozenset() if area.kind == "field" else frozenset(self._gaps(area)),
            cities=tuple(city in finished for city in touched),
        )

    @cached_property
    def _parts(self) -> dict[tuple[str, Cell, int], Part]:
        laid = [part for cell, (name, facing) in self.oracle.tiles.items() for part in laid_parts(name, cell, facing)]
        return {(part.kind, part.home, part.index): part for part in [*BOARD_PARTS, *laid]}

    def _gaps(self, area: Area) -> set[Cell]:
        """The empty cells beyond the points that only one part of the area reaches."""
        reached = Counter(point for home, index in area.parts for point in self._parts[area.kind, home, index].points)
        return {self._beside[point] for point, times in reached.items() if times == 1 and point in self._beside}

    @cached_property
    def _beside(self) -> dict[Point, Cell]:
        """The middle of each side that an empty cell shares with the land, and that cell."""
        covered = self.oracle.covered()
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        return {
            (4 * x + 2 * dx, 4 * y + 2 * dy): (x + dx, y + dy)
            for x, y in covered
            for dx, dy in steps
            if (x + dx, y + dy) not in covered
        }

    def _monasteries(self) -> list[Lying]:
        found = []
        for part in self._parts.values():
            if part.kind != "monastery":
                continue
            assert part.home != BOARD
            gaps = set(around(part.home)) - self.oracle.covered()
            standing = self.oracle.figures.get(part.home, ("", 0, 0))
            owners = Counter({standing[2]: 1}) if standing[0] == "monastery" else Counter[int]()
            pieces = frozenset({f"tile {part.home[0]} {part.home[1]}"})
            name = frozenset({(part.home, part.index)})
            found.append(Lying("monastery", name, pieces, owners, not gaps, 9 - len(gaps), 9, frozenset(gaps)))
        return found

    @cached_property
    def _borders(self) -> dict[Point, str]:
        return self.oracle.borders()

    def facings(self, name: str, cell: Cell) -> list[int]:
        """The ways to lay a tile on an empty cell."""
        return [
            facing
            for facing in range(4)
            if all(self._borders.get(point, kind) == kind for point, kind in borders(name, cell, facing).items())
        ]

    def lay(self, name: str, cell: Cell, facing: int) -> View:
        """The land with one more tile."""
        oracle = copy(self.oracle)  # nothing else of it changes
        oracle.tiles = {**oracle.tiles, cell: (name, facing)}
        return Land(oracle)


def crown(one: Tried, fact: Fact, shown: dict[str, Any]) -> bool:
    """Draw every tile that is left, and see whether the pig comes and the figure scores."""
    segment, found = one.move.split()[-1], 0
    for draw, count in one.after.weights().items():
        if len(draw.split()) < 3:
            continue  # no wheel symbol
        oracle = deepcopy(one.after)
        pays = ("4.14", one.seat, shown["points"]) in oracle.apply(draw)
        while oracle.taking:  # the plague comes first
            pays |= ("4.14", one.seat, shown["points"]) in oracle.apply(min(oracle.legal()))
        if SEGMENTS[oracle.pig] == segment:
            assert pays, draw
            found += count
    return bool(found == shown["fit"]) and bool(one.after.bag.total() == shown["left"])


def test_every_claim_is_true_and_every_kind_of_fact_comes_up() -> None:
    known: dict[str, Check] = {**checks(Land), "fact-crown": crown}
    assert claims("wheel_of_fortune", Oracle, known, (2, 1), (5, 2)) == keys(find("wheel_of_fortune"))
