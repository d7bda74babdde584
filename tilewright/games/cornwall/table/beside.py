"""The areas next to the land of Cornwall: the pub, the overview, the stack and the bank, and the tiles put back."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Area, Heap, Piece
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table import describe, figure
from tilewright.games.cornwall.table.art import geometry

_PITCH = 190.0  # from one tile under the stack to the next


def areas(p: Any, left: int) -> tuple[Area, ...]:
    """All these areas, with this many tiles in the stack."""
    return _pub(p), _VALUES, _stock(left, p.bank), *_under_stack(p)


@cached.by_fields(state.POSITION, "seats", "pub")
def _pub(p: Any) -> Area:
    """The pub, with a room for each seat."""
    width, height = geometry.pub_size(p.seats)
    pieces = [Piece("pub", f"pub/{p.seats}", 0, 0, tip=Message.of("tip-pub"))]
    for seat in range(p.seats):
        for size, count in enumerate(p.pub[seat]):
            pieces += [figure.in_pub(p.seats, seat, size, number) for number in range(count)]
    return Area("pub", "board", (-14.0, -6.0, width + 28, height + 14), tuple(pieces), title=Message.of("area-pub"))


_VALUES = Area(  # the overview that every player gets
    "values",
    "board",
    (-164.0, -102.0, 328.0, 208.0),
    (Piece("values", "values", 0, 0, tip=Message.of("tip-values")),),
    title=Message.of("area-values"),
)


@cached.by_arguments
def _stock(tiles: int, coins: int) -> Area:
    """The stack of tiles and the coins of the bank."""
    pieces = (
        Piece("stack", f"stack/{tiles}", 0, 0, tip=Message.of("tip-stack", tiles=tiles)),
        Piece("bank", f"bank/{coins}", 0, 92, tip=Message.of("tip-bank", coins=coins)),
    )
    return Area("stock", "board", (-62.0, -62.0, 124.0, 220.0), pieces, title=Message.of("area-stock"))


@cached.by_fields(state.POSITION, "refused", "refused_tile")
def _under_stack(p: Any) -> tuple[Area, ...]:
    """The tiles put back under the stack, next to be drawn first."""
    if not p.refused:
        return ()
    pieces = tuple(_under(tile, order) for order, tile in enumerate(p.refused_tile[: p.refused]))
    box = (-_PITCH / 2, -100.0, _PITCH * p.refused, 200.0)
    return (Area("under", "market", box, pieces, title=Message.of("area-under")),)


def _under(tile: int, order: int) -> Piece:
    name, tip = material.TILES[tile].name, Message.of("tip-under-stack", land=describe.tile(tile, 0))
    return Piece(f"under {name}", f"tile/{name}/0", _PITCH * order, 0, tip=tip)


@cached.by_fields(state.POSITION, "fresh", "refused", "refused_tile")
def heaps(p: Any) -> tuple[Heap, ...]:
    """The tiles left in the stack, those put back under it last."""
    fresh = [_HEAPS[tile] for tile, count in enumerate(p.fresh) if count]
    return (*fresh, *[_HEAPS[tile] for tile in p.refused_tile[: p.refused]])


_HEAPS = [Heap(f"tile/{tile.name}/0", 1) for tile in material.TILES]
