"""A task in the oracle's game: a decision of a seat, a draw by chance, or something automatic."""

from dataclasses import dataclass

QUESTIONS = ("part", "start", "bonus", "opening", "action", "discard", "pay", "free", "marble")
DRAWS = ("card", "deal", "neutral", "own", "yield")


@dataclass(frozen=True)
class Task:
    """One task to come: what it is, whose it is, and what it is about."""

    what: str
    seat: int = 0
    place: int = 0  # of the display
    item: str = ""
    field: str = ""
