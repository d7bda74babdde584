"""Examples that can be played on: a scenario of a game, or the record of a lesson, after some of its moves.

Anybody who is to move may make any legal move. Chance follows the record as long as the moves do, and then depends on
the moves alone, so that the same moves always lead to the same table.
"""

import hashlib
from functools import cache

import numpy as np

from tilewright.core.game import CHANCE, EVERYTHING, Facts, Game
from tilewright.core.table import Table
from tilewright.learn.course import stand
from tilewright.learn.lesson import FOLDER, record
from tilewright.learn.rules import home

SCENARIOS = "scenarios"


@cache
def names(facts: Facts) -> frozenset[str]:
    """All records that may be shown."""
    scenarios = {f"{SCENARIOS}/{file.stem}" for file in (facts.folder / SCENARIOS).glob("*.txt")}
    return frozenset(scenarios | {file.stem for file in (facts.folder / FOLDER).glob("*.txt")})


def find(facts: Facts, name: str) -> str | None:
    """The record of an example, by its own name or the one it has in the rules for readers; None if there is none."""
    return next((one for one in (name, home(name)) if one in names(facts)), None)


def begin(game: Game, name: str, ply: int | None) -> Table:
    """The table of an example, after the draws that the record has there."""
    moves = len(record(game.facts, name).moves)
    table = stand(game, name, moves if ply is None else min(ply, moves))
    draw(table, name)
    return table


def draw(table: Table, name: str) -> None:
    """Let chance move until a seat is to move."""
    while (drawn := next_draw(table, name)) is not None:
        table.play(drawn)


def next_draw(table: Table, name: str) -> str | None:
    """What chance draws now; None if it is not to move."""
    if table.actor != CHANCE:
        return None
    recorded, played = record(table.game.facts, name).moves, tuple(table.moves)
    if recorded[: len(played)] == played and len(played) < len(recorded):
        return recorded[len(played)]
    seed = hashlib.sha256("\n".join((name, *played)).encode()).digest()[:8]
    action = int(table.game.kernels.draw(table.position, 0, np.frombuffer(seed, dtype=np.uint64).copy()))
    return table.game.write(table.position, action, EVERYTHING)
