"""What a move would change about the features of the table: what it finishes, joins, opens or spoils, and for whom.

Features before and after are compared, so this is the same for all games and knows no rule.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tilewright.core.message import Message
from tilewright.core.scene import Feature
from tilewright.core.value import quick

Kind = Literal["finish", "spoil", "join", "hold", "worth", "open", "score", "here"]
ORDER: tuple[Kind, ...] = ("finish", "score", "here", "spoil", "join", "hold", "worth", "open")  # by what matters most


@quick
@dataclass(frozen=True, slots=True)
class Effect:
    """How one feature would change."""

    feature: Feature  # as it would be
    kinds: tuple[Kind, ...]
    sentences: tuple[Message, ...]


def effects(before: Sequence[Feature], after: Sequence[Feature], here: Collection[str] = ()) -> tuple[Effect, ...]:
    """Every feature that would change in a way worth telling, the most important first. `here` are the ids of features
    that the move is about in any case: they are listed even if nothing about them changes.
    """
    homes = {part: feature for feature in before for part in _parts(feature)}
    ids = {feature.id: feature for feature in before}
    found = []
    for feature in after:
        if feature == ids.get(feature.id) and feature.id not in here:
            continue
        origins = _origins(feature, homes, ids)
        effect = _effect(feature, origins, any(origin.id in here for origin in origins))
        if effect.kinds:
            found.append(effect)
    return tuple(sorted(found, key=lambda effect: min(ORDER.index(kind) for kind in effect.kinds)))


def _parts(feature: Feature) -> Iterator[tuple[str, str]]:
    """Its parts on the pieces that it lies on; figures come and go."""
    return ((piece, shape) for piece, _, _, shape in feature.places if shape)


def _origins(feature: Feature, homes: dict[tuple[str, str], Feature], ids: dict[str, Feature]) -> list[Feature]:
    """The features it comes from: several if they have been joined, none if it is new."""
    found = {homes[part].id: homes[part] for part in _parts(feature) if part in homes}
    if not found and feature.id in ids:  # each of its parts lies on another piece now
        return [ids[feature.id]]
    return list(found.values())


def _effect(now: Feature, origins: list[Feature], is_here: bool) -> Effect:
    changes = list(_changes(now, origins))
    kinds: tuple[Kind, ...] = (*(("here",) if is_here else ()), *(kind for kind, _ in changes))
    is_weighed = "finish" not in kinds and (is_here or "hold" in kinds)  # its worth is told in full
    sentences = [told for kind, all_told in changes for told in all_told if not (is_weighed and kind == "worth")]
    return Effect(now, kinds, (*sentences, *((now.worth,) if is_weighed else ())))


def _changes(now: Feature, origins: list[Feature]) -> Iterator[tuple[Kind, list[Message]]]:
    if not origins:
        yield ("finish", list(_finished(now))) if now.is_finished else ("open", [_opened(now)])
        return
    if len(origins) > 1:
        yield "join", [Message.of("outlook-joined", count=len(origins))]
    if now.is_finished and not now.holders and any(origin.holders for origin in origins):
        yield "score", []  # its figures have gone home: the events of the move say why
    elif now.is_finished and not all(origin.is_finished for origin in origins):
        yield "finish", list(_finished(now))
    else:
        yield from _growth(now, origins)


def _growth(now: Feature, origins: list[Feature]) -> Iterator[tuple[Kind, list[Message]]]:
    """How a feature changes that is not finished by the move."""
    if now.is_stuck and not any(origin.is_stuck for origin in origins):
        yield "spoil", [Message.of("outlook-stuck")]
    if held := list(_held(now, origins)):
        yield "hold", held
    worths = [origin.points for origin in origins]
    if len(origins) > 1 and now.points:
        yield "worth", [Message.of("outlook-together", points=now.points)]
    elif worths != [now.points] and len(origins) == 1:
        yield "worth", [Message.of("outlook-worth", before=worths[0], after=now.points)]
    if len(origins) == 1 and now.open != origins[0].open and now.open is not None:
        yield "open", [Message.of("outlook-ends", before=origins[0].open or 0, after=now.open)]


def _opened(now: Feature) -> Message:
    return Message.of("outlook-new-ends", open=now.open) if now.open else Message.of("outlook-new")


def _finished(now: Feature) -> Iterator[Message]:
    """Who scores a finished feature, and how much."""
    if not now.leaders:
        yield Message.of("outlook-finished-free", points=now.points)
        return
    yield Message.of("outlook-finished")
    for points in sorted({points for _, points in now.takers}, reverse=True):
        seats = [seat for seat, taken in now.takers if taken == points]
        yield Message.of("outlook-scores", seats=_named(seats), count=len(seats), points=points)


def _held(now: Feature, origins: list[Feature]) -> Iterator[Message]:
    """Who comes to hold it, and who does not hold it any more."""
    before = {seat for origin in origins for seat in origin.leaders}
    if lost := sorted(before - set(now.leaders)):
        yield Message.of("outlook-loses", seats=_named(lost), count=len(lost))
    is_shared_now = len(now.leaders) > 1 and any(origin.leaders != now.leaders for origin in origins)
    if now.leaders and (set(now.leaders) - before or lost or is_shared_now):
        yield Message.of("outlook-holds", seats=_named(now.leaders), count=len(now.leaders))


def _named(seats: Sequence[int]) -> str:
    """Several seats as SEAT reads them."""
    return ", ".join(str(seat + 1) for seat in seats)
