"""Wheel of Fortune played slowly from the rulebook, to check the fast rules against.

Nothing is remembered but what lies on the table: the tiles, the figures on the land and on the crown spaces, the pig,
the tiles to draw, the points. Cities, roads and fields are found anew by flood fill whenever they are asked for. The
only names taken from the rest of the project are those that read the tiles of the material file.

A part is one city, road, field or monastery of one laid tile: (cell, kind, index in the tile's list). The parts of the
wheel board are filed under its north-west place. An area is the set of all parts that are joined. Sides are 0 north,
1 east, 2 south, 3 west; halves of sides are numbered 0 to 7, clockwise from the north-west corner.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tilewright.land.rules.tile import SHOWS, SIDES, load

Cell = tuple[int, int]  # x grows to the east, y to the south; the wheel board covers 0 0 to 3 3
Part = tuple[Cell, str, int]  # cell, kind, index
Area = frozenset[Part]
Spot = tuple[Cell, int]  # a cell and one of its sides (cities, roads) or halves of sides (fields)
Entry = tuple[str, int, int]  # clause, seat, points

CHANCE = -1
OVER = -2
FIGURES = 7  # 2.4 each seat has eight, and one of them counts its points
ACROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the step over side 0, 1, 2, 3
HALF_ACROSS = (5, 4, 7, 6, 1, 0, 3, 2)  # half h of a tile meets this half of the neighbour
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
CROWNS = {"fortune": 1, "tax": 2, "famine": 1, "storm": 2, "inquisition": 1, "plague": 2}  # 1.4 as the pig walks
SEGMENTS = tuple(CROWNS)
FINISHED_CLAUSE = {"road": "4.2", "city": "4.3", "monastery": "4.4"}
UNFINISHED_CLAUSE = {"road": "5.2", "city": "5.3", "monastery": "5.4"}

MATERIAL = Path(__file__).resolve().parent.parent / "rules" / "material.toml"
LAND = load(MATERIAL)
TURNED = {(name, facing): tile.turned(facing) for name, tile in LAND.items() for facing in range(4)}

BOARD: Cell = (0, 0)  # no tile ever lies here, so the board's own parts are filed under this cell
BOARD_PLACES = {(x, y) for x in range(4) for y in range(4)}


def read_board() -> dict[str, Any]:
    """The wheel board as the material file describes it."""
    with MATERIAL.open("rb") as file:
        board: dict[str, Any] = tomllib.load(file)["start_board"]
    return board


def board_shows() -> dict[Spot, int]:
    """What the sixteen outer sides of the board show; 1.3."""
    shows: dict[Spot, int] = {}
    edges = read_board()["edges"]
    for step in range(4):
        shows[(step, 0), 0] = SHOWS.index(edges["N"][step])
        shows[(3, step), 1] = SHOWS.index(edges["E"][step])
        shows[(step, 3), 2] = SHOWS.index(edges["S"][step])
        shows[(0, step), 3] = SHOWS.index(edges["W"][step])
    return shows


def board_spots() -> dict[tuple[str, int], list[Spot]]:
    """Every part of the board by kind and index: the sides, or halves of sides, where it goes on; 1.3."""
    board = read_board()
    spots: dict[tuple[str, int], list[Spot]] = {}
    for kind in ("city", "road"):
        for index, row in enumerate(board[kind]):
            spots[kind, index] = [
                ((end["place"][0], end["place"][1]), SIDES.index(end["side"])) for end in row["sides"]
            ]
    for index, row in enumerate(board["field"]):
        spots["field", index] = [
            ((group["place"][0], group["place"][1]), half) for group in row["slots"] for half in group["slots"]
        ]
    return spots


BOARD_SHOWS = board_shows()
BOARD_SPOTS = board_spots()
BOARD_PART_AT = {(kind, spot): (kind, index) for (kind, index), spots in BOARD_SPOTS.items() for spot in spots}
BOARD_CITIES_AT_FIELD = [list(row["cities"]) for row in read_board()["field"]]  # none of its cities bears a shield


def neighbour(cell: Cell, side: int) -> Cell:
    """The cell on the other side of `side`."""
    step_x, step_y = ACROSS[side]
    return cell[0] + step_x, cell[1] + step_y


def opposite(side: int) -> int:
    """The side of the neighbour that touches `side`."""
    return (side + 2) % 4


class Oracle:
    """One game, played by moves in words; see `legal` for their form."""

    def __init__(self, seats: int, **options: str) -> None:
        if not 2 <= seats <= 5:
            raise ValueError(f"Wheel of Fortune is for 2 to 5 seats, not {seats}")
        if options:
            raise ValueError("Wheel of Fortune has no options")
        self.seats = seats
        self.scores = [0] * seats
        self.supply = [FIGURES] * seats
        self.tiles: dict[Cell, tuple[str, int]] = {}  # cell: name, facing; the board is not among them
        self.figures: dict[Cell, tuple[str, int, int]] = {}  # cell: kind, index, seat; a tile never bears two
        self.crowns: dict[str, list[int]] = {segment: [] for segment in SEGMENTS}  # the seats whose figures are there
        self.pig = 0  # 2.2 on fortune
        self.bag: Counter[tuple[str, int]] = Counter()  # name and number of the symbol (0 for none): tiles to draw
        self.aside: list[str] = []  # tiles that fitted nowhere
        self.turn = 0  # the active seat; 2.5 seat 0 begins
        self.drawn = ""  # the tile in hand, "" when it is laid or not yet drawn
        self.taking: list[int] = []  # plague: seats that have still to take a figure back, the next one first
        self.laid: Cell | None = None  # where this turn's tile lies, until the figure is decided
        self.over = False
        for name, tile in LAND.items():
            for number, count in enumerate(tile.extra["wheel_counts"]):
                if count:
                    self.bag[name, number] = count

    # What may happen next

    def actor(self) -> int:
        """The seat to move, CHANCE when a tile is to be drawn, OVER at the end."""
        if self.over:
            return OVER
        if self.taking:
            return self.taking[0]
        return self.turn if self.drawn or self.laid is not None else CHANCE

    def weights(self) -> dict[str, int]:
        """At chance: every tile that can be drawn now, as a move, with the number of its copies."""
        if self.actor() != CHANCE:
            return {}
        return {
            f"draw {name} {number}" if number else f"draw {name}": count
            for (name, number), count in self.bag.items()
            if count
        }

    def legal(self) -> set[str]:
        """Every move now possible: `draw`, `take`, `place`, `figure` or `pass` with what belongs to it."""
        if self.over:
            return set()
        if self.taking:
            return {
                f"take {x} {y} {kind} {index}"
                for (x, y), (kind, index, seat) in self.figures.items()
                if seat == self.taking[0]
            }
        if self.drawn:
            return {f"place {x} {y} {facing}" for (x, y), facing in self._places(self.drawn)}
        if self.laid is not None:
            return {"pass"} | self._figure_moves(self.laid)
        return set(self.weights())

    def _figure_moves(self, cell: Cell) -> set[str]:
        """Where the active seat may set a figure: on free areas of the new tile, or on free crown spaces."""
        if self.supply[self.turn] == 0:  # 3.12
            return set()
        land = {
            f"figure {kind} {index}"
            for _, kind, index in self._parts(cell)
            if not self._owners(self._area((cell, kind, index)))  # 3.11
        }
        wheel = {f"figure crown {name}" for name in SEGMENTS if len(self.crowns[name]) < CROWNS[name]}  # 3.13
        return land | wheel

    def _places(self, name: str) -> set[tuple[Cell, int]]:
        """Where a tile may be laid, and how turned."""
        covered = BOARD_PLACES | self.tiles.keys()
        cells = {neighbour(cell, side) for cell in covered for side in range(4)} - covered  # 3.3
        return {(cell, facing) for cell in cells for facing in range(4) if self._fits(name, cell, facing)}

    def _fits(self, name: str, cell: Cell, facing: int) -> bool:
        """Whether all neighbours of the empty cell show on the shared side what this tile shows there; 3.4."""
        for side in range(4):
            beside = neighbour(cell, side)
            if self._is_covered(beside) and self._shows(beside, opposite(side)) != TURNED[name, facing].shows[side]:
                return False
        return True

    # What lies on the table

    def _is_covered(self, cell: Cell) -> bool:
        """Whether a tile or a place of the wheel board is here."""
        return cell in self.tiles or cell in BOARD_PLACES

    def _shows(self, cell: Cell, side: int) -> int:
        """What a side of a covered cell shows."""
        return TURNED[self.tiles[cell]].shows[side] if cell in self.tiles else BOARD_SHOWS[cell, side]

    def _parts(self, cell: Cell) -> list[Part]:
        """All parts of one laid tile."""
        tile = TURNED[self.tiles[cell]]
        parts: list[Part] = [(cell, "city", index) for index in range(len(tile.cities))]
        parts += [(cell, "road", index) for index in range(len(tile.roads))]
        parts += [(cell, "field", index) for index in range(len(tile.fields))]
        if tile.monastery:
            parts.append((cell, "monastery", 0))
        return parts

    def _spots(self, part: Part) -> list[Spot]:
        """The sides, or for a field the halves of sides, where a part goes on; a monastery goes on nowhere."""
        cell, kind, index = part
        if cell == BOARD:
            return BOARD_SPOTS[kind, index]
        tile = TURNED[self.tiles[cell]]
        if kind == "city":
            return [(cell, side) for side in tile.cities[index]]
        if kind == "road":
            return [(cell, side) for side in tile.roads[index]]
        if kind == "field":
            return [(cell, half) for half in tile.fields[index].halves]
        return []

    def _part_at(self, kind: str, spot: Spot) -> Part:
        """The part of this kind at a side or half of a covered cell; the sides match, so there is one."""
        if spot[0] in BOARD_PLACES:
            return (BOARD, *BOARD_PART_AT[kind, spot])
        for part in self._parts(spot[0]):
            if part[1] == kind and spot in self._spots(part):
                return part
        raise AssertionError(f"no {kind} at {spot}")

    # What belongs together

    def _joined(self, part: Part) -> set[Part]:
        """The parts on neighbouring tiles that touch this one. Only across sides: corners do not join."""
        kind = part[1]
        joined: set[Part] = set()
        for cell, where in self._spots(part):
            side = where // 2 if kind == "field" else where
            beside = neighbour(cell, side)
            if self._is_covered(beside):
                joined.add(self._part_at(kind, (beside, HALF_ACROSS[where] if kind == "field" else opposite(side))))
        return joined

    def _area(self, part: Part) -> Area:
        """All parts joined to this one, itself included."""
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

    def _tiles_in(self, area: Area) -> int:
        """How many tiles an area lies on: a tile counts once, and so does each place of the board; 4.7."""
        cells = {cell for cell, _, _ in area if cell != BOARD}
        for cell, kind, index in area:
            if cell == BOARD:
                cells |= {place for place, _ in BOARD_SPOTS[kind, index]}
        return len(cells)

    def _shields_in(self, city: Area) -> int:
        """The shields of a city; the board has none."""
        return sum(TURNED[self.tiles[cell]].shields[index] for cell, _, index in city if cell != BOARD)

    def _neighbours_of_monastery(self, area: Area) -> int:
        """How many of the eight cells around a monastery hold a tile or a place of the board; 4.4."""
        ((x, y), _, _) = next(iter(area))
        return sum(self._is_covered((x + step_x, y + step_y)) for step_x, step_y in AROUND)

    def _is_finished(self, area: Area) -> bool:
        """Whether a city or road has no open side, or a monastery no gap around it; a field is never finished."""
        kind = _kind(area)
        if kind == "field":
            return False
        if kind == "monastery":
            return self._neighbours_of_monastery(area) == 8
        return all(self._is_covered(neighbour(cell, side)) for part in area for cell, side in self._spots(part))

    def _finished_cities_at(self, field: Area) -> set[Area]:
        """The finished cities, each once, that touch a field or lie in it."""
        cities: set[Area] = set()
        for cell, _, index in field:
            touched = BOARD_CITIES_AT_FIELD[index] if cell == BOARD else LAND[self.tiles[cell][0]].fields[index].cities
            for city in touched:
                area = self._area((cell, "city", city))
                if self._is_finished(area):
                    cities.add(area)
        return cities

    # What the land is worth

    def _points(self, area: Area) -> int:
        """What an area is worth as it lies now."""
        kind = _kind(area)
        if kind == "road":
            return self._tiles_in(area)  # 4.2, 5.2
        if kind == "city":
            return (2 if self._is_finished(area) else 1) * (self._tiles_in(area) + self._shields_in(area))  # 4.3, 5.3
        if kind == "monastery":
            return 1 + self._neighbours_of_monastery(area)  # 4.4, 5.4
        return 3 * len(self._finished_cities_at(area))  # 5.5

    def _pay(self, area: Area, clause: str) -> list[Entry]:
        """Give the points to the seat or seats with the most figures (4.5), and all the area's figures back (4.6)."""
        owners = self._owners(area)
        points = self._points(area)
        entries: list[Entry] = []
        for seat, count in owners.items():
            gain = points if count == max(owners.values()) else 0
            self.scores[seat] += gain
            entries.append((clause, seat, gain))
        for cell, (kind, index, _) in list(self.figures.items()):
            if (cell, kind, index) in area:
                self._take_back(cell)
        return entries

    def _take_back(self, cell: Cell) -> None:
        """Return the figure on a tile to the supply of its owner."""
        _, _, seat = self.figures.pop(cell)
        self.supply[seat] += 1

    def _score_finished(self) -> list[Entry]:
        """Score what is finished and has figures; these can only be areas that this turn finished; 4.1."""
        entries: list[Entry] = []
        for area in self._owned_areas():
            if self._is_finished(area):
                entries += self._pay(area, FINISHED_CLAUSE[_kind(area)])
        return entries

    def _score_end(self) -> list[Entry]:
        """Final scoring: first what stayed unfinished, then the fields. Crown spaces bring nothing; 5.6."""
        self.over = True
        entries: list[Entry] = []
        for area in self._owned_areas():
            if _kind(area) != "field":
                entries += self._pay(area, UNFINISHED_CLAUSE[_kind(area)])
        for area in self._owned_areas():
            entries += self._pay(area, "5.5")
        return entries

    # The wheel

    def _gain(self, clause: str, seat: int, points: int) -> list[Entry]:
        self.scores[seat] += points
        return [(clause, seat, points)]

    def _turn_wheel(self, steps: int) -> list[Entry]:
        """Walk the pig and do what its segment says, but for the crown spaces; 3.7, 3.8."""
        self.pig = (self.pig + steps) % len(SEGMENTS)
        segment = SEGMENTS[self.pig]
        if segment == "fortune":
            return self._gain("4.8", self.turn, 3)
        if segment == "tax":
            return self._tax()
        if segment == "famine":
            return self._famine()
        if segment == "storm":
            return [e for seat, own in enumerate(self.supply) if own for e in self._gain("4.11", seat, own)]
        if segment == "inquisition":
            monks = Counter(seat for kind, _, seat in self.figures.values() if kind == "monastery")
            return [e for seat, own in monks.items() for e in self._gain("4.12", seat, 2 * own)]
        on_land = {seat for _, _, seat in self.figures.values()}
        in_order = [(self.turn + step) % self.seats for step in range(self.seats)]
        self.taking = [seat for seat in in_order if seat in on_land]  # 4.13
        return []

    def _tax(self) -> list[Entry]:
        """Every knight brings the shields of his city and the own knights in it; 4.9."""
        entries: list[Entry] = []
        for area in self._owned_areas():
            if _kind(area) == "city":
                for seat, knights in self._owners(area).items():
                    entries += self._gain("4.9", seat, knights * (knights + self._shields_in(area)))
        return entries

    def _famine(self) -> list[Entry]:
        """Every farmer brings 1 for each finished city at his field; 4.10."""
        entries: list[Entry] = []
        for area in self._owned_areas():
            cities = len(self._finished_cities_at(area)) if _kind(area) == "field" else 0
            if cities:
                for seat, farmers in self._owners(area).items():
                    entries += self._gain("4.10", seat, farmers * cities)
        return entries

    def _score_crowns(self) -> list[Entry]:
        """Score the crown spaces of the segment where the pig stands and give their figures back; 4.14."""
        segment = SEGMENTS[self.pig]
        seats = self.crowns[segment]
        each = 6 if CROWNS[segment] == 2 and len(seats) == 1 else 3
        self.crowns[segment] = []
        entries: list[Entry] = []
        for seat in seats:
            self.supply[seat] += 1
            entries += self._gain("4.14", seat, each)
        return entries

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play one legal move and say what it scored: clause, seat, points, sorted."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        verb, *words = move.split()
        if verb == "draw":
            return sorted(self._draw(words[0], int(words[1]) if len(words) > 1 else 0))
        if verb == "take":
            return sorted(self._take(int(words[0]), int(words[1])))
        if verb == "place":
            self.laid = (int(words[0]), int(words[1]))
            self.tiles[self.laid] = (self.drawn, int(words[2]))
            self.drawn = ""
            return []
        if verb == "figure":
            self._set_figure(words[0], words[1])
        return sorted(self._end_turn())

    def _draw(self, name: str, number: int) -> list[Entry]:
        """Draw a tile; a symbol turns the wheel before the tile is laid; 3.6."""
        self.bag[name, number] -= 1
        self.drawn = name
        if not number:
            return self._keep_or_discard()
        entries = self._turn_wheel(number)
        return entries if self.taking else entries + self._after_segment()

    def _take(self, x: int, y: int) -> list[Entry]:
        """Plague: one seat takes a figure back; after the last of them the turn goes on; 4.13."""
        self._take_back((x, y))
        self.taking.pop(0)
        return [] if self.taking else self._after_segment()

    def _after_segment(self) -> list[Entry]:
        entries = self._score_crowns()
        return entries + self._keep_or_discard()

    def _keep_or_discard(self) -> list[Entry]:
        """Put a tile that fits nowhere into the box; the same seat draws another, if there is one; 3.5."""
        if self._places(self.drawn):
            return []
        self.aside.append(self.drawn)
        self.drawn = ""
        return [] if any(self.bag.values()) else self._score_end()

    def _set_figure(self, kind: str, where: str) -> None:
        """One figure from the supply, on the tile just laid or on a crown space; 3.9."""
        assert self.laid is not None
        self.supply[self.turn] -= 1
        if kind == "crown":
            self.crowns[where].append(self.turn)
        else:
            self.figures[self.laid] = (kind, int(where), self.turn)

    def _end_turn(self) -> list[Entry]:
        entries = self._score_finished()
        self.laid = None
        self.turn = (self.turn + 1) % self.seats
        if not any(self.bag.values()):
            entries += self._score_end()  # 5.1
        return entries

    def placing(self) -> list[int]:
        """The place of each seat, 1 the best; equal points share a place; 5.7."""
        return [1 + sum(other > own for other in self.scores) for own in self.scores]

    def facts(self) -> dict[str, object]:
        """Everything that can be counted."""
        return {
            "tiles": dict(self.tiles),
            "figures": dict(self.figures),
            "crowns": {segment: list(seats) for segment, seats in self.crowns.items()},
            "supply": list(self.supply),
            "bag": {kind: count for kind, count in self.bag.items() if count},
            "aside": list(self.aside),
            "pig": SEGMENTS[self.pig],
            "drawn": self.drawn,
            "turn": self.turn,
            "scores": list(self.scores),
        }


def _kind(area: Area) -> str:
    """What an area is: city, road, field or monastery."""
    return next(iter(area))[1]
