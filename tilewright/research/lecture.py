"""Makes a data set: self-play with what every legal move means, in words and numbers, and with a card at the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from tilewright import games
from tilewright.bots.arena.plan import Plan
from tilewright.bots.bot import Answer
from tilewright.bots.roster import Roster
from tilewright.core.game import Game
from tilewright.research import dataset, dataset_card
from tilewright.research.play import described
from tilewright.research.selfplay import Decision, Episode, Folder, Lesson, decisions_of, played


@dataclass(frozen=True)
class Described(Decision):
    """A decision with its legal moves in words and numbers, and what the bot expected."""

    moves: list[str]  # the legal moves in words
    meaning: NDArray[np.float32]  # a row for each of them
    points: list[float] | None  # that each seat can expect at the end, if the bot said


class Lecture(Lesson):
    """A game in progress that records every decision with its legal moves in words and numbers."""

    def _decision(self, seat: int, answer: Answer, legal: list[int], action: int) -> Described:
        plain = super()._decision(seat, answer, legal, action)
        moves = [self.game.write(self.position, one, seat) for one in legal]
        points = [float(score) for score in answer.scores] or None
        return Described(**vars(plain), moves=moves, meaning=described(self.game, self.position)[1], points=points)


def play(game: Game, plan: Plan, number: int, roster: Roster, is_recorded: bool = True) -> Episode:
    """Play one game of a plan and record its decisions."""
    return played(Lecture(game, plan, plan.fixture(number), roster))


class Lectures(Folder):
    """The folder of a data set that is being made."""

    PLAN = dataset.PLAN
    play: ClassVar[Callable[..., Episode]] = staticmethod(play)

    def decisions(self, episodes: Sequence[Episode]) -> Any:
        """The table of decisions, with more columns than that of self-play."""
        game = games.find(self.plan.game)
        rows = [one for episode in episodes for one in episode.decisions if isinstance(one, Described)]
        table = decisions_of(episodes, game)
        table = table.append_column("moves", pa.array([one.moves for one in rows], pa.list_(pa.string())))
        if game.description:
            table = table.append_column("meaning", _meaning(rows, game.description))
        return table.append_column("points", pa.array([one.points for one in rows], pa.list_(pa.float32())))

    def games(self, episodes: Sequence[Episode]) -> Any:
        """The table of games, which also says where a bot failed."""
        faults = [episode.result.fault and episode.result.fault.reason for episode in episodes]
        return super().games(episodes).append_column("fault", pa.array(faults, pa.string()))

    def finish(self, count: int, command: str) -> None:
        """Write the digests of the files with at least this many games, and the card."""
        shares = range(-(-count // self.share))
        files = [self.file(kind, share) for kind in ("decisions", "games") for share in shares]
        sums = "".join(f"{dataset.digest(file)}  {file.name}\n" for file in files)
        (self.path / dataset.SUMS).write_text(sums, encoding="utf-8")
        card = dataset_card.written(dataset.Dataset(self.path), command)
        (self.path / dataset.CARD).write_text(card, encoding="utf-8")


def _meaning(rows: Sequence[Described], width: int) -> Any:
    """For each decision a list of rows of numbers."""
    numbers = np.concatenate([np.zeros((0, width), np.float32), *(one.meaning for one in rows)])
    starts = np.cumsum([0, *(len(one.meaning) for one in rows)]).astype(np.int32)
    return pa.ListArray.from_arrays(starts, pa.FixedSizeListArray.from_arrays(pa.array(numbers.ravel()), width))
