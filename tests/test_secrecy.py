"""Secrets stay secret in scenes, observations, choices and the words of moves."""

import numpy as np
import pytest

from tests.kit.play import Setup, setups, walk
from tilewright.core.game import CHANCE, clone
from tilewright.core.scene import SPECTATOR

DEALS = 3


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_what_a_viewer_cannot_know_changes_nothing_they_see(setup: Setup) -> None:
    game = setup.game
    rng = np.array([11], dtype=np.uint64)
    one, two = (np.empty(game.observation, dtype=np.float32) for _ in range(2))
    for ply, (position, _) in enumerate(walk(setup, 4)):
        if ply % 5:
            continue
        for viewer in range(SPECTATOR, setup.seats):
            seen = game.scene(position, viewer)
            for _ in range(DEALS):
                other = clone(position)
                game.kernels.redeal(other, 0, viewer, rng)
                assert game.kernels.check(other, 0) == 0
                assert game.scene(other, viewer) == seen
                assert game.events(other) == game.events(position)
                if viewer >= 0:
                    game.kernels.observe(position, 0, viewer, one)
                    game.kernels.observe(other, 0, viewer, two)
                    assert np.array_equal(one, two)
                if viewer >= 0 and viewer == game.kernels.actor(position, 0):
                    legal = game.legal(position)
                    assert game.legal(other) == legal
                    texts = [game.write(position, action, viewer) for action in legal]
                    assert [game.write(other, action, viewer) for action in legal] == texts


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_choices_are_shown_only_to_the_seat_to_move(setup: Setup) -> None:
    game = setup.game
    for ply, (position, _) in enumerate(walk(setup, 5)):
        if ply % 3:
            continue
        for viewer in range(SPECTATOR, setup.seats):
            scene = game.scene(position, viewer)
            if viewer >= 0 and viewer == game.kernels.actor(position, 0):
                assert [choice.move for choice in scene.choices] == [
                    game.write(position, action, viewer) for action in game.legal(position)
                ]
            else:
                assert scene.choices == ()
                assert all(not area.spots for area in scene.areas)


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_words_of_moves_reveal_exactly_what_is_seen_of_them(setup: Setup) -> None:
    """Moves with the same words for a viewer look the same to them; draws with different words look different."""
    game = setup.game
    compared = 0
    for ply, (position, _) in enumerate(walk(setup, 8)):
        legal = game.legal(position)
        if ply % 9 or len(legal) < 2:
            continue
        for viewer in range(SPECTATOR, setup.seats):
            if viewer == game.kernels.actor(position, 0):
                continue
            sights: dict[str, str] = {}
            for action in legal[:8]:
                after = clone(position)
                game.kernels.apply(after, 0, action)
                words, sight = game.write(position, action, viewer), game.scene(after, viewer).digest()
                assert sights.setdefault(words, sight) == sight
                compared += 1
            if game.kernels.actor(position, 0) == CHANCE:
                assert len(set(sights.values())) == len(sights), sights
    assert compared
