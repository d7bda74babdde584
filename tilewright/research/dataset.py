"""A data set of games as `tilewright dataset` makes it: read, and checked by playing its games again.

A folder contains what self-play writes with more columns (`decisions-*.parquet`, `games-*.parquet`), the plan in
`dataset.json`, and, once it is complete, `SHA256SUMS` and its card, `README.md`.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tilewright import games
from tilewright.core.game import Game, Positions
from tilewright.core.move import Refusal
from tilewright.core.record import Record, RecordError
from tilewright.research.play import described
from tilewright.table import Table

PLAN, SUMS, CARD = "dataset.json", "SHA256SUMS", "README.md"


class DatasetError(ValueError):
    """A folder is no complete data set, or its files are not what they were."""


class Dataset:
    """A complete data set in a folder."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        try:
            self.facts: dict[str, Any] = json.loads((self.path / PLAN).read_text(encoding="utf-8"))
            self._sums = (self.path / SUMS).read_text(encoding="utf-8")
        except FileNotFoundError as error:
            raise DatasetError(f"{self.path} is no complete data set: there is no {error.filename}") from None
        self._digests = {name: sum_ for sum_, name in map(str.split, self._sums.splitlines())}

    @property
    def game(self) -> Game:
        """The game it is about."""
        return games.find(self.facts["game"])

    @property
    def digest(self) -> str:
        """A digest of all its data."""
        return hashlib.sha256(self._sums.encode()).hexdigest()

    def games(self, columns: Sequence[str] | None = None) -> Any:
        """The table of games, a row for each."""
        return self._read("games", columns)

    def decisions(self, columns: Sequence[str] | None = None) -> Any:
        """The table of decisions, a row for each."""
        return self._read("decisions", columns)

    def _read(self, kind: str, columns: Sequence[str] | None) -> Any:
        files = [self.path / name for name in sorted(self._digests) if name.startswith(f"{kind}-")]
        return pa.concat_tables([pq.read_table(file, columns=columns) for file in files])

    def table(self, game: int, ply: int | None = None) -> Table:
        """The table after the first `ply` moves of a game, by its number."""
        found = self.games(["game", "record"]).filter(pa.compute.equal(pa.compute.field("game"), game)).to_pylist()
        if not found:
            raise DatasetError(f"{self.path} has no game {game}")
        return Table.of(Record.read(found[0]["record"]), ply)

    def check(self) -> int:
        """Compare all files with their digests and play all games again; returns how many decisions agreed.

        A DatasetError names the first difference.
        """
        for name, known in self._digests.items():
            file = self.path / name
            if not file.exists() or digest(file) != known:
                raise DatasetError(f"{file} is {'not what it was' if file.exists() else 'missing'}")
        if self.game.facts.revision != self.facts["revision"]:
            raise DatasetError(f"{self.path} has games of revision {self.facts['revision']}, which are not played now")
        asked: dict[int, list[dict[str, Any]]] = {row["game"]: [] for row in self.games(["game"]).to_pylist()}
        for row in self.decisions().to_pylist():
            asked[row["game"]].append(row)
        for row in self.games().to_pylist():
            self._replay(row, asked[row["game"]])
        return sum(map(len, asked.values()))

    def _replay(self, row: dict[str, Any], decisions: Sequence[dict[str, Any]]) -> None:
        """Play one game again and compare its decisions and its end."""
        record = Record.read(row["record"])
        game, wanted = self.game, {one["ply"]: one for one in decisions}
        table = Table(game, record.seats, options=record.options, deals=False)
        try:
            for ply, move in enumerate(record.moves):
                if ply in wanted and (name := _difference(game, table.position, wanted[ply], move)):
                    raise DatasetError(f"{self.path}: move {ply + 1} of game {row['game']} has another {name}")
                table.play(move)
        except (Refusal, RecordError) as error:
            raise DatasetError(f"{self.path}: game {row['game']} cannot be played: {error}") from None
        if row["fault"] is None and (table.scores, table.places) != (row["points"], row["places"]):
            raise DatasetError(f"{self.path}: game {row['game']} ends otherwise")


def _difference(game: Game, position: Positions, row: dict[str, Any], move: str) -> str | None:
    """The first column in which a decision differs from a position and the move that follows."""
    seat, legal = int(game.kernels.actor(position, 0)), game.legal(position)
    seen = np.zeros(game.observation, dtype=np.float32)
    game.kernels.observe(position, 0, seat, seen)
    found: dict[str, Any] = {
        "seat": seat,
        "legal": legal,
        "observation": seen.tolist(),
        "moves": [game.write(position, action, seat) for action in legal],
        "action": game.read(position, move),
    }
    if game.description:
        found["meaning"] = described(game, position)[1].tolist()
    return next((name for name, value in found.items() if row[name] != value), None)


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
