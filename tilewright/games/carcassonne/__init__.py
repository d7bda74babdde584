"""Carcassonne, with the River as an option."""

from pathlib import Path

from tilewright.core.game import Facts, Option

FACTS = Facts(
    name="carcassonne",
    title="Carcassonne",
    seats=range(2, 6),
    revision=1,
    minutes=40,
    options=(Option("river", ("no", "yes")),),
    turn_clause="3.1",
    folder=Path(__file__).parent,
    family="land",
)
