"""What lies in the middle of the table: the display, the colour bonuses, the tracks, and the piles beside them."""

from typing import Any

from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Heap, Piece
from tilewright.games.castles_of_tuscany.art import CARD
from tilewright.games.castles_of_tuscany.material import (
    BONUSES,
    COLOUR_BONUS,
    DISPLAY,
    FACES,
    KINDS,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.view import track

MIDDLE = 640.0  # of the column beside the plan
RIGHT = MIDDLE + 246
_DISPLAY_TOP, _COLOURS_TOP, _TRACKS_TOP = -182.0, 14.0, 234.0
_SUPPLY_BOX: Box = (0, 0, 482, 286)
_HAND_ROOM = 744.0


def display_point(place: int) -> tuple[float, float]:
    """The middle of a place of the display: two rows of four."""
    return MIDDLE + (place % 4 - 1.5) * 112, _DISPLAY_TOP + 96 * (place // 4)


def pieces(p: Any) -> list[Piece]:
    """Display, colour bonuses and tracks, beside the plan of who looks."""
    return [*_display(p), *_colours(p), *_tracks(p)]


def _display(p: Any) -> list[Piece]:
    found = []
    for place in range(DISPLAY):
        face, at = int(p.display[place]), display_point(place)
        if face < 0:
            found.append(Piece(f"gap {place + 1}", "space", *at, tip=Message.of("tip-gap")))
        else:
            tip = Message.of("tip-display", item=Message.of(f"item-{FACES[face]}"), place=place + 1)
            found.append(Piece(f"display {place + 1}", f"tile/{FACES[face]}", *at, tip=tip))
    return found


def _colours(p: Any) -> list[Piece]:
    found = []
    for kind, name in enumerate(KINDS):
        rank = int(p.colour_bonus[kind])
        if rank < 2:
            tip = Message.of(
                "tip-colour", kind=Message.of(f"kind-{name}"), rank=rank + 1, points=int(COLOUR_BONUS[kind, rank])
            )
            x = MIDDLE + (kind - 3.5) * 59
            found.append(Piece(f"colour {name}", f"colour/{name}/{rank + 1}", x, _COLOURS_TOP, tip=tip))
    return found


def _tracks(p: Any) -> list[Piece]:
    """The board of tracks; markers on the same space stand a little apart."""
    found = [Piece("tracks", "tracks", MIDDLE, _TRACKS_TOP)]
    seats = range(int(p.seats))
    for ring, values in ((track.GREEN, p.green), (track.RED, p.points)):
        spaces = [int(values[seat]) % track.SPACES for seat in seats]
        for seat in seats:
            together = [other for other in seats if spaces[other] == spaces[seat]]
            x, y = track.place(ring, int(values[seat]))
            apart = 7.0 * (together.index(seat) - (len(together) - 1) / 2)
            tip = Message.of(f"tip-{ring}", seat=seat + 1, points=int(values[seat]))
            at = (MIDDLE + x + apart, _TRACKS_TOP + y + apart / 2)
            found.append(
                Piece(
                    f"{ring} {seat}",
                    f"chip/{SEATS[seat].name}",
                    *at,
                    owner=seat,
                    tip=tip,
                    height=1 + together.index(seat),
                )
            )
    for seat in seats:
        if p.points[seat] >= 50:
            points = 100 if p.points[seat] >= 100 else 50
            at = (MIDDLE + (seat - (len(seats) - 1) / 2) * 56, _TRACKS_TOP - 70)
            found.append(Piece(f"marker {seat}", f"marker/{SEATS[seat].name}/{points}", *at, owner=seat, height=1))
    return found


def supply(p: Any) -> Area:
    """Bonus tiles, cards, yield cards and neutral tiles."""
    found = []
    for bonus, name in enumerate(BONUSES):
        left, x = int(p.bonus_left[bonus]), 48 + 96.0 * bonus
        tip = Message.of("tip-bonus", bonus=Message.of(f"bonus-{name}"), count=left)
        if left:
            found.append(Piece(f"bonus {name}", f"bonus/{name}", x, 36, tip=tip))
        found.append(Piece(f"bonus {name} count", f"count/{left}", x + 28, 60, tip=tip, height=1))
    found += _cards(p) + _yields_and_tiles(p)
    return Area("supply", "market", _SUPPLY_BOX, tuple(found), title=Message.of("area-supply"))


def _pile(name: str, art: str, count: int, at: tuple[float, float], key: str) -> list[Piece]:
    """A pile and how many are in it."""
    tip = Message.of(key, count=count)
    return [
        *([Piece(name, art, *at, tip=tip)] if count else []),
        Piece(f"{name} count", f"count/{count}", at[0], at[1] + 26, tip=tip, height=1),
    ]


def _cards(p: Any) -> list[Piece]:
    found = [
        Piece("deck", "card/back", 40, 132, tip=Message.of("tip-deck", count=int(p.deck.sum()))),
        Piece("deck count", f"count/{int(p.deck.sum())}", 40, 160, height=1),
    ]
    for kind, name in enumerate(KINDS):
        count, x = int(p.discards[kind]), 106 + 46.0 * kind
        if count:
            tip = Message.of("tip-discards", kind=Message.of(f"kind-{name}"), count=count)
            found.append(Piece(f"discards {name}", f"pile/{name}", x, 120, tip=tip))
            found.append(Piece(f"discards {name} count", f"small/count/{count}", x, 150, tip=tip, height=1))
    return found


def _yields_and_tiles(p: Any) -> list[Piece]:
    found = _pile("yields", "yield/back", int(p.yields.sum()), (40, 236), "tip-yields")
    found += _pile("neutral", "stack/neutral", int(p.neutral.sum()), (134, 236), "tip-neutral")
    aside = [face for face in range(len(FACES)) if p.aside[face]]
    step = min(44.0, 270 / max(1, len(aside)))
    for at, face in enumerate(aside):
        count = int(p.aside[face])
        tip = Message.of("tip-aside", item=Message.of(f"item-{FACES[face]}"), count=count)
        found.append(Piece(f"aside {FACES[face]}", f"small/tile/{FACES[face]}", 206 + step * at, 230, tip=tip))
        found.append(
            Piece(f"aside {FACES[face]} count", f"small/count/{count}", 206 + step * at, 258, tip=tip, height=1)
        )
    return found


def hand(p: Any, seat: int) -> Area:
    """The seat's own cards by colour; equal ones overlap."""
    found: list[Piece] = []
    cards = [(kind, number) for kind in range(len(KINDS)) for number in range(int(p.hand[seat, kind]))]
    steps = [0.0 if at == 0 else (30.0 if number else 78.0) for at, (_, number) in enumerate(cards)]
    squeeze = min(1.0, (_HAND_ROOM - CARD[0]) / max(1.0, sum(steps)))
    x = CARD[0] / 2 + 8
    for (kind, number), step in zip(cards, steps, strict=True):
        x += step * squeeze
        tip = Message.of("tip-card", kind=Message.of(f"kind-{KINDS[kind]}"))
        name = f"card {KINDS[kind]} {int(p.hand[seat, kind]) - number}"  # counted from the uppermost
        found.append(Piece(name, f"card/{KINDS[kind]}", x, 60, owner=seat, tip=tip))
    return Area("hand", "hand", (0, 0, _HAND_ROOM + 16, 120), tuple(found), owner=seat, title=Message.of("area-hand"))


def heaps(p: Any) -> tuple[Heap, ...]:
    """What everyone can work out to be in the neutral stacks and in the yield pile."""
    tiles = [Heap(f"tile/{FACES[face]}", int(p.neutral[face])) for face in range(len(FACES)) if p.neutral[face]]
    yields = [Heap(f"yield/{YIELDS[card]}", int(p.yields[card])) for card in range(len(YIELDS)) if p.yields[card]]
    return (*tiles, *yields)
