"""Counts all ways a game can begin."""

import time
from collections.abc import Sequence

from rich import box
from rich.table import Table

from tilewright.cli import setup
from tilewright.cli.console import aside, out, print_json
from tilewright.core import perft


def count(name: str, depth: int, seats: int | None, options: Sequence[str], is_divided: bool, as_json: bool) -> None:
    """Count the sequences of this many moves from the start."""
    facts = setup.known(name)
    seat_count, chosen = setup.seat_count(facts, seats), setup.chosen(facts, options)
    game = setup.ready(name)
    position = game.new(seat_count, chosen)
    began = time.monotonic()
    with aside.status(f"counting {facts.title} {depth} moves deep …"):
        parts = perft.divide(game, position, depth) if is_divided else {}
        nodes = sum(parts.values()) if is_divided else perft.perft(game, position, depth)
    seconds = time.monotonic() - began
    if as_json:
        divided = {"divide": parts} if is_divided else {}
        print_json(
            {
                "game": name,
                "seats": seat_count,
                "options": chosen,
                "depth": depth,
                "nodes": nodes,
                "seconds": round(seconds, 3),
            }
            | divided
        )
        return
    if is_divided:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column("first move")
        table.add_column("nodes", justify="right")
        for move, number in parts.items():
            table.add_row(move, f"{number:,}")
        out.print(table)
    out.print(f"[bold]{nodes:,}[/] nodes at depth {depth} in {seconds:.2f} s")
