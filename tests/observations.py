"""Writes docs/observations.md from the games' own layouts: `python -m tests.observations`."""

from pathlib import Path

from tilewright.games import find, names
from tilewright.research.observation import page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD = """# What `observe` fills

Written by `python -m tests.observations` from the `LAYOUT` in each game's `state.py`, from which the kernels take their
places as well.

Numbers are `float32`, of fixed length for a game whatever the seats. Seats stand in turn order from the observing seat
on; what does not apply is 0. Nothing a seat cannot know is in it. A name with a dot is part of what is repeated; it
begins so many numbers after the beginning of each.

`tilewright.research.observation` gives the numbers these names: `parts(game, seen)["seats"]` has a row for each seat,
`named(game, seen)["seats.points"]` a number for each, of one observation or of a whole batch. Both are views.
"""


def text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(f"{page(find(name))}\n" for name in names())])


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
