"""Rules with a mistake end in a report that names kernel and place, never in a crash of the interpreter or a hang."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tilewright.games import FOLDER
from tilewright.kit.kernel import PACKAGE

NAME = "tabula_rasa"
CHECK = "import sys; from tilewright.cli import main; sys.exit(main(['check', *sys.argv[1:]]))"
Trial = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, whose compiled code the tests share."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / "tilewright", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


@pytest.fixture
def tried(copy: Path) -> Iterator[Trial]:
    """Checks the copied game with a mistake put into one of its files; the file is restored afterwards."""
    changed: dict[Path, str] = {}

    def run(file: Path | None = None, right: str = "", wrong: str = "") -> subprocess.CompletedProcess[str]:
        if file is not None:
            own = copy / file.relative_to(PACKAGE.parent)
            changed[own] = text = own.read_text(encoding="utf-8")
            assert text.count(right) == 1
            own.write_text(text.replace(right, wrong), encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-c", CHECK, NAME, "-n", "1", "--limit", "8"],
            env=os.environ | {"TILEWRIGHT_CACHE": str(copy / "cache"), "PYTHONPATH": str(copy)},
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )

    yield run
    for file, text in changed.items():
        file.write_text(text, encoding="utf-8")


def holding(words: str) -> Path:
    """The file of the game that contains this text, exactly once."""
    [found] = [file for file in (FOLDER / NAME).rglob("*.py") if words in file.read_text(encoding="utf-8")]
    return found


def test_a_game_that_keeps_the_laws_passes_in_both_modes(tried: Trial) -> None:
    result = tried()
    assert (result.returncode, result.stderr) == (0, "")
    assert [line.partition(":")[0] for line in result.stdout.splitlines()] == [
        "Tabula Rasa with bounds checks",
        "Tabula Rasa as it is played",
    ]
    assert "obey every law" in result.stdout


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("import ctypes; ctypes.string_at(0)", "write crashed the interpreter (SIGSEGV)"),
        ("while True: pass", "write did not return within 8 s: is there a loop in it that never ends?"),
        ("raise ValueError('oops')", "write: ValueError: oops"),
        ("return 'same'", "two legal moves read the same"),
    ],
)
def test_a_mistake_outside_the_kernels_is_reported(tried: Trial, wrong: str, reason: str) -> None:
    right = "def write("
    file = holding(right)
    result = tried(file, right, f"def write(position, action, viewer):\n    {wrong}\n\n\ndef _right(")
    assert result.returncode == 1
    assert "Tabula Rasa with bounds checks: 2 seats, game 1, after 0 moves: " in result.stderr
    assert reason in result.stderr
    assert result.stdout == ""


def test_a_pick_that_a_list_would_not_give_is_reported(tried: Trial) -> None:
    right = "@kernel\ndef weights("
    wrong = "@kernel\ndef pick(p, rng, out):\n    return np.int64(out[legal(p, out) - 1])\n\n\n" + right
    result = tried(holding(right), right, wrong)
    assert result.returncode == 1
    assert "pick returns" in result.stderr


def test_two_actions_with_the_same_fixed_number_are_reported(tried: Trial) -> None:
    right = "@kernel\ndef weights("
    result = tried(holding(right), right, "@kernel\ndef fixed(p, action):\n    return action >> 1\n\n\n" + right)
    assert result.returncode == 1
    assert "fixed gives two legal actions the same number" in result.stderr


def test_an_index_out_of_bounds_is_reported_with_kernel_and_line(tried: Trial) -> None:
    right = "            if hand[kind] > 0:  # 3.2\n"
    result = tried(holding(right), right, "            if hand[kind + 1] > 0:  # 3.2\n")
    assert result.returncode == 1
    assert "kernel legal: IndexError" in result.stderr
    assert "if hand[kind + 1] > 0" in result.stderr
