"""Template: lay tiles next to tiles of the same terrain. Say here in one sentence what the game is."""

from pathlib import Path

from tilewright.core.game import Facts

FACTS = Facts(
    name="template",
    title="Template",
    seats=range(2, 5),  # the possible numbers of players: two to four
    revision=1,  # raise it with every change of the rules, so that old records are not replayed with new rules
    minutes=10,
    options=(),  # variants, such as Option("river", ("no", "yes")); `start` gets the chosen values as numbers
    turn_clause="3.1",
    folder=Path(__file__).parent,
)
