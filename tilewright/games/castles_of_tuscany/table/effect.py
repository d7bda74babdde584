"""What laying a tile brings besides points, in words and roughly in points."""

from typing import Any

from tilewright.core.message import Message
from tilewright.games.castles_of_tuscany.rules import material

_WORTH = {  # in points, of each
    material.CASTLE: 4.0,
    material.MANOR: 2.0,
    material.QUARRY: 1.2,
    material.VILLAGE: 1.0,
    material.MONASTERY: 0.7,
    material.CARRIAGE: 1.4,
}
_BONUS_TILE = 1.3  # points for each scoring to come: it lasts for the rest of the game
_MORE = {
    material.QUARRY: material.MARBLE_BONUS,
    material.VILLAGE: material.WORKER_BONUS,
    material.CARRIAGE: material.YIELD_BONUS,
}


def count(p: Any, seat: int, kind: int) -> int:
    """How many things the effect of a kind brings to a seat (3.13 to 3.22)."""
    if kind == material.MONASTERY:
        return material.MONASTERY_CARDS
    return 1 + p.bonus[seat][_MORE[kind]] if kind in _MORE else 1


def named(p: Any, seat: int, kind: int) -> Message:
    """The effect in a sentence, but not at its beginning."""
    return Message.of(f"effect-{material.KINDS[kind]}", count=count(p, seat, kind))


def worth(p: Any, seat: int, kind: int, scorings: int) -> float:
    """Roughly what the effect is worth; agriculture only scores."""
    if kind == material.CITY:
        return _BONUS_TILE * scorings
    return _WORTH.get(kind, 0.0) * count(p, seat, kind)
