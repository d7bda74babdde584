"""Old games stay alive: a record of an older revision is replayed by the rules it was played by."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.kit.package import Copy
from tests.server import process
from tests.server.player import at
from tests.server.process import HTTP, Server, bot, person
from tilewright import games
from tilewright.cli.console import Failure
from tilewright.cli.new import new
from tilewright.core.record import Record

NAME = "stepping_stones"
PLAY = f"""
from tilewright import Table, games
table = Table("{NAME}", seats=2, seed=3)
while not table.is_over:
    table.apply(table.game.legal(table.position)[-1])
table.save("REVISION.game")
print(table.record.revision, *table.scores)
"""
LOAD = f"""
from tilewright import Table, games
from tilewright.core.record import Record, RecordError
table = Table.load("1.game")
table.save("again.game")
print(table.record.game, table.record.revision, *table.scores)
print(*games.names())
print(*Table("{NAME}", seed=1).record.write().splitlines()[:2])
lines = open("1.game").read().replace("revision 1", "revision 7")
try:
    Table.of(Record.read(lines))
except RecordError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A package with one game at its second revision, whose first one is kept."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    made.environment["NUMBA_DISABLE_JIT"] = "1"  # nothing is compiled: the game is small
    made.said("new", NAME)
    said(made, PLAY.replace("REVISION", "1"))
    with pytest.MonkeyPatch.context() as patch, served(made, patch) as server:  # two tables: one is finished, one begun
        for code, moves in (begun(server), 1000), (begun(server), 12):
            asyncio.run(play(server, code, moves))
    kept = made.run("-m", "tools.revision", NAME)
    assert kept.returncode == 0, kept.stderr
    for file, right, changed in (
        ("__init__.py", "revision=1", "revision=2"),
        ("rules/__init__.py", "p.points[p.seat] +=", "p.points[p.seat] += 100 +"),
    ):
        path = made.games / NAME / file
        text = path.read_text(encoding="utf-8")
        assert text.count(right) == 1, file
        path.write_text(text.replace(right, changed), encoding="utf-8")
    return made


@contextmanager
def served(copy: Copy, patch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of the copy, which finds the tables of the one before."""
    patch.setattr(process, "ROOT", copy.folder)
    data = copy.folder / "data"
    data.mkdir(exist_ok=True)
    with Server(data, port=None, **copy.environment) as server:
        yield server


TABLES: list[tuple[str, str]] = []  # the codes of the two tables and Ada's tokens


def begun(server: Server) -> str:
    code, tokens = server.table(NAME, person("Ada"), bot("beginner"))
    server.start_table(code, tokens[0])
    TABLES.append((code, tokens[0]))
    return code


async def play(server: Server, code: str, plies: int) -> None:
    """Play on at a table for some plies, or to the end."""
    token = dict(TABLES)[code]
    async with at(server.live(code)) as ada:
        await ada.hello(token)
        await ada.finish(random.Random(1), plies=plies)


def said(copy: Copy, program: str) -> list[str]:
    done = copy.run("-W", "ignore", "-c", program)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_gap_25_a_record_of_an_older_revision_replays_by_its_own_rules(copy: Copy) -> None:
    played = said(copy, PLAY.replace("REVISION", "2"))[0].split()
    assert played[0] == "2"
    assert int(played[1]) > 100
    first, names, today, refused = said(copy, LOAD)
    assert first.split()[:2] == [NAME, "1"]
    assert all(int(points) < 100 for points in first.split()[2:])
    assert names == NAME  # what is kept is no game to choose
    assert today == f"game {NAME} revision 2"
    assert refused == f"line 2: revision 7 of {NAME} cannot be replayed: this is revision 2 of its rules"
    assert (copy.folder / "again.game").read_text() == (copy.folder / "1.game").read_text()


def test_gap_25_the_command_line_replays_it_too(copy: Copy) -> None:
    old, now = copy.said("replay", "1.game"), copy.said("games")
    assert "100" not in old
    assert f"{NAME}_r1" not in now


def test_a_server_replays_it_and_continues_its_tables(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (copy.folder / "1.game").read_text()
    (finished, _), (live, token) = TABLES
    with served(copy, monkeypatch) as server:
        about = server.upload(text)
        assert (about["game"], about["plies"]) == (NAME, len(Record.read(text).moves))
        assert all(points < 100 for points in about["scores"])
        assert len(server.get(f"/api/records/{about['id']}/story").json()["moves"]) == about["plies"]
        assert server.get(f"/api/records/{about['id']}/scene/{about['plies']}").status_code == 200
        refused = server.post(
            f"/api/records/{about['id']}/branch", {"ply": 4, "seats": [person("Ada"), bot("beginner")]}
        )
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "server-revision")
        asyncio.run(play(server, live, 1000))
        for code in (finished, live):
            record = Record.read(server.get(f"/api/tables/{code}/record", token).text)
            assert (record.game, record.revision) == (NAME, 1)
            assert any(note.startswith("result ") for note in record.notes)
            assert server.upload(record.write())["plies"] == len(record.moves)
            results = [int(note.split()[3]) for note in record.notes if note.startswith("result ")]
            assert all(points < 100 for points in results)
        code = begun(server)
        asyncio.run(play(server, code, 1000))
        record = Record.read(server.get(f"/api/tables/{code}/record").text)
        assert record.revision == 2
        later = HTTP.post(f"{server.url}/api/records", content=text.replace("revision 1", "revision 7").encode())
        assert (later.status_code, "revision 7" in later.json()["text"]) == (422, True)
    assert "Traceback" not in server.log.read_text()
    checked = copy.tilewright("admin", "check", "--data", str(copy.folder / "data"))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_gap_25_no_game_is_named_like_an_older_revision() -> None:
    with pytest.raises(Failure, match="cannot be a game's name"):
        new("stones_r2")
    assert games.played("carcassonne", 1) == "carcassonne"
    assert games.played("carcassonne", 9) == "carcassonne"
