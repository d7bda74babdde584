"""The fixture that runs a command in this process."""

import io
import sys

import pytest

from tests.kit.command import Answer, Run
from tilewright.cli import console, main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process."""
    monkeypatch.setenv("COLUMNS", "100")
    for printer in (console.out, console.aside):  # created on import, perhaps for another width
        monkeypatch.setattr(printer, "_width", None)

    def go(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return go
