"""The Castles of Tuscany; the draw action gives two cards as in the first printing, or three as in later printings."""

from pathlib import Path

from tilewright.core.game import Facts, Option

FACTS = Facts(
    name="castles_of_tuscany",
    title="The Castles of Tuscany",
    seats=range(2, 5),
    revision=1,
    minutes=60,
    options=(Option("draw", ("2", "3")),),
    turn_clause="3.1",
    folder=Path(__file__).parent,
)
