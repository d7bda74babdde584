"""Tables of Wheel of Fortune for tests."""

from tilewright.core.game import Game
from tilewright.core.table import Table
from tilewright.games.wheel_of_fortune.rules.material import (
    NUMBER,
)


def played(game: Game, seats: int, moves: str = "") -> Table:
    """A table after these moves, separated by semicolons."""
    table = Table(game, seats, deals=False)
    play(table, moves)
    return table


def play(table: Table, moves: str) -> None:
    for move in filter(None, (part.strip() for part in moves.split(";"))):
        table.play(move)


def leave_only(table: Table, *tiles: tuple[str, int]) -> None:
    """Remove everything but these tiles from the bag."""
    table.position[0].bag[:] = 0
    for tile in tiles:
        table.position[0].bag[NUMBER[tile]] += 1


def scored(table: Table) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.points) for event in table.events]
