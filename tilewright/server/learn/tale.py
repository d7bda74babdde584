"""Plays moves at a table and tells them as at a live one."""

from msgspec import Raw

from tilewright.core.game import clone
from tilewright.core.table import Table
from tilewright.server.table import story


def play(table: Table, move: str, viewer: int) -> Raw:
    """Play a move at a table that does not deal by itself; its log entry as the viewer reads it. A Refusal changes
    nothing.
    """
    game, before = table.game, table.position
    action = game.read(before, move)
    after = clone(before)
    game.kernels.apply(after, 0, action)
    ply = len(table.moves) + 1
    told = story.tell(game, before, action, after, ply, table.seats, lambda one: game.scene(before, one))
    table.apply(action)
    return story.read(told, viewer)
