"""Positions and random games of Carcassonne for tests."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from tilewright.core.game import OVER, Positions, clone
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.carcassonne.rules.material import NUMBER, SHEET
from tilewright.land.rules import figures, landscape

GAME = find("carcassonne")
seats_of = st.integers(2, 5)
river_of = st.sampled_from(["no", "yes"])
seeds = st.integers(0, 2**32)
some = settings(max_examples=12, deadline=None)


def walk(seats: int, river: str, seed: int) -> Iterator[tuple[Positions, int]]:
    """A random game as pairs of a position and the action played in it; the final position comes with action -1."""
    rng = random.Random(seed)
    position = GAME.new(seats, {"river": river})
    while GAME.kernels.actor(position, 0) != OVER:
        action = rng.choice(GAME.legal(position))
        yield position, action
        position = clone(position)
        GAME.kernels.apply(position, 0, action)
    yield position, -1


def table_after(turns: str, seats: int = 2) -> Table:
    """A table after turns like "E 0 -1 2 city 0; U 1 0 1": tile, x, y, facing, and where the figure stands, if any."""
    table = Table(GAME, seats, deals=False)
    for turn in turns.split(";"):
        name, x, y, facing, *part = turn.split()
        table.play(f"draw {name}")
        table.play(f"place {x} {y} {facing}")
        table.play(f"figure {' '.join(part)}" if part else "pass")
    return table


def leave_in_the_bag(position: Positions, *names: str) -> None:
    """Remove all other tiles from the bag, so that it is soon empty."""
    position[0].bag[:] = 0
    for name in names:
        position[0].bag[NUMBER[name]] += 1


def scored(position: Positions) -> list[tuple[str, int, int]]:
    """What the last move scored, in the oracle's form."""
    entries = [(event.clause, event.seat, event.points) for event in GAME.events(position)]
    return sorted(entry for entry in entries if entry[0] != "3.5")


def is_open(p: Any, area: int) -> bool:
    """Whether an area has not been scored yet; fields are scored only at the end."""
    return bool(figures.kind_of(p, SHEET, area) == landscape.IS_FIELD or p.open[area] > 0)
