"""Cornwall played slowly from the rulebook, to check the fast rules against.

Nothing is remembered but what lies on the table: the fields, the figures, the coins, the stack, the points. Regions
are found anew by flood fill whenever they are asked for, and whether one is closed or enclosed is seen from the fields
around it. From the material file only the tiles are taken; counts, prices and points are the rulebook's, written down a
second time. Numbers such as 3.9 are clauses of the rules, such as C12 the rulings for what the rulebook leaves open.

A cell is (q, r), a field is what lies there: its terrain and its symbol ("" for none). A region is the set of cells of
one terrain that hang together. A spot is a place for a tile: the cell of its field 0, and how far it is turned.
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
EDGES = 2  # that a new tile must at least touch
PUB_FEE = 1
CHAPEL = 3
PLAIN = (1, 0)  # points for each field: for the majority, for the second
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
    """Where fields 0, 1 and 2 of a tile lie."""
    around = neighbours(anchor)
    return anchor, around[facing], around[(facing + 1) % 6]


@cache
def spots_over(cell: Cell) -> frozenset[Spot]:
    """All eighteen ways to lay a tile over a cell: each of three fields, each of six facings."""
    near = {cell, *neighbours(cell)}
    return frozenset((anchor, facing) for anchor in near for facing in range(6) if cell in cells_of(anchor, facing))


def shared(pool: int, sharers: int) -> int:
    """What each sharer gets of a pool: parts are rounded up, each on its own (C7)."""
    return -(-pool // sharers)


def points(strengths: dict[int, int], fields: int, per_field: tuple[int, int]) -> dict[int, int]:
    """What each seat with figures in a region gets for it."""
    majority, second = per_field
    result = dict.fromkeys(strengths, 0)
    best = max(strengths.values())
    leaders = [seat for seat, strength in strengths.items() if strength == best]
    if len(leaders) > 1:  # first and second place are thrown together, and who is behind gets nothing (C8, C10)
        for seat in leaders:
            result[seat] = shared((majority + second) * fields, len(leaders))
        return result
    result[leaders[0]] = majority * fields
    behind = {seat: strength for seat, strength in strengths.items() if seat != leaders[0]}
    if behind:  # otherwise nobody gets the share of the second (C11)
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
        self.figures: dict[Cell, tuple[int, str]] = {}  # standing on the land: seat, size
        self.fresh = set(TILES)  # in the stack and never seen
        self.put_back: list[str] = []  # under the stack, the one that lies there longest first
        self.turn = 0  # the seat whose turn it is
        self.phase = "draw"  # what is to be done: draw, place, pub, figure, or over
        self.drawn = ""  # the tile in hand
        self.laid: tuple[Cell, ...] = ()  # where the fields of this turn's tile lie
        self.told: list[tuple[str, int]] = []  # clause and seat of what the last move brought about without points

    # What may happen next

    def actor(self) -> int:
        """The seat to move, CHANCE when a tile is to be drawn, OVER at the end."""
        return {"draw": CHANCE, "over": OVER}.get(self.phase, self.turn)

    def weights(self) -> dict[str, int]:
        """At chance: every tile that can be drawn now, as a move, all equally likely."""
        if self.phase != "draw":
            return {}
        names = self.fresh or set(self.put_back[:1])  # C25: those put back come last, first in, first out
        return {f"draw {name}": 1 for name in names}

    def legal(self) -> set[str]:
        """Every move now possible: `draw T01`, `place Q R FACING`, `fetch`, `figure SIZE FIELD` or `pass`."""
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
                and self.grown(name, cells)  # at least one terrain meets its like
                and closed.isdisjoint(self._alike(name, cells))  # C14: what has a cottage is not enlarged
            ):
                yield anchor, facing

    def edges(self, cells: Cells) -> int:
        """How many sides of fields a tile on these cells would share with fields already lying."""
        return sum(near in self.land for cell in cells for near in neighbours(cell))

    def grown(self, name: str, cells: Cells) -> set[str]:
        """The terrains that a tile on these cells would enlarge."""
        return {self.land[cell][0] for cell in self._alike(name, cells)}

    def _alike(self, name: str, cells: Cells) -> set[Cell]:
        """The cells already covered that touch a field of their own terrain if a tile is laid on these cells."""
        return {
            near
            for cell, (terrain, _) in zip(cells, TILES[name], strict=True)
            for near in neighbours(cell)
            if near in self.land and self.land[near][0] == terrain
        }

    def _settings(self) -> set[tuple[str, int]]:
        """The figures that the seat to move has and can pay, each with the free fields of the new tile to set it on."""
        return {
            (size, field)
            for size, count in self.supply[self.turn].items()
            for field, cell in enumerate(self.laid)
            if count and cell not in self.figures and self.cost(cell) <= self.coins[self.turn]  # C20
        }

    def cost(self, cell: Cell) -> int:
        """What a figure set on this cell of the new tile costs: 3.13."""
        further = any(other in self.figures for other in self.laid)  # C19: only the first of a turn is free
        return int(further) + sum(other in self.figures for other in self.region(cell))  # C17, C18

    # What belongs together

    def region(self, start: Cell) -> Region:
        """All cells of one terrain that hang together with this one."""
        found = {start}
        fresh = [start]
        while fresh:
            for near in neighbours(fresh.pop()):
                if near not in found and near in self.land and self.land[near][0] == self.land[start][0]:
                    found.add(near)
                    fresh.append(near)
        return frozenset(found)

    def regions(self, cells: Iterable[Cell]) -> set[Region]:
        """The regions that some cells belong to, each once."""
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
        """The summed strength of each seat's figures in a region; seats with none are left out."""
        sums: dict[int, int] = {}
        for cell, (seat, size) in self.figures.items():
            if cell in region:
                sums[seat] = sums.get(seat, 0) + STRENGTH[size]
        return sums

    # What it is worth

    def _pay(self, region: Region, clause: str) -> list[Entry]:
        """Give the points for a region with figures to those who stand there."""
        terrain = self.terrain(region)
        per_field = SWAMP if terrain == "swamp" else FLAGGED[terrain] if self.has(region, "flag") else PLAIN  # C24
        entries: list[Entry] = []
        for seat, gain in points(self.strengths(region), len(region), per_field).items():
            self.scores[seat] += gain
            entries.append((clause, seat, gain))
        return entries

    def _score_turn(self) -> list[Entry]:
        """Score the regions closed or enclosed; those of earlier turns bear no figures any more. Swamps wait (C22)."""
        entries: list[Entry] = []
        scored: set[Region] = set()
        for region in self.regions(self.figures):
            clause = "4.1" if self.has(region, "cottage") else "4.2" if self.is_enclosed(region) else ""
            if clause and self.terrain(region) != "swamp":
                entries += self._pay(region, clause)
                scored.add(region)
        for region in scored:  # C21: after all of them are scored
            for cell in region & self.figures.keys():
                seat, size = self.figures.pop(cell)
                self.pub[seat][size] += 1
        return entries

    def _score_end(self) -> list[Entry]:
        """Score what still bears figures, which stay where they are, and the coins, which stay too."""
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
        """The place of each seat, 1 the best: by points, then by coins, then shared (C27)."""
        standing = list(zip(self.scores, self.coins, strict=True))
        return [1 + sum(other > own for other in standing) for own in standing]

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play one legal move and say what it scored: clause, seat, points, sorted."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        self.told = []
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
            self.told.append(("3.7", self.turn))

    def _place(self, anchor: Cell, facing: int) -> None:
        cells = cells_of(anchor, facing)
        gain = min(len(self.grown(self.drawn, cells)) - 1, self.bank)  # 3.9, C16, C26
        self.land |= dict(zip(cells, TILES[self.drawn], strict=True))
        self.drawn = ""
        self.laid = cells
        if gain:
            self.bank -= gain
            self.coins[self.turn] += gain
            self.told.append(("3.9", self.turn))
        self.phase = "pub" if any(self.pub[self.turn].values()) else "figure"  # C1

    def _visit_pub(self, fetches: bool) -> None:
        if fetches:  # 3.10, C2: all of them
            self._spend(PUB_FEE)
            for size, count in self.pub[self.turn].items():
                self.supply[self.turn][size] += count
            self.pub[self.turn] = dict.fromkeys(COUNT, 0)
            self.told.append(("3.10", self.turn))
        self.phase = "figure"

    def _set(self, size: str, cell: Cell) -> list[Entry]:
        cost = self.cost(cell)
        if cost:
            self._spend(cost)
            self.told.append(("3.13", self.turn))
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
                self.told.append(("5.1", self.turn))
            entries += self._score_end()
        return entries

    # What can be counted

    def facts(self) -> dict[str, object]:
        """Everything on the table that can be compared, copied."""
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
