"""Load on a live server: moves a second, the time from a click to the opponent's update, the cost of a move compared
with an echo, the memory of waiting tables, and the time to the first page.

SERVER_TABLES=2000 SERVER_PAUSE=5 SERVER_BOTS=0 SERVER_SECONDS=60 python -m bench server is the full load; by default it
is short. Two people are at each table and click at random moments; players and server share the machine.
"""

import asyncio
import gc
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.seat import Seat
from tests.server.process import Server, bot, free_port, person
from tilewright.games import facts, names

TABLES = int(os.environ.get("SERVER_TABLES", "20"))
SECONDS = float(os.environ.get("SERVER_SECONDS", "15"))
BOTS = int(os.environ.get("SERVER_BOTS", "1"))  # in addition to the two people of a table under load
PAUSE_S = float(os.environ.get("SERVER_PAUSE", "2.0"))  # between two clicks of a table, on average
MOVES, WARM_GAMES = 150, 2
WARMING = 50  # messages to a bare server before it is measured
WAITING = 100  # tables whose memory is measured
FILLING = int(os.environ.get("SERVER_FILLING", "600"))  # tables played beforehand


def cpu_s(pid: int) -> float:
    """The processor time the threads of a process have used."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def rss_kb(pid: int) -> int:
    """The memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def seated(server: Server, stack: AsyncExitStack, number: int, game: str, bots: int) -> list[Seat]:
    """A table with two people and perhaps bots, all connected."""
    most = facts(game).seats[-1]
    seats = [person("A"), person("B"), *[bot("club")] * min(bots, most - 2)]
    code, tokens = await asyncio.to_thread(server.table, game, *seats)
    await asyncio.to_thread(server.start_table, code, tokens[0])
    found = []
    for seat in range(2):
        socket = await stack.enter_async_context(
            connect(server.live(code), max_size=None, max_queue=256, compression=None, ping_interval=None)
        )
        found.append(Seat(socket, seat, random.Random(2 * number + seat)))
        await found[-1].hello(tokens[seat])
    return found


# ---- a move and an echo


class Bare:
    """A bare server, queried between the moves under the same conditions: after some idle milliseconds a server pays
    several times as much for the same work, because the processor's caches are cold.
    """

    def __init__(self, folder: Path, path: str, viewers: int) -> None:
        port = free_port()
        self._address, self._viewers = f"ws://127.0.0.1:{port}{path}", viewers
        self._process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port), str(folder)])
        self.delays: list[float] = []

    async def __aenter__(self) -> Self:
        self._sockets = [await self._reached() for _ in range(self._viewers)]
        for _ in range(WARMING):
            await self.ask("warming up")
        self.delays.clear()
        self._before = cpu_s(self._process.pid)
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()
        self._process.terminate()

    async def _reached(self) -> ClientConnection:
        for _ in range(200):
            try:
                return await connect(self._address, max_size=None, compression=None)
            except OSError:
                await asyncio.sleep(0.05)
        raise RuntimeError("the bare server does not answer")

    async def ask(self, message: str) -> None:
        """Send a message, and wait until everybody has the answer."""
        began = time.perf_counter()
        await self._sockets[0].send(message)
        for socket in reversed(self._sockets):
            await socket.recv()
        self.delays.append(time.perf_counter() - began)

    @property
    def spent(self) -> float:
        """Processor seconds per answer."""
        return (cpu_s(self._process.pid) - self._before) / len(self.delays)


async def moves_alone(server: Server, game: str, count: int, *beside: Bare) -> tuple[float, list[float], float]:
    """Processor seconds of a move, latencies and kilobytes sent, without other load; bare servers get the same."""
    async with AsyncExitStack() as stack:
        seats = await seated(server, stack, 0, game, 0)
        delays: list[float] = []
        before = cpu_s(server.pid)
        while len(delays) < count and seats[0].known.over is None:
            await _turn(seats, delays)
            for bare in beside:
                await bare.ask(seats[0].text)
        spent = (cpu_s(server.pid) - before) / len(delays)
        return spent, delays, sum(seat.sizes for seat in seats) / sum(seat.heard for seat in seats) / 1000


async def _turn(seats: list[Seat], delays: list[float]) -> None:
    """One click, until both have its update."""
    one, two = seats
    while one.known.version != two.known.version or not (one.is_asked or two.is_asked):
        await min(seats, key=lambda seat: seat.known.version).hear()
    mover = next(seat for seat in seats if seat.is_asked)
    other = seats[1 - mover.seat]
    version, began = await mover.click()
    while other.known.version == version:
        await other.hear()
    delays.append(time.perf_counter() - began)
    while mover.known.version == version:
        await mover.hear()


def durable(folder: Path, count: int) -> tuple[float, float]:
    """Processor seconds and time of one small commit that survives a power cut: no move can cost less."""
    with sqlite3.connect(folder / "durable.db") as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE log (line TEXT)")
        spent, began = time.process_time(), time.perf_counter()
        for _ in range(count):
            database.execute("INSERT INTO log VALUES (?)", ["x" * 400])
            database.commit()
        return (time.process_time() - spent) / count, (time.perf_counter() - began) / count


async def cost(server: Server, table: Table) -> None:
    """The cost of a move, compared with an echo of the message it sends, and with one stored and sent to both."""
    spent, took = durable(server.data, 200)
    table.add_row("a durable commit alone", f"{spent * 1e3:.2f} ms of processor time, {took * 1e3:.2f} ms")
    for game in names():
        for _ in range(WARM_GAMES):  # so that everything is loaded and caches are filled
            await moves_alone(server, game, MOVES)
        async with Bare(server.data, "/", 1) as echo, Bare(server.data, "/table", 2) as stored:
            spent, delays, size = await moves_alone(server, game, MOVES, echo, stored)
            table.add_row(f"{game}: a move, {size:.0f} kB to each of two", _time(spent, delays))
            for name, bare in (
                ("an echo of the same message", echo),
                ("the same stored durably, then sent to both", stored),
            ):
                table.add_row(
                    f"  compared with {name}",
                    f"{_time(bare.spent, bare.delays)}: {spent / bare.spent:.1f} times as much",
                )


def _time(spent: float, delays: list[float]) -> str:
    return f"{spent * 1e3:.2f} ms of processor time, {statistics.median(delays) * 1e3:.2f} ms to the last receiver"


# ---- load


async def one_table(seats: list[Seat], until: float, delays: list[float]) -> int:
    """Both people of a table click at random moments; returns how many moves were made in total, including bots'."""
    first = seats[0].known.ply
    listening = [asyncio.create_task(_listen(seat)) for seat in seats]
    rng = seats[0].rng
    while seats[0].known.over is None:
        pause = rng.expovariate(1 / PAUSE_S)
        if time.perf_counter() + pause > until:  # otherwise all would click at the end
            break
        await asyncio.sleep(pause)
        mover = next((seat for seat in seats if seat.is_asked), None)
        if mover is None or mover.known.version != seats[1 - mover.seat].known.version:
            continue
        other = seats[1 - mover.seat]
        version, began = await mover.click()
        await other.beyond(version)
        delays.append(other.at - began)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return seats[0].known.ply - first


async def _listen(seat: Seat) -> None:
    while True:
        await seat.hear()


async def load(server: Server, table: Table) -> None:
    """Many tables at once."""
    gc.disable()  # a garbage collection of the players must not count as server time
    async with AsyncExitStack() as stack:
        tables = []
        for number in range(TABLES):
            tables.append(await seated(server, stack, number, names()[number % len(names())], BOTS))
        delays: list[float] = []
        before, began = cpu_s(server.pid), time.perf_counter()
        until = began + SECONDS
        moves = sum(await asyncio.gather(*(one_table(seats, until, delays) for seats in tables)))
        spent, took = cpu_s(server.pid) - before, time.perf_counter() - began
    delays.sort()
    late = delays[len(delays) * 99 // 100]
    table.add_row(
        f"{TABLES} tables, {2 * TABLES} sockets, {BOTS} bots each, a click every {PAUSE_S:g} s",
        f"{moves / took:.0f} moves/s, server {100 * spent / took:.0f} % of a core",
    )
    table.add_row(
        "  click to the opponent's update",
        f"p50 {statistics.median(delays) * 1e3:.1f} ms, p99 {late * 1e3:.1f} ms ({len(delays)} clicks)",
    )


# ---- memory and start


async def memory(server: Server, table: Table) -> None:
    """The memory of a waiting table, with and without its sockets, once shared caches are full."""
    start = rss_kb(server.pid)
    for first in range(0, FILLING, WAITING):
        await _wait_at(server, first)
    filled = rss_kb(server.pid)
    table.add_row("memory of caches that all tables share", f"{(filled - start) / 1000:.0f} MB after {FILLING} tables")
    full, alone = await _wait_at(server, FILLING)
    table.add_row(
        f"memory of a waiting table, one of {WAITING}",
        f"{(alone - filled) / WAITING:.0f} kB, with two sockets {(full - filled) / WAITING:.0f} kB",
    )


async def _wait_at(server: Server, first: int) -> tuple[int, int]:
    """Play a little at many tables; returns the server's memory then, and after the players have left."""
    async with AsyncExitStack() as stack:
        for number in range(first, first + WAITING):
            seats = await seated(server, stack, number, names()[number % len(names())], 0)
            for _ in range(40):
                await _turn(seats, [])
        full = rss_kb(server.pid)
    await asyncio.sleep(1)
    return full, rss_kb(server.pid)


def first_page(folder: Path) -> float:
    """Seconds from the command to the first page, for a server with existing data."""
    began = time.perf_counter()
    server = Server(folder)
    server.launch()
    try:
        while time.perf_counter() - began < 60:
            try:
                if httpx.get(server.url, timeout=2).status_code == 200:
                    return time.perf_counter() - began
            except httpx.TransportError:
                time.sleep(0.01)
        raise RuntimeError(f"the server does not start: {server.log.read_text()}")
    finally:
        server.stop()


def while_compiling(folder: Path) -> tuple[float, float]:
    """The longest wait for an answer while a game is compiled for the first time, and how long that took."""
    waits = []
    with Server(folder, TILEWRIGHT_CACHE=str(folder / "cache")) as server:
        code, tokens = server.table(names()[-1], person(), person())
        server.start_table(code, tokens[0])
        server.get(f"/api/tables/{code}/record", tokens[0])  # waits until the game is loaded
        began = time.perf_counter()
        while server.get(f"/api/tables/{code}").json()["compiling"] is not None:
            asked = time.perf_counter()
            server.get("/api/tables")
            waits.append(time.perf_counter() - asked)
            time.sleep(0.02)
        return max(waits), time.perf_counter() - began


async def _measure(server: Server, table: Table) -> None:
    await cost(server, table)
    await memory(server, table)
    await load(server, table)


def main() -> None:
    """Print the table."""
    table = Table(title="The server")
    table.add_column("what")
    table.add_column("result")
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder)) as server:
            asyncio.run(_measure(server, table))
        table.add_row("start to the first page", f"{min(first_page(Path(folder)) for _ in range(3)):.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        wait, took = while_compiling(Path(folder))
    table.add_row("longest wait for a page while a game is compiled", f"{wait * 1e3:.0f} ms, of {took:.0f} s")
    Console().print(table)


if __name__ == "__main__":
    main()
