"""Compares the answer of an engine with the right one, member by member."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import gcd
from typing import Any

from tilewright.conformance.case import Answer

SHOWN = 200  # characters of a value that are quoted
FEW = 3  # moves that are quoted


@dataclass(frozen=True, slots=True)
class Difference:
    """One member that is not as it should be."""

    member: str
    words: str  # what is wrong
    extra: tuple[str, ...] = ()  # moves that the engine takes for legal
    clauses: tuple[str, ...] = ()  # of the events that are wrong, or by which a move is refused


def differences(right: Answer, given: Mapping[str, Any], claimed: Collection[str]) -> list[Difference]:
    """What is wrong with the members that the engine claims; the others are not looked at."""
    if "refused" in claimed and right.get("refused", False) != given.get("refused", False):
        cited = (right["clause"],) if right.get("clause") else ()
        return [Difference("refused", _refused(right, given), clauses=cited)]
    found = (_difference(name, right[name], given) for name in right if name in claimed)
    return [one for one in found if one is not None]


def _refused(right: Answer, given: Mapping[str, Any]) -> str:
    if right.get("refused"):
        return f"the move is taken for legal, but {right['clause'] or 'the notation'} forbids it"
    clause = given.get("clause")
    return f"the move is refused{f' by {_short(clause)}' if clause else ''}, but it is legal"


def _difference(name: str, right: Any, given: Mapping[str, Any]) -> Difference | None:
    if name not in given:
        return Difference(name, "there is no answer")
    value = given[name]
    if _normal(name, value) == _normal(name, right):
        return None
    if name == "legal" and isinstance(value, list) and all(isinstance(move, str) for move in value):
        return _moves(right, value)
    if name == "events" and isinstance(value, list):
        return _events(right, value)
    return Difference(name, f"{_short(value)} instead of {_short(right)}")


def _events(right: list[Any], given: list[Any]) -> Difference:
    missing, extra = _without(right, given), _without(given, right)
    sorts = (("missing:", missing), ("wrong:", extra))
    said = [f"{what} {_short(events)}" for what, events in sorts if events]
    cited = [event["clause"] for event in missing] or [
        str(event.get("clause", "")) for event in extra if isinstance(event, dict)
    ]
    return Difference("events", "; ".join(said), clauses=tuple(dict.fromkeys(filter(None, cited))))


def _without(events: list[Any], others: list[Any]) -> list[Any]:
    """The events that are not among others, each as often as it is missing there."""
    left = [_canonical(other) for other in others]
    found = []
    for event in events:
        if (text := _canonical(event)) in left:
            left.remove(text)
        else:
            found.append(event)
    return found


def _moves(right: list[str], given: list[str]) -> Difference:
    extra, missing = sorted(set(given) - set(right)), sorted(set(right) - set(given))
    twice = sorted({move for move in given if given.count(move) > 1})
    said = [
        f"{what} {', '.join(moves[:FEW])}{f' and {len(moves) - FEW} more' if len(moves) > FEW else ''}"
        for what, moves in (("illegal:", extra), ("missing:", missing), ("twice:", twice))
        if moves
    ]
    return Difference("legal", "; ".join(said), tuple(extra))


def _normal(name: str, value: Any) -> str:
    """A value so that two which mean the same are equal: the order of moves and events does not matter."""
    if name == "weights" and isinstance(value, dict):
        numbers = [number for number in value.values() if type(number) is int]
        if numbers and len(numbers) == len(value):
            divisor = gcd(*numbers) or 1
            value = {move: number // divisor for move, number in value.items()}
    if name in ("legal", "events") and isinstance(value, list):
        return json.dumps(sorted(map(_canonical, value)))
    return _canonical(value)


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
