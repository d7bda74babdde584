"""Golden games: one random game per seat count, with a line of facts after each move, and node counts from them.

`python -m tests.golden` renews them. A difference must come with a higher revision of the game.
"""

import random
import sys
from pathlib import Path

from tilewright.core.game import CHANCE, OVER, Game, Positions
from tilewright.core.perft import perft
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find, names

FIRST_ROWS = "seats=2 ply=0 depth=3\nseats=2 ply=20 depth=2\n"  # of the node counts of a new game


def folder(name: str) -> Path:
    return find(name).facts.folder / "tests" / "golden"


def line(table: Table) -> str:
    """Actor, number of legal moves, points, and the digest of what a spectator sees."""
    actor = {CHANCE: "chance", OVER: "over"}.get(table.actor, str(table.actor))
    points = " ".join(str(points) for points in table.scores)
    return f"# {actor} {len(table.legal())} | {points} | {table.scene(SPECTATOR).digest()}"


def annotated(table: Table, moves: list[str]) -> str:
    """The record of these moves, played at a fresh table, with a comment after each."""
    lines = [*table.record.write().splitlines()[:-1], line(table)]
    for move in moves:
        table.play(move)
        lines += [move, line(table)]
    return "\n".join([*lines, f"end {len(moves)}", ""])


def renew(game: Game, seats: int) -> str:
    """A new random game; odd seat counts use the last value of every option."""
    options = {option.name: option.values[-1 if seats % 2 else 0] for option in game.facts.options}
    table = Table(game, seats, options=options, deals=False)
    rng = random.Random(f"golden {game.name} {seats}")
    while not table.is_over:
        weights = game.weights(table.position) if table.actor == CHANCE else [1] * len(table.legal())
        pairs = sorted(zip(table.legal(), weights, strict=True))  # by words: action numbers may change freely
        table.play(rng.choices([move for move, _ in pairs], [weight for _, weight in pairs])[0])
    return annotated(Table(game, seats, options=options, deals=False), table.moves)


def replayed(game: Game, text: str) -> str:
    """The same file, worked out anew from its moves."""
    record = Record.read(text)
    return annotated(Table(game, record.seats, options=record.options, deals=False), list(record.moves))


def position(name: str, seats: str, ply: str) -> Positions:
    """The position of a golden game after some moves."""
    record = Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    return Table.replay(find(name), record, int(ply)).position


def recount(name: str) -> Path:
    """Count the nodes of a game's perft file again, or for the first time."""
    file = folder(name).parent / "perft.txt"
    lines = []
    rows = file.read_text(encoding="utf-8") if file.exists() else FIRST_ROWS
    for line in rows.splitlines():
        words = dict(word.split("=") for word in line.split())
        start = position(name, words["seats"], words["ply"])
        words["nodes"] = str(perft(find(name), start, int(words["depth"])))
        lines.append(" ".join(f"{key}={value}" for key, value in words.items()))
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return file


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        folder(name).mkdir(parents=True, exist_ok=True)
        for seats in find(name).facts.seats:
            file = folder(name) / f"{seats}-seats.game"
            file.write_text(renew(find(name), seats), encoding="utf-8")
            print(file)
        print(recount(name))
