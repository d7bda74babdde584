"""The area next to the viewer's plan: the display, the colour bonuses, and the tracks with their markers."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Piece
from tilewright.games.castles_of_tuscany.rules import material, state
from tilewright.games.castles_of_tuscany.table import wording
from tilewright.games.castles_of_tuscany.table.art import track

_MIDDLE = 640.0  # of the column next to the plan
RIGHT = _MIDDLE + 246
_DISPLAY_TOP, _COLOURS_TOP, _TRACKS_TOP = -182.0, 14.0, 234.0


@cached.by_fields(state.POSITION, "display", "colour_bonus", "seats", "green", "points")
def pieces(p: Any) -> tuple[Piece, ...]:
    """Display, colour bonuses and tracks."""
    green, red = tuple(p.green[: p.seats]), tuple(p.points[: p.seats])
    return (
        *(_displayed(place, face) for place, face in enumerate(p.display)),
        *(_colour(kind, rank) for kind, rank in enumerate(p.colour_bonus) if rank < 2),
        Piece("tracks", "tracks", _MIDDLE, _TRACKS_TOP),
        *_markers(track.GREEN, green),
        *_markers(track.RED, red),
        *_rounds(red),
    )


@cached.by_arguments
def _displayed(place: int, face: int) -> Piece:
    """A place of the display, which has two rows of four."""
    at = (_MIDDLE + (place % 4 - 1.5) * 112, _DISPLAY_TOP + 96 * (place // 4))
    if face < 0:
        return Piece(f"gap {place + 1}", "space", *at, tip=Message.of("tip-gap"))
    tip = Message.of("tip-display", item=wording.item(face), place=place + 1)
    return Piece(f"display {place + 1}", f"tile/{material.FACES[face]}", *at, tip=tip)


@cached.by_arguments
def _colour(kind: int, rank: int) -> Piece:
    name, points = material.KINDS[kind], int(material.COLOUR_BONUS[kind, rank])
    tip = Message.of("tip-colour", kind=wording.kind(kind), rank=rank + 1, points=points)
    x = _MIDDLE + (kind - 3.5) * 59
    return Piece(f"colour {name}", f"colour/{name}/{rank + 1}", x, _COLOURS_TOP, tip=tip)


@cached.by_arguments
def _markers(ring: str, values: tuple[int, ...]) -> list[Piece]:
    """The markers of a track; those on the same space are slightly offset."""
    found = []
    spaces = [value % track.SPACES for value in values]
    for seat, value in enumerate(values):
        together = [other for other, space in enumerate(spaces) if space == spaces[seat]]
        x, y = track.point(ring, value)
        apart = 7.0 * (together.index(seat) - (len(together) - 1) / 2)
        at = (_MIDDLE + x + apart, _TRACKS_TOP + y + apart / 2)
        tip = Message.of(f"tip-{ring}", seat=seat + 1, points=value)
        height = 1 + together.index(seat)
        found.append(Piece(f"{ring} {seat}", f"chip/{SEATS[seat].name}", *at, owner=seat, tip=tip, height=height))
    return found


@cached.by_arguments
def _rounds(red: tuple[int, ...]) -> list[Piece]:
    """The tiles of the seats that have gone round the red track once or twice."""
    found = []
    for seat, value in enumerate(red):
        if value >= track.SPACES:
            points = track.SPACES * min(2, value // track.SPACES)
            at = (_MIDDLE + (seat - (len(red) - 1) / 2) * 56, _TRACKS_TOP - 70)
            found.append(Piece(f"marker {seat}", f"marker/{SEATS[seat].name}/{points}", *at, owner=seat, height=1))
    return found
