"""Games from outside the package are found by everything, in a named folder or as an installed package."""

import json
import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.command import Answer, spawn
from tests.server.process import Server, bot, person
from tilewright import games, shelf
from tilewright.cli import main
from tilewright.kit import kernel
from tilewright.kit.twin import Twins
from tilewright.laws.trial import ROOM

NAME = "stone_garden"
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
PYTHON = f"""
import asyncio, json
import gymnasium
from tilewright import Table, arena, games
from tilewright.research.batch import Batch

games.add("PROJECT")
import tilewright.research.gymnasium
from tilewright.research.play import env_id

table = Table("{NAME}", seed=1)
table.play(table.legal()[0])
batch = Batch("{NAME}", 2, seed=1, threads=1)
batch.walk(100)
gymnasium.make(env_id("{NAME}")).reset(seed=1)
played = arena("{NAME}", ["random", "greedy"], games=2, workers=2)
print(json.dumps([len(table.moves), bool((batch.actors == -2).all()), len(played.report.results)]))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mine")
    said = spawn("new", NAME, "-o", folder).out
    for step in (f"pip install -e {folder / NAME}", "--games DIR", f"tilewright check {NAME}"):
        assert step in said
    return folder / NAME


@pytest.fixture(autouse=True)
def a_shelf_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(shelf.VARIABLE, "")
    shelf.homes.cache_clear()
    yield
    shelf.homes.cache_clear()


def mine(project: Path, *arguments: object) -> Answer:
    return spawn("--games", project, *arguments, **INTERPRETED)


def test_every_command_takes_a_game_of_a_named_folder(project: Path) -> None:
    listed = json.loads(mine(project, "games", "--json").out)
    assert [one["draft"] for one in listed if one["name"] == NAME] == [True]
    assert len(listed) == 1 + len(games.names())
    assert mine(project, "simulate", NAME, "-n", 4, "--json").json["games"] == 4
    record = project / "one.game"
    assert mine(project, "play", NAME, "--bots", "1:random,2:random", "--save", record).status == 0
    answer = spawn("arena", NAME, "random", "-n", 1, **INTERPRETED)
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert f"there is no game '{NAME}'" in answer.err


def test_the_laws_are_checked_in_another_process(project: Path, tmp_path: Path) -> None:
    """One trial as `tilewright check` starts it, without the compiled ones."""
    status = tmp_path / "status"
    status.write_bytes(b" " * ROOM)
    settings = INTERPRETED | {shelf.VARIABLE: str(project)}
    trial = spawn(NAME, status, 1, begin="from tilewright.laws.trial import main; main()", **settings).json
    assert (trial["fault"], trial["games"]) == (None, 3)


def test_python_adds_a_game_for_itself_and_its_workers(project: Path) -> None:
    """Table, batch, environment, and an arena with two processes."""
    code = PYTHON.replace("PROJECT", str(project))
    script = project / "script.py"
    script.write_text('if __name__ == "__main__":\n' + "\n".join(f"    {line}" for line in code.splitlines()))
    done = subprocess.run(
        [sys.executable, script], env=os.environ | INTERPRETED, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [3, True, 2]  # a draw, a tile, the next draw


def test_a_server_offers_and_opens_it(project: Path, tmp_path: Path) -> None:
    with Server(tmp_path, port=None, **INTERPRETED, **{shelf.VARIABLE: str(project)}) as server:
        assert NAME in [one["name"] for one in server.get("/api/games").json()]
        code, tokens = server.table(NAME, person("Ada"), bot("casual"))
        server.start_table(code, tokens[0])
        assert 'id="tile/meadow"' in server.get(f"/art/{NAME}/day.svg").text


def test_an_installed_package_is_found(project: Path, tmp_path: Path) -> None:
    """As pip leaves it behind: the metadata says what pyproject.toml says, and the package can be imported."""
    announced = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    entries = announced["entry-points"][shelf.GROUP]
    info = tmp_path / "stone_garden-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {announced['name']}\nVersion: 0.1.0\n")
    lines = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (info / "entry_points.txt").write_text(f"[{shelf.GROUP}]\n{lines}")
    paths = os.pathsep.join([str(tmp_path), str(project), os.environ.get("PYTHONPATH", "")])
    listed = spawn("games", "--json", PYTHONPATH=paths)
    assert NAME in [one["name"] for one in listed.json]
    again = spawn("--games", project, "games", "--json", PYTHONPATH=paths)  # the same game, named as well
    assert again.json == listed.json
    (info / "entry_points.txt").write_text(f"[{shelf.GROUP}]\nlost = nowhere.lost\n")
    answer = spawn("games", PYTHONPATH=paths)
    assert (answer.status, answer.err) == (2, f"tilewright: {_LOST}\n")


_LOST = "an installed package announces a game 'lost', but nowhere.lost is none"


def copied(project: Path, to: Path, name: str = NAME) -> Path:
    """A game of this name, with as little as is needed to find it."""
    (to / name / "rules").mkdir(parents=True)
    for file in ("__init__.py", "rules/__init__.py"):
        (to / name / file).write_text((project / NAME / file).read_text())
    return to / name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("carcassonne", "there are two games called 'carcassonne': in "),
        ("json", "a game cannot be called 'json'"),
        ("stone-garden", "is named like a Python package, not 'stone-garden'"),
        ("class", "is named like a Python package, not 'class'"),
    ],
)
def test_a_name_that_is_taken_or_impossible_is_refused(
    name: str, reason: str, project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copied(project, tmp_path, name)
    before = games.names()
    with pytest.raises(games.ShelfError, match=reason):
        games.add(folder)
    assert games.names() == before
    assert main(["--games", str(folder), "games"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert reason in said


def test_what_is_no_game_is_refused(project: Path, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(games.ShelfError, match="there is no game in"):
            games.add(place)
    with pytest.raises(games.ShelfError, match="cannot have a"):
        games.add(f"{tmp_path}{os.pathsep}x")
    folder = copied(project, tmp_path, "broken_garden")
    assert games.add(tmp_path) == ("broken_garden",)
    with pytest.raises(games.BrokenGameError, match=f"calls itself '{NAME}'"):
        games.facts("broken_garden")
    (folder / "__init__.py").write_text("1 / 0")
    del sys.modules["broken_garden"]
    with pytest.raises(games.BrokenGameError, match="cannot be loaded: ZeroDivisionError"):
        games.facts("broken_garden")


def test_compiled_code_depends_on_its_own_rules_only(project: Path, tmp_path: Path) -> None:
    """The cache of a game outside changes with its rules, and with nothing else in its folder."""
    folder = copied(project, tmp_path)

    def digest() -> str:
        return kernel.digest(kernel.sources(folder))

    rules = folder / "rules" / "__init__.py"
    assert kernel.package_of(rules) == folder
    first = digest()
    (folder / "notes.py").write_text("x = 1")
    assert digest() == first
    rules.write_text(rules.read_text() + "\n")
    assert digest() != first
    with pytest.raises(ValueError, match="only the folder `rules` of a game"):
        kernel.package_of(tmp_path / "bots.py")


def test_it_is_compiled_and_has_twins_that_run_uncompiled(project: Path) -> None:
    games.add(project)
    game = games.find(NAME)
    position = game.new(2)
    actor = games.rules(NAME)["actor"]
    plain = Twins().function(actor)
    assert plain.__globals__["material"] is not actor.py_func.__globals__["material"]  # a twin, not the module
    assert plain(position[0]) == game.kernels.actor(position, 0) == -1
    assert random.Random(1).choice(game.legal(position)) >= 25


@pytest.mark.parametrize("taken", ["carcassonne", NAME])
def test_a_new_game_needs_a_name_of_its_own(taken: str, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", taken, "-o", str(project.parent)]) == 2
    assert "already" in capsys.readouterr().err
