"""Positions interleaved for a GPU: what a rule reads from neighbouring games is adjacent in memory.

The threads of a GPU read memory best when neighbours read neighbouring addresses, and when what one of them reads next
is near. 32 records (one for each thread of a warp) form a group, so that all strides are constants. Within it,

* numbers and short arrays, which games walk in step, are stored element by element: those of all 32 records together;
* arrays of the same length one after the other are columns of a table, whose rows games reach for in any order: each
  record keeps its table to itself, row by row, and finds what belongs to a node or a tile in one piece;
* a long array, like a board, each record keeps to itself as well.

A lane is one such record (`numba_cuda.py`).
"""

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

GROUP = 32
LONG = 1024  # elements


@dataclass(frozen=True)
class Place:
    """Where a group stores a field: the byte where the first record's begins, the bytes from record to record, and the
    strides of the field's elements.
    """

    start: int
    step: int
    strides: tuple[int, ...]


@cache
def places(kind: np.dtype[Any]) -> tuple[dict[str, Place], int]:
    """The place of each field, and the bytes of a record in a group."""
    assert kind.names is not None
    found: dict[str, Place] = {}
    end = 0
    for _, names in groupby(kind.names, lambda name: _table(kind, name)):
        columns = sorted(names, key=lambda name: -kind[name].base.itemsize)
        shape = kind[columns[0]].shape
        width = _rounded(sum(kind[name].base.itemsize for name in columns), kind[columns[0]].base.itemsize)
        if len(columns) == 1 and (not shape or shape[0] < LONG):
            size = kind[columns[0]].itemsize
            strides = tuple(GROUP * stride for stride in np.empty(shape, kind[columns[0]].base).strides)
            found[columns[0]] = Place(GROUP * end, kind[columns[0]].base.itemsize, strides)
        else:
            size = width * shape[0]
            at = GROUP * end
            for name in columns:
                found[name] = Place(at, size, (width,))
                at += kind[name].base.itemsize
        end = _rounded(end + size, 8)
    return found, end


def _table(kind: np.dtype[Any], name: str) -> Any:
    """The same for arrays that are columns of one table; something unique for other fields."""
    shape = kind[name].shape
    return shape if len(shape) == 1 and shape[0] >= GROUP else name


def _rounded(size: int, to: int) -> int:
    return -(-size // to) * to


def roomy(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same fields in a record that takes as many bytes as it takes in a group."""
    assert kind.names is not None
    assert kind.fields is not None
    fields: Any = {"names": kind.names, "itemsize": max(places(kind)[1], kind.itemsize)}
    fields["formats"], fields["offsets"] = ([kind.fields[name][at] for name in kind.names] for at in (0, 1))
    return np.dtype((np.record, np.dtype(fields)))


def elements(kind: np.dtype[Any]) -> list[tuple[int, int, int, int]]:
    """Of every element of a record: its offset, its size, where the first record of a group has it, and the bytes
    from there to the next record's.
    """
    assert kind.names is not None
    assert kind.fields is not None
    made = []
    for name, place in places(kind)[0].items():
        field, offset = kind.fields[name][:2]
        width = field.base.itemsize
        for k, index in enumerate(np.ndindex(field.shape)):
            there = sum(at * stride for at, stride in zip(index, place.strides, strict=True))
            made.append((offset + k * width, width, place.start + there, place.step))
    return made


@cache
def _order(kind: np.dtype[Any]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where the bytes of a group's records are, one record after the other, and where the group has them."""
    bytes_ = [(offset + k, start + k, step) for offset, size, start, step in elements(kind) for k in range(size)]
    offsets, starts, steps = np.array(bytes_, dtype=np.int64).T
    member = np.arange(GROUP)[:, None]
    return (kind.itemsize * member + offsets).ravel(), (starts + steps * member).ravel()


def interleaved(positions: Any) -> Any:
    """The same positions with their elements interleaved, as an array of roomy records; only for whole groups."""
    made = np.zeros(len(positions), dtype=roomy(positions.dtype))
    here, there = _order(positions.dtype)
    _groups(made)[:, there] = _groups(positions)[:, here]
    return made


def straightened(positions: Any, kind: np.dtype[Any]) -> Any:
    """The positions of this type whose elements are interleaved in an array of roomy records."""
    made = np.zeros(len(positions), dtype=kind)
    here, there = _order(kind)
    _groups(made)[:, here] = _groups(positions)[:, there]
    return made


def _groups(positions: Any) -> Any:
    """The bytes of positions, one row for each group."""
    return positions.view(np.uint8).reshape(-1, GROUP * positions.dtype.itemsize)
