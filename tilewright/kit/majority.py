"""Majorities and leads over a short tally, one number for each seat."""

from tilewright.kit.kernel import kernel


@kernel
def most(tally, seats):
    """The largest number in the tally."""
    best = tally[0]
    for seat in range(1, seats):
        if tally[seat] > best:
            best = tally[seat]
    return best


@kernel
def places(points, seats, out):
    """Places by points, 1 is best; equal points share a place and the places after it are skipped (1, 1, 3)."""
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if points[other] > points[seat]:
                place += 1
        out[seat] = place


@kernel
def lead(points, sides, seats, seat):
    """How far a seat is ahead of the other sides' seats, on average.

    Bots that aim at it play better among three and more than if they look at the best of the others only.
    """
    total = 0.0
    count = 0
    for other in range(seats):
        if sides[other] != sides[seat]:
            total += points[other]
            count += 1
    return points[seat] - total / count
