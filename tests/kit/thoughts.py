"""Lets batches think and prints what they thought, to compare devices: `python -m tests.kit.thoughts cuda GAME`."""

import sys

from tests.kit.batches import digest
from tilewright.bots.search import Settings
from tilewright.games import facts, find, names
from tilewright.research.batch import Batch, host
from tilewright.train.selfplay import played

QUICK = Settings(ahead=1.0)  # a simulated GPU is slow


def thought(name: str, device: str, count: int, samples: int, iterations: int, settings: Settings | None) -> list[str]:
    """What a batch deals again, sees one move ahead and finds by search, one line each."""
    batch = Batch(name, count, seats=facts(name).seats[-1], seed=5, device=device)
    batch.walk(5)
    batch.redeal()
    batch.redeal(1)
    lines = [f"{name} dealt {digest(batch.positions(), *batch.legal()[1:])}"]
    lines.append(f"{name} greedy {host(batch.greedy(samples)).tolist()} {host(batch.greedy(samples, 0.5)).tolist()}")
    found = batch.search(iterations, settings)
    lines.append(f"{name} search {host(found.actions).tolist()} {digest(*found)}")
    return [*lines, f"{name} then {digest(batch.choose())}"]


def quick(name: str, device: str) -> list[str]:
    """As much as a simulated GPU can do in seconds; self-play only where games are short."""
    is_short = name == min(names(), key=lambda one: find(one).longest)
    lines = thought(name, device, 2 if is_short else 1, 1, 2, QUICK)
    if is_short:
        seen = played(find(name), facts(name).seats[-1], range(1), 3, device)
        lines.append(f"{name} played {digest(seen.memory, seen.points)}")
    return lines


if __name__ == "__main__":
    print("\n".join(quick(sys.argv[2], sys.argv[1])))
