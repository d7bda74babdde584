"""What somebody who misspelled a name may have meant."""

from collections.abc import Iterable
from difflib import get_close_matches

LIKENESS = 0.65  # of two words, from 0 to 1


def meant(name: str, known: Iterable[str]) -> str:
    """A question for the end of a complaint, such as ", did you mean 'cornwall'?"; nothing if no name is close."""
    near = get_close_matches(name.lower(), list(known), 1, LIKENESS)
    return f", did you mean '{near[0]}'?" if near else ""
