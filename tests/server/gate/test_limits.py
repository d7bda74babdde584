"""How much one address may do: requests by their cost, sockets, chat and questions; and bans and foreign host names."""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.address import http_at
from tests.server.player import Player, at
from tests.server.process import HTTP, OPEN, Server, bot, person
from tilewright.games import names
from tilewright.server.gate import limits
from tilewright.server.gate.gate import Gate
from tilewright.server.gate.hosts import Hosts
from tilewright.server.gate.limits import SOCKET_LIMITS, Buckets, Limits

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

GAME = names()[0]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limited"), "--limit", "600") as running:
        yield running
    assert running.complaints() == ""


# ---- addresses


def test_an_address_is_what_a_household_gets() -> None:
    assert Limits.key(("192.0.2.7", 1)) == Limits.key(("::ffff:192.0.2.7", 2)) == "192.0.2.7"
    assert Limits.key(("2001:db8:1:2::1", 1)) == Limits.key(("2001:db8:1:2:3:4:5:6", 1)) == "2001:db8:1:2::/64"
    assert Limits.key(("2001:db8:1:3::1", 1)) != Limits.key(("2001:db8:1:2::1", 1))
    assert Limits.key(None) == ""
    assert len(Limits.key(("x" * 1000, 1))) == 64


def test_a_wide_network_may_do_four_times_as_much() -> None:
    buckets = Buckets(0, 10)
    passed = sum(buckets.take(Limits.key((f"2001:db8:1:{one:x}::1", 1))) for one in range(200))
    assert passed == 40
    assert sum(buckets.take(Limits.key((f"2001:db8:2::{one:x}", 1))) for one in range(200)) == 10


def test_a_busy_address_stays_limited_among_many_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 100)
    buckets = Buckets(0, 3)
    passed = 0
    for one in range(1000):
        passed += buckets.take("192.0.2.1")
        buckets.take(f"198.51.{one // 250}.{one % 250}")
    assert passed == 3
    assert len(buckets) == 100


def test_requests_have_their_cost(limited: Server) -> None:
    body = {"game": GAME, "seats": [person(), OPEN]}
    with http_at(limited, "127.0.0.20") as client, http_at(limited, "127.0.0.21") as other:
        began = time.monotonic()
        codes = Counter(client.post("/api/tables", json=body).status_code for _ in range(100))
        refilled = 10 * (time.monotonic() - began)
        assert set(codes) == {201, 429}
        assert codes[201] <= (300 + refilled) / 5
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
        assert other.post("/api/tables", json=body).status_code == 201


# ---- many sockets of one address

QUESTION = {"type": "why", "version": 0, "seat": 0, "area": "land", "x": 0, "y": 0}  # is answered quickly: it is stale


async def flood(limited: Server, code: str, address: str, sockets: int, **message: Any) -> tuple[Counter[str], float]:
    """What many sockets of one address receive if each sends a message ten times at once, and how long that takes."""
    heard: Counter[str] = Counter()
    last = [0.0]

    async def one() -> None:
        try:
            async with at(limited.live(code), local_addr=(address, 0), close_timeout=1) as mallory:
                await mallory.send(type="hello", name="Mal")
                await mallory.next("state")
                heard["in"] += 1
                await everybody.wait()
                for _ in range(10):
                    await mallory.send(**message)
                await mallory.send(type="ping")
                while (told := await mallory.hear())["type"] != "pong":
                    heard[told["reason"]["key"] if told["type"] == "refuse" else told["type"]] += 1
                last.append(time.monotonic())
        except ConnectionClosed as error:
            heard[f"closed {error.rcvd.code if error.rcvd else 0}"] += 1
            last.append(time.monotonic())
        finally:
            heard["done"] += 1

    async def count() -> None:
        while heard["in"] + heard["done"] < sockets:
            await asyncio.sleep(0.01)
        everybody.set()

    everybody = asyncio.Event()
    everyone = asyncio.gather(*(one() for _ in range(sockets)))
    await count()
    began = time.monotonic()
    await everyone
    return heard, max(last) - began


def said_by_spectators(limited: Server, code: str) -> int:
    with sqlite3.connect(limited.data / "tables.db") as database:
        found = database.execute("select count(*) from chat where code = ? and seat is null", (code,))
        return int(found.fetchone()[0])


def test_many_sockets_of_one_address_have_the_rights_of_a_few(limited: Server) -> None:
    async def run() -> None:
        here = ("127.0.0.9", 0)
        with http_at(limited, here[0]) as client:
            body = {"game": GAME, "seats": [person("Ada"), bot()], "public": True}
            made = client.post("/api/tables", json=body).json()
            code, token = made["table"]["code"], made["tokens"]["0"]
            client.post(f"/api/tables/{code}/start", json={}, headers={"X-Seat-Tokens": token})
        async with at(limited.live(code), local_addr=here) as ada:
            await ada.hello(token)
            await ada.until(lambda player: player.is_asked)
            began = time.monotonic()
            playing = asyncio.create_task(ada.finish(random.Random(1), plies=ada.ply + 20))
            crowd, _ = await flood(limited, code, "127.0.0.66", 60, type="ping")
            chat, _ = await flood(limited, code, "127.0.0.67", 20, type="chat", text="spam")
            question, question_s = await flood(limited, code, "127.0.0.68", 20, **QUESTION)
            hello, hello_s = await flood(limited, code, "127.0.0.69", 20, type="hello")
            await playing
            await ada.send(type="features", id="mine")
            await ada.send(type="chat", text="hello", seat=0)
            await until_said(ada)
            chat_s = time.monotonic() - began

        def allowed(kind: str, within_s: float) -> float:
            rate, burst = SOCKET_LIMITS[kind]
            return burst + rate * within_s

        assert crowd["in"] <= limits.MOST_SOCKETS
        assert crowd["closed 4429"] >= 60 - limits.MOST_SOCKETS
        assert chat["in"] == question["in"] == hello["in"] == 20
        assert said_by_spectators(limited, code) <= allowed("chat", chat_s)
        assert question["server-too-fast"] >= 200 - allowed("question", question_s)
        assert hello["state"] <= allowed("hello", hello_s)

    asyncio.run(run())


async def until_said(ada: Player) -> None:
    """Listen until our own question is answered and our own chat message has arrived."""
    await ada.until(
        lambda player: (
            any(one["type"] == "features" and one["id"] == "mine" for one in player.heard)
            and any(one["type"] == "chat" and one["seat"] == 0 for one in player.heard)
        )
    )


# ---- bans


async def asked(gate: Gate, kind: str, client: str) -> Any:
    """The answer of a gate: a status, or the code with which a socket is closed."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": kind, "path": "/", "method": "GET", "headers": [], "client": (client, 1)}
    await gate(scope, receive, send)
    return sent[0].get("status") or sent[-1].get("code")


def test_banned_addresses_stay_outside() -> None:
    async def inside(scope: dict[str, Any], _: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200} if scope["type"] == "http" else {"code": 1000})

    async def run() -> None:
        held = Limits(600)
        gate = Gate(inside, held, Hosts((), False))
        held.set_bans([("203.0.113.0/24", 0), ("2001:db8::/32", int(time.time()) + 100), ("192.0.2.1", 1)])
        for client in ("203.0.113.9", "::ffff:203.0.113.9", "2001:db8:9::1"):
            assert await asked(gate, "http", client) == 403
            assert await asked(gate, "websocket", client) == 4403
        for client in ("203.0.114.9", "192.0.2.1", "2001:db9::1", "nonsense"):
            assert await asked(gate, "http", client) == 200
            assert await asked(gate, "websocket", client) == 1000
        held.set_bans([])
        assert await asked(gate, "http", "203.0.113.9") == 200

    asyncio.run(run())


# ---- host names


def test_a_server_does_not_answer_to_foreign_names(limited: Server) -> None:
    def status(host: str, path: str = "/api/levels") -> int:
        return HTTP.get(limited.url + path, headers={"Host": host}).status_code

    foreign = HTTP.get(f"{limited.url}/api/levels", headers={"Host": "evil.example:8000"})
    assert foreign.status_code == 421
    assert foreign.json()["reason"]["key"] == "server-host"
    assert "--origin http://evil.example:8000" in foreign.json()["text"]
    assert status("evil.example", "/health") == 200
    assert [status(host) for host in ("localhost:9", "192.0.2.1", "[::1]:8000", "LOCALHOST")] == [200] * 4

    async def closed() -> int:
        there = {"host": "127.0.0.1", "port": limited.port}
        async with at("ws://evil.example/live/NOSUCH", origin="http://evil.example", **there) as page:
            with pytest.raises(ConnectionClosed) as error:
                await page.hear()
        return error.value.rcvd.code if error.value.rcvd else 0

    assert asyncio.run(closed()) == 4403


def test_origins_and_proxies_add_names() -> None:
    named = Hosts(["https://games.example.org"], True)
    assert named.knows("games.example.org", "/")
    assert named.knows("games.example.org:443", "/")
    assert not named.knows("evil.example", "/")
    assert Hosts((), True).knows("any.example", "/")
    assert not Hosts((), False).knows("any.example", "/")
    assert not Hosts((), False).knows("[nonsense", "/")


# ---- headers for caches, and old bugs


def test_answers_of_the_api_are_not_cached(server: Server) -> None:
    headers = server.get("/api/levels").headers
    assert headers["cache-control"] == "no-store"
    assert "X-Seat-Tokens" in headers["vary"]
    assert server.get("/").headers["cache-control"] == "no-cache"


def test_long_paths_and_deep_bodies_are_refused(server: Server) -> None:
    for path in ("/" + "a" * 300, "/assets/" + "b" * 5000, "/" + "a/" * 2000):
        assert server.get(path).status_code == 404
    for body in ("[" * 8000, '{"a":' * 2500):
        answer = HTTP.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "server-malformed")
