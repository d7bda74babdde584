"""The difference between two scenes, so that a viewer is sent only what has changed.

Most of a table stays as it is from move to move, and games cache what stays, so things are first compared by identity.
A list that changed is sent as runs: a positive number says how many old items stay, a negative one how many are
removed, and a list holds new items to insert; any old items left at the end are removed.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Encoder

from tilewright.core.message import Message
from tilewright.core.scene import Area, Box, Choice, Heap, Name, Panel, Piece, Scene, Spot

T = TypeVar("T")
Runs = list[int | list[T]]
Differ = Callable[[Sequence[Any], Sequence[Any], Callable[[Any], Any]], Any]
_encode = Encoder().encode


class AreaPatch(Struct):
    """What has changed in an area."""

    id: str
    box: Box | UnsetType = UNSET
    pieces: Runs[Piece] | UnsetType = UNSET
    spots: Runs[Spot] | UnsetType = UNSET
    names: Runs[Name] | UnsetType = UNSET


class Patch(Struct):
    """What has changed in a scene; a field that is not set has not changed."""

    viewer: int
    asked: int
    prompt: Message | UnsetType = UNSET
    areas: list[str | AreaPatch | Area] | UnsetType = UNSET  # all of them in order; an id alone: unchanged
    panels: Runs[Panel] | UnsetType = UNSET
    choices: tuple[Choice, ...] | UnsetType = UNSET
    last: tuple[str, ...] | UnsetType = UNSET
    last_seat: int | UnsetType | None = UNSET
    heaps: Runs[Heap] | UnsetType = UNSET


class Shared:
    """Changes to lists that several viewers share, worked out and encoded once."""

    def __init__(self) -> None:
        # keyed by id; the lists are kept alive, so that ids stay valid
        self._known: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def runs(self, old: Sequence[T], new: Sequence[T], name: Callable[[T], Any]) -> Any:
        """The runs from the old list to the new one, as JSON."""
        key = (id(old), id(new))
        if key not in self._known:
            made = runs(old, new, name)
            self._known[key] = (old, new, made if made is UNSET else Raw(_encode(made)))
        return self._known[key][2]


def patch(old: Scene, new: Scene, shared: Shared | None = None) -> Patch:
    """The patch from the old scene to the new one; patches of the same move for several viewers use one `shared`."""
    runs = (shared or Shared()).runs
    return Patch(
        new.viewer,
        new.asked,
        prompt=_other(old.prompt, new.prompt),
        areas=_areas(old.areas, new.areas, runs),
        panels=runs(old.panels, new.panels, _seat),
        choices=_other(old.choices, new.choices),
        last=_other(old.last, new.last),
        last_seat=_other(old.last_seat, new.last_seat),
        heaps=runs(old.heaps, new.heaps, _art),
    )


def _other(old: Any, new: Any) -> Any:
    return UNSET if old is new or old == new else new


def _areas(old: Sequence[Area], new: Sequence[Area], runs: Differ) -> list[str | AreaPatch | Area] | UnsetType:
    if old is new:
        return UNSET
    known = {area.id: area for area in old}
    changed = [_area(known.get(area.id), area, runs) for area in new]
    is_same = len(old) == len(new) and all(one == area.id for one, area in zip(changed, old, strict=True))
    return UNSET if is_same else changed


def _area(old: Area | None, new: Area, runs: Differ) -> str | AreaPatch | Area:
    if old is new:
        return new.id
    if old is None or _kind(old) != _kind(new):
        return new
    made = AreaPatch(
        new.id,
        _other(old.box, new.box),
        runs(old.pieces, new.pieces, _id),
        runs(old.spots, new.spots, _id),
        runs(old.names, new.names, _text),
    )
    return new.id if made.box is made.pieces is made.spots is made.names is UNSET else made


def _kind(area: Area) -> tuple[Any, ...]:
    """What a patch cannot change."""
    return area.kind, area.owner, area.title, area.grid, area.is_ruled


def _id(thing: Piece | Spot) -> str:
    return thing.id


def _text(name: Name) -> str:
    return name.text


def _seat(panel: Panel) -> int:
    return panel.seat


def _art(heap: Heap) -> str:
    return heap.art


def runs(old: Sequence[T], new: Sequence[T], name: Callable[[T], Any]) -> Runs[T] | UnsetType:
    """The runs from the old list to the new one; `name` tells items apart."""
    if old is new:
        return UNSET
    first = _alike(old, new)
    if first == len(old) == len(new):
        return UNSET
    last = min(_alike(reversed(old), reversed(new)), len(old) - first, len(new) - first)
    made = _Runs(first)
    places = {name(old[at]): at for at in range(first, len(old) - last)}
    for one in new[first : len(new) - last]:
        at = places.get(name(one), -1)
        if at >= made.at and (old[at] is one or old[at] == one):
            made.keep(at)
        else:
            made.put(one)
    if last:
        made.keep(len(old) - last, last)
    return made.runs


def _alike(old: Iterable[Any], new: Iterable[Any]) -> int:
    """How many items at the beginning are the same."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


class _Runs:
    """Runs under construction."""

    def __init__(self, kept: int) -> None:
        self.runs: list[Any] = [kept] if kept else []
        self.at = kept  # how many old items are done

    def keep(self, at: int, count: int = 1) -> None:
        """Keep `count` old items from `at` on; remove those before."""
        if at > self.at:
            self.runs.append(self.at - at)
        if self.runs and isinstance(self.runs[-1], int) and self.runs[-1] > 0:
            self.runs[-1] += count
        else:
            self.runs.append(count)
        self.at = at + count

    def put(self, one: Any) -> None:
        """Insert a new item."""
        if self.runs and isinstance(self.runs[-1], list):
            self.runs[-1].append(one)
        else:
            self.runs.append([one])
