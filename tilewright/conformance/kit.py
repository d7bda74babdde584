"""The kit as a folder: `kit.json` lists its games and files; each game has its material, its clauses and its sheets."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tilewright import __version__, games
from tilewright.conformance import PROTOCOL
from tilewright.conformance.case import Case, Sheet
from tilewright.conformance.sheets import sheets
from tilewright.core.game import Game

INDEX = "kit.json"
_CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*?)(?: \*\([^)]*\)\*)?$", re.MULTILINE)


class KitError(ValueError):
    """A folder is no kit, or one that is not whole."""


def write(folder: Path, names: Sequence[str]) -> dict[str, int]:
    """Write the kit of these games into an empty folder; returns how many cases each has."""
    if folder.exists() and any(folder.iterdir()):
        raise KitError(f"{folder} is not empty: a kit is written into a folder of its own")
    listed: dict[str, Any] = {}
    sums: dict[str, str] = {}
    for name in names:
        game, cases = games.find(name), 0
        for file, text, count in _files(game):
            path = folder / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            sums[f"{name}/{file}"] = hashlib.sha256(text.encode()).hexdigest()
            cases += count
        listed[name] = {"title": game.facts.title, "revision": game.facts.revision, "cases": cases}
    index = {"kit": PROTOCOL, "tilewright": __version__, "games": listed, "files": sums}
    (folder / INDEX).write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    return {name: about["cases"] for name, about in listed.items()}


def _files(game: Game) -> Iterator[tuple[str, str, int]]:
    """Every file of a game: its name, its text, and how many cases it has."""
    material = game.facts.folder / "rules" / "material.toml"
    if material.is_file():
        facts = tomllib.loads(material.read_text(encoding="utf-8"))
        yield "material.json", json.dumps(facts, indent=1, ensure_ascii=False) + "\n", 0
    yield "clauses.json", json.dumps(clauses(game), indent=1, ensure_ascii=False) + "\n", 0
    for sheet in sheets(game):
        yield f"{sheet.name}.json", _text(sheet), len(sheet.cases)


def clauses(game: Game) -> dict[str, str]:
    """The clauses of a game's rules, in words."""
    rules = game.facts.folder / "RULES.md"
    return dict(_CLAUSE.findall(rules.read_text(encoding="utf-8"))) if rules.is_file() else {}


def _text(sheet: Sheet) -> str:
    """A sheet as JSON, one case a line."""
    head = {
        "kit": PROTOCOL,
        "game": sheet.game,
        "revision": sheet.revision,
        "seats": sheet.seats,
        "options": dict(sheet.options),
        "moves": list(sheet.moves),
    }
    lines = [f" {_plain(name)}: {_plain(value)}," for name, value in head.items()]
    cases = ",\n".join(f"  {_plain(case.plain())}" for case in sheet.cases)
    return "\n".join(["{", *lines, ' "cases": [', cases, " ]", "}", ""])


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


class Kit:
    """A kit that was written, read file by file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            self._index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
            version, self.games, self._sums = self._index["kit"], dict(self._index["games"]), self._index["files"]
        except (OSError, ValueError, KeyError, TypeError):
            raise KitError(f"{folder} is no kit: 'tilewright conformance write {folder}' makes one") from None
        if version != PROTOCOL:
            raise KitError(f"{folder} is a kit of version {version}, but this Tilewright runs version {PROTOCOL}")

    def sheets(self, game: str) -> Iterator[Sheet]:
        """The sheets of a game."""
        for file in self._sums:
            if file.startswith(f"{game}/") and file.rpartition("/")[2] not in ("material.json", "clauses.json"):
                yield _sheet(Path(file).stem, self._read(file))

    def clauses(self, game: str) -> dict[str, str]:
        """The clauses of a game in words."""
        found: dict[str, str] = self._read(f"{game}/clauses.json")
        return found

    def _read(self, file: str) -> Any:
        """A file of the kit; KitError if it is missing or was changed."""
        try:
            data = (self.folder / file).read_bytes()
        except OSError:
            raise KitError(f"{self.folder / file} is missing") from None
        if hashlib.sha256(data).hexdigest() != self._sums[file]:
            raise KitError(f"{self.folder / file} is not what {INDEX} says: it was changed")
        return json.loads(data)


def _sheet(name: str, found: dict[str, Any]) -> Sheet:
    return Sheet(
        name,
        found["game"],
        found["revision"],
        found["seats"],
        found["options"],
        tuple(found["moves"]),
        tuple(
            Case(
                one["id"],
                one["kind"],
                tuple(one["clauses"]),
                one["ply"],
                one["state"],
                one["answer"],
                one.get("move"),
            )
            for one in found["cases"]
        ),
    )
