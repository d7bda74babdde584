"""What does the work of a batch, on CPU cores or on a GPU."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Positions
from tilewright.research.thinking import Glance, Search, Thoughts
from tilewright.research.threads import Threads

DEVICES = ("cpu", "cuda")


class Engine(Protocol):
    """Does the work of a batch on some device."""

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array for results."""

    def put(self, values: Any, kind: Any) -> Any:
        """Values as an array on the device; arrays that are already there are not copied."""

    def seed(self, streams: NDArray[np.uint64]) -> None:
        """Replace the streams of random numbers, one for each position."""

    def streams(self) -> NDArray[np.uint64]:
        """A copy of the streams of random numbers."""

    def restart(self, started: Positions, which: Any, actors: Any) -> None:
        """Restart the chosen positions, play the chance that comes first, and set who is to move."""

    def place(self, positions: Positions) -> None:
        """Replace all positions; the sweep `go_on` must follow."""

    def sweep(self, name: str, one: Any, two: Any) -> None:
        """Do one thing to all positions."""

    def playouts(self, started: Positions | None, streams: NDArray[np.uint64], points: Any, actions: Any) -> None:
        """Play copies of the positions, or of a given one, to the end at random; one for each row of points."""

    def glance(self, look: Glance, sides: Sequence[int], actions: Any) -> None:
        """Choose what looks best one move ahead in every position."""

    def ponder(self, search: Search, thoughts: Thoughts) -> None:
        """Search every position."""

    def positions(self) -> Positions:
        """A copy of the positions as ordinary records."""


def engine(game: Game, count: int, device: str, threads: int | None, limit: int) -> Engine:
    """The engine of a device, for this many positions that are stopped after `limit` decisions."""
    check(device)
    return Threads(game, count, threads, limit) if device == "cpu" else _gpu().Gpu(game, count, limit=limit)


def check(device: str) -> None:
    """Raise ValueError if there is no such device, and RuntimeError if it cannot be used; both say why."""
    if device not in DEVICES:
        raise ValueError(f"there is no device '{device}' (possible: {', '.join(DEVICES)})")
    if device == "cuda":
        _gpu().check()


def _gpu() -> Any:
    try:
        from tilewright.research import gpu  # noqa: PLC0415 -- only a GPU needs its compiler
    except ImportError as error:
        raise RuntimeError(f"{error.name} is not installed (pip install 'tilewright[cuda]')") from error
    return gpu


def host(array: Any) -> NDArray[Any]:
    """An array of a batch as a NumPy array, copied from the GPU if it is there."""
    copied: NDArray[Any] = array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
    return copied
