"""Estimates the points each seat will get from a landscape by the end, weighting each area by its chance of completion.

The chance that an open side gets closed depends on the tiles left: how many of them fit the empty cell beyond it,
and how many draws are still to come. A gap that no remaining tile fits counts as never filled. All numbers here are
estimates for bots; the rules do not use them.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tilewright.kit.exponential import exp
from tilewright.kit.kernel import kernel
from tilewright.kit.square import CORNERS, NEIGHBOURS, neighbour
from tilewright.land.rules.figures import count_in, is_first_in_area, kind_of, tiles_of
from tilewright.land.rules.landscape import (
    DIGIT,
    FRONTIER,
    IS_CITY,
    IS_FIELD,
    IS_MONASTERY,
    IS_ROAD,
    KIND,
    NEEDS,
    PARTS,
    SIDE,
    TOUCHES,
    fitting,
)
from tilewright.land.rules.tile import LandTile

_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)
_AROUND = np.array(NEIGHBOURS + CORNERS, dtype=np.int64)

CLOSES_CITY, CLOSES_ROAD, FITS = 1, 2, 4  # what a tile can do in a cell, as bits
_MOST_LEFT = 128  # more tiles than any game has
_LOGS = np.log(np.maximum(1.0, np.arange(_MOST_LEFT)))
_HARDLY = math.log(0.05)  # floor on the chance of missing

# tuned by playing variants against each other
CARE = 0.55  # share of its turns that a seat spends on one open side
RATE, BEND = 0.6, 0.03  # points per turn from figures in the supply: RATE each, with diminishing returns (BEND)
LATE = 2.0  # points that a figure can still score in the last turns
BACK = 0.6  # share of the remaining game for which a returning figure is available
GROWTH_OF_FIELD = 0.035  # points a field gains for each tile left
NEARBY_CITY = 0.75  # how much a farmer counts on a city that will probably be finished

# the inputs of a learned correction, for each seat
_ESTIMATE, _POINTS, _SUPPLY, _WORTH, _CLAIM, _TURN, _AREAS = range(7)
_ALONE, _TIED, _LOST, _STANDING, _RETURNING, _OPEN = range(6)  # of each kind of area
_OF_AREA = 6
INPUTS = _AREAS + 4 * _OF_AREA


def hopes_of(tiles: Sequence[LandTile]) -> NDArray[np.uint8]:
    """For each need and type, what the tile can do in such a cell: CLOSES_CITY, CLOSES_ROAD, FITS.

    It closes a city if it fits and its own city parts on the sides that need a city have no other open sides.
    """
    table = np.zeros((NEEDS, len(tiles)), dtype=np.uint8)
    needs = np.arange(NEEDS)
    needed = sum((needs // DIGIT[side] % 5 > 0).astype(np.int64) << side for side in range(4))  # sides as bits
    for number, tile in enumerate(tiles):
        for facing in range(4):
            turned = tile.turned(facing)
            good = [
                FITS | CLOSES_CITY * _closes(turned.cities, sides) | CLOSES_ROAD * _closes(turned.roads, sides)
                for sides in range(16)
            ]
            table[:, number] |= np.array(good, dtype=np.uint8)[needed] * fitting(turned)
    return table


def _closes(parts: tuple[tuple[int, ...], ...], needed: int) -> int:
    """Whether at least one part reaches a needed side, and no part that does reaches any other side."""
    reached = [sum(1 << side for side in part) for part in parts]
    touched = [sides for sides in reached if sides & needed]
    return int(bool(touched) and all(sides & ~needed == 0 for sides in touched))


@kernel
def _chance(p, bag, good, bits, left):
    """The chance that a remaining tile with one of these bits is drawn while someone wants it."""
    count = np.int64(0)
    for kind in range(len(good)):
        if good[kind] & bits:
            count += np.int64(bag[kind])
    if count == 0:
        return 0.0
    missed = (
        _LOGS[left - count] - _LOGS[left] if 20 * count < 19 * left else _HARDLY
    )  # log of the chance to miss it once
    return 1.0 - exp(missed * CARE * left / p.seats)


@kernel
def completion(p, sheet, bag, hopes, area, bits, left):
    """The chance that a city or road gets finished: all its open sides closed. A cell on two of them counts once."""
    chance = 1.0
    seen_one = seen_two = -1
    node = area
    while True:
        number = p.node_tile[node]
        part = node - p.laid_node[number]
        row = p.laid_row[number]
        for side in range(4):
            if sheet[row, SIDE + side] == part:
                cell = neighbour(np.int64(p.laid_cell[number]), _NEIGHBOURS[side])
                if p.board[cell] >= FRONTIER and cell != seen_one and cell != seen_two:
                    seen_two = seen_one
                    seen_one = cell
                    need = p.frontier_need[p.board[cell] - FRONTIER]
                    chance *= _chance(p, bag, hopes[need], bits, left)
                    if chance < 0.01:
                        return 0.0
        node = p.ring[node]
        if node == area:
            return chance


@kernel
def _city(p, area, left, chance):
    size = tiles_of(p, area) + p.shields[area]
    sides = p.open[area]
    if sides == 0:
        return 2.0 * size
    if left == 0:
        return float(size)
    return chance * 2.0 * (size + 0.5 * sides) + (1.0 - chance) * (size + 0.3 * min(sides, 2))


@kernel
def _road(p, area, left):
    size = tiles_of(p, area)
    sides = p.open[area]
    if sides == 0 or left == 0:
        return float(size)
    return size + 0.6 * sides * min(1.0, left / (6.0 * p.seats))


@kernel
def _monastery(p, bag, hopes, area, left):
    missing = p.open[area]
    value = 9.0 - missing
    if left == 0 or missing == 0:
        return value
    cell = np.int64(p.laid_cell[p.node_tile[area]])
    for k in range(8):
        beside = neighbour(cell, _AROUND[k])
        held = p.board[beside]
        if held >= FRONTIER:
            need = p.frontier_need[held - FRONTIER]
            value += _chance(p, bag, hopes[need], FITS, left)
        elif held == 0:
            value += 0.5 * min(1.0, left / 40.0)
    return value


@kernel
def _field(p, sheet, bag, hopes, area, left):
    """Three points for each finished city, and a fraction for each city that may still be finished."""
    value = 0.0
    node = area
    for marking in range(2):
        while True:
            number = p.node_tile[node]
            start = p.laid_node[number]
            touches = sheet[p.laid_row[number], TOUCHES + node - start]
            part = 0
            while touches != 0:
                if touches & 1:
                    city = p.area[start + part]
                    if marking == 1:
                        p.mark[city] = 0
                    elif p.mark[city] == 0:
                        p.mark[city] = 1
                        if p.open[city] == 0:
                            value += 3.0
                        elif left > 0:
                            chance = completion(p, sheet, bag, hopes, np.int64(city), CLOSES_CITY, left)
                            value += 3.0 * NEARBY_CITY * chance
                touches >>= 1
                part += 1
            node = p.ring[node]
            if node == area:
                break
    return value + GROWTH_OF_FIELD * left


@kernel
def value_of(p, sheet, bag, hopes, area, left, chance):
    """What an area will probably be worth to its holders; `chance` is the chance that a city gets finished."""
    kind = kind_of(p, sheet, area)
    if kind == IS_CITY:
        return _city(p, area, left, chance)
    if kind == IS_ROAD:
        return _road(p, area, left)
    if kind == IS_MONASTERY:
        return _monastery(p, bag, hopes, area, left)
    return _field(p, sheet, bag, hopes, area, left)


@kernel
def return_chance(p, sheet, bag, hopes, area, left):
    """The chance that the figures on an area come back before the end."""
    kind = kind_of(p, sheet, area)
    if kind == IS_FIELD or left == 0:
        return 0.0
    if kind == IS_MONASTERY:
        return max(0.0, 1.0 - p.open[area] / 6.0) * min(1.0, left / 15.0)
    return completion(p, sheet, bag, hopes, area, CLOSES_CITY if kind == IS_CITY else CLOSES_ROAD, left)


@kernel
def figure_worth(supply, turns):
    """What figures in the supply are worth when the seat has this many turns left."""
    late = LATE * min(supply, turns, 3.0) * exp(-turns / 6.0)
    return turns * (RATE * supply - BEND * supply * supply) + late


@kernel
def outcome(p, sheet, bag, hopes, left, seat, claims, out, block):
    """The points a seat will probably have at the end: its points so far, the areas it holds, and its supply.

    An area goes to the seat with the most figures in it. `claims` says that the seat may still place a figure on the
    last tile. What it is made of is written to `out`, from `block` on, in the order of INPUTS.
    """
    for k in range(INPUTS):
        out[block + k] = 0.0
    value = float(p.points[seat])
    supply = float(p.supply[seat])
    for figure in range(p.figure_at.shape[1]):
        node = p.figure_at[seat, figure]
        if node >= 0:
            area = np.int64(p.area[node])
            at = block + _AREAS + _OF_AREA * np.int64(kind_of(p, sheet, area))
            chance = return_chance(p, sheet, bag, hopes, area, left)
            supply += BACK * chance
            out[at + _STANDING] += 1.0
            out[at + _RETURNING] += chance
            if is_first_in_area(p, seat, figure):
                share = _share(p, seat, area)
                if share > 0:
                    worth = value_of(p, sheet, bag, hopes, area, left, chance)
                    value += worth
                    out[at + (_ALONE if share == 2 else _TIED)] += worth
                    out[at + _OPEN] += p.open[area]
                else:
                    out[at + _LOST] += 1.0
    worth = figure_worth(supply, left / p.seats)
    value += worth
    if claims and p.supply[seat] > 0:
        gain = _best_claim(p, sheet, bag, hopes, left, supply)
        value += gain
        out[block + _CLAIM] = gain
    out[block + _POINTS] = p.points[seat]
    out[block + _SUPPLY] = p.supply[seat]
    out[block + _WORTH] = worth
    out[block + _ESTIMATE] = value
    out[block + _TURN] = p.seat == seat
    return value


@kernel
def _share(p, seat, area):
    """2 if the seat alone has the most figures in an area, 1 if it has as many as another, 0 if another has more."""
    own = count_in(p, seat, area)
    if own == p.held[area]:
        return 2
    share = 2
    for other in range(p.seats):
        if other != seat:
            count = count_in(p, other, area)
            if count > own:
                return 0
            if count == own:
                share = 1
    return share


@kernel
def _best_claim(p, sheet, bag, hopes, left, supply):
    """How much the best figure placement on the tile just laid would add; never below 0."""
    number = p.laid - 1
    start = p.laid_node[number]
    best = 0.0
    turns = left / p.seats
    for part in range(sheet[p.laid_row[number], PARTS]):
        area = np.int64(p.area[start + part])
        if p.held[area] == 0:
            chance = return_chance(p, sheet, bag, hopes, area, left)
            gain = value_of(p, sheet, bag, hopes, area, left, chance)
            kind = sheet[p.laid_row[number], KIND + part]
            if kind == IS_FIELD or p.open[area] > 0:  # the figure will not return at once
                gain -= figure_worth(supply, turns) - figure_worth(supply - 1.0 + BACK * chance, turns)
            best = max(best, gain)
    return best
