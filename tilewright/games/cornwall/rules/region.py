"""Regions and the figures in them: what a figure costs, who has the most strength, and what a region is worth."""

import numpy as np

from tilewright.games.cornwall.rules import land, material
from tilewright.kit import events, majority
from tilewright.kit.kernel import kernel

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


@kernel
def cost(p, field):
    """The coins a figure costs on a field of the new tile."""
    price = np.int64(p.held[p.area[field]])  # 3.13
    if p.set_now > 0:
        price += material.FURTHER_FIGURE  # 3.14
    return price


@kernel
def list_costs(positions, index, out):
    """List the coins a figure costs on each field of the last tile laid; for words and scenes, see placement.py."""
    p = positions[index]
    first = land.first_field(p.laid - 1)
    for k in range(material.FIELDS):
        out[k] = cost(p, first + k)


@kernel
def set_figure(p, seat, size, field):
    """Put a figure from the supply on a field."""
    p.supply[seat, size] -= 1
    p.figure[field] = 1 + material.SIZE_COUNT * seat + size
    p.held[p.area[field]] += 1


@kernel
def weigh(p, area):
    """Write the total strength of each seat in a region to `tally`."""
    field = area
    while True:
        standing = np.int64(p.figure[field]) - 1
        if standing >= 0:
            p.tally[standing // material.SIZE_COUNT] += material.STRENGTH[standing % material.SIZE_COUNT]  # 4.4
        field = np.int64(p.ring[field])
        if field == area:
            break


@kernel
def share(p, seats, area):
    """Write the points that each seat gets from a region to `gain`; `tally` must hold the strengths."""
    has_flag = 1 if p.flagged[area] > 0 else 0
    first = material.RATE[has_flag, p.terrain[area], 0] * p.members[area]  # 4.5, 4.6, 5.3
    second = material.RATE[has_flag, p.terrain[area], 1] * p.members[area]
    best = np.int64(majority.most(p.tally, seats))
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
    """The highest strength below the best, 0 if there is none."""
    found = np.int64(0)
    for seat in range(seats):
        if p.tally[seat] < best and p.tally[seat] > found:
            found = np.int64(p.tally[seat])
    return found


@kernel
def _split(points, sharers):
    """An equal share, rounded up."""
    return (points + sharers - 1) // sharers


@kernel
def wipe(p, seats):
    """Clear the scratch fields."""
    for seat in range(seats):
        p.tally[seat] = 0
        p.gain[seat] = 0


@kernel
def score(p, seats, area, kind):
    """Score a region for every seat with figures in it, and mark it as scored."""
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
        is_due = p.area[area] == area and p.scored[area] == 0 and p.terrain[area] != material.SWAMP  # 4.3
        if is_due and (p.cottage[area] != 0 or p.open[area] == 0):
            score(p, seats, area, REGION_CLOSED if p.cottage[area] != 0 else REGION_ENCLOSED)  # 4.1, 4.2
            _to_pub(p, area)


@kernel
def _to_pub(p, area):
    """Move all figures of a region to the pub."""
    field = area
    while True:
        standing = np.int64(p.figure[field]) - 1
        if standing >= 0:
            p.pub[standing // material.SIZE_COUNT, standing % material.SIZE_COUNT] += 1  # 4.10
            p.figure[field] = 0
        field = np.int64(p.ring[field])
        if field == area:
            break
    p.held[area] = 0


@kernel
def score_rest(p, seats, fields):
    """Final scoring: every region not yet scored, swamps last. The figures stay where they are."""
    for swamps_now in range(2):
        for area in range(fields):
            if (
                p.area[area] == area
                and p.scored[area] == 0
                and (p.terrain[area] == material.SWAMP) == (swamps_now == 1)
            ):
                score(p, seats, area, SWAMP_SCORED if swamps_now == 1 else REGION_LEFT)  # 5.3, 5.2
