"""The web client alone: its types, its own tests, and lines that fit on a screen. `make check` also runs its linter."""

import shutil
import subprocess

import pytest

from tilewright.games import FOLDER

WEB = FOLDER.parents[1] / "web"
LONGEST = 140
WRITTEN = ("*.ts", "*.js", "*.svelte", "*.css", "*.html")

needs_node = pytest.mark.skipif(
    not shutil.which("npm") or not (WEB / "node_modules").is_dir(),
    reason="the client's tools are not installed: make web",
)


@needs_node
def test_the_client_passes_its_own_tests() -> None:
    """`make check`, which `make test` runs first, looks at its style and its types."""
    done = subprocess.run(["npm", "test", "--silent"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_line_is_too_long() -> None:
    """The formatter leaves strings and comments alone, however long they are."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "--", *WRITTEN],
        cwd=WEB,
        text=True,
        capture_output=True,
        check=True,
    ).stdout.split()
    assert listed
    lines = [
        (name, number, line)
        for name in listed
        for number, line in enumerate((WEB / name).read_text(encoding="utf-8").splitlines(), start=1)
    ]
    assert [(name, number) for name, number, line in lines if len(line) > LONGEST] == []
