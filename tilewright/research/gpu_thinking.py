"""What a batch thinks about its positions, on a GPU: the bots' own code, one thread for each position.

The bots' code calls C functions over addresses. Here their place is taken by twins of the game's kernels, as attributes
of a module, and instead of an address they take the array itself: a position as words of eight bytes.
"""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numba import cuda

from tilewright import games
from tilewright.bots import simple, tree
from tilewright.core.game import Game
from tilewright.kit import contract
from tilewright.kit.pointer import SIGNATURES, TEMPLATES, Pointers, address
from tilewright.kit.random import below, word
from tilewright.kit.shape import MOST_SEATS, ROOM
from tilewright.kit.twin import Twins
from tilewright.research import thinking
from tilewright.research.gpu import SIMULATED, Held, table
from tilewright.research.thinking import Glance, Limits, Search, Thoughts

BLOCK = 1 if SIMULATED else 64  # threads that start together
REGISTERS = 64  # of a thread: with more of them, fewer threads run at the same time
SHARE = 2  # a part of the free memory, one in so many, is for positions in thought
MOST_LANES = 8 if SIMULATED else 132 * 1024  # positions in thought at the same time

# free names of the templates below
DTYPE: Any
rules: Any
glance: Any
ponder: Any


def _records(words):
    return words.view(DTYPE)


def _itself(array):
    return array


def _number(value):
    return np.int64(value)


def _zero(nothing):
    return 0


def _copied(source, target):
    """A quick copy for the simulator."""
    target[:] = source


def _gather(positions, rows, parts, group, size, first, count):
    """Copy interleaved records, element by element, into rows of bytes."""
    lane = cuda.grid(1)
    if lane < count:
        member = (first + lane) % group
        base = (first + lane - member) * size
        for part in range(len(parts)):
            place = base + parts[part, 2] + member * parts[part, 3]
            for byte in range(parts[part, 1]):
                rows[lane, parts[part, 0] + byte] = positions[place + byte]


def _split(streams, row, rng):
    """Start a stream with the next word of another one."""
    rng[0] = streams[row, 0]
    start = word(rng)
    streams[row, 0] = rng[0]
    rng[0] = start


def numbers_of(figures):
    """The settings of a search from an array."""
    f = figures
    seats: Any = np.int64(f[0])
    return tree.Numbers(seats, f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8] != 0.0, f[9] != 0.0)


def _glances(count, first, streams, sides, samples, slips, chosen, roots, dealt, work, actions, estimates, points):
    lane = cuda.grid(1)
    if lane < count:
        rng = cuda.local.array(1, np.uint64)
        luck = cuda.local.array(1, np.uint64)
        _split(streams, first + lane, rng)
        own = (actions[:, lane], estimates[:, lane], points[:, lane])
        space = simple.Space(roots[lane], dealt[lane], work[lane], rng, luck, own[0], own[1], own[2], sides)
        chosen[first + lane] = glance(rules, space, samples, slips)


def _ponders(
    count, first, streams, sides, figures, limits, chosen, visits, expected, leads,
    roots, work, trial, actions, marks, path, points, forecast, centre, links, values,
):  # fmt: skip
    lane = cuda.grid(1)
    if lane < count:
        rng = cuda.local.array(1, np.uint64)
        luck = cuda.local.array(1, np.uint64)
        going = cuda.local.array(1, np.int64)
        counts = cuda.local.array(3, np.uint64)
        _split(streams, first + lane, rng)
        going[0] = 0
        numbers = numbers_of(figures)
        counts[tree.USED] = 0
        counts[tree.SIZE] = tree.TOTALS + np.uint64(numbers.seats)
        for k in range(marks.shape[1]):
            marks[lane, k] = 0
        space = tree.Space(
            roots[lane], work[lane], trial[lane], rng, luck, going, actions[:, lane], marks[lane], path[:, lane],
            points[:, lane], forecast[:, lane], sides, centre[:, lane],
        )  # fmt: skip
        row = first + lane
        own = Thoughts(row, visits[row], expected[row], leads[row])
        iterations: Any = np.int64(limits[0])
        asked = Limits(iterations, limits[1])
        chosen[row] = ponder(rules, tree.Nodes(links[lane], values[lane], counts), space, numbers, asked, own)


class Programs:
    """Programs that call one game's rules as the bots do, each compiled when it is first needed."""

    def __init__(self, game: Game) -> None:
        self._twins = Twins(_device, table)
        self._twins.replace(address, _device(_itself))
        if SIMULATED:
            self._twins.replace(tree.copy, _copied)
        self._rules = self._bound(game)
        self._made: dict[Any, Any] = {}

    def _bound(self, game: Game) -> ModuleType:
        """A module with the twins of a game's kernels over words."""
        kernels = games.rules(game.name)
        kernels["finish"] = self._twins.function(contract.finish, **kernels, below=below)
        records = _inserted(self._twins.plain(_records, DTYPE=game.dtype))
        itself, number, zero = (_device(one) for one in (_itself, _number, _zero))
        for one in (records, itself, number, zero):
            self._twins.replace(one, one)
        made = ModuleType("rules")
        for name in Pointers._fields:
            takes, returns = SIGNATURES[name]
            names = {"rule": kernels[name], "positions": records, "returned": number if returns else zero}
            names |= {place: itself for place, _ in zip(("first", "second"), takes, strict=False)}
            setattr(made, name, _whole(self._twins.plain(TEMPLATES[len(takes)], **names)))
        return made

    def launch(self, template: Any, threads: int, *arguments: Any, **parts: Any) -> None:
        """Run a program made from a template, whose free names are the rules and the given parts."""
        if template not in self._made:
            self._made[template] = _program(self._twins.plain(template, rules=self._rules, **parts))
        with _exact():
            self._made[template][-(-threads // BLOCK), BLOCK](*arguments)


@cache
def programs(game: Game) -> Programs:
    """The programs of a game, compiled once."""
    return Programs(game)


def _device(function: Any) -> Any:
    return function if SIMULATED else cuda.jit(device=True)(function)


def _inserted(function: Any) -> Any:
    """A function that may return an array, because its body is inserted into the one that calls it."""
    return function if SIMULATED else cuda.jit(device=True, inline="always")(function)


def _whole(function: Any) -> Any:
    """A function that is not inlined: a search calls the rules in many places."""
    if SIMULATED:
        return function
    from tilewright.research.numba_cuda import whole  # noqa: PLC0415 -- it cannot be simulated

    return whole(function)


def _program(function: Any) -> Any:
    """A function that can be launched. It is not optimised by NVIDIA's linker, which would round as it likes.

    numba-cuda forgets `lto` unless it is given together with the function.
    """
    return cuda.jit(function) if SIMULATED else cuda.jit(function, lto=False, max_registers=REGISTERS)


def _exact() -> Any:
    """Compile arithmetic as a CPU does it."""
    if SIMULATED:
        return nullcontext()
    from tilewright.research.numba_cuda import exact  # noqa: PLC0415 -- it cannot be simulated

    return exact()


def lanes(count: int, words: int) -> int:
    """How many positions may be in thought at the same time, if each needs this many words of memory."""
    free = cuda.current_context().get_memory_info().free
    return int(min(count, MOST_LANES, max(1, free // (8 * words * SHARE))))


def rows(count: int, width: int, kind: Any = np.int64) -> Any:
    """Memory with one row for each lane."""
    return cuda.device_array((count, width), dtype=kind)


def columns(count: int, width: int, kind: Any) -> Any:
    """Memory with one column for each lane: neighbours use neighbouring addresses."""
    return cuda.device_array((width, count), dtype=kind)


def figures(numbers: tree.Numbers) -> Any:
    """The settings of a search in the GPU's memory."""
    return cuda.to_device(np.array(numbers, dtype=np.float64))


class Mind:
    """Thinks about the positions of a batch in a GPU's memory."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._programs = programs(game)
        self._words = game.dtype.itemsize // 8
        self._most = max(game.most_legal, MOST_SEATS)
        self._spaces: tuple[Any, Any] = (None, None)

    def glance(self, held: Held, look: Glance, sides: Sequence[int], actions: Any) -> None:
        """Choose what looks best one move ahead in every position."""
        width = lanes(held.count, 3 * self._words + 2 * self._most + ROOM)
        space = self._space((width, "glance"), lambda: self._glance_space(width))
        own = (held.streams, _sides(sides), look.samples, look.slips_in_a_million, actions)
        for first in range(0, held.count, width):
            count = min(width, held.count - first)
            self._gather(held, space[0], first, count)
            self._programs.launch(_glances, count, count, first, *own, *space, glance=thinking.glance)

    def _glance_space(self, width: int) -> list[Any]:
        made = [rows(width, self._words) for _ in range(3)]
        made += [columns(width, self._most, kind) for kind in (np.int64, np.float64)]
        return [*made, columns(width, ROOM, np.float64)]

    def ponder(self, held: Held, search: Search, thoughts: Thoughts) -> None:
        """Search every position."""
        size = int(tree.TOTALS) + search.seats
        tall = 3 * self._words + self._most + self._game.actions // 8 + tree.DEEPEST // 2 + ROOM + 2 * MOST_SEATS
        width = lanes(held.count, tall + search.nodes * size // 2)
        space = self._space((width, search.nodes, size), lambda: self._ponder_space(width, search.nodes * size))
        sides, limits = _sides(search.sides), cuda.to_device(np.array(search.limits, dtype=np.float64))
        own = (held.streams, sides, figures(search.numbers), limits, *thoughts)
        for first in range(0, held.count, width):
            count = min(width, held.count - first)
            self._gather(held, space[0], first, count)
            self._programs.launch(_ponders, count, count, first, *own, *space, ponder=thinking.ponder)

    def _ponder_space(self, width: int, words: int) -> list[Any]:
        made = [rows(width, self._words) for _ in range(3)]
        made += [columns(width, self._most, np.int64), rows(width, self._game.actions, np.int8)]
        made += [columns(width, tree.DEEPEST, np.uint32), columns(width, ROOM, np.float64)]
        made += [columns(width, MOST_SEATS, np.float64) for _ in range(2)]
        links = rows(width, words, np.uint32)
        return [*made, links, links.view(np.float32)]

    def _gather(self, held: Held, roots: Any, first: int, count: int) -> None:
        """Copy some of the positions into rows."""
        whole = (held.parts, held.group, held.size, first, count)
        self._programs.launch(_gather, count, held.positions, roots.view(np.uint8), *whole)

    def _space(self, name: Any, made: Callable[[], Any]) -> Any:
        """Memory to think in; kept for the next time."""
        if self._spaces[0] != name:
            self._spaces = (None, None)  # give the old memory back first
            self._spaces = (name, made())
        return self._spaces[1]


def _sides(sides: Sequence[int]) -> Any:
    return cuda.to_device(np.array(sides, dtype=np.int64))
