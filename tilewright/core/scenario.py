"""Scenarios: a record with expectations between its moves, which anyone who knows the game can write.

expect score 0 8              seat 0 has 8 points now
expect event city-finished 0 8   the last move scored these points for seat 0, with this kind of event
expect no event city-finished    the last move caused no such event
expect illegal place 1 0 2 | 3.4    this move is refused, by this clause
expect legal figure field 0
expect choices pass, figure field 0   exactly these moves are legal
expect supply 0 7             the first supply of seat 0
expect actor 1                or chance, or over
expect place 0 1              seat 0 is first
"""

from dataclasses import dataclass

from tilewright.core.record import HEADS, Record, lines_of


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must hold after the first `ply` moves."""

    line: int
    ply: int
    words: str


def read(text: str) -> tuple[Record, list[Expectation]]:
    """The record of a scenario and its expectations."""
    lines: list[str] = []
    expectations: list[Expectation] = []
    moves = 0
    for number, line in enumerate(lines_of(text), start=1):
        words = line.strip()
        if words.startswith("expect "):
            expectations.append(Expectation(number, moves, words.removeprefix("expect ")))
            lines.append("")
        else:
            lines.append(line)
            is_head = not words or words.split()[0] in (*HEADS, "end")
            moves += not is_head and not words.startswith("#")
    return Record.read("\n".join(lines)), expectations
