"""The log entry of a move names the pieces it has placed or moved, as everybody sees them."""

import random
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from tilewright.core.scene import SPECTATOR, Area, Piece, Scene
from tilewright.core.table import Table
from tilewright.games import find, names
from tilewright.server.table import story, trace

MOVES = 80


@pytest.mark.parametrize("name", names())
def test_every_move_that_is_marked_names_its_pieces(name: str) -> None:
    """Pieces in log entries are on the table, and what a scene marks as the last move is among them."""
    game, rng = find(name), random.Random(4)
    table = Table(game, game.facts.seats[-1], seed=2, deals=False)
    marked = 0
    while not table.is_over and len(table.moves) < MOVES:
        before, seen = table.position, table.scene(SPECTATOR)
        action = rng.choice(game.legal(before))
        table.apply(action)
        ply, after = len(table.moves), table.scene(SPECTATOR)
        told = story.tell(game, before, action, table.position, ply, table.seats, partial(game.scene, before))
        entry = msgspec.json.decode(story.read(told, SPECTATOR))
        pieces, last = entry.get("pieces", []), entry.get("last", [])
        assert set(last) <= set(pieces) <= {piece.id for piece in after.pieces()}
        assert {piece.id for piece in _lying(after)} - {piece.id for piece in _lying(seen)} <= set(pieces)
        assert tuple(last) in {(), after.last}
        marked += bool(last)
    assert marked


def _lying(scene: Scene) -> Iterator[Piece]:
    return (piece for area in scene.areas if area.kind == "table" for piece in area.pieces)


def test_pieces_that_stay_are_not_named() -> None:
    def seen(*pieces: Piece, last: tuple[str, ...] = ()) -> Scene:
        return Scene(SPECTATOR, 0, None, (Area("land", "table", (0, 0, 1, 1), pieces),), (), last=last)  # type: ignore[arg-type]

    before = seen(Piece("a", "tile", 0, 0), Piece("count", "number/1", 1, 1), Piece("b", "figure", 5, 5), last=("a",))
    after = seen(Piece("a", "tile", 0, 0), Piece("count", "number/2", 1, 1), Piece("b", "figure", 6, 5), last=("a",))
    assert trace.pieces(before, after) == ["b"]
    assert trace.last(before, after) == []
