"""A tile in a plain scene."""

from typing import NamedTuple


def piece_id(column: int, row: int) -> str:
    """The id of the tile on a cell, as events name it."""
    return f"tile {column} {row}"


class Tile(NamedTuple):
    """A labelled tile on a cell of the board."""

    label: str
    column: int
    row: int
    is_last: bool = False  # whether it was laid by the last move
