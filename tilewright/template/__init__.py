"""Template: lay terrain next to its like. Say here in one sentence what the game is."""

from pathlib import Path

from tilewright.core.game import Facts

FACTS = Facts(
    name="template",
    title="Template",
    seats=range(2, 5),  # the numbers of players: two to four
    revision=1,  # raise it with every change of the rules, so that old records are not replayed by new rules
    minutes=10,
    options=(),  # variants: Option("river", ("no", "yes")), which `start` is given as numbers
    turn_clause="3.1",
    folder=Path(__file__).parent,
)
