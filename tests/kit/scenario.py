"""Plays scenarios and checks what they expect (`core/scenario.py` says what that may be)."""

from pathlib import Path

from tilewright.core.game import CHANCE, OVER
from tilewright.core.scenario import read
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find


def run(path: Path) -> int:
    """Play a scenario; return how many expectations were checked."""
    record, expectations = read(path.read_text(encoding="utf-8"))
    table = Table.replay(find(record.game), record, 0)
    for ply in range(len(record.moves) + 1):
        for expectation in (one for one in expectations if one.ply == ply):
            problem = _problem(table, expectation.words)
            assert not problem, f"{path.name}, line {expectation.line}: expected {expectation.words}; {problem}"
        if ply < len(record.moves):
            table.play(record.moves[ply])
    return len(expectations)


def _problem(table: Table, words: str) -> str:
    what, _, rest = words.partition(" ")
    return {
        "score": _score,
        "event": _event,
        "no": _no_event,
        "illegal": _illegal,
        "legal": _legal,
        "choices": _choices,
        "supply": _supply,
        "actor": _actor,
        "place": _place,
    }[what](table, rest)


def _score(table: Table, rest: str) -> str:
    seat, points = map(int, rest.split())
    return "" if table.scores[seat] == points else f"has {table.scores[seat]}"


def _event(table: Table, rest: str) -> str:
    kind, seat, points = rest.split()
    found = [(event.kind, event.seat, event.points) for event in table.events]
    return "" if (kind, int(seat), int(points)) in found else f"events: {found}"


def _no_event(table: Table, rest: str) -> str:
    kind = rest.removeprefix("event ").strip()
    return "it happened" if any(event.kind == kind for event in table.events) else ""


def _illegal(table: Table, rest: str) -> str:
    move, _, clause = (part.strip() for part in rest.partition("|"))
    refusal = table.why_not(move)
    if refusal is None:
        return "it is legal"
    return "" if not clause or refusal.clause == clause else f"refused by {refusal}"


def _legal(table: Table, rest: str) -> str:
    refusal = table.why_not(rest)
    return "" if refusal is None else f"refused by {refusal}"


def _choices(table: Table, rest: str) -> str:
    wanted = sorted(move.strip() for move in rest.split(","))
    return "" if sorted(table.legal()) == wanted else f"legal: {table.legal()}"


def _supply(table: Table, rest: str) -> str:
    seat, count = map(int, rest.split())
    found = table.scene(SPECTATOR).panels[seat].supplies[0].count
    return "" if found == count else f"has {found}"


def _actor(table: Table, rest: str) -> str:
    found = {CHANCE: "chance", OVER: "over"}.get(table.actor, str(table.actor))
    return "" if found == rest else f"it is {found}"


def _place(table: Table, rest: str) -> str:
    seat, place = map(int, rest.split())
    return "" if table.places[seat] == place else f"is {table.places[seat]}"
