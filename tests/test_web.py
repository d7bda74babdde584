"""The web client on its own: types and tests."""

import shutil
import subprocess

import pytest

from tilewright.games import FOLDER

WEB = FOLDER.parents[1] / "web"

pytestmark = pytest.mark.skipif(
    not shutil.which("npm") or not (WEB / "node_modules").is_dir(), reason="the client's tools are not here: make web"
)


@pytest.mark.parametrize("deed", ["check", "test"])
def test_the_client_holds(deed: str) -> None:
    done = subprocess.run(["npm", "run", "--silent", deed], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
