"""PettingZoo and Gymnasium find nothing wrong with any game, and their environments play by the rules."""

import random
import sys
import warnings
from collections import Counter
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import some of its games in a deprecated way
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tests.kit.play import Setup, setups
from tilewright.bots.simple import GreedyBot
from tilewright.core.game import OVER
from tilewright.games import facts, names
from tilewright.research.gymnasium import SeatEnv
from tilewright.research.pettingzoo import Env, env
from tilewright.research.play import env_id, results

CYCLES = 60
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_name = pytest.mark.parametrize("name", names())
# PettingZoo warns about its own games too: an observation with a mask is a dictionary
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def setups_of(name: str) -> list[Setup]:
    return [setup for setup in setups() if setup.name == name]


def made(setup: Setup, **settings: Any) -> Env:
    return env(setup.name, setup.seats, dict(setup.options), **settings)


@every_setup
@masked[0]
@masked[1]
def test_pettingzoo_accepts_every_setup(setup: Setup) -> None:
    api_test(made(setup), num_cycles=CYCLES)
    seed_test(partial(made, setup), num_cycles=CYCLES // 4)


@every_setup
def test_pettingzoo_can_render(setup: Setup) -> None:
    render_test(lambda render_mode: made(setup, render_mode=render_mode))


@every_setup
def test_pettingzoo_can_measure(
    setup: Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 1000, 3))  # the benchmark runs for five seconds
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(clock))))
    performance_benchmark(made(setup))
    assert "turns per second" in capsys.readouterr().out


@every_setup
def test_the_rewards_are_the_results(setup: Setup) -> None:
    for reward in ("result", "points"):
        playing = made(setup, reward=reward)
        playing.reset(seed=4)
        choice, total = random.Random(4), dict.fromkeys(playing.agents, 0.0)
        for agent in playing.agent_iter():
            seen, gained, is_over, _, _ = playing.last()
            total[agent] += gained
            playing.step(None if is_over else choice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        play = playing.play
        wanted = play.results() if reward == "result" else [float(points) for points in play.scores()]
        start = play.game.scores(setup.position(), setup.seats)
        if reward == "points":
            wanted = [points - before for points, before in zip(wanted, start, strict=True)]
        assert list(total.values()) == pytest.approx(wanted)


@every_name
def test_an_illegal_action_ends_the_game_at_its_agents_cost(name: str) -> None:
    playing = env(name)
    playing.reset(seed=1)
    agent = playing.agent_selection
    illegal = int(np.flatnonzero(playing.observe(agent)["action_mask"] == 0)[0])
    playing.step(illegal)
    assert all(playing.terminations.values())
    assert playing.rewards[agent] == -1
    assert sum(playing.rewards.values()) == -1


@every_name
def test_a_game_that_is_too_long_is_truncated_and_worth_nothing(name: str) -> None:
    playing, limit = env(name, limit=5), 5
    playing.reset(seed=1)
    for count in range(limit):
        assert not any(playing.truncations.values()), count
        playing.step(int(np.flatnonzero(playing.observe(playing.agent_selection)["action_mask"])[0]))
    assert all(playing.truncations.values())
    assert not any(playing.terminations.values())
    assert not any(playing.rewards.values())
    for _ in playing.agent_iter():
        playing.step(None)
    learning = SeatEnv(name, limit=limit)
    learning.reset(seed=1)
    is_over, is_truncated, reward = False, False, 0.0
    while not (is_over or is_truncated):
        _, reward, is_over, is_truncated, _ = learning.step(int(np.flatnonzero(learning.action_masks())[0]))
    assert (is_over, is_truncated, reward) == (False, True, 0)
    assert learning.play.decisions >= limit


def played(playing: Env, favourite: int) -> Counter[int]:
    """Play a game in which each player takes a favourite action when it is legal; count how often it was."""
    choice, counts = random.Random(1), Counter[int]()
    playing.reset(seed=1)
    while not any((*playing.terminations.values(), *playing.truncations.values())):
        legal = np.flatnonzero(playing.observe(playing.agent_selection)["action_mask"]).tolist()
        counts.update(legal)
        playing.step(favourite if favourite in legal else choice.choice(legal))
    return counts


def test_stubborn_players_cannot_play_for_ever() -> None:
    lengths = []
    for name in names():
        playing = env(name)
        for favourite, _ in played(playing, -1).most_common(10):
            played(playing, favourite)
            assert all(playing.truncations.values()) == (playing.play.actor != OVER)
            lengths.append(playing.play.decisions / playing.play.game.longest)
    assert max(lengths) == 1  # some rules set no end


@every_name
def test_ids_carry_the_revision_of_the_rules(name: str) -> None:
    assert env_id(name) == f"tilewright/{name}-v{facts(name).revision}"
    playing = pettingzoo.make("aec", env_id(name), seats=facts(name).seats[-1])
    playing.reset(seed=1)
    assert len(playing.agents) == facts(name).seats[-1]
    assert gymnasium.spec(env_id(name)).version == facts(name).revision


def test_ties_are_shared_and_results_add_up_to_nothing() -> None:
    for places in ([1, 2], [1, 1], [1, 2, 3], [2, 1, 2], [1, 1, 3, 3], [1, 1, 1, 4, 5]):
        values = results(places)
        assert sum(values) == pytest.approx(0)
        assert sorted(range(len(places)), key=lambda seat: places[seat]) == sorted(
            range(len(places)), key=lambda seat: -values[seat]
        )
    assert results([1, 2]) == [1, -1]


@every_setup
@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array")
def test_gymnasium_accepts_every_setup(setup: Setup) -> None:
    learning = gymnasium.make(env_id(setup.name), seats=setup.seats, options=dict(setup.options))
    is_default = setup == setups_of(setup.name)[0]  # pictures are slow, and PettingZoo's tests render all of them
    check_env(learning.unwrapped, skip_render_check=not is_default)


@every_name
@pytest.mark.filterwarnings("ignore:First-class function type")
def test_gymnasium_makes_it_by_its_id_and_every_seat_can_learn(name: str) -> None:
    for seat in (*range(facts(name).seats[0]), None):
        learning = gymnasium.make(env_id(name), seat=seat, opponents=GreedyBot, render_mode="ansi")
        seen, info = learning.reset(seed=3)
        choice, reward, is_over = random.Random(3), 0.0, False
        while not is_over:
            assert reward == 0
            action = choice.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, gained, is_over, _, info = learning.step(action)
            reward = float(gained)
        assert not seen["action_mask"].any()
        assert -1 <= reward <= 1
        assert len(info["points"]) == facts(name).seats[0]
        assert isinstance(learning.render(), str)


def test_gymnasium_reports_mistakes() -> None:
    name = names()[0]
    with pytest.raises(ValueError, match="there is no seat 9"):
        SeatEnv(name, seat=9)
    with pytest.raises(ValueError, match="opponents are needed"):
        SeatEnv(name, opponents=[GreedyBot] * 7)
    with pytest.raises(ValueError, match="no render mode"):
        SeatEnv(name, render_mode="smoke")
