"""A small disk, to be filled up or made read-only."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small(folder: Path, megabytes: int) -> Iterator[Path]:
    """A disk of this size; skips the test if none can be mounted."""
    folder.mkdir(exist_ok=True)
    if not _mount("-t", "tmpfs", "-o", f"size={megabytes}m", "tilewright", str(folder)):
        pytest.skip("no disk may be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)


def read_only(folder: Path) -> None:
    """Make a small disk read-only."""
    assert _mount("-o", "remount,ro", str(folder))


def fill(folder: Path) -> Path:
    """Use up the free space with a file."""
    ballast = folder / "ballast"
    block = b"x" * 4096
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(block)
        except OSError:
            pass
    assert shutil.disk_usage(folder).free < 4096
    return ballast


def _mount(*words: str) -> bool:
    try:
        return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
