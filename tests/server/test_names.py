"""People's names and texts: nothing invisible, nothing stacked, and no two equal names at one table."""

import asyncio

import pytest

from tests.server.player import at
from tests.server.process import OPEN, Server, person
from tilewright.games import names as games
from tilewright.server import names

GAME = games()[0]


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u00ad", "\u0301\u0301"]
)
def test_a_name_must_be_visible(server: Server, blank: str) -> None:
    assert names.name(f" {blank}\n{blank}") == ""
    answer = server.post("/api/tables", {"game": GAME, "seats": [person(blank), OPEN]})
    assert answer.json()["reason"]["key"] == "server-no-name"


def test_what_looks_the_same_is_the_same() -> None:
    for odd in ("A\u200bda", "Ａｄａ", "Ad\u2060a", "A\u3164da", "Ada\ufe0f", "Ada\U000e0041"):
        assert names.name(odd) == "Ada"
    assert names.name("e\u200b\u0301") == "é"


def test_marks_do_not_stack() -> None:
    assert names.plain("a" + "\u0323" * 31) == "ạ\u0323\u0323"
    assert names.plain("कु หนี้ Nguyễn ❤\ufe0f 1\ufe0f\u20e3") == "कु หนี้ Nguyễn ❤\ufe0f 1\ufe0f\u20e3"


def test_a_name_stays_short() -> None:
    assert len(names.name("\ufdfa" * 32)) <= 32
    assert names.numbered("x" * 32, ["X" * 32]) == "x" * 30 + " 2"


def test_a_second_person_of_the_same_name_gets_a_number(server: Server) -> None:
    def taken(code: str) -> list[str]:
        return [seat["name"] for seat in server.get(f"/api/tables/{code}").json()["seats"]]

    code, tokens = server.table(GAME, person("Ada"), person("ADA"), OPEN, OPEN)
    assert taken(code)[:2] == ["Ada", "ADA 2"]
    server.post(f"/api/tables/{code}/join", {"name": "a\u200bda"})
    assert taken(code)[2] == "ada 3"
    server.post(f"/api/tables/{code}/seats/2", {"kind": "person", "name": "ada"}, tokens[0])
    assert taken(code)[2] == "ada 3", "a seat given to the same person again keeps its number"


def test_a_spectator_is_not_taken_for_a_player(server: Server) -> None:
    async def names_heard() -> list[str]:
        code, tokens = server.table(GAME, person("Ada"), OPEN)
        async with at(server.live(code)) as ada, at(server.live(code)) as other:
            await ada.hello(tokens[0])
            await other.send(type="hello", tokens=[], name="ada")
            await other.next("state")
            await other.send(type="chat", text="I am \u202eAda")
            first = await ada.next("chat")
            await ada.send(type="chat", text="no", seat=0)
            second = await ada.next("chat")
            assert first["text"] == "I am Ada"
            return [first["name"], second["name"]]

    assert asyncio.run(names_heard()) == ["ada 2", "Ada"]
