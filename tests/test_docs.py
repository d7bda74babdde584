"""What the documents say is true: every example runs or says why it does not, and links lead somewhere."""

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
import typer.main

import tilewright.core
from tilewright import Record, Table
from tilewright.bots.roster import Roster
from tilewright.cli import app
from tilewright.games import facts, names
from tilewright.learn.lesson import Lesson
from tools import notebook

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
MODULES = [f"tilewright.core.{module.name}" for module in pkgutil.iter_modules(tilewright.core.__path__)]
EXAMPLES = ("pycon", "sh", "toml")  # fences in these languages are run or read
# fences in other languages are not run, because:
NOT_EXAMPLES = {
    "text": "formats and folders; a record among them is replayed, and the map of the folders is compared with them",
    "js": "shapes of messages, with comments and names of types; tests/server sends and checks the messages; "
    "cases of the kit, which test_conformance finds there",
    "json": "a record, which test_format compares with the one in text",
    "ebnf": "grammars; test_format reads them and matches records and moves against them",
    "nginx": "a proxy's configuration; the tests have no nginx",
}
# commands that are not run, by how they begin, because:
NOT_RUN = {
    "make ": "sets up the environment these tests run in; test_front_door checks that the targets exist",
    "pip install ": "changes the environment; the release job of the workflow does this in a fresh one",
    "python3 -m venv /opt": "changes the system; test_deploy installs the locked versions in a folder",
    "/opt/tilewright/bin/pip": "as above",
    "useradd": "as above",
    "cp deploy/": "as above",
    "docker ": "the tests have no Docker; test_deploy runs the steps of both files",
    "tilewright serve": "runs until it is stopped; tests/server starts servers with these options",
    "tilewright puzzles mine": "writes into the package, for minutes; test_puzzles mines one game again",
    "tilewright train": "minutes of self-play, and writes into the package; test_learned trains a small network",
    "tilewright tune": "thousands of games; tests/cli/test_tune.py runs the command with fewer",
    "tilewright admin": "needs a store with these tables; tests/server runs each of these commands",
    "tilewright arena carcassonne master": "hours of search; test_arena plays matches of quicker bots",
    "tilewright new ": "writes a game into the package; test_new_game does all this in a copy",
    "tilewright check stone_age": "as above",
    "tilewright play stone_age": "as above",
    "tilewright arena stone_age": "as above",
    "tilewright simulate stone_age": "as above",
    "python examples/value_net.py": "needs PyTorch, which the tests do not install",
    'tilewright arena castles_of_tuscany "cmd:python examples/value_net.py': "as above",
}
# code in running text that looks like a command but is not one, because:
NOT_COMMANDS = {
    "tilewright nonces ": "the beginning of bytes that are hashed",
    "tilewright draw n k": "as above",
    "tilewright lot k": "as above",
    "tilewright number KIND n k": "as above",
    "tilewright share STACK N THING C": "as above",
    "tilewright arena --limit SECONDS": "an option without the rest of its command",
    "tilewright admin …": "all commands that begin like this",
    "tilewright --install-completion": "changes the shell's settings; tests/cli/test_manners.py tries what it installs",
}
ALONE = ("tilewright", "#!/bin/sh")  # serves and opens a browser; a whole script, compared with its file
TYPED = {"tilewright play": "quit\nquit\n"}  # answers for commands that ask: leave, although the game is not saved


@dataclass(frozen=True)
class Fence:
    """A block of code on a page."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"

    @property
    def commands(self) -> list[str]:
        """Its lines without comments, if it is for a shell."""
        lines = self.text.splitlines() if self.language == "sh" and not self.text.startswith("#!") else []
        return [line.partition("  #")[0].strip() for line in lines if line.strip()]


def fences(page: Path) -> list[Fence]:
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r"^```(\S*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Fence(page, text.count("\n", 0, one.start()) + 1, one[1], one[2]) for one in found]


def mentioned(page: Path) -> list[str]:
    """Commands in running text."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`(tilewright [^`]+)`", text)


FENCES = [fence for page in PAGES for fence in fences(page)]
COMMANDS = [command for fence in FENCES for command in fence.commands]
MENTIONED = [command for page in PAGES for command in mentioned(page) if command not in NOT_COMMANDS]


def is_run(command: str) -> bool:
    return command not in ALONE and not command.startswith(tuple(NOT_RUN))


def less(command: str) -> str:
    """The same command with fewer games."""
    return re.sub(r" -n \d+", " -n 2", command)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_core_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_some_core_examples_were_tried() -> None:
    assert sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES) > 5


@pytest.mark.parametrize("fence", FENCES, ids=str)
def test_every_fence_is_run_or_says_why_not(fence: Fence) -> None:
    assert fence.language in (*EXAMPLES, *NOT_EXAMPLES)
    if fence.language == "pycon":
        assert fence.text.startswith(">>> ")
    elif fence.language != "text":
        assert ">>> " not in fence.text


def test_reasons_not_to_run_are_still_needed() -> None:
    for start in NOT_RUN:
        assert any(command.startswith(start) for command in COMMANDS), start
    assert set(NOT_COMMANDS) <= {command for page in PAGES for command in mentioned(page)}
    for language in NOT_EXAMPLES:
        assert any(fence.language == language for fence in FENCES), language


@pytest.mark.parametrize("page", [page for page in PAGES if fences(page)], ids=lambda page: page.name)
def test_examples_on_pages_are_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First what is typed in Python, then the commands, in one folder and in the order of the page."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    assert (result.attempted > 0) == any(fence.language == "pycon" for fence in fences(page))
    shims = tmp_path / "bin"
    shims.mkdir()
    (shims / "tilewright").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewright "$@"\n')
    (shims / "tilewright").chmod(0o755)
    env = {**os.environ, "PATH": f"{shims}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    for command in [one for fence in fences(page) for one in fence.commands if is_run(one)]:
        typed = next((answers for start, answers in TYPED.items() if command.startswith(start)), "")
        done = subprocess.run(
            less(command), shell=True, env=env, input=typed, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("command", sorted({one for one in COMMANDS + MENTIONED if one.startswith("tilewright")}))
def test_commands_are_understood(command: str) -> None:
    """The command line can read every command on the pages, whether it is run here or not."""
    whole = re.sub(r"> .*", "", command).replace("$(date +%F)", "2026-01-31")
    words = shlex.split(re.sub(r"(?<= )[A-Z](?= |$)", "1", whole))[1:]  # N and S stand for numbers
    here = typer.main.get_command(app)
    context = here.make_context("tilewright", list(words))
    while words and not words[0].startswith("-") and hasattr(here, "resolve_command"):
        name, here, words = here.resolve_command(context, words)
        if command in MENTIONED and all(word.startswith("-") for word in words):  # a command or an option by its name
            assert set(words) <= {name for option in here.params for name in option.opts}
        else:
            context = here.make_context(name, list(words), parent=context)  # says what it does not understand


def test_the_script_on_the_page_is_the_example() -> None:
    scripts = [fence for fence in FENCES if fence.text.startswith("#!")]
    assert [one.text for one in scripts] == [(ROOT / "examples" / "first.sh").read_text()]


@pytest.mark.parametrize("fence", [one for one in FENCES if one.language == "toml"], ids=str)
def test_settings_on_pages_are_bots_or_a_lesson(fence: Fence) -> None:
    found = tomllib.loads(fence.text)
    if "steps" in found:
        msgspec.convert(found, Lesson)
        return
    with Roster(facts(names()[0])) as roster:
        for bot in found.values():
            roster.check(bot)


def test_records_on_pages_can_be_replayed() -> None:
    records = [Record.read(fence.text) for fence in FENCES if fence.text.startswith("game ")]
    assert records
    for record in records:
        assert Table.of(record).moves == list(record.moves)


def test_the_map_of_the_folders_is_true() -> None:
    (listed,) = [fence.text for fence in fences(ROOT / "docs" / "architecture.md")]
    above = {0: ROOT}  # the folder that lines of this indentation lie in
    for line in listed.splitlines():
        found = re.match(r"( *)([\w./]+)", line)
        assert found
        depth = len(found[1])
        path = above[depth] / found[2]
        assert path.exists(), line
        above[depth + 2] = path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_on_pages_exist(page: Path) -> None:
    """In the repository, in the package, or in a game's folder, whichever the page speaks of."""
    places = [ROOT, ROOT / "tilewright", ROOT / "tilewright" / "template", *(facts(name).folder for name in names())]
    for path in re.findall(r"`((?:[\w-]+/)+[\w-]+\.(?:py|toml|md|sh|ipynb))`", page.read_text(encoding="utf-8")):
        assert any((place / path).exists() for place in places), path


def test_the_notebook_shows_what_its_cells_do() -> None:
    """Run in order, the cells print what is stored with them; `python -m tools.notebook` stores it again."""
    stored = notebook.load()
    for old, new in zip(stored["cells"], notebook.run(stored)["cells"], strict=True):
        assert new == old, "".join(old["source"])


def test_the_notebook_can_be_opened() -> None:
    stored = notebook.load()
    assert (stored["nbformat"], stored["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in stored["cells"]]
    assert len(set(ids)) == len(ids)
    assert notebook.FILE.stat().st_size < 600_000


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
