"""Square land built from words: the inverse of `land/table/state.py`, and what is impossible about land and figures.

The rules themselves lay one tile after the other, in the order given if that is possible.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tilewright.core.built import POINTS, Cell, Reading, has_choice, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.core.move import Refusal
from tilewright.land.table import survey
from tilewright.land.table.notation import LandNotation, part_named

Rows: TypeAlias = dict[Cell, int]  # by cell: 4 * type + facing


@dataclass(frozen=True)
class Clauses:
    """The clauses of a game's rules that a position can break, beyond those of its notation."""

    box: str  # how many tiles of each type there are
    figures: str  # how many figures a seat has
    turn: str  # one figure, after the tile is laid
    finished: str  # the figures of a finished area return
    ending: str  # the game ends with the last tile


def usual(reading: Reading) -> str:
    """What comes next if the words do not say it."""
    if "asked" in reading:
        return "take"
    if "tile" in reading:
        return "place"
    if "laid" in reading:
        return "figure"
    return "over" if reading.given("left") == {} else "draw"


@dataclass(frozen=True)
class Site:
    """A landscape that is being built."""

    reading: Reading
    position: Positions
    kernels: Kernels
    land: LandNotation
    read: Callable[[Positions, str], int]  # of the game's notation
    clauses: Clauses
    figures: int  # of each seat

    @property
    def p(self) -> Any:
        """The position's record."""
        return self.position[0]

    # ---- tiles

    def turned(self, cell: Cell, words: Any) -> tuple[str, int] | None:
        """The name of a tile, and its facing."""
        name, _, facing = words.rpartition(" ") if isinstance(words, str) else ("", "", "")
        if name and facing in ("0", "1", "2", "3"):
            return name, int(facing)
        self.reading.malformed("tiles", f"{cell[0]} {cell[1]}: {words}")
        return None

    def drawn(self, names: Sequence[str]) -> int:
        """The number of the tile drawn."""
        name = self.reading.given("tile")
        if isinstance(name, str) and name in names:
            return names.index(name)
        self.reading.malformed("tile", name)
        return -1

    def fill_bag(self, names: Sequence[str], seen: Counter[int], is_over: bool) -> None:
        """Leave in the bag what `left` says, else all that has not been seen, or nothing once the game is over. It may
        be less than what has not been seen: a tile that fitted nowhere is back in the box.
        """
        left = self.reading.counts("left", names)
        for kind, name in enumerate(names):
            box = int(self.p.bag[kind])
            rest = box - seen[kind]
            if rest < 0:
                self.reading.refuse(self.clauses.box, "built-too-many-tiles", tile=name, count=box)
            elif left is not None and left.get(name, 0) > rest:
                self.reading.refuse(self.clauses.box, "built-too-many-left", tile=name, count=rest)
            else:
                usual = 0 if is_over else rest
                self.p.bag[kind] = usual if left is None else left.get(name, 0)

    def last(self, rows: Rows) -> Cell | None:
        """The cell of the tile just laid: that which `laid` names, else the last of all."""
        if "laid" not in self.reading:
            return next(reversed(rows), None)
        cell = self.reading.cell("laid", self.reading.given("laid"))
        if cell is not None and cell not in rows:
            self.reading.refuse_at(cell, self.land.clauses["part"], "built-figure-nowhere")
        return cell

    def lay(self, rows: Rows, last: Cell | None, prepare: Callable[[int], None]) -> None:
        """Lay all tiles, this one last. `prepare` makes the rules expect a tile of a type."""
        waiting, order = [cell for cell in rows if cell != last], [last] if last else []
        refusals: dict[Cell, Refusal] = {}
        while waiting or order:
            if not waiting:
                waiting, order = order, []
            refusals = {cell: refusal for cell in waiting if (refusal := self._lay(cell, rows[cell], prepare))}
            if len(refusals) == len(waiting):
                break
            waiting = list(refusals)
        self._explain(refusals)
        self.reading.check()

    def _lay(self, cell: Cell, row: int, prepare: Callable[[int], None]) -> Refusal | None:
        """Lay a tile, or say why it cannot be laid now."""
        prepare(row >> 2)
        try:
            action = self.read(self.position, f"place {cell[0]} {cell[1]} {row & 3}")
        except Refusal as refusal:
            return refusal
        self.kernels.apply(self.position, 0, action)
        return None

    def _explain(self, refusals: Mapping[Cell, Refusal]) -> None:
        """Say why tiles cannot be laid; that they touch nothing only if nothing else is wrong."""
        others = [(cell, one) for cell, one in refusals.items() if one.reason.key != "refuse-apart"]
        for cell, one in others or refusals.items():
            self.reading.refuse_at(cell, one.clause, one.reason.key, **dict(one.reason.args))

    # ---- figures

    def stand(self, first: int, elsewhere: Counter[int], is_setting: bool) -> None:
        """Put all figures on their parts. The first tiles lay there from the start, so nobody stands on them; some
        figures of a seat are elsewhere than on the land.
        """
        found = list(self._standing(first))
        self.reading.check()
        for seat in range(self.reading.seats):
            nodes = [node for _, owner, node in found if owner == seat]
            self._settle(seat, nodes, elsewhere[seat])
        self.reading.check()
        for cell, _, node in found:
            self._examine(cell, node, is_setting)
        self._examine_joined([node for _, _, node in found])

    def _standing(self, first: int) -> Iterator[tuple[Cell, int, int]]:
        """Every figure: its cell, its seat, and the node of its part."""
        for cell, one in self.reading.cells("figures").items():
            seat, part = self._claim(one)
            if not part:
                self.reading.malformed("figures", f"{cell[0]} {cell[1]}: {one}")
                continue
            tile = survey.tile_at(self.p, *cell)
            if tile is None or tile.number < first:
                self.reading.refuse_at(cell, self.land.clauses["part"], "built-figure-nowhere")
                continue
            kind, _, index = part.partition(" ")
            number = part_named(self.land.parts[tile.type], kind, index)
            if number is None:
                self.reading.refuse_at(cell, self.land.clauses["part"], "built-no-part", part=part[:40])
            else:
                yield cell, seat, tile.node + number

    def _claim(self, one: Any) -> tuple[int, str]:
        """The seat of a figure and its part; no part if these are not words for a figure."""
        if not isinstance(one, Mapping) or set(one) != {"seat", "part"}:
            return 0, ""
        seat, part = one["seat"], one["part"]
        is_sound = is_number(seat, range(self.reading.seats)) and isinstance(part, str)
        return (seat, part) if is_sound else (0, "")

    def _settle(self, seat: int, nodes: Sequence[int], elsewhere: int) -> None:
        p = self.p
        left = self.figures - len(nodes) - elsewhere
        if left < 0:
            self.reading.refuse(self.clauses.figures, "built-too-many-figures", seat=seat + 1, count=self.figures)
            return
        p.supply[seat] = left
        p.figure_at[seat, : len(nodes)] = nodes
        for node in nodes:
            p.held[p.area[node]] += 1

    def _examine(self, cell: Cell, node: int, is_setting: bool) -> None:
        """Refuse a figure that stands on the tile just laid already, or that has been scored."""
        p, last = self.p, survey.laid(self.p, int(self.p.laid) - 1)
        tile = survey.laid(p, int(p.node_tile[node]))
        if is_setting and tile == last:
            self.reading.refuse_at(cell, self.clauses.turn, "built-figure-already")
        kind = self.land.parts[tile.type][node - tile.node][0]
        if kind == "field" or p.open[p.area[node]]:
            return
        if kind == "monastery":
            is_new = max(abs(tile.x - last.x), abs(tile.y - last.y)) <= 1
        else:
            is_new = last in survey.tiles_of(p, int(p.area[node]))
        if not (is_setting and is_new):
            self.reading.refuse_at(cell, self.clauses.finished, f"built-finished-{kind}")

    def _examine_joined(self, nodes: Sequence[int]) -> None:
        """Refuse several figures in an area that no tile without one of them can have joined."""
        p = self.p
        holders: dict[int, set[int]] = {}
        for node in nodes:
            holders.setdefault(int(p.area[node]), set()).add(int(p.node_tile[node]))
        for area, tiles in holders.items():
            if len(tiles) > 1 and len(survey.tiles_of(p, area)) == len(tiles):
                at = survey.laid(p, max(tiles))
                self.reading.refuse_at((at.x, at.y), self.land.clauses["held"], "built-never-joined")

    # ---- whose turn it is, and what comes next

    def check_draw(self, drawable: int) -> None:
        """Refuse that a tile is drawn if none is left."""
        if not drawable:
            self.reading.refuse(self.clauses.ending, "built-nothing-left")

    def check_over(self) -> None:
        """Refuse that the game is over while tiles are left or figures stand."""
        if self.p.bag.any():
            self.reading.refuse(self.clauses.ending, "built-not-over")
        if (self.p.figure_at[: self.reading.seats] >= 0).any():
            self.reading.refuse(self.clauses.ending, "built-not-scored")

    def check_fits(self, name: str, most: int) -> None:
        """Refuse a tile drawn that fits nowhere."""
        if not has_choice(self.kernels, self.position, most):
            self.reading.refuse(self.land.clauses["tile-set-aside"], "built-fits-nowhere", tile=name)

    def score(self) -> None:
        """Set the points."""
        self.p.points[: self.reading.seats] = self.reading.numbers("points", POINTS, [0] * self.reading.seats)
