"""What is still to come in the oracle's game: a question to a seat, a draw by chance, or a duty."""

from dataclasses import dataclass

QUESTIONS = ("part", "start", "bonus", "opening", "action", "discard", "pay", "free", "marble")
DRAWS = ("card", "deal", "neutral", "own", "yield")


@dataclass(frozen=True)
class Task:
    """One thing to come: what it is, whose it is, and what it is about."""

    what: str
    seat: int = 0
    place: int = 0  # of the display
    item: str = ""
    field: str = ""
