"""The moves of Wheel of Fortune in words, why a move is refused, and what a move has brought about.

draw K               chance: a tile of type K without a wheel symbol comes up
draw K N             chance: a tile of type K whose wheel symbol shows N (1, 2 or 3)
take X Y KIND INDEX  plague: take back the own figure on this part of the tile at X Y (city, road, field or monastery 0)
place X Y FACING     lay the tile drawn, after FACING (0 to 3) quarter turns clockwise
figure KIND INDEX    a figure on a part of the tile just laid: city, road, field or monastery, counted from 0
figure crown SEGMENT a figure on a free crown space: fortune, tax, famine, storm, inquisition or plague
pass                 no figure

Coordinates: x grows to the east, y to the south. The wheel board covers 0 0 (its north-west place) to 3 3; so the first
tile may go to 0 -1 or 4 2, never inside. Parts are counted in the order of the material file, however the tile is
turned. `figure KIND` alone is read as INDEX 0. No move names a part of the board itself: it is never just laid.

A game goes like this; nothing is hidden, so no word is ever `?`.

1  Seat 0 begins, and the seats follow in rising order. The board lies on the table with the pig on fortune.
2  Chance draws a tile, each tile left in the bag equally likely: `draw K` weighs as many as there are such tiles
   without a symbol, `draw K N` as many as there are with the number N.
3  Only if it has a number, within the same move: the pig walks N segments (fortune, tax, famine, storm, inquisition,
   plague, fortune...), and the segment where it stops acts. Whoever's turn it is counts as the active seat.
     fortune      the active seat gets 3
     tax          each seat, each city with knights of it: own knights x (own knights + shields of the city)
     famine       each seat, each field with farmers of it: own farmers x finished cities at the field
     storm        each seat: figures in its supply
     inquisition  each seat: 2 x its monks
     plague       each seat with at least one figure on the land is asked for `take`, the active seat first and then in
                  turn order; a seat with a single such figure is still asked, a seat with none is passed over
   Then (after the last `take`, within it) the crown spaces of that same segment score, and their figures go back to
   the supply: 3 for the one figure of a one-crown segment, 6 for a lone figure of a two-crown segment, else 3 each.
4  If the tile fits nowhere it goes to the box (with or without a symbol, and after the wheel has acted), and it is
   chance again for the same seat; if no tile is left, the game ends and is scored within the same move.
5  The active seat is asked for `place`, then for `figure` or `pass`. `figure crown` names any segment with a free crown
   space; the two spaces of a segment are alike and fill up in order. What came back from the wheel is in the supply.
6  Within the same move finished cities, roads and monasteries score and their figures go back; the turn passes on.
   After the last tile the game ends: unfinished roads, cities, monasteries, then fields score within that move.
   Figures on crown spaces bring nothing at the end and stay where they are.

Events, one for each line, with clause, seat and points (a seat may have several):

  road-finished 4.2, city-finished 4.3, monastery-finished 4.4    each seat with figures there; 0 for fewer figures
  fortune 4.8         the active seat, 3
  tax 4.9             each seat and city with knights of it
  famine 4.10         each seat and field with farmers of it, if a finished city is there (else no event)
  storm 4.11          each seat with a figure in its supply (else no event)
  inquisition 4.12    each seat with monks, all its monks together
  crown 4.14          each figure on the crown spaces that score
  road-open 5.2, city-open 5.3, monastery-open 5.4, field-scored 5.5    likewise; 0 also for a field without a city
  pig-moved 3.7, plague 4.13 (a `take`), tile-set-aside 3.5    always 0 points
"""

from collections.abc import Iterable
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.wheel_of_fortune.rules import board, wheel
from tilewright.games.wheel_of_fortune.rules.material import (
    CROWNS,
    FIRST_SPACE,
    FITS,
    NUMBER,
    PARTS,
    SEGMENT_OF_SPACE,
    SEGMENTS,
    SHEET,
    STEPS,
    TILES,
    TYPES,
)
from tilewright.games.wheel_of_fortune.rules.state import (
    CROWN,
    DRAW,
    DRAWING,
    ENDED,
    FIGURE,
    PASS,
    PLACING,
    SETTING,
    TAKE,
    TAKING,
)
from tilewright.land.rules import figures, landscape
from tilewright.land.table import lying, survey
from tilewright.land.table import notation as land_notation
from tilewright.land.table.notation import Row


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Wheel of Fortune is hidden from anyone."""
    if action >= DRAW:
        return f"draw {tile_words(action - DRAW)}"
    if action >= TAKE:
        p = Fields(position)
        node = int(p.figure_at[p.asked, action - TAKE])
        tile = survey.laid(p, int(p.node_tile[node]))
        kind, index = PARTS[tile.type][node - tile.node]
        return f"take {tile.x} {tile.y} {kind} {index}"
    if action >= CROWN:
        return f"figure crown {SEGMENTS[action - CROWN]}"
    if action >= FIGURE:
        kind, index = PARTS[lying.last_type(position)][action - FIGURE]
        return f"figure {kind} {index}"
    if action == PASS:
        return "pass"
    x, y = lying.where(position, action >> 2)
    return f"place {x} {y} {action & 3}"


def tile_words(kind: int) -> str:
    """A kind of tile as a draw names it: its type, and the number on its wheel symbol if it has one."""
    return f"{TILES[kind].name} {STEPS[kind]}" if STEPS[kind] else TILES[kind].name


_ASKED = {DRAWING: ("draw",), TAKING: ("take",), PLACING: ("place",), SETTING: ("figure", "pass")}


def read(position: Positions, words: str) -> int:
    """The action of a legal move; Refusal tells the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    move = Move.expect(words, _READERS, _ASKED[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) not in (1, 2) or (len(move.args) == 2 and move.args[1] not in ("1", "2", "3")):
        raise malformed("draw TILE | draw TILE 1-3")
    if move.args[0] not in TYPES:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=move.args[0]))
    kind = NUMBER.get((move.args[0], int(move.args[1]) if len(move.args) == 2 else 0))
    if kind is None:
        raise Refusal("1.2", Message.of("refuse-no-such-symbol", tile=move.args[0]))
    if p.bag[kind] == 0:
        raise Refusal("3.2", Message.of("refuse-no-such-tile-left", tile=" ".join(move.args)))
    return DRAW + kind


def _read_take(p: Any, move: Move) -> int:
    if move.args and move.args[0] == "crown":
        raise Refusal("4.13", Message.of("refuse-take-crown"))
    numbers = Move(move.verb, move.args[:2]).numbers(2)
    if numbers is None or len(move.args) not in (3, 4) or move.args[2] not in landscape.KINDS:
        raise malformed("take X Y city|road|field|monastery INDEX")
    for figure in survey.figures(p):
        is_there = figure.seat == p.asked and (figure.tile.x, figure.tile.y) == numbers
        if is_there and figure.part == land_notation.part_named(PARTS[figure.tile.type], *move.args[2:]):
            return TAKE + figure.number
    raise Refusal("4.13", Message.of("refuse-take-none"))


def _read_place(p: Any, move: Move) -> int:
    x, y, facing = land_notation.read_cell(move)
    if board.is_inside(x, y):
        raise Refusal("3.3", Message.of("refuse-board"))
    return land_notation.placement(p, FITS, SHEET, x, y, facing)


def _read_figure(p: Any, move: Move) -> int:
    if move.args[:1] == ("crown",):
        return _read_crown(p, move)
    shape = "figure city|road|field|monastery INDEX | figure crown SEGMENT"
    return FIGURE + land_notation.read_part(p, PARTS, move, shape)


def _read_crown(p: Any, move: Move) -> int:
    if len(move.args) != 2 or move.args[1] not in SEGMENTS:
        raise malformed(f"figure crown {'|'.join(SEGMENTS)}")
    segment = SEGMENTS.index(move.args[1])
    land_notation.need_supply(p)
    spaces = p.crown[int(FIRST_SPACE[segment]) :][: int(CROWNS[segment])]
    if all(spaces):
        holders = sorted({int(seat) for seat in spaces})
        seats = ", ".join(str(seat) for seat in holders)
        name = segment_name(segment)
        raise Refusal("3.13", Message.of("refuse-crown", segment=name, seats=seats, count=len(holders)))
    return CROWN + segment


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return PASS


_READERS = {
    "draw": _read_draw,
    "take": _read_take,
    "place": _read_place,
    "figure": _read_figure,
    "pass": _read_pass,
}


def segment_name(segment: int) -> Message:
    """A segment's name as it stands on the wheel."""
    return Message.of(f"segment-{SEGMENTS[segment]}")


_EVENTS = {
    **land_notation.EVENTS,
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
    """What the last action brought about, each point with its arithmetic."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [
        _land_event(p, row, rows) if row[0] < figures.TILE_SET_ASIDE else _wheel_event(p, row, rows) for row in rows
    ]


def _land_event(p: Any, row: Row, rows: list[Row]) -> Event:
    code, area = row[0], row[3]
    return land_notation.score_event(row, rows, land_terms(p, code, area), _pieces(p, area))


def land_terms(p: Any, code: int, area: int) -> tuple[Term, ...]:
    """The receipt of an area scored by an event of this kind."""
    return tuple(term for term in land_notation.receipt(p, SHEET, code, area) if term.count)


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
        words["segment"], pieces = segment_name(about), ("pig", f"segment {SEGMENTS[about]}")
    elif code == wheel.FIGURE_TAKEN:
        tile = survey.laid(p, int(p.node_tile[about]))
        key = f"event-plague-{PARTS[tile.type][about - tile.node][0]}"
        pieces = (*pieces, piece_of(tile))
    elif code == wheel.CROWN_PAID:
        segment = SEGMENT_OF_SPACE[about]
        words["segment"], pieces = segment_name(segment), (f"segment {SEGMENTS[segment]}",)
        terms = (_term("crown-alone" if count < CROWNS[segment] else "crown", 1, points),)
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
