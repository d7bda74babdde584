"""The conformance kit: positions, moves and their results as plain JSON, for engines in any language.

`write` makes the kit, `run` asks an engine every question of it, and `answer` is our own engine (docs/conformance.md).
"""

PROTOCOL = 1  # the version of the kit and of the lines between the runner and an engine

# what an answer can contain, and an engine may claim; `refused` and `clause` only where a move is asked about
MEMBERS = ("actor", "legal", "weights", "scores", "places", "state", "refused", "clause", "events", "changed")
