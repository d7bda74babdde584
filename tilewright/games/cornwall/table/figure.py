"""The figures of Cornwall as pieces: on the land, in the pub, and in the dock."""

from tilewright.art import figures
from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Piece
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table.art import geometry

Place = tuple[int, int]


def name(size: int) -> Message:
    """The name of a figure of this size."""
    return Message.of(f"figure-{material.SIZES[size]}")


def tip(seat: int, size: int) -> Message:
    """A figure of a seat, with its strength."""
    return Message.of("tip-figure", figure=name(size), seat=seat + 1, strength=int(material.STRENGTH[size]))


def _art(seat: int, size: int) -> str:
    """The art id of a figure on the land, where figures are larger than elsewhere."""
    return f"stand/{SEATS[seat].name}/{material.SIZES[size]}"


@cached.by_arguments
def on_land(piece_id: str, seat: int, size: int, at: Place, has_symbol: bool) -> Piece:
    """A figure on a field, next to the symbol printed there if any."""
    x, y = geometry.middle(*at)
    dx, dy = geometry.FIGURE_BESIDE if has_symbol else geometry.FIGURE_PLACE
    return Piece(piece_id, _art(seat, size), x + dx, y + dy, owner=seat, tip=tip(seat, size), height=2)


def in_pub(seats: int, seat: int, size: int, number: int) -> Piece:
    """One of the figures of this size in a seat's room."""
    x, y = geometry.pub_place(seats, seat, size, number)
    size_name = material.SIZES[size]
    art = figures.figure_id(SEATS[seat], size_name)
    return Piece(f"pub {seat} {size_name} {number}", art, x, y, owner=seat, tip=tip(seat, size), height=1)


@cached.by_arguments
def at_hand(seat: int, size: int) -> Piece:
    """A figure in the dock that can be placed."""
    return Piece(size_id(size), _art(seat, size), 60.0 * size, 0, owner=seat, tip=tip(seat, size))


def size_id(size: int) -> str:
    """The id of a figure in the dock."""
    return f"size {material.SIZES[size]}"
