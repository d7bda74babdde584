"""Wheel of Fortune played slowly and simply from the rulebook and RULES.md, to check the compiled rules against.

Of the land, only tiles and figures are stored. Areas are computed again each time a rule needs them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from tilewright.games.wheel_of_fortune.tests.plane import (
    BOARD_BORDERS,
    BOARD_CELLS,
    BOARD_PARTS,
    CROWNS,
    MIDDLES,
    SEGMENTS,
    TILES,
    Area,
    Cell,
    Point,
    around,
    borders,
    joined,
    laid_parts,
)

Entry = tuple[str, int, int]  # clause, seat, points

CHANCE, OVER = -1, -2
FIGURES = 7


class Oracle:
    """A table. Callers choose moves from `legal`; `apply` does not check them again."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.scores = [0] * seats
        self.supply = [FIGURES] * seats
        self.tiles: dict[Cell, tuple[str, int]] = {}  # name, facing
        self.figures: dict[Cell, tuple[str, int, int]] = {}  # kind, index, seat
        self.crowns: dict[str, list[int]] = {segment: [] for segment in SEGMENTS}  # seats
        self.bag = Counter(
            {(name, number): count for name, tile in TILES.items() for number, count in enumerate(tile.copies) if count}
        )
        self.pig = 0
        self.turn = 0
        self.drawn = ""  # the tile in hand
        self.taking: list[int] = []  # seats that must still remove a figure
        self.laid: Cell | None = None  # the tile just laid, while a figure may be placed
        self.aside: list[str] = []
        self.is_over = False
        self._entries: list[Entry] = []

    # Queries

    def actor(self) -> int:
        if self.is_over:
            return OVER
        if self.taking:
            return self.taking[0]
        return self.turn if self.drawn or self.laid else CHANCE

    def weights(self) -> dict[str, int]:
        """The possible draws, each with the number of such tiles in the bag; empty unless chance is to move."""
        if self.actor() != CHANCE:
            return {}
        return {f"draw {name} {number}" if number else f"draw {name}": n for (name, number), n in self.bag.items() if n}

    def legal(self) -> set[str]:
        if self.is_over:
            return set()
        if self.taking:
            return self._takes(self.taking[0])
        if self.drawn:
            return self._places(self.drawn)
        return {"pass", *self._placements(self.laid)} if self.laid else set(self.weights())

    def placing(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores) for score in self.scores]  # 5.7

    def covered(self) -> set[Cell]:
        """The cells covered by tiles or by the board."""
        return self.tiles.keys() | BOARD_CELLS

    def borders(self) -> dict[Point, str]:
        """What every side on the table shows."""
        shown = dict(BOARD_BORDERS)
        for cell, (name, facing) in self.tiles.items():
            shown |= borders(name, cell, facing)
        return shown

    def areas(self, kind: str) -> list[Area]:
        """All cities, roads or fields."""
        lying = [part for cell, (name, facing) in self.tiles.items() for part in laid_parts(name, cell, facing)]
        return joined(part for part in [*BOARD_PARTS, *lying] if part.kind == kind)

    def standing(self, area: Area) -> list[Cell]:
        """The cells of the figures in an area."""
        return [
            cell for cell, (kind, index, _) in self.figures.items() if kind == area.kind and (cell, index) in area.parts
        ]

    def owners(self, area: Area) -> Counter[int]:
        """How many figures each seat has in an area."""
        return Counter(self.figures[cell][2] for cell in self.standing(area))

    def _takes(self, seat: int) -> set[str]:
        own = [(cell, kind, index) for cell, (kind, index, owner) in self.figures.items() if owner == seat]
        return {f"take {x} {y} {kind} {index}" for (x, y), kind, index in own}

    def _places(self, name: str) -> set[str]:
        shown, covered = self.borders(), self.covered()
        beside = {(x + dx // 2, y + dy // 2) for x, y in covered for dx, dy in MIDDLES.values()} - covered  # 3.3
        return {
            f"place {cell[0]} {cell[1]} {facing}"
            for cell in beside
            for facing in range(4)
            if all(shown.get(point, kind) == kind for point, kind in borders(name, cell, facing).items())  # 3.4
        }

    def _placements(self, cell: Cell) -> Iterator[str]:
        if not self.supply[self.turn]:  # 3.12
            return
        for segment, spaces in CROWNS.items():
            if len(self.crowns[segment]) < spaces:  # 3.13
                yield f"figure crown {segment}"
        parts = laid_parts(self.tiles[cell][0], cell, self.tiles[cell][1])
        taken = {
            (area.kind, index)
            for kind in ("city", "road", "field")
            for area in self.areas(kind)
            if self.owners(area)  # 3.11
            for home, index in area.parts
            if home == cell
        }
        yield from (f"figure {part.kind} {part.index}" for part in parts if (part.kind, part.index) not in taken)

    # Moves

    def apply(self, move: str) -> list[Entry]:
        """Play a legal move and return what it scored, sorted."""
        self._entries = []
        verb, *words = move.split()
        if verb == "draw":
            self._draw(words[0], int(words[1]) if len(words) > 1 else 0)
        elif verb == "take":
            self._send_home([(int(words[0]), int(words[1]))])
            self.taking.pop(0)
            if not self.taking:
                self._leave_wheel()
        elif verb == "place":
            x, y, facing = map(int, words)
            self.laid = (x, y)
            self.tiles[x, y] = (self.drawn, facing)
            self.drawn = ""
        else:
            self._finish_turn(words)
        return sorted(self._entries)

    def _gain(self, clause: str, seat: int, points: int) -> None:
        self.scores[seat] += points
        self._entries.append((clause, seat, points))

    def _send_home(self, cells: Iterable[Cell]) -> None:
        for cell in cells:
            self.supply[self.figures.pop(cell)[2]] += 1

    def _draw(self, name: str, number: int) -> None:
        self.bag[name, number] -= 1
        self.drawn = name
        if not number:
            self._check_fit()
            return
        self.pig = (self.pig + number) % len(SEGMENTS)  # 3.7
        self._act(SEGMENTS[self.pig])
        if not self.taking:
            self._leave_wheel()

    def _leave_wheel(self) -> None:
        self._score_crowns()
        self._check_fit()

    def _check_fit(self) -> None:
        if self._places(self.drawn):
            return
        self.aside.append(self.drawn)  # 3.5
        self.drawn = ""
        if not self.bag.total():  # 6.5
            self._end()

    def _finish_turn(self, words: list[str]) -> None:
        assert self.laid
        if words:
            kind, where = words
            self.supply[self.turn] -= 1
            if kind == "crown":
                self.crowns[where].append(self.turn)
            else:
                self.figures[self.laid] = (kind, int(where), self.turn)
        self._score_finished(self.laid)
        self.laid = None
        self.turn = (self.turn + 1) % self.seats
        if not self.bag.total():  # 5.1
            self._end()

    # The wheel

    def _act(self, segment: str) -> None:
        acts = {
            "fortune": self._fortune,
            "tax": self._tax,
            "famine": self._famine,
            "storm": self._storm,
            "inquisition": self._inquisition,
            "plague": self._plague,
        }
        acts[segment]()

    def _fortune(self) -> None:
        self._gain("4.8", self.turn, 3)

    def _tax(self) -> None:
        for city in self.areas("city"):
            for seat, knights in self.owners(city).items():
                self._gain("4.9", seat, knights * (city.shields + knights))

    def _famine(self) -> None:
        for field, finished in self._fields():
            for seat, farmers in self.owners(field).items():
                if finished:
                    self._gain("4.10", seat, farmers * finished)

    def _storm(self) -> None:
        for seat, figures in enumerate(self.supply):
            if figures:
                self._gain("4.11", seat, figures)

    def _inquisition(self) -> None:
        for seat, monks in Counter(seat for kind, _, seat in self.figures.values() if kind == "monastery").items():
            self._gain("4.12", seat, 2 * monks)

    def _plague(self) -> None:
        clockwise = [(self.turn + step) % self.seats for step in range(self.seats)]
        self.taking = [seat for seat in clockwise if self._takes(seat)]  # 4.13

    def _score_crowns(self) -> None:
        segment = SEGMENTS[self.pig]
        there = self.crowns[segment]
        for seat in there:
            self._gain("4.14", seat, 6 if CROWNS[segment] == 2 and len(there) == 1 else 3)
            self.supply[seat] += 1
        self.crowns[segment] = []

    # Scoring

    def _share(self, clause: str, owners: Counter[int], points: int) -> None:
        for seat, figures in owners.items():
            self._gain(clause, seat, points if figures == max(owners.values()) else 0)  # 4.5

    def _fields(self) -> list[tuple[Area, int]]:
        """Each field with the number of finished cities that touch it."""
        finished = [city.parts for city in self.areas("city") if city.is_closed]
        return [(field, sum(not city.isdisjoint(field.cities) for city in finished)) for field in self.areas("field")]

    def _monasteries(self) -> list[tuple[Cell, int, int]]:
        """Each monastery with a monk: its cell, the monk's seat, and how many cells around it are covered."""
        monks = [(cell, seat) for cell, (kind, _, seat) in self.figures.items() if kind == "monastery"]
        return [(cell, seat, len(self.covered() & set(around(cell)))) for cell, seat in monks]

    def _score_finished(self, laid: Cell) -> None:
        """Score what the tile just laid finished."""
        for kind, clause, points in (("road", "4.2", 1), ("city", "4.3", 2)):
            for area in self.areas(kind):
                if area.is_closed and laid in area.squares:
                    self._share(clause, self.owners(area), points * (len(area.squares) + area.shields))
                    self._send_home(self.standing(area))
        for cell, seat, neighbours in self._monasteries():
            if neighbours == 8:  # 4.4
                self._gain("4.4", seat, 9)
                self._send_home([cell])

    def _end(self) -> None:
        for kind, clause in (("road", "5.2"), ("city", "5.3")):
            for area in self.areas(kind):
                self._share(clause, self.owners(area), len(area.squares) + area.shields)
        for _, seat, neighbours in self._monasteries():
            self._gain("5.4", seat, 1 + neighbours)
        for field, finished in self._fields():
            self._share("5.5", self.owners(field), 3 * finished)
        self._send_home(list(self.figures))
        self.is_over = True
