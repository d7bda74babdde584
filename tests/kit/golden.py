"""Golden games: a random game per seat count, with a line of facts after each move; `tools/golden.py` records them."""

from pathlib import Path

from tilewright.core.game import CHANCE, OVER, Game, Positions
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find


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


def replayed(game: Game, text: str) -> str:
    """The same file, worked out again from its moves."""
    record = Record.read(text)
    return annotated(Table(game, record.seats, options=record.options, deals=False), list(record.moves))


def position(name: str, seats: str, ply: str) -> Positions:
    """The position of a golden game after some moves."""
    record = Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    return Table.replay(find(name), record, int(ply)).position
