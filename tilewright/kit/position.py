"""The record that a position is."""

from collections.abc import Sequence
from typing import Any

import numpy as np


def position(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a position with these fields, each aligned as the processor reads it fastest."""
    return np.dtype((np.record, np.dtype([*fields], align=True)))
