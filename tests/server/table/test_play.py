"""Whole games over real sockets: people, bots, refusals, reconnecting, and what everybody is sent."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.player import Player, at
from tests.server.process import OPEN, Server, bot, person
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.games import facts, find, names
from tilewright.table import Table


def seated(server: Server, game: str) -> tuple[str, str, str]:
    """A table with two people and, if possible, a bot; started."""
    seats = [person("Ada"), OPEN, bot("club")][: max(2, min(3, facts(game).seats[-1]))]
    code, tokens = server.table(game, *seats)
    joined = server.post(f"/api/tables/{code}/join", {"name": "Bob"}).json()
    server.start_table(code, tokens[0])
    return code, tokens[0], joined["token"]


@pytest.mark.parametrize("game", names())
def test_a_whole_game_by_two_sockets_and_a_bot(server: Server, game: str) -> None:
    async def play() -> tuple[Player, Player, Player]:
        code, ada_token, bob_token = seated(server, game)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob, at(server.live(code)) as watcher:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token), watcher.hello())
            await asyncio.gather(
                ada.finish(random.Random(1)), bob.finish(random.Random(2)), watcher.finish(random.Random(3))
            )
            assert (ada.you, bob.you, watcher.you) == ([0], [1], [])
            return ada, bob, watcher

    ada, bob, watcher = asyncio.run(play())
    assert ada.over == bob.over == watcher.over
    assert ada.over is not None
    assert ada.moves == bob.moves == watcher.moves  # at the end everybody may read everything
    code = ada.table["code"]
    record = Record.read(server.get(f"/api/tables/{code}/record").text)
    assert list(record.moves) == [move["words"] for move in ada.moves]
    table = Table.of(record)
    assert table.is_over
    assert (table.scores, table.places) == (ada.over["scores"], ada.over["places"])
    shown = server.get(f"/api/tables/{code}").json()
    assert shown["status"] == "over"
    assert shown["commitment"] == ada.over["commitment"]


def test_stale_foreign_and_illegal_moves_change_nothing(server: Server) -> None:
    game = names()[0]

    async def play() -> None:
        code, ada_token, bob_token = seated(server, game)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(ada_token), bob.hello(bob_token))
            await ada.until(lambda one: one.is_asked)
            await bob.until(lambda one: one.version == ada.version)
            before = ada.version
            move = ada.scene["choices"][0]["move"]

            async def refused(who: Player, key: str, clause: str | None = None) -> None:
                refuse = await who.next("refuse")
                assert refuse["reason"]["key"] == key
                assert refuse["version"] == before
                if clause is not None:
                    assert refuse["clause"] == clause

            await ada.play(move, version=before - 1)
            await refused(ada, "server-stale")
            await bob.play(move, seat=0)
            await refused(bob, "server-not-your-seat")
            await bob.play(move, seat=1)
            await refused(bob, "refuse-seat", facts(game).turn_clause)
            await ada.play("fly to the moon")
            refuse = await ada.next("refuse")
            assert find(game).say(_message(refuse["reason"]), "en")
            await ada.send(type="end", version=before, seat=0)
            await refused(ada, "server-nothing-to-end")
            await ada.play(move)
            update = await ada.next("update")
            assert update["moves"][0]["words"] == move

    asyncio.run(play())


def _message(told: dict[str, Any]) -> Message:
    return Message(told["key"], tuple((name, _message(v) if isinstance(v, dict) else v) for name, v in told["args"]))


def test_a_returning_viewer_is_sent_what_they_missed(server: Server) -> None:
    async def play() -> None:
        code, ada_token, bob_token = seated(server, names()[0])
        async with at(server.live(code)) as bob:
            await bob.hello(bob_token)
            async with at(server.live(code)) as ada:
                await ada.hello(ada_token)
                await asyncio.gather(ada.finish(random.Random(4), 20), bob.finish(random.Random(5), 20))
                known, moves = ada.version, list(ada.moves)
            async with at(server.live(code)) as again:
                again.moves = moves
                state = await again.hello(ada_token, version=known)
                assert state["since"] in (known, 0)
                await bob.send(type="ping")
                await bob.next("pong")
                assert again.moves == bob.moves
                assert again.scene["viewer"] == 0
            async with at(server.live(code)) as fresh:
                await fresh.hello(ada_token)
                assert fresh.moves == bob.moves

    asyncio.run(play())


def test_a_shared_screen_sees_through_the_eyes_of_the_seat_to_move(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(tokens[0], tokens[1])
            rng = random.Random(6)
            while both.ply < 12:
                await both.until(lambda one: one.is_asked)
                assert both.scene["viewer"] == both.turn["asked"]
                await both.play_any(rng)
                await both.next("update")
            await both.send(type="look", seat=1)
            state = await both.next("state")
            assert state["scene"]["viewer"] == 1

    asyncio.run(play())


def test_chat_reaches_everybody_and_is_limited(server: Server) -> None:
    async def play() -> None:
        code, ada_token, _ = seated(server, names()[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as watcher:
            await ada.hello(ada_token)
            await watcher.send(type="hello", tokens=[], name="Eve")
            await watcher.next("state")
            await ada.send(type="chat", text="  good \u0000 luck ", seat=0)
            said = await watcher.next("chat")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "good luck")
            await watcher.send(type="chat", text="hi", seat=0)
            assert (await watcher.next("refuse"))["reason"]["key"] == "server-not-your-seat"
            for _ in range(8):
                await watcher.send(type="chat", text="spam", seat=None)
            assert (await watcher.next("refuse"))["reason"]["key"] == "server-too-fast"
            await ada.send(type="chat", text="x" * 301)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-malformed"

    asyncio.run(play())


def test_what_is_sent_is_as_described(server: Server) -> None:
    async def play() -> None:
        code, ada_token, _ = seated(server, names()[0])
        async with at(server.live(code)) as ada:
            state = await ada.hello(ada_token)
            assert set(state) == {
                *("type", "table", "you", "tokens", "version", "since", "ply"),
                *("moves", "turn", "scene", "chat", "undo", "over", "chance", "missed"),
            }
            await ada.until(lambda one: one.is_asked)
            assert json.dumps(ada.scene)
            assert set(ada.turn) == {"asked", "held", "undo", "thinking", "clocks"}

    asyncio.run(play())


def test_chat_that_is_sent_again_is_shown_once(server: Server) -> None:
    async def play() -> None:
        code, ada_token, _ = seated(server, names()[0])
        async with at(server.live(code)) as ada:
            await ada.hello(ada_token)
            for number in ("a-1", "a-1", "a-2"):
                await ada.send(type="chat", text="hello", seat=0, id=number)
            for _ in range(2):
                await ada.next("chat")
            assert [said["text"] for said in (await ada.hello(ada_token))["chat"]] == ["hello", "hello"]

    asyncio.run(play())
