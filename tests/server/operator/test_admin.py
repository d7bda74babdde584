"""Commands of an operator while the server runs: they take effect at the tables within seconds."""

import asyncio
import json
import random
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.command import Operator
from tests.server.player import Player, at
from tests.server.process import OPEN, Server, bot, person
from tilewright.core.record import Record
from tilewright.games import names
from tilewright.server.operator import moderation

GAME = names()[0]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosted(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Operator]]:
    """A running server on each kind of store, and its operator."""
    data = tmp_path_factory.mktemp("hosted")
    url = request.getfixturevalue("database") if request.param == "postgresql" else None
    options = ("--limit", "0", "--contact", "ada@example.org", *(("--database", url) if url else ()))
    with Server(data, *options) as server:
        yield server, Operator(data, url)
    assert server.complaints() == ""


@pytest.fixture(scope="module")
def hosted_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Operator]]:
    """The same on one kind of store, for tests that do not depend on the kind."""
    data = tmp_path_factory.mktemp("hosted_on_sqlite")
    with Server(data) as server:
        yield server, Operator(data)
    assert server.complaints() == ""


@asynccontextmanager
async def seated(server: Server, code: str, token: str = "") -> AsyncIterator[Player]:
    async with at(server.live(code)) as player:
        await player.hello(*([token] if token else []))
        yield player


async def closed_with(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await player.next("never")
    return closed.value.rcvd.code if closed.value.rcvd else 0


async def do(operator: Operator, *words: str) -> str:
    return await asyncio.to_thread(operator.do, *words)


def test_a_closed_table_is_over_for_players_and_bots_and_stays_readable(
    hosted_on_sqlite: tuple[Server, Operator],
) -> None:
    server, operator = hosted_on_sqlite

    async def play() -> None:
        code, tokens = server.table(GAME, person("Ada"), bot())
        server.start_table(code, tokens[0])
        async with seated(server, code, tokens[0]) as ada:
            await ada.finish(random.Random(1), plies=6)
            await ada.until(lambda one: one.is_asked)
            assert "closed" in await do(operator, "close", code.lower())
            await ada.until(lambda one: one.table["status"] == "closed")
            await ada.play_any(random.Random(2))
            assert (await ada.next("refuse"))["reason"]["key"] == "server-closed"
            await ada.send(type="chat", text="hello", seat=0)
            assert (await ada.next("refuse"))["reason"]["key"] == "server-closed"
            ply = ada.ply
        record = Record.read(server.get(f"/api/tables/{code}/record", tokens[0]).text)
        assert len(record.moves) == ply
        assert server.post(f"/api/tables/{code}/rematch", {}, tokens[0]).json()["reason"]["key"] == "server-closed"
        assert code not in [table["code"] for table in server.get("/api/tables").json()]

    asyncio.run(play())


def test_bots_stop_at_a_closed_table(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    server, operator = hosted_on_sqlite

    async def watch() -> None:
        code, _ = server.table(GAME, bot("master"), bot("master"))
        async with seated(server, code) as viewer:
            await viewer.until(lambda one: one.ply > 2)
            await do(operator, "close", code)
            await viewer.until(lambda one: one.table["status"] == "closed")
        async with seated(server, code) as viewer:
            ply = viewer.ply
        await asyncio.sleep(2)  # more than a master takes for a move
        async with seated(server, code) as viewer:
            assert viewer.ply == ply

    asyncio.run(watch())


def test_a_deleted_table_is_gone_with_all_its_data(hosted: tuple[Server, Operator]) -> None:
    server, operator = hosted

    async def play() -> str:
        code, tokens = server.table(GAME, person("Ada"), bot())
        server.start_table(code, tokens[0])
        async with seated(server, code, tokens[0]) as ada, seated(server, code) as eve:
            await ada.finish(random.Random(1), plies=4)
            await ada.send(type="chat", text="hello", seat=0)
            await eve.next("chat")
            asked = await asyncio.to_thread(operator.run, "delete", code, typed="n\n")
            assert asked.returncode == 130
            assert server.get(f"/api/tables/{code}").status_code == 200
            await do(operator, "delete", "--yes", code)
            assert await closed_with(ada) == 4404
            assert await closed_with(eve) == 4404
        return code

    code = asyncio.run(play())
    assert server.get(f"/api/tables/{code}").status_code == 404
    assert "no table" in operator.refused("delete", "--yes", code)
    report = operator.ask("check", "--json")
    assert report["ok"], report
    assert server.get("/health").json()["ok"]


def test_a_muted_seat_and_muted_spectators_cannot_chat(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    server, operator = hosted_on_sqlite

    async def refusal(player: Player, seat: int | None) -> str:
        text = secrets.token_hex(4)
        await player.send(type="chat", text=text, seat=seat)
        while True:
            heard = await player.next("chat", "refuse")
            if heard["type"] == "refuse" or heard["text"] == text:
                return str(heard["reason"]["key"]) if heard["type"] == "refuse" else ""

    async def talk() -> None:
        code, tokens = server.table(GAME, person("Ada"), person("Bob"))
        async with (
            seated(server, code, tokens[0]) as ada,
            seated(server, code, tokens[1]) as bob,
            seated(server, code) as eve,
        ):
            await do(operator, "mute", code, "--seat", "2")
            await bob.until(lambda one: one.table["seats"][1]["muted"])
            assert await refusal(bob, 1) == "server-muted"
            assert await refusal(bob, None) == "server-muted"  # not as a spectator either
            assert await refusal(ada, 0) == await refusal(eve, None) == ""
            await do(operator, "unmute", code, "--seat", "2")
            await bob.until(lambda one: not one.table["seats"][1]["muted"])
            assert await refusal(bob, 1) == ""
            # the host may do the same to spectators
            told = server.post(f"/api/tables/{code}/mute", {"seat": None, "muted": True}, tokens[0])
            assert told.json()["muted"]
            assert await refusal(eve, None) == "server-muted"
            others = server.post(f"/api/tables/{code}/mute", {"seat": 0, "muted": True}, tokens[1])
            assert others.json()["reason"]["key"] == "server-not-host"

    asyncio.run(talk())
    assert "--seat N or --spectators" in operator.refused("mute", "ABCDEF", status=2)


def test_the_host_closes_a_table_unless_others_play(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    server, _ = hosted_on_sqlite
    code, tokens = server.table(GAME, person("Ada"), person("Bob"))
    assert server.post(f"/api/tables/{code}/close", {}, tokens[1]).status_code == 403
    server.start_table(code, tokens[0])
    reason = server.post(f"/api/tables/{code}/close", {}, tokens[0]).json()["reason"]["key"]
    assert reason == "server-others-play"
    server.post(f"/api/tables/{code}/leave", {"seat": 1}, tokens[1])
    assert server.post(f"/api/tables/{code}/close", {}, tokens[0]).json()["status"] == "closed"
    waiting, own = server.table(GAME, person("Ada"), OPEN)
    assert server.post(f"/api/tables/{waiting}/close", {}, own[0]).json()["status"] == "closed"
    assert server.post(f"/api/tables/{waiting}/join", {"name": "Bob"}).json()["reason"]["key"] == "server-closed"


def test_tables_are_listed_by_filters(hosted: tuple[Server, Operator]) -> None:
    server, operator = hosted
    made = [server.table(GAME, person("Gottlob%"), bot(), title=f"No {number}")[0] for number in range(3)]
    server.table(GAME, person("Gottlob"), OPEN)
    first = operator.ask("list", "--json", "--name", "gottlob%", "--size", "2", "--status", "open", "--game", GAME)
    second = operator.ask("list", "--json", "--name", "gottlob%", "--size", "2", "--page", "2")
    assert first["count"] == second["count"] == 3
    assert {one["code"] for one in first["tables"] + second["tables"]} == set(made)
    assert operator.ask("list", "--json", "--older", "1")["count"] == 0
    assert made[0] in operator.here("list", "--size", "100")[1]


def test_a_person_gets_their_data_and_is_forgotten(hosted: tuple[Server, Operator]) -> None:
    server, operator = hosted

    async def play() -> tuple[str, dict[int, str]]:
        code, tokens = server.table(GAME, person("Hannah"), person("Bob"))
        server.start_table(code, tokens[0])
        async with seated(server, code, tokens[0]) as hannah, seated(server, code, tokens[1]) as bob:
            await asyncio.gather(hannah.finish(random.Random(1), 8), bob.finish(random.Random(2), 8))
            await hannah.send(type="chat", text="my secret", seat=0)
            await bob.next("chat")
            await bob.send(type="chat", text="well", seat=1)
            await hannah.next("chat")
        return code, tokens

    async def be_forgotten(code: str, tokens: dict[int, str]) -> None:
        async with seated(server, code, tokens[0]) as hannah, seated(server, code, tokens[1]) as bob:
            await do(operator, "forget", "--yes", "--seat", f"{code}:1")
            assert await closed_with(hannah) == 1012
            again = await bob.next("state")
            assert [said["text"] for said in again["chat"]] == ["well"]
            seat = again["table"]["seats"][0]
            assert (seat["name"], seat["away"]) == ("—", True)
            assert again["table"]["host"] == 1
            await bob.finish(random.Random(3), plies=bob.ply + 6)  # a bot continues
        async with seated(server, code, tokens[0]) as nobody:
            assert nobody.you == []

    code, tokens = asyncio.run(play())
    told = operator.ask("export", "--token", tokens[0])
    assert told == operator.ask("export", "--name", "Hannah") == operator.ask("export", "--seat", f"{code}:1")
    assert [said["text"] for said in told["chat"]] == ["my secret"]
    (table,) = told["tables"]
    assert (table["code"], table["is_host"], table["seats"][0]["name"]) == (code, True, "Hannah")
    record = server.get(f"/api/tables/{code}/record", tokens[0]).text
    assert Record.read(table["record"]) == Record.read(record)
    asyncio.run(be_forgotten(code, tokens))
    assert "no such person" in operator.refused("export", "--token", tokens[0])
    assert "no such person" in operator.refused("forget", "--yes", "--name", "Hannah")
    assert "Hannah" not in json.dumps(server.get(f"/api/tables/{code}").json())


def test_a_backup_of_a_running_server_is_checked_and_restored(hosted: tuple[Server, Operator], tmp_path: Path) -> None:
    server, operator = hosted
    code, tokens = server.table(GAME, person("Kim"), bot())
    server.start_table(code, tokens[0])
    file = tmp_path / "copy"
    operator.do("backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "already exists" in operator.refused("backup", str(file))
    assert "in use" in operator.refused("restore", "--yes", str(file))
    assert "no file" in operator.refused("restore", str(tmp_path / "none"))
    operator.do("delete", "--yes", code)
    server.stop()
    assert "--yes" in operator.refused("restore", str(file))
    operator.do("restore", "--yes", str(file))
    server.start()
    assert server.get(f"/api/tables/{code}").json()["seats"][0]["name"] == "Kim"
    assert operator.ask("check", "--json")["ok"]


def finished(server: Server) -> str:
    """A table whose game is over."""

    async def play() -> str:
        code, _ = server.table(GAME, bot(), bot())
        async with seated(server, code) as viewer:
            await viewer.until(lambda one: one.over is not None)
        return code

    return asyncio.run(play())


def test_check_names_every_problem(tmp_path: Path) -> None:
    operator = Operator(tmp_path)
    with Server(tmp_path) as server:
        gap, illegal, status, sound = (finished(server) for _ in range(4))
    assert operator.ask("check", "--json") == {"ok": True, "tables": 4, "problems": []}
    with sqlite3.connect(operator.place[1] + "/tables.db") as store:
        store.execute("DELETE FROM log WHERE code = ? AND version = 5", (gap,))
        store.execute("UPDATE log SET words = 'nonsense' WHERE code = ? AND version = 7", (illegal,))
        store.execute("UPDATE tables SET status = 'playing' WHERE code = ?", (status,))
        store.execute("INSERT INTO chat (code, at, name, text) VALUES ('LOST22', 1, 'x', 'y')")
    report = operator.ask("check", "--json", status=1)
    problems = {one["table"]: one["problem"] for one in report["problems"]}
    assert problems.keys() == {gap, illegal, status, "LOST22"}
    assert sound not in problems
    assert "line 5" in problems[gap]
    assert "line 7" in problems[illegal]
    assert "is playing" in problems[status]


def test_old_tables_are_purged(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    server, operator = hosted_on_sqlite
    old, new = finished(server), finished(server)
    playing, _ = server.table(GAME, person(), bot())
    with sqlite3.connect(operator.place[1] + "/tables.db") as store:
        long_ago = int(time.time()) - 100 * 86_400
        store.execute(
            "UPDATE tables SET seen = :then, created = :then, ended = min(ended, :then) WHERE code IN (:old, :playing)",
            {"then": long_ago, "old": old, "playing": playing},
        )
    assert operator.ask("purge", "--older", "90", "--dry-run", "--json")["codes"] == [old]
    assert json.loads(operator.do("purge", "--older", "90", "--yes", "--json"))["codes"] == [old]
    assert [server.get(f"/api/tables/{code}").status_code for code in (old, new, playing)] == [404, 200, 200]


def test_bans_are_stored_and_lifted(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    _, operator = hosted_on_sqlite
    operator.here("ban", "2001:db8:1:2:3::4", "--days", "3", "--reason", "spam")
    operator.here("ban", "203.0.113.7")
    bans: list[dict[str, Any]] = operator.ask("bans", "--json")
    assert [(ban["prefix"], ban["reason"]) for ban in bans] == [("2001:db8:1:2::/64", "spam"), ("203.0.113.7/32", "")]
    assert bans[0]["until"] is not None
    assert bans[1]["until"] is None
    assert operator.here("unban", "203.0.113.7")[0] == 0
    assert "not banned" in operator.refused("unban", "203.0.113.7")
    assert "too wide" in operator.refused("ban", "0.0.0.0/0", status=2)
    assert "nobody was banned" in operator.refused("ban", "ABCDEF", "--spectators")


def test_the_address_of_a_spectator_is_banned(hosted_on_sqlite: tuple[Server, Operator]) -> None:
    """The server knows the address, the operator only the table."""
    server, operator = hosted_on_sqlite

    async def disturb() -> None:
        code, tokens = server.table(GAME, person("Ada"), OPEN)
        elsewhere = {"local_addr": ("127.0.0.66", 0)}
        async with seated(server, code, tokens[0]) as ada, at(server.live(code), **elsewhere) as eve:
            await eve.hello()
            told = await do(operator, "ban", code, "--spectators", "--days", "1", "--reason", "noise")
            assert "127.0.0.66/32" in told
            assert await closed_with(eve) == 4403
            async with at(server.live(code), **elsewhere) as again:
                assert await closed_with(again) == 4403
            await ada.send(type="ping")
            await ada.next("pong")
            await do(operator, "unban", "127.0.0.66")
            while True:  # within two seconds
                async with at(server.live(code), **elsewhere) as again:
                    try:
                        await again.hello()
                        break
                    except ConnectionClosed:
                        await asyncio.sleep(0.2)

    asyncio.run(disturb())


@pytest.mark.parametrize(
    ("prefix", "address", "is_inside"),
    [
        ("203.0.113.7/32", "203.0.113.7", True),
        ("203.0.113.7/32", "::ffff:203.0.113.7", True),
        ("203.0.113.0/24", "203.0.114.7", False),
        ("2001:db8::/64", "2001:db8::ffff:1", True),
        ("2001:db8::/64", "203.0.113.7", False),
        ("2001:db8::/64", "", False),
    ],
)
def test_a_prefix_covers_its_addresses(prefix: str, address: str, is_inside: bool) -> None:
    assert moderation.covers(prefix, address) == is_inside


def test_a_missing_store_is_not_created(tmp_path: Path) -> None:
    operator = Operator(tmp_path)
    assert "no store" in operator.refused("list")
    assert "no store" in operator.refused("backup", str(tmp_path / "copy"))
    assert list(tmp_path.iterdir()) == []
