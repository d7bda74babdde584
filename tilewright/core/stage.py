"""The shell of every scene: who is to move, the prompt, the panels with their places, and what each viewer sees.

A game gives its own parts as functions of a position that has been read (`p`, see `core.plain`); the stage reads every
position once for all of its viewers and puts the parts together.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from tilewright.core import cached
from tilewright.core.game import OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Fields, Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Heap, Panel, Piece, Scene, Spot

message = cached.by_arguments(Message.of)  # for prompts, which come again and again


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What all viewers of a position see; games add what else the scenes of their viewers are made of."""

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
    """The choices of some ways; a spot that several of them need is shown once."""
    found = list(ways)
    spots = {spot.id: spot for _, needed in found for spot in needed}.values()
    return Offer(
        tuple([choice for choice, _ in found]),
        tuple([spot for spot in spots if spot.shape != "button"]),
        tuple([spot for spot in spots if spot.shape == "button"]),
    )


def dock(box: Box, pieces: tuple[Piece, ...], buttons: tuple[Spot, ...] = ()) -> tuple[Area, ...]:
    """The area for what the decision is about, and for buttons; none if it would be empty."""
    return (Area("dock", "dock", box, pieces, buttons),) if pieces or buttons else ()


S = TypeVar("S", bound=Shown)


class _Opened(NamedTuple, Generic[S]):
    """A position as it was read for all viewers, and what all of them see."""

    p: Any
    shown: S
    scene: Scene  # without any area


@dataclass(eq=False)
class Stage(Generic[S]):
    """Makes the scenes of a game from its parts."""

    state: Any  # the module with POSITION and MOST_LEGAL
    rules: Any  # the module with the kernels
    prompt_for: Callable[[Any, int], Message]  # p and who is to move: a seat or CHANCE
    panel: Callable[[Any, int, bool, int | None], Panel]  # p, a seat, whether it is to move, its place at the end
    show: Callable[[Any], S]
    offer: Callable[[Any, S, list[int]], Offer]  # for the seat to move, of its legal actions
    areas: Callable[[Any, S, int, Offer], tuple[Area, ...]]  # as a viewer sees them, with what that viewer can choose
    read: Callable[[Positions], Fields] = Plain
    _open: Callable[[bytes], _Opened[S]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._open = cached.by_position(self._opened)

    def scene(self, position: Positions, viewer: int) -> Scene:
        """The scene for a seat, or for a spectator."""
        p, shown, scene = self._open(position.tobytes())
        can_choose = viewer >= 0 and viewer == scene.asked
        offered = self.offer(p, shown, self._legal(p)) if can_choose else NO_OFFER
        return scene.seen_by(viewer, self.areas(p, shown, viewer, offered), offered.choices)

    def prompt(self, position: Positions) -> Message:
        """The prompt of every viewer's scene, without the scene."""
        p = Plain(position)
        return self._prompt(p, int(self.rules.actor(p.record)))

    def _opened(self, data: bytes) -> _Opened[S]:
        p = self.read(np.frombuffer(bytearray(data), dtype=self.state.POSITION))
        p.data = data
        to_move = int(self.rules.actor(p.record))
        shown = self.show(p)
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
        return message("prompt-over") if to_move == OVER else self.prompt_for(p, to_move)

    def _panels(self, p: Fields, to_move: int) -> tuple[Panel, ...]:
        places: list[int | None] = [None] * len(SEATS)
        if to_move == OVER:
            placing = np.zeros(len(SEATS), dtype=np.int64)
            self.rules.placing(p.record, placing)
            places = placing.tolist()
        return tuple([self.panel(p, seat, seat == to_move, places[seat]) for seat in range(p.seats)])

    def _legal(self, p: Fields) -> list[int]:
        out = np.empty(self.state.MOST_LEGAL, dtype=np.int64)
        return out[: self.rules.legal(p.record, out)].tolist()
