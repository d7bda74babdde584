"""The effects of a move, stored in the position for the log, animations and score receipts.

A position with events has two fields: `events`, their number, and `event`, rows of (kind, seat, points, about,
count). Each game defines what `kind` and `about` mean.
"""

from tilewright.kit.kernel import kernel

KIND, SEAT, POINTS, ABOUT, COUNT = range(5)
COLUMNS = 5


@kernel
def clear(p):
    """Forget the events of the last move."""
    p.events = 0


@kernel
def note(p, kind, seat, points, about, count):
    """Add one event."""
    row = p.event[p.events]
    row[KIND] = kind
    row[SEAT] = seat
    row[POINTS] = points
    row[ABOUT] = about
    row[COUNT] = count
    p.events += 1
