"""Stores that cannot be used are refused in one line, and one file is never used by two servers."""

import logging
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server import disk
from tests.server.process import ROOT, Server, bot, free_port
from tilewright.games import names
from tilewright.server.operator import preflight
from tilewright.server.store.database import address

GAME = names()[0]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A store with some finished games, as bytes."""
    data = tmp_path_factory.mktemp("sound")
    with Server(data) as server:
        codes = [server.table(GAME, bot(), bot())[0] for _ in range(3)]
        while any(server.get(f"/api/tables/{code}").json()["status"] != "over" for code in codes):
            time.sleep(0.1)
    return (data / "tables.db").read_bytes()


def refusal(data: Path) -> str:
    """Why a server would not start here."""
    with pytest.raises(preflight.Unusable) as refused, preflight.claimed(address("", data)):
        pass
    assert "\n" not in str(refused.value)
    return str(refused.value)


def serve(*options: str) -> tuple[int, str]:
    """The exit status and the error of a server that must not start."""
    done = subprocess.run(
        [sys.executable, "-m", "tilewright", "serve", "--port", str(free_port()), *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_a_sound_store_is_accepted(data: Path, sound: bytes) -> None:
    (data / "tables.db").write_bytes(sound)
    with preflight.claimed(address("", data)):
        assert "in use" in refusal(data)
    with preflight.claimed(address("", data)):
        pass


def test_a_second_server_learns_who_was_first(data: Path) -> None:
    with Server(data) as server:
        status, told = serve("--data", str(data))
        assert status == 1
        assert told.count("\n") == 1
        assert f"process {server.pid}" in told
        assert str(server.port) in told
        server.kill()
    with Server(data):  # a killed server holds no lock
        pass


def test_a_text_file_is_refused_by_the_command(data: Path) -> None:
    (data / "tables.db").write_text("my shopping list")
    status, told = serve("--data", str(data))
    assert (status, told.count("\n")) == (1, 1)
    assert "not a SQLite database" in told


def test_damage_is_detected(data: Path, sound: bytes) -> None:
    file = data / "tables.db"
    file.write_bytes(sound[: len(sound) // 2])
    assert "damaged" in refusal(data)
    middle = len(sound) // 2 // 4096 * 4096
    file.write_bytes(sound[:middle] + bytes(8192) + sound[middle + 8192 :])
    assert "damaged" in refusal(data)
    file.write_bytes(sound[:100] + bytes(len(sound) - 100))
    assert "damaged" in refusal(data)
    file.write_bytes(bytes(20_000))
    assert "not a SQLite database" in refusal(data)


def test_an_empty_file_is_a_new_store_unless_its_journal_is_there(data: Path) -> None:
    (data / "tables.db").touch()
    with preflight.claimed(address("", data)):
        pass
    (data / "tables.db-wal").write_bytes(b"moves")
    assert "tables.db-wal" in refusal(data)
    (data / "tables.db").unlink()
    assert "tables.db-wal" in refusal(data)


def test_a_newer_schema_and_a_foreign_database_are_refused(data: Path, sound: bytes) -> None:
    file = data / "tables.db"
    file.write_bytes(sound)
    with sqlite3.connect(file) as store:
        store.execute("UPDATE alembic_version SET version_num = '0099'")
    store.close()
    assert "newer version" in refusal(data)
    file.unlink()
    with sqlite3.connect(file) as store:
        store.execute("CREATE TABLE recipes (cake)")
    store.close()
    assert "another program" in refusal(data)


def test_what_cannot_be_written_is_refused(tmp_path: Path, sound: bytes) -> None:
    with disk.small(tmp_path / "disk", 8) as folder:
        (folder / "tables.db").write_bytes(sound)
        (folder / "tables.lock").touch()
        disk.read_only(folder)
        assert "cannot be written" in refusal(folder)
        assert "cannot be written" in refusal(folder / "below")


def test_a_huge_file_is_checked_only_on_request(
    data: Path, sound: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(preflight, "MOST_CHECKED", 1000)
    middle = len(sound) // 2 // 4096 * 4096
    (data / "tables.db").write_bytes(sound[:middle] + bytes(8192) + sound[middle + 8192 :])
    with caplog.at_level(logging.WARNING), preflight.claimed(address("", data)):
        assert "--check" in caplog.text
    with pytest.raises(preflight.Unusable), preflight.claimed(address("", data), is_thorough=True):
        pass


# ---- PostgreSQL


def test_a_missing_database_is_reported_in_one_line(database: str, data: Path) -> None:
    missing = sa.make_url(database).set(database="nowhere", password="hidden").render_as_string(hide_password=False)
    status, told = serve("--data", str(data), "--database", missing)
    assert (status, told.count("\n")) == (1, 1)
    assert '"nowhere" does not exist' in told
    assert "hidden" not in told
    silent = sa.make_url(database).set(port=free_port()).render_as_string(hide_password=False)
    with pytest.raises(preflight.Unusable, match="does not answer"), preflight.claimed(silent):
        pass
    nobody = sa.make_url(database).set(username="nobody").render_as_string(hide_password=False)
    with pytest.raises(preflight.Unusable, match="refuses the connection"), preflight.claimed(nobody):
        pass
