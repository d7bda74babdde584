"""Several processes on one PostgreSQL database compared with one on SQLite: what a click costs, and how long it takes.

`python -m bench cluster`. With two processes, the people of a table connect to different ones, so that every second
click is forwarded to the owner; or both to the same one, as behind a balancer that keeps tables together.
"""

import asyncio
import os
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from bench.seat import Seat
from bench.server import cpu_s, one_table
from tests.server import postgres
from tests.server.process import Server, person
from tilewright.games import names

TABLES = int(os.environ.get("CLUSTER_TABLES", "150"))
SECONDS = float(os.environ.get("CLUSTER_SECONDS", "15"))


async def seated(servers: list[Server], stack: AsyncExitStack, number: int, is_split: bool) -> list[Seat]:
    """Two people at a table, at one process or at two."""
    home = servers[number % len(servers)]
    other = servers[(number + is_split) % len(servers)]
    code, tokens = await asyncio.to_thread(home.table, names()[number % len(names())], person("A"), person("B"))
    await asyncio.to_thread(home.start_table, code, tokens[0])
    found = []
    for seat, server in enumerate((home, other)):
        socket = await stack.enter_async_context(
            connect(server.live(code), max_size=None, max_queue=256, compression=None, ping_interval=None)
        )
        found.append(Seat(socket, seat, random.Random(2 * number + seat)))
        await found[-1].hello(tokens[seat])
    return found


async def load(servers: list[Server], is_split: bool) -> str:
    """Everybody clicks about every two seconds; returns what that costs."""
    async with AsyncExitStack() as stack:
        tables = [await seated(servers, stack, number, is_split) for number in range(TABLES)]
        delays: list[float] = []
        before, began = [cpu_s(server.pid) for server in servers], time.perf_counter()
        await asyncio.gather(*(one_table(seats, began + SECONDS, delays) for seats in tables))
        spent = [cpu_s(server.pid) - used for server, used in zip(servers, before, strict=True)]
    delays.sort()
    late = delays[len(delays) * 99 // 100]
    each = " + ".join(f"{1e3 * one / len(delays):.2f}" for one in spent)
    times = f"p50 {statistics.median(delays) * 1e3:.1f} ms, p99 {late * 1e3:.1f} ms"
    return f"{each} ms of processor time a click, {times} ({len(delays)} clicks)"


def main() -> None:
    """Print the table."""
    table = Table(title=f"Processes: {TABLES} tables, two people each")
    table.add_column("what")
    table.add_column("result")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        table.add_row("one process, SQLite", asyncio.run(load([server], False)))
    with ExitStack() as stack:
        database = stack.enter_context(postgres.running())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        options = ("--limit", "0", "--database", database)
        one = stack.enter_context(Server(Path(folder), *options))
        table.add_row("one process, PostgreSQL", asyncio.run(load([one], False)))
        two = stack.enter_context(Server(Path(folder), *options))
        table.add_row("two, the people of a table at the same one", asyncio.run(load([one, two], False)))
        table.add_row("two, the people of a table at different ones", asyncio.run(load([one, two], True)))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
