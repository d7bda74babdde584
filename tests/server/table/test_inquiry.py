"""Questions that change nothing: what a move would do, why a place is refused, and which features there are."""

import asyncio
import random
import zlib
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.kit.play import setups, walk
from tests.server.player import Player, at
from tests.server.process import OPEN, Server, bot, person
from tilewright.core.event import Event
from tilewright.core.game import Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.scene import SPECTATOR
from tilewright.games import facts, find, names, suggests
from tilewright.server import wire
from tilewright.server.table import inquiry
from tilewright.server.table.chance import new_secret
from tilewright.server.table.setup import Setup
from tilewright.server.table.state import State


async def ask(player: Player, **question: Any) -> dict[str, Any]:
    await player.send(**{"version": player.version, "seat": player.you[0], "id": "q", **question})
    answer = await player.next(question["type"], "refuse")
    assert answer["id"] == "q"
    return answer


@pytest.mark.parametrize("game", names())
def test_a_preview_shows_what_the_move_then_does(server: Server, game: str) -> None:
    async def play() -> int:
        code, tokens = server.table(game, *(person(f"P{seat}") for seat in range(facts(game).seats[0])))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as one, at(server.live(code)) as other:
            await one.hello(*tokens.values())
            await other.hello(tokens[1])
            rng, told = random.Random(5), 0
            while one.over is None and one.ply < 90:
                await one.until(lambda player: player.is_asked)
                move, seat = rng.choice(one.scene["choices"])["move"], one.turn["asked"]
                preview = await ask(one, type="preview", move=move, seat=seat)
                before = {panel["seat"]: panel["points"] for panel in one.scene["panels"]}
                await one.play(move, end=False)
                update = await one.next("update")
                if preview["certain"]:
                    assert preview["events"] == update["moves"][0]["events"]
                    told += 1
                    gained = {event["seat"]: 0 for event in preview["events"]}
                    for change in preview["changes"]:
                        gained[change["seat"]] = change["points"][1] - before[change["seat"]]
                        assert change["points"][0] == before[change["seat"]]
                    if len(update["moves"]) == 1 and one.over is None:
                        now = {panel["seat"]: panel["points"] for panel in update["scene"]["panels"]}
                        assert all(now[seat] - before[seat] == gained.get(seat, 0) for seat in now)
                if one.turn["held"] is not None:
                    await one.send(type="end", version=one.version, seat=one.turn["held"])
                    await one.next("update")
            await other.until(lambda player: player.version == one.version)
            assert not any(message["type"] == "preview" for message in other.heard)
            return told

    assert asyncio.run(play())


def test_only_the_player_to_move_gets_previews_and_refusals_have_clauses(server: Server) -> None:
    game = names()[0]

    async def play() -> None:
        code, tokens = server.table(game, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob, at(server.live(code)) as watcher:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1], "nonsense"), watcher.hello())
            assert bob.heard[0]["tokens"] == [1, None]
            await ada.until(lambda one: one.is_asked)
            await bob.until(lambda one: one.version == ada.version)
            move = ada.scene["choices"][0]["move"]

            async def reason(player: Player, **question: Any) -> str:
                return str((await ask(player, **question))["reason"]["key"])

            assert await reason(bob, type="preview", move=move) == "server-not-asked"
            assert await reason(bob, type="preview", move=move, seat=0) == "server-not-your-seat"
            assert await reason(ada, type="preview", move=move, version=0) == "server-stale"
            await watcher.send(type="why", version=ada.version, seat=0, area="land", x=0, y=0, id="w")
            assert (await watcher.next("refuse"))["reason"]["key"] == "server-not-your-seat"
            before = ada.version
            illegal = await ask(ada, type="preview", move="fly")
            assert illegal["type"] == "refuse"
            await ada.send(type="ping")
            await ada.next("pong")
            assert ada.version == before

    asyncio.run(play())


def test_a_question_before_the_start_is_refused(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), OPEN)
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            assert (await ask(ada, type="features"))["reason"]["key"] == "server-not-started"

    asyncio.run(play())


def state_of(game: Any, position: Any, seats: int, options: dict[str, str]) -> State:
    state = State(game, Setup(seats, options, revision=1, secret=new_secret()))
    state.stand(position)
    return state


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_answers_depend_only_on_what_the_asker_may_know(setup: Any) -> None:
    """Two positions a seat cannot tell apart give it the same answers, whatever it asks."""
    game, rng, chosen = setup.game, np.array([3], dtype=np.uint64), random.Random(4)
    for ply, (position, _) in enumerate(walk(setup, 4)):
        actor = int(game.kernels.actor(position, 0))
        if ply % 9 or actor < 0:
            continue
        other = clone(position)
        game.kernels.redeal(other, 0, actor, rng)
        words = game.write(position, chosen.choice(game.legal(position)), actor)
        question = wire.AskPreview(0, actor, words)
        states = [state_of(game, one, setup.seats, dict(setup.options)) for one in (clone(position), other)]
        answers = [inquiry.answer(state, frozenset({actor}), actor, question) for state in states]
        assert isinstance(answers[0], wire.Preview)
        assert isinstance(answers[1], wire.Preview)
        if answers[0].certain and answers[1].certain:
            assert answers[0] == answers[1]
        for viewer in (SPECTATOR, actor):
            dealt = clone(position)
            game.kernels.redeal(dealt, 0, viewer, rng)
            assert game.features(position, viewer) == game.features(dealt, viewer)


def test_a_move_whose_outcome_depends_on_secrets_is_not_previewed() -> None:
    """No game of ours has such a move: here one reveals the sum of all bytes of the position, hidden hands included."""
    tried = 0
    for setup in setups():
        told = replace(setup.game, events=lambda p: [Event("sum", "", 0, zlib.crc32(p.tobytes()), Message.of("x"))])
        for ply, (position, action) in enumerate(walk(setup, 5)):
            actor = int(told.kernels.actor(position, 0))
            if actor < 0 or ply % 11 or len({dealt(told, position, actor, seed) for seed in range(20)}) < 10:
                continue
            question = wire.AskPreview(0, actor, told.write(position, action, actor))
            state = state_of(told, clone(position), setup.seats, dict(setup.options))
            answer = inquiry.answer(state, frozenset({actor}), actor, question)
            assert isinstance(answer, wire.Preview)
            assert (answer.certain, answer.events, answer.changes) == (False, [], [])
            tried += 1
    assert tried


def dealt(game: Game, position: Positions, seat: int, seed: int) -> bytes:
    other = clone(position)
    game.kernels.redeal(other, 0, seat, np.array([seed], dtype=np.uint64))
    return other.tobytes()


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_features_consist_of_pieces_on_the_table(setup: Any) -> None:
    shapes = setup.game.art.shapes()
    for ply, (position, _) in enumerate(walk(setup, 6)):
        if ply % 10:
            continue
        pieces = {piece.id for piece in setup.game.scene(position, SPECTATOR).pieces()}
        for feature in setup.game.features(position, SPECTATOR):
            assert feature.places
            assert {piece for piece, *_ in feature.places} <= pieces, feature
            assert {shape for *_, shape in feature.places} - {""} <= set(shapes), feature
            assert any(shape for *_, shape in feature.places), feature
            assert feature.holders or not feature.takers
            points = sum(term.points for term in feature.terms)
            assert all(taken <= points or not feature.terms for _, taken in feature.takers)
            assert msgspec.json.encode(feature)


def test_a_place_where_a_spot_is_offered_is_aimed_at_by_its_own_move() -> None:
    """In every game that can aim: at the place of a choice, with the same rotation, it aims at that choice."""
    found: dict[str, int] = {}
    for setup in setups():
        for ply, (position, _) in enumerate(walk(setup, 7)):
            actor = int(setup.game.kernels.actor(position, 0))
            if actor < 0 or ply % 7:
                continue
            scene = setup.game.scene(position, actor)
            for area in scene.areas:
                spots = {spot.id: spot for spot in area.spots if spot.shape in ("cell", "hex", "disc")}
                for choice in scene.choices[:40]:
                    spot = spots.get(choice.picks[-1])
                    if spot is None or area.kind not in ("table", "mat"):
                        continue
                    aimed = setup.game.aim(position, area.id, spot.x, spot.y, choice.move)
                    if aimed is not None:
                        assert aimed == choice.move
                        found[setup.name] = found.get(setup.name, 0) + 1
    assert found


def test_why_names_the_clause(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(names()[0], person("Ada"), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.is_asked)
            land = ada.scene["areas"][0]
            move = ada.scene["choices"][0]["move"]
            lies = land["pieces"][0]
            answer = await ask(ada, type="why", area=land["id"], x=lies["x"], y=lies["y"], move=move)
            assert answer["clause"]
            assert find(names()[0]).say(_message(answer["reason"]), "en")
            far = await ask(ada, type="why", area=land["id"], x=5000, y=5000, move=move)
            assert far["clause"]
            nowhere = await ask(ada, type="why", area="nowhere", x=0, y=0)
            assert (nowhere["move"], nowhere["reason"]) == (None, None)
            features = (await ask(ada, type="features"))["features"]
            assert features

    asyncio.run(play())


def _message(told: dict[str, Any]) -> Any:
    return Message(told["key"], tuple((name, _message(v) if isinstance(v, dict) else v) for name, v in told["args"]))


def test_a_suggestion_is_for_the_player_to_move_alone(server: Server) -> None:
    game = next(name for name in names() if suggests(name))

    async def play() -> None:
        code, tokens = server.table(game, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await ada.until(lambda one: one.is_asked)
            await bob.until(lambda one: one.version == ada.version)
            assert (await ask(bob, type="suggest"))["reason"]["key"] == "server-not-asked"
            assert (await ask(bob, type="suggest", seat=0))["reason"]["key"] == "server-not-your-seat"
            assert (await ask(ada, type="suggest", version=0))["reason"]["key"] == "server-stale"
            found = await ask(ada, type="suggest")
            assert found["reason"]["key"].startswith("suggest-")
            assert found["pieces"]
            for move in found["moves"]:
                await ada.until(lambda one: one.is_asked)
                assert move in [choice["move"] for choice in ada.scene["choices"]]
                await ada.play(move, end=False)
                await ada.next("update")
            assert not any(message["type"] == "suggest" for message in bob.heard)

    asyncio.run(play())


def test_a_game_without_suggestions_says_so(server: Server) -> None:
    game = next(name for name in names() if not suggests(name))

    async def play() -> None:
        code, tokens = server.table(game, *(person(f"P{seat}") for seat in range(facts(game).seats[0])))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as one:
            await one.hello(*tokens.values())
            await one.until(lambda player: player.is_asked)
            found = await ask(one, type="suggest", seat=one.turn["asked"])
            assert (found["moves"], found["reason"], found["pieces"]) == ([], None, [])

    asyncio.run(play())
