"""People without accounts: keys, other devices by code, backup words, revoking, and claims of seats."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.player import at, is_sent_back
from tests.server.process import OPEN, Server, bot, pair_of
from tests.server.someone import Someone, entered, seat, someone, sql
from tilewright.games import names
from tilewright.server.people import words

GAME = names()[0]


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    with pair_of(tmp_path_factory.mktemp("pair"), "--limit", "0", "--database", database) as servers:
        yield servers


# ---- a person


def test_a_person_has_a_name_and_a_key(house: Server) -> None:
    ada = someone(house, "  Ada\u200b ")
    assert (len(ada.id), len(ada.key), ada.name) == (16, 43, "Ada")
    me = ada.get("/api/me")
    assert (me["id"], me["name"], me["games"], me["standings"]) == (ada.id, "Ada", 0, [])
    assert ada.post("/api/me/name", {"name": "Ada L."}) == {"name": "Ada L."}
    assert ada.get("/api/me")["name"] == "Ada L."
    assert house.get(f"/api/persons/{ada.id}").json()["name"] == "Ada L."
    assert ada.refused("POST", "/api/me/name", {"name": "\u200b"}) == (422, "no-name")
    for key in ("", "x" * 43, ada.id):
        assert Someone(house, key).refused("GET", "/api/me") == (401, "no-person")
    assert house.get("/api/persons/nobody").status_code == 404


def test_seats_of_a_browser_with_a_key_are_the_persons(house: Server) -> None:
    ada, ben = someone(house, "Ada"), someone(house, "Ben")
    code, tokens = ada.table(GAME, seat("Ada"), seat("Guest"), OPEN)
    ben.joins(code)
    persons = [one["person"] for one in house.get(f"/api/tables/{code}").json()["seats"]]
    assert persons == [ada.id, None, ben.id]  # a second seat of one browser is a guest's
    assert house.post(f"/api/tables/{code}/leave", {"seat": 0}, tokens[1]).status_code == 403
    again = ada.post(f"/api/tables/{code}/seats/1", seat("Cleo"))["table"]["seats"][1]
    assert (again["name"], again["person"]) == ("Cleo", None)


def test_two_devices_of_one_person_play_the_same_seat(house: Server) -> None:
    async def play() -> None:
        ada = someone(house)
        phone = await asyncio.to_thread(ada.other_device)
        assert (phone.id, phone.name) == (ada.id, "Ada")
        code, tokens = ada.table(GAME, seat(), bot())
        ada.starts(code)
        async with at(house.live(code)) as laptop, at(house.live(code)) as other:
            assert await ada.greets(laptop, tokens[0]) == [0]
            assert await phone.greets(other) == [0]
            for mover, watcher in ((laptop, other), (other, laptop)):
                await mover.until(lambda one: one.is_asked)
                version = mover.version
                await mover.play(mover.scene["choices"][0]["move"])
                await mover.next("update")
                await watcher.until(lambda one: one.version >= mover.version)  # noqa: B023
                assert version < mover.version
                assert watcher.moves[: mover.ply] == mover.moves

    asyncio.run(play())


# ---- other devices


def test_a_code_works_once(house: Server) -> None:
    ada = someone(house)
    made = ada.post("/api/me/devices/code")
    assert made["seconds"] == 600
    typed = " " + made["code"].replace("-", " ").lower() + "\n"
    phone = entered(house, house.post("/api/me/devices/enter", {"typed": typed, "label": "Phone"}))
    assert phone.get("/api/me")["id"] == ada.id
    assert ada.refused("POST", "/api/me/devices/enter", {"typed": typed}) == (404, "code-unknown")
    listed = ada.get("/api/me/devices")
    assert sorted((one["label"], one["kind"], one["this"]) for one in listed) == [
        ("Laptop", "device", True),
        ("Phone", "device", False),
    ]
    assert all(abs(one["created"] - time.time()) < 60 and one["seen"] >= one["created"] for one in listed)
    assert not any(ada.key in str(one) or len(one["id"]) > 16 for one in listed)


def test_a_new_code_voids_the_last_one(house: Server) -> None:
    ada = someone(house)
    first, second = (ada.post("/api/me/devices/code")["code"] for _ in range(2))
    assert ada.refused("POST", "/api/me/devices/enter", {"typed": first}) == (404, "code-unknown")
    assert house.post("/api/me/devices/enter", {"typed": second}).status_code == 201


def test_of_two_devices_that_redeem_a_code_at_once_one_gets_in(house: Server) -> None:
    for _ in range(5):
        ada = someone(house)
        code = ada.post("/api/me/devices/code")["code"]
        with ThreadPoolExecutor(4) as crowd:
            answers = list(crowd.map(lambda _: house.post("/api/me/devices/enter", {"typed": code}), range(4)))  # noqa: B023
        assert sorted(one.status_code for one in answers) == [201, 404, 404, 404]
        assert len(ada.get("/api/me/devices")) == 2


def test_a_code_runs_out(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = someone(server)
        code = ada.post("/api/me/devices/code")["code"]
        sql(tmp_path, "update device_codes set until = ?", int(time.time()) - 1)
        assert ada.refused("POST", "/api/me/devices/enter", {"typed": code}) == (410, "code-over")


def test_guesses_are_limited(tmp_path: Path) -> None:
    """Everything else stays possible meanwhile."""
    with Server(tmp_path, "--limit", "600") as server:
        ada = someone(server)
        answers = [server.post("/api/me/devices/enter", {"typed": f"WREN-{n:03}-000"}).status_code for n in range(12)]
        assert answers[0] == 404
        assert answers.count(429) >= 7
        typed = {"typed": " ".join(words.generate())}
        assert server.post("/api/me/restore", typed).status_code == 429
        assert ada.get("/api/me")["name"] == "Ada"


def test_a_person_has_only_so_many_devices(house: Server) -> None:
    ada = someone(house)
    for _ in range(19):
        ada.other_device()
    code = ada.post("/api/me/devices/code")["code"]
    assert ada.refused("POST", "/api/me/devices/enter", {"typed": code}) == (409, "too-many-devices")


# ---- backup words


def test_backup_words_bring_a_person_back(house: Server) -> None:
    ada = someone(house)
    made = ada.post("/api/me/words")["words"]
    assert len(made) == 16
    typed = ", ".join(word.upper() for word in made)
    fresh = entered(house, house.post("/api/me/restore", {"typed": typed, "label": "New"}))
    assert fresh.get("/api/me")["id"] == ada.id
    kinds = [one["kind"] for one in ada.get("/api/me/devices")]
    assert sorted(kinds) == ["device", "device", "words"]
    newer = ada.post("/api/me/words")["words"]
    assert ada.refused("POST", "/api/me/restore", {"typed": typed}) == (404, "words-unknown")
    assert house.post("/api/me/restore", {"typed": " ".join(newer)}).status_code == 201


def test_an_error_in_backup_words_is_told_apart(house: Server) -> None:
    ada = someone(house)
    made = ada.post("/api/me/words")["words"]
    other = next(word for word in words.WORDS if word != made[-1])  # one of 256 other words elsewhere would be right
    for typed, reason in (
        ([*made[:3], "wrenn", *made[4:]], "no-word"),
        (made[:15], "words-count"),
        ([*made, made[0]], "words-count"),
        ([*made[:-1], other], "words-wrong"),
        (words.generate(), "words-unknown"),
    ):
        assert ada.refused("POST", "/api/me/restore", {"typed": " ".join(typed)})[1] == reason


def test_backup_words_are_no_key(house: Server) -> None:
    ada = someone(house)
    made = ada.post("/api/me/words")["words"]
    assert Someone(house, "words:" + "-".join(made)[:58]).refused("GET", "/api/me") == (401, "no-person")


# ---- revoking


def test_a_revoked_device_loses_its_seats_at_once(house: Server) -> None:
    async def play() -> None:
        ada = someone(house)
        phone = await asyncio.to_thread(ada.other_device)
        code, tokens = phone.table(GAME, seat(), seat("Ben"))
        phone.starts(code)
        lost = next(one["id"] for one in ada.get("/api/me/devices") if not one["this"])
        async with at(house.live(code)) as thief, at(house.live(code)) as laptop:
            assert await phone.greets(thief) == [0]
            assert await ada.greets(laptop) == [0]
            left = await asyncio.to_thread(ada.ask, "DELETE", f"/api/me/devices/{lost}")
            assert [one["this"] for one in left.json()] == [True]
            assert await is_sent_back(thief)
        async with at(house.live(code)) as thief, at(house.live(code)) as laptop:
            assert await phone.greets(thief, tokens[0]) == []  # nor by the token it held
            assert await ada.greets(laptop) == [0]
        assert phone.refused("GET", "/api/me") == (401, "no-person")
        assert phone.refused("POST", f"/api/tables/{code}/leave", {"seat": 0}, tokens[0]) == (403, "not-your-seat")
        assert ada.refused("DELETE", f"/api/me/devices/{lost}") == (404, "no-device")

    asyncio.run(play())


def test_all_other_devices_are_revoked_but_not_the_words(house: Server) -> None:
    ada = someone(house)
    phone, tablet = ada.other_device(), ada.other_device()
    made = ada.post("/api/me/words")["words"]
    code = ada.post("/api/me/devices/code")["code"]
    left = ada.ask("DELETE", "/api/me/devices/others").json()
    assert sorted(one["kind"] for one in left) == ["device", "words"]
    for lost in (phone, tablet):
        assert lost.refused("GET", "/api/me") == (401, "no-person")
    assert ada.refused("POST", "/api/me/devices/enter", {"typed": code}) == (404, "code-unknown")
    assert house.post("/api/me/restore", {"typed": " ".join(made)}).status_code == 201


def test_who_revokes_their_only_device_plays_on_by_token(house: Server) -> None:
    async def play() -> None:
        ada = someone(house)
        code, tokens = ada.table(GAME, seat(), OPEN)
        own = ada.get("/api/me/devices")[0]["id"]
        assert ada.ask("DELETE", f"/api/me/devices/{own}").status_code == 200
        async with at(house.live(code)) as player:
            assert await ada.greets(player) == []
            assert await ada.greets(player, tokens[0]) == [0]

    asyncio.run(play())


def test_a_device_is_revoked_in_every_process(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        here, there = pair
        ada = someone(here)
        phone = await asyncio.to_thread(ada.other_device, there)
        code, tokens = ada.table(GAME, seat(), OPEN)
        async with at(there.live(code)) as thief, at(here.live(code)) as laptop:
            assert await phone.greets(thief) == [0]
            assert await ada.greets(laptop, tokens[0]) == [0]
            assert (await asyncio.to_thread(ada.ask, "DELETE", "/api/me/devices/others")).status_code == 200
            assert await is_sent_back(thief)

    asyncio.run(play())


# ---- claims


def test_seats_taken_before_become_the_persons(house: Server) -> None:
    async def play() -> None:
        code, tokens = house.table(GAME, seat("Ada"), seat("Guest"))
        taken, others = house.table(GAME, seat("Ben"), OPEN)
        ada, ben = someone(house, "Ada"), someone(house, "Ben")
        assert ben.post("/api/me/claim", {"tokens": [others[0]]}) == {"codes": [taken]}
        claimed = ada.post("/api/me/claim", {"tokens": [*tokens.values(), *others.values(), "x" * 43]})
        assert claimed == {"codes": [code]}  # not what is somebody else's
        assert ada.post("/api/me/claim", {"tokens": [*tokens.values()]}) == {"codes": []}
        phone = await asyncio.to_thread(ada.other_device)
        async with at(house.live(code)) as player:
            assert await phone.greets(player) == [0]  # of two seats on one screen, the first

    asyncio.run(play())


def test_the_words_can_be_told_apart() -> None:
    assert len(set(words.WORDS)) == 256
    assert len({word[:4] for word in words.WORDS}) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words.WORDS)
