"""Figures on a landscape and its scoring: who holds an area, what it is worth, and who gets the points."""

import numpy as np

from tilewright.kit import bits, events
from tilewright.kit.kernel import kernel
from tilewright.kit.majority import most
from tilewright.kit.square import neighbour
from tilewright.land.rules.landscape import (
    AROUND,
    IS_CITY,
    IS_FIELD,
    IS_MONASTERY,
    IS_ROAD,
    KIND,
    MONASTERY,
    PARTS,
    TOUCHES,
    tile_on,
)

# kinds of events on a landscape; a game maps them to its clauses
(
    ROAD_FINISHED,
    CITY_FINISHED,
    MONASTERY_FINISHED,
    ROAD_LEFT_OPEN,
    CITY_LEFT_OPEN,
    MONASTERY_LEFT_OPEN,
    FIELD_SCORED,
    TILE_SET_ASIDE,
) = range(8)
EVENT_KINDS = 8


@kernel
def list_free_parts(p, sheet, out, offset):
    """List the parts of the tile just laid whose whole area holds no figure, each plus `offset`, in ascending order;
    return how many there are.
    """
    number = p.laid - 1
    first = p.laid_node[number]
    count = 0
    for part in range(sheet[p.laid_row[number], PARTS]):
        if p.held[p.area[first + part]] == 0:
            out[count] = offset + part
            count += 1
    return count


@kernel
def set_figure(p, seat, node):
    """Put a figure from the supply on a node."""
    for figure in range(p.figure_at.shape[1]):
        if p.figure_at[seat, figure] < 0:
            p.figure_at[seat, figure] = node
            break
    p.supply[seat] -= 1
    p.held[p.area[node]] += 1


@kernel
def take_figure(p, seat, figure):
    """Return a figure from the table to the supply."""
    p.held[p.area[p.figure_at[seat, figure]]] -= 1
    p.figure_at[seat, figure] = -1
    p.supply[seat] += 1


@kernel
def count_in(p, seat, area):
    """How many figures of the seat stand in an area."""
    count = 0
    for figure in range(p.figure_at.shape[1]):
        node = p.figure_at[seat, figure]
        if node >= 0 and p.area[node] == area:
            count += 1
    return count


@kernel
def is_first_in_area(p, seat, figure):
    """Whether no earlier figure of the seat stands in the area of this one."""
    area = p.area[p.figure_at[seat, figure]]
    for earlier in range(figure):
        node = p.figure_at[seat, earlier]
        if node >= 0 and p.area[node] == area:
            return False
    return True


@kernel
def kind_of(p, sheet, node):
    """City, road, field or monastery."""
    number = p.node_tile[node]
    return sheet[p.laid_row[number], KIND + node - p.laid_node[number]]


@kernel
def tiles_of(p, area):
    """How many tiles an area lies on; a tile with two parts of it counts once."""
    low = np.uint64(0)
    high = np.uint64(0)
    one = np.uint64(1)
    node = area
    while True:
        number = np.int64(p.node_tile[node])
        if number < 64:
            low |= one << np.uint64(number)
        else:
            high |= one << np.uint64(number - 64)
        node = p.ring[node]
        if node == area:
            break
    return bits.count(low) + bits.count(high)


@kernel
def finished_cities_at(p, sheet, field):
    """How many different finished cities a field touches."""
    count = _mark_finished_cities(p, sheet, field, 1)
    if count > 0:
        _mark_finished_cities(p, sheet, field, 0)
    return count


@kernel
def _mark_finished_cities(p, sheet, field, mark):
    """Mark or unmark the finished cities that touch a field; return how many marks changed."""
    count = 0
    node = field
    while True:
        number = p.node_tile[node]
        first = p.laid_node[number]
        touches = sheet[p.laid_row[number], TOUCHES + node - first]
        part = 0
        while touches != 0:
            if touches & 1:
                city = p.area[first + part]
                if p.open[city] == 0 and p.mark[city] != mark:
                    p.mark[city] = mark
                    count += 1
            touches >>= 1
            part += 1
        node = p.ring[node]
        if node == field:
            break
    return count


@kernel
def worth(p, sheet, area, kind, finished):
    """The points of a road, city or monastery, either finished or unfinished at the end; of a field, at the end."""
    if kind == IS_ROAD:
        return tiles_of(p, area)
    if kind == IS_CITY:
        return (tiles_of(p, area) + p.shields[area]) * (2 if finished else 1)
    if kind == IS_MONASTERY:
        return 9 - np.int64(p.open[area])
    return 3 * finished_cities_at(p, sheet, area)


@kernel
def score(p, seats, area, points, event_kind):
    """Award the points to each seat with the most figures in the area, and return all figures in it."""
    for seat in range(seats):
        for figure in range(p.figure_at.shape[1]):
            node = p.figure_at[seat, figure]
            if node >= 0 and p.area[node] == area:
                p.tally[seat] += 1
                p.figure_at[seat, figure] = -1
    best = most(p.tally, seats)
    for seat in range(seats):
        here = p.tally[seat]
        if here > 0:
            gain = points if here == best else 0
            p.points[seat] += gain
            p.supply[seat] += here
            p.tally[seat] = 0
            events.note(p, event_kind, seat, gain, area, here)
    p.held[area] = 0


@kernel
def score_finished(p, sheet, seats):
    """Score what the tile just laid finished: its cities and roads, then the monasteries on it and around it."""
    number = p.laid - 1
    first = p.laid_node[number]
    shape = sheet[p.laid_row[number]]
    for part in range(shape[PARTS]):
        kind = shape[KIND + part]
        if kind == IS_CITY or kind == IS_ROAD:
            area = np.int64(p.area[first + part])
            if p.open[area] == 0 and p.held[area] > 0:
                event_kind = CITY_FINISHED if kind == IS_CITY else ROAD_FINISHED
                score(p, seats, area, worth(p, sheet, area, kind, True), event_kind)
    if p.surrounded != 0:
        _score_monasteries(p, sheet, seats, number)


@kernel
def _score_monasteries(p, sheet, seats, number):
    """Score the monasteries that are surrounded on a tile and around it."""
    cell = p.laid_cell[number]
    _score_monastery(p, sheet, seats, number)
    for k in range(8):
        beside = tile_on(p, neighbour(cell, AROUND[k]))
        if beside >= 0:
            _score_monastery(p, sheet, seats, beside)


@kernel
def _score_monastery(p, sheet, seats, number):
    part = sheet[p.laid_row[number], MONASTERY]
    if part >= 0:
        node = np.int64(p.laid_node[number] + part)
        if p.open[node] == 0 and p.held[node] > 0:
            score(p, seats, node, 9, MONASTERY_FINISHED)


@kernel
def score_rest(p, sheet, seats):
    """Final scoring: score each area that still holds figures; roads, cities and monasteries first, then fields."""
    for fields_now in range(2):
        for seat in range(seats):
            for figure in range(p.figure_at.shape[1]):
                node = p.figure_at[seat, figure]
                if node >= 0:
                    area = np.int64(p.area[node])
                    kind = kind_of(p, sheet, area)
                    if (kind == IS_FIELD) == (fields_now == 1):
                        score(p, seats, area, worth(p, sheet, area, kind, False), _left_open(kind))


@kernel
def _left_open(kind):
    if kind == IS_ROAD:
        return ROAD_LEFT_OPEN
    if kind == IS_CITY:
        return CITY_LEFT_OPEN
    if kind == IS_MONASTERY:
        return MONASTERY_LEFT_OPEN
    return FIELD_SCORED
