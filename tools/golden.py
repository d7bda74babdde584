"""Records the golden games again and counts the nodes from them: `python -m tools.golden [GAME …]`.

A difference must come with a higher revision of the game.
"""

import sys
from pathlib import Path

from tests.kit.golden import annotated, folder, position
from tilewright.conformance.golden import golden
from tilewright.core.game import Game
from tilewright.core.perft import perft
from tilewright.core.table import Table
from tilewright.games import find, names

FIRST_ROWS = "seats=2 ply=0 depth=3\nseats=2 ply=20 depth=2\n"  # of the node counts of a new game


def recorded(game: Game, seats: int) -> str:
    """A new random game."""
    played = golden(game, seats)
    return annotated(Table(game, seats, options=played.options, deals=False), played.moves)


def recount(name: str) -> Path:
    """Write the node counts of a game's perft file again, or for the first time."""
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


def main(chosen: list[str]) -> None:
    """Write all files of these games."""
    for name in chosen:
        folder(name).mkdir(parents=True, exist_ok=True)
        for seats in find(name).facts.seats:
            file = folder(name) / f"{seats}-seats.game"
            file.write_text(recorded(find(name), seats), encoding="utf-8")
            print(file)
        print(recount(name))


if __name__ == "__main__":
    main(sys.argv[1:] or list(names()))
