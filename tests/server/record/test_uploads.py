"""Uploaded records: how long they may be, how much of them is kept and for how long, and what a full disk stops."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import jsonschema
import pytest
import sqlalchemy as sa

from tests.server.player import at
from tests.server.process import HTTP, OPEN, Server, bot, person
from tilewright.core.record import JSON_TYPE, TEXT_TYPE, Record
from tilewright.games import facts, names
from tilewright.server.gate.disk import is_low
from tilewright.server.record import replay, uploads
from tilewright.server.record.uploads import DAY_S, MB, Uploads, expire_uploads
from tilewright.server.refusal import Refused
from tilewright.server.store.database import Store
from tilewright.server.store.schema import UPLOADS

GAME = names()[0]


def record(*more: str) -> str:
    """A game that has not started, with more lines in its head."""
    return "\n".join([f"game {GAME}", f"revision {facts(GAME).revision}", "seats 2", *more, "end 0", ""])


def padded(number: int, size: int) -> str:
    """A record made long by comments."""
    return record(f"note number {number}", *["# " + "x" * 998] * (size // 1001))


def refused(data: bytes | str) -> tuple[int, str, dict[str, object]]:
    with pytest.raises(Refused) as error:
        uploads.check(data if isinstance(data, bytes) else data.encode())
    return error.value.status, error.value.reason.key, dict(error.value.reason.args)


def test_long_records_are_refused_by_their_line(server: Server) -> None:
    assert refused(b"x" * 300_000)[:2] == (413, "server-too-long")
    status, key, args = refused(record("note short", "note " + "x" * 5000))
    assert (status, key, args["line"]) == (422, "server-record", 5)
    status, key, args = refused(record(*["note " + "x" * 4000] * 5))
    assert (status, key, args["line"]) == (422, "server-record", 8)
    assert refused(b"game x\nnote \xff")[2]["line"] == 2
    assert refused("game x\nnote \0")[2]["line"] == 2
    assert uploads.check(record(*["note " + "x" * 4000] * 4).encode())
    answer = HTTP.post(f"{server.url}/api/records", content=record("note " + "x" * 5000).encode())
    assert (answer.status_code, answer.json()["reason"]["key"]) == (422, "server-record")
    assert "line 4" in answer.json()["text"].lower()
    assert HTTP.post(f"{server.url}/api/records", content=b"x" * 300_000).status_code == 413


def test_uploads_of_an_address_are_limited_per_day(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Uploads(Store(f"sqlite+aiosqlite:///{data / 'tables.db'}"), 500, True)
    for _ in range(20):
        kept.count("192.0.2.1", MB)
    with pytest.raises(Refused) as error:
        kept.count("192.0.2.1", 1)
    assert (error.value.status, error.value.reason.key) == (429, "server-too-much")
    kept.count("192.0.2.2", MB)
    tomorrow = time.time() + DAY_S
    monkeypatch.setattr(time, "time", lambda: tomorrow)
    kept.count("192.0.2.1", MB)


def test_the_least_recently_fetched_are_deleted_first(data: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{data / 'tables.db'}")
        await store.open()
        kept = Uploads(store, 1, True)
        texts = [padded(number, 240_000) for number in range(5)]
        numbers = [replay.number(text) for text in texts]
        for text in texts[:4]:
            await kept.keep(text)
        with sqlite3.connect(data / "tables.db") as database:
            for age, number in enumerate(numbers[:4]):
                database.execute("update uploads set fetched = fetched - ? where id = ?", (3 * DAY_S - age, number))
        assert await kept.fetch(numbers[0]) == texts[0]  # it is the most recently fetched one now
        await kept.keep(texts[4])
        left = {row[0] for row in await store.rows(sa.select(UPLOADS.c.id))}
        assert left == {numbers[0], numbers[3], numbers[4]}
        with pytest.raises(Refused):
            await kept.fetch(numbers[1])
        with sqlite3.connect(data / "tables.db") as database:
            database.execute("update uploads set fetched = fetched - ? where id = ?", (31 * DAY_S, numbers[4]))
            database.execute("insert into uploads (id, at, text) values ('old', 1, 'from an earlier version')")
        assert await expire_uploads(store, 0, 10 * MB) == 0
        assert await expire_uploads(store, 30, 10 * MB) == 1
        left = {row[0] for row in await store.rows(sa.select(UPLOADS.c.id))}
        assert left == {numbers[0], numbers[3], "old"}
        await store.close()

    asyncio.run(run())


def test_a_record_fetched_often_is_marked_once_a_day(data: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{data / 'tables.db'}")
        await store.open()
        kept = Uploads(store, 500, True)
        await kept.keep(record())
        before = store.tally.changes
        for _ in range(5):
            await kept.fetch(replay.number(record()))
        assert store.tally.changes == before
        await store.close()

    asyncio.run(run())


def test_a_full_disk_stops_only_what_is_new(data: Path) -> None:
    with Server(data) as server:
        code, tokens = server.table(GAME, person(), bot())
        server.start_table(code, tokens[0])
        number = server.upload(record())["id"]

    async def play(server: Server) -> None:
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.until(lambda player: player.is_asked)
            await ada.finish(random.Random(1), plies=ada.ply + 6)

    with Server(data, "--limit", "0", "--reserve", "1000000000", "--uploads", "1") as server:
        seats = [person(), OPEN]
        for path, body in (
            ("/api/tables", {"game": GAME, "seats": seats}),
            (f"/api/tables/{code}/branch", {"ply": 0, "seats": seats}),
            (f"/api/records/{number}/branch", {"ply": 0, "seats": seats}),
            ("/api/records", {}),
        ):
            answer = server.post(path, body)
            assert (answer.status_code, answer.json()["reason"]["key"]) == (507, "server-disk")
        asyncio.run(play(server))
        assert server.get(f"/api/records/{number}/text").text == record()


def test_the_operator_sets_the_reserve(data: Path) -> None:
    assert not is_low(data, 0)
    assert is_low(data, 1_000_000_000)


def test_records_are_uploaded_and_downloaded_in_both_forms(server: Server) -> None:
    text = record("note title Both forms")
    made = Record.read(text).to_json()
    about = server.upload(Record.read(text).write())
    sent = HTTP.post(f"{server.url}/api/records", content=made.encode(), headers={"Content-Type": JSON_TYPE})
    assert sent.json()["id"] == about["id"]  # they are one record
    home = f"/api/records/{about['id']}/text"
    plain, as_json = server.get(home), server.get(f"{home}?form=json")
    assert (plain.text, plain.headers["Content-Type"]) == (Record.read(text).write(), TEXT_TYPE)
    assert (as_json.text, as_json.headers["Content-Type"]) == (made, JSON_TYPE)
    assert as_json.headers["Content-Disposition"] == f'attachment; filename="{about["id"]}.game.json"'
    assert server.get(f"{home}?form=pdf").status_code == 400
    wrong = HTTP.post(f"{server.url}/api/records", content=made.replace('"seats": 2', '"seats": 99').encode())
    assert (wrong.status_code, "line 5" in wrong.json()["text"].lower()) == (422, True)
    later = HTTP.post(f"{server.url}/api/records", content=made.replace('"format": 1', '"format": 3').encode())
    assert "has format 3" in later.json()["text"]
    schema = server.get("/api/schemas/record.json")
    assert schema.headers["Content-Type"] == "application/schema+json"
    jsonschema.validate(json.loads(made), schema.json())
    assert server.get("/api/schemas/secret.json").status_code == 404


def test_a_table_is_downloaded_in_both_forms(server: Server) -> None:
    code, tokens = server.table(GAME, person(), bot())
    server.start_table(code, tokens[0])
    home = f"{server.url}/api/tables/{code}/record"
    plain, as_json = HTTP.get(home), HTTP.get(f"{home}?form=json")
    assert plain.headers["Content-Type"] == TEXT_TYPE
    assert plain.headers["Content-Disposition"] == f'attachment; filename="{GAME}-{code}.game"'
    assert as_json.headers["Content-Type"] == JSON_TYPE
    assert Record.read(as_json.text).notes == Record.read(plain.text).notes


def test_a_large_note_is_found_in_json_and_behind_any_blank() -> None:
    long = "x" * 5000
    assert refused(Record.read(record("note " + long)).to_json())[1] == "server-record"
    assert refused(record("note\t" + long))[1] == "server-record"
    assert refused(record("note a\u2028" + long))[1] == "server-record"
