"""The common part of all scenes: the seat to move, the prompt, the panels with places, and each viewer's view.

A game gives its own parts as functions of a position that has been read (`p`, see `core.plain`); the stage reads every
position once for all of its viewers and puts the parts together.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from tilewright.core import cached
from tilewright.core.game import OVER, Kernels, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Fields, Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Heap, Panel, Piece, Scene, Spot

message = cached.by_arguments(Message.of)  # for prompts, which recur


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What all viewers of a position see; games add whatever else they need for the scene of each viewer."""

    areas: tuple[Area, ...] = ()
    last: tuple[str, ...] = ()  # ids of the pieces of the last move
    last_seat: int | None = None
    heaps: tuple[Heap, ...] = ()


class Offer(NamedTuple):
    """What the seat to move can choose: its choices, the spots on the table that lead to them, and the buttons."""

    choices: tuple[Choice, ...] = ()
    spots: tuple[Spot, ...] = ()
    buttons: tuple[Spot, ...] = ()


NO_OFFER = Offer()

Way = tuple[Choice, tuple[Spot, ...]]
"""One choice, and the spots and buttons it needs."""


def offer(ways: Iterable[Way]) -> Offer:
    """These choices as one offer; a spot that several of them need is shown once."""
    found = list(ways)
    spots = {spot.id: spot for _, needed in found for spot in needed}.values()
    return Offer(
        tuple([choice for choice, _ in found]),
        tuple([spot for spot in spots if spot.shape != "button"]),
        tuple([spot for spot in spots if spot.shape == "button"]),
    )


def dock(box: Box, pieces: tuple[Piece, ...], buttons: tuple[Spot, ...] = ()) -> tuple[Area, ...]:
    """The area for buttons and for the pieces the decision is about; none if it would be empty."""
    return (Area("dock", "dock", box, pieces, buttons),) if pieces or buttons else ()


S = TypeVar("S", bound=Shown)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(Generic[S]):
    """The functions a game supplies; each takes a position first."""

    prompt: Callable[[Any, int], Message]  # for the seat to move, or CHANCE
    panel: Callable[[Any, int, bool, int | None], Panel]  # of a seat: whether it is to move, and its place at the end
    show: Callable[[Any], S]
    offer: Callable[[Any, S, list[int]], Offer]  # to the seat to move, from its legal actions
    areas: Callable[[Any, S, int, Offer], tuple[Area, ...]]  # as a viewer sees them, with what that viewer can choose
    read: Callable[[Positions], Fields] = Plain


class _Opened(NamedTuple, Generic[S]):
    """A position that was read for all viewers, and what all of them see."""

    p: Any
    shown: S
    scene: Scene  # without any area


class Stage(Generic[S]):
    """Makes the scenes of a game."""

    def __init__(self, parts: Parts[S], kernels: Kernels, record: np.dtype[Any], actions: int) -> None:
        self._parts, self._kernels, self._record, self._actions = parts, kernels, record, actions
        self._open = cached.by_position(self._opened)

    def scene(self, position: Positions, viewer: int) -> Scene:
        """The scene for a seat, or for a spectator."""
        p, shown, scene = self._open(position.tobytes())
        can_choose = viewer >= 0 and viewer == scene.asked
        offered = self._parts.offer(p, shown, self._legal(p)) if can_choose else NO_OFFER
        return scene.seen_by(viewer, self._parts.areas(p, shown, viewer, offered), offered.choices)

    def asking(self, position: Positions, viewer: int, prompt: Message, offer: Offer) -> Scene:
        """The scene with another question and what can be chosen instead."""
        p, shown, scene = self._open(position.tobytes())
        areas = self._parts.areas(p, shown, viewer, offer)
        return replace(scene, prompt=prompt).seen_by(viewer, areas, offer.choices)

    def prompt(self, position: Positions) -> Message:
        """The prompt of every viewer's scene, without the scene."""
        return self._prompt(Plain(position), int(self._kernels.actor(position, 0)))

    def _opened(self, data: bytes) -> _Opened[S]:
        p = self._parts.read(np.frombuffer(bytearray(data), dtype=self._record))
        p.data = data
        to_move = int(self._kernels.actor(p.positions, 0))
        shown = self._parts.show(p)
        scene = Scene(
            viewer=SPECTATOR,
            asked=to_move,
            prompt=self._prompt(p, to_move),
            areas=(),
            panels=self._panels(p, to_move),
            last=shown.last,
            last_seat=shown.last_seat,
            heaps=shown.heaps,
        )
        return _Opened(p, shown, scene)

    def _prompt(self, p: Fields, to_move: int) -> Message:
        return message("prompt-over") if to_move == OVER else self._parts.prompt(p, to_move)

    def _panels(self, p: Fields, to_move: int) -> tuple[Panel, ...]:
        places: Sequence[int | None] = [None] * len(SEATS)
        if to_move == OVER:
            placing = np.zeros(len(SEATS), dtype=np.int64)
            self._kernels.placing(p.positions, 0, placing)
            places = placing.tolist()
        return tuple([self._parts.panel(p, seat, seat == to_move, places[seat]) for seat in range(p.seats)])

    def _legal(self, p: Fields) -> list[int]:
        out = np.empty(self._actions, dtype=np.int64)  # more than most_legal, if a hand is supposed to hold everything
        actions: list[int] = out[: self._kernels.legal(p.positions, 0, out)].tolist()
        return actions
