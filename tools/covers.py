"""Writes a first cover for the lobby from a moment of a golden game: `python -m tools.covers GAME …`.

The covers of some games were composed by hand afterwards.
"""

import json
import sys
from collections.abc import Sequence

from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR, Area, Piece
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.server.api.cover import FILE

WIDTH, HEIGHT = 480.0, 268.0
MOMENT = 0.45  # of the game


def moment(name: str) -> Area:
    """The table in the middle of a game with the most players."""
    game = find(name)
    path = sorted((game.facts.folder / "tests" / "golden").glob("*.game"))[-1]
    record = Record.read(path.read_text(encoding="utf-8"))
    scene = Table.replay(game, record, int(MOMENT * len(record.moves))).scene(SPECTATOR)
    return next(area for area in scene.areas if area.kind == "table")


def best(pieces: Sequence[Piece], area: Area) -> tuple[float, float]:
    """The centre of the crop that shows the most different pieces."""
    left, top, width, height = area.box

    def seen(x: float, y: float) -> int:
        inside = [one for one in pieces if abs(one.x - x) < WIDTH / 2 and abs(one.y - y) < HEIGHT / 2]
        return 3 * len({one.art for one in inside}) + len(inside) + sum(one.height > 0 for one in inside)

    across = [left + WIDTH / 2 + 25 * step for step in range(max(1, int((width - WIDTH) / 25) + 1))]
    down = [top + HEIGHT / 2 + 25 * step for step in range(max(1, int((height - HEIGHT) / 25) + 1))]
    return max(((x, y) for x in across for y in down), key=lambda at: seen(*at))


def make(name: str) -> None:
    """Write the cover of one game into its folder."""
    area = moment(name)
    pieces = sorted(area.pieces, key=lambda piece: piece.height)
    x, y = best(pieces, area)
    reach = 260.0  # how far outside the crop a piece may be and still reach into it
    shown = [
        [piece.art, round(piece.x, 1), round(piece.y, 1), piece.turn]
        for piece in pieces
        if abs(piece.x - x) < WIDTH / 2 + reach and abs(piece.y - y) < HEIGHT / 2 + reach
    ]
    rows = ",\n  ".join(json.dumps(one) for one in shown)
    box = json.dumps([x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT])
    text = f'{{"box": {box},\n "pieces": [\n  {rows}\n ]}}\n'
    (find(name).facts.folder / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        make(chosen)
