"""The rules for readers: every clause leads to a line, every example is drawn, and no text becomes markup."""

import io
import re
import tokenize
from functools import cache, partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.kit.play import FINISHED
from tests.kit.words import every_language
from tilewright.core.game import Facts
from tilewright.core.palette import THEMES
from tilewright.games import FOLDER, facts, find
from tilewright.learn import example
from tilewright.learn.page import NoPageError, Page, page
from tilewright.learn.rules import shown

NUMBER = re.compile(r"\d+\.\d+")
CHAPTERS = 5  # material, setup, turn, scoring and end
every_game = pytest.mark.parametrize("name", FINISHED)


@cache
def read(name: str, language: str) -> Page:
    return page(facts(name), language, partial(example.size, find(name)))


def cited(name: str) -> set[str]:
    """The clauses that refusals and events cite: the strings in the code of the table that are a clause."""
    found = set()
    for file in (FOLDER / name / "table").rglob("*.py"):
        for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline):
            if token.type == tokenize.STRING and NUMBER.fullmatch(token.string.strip("\"'")):
                found.add(token.string.strip("\"'"))
    return found


@every_game
@every_language
def test_every_clause_leads_to_a_line(name: str, language: str) -> None:
    ledger = (FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    known = re.findall(r"^\*\*((\d+)\.\d+)\*\* ", ledger, re.M)
    needed = {clause for clause, chapter in known if int(chapter) <= CHAPTERS} | cited(name) | {facts(name).turn_clause}
    assert needed - read(name, language).clauses() == set()


@every_game
def test_pages_are_in_their_language_and_the_ledger_has_no_tests_in_it(name: str) -> None:
    for language in ("de", "en"):
        found = read(name, language)
        assert found.language in (language, "en")
        text = " ".join(line.html for section in found.sections for line in section.lines)
        assert "scenarios/" not in text
        assert "test_" not in text


@every_game
def test_every_example_is_drawn(name: str) -> None:
    lines = [line for section in read(name, "en").sections for line in section.lines]
    for figure in (figure for line in lines for figure in line.figures if figure.kind == "example"):
        drawn = example.drawing(find(name), figure.name, figure.ply, "day", "de")
        made = ElementTree.fromstring(drawn)
        assert (float(made.attrib["width"]), float(made.attrib["height"])) == (figure.width, figure.height)
        used = set(re.findall(r'href="#([^"]+)"', drawn))
        assert used <= set(re.findall(r'\bid="([^"]+)"', drawn)), figure.name
        assert "<switch>" not in drawn


def test_an_example_shows_the_next_move_or_the_one_that_is_refused() -> None:
    game = find("carcassonne")
    joined = example.moment(game, "4.5-two-knights-against-one", 22)
    assert [(ghost.x, ghost.y, ghost.shape, ghost.is_refused) for ghost in joined.ghosts] == [(0, -100, "cell", False)]
    (refused,) = example.moment(game, "3.4-sides-must-match", None).ghosts
    assert refused.is_refused
    assert refused.piece
    (taken,) = example.moment(game, "3.11-a-knight-is-already-there", None).ghosts
    assert (taken.is_refused, taken.piece, taken.shape) == (True, None, "disc")
    for theme in THEMES:
        assert example.drawing(game, "3.4-sides-must-match", None, theme, "en")


def test_hands_are_shown_where_they_matter() -> None:
    areas = {area.kind for area in example.moment(find("tabula_rasa"), "4.2-numbers-are-not-added", 20).areas}
    assert areas == {"table", "hand"}


def test_only_records_of_the_game_can_be_examples() -> None:
    for name in ("", "../RULES", "scenarios/4.5-two-knights-against-one", "/etc/passwd", "nothing"):
        with pytest.raises(LookupError):
            example.moment(find("carcassonne"), name)
    with pytest.raises(LookupError):
        example.moment(find("carcassonne"), "4.5-two-knights-against-one", 999)


SAMPLE = """## A & B

[1.1, 1.2] Some **bold** words <script>alert(1)</script> (2.1, 9.9).
![A < B](example:some@3)

![A piece](piece:tile/D/0)

* [2.1] One ![Two](piece:tile/E/0)
* Three

1. [3.1] Four

### Part

| a | b |
|---|---|
| 1 | 2 |

![Alone](example:other)
"""


def test_a_page_is_read_line_by_line(tmp_path: Path) -> None:
    home = Facts("some", "Some", range(2, 3), 1, 1, (), "1.1", tmp_path)
    with pytest.raises(NoPageError):
        page(home, "en", lambda name, ply: (0, (0, 0)))
    (tmp_path / "learn" / "rules").mkdir(parents=True)
    (tmp_path / "learn" / "rules" / "en.md").write_text(SAMPLE, encoding="utf-8")
    found = page(home, "fr", lambda name, ply: (ply or 7, (10, 20)))
    first, part = found.sections
    assert (found.language, first.heading, first.level, part.heading, part.level) == ("en", "A & B", 2, "Part", 3)
    text, one, three, four = first.lines
    assert text.clauses == ("1.1", "1.2")
    assert text.html.startswith("Some <strong>bold</strong> words &lt;script&gt;")
    assert '(<a href="#2.1">2.1</a>, 9.9)' in text.html
    assert [(figure.kind, figure.name, figure.ply, figure.caption) for figure in text.figures] == [
        ("example", "some", 3, "A < B"),
        ("piece", "tile/D/0", 0, "A piece"),
    ]
    assert [(line.kind, line.clauses, line.html, len(line.figures)) for line in (one, three, four)] == [
        ("item", ("2.1",), "One", 1),
        ("item", (), "Three", 0),
        ("number", ("3.1",), "Four", 0),
    ]
    table, alone = part.lines
    assert (table.kind, alone.html, alone.figures[0].ply) == ("table", "", 7)
    assert len(shown(SAMPLE)) == 4


def test_a_game_without_such_pages_is_read_from_its_ledger(tmp_path: Path) -> None:
    ledger = "# T\n\nPreface.\n\n## Turn\n\n**3.1** Play. *(test_it, oracle)*\n\n## Rulings\n\n| a |\n|---|\n| b |\n"
    (tmp_path / "RULES.md").write_text(ledger, encoding="utf-8")
    found = page(Facts("some", "Some", range(2, 3), 1, 1, (), "3.1", tmp_path), "de", lambda name, ply: (0, (0, 0)))
    (section,) = found.sections
    assert (found.language, section.heading) == ("en", "Turn")
    assert [(line.clauses, line.html) for line in section.lines] == [(("3.1",), "Play.")]
