"""The card of a game's networks: for each number of seats how it was made, what from, and how it played.

It is a Markdown file beside the networks, with a section for each of them; promotion replaces one section.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tilewright.kit import learned

FILE = "learned.md"  # beside `learned.npz`

_HEAD = """# What the estimate of {title} learned

Small networks that correct the estimate written by hand, one for each number of seats below; without one, bots use the
estimate as it is. They are for bots, reviews and hints of this revision of the rules, and say nothing about any other
game. How they work and are made: `docs/learning.md`.
"""
_SECTION = re.compile(r"^## (\d+) seats\n", re.MULTILINE)


@dataclass(frozen=True)
class Made:
    """How one network was made, in the words of its section."""

    command: str
    games: str
    error: str
    match: str
    digest: str

    def section(self) -> str:
        """The rows of the section."""
        rows = {
            "made by": f"`{self.command}`",
            "self-play": self.games,
            "error of leads, in games it has not seen": self.error,
            "match at equal time": self.match,
            "digest": f"`{self.digest}`",
        }
        return "\n".join(["| | |", "|---|---|", *(f"| {name} | {text} |" for name, text in rows.items()), ""])


def sections(text: str) -> dict[int, str]:
    """The sections of a card by their number of seats."""
    _, *found = _SECTION.split(text)
    return {int(seats): part.strip() + "\n" for seats, part in zip(found[::2], found[1::2], strict=True)}


def written(title: str, parts: Mapping[int, str]) -> str:
    """A card with these sections."""
    return "\n".join([_HEAD.format(title=title), *(f"## {seats} seats\n\n{parts[seats]}" for seats in sorted(parts))])


def replace(rules: Path, title: str, seats: int, made: Made) -> None:
    """Write the section of one number of seats into the card in a game's folder of rules."""
    file = rules / FILE
    parts = sections(file.read_text(encoding="utf-8")) if file.exists() else {}
    file.write_text(written(title, {**parts, seats: made.section()}), encoding="utf-8")


def digest(rules: Path, seats: int) -> str:
    """The digest of one network in a game's folder of rules."""
    return learned.digest({seats: learned.networks(rules / learned.FILE)[seats]})[:16]
