"""What the scenes of games on square land have alike: the table and the dock, figures, panels, prompts and heaps.

Everything is open in these games: a position is shown once for all, and its viewers differ only in their choices.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tilewright.art import figures
from tilewright.core.game import CHANCE, OVER
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import Area, Box, Choice, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.land.table import lying
from tilewright.land.table.lying import KEPT, KEPT_SCENES, UNIT

Asked = tuple[tuple[Choice, ...], tuple[Spot, ...], tuple[Spot, ...]]  # choices, spots on the land, buttons


@dataclass(frozen=True, slots=True)
class Seen:
    """What all viewers of a position see, as its spectators do, and what it was made of."""

    scene: Scene
    p: Plain
    reach: Box  # of all pieces on the table

    def asking(self, choices: tuple[Choice, ...], spots: tuple[Spot, ...], buttons: tuple[Spot, ...]) -> Scene:
        """The same for the seat that is asked."""
        table, *docked = self.scene.areas
        if buttons:
            docked = [dock(docked[0].pieces if docked else (), buttons)]
        areas = (land(table.pieces, lying.reach(spots, self.reach), spots), *docked)
        return self.scene.seen_by(self.scene.asked, areas, choices)


def land(pieces: tuple[Piece, ...], reach: Box, spots: tuple[Spot, ...] = ()) -> Area:
    """The land, as far as it reaches."""
    return Area("land", "table", lying.box(reach), pieces, spots)


def dock(pieces: tuple[Piece, ...], buttons: tuple[Spot, ...] = ()) -> Area:
    """The tile drawn, and the buttons."""
    return Area("dock", "dock", (-UNIT / 2, -UNIT / 2, UNIT, UNIT), pieces, buttons)


@lru_cache(KEPT_SCENES)
def heaps(arts: tuple[str, ...], bag: tuple[int, ...]) -> tuple[Heap, ...]:
    """The bag: how many are left of each kind of tile, and its picture."""
    return tuple(_heap(art, left) for art, left in zip(arts, bag, strict=True) if left)


_heap = lru_cache(KEPT)(Heap)


def furthest_first(pieces: Iterable[Piece]) -> list[Piece]:
    """What stands upright in the order it is painted."""
    return sorted(pieces, key=_depth)


def _depth(piece: Piece) -> tuple[float, float]:
    return piece.y, piece.x


def figure(name: str, seat: int, kind: str, x: float, y: float) -> Piece:
    """A figure on a part of a laid tile: farmers lie, all others stand."""
    tip = Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}"))
    art = figures.figure_id(SEATS[seat], lying=kind == "field")
    return Piece(name, art, x, y, owner=seat, tip=tip, height=1)


def last_seat(p: Any, is_setting: bool) -> int:
    """Who laid the last tile: the seat asked about its figure, else the seat before the one whose turn it is."""
    return int(p.seat) if is_setting else int(p.seat - 1) % int(p.seats)


def panels(p: Any, asked: int, most: int) -> tuple[Panel, ...]:
    """The points and the supply of each seat, which begins with the most figures it can have."""
    points, seats = p.points[: p.seats], range(p.seats)
    places = [1 + sum(other > own for other in points) if asked == OVER else None for own in points]
    return tuple(_panel(seat, points[seat], seat == asked, p.supply[seat], most, places[seat]) for seat in seats)


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, left: int, most: int, place: int | None) -> Panel:
    supply = Supply(figures.figure_id(SEATS[seat]), left, most, Message.of("figures"))
    return Panel(seat, points, is_asked, (supply,), place=place)


def prompt(p: Any, asked: int, keys: Mapping[int, str]) -> Message:
    """What is asked; `keys` are those of the phases in which a seat is."""
    if asked == OVER:
        return _asking("prompt-over")
    if asked == CHANCE:
        return _asking("prompt-draw", seat=p.seat + 1)
    return _asking(keys[p.phase], seat=asked + 1)


_asking = lru_cache(KEPT_SCENES)(Message.of)
