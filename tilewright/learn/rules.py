"""The rules for readers: `learn/rules/LANGUAGE.md` of a game, as Markdown in which paragraphs begin with the clauses
they tell, [3.3, 3.4], and pictures are examples to try (example:NAME@PLY) or pieces (piece:ART).
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tilewright.core.game import Facts
from tilewright.learn.lesson import FOLDER

HEADING = re.compile(r"^(#{2,3}) (.+)$", re.M)
CLAUSES = re.compile(r"^(?:[*-] |\d+\. )?\[(\d+\.\d+(?:, \d+\.\d+)*)\] ", re.M)
PICTURE = re.compile(r"!\[([^\]]*)\]\((example|piece):([^)@]+)(?:@(\d+))?\)")


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of the rules: an example after `ply` moves (None: all), or a piece."""

    caption: str
    kind: str
    name: str
    ply: int | None


def file(facts: Facts, language: str) -> Path:
    """The page in a language."""
    return facts.folder / FOLDER / "rules" / f"{language}.md"


def shown(text: str) -> list[Shown]:
    """The pictures of a page, in order."""
    return [Shown(caption, kind, name, int(ply) if ply else None) for caption, kind, name, ply in PICTURE.findall(text)]


def clauses(text: str) -> list[str]:
    """The clauses of a page, in order."""
    return [clause for group in CLAUSES.findall(text) for clause in group.split(", ")]


def home(name: str) -> str:
    """The record of an example, as `lesson.record` wants it: scenarios are named after their clause."""
    return f"scenarios/{name}" if name[:1].isdigit() else name
