"""The memory that `expect` works in: an estimate for each seat, then what a learned correction of it is made from.

Behind the estimates are a block of inputs for each seat, numbers that are common to all seats, and hidden units.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

MOST_SEATS = 8  # no game has more
HIDDEN = 32  # units of the only hidden layer
ROOM = 512  # floats that every caller of `expect` provides


class Shape(NamedTuple):
    """How many inputs a game has."""

    own: int  # of each seat; the first one is its estimate, written by hand
    common: int

    @property
    def words(self) -> int:
        """The length of a row of the table: the network for one number of seats."""
        return 2 + (2 + 2 * self.own + self.common) * HIDDEN

    def inputs(self, memory: NDArray[np.float64], seats: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What `expect` wrote behind its estimates: a row for each seat, and the common numbers."""
        end = MOST_SEATS + seats * self.own
        return memory[MOST_SEATS:end].reshape(seats, self.own), memory[end : end + self.common]


NO_INPUTS = Shape(0, 0)
