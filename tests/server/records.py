"""Records to upload."""

import random

from tilewright.games import facts
from tilewright.table import Table


def recorded(name: str, plies: int | None = None) -> str:
    """A random game as text."""
    table, rng = Table(name, seats=facts(name).seats[0], seed=11), random.Random(3)
    while not table.is_over and (plies is None or len(table.moves) < plies):
        table.play(rng.choice(table.legal()))
    return table.record.write()
