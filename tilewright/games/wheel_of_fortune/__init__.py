"""Carcassonne: Wheel of Fortune, where a pig walks around a wheel and brings taxes, famine and plague."""

from pathlib import Path

from tilewright.core.game import Facts

FACTS = Facts(
    name="wheel_of_fortune",
    title="Carcassonne: Wheel of Fortune",
    seats=range(2, 6),
    revision=1,
    minutes=45,
    options=(),
    turn_clause="3.1",
    folder=Path(__file__).parent,
    family="land",
)
