"""The moves of Carcassonne in words, why a move is refused, and what a move has brought about.

draw K               chance: a tile of type K comes up
place X Y FACING     lay it: x to the east, y to the south of the first tile, quarter turns clockwise
figure KIND INDEX    a figure on a part of the tile just laid: city, road, field or monastery, counted from 0
pass                 no figure
"""

from typing import Any

from tilewright.art import land_table
from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.material import FITS, NUMBER, PARTS, SHEET, TILES
from tilewright.games.carcassonne.state import (
    DRAW,
    DRAWING,
    ENDED,
    FIGURE,
    LAND_STAGE,
    PASS,
    PLACING,
    SETTING,
)
from tilewright.kit import domain, landscape, survey
from tilewright.kit.land import SHOWS
from tilewright.kit.square import CELLS, ROW

_SIDE_KEYS = ("north", "east", "south", "west")


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Carcassonne is hidden from anyone."""
    if action >= DRAW:
        return f"draw {TILES[action - DRAW].name}"
    if action == PASS:
        return "pass"
    if action >= FIGURE:
        kind, index = PARTS[land_table.last_type(position)][action - FIGURE]
        return f"figure {kind} {index}"
    x, y = land_table.where(position, action >> 2)
    return f"place {x} {y} {action & 3}"


_ASKED = {DRAWING: ("draw",), PLACING: ("place",), SETTING: ("figure", "pass")}


def read(position: Positions, words: str) -> int:
    """The action of a legal move; Refusal tells the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    move = Move.expect(words, _READERS, _ASKED[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("draw TILE")
    number = NUMBER.get(move.args[0])
    if number is None:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=move.args[0]))
    first, last = rules.draw_range(int(p.stage))
    if not first <= number < last or p.bag[number] == 0:
        raise Refusal("3.2", Message.of("refuse-no-such-tile-left", tile=move.args[0]))
    return DRAW + number


def _read_place(p: Any, move: Move) -> int:
    numbers = move.numbers(3)
    if numbers is None or not 0 <= numbers[2] < 4 or max(abs(numbers[0]), abs(numbers[1])) > ROW:
        raise malformed("place X Y FACING (0-3)")
    x, y, facing = numbers
    kind = int(p.tile)
    place = land_table.place_at(p.positions, x, y, FITS[kind], facing)
    if place is None:
        raise _misplaced(p, 4 * kind + facing, x, y)
    if p.stage != LAND_STAGE:
        _check_river(p, (x + ROW * y) % CELLS, kind, facing)
    return 4 * place + facing


def _misplaced(p: Any, row: int, x: int, y: int) -> Refusal:
    """Why a tile, 4 * type + facing, may not lie on a cell."""
    if survey.tile_at(p, x, y) is not None:
        return Refusal("3.3", Message.of("refuse-occupied"))
    clash = survey.clash(p, SHEET, row, x, y)
    return Refusal("3.4", _mismatch(*clash)) if clash else Refusal("3.3", Message.of("refuse-apart"))


def _mismatch(side: int, own: int, theirs: int) -> Message:
    return Message.of(
        "refuse-side",
        side=Message.of(f"side-{_SIDE_KEYS[side]}"),
        own=Message.of(f"shows-{SHOWS[own]}"),
        theirs=Message.of(f"shows-{SHOWS[theirs]}"),
    )


def _check_river(p: Any, cell: int, kind: int, facing: int) -> None:
    if cell != p.river_cell:
        raise Refusal("3.6", Message.of("refuse-river-end"))
    bend = rules.bend_of(4 * kind + facing, int(p.river_side))
    if bend and bend == p.river_bend:
        raise Refusal("3.7", Message.of("refuse-river-bend"))


def _read_figure(p: Any, move: Move) -> int:
    tile = survey.laid(p, int(p.laid) - 1)
    parts = PARTS[tile.type]
    if not (1 <= len(move.args) <= 2) or move.args[0] not in landscape.KINDS:
        raise malformed("figure city|road|field|monastery INDEX")
    index = move.args[1] if len(move.args) == 2 else "0"
    if (move.args[0], index) not in [(kind, str(number)) for kind, number in parts]:
        raise Refusal("3.10", Message.of(f"refuse-no-such-{move.args[0]}"))
    part = parts.index((move.args[0], int(index)))
    if p.supply[p.seat] == 0:
        raise Refusal("3.12", Message.of("refuse-supply"))
    if holders := survey.holders(p, tile.node + part):
        seats = ", ".join(str(seat + 1) for seat in holders)
        raise Refusal("3.11", Message.of(f"refuse-held-{move.args[0]}", seats=seats, count=len(holders)))
    return FIGURE + part


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return PASS


_READERS = {"draw": _read_draw, "place": _read_place, "figure": _read_figure, "pass": _read_pass}


_EVENTS = {
    domain.ROAD_FINISHED: ("road-finished", "4.2"),
    domain.CITY_FINISHED: ("city-finished", "4.3"),
    domain.MONASTERY_FINISHED: ("monastery-finished", "4.4"),
    domain.ROAD_LEFT_OPEN: ("road-open", "5.2"),
    domain.CITY_LEFT_OPEN: ("city-open", "5.3"),
    domain.MONASTERY_LEFT_OPEN: ("monastery-open", "5.4"),
    domain.FIELD_SCORED: ("field-scored", "5.5"),
    domain.TILE_SET_ASIDE: ("tile-set-aside", "3.5"),
}


def events(position: Positions) -> list[Event]:
    """What the last action brought about, each point with its arithmetic."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [_event(p, row, rows) for row in rows]


def _event(p: Any, row: tuple[int, ...], rows: list[tuple[int, ...]]) -> Event:
    code, seat, points, about, count = row
    kind, clause = _EVENTS[code]
    if code == domain.TILE_SET_ASIDE:
        return Event(kind, clause, seat, 0, Message.of("event-tile-set-aside", tile=TILES[about].name))
    terms = land_terms(p, code, about)
    holders = tuple((other, strength) for what, other, _, area, strength in rows if (what, area) == (code, about))
    tiles = sum(term.count for term in terms[:1])
    if points:
        message = Message.of(f"event-{kind}", seat=seat + 1, points=points, tiles=tiles, figures=count)
    elif tiles:
        message = Message.of(f"event-outnumbered-{_part_name(code)}", seat=seat + 1)
    else:
        message = Message.of("event-field-empty", seat=seat + 1)
    pieces = tuple(f"tile {tile.x} {tile.y}" for tile in survey.tiles_of(p, about))
    return Event(kind, clause, seat, points, message, terms if points else (), holders, pieces)


def _part_name(code: int) -> str:
    return _EVENTS[code][0].split("-")[0]


def land_terms(p: Any, code: int, area: int) -> tuple[Term, ...]:
    """The receipt of an area scored by an event of this kind."""
    tiles = len(survey.tiles_of(p, area))
    each = 2 if code == domain.CITY_FINISHED else 1
    if code in (domain.CITY_FINISHED, domain.CITY_LEFT_OPEN):
        terms = (
            Term(Message.of("term-tiles"), tiles, each),
            Term(Message.of("term-shields"), int(p.shields[area]), each),
        )
        return tuple(term for term in terms if term.count)
    if code in (domain.MONASTERY_FINISHED, domain.MONASTERY_LEFT_OPEN):
        return (Term(Message.of("term-monastery-tiles"), 9 - int(p.open[area]), 1),)
    if code == domain.FIELD_SCORED:
        return (Term(Message.of("term-finished-cities"), len(survey.finished_cities(p, SHEET, area)), 3),)
    return (Term(Message.of("term-tiles"), tiles, 1),)
