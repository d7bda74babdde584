"""Replays of records: worked out once, cached by their size, and charged to the address that asks."""

import asyncio
import gc
import random
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.address import http_at
from tests.server.process import READY_S, Server
from tilewright.core.game import Game
from tilewright.core.record import Record, RecordError
from tilewright.games import names
from tilewright.server.record import cache, replay
from tilewright.server.record.cache import Replays
from tilewright.server.record.replay import Replay
from tilewright.server.table.state import State
from tilewright.table import Table

GAME = names()[0]


def recorded(seed: int, plies: int = 30) -> str:
    """The beginning of a random game as text."""
    table, rng = Table(GAME, seats=2, seed=seed), random.Random(seed)
    while not table.is_over and len(table.moves) < plies:
        table.play(rng.choice(table.legal()))
    return table.record.write()


def free() -> None:
    """Charge nothing."""


async def get(replays: Replays, text: str, charge: Callable[[], None]) -> Replay:
    """The replay of a record."""
    return await replays.get(Table(GAME).game, replay.number(text), Record.read(text), charge)


def test_a_record_is_worked_out_once_for_all_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[Record] = []
    charged: list[int] = []

    def replayed(game: Game, record: Record) -> State:
        worked.append(record)
        return original(game, record)

    original = replay.replayed
    monkeypatch.setattr(replay, "replayed", replayed)

    async def run() -> None:
        kept, text = Replays(), recorded(1)
        found = await asyncio.gather(*(get(kept, text, lambda: charged.append(1)) for _ in range(5)))
        assert len({id(replay) for replay in found}) == 1
        assert await get(kept, text, lambda: charged.append(1)) is found[0]
        bad = text[: text.index("\nend ")] + "\nfly\nend"
        for _ in range(2):
            with pytest.raises(RecordError):
                await get(kept, bad, free)
        kept.close()

    asyncio.run(run())
    assert len(worked) == 3, "the bad one is tried again, as it is not cached"
    assert charged == [1]


def test_the_cache_is_bounded_by_bytes() -> None:
    async def run() -> None:
        texts = [recorded(seed) for seed in range(6)]
        one = cache.size(replay.replayed(Table(GAME).game, Record.read(texts[0])))
        kept = Replays(most_bytes=one * 3)
        for text in texts:
            await get(kept, text, free)
            assert kept.bytes <= one * 3
        charged: list[int] = []
        for text in reversed(texts):
            await get(kept, text, lambda: charged.append(1))
        assert 2 <= len(charged) <= 5
        kept.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", names())
def test_the_size_of_a_replay_is_estimated_honestly(name: str) -> None:
    table, rng = Table(name, seed=5), random.Random(5)
    while not table.is_over:
        table.play(rng.choice(table.legal()))
    text = table.record.write()
    gc.collect()  # what other tests have left behind
    tracemalloc.start()
    try:
        state = replay.replayed(table.game, Record.read(text))
        gc.collect()
        before, estimate = tracemalloc.get_traced_memory()[0], cache.size(state)
        del state
        gc.collect()
        freed = before - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 0.7 < estimate / freed < 1.5


def test_many_records_requested_in_turn_are_charged(data: Path) -> None:
    with Server(data) as server:
        numbers = [server.upload(recorded(seed))["id"] for seed in range(6)]
    with Server(data, "--limit", "120") as server:
        end = time.monotonic() + READY_S
        for address in range(1, 255):  # the game is being loaded: waiting costs nobody's share
            with http_at(server, f"127.0.2.{address}") as client:
                if client.get(f"/api/records/{numbers[0]}").status_code == 200:
                    break
            assert time.monotonic() < end
            time.sleep(0.3)
        with http_at(server, "127.0.0.50") as client:
            began = time.monotonic()
            asked = [client.get(f"/api/records/{number}/story") for number in numbers[1:]]
            spent = 60 + 2 * (time.monotonic() - began)
            answers = Counter(answer.status_code for answer in asked)
            assert 1 <= answers[200] <= spent / 21
            assert answers[200] + answers[429] == 5
            assert client.get(f"/api/records/{numbers[0]}/scene/3").status_code == 200, "what is cached costs little"
