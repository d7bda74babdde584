"""The examples of the rules: a position of a scenario, and its picture with what matters in it.

What matters is the table, and every other area that changes in the turn that the example shows. The next move of the
record is drawn as a piece about to be placed; if it places none, a move that the example's own clause refuses is drawn
with a cross. A large table is cropped to what the next move is about.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tilewright.core import picture, scenario
from tilewright.core.game import Facts, Game
from tilewright.core.palette import THEMES
from tilewright.core.picture import Ghost
from tilewright.core.scene import SPECTATOR, Area, Box, Piece, Scene
from tilewright.core.table import Table
from tilewright.learn.lesson import FOLDER, record
from tilewright.learn.rules import home

AROUND = 130.0  # units of a table around what a turn is about
LEAST = 560.0  # units of an area with a title
SMALL = 0.5  # the share of the table below which it is cropped
REACH = 60.0  # units around the middle of a piece
MOST_MOVES = 6  # of a turn that are looked at
KEPT = 200  # positions
UNIT = 100  # of a cell
STEP = 10  # between points that are tried

_ILLEGAL = re.compile(r"illegal (.+?) \| ([\d.]+)")


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of an example, as the seat to move sees it."""

    scene: Scene
    areas: tuple[Area, ...]  # that matter; the boxes are those to be drawn
    ghosts: tuple[Ghost, ...]  # what the next move places on the table, or a refused move would
    ply: int


def names(facts: Facts) -> set[str]:
    """The records that examples can be taken from."""
    scenarios = {file.stem for file in (facts.folder / "scenarios").glob("*.txt")}
    return scenarios | {file.stem for file in (facts.folder / FOLDER).glob("*.txt")}


@lru_cache(KEPT)
def moment(game: Game, name: str, ply: int | None = None) -> Moment:
    """The position of an example after this many moves, all if None; LookupError if there is no such position."""
    if name not in names(game.facts):
        raise LookupError(name)
    where = game.facts.folder if home(name) != name else game.facts.folder / FOLDER
    played, expectations = scenario.read((where / f"{home(name)}.txt").read_text(encoding="utf-8"))
    ply = len(played.moves) if ply is None else ply
    if ply > len(played.moves):
        raise LookupError(f"{name} has {len(played.moves)} moves")
    found = (_ILLEGAL.fullmatch(one.words) for one in expectations if one.ply == ply)
    refused = [one[1] for one in found if one and one[2] == name.split("-", maxsplit=1)[0]]
    table = Table.replay(game, played, ply)
    return _Turn(table, played.moves[ply:], refused).moment()


def drawing(game: Game, name: str, ply: int | None, theme: str, language: str) -> str:
    """The picture of an example, as a self-contained SVG."""
    found = moment(game, name, ply)
    return picture.excerpt(found.scene, found.areas, found.ghosts, game, THEMES[theme], language)


def size(game: Game, name: str, ply: int | None) -> tuple[int, tuple[float, float]]:
    """The ply of an example, and the size of its picture in pixels."""
    found = moment(game, name, ply)
    return found.ply, picture.excerpt_size(found.areas)


def unsized(facts: Facts, name: str, ply: int | None) -> tuple[int, tuple[float, float]]:
    """The same without playing the example: its size is unknown."""
    return len(record(facts, home(name)).moves) if ply is None else ply, (0, 0)


class _Turn:
    """The turn in which an example stops: what came just before, what the record plays next, what is refused."""

    def __init__(self, table: Table, coming: Sequence[str], refused: Sequence[str]) -> None:
        self._table = table
        self._coming = coming
        self._refused = refused
        self._ply = len(table.moves)
        self._asked = table.actor
        self._scene = table.scene(max(self._asked, 0))
        if self._asked < 0 and self._scene.last_seat is not None:
            self._scene = table.scene(self._scene.last_seat)
        self._plain = table.scene(SPECTATOR)
        self._scores = False  # the rest of the turn
        self._lit = {one for event in table.events for one in event.pieces} | set(self._scene.last)

    def moment(self) -> Moment:
        ghosts = self._next() or self._refusals()
        changed = self._changed()
        return Moment(self._scene, tuple(self._areas(ghosts, changed)), ghosts, self._ply)

    def _next(self) -> tuple[Ghost, ...]:
        """What the next move places on the table."""
        if self._asked < 0 or not self._coming:
            return ()
        choice = self._scene.choice_of(self._coming[0])
        shapes = {spot.id: spot.shape for area in self._scene.areas for spot in area.spots}
        pairs = zip(choice.picks, choice.ghosts, strict=False)
        last = {ghost.id: (shapes.get(pick, "disc"), ghost) for pick, ghost in pairs if ghost}
        return tuple(Ghost(ghost.x, ghost.y, shape, ghost) for shape, ghost in last.values())

    def _refusals(self) -> tuple[Ghost, ...]:
        """The first refused move whose place can be found, an empty one if possible."""
        land = next((area for area in self._scene.areas if area.kind == "table"), None)
        last = [piece for piece in land.pieces if piece.id in self._scene.last] if land else []
        taken: Ghost | None = None
        for move in self._refused if land else ():
            points = list(self._aimed(land, move)) if land else []
            on = [point for point in points if any(_is_on(point, piece) for piece in last)]
            if not on and land and points and any(_is_on(_middle(points), piece) for piece in land.pieces):
                on = points  # the place is not empty
            if on:
                taken = taken or Ghost(*_middle(on), "disc", None, is_refused=True)
            elif points and land:
                x, y = _middle(points)
                piece, shape = self._alike(move), "cell" if land.grid == "square" else "hex"
                return (Ghost(x, y, shape, piece and replace(piece, x=x, y=y), is_refused=True),)
        return (taken,) if taken else ()

    def _aimed(self, land: Area, move: str) -> Iterator[tuple[float, float]]:
        """The points of the table that mean this move."""
        left, top, width, height = land.box
        game, position = self._table.game, self._table.position
        for y in range(int(top) - 2 * UNIT, int(top + height) + 2 * UNIT, STEP):
            for x in range(int(left) - 2 * UNIT, int(left + width) + 2 * UNIT, STEP):
                if game.aim(position, land.id, x, y, move) == move:
                    yield x, y

    def _alike(self, move: str) -> Piece | None:
        """The piece that a refused move would place: that of a legal move that differs only in its place, or the one
        in the dock, whose other facings have another number at the third place of its art.
        """
        verb, *_, turn = move.split()
        for choice in self._scene.choices:
            words = choice.move.split()
            if (words[0], words[-1], len(words)) == (verb, turn, len(move.split())):
                return next((ghost for ghost in reversed(choice.ghosts) if ghost and not ghost.height), None)
        for area in self._scene.areas:
            for piece in area.pieces if area.kind == "dock" else ():
                kind, name, _, *more = [*piece.art.split("/"), "", ""]
                art = "/".join([kind, name, turn, *filter(None, more)])
                return replace(piece, art=art) if art in self._table.game.art.ids() else None
        return None

    def _changed(self) -> set[str]:
        """The areas that the rest of the turn changes; if nothing is to come, those of the last move and the hand."""
        if self._asked < 0:
            return {area.id for area in self._scene.areas if any(piece.id in self._scene.last for piece in area.pieces)}
        if not self._coming:
            return {area.id for area in self._scene.areas if area.kind in ("dock", "hand")}
        changed: set[str] = set()
        before = self._scene
        for move in self._coming[:MOST_MOVES]:
            if self._table.actor != self._asked:
                break
            picks = before.choice_of(move).picks
            changed |= {area.id for area in before.areas if _holds(area, picks)}
            events = self._table.play(move)
            self._scores |= any(event.points for event in events)
            self._lit |= {one for event in events for one in event.pieces}
            after = self._table.scene(self._scene.viewer)
            changed |= self._differences(before, after)
            before = after
        return changed

    def _differences(self, before: Scene, after: Scene) -> set[str]:
        """The areas where pieces came or went, which are noted; counters, markers and piles do not count."""
        known = {area.id: {*_ids(area)} for area in before.areas}
        changed = {area.id: known.get(area.id, set()) ^ {*_ids(area)} for area in after.areas}
        self._lit |= {one for ids in changed.values() for one in ids}
        return {area.id for area in after.areas if changed[area.id] and area.kind != "market"}

    def _areas(self, ghosts: Sequence[Ghost], changed: set[str]) -> Iterator[Area]:
        tight = {area.id: area for area in self._plain.areas}
        has_piece = any(ghost.piece for ghost in ghosts)
        for area in self._scene.areas:
            if area.kind == "table":
                other = tight.get(area.id, area)
                box = other.box if _ids(other) == _ids(area) else area.box
                yield replace(area, box=self._cropped(area, box, ghosts), spots=())
            elif area.pieces and area.id in changed and not (area.kind == "dock" and has_piece):
                yield replace(area, box=_filled(area), spots=())

    def _cropped(self, area: Area, box: Box, ghosts: Sequence[Ghost]) -> Box:
        """The part of a table that the turn is about; all of it, unless that part is small."""
        far = REACH if area.grid == "square" else 2 * REACH  # tiles of several hexagons
        whole = _around([box, *(_reach(ghost, far) for ghost in ghosts)])
        touched: list[Piece | Ghost] = [*ghosts, *(piece for piece in area.pieces if piece.id in self._lit)]
        if not ghosts or (area.title and self._scores):  # such an area holds the points
            return whole
        left, top, width, height = _around([_reach(one, far) for one in touched])
        across, down = (max(AROUND, (LEAST - length) / 2 if area.title else 0) for length in (width, height))
        part = _common((left - across, top - down, width + 2 * across, height + 2 * down), whole)
        return part if part[2] * part[3] < SMALL * whole[2] * whole[3] else whole


def _filled(area: Area) -> Box:
    """The box of an area; of a hand, the part with cards."""
    left, top, width, height = area.box
    if area.kind != "hand":
        return area.box
    across = [piece.x for piece in area.pieces]
    return (left, top, min(width, max(across) - left + (min(across) - left)), height)


def _middle(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    x, y = (sum(one) / len(points) for one in zip(*points, strict=True))
    return x, y


def _holds(area: Area, ids: tuple[str, ...]) -> bool:
    return any(piece.id in ids for piece in area.pieces) or any(spot.id in ids for spot in area.spots)


def _ids(area: Area) -> list[str]:
    return [piece.id for piece in area.pieces]


def _is_on(point: tuple[float, float], piece: Piece) -> bool:
    return abs(point[0] - piece.x) < UNIT / 2 and abs(point[1] - piece.y) < UNIT / 2


def _reach(one: Piece | Ghost, far: float) -> Box:
    return (one.x - far, one.y - far, 2 * far, 2 * far)


def _around(boxes: list[Box]) -> Box:
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return (left, top, right - left, bottom - top)


def _common(one: Box, other: Box) -> Box:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right = min(one[0] + one[2], other[0] + other[2])
    bottom = min(one[1] + one[3], other[1] + other[3])
    return (left, top, right - left, bottom - top)
