"""The seating: which seats are played by people at this terminal, and which by which bots."""

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from tilewright.bots.roster import LEVELS
from tilewright.cli import setup
from tilewright.cli.console import Failure

NOBODY = "none"
USUAL = LEVELS[1]  # used when no bot is named
_SEAT = re.compile(r",(?=\s*\d+\s*(?:[:,]|$))")  # between two seats: commas also separate a bot's settings


@dataclass(frozen=True)
class Seating:
    """The seats of one game, counted from 0."""

    people: frozenset[int]
    bots: Mapping[int, str]  # the name of each bot

    def flags(self) -> str:
        """The options that give the same seating again."""
        if any(bot != USUAL for bot in self.bots.values()):
            listed = ",".join(f"{seat + 1}:{bot}" for seat, bot in sorted(self.bots.items()))
            return f" --bots {shlex.quote(listed)}"
        people = ",".join(str(seat + 1) for seat in sorted(self.people)) or NOBODY
        return "" if people == "1" else f" --people {people}"


def seating(people: str | None, bots: str | None, level: str | None, seats: int) -> Seating:
    """The seating from the options: either people or bots are listed, and the other kind gets the remaining seats."""
    if people is not None and bots is not None:
        raise Failure("--people and --bots are alternatives: give one of them")
    usual = USUAL if level is None else level
    if bots is not None:
        named = {seat: name or usual for seat, name in _listed("--bots", bots, seats).items()}
        return Seating(frozenset(range(seats)) - named.keys(), named)
    sitting = _listed("--people", "1" if people is None else people, seats)
    if any(sitting.values()):
        raise Failure(f"--people takes seats such as 1,2 or the word {NOBODY}, not '{people}'")
    return Seating(frozenset(sitting), {seat: usual for seat in range(seats) if seat not in sitting})


def _listed(flag: str, text: str, seats: int) -> dict[int, str]:
    """Seats, each with the text after its colon."""
    if text == NOBODY:
        return {}
    found: dict[int, str] = {}
    for part in _SEAT.split(text):
        number, colon, name = part.strip().partition(":")
        if not (number.isascii() and number.isdigit() and len(number) < 4) or (colon and not name):
            named = " (with a bot such as 2:club)" if flag == "--bots" else ""
            raise Failure(f"{flag} takes seats such as 1,2{named} or the word {NOBODY}, not '{text}'")
        seat = setup.seat(int(number), seats)
        if seat in found and flag == "--bots":
            raise Failure(f"--bots names seat {number} twice")
        found[seat] = name
    return found
