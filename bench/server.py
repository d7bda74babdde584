"""Load on a live server: moves a second, the time from click to the opponent's update, and the cost beside an echo.

SERVER_TABLES=500 python -m bench.server is the full load; by default it is short. Two sockets sit at each table and
play at random as fast as they are answered; both the server and these players share the machine.
"""

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import Server, person
from tilewright.games import names

TABLES = int(os.environ.get("SERVER_TABLES", "20"))
SECONDS = float(os.environ.get("SERVER_SECONDS", "15"))


async def one_table(server: Server, number: int, seconds: float, delays: list[float]) -> int:
    """Both seats of one table; how many moves they made."""
    code, tokens = await asyncio.to_thread(server.table, names()[0], person("A"), person("B"))
    await asyncio.to_thread(server.start_table, code, tokens[0])
    rng, moves = random.Random(number), 0
    async with connect(server.live(code), max_size=None) as one, connect(server.live(code), max_size=None) as two:
        sockets = (one, two)
        for seat, socket in enumerate(sockets):
            await socket.send(json.dumps({"type": "hello", "tokens": [tokens[seat]], "version": 0}))
        known = [await _news(socket, None) for socket in sockets]
        until = time.monotonic() + seconds  # from when the game is there: it may have to be loaded
        while time.monotonic() < until and known[0]["over"] is None:
            seat = known[0]["turn"]["asked"]
            version = known[seat]["version"]
            if seat < 0 or known[1 - seat]["version"] != version:
                lag = 0 if known[0]["version"] <= known[1]["version"] else 1
                known[lag] = await _news(sockets[lag], known[lag]["version"])
                continue
            move = rng.choice(known[seat]["scene"]["choices"])["move"]
            began = time.monotonic()
            play = {"type": "play", "version": version, "seat": seat, "move": move, "end": True}
            await sockets[seat].send(json.dumps(play))
            known[1 - seat] = await _news(sockets[1 - seat], version)
            delays.append(time.monotonic() - began)
            known[seat] = await _news(sockets[seat], version)
            moves += 1
    return moves


async def _news(socket: ClientConnection, version: int | None) -> Any:
    """The next state or update that is newer and has a scene."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 120))
        if message["type"] in ("state", "update") and message["scene"] is not None and message["version"] != version:
            return message


async def pings(server: Server, count: int) -> float:
    """Seconds for one ping and its answer, through the same socket stack."""
    code, _ = await asyncio.to_thread(server.table, names()[0], person(), person())
    async with connect(server.live(code), max_size=None) as socket:
        await socket.send('{"type":"hello"}')
        await socket.recv()
        began = time.monotonic()
        for _ in range(count):
            await socket.send('{"type":"ping"}')
            await socket.recv()
        return (time.monotonic() - began) / count


async def load(server: Server) -> None:
    ping = await pings(server, 300)
    warm_up: list[float] = []
    await one_table(server, 0, 3, warm_up)
    delays: list[float] = []
    moves = sum(await asyncio.gather(*(one_table(server, number, SECONDS, delays) for number in range(TABLES))))
    delays.sort()
    print(f"{TABLES} tables, {2 * TABLES} sockets, {moves / SECONDS:.0f} moves/s")
    middle, late = statistics.median(delays) * 1e3, delays[len(delays) * 99 // 100] * 1e3
    print(f"click to opponent: p50 {middle:.1f} ms, p99 {late:.1f} ms")
    alone = statistics.median(warm_up)
    print(f"one table alone: {alone * 1e3:.2f} ms a move; a bare ping {ping * 1e3:.2f} ms; ratio {alone / ping:.1f}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        asyncio.run(load(server))


if __name__ == "__main__":
    main()
