"""A batch as plain values: what is pickled, and what a file holds."""

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import Game, Positions

_ARRAYS = {"positions": np.uint8, "streams": np.uint64, "left": np.int64}


@dataclass(frozen=True)
class Saved:
    """The settings of a batch, and a row for each of its positions."""

    game: str
    rules: str  # a digest of what the positions depend on
    seats: int
    options: dict[str, str]
    limit: int
    reward: str | None
    auto_reset: bool
    seed: int
    playouts: int
    positions: NDArray[np.uint8]
    streams: NDArray[np.uint64]
    left: NDArray[np.int64]  # decisions until a game is stopped
    fixed: bool = False

    @property
    def count(self) -> int:
        """How many positions there are."""
        return len(self.positions)

    def records(self, game: Game) -> Positions:
        """The positions as records."""
        records: Positions = np.ascontiguousarray(self.positions).view(game.dtype)[:, 0]
        return records

    def chosen(self, which: NDArray[np.int64]) -> Self:
        """Only these positions, in this order."""
        return replace(self, **{name: getattr(self, name)[which] for name in _ARRAYS})

    def write(self, path: str | Path) -> None:
        """Write a file that `read` understands."""
        arrays = {name: getattr(self, name) for name in _ARRAYS}
        head = {name: value for name, value in asdict(self).items() if name not in _ARRAYS}
        with Path(path).open("wb") as file:
            np.savez_compressed(file, head=np.array(json.dumps(head)), **arrays)

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """The batch in a file; a ValueError says what is wrong with it."""
        try:
            with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as found:
                head = json.loads(str(found["head"]))
                saved = cls(**head, **{name: found[name] for name in _ARRAYS})
        except (ValueError, TypeError, KeyError, EOFError, AttributeError, zipfile.BadZipFile):
            raise ValueError(f"{path} is not a saved batch, or it is damaged") from None
        saved._check(path)
        return saved

    def _check(self, path: str | Path) -> None:
        game = games.find(self.game)
        if self.rules != digest(game):
            raise ValueError(f"{path} holds positions of another version of {self.game}: records are what lasts")
        shapes = {"positions": (self.count, game.dtype.itemsize), "streams": (self.count, 1), "left": (self.count,)}
        for name, kind in _ARRAYS.items():
            values = getattr(self, name)
            if values.shape != shapes[name] or values.dtype != kind:
                raise ValueError(f"{path} is not a saved batch, or it is damaged")


def digest(game: Game) -> str:
    """A digest of everything that positions depend on: the revision of the rules, and the fields of a record."""
    kind: Any = game.dtype.fields
    layout = [(name, str(found[0]), found[1]) for name, found in kind.items()]
    return hashlib.sha256(repr((game.name, game.facts.revision, game.dtype.itemsize, layout)).encode()).hexdigest()[:16]
