"""What has expired is deleted by itself, and nothing else is."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.player import at
from tests.server.process import OPEN, Server, bot, person
from tilewright.core.record import Record
from tilewright.games import names

GAME = names()[0]
DAY_S = 86_400


def aged(data: Path, **days: int) -> None:
    """Pretend that nobody has been at these tables for some days."""
    with sqlite3.connect(data / "tables.db") as store:
        for code, age in days.items():
            then = int(time.time()) - age * DAY_S
            store.execute(
                "UPDATE tables SET seen = 0, created = ?, ended = min(ended, ?) WHERE code = ?", (then, then, code)
            )
            store.execute("UPDATE chat SET at = ? WHERE code = ?", (then, code))
        for name, age in (("old", 31), ("new", 1)):
            then = int(time.time()) - age * DAY_S
            store.execute("INSERT INTO uploads VALUES (?, ?, 'text', ?, 4)", (name, then, then))
    store.close()


def until_gone(server: Server, *codes: str) -> None:
    end = time.monotonic() + 30
    while any(server.get(f"/api/tables/{code}").status_code != 404 for code in codes):
        assert time.monotonic() < end, "it was not deleted"
        time.sleep(0.1)


def fill(server: Server) -> dict[str, str]:
    """A table of each kind, old and new, with chat at each table in play."""
    made: dict[str, str] = {}
    for age in ("old", "new"):
        made[f"open {age}"], _ = server.table(GAME, person(), OPEN)
        made[f"playing {age}"], tokens = server.table(GAME, person(), bot())
        server.start_table(made[f"playing {age}"], tokens[0])
        asyncio.run(say(server, made[f"playing {age}"], tokens[0]))
        made[f"closed {age}"], tokens = server.table(GAME, person(), bot())
        server.post(f"/api/tables/{made[f'closed {age}']}/close", {}, tokens[0])
    return made


async def say(server: Server, code: str, token: str) -> None:
    async with at(server.live(code)) as ada:
        await ada.hello(token)
        await ada.send(type="chat", text="hello", seat=0)
        await ada.next("chat")
        await ada.until(lambda one: one.ply > 0)


@pytest.mark.parametrize("is_usual", [True, False])
def test_old_tables_are_deleted(data: Path, is_usual: bool) -> None:
    with Server(data) as server:
        made = fill(server)
    aged(data, **{code: 40 if "old" in kind else 1 for kind, code in made.items()})
    days = ["--keep-over", "10", "--keep-idle", "10", "--keep-chat", "10", "--contact", "ada@example.org"]
    expected = {"open old"} if is_usual else {"open old", "closed old"}
    with Server(data, "--limit", "0", *(() if is_usual else days)) as server:
        until_gone(server, *(made[kind] for kind in expected))
        left = {kind for kind, code in made.items() if server.get(f"/api/tables/{code}").status_code == 200}
        assert left == made.keys() - expected
        until_archived(server, made["playing old"])
        assert server.get(f"/api/tables/{made['playing new']}").json()["status"] == "playing"
        kept = server.get("/api/kept").json()
        assert kept == {
            "over_days": 0 if is_usual else 10,
            "idle_days": 30 if is_usual else 10,
            "open_days": 7,
            "chat_days": 0 if is_usual else 10,
            "upload_days": 30,
            "contact": "" if is_usual else "ada@example.org",
        }
        until_few(data, 3 if is_usual else 2)
        assert [server.get(f"/api/records/{name}/text").status_code for name in ("old", "new")] == [404, 200]
    assert server.complaints() == ""


def until_archived(server: Server, code: str) -> None:
    """Wait until a game nobody returned to is closed; it can still be read, and says why it was closed."""
    end = time.monotonic() + 30
    while (table := server.get(f"/api/tables/{code}").json())["status"] != "closed":
        assert time.monotonic() < end, "it was not archived"
        time.sleep(0.1)
    assert table["ended"] > time.time() - DAY_S
    story = server.get(f"/api/tables/{code}/story").json()
    assert story["ply"] == len(story["moves"]) > 0
    assert server.get(f"/api/tables/{code}/scene/1").status_code == 200
    assert Record.read(server.get(f"/api/tables/{code}/record").text).moves

    async def look() -> None:
        async with at(server.live(code)) as visitor:
            state = await visitor.hello()
            while not any(one["note"] for one in state["chat"]):  # a room that was open reads its chat again
                state = await visitor.next("state")
            assert state["chat"][-1]["note"]["key"] == "server-note-archived"
            assert state["table"]["asked"] is None  # nobody is told that it is their turn

    asyncio.run(look())


def test_a_game_with_a_running_clock_is_not_archived(data: Path) -> None:
    """It continues by itself when the time is up."""
    with Server(data) as server:
        days, tokens = server.table(GAME, person("Ada"), person("Bob"), clock={"days": 60})
        server.start_table(days, tokens[0])
        asyncio.run(say(server, days, tokens[0]))
        other, tokens = server.table(GAME, person("Ada"), person("Bob"))
        server.start_table(other, tokens[0])
        asyncio.run(say(server, other, tokens[0]))
    aged(data, **{days: 40, other: 40})
    with Server(data) as server:
        until_archived(server, other)
        assert server.get(f"/api/tables/{days}").json()["status"] == "playing"


def until_few(data: Path, lines: int) -> None:
    """Wait until this many chat messages and one upload are left, and no rows belong to a deleted table."""
    end = time.monotonic() + 30
    count = "SELECT (SELECT count(*) FROM chat), (SELECT count(*) FROM uploads)"
    with sqlite3.connect(data / "tables.db") as store:
        while store.execute(count).fetchone() != (lines, 1):
            assert time.monotonic() < end
            time.sleep(0.1)
        for table in ("seats", "log", "chat"):
            lost = f"SELECT count(*) FROM {table} WHERE code NOT IN (SELECT code FROM tables)"
            assert store.execute(lost).fetchone()[0] == 0
    store.close()
