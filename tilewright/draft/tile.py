"""A tile in a plain scene."""

from typing import NamedTuple


class Tile(NamedTuple):
    """A labelled tile on a cell of the board."""

    label: str
    column: int
    row: int
    is_last: bool = False  # whether it was laid by the last move
