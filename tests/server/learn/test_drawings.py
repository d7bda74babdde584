"""Pictures of examples: each is drawn once, one at a time, and never in the way of lessons and replays."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tilewright.core.game import Game
from tilewright.games import find, names
from tilewright.learn import example
from tilewright.server.learn import drawings
from tilewright.server.learn.drawings import Drawings, Picture
from tilewright.server.record.cache import Replays
from tilewright.server.refusal import Refused

GAME = find(names()[0])


def wish(ply: int) -> Picture:
    return Picture(GAME.facts.name, "some", ply, "day", "en")


def free() -> None:
    """Charge nothing."""


class Pencil:
    """Draws as long as it is told to, and counts what it draws."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.drawn: list[int] = []
        self.now = self.most = 0

    def draw(self, _: Game, __: str, ply: int, *more: Any) -> str:
        self.now += 1
        self.most = max(self.most, self.now)
        assert self.go.wait(20)
        self.drawn.append(ply)
        self.now -= 1
        return f"<svg>{ply}</svg>"


@pytest.fixture
def pencil(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pencil]:
    made = Pencil()
    monkeypatch.setattr(example, "drawing", made.draw)
    yield made
    made.go.set()


def test_a_picture_is_drawn_once_for_all_who_wait(pencil: Pencil) -> None:
    charged: list[int] = []

    async def run() -> None:
        replays = Replays()
        kept = Drawings(replays)
        pencil.go.set()
        found = await asyncio.gather(*(kept.get(GAME, wish(1), lambda: charged.append(1)) for _ in range(5)))
        assert set(found) == {"<svg>1</svg>"}
        assert await kept.get(GAME, wish(1), lambda: charged.append(1)) == found[0]
        replays.close()

    asyncio.run(run())
    assert pencil.drawn == charged == [1]


def test_a_flood_is_drawn_one_by_one_while_others_are_served(pencil: Pencil) -> None:
    async def run() -> None:
        replays = Replays()
        kept = Drawings(replays)
        flood = [asyncio.create_task(kept.get(GAME, wish(ply), free)) for ply in range(drawings.MOST_WAITING)]
        await asyncio.sleep(0.05)
        assert await asyncio.wait_for(replays.run(lambda: "played"), 5) == "played"
        with pytest.raises(Refused) as refused:
            await kept.get(GAME, wish(10_000), free)
        assert refused.value.status == 503
        pencil.go.set()
        assert len(set(await asyncio.gather(*flood))) == drawings.MOST_WAITING
        assert await kept.get(GAME, wish(10_000), free)
        replays.close()

    asyncio.run(run())
    assert pencil.most == 1


def test_who_may_not_pay_gets_no_picture(pencil: Pencil) -> None:
    def refuse() -> None:
        raise Refused(429, "too-fast")

    async def run() -> None:
        replays = Replays()
        with pytest.raises(Refused):
            await Drawings(replays).get(GAME, wish(1), refuse)
        replays.close()

    asyncio.run(run())
    assert not pencil.most


def test_the_cache_is_bounded_by_bytes(pencil: Pencil) -> None:
    async def run() -> None:
        replays = Replays()
        kept = Drawings(replays, most_bytes=3 * len("<svg>1</svg>"))
        pencil.go.set()
        for ply in (1, 2, 3, 4, 4, 3, 1):
            await kept.get(GAME, wish(ply), free)
        replays.close()

    asyncio.run(run())
    assert pencil.drawn == [1, 2, 3, 4, 1]
