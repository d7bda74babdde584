"""Where the tiles are, for the plain scene that a game has until it draws its own in `scene.py` and `art/`."""

from typing import Any

from tilewright.draft.tile import Tile
from tilewright.template.rules import material, state

SIZE = (material.SIDE, material.SIDE)  # columns and rows
TILES = {"meadow": "#B9D184", "wood": "#7FA86A", "lake": "#8CC4DE", "rock": "#C9BFB2"}  # labels, and light colours


def tiles(p: Any) -> list[Tile]:
    """The tiles on the board."""
    return [
        Tile(material.KINDS[kind - 1], cell % material.SIDE, cell // material.SIDE, cell == p.last)
        for cell, kind in enumerate(p.board)
        if kind
    ]


def beside(p: Any, viewer: int) -> list[str]:
    """The tiles this viewer sees next to the board: the one drawn. Show a hand only to its own seat."""
    return [] if p.drawn == state.NONE else [material.KINDS[p.drawn]]


def cell(action: int) -> tuple[int, int] | None:
    """The column and row where an action is picked; None makes it a button."""
    return (action % material.SIDE, action // material.SIDE) if action < state.DRAW else None
