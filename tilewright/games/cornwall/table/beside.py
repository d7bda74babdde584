"""What lies beside the land of Cornwall: the pub, the overview, the stack and the bank, the tiles put back."""

from functools import cache, lru_cache

from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Piece
from tilewright.games.cornwall.rules.material import SIZES, TILES
from tilewright.games.cornwall.table import survey
from tilewright.games.cornwall.table.art import geometry

KEPT = 1 << 10
VALUES_BOX: Box = (-164.0, -102.0, 328.0, 208.0)


def figure_tip(figure: survey.Figure) -> Message:
    """Whose figure it is, and how strong."""
    kind = Message.of(f"figure-{SIZES[figure.size]}")
    return Message.of("tip-figure", figure=kind, seat=figure.seat + 1, strength=figure.strength)


@lru_cache(KEPT)
def pub(seats: int, guests: tuple[tuple[int, ...], ...]) -> Area:
    """The pub with a room for every seat, and how many figures of each size are in it."""
    width, height = geometry.pub_size(seats)
    pieces = [Piece("pub", f"pub/{seats}", 0, 0, tip=Message.of("tip-pub"))]
    for seat in range(seats):
        for size in range(len(SIZES)):
            for number in range(guests[seat][size]):
                x, y = geometry.pub_place(seats, seat, size, number)
                figure = survey.Figure(seat, size)
                name = f"pub {seat} {SIZES[size]} {number}"
                art = f"figure/{SEATS[seat].name}/{SIZES[size]}/standing"
                pieces.append(Piece(name, art, x, y, owner=seat, tip=figure_tip(figure), height=1))
    return Area("pub", "board", (-14.0, -6.0, width + 28, height + 14), tuple(pieces), title=Message.of("area-pub"))


@cache
def values() -> Area:
    """The overview that every player gets."""
    piece = Piece("values", "values", 0, 0, tip=Message.of("tip-values"))
    return Area("values", "board", VALUES_BOX, (piece,), title=Message.of("area-values"))


@lru_cache(KEPT)
def stock(tiles: int, coins: int) -> Area:
    """The stack of tiles and the coins of the bank."""
    pieces = (
        Piece("stack", f"stack/{tiles}", 0, 0, tip=Message.of("tip-stack", tiles=tiles)),
        Piece("bank", f"bank/{coins}", 0, 92, tip=Message.of("tip-bank", coins=coins)),
    )
    return Area("stock", "board", (-62.0, -62.0, 124.0, 220.0), pieces, title=Message.of("area-stock"))


@lru_cache(KEPT)
def under_stack(tiles: tuple[int, ...]) -> tuple[Area, ...]:
    """The tiles put back under the stack, the next to come first."""
    if not tiles:
        return ()
    names = [TILES[tile].name for tile in tiles]
    pieces = tuple(
        Piece(f"under {name}", f"tile/{name}/0", 190.0 * k, 0, tip=Message.of("tip-under-stack", tile=name))
        for k, name in enumerate(names)
    )
    box = (-95.0, -100.0, 190.0 * len(tiles), 200.0)
    return (Area("under", "market", box, pieces, title=Message.of("area-under")),)
