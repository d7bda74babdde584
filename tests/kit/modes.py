"""Plays a game in every setup and prints digests, to compare kernels compiled, checked and interpreted."""

import hashlib

import numpy as np

from tests.kit.play import setups, walk


def main() -> None:
    for setup in setups():
        hasher = hashlib.sha256()
        for ply, (position, _) in enumerate(walk(setup, 12)):
            game = setup.game
            hasher.update(position.tobytes())
            hasher.update(repr(game.legal(position)).encode())
            numbers = [int(game.kernels.fixed(position, 0, action)) for action in game.legal(position)]
            hasher.update(repr(numbers).encode())
            hasher.update(repr(game.scores(position, setup.seats)).encode())
            if ply % 5 == 0:  # interpreted, these take a while
                hasher.update(game.expected(position, setup.seats).tobytes())
                seen = np.empty(game.observation, dtype=np.float32)
                game.kernels.observe(position, 0, ply % setup.seats, seen)
                hasher.update(seen.tobytes())
                hasher.update(bytes([game.kernels.check(position, 0)]))
        print(setup, hasher.hexdigest())


if __name__ == "__main__":
    main()
