"""A position of Tabula Rasa as plain Python: where things are, their names, and their ids in scenes and events."""

from collections.abc import Iterable
from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.games.tabula_rasa.rules import material, sides


def knights_beside(p: Any, place: int) -> list[tuple[int, int]]:
    """The knights beside a territory as (kind, seat), in the order they were laid."""
    return knights_of(p.row[place][: p.beside[place]])


def knights_of(row: Iterable[int]) -> list[tuple[int, int]]:
    """The same, from the bytes of the record."""
    return [(int(entry) >> 2, int(entry) & 3) for entry in row]


def rows(p: Any) -> tuple[bytes, ...]:
    """The knights beside each territory, as bytes of the record."""
    data = p.positions["row"].tobytes()  # slicing bytes is faster than reading lists
    starts = range(0, len(data), material.MOST_BESIDE)
    return tuple([data[start : start + count] for start, count in zip(starts, p.beside, strict=True)])


def hand_size(p: Any, seat: int) -> int:
    """How many cards a seat holds, which everybody sees."""
    return int(sum(p.hand[seat]))


def stock(p: Any) -> int:
    """How many cards can still be drawn."""
    return material.DEALT - int(p.drawn)


def seats_of(seats: int, side: int) -> list[int]:
    """The seats that play for a side."""
    return [seat for seat in range(seats) if sides.of(seats, seat) == side]


@cached.by_arguments
def knight(kind: int) -> Message:
    """The name of a kind of knight."""
    colour, number = material.card(kind)
    return Message.of(f"knight-{colour}", number=number)


@cached.by_arguments
def place_name(place: int) -> Message:
    """The name of a territory."""
    name = material.territory(place)
    return Message.of("territory-number", number=int(name)) if name.isdigit() else Message.of(f"territory-{name}")


def side_name(seats: int, seat: int) -> Message:
    """A seat, with its partner if it has one."""
    if seats < 4:
        return Message.of("side-alone", seat=seat + 1)
    return Message.of("side-pair", seat=seat + 1, partner=(seat + 2) % 4 + 1)


def tile_id(tile: str, place: int) -> str:
    """The id of a territory or of its treasure."""
    return f"{tile} {material.territory(place)}"


def knight_id(place: int, order: int) -> str:
    """The id of the knight laid beside a territory after `order` others."""
    return f"knight {material.territory(place)} {order}"


def card_id(kind: int, copy: int) -> str:
    """The id of a card in hand; `copy` distinguishes equal ones."""
    colour, number = material.card(kind)
    return f"hand {colour} {number} {copy}"


def face(kind: int) -> str:
    """The art id of a knight."""
    colour, number = material.card(kind)
    return f"card/{colour}/{number}"
