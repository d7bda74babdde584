"""Nobody is sent what they may not know, in any game, on any seat: checked on the bytes of the wire.

A whole game is played over sockets. Then, for every viewer and every message they were sent, hidden information is
dealt again in ways they could not tell apart, and the message is built again: it must be the same.
"""

import asyncio
import json
import random
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.server.player import Player, at
from tests.server.process import Server, person
from tilewright.core.game import EVERYTHING, Positions, clone
from tilewright.core.move import HIDDEN
from tilewright.core.record import Record
from tilewright.games import facts, find, names
from tilewright.server.table import story
from tilewright.server.table.chance import SECRET_NOTE

EVERY = 7  # messages between two that are checked
OPEN = ("sentence", "last", "pieces")  # what a log entry says besides words and events


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def played(server: Server, game: str) -> list[Player]:
    seats = facts(game).seats[-1]
    code, tokens = server.table(game, *(person(f"P{seat}") for seat in range(seats)))
    server.start_table(code, tokens[0])
    players: list[Player] = []

    async def sit(*own: str) -> None:
        async with at(server.live(code)) as player:
            players.append(player)
            await player.hello(*own)
            await player.finish(random.Random(len(players)))

    await asyncio.gather(sit(), *(sit(tokens[seat]) for seat in range(seats)))
    return players


async def plays_until_the_end(player: Player, rng: random.Random) -> None:
    """Play whenever no stand-in does."""
    while player.over is None:
        if player.is_asked and not player.table["seats"][player.turn["asked"]]["away"]:
            await player.play_any(rng)
            heard = await player.next("update", "refuse")
            if heard["type"] == "refuse":  # a stand-in has just taken over
                assert heard["reason"]["key"] in ("server-away", "server-resigned", "server-stale")
        else:
            await player.hear()


async def played_with_stand_ins(server: Server, game: str) -> list[Player]:
    """Nobody plays the whole game: the first runs out of time, the second leaves and returns, the last resigns."""
    seats = facts(game).seats[-1]
    clock = {"turn_s": 3}  # more with every turn
    code, tokens = server.table(game, *(person(f"P{seat}") for seat in range(seats)), clock=clock)
    server.start_table(code, tokens[0])
    players: list[Player] = []

    def post(what: str, seat: int) -> None:
        assert server.post(f"/api/tables/{code}/{what}", {"seat": seat}, tokens[seat]).status_code == 200

    async def sit(*own: str) -> None:
        async with at(server.live(code)) as player:
            players.append(player)
            await player.hello(*own)
            if own != (tokens[0],):
                await plays_until_the_end(player, random.Random(len(players)))
                return
            await player.until(lambda one: one.table["seats"][0]["away"])  # has never moved
            await player.until(lambda one: any(move["seat"] == 1 for move in one.moves))
            await asyncio.to_thread(post, "leave", 1)
            await player.until(lambda one: one.over is not None or one.ply > 40)
            await asyncio.to_thread(post, "return", 1)
            if player.over is None and seats > 2:
                await asyncio.to_thread(post, "resign", seats - 1)
            await player.until(lambda one: one.over is not None)

    await asyncio.gather(sit(), *(sit(tokens[seat]) for seat in range(seats)))
    return players


@pytest.mark.parametrize("how", [played, played_with_stand_ins])
@pytest.mark.parametrize("name", names())
def test_messages_depend_only_on_what_their_reader_may_know(server: Server, name: str, how: Any) -> None:
    game = find(name)
    players = asyncio.run(how(server, name))
    code = players[0].table["code"]
    record = Record.read(server.get(f"/api/tables/{code}/record").text)
    secret = next(note for note in record.notes if note.startswith(SECRET_NOTE)).removeprefix(SECRET_NOTE)
    positions = [game.new(record.seats, record.options)]
    for words in record.moves:
        after = clone(positions[-1])
        game.kernels.apply(after, 0, game.read(positions[-1], words))
        positions.append(after)
    rng = np.array([5], dtype=np.uint64)
    for player in players:
        viewer = player.you[0] if player.you else -1
        updates = [one for one in player.heard if one["type"] in ("state", "update")]
        for message in updates[:-1]:
            assert secret not in json.dumps(message)
        for message in updates[:-1:EVERY]:
            if message["scene"] is not None:
                check_scene(game, positions[message["ply"]], message["scene"], viewer, rng)
            for told in message["moves"]:
                check_told(game, positions, record, told, viewer, rng)


def check_scene(game: Any, position: Positions, scene: Any, viewer: int, rng: Any) -> None:
    assert scene["viewer"] == viewer
    other = clone(position)
    game.kernels.redeal(other, 0, viewer, rng)
    assert plain(game.scene(other, viewer)) == scene


def check_told(game: Any, positions: list[Positions], record: Record, told: Any, viewer: int, rng: Any) -> None:
    """The words are those the reader may read, and nothing else reveals more."""
    before = positions[told["ply"] - 1]
    words = record.moves[told["ply"] - 1]
    action = game.read(before, words)
    assert told["words"] == game.write(before, action, viewer)
    assert plain(game.events(positions[told["ply"]])) == told["events"]
    if HIDDEN in told["words"].split():
        assert told["sentence"] is None
        return
    other = clone(before)
    game.kernels.redeal(other, 0, viewer, rng)
    if action in game.legal(other) and game.write(other, action, viewer) == told["words"]:
        after = clone(other)
        game.kernels.apply(after, 0, action)

        def see(eyes: int) -> Any:
            return game.scene(other, eyes)

        again = story.tell(game, other, action, after, told["ply"], record.seats, see)
        retold = msgspec.json.decode(story.read(again, viewer))
        assert [retold.get(part) for part in OPEN] == [told.get(part) for part in OPEN]


@pytest.mark.parametrize("name", names())
def test_a_download_before_the_end_hides_what_its_reader_may_not_know(server: Server, name: str) -> None:
    """A record in the middle of a game is the moves as the reader may read them, for seats and spectators alike."""
    game = find(name)

    async def play() -> None:
        seats = facts(name).seats[0]
        code, tokens = server.table(name, *(person(f"P{seat}") for seat in range(seats)))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as all_seats:
            await all_seats.hello(*tokens.values())
            await all_seats.finish(random.Random(3), plies=25)
            full = server.get(f"/api/tables/{code}/story", ",".join(tokens.values())).json()
            assert len(full["moves"]) == all_seats.ply
            for token in ("", *tokens.values()):
                text = server.get(f"/api/tables/{code}/record", token).text
                told = server.get(f"/api/tables/{code}/story", token).json()["moves"]
                assert [move["words"] for move in told] == list(Record.read(text).moves)
            denied = server.get(f"/api/tables/{code}/scene/3?viewer=1", tokens[0])
            assert denied.status_code == 403
            assert server.get(f"/api/tables/{code}/scene/3", tokens[1]).json()["scene"]["viewer"] == 1

    asyncio.run(play())
    assert game.facts.name == name
    assert EVERYTHING < -1
