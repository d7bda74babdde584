"""A fact about a move: one thing that is certainly true if it is played, in words, and how much it matters."""

from dataclasses import dataclass

from tilewright.core.message import Message
from tilewright.core.value import quick


@quick
@dataclass(frozen=True, slots=True)
class Fact:
    """What is true about a move, by what the seat that plays it knows."""

    message: Message  # a whole sentence
    weight: float  # what it means to that seat, roughly in points; negative if it speaks against the move
    about: tuple[str, ...] = ()  # ids of the pieces concerned, as in the scene after the move
