"""The background tasks of a server."""

import asyncio
import gc
import time
from pathlib import Path

import pytest

from tilewright.server.gate.limits import Limits
from tilewright.server.operator.retention import Keep
from tilewright.server.operator.upkeep import Upkeep
from tilewright.server.store.database import Store, address
from tilewright.server.table.hub import Hub


def test_garbage_is_collected_when_nobody_plays(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[float] = []
    now = time.monotonic()
    monkeypatch.setattr(gc, "collect", lambda: collected.append(now))
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        hub = Hub(Store(address("", data)))
        keeper = Upkeep(hub, Keep(), 0, Limits(0))

        async def after(seconds: float, moves: int) -> int:
            nonlocal now
            now += seconds
            hub.world.counts["moves"] = hub.world.counts.get("moves", 0) + moves
            await keeper.tidy()
            return len(collected)

        assert await after(100, 0) == 0  # nothing has happened
        assert await after(2, 5) == 0  # somebody plays
        assert await after(2, 0) == 1  # nobody plays any more
        assert await after(100, 0) == 1  # nothing has happened since
        for _ in range(500):
            last = await after(2, 1)  # people play without a pause
            if last == 2:
                break
        assert len(collected) == 2

    asyncio.run(run())
