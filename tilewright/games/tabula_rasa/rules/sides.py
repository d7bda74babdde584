"""The sides: every seat is its own side, but with four seats, opposite seats are partners."""

from tilewright.kit.kernel import kernel


@kernel
def count(seats: int) -> int:
    """How many sides there are (2.3)."""
    return 3 if seats == 3 else 2


@kernel
def of(seats: int, seat: int) -> int:
    """The side of a seat; a side has the number of its first seat."""
    return seat & 1 if seats == 4 else seat
