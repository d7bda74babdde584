"""The museum: records that a release writes, kept for ever in tests/museum, and replayed by all later versions.

    python -m tools.museum add      the records of this version, before it is released
    python -m tools.museum check    nothing was changed, this version is there, and every record replays

A room is an archive VERSION.tar.xz. Its `results.json` says for every record what is true at its end. SHA256SUMS lists
the rooms; what is in it never changes.
"""

import hashlib
import json
import random
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from tests.kit.play import FINISHED
from tilewright import __version__
from tilewright.conformance.engine import ACTORS
from tilewright.conformance.golden import random_game
from tilewright.core.game import Game
from tilewright.core.record import Record, RecordError
from tilewright.core.table import Table as AnyTable
from tilewright.games import find
from tilewright.table import Table
from tools.kit import packed

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "museum"
SUMS = "SHA256SUMS"
RESULTS = "results.json"
# as a server writes them; a record from Python has none
NOTES = (
    "title Sunday round",
    "date 2026-11-19",
    "clock 900 20 stand-in",
    "player 1 Ada",
    "level 2 club",
    "a note of a later version",
)


class MuseumError(ValueError):
    """The museum is not as it should be."""


def add(version: str = __version__, folder: Path = FOLDER) -> Path:
    """Write the room of a version; MuseumError if it is there already, or if an older one was changed."""
    folder.mkdir(exist_ok=True)
    known, room = checked(folder), folder / f"{version}.tar.xz"
    if room.name in known or room.exists():
        raise MuseumError(f"{room} is there already: the records of a version never change")
    with tempfile.TemporaryDirectory() as made:
        results: dict[str, Any] = {}
        for name in FINISHED:
            for file, text, result in _records(find(name), version):
                path = Path(made) / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
                results[file] = result
        (Path(made) / RESULTS).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        room.write_bytes(packed(Path(made), version))
    lines = [f"{digest}  {name}" for name, digest in (known | {room.name: _digest(room)}).items()]
    (folder / SUMS).write_text("\n".join([*lines, ""]), encoding="utf-8")
    return room


def _records(game: Game, version: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The records of a game: for every number of seats and all options, finished and unfinished, in both forms."""
    names = [option.name for option in game.facts.options]
    for seats, values in product(game.facts.seats, product(*(option.values for option in game.facts.options))):
        chosen = dict(zip(names, values, strict=True))
        label = "-".join([f"{game.name}/{seats}-seats", *(f"{name}={value}" for name, value in chosen.items())])
        whole = random_game(game, seats, chosen, f"museum {version} {label}")
        half = Table.of(whole.record, len(whole.moves) // 2)
        for state, table in (("finished", whole), ("unfinished", half)):
            record = table.record
            loss = (f"resigned seat 2 at ply {len(record.moves)}",) if table is half else ()
            noted = Record(record.game, record.revision, seats, record.options, record.moves, (*NOTES, *loss))
            yield f"{label}-{state}.game", noted.write(), result(table)
            yield f"{label}-{state}.game.json", record.to_json(), result(table)
        seen = _seen(half, 0)
        if any("?" in move for move in seen.moves):
            yield f"{label}-seen.game", seen.write(), {"hidden": True, "moves": len(seen.moves)}


def _seen(table: Table, viewer: int) -> Record:
    """The record as one seat may download it while the game goes on."""
    game, moves = table.game, []
    again = Table(game, table.seats, options=table.options, deals=False)
    for move in table.moves:
        before = again.position
        again.play(move)
        moves.append(game.write(before, game.read(before, move), viewer))
    record = table.record
    return Record(record.game, record.revision, record.seats, record.options, tuple(moves))


def result(table: AnyTable) -> dict[str, Any]:
    """What is true at the end of a record."""
    return {
        "moves": len(table.moves),
        "actor": ACTORS.get(table.actor, table.actor),
        "legal": len(table.legal()),
        "scores": table.scores,
        **({"places": table.places} if table.is_over else {}),
    }


def checked(folder: Path = FOLDER) -> dict[str, str]:
    """The digests of all rooms; MuseumError unless every room is there, unchanged and listed."""
    sums = folder / SUMS
    lines = sums.read_text(encoding="utf-8").splitlines() if sums.exists() else []
    known = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    rooms = {path.name for path in folder.glob("*.tar.xz")}
    for name in sorted(rooms | known.keys()):
        if name not in rooms:
            raise MuseumError(f"{folder / name} is missing")
        if known.get(name) != _digest(folder / name):
            raise MuseumError(f"{folder / name} was changed, or is not in {SUMS}: records of a release never change")
    return known


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def opened(room: Path) -> tuple[dict[str, str], dict[str, Any]]:
    """The texts of a room's records, and what is true at the end of each."""
    with tarfile.open(room) as archive:
        files = {member.name.partition("/")[2]: archive.extractfile(member) for member in archive.getmembers()}
        texts = {name: file.read().decode() for name, file in files.items() if file}
    results: dict[str, Any] = json.loads(texts.pop(RESULTS))
    return texts, results


def complaint(text: str, right: dict[str, Any]) -> str:
    """What is wrong with a record today; "" if nothing is."""
    record = Record.read(text)
    if Record.read(record.to_json()) != record or Record.read(record.write()) != record:
        return "it is another record once it is written again"
    if right.get("hidden"):
        return "" if len(record.moves) == right["moves"] else f"it has {len(record.moves)} moves"
    table = Table.of(record)
    found = result(table)
    if found != right:
        return f"{found} instead of {right}"
    return "" if table.notes == record.notes else "its notes are lost"


def check(folder: Path = FOLDER, version: str = __version__, most: int | None = None) -> int:
    """Check the whole museum, but replay only this many records of each version if `most` is given; returns how many
    were replayed.
    """
    known, count = checked(folder), 0
    if f"{version}.tar.xz" not in known:
        raise MuseumError(f"the museum has no records of version {version}: python -m tools.museum add")
    for name in known:
        texts, results = opened(folder / name)
        if texts.keys() != results.keys():
            raise MuseumError(f"{name} and its {RESULTS} list different records")
        chosen = sorted(texts) if most is None else random.Random(name).sample(sorted(texts), min(most, len(texts)))
        for file in chosen:
            try:
                wrong = complaint(texts[file], results[file])
            except RecordError as error:
                wrong = str(error)
            if wrong:
                raise MuseumError(f"{name}, {file}: {wrong}")
        count += len(chosen)
    return count


def main(arguments: list[str]) -> int:
    """Add the records of this version, or check all."""
    try:
        if arguments == ["add"]:
            print(add())
        elif arguments == ["check"]:
            print(f"{check():,} records of {len(checked())} versions replay")
        else:
            print("python -m tools.museum add | check")
            return 2
    except MuseumError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
