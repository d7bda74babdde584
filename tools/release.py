"""Checks the files of a release: `python -m tools.release dist`, which `make release` runs."""

import json
import re
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

from tests.kit.play import FINISHED
from tilewright import __version__
from tilewright.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
GAMES = [f"tilewright/games/{name}" for name in FINISHED]
ROOMS = [f"tilewright/{room}" for room in ("cli", "land", "server", "terminal")]
SPEAKING = ["tilewright", *ROOMS, *GAMES]  # packages with messages
IN_PACKAGE = [
    "tilewright/py.typed",
    "tilewright/template/RULES.md",
    "tilewright/template/rules/__init__.py",
    "tilewright/template/table/board.py",
    "tilewright/server/static/index.html",  # the built client
    "tilewright/server/static/licenses.txt",
    *(f"{game}/{file}" for game in GAMES for file in ("RULES.md", "cover.json")),
    *(f"{game}/learn/rules/{language}.md" for game in GAMES for language in LANGUAGES),
    *(str(file.relative_to(ROOT)) for game in GAMES for file in sorted((ROOT / game / "puzzles").glob("*.txt"))),
    *(f"{folder}/words/{language}.ftl" for folder in SPEAKING for language in LANGUAGES),
]
IN_WHEEL = [*IN_PACKAGE, *(f"tilewright-{__version__}.dist-info/licenses/{name}" for name in ("LICENSE", "NOTICE"))]
IN_ARCHIVE = [
    *IN_PACKAGE,
    "LICENSE",
    "NOTICE",
    "README.md",
    "hatch_build.py",
    "hatch_metadata.py",
    "pyproject.toml",
    "web/package.json",
]
_TARGET = re.compile(r'(?:\]\(|src="|srcset=")([^)"]+)')
UNWANTED = {"tests", "tools", "node_modules", "__pycache__", ".venv", ".env"}


def complaints(found: list[str], wanted: list[str]) -> list[str]:
    """Which wanted files are missing, and which files do not belong in a release."""
    present = set(found)
    missing = [f"{name} is missing" for name in wanted if name not in present]
    return missing + [f"{name} does not belong in a release" for name in found if UNWANTED & set(name.split("/"))]


def of_wheel(path: Path) -> list[str]:
    """What is wrong with a wheel."""
    with zipfile.ZipFile(path) as wheel:
        found = wheel.namelist()
        text = wheel.read(f"tilewright-{__version__}.dist-info/METADATA").decode()
    said = HeaderParser().parsestr(text)
    wrong = [] if said["Version"] == __version__ else [f"the version is {said['Version']}, not {__version__}"]
    if said["Description-Content-Type"] != "text/markdown" or not said.get_payload():
        wrong.append("the README is not its description")
    outside = [link for link in _TARGET.findall(str(said.get_payload())) if not link.startswith(("http", "#"))]
    wrong += [f"its description links to {link}, which only the repository has" for link in outside]
    return wrong + complaints(found, IN_WHEEL)


def of_archive(path: Path) -> list[str]:
    """What is wrong with a source archive."""
    with tarfile.open(path) as archive:
        found = [name.partition("/")[2] for name in archive.getnames()]
    return complaints(found, IN_ARCHIVE)


def of_kit(path: Path) -> list[str]:
    """What is wrong with the archive of the conformance kit."""
    root = path.name.removesuffix(".tar.xz")
    with tarfile.open(path) as archive:
        found = set(archive.getnames())
        file = archive.extractfile(f"{root}/kit.json") if f"{root}/kit.json" in found else None
        index = json.loads(file.read()) if file else {"games": {}, "files": {}}
    games = [] if set(index["games"]) == set(FINISHED) else [f"its games are {', '.join(index['games']) or 'none'}"]
    return games + [f"{name} is missing" for name in index["files"] if f"{root}/{name}" not in found]


def main(folder: Path) -> int:
    """Check the wheel, the source archive and the conformance kit; return 1 if anything is wrong."""
    wheels = list(folder.glob(f"tilewright-{__version__}-*.whl"))
    archives = list(folder.glob(f"tilewright-{__version__}.tar.gz"))
    if len(wheels) != 1 or len(archives) != 1:
        print(f"{folder} must hold one wheel and one source archive of version {__version__}")
        return 1
    kit = folder / f"tilewright-conformance-{__version__}.tar.xz"
    if not kit.is_file():
        print(f"{kit} is missing: python -m tools.kit {folder}")
        return 1
    wrong = {path: look(path) for path, look in ((wheels[0], of_wheel), (archives[0], of_archive), (kit, of_kit))}
    for path, lines in wrong.items():
        print(f"{path}: {'; '.join(lines) or f'{path.stat().st_size / 1e6:.1f} MB, complete'}")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
