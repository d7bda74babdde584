"""What is refused, and what is never revealed: foreign pages, floods, huge messages, stack traces and tokens."""

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from typing import Any, TypeGuard

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.player import at
from tests.server.process import HTTP, OPEN, Server, bot, person
from tilewright.games import names

GAME = names()[0]
EXAMPLES = int(os.environ.get("HOSTILE_EXAMPLES", "40"))


def test_foreign_pages_may_not_change_anything(server: Server) -> None:
    body = {"game": GAME, "seats": [person(), OPEN]}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://other.localhost"},
    ):
        assert server.post("/api/tables", body, **headers).status_code == 403
    own = server.url
    assert server.post("/api/tables", body, Origin=own, **{"Sec-Fetch-Site": "same-origin"}).status_code == 201


def code_of(error: ConnectionClosed) -> int:
    return error.rcvd.code if error.rcvd is not None else 1006


def closed(server: Server, code: str, *messages: str | bytes, **more: Any) -> int:
    """The code with which a socket is closed."""

    async def run() -> int:
        try:
            async with at(server.live(code), **more) as player:
                for message in messages:
                    await player.socket.send(message)
                await player.next("never")
        except ConnectionClosed as error:
            return code_of(error)
        return 0

    return asyncio.run(run())


def test_sockets_are_closed_with_a_reason(server: Server) -> None:
    code, _ = server.table(GAME, person(), OPEN)
    assert closed(server, code, origin="https://evil.example") == 4403
    assert closed(server, "NOSUCH", '{"type":"hello"}') == 4404
    assert closed(server, code, "no", "no", "no") == 4400
    assert closed(server, code, '{"type":"play"}', b"\xff\xfe", '{"type":["a"]}') == 4400
    assert closed(server, code, '{"type":"chat","text":"' + "x" * 5000 + '"}') == 4413
    assert closed(server, code, "x" * 100_000) == 1009


def test_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/NOSUCH", "/nothing/here", "/health"):
        headers = server.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_files_outside_are_not_served(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/static/../../app.py"):
        assert "Litestar" not in HTTP.get(server.url + path).text


def test_bodies_and_names_have_limits(server: Server) -> None:
    big = HTTP.post(f"{server.url}/api/tables", content=b"[" * 20_000, headers={"Content-Type": "application/json"})
    assert big.status_code == 413
    record = HTTP.post(f"{server.url}/api/records", content=b"x" * 1_100_000, timeout=30)
    assert record.status_code in (413, 422)


def test_tokens_are_hashed_at_rest(server: Server) -> None:
    code, tokens = server.table(GAME, person(), OPEN)
    with sqlite3.connect(server.data / "tables.db") as database:
        stored = database.execute("select token from seats where code = ?", (code,)).fetchall()
    assert tokens[0] not in str(stored)
    assert len(tokens[0]) >= 43
    for file in server.data.glob("tables.db*"):
        assert tokens[0].encode() not in file.read_bytes()


def test_one_address_cannot_flood(data: Path) -> None:
    with Server(data, "--limit", "60") as small:
        codes = [HTTP.get(f"{small.url}/api/levels").status_code for _ in range(60)]
    assert 200 in codes
    assert codes[-1] == 429


NOW = "@version"  # stands for the version the hostile browser has seen, so that some messages get further


def is_text(message: str | bytes) -> TypeGuard[str]:
    return isinstance(message, str)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = (
    "hello",
    "play",
    "end",
    "undo",
    "consent",
    "look",
    "chat",
    "ping",
    "preview",
    "why",
    "features",
    "state",
    "update",
)
NUMBERS = st.integers() | st.floats() | st.integers(-300, 300)
hostile = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    anything.map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS)},
        optional={
            "tokens": st.lists(st.text(max_size=20), max_size=3) | anything,
            "version": st.just(NOW) | st.integers(-5, 500) | anything,
            "seat": st.integers(-3, 20) | st.none() | anything,
            "move": st.sampled_from(["pass", "place 0 0 0", "draw K", "", "?", "place 1e9 0 0"]) | st.text(max_size=60),
            "text": st.text(max_size=400),
            "request": st.integers() | anything,
            "agree": st.booleans() | anything,
            "end": st.booleans(),
            "area": st.sampled_from(["land", "table", "dock", "hand", ""]) | st.text(max_size=50),
            "x": NUMBERS | anything,
            "y": NUMBERS | anything,
        },
    )
    .map(json.dumps)
    .map(lambda text: text.replace(f'"{NOW}"', NOW)),
)


@pytest.fixture(scope="module")
def quiet(server: Server) -> tuple[str, str]:
    """A table that must not be disturbed."""
    code, tokens = server.table(GAME, person("Ada"), bot())
    server.start_table(code, tokens[0])
    return code, tokens[0]


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(hostile, min_size=1, max_size=12), is_seated=st.booleans())
def test_hostile_messages_harm_nobody(
    server: Server, quiet: tuple[str, str], messages: list[str | bytes], is_seated: bool
) -> None:
    codes: set[int] = set()

    async def run() -> None:
        code, tokens = server.table(GAME, person("Mal"), bot())
        server.start_table(code, tokens[0])
        try:
            async with at(server.live(code)) as mallory:
                if is_seated:
                    await mallory.hello(tokens[0])
                for message in messages:
                    await mallory.socket.send(
                        message.replace(NOW, str(mallory.version)) if is_text(message) else message
                    )
                await mallory.send(type="ping")
                await mallory.next("pong")
        except ConnectionClosed as error:
            codes.add(code_of(error))
        async with at(server.live(quiet[0])) as ada:
            state = await ada.hello(quiet[1])
            assert state["you"] == [0]

    asyncio.run(run())
    assert codes <= {4400, 4413, 1007}
    assert server.get("/health").json()["ok"]
