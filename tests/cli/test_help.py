"""The command line as a whole: version, help, the list of games, and a light start."""

import subprocess
import sys
from pathlib import Path

from tests.kit.command import ONE, Run, golden, spawn
from tilewright import __version__
from tilewright.cli import app, simulate
from tilewright.games import facts, names
from tilewright.words import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "arena",
    "tune",
    "bot",
    "simulate",
    "check",
    "new",
    "replay",
    "review",
    "render",
    "convert",
    "perft",
    "warm",
    "serve",
    "verify",
    "selfplay",
    "dataset",
    "train",
)


def test_the_module_is_the_command() -> None:
    answer = spawn("--version")
    assert (answer.status, answer.out, answer.err) == (0, f"tilewright {__version__}\n", "")


def test_its_help_lists_all_commands(run: Run) -> None:
    answer = run("--help")
    assert answer.status == 0
    assert all(command in answer.out for command in COMMANDS)


def test_every_command_has_help(run: Run) -> None:
    assert {command.name for command in app.registered_commands} == set(COMMANDS)
    for command in COMMANDS:
        answer = run(command, "--help")
        assert answer.status == 0
        assert "Usage: tilewright " + command in answer.out
        without_json = ("new", "play", "bot", "serve")
        assert all(option in answer.out for option in ["--help"] + ([] if command in without_json else ["--json"]))


def test_help_and_lists_import_nothing_heavy() -> None:
    light = "import sys, tilewright.cli; assert not {'numpy', 'numba', 'fluent'} & set(sys.modules)"
    listing = "import sys; from tilewright.cli import main; main(['games']); assert 'numba' not in sys.modules"
    for code in (light, listing):
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tilewright", "replay", str(golden(ONE))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()


def test_games_lists_every_game(run: Run) -> None:
    answer = run("games")
    assert all(name in answer.out and facts(name).title in answer.out for name in names())
    listed = run("games", "--json").json
    assert [game["name"] for game in listed] == list(names())
    for game in listed:
        about = facts(game["name"])
        assert (game["title"], game["seats"], game["minutes"]) == (about.title, list(about.seats), about.minutes)
        assert game["options"] == {option.name: list(option.values) for option in about.options}


def test_the_command_line_says_the_same_in_every_language() -> None:
    folder = Path(simulate.__file__).parent / "words"
    keys = {
        language: {
            line.split(" = ")[0] for line in (folder / f"{language}.ftl").read_text().splitlines() if line[:4] == "cli-"
        }
        for language in LANGUAGES
    }
    assert all(keys[language] == keys["en"] for language in LANGUAGES)
