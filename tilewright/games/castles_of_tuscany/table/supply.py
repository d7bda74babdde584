"""Hands and supplies: cards, bonus tiles, yield cards and neutral tiles, each pile with its number."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Area, Box, Heap, Piece
from tilewright.core.svg import Point
from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.games.castles_of_tuscany.table import wording
from tilewright.games.castles_of_tuscany.table.layout import CARD

_BOX: Box = (0, 0, 482, 286)
_HAND_WIDTH = 744.0


def area(p: Any) -> Area:
    """Everything that all seats take from."""
    return _area(p, sum(p.deck))


@cached.by_fields(state.POSITION, "bonus_left", "discards", "yields", "neutral", "aside")
def _area(p: Any, deck: int) -> Area:
    found = (
        *(piece for bonus, left in enumerate(p.bonus_left) for piece in _bonus(bonus, left)),
        *_deck(deck),
        *(piece for kind, count in enumerate(p.discards) if count for piece in _discarded(kind, count)),
        *_pile("yields", "yield/back", sum(p.yields), (40, 236)),
        *_pile("neutral", "stack/neutral", sum(p.neutral), (134, 236)),
        *_aside(tuple(p.aside)),
    )
    return Area("supply", "market", _BOX, found, title=Message.of("area-supply"))


@cached.by_arguments
def _bonus(bonus: int, left: int) -> list[Piece]:
    name, x = material.BONUSES[bonus], 48 + 96.0 * bonus
    tip = Message.of("tip-bonus", bonus=wording.bonus(bonus), count=left)
    return [
        *([Piece(f"bonus {name}", f"bonus/{name}", x, 36, tip=tip)] if left else []),
        Piece(f"bonus {name} count", f"count/{left}", x + 28, 60, tip=None if left else tip, height=1),
    ]


@cached.by_arguments
def _deck(count: int) -> list[Piece]:
    return [
        Piece("deck", "card/back", 40, 132, tip=Message.of("tip-deck", count=count)),
        Piece("deck count", f"count/{count}", 40, 160, height=1),
    ]


@cached.by_arguments
def _discarded(kind: int, count: int) -> list[Piece]:
    name, x = material.KINDS[kind], 106 + 46.0 * kind
    tip = Message.of("tip-discards", kind=wording.kind(kind), count=count)
    return [
        Piece(f"discards {name}", f"pile/{name}", x, 120, tip=tip),
        Piece(f"discards {name} count", f"small/count/{count}", x, 150, height=1),
    ]


@cached.by_arguments
def _pile(name: str, art: str, count: int, at: Point) -> list[Piece]:
    """A pile and its number."""
    tip = Message.of(f"tip-{name}", count=count)
    return [
        *([Piece(name, art, *at, tip=tip)] if count else []),
        Piece(f"{name} count", f"count/{count}", at[0], at[1] + 26, tip=None if count else tip, height=1),
    ]


@cached.by_arguments
def _aside(counts: tuple[int, ...]) -> list[Piece]:
    """The tiles swept from the display."""
    found = []
    aside = [(face, count) for face, count in enumerate(counts) if count]
    step = min(44.0, 270 / max(1, len(aside)))
    for at, (face, count) in enumerate(aside):
        name, x = material.FACES[face], 206 + step * at
        tip = Message.of("tip-aside", item=wording.item(face), count=count)
        found.append(Piece(f"aside {name}", f"small/tile/{name}", x, 230, tip=tip))
        found.append(Piece(f"aside {name} count", f"small/count/{count}", x, 258, height=1))
    return found


@cached.by_seat(state.POSITION, "hand")
def hand(p: Any, seat: int) -> Area:
    """The seat's own cards by colour; equal ones overlap."""
    found: list[Piece] = []
    counts = p.hand[seat]
    cards = [(kind, number) for kind, count in enumerate(counts) for number in range(count)]
    steps = [0.0 if at == 0 else (30.0 if number else 78.0) for at, (_, number) in enumerate(cards)]
    squeeze = min(1.0, (_HAND_WIDTH - CARD[0]) / max(1.0, sum(steps)))
    x = CARD[0] / 2 + 8
    for (kind, number), step in zip(cards, steps, strict=True):
        x += step * squeeze
        found.append(_card(seat, kind, counts[kind] - number, x))
    return Area("hand", "hand", (0, 0, _HAND_WIDTH + 16, 120), tuple(found), owner=seat, title=Message.of("area-hand"))


@cached.by_arguments
def _card(seat: int, kind: int, number: int, x: float) -> Piece:
    """A card in hand; equal ones are numbered from the top."""
    name = material.KINDS[kind]
    tip = Message.of("tip-card", kind=wording.kind(kind))
    return Piece(f"card {name} {number}", f"card/{name}", x, 60, owner=seat, tip=tip)


@cached.by_fields(state.POSITION, "neutral", "yields")
def heaps(p: Any) -> tuple[Heap, ...]:
    """What is left in the neutral stacks and in the yield pile, which everyone can work out."""
    tiles = [Heap(f"tile/{material.FACES[face]}", count) for face, count in enumerate(p.neutral) if count]
    cards = [Heap(f"yield/{material.YIELDS[card]}", count) for card, count in enumerate(p.yields) if count]
    return (*tiles, *cards)
