"""A game made by `tilewright new` keeps every law and can be played everywhere; it is made in a copy of the package."""

import asyncio
import json
import random
import re
from pathlib import Path

import pytest

from tests.kit.package import Copy
from tests.server import process
from tests.server.player import at
from tests.server.process import Server, bot, person
from tilewright import games
from tilewright.cli.console import Failure
from tilewright.cli.new import new
from tilewright.core.palette import THEMES
from tilewright.words import LANGUAGES

NAME, TITLE = "stepping_stones", "Stepping Stones"
LAWS = ["contract", "golden", "perft", "secrecy", "observations", "scene", "words"]
RESEARCH = f"""
import gymnasium, numpy
import tilewright.research.gymnasium
from tilewright.research.batch import Batch
from tilewright.research.play import env_id

env = gymnasium.make(env_id("{NAME}"))
seen, info = env.reset(seed=1)
is_over = False
while not is_over:
    seen, reward, is_over, is_cut, info = env.step(int(numpy.flatnonzero(seen["action_mask"])[0]))
    assert not is_cut
batch = Batch("{NAME}", 8, seed=1, threads=1)
batch.walk(100)
print(reward, (batch.actors == -2).all(), batch.scores().sum() > 0)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("copy"))
    said = made.said("new", NAME)
    for step in (f"tilewright check {NAME}", f"tilewright play {NAME}", "make play"):
        assert step in said
    return made


def test_it_keeps_the_laws_in_both_modes(copy: Copy) -> None:
    lines = copy.said("check", NAME, "-n", "1").splitlines()
    assert [line.partition(":")[0] for line in lines] == [f"{TITLE} with bounds checks", f"{TITLE} as it is played"]
    assert all("obey every law" in line for line in lines)


def test_an_index_out_of_bounds_is_an_error_and_no_crash(copy: Copy) -> None:
    right, wrong = "for cell in range(material.CELLS):\n        if p.board[cell] == 0:", "CELLS + 1"
    with copy.written(NAME, "rules/__init__.py", right, right.replace("CELLS", wrong)):
        done = copy.tilewright("check", NAME, "-n", "1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "kernel legal: IndexError" in done.stderr
    assert "if p.board[cell] == 0" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_tests_of_every_game_pass(copy: Copy) -> None:
    """Its golden games are recorded first, as the guide says."""
    recorded = copy.run("-m", "tools.golden", NAME)
    assert recorded.returncode == 0, recorded.stderr
    files = [f"tests/test_{law}.py" for law in LAWS]
    options = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", "-k", NAME]
    done = copy.run("-m", "pytest", *options, *files)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 40


def test_it_is_marked_and_played_in_the_terminal(copy: Copy) -> None:
    [listed] = json.loads(copy.said("games", "--json"))
    assert (listed["name"], listed["draft"]) == (NAME, True)
    assert "(rules only)" in copy.said("games")
    record = copy.folder / "one.game"
    said = copy.said("play", NAME, "--bots", "1:greedy,2:random", "--seed", "3", "--save", str(record))
    assert "Matched (cell" in said  # a plain sentence from the key and its arguments
    assert "The game is over." in said
    drawn = copy.folder / "one.svg"
    copy.said("render", str(record), "-o", str(drawn), "--ply", "31")
    assert ">meadow</text>" in drawn.read_text(encoding="utf-8")


def test_bots_play_it_in_the_arena(copy: Copy) -> None:
    report = json.loads(copy.said("arena", NAME, "greedy", "random", "-n", "10", "--json"))
    assert "greedy" in json.dumps(report)


def test_it_is_an_environment_and_a_batch(copy: Copy) -> None:
    done = copy.run("-c", RESEARCH)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[1:] == ["True", "True"]


def test_it_is_played_on_a_server(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "ROOT", copy.folder)
    with Server(copy.folder, port=None, **copy.environment) as server:
        [listed] = server.get("/api/games").json()
        assert (listed["name"], listed["title"], listed["draft"]) == (NAME, TITLE, True)
        for language in LANGUAGES:
            words = server.get(f"/words/{NAME}/{language}.ftl").text
            assert f"title = {TITLE}" in words
            assert "about-draft = " in words
        for theme in THEMES:
            for sheet in (theme, f"cover-{theme}"):
                assert 'id="tile/meadow"' in server.get(f"/art/{NAME}/{sheet}.svg").text
        assert TITLE in server.get(f"/rules/{NAME}/ledger").text
        assert server.get(f"/rules/{NAME}/de.json").json()["language"] == "en"
        code, tokens = server.table(NAME, person("Ada"), bot("casual"))
        server.start_table(code, tokens[0])

        async def play() -> None:
            async with at(server.live(code)) as ada:
                await ada.hello(tokens[0])
                await ada.finish(random.Random(1))
                assert ada.over is not None
                assert len(ada.moves) == 50

        asyncio.run(play())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Stepping", "up to 30 lower-case letters"),
        ("../outside", "up to 30 lower-case letters"),
        ("a" * 31, "up to 30 lower-case letters"),
        ("class", "it is a Python keyword"),
        (NAME, "there is a folder"),
    ],
)
def test_what_cannot_be_made_is_refused(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / NAME).mkdir(parents=True)
    monkeypatch.setattr(games, "FOLDER", tmp_path / "games")
    with pytest.raises(Failure, match=reason):
        new(name)
    assert [file.name for file in tmp_path.rglob("*")] == ["games", NAME]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "games"
    blocked.write_text("no folder")
    monkeypatch.setattr(games, "FOLDER", blocked)
    with pytest.raises(Failure, match=r"no game can be added to .*: Not a directory"):
        new(NAME)
    assert blocked.read_text() == "no folder"
