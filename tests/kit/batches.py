"""Plays batches of games and prints digests, to compare devices: `python -m tests.kit.batches cpu GAME`."""

import hashlib
import sys
from typing import Any

import numpy as np

from tilewright.games import facts
from tilewright.research.batch import Batch, host, random_games

COUNT, STEPS = 2, 10


def digest(*arrays: Any) -> str:
    hasher = hashlib.sha256()
    for array in arrays:
        hasher.update(np.ascontiguousarray(host(array)).tobytes())
    return hasher.hexdigest()[:16]


def played(name: str, device: str, count: int) -> list[str]:
    """Everything a batch can do, one line each."""
    batch = Batch(name, count, seats=facts(name).seats[-1], seed=5, device=device)
    lines = [f"{name} start {digest(batch.positions(), batch.actors)}"]
    for _ in range(STEPS):
        actions = batch.choose()
        batch.step(actions)
        lists, counts = (host(part) for part in batch.legal())
        listed = [row[:number] for row, number in zip(lists, counts, strict=True)]
        lines.append(f"{name} step {digest(actions, batch.actors, counts, batch.masks(), *listed)}")
    lines.append(f"{name} seen {digest(batch.observe(), batch.observe(1))}")
    lines.append(f"{name} playouts {digest(batch.playouts(1), batch.positions())}")
    made = batch.walk(100_000)
    lines.append(f"{name} end {digest(made, batch.positions(), batch.actors, batch.scores(), batch.places())}")
    batch.reset(np.arange(count) % 2)
    lines.append(f"{name} again {digest(batch.positions(), batch.actors)}")
    lines.append(f"{name} values {values(name, device, count)}")
    lines.append(f"{name} numbers {numbers(name, device, count)}")
    lines.append(f"{name} games {digest(*random_games(name, count, seed=9, device=device))}")
    return lines


def values(name: str, device: str, count: int) -> str:
    """Batches as values, with rewards and limits."""
    batch = Batch(name, count, seed=6, device=device, limit=4, reward="points", auto_reset=True)
    start = batch.positions()
    seen = []
    for _ in range(6):
        batch.step(batch.choose())
        seen += [batch.rewards, batch.actors, batch.truncated(), batch.results()]
        seen = [host(part).copy() for part in seen]
    try:
        batch.step(np.full(count, batch.game.actions))
    except ValueError as error:
        seen.append(np.frombuffer(str(error).encode(), np.uint8))
    twin = batch.take(np.arange(count)[::-1])
    twin.step(twin.choose())
    batch.set(start[:1], np.arange(count) == 0)
    batch.step(batch.choose(), checked=False)
    return digest(*seen, twin.positions(), twin.streams(), twin.actors, batch.positions(), batch.actors)


def numbers(name: str, device: str, count: int) -> str:
    """A batch whose actions are numbers with a fixed meaning."""
    batch, seen = Batch(name, count, seed=7, device=device, fixed=True), []
    for _ in range(6):
        actions = batch.choose()
        lists, counts = (host(part) for part in batch.legal())
        seen += [host(actions).copy(), host(batch.masks()).copy()]
        seen += [row[:number] for row, number in zip(lists, counts, strict=True)]
        batch.step(actions)
    return digest(*seen, batch.positions())


def main() -> None:
    device, *names = sys.argv[1:]
    for name in names:
        print("\n".join(played(name, device, COUNT)))


if __name__ == "__main__":
    main()
