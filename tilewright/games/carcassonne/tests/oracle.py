"""Carcassonne played slowly from the rulebook, to check the fast rules against.

The state is only what is on the table: the tiles, the figures, the heaps of tiles to draw, and the points. Cities,
roads and fields are found by flood fill each time a rule needs them. The only code used from the rest of the project
reads the material file. The numbers of points are written down here a second time, from the rulebook.

A part is one city, road, field or monastery of one laid tile: (cell, kind, index in the tile's list). An area is the
set of all parts that are connected. Sides are 0 north, 1 east, 2 south, 3 west; halves of sides are numbered 0 to 7.
"""

from collections import Counter
from pathlib import Path

from tilewright.land.rules.tile import LandTile, load

Cell = tuple[int, int]  # x grows to the east, y to the south
Part = tuple[Cell, str, int]  # cell, kind, index
Area = frozenset[Part]
Entry = tuple[str, int, int]  # clause, seat, points

CHANCE = -1
OVER = -2
FIGURES = 7  # each seat has eight, but one is its scoring marker
ACROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the step across side 0, 1, 2, 3
HALF_ACROSS = (5, 4, 7, 6, 1, 0, 3, 2)  # half h of a tile meets this half of the neighbour
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
START = "D"
SPRING = "RV_SPRING"
LAKE = "RV_LAKE"
FINISHED_CLAUSE = {"road": "4.2", "city": "4.3", "monastery": "4.4"}
UNFINISHED_CLAUSE = {"road": "5.2", "city": "5.3", "monastery": "5.4"}

LAND = load(Path(__file__).parents[1] / "rules" / "material.toml")
TURNED = {(name, facing): tile.turned(facing) for name, tile in LAND.items() for facing in range(4)}


def neighbour(cell: Cell, side: int) -> Cell:
    """The cell on the other side of `side`."""
    step_x, step_y = ACROSS[side]
    return cell[0] + step_x, cell[1] + step_y


def opposite(side: int) -> int:
    """The side of the neighbour that touches `side`."""
    return (side + 2) % 4


def bend(tile: LandTile, entrance: int) -> int:
    """How the river bends on a tile that it enters by side `entrance`: -1 left, 1 right, 0 not at all."""
    for way_out in tile.rivers[0]:
        if way_out == (entrance + 1) % 4:  # in from the west, flowing east, out to the north
            return -1
        if way_out == (entrance + 3) % 4:
            return 1
    return 0  # straight on, or the river ends here


class Oracle:
    """One game, played by moves in words; see `legal` for their form."""

    def __init__(self, seats: int, river: bool = False) -> None:
        if not 2 <= seats <= 5:
            raise ValueError(f"Carcassonne is for 2 to 5 seats, not {seats}")
        self.seats = seats
        self.scores = [0] * seats
        self.supply = [FIGURES] * seats
        self.tiles: dict[Cell, tuple[str, int]] = {}  # cell: name, facing
        self.figures: dict[Cell, tuple[str, int, int]] = {}  # cell: kind, index, seat; at most one per tile
        self.heaps: list[dict[str, int]] = []  # tiles still to be drawn, from the first heap that is not empty
        self.aside: list[str] = []  # tiles that fit nowhere
        self.turn = 0  # the seat whose turn it is
        self.drawn = ""  # the tile in hand, "" if it is laid or not yet drawn
        self.laid: Cell | None = None  # this turn's tile, until its figure is placed or not
        self.over = False

        land = {name: tile.count for name, tile in LAND.items() if tile.set == "base"}
        land[START] -= 1  # it is laid first or, with the River, stays in the box
        if river:
            water = {name: tile.count for name, tile in LAND.items() if tile.set == "river"}
            del water[SPRING], water[LAKE]
            self.heaps = [water, {LAKE: 1}, land]
            self.tiles[0, 0] = (SPRING, 0)
        else:
            self.heaps = [land]
            self.tiles[0, 0] = (START, 0)

    # Legal moves

    def actor(self) -> int:
        """The seat to move, CHANCE if a tile must be drawn, OVER at the end."""
        if self.over:
            return OVER
        return self.turn if self.drawn or self.laid is not None else CHANCE

    def weights(self) -> dict[str, int]:
        """If chance is to move: every possible draw, as a move, with the number of copies left."""
        if self.actor() != CHANCE:
            return {}
        return {f"draw {name}": count for name, count in self._heap().items() if count}

    def legal(self) -> set[str]:
        """Every legal move: `draw K`, `place X Y FACING`, `figure KIND INDEX` or `pass`."""
        if self.over:
            return set()
        if self.drawn:
            return {f"place {x} {y} {facing}" for (x, y), facing in self._places(self.drawn)}
        if self.laid is not None:
            return {"pass"} | {f"figure {kind} {index}" for _, kind, index in self._free_parts(self.laid)}
        return set(self.weights())

    def _heap(self) -> dict[str, int]:
        """The heap to draw from, empty if no tile is left."""
        for heap in self.heaps:
            if any(heap.values()):
                return heap
        return {}

    def _places(self, name: str) -> set[tuple[Cell, int]]:
        """The cells and facings with which a tile may be laid."""
        if LAND[name].set == "river":
            return self._river_places(name)
        cells = {neighbour(cell, side) for cell in self.tiles for side in range(4)} - self.tiles.keys()
        return {(cell, facing) for cell in cells for facing in range(4) if self._fits(name, cell, facing)}

    def _fits(self, name: str, cell: Cell, facing: int) -> bool:
        """Whether all neighbours of the empty cell show the same as this tile on the shared side."""
        for side in range(4):
            laid = self.tiles.get(neighbour(cell, side))
            if laid is not None and TURNED[laid].shows[opposite(side)] != TURNED[name, facing].shows[side]:
                return False
        return True

    def _river_places(self, name: str) -> set[tuple[Cell, int]]:
        """Where a river tile may be laid: at the open end, not bending the same way twice."""
        places: set[tuple[Cell, int]] = set()
        for cell, side in self._open_river_sides():
            last = TURNED[self.tiles[cell]]
            last_bend = 0
            for entrance in last.rivers[0]:
                if entrance != side:
                    last_bend = bend(last, entrance)
            for facing in range(4):
                if self._fits(name, neighbour(cell, side), facing):  # the river continues
                    new_bend = bend(TURNED[name, facing], opposite(side))
                    if new_bend == 0 or new_bend != last_bend:
                        places.add((neighbour(cell, side), facing))
        return places

    def _open_river_sides(self) -> list[tuple[Cell, int]]:
        """Sides where the river leaves a tile towards an empty cell: one until the lake is laid, then none."""
        return [
            (cell, side)
            for cell, laid in self.tiles.items()
            for part in TURNED[laid].rivers
            for side in part
            if neighbour(cell, side) not in self.tiles
        ]

    def _free_parts(self, cell: Cell) -> set[Part]:
        """The parts of a tile where the seat to move may place a figure: their whole area holds none."""
        if self.supply[self.turn] == 0:
            return set()
        return {part for part in self._parts(cell) if not self._owners(self._area(part))}

    # Areas

    def _parts(self, cell: Cell) -> list[Part]:
        """All parts of one laid tile."""
        tile = TURNED[self.tiles[cell]]
        parts: list[Part] = [(cell, "city", index) for index in range(len(tile.cities))]
        parts += [(cell, "road", index) for index in range(len(tile.roads))]
        parts += [(cell, "field", index) for index in range(len(tile.fields))]
        if tile.monastery:
            parts.append((cell, "monastery", 0))
        return parts

    def _sides(self, part: Part) -> tuple[int, ...]:
        """The sides that a city or road part reaches."""
        cell, kind, index = part
        tile = TURNED[self.tiles[cell]]
        return tile.cities[index] if kind == "city" else tile.roads[index]

    def _joined(self, part: Part) -> set[Part]:
        """The parts on neighbouring tiles that this one connects to. Only across sides: corners do not connect."""
        cell, kind, index = part
        joined: set[Part] = set()
        if kind == "field":
            for half in TURNED[self.tiles[cell]].fields[index].halves:
                beside = neighbour(cell, half // 2)
                if beside in self.tiles:
                    for other, field in enumerate(TURNED[self.tiles[beside]].fields):
                        if HALF_ACROSS[half] in field.halves:
                            joined.add((beside, kind, other))
        elif kind in ("city", "road"):
            for side in self._sides(part):
                beside = neighbour(cell, side)
                if beside in self.tiles:
                    for candidate in self._parts(beside):
                        if candidate[1] == kind and opposite(side) in self._sides(candidate):
                            joined.add(candidate)
        return joined

    def _area(self, part: Part) -> Area:
        """All parts connected to this one, including itself."""
        found = {part}
        fresh = [part]
        while fresh:
            for other in self._joined(fresh.pop()):
                if other not in found:
                    found.add(other)
                    fresh.append(other)
        return frozenset(found)

    def _owners(self, area: Area) -> Counter[int]:
        """How many figures each seat has in an area; seats with none are left out."""
        owners: Counter[int] = Counter()
        for cell, (kind, index, seat) in self.figures.items():
            if (cell, kind, index) in area:
                owners[seat] += 1
        return owners

    def _owned_areas(self) -> set[Area]:
        """Every area with a figure in it, once."""
        return {self._area((cell, kind, index)) for cell, (kind, index, _) in self.figures.items()}

    # Scoring

    def _neighbours_of_monastery(self, area: Area) -> int:
        """How many of the eight cells around a monastery hold a tile."""
        ((x, y), _, _) = next(iter(area))
        return sum((x + step_x, y + step_y) in self.tiles for step_x, step_y in AROUND)

    def _is_finished(self, area: Area) -> bool:
        """Whether a city or road has no open side, or a monastery no gap around it; a field is never finished."""
        kind = _kind(area)
        if kind == "field":
            return False
        if kind == "monastery":
            return self._neighbours_of_monastery(area) == 8
        return all(neighbour(part[0], side) in self.tiles for part in area for side in self._sides(part))

    def _points(self, area: Area) -> int:
        """What an area is worth in its present state."""
        kind = _kind(area)
        tiles = len({cell for cell, _, _ in area})  # a tile counts once, however many of its parts are in the area
        if kind == "road":
            return tiles
        if kind == "city":
            shields = sum(TURNED[self.tiles[cell]].shields[index] for cell, _, index in area)
            return (2 if self._is_finished(area) else 1) * (tiles + shields)
        if kind == "monastery":
            return 1 + self._neighbours_of_monastery(area)
        return 3 * len(self._finished_cities_at(area))

    def _finished_cities_at(self, field: Area) -> set[Area]:
        """The finished cities that touch a field, each once."""
        cities: set[Area] = set()
        for cell, _, index in field:
            for city in TURNED[self.tiles[cell]].fields[index].cities:
                area = self._area((cell, "city", city))
                if self._is_finished(area):
                    cities.add(area)
        return cities

    def _pay(self, area: Area, clause: str) -> list[Entry]:
        """Award the points to the seat or seats with the most figures, and return all figures in the area."""
        owners = self._owners(area)
        points = self._points(area)
        entries: list[Entry] = []
        for seat, count in owners.items():
            gain = points if count == max(owners.values()) else 0
            self.scores[seat] += gain
            self.supply[seat] += count
            entries.append((clause, seat, gain))
        self.figures = {
            cell: (kind, index, seat)
            for cell, (kind, index, seat) in self.figures.items()
            if (cell, kind, index) not in area
        }
        return entries

    def _score_finished(self) -> list[Entry]:
        """Score every finished area with figures; this turn must have finished it."""
        entries: list[Entry] = []
        for area in self._owned_areas():
            if self._is_finished(area):
                entries += self._pay(area, FINISHED_CLAUSE[_kind(area)])
        return entries

    def _score_end(self) -> list[Entry]:
        """Final scoring: first unfinished areas, then fields. All figures return."""
        self.over = True
        entries: list[Entry] = []
        for area in self._owned_areas():
            if _kind(area) != "field":
                entries += self._pay(area, UNFINISHED_CLAUSE[_kind(area)])
        for area in self._owned_areas():
            entries += self._pay(area, "5.5")
        return entries

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play a legal move and return what it scored, sorted: clause, seat, points."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        verb, *words = move.split()
        if verb == "draw":
            return sorted(self._draw(words[0]))
        if verb == "place":
            self.laid = (int(words[0]), int(words[1]))
            self.tiles[self.laid] = (self.drawn, int(words[2]))
            self.drawn = ""
            return []
        if verb == "figure" and self.laid is not None:
            self.figures[self.laid] = (words[0], int(words[1]), self.turn)
            self.supply[self.turn] -= 1
        return sorted(self._end_turn())

    def _draw(self, name: str) -> list[Entry]:
        self._heap()[name] -= 1
        if self._places(name):
            self.drawn = name
            return []
        self.aside.append(name)  # the same seat draws another, if any is left
        return [] if self._heap() else self._score_end()

    def _end_turn(self) -> list[Entry]:
        entries = self._score_finished()
        self.laid = None
        self.turn = (self.turn + 1) % self.seats
        if not self._heap():
            entries += self._score_end()
        return entries

    def placing(self) -> list[int]:
        """The place of each seat, 1 being the best; seats with equal points share a place."""
        return [1 + sum(other > own for other in self.scores) for own in self.scores]


def _kind(area: Area) -> str:
    """The kind of an area; all its parts have the same kind."""
    return next(iter(area))[1]
