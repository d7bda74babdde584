"""A seat's lead: its points less the mean points of the seats on other sides.

The lead over the best other would ignore all rivals but one. This lead is linear in the points, so that luck and skill
add up, and the leads of all seats sum to zero where sides are of equal size.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]


def leads(points: Numbers, sides: Sequence[int]) -> Numbers:
    """The lead of every seat; the last axis of `points` has one number for each seat."""
    own = np.asarray(sides)
    others = (own[:, None] != own[None, :]).astype(np.float64)  # [seat, other]
    means: Numbers = points @ (others / others.sum(axis=1, keepdims=True)).T
    return points - means
