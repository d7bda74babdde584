"""A seat's token is renewed: the old one is void at once, for every socket that used it."""

import asyncio

from tests.server.player import at, is_sent_back
from tests.server.process import OPEN, Server, person
from tilewright.games import names

GAME = names()[0]


def test_a_new_token_locks_the_old_one_out(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as thief, at(server.live(code)) as bob:
            assert (await thief.hello(tokens[0]))["you"] == [0]
            assert (await bob.hello(tokens[1]))["you"] == [1]
            answer = await asyncio.to_thread(server.post, f"/api/tables/{code}/token", {"seat": 0}, tokens[0])
            assert answer.status_code == 200
            new = answer.json()["token"]
            assert len(new) == 43
            assert await is_sent_back(thief)
            await bob.until(lambda one: not one.table["seats"][0]["present"])
        async with at(server.live(code)) as thief, at(server.live(code)) as ada:
            assert (await thief.hello(tokens[0]))["you"] == []
            assert (await ada.hello(new))["you"] == [0]
        assert server.post(f"/api/tables/{code}/leave", {"seat": 0}, tokens[0]).status_code == 403
        assert server.post(f"/api/tables/{code}/token", {"seat": 0}, tokens[0]).status_code == 403

    asyncio.run(play())


def test_only_the_holder_renews_a_token(server: Server) -> None:
    code, tokens = server.table(GAME, person("Ada"), person("Bob"), OPEN)
    for seat in (1, 2, 9):
        refused = server.post(f"/api/tables/{code}/token", {"seat": seat}, tokens[0])
        assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "server-not-your-seat")


def test_a_player_who_leaves_before_the_game_does_not_keep_the_seat(server: Server) -> None:
    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        async with at(server.live(code)) as bob:
            await bob.hello(tokens[1])
            await asyncio.to_thread(server.post, f"/api/tables/{code}/leave", {"seat": 1}, tokens[1])
            assert await is_sent_back(bob)

    asyncio.run(play())
