"""OpenSpiel finds nothing wrong with any game, and its algorithms run on small cases."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, external_sampling_mccfr, ismcts, mcts

from tests.play import Setup, setups
from tilewright.core.game import CHANCE, clone
from tilewright.games import names
from tilewright.research.openspiel import SpielState, spiel_names

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_name = pytest.mark.parametrize("name", spiel_names())


def loaded(setup: Setup, **more: int) -> Any:
    options = {name: int(value) if value.isdigit() else value for name, value in setup.options}
    return pyspiel.load_game(f"tilewright_{setup.name}", {"seats": setup.seats, **options, **more})


def asked(name: str, seed: int, **parameters: int) -> tuple[object, SpielState]:
    """A game with some parameters, and its first state in which a seat is asked."""
    game, choice = pyspiel.load_game(name, parameters), np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(choice.choice(actions, p=chances)))
    return game, state


def test_every_game_is_registered() -> None:
    assert set(spiel_names()) == {f"tilewright_{name}" for name in names()}
    assert set(spiel_names()) <= set(pyspiel.registered_names())


@every_setup
def test_openspiel_accepts_every_setup(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded(setup, plies=12), num_sims=2, serialize=True, verbose=False)


@every_setup
def test_a_state_follows_the_rules(setup: Setup) -> None:
    game = setup.game
    state = loaded(setup).new_initial_state()
    position, choice = setup.position(), np.random.RandomState(5)
    while not state.is_terminal():
        legal = game.legal(position)
        if game.kernels.actor(position, 0) == CHANCE:
            assert [action for action, _ in state.chance_outcomes()] == legal
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            assert state.current_player() == game.kernels.actor(position, 0)
            assert state.legal_actions() == legal
        action = int(choice.choice(legal))
        state.apply_action(action)
        game.kernels.apply(position, 0, action)
    assert state.position.tobytes() == clone(position).tobytes()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 or not any(state.returns())


@every_name
def test_what_a_seat_has_read_does_not_tell_what_it_cannot_know(name: str) -> None:
    game = pyspiel.load_game(name)
    choice = np.random.RandomState(7)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(choice.choice(actions)))
        if state.is_terminal() or state.is_chance_node():
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, choice.rand)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert np.array_equal(other.observation_tensor(seat), state.observation_tensor(seat))
            assert other.current_player() == state.current_player()


@every_name
def test_its_searches_run(name: str) -> None:
    game, state = asked(name, 1, plies=6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    for bot in (
        mcts.MCTSBot(game, 2, 20, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(1)),
    ):
        assert bot.step(state) in state.legal_actions()


@every_name
def test_its_solvers_run(name: str) -> None:
    sampling = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(name, {"plies": 2}))
    sampling.iteration()
    _, state = asked(name, 2, plies=1)
    solver = cfr.CFRSolver(pyspiel.load_game(name, {"plies": 1}))
    solver.evaluate_and_update_policy()
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())
