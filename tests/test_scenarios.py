"""Every scenario of every game holds; their names cite the clause they show."""

import re
from pathlib import Path

import pytest

from tests.kit.scenario import run
from tilewright.games import FOLDER, names

FILES = sorted(FOLDER.glob("*/scenarios/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_scenario(path: Path) -> None:
    assert run(path) > 0


@pytest.mark.parametrize("name", names())
def test_scenarios_are_named_after_clauses_of_the_rules(name: str) -> None:
    clauses = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (FOLDER / name / "RULES.md").read_text(encoding="utf-8"), re.M))
    own = [file for file in FILES if file.parents[1].name == name]
    assert own
    for file in own:
        assert file.name.split("-")[0] in clauses, file.name
