"""What has changed between two scenes, so that a viewer is sent that and no more.

Most of a table stays as it is from move to move, and games keep what stays: so things are first compared by identity.
A list that changed is told as runs: a number says how many of the old ones stay, one below zero how many go, and a list
what comes in their place; what is left of the old ones at the end goes.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tilewright.core.message import Message
from tilewright.core.scene import Area, Box, Choice, Heap, Panel, Piece, Scene, Spot

Runs = list[Any]  # numbers, and lists of new things
T = TypeVar("T")


class AreaPatch(Struct):
    """What has changed in an area."""

    id: str
    box: Box | UnsetType = UNSET
    pieces: Runs | UnsetType = UNSET
    spots: Runs | UnsetType = UNSET


class Patch(Struct):
    """What has changed in a scene; what is not named has not."""

    viewer: int
    asked: int
    prompt: Message | UnsetType = UNSET
    areas: list[str | AreaPatch | Area] | UnsetType = UNSET  # all of them in order; by its id alone: as before
    panels: Runs | UnsetType = UNSET
    choices: tuple[Choice, ...] | UnsetType = UNSET
    last: tuple[str, ...] | UnsetType = UNSET
    last_seat: int | UnsetType | None = UNSET
    heaps: Runs | UnsetType = UNSET


def patch(old: Scene, new: Scene) -> Patch:
    """What makes the new scene of the old one."""
    return Patch(
        new.viewer,
        new.asked,
        prompt=_other(old.prompt, new.prompt),
        areas=_areas(old.areas, new.areas),
        panels=runs(old.panels, new.panels, _seat),
        choices=_other(old.choices, new.choices),
        last=_other(old.last, new.last),
        last_seat=_other(old.last_seat, new.last_seat),
        heaps=runs(old.heaps, new.heaps, _art),
    )


def _other(old: Any, new: Any) -> Any:
    return UNSET if old is new or old == new else new


def _areas(old: Sequence[Area], new: Sequence[Area]) -> list[str | AreaPatch | Area] | UnsetType:
    known = {area.id: area for area in old}
    changed = [_area(known.get(area.id), area) for area in new]
    is_same = len(old) == len(new) and all(told == area.id for told, area in zip(changed, old, strict=True))
    return UNSET if is_same else changed


def _area(old: Area | None, new: Area) -> str | AreaPatch | Area:
    if old is new:
        return new.id
    if old is None or (old.kind, old.owner, old.title, old.grid) != (new.kind, new.owner, new.title, new.grid):
        return new
    told = AreaPatch(
        new.id, _other(old.box, new.box), runs(old.pieces, new.pieces, _id), runs(old.spots, new.spots, _id)
    )
    return new.id if told.box is told.pieces is told.spots is UNSET else told


def _id(thing: Piece | Spot) -> str:
    return thing.id


def _seat(panel: Panel) -> int:
    return panel.seat


def _art(heap: Heap) -> str:
    return heap.art


def runs(old: Sequence[T], new: Sequence[T], name: Callable[[T], Any]) -> Runs | UnsetType:
    """What makes the new list of the old one, whose things are told apart by their names."""
    if old is new:
        return UNSET
    same = _alike(old, new)
    if same == len(old) == len(new):
        return UNSET
    made = _Runs(same)
    places = {name(one): at for at, one in enumerate(old[same:], same)}
    for one in new[same:]:
        at = places.get(name(one), -1)
        if at >= made.at and (old[at] is one or old[at] == one):
            made.keep(at)
        else:
            made.put(one)
    return made.told


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many are the same at the beginning."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


class _Runs:
    """Runs while they are made."""

    def __init__(self, kept: int) -> None:
        self.told: Runs = [kept] if kept else []
        self.at = kept  # how many of the old ones have been passed

    def keep(self, at: int) -> None:
        """The old one at a place stays, those before it go."""
        if at > self.at:
            self.told.append(self.at - at)
        if self.told and isinstance(self.told[-1], int) and self.told[-1] > 0:
            self.told[-1] += 1
        else:
            self.told.append(1)
        self.at = at + 1

    def put(self, one: Any) -> None:
        """A new one comes."""
        if self.told and isinstance(self.told[-1], list):
            self.told[-1].append(one)
        else:
            self.told.append([one])
