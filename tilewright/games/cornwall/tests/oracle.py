"""Cornwall played slowly from the rulebook, to check the fast rules against.

The state is only what is on the table: the fields, the figures, the coins, the stack and the points. Regions are found
by flood fill whenever they are needed, and the fields around a region show whether it is closed or enclosed. Only the
tiles come from the material file; counts, prices and points are written down here a second time, from the rulebook.
Numbers such as 3.9 are clauses of the rules; C12 and the like are rulings on points that the rulebook leaves open.

A cell is (q, r), and a field is what is on it: its terrain and its symbol ("" for none). A region is a connected set of
cells with the same terrain. A spot is a place for a tile: the cell of its field 0, and its facing.
"""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

Cell = tuple[int, int]
Field = tuple[str, str]  # terrain, symbol
Cells = tuple[Cell, Cell, Cell]  # of fields 0, 1, 2 of one tile
Spot = tuple[Cell, int]  # cell of field 0, facing
Region = frozenset[Cell]
Entry = tuple[str, int, int]  # clause, seat, points

CHANCE = -1
OVER = -2
COINS = 40
COINS_EACH = 1
COUNT = {"small": 4, "slender": 2, "big": 1}
STRENGTH = {"small": 1, "slender": 2, "big": 3}
EDGES = 2  # the least that a new tile must touch
PUB_FEE = 1
CHAPEL = 3
PLAIN = (1, 0)  # points per field, for first and second place
FLAGGED = {"forest": (2, 1), "mountain": (2, 1), "meadow": (2, 1), "village": (3, 1)}
SWAMP = (2, 1)
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the right

MATERIAL = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "rules" / "material.toml").read_text(encoding="utf-8")
)
START: dict[Cell, Field] = {
    (field["at"][0], field["at"][1]): (field["terrain"], "") for field in MATERIAL["start_tile"]["fields"]
}
TILES: dict[str, tuple[Field, ...]] = {
    tile["id"]: tuple(zip(tile["fields"], tile["symbols"], strict=True)) for tile in MATERIAL["landscape"]["tiles"]
}


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around one, clockwise from the right."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in STEPS)


@cache
def cells_of(anchor: Cell, facing: int) -> Cells:
    """The cells of fields 0, 1 and 2 of a tile."""
    around = neighbours(anchor)
    return anchor, around[facing], around[(facing + 1) % 6]


@cache
def spots_over(cell: Cell) -> frozenset[Spot]:
    """All eighteen ways to lay a tile over a cell: each of three fields, each of six facings."""
    near = {cell, *neighbours(cell)}
    return frozenset((anchor, facing) for anchor in near for facing in range(6) if cell in cells_of(anchor, facing))


def shared(pool: int, sharers: int) -> int:
    """What each sharer gets from a pool; each share is rounded up on its own (C7)."""
    return -(-pool // sharers)


def points(strengths: dict[int, int], fields: int, per_field: tuple[int, int]) -> dict[int, int]:
    """What each seat with figures in a region scores for it."""
    majority, second = per_field
    result = dict.fromkeys(strengths, 0)
    best = max(strengths.values())
    leaders = [seat for seat, strength in strengths.items() if strength == best]
    if len(leaders) > 1:  # they share the points for first and second place, and the others get nothing (C8, C10)
        for seat in leaders:
            result[seat] = shared((majority + second) * fields, len(leaders))
        return result
    result[leaders[0]] = majority * fields
    behind = {seat: strength for seat, strength in strengths.items() if seat != leaders[0]}
    if behind:  # otherwise nobody gets the points for second place (C11)
        runners_up = [seat for seat, strength in behind.items() if strength == max(behind.values())]
        for seat in runners_up:
            result[seat] = shared(second * fields, len(runners_up))  # in swamps as well (C9)
    return result


class Oracle:
    """One game, played by moves in words; see `legal` for their form."""

    def __init__(self, seats: int, **options: str) -> None:
        if not 2 <= seats <= 4:
            raise ValueError(f"Cornwall is for 2 to 4 seats, not {seats}")
        if options:
            raise ValueError(f"Cornwall has no options, but was given {sorted(options)}")
        self.seats = seats
        self.scores = [0] * seats
        self.coins = [COINS_EACH] * seats
        self.bank = COINS - seats * COINS_EACH  # C26
        self.supply = [dict(COUNT) for _ in range(seats)]  # figures in front of each seat, by size
        self.pub = [dict.fromkeys(COUNT, 0) for _ in range(seats)]  # figures of each seat in the pub, by size
        self.land: dict[Cell, Field] = dict(START)
        self.figures: dict[Cell, tuple[int, str]] = {}  # on the land: seat, size
        self.fresh = set(TILES)  # in the stack and not yet drawn
        self.put_back: list[str] = []  # under the stack, the one put there first at the front
        self.turn = 0  # the seat whose turn it is
        self.phase = "draw"  # what happens next: draw, place, pub, figure, or over
        self.drawn = ""  # the tile in hand
        self.laid: tuple[Cell, ...] = ()  # the cells of this turn's tile
        self.noted: list[tuple[str, int]] = []  # clause and seat of each event of the last move without points

    # Legal moves

    def actor(self) -> int:
        """The seat to move, CHANCE if a tile must be drawn, OVER at the end."""
        return {"draw": CHANCE, "over": OVER}.get(self.phase, self.turn)

    def weights(self) -> dict[str, int]:
        """If chance is to move: every possible draw, as a move, all equally likely."""
        if self.phase != "draw":
            return {}
        names = self.fresh or set(self.put_back[:1])  # C25: those put back come last, first in first out
        return {f"draw {name}": 1 for name in names}

    def legal(self) -> set[str]:
        """Every legal move: `draw T01`, `place Q R FACING`, `fetch`, `figure SIZE FIELD` or `pass`."""
        if self.phase == "draw":
            return set(self.weights())
        if self.phase == "place":
            return {f"place {q} {r} {facing}" for (q, r), facing in self.spots(self.drawn)}
        if self.phase == "pub":
            return {"fetch", "pass"} if self.coins[self.turn] >= PUB_FEE else {"pass"}
        if self.phase == "figure":
            return {"pass"} | {f"figure {size} {field}" for size, field in self._settings()}
        return set()

    def spots(self, name: str) -> Iterator[Spot]:
        """Where a tile may be laid."""
        closed = {cell for region in self.regions(self._cottages()) for cell in region}
        beside = {near for cell in self.land for near in neighbours(cell)} - self.land.keys()
        for anchor, facing in {spot for cell in beside for spot in spots_over(cell)}:
            cells = cells_of(anchor, facing)
            if (
                self.land.keys().isdisjoint(cells)  # no tile covers another
                and self.edges(cells) >= EDGES  # C29
                and self.grown(name, cells)  # at least one terrain touches a matching one
                and closed.isdisjoint(self._alike(name, cells))  # C14: a region with a cottage is never enlarged
            ):
                yield anchor, facing

    def edges(self, cells: Cells) -> int:
        """How many edges a tile on these cells would share with fields already on the table."""
        return sum(near in self.land for cell in cells for near in neighbours(cell))

    def grown(self, name: str, cells: Cells) -> set[str]:
        """The terrains that a tile on these cells would enlarge."""
        return {self.land[cell][0] for cell in self._alike(name, cells)}

    def _alike(self, name: str, cells: Cells) -> set[Cell]:
        """The covered cells that would touch a field of their own terrain if the tile were laid on these cells."""
        return {
            near
            for cell, (terrain, _) in zip(cells, TILES[name], strict=True)
            for near in neighbours(cell)
            if near in self.land and self.land[near][0] == terrain
        }

    def _settings(self) -> set[tuple[str, int]]:
        """The sizes of figures that the seat to move has, each with the free fields of the new tile it can pay for."""
        return {
            (size, field)
            for size, count in self.supply[self.turn].items()
            for field, cell in enumerate(self.laid)
            if count and cell not in self.figures and self.cost(cell) <= self.coins[self.turn]  # C20
        }

    def cost(self, cell: Cell) -> int:
        """What a figure on this cell of the new tile costs (3.13)."""
        further = any(other in self.figures for other in self.laid)  # C19: only the first of a turn is free
        return int(further) + sum(other in self.figures for other in self.region(cell))  # C17, C18

    # Regions

    def region(self, start: Cell) -> Region:
        """All cells of the same terrain that are connected to this one."""
        found = {start}
        fresh = [start]
        while fresh:
            for near in neighbours(fresh.pop()):
                if near not in found and near in self.land and self.land[near][0] == self.land[start][0]:
                    found.add(near)
                    fresh.append(near)
        return frozenset(found)

    def regions(self, cells: Iterable[Cell]) -> set[Region]:
        """The regions that these cells belong to, each once."""
        return {self.region(cell) for cell in cells}

    def terrain(self, region: Region) -> str:
        """The terrain of a region."""
        return self.land[min(region)][0]

    def has(self, region: Region, symbol: str) -> bool:
        """Whether a symbol is printed on any field of a region."""
        return any(self.land[cell][1] == symbol for cell in region)

    def _cottages(self) -> list[Cell]:
        return [cell for cell, (_, symbol) in self.land.items() if symbol == "cottage"]

    def is_enclosed(self, region: Region) -> bool:
        """Whether no tile, whatever it shows, can ever cover an empty cell next to this region (C12)."""
        around = {near for cell in region for near in neighbours(cell)} - self.land.keys()
        return not any(self.land.keys().isdisjoint(cells_of(*spot)) for cell in around for spot in spots_over(cell))

    def strengths(self, region: Region) -> dict[int, int]:
        """The total strength of each seat's figures in a region; seats with none are left out."""
        sums: dict[int, int] = {}
        for cell, (seat, size) in self.figures.items():
            if cell in region:
                sums[seat] = sums.get(seat, 0) + STRENGTH[size]
        return sums

    # Scoring

    def _pay(self, region: Region, clause: str) -> list[Entry]:
        """Award the points for a region to the seats with figures in it."""
        terrain = self.terrain(region)
        per_field = SWAMP if terrain == "swamp" else FLAGGED[terrain] if self.has(region, "flag") else PLAIN  # C24
        entries: list[Entry] = []
        for seat, gain in points(self.strengths(region), len(region), per_field).items():
            self.scores[seat] += gain
            entries.append((clause, seat, gain))
        return entries

    def _score_turn(self) -> list[Entry]:
        """Score closed and enclosed regions; those of earlier turns hold no figures any more. Swamps wait (C22)."""
        entries: list[Entry] = []
        scored: set[Region] = set()
        for region in self.regions(self.figures):
            clause = "4.1" if self.has(region, "cottage") else "4.2" if self.is_enclosed(region) else ""
            if clause and self.terrain(region) != "swamp":
                entries += self._pay(region, clause)
                scored.add(region)
        for region in scored:  # C21: only after all of them are scored
            for cell in region & self.figures.keys():
                seat, size = self.figures.pop(cell)
                self.pub[seat][size] += 1
        return entries

    def _score_end(self) -> list[Entry]:
        """Score the regions that still hold figures, and the coins; both stay where they are."""
        self.phase = "over"
        entries: list[Entry] = []
        for region in self.regions(self.figures):
            entries += self._pay(region, "5.3" if self.terrain(region) == "swamp" else "5.2")
        for seat, coins in enumerate(self.coins):
            if coins:
                self.scores[seat] += coins
                entries.append(("5.4", seat, coins))
        return entries

    def placing(self) -> list[int]:
        """The place of each seat, 1 being the best: by points, then by coins, else shared (C27)."""
        standing = list(zip(self.scores, self.coins, strict=True))
        return [1 + sum(other > own for other in standing) for own in standing]

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play a legal move and return what it scored, sorted: clause, seat, points."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        self.noted = []
        verb, *words = move.split()
        if verb == "draw":
            self._draw(words[0])
        elif verb == "place":
            self._place((int(words[0]), int(words[1])), int(words[2]))
        elif self.phase == "pub":
            self._visit_pub(verb == "fetch")
        elif verb == "figure":
            return sorted(self._set(words[0], self.laid[int(words[1])]))
        else:
            return sorted(self._end_turn())
        return []

    def _draw(self, name: str) -> None:
        if name in self.fresh:
            self.fresh.remove(name)
        else:
            self.put_back.remove(name)
        if any(self.spots(name)):
            self.drawn = name
            self.phase = "place"
        else:  # 3.7: the same seat draws again
            self.put_back.append(name)
            self.noted.append(("3.7", self.turn))

    def _place(self, anchor: Cell, facing: int) -> None:
        cells = cells_of(anchor, facing)
        gain = min(len(self.grown(self.drawn, cells)) - 1, self.bank)  # 3.9, C16, C26
        self.land |= dict(zip(cells, TILES[self.drawn], strict=True))
        self.drawn = ""
        self.laid = cells
        if gain:
            self.bank -= gain
            self.coins[self.turn] += gain
            self.noted.append(("3.9", self.turn))
        self.phase = "pub" if any(self.pub[self.turn].values()) else "figure"  # C1

    def _visit_pub(self, fetches: bool) -> None:
        if fetches:  # 3.10, C2: all of them
            self._spend(PUB_FEE)
            for size, count in self.pub[self.turn].items():
                self.supply[self.turn][size] += count
            self.pub[self.turn] = dict.fromkeys(COUNT, 0)
            self.noted.append(("3.10", self.turn))
        self.phase = "figure"

    def _set(self, size: str, cell: Cell) -> list[Entry]:
        cost = self.cost(cell)
        if cost:
            self._spend(cost)
            self.noted.append(("3.13", self.turn))
        self.supply[self.turn][size] -= 1
        self.figures[cell] = (self.turn, size)
        entries: list[Entry] = []
        if self.land[cell][1] == "chapel":  # C23
            self.scores[self.turn] += CHAPEL
            entries.append(("3.16", self.turn, CHAPEL))
        if all(other in self.figures for other in self.laid):
            entries += self._end_turn()
        return entries

    def _spend(self, coins: int) -> None:
        self.coins[self.turn] -= coins
        self.bank += coins

    def _end_turn(self) -> list[Entry]:
        entries = self._score_turn()
        self.laid = ()
        self.turn = (self.turn + 1) % self.seats
        self.phase = "draw"
        stack = [*sorted(self.fresh), *self.put_back]
        if not any(any(self.spots(name)) for name in stack):  # 5.1; an empty stack is the ordinary end
            if stack:
                self.noted.append(("5.1", self.turn))
            entries += self._score_end()
        return entries

    # Comparison

    def facts(self) -> dict[str, object]:
        """A copy of everything on the table that can be compared."""
        return {
            "scores": list(self.scores),
            "coins": list(self.coins),
            "bank": self.bank,
            "supply": [dict(sizes) for sizes in self.supply],
            "pub": [dict(sizes) for sizes in self.pub],
            "land": dict(self.land),
            "figures": dict(self.figures),
            "cottages": len(self._cottages()),
            "fresh": set(self.fresh),
            "put_back": list(self.put_back),
            "turn": self.turn,
            "phase": self.phase,
            "drawn": self.drawn,
            "laid": self.laid,
        }
