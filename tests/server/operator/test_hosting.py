"""What docs/hosting.md promises: started by one command, behind a proxy, backed up while running, migrated."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from websockets.exceptions import ConnectionClosed

from tests.server.player import at
from tests.server.process import HTTP, ROOT, Server, bot, person
from tilewright.games import facts, names
from tilewright.server.store import schema

GAME = names()[0]
MIGRATIONS = Path(schema.__file__).parent / "migrations"


def test_one_word_starts_the_server_and_opens_the_browser(tmp_path: Path) -> None:
    told = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}.part && mv {told}.part {told}\n')
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "BROWSER": str(browser),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONPATH": str(ROOT),
    }
    with subprocess.Popen([sys.executable, "-m", "tilewright"], cwd=tmp_path, env=environment) as process:
        try:
            end = time.monotonic() + 60
            while not told.exists():
                assert process.poll() is None
                assert time.monotonic() < end, "no browser was opened"
                time.sleep(0.05)
            page = told.read_text().strip()
            assert HTTP.get(page, timeout=20).status_code == 200
            assert HTTP.get(f"{page}health", timeout=20).json()["database"] == "sqlite"
            assert (tmp_path / "data" / "tilewright" / "tables.db").exists()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


def test_behind_a_proxy_each_visitor_has_a_limit_of_their_own(data: Path) -> None:
    def last_status(server: Server, address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return [HTTP.get(f"{server.url}/api/levels", headers=headers).status_code for _ in range(40)][-1]

    with Server(data, "--limit", "60", "--proxied") as proxied:
        assert last_status(proxied, "192.0.2.1") == 429
        assert HTTP.get(f"{proxied.url}/api/levels", headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 200
    with Server(data, "--limit", "60") as direct:
        assert last_status(direct, "192.0.2.1") == 429
        assert HTTP.get(f"{direct.url}/api/levels", headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 429


def test_another_origin_is_ours_only_if_we_say_so(data: Path) -> None:
    body = {"game": GAME, "seats": [person(), bot()]}
    ours = "https://games.example.org"
    with Server(data, "--limit", "0", "--origin", ours) as server:
        assert server.post("/api/tables", body, Origin=ours).status_code == 201
        assert server.post("/api/tables", body, Origin="https://evil.example.org").status_code == 403


def test_a_backup_of_a_running_server_continues_elsewhere(server: Server, data: Path) -> None:
    async def begin() -> tuple[str, str, list[str]]:
        code, tokens = server.table(GAME, person(), bot())
        server.start_table(code, tokens[0])
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await ada.finish(random.Random(1), plies=20)
            with sqlite3.connect(server.data / "tables.db") as source, sqlite3.connect(data / "tables.db") as target:
                source.backup(target)
            return code, tokens[0], [move["words"] for move in ada.moves[:20]]

    code, token, known = asyncio.run(begin())

    async def go_on(other: Server) -> None:
        async with at(other.live(code)) as ada:
            await ada.hello(token)
            await ada.until(lambda one: one.scene is not None)
            assert [move["words"] for move in ada.moves[:20]] == known
            await ada.finish(random.Random(2))

    with Server(data) as other:
        asyncio.run(go_on(other))


def test_a_restart_tells_sockets_to_reconnect(data: Path) -> None:
    async def run(server: Server) -> int:
        code, tokens = server.table(GAME, person(), bot())
        async with at(server.live(code)) as ada:
            await ada.hello(tokens[0])
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed) as closed:
                await ada.next("never")
        return closed.value.rcvd.code if closed.value.rcvd else 0

    with Server(data) as server:
        assert asyncio.run(run(server)) == 1012
    assert server.complaints() == ""


def store_of(data: Path, revision: str) -> None:
    """A store as an earlier version made it, with one open table."""
    engine = sa.create_engine(f"sqlite:///{data / 'tables.db'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        table = (
            f"'OLDONE', '{GAME}', {facts(GAME).revision}, '{{}}', '', 1, 'open', {int(time.time())}, 0, '{'00' * 32}'"
        )
        columns = "code, game, revision, options, title, public, status, created, host, secret"
        connection.execute(sa.text(f"insert into tables ({columns}) values ({table})"))
        connection.execute(sa.text("insert into seats values ('OLDONE', 0, 'person', 'Ada', null, 'x', 0)"))
        connection.execute(sa.text("insert into uploads values ('old', 1, 'text')"))
    engine.dispose()


def test_a_store_of_an_older_version_is_brought_up_to_date(data: Path) -> None:
    store_of(data, "0001")
    with Server(data) as server:
        table = server.get("/api/tables/OLDONE").json()
        assert (table["given"], table["seats"][0]["name"]) == (0, "Ada")
        assert server.get("/api/records/old/text").text == "text"


def test_the_revision_of_the_schema_is_that_of_the_newest_migration() -> None:
    """A store that has it is not inspected further when the server starts."""
    found = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert found == schema.REVISION


def test_help_names_every_option() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    told = subprocess.run(
        [sys.executable, "-m", "tilewright", "serve", "--help"],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for option in (
        "host",
        "port",
        "database",
        "data",
        "open",
        "pace",
        "limit",
        "proxied",
        "origin",
        "uploads",
        "reserve",
        "keep-over",
        "contact",
    ):
        assert f"--{option}" in told
