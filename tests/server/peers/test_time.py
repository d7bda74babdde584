"""Clocks on several processes: one that runs out during a take-over, or while nobody is connected, runs out once."""

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from tests.server.peers.test_postgres import owned
from tests.server.player import Player, at
from tests.server.process import READY_S, Server, pair_of, person
from tilewright.core.record import Record
from tilewright.games import find
from tilewright.server.table import chance

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAME = "tabula_rasa"
PEOPLE = (person("Ada"), person("Bob"))


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with pair_of(tmp_path_factory.mktemp("clocks"), "--limit", "0", "--database", database) as both:
        yield both


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both processes, started again if the last test has killed one, with the game loaded: clocks are short."""
    for server in servers:
        server.start()
        server.table(GAME, *PEOPLE)
    end = time.monotonic() + READY_S
    while not all(is_ready(server) for server in servers):
        assert time.monotonic() < end, "the game is not loaded"
        time.sleep(0.1)
    return servers


def is_ready(server: Server) -> bool:
    return any(game["ready"] for game in server.get("/api/games").json() if game["name"] == GAME)


async def rows(database: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()


async def flags(database: str, code: str) -> list[tuple[Any, ...]]:
    return await rows(database, "SELECT seat, words FROM log WHERE code = $1 AND kind = 'flag' ORDER BY version", code)


async def started(one: Server, **clock: Any) -> tuple[str, dict[int, str]]:
    """A table of two people with a clock, which process one owns."""
    code, tokens = await asyncio.to_thread(one.table, GAME, *PEOPLE, clock=clock)
    await asyncio.to_thread(one.start_table, code, tokens[0])
    await owned(one, code)
    return code, tokens


def is_up(player: Player) -> bool:
    return player.over is not None


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_clock_that_runs_out_during_a_take_over_runs_out_once(
    pair: tuple[Server, Server], database: str, how: signal.Signals
) -> None:
    """Its owner dies or freezes while Ada thinks; the heir says that her time is up, and nobody says it again."""
    one, two = pair

    async def play() -> str:
        code, tokens = await started(one, main_s=3, at_zero="lose")
        async with at(two.live(code)) as bob:
            await bob.hello(tokens[1])
            await bob.until(lambda p: p.turn is not None and p.turn["asked"] == 0)
            if how == signal.SIGKILL:
                await asyncio.to_thread(one.kill)
            else:
                one.signal(how)
            await bob.until(is_up)
            assert bob.over is not None
            assert bob.over["timed_out"] == [0]
            assert await flags(database, code) == [(0, "end")]
            if how == signal.SIGSTOP:
                one.signal(signal.SIGCONT)
                async with at(one.live(code)) as ada:  # the old owner has read what the heir wrote
                    await ada.hello(tokens[0])
                    await ada.until(is_up)
                    assert ada.over == bob.over
            assert await flags(database, code) == [(0, "end")]
        return code

    code = asyncio.run(play())
    record = Record.read(two.get(f"/api/tables/{code}/record").text)
    assert chance.verify(find(GAME), record) > 0


def test_both_processes_show_the_same_clocks(pair: tuple[Server, Server], database: str) -> None:
    one, two = pair

    async def play() -> None:
        code, tokens = await started(one, main_s=36_000, turn_s=5)
        async with at(one.live(code)) as ada, at(two.live(code)) as bob:
            await asyncio.gather(ada.hello(tokens[0]), bob.hello(tokens[1]))
            await asyncio.gather(ada.finish(random.Random(1), 24), bob.finish(random.Random(2), 24))
            await asyncio.gather(*(p.until(lambda p: p.version == max(ada.version, bob.version)) for p in (ada, bob)))
            waiting = 1 - ada.turn["asked"]  # whose clock stands still
            assert ada.turn["clocks"][waiting] == bob.turn["clocks"][waiting]
            times = [at for (at,) in await rows(database, "SELECT at FROM log WHERE code = $1 ORDER BY version", code)]
            assert times == sorted(times)

    asyncio.run(play())


def test_one_process_wakes_a_table_whose_time_is_up(pair: tuple[Server, Server], database: str) -> None:
    """Its owner dies and nobody is connected: no room is open anywhere."""
    one, two = pair

    async def play() -> None:
        code, _ = await started(one, main_s=4, at_zero="lose")
        async with asyncio.timeout(60):
            while (await rows(database, "SELECT due FROM tables WHERE code = $1", code)) == [(None,)]:
                await asyncio.sleep(0.1)  # its clock has not started yet
        await asyncio.to_thread(one.kill)
        async with asyncio.timeout(60):
            while (await rows(database, "SELECT status FROM tables WHERE code = $1", code)) != [("over",)]:
                await asyncio.sleep(0.1)
        assert await flags(database, code) == [(0, "end")]
        assert await rows(database, "SELECT due FROM tables WHERE code = $1", code) == [(None,)]
        assert two.get(f"/api/tables/{code}").json()["seats"][0]["resigned"]

    asyncio.run(play())


def test_a_stand_in_on_time_takes_over_in_all_processes(pair: tuple[Server, Server], database: str) -> None:
    one, two = pair

    async def play() -> None:
        code, tokens = await started(one, main_s=1)
        async with at(two.live(code)) as bob:
            await bob.hello(tokens[1])
            await bob.until(lambda p: p.table["seats"][0]["away"])
            told = await rows(database, "SELECT note FROM chat WHERE code = $1", code)
            while not told:
                told = await rows(database, "SELECT note FROM chat WHERE code = $1", code)
            assert '"server-note-time"' in told[0][0]
            await bob.until(lambda p: any(m.get("note") for m in p.heard if m["type"] == "chat"))
            back = await asyncio.to_thread(two.post, f"/api/tables/{code}/return", {"seat": 0}, tokens[0])
            assert back.json()["seats"][0]["away"] is False
            await bob.until(lambda p: not p.table["seats"][0]["away"])

    asyncio.run(play())
