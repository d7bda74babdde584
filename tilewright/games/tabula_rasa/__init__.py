"""Tabula Rasa, in English Knights of Charlemagne: fifty knights beside ten territories."""

from pathlib import Path

from tilewright.core.game import Facts, everyone_alone


def _sides(seats: int) -> tuple[int, ...]:
    """With four seats, players opposite each other are partners (2.3)."""
    return (0, 1, 0, 1) if seats == 4 else everyone_alone(seats)


FACTS = Facts(
    name="tabula_rasa",
    title="Tabula Rasa",
    seats=range(2, 5),
    revision=1,
    minutes=20,
    options=(),
    turn_clause="3.1",
    folder=Path(__file__).parent,
    sides=_sides,
)
