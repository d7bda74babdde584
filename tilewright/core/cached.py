"""Caches for scenes: most of a table stays the same from move to move, and many viewers see the same.

Each decorator caches the results of one function and drops the oldest beyond its bound: `by_arguments` is for pieces
and other small things, `by_fields` and `by_seat` are for results that depend on some fields of a position, and
`by_position` is for results that depend on all of it. Fields are compared by their bytes, which is much faster than
reading them: a hit takes half a microsecond. A miss costs about five microseconds on top of computing the result, so do
not cache anything cheaper than that by fields.
"""

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache, wraps
from operator import itemgetter
from threading import Lock
from typing import Any, ParamSpec, TypeVar, TypeVarTuple, cast

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MOST_SMALL = 1 << 13
MOST_PARTS = 1 << 9
MOST_POSITIONS = 1 << 6
GUARDED = 1 << 5  # only the first results of a function are guarded: guarding all of them would take time

_ALWAYS = ("data", "positions", "record")  # of a position: for kernels, which must read only the fields in the key

_clear: list[Callable[[], None]] = []
_adding = Lock()


def by_arguments(function: Callable[P, T]) -> Callable[P, T]:
    """Cache a function of small values, such as numbers and words.

    >>> @by_arguments
    ... def tile_id(x: int, y: int) -> str:
    ...     return f"tile {x} {y}"
    >>> tile_id(3, 4) is tile_id(3, 4)
    True
    """
    return _bounded(function, MOST_SMALL)


def by_position(function: Callable[[bytes], T]) -> Callable[[bytes], T]:
    """Cache a function of a whole position, given as bytes: all viewers need it one after the other."""
    return _bounded(function, MOST_POSITIONS)


def by_fields(record: np.dtype[Any], *names: str) -> Callable[[Callable[[Any, *Ts], T]], Callable[[Any, *Ts], T]]:
    """Cache a function of a position (`core.plain`) by these fields of it, and by its further arguments.

    The function must read only these fields: its first calls get a position that raises AttributeError for any other.
    """
    taken = _taker([_span(record, name) for name in names])
    return _cache_by(lambda p, args: (taken(p.data), args), names)


def by_seat(record: np.dtype[Any], *names: str) -> Callable[[Callable[[Any, *Ts], T]], Callable[[Any, *Ts], T]]:
    """Cache a function of a position and a seat by that seat's rows of these fields, and by its further arguments."""
    seats = min(record[name].shape[0] for name in names)
    taken = [_taker([_row(record, name, seat) for name in names]) for seat in range(seats)]
    return _cache_by(lambda p, args: (taken[args[0]](p.data), args), names)


def forget() -> int:
    """Clear every cache; returns how many there are."""
    for clear in _clear:
        clear()
    return len(_clear)


def _bounded(function: Callable[P, T], most: int) -> Callable[P, T]:
    found = lru_cache(most)(function)
    _clear.append(found.cache_clear)
    return cast("Callable[P, T]", found)


def _cache_by(
    key_of: Callable[[Any, tuple[Any, ...]], Hashable], names: tuple[str, ...]
) -> Callable[[Callable[[Any, *Ts], T]], Callable[[Any, *Ts], T]]:
    seen = frozenset((*names, *_ALWAYS))

    def decorate(function: Callable[[Any, *Ts], T]) -> Callable[[Any, *Ts], T]:
        found: dict[Hashable, T] = {}
        _clear.append(found.clear)

        @wraps(function)
        def cached(p: Any, *args: *Ts) -> T:
            key = key_of(p, args)
            try:
                return found[key]
            except KeyError:
                guarded = _Only(p, seen) if len(found) < GUARDED else p
                return _add(found, key, function(guarded, *args))

        return cached

    return decorate


def _add(found: dict[Hashable, T], key: Hashable, made: T) -> T:
    with _adding:
        if len(found) >= MOST_PARTS:
            del found[next(iter(found))]
        found[key] = made
    return made


class _Only:
    """A position with only some readable fields."""

    def __init__(self, p: Any, names: frozenset[str]) -> None:
        self._p, self._names = p, names

    def __getattr__(self, name: str) -> Any:
        if name not in self._names:
            raise AttributeError(f"'{name}' is not among the fields that the result is cached by")
        value = getattr(self._p, name)
        self.__dict__[name] = value
        return value


def _span(record: np.dtype[Any], name: str) -> slice:
    """The bytes of a field in a position."""
    fields: Mapping[str, Any] = record.fields or {}
    kind, offset = fields[name][:2]
    return slice(offset, offset + kind.itemsize)


def _row(record: np.dtype[Any], name: str, row: int) -> slice:
    """The bytes of one row of a field."""
    whole = _span(record, name)
    size = (whole.stop - whole.start) // record[name].shape[0]
    return slice(whole.start + row * size, whole.start + (row + 1) * size)


def _taker(spans: list[slice]) -> Callable[[bytes], Hashable]:
    """A function that takes these spans out of bytes, adjacent ones as one."""
    joined: list[slice] = []
    for span in sorted(spans, key=lambda span: span.start):
        first = joined.pop().start if joined and joined[-1].stop == span.start else span.start
        joined.append(slice(first, span.stop))
    return itemgetter(*joined)
