"""Tables with the same luck: what is the same, who is compared, and that nobody sees another table too early."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.events.event import Evening
from tests.server.player import at
from tests.server.process import Server
from tests.server.someone import SHORT, someone
from tilewright.cli import main
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.table import chance

VEILED = 4423
LOOKS = ("record", "story", "scene/0", "scene/5?viewer=0", "features/3", "closing")


@pytest.fixture
def set_of_two(server: Server) -> Evening:
    """Four people at two tables of two; Ada and Ben have the first seat, Cleo and Dan the second."""
    made = Evening(server, "Ada", "Ben", "Cleo", "Dan", title="Friday")
    made.start()
    return made


def looks(one: Evening, code: str, token: str = "") -> set[tuple[int, str]]:
    """How every way to look at a table is answered."""
    answers = [one.server.get(f"/api/tables/{code}/{look}", token) for look in LOOKS]
    answers.append(one.server.post("/api/reviews", {"table": code, "strength": "quick"}, token))
    answers.append(one.server.get(f"/api/reviews/t-{code}", token))
    seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "level": "expert"}]
    answers.append(one.server.post(f"/api/tables/{code}/branch", {"ply": 20, "seats": seats}, token))
    return {(one.status_code, _reason(one)) for one in answers}


def _reason(answer: Any) -> str:
    is_problem = answer.status_code >= 400
    return str(answer.json()["reason"]["key"]).removeprefix("server-") if is_problem else ""


async def watched(one: Evening, code: str, token: str = "") -> int:
    """The code with which a socket to a table is closed; 0 if it may watch."""
    async with at(one.server.live(code)) as player:
        try:
            await player.hello(token)
        except ConnectionClosed:
            return int(player.socket.close_code or 0)
    return 0


async def told(one: Evening, code: str, token: str) -> str:
    """Why somebody who watches a table may not tell its players what comes."""
    async with at(one.server.live(code)) as player:
        await player.hello(token)
        await player.send(type="chat", text="a five comes next")
        return str((await player.next("refuse"))["reason"]["key"])


def test_nobody_sees_another_table_before_their_own_is_over(set_of_two: Evening, tmp_path: Any) -> None:
    one = set_of_two
    first, second = one.table(0), one.table(1)
    assert {first, second} == {table["code"] for table in one.see()["fixtures"]}
    ada, ben, cleo = one.tokens[:3]
    refused = {(403, "veiled")}

    def nobody_sees(code: str, *tokens: str) -> None:
        for token in tokens:
            assert looks(one, code, token) == refused
            assert asyncio.run(watched(one, code, token)) == VEILED
        shown = one.server.get(f"/api/tables/{code}").json()
        assert not shown["advises"]
        assert shown["host"] is None
        assert not any(code == table["code"] for table in one.server.get("/api/tables").json())

    # live: spectators, a guest without a seat, and the players of the other table, the host among them
    nobody_sees(first, "", ben, "nonsense")
    nobody_sees(second, "", ada, cleo if one.table(2) == first else one.tokens[3])

    # leaving does not help: a bot plays on, and the table is not over
    seat = next(at for at, each in enumerate(_seats(one, first)) if each["player"] == 0)
    one.server.post(f"/api/tables/{first}/leave", {"seat": seat, "level": "beginner"}, ada)
    nobody_sees(second, ada)
    one.server.post(f"/api/tables/{first}/return", {"seat": seat}, ada)
    own = one.server.get(f"/api/tables/{first}/record", ada)
    assert own.status_code == 200
    assert chance.SECRET_NOTE not in own.text
    assert one.refusal("../../tables/" + first + "/rematch", {}, ada) == "event-pairs"

    # one table is over: its players may see the other one, but nobody learns the secret, and nobody else sees more
    here = [number for number in range(4) if one.table(number) == first]
    there = [number for number in range(4) if number not in here]
    one.play_all(*here)
    done = one.tokens[here[0]]
    page = one.until(lambda seen: any(table["status"] == "over" for table in seen["fixtures"]))
    assert all(each["points"] is None for table in page["fixtures"] for each in table["seats"])
    assert all(standing["games"] == 0 for standing in page["standings"])
    nobody_sees(first, "", one.tokens[there[0]])
    nobody_sees(second, "")
    assert asyncio.run(watched(one, second, done)) == 0
    assert asyncio.run(told(one, second, done)) == "server-muted"
    record = one.server.get(f"/api/tables/{first}/record", done)
    assert chance.SECRET_NOTE not in record.text
    assert (403, "veiled") in looks(one, first, done)  # no review and no branch of it yet
    seen = one.see(done)["fixtures"]
    assert [table["visible"] for table in seen] == [True, True]
    mine = next(table for table in seen if table["code"] == first)
    assert None not in [each["points"] for each in mine["seats"]]
    assert [each["compared"] for table in seen for each in table["seats"]] == [None] * 4

    # all are over
    one.play_all(*there)
    page = one.until(lambda seen: seen["status"] == "over")
    assert all(table["visible"] for table in page["fixtures"])
    for code in (first, second):
        text = one.server.get(f"/api/tables/{code}/record").text
        file = tmp_path / "set.game"
        file.write_text(text)
        assert main(["verify", str(file), "--commitment", page["commitment"]]) == 0
    _compares(page)
    _exports(one, page)


def _seats(one: Evening, code: str) -> list[dict[str, Any]]:
    return next(list(table["seats"]) for table in one.see()["fixtures"] if table["code"] == code)


def _compares(page: dict[str, Any]) -> None:
    """Each seat is compared with the same seat at the other table, and the sum ranks."""
    one, other = page["fixtures"]
    expected = {}
    for mine, yours in ((one, other), (other, one)):
        for seat, against in zip(mine["seats"], yours["seats"], strict=True):
            assert seat["compared"] == seat["points"] - against["points"]
            expected[seat["player"]] = seat["compared"]
    assert {each["number"]: each["score"] for each in page["standings"]} == expected
    assert [each["score"] for each in page["standings"]] == sorted(expected.values(), reverse=True)


def _exports(one: Evening, page: dict[str, Any]) -> None:
    assert one.server.get(f"/api/events/{one.code}/export").json()["standings"] == page["standings"]
    rows = one.server.get(f"/api/events/{one.code}/export?form=csv").content.decode("utf-8-sig").splitlines()
    assert rows[0] == "place,player,score,difference,games,skill"
    assert rows[6].startswith("round,table,code,seat,player")
    assert len(rows) == 1 + 4 + 1 + 1 + 4


def test_everybody_on_a_seat_draws_the_same(server: Server) -> None:
    one = Evening(server, "Ada", "Ben", seats=3)
    one.start()
    codes = {one.table(0), one.table(1)}
    assert len(codes) == 2
    one.play_all(0, 1)
    one.until(lambda seen: seen["status"] == "over")
    draws = [_draws(one.server.get(f"/api/tables/{code}/record").text) for code in codes]
    assert draws[0] == draws[1]
    assert {len(seat) for seat in draws[0]} == {16}
    page = one.see()
    assert [table["seats"][0]["player"] for table in page["fixtures"]] == [0, 1]
    assert [table["seats"][1]["player"] for table in page["fixtures"]] == [None, None]


def _draws(text: str) -> list[list[str]]:
    """What each seat drew."""
    record = Record.read(text)
    game = find(record.game)
    position = game.new(record.seats, dict(record.options))
    found: list[list[str]] = [[] for _ in range(record.seats)]
    for words in record.moves:
        if words.startswith("draw"):
            found[int(position["seat"][0])].append(words)
        game.kernels.apply(position, 0, game.read(position, words))
    return found


def test_what_was_drawn_is_not_undone_even_alone_with_bots(server: Server) -> None:
    async def play() -> None:
        one = Evening(server, "Ada")
        one.start()
        token, code = one.tokens[0], one.table(0)
        async with at(server.live(code)) as ada:
            await ada.hello(token)
            await ada.until(lambda player: player.is_asked)
            await ada.play_any(random.Random(1))
            await ada.next("update")
            await ada.until(lambda player: player.is_asked)
            await ada.send(type="undo", version=ada.version, seat=ada.you[0])
            refused = await ada.next("refuse")
            assert refused["reason"]["key"] == "server-no-undo"
            await ada.send(type="hint", version=ada.version, seat=ada.you[0], id="h")
            assert (await ada.next("refuse"))["reason"]["key"] in ("server-no-hints-event", "server-malformed")
        record = server.get(f"/api/tables/{code}/record", token).text
        seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "level": "expert"}]
        answer = server.post(f"/api/tables/{code}/branch", {"ply": 5, "seats": seats}, token)
        assert _reason(answer) in ("analysis", "veiled")
        facts = server.upload(record.replace("?", "red 1")) if "?" not in record else None
        assert facts is None or facts["plies"]

    asyncio.run(play())


def test_forfeiting_does_not_open_the_other_table(server: Server) -> None:
    one = Evening(server, "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", seats=3)
    one.start()
    mine = one.table(0)
    other = next(table["code"] for table in one.see()["fixtures"] if table["code"] != mine)
    seat = next(at for at, each in enumerate(_seats(one, mine)) if each["player"] == 0)
    assert server.post(f"/api/tables/{mine}/resign", {"seat": seat}, one.tokens[0]).status_code == 200
    assert looks(one, other, one.tokens[0]) == {(403, "veiled")}
    assert asyncio.run(watched(one, other, one.tokens[0])) == VEILED
    # nor does leaving the event
    assert server.post(f"/api/events/{one.code}/remove", {"number": 1}, one.tokens[1]).status_code == 200
    gone = one.table(2) if one.table(2) != mine else one.table(3)
    assert looks(one, mine if gone != mine else other, one.tokens[1]) == {(403, "veiled")}


def test_only_the_host_runs_an_event_and_nobody_enters_twice(server: Server) -> None:
    one = Evening(server, "Ada", "Ben")
    assert one.refusal("start", {}, one.tokens[1]) == "not-host"
    assert one.refusal("close", {}) == "not-host"
    assert one.refusal("remove", {"number": 0}, one.tokens[1]) == "not-host"
    assert one.refusal("enter", {"name": "Ben"}, one.tokens[1]) == "seated"
    assert one.refusal("enter", {"name": " "}) == "no-name"
    one.tokens.append(one.enter("Ben"))
    assert [each["name"] for each in one.see()["entrants"]] == ["Ada", "Ben", "Ben 2"]
    assert server.post(f"/api/events/{one.code}/remove", {"number": 2}, one.tokens[0]).status_code == 200
    assert one.see(one.tokens[2])["you"] is None
    one.start()
    assert one.refusal("enter", {"name": "Cleo"}) == "not-open"
    assert one.refusal("start", {}, one.tokens[0]) == "not-over"
    assert server.post(f"/api/events/{one.code}/close", {}, one.tokens[0]).json()["status"] == "closed"
    assert server.get("/api/events/ABCDEFGH").status_code == 404
    text = json.dumps(one.see(one.tokens[0]))
    assert not any(token in text for token in one.tokens)


def test_a_rated_event_needs_keys_and_a_person_has_one_place(server: Server) -> None:
    ada, ben = someone(server, "Ada"), someone(server, "Ben")
    wish = {"game": SHORT, "form": "swiss", "seats": 2, "rated": True, "name": "Ada", "pause": 0}
    code = ada.post("/api/events", wish)["event"]["code"]
    ben.post(f"/api/events/{code}/enter", {"name": "Ben"})
    assert ben.refused("POST", f"/api/events/{code}/enter", {"name": "Ben"}) == (409, "seated")
    answer = server.post(f"/api/events/{code}/enter", {"name": "Guest"})
    assert _reason(answer) == "rated"
    page = ada.post(f"/api/events/{code}/start")
    table = server.get(f"/api/tables/{page['fixtures'][0]['code']}").json()
    assert table["rated"]
    assert page["table"] == table["code"]  # by the key alone


def test_a_public_average_waits_until_all_tables_of_a_set_are_over(server: Server) -> None:
    """Otherwise it tells those who still play what others have made of their seat."""
    ada, ben = someone(server, "Ada"), someone(server, "Ben")
    wish = {"game": SHORT, "form": "duplicate", "seats": 2, "name": "Ada", "pause": 0, "level": "beginner"}
    code = ada.post("/api/events", wish)["event"]["code"]
    ben.post(f"/api/events/{code}/enter", {"name": "Ben"})
    ada.post(f"/api/events/{code}/start")
    tables = [one.get(f"/api/events/{code}")["table"] for one in (ada, ben)]
    asyncio.run(ada.plays(tables[0]))
    assert ben.get(f"/api/tables/{tables[0]}")["status"] == "over"
    shown = ben.get(f"/api/persons/{ada.id}")
    assert (shown["games"], shown["standings"]) == (0, [])
    asyncio.run(ben.plays(tables[1]))
    shown = ben.get(f"/api/persons/{ada.id}")
    assert [one["games"] for one in shown["standings"]] == [1]


def test_reviews_take_luck_out_once_all_tables_are_over(server: Server) -> None:
    one = Evening(server, "Ada", "Ben")
    one.start()
    codes = [one.table(0), one.table(1)]
    one.play_all(0, 1)
    one.until(lambda seen: seen["status"] == "over")
    for code in codes:
        assert server.post("/api/reviews", {"table": code, "strength": "quick"}).status_code in (200, 201)
    seen = one.until(lambda seen: all(each["skill"] is not None for each in seen["standings"]))
    for code, table in zip(codes, seen["fixtures"], strict=True):
        shown = server.get(f"/api/reviews/t-{code}").json()["seats"]
        assert [seat["skill"] for seat in table["seats"]] == [pytest.approx(seat["skill"], abs=0.01) for seat in shown]
    assert seen["standings"][0]["skill"] in [table["seats"][0]["skill"] for table in seen["fixtures"]]
