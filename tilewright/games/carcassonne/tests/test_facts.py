"""Facts about moves: every claim is worked out again by the oracle."""

from collections import Counter
from copy import copy

from tests.kit.facts import claims, keys
from tests.kit.land_facts import Cell, Lying, View, checks
from tilewright.games import find
from tilewright.games.carcassonne.tests.oracle import TURNED, Area, Oracle, neighbour

NOT_HERE = {"fact-gives-up", "fact-might-finish"}  # no figure is ever taken from the land


class Land:
    """The oracle's land as the checks need it."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.left: Counter[str] = Counter(oracle.heaps[-1])
        self.supply = oracle.supply
        self._known: dict[str, list[Lying]] = {}
        self._found: dict[str, set[Area]] = {}

    def areas(self, kind: str) -> list[Lying]:
        """All areas of a kind."""
        if kind not in self._known:
            self._known[kind] = [self._lying(kind, area) for area in self._all(kind)]
        return self._known[kind]

    def _all(self, kind: str) -> set[Area]:
        if kind not in self._found:
            found = self._found[kind] = set()
            known: set[object] = set()
            for cell in self.oracle.tiles:
                for part in self.oracle._parts(cell):
                    if part[1] == kind and part not in known:
                        found.add(area := self.oracle._area(part))
                        known |= area
        return self._found[kind]

    def _lying(self, kind: str, area: Area) -> Lying:
        points, is_finished = self.oracle._points(area), self.oracle._is_finished(area)
        cities: set[Area] = set()
        if kind == "field":
            cities = {city for city in self._all("city") if self._touches(area, city)}
        possible = {"city": points if is_finished else 2 * points, "monastery": 9}.get(kind, points)
        return Lying(
            kind=kind,
            name=area,
            pieces=frozenset(f"tile {x} {y}" for (x, y), _, _ in area),
            owners=self.oracle._owners(area),
            is_finished=is_finished,
            points=points,
            possible=possible,
            gaps=frozenset(self._gaps(kind, area)),
            cities=tuple(self.oracle._is_finished(city) for city in cities),
        )

    def _touches(self, field: Area, city: Area) -> bool:
        return any(
            (cell, "city", one) in city
            for cell, _, index in field
            for one in TURNED[self.oracle.tiles[cell]].fields[index].cities
        )

    def _gaps(self, kind: str, area: Area) -> set[Cell]:
        if kind == "field":
            return set()
        if kind == "monastery":
            ((x, y), _, _) = next(iter(area))
            around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            return around - self.oracle.tiles.keys()
        beyond = {neighbour(part[0], side) for part in area for side in self.oracle._sides(part)}
        return beyond - self.oracle.tiles.keys()

    def facings(self, name: str, cell: Cell) -> list[int]:
        """The ways to lay a tile on an empty cell."""
        return [facing for facing in range(4) if self.oracle._fits(name, cell, facing)]

    def lay(self, name: str, cell: Cell, facing: int) -> View:
        """The land with one more tile."""
        oracle = copy(self.oracle)  # nothing else of it changes
        oracle.tiles = {**oracle.tiles, cell: (name, facing)}
        return Land(oracle)


def begin(seats: int, river: str = "no") -> Oracle:
    return Oracle(seats, river == "yes")


def test_every_claim_is_true_and_every_kind_of_fact_comes_up() -> None:
    assert claims("carcassonne", begin, checks(Land), (2, 1), (3, 2), each=6) == keys(find("carcassonne")) - NOT_HERE
