"""The hand of a seat in Tabula Rasa."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Area, Box, Piece
from tilewright.games.tabula_rasa.rules import state
from tilewright.games.tabula_rasa.table import layout, survey


@cached.by_seat(state.POSITION, "hand")
def area(p: Any, seat: int) -> Area:
    """The seat's cards as a flat fan, sorted; of two equal cards, the second peeks out from behind the first."""
    cards = [(kind, copy) for kind, count in enumerate(p.hand[seat]) for copy in reversed(range(count))]
    pieces = []
    x = 0.0
    for order, (kind, copy) in enumerate(cards):
        lean = 2 * order - len(cards) + 1
        pieces.append(_card(seat, kind, copy, x, lean))
        x += layout.TWIN_PITCH if copy else layout.HAND_PITCH
    found = tuple(pieces)
    return Area("hand", "hand", _box(found), found, owner=seat, title=Message.of("hand"))


@cached.by_arguments
def _card(seat: int, kind: int, copy: int, x: float, lean: int) -> Piece:
    return Piece(
        survey.card_id(kind, copy), survey.face(kind), x, 0.35 * lean * lean, lean, owner=seat, tip=survey.knight(kind)
    )


def _box(cards: tuple[Piece, ...]) -> Box:
    right = max(piece.x for piece in cards)
    return -52.0, -64.0, right + 104, 146.0
