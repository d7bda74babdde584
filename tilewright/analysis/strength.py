"""How hard the engine thinks about a game: a budget in iterations, so that the same review comes out on any machine."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strength:
    """The budget for each decision and each draw."""

    name: str
    scan: int  # iterations that find the choices worth comparing
    choices: int  # that many are compared, and the one played
    batches: int  # independent estimates of each choice; how far they differ gives the interval
    iterations: int  # of each of them
    draw_batches: int  # independent estimates of the position after each possible draw
    draw_iterations: int


QUICK = Strength("quick", scan=80, choices=3, batches=4, iterations=20, draw_batches=1, draw_iterations=16)
USUAL = Strength("usual", scan=500, choices=4, batches=6, iterations=100, draw_batches=2, draw_iterations=40)
DEEP = Strength("deep", scan=2000, choices=5, batches=8, iterations=500, draw_batches=2, draw_iterations=200)
HINT = Strength("hint", scan=300, choices=3, batches=6, iterations=64, draw_batches=1, draw_iterations=16)
STRENGTHS = {one.name: one for one in (QUICK, USUAL, DEEP)}  # of a review


def strength(name: str) -> Strength:
    """The strength of this name; a ValueError says which there are."""
    if name not in STRENGTHS:
        raise ValueError(f"there is no strength '{name}' (possible: {', '.join(STRENGTHS)})")
    return STRENGTHS[name]
