"""The moves of Carcassonne in words, why a move is refused, and the events that a move causes.

draw K               chance: draw a tile of type K
place X Y FACING     lay it X cells east and Y cells south of the first tile, turned clockwise by FACING quarter turns
figure KIND INDEX    place a figure on a part of that tile: a city, road, field or monastery, numbered from 0
pass                 place no figure
"""

from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.carcassonne import rules
from tilewright.games.carcassonne.rules import material, state
from tilewright.kit.square import CELLS, ROW
from tilewright.land.rules import figures
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
    """An action in words; nothing in Carcassonne is hidden from anyone."""
    if action >= state.DRAW:
        return f"draw {material.TILES[action - state.DRAW].name}"
    return LAND.write(position, action)


_ASKED = {state.DRAWING: ("draw",), state.PLACING: ("place",), state.SETTING: ("figure", "pass")}


def read(position: Positions, words: str) -> int:
    """The action of a move in words; Refusal gives the clause and the reason if it is not legal now."""
    p = Fields(position)
    if p.phase == state.ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    move = Move.expect(words, _READERS, _ASKED[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("draw TILE")
    number = material.NUMBER.get(move.args[0])
    if number is None:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=move.args[0][:40]))
    first, last = rules.draw_range(int(p.stage))
    if not first <= number < last or p.bag[number] == 0:
        raise Refusal("3.2", Message.of("refuse-no-such-tile-left", tile=move.args[0]))
    return state.DRAW + number


def _read_place(p: Any, move: Move) -> int:
    x, y, facing = land_notation.read_cell(move)
    action = LAND.read_place(p, x, y, facing)
    if p.stage != state.LAND_STAGE:
        _check_river(p, (x + ROW * y) % CELLS, int(p.tile), facing)
    return action


def _check_river(p: Any, cell: int, kind: int, facing: int) -> None:
    if cell != p.river_cell:
        raise Refusal("3.6", Message.of("refuse-river-end"))
    bend = rules.bend_of(4 * kind + facing, int(p.river_side))
    if bend and bend == p.river_bend:
        raise Refusal("3.7", Message.of("refuse-river-bend"))


def _read_figure(p: Any, move: Move) -> int:
    return LAND.read_figure(p, move, "figure city|road|field|monastery INDEX")


_READERS = {"draw": _read_draw, "place": _read_place, "figure": _read_figure, "pass": land_notation.read_pass}


def events(position: Positions) -> list[Event]:
    """The events of the last action, with a breakdown of all points."""
    rows = land_notation.event_rows(position)
    if not rows:
        return []
    p = Fields(position)
    return [_event(p, row, rows) for row in rows]


def _event(p: Any, row: Row, rows: list[Row]) -> Event:
    code, seat, _, about, _ = row
    if code == figures.TILE_SET_ASIDE:
        aside = Message.of("event-tile-set-aside", tile=material.TILES[about].name)
        return Event("tile-set-aside", LAND.clauses["tile-set-aside"], seat, 0, aside)
    pieces = tuple(f"tile {tile.x} {tile.y}" for tile in survey.tiles_of(p, about))
    return LAND.event(row, rows, land_terms(p, code, about), pieces)


def land_terms(p: Any, code: int, area: int) -> tuple[Term, ...]:
    """How the points of an area add up when it is scored by this kind of event."""
    return LAND.receipt(p, code, area)
