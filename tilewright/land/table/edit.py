"""Square land laid out by hand: tiles where they fit, figures on their parts, and both taken off again.

Edits are words: "tile K X Y FACING", "figure SEAT KIND INDEX X Y", "take tile X Y", "take figure X Y", "points SEAT N",
"seat SEAT", and "drawn K" or "drawn none".
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tilewright.art import figures as figure_art
from tilewright.core.edit import Pick, Setting, State, Thing
from tilewright.core.game import Positions, clone
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import Choice, Piece, Spot
from tilewright.core.stage import Offer
from tilewright.land.rules import figures, landscape
from tilewright.land.rules.tile import RIVER, STEPS
from tilewright.land.table import choice as land_choice
from tilewright.land.table import survey
from tilewright.land.table.extent import UNIT
from tilewright.land.table.feature import Land, kind_of
from tilewright.land.table.notation import LandNotation

MOST_POINTS = 999
NONE = "none"

Way = tuple[Choice, tuple[Spot, ...]]


@dataclass(frozen=True)
class LandEdit:
    """How the land of one game is laid out by hand."""

    land: Land
    notation: LandNotation
    names: Sequence[str]  # of the kinds of tiles that are laid
    faces: Callable[[int], tuple[land_choice.Face, ...]]  # how a kind of tile looks, by facing
    figure: Callable[[int, int, int, int, int], Piece]  # of a seat, on a tile (4 * type + facing) at x, y, on a part
    kinds: Callable[[Any], range]  # the kinds of tiles that may be laid next
    places: Callable[[Positions, int], list[int]]  # where a kind of tile may be laid, as actions
    verbs: ClassVar[tuple[str, ...]] = ("tile", "figure", "take", "drawn", "points", "seat")
    fixed: int = 1  # so many tiles lie there from the start: nobody stands on them, and they stay
    starts: tuple[tuple[int, int], ...] = ()  # their cells, if they are not among the tiles of a position in words

    # ---- what there is to put and to set

    def things(self, position: Positions) -> tuple[Thing, ...]:
        """The tiles left, a figure of each seat that has one left, and the hand that takes things off."""
        p = Plain(position)
        tiles = [self._tile(kind, p.bag[kind]) for kind in self.kinds(p) if p.bag[kind]]
        owned = [_figure(seat, p.supply[seat]) for seat in range(p.seats)]
        return (_TAKE, *owned, *tiles)

    def _tile(self, kind: int, left: int) -> Thing:
        face = self.faces(kind)[0]
        label = Message.of("tip-tile", land=face.tip)
        return Thing(f"tile {self.names[kind]}", Message.of("edit-group-tiles"), label, face.art, left)

    def settings(self, position: Positions) -> tuple[Setting, ...]:
        """The points of each seat, whose turn it is, and which tile was drawn."""
        p = Plain(position)
        points = [
            Setting(
                f"points {seat}", _SEATS, Message.of("edit-points"), str(p.points[seat]), most=MOST_POINTS, owner=seat
            )
            for seat in range(p.seats)
        ]
        return (*points, self._turn(p), *self._drawn(p))

    def _turn(self, p: Any) -> Setting:
        among = tuple(Pick(str(seat), Message.of("edit-seat", seat=seat + 1)) for seat in range(p.seats))
        return Setting("seat", _TURN, Message.of("edit-turn"), str(p.seat), among=among)

    def _drawn(self, p: Any) -> Iterator[Setting]:
        """Which tile was drawn, while one may be drawn or laid."""
        if p.phase == self.land.setting or (p.tile < 0 and not any(p.bag)):
            return
        drawn = int(p.tile) if p.tile >= 0 else -1
        kinds = [kind for kind in self.kinds(p) if kind == drawn or (p.bag[kind] and self._may_be_drawn(p, kind))]
        tiles = [Pick(self.names[kind], self.faces(kind)[0].tip, self.faces(kind)[0].art) for kind in kinds]
        among = (Pick(NONE, Message.of("edit-drawn-none")), *tiles)
        yield Setting("drawn", _TURN, Message.of("edit-drawn"), self.names[drawn] if drawn >= 0 else NONE, among=among)

    def _may_be_drawn(self, p: Any, kind: int) -> bool:
        """Whether a tile that was drawn can be laid."""
        return bool(self.places(p.positions, kind))

    # ---- what can be done with a thing

    def offer(self, position: Positions, thing: str) -> tuple[Message, Offer]:
        """The question, and every edit with this thing."""
        verb, _, name = thing.partition(" ")
        if verb == "tile" and (kind := self._kind(name)) is not None:
            return Message.of("edit-place-tile"), self._placings(position, kind)
        if verb == "figure" and name.isdigit() and int(name) < int(position["seats"][0]):
            return Message.of("edit-place-figure", seat=int(name) + 1), self._standings(position, int(name))
        if verb == "take":
            return Message.of("edit-take"), self._takings(position)
        return Message.of("edit-choose"), Offer()

    def _kind(self, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None

    def _placings(self, position: Positions, kind: int) -> Offer:
        """Laying a tile everywhere it fits, unless figures there would have been scored."""
        if kind not in self.kinds(Plain(position)) or not position["bag"][0, kind]:
            return Offer()
        actions = [action for action in self.places(position, kind) if not self._scores(position, kind, action)]
        choices, spots = land_choice.placings(Plain(position), actions, self.faces(kind))
        words = self.names[kind]
        return Offer(
            tuple(replace(one, move=f"tile {words} {one.move.partition(' ')[2]}") for one in choices), tuple(spots)
        )

    def _scores(self, position: Positions, kind: int, action: int) -> bool:
        """Whether laying a tile finishes an area that holds figures."""
        after = clone(position)
        after["events"] = 0
        landscape.lay(after[0], self.land.sheet, 4 * kind + (action & 3), action >> 2)
        figures.score_finished(after[0], self.land.sheet, int(after["seats"][0]))
        return bool(after["events"][0])

    def _standings(self, position: Positions, seat: int) -> Offer:
        """A figure on a part that is not finished, of any tile without one: first the tile, then the part."""
        p = Plain(position)
        if not p.supply[seat]:
            return Offer()
        taken = {(figure.x, figure.y) for figure in survey.figures(p)}
        ways = [
            self._setting(p, seat, tile, part)
            for tile in survey.tiles(p)
            if tile.number >= self.fixed and (tile.x, tile.y) not in taken
            for part in range(len(self.notation.parts[tile.type]))
            if self._is_free(p, tile.node + part)
        ]
        return _offered(ways)

    def _is_free(self, p: Any, node: int) -> bool:
        """Whether an area is not scored yet, and others who stand in it can have come together later."""
        area = int(p.area[node])
        if kind_of(p, self.land, node) != landscape.IS_FIELD and not p.open[area]:
            return False
        held = int(p.held[area])
        return held == 0 or len(survey.tiles_of(p, area)) > held + 1

    def _setting(self, p: Any, seat: int, tile: survey.Laid, part: int) -> Way:
        parts = self.notation.parts[tile.type]
        kind, index = parts[part]
        ghost = self.figure(seat, 4 * tile.type + tile.facing, tile.x, tile.y, part)
        choice, spot = land_choice.on_part(kind, index, sum(one == kind for one, _ in parts), ghost)
        at = f"{tile.x} {tile.y}"
        cell = Spot(f"at {at}", UNIT * tile.x, UNIT * tile.y, "cell", Message.of("place-cell", x=tile.x, y=tile.y))
        there = replace(spot, id=f"{spot.id} {at}")
        words = f"figure {seat} {kind} {index} {at}"
        return Choice(words, (cell.id, there.id), choice.label, (None, *choice.ghosts)), (cell, there)

    def _takings(self, position: Positions) -> Offer:
        """Taking off any figure, and any tile that does not hold the others together."""
        p = Plain(position)
        ways = [_taking("figure", one.x, one.y, f"figure {one.seat} {one.number}") for one in survey.figures(p)]
        tiles = list(survey.tiles(p))
        cells = [(tile.x, tile.y) for tile in tiles]
        loose = [
            (tile.x, tile.y)
            for tile in tiles[self.fixed :]
            if self._is_loose(p, tile) and _holds(cells, (tile.x, tile.y))
        ]
        return _offered([*ways, *(_taking("tile", x, y, f"tile {x} {y}") for x, y in loose)])

    def _is_loose(self, p: Any, tile: survey.Laid) -> bool:
        """Whether a tile neither joins several figures nor carries the river on."""
        if RIVER in self.land.sheet[4 * tile.type + tile.facing, landscape.SHOWS : landscape.SHOWS + 4]:
            return tile.number == int(p.laid) - 1 and (int(p.tile) < 0 or p.phase == self.land.setting)
        parts = range(len(self.notation.parts[tile.type]))
        return all(int(p.held[p.area[tile.node + part]]) < 2 for part in parts)

    def aim(self, position: Positions, thing: str, area: str, x: float, y: float, like: str) -> str | None:
        """The edit that is meant at a point of the land."""
        verb = thing.partition(" ")[0]
        at = round(x / UNIT), round(y / UNIT)
        if area != "land":
            return None
        if verb == "tile":
            facing = like.rsplit(maxsplit=1)[-1] if like.startswith("tile ") else "0"
            return f"{thing} {at[0]} {at[1]} {facing}"
        p = Plain(position)
        tile = survey.tile_at(p, *at)
        if tile is None or tile.number < self.fixed:
            return None
        if verb == "take":
            return f"take tile {at[0]} {at[1]}"
        return f"{thing} {self._nearest(tile, x, y)} {at[0]} {at[1]}" if verb == "figure" else None

    def _nearest(self, tile: survey.Laid, x: float, y: float) -> str:
        def far(part: int) -> float:
            px, py = self.land.point(tile, part)
            return (UNIT * tile.x + px - x) ** 2 + (UNIT * tile.y + py - y) ** 2

        parts = self.notation.parts[tile.type]
        kind, index = parts[min(range(len(parts)), key=far)]
        return f"{kind} {index}"

    # ---- edits of a position in words

    def apply(self, state: State, words: str) -> State:
        """The words of the position after an edit."""
        move = Move.expect(words, self.verbs, self.verbs, "")
        after = {**state, "tiles": dict(state["tiles"]), "figures": dict(state["figures"]), "left": dict(state["left"])}
        after.pop("supply", None)  # it follows
        getattr(self, f"_edit_{move.verb}")(after, move)
        return after if move.verb in _SET else self._settled(after)

    def _settled(self, state: dict[str, Any]) -> State:
        """What comes next: a tile is drawn or laid; if none is left, the figure on the last one is decided."""
        state.pop("laid", None)
        state.pop("asked", None)
        state["next"] = "place" if "tile" in state else "draw"
        if not state["left"] and "tile" not in state and (last := self._last(state)):
            state["tiles"][last] = state["tiles"].pop(last)
            state |= {"next": "figure", "laid": last}
        return state

    def _last(self, state: State) -> str | None:
        """A tile without a figure that may have been laid last."""
        cells = [_cell(words) for words in state["tiles"]]
        free = [words for words in state["tiles"] if self._may_be_last(state, words)]
        return next((words for words in reversed(free) if _holds([*self.starts, *cells], _cell(words))), None)

    def _may_be_last(self, state: State, cell: str) -> bool:
        return cell not in state["figures"] and cell != "0 0"

    def _edit_tile(self, state: dict[str, Any], move: Move) -> None:
        *name, x, y, facing = move.args if len(move.args) >= 4 else ("", "", "", "")
        kind = self._kind(" ".join(name))
        numbers = Move("", (x, y, facing)).numbers(3)
        if kind is None or numbers is None or numbers[2] not in range(4):
            raise malformed("tile TILE X Y FACING (0-3)")
        if f"{x} {y}" in state["tiles"]:
            raise Refusal(self.notation.clauses["cell"], Message.of("refuse-occupied"))
        _draw(state, " ".join(name))
        self._lay(state, f"{x} {y}", " ".join(name), facing)

    def _lay(self, state: dict[str, Any], cell: str, name: str, facing: str) -> None:
        state["tiles"][cell] = f"{name} {facing}"

    def _lift(self, state: dict[str, Any], cell: str) -> str:
        """Take a tile off; returns its name."""
        name: str = state["tiles"].pop(cell).rpartition(" ")[0]
        return name

    def _edit_figure(self, state: dict[str, Any], move: Move) -> None:
        if len(move.args) != 5 or not move.args[0].isdigit():
            raise malformed("figure SEAT KIND INDEX X Y")
        seat, kind, index, x, y = move.args
        if f"{x} {y}" in state["figures"]:
            raise Refusal(self.notation.clauses["part"], Message.of("edit-figure-there"))
        state["figures"][f"{x} {y}"] = {"seat": int(seat), "part": f"{kind} {index}"}

    def _edit_take(self, state: dict[str, Any], move: Move) -> None:
        what, cell = move.args[:1], " ".join(move.args[1:])
        if what == ("figure",) and cell in state["figures"]:
            del state["figures"][cell]
        elif what == ("tile",) and cell in state["tiles"]:
            state["figures"].pop(cell, None)
            name = self._lift(state, cell)
            state["left"][name] = state["left"].get(name, 0) + 1
        else:
            raise Refusal("", Message.of("edit-nothing-there"))

    def _edit_points(self, state: dict[str, Any], move: Move) -> None:
        numbers = move.numbers(2)
        if numbers is None or numbers[0] not in range(len(state["points"])):
            raise malformed("points SEAT NUMBER")
        state["points"] = [numbers[1] if seat == numbers[0] else now for seat, now in enumerate(state["points"])]

    def _edit_seat(self, state: dict[str, Any], move: Move) -> None:
        numbers = move.numbers(1)
        if numbers is None:
            raise malformed("seat SEAT")
        state["seat"] = numbers[0]

    def _edit_drawn(self, state: dict[str, Any], move: Move) -> None:
        name = " ".join(move.args)
        if "tile" in state:
            back = state.pop("tile")
            state["left"][back] = state["left"].get(back, 0) + 1
        state["next"] = "draw"
        if name != NONE:
            _draw(state, name)
            state |= {"next": "place", "tile": name}


_SET = ("points", "seat")  # after these, what comes next stays the same
_SEATS, _TURN = Message.of("edit-group-seats"), Message.of("edit-group-turn")
_TAKE = Thing("take", Message.of("edit-group-figures"), Message.of("edit-take"))


def _figure(seat: int, left: int) -> Thing:
    label = Message.of("edit-figure", seat=seat + 1)
    art = figure_art.figure_id(SEATS[seat])
    return Thing(f"figure {seat}", Message.of("edit-group-figures"), label, art, left, seat)


def _taking(what: str, x: int, y: int, piece: str) -> Way:
    label = Message.of(f"edit-take-{what}", x=x, y=y)
    return Choice(f"take {what} {x} {y}", (piece,), label, (None,)), ()


def _offered(ways: Sequence[Way]) -> Offer:
    spots = {spot.id: spot for _, needed in ways for spot in needed}
    return Offer(tuple(choice for choice, _ in ways), tuple(spots.values()))


def _holds(cells: Sequence[tuple[int, int]], without: tuple[int, int]) -> bool:
    """Whether all other cells still hang together without one."""
    rest = set(cells) - {without}
    found = {cells[0]}
    edge = [cells[0]]
    while edge:
        x, y = edge.pop()
        beside = {(x + dx, y + dy) for dx, dy in STEPS} & rest - found
        found |= beside
        edge += beside
    return found == rest


def _draw(state: dict[str, Any], name: str) -> None:
    """Take a tile from those left."""
    left = state["left"].get(name, 0)
    if not left:
        raise Refusal("", Message.of("edit-none-left"))
    state["left"][name] = left - 1
    if left == 1:
        del state["left"][name]


def _cell(words: str) -> tuple[int, int]:
    x, y = words.split()
    return int(x), int(y)


def finish(position: Positions, setting: int, apply: Callable[[Any, int], None]) -> None:
    """End the game as if the last tile had just been laid and no figure were placed on it."""
    position["bag"] = 0
    position["tile"] = -1
    position["phase"] = setting
    apply(position[0], landscape.PASS)
