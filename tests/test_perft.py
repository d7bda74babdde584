"""Node counts from fixed positions, in every game.

A line of a game's `tests/perft.txt` names the golden game and the ply to begin at:

    seats=2 ply=0 depth=3 nodes=1234
"""

from typing import Any

import pytest

from tests.kit.golden import folder, position
from tests.kit.play import FINISHED
from tilewright.core.perft import divide, perft
from tilewright.games import find, names


def lines() -> list[Any]:
    found = []
    for name in names():
        file = folder(name).parent / "perft.txt"
        if name not in FINISHED and not file.exists():
            continue
        rows = [row for row in file.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
        assert rows, f"{file} counts nothing"
        found += [pytest.param(name, row, id=f"{name}: {row}") for row in rows]
    return found


@pytest.mark.parametrize(("name", "row"), lines())
def test_node_counts(name: str, row: str) -> None:
    words = dict(word.split("=") for word in row.split())
    game, start = find(name), position(name, words["seats"], words["ply"])
    depth, nodes = int(words["depth"]), int(words["nodes"])
    found = perft(game, start, depth)
    if found != nodes:
        parts = "\n".join(f"{move}: {count}" for move, count in divide(game, start, depth).items())
        pytest.fail(f"{found} nodes, not {nodes}:\n{parts}")
