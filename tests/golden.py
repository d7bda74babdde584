"""Golden games: one recorded random game per seat count, with a line of facts after each move.

`python -m tests.golden` renews them. A difference must come with a higher revision of the game.
"""

import random
import sys
from pathlib import Path

from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find, names


def folder(name: str) -> Path:
    return find(name).facts.folder / "tests" / "golden"


def line(table: Table) -> str:
    """Actor, number of legal moves, points, and the digest of what a spectator sees."""
    actor = {CHANCE: "chance", OVER: "over"}.get(table.actor, str(table.actor))
    points = " ".join(str(points) for points in table.scores)
    return f"# {actor} {len(table.legal())} | {points} | {table.scene(SPECTATOR).digest()}"


def annotated(table: Table, moves: list[str]) -> str:
    """The record of these moves, played at a fresh table, with a comment after each."""
    lines = table.record.write().splitlines()[:-1] + [line(table)]
    for move in moves:
        table.play(move)
        lines += [move, line(table)]
    return "\n".join([*lines, f"end {len(moves)}", ""])


def renew(game: Game, seats: int) -> str:
    """A new random game; odd seat counts use the last value of every option."""
    options = {option.name: option.values[-1 if seats % 2 else 0] for option in game.facts.options}
    table = Table(game, seats, deals=False, **options)
    rng = random.Random(f"golden {game.name} {seats}")
    while not table.is_over:
        actions = game.legal(table.position)
        weights = game.weights(table.position) if table.actor == CHANCE else None
        table.play(game.write(table.position, rng.choices(actions, weights)[0], EVERYTHING))
    return annotated(Table(game, seats, deals=False, **options), table.moves)


def replayed(game: Game, text: str) -> str:
    """The same file, worked out anew from its moves."""
    record = Record.read(text)
    return annotated(Table(game, record.seats, deals=False, **record.options), list(record.moves))


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        folder(name).mkdir(exist_ok=True)
        for seats in find(name).facts.seats:
            file = folder(name) / f"{seats}-seats.game"
            file.write_text(renew(find(name), seats), encoding="utf-8")
            print(file)
