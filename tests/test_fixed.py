"""Numbers with a fixed meaning: the same words in every position, exact both ways, and the same in every adapter."""

import pickle
import random
from copy import deepcopy
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from gymnasium.spaces import Discrete

import tilewright.research.openspiel  # noqa: F401 -- registers the games
from tests.kit.play import setups, walk
from tilewright.bots.simple import GreedyBot
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions
from tilewright.games import find, names
from tilewright.kit import layout
from tilewright.research import observation
from tilewright.research.batch import Batch
from tilewright.research.gymnasium import SeatEnv
from tilewright.research.pettingzoo import Env, env

every_name = pytest.mark.parametrize("name", names())
DEPENDENT = ("far", "far_take")  # parts whose numbers depend on the position


def numbers(game: Game, position: Positions) -> dict[int, int]:
    """The legal actions by their fixed numbers."""
    found = {int(game.kernels.fixed(position, 0, action)): action for action in game.legal(position)}
    assert len(found) == len(game.legal(position)), "two legal actions have the same number"
    assert all(0 <= number < game.fixed_actions for number in found)
    return found


def part_of(game: Game, number: int) -> str:
    """The part of the layout that a number is in."""
    starts = layout.places(game.fixed_layout)  # type: ignore[arg-type]
    return next(part.name for part, at in list(zip(game.fixed_layout, starts, strict=True))[::-1] if at <= number)


def meaning(words: str) -> str:
    """What a number means: `open` repeats a plan, and `take X Y` needs no words for the only figure on that tile."""
    verb, *args = words.split()
    if verb == "open":
        return verb
    return " ".join([verb, *args[:2]]) if verb == "take" and len(args) > 2 else words


def learn(game: Game, position: Positions, known: dict[int, str]) -> None:
    """Remember what the numbers of a position mean; they must mean what they meant before, and nothing else does."""
    for number, action in numbers(game, position).items():
        if part_of(game, number) not in DEPENDENT:
            said = meaning(game.write(position, action, EVERYTHING))
            assert known.setdefault(number, said) == said, number


@every_name
def test_a_number_means_the_same_in_every_position(name: str) -> None:
    game, known = find(name), dict[int, str]()
    for setup in setups():
        if setup.name == name:
            for position, _ in walk(setup, 3):
                learn(game, position, known)
    assert len(set(known.values())) == len(known), "two numbers mean the same"
    assert len(known) > min(game.fixed_actions // 20, 300)


@pytest.mark.parametrize("name", ["carcassonne", "wheel_of_fortune"])
def test_cells_and_facings_have_their_place_in_the_window(name: str) -> None:
    game, seen = find(name), 0
    rows, columns, _ = game.fixed_layout[0].shape
    for position, _ in walk(next(setup for setup in setups() if setup.name == name), 5):
        for number, action in numbers(game, position).items():
            verb, *args = game.write(position, action, EVERYTHING).split()
            if verb == "place":
                y, x, facing = np.unravel_index(number, game.fixed_layout[0].shape)
                assert args == [str(x - columns // 2), str(y - rows // 2), str(facing)]
                seen += 1
    assert seen > 500


@every_name
def test_masks_are_seen_by_the_names_of_the_layout(name: str) -> None:
    batch = Batch(name, 6, seed=3, fixed=True)
    masks = batch.masks()
    views = observation.fixed(batch.game, masks)
    assert sum(int(view.sum()) for view in views.values()) == int(masks.sum())
    assert [view.shape[1:] for view in views.values()] == [part.shape for part in batch.game.fixed_layout]


@every_name
def test_hardly_anything_is_outside_the_window(name: str) -> None:
    """In two hundred random games, fewer than one legal action in ten thousand has a number without a fixed meaning."""
    batch = Batch(name, 200, seed=4, fixed=True, threads=1)
    begins = dict(zip([part.name for part in batch.game.fixed_layout], layout.places(batch.game.fixed_layout)))  # type: ignore[arg-type]  # noqa: B905
    far, all_of_them = 0, 0
    while (batch.actors >= 0).any():
        _, actions, _ = batch.describe()
        all_of_them += len(actions)
        far += int((actions >= begins.get("far", batch.actions)).sum())
        batch.step(batch.choose())
    assert far < all_of_them / 10_000


def straight(name: str, far: int) -> Positions:
    """A position of a game on land that has grown in a line to the east: its last place is outside the window."""
    game, position = find(name), find(name).new(2)
    reached = 0
    chance = random.Random(1)
    while reached < far:
        actor, legal = game.kernels.actor(position, 0), game.legal(position)
        assert actor != OVER
        words = {action: game.write(position, action, EVERYTHING).split() for action in legal}
        if actor != CHANCE and words[legal[0]][0] == "place":
            action = max(legal, key=lambda one: int(words[one][1]))
            reached = max(reached, int(words[action][1]))
        else:
            action = chance.choice(legal)
        game.kernels.apply(position, 0, action)
    return position


@pytest.mark.parametrize("name", ["carcassonne", "wheel_of_fortune", "cornwall"])
def test_nothing_is_lost_outside_the_window(name: str) -> None:
    game = find(name)
    reach = game.fixed_layout[0].shape[1] // 2
    position = straight(name, reach + 2)
    parts: set[str] = set()
    for _ in range(20):
        if game.kernels.actor(position, 0) == OVER:
            break
        found = numbers(game, position)
        parts |= {part_of(game, number) for number in found}
        game.kernels.apply(position, 0, list(found.values())[-1])
    assert {"far", "place"} <= parts


@every_name
def test_a_batch_plays_the_same_games_by_either_numbers(name: str) -> None:
    plain, fixed = (Batch(name, 4, seed=5, threads=1, fixed=which) for which in (False, True))
    for turn in range(40):
        lists, counts = plain.legal()
        others, _ = fixed.legal()
        for k, position in enumerate(plain.positions()):
            legal = lists[k, : counts[k]].tolist()
            wanted = [plain.game.kernels.fixed(position.reshape(1), 0, action) for action in legal]
            assert others[k, : counts[k]].tolist() == wanted
            assert np.flatnonzero(fixed.masks()[k]).tolist() == sorted(wanted)
        chosen, numbered = (batch.greedy() if turn % 4 == 0 else batch.choose() for batch in (plain, fixed))
        plain.step(chosen)
        fixed.step(numbered)
        assert np.array_equal(plain.positions(), fixed.positions())
    assert fixed.take([3]).fixed
    assert pickle.loads(pickle.dumps(fixed)).fixed


@every_name
def test_a_batch_refuses_numbers_that_are_not_legal_and_plays_nothing(name: str, tmp_path: Path) -> None:
    batch = Batch(name, 4, seed=1, fixed=True)
    good = batch.choose()
    for wrong in (-1, batch.actions, 10**12):
        asked = good.copy()
        asked[2] = wrong
        before = batch.positions()
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in position 2"):
            batch.step(asked)
        assert np.array_equal(batch.positions(), before)
    found = batch.search(iterations=8)
    masks = batch.masks()
    assert masks[np.arange(4), found.actions].all()
    batch.save(tmp_path / "some")
    again = Batch.load(tmp_path / "some")
    assert again.fixed
    assert np.array_equal(again.step(good), batch.step(good))


def played(playing: Env, seed: int) -> list[str]:
    """The words of a random game in an environment."""
    playing.reset(seed=seed)
    chance, words = random.Random(seed), []
    while not any((*playing.terminations.values(), *playing.truncations.values())):
        mask = playing.observe(playing.agent_selection)["action_mask"]
        assert playing.action_space(playing.agent_selection) == Discrete(len(mask))
        actions, rows = playing.describe()
        assert sorted(actions) == np.flatnonzero(mask).tolist()
        assert len(rows) == len(actions)
        own = playing.play.game.legal(playing.play.position)
        k = chance.randrange(len(own))
        words.append(playing.play.words(own[k]))
        playing.step(actions[k])
    return words


@every_name
def test_an_environment_plays_the_same_game_by_either_numbers(name: str) -> None:
    plain, fixed = env(name), env(name, fixed=True)
    assert played(plain, 3) == played(fixed, 3) == played(pickle.loads(pickle.dumps(deepcopy(fixed))), 3)
    fixed.reset(seed=1)
    agent = fixed.agent_selection
    fixed.step(int(np.flatnonzero(fixed.observe(agent)["action_mask"] == 0)[0]))
    assert fixed.infos[agent] == {"illegal": True}


@every_name
@pytest.mark.filterwarnings("ignore:First-class function type")
def test_a_learning_seat_meets_bots_by_fixed_numbers(name: str) -> None:
    learning = SeatEnv(name, fixed=True, opponents=GreedyBot)
    seen, _ = learning.reset(seed=2)
    chance, is_over, steps = random.Random(2), False, 0
    while not is_over:
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, _, is_over, is_stopped, info = learning.step(action)
        assert "illegal" not in info
        is_over, steps = is_over or is_stopped, steps + 1
    assert steps > 10


@every_name
def test_openspiel_plays_the_same_game_by_either_numbers(name: str) -> None:
    plain, fixed = (pyspiel.load_game(f"tilewright_{name}(fixed={which})") for which in (0, 1))
    assert fixed.num_distinct_actions() == find(name).fixed_actions
    one, two, chance = plain.new_initial_state(), fixed.new_initial_state(), random.Random(4)
    for _ in range(120):
        if one.is_terminal():
            break
        assert two.current_player() == one.current_player()
        assert two.legal_actions() == sorted(numbers(find(name), two.position))
        words = {one.action_to_string(action): action for action in one.legal_actions()}
        others = {two.action_to_string(action): action for action in two.legal_actions()}
        assert set(words) == set(others)
        if one.is_chance_node():
            odds = dict(two.chance_outcomes())
            assert all(odds[others[one.action_to_string(a)]] == share for a, share in one.chance_outcomes())
        else:
            assert two.describe()[0] == two.legal_actions()
        word = chance.choice(sorted(words))
        one.apply_action(words[word])
        two.apply_action(others[word])
        assert one.information_state_string(0) == two.information_state_string(0)
    assert two.clone().legal_actions() == two.legal_actions()
