"""What the games on square land say alike: the moves on it, why they are refused, and what its areas bring.

The rules of these games number the clauses about the land alike.
"""

from collections.abc import Sequence
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.kit.square import ROW
from tilewright.land.rules import figures, landscape
from tilewright.land.rules.tile import SHOWS
from tilewright.land.table import lying, survey

Row = tuple[int, ...]  # an event as noted: kind, seat, points, about, count
Parts = Sequence[tuple[str, int]]  # of a tile: their kind and index

EVENTS = {
    figures.ROAD_FINISHED: ("road-finished", "4.2"),
    figures.CITY_FINISHED: ("city-finished", "4.3"),
    figures.MONASTERY_FINISHED: ("monastery-finished", "4.4"),
    figures.ROAD_LEFT_OPEN: ("road-open", "5.2"),
    figures.CITY_LEFT_OPEN: ("city-open", "5.3"),
    figures.MONASTERY_LEFT_OPEN: ("monastery-open", "5.4"),
    figures.FIELD_SCORED: ("field-scored", "5.5"),
    figures.TILE_SET_ASIDE: ("tile-set-aside", "3.5"),
}
_SIDES = ("north", "east", "south", "west")


def read_cell(move: Move) -> tuple[int, int, int]:
    """Where a tile shall be laid: x, y and facing."""
    numbers = move.numbers(3)
    if numbers is None or not 0 <= numbers[2] < 4 or max(abs(numbers[0]), abs(numbers[1])) > ROW:
        raise malformed("place X Y FACING (0-3)")
    x, y, facing = numbers
    return x, y, facing


def placement(p: Any, fits: Any, sheet: Any, x: int, y: int, facing: int) -> int:
    """Laying the tile drawn there, as 4 * place in the frontier + facing; Refusal if it does not fit."""
    kind = int(p.tile)
    place = lying.place_at(p.positions, x, y, fits[kind], facing)
    if place is None:
        raise _misplaced(p, sheet, 4 * kind + facing, x, y)
    return 4 * place + facing


def _misplaced(p: Any, sheet: Any, row: int, x: int, y: int) -> Refusal:
    """Why a tile, 4 * kind + facing, may not lie on a cell."""
    if survey.tile_at(p, x, y) is not None:
        return Refusal("3.3", Message.of("refuse-occupied"))
    clash = survey.clash(p, sheet, row, x, y)
    return Refusal("3.4", _mismatch(*clash)) if clash else Refusal("3.3", Message.of("refuse-apart"))


def _mismatch(side: int, own: int, theirs: int) -> Message:
    return Message.of(
        "refuse-side",
        side=Message.of(f"side-{_SIDES[side]}"),
        own=Message.of(f"shows-{SHOWS[own]}"),
        theirs=Message.of(f"shows-{SHOWS[theirs]}"),
    )


def read_part(p: Any, parts: Sequence[Parts], move: Move, shape: str) -> int:
    """The part of the tile just laid where a figure shall stand; `parts` are those of every kind of tile."""
    if not (1 <= len(move.args) <= 2) or move.args[0] not in landscape.KINDS:
        raise malformed(shape)
    tile = survey.laid(p, int(p.laid) - 1)
    part = part_named(parts[tile.type], *move.args)
    if part is None:
        raise Refusal("3.10", Message.of(f"refuse-no-such-{move.args[0]}"))
    need_supply(p)
    if there := survey.holders(p, tile.node + part):
        seats = ", ".join(str(seat + 1) for seat in there)
        raise Refusal("3.11", Message.of(f"refuse-held-{move.args[0]}", seats=seats, count=len(there)))
    return part


def part_named(parts: Parts, kind: str, index: str = "0") -> int | None:
    """Which part of a tile is meant by such a word and a number, if any."""
    known = [(name, str(number)) for name, number in parts]
    return known.index((kind, index)) if (kind, index) in known else None


def need_supply(p: Any) -> None:
    """Refusal if the seat whose turn it is has no figure to set."""
    if p.supply[p.seat] == 0:
        raise Refusal("3.12", Message.of("refuse-supply"))


def score_event(row: Row, rows: list[Row], terms: tuple[Term, ...], pieces: tuple[str, ...]) -> Event:
    """An area scored for a seat: one of all rows noted, its receipt, and the pieces it lies on."""
    code, seat, points, _, count = row
    kind, clause = EVENTS[code]
    tiles = sum(term.count for term in terms[:1])
    if points:
        message = Message.of(f"event-{kind}", seat=seat + 1, points=points, tiles=tiles, figures=count)
    elif tiles:
        message = Message.of(f"event-outnumbered-{kind.split('-')[0]}", seat=seat + 1)
    else:
        message = Message.of("event-field-empty", seat=seat + 1)
    return Event(kind, clause, seat, points, message, terms if points else (), holders(row, rows), pieces)


def holders(row: Row, rows: list[Row]) -> tuple[tuple[int, int], ...]:
    """Who stood in the area an event is about, with how many figures."""
    return tuple((seat, count) for code, seat, _, about, count in rows if (code, about) == (row[0], row[3]))


def receipt(p: Any, sheet: Any, code: int, area: int) -> tuple[Term, ...]:
    """How the points of an area scored by an event of this kind come about."""
    if code in (figures.MONASTERY_FINISHED, figures.MONASTERY_LEFT_OPEN):
        return (Term(Message.of("term-monastery-tiles"), 9 - int(p.open[area]), 1),)
    if code == figures.FIELD_SCORED:
        return (Term(Message.of("term-finished-cities"), len(survey.finished_cities(p, sheet, area)), 3),)
    each = 2 if code == figures.CITY_FINISHED else 1
    tiles = Term(Message.of("term-tiles"), len(survey.tiles_of(p, area)), each)
    is_city = code in (figures.CITY_FINISHED, figures.CITY_LEFT_OPEN)
    if not is_city or p.shields[area] == 0:
        return (tiles,)
    return tiles, Term(Message.of("term-shields"), int(p.shields[area]), each)
