"""The wheel: how the pig moves, what each segment does, who decides in a plague, and what crowns score."""

import numpy as np

from tilewright.games.wheel_of_fortune.rules import material, state
from tilewright.kit import events
from tilewright.kit.kernel import kernel
from tilewright.land.rules import estimate as land_estimate
from tilewright.land.rules import figures
from tilewright.land.rules.landscape import IS_CITY, IS_FIELD, IS_MONASTERY

# kinds of events beyond those of a landscape
(
    PIG_MOVED,
    FORTUNE_PAID,
    TAX_PAID,
    FAMINE_PAID,
    STORM_PAID,
    INQUISITION_PAID,
    FIGURE_TAKEN,
    CROWN_PAID,
) = range(figures.EVENT_KINDS, figures.EVENT_KINDS + 8)

STAY = 0.5  # share of the remaining game for which knights and monks stay on the land
STORM_SHARE = 0.5  # share of the supply that will still be there when a storm comes

_SEGMENT_COUNT = len(material.SEGMENTS)
_SYMBOL_COUNT = int(material.COUNTS[material.PIG_STEPS > 0].sum())

# the chance that the pig stops on a segment again, by how many symbols are left
_VISITED = np.array([1 - (1 - 1 / _SEGMENT_COUNT) ** symbols for symbols in range(_SYMBOL_COUNT + 1)])


@kernel
def turn(p, steps):
    """Move the pig and let the segment where it stops act; return whether it is done, or a seat must decide first."""
    p.pig = (p.pig + steps) % _SEGMENT_COUNT  # 3.7
    events.note(p, PIG_MOVED, p.seat, 0, p.pig, steps)
    if p.pig == material.PLAGUE:
        return _ask_from(p, p.seat, p.seats)
    if p.pig == material.FORTUNE:
        _pay(p, FORTUNE_PAID, p.seat, material.FORTUNE_POINTS, 0, 1)  # 4.8
    elif p.pig == material.TAX:
        _tax(p)
    elif p.pig == material.FAMINE:
        _famine(p)
    elif p.pig == material.STORM:
        _storm(p)
    else:
        _inquisition(p)
    return True


@kernel
def _pay(p, kind, seat, points, about, count):
    p.points[seat] += points
    events.note(p, kind, seat, points, about, count)


@kernel
def _tax(p):
    """4.9 every knight scores 1 for each shield and each of the seat's own knights in his city."""
    for seat in range(p.seats):
        for figure in range(material.FIGURES):
            node = p.figure_at[seat, figure]
            if (
                node >= 0
                and figures.kind_of(p, material.SHEET, node) == IS_CITY
                and figures.is_first_in_area(p, seat, figure)
            ):
                city = np.int64(p.area[node])
                knights = figures.count_in(p, seat, city)
                _pay(p, TAX_PAID, seat, knights * (knights + p.shields[city]), city, knights)


@kernel
def _famine(p):
    """4.10 every farmer scores 1 for each finished city that touches his field; no majority is needed."""
    for seat in range(p.seats):
        for figure in range(material.FIGURES):
            node = p.figure_at[seat, figure]
            if (
                node >= 0
                and figures.kind_of(p, material.SHEET, node) == IS_FIELD
                and figures.is_first_in_area(p, seat, figure)
            ):
                field = np.int64(p.area[node])
                cities = figures.finished_cities_at(p, material.SHEET, field)
                if cities > 0:
                    farmers = figures.count_in(p, seat, field)
                    _pay(p, FAMINE_PAID, seat, farmers * cities, field, farmers)


@kernel
def _storm(p):
    """4.11 every figure in the supply scores 1; those on crowns return only afterwards."""
    for seat in range(p.seats):
        at_hand = np.int64(p.supply[seat])
        if at_hand > 0:
            _pay(p, STORM_PAID, seat, at_hand, 0, at_hand)


@kernel
def _inquisition(p):
    """4.12 every monk scores 2."""
    for seat in range(p.seats):
        monks = _count_of_kind(p, seat, IS_MONASTERY)
        if monks > 0:
            _pay(p, INQUISITION_PAID, seat, material.MONK_POINTS * monks, 0, monks)


@kernel
def _count_of_kind(p, seat, kind):
    """How many figures of the seat stand on parts of this kind."""
    count = 0
    for figure in range(material.FIGURES):
        node = p.figure_at[seat, figure]
        if node >= 0 and figures.kind_of(p, material.SHEET, node) == kind:
            count += 1
    return count


@kernel
def _ask_from(p, seat, left):
    """4.13 of `left` seats from `seat` on, let the first with a figure on the land decide; True if there is none."""
    for k in range(left):
        asked = (seat + k) % p.seats
        for figure in range(material.FIGURES):
            if p.figure_at[asked, figure] >= 0:
                p.asked = asked
                p.phase = state.TAKING
                return False
    p.asked = 0
    return True


@kernel
def list_own_on_land(p, out):
    """List the figures that the seat to move may remove (4.13)."""
    count = 0
    for figure in range(material.FIGURES):
        if p.figure_at[p.asked, figure] >= 0:
            out[count] = state.TAKE + figure
            count += 1
    return count


@kernel
def take(p, figure):
    """4.13 remove a figure of the seat to move; return True if no other seat must remove one."""
    asked = p.asked
    events.note(p, FIGURE_TAKEN, asked, 0, p.figure_at[asked, figure], 1)
    figures.take_figure(p, asked, figure)
    return _ask_from(p, asked + 1, p.seats - 1 - (asked - p.seat) % p.seats)


@kernel
def score_crowns(p):
    """4.14 the figures on the crowns where the pig stopped score and return at once (3.14)."""
    first = material.FIRST_SPACE[p.pig]
    here = 0
    for space in range(first, first + material.CROWNS[p.pig]):
        if p.crown[space] > 0:
            here += 1
    each = material.LONE_CROWN_POINTS if material.CROWNS[p.pig] == 2 and here == 1 else material.CROWN_POINTS
    for space in range(first, first + material.CROWNS[p.pig]):
        if p.crown[space] > 0:
            seat = np.int64(p.crown[space]) - 1
            _pay(p, CROWN_PAID, seat, each, space, here)
            p.crown[space] = 0
            p.supply[seat] += 1


@kernel
def list_free_crowns(p, out, count):
    """Add every segment with a free crown space (3.13) to the list; return its new length. Spaces fill in order."""
    for segment in range(_SEGMENT_COUNT):
        if p.crown[material.FIRST_SPACE[segment] + material.CROWNS[segment] - 1] == 0:
            out[count] = state.CROWN + segment
            count += 1
    return count


@kernel
def set_on_crown(p, seat, segment):
    """3.13 put a figure from the supply on the first free crown space of a segment."""
    space = material.FIRST_SPACE[segment]
    if p.crown[space] != 0:
        space += 1
    p.crown[space] = seat + 1
    p.supply[seat] -= 1


@kernel
def expected(p, seat, turns):
    """What the symbols left in the bag may score in this many turns of the seat, if every stop is equally likely."""
    symbols = 0
    for kind in range(material.KINDS):
        if material.PIG_STEPS[kind] > 0:
            symbols += p.bag[kind]
    return _expected_on_crowns(p, seat, turns, _VISITED[symbols]) + _expected_on_land(p, seat, symbols / _SEGMENT_COUNT)


@kernel
def _expected_on_crowns(p, seat, turns, visited):
    """What figures on crowns may score; each scores and returns with the chance that its segment is visited."""
    value = 0.0
    back = 0.0
    for segment in range(_SEGMENT_COUNT):
        first = material.FIRST_SPACE[segment]
        last = first + material.CROWNS[segment] - 1
        each = material.LONE_CROWN_POINTS if first < last and p.crown[last] == 0 else material.CROWN_POINTS
        for space in range(first, last + 1):
            if p.crown[space] == seat + 1:
                value += visited * each
                back += land_estimate.BACK * visited
    supply = float(p.supply[seat])
    return value + land_estimate.figure_worth(supply + back, turns) - land_estimate.figure_worth(supply, turns)


@kernel
def _expected_on_land(p, seat, stops):
    """What taxes, famine, storm and inquisition may score if the pig stops this many times on each."""
    value = STORM_SHARE * stops * p.supply[seat]
    for figure in range(material.FIGURES):
        node = p.figure_at[seat, figure]
        if node >= 0:
            area = np.int64(p.area[node])
            kind = figures.kind_of(p, material.SHEET, node)
            if kind == IS_FIELD:
                value += stops * figures.finished_cities_at(p, material.SHEET, area)
            elif kind == IS_MONASTERY:
                value += STAY * stops * material.MONK_POINTS
            elif kind == IS_CITY:
                value += STAY * min(stops, 1.0) * (figures.count_in(p, seat, area) + p.shields[area])
    return value
