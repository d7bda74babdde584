"""Positions laid out by hand: whatever is offered is accepted, can be taken back, and reads in every language."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.kit.edits import opposite
from tests.kit.play import Setup, setups, walk
from tilewright.core.edit import Editor, Setting
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.games import has_editor

SETUPS = [setup for setup in setups() if has_editor(setup.name)]
EVERY, TRIED = 47, 3  # positions of a game, and edits with each thing
PUT = 8  # things that are put on a table and taken off again
PENDING = ("pub", "figure", "take")  # a decision about the last tile

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def editor(setup: Setup) -> Editor:
    assert setup.game.edit is not None
    return setup.game.edit


def lying(setup: Setup) -> Iterator[Positions]:
    """Some positions of a random game in which no decision about the last tile is pending."""
    calm = (position for position, _ in walk(setup, 1) if setup.game.state(position)["next"] not in PENDING)
    return islice(calm, 0, None, EVERY)


def edited(setup: Setup, position: Positions, words: str) -> Positions:
    state = editor(setup).apply(setup.game.state(position), words)
    return setup.game.build(state, setup.seats, dict(setup.options))


def values(setting: Setting) -> list[str]:
    if setting.among:
        return [one.value for one in setting.among]
    return [str(number) for number in {setting.least, int(setting.value), setting.most}]


def sentences(scene: Scene) -> Iterator[Message]:
    yield scene.prompt
    for area in scene.areas:
        yield from (spot.label for spot in area.spots)
    yield from (choice.label for choice in scene.choices)


@every_setup
def test_whatever_is_offered_is_accepted_and_leaves_the_rest_as_it_was(setup: Setup) -> None:
    rng = random.Random(str(setup))
    tried = 0
    for position in lying(setup):
        for thing in editor(setup).things(position):
            choices = editor(setup).scene(position, thing.id).choices
            for choice in rng.sample(choices, min(TRIED, len(choices))):
                after = edited(setup, position, choice.move)
                assert setup.game.state(after) != setup.game.state(position), choice.move
                tried += 1
        for setting in editor(setup).settings(position):
            for value in values(setting):
                after = edited(setup, position, f"{setting.id} {value}")
                assert value in {one.value for one in editor(setup).settings(after) if one.id == setting.id}
    assert tried > 30


@every_setup
def test_what_is_put_on_the_table_and_taken_off_again_leaves_no_trace(setup: Setup) -> None:
    rng = random.Random(str(setup))
    tried = 0
    for position in drafts(setup, rng):
        before = table(setup, position)
        for words in puttings(setup, position, rng):
            after, back = edited(setup, position, words), opposite(before, words)
            if back in {choice.move for choice in editor(setup).scene(after, "take").choices}:
                assert table(setup, edited(setup, after, back)) == before, words
                tried += 1
    assert tried > 10


def drafts(setup: Setup, rng: random.Random) -> Iterator[Positions]:
    """Random positions that an edit has led to, before the last tile is laid."""
    for position in lying(setup):
        if setup.game.state(position)["next"] == "take":  # somebody must take a figure back first
            continue
        for words in puttings(setup, position, rng)[:1]:
            draft = edited(setup, position, words)
            if setup.game.state(draft)["next"] not in PENDING:
                yield draft


def puttings(setup: Setup, position: Positions, rng: random.Random) -> list[str]:
    """For some things, a way to put each on the table."""
    things = [thing.id for thing in editor(setup).things(position) if thing.id != "take"]
    offers = [editor(setup).scene(position, thing).choices for thing in rng.sample(things, min(PUT, len(things)))]
    return [rng.choice(choices).move for choices in offers if choices]


def table(setup: Setup, position: Positions) -> dict[str, Any]:
    """A position in words, without the hands that the editor deals, and what they are dealt from."""
    state = setup.game.state(position)
    return {name: value for name, value in state.items() if "hands" not in state or name not in ("hands", "left")}
