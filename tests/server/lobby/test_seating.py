"""Seats as their players want them: colours, named bots of different levels, and a bot's seat taken over."""

import asyncio
from typing import Any

from tests.server.player import at
from tests.server.process import OPEN, Server, bot, person
from tilewright.core.palette import SEATS
from tilewright.games import facts, names

SMALL = names()[0]
HIDING = "tabula_rasa"  # hands are hidden there


def seats_of(server: Server, code: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = server.get(f"/api/tables/{code}").json()["seats"]
    return seats


def colours(server: Server, code: str) -> list[int]:
    return [seat["colour"] for seat in seats_of(server, code)]


def test_every_seat_has_a_colour_of_its_own(server: Server) -> None:
    code, _ = server.table(SMALL, person() | {"colour": 2}, bot() | {"colour": 2}, bot(), OPEN | {"colour": 1})
    assert colours(server, code) == [2, 0, 3, 1]  # the first wish is granted, then each takes its own or a free one
    code, _ = server.table(SMALL, person(), bot() | {"colour": len(SEATS)})
    assert colours(server, code) == [0, 1]


def test_two_seats_swap_their_colours_before_the_game(server: Server) -> None:
    code, tokens = server.table(SMALL, person(), OPEN, OPEN)
    path = f"/api/tables/{code}"
    ben = server.post(f"{path}/join", {"name": "Ben", "seat": 1}).json()["token"]
    assert server.post(f"{path}/seats/1/colour", {"colour": 0}, ben).status_code == 200
    assert colours(server, code) == [1, 0, 2]
    assert server.post(f"{path}/seats/2/colour", {"colour": 4}, tokens[0]).status_code == 200  # the host may
    assert server.post(f"{path}/seats/2/colour", {"colour": 3}, ben).status_code == 403
    assert server.post(f"{path}/seats/1/colour", {"colour": len(SEATS)}, ben).status_code == 422
    assert server.post(f"{path}/seats/9/colour", {"colour": 0}, tokens[0]).status_code == 422
    assert colours(server, code) == [1, 0, 4]
    assert server.post(f"{path}/seats/2", bot() | {"colour": 0}, tokens[0]).status_code == 200
    assert colours(server, code) == [1, 4, 0]
    assert server.post(f"{path}/leave", {"seat": 1}, ben).status_code == 200
    assert server.post(f"{path}/join", {"name": "Cleo"}).status_code == 200
    assert colours(server, code) == [1, 4, 0], "a seat keeps its colour when its player changes"
    server.start_table(code, tokens[0])
    assert server.post(f"{path}/seats/0/colour", {"colour": 3}, tokens[0]).status_code == 409


def test_bots_have_their_own_names_and_levels(server: Server) -> None:
    code, tokens = server.table(SMALL, person(), bot("expert") | {"name": " Marvin\u202e "}, bot("beginner"), OPEN)
    server.start_table(code, tokens[0], "club")
    seats = seats_of(server, code)
    assert [seat["level"] for seat in seats] == [None, "expert", "beginner", "club"]
    assert [seat["name"] for seat in seats[:2]] == ["Ada", "Marvin"]
    assert len({seat["name"] for seat in seats}) == 4
    assert all(seat["name"] for seat in seats)


def test_a_visitor_takes_over_a_bot_and_sees_its_hand_only_then(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(HIDING, person(), bot("casual") | {"colour": 3}, takeover=True)
        path = f"/api/tables/{code}/seats/1/take"
        assert server.post(path, {"name": "Ben"}).status_code == 409  # not started
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as ben:
            await asyncio.gather(ada.hello(tokens[0]), ben.hello())
            await asyncio.gather(*(one.until(lambda one: bool(one.scene)) for one in (ada, ben)))
            await ada.until(lambda one: one.is_asked)
            assert not any(area["kind"] == "hand" for area in ben.scene["areas"])
            assert server.post(path, {"name": "Ada"}, tokens[0]).json()["reason"]["key"] == "server-seated"
            assert server.post(f"/api/tables/{code}/seats/0/take", {"name": "Ben"}).status_code == 409
            taken = server.post(path, {"name": "Ada"}).json()
            assert (taken["seat"], taken["table"]["seats"][1]["name"]) == (1, "Ada 2")
            state = await ben.hello(taken["token"])
            assert state["you"] == [1]
            assert any(area["kind"] == "hand" and area["owner"] == 1 for area in ben.scene["areas"])
            assert state["table"]["seats"][1]["colour"] == 3
            assert server.post(path, {"name": "Cleo"}).json()["reason"]["key"] == "server-seat-taken"
            await ada.play(ada.scene["choices"][0]["move"])
            await ben.until(lambda one: one.is_asked)  # nobody moves for them any more
            await ben.play(ben.scene["choices"][0]["move"])
            await ada.until(lambda one: one.is_asked)

    asyncio.run(play())


def test_nobody_takes_over_a_bot_where_that_was_not_allowed(server: Server) -> None:
    code, tokens = server.table(SMALL, person(), bot())
    server.start_table(code, tokens[0])
    refused = server.post(f"/api/tables/{code}/seats/1/take", {"name": "Ben"})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "server-no-takeover")


def test_partners_are_told(server: Server) -> None:
    code, _ = server.table(HIDING, person(), bot(), bot(), bot())
    assert server.get(f"/api/tables/{code}").json()["sides"] == list(facts(HIDING).sides(4))
    told = {
        game["name"]: dict(zip(game["seats"], game["sides"], strict=True)) for game in server.get("/api/games").json()
    }
    assert told[HIDING][4] == list(facts(HIDING).sides(4))
    assert told[SMALL][2] == [0, 1]
