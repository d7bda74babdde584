"""An endless hexagon board wrapped into 4,681 cells, and the triangles of three cells that meet at a corner.

Cells have a corner at the top and axial coordinates: q grows to the right, r to the lower right. Cell (q, r) has the
number (q + 119 r) mod 4681. Two cells share a number only if they are at least 79 steps apart (this is the densest
such wrapping: the hexagon-shaped balls of radius 39 tile the plane), so a board never overlaps itself if it spans at
most 78 steps, including the empty cells that are examined around it. No placement is ever refused for lack of space.

A site is three cells around one corner, where a tile of three fields fits. Every cell is the base of two sites:
site 2c has the cells c, the one to its right and the one to its lower right; site 2c + 1 has c, its lower right and
its lower left. The cells of a site are its corners 0, 1, 2, clockwise.
"""

import numpy as np
from numpy.typing import NDArray

from tilewright.kit import bits
from tilewright.kit.kernel import kernel

REACH = 78  # cells up to this many steps apart have different numbers
ROW = 119
CELLS = 4681
SITES = 2 * CELLS
WORDS = (SITES + 31) // 32  # 32-bit words of a set of sites
INDEX = (WORDS + 31) // 32  # words that say, bit by bit, which of those are not 0: few, since land is compact
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the right

STEP_Q = np.array([q for q, _ in STEPS], dtype=np.int64)
STEP_R = np.array([r for _, r in STEPS], dtype=np.int64)
STEP = STEP_Q + ROW * STEP_R  # from a cell's number to its neighbours'
_SITE_STEP = np.array([[0, 1, ROW], [0, ROW, ROW - 1]], dtype=np.int64)  # from the base to the three cells
_BASE_STEP = np.array([0, 0, -1, -ROW, -ROW, 1 - ROW], dtype=np.int64)  # from a cell to the base of its site at a side


@kernel
def cell_of(q, r):
    """The cell's number on the wrapped board."""
    return (q + ROW * r) % CELLS


@kernel
def moved(cell, by):
    """The number of the cell at this offset in cell numbers."""
    to = cell + by
    if to < 0:
        return to + CELLS
    if to >= CELLS:
        return to - CELLS
    return to


@kernel
def neighbour(cell, side):
    """The cell across a side, counted clockwise from the right."""
    return moved(cell, STEP[side])


@kernel
def site_cell(site, corner):
    """One of the three cells of a site."""
    return moved(site >> 1, _SITE_STEP[site & 1, corner])


@kernel
def site_at(cell, side):
    """The site of a cell and its neighbours at this side and the next one clockwise; the cell is corner side >> 1."""
    return 2 * moved(cell, _BASE_STEP[side]) + (side & 1)


def _distance(q: int, r: int) -> int:
    """How many steps a cell is from (0, 0)."""
    return max(abs(q), abs(r), abs(q + r))


def _cells(q: int, r: int, kind: int) -> list[tuple[int, int]]:
    """The cells of the site of this kind whose base is (q, r)."""
    steps = ((0, 0), STEPS[kind], STEPS[kind + 1])
    return [(q + dq, r + dr) for dq, dr in steps]


def _apart(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """The number of steps between the nearest cells of two sites."""
    return min(_distance(q - s, r - t) for q, r in one for s, t in other)


def _sites_apart(steps: int) -> NDArray[np.int64]:
    """For both kinds of site, the sites that many steps away: the step from base to base, and their kind."""
    near = [(q, r, kind) for q in range(-4, 5) for r in range(-4, 5) for kind in (0, 1)]
    rows = [
        [(q + ROW * r, kind) for q, r, kind in near if _apart(_cells(0, 0, own), _cells(q, r, kind)) == steps]
        for own in (0, 1)
    ]
    return np.array(rows, dtype=np.int64)


def _rings() -> NDArray[np.int64]:
    """For both kinds of site, the steps from its base to the cells that touch it."""
    near = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    rows = [[q + ROW * r for q, r in near if _apart(_cells(0, 0, own), [(q, r)]) == 1] for own in (0, 1)]
    return np.array(rows, dtype=np.int64)


_OVERLAPPING = _sites_apart(0)
_TOUCHING = _sites_apart(1)
_RING = _rings()
OVERLAPPING = _OVERLAPPING.shape[1]  # how many sites share a cell with a site, itself included
TOUCHING = _TOUCHING.shape[1]  # how many share none but touch it
RING = _RING.shape[1]  # how many cells touch a site


@kernel
def overlapping(site, k):
    """One of the sites that share a cell with this one."""
    return 2 * moved(site >> 1, _OVERLAPPING[site & 1, k, 0]) + _OVERLAPPING[site & 1, k, 1]


@kernel
def touching(site, k):
    """One of the sites that touch this one from outside."""
    return 2 * moved(site >> 1, _TOUCHING[site & 1, k, 0]) + _TOUCHING[site & 1, k, 1]


@kernel
def ring(site, k):
    """One of the cells around a site."""
    return moved(site >> 1, _RING[site & 1, k])


@kernel
def put(words, index, number):
    """Add a number to a set of numbers, stored as bits of 32-bit words with an index of those that are not 0."""
    words[number >> 5] |= 1 << (number & 31)
    index[number >> 10] |= 1 << (number >> 5 & 31)


@kernel
def drop(words, index, number):
    """Remove a number from such a set, if it is there."""
    left = words[number >> 5] & ~(1 << (number & 31))
    words[number >> 5] = left
    if left == 0:
        index[number >> 10] &= ~(1 << (number >> 5 & 31))


@kernel
def next_word(index, at):
    """The first word of a set from this one on that is not 0; WORDS if there is none."""
    while at < WORDS:
        left = np.int64(index[at >> 5]) >> (at & 31)
        if left != 0:
            return at + bits.lowest(left)
        at = (at | 31) + 1
    return np.int64(WORDS)
