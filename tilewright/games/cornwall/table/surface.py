"""The land of Cornwall as pieces: the tiles, their fields and frames, and the figures and cottages on them."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Box, Piece
from tilewright.games.cornwall.rules import land, material, state
from tilewright.games.cornwall.table import describe, figure, survey
from tilewright.games.cornwall.table.art import field_id, frame, geometry

_START = Piece("tile start", "base/start", *geometry.middle(*material.START_AT[0]), tip=Message.of("tip-start"))
_START_KIND = -1  # the kind of the start tile
_TILE_OF, _PART_OF = zip(*map(survey.tile_and_part, range(material.MOST_FIELDS)), strict=True)  # of each field
_MARKS = {land.WITHIN: frame.NOTHING, land.SEAM: frame.SEAM, land.BORDER: frame.BORDER}
_MARKS_WITHOUT_SEAM = _MARKS | {land.SEAM: frame.NOTHING}
_COTTAGE_PARTS = [[k for k in range(material.FIELDS) if tile.symbols[k] == material.COTTAGE] for tile in material.TILES]


class Ground(NamedTuple):
    """The pieces that change only when a tile is laid or a region is scored."""

    pieces: tuple[Piece, ...]
    reach: Box  # the bounds of the centres of its fields: left, top, right and bottom


@cached.by_fields(
    state.POSITION,
    *("laid", "laid_tile", "laid_facing", "field_cell", "field_q", "field_r", "terrain"),
    *("area", "members", "open", "cottage", "scored"),
)
def ground(p: Any) -> Ground:
    """The tiles, their fields with frames, and the cottages."""
    areas = p.area[: survey.FIRST_FIELD[p.laid]]
    pieces = (_START, *_tiles(p), *_fields(p, areas), *_frames(p, areas), *_cottages(p))
    return Ground(pieces, _reach(p.field_q[: len(areas)], p.field_r[: len(areas)]))


def _reach(columns: list[int], rows: list[int]) -> Box:
    across = [q + r / 2 for q, r in zip(columns, rows, strict=True)]
    (left, _), (right, _) = geometry.middle(min(across), 0), geometry.middle(max(across), 0)
    (_, top), (_, bottom) = geometry.middle(0, min(rows)), geometry.middle(0, max(rows))
    return left, top, right, bottom


def _tiles(p: Any) -> Iterable[Piece]:
    """The bases of all tiles except the start tile."""
    first_fields = slice(material.START_FIELDS, None, material.FIELDS)
    kinds, facings = p.laid_tile[1 : p.laid], p.laid_facing[1 : p.laid]
    return map(_tile, kinds, facings, p.field_q[first_fields], p.field_r[first_fields])


@cached.by_arguments
def _tile(kind: int, facing: int, q: int, r: int) -> Piece:
    x, y = geometry.centre(survey.places(q, r, facing))
    return Piece(f"tile {material.TILES[kind].name}", f"base/{facing % 2}", x, y)


def _fields(p: Any, areas: list[int]) -> Iterable[Piece]:
    tile_kinds, members = (_START_KIND, *p.laid_tile[1:]), p.members
    kinds = [tile_kinds[tile] for tile in _TILE_OF[: len(areas)]]
    return map(_field, kinds, _PART_OF, p.field_q, p.field_r, [members[area] for area in areas])


@cached.by_arguments
def _field(kind: int, part: int, q: int, r: int, members: int) -> Piece:
    """A part of a kind of tile as a field of a region with this many fields."""
    terrain, symbol = _printed(kind, part)
    art = field_id(terrain, symbol, part + max(0, kind))
    tip = Message.of("tip-field-laid", q=q, r=r, field=describe.field(terrain, symbol, members))
    return Piece(f"field {q} {r}", art, *geometry.middle(q, r), tip=tip)


def _printed(kind: int, part: int) -> tuple[int, int]:
    """The terrain and the symbol of a field."""
    if kind == _START_KIND:
        return material.START_TERRAINS[part], material.NO_SYMBOL
    return material.TILES[kind].terrains[part], material.TILES[kind].symbols[part]


def _frames(p: Any, areas: list[int]) -> Iterable[Piece]:
    closed = {area for area in set(areas) if p.scored[area] and (p.cottage[area] or not p.open[area])}
    return map(_frame, p.field_q, p.field_r, survey.sides(p), [area in closed for area in areas])


@cached.by_arguments
def _frame(q: int, r: int, sides: bytes, is_closed: bool) -> Piece:
    name, turn = _turned(sides)
    art = f"frame/{name}/closed" if is_closed else f"frame/{name}"
    return Piece(f"frame {q} {r}", art, *geometry.middle(q, r), turn=turn)


@cached.by_arguments
def _turned(sides: bytes) -> tuple[str, int]:
    """The frame that shows these sides, and its turn; only the field to the left of or above a seam draws it."""
    return frame.turned([_MARKS[what] if side < 3 else _MARKS_WITHOUT_SEAM[what] for side, what in enumerate(sides)])


def _cottages(p: Any) -> Iterator[Piece]:
    """A cottage on every cottage field whose region has been scored."""
    for tile in range(1, p.laid):
        for part in _COTTAGE_PARTS[p.laid_tile[tile]]:
            field = survey.FIRST_FIELD[tile] + part
            if p.scored[p.area[field]]:
                yield _cottage(p.field_q[field], p.field_r[field])


@cached.by_arguments
def _cottage(q: int, r: int) -> Piece:
    x, y = geometry.middle(q, r)
    x, y = x + geometry.SYMBOL_PLACE[0], y + geometry.SYMBOL_PLACE[1]
    return Piece(f"cottage {q} {r}", "cottage", x, y, tip=Message.of("tip-cottage"), height=1)


@cached.by_fields(state.POSITION, "laid_tile", "field_q", "field_r", "figure")
def figures(p: Any) -> tuple[Piece, ...]:
    """All figures that stand on the land."""
    kinds = (_START_KIND, *p.laid_tile[1:])
    return tuple(
        [
            _figure(code, kinds[_TILE_OF[field]], _PART_OF[field], p.field_q[field], p.field_r[field])
            for field, code in enumerate(p.figure)
            if code
        ]
    )


@cached.by_arguments
def _figure(code: int, kind: int, part: int, q: int, r: int) -> Piece:
    """A figure, encoded as in the record, on a part of a kind of tile."""
    seat, size = divmod(code - 1, material.SIZE_COUNT)
    return figure.on_land(f"figure {q} {r}", seat, size, (q, r), _printed(kind, part)[1] != material.NO_SYMBOL)


def prices(p: Any, costs: list[int]) -> list[Piece]:
    """What a figure costs on each free field of the new tile, while figures are placed."""
    coins = p.coins[p.seat]
    return [
        _price(field.part, field.at, cost, cost <= coins)
        for field, cost in zip(survey.new_fields(p), costs, strict=True)
        if not p.figure[field.number]
    ]


@cached.by_arguments
def _price(part: int, at: survey.Place, cost: int, can_pay: bool) -> Piece:
    x, y = geometry.middle(*at)
    x, y = x + geometry.PRICE_PLACE[0], y + geometry.PRICE_PLACE[1]
    art = f"price/{cost}" if can_pay else f"price/{cost}/short"
    return Piece(f"price {part}", art, x, y, tip=Message.of("tip-price", cost=cost), height=3)
