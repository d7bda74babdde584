"""Covers: every game has a picture for the lobby, in both themes, that needs no other file."""

import re
from xml.etree import ElementTree

import pytest

from tests.kit.play import FINISHED
from tilewright.core.palette import THEMES
from tilewright.server.api.cover import cover, has_cover


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", FINISHED)
def test_every_game_has_a_cover(name: str, theme: str) -> None:
    assert has_cover(name), f"python -m tools.covers {name}"
    text = cover(name, theme)
    root = ElementTree.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    assert used
    assert used <= ids
