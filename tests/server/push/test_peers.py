"""Two processes on one database: one key, and one push wherever the player is connected or not."""

import asyncio

import pytest

from tests.server.player import at
from tests.server.process import Server, person
from tests.server.push.service import service
from tests.server.push.test_push import GAME, passes_turn, turns


def test_two_processes_send_one_push(database: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pair")
    options = ("--push-anywhere", "--limit", "0", "--database", database)
    with Server(folder, *options) as one, Server(folder, *options) as two, service() as services:
        assert one.get("/api/push").json() == two.get("/api/push").json()
        code, tokens = one.table(GAME, person("Ada"), person("Ben"))
        one.start_table(code, tokens[0])
        ada, ben = services.browser("/ada"), services.browser("/ben")
        two.post("/api/push", ben.form(), tokens[1])

        async def run() -> None:
            async with at(two.live(code)) as here:
                await here.hello(tokens[1])
                await turns(one, code, tokens[0])  # Ben is connected to the other process
                one.post("/api/push", ada.form(), tokens[0])
                await passes_turn(here)  # Ada is not connected
                assert (await asyncio.to_thread(services.next)).path == "/ada"
            await turns(two, code, tokens[0])  # now Ben is not

        asyncio.run(run())
        assert services.next().path == "/ben"
        assert services.got.empty()
