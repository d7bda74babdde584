"""Connections: how many one address may hold open, how long a request may take, and what the file limit does."""

import asyncio
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.address import http_at, is_closed, raw_at
from tests.server.player import at
from tests.server.process import OPEN, Server, person
from tilewright.games import names
from tilewright.server.gate.connection import MOST_CONNECTIONS, Crowd

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAME = names()[0]
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
FULL = b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)
LATE_S = 30.0  # for busy machines


def small(data: Path, files: int) -> Server:
    """A server that is started with a low file limit, as by a shell or systemd, and may raise it a little."""
    server = Server(data, "--limit", "6000")
    server.before = ("sh", "-c", f'ulimit -Sn 200 && ulimit -Hn {files} && exec "$@"', "sh")
    return server


def held(connections: list[socket.socket]) -> int:
    """How many connections the server has left open."""
    return sum(not is_closed(one, 0.02) for one in connections)


def test_half_sent_requests_lock_nobody_out(data: Path) -> None:
    with small(data, 400) as server, ExitStack() as stack:
        limits = Path(f"/proc/{server.pid}/limits")
        if limits.exists():
            assert "Max open files            400" in limits.read_text()

        code, tokens = server.table(GAME, person(), OPEN)

        async def run() -> None:
            async with at(server.live(code), local_addr=("127.0.0.66", 0)) as patient:
                await patient.hello(tokens[0])
                await asyncio.to_thread(attack)
                await patient.send(type="ping")
                await patient.next("pong")

        def attack() -> None:
            heads = [stack.enter_context(raw_at(server, "127.0.0.66", HALF)) for _ in range(300)]
            slow_body = stack.enter_context(raw_at(server, "127.0.0.67", BODY))
            second = stack.enter_context(raw_at(server, "127.0.0.68", FULL))
            silent = stack.enter_context(raw_at(server, "127.0.0.69", b""))
            assert second.recv(65_536).startswith(b"HTTP/1.1 200")
            second.sendall(HALF)
            with http_at(server, "127.0.0.9") as client:
                assert client.get("/api/levels").status_code == 200
            assert held(heads) <= MOST_CONNECTIONS
            sent = time.monotonic()
            for one in (slow_body, second, silent, *heads):
                while not is_closed(one, LATE_S):
                    assert time.monotonic() < sent + LATE_S, "a request may take as long as it likes"

        asyncio.run(run())
    assert "connections refused" in server.complaints()
    assert "Too many open files" not in server.complaints()


def test_all_addresses_together_leave_files_for_the_rest(data: Path) -> None:
    """Beyond the limit new connections are closed at once; the server accepts, logs once, and continues."""
    with small(data, 400) as server, ExitStack() as stack:
        code, tokens = server.table(GAME, person("Ada"), OPEN)

        async def run() -> None:
            async with at(server.live(code)) as ada:
                await ada.hello(tokens[0])
                many = [
                    stack.enter_context(raw_at(server, f"127.0.1.{number % 50 + 1}", HALF)) for number in range(500)
                ]
                assert held(many) < Crowd(400, False).most < 400
                await ada.send(type="chat", text="still here", seat=0)
                assert (await ada.next("chat"))["text"] == "still here"
                for one in many:
                    one.close()

        asyncio.run(run())
        end = time.monotonic() + LATE_S
        while True:
            try:
                assert server.get("/api/levels").status_code == 200
                break
            except Exception:
                assert time.monotonic() < end
    assert server.complaints().count("connections refused") <= 1 + LATE_S / 10
    assert "Too many open files" not in server.complaints()


def test_sockets_that_come_and_go_are_not_counted_for_ever(data: Path) -> None:
    with Server(data, "--limit", "6000") as server:
        code, _ = server.table(GAME, person(), OPEN)
        slow = raw_at(server, "127.0.0.30", HALF)

        async def visit() -> None:
            async with at(server.live(code), local_addr=("127.0.0.40", 0)) as one:
                await one.send(type="ping")
                await one.next("pong")

        async def run() -> None:
            for _ in range(MOST_CONNECTIONS // 40 + 1):
                await asyncio.gather(*(visit() for _ in range(40)))

        asyncio.run(run())
        with ExitStack() as stack:
            stack.enter_context(slow).sendall(b"\r\n")
            assert slow.recv(65_536).startswith(b"HTTP/1.1 200"), "a request that is complete in time is answered"
            plain = [stack.enter_context(raw_at(server, "127.0.0.40", FULL)) for _ in range(MOST_CONNECTIONS - 10)]
            assert all(one.recv(65_536).startswith(b"HTTP/1.1 200") for one in plain)
    assert server.complaints() == ""
