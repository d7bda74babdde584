"""The output of commands: results on standard output, everything else on standard error."""

import json
from typing import Any

from rich.console import Console

out = Console(highlight=False)
aside = Console(stderr=True, highlight=False)


class Failure(Exception):
    """A mistake in the arguments or in a file: one line that says what is wrong, and what is possible."""

    def __init__(self, reason: str, status: int = 2) -> None:
        super().__init__(reason)
        self.status = status


def complain(reason: str, status: int = 2) -> int:
    """Say in one line what is wrong; returns the exit status."""
    line = " ".join(reason.split())
    shown = "".join(character if character.isprintable() else "?" for character in line)
    aside.print(f"tilewright: {shown}", markup=False, soft_wrap=True)
    return status


def print_json(answer: Any) -> None:
    """Print an answer as JSON, for programs."""
    out.print(json.dumps(answer, ensure_ascii=False), markup=False, soft_wrap=True)
