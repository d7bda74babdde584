"""Positions built from words: the same as those that were played, and refused with the reason if there is none."""

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.play import Setup, setups, walk
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Positions, clone
from tilewright.core.move import Impossible, Refusal
from tilewright.games import can_build, facts, find, names
from tilewright.words import LANGUAGES

SETUPS = [setup for setup in setups() if can_build(setup.name)]
GAMES = [name for name in names() if can_build(name)]
AHEAD = 20  # moves

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def built(setup: Setup, position: Positions) -> Positions:
    return setup.game.build(setup.game.state(position), setup.seats, dict(setup.options))


def legal(setup: Setup, position: Positions) -> dict[str, int]:
    """The legal moves in words, with their weights."""
    words = [setup.game.write(position, action, EVERYTHING) for action in setup.game.legal(position)]
    is_chance = setup.game.kernels.actor(position, 0) == CHANCE
    return dict(zip(words, setup.game.weights(position) if is_chance else [1] * len(words), strict=True))


def seen(setup: Setup, position: Positions, viewer: int) -> str:
    """A scene. Figures that came back from the board leave gaps in the numbers of the others."""
    return re.sub(r"figure (\d) \d", r"figure \1", repr(setup.game.scene(position, viewer)))


def same(setup: Setup, position: Positions, twin: Positions) -> None:
    game, seats = setup.game, setup.seats
    assert game.state(twin) == game.state(position)
    assert game.kernels.actor(twin, 0) == game.kernels.actor(position, 0)
    assert legal(setup, twin) == legal(setup, position)
    assert game.scores(twin, seats) == game.scores(position, seats)
    if game.kernels.actor(position, 0) == OVER:
        assert game.places(twin, seats) == game.places(position, seats)


@every_setup
def test_a_position_built_from_its_words_is_the_same_and_has_the_same_future(setup: Setup) -> None:
    rng = random.Random(str(setup))
    for ply, (position, _) in enumerate(walk(setup, 1)):
        twin = built(setup, position)
        same(setup, position, twin)
        if ply % 9 == 0:
            for viewer in range(EVERYTHING, setup.seats):
                assert seen(setup, twin, viewer) == seen(setup, position, viewer)
            go_on(setup, clone(position), twin, rng)


def go_on(setup: Setup, position: Positions, twin: Positions, rng: random.Random) -> None:
    """Play the same moves in both."""
    for _ in range(AHEAD):
        if setup.game.kernels.actor(position, 0) == OVER:
            return
        words = rng.choice(sorted(legal(setup, position)))
        for one in (position, twin):
            setup.game.kernels.apply(one, 0, setup.game.read(one, words))
        same(setup, position, twin)


# ---- nothing that is no position reaches the compiled rules

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_words_with_anything_in_them_are_built_or_refused(name: str, data: st.DataObject) -> None:
    game = find(name)
    setup = Setup(name, data.draw(st.sampled_from([*game.facts.seats])))
    steps = [position for position, _ in walk(setup, data.draw(st.integers(0, 2)))]
    state = game.state(steps[data.draw(st.integers(0, len(steps) - 1))])
    for _ in range(data.draw(st.integers(1, 3))):
        change(state, data)
    refusals = refused(name, state, setup.seats)
    for refusal in refusals:
        for language in LANGUAGES:
            assert game.say(refusal.reason, language)
    if not refusals:
        assert game.kernels.check(game.build(state, setup.seats, {}), 0) == 0


def refused(name: str, state: Any, seats: int, **options: str) -> tuple[Refusal, ...]:
    """Why there is no such position."""
    try:
        find(name).build(state, seats, options)
    except Impossible as error:
        return error.refusals
    return ()


def change(state: Any, data: st.DataObject) -> None:
    """Put something else somewhere into the words."""
    while isinstance(state, dict | list) and state:
        place = data.draw(st.sampled_from(sorted(state) if isinstance(state, dict) else range(len(state))))
        inner = state[place]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            other = data.draw(st.integers(0, 9) | values | st.just(next(iter(state))))
            state[place] = other
            return
        state = inner


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_object_is_refused(name: str) -> None:
    for state in (None, 5, "x", [], [1], {1: 2}):
        with pytest.raises(Impossible):
            find(name).build(state, facts(name).seats[0], {})  # type: ignore[arg-type]
