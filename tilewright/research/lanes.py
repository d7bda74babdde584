"""Positions interleaved for a GPU: what a rule reads from neighbouring games is adjacent in memory.

The threads of a GPU read memory best when neighbours read neighbouring addresses. So the same element of 32 records
(one for each thread of a warp) is stored together: within a group, the element of record k that is `size` bytes long
and begins at byte `offset` of a record is at 32 * `offset` + k * `size`. A group is 32 records and not the whole batch,
so that all strides are constants. A lane is one such record (`numba_cuda.py`).
"""

from typing import Any

import numpy as np

GROUP = 32


def interleaved(positions: Any) -> Any:
    """The same positions with their elements interleaved, as an array of the same type; only for whole groups."""
    made = np.zeros(len(positions), dtype=positions.dtype)
    target = made.view(np.uint8).reshape(-1, GROUP * positions.dtype.itemsize)
    for place, size, values in _elements(positions):
        target[:, GROUP * place : GROUP * (place + size)] = np.ascontiguousarray(values).view(np.uint8)
    return made


def straightened(positions: Any) -> Any:
    """The positions whose elements are interleaved in this array."""
    made = np.zeros(len(positions), dtype=positions.dtype)
    source = positions.view(np.uint8).reshape(-1, GROUP * positions.dtype.itemsize)
    for place, size, values in _elements(made):
        part = np.ascontiguousarray(source[:, GROUP * place : GROUP * (place + size)])
        values[:] = part.view(values.dtype)
    return made


def _elements(positions: Any) -> Any:
    """Every element of a record: its place, its size, and its values in all positions by group."""
    for name in positions.dtype.names:
        kind, offset = positions.dtype.fields[name][:2]
        column = positions[name].reshape(len(positions) // GROUP, GROUP, -1)
        for k in range(column.shape[2]):
            yield offset + k * kind.base.itemsize, kind.base.itemsize, column[:, :, k]
