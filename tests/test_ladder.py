"""The ladder of levels: how far apart shares of wins are, and the page it is written to."""

import json
from pathlib import Path

import pytest

from bench import ladder
from tilewright.bots.arena.folder import GAMES
from tilewright.games import facts, names

SECTION = "steps of levels"
TITLES = [facts(name).title for name in names()]
TABLE = f"before\n\n<!-- {SECTION} -->\n| game | seats | games |\n|---|--:|--:|\n\n<!-- end of {SECTION} -->\nafter\n"


def test_distances_are_those_at_which_openskill_expects_these_wins() -> None:
    assert ladder.distance(0.5, 200, 2) == 0
    assert ladder.distance(0.77, 200, 2) == pytest.approx(128, abs=1)
    assert ladder.distance(0.23, 200, 2) == pytest.approx(-128, abs=1)
    assert ladder.distance(0.77, 200, 4) > ladder.distance(0.77, 200, 2)
    assert ladder.distance(1.0, 400, 2) > ladder.distance(1.0, 200, 2) > ladder.distance(0.99, 200, 2)


def test_rows_are_replaced_and_all_others_stay() -> None:
    first, last = f"| {TITLES[0]} | 2 |", f"| {TITLES[-1]} | 2 |"
    page = TABLE
    for row in (f"{last} 10 |", f"{first} 20 |", f"{last} 30 |"):
        page = ladder.replaced(page, SECTION, [row])
    assert page == TABLE.replace("--:|\n\n", f"--:|\n{first} 20 |\n{last} 30 |\n\n")


def test_a_page_without_the_section_is_refused_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match="no section"):
        ladder.replaced("nothing here", SECTION, [])


def test_the_ladder_is_played_once_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("".join(TABLE.replace(SECTION, one) for one in ("ratings of levels", SECTION)))
    monkeypatch.setattr(ladder, "PAGE", page)
    short = ladder.Ladder("tabula_rasa", 2, 4, 1, 1, tmp_path / "ladder")
    ladder.climb(short)
    written, files = page.read_text(), sorted((tmp_path / "ladder").rglob(GAMES))
    assert written.count("| Tabula Rasa | 2 |") == 2
    assert [len(file.read_text().splitlines()) for file in files] == [4] * 4
    assert all(json.loads(line)["fault"] is None for file in files for line in file.read_text().splitlines())
    ladder.climb(short)
    assert page.read_text() == written
    assert [len(file.read_text().splitlines()) for file in files] == [4] * 4


def test_every_game_with_two_seats_is_on_the_page() -> None:
    page = ladder.PAGE.read_text(encoding="utf-8")
    for section in ("ratings of levels", SECTION):
        table = page.partition(f"<!-- {section} -->")[2].partition("<!-- end of")[0]
        assert all(f"| {title} | 2 |" in table for title in TITLES)
