"""What commands print: results on one stream, everything else on the other."""

import json
from typing import Any

from rich.console import Console

out = Console(highlight=False)
aside = Console(stderr=True, highlight=False)


class Failure(Exception):
    """Something wrong with what was typed or with a file: one line that says what, and what is possible."""

    def __init__(self, reason: str, status: int = 2) -> None:
        super().__init__(reason)
        self.status = status


def complain(reason: str, status: int = 2) -> int:
    """Say in one line what is wrong; the exit status for it."""
    line = " ".join(reason.split())
    shown = "".join(character if character.isprintable() else "?" for character in line)
    aside.print(f"tilewright: {shown}", markup=False, soft_wrap=True)
    return status


def print_json(answer: Any) -> None:
    """Print an answer for programs."""
    out.print(json.dumps(answer, ensure_ascii=False), markup=False, soft_wrap=True)
