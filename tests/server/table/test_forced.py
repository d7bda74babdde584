"""Moves made by themselves: only where everybody can see that there is no choice, and never in the way of an undo."""

import asyncio
import random
from collections.abc import Collection

import numpy as np
import pytest

from tests.kit.play import Setup as Kind
from tests.kit.play import setups, walk
from tests.server.player import at
from tests.server.process import Server, bot, person
from tilewright.core.forced import only_move
from tilewright.core.game import Positions, clone
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.table import step, story
from tilewright.server.table.chance import new_secret
from tilewright.server.table.setup import Setup
from tilewright.server.table.state import State
from tilewright.table import Table

DEALS = 40  # many more than the server tries
PLAIN = [one for one in setups() if not one.options]


def is_always_forced(kind: Kind, position: Positions, rng: Positions) -> bool:
    """Whether there is one move, and would be in every deal that any viewer considers possible."""
    for viewer in range(-1, kind.seats):
        for _ in range(DEALS):
            other = clone(position)
            kind.game.kernels.redeal(other, 0, viewer, rng)
            if len(kind.game.legal(other)) != 1:
                return False
    return True


def test_a_quick_answer_never_tells_that_a_hidden_hand_left_no_choice() -> None:
    rng, secret, made = np.array([7], dtype=np.uint64), 0, 0
    for kind in PLAIN:
        for position, action in walk(kind, 3):
            if action < 0 or kind.game.kernels.actor(position, 0) < 0 or len(kind.game.legal(position)) > 1:
                continue
            if is_always_forced(kind, position, rng):
                assert only_move(kind.game, position, kind.seats) == action
                made += 1
            else:
                assert only_move(kind.game, position, kind.seats) is None, kind.game.write(position, action, -2)
                secret += 1
    assert made > 100
    assert secret, "no game has such a decision any more: choose other games"


def played(kind: Kind, seed: int, asking: Collection[int], ends: bool) -> State:
    """A whole game in which every choice is a random one."""
    state = State(kind.game, Setup(kind.seats, dict(kind.options), 1, secret=new_secret()))
    rng = random.Random(seed)
    state.adopt(step.onward(state, asking))
    while not state.is_over:
        if state.held is not None:
            check_undo(state)
            state.adopt(step.end(state, state.held, asking))
            continue
        legal, secret = kind.game.legal(state.position), state.setup.secret
        assert state.actor in asking or only_move(kind.game, state.position, kind.seats, secret) is None
        action = rng.choice(legal)
        state.adopt(step.move(state, action, True, ends, asking))
    return state


def check_undo(state: State) -> None:
    """An undo goes back to a decision with a choice, so that nothing is made again by itself."""
    ply = state.free_ply()
    assert ply is not None
    assert not story.is_forced(state.entries[ply].told)
    assert {entry.seat for entry in state.entries[ply:]} == {state.held}
    before = state.after(step.back(state, state.asked, ply))
    assert (before.ply, before.asked, step.onward(before)) == (ply, state.asked, [])


@pytest.mark.parametrize("kind", [one for one in PLAIN if one.seats == 2], ids=str)
def test_only_choices_are_asked_and_the_record_is_an_ordinary_one(kind: Kind) -> None:
    for ends in (True, False):
        state = played(kind, 4, (), ends)
        assert Table.of(state.record(-1)).is_over
        forced = [entry for entry in state.entries if story.is_forced(entry.told)]
        assert all(entry.seat >= 0 for entry in forced)
    everything = played(kind, 4, range(kind.seats), True)
    assert not any(story.is_forced(entry.told) for entry in everything.entries)


def test_a_person_who_wants_to_be_asked_is_asked(server: Server) -> None:
    """Ada is asked even where she has no choice, until she changes her mind; a bot is never waited for."""
    game = find("carcassonne")

    async def play() -> Record:
        code, tokens = server.table("carcassonne", person("Ada"), bot("beginner"))
        server.start_table(code, tokens[0])
        rng = random.Random(5)
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0], asks=True)
            while not (ada.is_asked and len(ada.scene["choices"]) == 1):
                if ada.is_asked:
                    figures = [one["move"] for one in ada.scene["choices"] if one["move"].startswith("figure")]
                    await (ada.play(figures[0]) if figures else ada.play_any(rng))
                    await ada.next("update")
                else:
                    await ada.hear()
            assert not any(move.get("forced") for move in ada.moves if move["seat"] == 0)
            ply = ada.ply
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.ply > ply)
            assert ada.moves[ply]["forced"] is True
            assert (ada.moves[ply]["seat"], ada.moves[ply]["words"]) == (0, "pass")
            return Record.read(server.get(f"/api/tables/{code}/record", tokens[0]).text)

    record = asyncio.run(play())
    assert record.moves.count("pass")
    assert record.game == game.name
