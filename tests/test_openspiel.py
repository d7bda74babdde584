"""OpenSpiel finds nothing wrong with any game, and its algorithms run on small cases."""

from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, external_sampling_mccfr, ismcts, mcts

from tests.kit.play import Setup, setups
from tilewright.core.game import CHANCE, EVERYTHING, OVER, clone
from tilewright.games import find, hides, names
from tilewright.kit.random import below, stream
from tilewright.research.openspiel import SpielState, spiel_names

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_name = pytest.mark.parametrize("name", spiel_names())


def loaded(setup: Setup, **more: int) -> Any:
    options = {name: int(value) if value.isdigit() else value for name, value in setup.options}
    return pyspiel.load_game(f"tilewright_{setup.name}", {"seats": setup.seats, **options, **more})


def asked(name: str, seed: int, **parameters: int) -> tuple[object, SpielState]:
    """A game with some parameters, and its first state in which a seat is to move."""
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


@every_setup
def test_outcomes_of_chance_have_their_stated_probabilities(setup: Setup) -> None:
    """The outcomes of `draw` match their stated probabilities within five standard deviations."""
    game, draws = setup.game, 3000
    rng, compared = np.array([5], dtype=np.uint64), set()
    state = loaded(setup).new_initial_state()
    choice = np.random.RandomState(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(int(choice.choice(state.legal_actions())))
            continue
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        kind = game.write(state.position, actions[0], EVERYTHING).split()[0]
        if len(actions) > 1 and kind not in compared:
            compared.add(kind)
            drawn = Counter(int(game.kernels.draw(state.position, 0, rng)) for _ in range(draws))
            assert set(drawn) <= set(actions)
            for action, chance in zip(actions, chances, strict=True):
                spread = (draws * chance * (1 - chance)) ** 0.5
                assert abs(drawn[action] - draws * chance) <= 5 * spread
        state.apply_action(int(choice.choice(actions, p=chances)))
    assert compared


def moved(state: SpielState, choice: np.random.RandomState) -> None:
    """Play one random move of a seat or of chance."""
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(int(choice.choice(actions)))


@every_setup
def test_what_a_seat_knows_does_not_reveal_what_it_cannot_know(setup: Setup) -> None:
    game, choice = loaded(setup), np.random.RandomState(7)
    state = game.new_initial_state()
    for count in range(90):
        if state.is_terminal():
            break
        moved(state, choice)
        if count % 6 or state.is_terminal() or state.is_chance_node():
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, choice.rand)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()


@every_setup
def test_a_seat_remembers_everything_it_has_read(setup: Setup) -> None:
    """Two states have the same tensor of moves for a seat only if the seat has read the same moves in both."""
    game = loaded(setup)
    known: dict[bytes, str] = {}
    for seed in range(3):
        state, choice = game.new_initial_state(), np.random.RandomState(seed)
        for _ in range(40):
            moved(state, choice)
            for seat in range(setup.seats):
                tensor = np.array(state.information_state_tensor(seat), dtype=np.float32)
                assert np.flatnonzero(tensor[: setup.seats]).tolist() == [seat]
                told = bytes([seat]) + tensor[setup.seats + setup.game.observation :].tobytes()
                assert known.setdefault(told, state.information_state_string(seat)) == (
                    state.information_state_string(seat)
                )
    assert len(set(known.values())) == len(known)
    assert len(known) > 60


@every_name
def test_others_moves_are_read_as_they_may_be(name: str) -> None:
    """In a whole game, the words of the moves contain what is hidden, and each seat reads its own version."""
    state, choice = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(3)
    position, read = state.position.copy(), [["seat 0"], ["seat 1"]]
    game = find(name.removeprefix("tilewright_"))
    while not state.is_terminal():
        before = len(state.history())
        moved(state, choice)
        action = state.history()[before]
        for seat in range(2):
            read[seat].append(game.write(position, action, seat))
        game.kernels.apply(position, 0, action)
    for seat in range(2):
        assert state.information_state_string(seat) == "; ".join(read[seat])


@every_name
def test_its_search_runs(name: str) -> None:
    """OpenSpiel has one tree search for games in which all is open, and one for games in which something is hidden."""
    game, state = asked(name, 1, plies=6)
    evaluator, choice = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot if hides(name.removeprefix("tilewright_")) else mcts.MCTSBot
    bot = searcher(game, uct_c=2.0, max_simulations=20, evaluator=evaluator, random_state=choice)
    assert bot.step(state) in state.legal_actions()


def small(name: str, most: int) -> dict[str, int]:
    """The end of a random game with one decision left and few enough choices for a solver."""
    length = len(random_moves(name))
    for opening in range(length - 2, 0, -1):
        parameters = {"plies": 1, "opening": opening, "seed": 1}
        state = pyspiel.load_game(name, parameters).new_initial_state()
        if not state.is_chance_node() and 1 < len(state.legal_actions()) <= most:
            return parameters
    raise AssertionError("no such ending")


def random_moves(name: str) -> list[int]:
    game = find(name.removeprefix("tilewright_"))
    position, rng, moves = game.new(2), stream(1), []
    while (actor := game.kernels.actor(position, 0)) != OVER:
        legal = game.legal(position)
        choice = game.kernels.draw(position, 0, rng) if actor == CHANCE else legal[below(rng, len(legal))]  # type: ignore[no-untyped-call]
        moves.append(int(choice))
        game.kernels.apply(position, 0, moves[-1])
    return moves


@every_name
def test_its_solvers_run_and_find_the_best_move_of_an_ending(name: str) -> None:
    parameters = small(name, 12)
    game = pyspiel.load_game(name, parameters)
    root = game.new_initial_state()
    for solver in (cfr.CFRSolver(game), cfr.CFRPlusSolver(game)):
        for _ in range(30):
            solver.evaluate_and_update_policy()
        chances = solver.average_policy().action_probabilities(root)
        assert set(chances) == set(root.legal_actions())
        assert sum(chances.values()) == pytest.approx(1)
        worth = {action: expected(root.child(action), root.current_player()) for action in root.legal_actions()}
        assert sum(chances[action] * worth[action] for action in worth) > max(worth.values()) - 0.1
    sampling = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(name, {**parameters, "plies": 2}))
    for _ in range(3):
        sampling.iteration()


def expected(state: SpielState, player: int) -> float:
    """The value of a state in which no seat has a decision left."""
    if state.is_terminal():
        return float(state.returns()[player])
    return sum(chance * expected(state.child(action), player) for action, chance in state.chance_outcomes())


@every_name
def test_an_opening_is_part_of_what_is_remembered(name: str) -> None:
    state = pyspiel.load_game(name, {"opening": 20, "seed": 4}).new_initial_state()
    assert state.history() == []
    assert state.information_state_string(0).count(";") == 20
    again = pyspiel.load_game(name, {"opening": 20, "seed": 4}).new_initial_state()
    assert state.position.tobytes() == again.position.tobytes()
    other = pyspiel.load_game(name, {"opening": 20, "seed": 5}).new_initial_state()
    assert state.position.tobytes() != other.position.tobytes()
    with pytest.raises(ValueError, match="before the opening of 5000 ends"):
        pyspiel.load_game(name, {"opening": 5000})


def stubborn(name: str, favourite: int) -> tuple[SpielState, Counter[int]]:
    """The end of a game in which each player takes a favourite action when it is legal, and how often it was."""
    state, choice, counts = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(1), Counter[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            moved(state, choice)
            continue
        legal = state.legal_actions()
        counts.update(legal)
        state.apply_action(favourite if favourite in legal else int(choice.choice(legal)))
    return state, counts


def test_games_of_stubborn_players_end() -> None:
    lengths = []
    for name in spiel_names():
        for favourite, _ in stubborn(name, -1)[1].most_common(10):
            state, _ = stubborn(name, favourite)
            lengths.append(len(state.full_history()) / state.get_game().max_game_length())
            assert sum(state.returns()) == pytest.approx(0)
    assert max(lengths) == 1  # some rules set no end
