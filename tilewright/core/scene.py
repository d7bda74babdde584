"""What one viewer sees: areas with pieces and spots, panels, the prompt, and the choices with their picks.

A scene is data only. Lengths are in units of 1/100 of a tile; every piece is drawn around its own origin. A client
highlights the spots and pieces that begin a choice's picks, narrows the choices by what is picked, and sends the words
of the one that is left.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tilewright.core.event import Term
from tilewright.core.message import Message
from tilewright.core.value import quick

SPECTATOR = -1  # a viewer without a seat

Box = tuple[float, float, float, float]  # left, top, width, height


@quick
@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the table."""

    id: str
    art: str  # which symbol of the game's art
    x: float
    y: float
    turn: int = 0  # degrees clockwise
    owner: int | None = None  # seat
    tip: Message | None = None
    height: int = 0  # higher pieces are painted later


@quick
@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be picked."""

    id: str
    x: float
    y: float
    shape: Literal["cell", "hex", "disc", "card", "button"]
    label: Message
    turn: int = 0  # for the same place picked with a turned piece
    about: Message | None = None  # what lies there and around it, for people who do not see it


@quick
@dataclass(frozen=True, slots=True)
class Name:
    """What sentences call a place of an area."""

    text: str
    x: float
    y: float
    is_spoken: bool = False  # the prompt is about this place


@quick
@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table in its own units: the land, a hand, a market, a seat's mat."""

    id: str
    kind: Literal["table", "hand", "market", "mat", "board", "dock"]  # a table pans and zooms; others have a fixed size
    box: Box
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    owner: int | None = None
    title: Message | None = None
    grid: Literal["square", "hex", "flat"] = "square"  # of its cells: hex has a corner on top, flat a side
    is_ruled: bool = False  # sentences call its cells by column and row, or by two axes; the origin is 0, 0
    names: tuple[Name, ...] = ()  # of its places, if they have names of their own


@quick
@dataclass(frozen=True, slots=True)
class Supply:
    """How many of something a seat has left, and the maximum."""

    art: str
    count: int
    most: int | None
    label: Message


@quick
@dataclass(frozen=True, slots=True)
class Panel:
    """What every viewer sees of a seat."""

    seat: int
    points: int
    is_asked: bool
    supplies: tuple[Supply, ...] = ()
    hand: int | None = None  # cards in hand
    place: int | None = None  # at the end of the game


@quick
@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move, the ids of the spots and pieces to pick for it, and a preview of the piece each pick places."""

    move: str
    picks: tuple[str, ...]
    label: Message
    ghosts: tuple[Piece | None, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Heap:
    """How many of one piece are left in a bag or stack, as everybody at the table knows."""

    art: str
    count: int


Place = tuple[str, float, float, str]
"""One place of a feature: a piece's id, a point on it in units of the piece's area, and the id of the feature's outline
there among the art's `shapes`, drawn around the piece's origin; "" for a piece that only stands there."""


@quick
@dataclass(frozen=True, slots=True)
class Feature:
    """A feature of the table, such as a city over many tiles: its holders, and what it is worth now.

    A tile may have several; a pointer on the tile means the one whose place on that piece is nearest.
    """

    id: str
    kind: Message  # what such features are called
    label: Message
    places: tuple["Place", ...]
    worth: Message
    points: int  # for a seat that holds it, now
    possible: int  # the same when it is finished as it lies
    holders: tuple[tuple[int, int], ...] = ()  # (seat, strength) of every seat with figures there
    leaders: tuple[int, ...] = ()  # the seats that hold it: nobody is stronger there
    takers: tuple[tuple[int, int], ...] = ()  # (seat, points) of the seats that would score now
    terms: tuple[Term, ...] = ()  # how the points add up
    open: int | None = None  # ends that must be closed to finish it, if it has such
    is_finished: bool = False
    is_stuck: bool = False  # it can never be finished
    where: Message | None = None  # where its pieces are, for people who do not see them


@quick
@dataclass(frozen=True, slots=True)
class Proposal:
    """Moves of the seat to move, one after the other, that are a good choice for somebody who is new; and why."""

    moves: tuple[str, ...]
    reason: Message


@quick
@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one viewer sees."""

    viewer: int  # a seat, or SPECTATOR
    asked: int  # the seat to move, -1 chance, -2 nobody: the game is over
    prompt: Message
    areas: tuple[Area, ...]
    panels: tuple[Panel, ...]
    choices: tuple[Choice, ...] = ()  # empty unless the viewer is to move
    last: tuple[str, ...] = ()  # ids of the pieces of the last move
    last_seat: int | None = None
    heaps: tuple[Heap, ...] = ()

    def seen_by(self, viewer: int, areas: tuple[Area, ...] | None = None, choices: tuple[Choice, ...] = ()) -> "Scene":
        """The same scene for another viewer, with that viewer's areas and choices."""
        shown = self.areas if areas is None else areas
        return Scene(
            viewer, self.asked, self.prompt, shown, self.panels, choices, self.last, self.last_seat, self.heaps
        )

    def choice_of(self, move: str) -> Choice:
        """The choice that plays these words; the viewer must be to move, and the move must be legal."""
        return next(choice for choice in self.choices if choice.move == move)

    def told(self, move: str) -> Message:
        """The log sentence for a move of the viewer."""
        return self.choice_of(move).label.told(self.viewer)

    def pieces(self) -> Iterator[Piece]:
        """Every piece of every area."""
        for area in self.areas:
            yield from area.pieces

    def digest(self) -> str:
        """A short digest of the pieces, their places and their owners; wording and small offsets do not matter."""
        pieces = [
            (area.id, piece.id, piece.art, piece.turn, piece.owner, round(piece.x / 100), round(piece.y / 100))
            for area in self.areas
            for piece in area.pieces
        ]
        panels = [
            (
                panel.seat,
                panel.points,
                panel.hand,
                panel.place,
                [(supply.art, supply.count) for supply in panel.supplies],
            )
            for panel in self.panels
        ]
        heaps = [(heap.art, heap.count) for heap in self.heaps]
        text = json.dumps([self.asked, sorted(pieces, key=repr), panels, heaps, self.last, self.last_seat])
        return hashlib.sha256(text.encode()).hexdigest()[:12]
