"""A position of Tabula Rasa in words, for other programs; docs/conformance.md lists the members."""

from typing import Any

from tilewright.core.game import Positions
from tilewright.core.plain import Plain
from tilewright.games.tabula_rasa.rules import material
from tilewright.games.tabula_rasa.rules import state as rules

NEXT = {rules.DRAWING: "draw", rules.PLAYING: "play", rules.ENDED: "over"}


def state(position: Positions) -> dict[str, Any]:
    """Everything on the table, all hands, and the knights not yet drawn."""
    p = Plain(position)
    beside = {
        material.territory(place): [
            {"seat": code % 4, "knight": knight(code // 4)} for code in p.row[place][: p.beside[place]]
        ]
        for place in range(material.TERRITORY_COUNT)
    }
    return {
        "next": NEXT[p.phase],
        "seat": p.seat,
        "hands": [_counts(hand) for hand in p.hand[: p.seats]],
        "beside": beside,
        **({"last": material.territory(p.last)} if p.last >= 0 else {}),
        "points": p.points[: p.seats],
        "left": _counts(p.bag),
    }


def knight(kind: int) -> str:
    """A knight in words."""
    colour, number = material.card(kind)
    return f"{colour} {number}"


def _counts(kinds: list[int]) -> dict[str, int]:
    return {knight(kind): count for kind, count in enumerate(kinds) if count}
