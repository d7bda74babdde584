"""The server's own messages: the same in every language, and one for each reason in the code."""

import ast
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tilewright import server
from tilewright.bots.roster import LEVELS
from tilewright.server.refusal import OWN
from tilewright.words import LANGUAGES


def keys(language: str) -> dict[str, set[str]]:
    """Every message and its arguments."""
    text = (OWN / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


def said() -> set[str]:
    """Every reason the code gives."""
    found = set()
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f"server-{node.value}")
    return found


def test_every_language_says_the_same() -> None:
    english = keys("en")
    assert english
    for language in LANGUAGES:
        assert keys(language) == english, language


def test_every_reason_has_a_message_and_no_message_is_unused() -> None:
    levels = {f"server-level-{level}" for level in LEVELS}
    assert keys("en").keys() - levels <= said()
    assert levels <= keys("en").keys()
    calls = set()
    for file in Path(server.__file__).parent.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        calls |= set(re.findall(r'(?:Refused\(\d+, |wire\.key\(|_refuse\()"([a-z-]+)"', text))
    assert len(calls) > 15
    assert {f"server-{name}" for name in calls} <= keys("en").keys()
