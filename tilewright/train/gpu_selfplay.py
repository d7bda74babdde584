"""Quick games of self-play on a GPU, one thread for each: bit by bit those of a CPU."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from tilewright.bots import tree
from tilewright.core.game import Game, Positions
from tilewright.kit.shape import MOST_SEATS, ROOM
from tilewright.research.gpu_thinking import columns, figures, lanes, numbers_of, programs, rows
from tilewright.train import selfplay
from tilewright.train.selfplay import KEPT, Seen, Start

# free names of the templates below
rules: Any
play: Any


def _plays(count, setups, asked, slips, sides, streams, starts, work, trial, actions, points, written, counts, ends):
    """Play whole games, each in a lane of its own."""
    lane = cuda.grid(1)
    if lane < count:
        rng = cuda.local.array(1, np.uint64)
        unused = cuda.local.array(1, np.int64)
        rng[0] = streams[lane, 0]
        tree.copy(starts[setups[lane]], work[lane])
        numbers = numbers_of(asked)
        own, out = actions[:, lane], points[:, lane]
        for k in range(written.shape[2]):
            out[k] = 0.0
        space = tree.Space(
            work[lane], work[lane], trial[lane], rng, rng, unused, own, unused, unused, out, out, sides, out
        )
        counts[lane] = play(rules, space, numbers, slips[lane], written[lane])
        for seat in range(numbers.seats):
            ends[lane, seat] = out[seat]


def _keeps(count, written, chosen, kept):
    """Copy the chosen rows of each game."""
    lane = cuda.grid(1)
    if lane < count:
        for k in range(chosen.shape[1]):
            for number in range(written.shape[2]):
                kept[lane, k, number] = written[lane, chosen[lane, k], number]


def together(game: Game, seats: int, positions: Sequence[Positions], starts: Sequence[Start]) -> Seen:
    """Play games on a GPU, as many at a time as its memory holds."""
    words, most, wide = game.dtype.itemsize // 8, max(game.most_legal, MOST_SEATS), selfplay.width(game, seats)
    count = lanes(len(starts), 2 * words + most + ROOM + (game.longest * wide + 1) // 2)
    space = [rows(count, words), rows(count, words), columns(count, most, np.int64), columns(count, ROOM, np.float64)]
    written = cuda.device_array((count, game.longest, wide), dtype=np.float32)
    begun = cuda.to_device(np.concatenate([one.view(np.int64).reshape(1, -1) for one in positions]))
    sides = cuda.to_device(np.array(game.facts.sides(seats), dtype=np.int64))
    own = (figures(selfplay.numbers_of(game, seats)), sides, begun)
    parts = []
    for first in range(0, len(starts), count):
        parts += _share(game, seats, starts[first : first + count], own, space, written)
    return Seen.together(parts)


def _share(
    game: Game, seats: int, starts: Sequence[Start], own: tuple[Any, Any, Any], space: Sequence[Any], written: Any
) -> list[Seen]:
    """Play some games at the same time."""
    asked, sides, begun = own
    count, run = len(starts), programs(game).launch
    setups, slips = (cuda.to_device(np.array(one)) for one in zip(*((s.setup, s.slips) for s in starts), strict=True))
    streams = cuda.to_device(np.array([start.stream for start in starts]))
    counts, ends = cuda.device_array(count, dtype=np.int64), cuda.to_device(np.zeros((count, seats)))
    before = (count, setups, asked, slips, sides, streams, begun)
    run(_plays, count, *before, *space, written, counts, ends, play=selfplay.play_out)
    chosen = [start.kept(int(most)) for start, most in zip(starts, counts.copy_to_host(), strict=True)]
    padded = np.array([np.pad(one, (0, KEPT - len(one))) for one in chosen])
    kept = cuda.device_array((count, KEPT, written.shape[2]), dtype=np.float32)
    run(_keeps, count, count, written, cuda.to_device(padded), kept)
    found = zip(starts, chosen, kept.copy_to_host(), ends.copy_to_host(), strict=True)
    return [start.seen(seen[: len(at)], points) for start, at, seen, points in found]
