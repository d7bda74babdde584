"""Plays a few games of every kind and prints what came out, for comparing kernels compiled, checked and interpreted."""

import hashlib

import numpy as np

from tests.play import setups, walk


def main() -> None:
    for setup in setups():
        hasher = hashlib.sha256()
        for position, _ in walk(setup, 12):
            game = setup.game
            hasher.update(position.tobytes())
            hasher.update(repr(game.legal(position)).encode())
            hasher.update(repr(game.scores(position, setup.seats)).encode())
            hasher.update(
                repr([float(game.kernels.evaluate(position, 0, seat)) for seat in range(setup.seats)]).encode()
            )
            seen = np.empty((setup.seats, game.observation), dtype=np.float32)
            for seat in range(setup.seats):
                game.kernels.observe(position, 0, seat, seen[seat])
            hasher.update(seen.tobytes())
            hasher.update(bytes([game.kernels.check(position, 0)]))
        print(setup, hasher.hexdigest())


if __name__ == "__main__":
    main()
