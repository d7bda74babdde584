"""Compiled code is never stale: the name of the cache folder depends on everything a kernel depends on."""

import ast
import contextlib
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from numba.core import caching

from tests.kit.play import FINISHED
from tilewright.games import FOLDER, names
from tilewright.kit.kernel import KIT, PACKAGE, cache_folder, package_of, sources

ROOMS = [KIT, *(FOLDER / name for name in names())]
DRAW = """
import numpy as np
from tilewright.kit import bag, random
print(bag.draw(np.full(1000, 3, dtype=np.uint8), 0, 1000, random.stream(1)))
"""


def run(code: str, folder: Path) -> str:
    environment = os.environ | {"TILEWRIGHT_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder)}
    result = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


def test_a_change_in_another_file_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tilewright", ignore=shutil.ignore_patterns("__pycache__"))
    first = run(DRAW, tmp_path)
    assert run(DRAW, tmp_path) == first
    file = tmp_path / "tilewright" / "kit" / "random.py"
    text = file.read_text(encoding="utf-8")
    assert "0x9E3779B97F4A7C15" in text
    file.write_text(text.replace("0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17"), encoding="utf-8")
    assert run(DRAW, tmp_path) != first


def test_a_kernel_that_allocates_is_refused_with_cause_and_place(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tilewright", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "tilewright" / "games" / "tabula_rasa" / "rules" / "__init__.py"
    text = file.read_text(encoding="utf-8")
    assert "    p.seats = seats\n" in text
    file.write_text(text.replace("    p.seats = seats\n", "    p.seats = len(np.zeros(seats))\n"), encoding="utf-8")
    code = "from tilewright import warm; list(warm.run('tabula_rasa'))"
    with pytest.raises(AssertionError, match=r"(?s)Error: .*zeros.*tabula_rasa/rules/__init__.py"):
        run(code, tmp_path)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_kernels_depend_on_nothing_outside_their_digest(room: Path) -> None:
    covered = set(sources(room))
    assert covered
    for file in covered:
        for module in imported(file):
            assert module in covered, (
                f"{file.name} imports {module}, on which the name of the cache folder does not depend"
            )


def imported(file: Path) -> list[Path]:
    """The files of this package that a file imports."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if file.suffix == ".py" else []:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tilewright"):
            home = PACKAGE.parent / Path(*node.module.split("."))
            for name in node.names:
                inner = (home / name.name).with_suffix(".py")
                found.append(inner if inner.exists() else home.with_suffix(".py"))
                found.append(home / name.name / "__init__.py")
    return [file for file in found if file.exists()]


@pytest.mark.parametrize("name", FINISHED)
def test_the_name_of_the_cache_folder_depends_on_the_material(name: str) -> None:
    covered = sources(FOLDER / name)
    assert FOLDER / name / "rules" / "material.toml" in covered
    assert FOLDER / name / "bots.toml" not in covered  # trying a bot must not recompile the rules
    assert all(file in covered for file in sources(KIT))
    assert package_of(FOLDER / name / "rules" / "__init__.py") == FOLDER / name
    assert cache_folder(FOLDER / name) != cache_folder(KIT)


def test_two_saves_at_once_do_not_overwrite_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writers = [caching.IndexDataCacheFile(str(tmp_path), "function", "stamp") for _ in range(2)]
    both = threading.Barrier(2)
    save_index = caching.IndexDataCacheFile._save_index

    def save_late(self: object, overloads: object) -> None:  # after both have read the index, if nothing prevents it
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(0.3)
        save_index(self, overloads)

    monkeypatch.setattr(caching.IndexDataCacheFile, "_save_index", save_late)
    threads = [
        threading.Thread(target=writer.save, args=(key, [key])) for writer, key in zip(writers, "ab", strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [writers[0].load(key) for key in "ab"] == [["a"], ["b"]]


def test_numba_is_imported_only_where_its_internals_are_explained() -> None:
    knowing = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        if re.search(r"^\s*(import|from) numba\b", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    programs = {"research/gpu.py", "research/gpu_thinking.py", "train/gpu_selfplay.py"}  # for a GPU
    assert knowing == {"kit/compiler.py", "research/numba_cuda.py", *programs}
