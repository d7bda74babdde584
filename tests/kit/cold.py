"""Caches of machines that have not compiled a game yet."""

import shutil
from pathlib import Path

from tilewright.games import FOLDER
from tilewright.kit.kernel import KIT, LAND, PACKAGE, cache_folder


def marks(cache: Path) -> list[str]:
    """The games in a cache that are compiled completely."""
    return sorted(f"{file.parent.name}/{file.name}" for file in cache.glob("kernels/*/ready*"))


def almost(name: str, cache: Path) -> Path:
    """A cache in which a game is not compiled, but takes only seconds to compile: everything is there, unmarked."""
    for package in (KIT, LAND, FOLDER / name, PACKAGE / "bots", PACKAGE / "research"):
        folder = cache_folder(package)
        shutil.copytree(folder, cache / "kernels" / folder.name, ignore=shutil.ignore_patterns("ready*"))
    return cache
