"""The land of Cornwall as pieces: tiles, their fields and borders, and what stands on them.

Most of the land stays as it is from move to move and the same fields lie at many tables, so each piece is made once and
kept by one number that says all about it; the numbers of all fields are worked out together.
"""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Part, Plain
from tilewright.core.scene import Box, Piece
from tilewright.games.cornwall.art import field_id
from tilewright.games.cornwall.material import (
    COTTAGE,
    FIELDS,
    MOST_FIELDS,
    NO_SYMBOL,
    SIZES,
    START_AT,
    START_FIELDS,
    START_TERRAINS,
    SYMBOL,
    SYMBOLS,
    TERRAINS,
    TILES,
)
from tilewright.games.cornwall.state import POSITION
from tilewright.games.cornwall.view import beside, frame, geometry, survey
from tilewright.kit.hex import CELLS, STEP

KEPT = 1 << 13
KEPT_LANDS = 64

Land = tuple[tuple[Piece, ...], Box]  # the pieces, and the furthest middles of fields: left, top, right and bottom

_GROUND = Part(
    POSITION,
    *("laid", "laid_tile", "laid_facing", "field_cell", "field_q", "field_r", "terrain"),
    *("area", "members", "scored", "cottage", "open"),
)
_TILE = np.array([0] * START_FIELDS + [1 + number // FIELDS for number in range(MOST_FIELDS - START_FIELDS)])
_PART = np.array([*range(START_FIELDS), *(number % FIELDS for number in range(MOST_FIELDS - START_FIELDS))])
_SIDES = 3 ** np.arange(6)  # the six digits of a frame as one number
_SEAMS = np.array([1, 1, 1, 0, 0, 0])  # a seam is drawn by the field to its left or above it
_BEYOND = 1 << 7  # more than any column or row is from the middle
_SYMBOL = np.vstack([SYMBOL, np.full((1, FIELDS), NO_SYMBOL, dtype=SYMBOL.dtype)])  # the last: of the start tile


def ground(position: Positions) -> Land:
    """Tiles, their fields and borders, and the cottages, which change only when a tile is laid or a region scored."""
    return _ground(_GROUND.of(position))


@lru_cache(KEPT_LANDS)
def _ground(data: bytes) -> Land:
    p: Any = _GROUND.fields(data)
    count = START_FIELDS + FIELDS * (int(p.laid) - 1)
    tiles, parts = _TILE[:count], _PART[:count]
    q, r, area = p.field_q[:count].astype(np.int64), p.field_r[:count].astype(np.int64), p.area[:count]
    places = ((q + _BEYOND) << 8) + r + _BEYOND
    kinds = np.where(tiles > 0, p.laid_tile[tiles].astype(np.int64), -1)
    is_scored = p.scored[area] != 0
    is_closed = is_scored & ((p.cottage[area] != 0) | (p.open[area] == 0))
    frames = (places * 2 + is_closed) * 3**6 + _sides(p.field_cell[:count], p.terrain[:count], tiles)
    bases = (places << 10) + ((kinds + 1) << 3)
    fields = (bases + parts << 8) + p.members[area]
    laid = bases[START_FIELDS::FIELDS] + p.laid_facing[1 : int(p.laid)]
    cottages = places[is_scored & (_SYMBOL[kinds, np.minimum(parts, FIELDS - 1)] == COTTAGE)]
    pieces = (
        _START,
        *map(_tile, laid.tolist()),
        *map(_field, fields.tolist()),
        *map(_frame, frames.tolist()),
        *map(_cottage, cottages.tolist()),
    )
    return pieces, _reach(q, r)


def _sides(cells: NDArray[np.int16], terrains: NDArray[np.int8], tiles: NDArray[np.int64]) -> NDArray[np.int64]:
    """What is on the six sides of each field, as the digits of its frame."""
    count = len(cells)
    there = np.full(CELLS, count)
    there[cells] = np.arange(count)
    others = there[(cells[:, None] + STEP) % CELLS]  # the field across each side, `count` if there is none
    is_border = np.append(terrains, -1)[others] != terrains[:, None]
    is_seam = np.append(tiles, -1)[others] != tiles[:, None]
    digits = np.where(is_border, int(frame.BORDER), is_seam * _SEAMS * int(frame.SEAM))
    return digits @ _SIDES


def _reach(q: NDArray[np.int64], r: NDArray[np.int64]) -> Box:
    """All that lies on the fields lies within half a field of these."""
    x, y = geometry.WIDTH * (q + r / 2), 1.5 * geometry.RADIUS * r
    return float(x.min()), float(y.min()), float(x.max()), float(y.max())


def _place(code: int) -> survey.Place:
    return (code >> 8) - _BEYOND, (code & 255) - _BEYOND


_START = Piece("tile start", "base/start", *geometry.middle(*START_AT[0]), tip=Message.of("tip-start"))


@lru_cache(KEPT)
def _tile(code: int) -> Piece:
    """A laid tile: the place of its first field, its kind plus 1, its facing."""
    facing, kind = code & 7, (code >> 3 & 127) - 1
    q, r = _place(code >> 10)
    x, y = geometry.centre(survey.places(q, r, facing))
    name = TILES[kind].name
    return Piece(f"tile {name}", f"base/{facing % 2}", x, y, tip=Message.of("tip-tile", tile=name))


@lru_cache(KEPT)
def _field(code: int) -> Piece:
    """A field: its place, its tile's kind plus 1 (0: the start tile), its number there, how large its region is."""
    fields, part, kind = code & 255, code >> 8 & 7, (code >> 11 & 127) - 1
    q, r = _place(code >> 18)
    ground = TILES[kind].terrains[part] if kind >= 0 else START_TERRAINS[part]
    printed = TILES[kind].symbols[part] if kind >= 0 else NO_SYMBOL
    art = field_id(ground, printed, part + max(0, kind))
    return Piece(f"field {q} {r}", art, *geometry.middle(q, r), tip=_tip(ground, printed, fields))


@lru_cache(KEPT)
def _tip(ground: int, printed: int, fields: int) -> Message:
    terrain = Message.of(f"terrain-{TERRAINS[ground]}")
    if printed == NO_SYMBOL:
        return Message.of("tip-field", terrain=terrain, fields=fields)
    symbol = Message.of(f"symbol-{SYMBOLS[printed]}")
    return Message.of("tip-field-symbol", terrain=terrain, symbol=symbol, fields=fields)


@lru_cache(KEPT)
def _frame(code: int) -> Piece:
    """The borders of a field, as one of the frames that differ by more than a turn."""
    place, digits = divmod(code, 3**6)
    q, r = _place(place >> 1)
    name, turn = _turned(digits)
    art = f"frame/{name}/closed" if place & 1 else f"frame/{name}"
    return Piece(f"frame {q} {r}", art, *geometry.middle(q, r), turn=turn)


@lru_cache(3**6)
def _turned(digits: int) -> tuple[str, int]:
    return frame.turned([str(digits // 3**side % 3) for side in range(6)])


@lru_cache(KEPT)
def _cottage(place: int) -> Piece:
    """A cottage stands on every printed one whose region has been scored."""
    q, r = _place(place)
    x, y = geometry.middle(q, r)
    x, y = x + geometry.SYMBOL_PLACE[0], y + geometry.SYMBOL_PLACE[1]
    return Piece(f"cottage {q} {r}", "cottage", x, y, tip=Message.of("tip-cottage"), height=1)


def figures(position: Positions, p: Plain) -> list[Piece]:
    """All figures that stand on the land."""
    found = []
    for number in np.flatnonzero(position["figure"]).tolist():
        tile = (number - START_FIELDS) // FIELDS + 1 if number >= START_FIELDS else 0
        has_symbol = tile > 0 and TILES[p.laid_tile[tile]].symbols[(number - START_FIELDS) % FIELDS] != NO_SYMBOL
        found.append(_standing(p.field_q[number], p.field_r[number], p.figure[number], has_symbol))
    return found


@lru_cache(KEPT)
def _standing(q: int, r: int, code: int, has_symbol: bool) -> Piece:
    return figure(f"figure {q} {r}", *divmod(code - 1, len(SIZES)), (q, r), has_symbol)


@lru_cache(KEPT)
def figure(name: str, seat: int, size: int, at: survey.Place, has_symbol: bool) -> Piece:
    """A figure on a field; beside what is printed there."""
    x, y = geometry.middle(*at)
    dx, dy = geometry.FIGURE_BESIDE if has_symbol else geometry.FIGURE_PLACE
    tip = beside.figure_tip(survey.Figure(seat, size))
    return Piece(name, f"stand/{SEATS[seat].name}/{SIZES[size]}", x + dx, y + dy, owner=seat, tip=tip, height=2)


def prices(fields: list[survey.Field], costs: list[int], coins: int) -> list[Piece]:
    """What a figure costs on each free field of the new tile, while figures are set."""
    return [
        _price(field.part, field.at, cost, cost <= coins)
        for field, cost in zip(fields, costs, strict=True)
        if field.figure is None
    ]


@lru_cache(KEPT)
def _price(part: int, at: survey.Place, cost: int, can_pay: bool) -> Piece:
    x, y = geometry.middle(*at)
    x, y = x + geometry.PRICE_PLACE[0], y + geometry.PRICE_PLACE[1]
    art = f"price/{cost}" if can_pay else f"price/{cost}/short"
    return Piece(f"price {part}", art, x, y, tip=Message.of("tip-price", cost=cost), height=3)
