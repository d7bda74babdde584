"""Whether a position that was laid out is that of a game in play: the same one is found, others are not."""

import random

import pytest

from tests.kit.play import FINISHED
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.record import likeness, replay
from tilewright.server.table.setup import Setup
from tilewright.table import Table


def game_of(name: str, seed: int, plies: int) -> Table:
    table, rng = Table(name, seats=2, seed=seed), random.Random(seed)
    while len(table.moves) < plies and not table.is_over:
        table.play(rng.choice(table.legal()))
    return table


def laid_out(table: Table) -> Record:
    """A record that begins with what a game has come to."""
    return Record(table.game.name, 1, 2, table.options, (), position=table.game.state(table.position))


@pytest.mark.parametrize("name", FINISHED)
def test_the_position_of_a_game_in_play_is_found_and_no_other(name: str) -> None:
    game, setup = find(name), Setup(2, Table(name).options, 1)
    tables = [game_of(name, seed, 70) for seed in range(3)]
    shown = [likeness.of_record(replay.replayed(game, laid_out(table)), 0) for table in tables]
    for number, table in enumerate(tables):
        found = [likeness.is_like(game, setup, table.moves, one) for one in shown]
        assert found == [other == number for other in range(3)]
