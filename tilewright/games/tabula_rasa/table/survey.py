"""A position of Tabula Rasa as plain Python: what lies where, what it is called, and its id in scenes and events."""

from typing import Any

from tilewright.core.message import Message
from tilewright.games.tabula_rasa.material import DEALT, KINDS, card, territory
from tilewright.games.tabula_rasa.sides import side_of


def knights_beside(p: Any, place: int) -> list[tuple[int, int]]:
    """The knights beside a territory as (kind, seat), in the order they were laid."""
    return [(int(entry) >> 2, int(entry) & 3) for entry in p.row[place, : int(p.beside[place])]]


def hand_of(p: Any, seat: int) -> list[tuple[int, int]]:
    """The kinds of knights in a hand, and how many there are of each."""
    return [(kind, int(p.hand[seat, kind])) for kind in range(KINDS) if p.hand[seat, kind] > 0]


def hand_size(p: Any, seat: int) -> int:
    """How many cards a seat holds: that much everybody sees."""
    return sum(count for _, count in hand_of(p, seat))


def stock(p: Any) -> int:
    """How many cards can still be drawn."""
    return DEALT - int(p.drawn)


def seats_of(p: Any, side: int) -> list[int]:
    """The seats that play for a side."""
    seats = int(p.seats)
    return [seat for seat in range(seats) if side_of(seats, seat) == side]


def knight(kind: int) -> Message:
    """A kind of knight as people name it."""
    colour, number = card(kind)
    return Message.of(f"knight-{colour}", number=number)


def place_name(place: int) -> Message:
    """A territory as people name it."""
    name = territory(place)
    return Message.of("territory-number", number=int(name)) if name.isdigit() else Message.of(f"territory-{name}")


def side_name(p: Any, seat: int) -> Message:
    """A seat, with its partner where it has one."""
    if p.seats < 4:
        return Message.of("side-alone", seat=seat + 1)
    return Message.of("side-pair", seat=seat + 1, partner=(seat + 2) % 4 + 1)


def tile_id(tile: str, place: int) -> str:
    """The id of a territory or of its treasure."""
    return f"{tile} {territory(place)}"


def knight_id(place: int, order: int) -> str:
    """The id of the knight laid beside a territory after so many others."""
    return f"knight {territory(place)} {order}"
