"""The land of Cornwall as pieces: tiles, their fields and borders, and what stands on them.

Most of the land stays as it is from move to move and the same fields lie at many tables, so each piece is made once and
kept by the one number that says all about it (shown.py).
"""

from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Box, Piece
from tilewright.games.cornwall.rules import shown
from tilewright.games.cornwall.rules.material import (
    FIELDS,
    NO_SYMBOL,
    SIZES,
    START_AT,
    START_FIELDS,
    START_TERRAINS,
    SYMBOLS,
    TERRAINS,
    TILES,
)
from tilewright.games.cornwall.table import beside, survey
from tilewright.games.cornwall.table.art import field_id, frame, geometry

KEPT = 1 << 13
KEPT_LANDS = 64

Land = tuple[tuple[Piece, ...], Box]  # the pieces, and the furthest middles of fields: left, top, right and bottom


def ground(position: Positions) -> Land:
    """Tiles, their fields and borders, and the cottages, which change only when a tile is laid or a region scored."""
    out = np.zeros(shown.SHAPE, dtype=np.int64)
    shown.show(position, 0, out)
    return _ground(int(position["laid"][0]), out.tobytes())


@lru_cache(KEPT_LANDS)
def _ground(laid: int, data: bytes) -> Land:
    fields, frames, tiles, cottages, reach = np.frombuffer(data, dtype=np.int64).reshape(shown.SHAPE).tolist()
    count = START_FIELDS + FIELDS * (laid - 1)
    pieces = (
        _START,
        *map(_tile, tiles[: laid - 1]),
        *map(_field, fields[:count]),
        *map(_frame, frames[:count]),
        *map(_cottage, cottages[: cottages.index(0)]),
    )
    left, right, top, bottom = reach[:4]
    (x, _), (_, y) = geometry.middle(left / 2, 0), geometry.middle(0, top)
    (x_end, _), (_, y_end) = geometry.middle(right / 2, 0), geometry.middle(0, bottom)
    return pieces, (x, y, x_end, y_end)


def _place(code: int) -> survey.Place:
    return (code >> 8) - shown.BEYOND, (code & 255) - shown.BEYOND


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
    place, digits = divmod(code, shown.SIDES)
    q, r = _place(place >> 1)
    name, turn = _turned(digits)
    art = f"frame/{name}/closed" if place & 1 else f"frame/{name}"
    return Piece(f"frame {q} {r}", art, *geometry.middle(q, r), turn=turn)


@lru_cache(shown.SIDES)
def _turned(digits: int) -> tuple[str, int]:
    return frame.turned([str(digits // 3**side % 3) for side in range(6)])


@lru_cache(KEPT)
def _cottage(place: int) -> Piece:
    """A cottage stands on every printed one whose region has been scored."""
    q, r = _place(place)
    x, y = geometry.middle(q, r)
    x, y = x + geometry.SYMBOL_PLACE[0], y + geometry.SYMBOL_PLACE[1]
    return Piece(f"cottage {q} {r}", "cottage", x, y, tip=Message.of("tip-cottage"), height=1)


def figures(p: Any) -> list[Piece]:
    """All figures that stand on the land."""
    found = []
    for number in np.flatnonzero(p.figure).tolist():
        tile = (number - START_FIELDS) // FIELDS + 1 if number >= START_FIELDS else 0
        has_symbol = tile > 0 and TILES[p.laid_tile[tile]].symbols[(number - START_FIELDS) % FIELDS] != NO_SYMBOL
        at = int(p.field_q[number]), int(p.field_r[number])
        found.append(_standing(*at, int(p.figure[number]), has_symbol))
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
