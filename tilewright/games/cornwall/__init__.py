"""Cornwall: three-field tiles, five terrains, and a pub where scored figures wait to be fetched."""

from pathlib import Path

from tilewright.core.game import Facts

FACTS = Facts(
    name="cornwall",
    title="Cornwall",
    seats=range(2, 5),
    revision=1,
    minutes=45,
    options=(),
    turn_clause="3.1",
    folder=Path(__file__).parent,
)
