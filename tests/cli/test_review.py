"""`tilewright review`: tables, JSON and a page, in every language, and clear answers to bad input."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.analysis.games import played, reviewed
from tests.kit.command import Run, began
from tilewright.analysis import analyse, page
from tilewright.words import LANGUAGES

SHORT = "tabula_rasa"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "evening.game"
    path.write_text(played(SHORT, 2, "random").write(), encoding="utf-8")
    return path


def test_the_tables_name_the_costly_turns_and_add_up(file: Path, run: Run) -> None:
    answer = run("review", file, "--strength", "quick", "--json").json
    told = run("review", file, "--strength", "quick")
    assert told.status == 0
    for account in answer["accounts"]:
        parts = (account["start"], account["luck"], account["own"], account["others"])
        assert sum(parts) == pytest.approx(account["result"], abs=1e-9)
        assert all(f"{part:+.1f}" in told.out for part in parts)
    bad = [turn for turn in answer["turns"] if turn["grade"] in ("inaccurate", "mistake", "blunder")]
    assert bad
    assert all(told.out.count(grade) >= 1 for grade in {turn["grade"] for turn in bad})
    assert len(answer["plies"]) == len(played(SHORT, 2, "random").moves)


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(tmp_path: Path, run: Run) -> None:
    told = run("review", began(SHORT, tmp_path, 40), "--strength", "quick", "--all")
    assert told.status == 0
    assert "not over" in told.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["carcassonne", "castles_of_tuscany"])
def test_the_page_has_everything_in_one_file(name: str, language: str) -> None:
    text = page.page(reviewed(name, 2, "greedy"), language)
    assert "http://www.w3.org/2000/svg" in text
    assert not [word for word in ("src=", "@import", "<script", "<link") if word in text]
    assert f'lang="{language}"' in text
    for drawing in text.split("<svg")[1:]:
        ET.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")


def test_the_page_is_written(file: Path, tmp_path: Path, run: Run) -> None:
    told = run("review", file, "--strength", "quick", "--html", tmp_path / "page.html")
    assert told.status == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_review_shows_itself_in_a_notebook(file: Path) -> None:
    found = analyse(file, "quick")
    assert "<table>" in found._repr_html_()
    assert found.plies == analyse(played(SHORT, 2, "random"), "quick", threads=1).plies


def test_bad_input_is_named(file: Path, tmp_path: Path, run: Run) -> None:
    told = run("review", file, "--strength", "mighty")
    assert (told.status, "quick, usual, deep" in told.err) == (2, True)
    broken = tmp_path / "broken.game"
    broken.write_text(file.read_text().replace("seats 2", "seats 9"))
    told = run("review", broken)
    assert told.status == 2
    assert "line 3" in told.err
