"""The moves of Carcassonne in words, why a move is refused, and what a move has brought about.

draw K               chance: a tile of type K comes up
place X Y FACING     lay it: x to the east, y to the south of the first tile, quarter turns clockwise
figure KIND INDEX    a figure on a part of the tile just laid: city, road, field or monastery, counted from 0
pass                 no figure
"""

from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.rules.material import FITS, NUMBER, PARTS, SHEET, TILES
from tilewright.games.carcassonne.rules.state import DRAW, DRAWING, ENDED, FIGURE, LAND_STAGE, PASS, PLACING, SETTING
from tilewright.kit.square import CELLS, ROW
from tilewright.land.rules import figures
from tilewright.land.table import lying, survey
from tilewright.land.table import notation as land_notation
from tilewright.land.table.notation import Row


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Carcassonne is hidden from anyone."""
    if action >= DRAW:
        return f"draw {TILES[action - DRAW].name}"
    if action == PASS:
        return "pass"
    if action >= FIGURE:
        kind, index = PARTS[lying.last_type(position)][action - FIGURE]
        return f"figure {kind} {index}"
    x, y = lying.where(position, action >> 2)
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
    x, y, facing = land_notation.read_cell(move)
    action = land_notation.placement(p, FITS, SHEET, x, y, facing)
    if p.stage != LAND_STAGE:
        _check_river(p, (x + ROW * y) % CELLS, int(p.tile), facing)
    return action


def _check_river(p: Any, cell: int, kind: int, facing: int) -> None:
    if cell != p.river_cell:
        raise Refusal("3.6", Message.of("refuse-river-end"))
    bend = rules.bend_of(4 * kind + facing, int(p.river_side))
    if bend and bend == p.river_bend:
        raise Refusal("3.7", Message.of("refuse-river-bend"))


def _read_figure(p: Any, move: Move) -> int:
    return FIGURE + land_notation.read_part(p, PARTS, move, "figure city|road|field|monastery INDEX")


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return PASS


_READERS = {"draw": _read_draw, "place": _read_place, "figure": _read_figure, "pass": _read_pass}


def events(position: Positions) -> list[Event]:
    """What the last action brought about, each point with its arithmetic."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [_event(p, row, rows) for row in rows]


def _event(p: Any, row: Row, rows: list[Row]) -> Event:
    code, seat, _, about, _ = row
    if code == figures.TILE_SET_ASIDE:
        kind, clause = land_notation.EVENTS[code]
        return Event(kind, clause, seat, 0, Message.of("event-tile-set-aside", tile=TILES[about].name))
    pieces = tuple(f"tile {tile.x} {tile.y}" for tile in survey.tiles_of(p, about))
    return land_notation.score_event(row, rows, land_terms(p, code, about), pieces)


def land_terms(p: Any, code: int, area: int) -> tuple[Term, ...]:
    """The receipt of an area scored by an event of this kind."""
    return land_notation.receipt(p, SHEET, code, area)
