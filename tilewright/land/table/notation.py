"""Notation shared by all games on square land: moves, why they are refused, and what areas score."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.land.rules import figures, landscape
from tilewright.land.rules.tile import SHOWS
from tilewright.land.table import survey

Row = tuple[int, ...]  # an event as the rules note it: kind, seat, points, about, count
Parts = Sequence[tuple[str, int]]  # the parts of a tile: kind and index

EVENTS = {
    figures.ROAD_FINISHED: "road-finished",
    figures.CITY_FINISHED: "city-finished",
    figures.MONASTERY_FINISHED: "monastery-finished",
    figures.ROAD_LEFT_OPEN: "road-open",
    figures.CITY_LEFT_OPEN: "city-open",
    figures.MONASTERY_LEFT_OPEN: "monastery-open",
    figures.FIELD_SCORED: "field-scored",
    figures.TILE_SET_ASIDE: "tile-set-aside",
}
_SIDES = ("north", "east", "south", "west")


@dataclass(frozen=True)
class LandNotation:
    """The notation of one game's land: its tables, and the clause numbers in its rules."""

    sheet: Any
    fits: Any
    parts: Sequence[Parts]  # of each type of tile
    clauses: Mapping[str, str]  # by kind of event, and by reason for a refusal

    def write(self, position: Positions, action: int) -> str:
        """The words for laying a tile, placing a figure or passing."""
        if action == landscape.PASS:
            return "pass"
        if action >= landscape.FIGURE:
            kind, index = self.parts[survey.last_type(position)][action - landscape.FIGURE]
            return f"figure {kind} {index}"
        x, y = survey.where(position, action >> 2)
        return f"place {x} {y} {action & 3}"

    def read_place(self, p: Any, x: int, y: int, facing: int) -> int:
        """The action that lays the tile drawn on a cell; Refusal if it does not fit."""
        kind = int(p.tile)
        place = survey.place_at(p.positions, x, y, self.fits[kind], facing)
        if place is None:
            raise self._misplaced(p, 4 * kind + facing, x, y)
        return 4 * place + facing

    def _misplaced(self, p: Any, row: int, x: int, y: int) -> Refusal:
        """Why a tile (4 * type + facing) may not be laid on a cell."""
        if survey.tile_at(p, x, y) is not None:
            return Refusal(self.clauses["cell"], Message.of("refuse-occupied"))
        clash = survey.clash(p, self.sheet, row, x, y)
        if clash is None:
            return Refusal(self.clauses["cell"], Message.of("refuse-apart"))
        return Refusal(self.clauses["side"], _mismatch(*clash))

    def read_figure(self, p: Any, move: Move, shape: str) -> int:
        """The action that places a figure on a part of the tile just laid."""
        if not (1 <= len(move.args) <= 2) or move.args[0] not in landscape.KINDS:
            raise malformed(shape)
        tile = survey.laid(p, int(p.laid) - 1)
        part = part_named(self.parts[tile.type], *move.args)
        if part is None:
            raise Refusal(self.clauses["part"], Message.of(f"refuse-no-such-{move.args[0]}"))
        self.need_supply(p)
        if there := survey.holders(p, tile.node + part):
            seats = ", ".join(str(seat + 1) for seat in there)
            held = Message.of(f"refuse-held-{move.args[0]}", seats=seats, count=len(there))
            raise Refusal(self.clauses["held"], held)
        return landscape.FIGURE + part

    def need_supply(self, p: Any) -> None:
        """Refusal if the seat whose turn it is has no figure to place."""
        if p.supply[p.seat] == 0:
            raise Refusal(self.clauses["supply"], Message.of("refuse-supply"))

    def event(self, row: Row, rows: list[Row], terms: tuple[Term, ...], pieces: tuple[str, ...]) -> Event:
        """What a seat scored for an area: its row among all rows, the terms of its points, and the area's pieces."""
        code, seat, points, area, count = row
        kind = EVENTS[code]
        tiles = sum(term.count for term in terms[:1])
        if points:
            message = Message.of(f"event-{kind}", seat=seat + 1, points=points, tiles=tiles, figures=count)
        elif tiles:
            message = Message.of(f"event-outnumbered-{kind.split('-')[0]}", seat=seat + 1)
        else:
            message = Message.of("event-field-empty", seat=seat + 1)
        shown = terms if points else ()
        feature = survey.area_id(area)
        return Event(kind, self.clauses[kind], seat, points, message, shown, holders(row, rows), pieces, feature)

    def receipt(self, p: Any, code: int, area: int) -> tuple[Term, ...]:
        """How the points of an area add up when it is scored by this kind of event."""
        if code in (figures.MONASTERY_FINISHED, figures.MONASTERY_LEFT_OPEN):
            return (Term(Message.of("term-monastery-tiles"), 9 - int(p.open[area]), 1),)
        if code == figures.FIELD_SCORED:
            return (Term(Message.of("term-finished-cities"), len(survey.finished_cities(p, self.sheet, area)), 3),)
        each = 2 if code == figures.CITY_FINISHED else 1
        tiles = Term(Message.of("term-tiles"), len(survey.tiles_of(p, area)), each)
        is_city = code in (figures.CITY_FINISHED, figures.CITY_LEFT_OPEN)
        if not is_city or p.shields[area] == 0:
            return (tiles,)
        return tiles, Term(Message.of("term-shields"), int(p.shields[area]), each)


def read_cell(move: Move) -> tuple[int, int, int]:
    """Where a tile is to be laid: x, y and facing."""
    numbers = move.numbers(3)
    if numbers is None or not 0 <= numbers[2] < 4:
        raise malformed("place X Y FACING (0-3)")
    x, y, facing = numbers
    return x, y, facing


def read_pass(p: Any, move: Move) -> int:
    """The action that places no figure."""
    if move.args:
        raise malformed("pass")
    return landscape.PASS


def part_named(parts: Parts, kind: str, index: str = "0") -> int | None:
    """The part of a tile with this kind and index, if there is one."""
    known = [(name, str(number)) for name, number in parts]
    return known.index((kind, index)) if (kind, index) in known else None


def event_rows(position: Positions) -> list[Row]:
    """The events of the last action, as the rules noted them."""
    return [tuple(row) for row in position["event"][0, : int(position["events"][0])].tolist()]


def holders(row: Row, rows: list[Row]) -> tuple[tuple[int, int], ...]:
    """The seats with figures in the area an event is about, and how many each had."""
    return tuple((seat, count) for code, seat, _, about, count in rows if (code, about) == (row[0], row[3]))


def _mismatch(side: int, own: int, theirs: int) -> Message:
    return Message.of(
        "refuse-side",
        side=Message.of(f"side-{_SIDES[side]}"),
        own=Message.of(f"shows-{SHOWS[own]}"),
        theirs=Message.of(f"shows-{SHOWS[theirs]}"),
    )
