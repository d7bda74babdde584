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
    """Something that lies or stands somewhere."""

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
    grid: Literal["square", "hex", "flat"] = "square"  # of its cells: a hex has a corner up, flat has a side up


@quick
@dataclass(frozen=True, slots=True)
class Supply:
    """How many of something a seat has left, of how many."""

    art: str
    count: int
    most: int | None
    label: Message


@quick
@dataclass(frozen=True, slots=True)
class Panel:
    """What everybody sees of a seat."""

    seat: int
    points: int
    is_asked: bool
    supplies: tuple[Supply, ...] = ()
    hand: int | None = None  # cards in hand
    place: int | None = None  # at the end of the game


@quick
@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move, the ids of the spots and pieces that lead to it, and what each pick would put where."""

    move: str
    picks: tuple[str, ...]
    label: Message
    ghosts: tuple[Piece | None, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Heap:
    """A bag or stack as the table knows it: how many of which piece are left."""

    art: str
    count: int


Place = tuple[str, float, float, str]
"""Where a feature reaches: a piece's id, a point of it in units of the piece's area, and which of the art's `shapes` it
has there, drawn around the piece's origin; "" for a piece that only stands there."""


@quick
@dataclass(frozen=True, slots=True)
class Feature:
    """A feature of the table, such as a city over many tiles: who holds it, and what it is worth now.

    A tile may carry several; the one meant is the one with a place nearest to the pointer on that piece.
    """

    id: str
    label: Message
    places: tuple["Place", ...]
    worth: Message
    holders: tuple[tuple[int, int], ...] = ()  # (seat, strength) of all who stand there
    takers: tuple[tuple[int, int], ...] = ()  # (seat, points) of those who would score if it were scored now
    terms: tuple[Term, ...] = ()  # how the points come about
    is_finished: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Scene:
    """All that one viewer sees."""

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
        """The same for another viewer, with the areas as they see them, and their choices."""
        shown = self.areas if areas is None else areas
        return Scene(
            viewer, self.asked, self.prompt, shown, self.panels, choices, self.last, self.last_seat, self.heaps
        )

    def choice_of(self, move: str) -> Choice:
        """The choice that plays these words; the viewer must be to move, and the move legal."""
        return next(choice for choice in self.choices if choice.move == move)

    def told(self, move: str) -> Message:
        """What the viewer does with a move, as a sentence."""
        return self.choice_of(move).label.told(self.viewer)

    def pieces(self) -> Iterator[Piece]:
        """Every piece of every area."""
        for area in self.areas:
            yield from area.pieces

    def digest(self) -> str:
        """A short name for what lies where and belongs to whom; finer places and wording do not matter."""
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
