"""Events with several processes and after a restart: each round is paired exactly once, whichever process dies."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.events.event import PATIENCE_S, Evening
from tests.server.process import Server, pair_of
from tests.server.someone import SHORT, someone, sql


@pytest.fixture
def pair(own_database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    with pair_of(tmp_path, "--limit", "0", "--database", own_database) as both:
        yield both


def test_two_processes_pair_each_round_once_and_one_goes_on_alone(pair: tuple[Server, Server]) -> None:
    here, there = pair
    one = Evening(here, "Ada", "Ben", "Cleo", rounds=3)
    one.start()

    async def play(*servers: Server) -> None:
        await asyncio.gather(*(one.play(number, server=server) for number, server in enumerate(servers)))

    asyncio.run(play(here, there, there))
    seen = one.until(lambda page: page["round"] == 2, server=there)
    assert len(seen["fixtures"]) == 4  # two tables each
    here.kill()
    asyncio.run(play(there, there, there))
    seen = one.until(lambda page: page["round"] == 3, server=there)
    asyncio.run(play(there, there, there))
    seen = one.until(lambda page: page["status"] == "over", server=there)
    assert [(table["round"], table["number"]) for table in seen["fixtures"]] == [
        (r, n) for r in (1, 2, 3) for n in (1, 2)
    ]
    assert [each["games"] for each in seen["standings"]] == [3, 3, 3]
    for table in seen["fixtures"]:
        assert "chance secret" in there.get(f"/api/tables/{table['code']}/record").text


def test_a_restart_goes_on_with_the_round_that_was_due(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        one = Evening(server, "Ada", "Ben", form="swiss", rounds=2)
        one.start()
        server.kill()
        server.start()
        one.play_all(0, 1)
        one.until(lambda page: page["round"] == 2 or page["due_s"] is not None)
        server.kill()
        server.start()
        seen = one.until(lambda page: page["round"] == 2 and page["table"], one.tokens[0])
        assert len(seen["fixtures"]) == 2
        one.play_all(0, 1)
        assert one.until(lambda page: page["status"] == "over")["round"] == 2
    rows = sql(tmp_path, "SELECT round, COUNT(*), COUNT(DISTINCT code) FROM pairings GROUP BY round")
    assert rows == [(1, 1, 1), (2, 1, 1)]


def test_an_event_goes_with_its_time_and_its_people(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = someone(server, "Ada")
        wish = {"game": SHORT, "form": "swiss", "seats": 2, "name": "Ada"}
        old, new = (ada.post("/api/events", wish)["event"]["code"] for _ in range(2))
        assert {each["event"] for each in ada.get("/api/me/export")["events"]} == {old, new}
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.execute("UPDATE events SET created = created - 8 * 86400 WHERE code = ?", (old,))
    store.close()
    with Server(tmp_path) as server:  # what has expired is deleted after a start
        end = time.monotonic() + PATIENCE_S
        while server.get(f"/api/events/{old}").status_code != 404:
            assert time.monotonic() < end, "it was not deleted"
            time.sleep(0.1)
        ada.server = server
        ada.post("/api/me/delete", {"name": "Ada"})
        entrants = server.get(f"/api/events/{new}").json()["entrants"]
        assert [(each["name"], each["left"]) for each in entrants] == [("—", True)]
