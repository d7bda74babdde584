"""Scenes shared by games on square land: the table and the dock, figures, panels, prompts and heaps.

Nothing is hidden in these games; viewers differ only in their choices.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tilewright.art import figures
from tilewright.core import cached, stage
from tilewright.core.game import CHANCE, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Heap, Panel, Piece, Spot, Supply
from tilewright.core.stage import Offer
from tilewright.land.table import extent
from tilewright.land.table.extent import UNIT

_DOCK: Box = (-UNIT / 2, -UNIT / 2, UNIT, UNIT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(stage.Shown):
    """What all viewers see of a game on square land."""

    reach: Box  # the bounds of all pieces on the table


def shown(
    pieces: tuple[Piece, ...],
    reach: Box,
    drawn: tuple[Piece, ...],
    last: Piece | None,
    last_seat: int,
    heaps: tuple[Heap, ...],
) -> Shown:
    """What all viewers see: the pieces on the table, the tile drawn, and the last tile laid."""
    return Shown(
        areas=(_land(pieces, reach, ()), *stage.dock(_DOCK, drawn)),
        last=(last.id,) if last else (),
        last_seat=last_seat if last else None,
        heaps=heaps,
        reach=reach,
    )


def parts(
    show: Callable[[Any], Shown],
    offer: Callable[[Any, Shown, list[int]], Offer],
    prompts: Mapping[int, str],
    most_figures: int,
) -> stage.Parts[Shown]:
    """The scenes of a game: `prompts` has a key for each phase in which a seat is to move."""

    def prompt(p: Any, to_move: int) -> Message:
        if to_move == CHANCE:
            return stage.message("prompt-draw", seat=p.seat + 1)
        return stage.message(prompts[p.phase], seat=to_move + 1)

    def panel(p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
        return _panel(seat, p.points[seat], is_to_move, p.supply[seat], most_figures, place)

    return stage.Parts(prompt=prompt, panel=panel, show=show, offer=offer, areas=_areas)


def _areas(p: Any, shown: Shown, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """The land, large enough for its pieces and spots, and the dock with the tile drawn and the buttons."""
    if not offer.spots and not offer.buttons:
        return shown.areas
    table, *docked = shown.areas
    land = _land(table.pieces, extent.reach(offer.spots, shown.reach), offer.spots)
    return land, *stage.dock(_DOCK, docked[0].pieces if docked else (), offer.buttons)


def _land(pieces: tuple[Piece, ...], reach: Box, spots: tuple[Spot, ...]) -> Area:
    return Area("land", "table", extent.box(reach), pieces, spots, is_ruled=True)


@cached.by_arguments
def _panel(seat: int, points: int, is_to_move: bool, left: int, most: int, place: int | None) -> Panel:
    supply = Supply(figures.figure_id(SEATS[seat]), left, most, Message.of("figures"))
    return Panel(seat, points, is_to_move, (supply,), place=place)


@cached.by_arguments
def heaps(arts: tuple[str, ...], bag: tuple[int, ...]) -> tuple[Heap, ...]:
    """The bag: the picture of each kind of tile, and how many are left."""
    return tuple(_heap(art, left) for art, left in zip(arts, bag, strict=True) if left)


_heap = cached.by_arguments(Heap)


def furthest_first(pieces: Iterable[Piece]) -> list[Piece]:
    """Upright pieces in drawing order, back to front."""
    return sorted(pieces, key=_depth)


def _depth(piece: Piece) -> tuple[float, float]:
    return piece.y, piece.x


def figure(name: str, seat: int, kind: str, x: float, y: float) -> Piece:
    """A figure on a part of a tile: farmers lie, all others stand."""
    tip = Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}"))
    art = figures.figure_id(SEATS[seat], lying=kind == "field")
    return Piece(name, art, x, y, owner=seat, tip=tip, height=1)


def prolong(position: Positions) -> None:
    """Put one more tile into the bag: then the last turn does not end the game."""
    position["bag"][0, 0] += 1


def last_seat(p: Any, is_setting: bool) -> int:
    """The seat that laid the last tile: the seat to move while it may place a figure, else the seat before it."""
    return int(p.seat) if is_setting else int(p.seat - 1) % int(p.seats)
