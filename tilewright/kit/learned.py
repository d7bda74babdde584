"""A learned correction of a game's estimate: a small network, the same for every seat, that runs without allocating.

A game's `expect` writes what it knows about each seat, its inputs, into a block; the first of them is an estimate
written by hand. `correct` adds what was learned to it. The network sees a seat's own block, the mean of the others'
blocks, and numbers that are common to all. There is one for each number of seats; without one, the estimate written by
hand is used as it is. `kit/shape.py` says where everything lies.
"""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.kit.kernel import kernel, tried
from tilewright.kit.shape import HIDDEN, MOST_SEATS, Shape

FILE = "learned.npz"  # in a game's folder of rules

# a row of the table: whether there is a network, its last bias, and its layers
_BIAS, _OUT, _OWN = 2, 2 + HIDDEN, 2 + 2 * HIDDEN


def table(rules: Path, shape: Shape) -> NDArray[np.float32]:
    """The networks in a game's folder of rules, one row for each number of seats; zeros where there is none.

    Raises ValueError if the file was made for other inputs.
    """
    rows = np.zeros((MOST_SEATS + 1, shape.words), dtype=np.float32)
    path = [*tried(rules), rules / FILE][0]
    for seats, row in networks(path).items():
        if len(row) != shape.words:
            raise ValueError(f"{path} was learned from other inputs: train again")
        rows[seats] = row
    return rows


Rows = dict[int, NDArray[np.float32]]  # the network for each number of seats


def networks(path: Path) -> Rows:
    """The networks in a file; none if there is no file. Raises ValueError if it is damaged."""
    if not path.exists():
        return {}
    with np.load(path) as file:
        rows = {int(name): file[name] for name in file.files if name.isdigit()}
        if str(file["digest"]) != digest(rows):
            raise ValueError(f"{path} is damaged: its digest is wrong")
    return rows


def revision(path: Path) -> int:
    """The revision of the rules that the networks in a file were learned with."""
    with np.load(path) as file:
        return int(file["revision"])


def save(path: Path, rows: Rows, revision: int) -> None:
    """Write networks to a file, with the revision of the rules they were learned with."""
    named: dict[str, Any] = {str(seats): rows[seats] for seats in sorted(rows)}
    np.savez(path, revision=np.array(revision), digest=np.array(digest(rows)), **named)


def digest(rows: Rows) -> str:
    """What tells networks from others."""
    hasher = hashlib.sha256()
    for seats in sorted(rows):
        hasher.update(bytes([seats]) + rows[seats].astype("<f4").tobytes())
    return hasher.hexdigest()


@kernel
def correct(out, table, seats, own, common):
    """Write each seat's estimate: the first number of its block, and what was learned for this number of seats."""
    for seat in range(seats):
        out[seat] = out[MOST_SEATS + seat * own]
    if table[seats, 0] == 0.0:
        return
    every = _OWN + own * HIDDEN  # weights of the sum of all blocks, then those of the common numbers
    numbers = MOST_SEATS + seats * own
    shared = numbers + common  # hidden units, as far as they are the same for all seats
    units = shared + HIDDEN
    for j in range(HIDDEN):
        out[shared + j] = table[seats, _BIAS + j]
    for i in range(own):
        total = 0.0
        for seat in range(seats):
            total += out[MOST_SEATS + seat * own + i]
        _add(out, shared, total, table, seats, every + i * HIDDEN)
    for i in range(common):
        _add(out, shared, out[numbers + i], table, seats, every + (own + i) * HIDDEN)
    for seat in range(seats):
        for j in range(HIDDEN):
            out[units + j] = out[shared + j]
        for i in range(own):
            _add(out, units, out[MOST_SEATS + seat * own + i], table, seats, _OWN + i * HIDDEN)
        value = np.float64(table[seats, 1])
        for j in range(HIDDEN):
            value += max(0.0, out[units + j]) * table[seats, _OUT + j]
        out[seat] += value


@kernel
def _add(out, units, number, table, seats, weights):
    """Add a number times its weights to the hidden units."""
    if number != 0.0:
        for j in range(HIDDEN):
            out[units + j] += number * table[seats, weights + j]
