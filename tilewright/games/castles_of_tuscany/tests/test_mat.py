"""Mats that are kept must be those that would be made anew: every field they show is part of what they are kept by."""

import random

from tilewright.core.game import OVER, clone
from tilewright.core.plain import Fields
from tilewright.games import find
from tilewright.games.castles_of_tuscany.table import mat

GAME = find("castles_of_tuscany")


def test_what_is_kept_is_what_would_be_made() -> None:
    rng = random.Random(3)
    for seats in GAME.facts.seats:
        position = GAME.new(seats)
        while GAME.kernels.actor(position, 0) != OVER:
            position = clone(position)
            GAME.kernels.apply(position, 0, rng.choice(GAME.legal(position)))
            viewer = rng.randrange(-1, seats)
            kept = GAME.scene(position, viewer)
            if rng.random() < 0.2:
                known = dict(mat._kept)
                mat._kept.clear()
                assert GAME.scene(position, viewer) == kept
                mat._kept.update(known)


def test_only_the_fields_named_are_read() -> None:
    read: set[str] = set()

    class Watched(Fields):
        def _read(self, name: str) -> object:
            read.add(name)
            return super()._read(name)

    position = GAME.new(2)
    rng = random.Random(4)
    while GAME.kernels.actor(position, 0) != OVER:
        GAME.kernels.apply(position, 0, rng.choice(GAME.legal(position)))
        is_open = bool(position["step"][0] > 1)
        for part, named in mat.SHOWN.items():
            if is_open or part not in (mat._plan, mat._tiles):
                read.clear()
                part(Watched(position), mat.Mat(rng.randrange(2), is_small=True))
                assert read <= set(named), part
