"""Regions and the figures in them: what a figure costs, who has the most strength, and what a region scores."""

import numpy as np

from tilewright.games.cornwall.rules.land import first_field
from tilewright.games.cornwall.rules.material import FIELDS, FURTHER_FIGURE, RATE, SIZES, STRENGTH, SWAMP
from tilewright.kit import events
from tilewright.kit.kernel import kernel
from tilewright.kit.majority import most

# kinds of events; notation.py maps them to clauses
(
    TILE_REFUSED,
    COINS_GAINED,
    PUB_FETCHED,
    FIGURE_PAID,
    CHAPEL_VISITED,
    REGION_CLOSED,
    REGION_ENCLOSED,
    REGION_LEFT,
    SWAMP_SCORED,
    COINS_LEFT,
    STACK_STUCK,
) = range(11)

_SIZES = len(SIZES)


@kernel
def cost(p, field):
    """The coins a figure costs on a field of the new tile."""
    price = np.int64(p.held[p.area[field]])  # 3.13
    if p.set_now > 0:
        price += FURTHER_FIGURE  # 3.14
    return price


@kernel
def list_costs(positions, index, out):
    """The coins a figure costs on each field of the tile laid last; over (positions, index), quicker from Python."""
    p = positions[index]
    first = first_field(p.laid - 1)
    for k in range(FIELDS):
        out[k] = cost(p, first + k)


@kernel
def set_figure(p, seat, size, field):
    """Put a figure from the supply on a field."""
    p.supply[seat, size] -= 1
    p.figure[field] = 1 + _SIZES * seat + size
    p.held[p.area[field]] += 1


@kernel
def weigh(p, area):
    """Add up the strength of each seat in a region, in `tally`."""
    field = area
    while True:
        standing = np.int64(p.figure[field]) - 1
        if standing >= 0:
            p.tally[standing // _SIZES] += STRENGTH[standing % _SIZES]  # 4.4
        field = np.int64(p.ring[field])
        if field == area:
            break


@kernel
def share(p, seats, area):
    """The points of each seat from a region that has been weighed, in `gain`."""
    has_flag = 1 if p.flagged[area] > 0 else 0
    first = RATE[has_flag, p.terrain[area], 0] * p.members[area]  # 4.5, 4.6, 5.3
    second = RATE[has_flag, p.terrain[area], 1] * p.members[area]
    best = np.int64(most(p.tally, seats))
    leaders = _sharers(p, seats, best)
    next_best = _below(p, seats, best)
    followers = _sharers(p, seats, next_best)
    for seat in range(seats):
        if p.tally[seat] == 0:
            continue
        if p.tally[seat] == best:
            p.gain[seat] = first if leaders == 1 else _split(first + second, leaders)  # 4.7
        elif leaders == 1 and p.tally[seat] == next_best:
            p.gain[seat] = _split(second, followers)  # 4.8


@kernel
def _sharers(p, seats, strength):
    """How many seats have exactly this strength."""
    count = 0
    for seat in range(seats):
        count += p.tally[seat] == strength
    return count


@kernel
def _below(p, seats, best):
    """The greatest strength below the best, 0 if there is none."""
    found = np.int64(0)
    for seat in range(seats):
        if p.tally[seat] < best and p.tally[seat] > found:
            found = np.int64(p.tally[seat])
    return found


@kernel
def _split(points, sharers):
    """An equal part, rounded up."""
    return (points + sharers - 1) // sharers


@kernel
def wipe(p, seats):
    """Leave the scratch empty."""
    for seat in range(seats):
        p.tally[seat] = 0
        p.gain[seat] = 0


@kernel
def score(p, seats, area, kind):
    """Score a region for everyone who stands in it; it never scores again."""
    p.scored[area] = 1
    if p.held[area] == 0:
        return
    weigh(p, area)
    share(p, seats, area)
    for seat in range(seats):
        if p.tally[seat] > 0:
            p.points[seat] += p.gain[seat]
            events.note(p, kind, seat, np.int64(p.gain[seat]), area, np.int64(p.tally[seat]))
    wipe(p, seats)


@kernel
def score_finished(p, seats, fields):
    """Score every region that has a cottage or can no longer be enlarged; then its figures go to the pub."""
    for area in range(fields):
        is_due = p.area[area] == area and p.scored[area] == 0 and p.terrain[area] != SWAMP  # 4.3
        if is_due and (p.cottage[area] != 0 or p.open[area] == 0):
            score(p, seats, area, REGION_CLOSED if p.cottage[area] != 0 else REGION_ENCLOSED)  # 4.1, 4.2
            _to_pub(p, area)


@kernel
def _to_pub(p, area):
    """Stand all figures of a region in the pub."""
    field = area
    while True:
        standing = np.int64(p.figure[field]) - 1
        if standing >= 0:
            p.pub[standing // _SIZES, standing % _SIZES] += 1  # 4.10
            p.figure[field] = 0
        field = np.int64(p.ring[field])
        if field == area:
            break
    p.held[area] = 0


@kernel
def score_rest(p, seats, fields):
    """The end: every region not yet scored, the swamps last. The figures stay where they stand."""
    for swamps_now in range(2):
        for area in range(fields):
            if p.area[area] == area and p.scored[area] == 0 and (p.terrain[area] == SWAMP) == (swamps_now == 1):
                score(p, seats, area, SWAMP_SCORED if swamps_now == 1 else REGION_LEFT)  # 5.3, 5.2
