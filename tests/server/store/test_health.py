"""Health is correct: 503 while nothing can be written, and 200 again, by itself, when it can."""

import asyncio
import random
import re
import time
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server import disk
from tests.server.player import Player, at
from tests.server.process import Server, bot, person
from tilewright.games import names
from tilewright.server.gate.limits import Limits
from tilewright.server.operator.retention import Keep
from tilewright.server.operator.upkeep import Upkeep
from tilewright.server.store import health
from tilewright.server.store.database import Store, address
from tilewright.server.table.hub import Hub

GAME = names()[0]


def until(server: Server, status: int) -> dict[str, Any]:
    """What health says once it has this status."""
    end = time.monotonic() + 30
    while (answer := server.get("/health")).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.1)
    return dict(answer.json())


def test_a_full_disk_is_reported_until_there_is_space_again(tmp_path: Path) -> None:
    with disk.small(tmp_path / "disk", 8) as folder, Server(folder) as server:

        async def play() -> None:
            code, tokens = server.table(GAME, person(), bot())
            server.start_table(code, tokens[0])
            async with at(server.live(code)) as ada:
                await ada.hello(tokens[0])
                await ada.finish(random.Random(1), plies=4)
                await ada.until(lambda one: one.is_asked)
                ballast = disk.fill(folder)
                await refused(ada)
                said = await asyncio.to_thread(until, server, 503)
                assert (said["ok"], said["reason"]) == (False, "disk")
                ballast.unlink()
                assert (await asyncio.to_thread(until, server, 200))["ok"]
                await ada.until(lambda one: one.is_asked)
                await ada.finish(random.Random(2), plies=ada.ply + 4)

        asyncio.run(play())
        assert metrics(server)["tilewright_store_failures_total"] > 0


async def refused(player: Player) -> None:
    """Play until a move cannot be stored: the journal may have had some space left."""
    rng = random.Random(3)
    while True:
        await player.until(lambda one: one.is_asked)
        await player.play_any(rng)
        heard = await player.next("update", "refuse")
        if heard["type"] == "refuse":
            assert heard["reason"]["key"] == "server-busy"
            return


def test_a_disk_that_filled_up_while_idle_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heartbeat alone detects the problem, and its end."""

    async def rest(folder: Path) -> None:
        hub = Hub(Store(address("", folder)), 0, 0)
        upkeep = Upkeep(hub, Keep(), 0, Limits(0))
        await hub.store.open()
        try:
            await upkeep.beat()
            assert hub.store.health.reason is None
            ballast = disk.fill(folder)
            monkeypatch.setattr("tilewright.server.operator.upkeep.BEAT_S", 0)
            # SQLite skips a write that changes nothing
            clock = SimpleNamespace(time=count(1).__next__, monotonic=time.monotonic)
            monkeypatch.setattr("tilewright.server.store.health.time", clock)
            for _ in range(2000):  # until the journal has used up what it had
                await upkeep.beat()
                if hub.store.health.reason is not None:
                    break
            assert hub.store.health.reason == health.DISK
            ballast.unlink()
            await upkeep.beat()
            assert hub.store.health.reason is None
        finally:
            await hub.close()

    with disk.small(tmp_path / "disk", 2) as folder:
        asyncio.run(rest(folder))


def test_other_errors_of_the_store_are_not_a_full_disk() -> None:
    state = health.Health()
    state.failed(RuntimeError("anything"))
    assert state.reason == health.WRITE
    state.failed(OSError(28, "No space left on device"))
    assert state.reason == health.DISK
    assert state.failures == 2


def metrics(server: Server) -> dict[str, float]:
    text = server.get("/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(tilewright_\S+) (\S+)$", text, re.MULTILINE)}


def test_metrics_report_what_an_operator_must_know(server: Server) -> None:
    async def look() -> dict[str, float]:
        code, tokens = server.table(GAME, person(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada, at(server.live(code)) as eve:
            await ada.hello(tokens[0])
            await eve.hello()
            await ada.finish(random.Random(1), plies=4)
            return await asyncio.to_thread(metrics, server)

    found = asyncio.run(look())
    for name in ("rooms", "sockets", "people", "spectators", "commits_total", "moves_total", "store_bytes"):
        assert found[f"tilewright_{name}"] >= 1, name
    for name in ("disk_free_bytes", "memory_bytes", "cpu_seconds_total", "open_files", "uptime_seconds"):
        assert found[f"tilewright_{name}"] > 0, name
    assert 'tilewright_tables{status="playing"}' in found
    assert found['tilewright_loop_lag_seconds{of="max"}'] >= found['tilewright_loop_lag_seconds{of="median"}'] >= 0
    text = server.get("/metrics").text
    told = set(re.findall(r"^# TYPE (\S+) (?:gauge|counter)$", text, re.MULTILINE))
    assert told == set(re.findall(r"^# HELP (\S+) \S", text, re.MULTILINE)) == {name.split("{")[0] for name in found}
