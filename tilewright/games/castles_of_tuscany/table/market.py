"""What lies in the middle of the table: the display, the colour bonuses, the tracks, and the piles beside them.

It changes seldom and is shown to everybody at every move, so each part is kept by the numbers it shows.
"""

from functools import lru_cache
from typing import Any

from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Heap, Piece
from tilewright.games.castles_of_tuscany.rules.material import BONUSES, COLOUR_BONUS, FACES, KINDS, YIELDS
from tilewright.games.castles_of_tuscany.table.art import CARD, track

MIDDLE = 640.0  # of the column beside the plan
RIGHT = MIDDLE + 246
_DISPLAY_TOP, _COLOURS_TOP, _TRACKS_TOP = -182.0, 14.0, 234.0
_SUPPLY_BOX: Box = (0, 0, 482, 286)
_HAND_ROOM = 744.0
_KEPT = 1 << 10

Numbers = tuple[int, ...]


def display_point(place: int) -> tuple[float, float]:
    """The middle of a place of the display: two rows of four."""
    return MIDDLE + (place % 4 - 1.5) * 112, _DISPLAY_TOP + 96 * (place // 4)


def pieces(p: Any) -> tuple[Piece, ...]:
    """Display, colour bonuses and tracks, beside the plan of who looks."""
    seats = int(p.seats)
    return (
        *_display(_numbers(p.display)),
        *_colours(_numbers(p.colour_bonus)),
        *_tracks(_numbers(p.green[:seats]), _numbers(p.points[:seats])),
    )


def _numbers(field: Any) -> Numbers:
    return tuple(field.tolist())


@lru_cache(_KEPT)
def _display(faces: Numbers) -> list[Piece]:
    return [_displayed(place, face) for place, face in enumerate(faces)]


@lru_cache(_KEPT)
def _displayed(place: int, face: int) -> Piece:
    at = display_point(place)
    if face < 0:
        return Piece(f"gap {place + 1}", "space", *at, tip=Message.of("tip-gap"))
    tip = Message.of("tip-display", item=Message.of(f"item-{FACES[face]}"), place=place + 1)
    return Piece(f"display {place + 1}", f"tile/{FACES[face]}", *at, tip=tip)


@lru_cache(_KEPT)
def _colours(ranks: Numbers) -> list[Piece]:
    return [_colour(kind, rank) for kind, rank in enumerate(ranks) if rank < 2]


@lru_cache(_KEPT)
def _colour(kind: int, rank: int) -> Piece:
    name, points = KINDS[kind], int(COLOUR_BONUS[kind, rank])
    tip = Message.of("tip-colour", kind=Message.of(f"kind-{name}"), rank=rank + 1, points=points)
    x = MIDDLE + (kind - 3.5) * 59
    return Piece(f"colour {name}", f"colour/{name}/{rank + 1}", x, _COLOURS_TOP, tip=tip)


@lru_cache(_KEPT)
def _tracks(green: Numbers, red: Numbers) -> list[Piece]:
    """The board of tracks, with the markers of all seats."""
    board = Piece("tracks", "tracks", MIDDLE, _TRACKS_TOP)
    return [board, *_markers(track.GREEN, green), *_markers(track.RED, red), *_rounds(red)]


@lru_cache(_KEPT)
def _markers(ring: str, values: Numbers) -> list[Piece]:
    """The markers of a track; those on the same space stand a little apart."""
    found = []
    spaces = [value % track.SPACES for value in values]
    for seat, value in enumerate(values):
        together = [other for other, space in enumerate(spaces) if space == spaces[seat]]
        x, y = track.place(ring, value)
        apart = 7.0 * (together.index(seat) - (len(together) - 1) / 2)
        at = (MIDDLE + x + apart, _TRACKS_TOP + y + apart / 2)
        tip = Message.of(f"tip-{ring}", seat=seat + 1, points=value)
        height = 1 + together.index(seat)
        found.append(Piece(f"{ring} {seat}", f"chip/{SEATS[seat].name}", *at, owner=seat, tip=tip, height=height))
    return found


def _rounds(red: Numbers) -> list[Piece]:
    """The tiles of those who have gone round once or twice."""
    found = []
    for seat, value in enumerate(red):
        if value >= 50:
            points = 100 if value >= 100 else 50
            at = (MIDDLE + (seat - (len(red) - 1) / 2) * 56, _TRACKS_TOP - 70)
            found.append(Piece(f"marker {seat}", f"marker/{SEATS[seat].name}/{points}", *at, owner=seat, height=1))
    return found


def supply(p: Any) -> Area:
    """Bonus tiles, cards, yield cards and neutral tiles."""
    return _supply(
        (
            *_bonuses(_numbers(p.bonus_left)),
            *_cards(sum(p.deck.tolist()), _numbers(p.discards)),
            *_pile("yields", "yield/back", sum(p.yields.tolist()), (40, 236), "tip-yields"),
            *_pile("neutral", "stack/neutral", sum(p.neutral.tolist()), (134, 236), "tip-neutral"),
            *_aside(_numbers(p.aside)),
        )
    )


def _supply(found: tuple[Piece, ...]) -> Area:
    return Area("supply", "market", _SUPPLY_BOX, found, title=Message.of("area-supply"))


@lru_cache(_KEPT)
def _bonuses(left_of: Numbers) -> list[Piece]:
    found = []
    for bonus, left in enumerate(left_of):
        name, x = BONUSES[bonus], 48 + 96.0 * bonus
        tip = Message.of("tip-bonus", bonus=Message.of(f"bonus-{name}"), count=left)
        if left:
            found.append(Piece(f"bonus {name}", f"bonus/{name}", x, 36, tip=tip))
        found.append(Piece(f"bonus {name} count", f"count/{left}", x + 28, 60, tip=tip, height=1))
    return found


@lru_cache(_KEPT)
def _pile(name: str, art: str, count: int, at: tuple[float, float], key: str) -> list[Piece]:
    """A pile and how many are in it."""
    tip = Message.of(key, count=count)
    return [
        *([Piece(name, art, *at, tip=tip)] if count else []),
        Piece(f"{name} count", f"count/{count}", at[0], at[1] + 26, tip=tip, height=1),
    ]


def _cards(deck: int, discards: Numbers) -> list[Piece]:
    found = [*_deck(deck)]
    for kind, count in enumerate(discards):
        if count:
            found += _discarded(kind, count)
    return found


@lru_cache(_KEPT)
def _deck(count: int) -> list[Piece]:
    return [
        Piece("deck", "card/back", 40, 132, tip=Message.of("tip-deck", count=count)),
        Piece("deck count", f"count/{count}", 40, 160, height=1),
    ]


@lru_cache(_KEPT)
def _discarded(kind: int, count: int) -> list[Piece]:
    name, x = KINDS[kind], 106 + 46.0 * kind
    tip = Message.of("tip-discards", kind=Message.of(f"kind-{name}"), count=count)
    return [
        Piece(f"discards {name}", f"pile/{name}", x, 120, tip=tip),
        Piece(f"discards {name} count", f"small/count/{count}", x, 150, tip=tip, height=1),
    ]


@lru_cache(_KEPT)
def _aside(counts: Numbers) -> list[Piece]:
    """The tiles swept from the display."""
    found = []
    aside = [face for face, count in enumerate(counts) if count]
    step = min(44.0, 270 / max(1, len(aside)))
    for at, face in enumerate(aside):
        name, x = FACES[face], 206 + step * at
        tip = Message.of("tip-aside", item=Message.of(f"item-{name}"), count=counts[face])
        found.append(Piece(f"aside {name}", f"small/tile/{name}", x, 230, tip=tip))
        found.append(Piece(f"aside {name} count", f"small/count/{counts[face]}", x, 258, tip=tip, height=1))
    return found


def hand(p: Any, seat: int) -> Area:
    """The seat's own cards by colour; equal ones overlap."""
    return _hand(seat, _numbers(p.hand[seat]))


@lru_cache(_KEPT)
def _hand(seat: int, counts: Numbers) -> Area:
    found: list[Piece] = []
    cards = [(kind, number) for kind in range(len(KINDS)) for number in range(counts[kind])]
    steps = [0.0 if at == 0 else (30.0 if number else 78.0) for at, (_, number) in enumerate(cards)]
    squeeze = min(1.0, (_HAND_ROOM - CARD[0]) / max(1.0, sum(steps)))
    x = CARD[0] / 2 + 8
    for (kind, number), step in zip(cards, steps, strict=True):
        x += step * squeeze
        found.append(_card(seat, kind, counts[kind] - number, x))
    return Area("hand", "hand", (0, 0, _HAND_ROOM + 16, 120), tuple(found), owner=seat, title=Message.of("area-hand"))


@lru_cache(_KEPT)
def _card(seat: int, kind: int, number: int, x: float) -> Piece:
    """A card in hand; equal ones are counted from the uppermost."""
    tip = Message.of("tip-card", kind=Message.of(f"kind-{KINDS[kind]}"))
    return Piece(f"card {KINDS[kind]} {number}", f"card/{KINDS[kind]}", x, 60, owner=seat, tip=tip)


def heaps(p: Any) -> tuple[Heap, ...]:
    """What everyone can work out to be in the neutral stacks and in the yield pile."""
    return _heaps(_numbers(p.neutral), _numbers(p.yields))


@lru_cache(_KEPT)
def _heaps(neutral: Numbers, yields: Numbers) -> tuple[Heap, ...]:
    tiles = [Heap(f"tile/{FACES[face]}", count) for face, count in enumerate(neutral) if count]
    cards = [Heap(f"yield/{YIELDS[card]}", count) for card, count in enumerate(yields) if count]
    return (*tiles, *cards)
