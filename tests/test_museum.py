"""The museum: records of every release replay with the result they had, and nobody can change them unnoticed."""

import json
import shutil
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.kit.play import FINISHED
from tilewright import __version__
from tilewright.games import facts
from tools import museum
from tools.kit import packed
from tools.museum import FOLDER, RESULTS, SUMS, MuseumError, complaint, opened

NEWEST = FOLDER / f"{__version__}.tar.xz"
OF_EACH = 40  # records of each version that are replayed here; `make release` replays all


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(FOLDER, tmp_path / "museum")


def test_records_of_every_release_replay() -> None:
    assert museum.check(most=OF_EACH) >= OF_EACH


def test_the_first_release_keeps_every_game_and_number_of_seats_in_both_forms() -> None:
    texts, results = opened(FOLDER / "0.1.0.tar.xz")
    assert texts.keys() == results.keys()
    for name in FINISHED:
        for seats, state, form in product(facts(name).seats, ("finished", "unfinished"), ("game", "game.json")):
            found = [
                file for file in texts if file.startswith(f"{name}/{seats}-") and file.endswith(f"-{state}.{form}")
            ]
            assert found, (name, seats, state, form)
    assert {file.partition("/")[0] for file in texts if file.endswith("-seen.game")} == {
        "castles_of_tuscany",
        "tabula_rasa",
    }
    over = [one for one in results.values() if one.get("actor") == "over"]
    assert all(len(one["places"]) == len(one["scores"]) for one in over)


def test_a_record_that_comes_out_otherwise_is_noticed() -> None:
    texts, results = opened(FOLDER / "0.1.0.tar.xz")
    file = "tabula_rasa/2-seats-finished.game"
    right: dict[str, Any] = results[file]
    assert complaint(texts[file], right) == ""
    assert "instead of" in complaint(texts[file], right | {"scores": [0, 0]})
    assert "instead of" in complaint(texts[file], right | {"places": [1, 1]})
    half = "tabula_rasa/2-seats-unfinished.game"
    assert "instead of" in complaint(texts[half], results[half] | {"legal": 1})
    seen = "tabula_rasa/2-seats-seen.game"
    assert "moves" in complaint(texts[seen], results[seen] | {"moves": 1})


def test_a_version_has_one_room_that_never_changes(copy: Path) -> None:
    with pytest.raises(MuseumError, match="is there already"):
        museum.add("0.1.0", copy)
    with pytest.raises(MuseumError, match=r"no records of version 9\.9\.9"):
        museum.check(copy, "9.9.9", 0)
    room, sums = copy / "0.1.0.tar.xz", copy / SUMS
    kept, listed = room.read_bytes(), sums.read_text()
    room.write_bytes(kept[:-1] + b"x")
    with pytest.raises(MuseumError, match="was changed"):
        museum.add("9.9.9", copy)
    with pytest.raises(MuseumError, match="was changed"):
        museum.check(copy)
    room.unlink()
    with pytest.raises(MuseumError, match="is missing"):
        museum.check(copy)
    room.write_bytes(kept)
    sums.write_text("")
    with pytest.raises(MuseumError, match=f"not in {SUMS}"):
        museum.check(copy)
    sums.write_text(listed)
    assert museum.check(copy, "0.1.0", 1) == 1


def test_a_new_version_gets_a_room_of_its_own(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(museum, "FINISHED", ["tabula_rasa"])
    made = museum.add("9.9.9", copy)
    assert museum.checked(copy).keys() == {"0.1.0.tar.xz", "9.9.9.tar.xz"}
    assert (copy / SUMS).read_text().startswith((FOLDER / SUMS).read_text())
    texts, results = opened(made)
    assert texts != {file: text for file, text in opened(NEWEST)[0].items() if file in texts}  # its own games
    assert all(complaint(text, results[file]) == "" for file, text in texts.items())
    (copy / "0.1.0.tar.xz").unlink()
    wrong = (copy / SUMS).read_text().splitlines()[1]
    (copy / SUMS).write_text(f"{wrong}\n")
    first = next(iter(results))
    folder = copy.parent / "changed"
    for file, text in (texts | {RESULTS: json.dumps(results | {first: results[first] | {"moves": 1}})}).items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    made.write_bytes(packed(folder, "9.9.9"))
    (copy / SUMS).write_text(f"{museum._digest(made)}  {made.name}\n")
    with pytest.raises(MuseumError, match=f"{first}.*instead of"):
        museum.check(copy, "9.9.9")


def test_no_release_without_its_records() -> None:
    assert NEWEST.is_file(), "python -m tools.museum add"
    lines = (FOLDER.parents[1] / "Makefile").read_text().partition("\nrelease:")[2].splitlines()
    assert "tools.museum check" in lines[1]
