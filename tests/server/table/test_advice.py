"""Hints and odds at a table: who gets them, when, and that they tell nothing a seat does not know."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kit.play import setups, walk
from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tests.server.someone import SHORT, seat, someone
from tilewright.analysis import stored
from tilewright.core.game import clone
from tilewright.games import names
from tilewright.kit.random import stream
from tilewright.server import wire
from tilewright.server.api.socket import ADVICE_AT_ONCE, ADVICE_EACH_S
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.table import advice

GAME = names()[0]


async def ask(player: Player, *, hint: bool = True, **more: Any) -> dict[str, Any]:
    """The answer to a question about the game, for the first seat of a browser unless told otherwise."""
    asked = {"version": player.version, "seat": min(player.you, default=0), "id": "a", "hint": hint, **more}
    await player.send(type="advice", **asked)
    while (answer := await player.next("advice", "refuse"))["id"] != "a":
        pass
    return answer


async def reason(player: Player, **question: Any) -> str:
    """Why a question is refused."""
    answer = await ask(player, **question)
    assert answer["type"] == "refuse", answer
    return str(answer["reason"]["key"]).removeprefix("server-")


def check(answer: dict[str, Any], player: Player, seats: int) -> None:
    """It is about the game as the player sees it now."""
    assert answer["type"] == "advice", answer
    assert sum(answer["odds"]) == pytest.approx(1, abs=0.01)
    assert all(
        low <= mid <= high for low, mid, high in zip(answer["low"], answer["points"], answer["high"], strict=True)
    )
    assert len(answer["odds"]) == seats
    moves = [choice["move"] for choice in answer["choices"]]
    assert 2 <= len(moves) <= 3
    assert set(moves) <= {choice["move"] for choice in player.scene["choices"]}
    leads = [choice["lead"] for choice in answer["choices"]]
    assert leads == sorted(leads, reverse=True)
    labels = {choice["move"]: choice["label"] for choice in player.scene["choices"]}
    for choice in answer["choices"]:
        assert choice["turn"][0] == labels[choice["move"]]


def row(*kinds: str, **more: Any) -> TableRow:
    """A table with seats of these kinds; a person who has left is `away`."""
    seats = tuple(
        SeatRow(number, "person" if kind == "away" else kind, "", None, None, kind == "away")  # type: ignore[arg-type]
        for number, kind in enumerate(kinds)
    )
    return TableRow("A", GAME, 1, {}, "", False, "playing", 0, 0, "", None, seats, **more)


def test_who_has_a_seat_decides() -> None:
    assert advice.is_allowed(row("person", "bot", "bot"))
    assert advice.is_allowed(row("away", "bot"))
    for others in ("person", "away", "open"):
        assert not advice.is_allowed(row("person", others, "bot"))
        assert advice.is_allowed(row("person", others, "bot", hints=True))
        assert not advice.is_allowed(row("person", others, rated=True, hints=True))
    assert not advice.is_allowed(row("person", "bot", rated=True))


def test_against_bots_a_player_is_advised(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person(), bot(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as watcher:
            await asyncio.gather(ada.hello(tokens[0]), watcher.hello())
            assert ada.table["advises"]
            await ada.until(lambda player: player.is_asked)
            first = await ask(ada)
            check(first, ada, 3)
            assert await ask(ada) == first
            odds = await ask(ada, hint=False)
            assert odds["odds"] == first["odds"]
            assert await reason(ada, version=0) == "stale"
            assert await reason(ada, seat=1) == "not-your-seat"
            assert await reason(watcher) == "not-your-seat"
            await ada.send(type="ping")
            await ada.next("pong")
            assert ada.version == first["version"]
            assert not any(message["type"] == "advice" for message in watcher.heard)
            await ada.play(first["choices"][0]["move"], end=False)
            await ada.next("update")
            assert await reason(ada, version=first["version"]) == "stale"
            if ada.turn["held"] is not None or ada.is_asked:  # an undo leads to the same advice
                await ada.send(type="undo", version=ada.version, seat=0)
                await ada.next("update")
                again = await ask(ada)
                assert again["choices"] == first["choices"]

    asyncio.run(play())


def test_with_other_people_only_if_the_table_was_opened_so(server: Server) -> None:
    async def play(hints: bool) -> None:
        code, tokens = server.table(GAME, person("Ada"), {"kind": "open"}, bot(), hints=hints)
        shown = server.get(f"/api/tables/{code}").json()
        assert (shown["hints"], shown["advises"]) == (hints, hints)
        bobs = server.post(f"/api/tables/{code}/join", {"name": "Bob"}).json()["token"]
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(bobs))
            await ada.until(lambda player: player.is_asked)
            await bob.until(lambda player: player.version == ada.version)
            if hints:
                check(await ask(ada), ada, 3)
                assert await reason(bob) == "not-asked"
                assert (await ask(bob, hint=False))["type"] == "advice"
                return
            assert await reason(ada) == await reason(ada, hint=False) == "no-hints"
            server.post(f"/api/tables/{code}/leave", {"seat": 1}, bobs)
            await ada.until(lambda player: player.table["seats"][1]["away"])
            assert await reason(ada) == "no-hints"  # Bob's seat is still his

    asyncio.run(play(hints=True))
    asyncio.run(play(hints=False))


def test_a_visitor_who_takes_over_a_bot_ends_it(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), bot(), takeover=True)
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda player: player.is_asked)
            check(await ask(ada), ada, 2)
            eve = server.post(f"/api/tables/{code}/seats/1/take", {"name": "Eve"}).json()
            await ada.until(lambda player: not player.table["advises"])
            assert await reason(ada) == "no-hints"
            server.post(f"/api/tables/{code}/leave", {"seat": 1}, eve["token"])
            await ada.until(lambda player: player.table["seats"][1]["away"])
            assert await reason(ada) == "no-hints"

    asyncio.run(play())


def test_never_in_a_rated_game(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        code, _ = ada.table(SHORT, seat("Ada"), bot(), rated=True, hints=True)
        ada.starts(code)
        async with at(server.live(code)) as player:
            await ada.greets(player)
            assert (player.table["hints"], player.table["advises"]) == (False, False)
            await player.until(lambda one: one.is_asked)
            assert await reason(player) == await reason(player, hint=False) == "no-hints-rated"

    asyncio.run(play())


def test_a_shared_screen_is_advised_for_the_seat_to_move(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(SHORT, person("Ada"), person("Bob"), hints=True)
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as both:
            await both.hello(*tokens.values())
            await both.until(lambda player: player.is_asked)
            asked = both.turn["asked"]
            check(await ask(both, seat=asked), both, 2)
            assert await reason(both, seat=1 - asked) == "not-asked"

    asyncio.run(play())


def test_a_continued_game_against_bots_is_advised(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.finish(random.Random(3), plies=8)
        body = {"ply": 6, "seats": [person(), bot()]}
        made = server.post(f"/api/tables/{code}/branch", body, tokens[0]).json()
        async with at(server.live(made["table"]["code"])) as ada:
            await ada.hello(made["tokens"]["0"])
            await ada.until(lambda player: player.is_asked)
            assert (await ask(ada))["type"] == "advice"

    asyncio.run(play())


def test_the_game_continues_while_advice_is_worked_out(server: Server) -> None:
    """What is asked about an earlier position is dropped, and nobody waits for it."""

    async def play() -> None:
        code, tokens = server.table(GAME, person(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda player: player.is_asked)
            await ada.send(type="advice", version=ada.version, seat=0, hint=True, id="old")
            await ada.play_any(random.Random(1))
            await ada.next("update")
            await ada.until(lambda player: player.is_asked)
            answer = await ask(ada)
            assert answer["version"] == ada.version
            old = [one for one in ada.heard if one.get("id") == "old"]
            assert all(one["type"] == "refuse" and one["reason"]["key"] == "server-stale" for one in old)

    asyncio.run(play())


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    asked = int(2 * ADVICE_AT_ONCE)

    async def play(limited: Server) -> None:
        code, tokens = limited.table(SHORT, person(), bot())
        limited.start_table(code, tokens[0])
        async with at(limited.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda player: player.is_asked)
            loop = asyncio.get_running_loop()
            began = loop.time()
            for number in range(asked):
                await ada.send(type="advice", version=ada.version, seat=0, id=f"q{number}")
            answers = [await ada.next("advice", "refuse") for _ in range(asked)]
            allowed = ADVICE_AT_ONCE + ADVICE_EACH_S * (loop.time() - began)
            given = [one for one in answers if one["type"] == "advice"]
            assert ADVICE_AT_ONCE <= len(given) <= allowed
            assert {one["reason"]["key"] for one in answers if one["type"] == "refuse"} == {"server-too-fast"}

    with Server(tmp_path, "--limit", "600") as limited:
        asyncio.run(play(limited))


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_advice_depends_only_on_what_the_seat_knows(setup: Any) -> None:
    """Positions that a seat cannot tell apart give it the same advice to the last digit, in the same words."""
    game, seats, told = setup.game, setup.seats, 0
    for ply, (position, _) in enumerate(walk(setup, 8)):
        actor = int(game.kernels.actor(position, 0))
        if actor < 0 or len(game.legal(position)) < 2 or ply < 6 * (told + 1):
            continue
        for viewer in {actor, (actor + 1) % seats}:
            truths = [clone(position) for _ in range(3)]
            for number, truth in enumerate(truths[1:]):
                game.kernels.redeal(truth, 0, viewer, stream(number))
            said = {stored.advice(game, truth, seats, viewer, ply, is_hinted=told < 1) for truth in truths}
            assert len(said) == 1
            words = {msgspec.json.encode(advice.told(game, truth, seats, viewer, *said)) for truth in truths}
            assert len(words) == 1
            made = msgspec.json.decode(words.pop(), type=wire.Advice)
            assert bool(made.choices) == (viewer == actor and told < 1)
        told += 1
        if told == 2:
            return
