"""Tests a game against all laws, first with bounds checks and then as it is played, each in its own process."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilewright.laws.trial import ROOM

GAMES = 3  # of each setup
LIMIT_S = 60.0  # for one kernel to return
COMPILING_S = 900.0  # for one kernel to be compiled, or the package to be loaded
LOOK_S = 0.1

# An index out of bounds reads or overwrites other memory in compiled code. Checked, it is an IndexError.
MODES = {"with bounds checks": {"NUMBA_BOUNDSCHECK": "1"}, "as it is played": {"NUMBA_BOUNDSCHECK": "0"}}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class Verdict:
    """The result of a trial in one mode."""

    mode: str
    games: int
    moves: int
    seconds: float
    fault: str | None  # what is wrong, in a sentence or two


@dataclass(frozen=True)
class _Outcome:
    """How a process ended: with an answer, with a crash, or because it took too long."""

    answer: dict[str, Any] | None
    status: int
    doing: str
    place: str
    complaints: str
    is_late: bool


def judge(
    name: str,
    count: int = GAMES,
    limit_s: float = LIMIT_S,
    report: Callable[[str, str], None] = lambda mode, doing: None,
) -> Iterator[Verdict]:
    """A verdict for each mode, up to the first fault. `report` is called with the current activity."""
    for mode, settings in MODES.items():
        began = time.monotonic()
        outcome = _run([name, str(count)], settings, limit_s, lambda doing, mode=mode: report(mode, doing))  # type: ignore[misc]
        answer = outcome.answer or {"games": 0, "moves": 0, "fault": None}
        fault = _fault(outcome, limit_s)
        if outcome.answer and outcome.answer["fault"] and outcome.answer["fault"]["kind"] == "IndexError":
            fault = _located(name, count, outcome.answer["fault"], limit_s) or fault
        yield Verdict(mode, answer["games"], answer["moves"], time.monotonic() - began, fault)
        if fault:
            return


def _fault(outcome: _Outcome, limit_s: float) -> str | None:
    """What is wrong, in words."""
    at = f"{outcome.place}: " if outcome.place else ""
    if outcome.is_late:
        return f"{at}{outcome.doing} did not return within {limit_s:g} s: is there a loop in it that never ends?"
    if outcome.answer is None:
        if outcome.status < 0:
            cause = signal.Signals(-outcome.status).name
            return f"{at}{outcome.doing} crashed the interpreter ({cause}): an index out of bounds, or below zero?"
        return f"{at}{outcome.doing} failed: {outcome.complaints[-2000:] or f'exit status {outcome.status}'}"
    fault = outcome.answer["fault"]
    if fault is None:
        return None
    parts = [fault["place"], fault["doing"], fault["reason"]]
    return ": ".join(part for part in parts if part) + (f" ({fault['where']})" if fault["where"] else "")


def _located(name: str, count: int, fault: dict[str, Any], limit_s: float) -> str | None:
    """The same fault with its line: compiled code does not know it, so the same game is played interpreted."""
    only = [str(number) for number in fault["only"]]
    return _fault(_run([name, str(count), *only], INTERPRETED, 10 * limit_s, lambda doing: None), 10 * limit_s)


def _run(arguments: list[str], settings: dict[str, str], limit_s: float, report: Callable[[str], None]) -> _Outcome:
    with tempfile.TemporaryDirectory() as folder:
        status = Path(folder) / "status"
        status.write_bytes(b" " * ROOM)
        name, *others = arguments
        command = [sys.executable, "-m", "tilewright.laws.trial", name, str(status), *others]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")} | settings
        out, complaints = (Path(folder) / part for part in ("out", "complaints"))
        with out.open("w") as output, complaints.open("w") as errors:
            process = subprocess.Popen(command, stdout=output, stderr=errors, env=environment)
            is_late = _watch(process, status, limit_s, report)
        doing, _, place = status.read_text().strip().partition("\t")
        lines = out.read_text().splitlines()
        answer = json.loads(lines[-1]) if process.returncode == 0 and lines else None
        return _Outcome(answer, process.returncode, doing, place, complaints.read_text().strip(), is_late)


def _watch(process: subprocess.Popen[bytes], status: Path, limit_s: float, report: Callable[[str], None]) -> bool:
    """Wait for a process as long as it makes progress; returns whether it was killed because it made none."""
    said, since = b"", time.monotonic()
    try:
        while True:
            try:
                process.wait(LOOK_S)
                return False
            except subprocess.TimeoutExpired:
                pass
            now, saying = time.monotonic(), status.read_bytes()
            if saying != said:
                said, since = saying, now
                report(" ".join(reversed(saying.decode().strip().split("\t"))))
            elif now - since > (COMPILING_S if saying.startswith((b"compiling", b" ")) else limit_s):
                return True
    finally:
        process.kill()
        process.wait()
