"""The moves of Wheel of Fortune in words, why a move is refused, and the events that a move causes.

draw K               chance: draw a tile of type K without a wheel symbol
draw K N             chance: draw a tile of type K whose wheel symbol shows N (1, 2 or 3)
take X Y KIND INDEX  plague: remove the seat's own figure from this part of the tile at X Y
place X Y FACING     lay the tile drawn, turned clockwise by FACING (0 to 3) quarter turns
figure KIND INDEX    place a figure on a part of that tile: a city, road, field or monastery, numbered from 0
figure crown SEGMENT place a figure on a free crown space: fortune, tax, famine, storm, inquisition or plague
pass                 place no figure
"""

from collections.abc import Iterable
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.wheel_of_fortune.rules import board, material, state, wheel
from tilewright.land.rules import figures, landscape
from tilewright.land.table import notation as land_notation
from tilewright.land.table import survey
from tilewright.land.table.notation import Row

LAND = land_notation.LandNotation(
    material.SHEET,
    material.FITS,
    material.PARTS,
    {
        "cell": "3.3",
        "side": "3.4",
        "tile-set-aside": "3.5",
        "part": "3.10",
        "held": "3.11",
        "supply": "3.12",
        "road-finished": "4.2",
        "city-finished": "4.3",
        "monastery-finished": "4.4",
        "road-open": "5.2",
        "city-open": "5.3",
        "monastery-open": "5.4",
        "field-scored": "5.5",
    },
)


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Wheel of Fortune is hidden from anyone."""
    if action >= state.DRAW:
        return f"draw {tile_words(action - state.DRAW)}"
    if action >= state.TAKE:
        p = Fields(position)
        node = int(p.figure_at[p.asked, action - state.TAKE])
        tile = survey.laid(p, int(p.node_tile[node]))
        kind, index = material.PARTS[tile.type][node - tile.node]
        return f"take {tile.x} {tile.y} {kind} {index}"
    if action >= state.CROWN:
        return f"figure crown {material.SEGMENTS[action - state.CROWN]}"
    return LAND.write(position, action)


def tile_words(kind: int) -> str:
    """A kind of tile as a draw names it: its type, and the number on its wheel symbol if it has one."""
    return f"{material.TILES[kind].name} {material.STEPS[kind]}" if material.STEPS[kind] else material.TILES[kind].name


_ASKED = {
    state.DRAWING: ("draw",),
    state.TAKING: ("take",),
    state.PLACING: ("place",),
    state.SETTING: ("figure", "pass"),
}


def read(position: Positions, words: str) -> int:
    """The action of a move in words; Refusal gives the clause and the reason if it is not legal now."""
    p = Fields(position)
    if p.phase == state.ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    move = Move.expect(words, _READERS, _ASKED[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) not in (1, 2) or (len(move.args) == 2 and move.args[1] not in ("1", "2", "3")):
        raise malformed("draw TILE | draw TILE 1-3")
    if move.args[0] not in material.TYPES:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=move.args[0][:40]))
    kind = material.NUMBER.get((move.args[0], int(move.args[1]) if len(move.args) == 2 else 0))
    if kind is None:
        raise Refusal("1.2", Message.of("refuse-no-such-symbol", tile=move.args[0]))
    if p.bag[kind] == 0:
        raise Refusal("3.2", Message.of("refuse-no-such-tile-left", tile=" ".join(move.args)))
    return state.DRAW + kind


def _read_take(p: Any, move: Move) -> int:
    if move.args and move.args[0] == "crown":
        raise Refusal("4.13", Message.of("refuse-take-crown"))
    numbers = Move(move.verb, move.args[:2]).numbers(2)
    if numbers is None or len(move.args) not in (3, 4) or move.args[2] not in landscape.KINDS:
        raise malformed("take X Y city|road|field|monastery INDEX")
    for figure in survey.figures(p):
        is_there = figure.seat == p.asked and (figure.x, figure.y) == numbers
        if is_there and figure.part == land_notation.part_named(material.PARTS[figure.row >> 2], *move.args[2:]):
            return state.TAKE + figure.number
    raise Refusal("4.13", Message.of("refuse-take-none"))


def _read_place(p: Any, move: Move) -> int:
    x, y, facing = land_notation.read_cell(move)
    if board.is_inside(x, y):
        raise Refusal("3.3", Message.of("refuse-board"))
    return LAND.read_place(p, x, y, facing)


def _read_figure(p: Any, move: Move) -> int:
    if move.args[:1] == ("crown",):
        return _read_crown(p, move)
    shape = "figure city|road|field|monastery INDEX | figure crown SEGMENT"
    return LAND.read_figure(p, move, shape)


def _read_crown(p: Any, move: Move) -> int:
    if len(move.args) != 2 or move.args[1] not in material.SEGMENTS:
        raise malformed(f"figure crown {'|'.join(material.SEGMENTS)}")
    segment = material.SEGMENTS.index(move.args[1])
    LAND.need_supply(p)
    spaces = p.crown[int(material.FIRST_SPACE[segment]) :][: int(material.CROWNS[segment])]
    if all(spaces):
        holders = sorted({int(seat) for seat in spaces})
        seats = ", ".join(str(seat) for seat in holders)
        name = segment_name(segment)
        raise Refusal("3.13", Message.of("refuse-crown", segment=name, seats=seats, count=len(holders)))
    return state.CROWN + segment


_READERS = {
    "draw": _read_draw,
    "take": _read_take,
    "place": _read_place,
    "figure": _read_figure,
    "pass": land_notation.read_pass,
}


def segment_name(segment: int) -> Message:
    """A segment's name as printed on the wheel."""
    return Message.of(f"segment-{material.SEGMENTS[segment]}")


_EVENTS = {
    figures.TILE_SET_ASIDE: ("tile-set-aside", LAND.clauses["tile-set-aside"]),
    wheel.PIG_MOVED: ("pig-moved", "3.7"),
    wheel.FORTUNE_PAID: ("fortune", "4.8"),
    wheel.TAX_PAID: ("tax", "4.9"),
    wheel.FAMINE_PAID: ("famine", "4.10"),
    wheel.STORM_PAID: ("storm", "4.11"),
    wheel.INQUISITION_PAID: ("inquisition", "4.12"),
    wheel.FIGURE_TAKEN: ("plague", "4.13"),
    wheel.CROWN_PAID: ("crown", "4.14"),
}


def events(position: Positions) -> list[Event]:
    """The events of the last action, with a breakdown of all points."""
    rows = land_notation.event_rows(position)
    if not rows:
        return []
    p = Fields(position)
    return [
        _land_event(p, row, rows) if row[0] < figures.TILE_SET_ASIDE else _wheel_event(p, row, rows) for row in rows
    ]


def _land_event(p: Any, row: Row, rows: list[Row]) -> Event:
    code, area = row[0], row[3]
    return LAND.event(row, rows, land_terms(p, code, area), _pieces(p, area))


def land_terms(p: Any, code: int, area: int) -> tuple[Term, ...]:
    """How the points of an area add up when it is scored by this kind of event."""
    return tuple(term for term in LAND.receipt(p, code, area) if term.count)


def _wheel_event(p: Any, row: Row, rows: list[Row]) -> Event:
    code, seat, points, about, count = row
    kind, clause = _EVENTS[code]
    key = f"event-{kind}"
    words: dict[str, str | int | Message] = {"seat": seat + 1, "points": points, "count": count}
    terms: tuple[Term, ...] = ()
    holders: tuple[tuple[int, int], ...] = ()
    pieces: tuple[str, ...] = (f"segment {kind}",)
    if code == figures.TILE_SET_ASIDE:
        words["tile"], pieces = tile_words(about), ()
    elif code == wheel.PIG_MOVED:
        words["segment"], pieces = segment_name(about), ("pig", f"segment {material.SEGMENTS[about]}")
    elif code == wheel.FIGURE_TAKEN:
        tile = survey.laid(p, int(p.node_tile[about]))
        key = f"event-plague-{material.PARTS[tile.type][about - tile.node][0]}"
        pieces = (*pieces, piece_of(tile))
    elif code == wheel.CROWN_PAID:
        segment = material.SEGMENT_OF_SPACE[about]
        words["segment"], pieces = segment_name(segment), (f"segment {material.SEGMENTS[segment]}",)
        terms = (_term("crown-alone" if count < material.CROWNS[segment] else "crown", 1, points),)
    else:
        terms = (_term(kind, count, points // count),)
        words["each"] = points // count
        if code in (wheel.TAX_PAID, wheel.FAMINE_PAID):
            holders, pieces = land_notation.holders(row, rows), (*pieces, *_pieces(p, about))
        if code == wheel.TAX_PAID:
            words["shields"] = int(p.shields[about])
    return Event(kind, clause, seat, points, Message.of(key, **words), terms, holders, pieces)


def _term(name: str, count: int, each: int) -> Term:
    return Term(Message.of(f"term-{name}"), count, each)


def _pieces(p: Any, area: int) -> tuple[str, ...]:
    return unique(piece_of(tile) for tile in survey.tiles_of(p, area))


def piece_of(tile: survey.Laid) -> str:
    """The id of a tile in the scene; the board is one piece."""
    return "board" if board.is_inside(tile.x, tile.y) else f"tile {tile.x} {tile.y}"


def unique(names: Iterable[str]) -> tuple[str, ...]:
    """The names in their order, each once."""
    return tuple(dict.fromkeys(names))
