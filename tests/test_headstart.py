"""A game that is not compiled yet is played on its uncompiled rules: the same game, bit by bit, before and after the
compiled ones take over.
"""

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from numba.core.registry import CPUDispatcher

from tests.kit.play import FINISHED, Setup
from tilewright.bots import glance, simple
from tilewright.bots.bot import Question
from tilewright.bots.novice import Manner, NoviceBot
from tilewright.bots.roster import Roster
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import FOLDER, find
from tilewright.kit import headstart
from tilewright.kit.random import stream

every_game = pytest.mark.parametrize("name", FINISHED)
SEEN_EVERY = 9  # plies between two scenes: uncompiled, they take a while


@contextmanager
def uncompiled(name: str) -> Iterator[Game]:
    game = find(name)
    assert headstart.begin(FOLDER / name)
    try:
        assert not game.is_compiled()
        yield game
    finally:
        if not game.is_compiled():
            headstart.end(FOLDER / name)


def played(name: str, switched_at: int | None = None) -> list[object]:
    """Everything a random game shows, ply by ply; the compiled rules take over at one of them."""
    game, rng, choices, found = find(name), stream(3), random.Random(f"{name} 3"), list[object]()
    position = game.new(game.facts.seats[0])
    while (actor := game.kernels.actor(position, 0)) != OVER:
        if len(found) == switched_at:
            headstart.end(FOLDER / name)
        legal = game.legal(position)
        action = game.kernels.draw(position, 0, rng) if actor == CHANCE else choices.choice(legal)
        found.append([legal, action, game.write(position, action, EVERYTHING), *shown(game, position, len(found))])
        position = clone(position)
        game.kernels.apply(position, 0, action)
        found[-1] = (found[-1], position.tobytes(), repr(game.events(position)), rng.tolist())
    seats = game.facts.seats[0]
    return [*found, game.scores(position, seats), game.places(position, seats), *shown(game, position, 0)]


def shown(game: Game, position: Positions, ply: int) -> list[str]:
    if ply % SEEN_EVERY:
        return []
    return [repr(see(position, viewer)) for see in (game.scene, game.features) for viewer in (SPECTATOR, 0)]


@every_game
def test_a_game_is_the_same_uncompiled_compiled_and_switched_in_between(name: str) -> None:
    compiled = played(name)
    with uncompiled(name) as game:
        assert played(name, switched_at=len(compiled) // 2) == compiled
        assert game.is_compiled()
    with uncompiled(name) as game:
        assert played(name) == compiled
        assert not game.is_compiled()


@every_game
def test_compiled_rules_cost_nothing_more_after_a_head_start(name: str) -> None:
    kernels = find(name).kernels
    with uncompiled(name):
        assert type(kernels.legal) is not CPUDispatcher
    assert type(kernels.legal) is CPUDispatcher


def test_kernels_return_python_numbers_as_compiled_ones_do() -> None:
    name = FINISHED[0]
    position = Setup(name, 2).position()
    with uncompiled(name) as game:
        out = np.zeros(game.most_legal, dtype=np.int64)
        assert type(game.kernels.legal(position, 0, out)) is int
        assert type(game.kernels.actor(position, 0)) is int


def question(game: Game, decisions: int = 3) -> Question:
    """A decision with several choices, early in the game."""
    table = Table(game, game.facts.seats[0], seed=2)
    while decisions or len(table.legal()) == 1:
        decisions -= len(table.legal()) > 1
        table.play(table.legal()[0])
    return Question.of(game, table.position, table.seats, table.actor, stream(1))


@every_game
def test_a_bot_decides_the_same_on_uncompiled_rules_if_it_has_the_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simple, "SAMPLES", 2)
    monkeypatch.setattr(glance, "LIMIT_S", math.inf)
    asked = question(find(name))
    compiled = simple.GreedyBot(5).estimated(asked)
    with uncompiled(name):
        assert simple.GreedyBot(5).estimated(asked) == compiled


@every_game
def test_a_level_decides_the_same_on_uncompiled_rules_if_it_has_the_time(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glance, "LIMIT_S", math.inf)
    asked, manner = question(find(name)), Manner(sight=0.6, rivals=0.5, unsure=1.0)
    compiled = NoviceBot(manner, 5).decide(asked)
    with uncompiled(name):
        assert NoviceBot(manner, 5).decide(asked) == compiled


@every_game
@pytest.mark.parametrize("bot", ["greedy", "beginner"])
def test_a_bot_without_time_plays_a_legal_move(name: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, "LIMIT_S", 0.0)
    asked = question(find(name))
    with uncompiled(name) as game, Roster(game.facts, threads=1) as roster:
        answer = roster.make(bot, 1).decide(asked)
        assert answer.action in game.legal(asked.position)
        assert answer.iterations == 1


def test_a_search_waits_for_compiled_rules_and_is_told_if_there_will_be_none() -> None:
    name = FINISHED[0]
    asked = question(find(name))
    find(name).pointers.cache_clear()  # type: ignore[attr-defined]
    with uncompiled(name) as game, Roster(game.facts, threads=1) as roster:
        headstart.fail(FOLDER / name, RuntimeError("no compiler"))
        with pytest.raises(RuntimeError, match="no compiler"):
            roster.make("search:iterations=2", 1).decide(asked)
        assert roster.make("greedy", 1).decide(asked).action in game.legal(asked.position)
