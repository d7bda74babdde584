"""The work of a batch on a GPU: the same kernels compiled by numba-cuda, one thread for each game.

Positions are interleaved in groups of a warp (`lanes.py`), lists of legal actions as well; random numbers are in
registers. Under `NUMBA_ENABLE_CUDASIM=1` the same code runs in Numba's simulator, slowly and with ordinary records.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import Game, Positions
from tilewright.kit.random import below
from tilewright.kit.twin import Twins
from tilewright.research import each
from tilewright.research.lanes import elements, interleaved, roomy, straightened
from tilewright.research.thinking import Glance, Search, Thoughts

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"
WARP = 32
SMALL = 1024  # bytes of a position

# free names of the templates below
at: Any
sweep: Any
finish: Any
scores: Any
group: Any
sync: Any


@dataclass(frozen=True)
class Shape:
    """How the work is laid out on the GPU. It does not affect the results."""

    group: int = WARP  # positions interleaved with each other: 32, or 1 for ordinary records
    block: int = 128  # threads that start together, whole warps
    lanes: int = 132 * 1280  # games in flight in playouts: ten blocks for each of an H200's 132 multiprocessors
    registers: int | None = 48  # at most, for each thread: more games in flight hide more waiting for memory

    def fitted(self, size: int) -> "Shape":
        """The same for positions of this many bytes: small ones need not wait, and threads keep all their registers."""
        return replace(self, registers=None) if size < SMALL else self


USUAL = Shape(group=1, block=1, lanes=8) if SIMULATED else Shape()


class NoGpuError(RuntimeError):
    """There is no usable GPU; the message says why."""


def _over(positions, streams, lists, count, one, two):
    """One sweep over all positions."""
    i = cuda.grid(1)
    if i < count:
        rng = cuda.local.array(1, np.uint64)
        rng[0] = streams[i, 0]
        sweep(at(positions, i), i, rng, lists[:, i], one, two)
        streams[i, 0] = rng[0]


def _playouts(positions, words, source, seeds, lists, real, whole, size, points, actions):
    """Each lane plays copies of the positions to the end, one by one; there are `real`, padded to `whole` groups.

    A warp copies a whole group at once, as words.
    """
    lane = cuda.grid(1)
    member = lane % group
    own = (lane - member) * size
    rounds = (len(points) + real - 1) // real
    for first in range(lane - member, rounds * whole, cuda.gridsize(1)):
        sync()
        other = (first % whole) * size
        for word in range(member, group * size, group):
            words[own + word] = source[other + word]
        sync()
        number = first % whole + member
        row = first // whole * real + number
        if number < real and row < len(points):
            rng = cuda.local.array(1, np.uint64)
            rng[0] = seeds[row, 0]
            p = at(positions, lane)
            actions[row] = finish(p, rng, lists[:, lane])
            scores(p, points[row])


def _restart(target, started, parts, which, size, count):
    """Copy a record, element by element, into every chosen position."""
    i = cuda.grid(1)
    if i < count and which[i]:
        member = i % group
        base = (i - member) * size
        for part in range(len(parts)):
            place = base + parts[part, 2] + member * parts[part, 3]
            for byte in range(parts[part, 1]):
                target[place + byte] = started[parts[part, 0] + byte]


def _row(positions, index):
    return positions[index]


def _together():
    """Wait for the other threads of the warp."""
    cuda.syncwarp()


def _alone():
    """Nothing: a simulated thread has no others to wait for."""


def check() -> None:
    """Raise NoGpuError unless there is a usable GPU."""
    if not cuda.is_available():
        raise NoGpuError(
            "there is no NVIDIA GPU here that can be used (cuda.is_available() is False): "
            'use device="cpu", or set NUMBA_ENABLE_CUDASIM=1 to try GPU code without one'
        )


def _device_jit(function: Any) -> Any:
    return function if SIMULATED else cuda.jit(device=True)(function)


def table(values: NDArray[Any]) -> Any:
    """One of the rules' tables in the GPU's memory: constant memory could hold only some of them, and would be slow
    where neighbouring threads read different rows.
    """
    return values if SIMULATED else cuda.to_device(np.ascontiguousarray(values))


class Programs:
    """One game's kernels compiled for the GPU, each when it is first needed."""

    def __init__(self, name: str, shape: Shape) -> None:
        if shape.group == 1:
            access: Any = _row
        else:
            from tilewright.research.numba_cuda import lane as access  # noqa: PLC0415 -- it cannot be simulated
        self._twins = Twins(_device_jit, table)
        self._names: dict[str, Any] = games.rules(name) | {"below": below}
        for part, template in each.PARTS.items():
            self._names[part] = self._twins.function(template, **self._names)
        self._names |= {"at": access, "group": shape.group, "sync": _alone if SIMULATED else _together}
        self._made: dict[str, Any] = {}
        self._settings = {} if SIMULATED or shape.registers is None else {"max_registers": shape.registers}

    def program(self, name: str) -> Any:
        """A sweep, `playouts` or `restart`, to be launched."""
        if name not in self._made:
            if name in each.SWEEPS:
                body = self._twins.function(each.SWEEPS[name], **self._names)
                plain = self._twins.plain(_over, at=self._names["at"], sweep=body)
            else:
                template = {"playouts": _playouts, "restart": _restart}[name]
                plain = self._twins.plain(template, **self._names)
            self._made[name] = cuda.jit(**self._settings)(plain)
        return self._made[name]


@cache
def programs(name: str, shape: Shape) -> Programs:
    """The programs of a game, compiled once."""
    return Programs(name, shape)


def _whole(count: int, group: int) -> int:
    """This number, rounded up to full groups."""
    return -(-count // group) * group


@dataclass(frozen=True)
class Held:
    """A batch in a GPU's memory."""

    positions: Any  # as bytes, interleaved in groups
    streams: Any
    parts: Any  # where the elements of a record are, see `lanes.elements`
    group: int
    size: int  # of a record in a group
    count: int


class Gpu:
    """A batch's positions in a GPU's memory."""

    def __init__(self, game: Game, count: int, shape: Shape = USUAL, limit: int = each.NO_LIMIT) -> None:
        check()
        self._game = game
        self._shape = shape = shape.fitted(game.dtype.itemsize)
        self._programs = programs(game.name, shape)
        self._count = count
        self._kind = game.dtype if shape.group == 1 else roomy(game.dtype)
        self._size = self._kind.itemsize // 8
        self._whole = _whole(count, shape.group)
        self._positions = _placed(np.zeros(self._whole, dtype=self._kind))
        self._streams = cuda.to_device(np.zeros((count, 1), dtype=np.uint64))
        self._lists = cuda.device_array((game.most_legal + each.BESIDE, self._whole), dtype=np.int32)
        self._lists[game.most_legal] = np.full(self._whole, limit, dtype=np.int32)
        self._spaces: tuple[Any, Any] | None = None
        self._begun: tuple[bytes, Any] | None = None
        parts = [(0, game.dtype.itemsize, 0, 0)] if shape.group == 1 else elements(game.dtype)
        self._parts = cuda.to_device(np.array(parts, dtype=np.int64))

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results, in the GPU's memory."""
        return cuda.device_array(shape, dtype=kind)

    def put(self, values: Any, kind: Any) -> Any:
        """The values in the GPU's memory; CuPy, PyTorch and JAX arrays that are already there are not copied."""
        if hasattr(values, "copy_to_host") or hasattr(values, "__cuda_array_interface__"):
            given = values if hasattr(values, "copy_to_host") else cuda.as_cuda_array(values)
            if given.dtype != kind:
                raise ValueError(f"an array on the GPU must be of {np.dtype(kind)}, not {given.dtype}")
            return given
        return cuda.to_device(np.ascontiguousarray(values, dtype=kind))

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Replace the streams of random numbers."""
        self._streams = cuda.to_device(streams)

    def streams(self) -> NDArray[np.uint64]:
        """A copy of the streams of random numbers."""
        copied: NDArray[np.uint64] = self._streams.copy_to_host()
        return copied

    def restart(self, started: Positions, which: Any, actors: Any) -> None:
        """Restart the chosen positions."""
        record = cuda.to_device(started.view(np.uint8))
        self._launch(
            "restart",
            self._count,
            self._positions.view(np.uint8),
            record,
            self._parts,
            which,
            8 * self._size,
            self._count,
        )
        self.sweep("begin", which, actors)

    def place(self, positions: Positions) -> None:
        """Replace all positions."""
        padded = np.zeros(self._whole, dtype=self._game.dtype)
        padded.view(np.uint8)[: positions.nbytes] = positions.view(np.uint8)
        self._positions = _placed(padded if self._shape.group == 1 else interleaved(padded))

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions, each in its own thread."""
        self._launch(name, self._count, self._positions, self._streams, self._lists, self._count, one, two)

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end."""
        if started is None:
            source, real, whole = self._positions, self._count, self._whole
        else:
            source, real, whole = self._copies(started), self._shape.group, self._shape.group
        lanes = min(-(-len(points) // real) * whole, self._shape.lanes)
        space, lists = self._space(lanes)
        self._launch(
            "playouts",
            lanes,
            space,
            space.view(np.int64),
            source.view(np.int64),
            cuda.to_device(streams),
            lists,
            real,
            whole,
            self._size,
            points,
            actions,
        )

    def glance(self, look: Glance, sides: Sequence[int], actions: Any) -> None:
        """Choose what looks best one move ahead in every position."""
        self._mind.glance(self._held(), look, sides, actions)

    def ponder(self, search: Search, thoughts: Thoughts) -> None:
        """Search every position."""
        self._mind.ponder(self._held(), search, thoughts)

    @cached_property
    def _mind(self) -> Any:
        from tilewright.research.gpu_thinking import Mind  # noqa: PLC0415 -- it needs this module

        return Mind(self._game)

    def _held(self) -> Held:
        whole = (self._parts, self._shape.group, 8 * self._size, self._count)
        return Held(self._positions.view(np.uint8), self._streams, *whole)

    def _space(self, lanes: int) -> tuple[Any, Any]:
        """Memory for this many games at the same time; reused the next time."""
        lanes = _whole(lanes, self._shape.block)
        if self._spaces is None or len(self._spaces[0]) < lanes:
            positions = cuda.device_array(lanes, dtype=self._kind)
            self._spaces = positions, cuda.device_array((self._game.most_legal, lanes), dtype=np.int32)
        return self._spaces

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:
        self._programs.program(name)[-(-threads // self._shape.block), self._shape.block](*arguments)

    def _copies(self, started: Positions) -> Any:
        """A whole group of the same position in the GPU's memory; kept, since most games begin alike."""
        if self._begun is None or self._begun[0] != started.tobytes():
            group = started if self._shape.group == 1 else interleaved(np.repeat(started, WARP))
            self._begun = started.tobytes(), _placed(group)
        return self._begun[1]

    def positions(self) -> Positions:
        """A copy of the positions as ordinary records."""
        copied: Positions = self._positions.view(np.uint8).copy_to_host().view(self._kind)
        if self._shape.group > 1:
            copied = straightened(copied, self._game.dtype)
        return copied[: self._count]


def _placed(positions: Positions) -> Any:
    """Positions in the GPU's memory, copied as bytes: NumPy leaves the padding between fields undefined."""
    return cuda.to_device(positions.view(np.uint8)).view(positions.dtype)
