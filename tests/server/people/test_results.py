"""Results of finished games: history, where points come from, ratings, people one has played with; export, deletion."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.command import Operator
from tests.server.player import at
from tests.server.process import OPEN, Server, bot
from tests.server.someone import SHORT, Someone, against_bot, seat, someone, sql
from tilewright.core.record import Record
from tilewright.games import names

GAME = names()[0]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Operator]]:
    """A running server on each kind of store, and its operator."""
    data = tmp_path_factory.mktemp("house")
    url = request.getfixturevalue("database") if request.param == "postgresql" else None
    with Server(data, "--limit", "0", *(("--database", url) if url else ())) as server:
        yield server, Operator(data, url)
    assert server.complaints() == ""


@pytest.fixture
def server(house: tuple[Server, Operator]) -> Server:
    return house[0]


async def history(one: Someone, games: int, path: str = "/api/me/history") -> list[dict[str, Any]]:
    """The finished games of a person, once there are this many and all rated ones have a rating."""
    end = time.monotonic() + 30
    while True:
        found = (await asyncio.to_thread(one.get, path))["games"]
        rated = sum(game["rated"] for game in found)
        counted = sum(one["rated"]["games"] for one in (await asyncio.to_thread(one.get, "/api/me"))["standings"])
        if len(found) == games and (counted >= rated or len(found) == 20):
            return list(found)
        assert time.monotonic() < end, (found, counted)
        await asyncio.sleep(0.05)


def test_a_finished_game_is_in_the_history(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        code, _ = ada.table(GAME, seat(), bot("casual"))
        ada.starts(code)
        player = await ada.plays(code)
        (game,) = await history(ada, 1)
        assert player.over is not None
        assert (game["code"], game["game"], game["seat"], game["rated"], game["kept"]) == (code, GAME, 0, False, True)
        assert [one["score"] for one in game["players"]] == player.over["scores"]
        assert [one["place"] for one in game["players"]] == player.over["places"]
        names = [seat["name"] for seat in player.table["seats"]]
        assert [(one["name"], one["person"], one["level"]) for one in game["players"]] == [
            ("Ada", ada.id, None),
            (names[1], None, "casual"),
        ]
        # points by kind, as the final table of the browser adds them up
        sums: Counter[str] = Counter()
        for move in player.moves:
            for event in move["events"]:
                if event["seat"] == 0:
                    sums[event["kind"]] += event["points"]
        found = ada.get(f"/api/me/statistics/{GAME}/2")
        assert {kind: mean for kind, mean in zip(found["kinds"], found["mine"], strict=True) if mean} == {
            kind: points for kind, points in sums.items() if points
        }
        assert sum(found["mine"]) == pytest.approx(player.over["scores"][0])
        assert sum(found["rivals"]) == pytest.approx(player.over["scores"][1])
        assert [(one["level"], one["games"]) for one in found["against"]] == [("casual", 1)]
        assert [(one["score"], one["place"]) for one in found["course"]] == [
            (player.over["scores"][0], player.over["places"][0])
        ]

    asyncio.run(play())


def test_without_a_key_everything_is_as_before_and_can_be_claimed_later(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(SHORT, seat(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as player:
            await player.hello(tokens[0])
            await player.finish(random.Random(1))
        ada = someone(server)
        assert await history(ada, 0) == []
        assert ada.post("/api/me/claim", {"tokens": [tokens[0]]}) == {"codes": [code]}
        (game,) = await history(ada, 1)
        assert game["players"][0]["person"] == ada.id

    asyncio.run(play())


# ---- ratings


def test_a_number_appears_after_five_rated_games(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        for number in range(1, 7):
            await ada.plays(against_bot(ada, rated=True), number)
            await history(ada, number)
            (standing,) = ada.get("/api/me")["standings"]
            shown = standing["rated"]
            assert shown["games"] == standing["games"] == number
            assert (shown["value"] is None) == (number < 5)
            assert server.get(f"/api/persons/{ada.id}").json()["standings"][0]["rated"] == shown
        games = await history(ada, 6)
        assert all(game["rated"] for game in games)
        assert [game["change"] is None for game in games] == [False, True, True, True, True, True]
        assert 1000 < shown["value"] < 2000
        assert shown["deviation"] < 150
        course = ada.get(f"/api/me/statistics/{SHORT}/2")["course"]
        assert [point["value"] is None for point in course] == [True] * 4 + [False] * 2
        assert course[-1]["value"] == shown["value"]
        assert games[0]["change"] == course[-1]["value"] - course[-2]["value"]

    asyncio.run(play())


def test_two_people_are_rated_once(server: Server) -> None:
    async def play() -> None:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        code, _ = ada.table(SHORT, seat("Ada"), OPEN, rated=True)
        ben.joins(code)
        ada.starts(code)
        one, _ = await asyncio.gather(ada.plays(code, 1), ben.plays(code, 2))
        for person, other in ((ada, ben), (ben, ada)):
            (game,) = await history(person, 1)
            assert game["rated"]
            assert [found["id"] for found in person.get("/api/me/people")["people"]] == [other.id]
            profile = person.get(f"/api/persons/{other.id}")
            assert (profile["name"], profile["games"], profile["together"]) == (other.name, 1, 1)
            assert len(person.get(f"/api/me/history?other={other.id}")["games"]) == 1
        stranger = someone(server, "Cleo")
        assert stranger.get(f"/api/persons/{ada.id}")["together"] == 0
        assert stranger.get(f"/api/me/history?other={ada.id}")["games"] == []
        assert one.over is not None

    asyncio.run(play())


def test_partners_are_rated_as_a_team(server: Server) -> None:
    async def play() -> None:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        code, _ = ada.table(SHORT, seat("Ada"), bot(), OPEN, bot(), rated=True)
        ben.joins(code)
        ada.starts(code)
        await asyncio.gather(ada.plays(code, 1), ben.plays(code, 2))
        await history(ada, 1)
        found = ada.get(f"/api/me/statistics/{SHORT}/4")
        assert [(one["level"], one["games"]) for one in found["against"]] == [("beginner", 2)]  # not the partner
        assert found["games"] == 1

    asyncio.run(play())


def test_games_that_end_at_the_same_time_are_all_rated(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        codes = [against_bot(ada, rated=True) for _ in range(6)]
        await asyncio.gather(*(ada.plays(code, at) for at, code in enumerate(codes)))
        await history(ada, 6)
        assert ada.get("/api/me")["standings"][0]["rated"]["games"] == 6

    asyncio.run(play())


def test_a_rated_table_is_for_people_with_keys(server: Server) -> None:
    ada, eve = someone(server), Someone(server, "", name="Eve")
    wish = {"game": SHORT, "seats": [seat(), OPEN], "rated": True}
    assert eve.refused("POST", "/api/tables", wish) == (403, "rated")
    code, _ = ada.table(SHORT, seat(), OPEN, rated=True)
    assert eve.refused("POST", f"/api/tables/{code}/join", {"name": "Eve"}) == (403, "rated")
    assert ada.refused("POST", f"/api/tables/{code}/seats/1", seat("Guest")) == (403, "rated")
    assert ada.refused("POST", f"/api/tables/{code}/join", {"name": "Ada"}) == (403, "rated")  # not against herself
    two = {"game": SHORT, "seats": [seat("Ada"), seat("Ben")], "rated": True}
    assert ada.refused("POST", "/api/tables", two) == (403, "rated")
    someone(server, "Ben").joins(code)


def test_a_game_with_a_stand_in_is_not_rated(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        code = against_bot(ada, rated=True)
        async with at(server.live(code)) as player:
            await ada.greets(player)
            await player.until(lambda one: one.is_asked)
        ada.post(f"/api/tables/{code}/leave", {"seat": 0})
        assert not server.get(f"/api/tables/{code}").json()["rated"]
        ada.post(f"/api/tables/{code}/return", {"seat": 0})
        await ada.plays(code)
        (game,) = await history(ada, 1)
        assert not game["rated"]
        assert ada.get("/api/me")["standings"][0]["rated"]["games"] == 0

    asyncio.run(play())


def test_who_resigns_a_rated_game_loses_it(server: Server) -> None:
    async def play() -> None:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        code, _ = ada.table(SHORT, seat("Ada"), OPEN, rated=True)
        ben.joins(code)
        ada.starts(code)
        async with at(server.live(code)) as player:
            await ben.greets(player)
            await player.until(lambda one: one.scene is not None and one.ply > 0)
            await asyncio.to_thread(ada.post, f"/api/tables/{code}/resign", {"seat": 0})
            await player.until(lambda one: one.over is not None)
        for person in (ada, ben):
            (game,) = await history(person, 1)
            assert game["rated"]
            assert [one["place"] for one in game["players"]] == [2, 1]

    asyncio.run(play())


def test_a_game_that_ended_before_a_crash_is_rated_afterwards(tmp_path: Path) -> None:
    async def play(server: Server) -> Someone:
        ada = someone(server)
        await ada.plays(against_bot(ada, rated=True))
        await history(ada, 1)
        return ada

    with Server(tmp_path) as server:
        ada = asyncio.run(play(server))
        server.stop()
        sql(tmp_path, "update results set rating = null, deviation = null")  # as if killed right after the last move
        sql(tmp_path, "delete from ratings")
        server.start()
        asyncio.run(history(ada, 1))
        assert ada.get("/api/me")["standings"][0]["rated"]["games"] == 1


# ---- pages


def test_a_long_history_has_pages(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = someone(server)
        for number in range(45):
            for place in (0, 1):
                sql(
                    tmp_path,
                    "insert into results (code, seat, game, seats, person, name, level, place, score, sources, rated,"
                    " at) values (?, ?, ?, 2, ?, 'x', ?, ?, 7, '{}', 0, ?)",
                    f"CODE{number:04}",
                    place,
                    GAME if number % 3 else SHORT,
                    None if place else ada.id,
                    "club" if place else None,
                    place + 1,
                    number,
                )
        pages = [ada.get(f"/api/me/history?page={page}") for page in range(3)]
        assert [len(page["games"]) for page in pages] == [20, 20, 5]
        assert [page["more"] for page in pages] == [True, True, False]
        codes = [game["code"] for page in pages for game in page["games"]]
        assert codes == [f"CODE{number:04}" for number in reversed(range(45))]
        assert not any(game["kept"] for game in pages[0]["games"])  # their tables are gone
        assert len(ada.get(f"/api/me/history?game={SHORT}")["games"]) == 15
        assert ada.get("/api/me")["games"] == 45


# ---- one's data


def test_an_export_has_everything_and_no_secret(house: tuple[Server, Operator]) -> None:
    server, operator = house

    async def play() -> None:
        ada = someone(server)
        code = against_bot(ada, rated=True)
        async with at(server.live(code)) as player:
            await ada.greets(player)
            await player.send(type="chat", text="good luck", seat=0)
            await player.next("chat")
            await player.finish(random.Random(1))
        await history(ada, 1)
        ada.post("/api/me/words")
        answer = ada.ask("GET", "/api/me/export")
        assert "attachment" in answer.headers["Content-Disposition"]
        found = answer.json()
        assert found["person"]["name"] == "Ada"
        assert sorted(key["kind"] for key in found["keys"]) == ["device", "words"]
        assert [one["code"] for one in found["results"]] == [code]
        assert [one["game"] for one in found["ratings"]] == [SHORT]
        assert [one["text"] for one in found["chat"]] == ["good luck"]
        assert len(Record.read(found["tables"][0]["record"]).moves) == player.ply
        assert "hash" not in answer.text
        assert ada.key not in answer.text
        assert await asyncio.to_thread(operator.ask, "export", "--person", ada.id) == found

    asyncio.run(play())


def test_a_record_in_an_export_hides_what_the_person_may_not_know(server: Server) -> None:
    async def play() -> None:
        ada = someone(server)
        code = against_bot(ada)
        async with at(server.live(code)) as player:
            await ada.greets(player)
            await player.finish(random.Random(1), plies=8)
            await player.until(lambda one: one.is_asked)
            seen = ada.ask("GET", f"/api/tables/{code}/record").text
            (table,) = ada.get("/api/me/export")["tables"]
            assert table["record"] == seen

    asyncio.run(play())


def test_a_person_deleted_in_mid_game_plays_on_by_token(server: Server) -> None:
    async def play() -> None:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        phone = await asyncio.to_thread(ada.other_device)
        finished, _ = ada.table(SHORT, seat("Ada"), OPEN, rated=True)
        ben.joins(finished)
        ada.starts(finished)
        await asyncio.gather(ada.plays(finished, 1), ben.plays(finished, 2))
        await history(ben, 1)
        code, tokens = ada.table(SHORT, seat("Ada"), OPEN, rated=True)
        ben.joins(code)
        ada.starts(code)
        waiting, _ = ada.table(SHORT, seat("Ada"), OPEN)
        assert ada.refused("POST", "/api/me/delete", {"name": "Ben"}) == (422, "other-name")
        async with at(server.live(code)) as browser, at(server.live(code)) as other:
            assert await ada.greets(browser, tokens[0]) == [0]
            assert await phone.greets(other) == [0]
            answer = await asyncio.to_thread(ada.post, "/api/me/delete", {"name": "Ada"})
            assert set(answer["codes"]) == {finished, code, waiting}
            with pytest.raises(Exception, match="1012"):
                await other.next("never")
        assert ada.refused("GET", "/api/me") == (401, "no-person")
        async with at(server.live(code)) as browser, at(server.live(code)) as other, at(server.live(code)) as rival:
            assert await phone.greets(other) == []
            assert await ada.greets(browser, tokens[0]) == [0]
            await ben.greets(rival)
            assert rival.table["seats"][0]["name"] == "—"
            await asyncio.gather(browser.finish(random.Random(1)), rival.finish(random.Random(2)))
        for game in await history(ben, 2):
            assert (game["players"][0]["name"], game["players"][0]["person"]) == ("—", None)
        assert {game["code"]: game["rated"] for game in await history(ben, 2)} == {finished: True, code: False}
        assert ben.get("/api/me/people")["people"] == []
        assert ben.refused("GET", f"/api/persons/{ada.id}") == (404, "no-such-person")
        assert server.get(f"/api/tables/{waiting}").json()["seats"][0]["kind"] == "open"

    asyncio.run(play())


def test_a_deleted_person_without_a_token_is_stood_in_for(server: Server) -> None:
    async def play() -> None:
        ada, ben = someone(server, "Ada"), someone(server, "Ben")
        phone = await asyncio.to_thread(ada.other_device)
        code, _ = ada.table(SHORT, seat("Ada"), OPEN)
        ben.joins(code)
        ada.starts(code)
        assert phone.ask("DELETE", "/api/me/devices/others").status_code == 200  # the tokens are void
        phone.post("/api/me/delete", {"name": "Ada"})
        player = await ben.plays(code)
        assert player.over is not None
        (game,) = await history(ben, 1)
        assert (game["players"][0]["name"], game["players"][0]["level"]) == ("—", "club")

    asyncio.run(play())


def test_of_several_deletions_and_codes_at_once_nothing_is_left(server: Server) -> None:
    for _ in range(3):
        ada = someone(server)
        phone = ada.other_device()
        code = ada.post("/api/me/devices/code")["code"]
        words = " ".join(ada.post("/api/me/words")["words"])
        tries: list[tuple[Someone, str, dict[str, str]]] = [
            (ada, "/api/me/delete", {"name": "Ada"}),
            (phone, "/api/me/delete", {"name": "Ada"}),
            (Someone(server, ""), "/api/me/devices/enter", {"typed": code}),
            (Someone(server, ""), "/api/me/restore", {"typed": words}),
        ]
        with ThreadPoolExecutor(4) as crowd:
            answers = list(crowd.map(lambda one: one[0].ask("POST", one[1], one[2]), tries))
        assert 200 in [answer.status_code for answer in answers[:2]]
        assert all(answer.status_code < 500 for answer in answers)
        for answer in answers[2:]:
            if answer.status_code == 201:
                assert Someone(server, answer.json()["key"]).refused("GET", "/api/me") == (401, "no-person")


def test_an_operator_forgets_a_person_by_id(house: tuple[Server, Operator]) -> None:
    server, operator = house
    ada = someone(server)
    code, tokens = ada.table(GAME, seat(), OPEN)
    assert "forgotten" in operator.do("forget", "--person", ada.id, "--yes")
    assert ada.refused("GET", "/api/me") == (401, "no-person")
    assert server.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "open"
    assert server.post(f"/api/tables/{code}/leave", {"seat": 0}, tokens[0]).status_code == 403
    assert "no such person" in operator.refused("export", "--person", ada.id)
