"""Taking back over real sockets: at once while nothing was revealed, by consent beyond, and never a reroll."""

import asyncio
import random

from tests.play import setups, walk
from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.core.game import CHANCE, clone
from tilewright.games import facts, names
from tilewright.server.undo import reveals


async def turn_held(player: Player, rng: random.Random) -> int:
    """Play, never ending a turn, until one is held; how many moves stood before the last decision."""
    while True:
        await player.until(lambda one: one.is_asked)
        if player.turn["held"] is not None:
            return player.ply - 1
        await player.play_any(rng, end=False)
        await player.next("update")


def test_a_turn_is_held_until_it_is_ended_or_taken_back(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            before = await turn_held(ada, random.Random(1))
            assert ada.turn == {"asked": 0, "held": 0, "undo": [0], "thinking": None}
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
            assert record.count(last["words"]) == 1  # what was taken back is in the log, not in the record

    asyncio.run(play())


def test_beyond_that_the_others_are_asked_and_nothing_is_rerolled(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
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
            assert (await ada.next("undo_answered"))["granted"] is False
            await ada.send(type="undo", version=ada.version, seat=0)
            asked = await bob.next("undo_asked")
            await bob.send(type="consent", request=asked["request"], agree=True)
            assert (await ada.next("undo_answered"))["granted"] is True
            await ada.next("update")
            assert ada.ply == asked["ply"]
            await ada.play(moves[ada.ply])
            await ada.next("update")
            assert [move["words"] for move in ada.moves] == moves  # the same tile comes up again

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


def test_moves_that_reveal_cannot_be_taken_back_alone() -> None:
    """In every game: a move may be taken back exactly when no other truth would have shown anybody anything else."""
    for setup in setups():
        if setup.seats != facts(setup.name).seats[0] or setup.options:
            continue
        free = 0
        for ply, (position, action) in enumerate(walk(setup, 8)):
            if action < 0 or ply > 60 or setup.game.kernels.actor(position, 0) < 0:
                continue
            after = clone(position)
            setup.game.kernels.apply(after, 0, action)
            free += not reveals(setup.game, position, action, after, setup.seats)
        assert free, f"nothing may ever be taken back in {setup}"
