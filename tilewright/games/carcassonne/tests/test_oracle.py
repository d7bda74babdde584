"""Compares the kernels with the slow, simple oracle over whole random games, for every number of seats and option."""

import os
import random

import pytest

from tilewright.core.game import CHANCE, OVER
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.carcassonne.rules.material import TILES
from tilewright.games.carcassonne.tests.oracle import Oracle
from tilewright.land.table import survey

GAMES_EACH = int(os.environ.get("ORACLE_GAMES", "12"))  # `make oracle` compares thousands


def compare(table: Table, oracle: Oracle) -> None:
    assert table.actor == oracle.actor()
    assert set(table.legal()) == oracle.legal()
    assert len(table.legal()) == len(oracle.legal())
    assert table.scores == oracle.scores
    p = table.position[0]
    assert [int(count) for count in p.supply[: table.seats]] == oracle.supply
    assert {(tile.x, tile.y): (TILES[tile.type].name, tile.facing) for tile in survey.tiles(p)} == oracle.tiles
    if table.actor == CHANCE:
        assert dict(zip(table.legal(), table.game.weights(table.position), strict=True)) == oracle.weights()


@pytest.mark.parametrize("river", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_agree_with_the_oracle(seats: int, river: str) -> None:
    for seed in range(GAMES_EACH):
        rng = random.Random(f"{seats} {river} {seed}")
        table = Table(find("carcassonne"), seats, options={"river": river}, deals=False)
        oracle = Oracle(seats, river=river == "yes")
        compare(table, oracle)
        while table.actor != OVER:
            move = rng.choice(table.legal())
            scored = [
                (event.clause, event.seat, event.points) for event in table.play(move) if event.kind != "tile-set-aside"
            ]
            assert sorted(scored) == oracle.apply(move), move
            compare(table, oracle)
        assert table.places == oracle.placing()
