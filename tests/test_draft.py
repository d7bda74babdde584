"""Plain scenes: any game can be played by them, and they show nothing that a viewer may not know."""

import random
from dataclasses import replace

import pytest

from tests.kit.play import Setup, walk
from tilewright.core.game import Game
from tilewright.core.palette import DAY
from tilewright.core.picture import picture
from tilewright.core.scene import SPECTATOR
from tilewright.core.stage import Stage
from tilewright.draft import scene
from tilewright.draft.art import PlainArt
from tilewright.draft.board import NO_BOARD, Board
from tilewright.draft.tile import Tile
from tilewright.games import facts, find, names
from tilewright.laws import law

CROWDED = Board(
    (1, 1),
    {"all": "#ffffff"},
    tiles=lambda p: [Tile("all", 0, 0, True)],
    beside=lambda p, viewer: ["all"],
    cell=lambda action: (0, 0),
)


def plain(name: str, board: Board) -> Game:
    """A game as it would look without a scene and pictures of its own."""
    game = find(name)
    stage = Stage(scene.parts(game.write, game.kernels, board), game.kernels, game.dtype, game.most_legal)
    return replace(game, scene=stage.scene, prompt=stage.prompt, art=PlainArt(board))


@pytest.mark.parametrize("board", [NO_BOARD, CROWDED], ids=["no board", "one cell for all"])
@pytest.mark.parametrize("name", names())
def test_any_game_can_be_played_by_its_plain_scene(name: str, board: Board) -> None:
    game, seats = plain(name, board), facts(name).seats[0]
    rng = random.Random(name)
    for position, _ in rng.sample(list(walk(Setup(name, seats), 4)), 12):
        law.secrets(game, position, seats, 5)
        actor = game.kernels.actor(position, 0)
        shown = game.scene(position, max(actor, SPECTATOR))
        spots = {spot.id for area in shown.areas for spot in area.spots}
        picks = [choice.picks for choice in shown.choices]
        assert len(set(picks)) == len(picks)
        assert {pick for path in picks for pick in path} == spots
        assert all(len(choice.ghosts) == len(choice.picks) for choice in shown.choices)
        assert picture(shown, game, DAY).startswith("<svg")
