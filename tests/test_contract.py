"""The contract, for every game in every setup."""

import statistics
from dataclasses import fields

import numpy as np
import pytest

from tests.kit.play import Setup, setups, walk
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Kernels
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, names, rules
from tilewright.kit import actor as kit_actor
from tilewright.kit.contract import CONTRACT, ContractError, kernels
from tilewright.kit.majority import lead
from tilewright.kit.random import below, streams
from tilewright.research.batch import random_games

GAMES_EACH = 3
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


def test_every_folder_with_a_material_file_is_a_game() -> None:
    assert set(names()) == {file.parent.name for file in FOLDER.glob("*/RULES.md")}
    assert names()
    for name in names():
        assert facts(name).name == name


def test_the_contract_is_the_same_in_kit_and_core() -> None:
    assert [part.name for part in fields(Kernels)] == list(CONTRACT)
    assert (kit_actor.CHANCE, kit_actor.OVER) == (CHANCE, OVER)


def test_rules_that_break_the_contract_are_refused_by_name() -> None:
    whole = rules(names()[0])
    without = {name: kernel for name, kernel in whole.items() if name not in ("legal", "scores", "placing", "redeal")}
    with pytest.raises(ContractError, match=r"no kernel legal$"):
        kernels(without)
    assert set(kernels({**without, "legal": whole["legal"]})) == set(CONTRACT)
    with pytest.raises(ContractError, match=r"kernel draw takes \(position, stream\), not 1 arguments"):
        kernels({**whole, "draw": whole["actor"]})


@every_setup
def test_actions_are_ascending_and_some_are_legal_until_the_end(setup: Setup) -> None:
    game = setup.game
    for seed in range(GAMES_EACH):
        for position, _ in walk(setup, seed):
            actor, legal = game.kernels.actor(position, 0), game.legal(position)
            assert actor in (CHANCE, OVER) or 0 <= actor < setup.seats
            assert legal == sorted(set(legal))
            assert bool(legal) == (actor != OVER)
            assert len(legal) <= game.most_legal
            assert all(0 <= action < game.actions for action in legal)
            assert game.kernels.check(position, 0) == 0


@every_setup
def test_chance_weighs_every_outcome_and_draws_only_those(setup: Setup) -> None:
    game = setup.game
    rng = np.array([7], dtype=np.uint64)
    for position, _ in walk(setup, 0):
        if game.kernels.actor(position, 0) == CHANCE:
            legal, weights = game.legal(position), game.weights(position)
            assert len(legal) == len(weights)
            assert all(weight > 0 for weight in weights)
            before = position.tobytes()
            assert int(game.kernels.draw(position, 0, rng)) in legal
            assert position.tobytes() == before


@every_setup
def test_every_move_can_be_written_and_read_back(setup: Setup) -> None:
    game = setup.game
    for position, _ in walk(setup, 0):
        legal = game.legal(position)
        words = [game.write(position, action, EVERYTHING) for action in legal]
        assert len(set(words)) == len(words)
        assert all(text == " ".join(text.split()) and text for text in words)
        assert [game.read(position, text) for text in words] == legal


@every_setup
def test_a_record_rebuilds_the_position(setup: Setup) -> None:
    game = setup.game
    moves, position = [], setup.position()
    for position, action in walk(setup, 1):
        if action >= 0:
            moves.append(game.write(position, action, EVERYTHING))
    record = Record(game.name, game.facts.revision, setup.seats, dict(setup.options), tuple(moves))
    again = Table.replay(game, Record.read(record.write()))
    assert again.position.tobytes() == position.tobytes()
    assert again.record.moves == record.moves


@every_setup
def test_no_past_position_ever_changes(setup: Setup) -> None:
    game = setup.game
    past = [(position, position.tobytes()) for position, _ in walk(setup, 2)]
    for position, _ in past:
        out = np.empty(game.most_legal, dtype=np.int64)
        game.kernels.legal(position, 0, out)
        game.scene(position, SPECTATOR)
        game.events(position)
        game.scores(position, setup.seats)
        game.expected(position, setup.seats)
        game.kernels.observe(position, 0, 0, np.empty(game.observation, dtype=np.float32))
    assert all(position.tobytes() == before for position, before in past)


@every_setup
def test_places_follow_the_points_and_ties_are_shared(setup: Setup) -> None:
    game = setup.game
    for seed in range(GAMES_EACH):
        *_, (end, _) = walk(setup, seed)
        places, scores = game.places(end, setup.seats), game.scores(end, setup.seats)
        assert min(places) == 1
        for seat in range(setup.seats):
            assert places[seat] == 1 + sum(other < places[seat] for other in places)
            for other in range(setup.seats):
                if scores[seat] > scores[other]:
                    assert places[seat] < places[other]


@every_setup
def test_events_add_up_to_the_points(setup: Setup) -> None:
    game = setup.game
    for seed in range(GAMES_EACH):
        before = game.scores(setup.position(), setup.seats)
        for position, action in walk(setup, seed):
            now = game.scores(position, setup.seats)
            gained = [0] * setup.seats
            for event in game.events(position) if position[0].events else []:
                gained[event.seat] += event.points
                assert event.clause
                if event.points and event.terms:
                    assert sum(term.points for term in event.terms) == event.points
            if action >= 0 or now != before:
                assert [b + g for b, g in zip(before, gained, strict=True)] == now
            before = now


@every_setup
def test_compiled_random_play_ends_and_scores_like_step_by_step_play(setup: Setup) -> None:
    game, count = setup.game, 200
    points, actions = random_games(setup.name, count, setup.seats, dict(setup.options), seed=3)
    assert actions.sum() > count
    for number in (0, count - 1):
        position, rng, played = setup.position(), streams(3, count)[number], 0
        while (actor := game.kernels.actor(position, 0)) != OVER:
            legal = game.legal(position)
            if actor == CHANCE:
                game.kernels.apply(position, 0, int(game.kernels.draw(position, 0, rng)))
            else:
                game.kernels.apply(position, 0, legal[int(below(rng, len(legal)))])  # type: ignore[no-untyped-call]
            played += 1
        assert played == actions[number]
        assert game.scores(position, setup.seats) == list(points[number])


@every_setup
def test_observations_are_finite_and_filled_from_scratch(setup: Setup) -> None:
    game = setup.game
    one, two = (np.full(game.observation, fill, dtype=np.float32) for fill in (9.0, -9.0))
    for position, _ in walk(setup, 0):
        for seat in range(setup.seats):
            game.kernels.observe(position, 0, seat, one)
            game.kernels.observe(position, 0, seat, two)
            assert np.array_equal(one, two)
            assert np.isfinite(one).all()


@every_setup
def test_expected_points_are_finite_equal_the_points_at_the_end_and_give_the_leads(
    setup: Setup,
) -> None:
    game = setup.game
    sides = np.array(game.facts.sides(setup.seats))
    for position, _ in walk(setup, 0):
        before = position.tobytes()
        points = game.expected(position, setup.seats)
        assert position.tobytes() == before
        assert np.isfinite(points).all()
        for seat in range(setup.seats):
            others = statistics.fmean(points[other] for other in range(setup.seats) if sides[other] != sides[seat])
            led = lead(points, sides, setup.seats, seat)  # type: ignore[no-untyped-call]
            assert led == pytest.approx(points[seat] - others)
    assert game.kernels.actor(position, 0) == OVER
    assert list(points) == pytest.approx(game.scores(position, setup.seats))
