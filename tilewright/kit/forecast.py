"""What a landscape will probably bring each seat by the end: every held area with its chance to be finished.

The chance that an open side is closed follows from the tiles really left: how many of them fit the empty cell
beyond it, against how many draws are still to come. A hole that no tile left can fill is closed to hope. All
numbers here are estimates for players made of code; the rules know nothing of them.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tilewright.kit.domain import count_in, is_first_in_area, kind_of, tiles_of
from tilewright.kit.kernel import kernel
from tilewright.kit.land import LandTile
from tilewright.kit.landscape import (
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
from tilewright.kit.square import CORNERS, NEIGHBOURS, neighbour

_NEIGHBOURS = np.array(NEIGHBOURS, dtype=np.int64)
_AROUND = np.array(NEIGHBOURS + CORNERS, dtype=np.int64)

# found by playing variants against each other
CARE = 0.55  # how much of its turns a seat spends on one open side
RATE, BEND = 0.6, 0.03  # points a turn that figures at hand bring: RATE for each, less the more there are
LATE = 2.0  # points that a figure can still fetch in the last turns
BACK = 0.6  # how much of the rest of the game a figure likely to come back is at hand
GROWTH_OF_FIELD = 0.035  # points a field gains for each tile left
NEARBY_CITY = 0.75  # how sure a farmer may be of a city likely to be finished


def closers(tiles: Sequence[LandTile]) -> NDArray[np.uint8]:
    """Per type and need, whether the tile can close what comes in: bit 0 for cities, bit 1 for roads.

    It closes a city if it fits so that its own city parts at the sides that need a city reach no further.
    """
    table = np.zeros((len(tiles), NEEDS), dtype=np.uint8)
    needs = np.arange(NEEDS)
    asked = sum((needs // DIGIT[side] % 5 > 0).astype(np.int64) << side for side in range(4))  # sides as bits
    for number, tile in enumerate(tiles):
        for facing in range(4):
            turned = tile.turned(facing)
            closes = [_closes(turned.cities, sides) | _closes(turned.roads, sides) << 1 for sides in range(16)]
            table[number] |= np.array(closes, dtype=np.uint8)[asked] * fitting(turned)
    return table


def _closes(parts: tuple[tuple[int, ...], ...], asked: int) -> int:
    """Whether all parts that reach one of the sides asked for, at least one, reach no others."""
    reached = [sum(1 << side for side in part) for part in parts]
    touched = [sides for sides in reached if sides & asked]
    return int(bool(touched) and all(sides & ~asked == 0 for sides in touched))


@kernel
def _counted(bag, table, need, bits, first, last):
    """How many tiles left have one of these bits in a table over (type, need)."""
    count = 0
    for kind in range(first, last):
        if table[kind, need] & bits:
            count += bag[kind]
    return count


@kernel
def _chance(p, good, left):
    """The chance that one of so many good tiles comes while someone cares."""
    if good == 0:
        return 0.0
    return 1.0 - (1.0 - min(0.95, good / left)) ** (CARE * left / p.seats)


@kernel
def completion(p, sheet, bag, closes, area, bits, first, last, left):
    """The chance that a city or road is finished: all its open sides closed, a cell that closes two counted once."""
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
                    chance *= _chance(p, _counted(bag, closes, need, bits, first, last), left)
                    if chance < 0.01:
                        return 0.0
        node = p.ring[node]
        if node == area:
            return chance


@kernel
def _city(p, sheet, bag, closes, area, first, last, left):
    size = tiles_of(p, area) + p.shields[area]
    sides = p.open[area]
    if sides == 0:
        return 2.0 * size
    if left == 0:
        return float(size)
    chance = completion(p, sheet, bag, closes, area, 1, first, last, left)
    return chance * 2.0 * (size + 0.5 * sides) + (1.0 - chance) * (size + 0.3 * min(sides, 2))


@kernel
def _road(p, area, left):
    size = tiles_of(p, area)
    sides = p.open[area]
    if sides == 0 or left == 0:
        return float(size)
    return size + 0.6 * sides * min(1.0, left / (6.0 * p.seats))


@kernel
def _monastery(p, bag, fits, area, first, last, left):
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
            value += _chance(p, _counted(bag, fits, need, 15, first, last), left)
        elif held == 0:
            value += 0.5 * min(1.0, left / 40.0)
    return value


@kernel
def _field(p, sheet, bag, closes, area, first, last, left):
    """Three points for each finished city, and a part of it for those likely to be finished."""
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
                            chance = completion(p, sheet, bag, closes, np.int64(city), 1, first, last, left)
                            value += 3.0 * NEARBY_CITY * chance
                touches >>= 1
                part += 1
            node = p.ring[node]
            if node == area:
                break
    return value + GROWTH_OF_FIELD * left


@kernel
def value_of(p, sheet, bag, fits, closes, area, first, last, left):
    """What an area will probably be worth to who holds it."""
    kind = kind_of(p, sheet, area)
    if kind == IS_CITY:
        return _city(p, sheet, bag, closes, area, first, last, left)
    if kind == IS_ROAD:
        return _road(p, area, left)
    if kind == IS_MONASTERY:
        return _monastery(p, bag, fits, area, first, last, left)
    return _field(p, sheet, bag, closes, area, first, last, left)


@kernel
def return_chance(p, sheet, bag, closes, area, first, last, left):
    """The chance that the figures on an area come back before the end."""
    kind = kind_of(p, sheet, area)
    if kind == IS_FIELD or left == 0:
        return 0.0
    if kind == IS_MONASTERY:
        return max(0.0, 1.0 - p.open[area] / 6.0) * min(1.0, left / 15.0)
    return completion(p, sheet, bag, closes, area, 1 if kind == IS_CITY else 2, first, last, left)


@kernel
def figure_worth(supply, turns):
    """What figures at hand are worth with so many own turns to come."""
    late = LATE * min(supply, turns, 3.0) * math.exp(-turns / 6.0)
    return turns * (RATE * supply - BEND * supply * supply) + late


@kernel
def lead(p, sheet, bag, fits, closes, first, last, left, seat, claimer):
    """The seat's probable lead over the best other at the end; `claimer` may still claim a part of the last tile."""
    best = -1.0e9
    for other in range(p.seats):
        if other != seat:
            best = max(best, outcome(p, sheet, bag, fits, closes, first, last, left, other, other == claimer))
    return outcome(p, sheet, bag, fits, closes, first, last, left, seat, seat == claimer) - best


@kernel
def outcome(p, sheet, bag, fits, closes, first, last, left, seat, claims):
    """What the seat will probably have at the end: own points, held areas and figures at hand.

    An area goes to who has the most figures in it; `claims`: the seat may still claim a part of the last tile.
    """
    value = float(p.points[seat])
    supply = float(p.supply[seat])
    for figure in range(p.figure_at.shape[1]):
        node = p.figure_at[seat, figure]
        if node >= 0:
            area = np.int64(p.area[node])
            supply += BACK * return_chance(p, sheet, bag, closes, area, first, last, left)
            if is_first_in_area(p, seat, figure) and _has_most(p, seat, area):
                value += value_of(p, sheet, bag, fits, closes, area, first, last, left)
    value += figure_worth(supply, left / p.seats)
    if claims and p.supply[seat] > 0:
        value += _best_claim(p, sheet, bag, fits, closes, first, last, left, supply)
    return value


@kernel
def _has_most(p, seat, area):
    own = count_in(p, seat, area)
    if own == p.held[area]:
        return True
    for other in range(p.seats):
        if other != seat and count_in(p, other, area) > own:
            return False
    return True


@kernel
def _best_claim(p, sheet, bag, fits, closes, first, last, left, supply):
    """What the best claim on the tile just laid adds, at least nothing."""
    number = p.laid - 1
    start = p.laid_node[number]
    best = 0.0
    turns = left / p.seats
    for part in range(sheet[p.laid_row[number], PARTS]):
        area = np.int64(p.area[start + part])
        if p.held[area] == 0:
            gain = value_of(p, sheet, bag, fits, closes, area, first, last, left)
            kind = sheet[p.laid_row[number], KIND + part]
            if kind == IS_FIELD or p.open[area] > 0:  # the figure stays away for a while
                back = BACK * return_chance(p, sheet, bag, closes, area, first, last, left)
                gain -= figure_worth(supply, turns) - figure_worth(supply - 1.0 + back, turns)
            best = max(best, gain)
    return best
