"""What a move has brought about, noted in the position for log, animation and score receipts.

A position with events has two fields: `events`, how many there are, and `event`, rows of (kind, seat, points,
about, count). What `kind` and `about` mean is the game's affair.
"""

from tilewright.kit.kernel import kernel

KIND, SEAT, POINTS, ABOUT, COUNT = range(5)
COLUMNS = 5


@kernel
def clear(p):
    """Forget the events of the move before."""
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
