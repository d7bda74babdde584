"""The wire is the same on both ends: the browser's types are the server's, and the page about it names them all."""

import re
from typing import Any

import pytest
from msgspec import NODEFAULT

from tilewright.server import wire
from tools.wire import FILE, ROOT, Wire, contents, fields

PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
MESSAGES = [*contents(wire.FromBrowser), *contents(wire.FromServer)]


def shapes(tag: str) -> list[str]:
    """Every object of the page with this tag, from its tag to the brace that closes it."""
    found = []
    for start in re.finditer(rf'\{{"type":"{tag}"', PAGE):
        depth = 0
        for at in range(start.start(), len(PAGE)):
            depth += (PAGE[at] == "{") - (PAGE[at] == "}")
            if not depth:
                found.append(PAGE[start.start() : at])
                break
    return found


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == Wire().text(), "write it again: python -m tools.wire"


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_the_page_has_every_message_with_its_required_fields(message: Any) -> None:
    needed = {field.name for field in fields(message) if field.default is NODEFAULT}
    shown = [set(re.findall(r'"(\w+)":', shape)) for shape in shapes(message.__struct_config__.tag)]
    assert any(needed <= names for names in shown), needed


def test_the_page_names_every_field() -> None:
    named = set(re.findall(r"\w+", PAGE))
    made = [one for one in Wire().classes.values() if one.__module__.startswith("tilewright.server")]
    missing = {f"{one.__name__}.{field.name}" for one in made for field in fields(one) if field.name not in named}
    assert missing == set()
