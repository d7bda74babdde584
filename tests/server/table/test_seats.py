"""Nobody's absence ends a game: people leave, return, resign, and get a stand-in when they are absent for too long."""

import asyncio
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tests.server.records import recorded
from tilewright.core.game import EVERYTHING
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.record import replay
from tilewright.server.table import chance, loss

GAME = "tabula_rasa"
ADA, BOB, CID, DAN = (person(name) for name in ("Ada", "Bob", "Cid", "Dan"))


def seated(server: Server, *seats: dict[str, Any], patience_s: int = 60, **more: Any) -> tuple[str, dict[int, str]]:
    """A game in progress whose players wait this long for each other."""
    code, tokens = server.table(GAME, *seats, **more)
    with sqlite3.connect(server.data / "tables.db", timeout=30) as store:  # shorter than anybody may choose
        store.execute("UPDATE tables SET patience = ? WHERE code = ?", (patience_s, code))
    store.close()
    server.start_table(code, tokens[0])
    return code, tokens


def post(server: Server, code: str, what: str, token: str, seat: int, **more: Any) -> Any:
    return server.post(f"/api/tables/{code}/{what}", {"seat": seat, **more}, token).json()


def reason(answer: Any) -> str:
    return str(answer["reason"]["key"])


def notes(player: Player) -> list[Any]:
    """The notes in the chat, whether they were there already or came later."""
    chat = [one for heard in player.heard if heard["type"] == "state" for one in heard["chat"]]
    chat += [one for one in player.heard if one["type"] == "chat"]
    return [one["note"] for one in chat if one["note"] is not None]


async def plays(player: Player, rng: random.Random, seat: int) -> None:
    """Play until another seat is to move."""
    while player.over is None and player.turn["asked"] == seat:
        await player.play_any(rng)
        assert (await player.next("update", "refuse"))["type"] == "update"


# ---- presence


def test_everybody_sees_since_when_somebody_is_absent(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, bot())
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.scene is not None)
            async with at(server.live(code)) as bob:
                await bob.hello(tokens[1])
                await ada.until(lambda one: one.table["seats"][1]["present"])
                assert [seat["absent_s"] for seat in ada.table["seats"]] == [None, None, None]
            await ada.until(lambda one: not one.table["seats"][1]["present"])
            assert ada.table["seats"][1]["absent_s"] == 0
            async with at(server.live(code)) as watcher:
                state = await watcher.hello()
                assert state["table"]["seats"][1]["absent_s"] is not None
                assert state["table"]["seats"][2]["absent_s"] is None  # a bot is never absent

    asyncio.run(play())


# ---- leaving and returning


def test_a_player_who_leaves_chooses_the_stand_in(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB)
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            assert reason(post(server, code, "leave", tokens[1], 1, level="wizard")) == "server-no-level"
            assert reason(post(server, code, "leave", tokens[0], 1)) == "server-not-your-seat"
            left = post(server, code, "leave", tokens[1], 1, level="beginner")
            async with at(server.live(code)) as bob:
                await bob.hello(tokens[1])
                await bob.play("pass", seat=1)
                assert (await bob.next("refuse"))["reason"]["key"] == "server-away"
            assert (left["seats"][1]["away"], left["seats"][1]["level"]) == (True, "beginner")
            await ada.until(lambda one: bool(notes(one)))
            assert notes(ada)[0] == {
                "key": "server-note-left",
                "args": [["level", {"key": "server-level-beginner", "args": []}], ["seat", 2]],
            }
            await ada.finish(random.Random(1), 24)
            assert any(move["seat"] == 1 for move in ada.moves)
            async with at(server.live(code)) as bob:
                state = await bob.hello(tokens[1])
                assert state["table"]["seats"][1]["away"]  # being here does not take the seat from the stand-in
                assert state["missed"][0]["level"] == "beginner"
                assert not post(server, code, "return", tokens[1], 1)["seats"][1]["away"]
                await ada.until(lambda one: "server-note-returned" in [note["key"] for note in notes(one)])
                await asyncio.gather(ada.finish(random.Random(1)), bob.finish(random.Random(2)))

    asyncio.run(play())


# ---- a stand-in for somebody who is absent


def test_those_present_seat_a_stand_in_for_somebody_absent(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, patience_s=1)
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            async with at(server.live(code)) as bob:
                await bob.hello(tokens[1])
                await ada.until(lambda one: one.is_asked)
                assert reason(post(server, code, "stand-in", tokens[0], 1, level="club")) == "server-is-here"
            await ada.until(lambda one: not one.table["seats"][1]["present"])
            await plays(ada, random.Random(1), 0)
            while reason(answer := post(server, code, "stand-in", tokens[0], 1, level="casual")) == "server-too-early":
                assert dict(answer["reason"]["args"])["seconds"] == 1
            assert answer["seats"][1]["level"] == "casual"

    def reason(answer: Any) -> str:
        return str(answer["reason"]["key"]) if "reason" in answer else ""

    asyncio.run(play())


def test_the_stand_in_plays_and_its_player_takes_the_seat_back(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, patience_s=0)
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda one: one.is_asked)
            assert post(server, code, "stand-in", tokens[0], 1, level="beginner")["seats"][1]["away"]
            await ada.until(lambda one: bool(notes(one)))
            assert (notes(ada)[0]["key"], dict(notes(ada)[0]["args"])["actor"]) == ("server-note-stand-in", 1)
            await ada.finish(random.Random(1), 26)
            async with at(server.live(code)) as bob:
                state = await bob.hello(tokens[1])
                made = [move for move in state["moves"][state["missed"][0]["ply"] :] if move["seat"] == 1]
                assert state["missed"][0]["moves"] == len(made) > 0
                post(server, code, "return", tokens[1], 1)
                assert reason(post(server, code, "stand-in", tokens[0], 1, level="club")) == "server-is-here"
                await asyncio.gather(ada.finish(random.Random(1)), bob.finish(random.Random(2)))
                assert bob.over is not None
                assert bob.over["lost"] == []

    asyncio.run(play())


def test_who_may_seat_a_stand_in_and_for_whom(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, CID, bot(), patience_s=0)

        def asked(token: str, seat: int) -> str:
            return reason(post(server, code, "stand-in", token, seat, level="club"))

        async with at(server.live(code)) as ada, at(server.live(code)) as watcher:
            await ada.hello(tokens[0])
            await watcher.hello()
            assert asked("", 1) == "server-not-your-seat"  # a spectator
            assert asked(tokens[2], 1) == "server-not-present"  # Cid is not at the table himself
            assert asked(tokens[0], 0) == "server-not-present"  # nobody does this for themselves
            assert asked(tokens[0], 3) == "server-stand-in-there"  # a bot
            assert asked(tokens[0], 9) == "server-malformed"
            assert reason(post(server, code, "stand-in", tokens[0], 1, level="wizard")) == "server-no-level"
            post(server, code, "leave", tokens[0], 0)
            assert asked(tokens[0], 1) == "server-not-present"  # Ada has left the game, though she watches

    asyncio.run(play())


def test_two_people_seat_one_stand_in(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, CID, patience_s=0)
        async with at(server.live(code)) as ada, at(server.live(code)) as cid:
            await asyncio.gather(ada.hello(tokens[0]), cid.hello(tokens[2]))
            with ThreadPoolExecutor(2) as both:
                answers = list(
                    both.map(lambda seat: post(server, code, "stand-in", tokens[seat], 1, level="club"), (0, 2))
                )
            assert sorted("reason" in answer for answer in answers) == [False, True]
            refused = next(answer for answer in answers if "reason" in answer)
            assert reason(refused) == "server-stand-in-there"
            for one in (ada, cid):
                await one.send(type="ping")
                await one.next("pong")
                assert [note["key"] for note in notes(one)] == ["server-note-stand-in"]

    asyncio.run(play())


def test_returning_at_the_moment_a_stand_in_is_seated(server: Server) -> None:
    """Whatever comes first: the seat is its player's in the end, and both were told the truth."""

    async def play() -> None:
        for _ in range(8):
            code, tokens = seated(server, ADA, BOB, patience_s=0)
            async with at(server.live(code)) as ada:
                await ada.hello(tokens[0])
                with ThreadPoolExecutor(2) as both:
                    seating = both.submit(post, server, code, "stand-in", tokens[0], 1, level="club")
                    returning = both.submit(post, server, code, "return", tokens[1], 1)
                assert not returning.result()["seats"][1]["away"] or not seating.result().get("reason")
                async with at(server.live(code)) as bob:
                    await bob.hello(tokens[1])
                    assert not post(server, code, "return", tokens[1], 1)["seats"][1]["away"]
                    assert reason(post(server, code, "stand-in", tokens[0], 1, level="club")) == "server-is-here"

    asyncio.run(play())


def test_over_days_only_the_clock_decides(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, patience_s=0, clock={"days": 3})
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            answer = post(server, code, "stand-in", tokens[0], 1, level="club")
            assert (reason(answer), dict(answer["reason"]["args"])) == ("server-days", {"days": 3})

    asyncio.run(play())


def test_the_clock_of_somebody_with_a_stand_in_stands_still(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, patience_s=0, clock={"main_s": 3600})
        async with at(server.live(code)) as bob:
            await bob.hello(tokens[1])
            await bob.until(lambda one: one.turn is not None and one.turn["asked"] == 0)
            post(server, code, "stand-in", tokens[1], 0, level="beginner")
            await bob.finish(random.Random(1), 30)
            left = {one["turn"]["clocks"][0] for one in bob.heard if one["type"] == "update" and one["ply"] > 22}
            assert len(left) == 1

    asyncio.run(play())


# ---- resigning


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB)
        async with at(server.live(code)) as ada, at(server.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await asyncio.gather(ada.finish(random.Random(1), 21), bob.finish(random.Random(2), 21))
            table = post(server, code, "resign", tokens[1], 1)
            assert (table["status"], table["seats"][1]["resigned"], table["asked"]) == ("over", True, -2)
            await asyncio.gather(*(one.until(lambda one: one.over is not None) for one in (ada, bob)))
            assert ada.over == bob.over
            assert ada.over is not None
            assert (ada.over["lost"], ada.over["timed_out"], ada.over["places"]) == ([1], [], [1, 2])
            assert len(ada.moves) == ada.ply
            assert "?" not in " ".join(move["words"] for move in ada.moves)  # now everybody may read everything
            await ada.until(lambda one: bool(notes(one)))
            assert notes(ada)[0]["key"] == "server-note-resigned"
            await ada.send(type="undo", version=ada.version, seat=0)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-over"
            assert post(server, code, "resign", tokens[1], 1)["status"] == "over"  # once is enough
            assert reason(post(server, code, "resign", tokens[0], 0)) == "server-over"
        check_record(server, server.get(f"/api/tables/{code}/record").text, f"resigned seat 2 at ply {ada.ply}")

    asyncio.run(play())


def check_record(server: Server, text: str, note: str) -> None:
    """The record of a game that ended early is a record like any other."""
    record = Record.read(text)
    assert note in record.notes
    assert chance.verify(find(GAME), record) > 0
    state = replay.replayed(find(GAME), record)
    assert state.is_over
    about = server.upload(text)
    assert about["plies"] == len(record.moves)
    assert note in about["notes"]
    still = server.get(f"/api/records/{about['id']}/scene/{about['plies']}").json()
    assert still["of"] == about["plies"]
    seats = [person("Eve"), *[bot()] * (record.seats - 1)]
    branched = server.post(f"/api/records/{about['id']}/branch", {"ply": about["plies"], "seats": seats})
    assert branched.status_code == 201, branched.text  # what was given up can be played on
    again = server.get(f"/api/tables/{branched.json()['table']['code']}/story").json()
    assert again["ply"] >= len(record.moves)


def test_others_play_on_when_one_of_three_resigns(server: Server) -> None:
    async def play() -> None:
        code, tokens = seated(server, ADA, BOB, CID)
        async with at(server.live(code)) as ada, at(server.live(code)) as others:
            await asyncio.gather(ada.hello(tokens[0]), others.hello(tokens[1], tokens[2]))
            await asyncio.gather(ada.finish(random.Random(1), 30), others.finish(random.Random(2), 30))
            floor = max(ada.ply, others.ply)
            table = post(server, code, "resign", tokens[0], 0)
            assert (table["status"], table["seats"][0]["away"]) == ("playing", True)
            assert reason(post(server, code, "return", tokens[0], 0)) == "server-resigned"
            await others.until(lambda one: one.table["seats"][0]["resigned"])
            await others.until(lambda one: one.is_asked)
            asked = others.turn["asked"]
            assert not any(move["seat"] == asked for move in others.moves[floor:])
            await others.send(type="undo", version=others.version, seat=asked)  # nothing before the loss is undone
            assert (await others.next("refuse"))["reason"]["key"] == "server-nothing-to-undo"
            await others.finish(random.Random(3))
            await ada.until(lambda one: one.over is not None)
            assert others.over is not None
            assert others.over["lost"] == [0]
            assert others.over["places"][0] == 3
            assert sorted(others.over["places"])[:2] in ([1, 2], [1, 1])
            made = [move for move in others.moves[floor:] if move["seat"] == 0]
            assert made  # the stand-in has played on
            assert [panel["place"] for panel in others.scene["panels"]] == others.over["places"]

    asyncio.run(play())


def test_who_resigns_against_bots_ends_the_game(server: Server) -> None:
    code, tokens = seated(server, ADA, bot(), bot())
    assert post(server, code, "resign", tokens[0], 0)["status"] == "over"


def test_partners_lose_together(server: Server) -> None:
    """Of four, those who sit opposite each other are one side."""
    code, tokens = seated(server, ADA, BOB, CID, DAN)
    assert post(server, code, "resign", tokens[0], 0)["status"] == "playing"
    assert post(server, code, "resign", tokens[2], 2)["status"] == "over"


def test_a_table_is_not_resigned_before_it_begins(server: Server) -> None:
    code, tokens = server.table(GAME, ADA, BOB)
    assert reason(post(server, code, "resign", tokens[0], 0)) == "server-not-started"
    assert reason(post(server, code, "stand-in", tokens[0], 1, level="club")) in (
        "server-not-present",
        "server-not-started",
    )


def test_notes_that_cannot_be_true_are_only_text() -> None:
    text = recorded(GAME, 30).replace(
        "\n\n", "\nnote resigned seat 9 at ply 3\nnote resigned seat 1 at ply 9999\n\n", 1
    )
    record = Record.read(text)
    assert len(record.notes) == 2
    assert loss.noted(record) == []
    assert not replay.replayed(find(GAME), record).is_over


def test_a_record_tells_of_losses_in_the_middle_of_a_game() -> None:
    text = recorded(GAME).replace("\n\n", "\nnote lost on time seat 2 at ply 25\n\n", 1)
    state = replay.replayed(find(GAME), Record.read(text))
    assert state.is_over
    over = state.over()
    assert over is not None
    assert (over.lost, over.timed_out, over.places) == ([1], [1], [1, 2])
    assert list(state.told(EVERYTHING)) == list(state.told(0))
