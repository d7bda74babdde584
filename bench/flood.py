"""What a normal player notices while one bad client floods the server: clicks, pages and a bot's answers.

`python -m bench flood` measures each flood right after its own baseline, since machines are noisy, and prints
the ratio of the two. The attacker and the player have different addresses, and the default limits are on.
"""

import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.seat import Seat
from tests.server.process import Server, bot, person
from tests.server.records import recorded
from tilewright.core.record import Record
from tilewright.games import names

SECONDS = float(os.environ.get("FLOOD_SECONDS", "12"))
PLAYER, ATTACKER = "127.0.0.9", "127.0.0.66"
GAME = names()[0]
PATIENCE_S = 20.0  # a bot that has not played by then counts as this late
EVERY_S = 0.4  # between two clicks of the player, and two requests for the lobby
Figures = dict[str, list[float]]


# ---- a client with its own address


@asynccontextmanager
async def pages(url: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser's requests."""
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=40))
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as client:
        yield client


async def socket(stack: AsyncExitStack, url: str, code: str, address: str) -> ClientConnection:
    """A browser's socket to a table."""
    live = f"{url.replace('http', 'ws')}/live/{code}"
    return await stack.enter_async_context(
        connect(live, local_addr=(address, 0), max_size=None, max_queue=256, compression=None, open_timeout=30)
    )


async def opened(client: httpx.AsyncClient, *seats: dict[str, Any], game: str = GAME) -> tuple[str, dict[str, str]]:
    """A table whose game has started, once the limits allow it."""
    answer = await client.post("/api/tables", json={"game": game, "seats": list(seats)})
    answer.raise_for_status()
    made = answer.json()
    code, tokens = made["table"]["code"], made["tokens"]
    if made["table"]["status"] == "open":
        token = next(iter(tokens.values()))
        await client.post(f"/api/tables/{code}/start", json={}, headers={"X-Seat-Tokens": token})
    return code, tokens


# ---- the normal player, in a separate process


class Player:
    """Two people at a table, a table with a bot, and the lobby, requested again and again."""

    def __init__(self, url: str, client: httpx.AsyncClient, until: float) -> None:
        self.url, self.client, self.until = url, client, until
        self.figures: Figures = {"click": [], "page": [], "bot": []}

    async def play(self) -> Figures:
        """Do all of this at once, until the time is up."""
        await asyncio.gather(self._clicks(), self._pages(), self._bot())
        return self.figures

    async def _seats(self, stack: AsyncExitStack, *seats: dict[str, Any]) -> list[Seat]:
        code, tokens = await opened(self.client, *seats)
        found = []
        for number, token in tokens.items():
            live = await socket(stack, self.url, code, PLAYER)
            found.append(Seat(live, int(number), random.Random(int(number))))
            await found[-1].hello(token)
        return found

    async def _clicks(self) -> None:
        while time.time() < self.until:
            async with AsyncExitStack() as stack:
                both = await self._seats(stack, person("A"), person("B"))
                while time.time() < self.until and both[0].known.over is None:
                    while not any(seat.is_asked for seat in both):
                        await min(both, key=lambda seat: seat.known.version).hear()
                    mover = next(seat for seat in both if seat.is_asked)
                    version, began = await mover.click()
                    for seat in both:
                        while seat.known.version == version:
                            await seat.hear()
                    self.figures["click"].append(time.perf_counter() - began)
                    await asyncio.sleep(EVERY_S)

    async def _pages(self) -> None:
        while time.time() < self.until:
            began = time.perf_counter()
            await self.client.get("/api/tables?status=open")
            self.figures["page"].append(time.perf_counter() - began)
            await asyncio.sleep(EVERY_S)

    async def _bot(self) -> None:
        while time.time() < self.until:
            async with AsyncExitStack() as stack:
                (seat,) = await self._seats(stack, person("A"), bot("beginner"))
                while time.time() < self.until and seat.known.over is None:
                    if not await self._answered(seat):
                        return
                    if seat.known.over is None:
                        version, _ = await seat.click()
                        while seat.known.version == version:
                            await seat.hear()

    async def _answered(self, seat: Seat) -> bool:
        """Wait until the bot has played; returns whether it did so in time."""
        if seat.is_asked:
            return True
        began = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(1.0, self.until + PATIENCE_S - time.time())):
                while not seat.is_asked and seat.known.over is None:
                    await seat.hear()
        self.figures["bot"].append(time.perf_counter() - began)
        return seat.is_asked or seat.known.over is not None


async def _play(url: str, seconds: float) -> None:
    async with pages(url, PLAYER) as client:
        print(json.dumps(await Player(url, client, time.time() + seconds).play()))


def player(url: str, seconds: float) -> "subprocess.Popen[bytes]":
    """Start the normal player."""
    command = [sys.executable, "-m", "bench.flood", "player", url, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


# ---- floods: each runs until it is cancelled

Flood = Callable[[str, httpx.AsyncClient, AsyncExitStack], Awaitable[None]]


async def bot_tables(url: str, client: httpx.AsyncClient, stack: AsyncExitStack, count: int = 100) -> None:
    """Tables with nothing but the strongest bots."""
    for _ in range(count):
        await client.post("/api/tables", json={"game": "castles_of_tuscany", "seats": [bot("master")] * 4})
    await asyncio.sleep(3600)


async def bot_opponents(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Tables with one person and three of the strongest bots, all waiting for the bots."""
    for _ in range(40):
        with contextlib.suppress(httpx.HTTPError):
            await opened(client, bot("master"), bot("master"), bot("master"), person("Mal"), game="castles_of_tuscany")
    await asyncio.sleep(3600)


async def half_heads(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Requests that are never finished."""
    port = int(url.rsplit(":", 1)[1])
    kept = []
    while True:
        with contextlib.suppress(OSError):
            kept.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0)))
            kept[-1][1].write(b"GET / HTTP/1.1\r\n")
        await asyncio.sleep(0.002)


async def spectators(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Sockets at one public table that chat and say hello again and again."""
    code, _ = await opened(client, person("Mal"), bot())

    async def talk() -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                live = await socket(stack, url, code, ATTACKER)
                while True:
                    await live.send('{"type":"hello","tokens":[],"name":"Moderator"}')
                    await live.send('{"type":"chat","text":"spam"}')
                    await live.send('{"type":"features"}')
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(talk() for _ in range(100)))


def noted(note: str) -> bytes:
    """A finished game that differs from others by a note."""
    return replace(Record.read(recorded(GAME)), notes=(note,)).write().encode()


async def uploads(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Large records, four at a time."""

    async def upload(number: int) -> None:
        while True:
            number += 4
            with contextlib.suppress(httpx.HTTPError):
                await client.post("/api/records", content=noted(f"{number} {'x' * 3_000}"))

    await asyncio.gather(*(upload(number) for number in range(4)))


async def replays(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Many records, requested in turn so that none stays cached."""
    found = [await client.post("/api/records", content=noted(str(number))) for number in range(14)]
    ids = [answer.json()["id"] for answer in found if answer.status_code == 201]

    async def look(rng: random.Random) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await client.get(f"/api/records/{rng.choice(ids)}/scene/{rng.randrange(60)}")

    await asyncio.gather(*(look(random.Random(number)) for number in range(8)))


async def tables(url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Public tables, as many as the limits allow."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            wish = {"game": GAME, "seats": [person("Mal"), {"kind": "open"}], "public": True, "title": "spam"}
            await client.post("/api/tables", json=wish)


FLOODS: dict[str, Flood] = {
    "tables with bots only": bot_tables,
    "tables with one person and bots": bot_opponents,
    "half-sent requests": half_heads,
    "spectators who chat": spectators,
    "uploads": uploads,
    "replays": replays,
    "public tables": tables,
}


async def _flood(name: str, url: str) -> None:
    async with pages(url, ATTACKER) as client, AsyncExitStack() as stack:
        await FLOODS[name](url, client, stack)


# ---- the table of figures


def measured(url: str, seconds: float) -> Figures:
    """The player's figures over some seconds."""
    process = player(url, seconds)
    out, _ = process.communicate(timeout=seconds + 120)
    found: Figures = json.loads(out)
    return found


def late(delays: list[float]) -> float:
    """The 99th percentile."""
    return sorted(delays)[min(len(delays) - 1, len(delays) * 99 // 100)] if delays else float("nan")


def row(name: str, quiet: Figures, flooded: Figures) -> list[str]:
    cells = [name]
    for kind in ("click", "page", "bot"):
        before, now = late(quiet[kind]), late(flooded[kind])
        middle = statistics.median(flooded[kind]) if flooded[kind] else float("nan")
        cells.append(f"{middle * 1e3:.0f} / {now * 1e3:.0f} ms, {now / before:.1f} × ({len(flooded[kind])})")
    return cells


def main() -> None:
    """Print the table."""
    table = Table(title="A player during a flood: median / p99, p99 relative to the baseline (count)")
    for column in ("flood by one address", "click", "page", "bot"):
        table.add_column(column)
    chosen = os.environ.get("FLOODS", "").split(",") if os.environ.get("FLOODS") else list(FLOODS)
    for name in chosen:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--limit", "600", "--pace", "0.4") as server:
            server.upload(recorded(GAME))
            server.upload(recorded("castles_of_tuscany"))
            measured(server.url, 3)
            quiet = measured(server.url, SECONDS)
            attacker = subprocess.Popen([sys.executable, "-m", "bench.flood", "attack", name, server.url])
            try:
                time.sleep(4)
                flooded = measured(server.url, SECONDS)
            finally:
                attacker.kill()
                attacker.wait()
        table.add_row(*row(name, quiet, flooded))
    Console(width=130).print(table)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["player", url, seconds]:
            asyncio.run(_play(url, float(seconds)))
        case ["attack", name, url]:
            asyncio.run(_flood(name, url))
        case _:
            main()
