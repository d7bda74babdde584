"""Undo over real sockets: at once while nothing was revealed, with consent beyond that, and never a reroll."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import numpy as np
import pytest

from tests.kit.play import Setup, setups, walk
from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.move import HIDDEN
from tilewright.games import facts, names
from tilewright.server.table.undo import reveals


async def turn_held(player: Player, rng: random.Random) -> int:
    """Play without ending a turn until one is held; returns how many moves there were before the last decision."""
    while True:
        await player.until(lambda one: one.is_asked)
        if player.turn["held"] is not None:
            return player.ply - 1
        await player.play_any(rng, end=False)
        await player.next("update")


def test_a_turn_is_held_until_it_is_ended_or_undone(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            before = await turn_held(ada, random.Random(1))
            assert ada.turn == {"asked": 0, "held": 0, "undo": [0], "thinking": None, "clocks": []}
            assert ada.scene["choices"] == []
            last = ada.moves[-1]
            await bob.until(lambda one: one.version == ada.version)
            await bob.send(type="play", version=bob.version, seat=1, move="pass", end=True)
            assert (await bob.next("refuse"))["reason"] == {"key": "server-held", "args": [["seat", 1]]}
            await ada.send(type="undo", version=ada.version, seat=0)
            update = await bob.next("update")
            assert (update["kept"], update["moves"], update["ply"]) == (before, [], before)
            await ada.next("update")
            assert ada.is_asked
            assert ada.turn["held"] is None
            await ada.play(last["words"], end=False)
            await ada.next("update")
            await ada.send(type="end", version=ada.version, seat=0)
            update = await ada.next("update")
            assert [move["seat"] for move in update["moves"]] == [CHANCE] * len(update["moves"])
            assert ada.turn["held"] is None
            record = server.get(f"/api/tables/{code}/record").text
            assert record.count(last["words"]) == 1  # what was undone is in the log, but not in the record

    asyncio.run(play())


def test_beyond_that_the_others_are_asked_and_nothing_is_rerolled(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await bob.until(lambda one: one.turn is not None)  # the game may still be loading
            rng = random.Random(2)
            while bob.turn["asked"] != 1:
                await ada.until(lambda one: one.is_asked)
                await ada.play_any(rng)
                await ada.next("update")
                await bob.until(lambda one: one.version == ada.version)
            moves = [move["words"] for move in ada.moves]
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            assert (asked["seat"], asked["waiting"]) == (0, [1])
            await ada.send(type="consent", request=asked["request"], agree=True)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-not-your-seat"
            await bob.send(type="consent", request=asked["request"], agree=False)
            declined = await ada.next("undo_answered")
            assert (declined["outcome"], declined["by"]) == ("declined", 1)
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            await bob.send(type="consent", request=asked["request"], agree=True)
            assert (await ada.next("undo_answered"))["outcome"] == "granted"
            await ada.next("update")
            assert ada.ply == asked["ply"]
            await ada.play(moves[ada.ply])
            await ada.next("update")
            assert [move["words"] for move in ada.moves] == moves  # the same tile is drawn again

    asyncio.run(play())


@asynccontextmanager
async def three_people(server: Server, seed: int) -> AsyncIterator[tuple[Player, Player, Player]]:
    """A table where the first has played and the second is to move."""
    code, tokens = server.table(names()[0], person("Ada"), person("Bob"), person("Cleo"))
    server.start_table(code, tokens[0])
    async with at(server.live(code)) as ada, at(server.live(code)) as bob, at(server.live(code)) as cleo:
        await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]), cleo.hello(tokens[2]))
        rng = random.Random(seed)
        await ada.until(lambda one: one.turn is not None)
        while ada.turn["asked"] != 1:
            await ada.until(lambda one: one.is_asked)
            await ada.play_any(rng)
            await ada.next("update")
        yield ada, bob, cleo


def test_everybody_is_told_who_still_has_to_agree(server: Server) -> None:
    async def play() -> None:
        async with three_people(server, 3) as (ada, bob, cleo):
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            assert asked["waiting"] == [1, 2]
            await bob.send(type="consent", request=asked["request"], agree=True)
            assert (await bob.next("undo_asked"))["waiting"] == [2]
            await cleo.next("undo_asked")
            assert (await cleo.next("undo_asked"))["waiting"] == [2]
            await ada.send(type="consent", request=asked["request"], agree=False)
            assert (await cleo.next("undo_answered"))["outcome"] == "withdrawn"

    asyncio.run(play())


def test_a_request_is_overtaken_when_somebody_plays_first(server: Server) -> None:
    async def play() -> None:
        async with three_people(server, 4) as (ada, bob, cleo):
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            await cleo.send(type="consent", request=asked["request"], agree=True)
            assert (await bob.next("undo_asked"))["waiting"] == [1]
            stood = [move["words"] for move in bob.moves]
            await bob.play_any(random.Random(4))
            answer = {"type": "undo_answered", "request": asked["request"], "outcome": "overtaken", "by": None}
            for player in (ada, bob, cleo):
                assert await player.next("undo_answered", "refuse") == answer
                await player.next("update")
                assert [move["words"] for move in player.moves][: len(stood)] == stood
            assert (await ada.hello())["undo"] is None
            await bob.send(type="consent", request=asked["request"], agree=True)
            assert (await bob.next("refuse"))["reason"]["key"] == "server-no-request"

    asyncio.run(play())


def test_bots_always_agree(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            rng = random.Random(3)
            while not any(move["seat"] == 1 for move in ada.moves) or not ada.is_asked:
                if ada.is_asked:
                    await ada.play_any(rng)
                await ada.next("update")
            await ada.send(type="undo", version=ada.version, seat=0)
            update = await ada.next("update")
            assert update["kept"] < len(ada.moves) + 1
            assert ada.is_asked
            await ada.send(type="undo", version=ada.version - 1, seat=0)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-stale"

    asyncio.run(play())


@pytest.mark.parametrize("game", names())
def test_in_every_game_an_offered_undo_leaves_no_trace(server: Server, game: str) -> None:
    """Whenever a seat can undo: everybody then sees what they saw before, and the same move does the same again."""

    async def play() -> tuple[int, int, bool]:
        seats = facts(game).seats[0]
        code, tokens = server.table(game, *(person(f"P{seat}") for seat in range(seats)))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as everybody, at(server.live(code)) as watcher:
            await asyncio.gather(everybody.hello(*tokens.values()), watcher.hello())
            rng, offered, decisions = random.Random(game), 0, 0

            async def both_hear() -> None:
                await everybody.next("update")
                await watcher.until(lambda one: one.version == everybody.version)

            while everybody.over is None and everybody.ply < 80:
                await everybody.until(lambda one: one.is_asked)
                await watcher.until(lambda one: one.version == everybody.version)
                before, shown, ply = everybody.scene, watcher.scene, everybody.ply
                seat = everybody.turn["asked"]
                move = await everybody.play_any(rng, end=False)
                await both_hear()
                decisions += 1
                if everybody.turn["undo"] == [seat]:
                    offered += 1
                    made = everybody.moves[ply:]  # no chance has moved since
                    assert [one["seat"] for one in made] == [seat] * len(made)
                    assert [one.get("forced", False) for one in made] == [False, *[True] * (len(made) - 1)]
                    after = everybody.scene
                    await everybody.send(type="undo", version=everybody.version, seat=seat)
                    await both_hear()
                    assert (everybody.scene, watcher.scene, everybody.ply) == (before, shown, ply)
                    await everybody.play(move, seat, end=False)
                    await both_hear()
                    assert everybody.scene == after
                if everybody.turn["held"] is not None:
                    await everybody.send(type="end", version=everybody.version, seat=everybody.turn["held"])
                    await both_hear()
            has_secrets = any(HIDDEN in move["words"].split() for move in watcher.moves)
            return offered, decisions, has_secrets

    offered, decisions, has_secrets = asyncio.run(play())
    assert decisions
    assert (offered < decisions) == has_secrets  # without hidden information every decision can be undone


@pytest.mark.parametrize("setup", [one for one in setups() if not one.options], ids=str)
def test_a_move_that_can_be_undone_has_revealed_nothing(setup: Setup) -> None:
    """Checked with the observations of learning agents, for many more deals than the server tries."""
    game, rng = setup.game, np.array([9], dtype=np.uint64)
    for ply, (position, action) in enumerate(walk(setup, 8)):
        if action < 0 or ply > 120 or ply % 4 or game.kernels.actor(position, 0) < 0:
            continue
        after = clone(position)
        game.kernels.apply(after, 0, action)
        told = [seat for seat in range(setup.seats) if tells(game, position, action, after, seat, rng)]
        if told:
            assert reveals(game, position, action, after, setup.seats), (
                f"{game.write(position, action, -2)} tells {told}"
            )


def tells(game: Game, before: Positions, action: int, after: Positions, seat: int, rng: Positions) -> bool:
    """Whether a seat would have read or seen something else in most of the deals it considered possible."""
    others, worlds = 0, 12
    for _ in range(worlds):
        other = clone(before)
        game.kernels.redeal(other, 0, seat, rng)
        if action not in game.legal(other) or game.write(other, action, seat) != game.write(before, action, seat):
            others += 1
            continue
        game.kernels.apply(other, 0, action)
        others += not np.array_equal(observed(game, other, seat), observed(game, after, seat))
    return others > worlds // 2


def observed(game: Game, position: Positions, seat: int) -> Positions:
    out = np.zeros(game.observation, dtype=np.float32)
    game.kernels.observe(position, 0, seat, out)
    return out
