"""The rules page of every game: its headings, its clauses, and the tests it names."""

import io
import re
import tokenize
from pathlib import Path

import pytest

from tests.kit.play import FINISHED
from tilewright.games import FOLDER, facts

HEADINGS = ["Material", "Setup", "Turn", "Scoring", "End", "Choices we made", "Rulings", "Notation", "Revision history"]
TESTS = Path(__file__).resolve().parent
NUMBER = re.compile(r"\d+\.\d+")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.M)

every_game = pytest.mark.parametrize("name", FINISHED)


def page(name: str) -> str:
    return (FOLDER / name / "RULES.md").read_text(encoding="utf-8")


def clauses(name: str) -> dict[str, str]:
    """The text of each clause, to the next empty line."""
    found: dict[str, str] = {}
    for paragraph in re.split(r"\n\s*\n", page(name)):
        if match := CLAUSE.match(paragraph):
            assert match[1] not in found, f"{match[1]} is there twice"
            found[match[1]] = " ".join(paragraph[match.end() :].split())
    return found


def order(clause: str) -> tuple[int, ...]:
    return tuple(map(int, clause.split(".")))


def named(text: str) -> list[str]:
    """The tests that a clause names in italics at its end."""
    match = re.search(r"\*\(([^()]*)\)\*$", text)
    return [test.strip() for test in match[1].split(",")] if match else []


@every_game
def test_the_headings_are_those_of_every_game(name: str) -> None:
    found = re.findall(r"^## (.+)$", page(name), re.M)
    assert found == HEADINGS


@every_game
def test_clauses_ascend_under_the_heading_of_their_number(name: str) -> None:
    found = list(clauses(name))
    assert found == sorted(found, key=order)
    assert len(found) == len(CLAUSE.findall(page(name))), "a clause does not begin its paragraph"
    for chapter, text in enumerate(re.split(r"^## .+$", page(name), flags=re.M)):
        for clause in CLAUSE.findall(text):
            assert order(clause)[0] == chapter, f"{clause} is under the wrong heading"


@every_game
def test_clauses_are_numbered_without_gaps(name: str) -> None:
    for before, after in zip(clauses(name), list(clauses(name))[1:], strict=False):
        (chapter, number), (next_chapter, next_number) = order(before), order(after)
        assert (next_chapter, next_number) in ((chapter, number + 1), (chapter + 1, 1)), f"{before} and then {after}"


@every_game
def test_every_clause_names_tests_that_exist(name: str) -> None:
    own = FOLDER / name / "tests"
    for clause, text in clauses(name).items():
        tests = named(text)
        assert tests, f"{clause} names no test"
        for test in tests:
            files = [FOLDER / name / f"{test}.txt"]
            files += [home / f"{file}.py" for home in (own, TESTS) for file in (test, f"test_{test}")]
            assert any(file.exists() for file in files), f"{clause} names '{test}', which does not exist"


@every_game
def test_every_scenario_is_named_by_its_clause(name: str) -> None:
    found = clauses(name)
    for file in sorted((FOLDER / name / "scenarios").glob("*.txt")):
        clause = file.name.split("-")[0]
        assert clause in found, f"{file.name}: there is no clause {clause}"
        assert f"scenarios/{file.stem}" in named(found[clause]), f"{clause} does not name {file.name}"


@every_game
def test_clauses_mentioned_on_the_page_exist(name: str) -> None:
    """In brackets within a clause, and in the table of rulings."""
    found = clauses(name)
    for text in found.values():
        for bracket in re.findall(r"\((\d+\.\d+(?:, \d+\.\d+)*)\)", text):
            assert set(NUMBER.findall(bracket)) <= set(found)
    for row in re.findall(r"^\|.+\|([^|]+)\|$", page(name).partition("## Rulings")[2].partition("\n## ")[0], re.M):
        assert set(NUMBER.findall(row)) <= set(found), row


def cited(file: Path) -> set[str]:
    """The clauses a file of code cites, in its comments and as whole strings."""
    found: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            found |= set(NUMBER.findall(token.string))
        elif token.type == tokenize.STRING and NUMBER.fullmatch(token.string.strip("\"'")):
            found.add(token.string.strip("\"'"))
    return found


@every_game
@pytest.mark.parametrize("floor", ["rules", "table"])
def test_every_clause_cited_in_the_code_exists(name: str, floor: str) -> None:
    found = {clause for file in (FOLDER / name / floor).rglob("*.py") for clause in cited(file)}
    assert found
    assert found <= set(clauses(name))


def test_shared_land_cites_no_clause_of_any_game() -> None:
    assert not {clause for file in (FOLDER.parent / "land").rglob("*.py") for clause in cited(file)}


@every_game
def test_the_page_knows_the_revision_and_the_clause_of_turn_order(name: str) -> None:
    assert facts(name).turn_clause in clauses(name)
    history = page(name).partition("## Revision history")[2]
    assert re.search(rf"^\* {facts(name).revision}\b", history, re.M)
