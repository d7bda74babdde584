"""Bots of live tables: what they see, in which order they decide, and what happens when a worker dies."""

import asyncio
import io
import os
import random
import secrets
import signal
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest

from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.bots.bot import Answer, Question
from tilewright.core.game import Game, clone
from tilewright.core.table import Table
from tilewright.games import find, names
from tilewright.kit.random import stream
from tilewright.server.bots import dispatcher, levels
from tilewright.server.bots.dispatcher import Dispatcher, Standing
from tilewright.server.bots.pool import Pool, WorkerDied
from tilewright.server.bots.worker import LENGTH, Found, Ready, Search, Worker, framed

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAME = "castles_of_tuscany"
FLOOD = 40
DECISIONS = 4
FEW = 6
WAIT_S = 60.0
PEOPLE = Standing("here", has_people=True)


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def metric(server: Server, name: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"tilewright_{name} ")))


def workers(server: Server) -> list[int]:
    """The worker processes of a server."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.pid and b"bots.worker" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# ---- fairness


def elsewhere(server: Server, level: str) -> tuple[str, str]:
    """A table against a bot, created from an address of its own."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=30) as client:
        made = client.post(f"{server.url}/api/tables", json={"game": GAME, "seats": [person(), bot(level)]}).json()
    code, token = made["table"]["code"], made["tokens"]["0"]
    server.start_table(code, token)
    return code, token


async def play(server: Server, code: str, token: str) -> AsyncGenerator[int, None]:
    """Play on; returns the number of bot decisions after each move."""
    rng = random.Random(1)
    async with at(server.live(code), local_addr=("127.0.0.2", 0)) as player:
        await player.hello(token)
        await player.until(lambda one: one.turn is not None)
        before = known = of_bot(player)
        while player.over is None:
            if player.is_asked:
                await player.play_any(rng)
                assert (await player.next("update", "refuse"))["type"] == "update"
            else:
                await player.hear()
            if of_bot(player) > known:
                known = of_bot(player)
                yield known - before


def of_bot(player: Player) -> int:
    return sum(move["seat"] == 1 for move in player.moves)


async def check_fairness(server: Server, table: tuple[str, str]) -> None:
    """A person's bot answers while those of the flood wait; in order of arrival, each answer would wait for them."""
    until(lambda: metric(server, "bots_waiting") >= FLOOD - 1)
    before = metric(server, "bot_decisions_total")
    async with aclosing(play(server, *table)) as decisions:
        async for own in decisions:
            others = metric(server, "bot_decisions_total") - before - own
            assert others < FLOOD / 2 + own * FLOOD / 8
            if own >= DECISIONS:
                break
    assert metric(server, "bots_waiting") >= FLOOD - 1


def test_a_flood_of_bots_delays_nobody_elses_bots_before_or_after_a_restart(data: Path) -> None:
    with Server(data) as server:
        for _ in range(FLOOD):
            server.table(GAME, *[bot("master")] * 4)
        tables = [elsewhere(server, level) for level in ("beginner", "master")]
        for table in tables:
            asyncio.run(check_fairness(server, table))
        server.kill()
        server.start()
        for table in tables:
            asyncio.run(check_fairness(server, table))
        assert server.complaints() == ""


def test_a_person_who_returns_does_not_wait_like_bots_alone(data: Path) -> None:
    async def others_first(server: Server, code: str, token: str) -> float:
        """How many bots decide before the one of this table does, once its player is back."""
        async with at(server.live(code)) as player:
            await player.hello(token)
            before, known = metric(server, "bot_decisions_total"), of_bot(player)
            await player.until(lambda one: of_bot(one) > known)
            return metric(server, "bot_decisions_total") - before - 1

    with Server(data) as server:
        for _ in range(FEW):
            server.table(GAME, *[bot("master")] * 4)
        code, tokens = server.table("carcassonne", person(), bot("master"))
        server.start_table(code, tokens[0])
        until(lambda: metric(server, "bots_waiting") >= FEW - 1)
        assert server.post(f"/api/tables/{code}/leave", {"seat": 0}, tokens[0]).status_code == 200
        until(lambda: server.get(f"/api/tables/{code}").json()["asked"] == 1)  # the stand-in has had its turn
        assert server.post(f"/api/tables/{code}/return", {"seat": 0}, tokens[0]).status_code == 200
        assert asyncio.run(others_first(server, code, tokens[0])) <= FEW / 2


# ---- processes


def test_a_worker_that_dies_is_replaced(data: Path) -> None:
    async def run(server: Server) -> None:
        code, tokens = server.table(GAME, person(), bot("master"))
        server.start_table(code, tokens[0])
        rng = random.Random(2)
        async with at(server.live(code)) as player:
            await player.hello(tokens[0])
            await player.until(lambda one: one.is_asked)
            # the worker must have searched before, or it may still be loading the game
            while metric(server, "bot_seconds_total") < 0.5 or not metric(server, "bots_running"):
                if player.is_asked:
                    await player.play_any(rng)
                    await player.next("update")
                else:
                    with suppress(TimeoutError):  # look at the metrics again even if nothing happens
                        async with asyncio.timeout(0.02):
                            await player.hear()
            for pid in workers(server):
                os.kill(pid, signal.SIGKILL)
            await asyncio.to_thread(until, lambda: bool(server.complaints()))
            await player.hello(tokens[0])  # skips everything sent in the meantime
            await player.until(lambda one: one.is_asked)  # the move was made nevertheless

    with Server(data) as server:
        asyncio.run(run(server))
        complaints = server.complaints().splitlines()
        assert len(complaints) == 1
        assert "ended unexpectedly" in complaints[0]


def test_no_worker_outlives_the_server(data: Path) -> None:
    with Server(data) as server:
        code, tokens = server.table("carcassonne", bot("master"), person())
        server.start_table(code, tokens[1])
        until(lambda: server.get(f"/api/tables/{code}").json()["asked"] == 1)
        check_end(server, server.kill)  # of an idle worker
        server.start()
        server.table(GAME, *[bot("master")] * 4)
        until(lambda: metric(server, "bots_running") == 1)
        check_end(server, server.kill)
        server.start()
        until(lambda: metric(server, "bots_running") == 1)
        check_end(server, server.stop)


def check_end(server: Server, end: Callable[[], None]) -> None:
    """The workers end with their server."""
    pids = workers(server)
    assert pids
    end()
    until(lambda: not any(map(is_alive, pids)))


# ---- what a worker is sent


class Spy:
    """Stands in for the workers: keeps what it is sent, and answers or fails."""

    def __init__(self, *_: Any) -> None:
        self.idle = 1
        self.sent: list[Search] = []
        self.fails = False

    def want(self, *_: Any) -> None:
        """There is always a worker."""

    def stop(self, number: int) -> None:
        """It has already answered."""

    async def close(self) -> None:
        """Nothing to end."""

    def search(self, message: Search) -> "asyncio.Future[int]":
        self.sent.append(message)
        future = asyncio.get_running_loop().create_future()
        if self.fails:
            future.set_exception(WorkerDied)
        else:
            future.set_result(7)
        return future


def advised(spy: Spy, monkeypatch: pytest.MonkeyPatch, game: Game, position: Any, seats: int, seat: int) -> None:
    """A worker is asked what to play."""

    async def run() -> None:
        made = Dispatcher(1)
        with suppress(TypeError):  # the spy does not answer as the analysis does
            await made.advise("here", game, position, seats, seat, 0, is_hinted=True)
        await made.close()

    monkeypatch.setattr(dispatcher, "Pool", lambda *_: spy)
    asyncio.run(run())


def asked(spy: Spy, monkeypatch: pytest.MonkeyPatch, game: Game, position: Any, seats: int, seat: int) -> int:
    """What a master answers if its workers are a spy."""

    async def run() -> int:
        made = Dispatcher(1)
        try:
            return await made.decide(PEOPLE, "master", game, position, seats, seat, "table")
        finally:
            await made.close()

    monkeypatch.setattr(dispatcher, "Pool", lambda *_: spy)
    return asyncio.run(run())


@pytest.mark.parametrize("name", names())
def test_a_worker_is_sent_nothing_its_seat_does_not_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For two deals the seat cannot tell apart, the worker is sent the same, given the same random numbers."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 12345)
    game, rng, spy = find(name), random.Random(3), Spy()
    table = Table(game, game.facts.seats[-1], seed=5)
    for _ in range(40):
        if table.is_over:
            break
        if len(table.legal()) > 1:
            other = clone(table.position)
            game.kernels.redeal(other, 0, table.actor, stream(rng.getrandbits(60)))
            for truth in (table.position, other):
                assert asked(spy, monkeypatch, game, truth, table.seats, table.actor) == 7
            assert spy.sent[-1].position == spy.sent[-2].position
            for truth in (table.position, other):
                advised(spy, monkeypatch, game, truth, table.seats, table.actor)
            assert spy.sent[-1].position == spy.sent[-2].position == spy.sent[-3].position
        table.play(rng.choice(table.legal()))
    assert spy.sent


def test_a_search_fails_twice_before_a_quick_level_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    game, spy = find(GAME), Spy()
    spy.fails = True
    table = Table(game, 2, seed=1)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])
    assert asked(spy, monkeypatch, game, table.position, 2, table.actor) in game.legal(table.position)
    assert len(spy.sent) == 2


@pytest.mark.parametrize("name", names())
def test_only_the_best_level_searches(name: str) -> None:
    game = find(name)
    assert [level for level in levels.LEVELS if levels.is_search(level, game)] == ["master"]
    assert levels.quick_level(game) == "expert"
    with pytest.raises(ValueError, match="cmd:true"):
        levels.make("cmd:true", game, 1)


def test_advice_is_refused_rather_than_make_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    game, spy = find(GAME), Spy()
    spy.idle = 0  # all workers are busy
    table = Table(game, 2, seed=1)
    while len(table.legal()) == 1:
        table.play(table.legal()[0])

    async def run() -> None:
        made = Dispatcher(1)
        asked = [
            asyncio.create_task(
                made.decide(
                    Standing(f"{number}", has_people=True), "master", game, table.position, 2, table.actor, "table"
                )
            )
            for number in range(4)
        ]
        await asyncio.sleep(0)  # now they are in the queue
        with pytest.raises(dispatcher.Busy):
            await made.advise("mine", game, table.position, 2, table.actor, len(table.moves), is_hinted=True)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await made.close()

    monkeypatch.setattr(dispatcher, "Pool", lambda *_: spy)
    asyncio.run(run())
    assert not spy.sent


# ---- what a worker remembers


class Process:
    """Stands in for a worker process: it is ready at once, answers every search, and keeps what it is sent."""

    def __init__(self) -> None:
        self.pid, self.returncode, self.stdin = 0, None, self
        self.sent: list[str] = []
        self.stdout = asyncio.StreamReader()
        self.stdout.feed_data(framed(Ready()))

    def write(self, data: bytes) -> None:
        message = msgspec.msgpack.decode(data[LENGTH.size :], type=Search)
        self.sent.append(message.bot)
        self.stdout.feed_data(framed(Found(message.number, 7)))

    def kill(self) -> None:
        self.stdout.feed_eof()

    async def wait(self) -> None:
        """It has ended."""


def test_a_bot_thinks_where_it_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    processes: list[Process] = []

    async def start(*_: Any, **__: Any) -> Process:
        processes.append(Process())
        return processes[-1]

    async def run() -> None:
        pool = Pool(3, lambda: None)
        pool.want(3, GAME)
        while pool.idle < 3:
            await asyncio.sleep(0)
        for number, name in enumerate("abcabcbacbca"):
            assert await pool.search(Search(number, GAME, b"", 2, 0, "master", 1, name)) == 7
        first = next(one.sent for one in processes if one.sent)
        assert first[:6] == list("abcabc"), "nobody else was needed"
        both = [
            pool.search(Search(20 + number, GAME, b"", 2, 0, "master", 1, name)) for number, name in enumerate("ad")
        ]
        await asyncio.gather(*both)
        [other] = [one.sent for one in processes if one.sent == ["d"]]
        await pool.search(Search(30, GAME, b"", 2, 0, "master", 1, "d"))
        assert other == ["d", "d"]
        for number, name in enumerate("abca"):
            await pool.search(Search(40 + number, GAME, b"", 2, 0, "master", 1, name))
        assert first[-4:] == list("abca")
        await pool.close()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    asyncio.run(run())


class Sure:
    """A bot that need not think."""

    def decide(self, _: Question) -> Answer:
        return Answer(7)

    def stop(self) -> None:
        """It has already answered."""


def test_a_worker_remembers_a_few_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def make(level: str, game: Game, seed: int) -> Sure:
        made.append(seed)
        return Sure()

    monkeypatch.setattr(levels, "make", make)
    worker, shown = Worker(io.BytesIO(), io.BytesIO()), np.zeros(1, find(GAME).dtype).tobytes()
    for number, name in enumerate("aabacdeba"):
        assert worker.decide(Search(number, GAME, shown, 2, 0, "master", number, name)) == 7
    assert made == [0, 2, 4, 5, 6, 7, 8]
