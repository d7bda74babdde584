"""Kernels behave the same compiled, compiled with bounds checks, and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def played(**settings: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")} | settings
    command = [sys.executable, "-m", "tests.kit.modes"]
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    return played()


def test_bounds_checked_kernels_agree_with_compiled_ones(compiled: list[str], tmp_path: Path) -> None:
    """Not optimized, which takes less time to compile; kernels with bounds checks are never cached."""
    assert len(compiled) > 0
    assert played(NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0", TILEWRIGHT_CACHE=str(tmp_path)) == compiled


def test_interpreted_kernels_agree_with_compiled_ones(compiled: list[str]) -> None:
    assert played(NUMBA_DISABLE_JIT="1") == compiled
