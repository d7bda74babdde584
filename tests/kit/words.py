"""The message files of all folders with words, parsed."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.kit.play import FINISHED
from tilewright import words
from tilewright.games import FOLDER, facts, names

PACKAGE = FOLDER.parent
WEB = PACKAGE.parent / "web" / "src" / "words"
GAMES = {name: FOLDER / name / "words" for name in FINISHED}
FAMILIES = {family: PACKAGE / family / "words" for family in {facts(name).family for name in FINISHED} - {""}}
FOLDERS = {"shared": words.SHARED, **FAMILIES, **GAMES}
OTHERS = {name: PACKAGE / name / "words" for name in ("cli", "server", "terminal", "research")}
ALL_FOLDERS = {
    **FOLDERS,
    **OTHERS,
    "web": WEB,
    "me": WEB.parent / "me" / "words",
    "lobby": WEB.parent / "lobby" / "words",
    "learn": WEB.parent / "learn" / "words",
    "rules": WEB.parent / "rules" / "words",
    "review": WEB.parent / "review" / "words",
    "editor": WEB.parent / "editor" / "words",
}
every_game = pytest.mark.parametrize("name", names())
every_finished_game = pytest.mark.parametrize("name", FINISHED)
every_language = pytest.mark.parametrize("language", words.LANGUAGES)


class Parts(Visitor):  # type: ignore[misc]
    """Finds the variables and functions of a message, and in which forms it names which seats."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.seats: set[str] = set()  # variables that are named by SEAT
        self.bare: set[str] = set()  # all others
        self.forms: set[str] = set()
        self.attributes: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- the visitor's own name
        self.variables.add(node.id.name)
        self.bare.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        named = {variable.id.name for variable in node.arguments.positional}
        self.variables |= named
        self.seats |= named
        self.forms |= {option.value.value for option in node.arguments.named}

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)


@cache
def parts(folder: Path, language: str) -> dict[str, Parts]:
    """The variables and functions of each message of a file, by key; terms begin with a hyphen."""
    found: dict[str, Parts] = {}
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}, {language}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert key not in found, f"{folder}, {language}: '{key}' twice"
            found[key] = Parts(text[entry.id.span.start : entry.span.end])
            found[key].visit(entry)
    return found


def keys_of(name: str) -> set[str]:
    """The keys a game can say: its own, those of its family, and the shared ones."""
    return {key for folder in (*words.homes(facts(name)), words.SHARED) for key in parts(folder, "en")}
