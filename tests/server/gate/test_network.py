"""Letting others on the network in: who may switch it, what opens, and what ends when it closes."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import at
from tests.server.process import HTTP, OPEN, Server, person
from tilewright.games import names
from tilewright.server.gate import machine
from tilewright.server.gate.network import Door, Network, host_of, name_of

GAME = names()[0]
HERE = next(iter(machine.addresses()), "")
needs_network = pytest.mark.skipif(not HERE, reason="this machine is on no network")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("network")) as made:
        yield made
    assert made.complaints() == ""


@pytest.fixture
def home(running: Server) -> Iterator[Server]:
    """A server on which the network is closed."""
    yield running
    switch(running, False)


def switch(server: Server, is_open: bool, **more: Any) -> Any:
    answer = server.post("/api/network", {"open": is_open, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["key"]


@needs_network
def test_the_network_opens_and_closes(home: Server) -> None:
    origin = f"http://{HERE}:{home.port}"
    before = home.get("/api/network").json()
    assert (before["switch"], before["open"], before["origin"]) == (True, False, None)
    assert before["addresses"][0]["host"] == HERE
    with pytest.raises(httpx.ConnectError):
        HTTP.get(f"{origin}/api/levels")
    opened = switch(home, True)
    assert (opened["open"], opened["origin"]) == (True, origin)
    assert HTTP.get(f"{origin}/api/levels").status_code == 200
    assert switch(home, True)["origin"] == origin
    assert home.get("/api/network").json() == opened
    closed = switch(home, False)
    assert (closed["open"], closed["origin"]) == (False, None)
    with pytest.raises(httpx.ConnectError):
        HTTP.get(f"{origin}/api/levels")
    assert home.get("/api/levels").status_code == 200


@needs_network
def test_only_this_machine_may_switch(home: Server) -> None:
    origin = switch(home, True)["origin"]
    seen = HTTP.get(f"{origin}/api/network").json()
    assert (seen["switch"], seen["addresses"]) == (False, [])
    assert reason(HTTP.post(f"{origin}/api/network", json={"open": False})) == (403, "server-not-here")
    assert HTTP.get(f"{origin}/api/levels").status_code == 200  # still open
    for headers, status in (
        ({"Host": f"{HERE}:{home.port}"}, 403),  # as through a tunnel or a proxy
        ({"X-Forwarded-For": "203.0.113.7"}, 403),
        ({"Forwarded": "for=203.0.113.7"}, 403),
        ({"Via": "1.1 proxy"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://localhost:3000"}, 403),
        ({"Host": "evil.example"}, 421),  # DNS rebinding
    ):
        assert home.post("/api/network", {"open": False}, **headers).status_code == status, headers
    assert home.get("/api/network").json()["open"]
    assert not switch(home, False, host="ignored")["open"]


@needs_network
def test_guests_must_name_the_open_address(home: Server) -> None:
    origin = switch(home, True)["origin"]
    for host in ("localhost", f"127.0.0.1:{home.port}", "192.0.2.77", f"{HERE}:1", "evil.example", ""):
        for path in ("/api/levels", "/health"):
            answer = HTTP.get(origin + path, headers={"Host": host})
            assert reason(answer) == (421, "server-host"), host


@needs_network
def test_guests_leave_when_it_closes_and_the_host_stays(home: Server) -> None:
    code, tokens = home.table(GAME, person("Ada"), OPEN)
    origin = switch(home, True)["origin"]

    async def run() -> None:
        async with at(home.live(code)) as ada, at(f"{origin.replace('http', 'ws')}/live/{code}") as ben:
            await ada.hello(tokens[0])
            await ben.hello()
            await asyncio.to_thread(switch, home, False)
            with pytest.raises(ConnectionClosed) as error:
                await ben.next("never")
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 4410
            await ada.until(lambda one: one.table.get("spectators") == 0)
            await ada.send(type="ping")
            await ada.next("pong")

    asyncio.run(run())


@needs_network
def test_an_idle_connection_of_a_guest_ends_too(home: Server) -> None:
    origin = switch(home, True)["origin"]
    with socket.create_connection((HERE, home.port), timeout=30) as guest:
        guest.sendall(f"GET /api/levels HTTP/1.1\r\nHost: {origin[7:]}\r\n\r\n".encode())
        assert guest.recv(65_536).startswith(b"HTTP/1.1 200")
        switch(home, False)
        while guest.recv(65_536):
            pass  # until the server closes it


@needs_network
def test_another_port_if_the_usual_one_is_taken(home: Server) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind((HERE, home.port))
        other.listen()
        origin = switch(home, True)["origin"]
        assert origin != f"http://{HERE}:{home.port}"
        assert HTTP.get(f"{origin}/api/levels").status_code == 200


@needs_network
def test_it_is_off_after_a_restart(home: Server) -> None:
    origin = switch(home, True)["origin"]
    home.stop()
    home.start()
    assert not home.get("/api/network").json()["open"]
    with pytest.raises(httpx.ConnectError):
        HTTP.get(f"{origin}/api/levels")


def test_an_address_of_another_machine_is_refused(home: Server) -> None:
    for host in ("203.0.113.9", "0.0.0.0", "127.0.0.1", "", "nonsense"):
        assert reason(home.post("/api/network", {"open": True, "host": host})) == (409, "server-no-network")


def test_a_server_that_others_reach_already_has_no_switch(data: Path) -> None:
    with Server(data, "--host", "0.0.0.0") as wide:
        seen = wide.get("/api/network").json()
        assert not seen["switch"]
        assert seen["origin"] == (f"http://{HERE}:{wide.port}" if HERE else None)
        assert wide.post("/api/network", {"open": True}).status_code == 403
    with Server(data, "--proxied", "--origin", "http://b.example", "--origin", "https://a.example") as behind:
        seen = behind.get("/api/network").json()
        assert (seen["switch"], seen["origin"]) == (False, "https://a.example")
        assert behind.post("/api/network", {"open": True}).status_code == 403


async def _no_door(host: str, port: int) -> Door:
    raise OSError


@pytest.mark.parametrize(
    ("client", "host", "may"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.9", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("::ffff:127.0.0.1", "localhost", True),
        ("::1", "[fd00::2]:8000", False),
        ("fd00::2", "[::1]:8000", False),
        ("192.168.1.24", "localhost:8000", False),
        ("127.0.0.1", "home.example:8000", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "", False),
    ],
)
def test_loopback_means_loopback_in_both_families(client: str, host: str, may: bool) -> None:
    network = Network((), False)
    assert not network.may_switch((client, 1), {"host": host})  # before the server listens
    network.begin(("127.0.0.1", 8000), _no_door)
    assert network.may_switch((client, 1), {"host": host}) is may
    network.begin(("192.168.1.24", 8000), _no_door)
    assert not network.may_switch((client, 1), {"host": host})


def test_names_of_places() -> None:
    assert name_of("fd00::2", 8000) == "[fd00::2]:8000"
    assert name_of("192.168.1.24", 80) == "192.168.1.24"
    assert [host_of(name) for name in ("[fd00::2]:8000", "a.example:1", "a.example", "")] == [
        "fd00::2",
        "a.example",
        "a.example",
        "",
    ]
