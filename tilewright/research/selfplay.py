"""Training data from games between bots: for each decision the observation, policy and expected value, and the result.

A folder contains `selfplay.json` (the plan) and two Parquet files for each share of the games, written when all of its
games are over: `decisions-NNNNN.parquet`, a row for each decision, and `games-NNNNN.parquet`, a row for each game with
its record. Shares that exist are not played again.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from tilewright import games
from tilewright.bots.arena.crew import Job, crew
from tilewright.bots.arena.match import Match, Result
from tilewright.bots.arena.plan import Plan
from tilewright.bots.bot import Answer
from tilewright.bots.roster import Roster
from tilewright.core.game import Game
from tilewright.research.play import results

SHARE = 50  # games in one file


class SelfplayError(ValueError):
    """A folder cannot be used for these games."""


@dataclass(frozen=True)
class Decision:
    """One decision of a bot that had a choice."""

    ply: int
    seat: int
    seen: NDArray[np.float32]
    legal: list[int]
    policy: list[float]  # for each legal action, the bot's preference for it
    action: int
    value: float | None  # the result that the bot expected for its seat, if it gave one


@dataclass
class Episode:
    """A game and all its decisions."""

    result: Result
    record: str
    decisions: list[Decision] = field(default_factory=list)


class Lesson(Match):
    """A game in progress that records every decision."""

    noted: list[Decision]

    def _legal(self, seat: int, answer: Answer, legal: list[int]) -> int:
        action = super()._legal(seat, answer, legal)
        self.noted.append(self._decision(seat, answer, legal, action))
        return action

    def _decision(self, seat: int, answer: Answer, legal: list[int], action: int) -> Decision:
        seen = np.zeros(self.game.observation, dtype=np.float32)
        self.game.kernels.observe(self.position, 0, seat, seen)
        return Decision(len(self.moves), seat, seen, legal, _policy(answer, legal), action, _value(answer, seat))


def _policy(answer: Answer, legal: Sequence[int]) -> list[float]:
    """Each action's share of the search's visits; without visits, 1 for the action that was played."""
    votes = [answer.visits.get(action, 0) for action in legal]
    if not any(votes):
        votes = [int(action == answer.action) for action in legal]
    return [vote / sum(votes) for vote in votes]


def _value(answer: Answer, seat: int) -> float | None:
    """The chance of winning as a result: 1 for a certain win, 0 for an even chance."""
    if not answer.odds:
        return None
    seats = len(answer.odds)
    return (answer.odds[seat] * seats - 1) / (seats - 1)


def play(game: Game, plan: Plan, number: int, roster: Roster, is_recorded: bool = True) -> Episode:
    """Play one game of a plan and record its decisions."""
    return played(Lesson(game, plan, plan.fixture(number), roster))


def played(lesson: Lesson) -> Episode:
    """Play a game to its end."""
    lesson.noted = []
    result = lesson.play()
    return Episode(result, lesson.record(result).write(), lesson.noted)


class Folder:
    """The folder with the data of one plan."""

    PLAN = "selfplay.json"
    play: ClassVar[Callable[..., Episode]] = staticmethod(play)  # a game of the plan, in any process

    def __init__(self, path: Path, plan: Plan, share: int = SHARE) -> None:
        self.path, self.plan, self.share = path, plan, share
        path.mkdir(parents=True, exist_ok=True)
        facts = {**plan.facts(), "share": share, "observation": games.find(plan.game).observation}
        known = path / self.PLAN
        if known.exists():
            was = json.loads(known.read_text(encoding="utf-8"))
            different = [name for name, value in facts.items() if was.get(name) != value]
            if different:
                name = different[0]
                raise SelfplayError(f"{path} holds other games: their {name} is {was.get(name)}, not {facts[name]}")
        elif any(path.iterdir()):
            raise SelfplayError(f"{path} contains other files: choose an empty or a new folder")
        else:
            known.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def file(self, kind: str, share: int) -> Path:
        """One of the two files of a share."""
        return self.path / f"{kind}-{share + 1:05}.parquet"

    def is_done(self, share: int) -> bool:
        """Whether all games of a share are saved."""
        return self.file("games", share).exists()

    def numbers(self, share: int) -> range:
        """The games of a share."""
        return range(share * self.share, (share + 1) * self.share)

    def write(self, share: int, episodes: Sequence[Episode]) -> None:
        """Save a share; the file of games is written last and marks the share as complete."""
        ordered = sorted(episodes, key=lambda episode: episode.result.number)
        _replace(self.file("decisions", share), self.decisions(ordered))
        _replace(self.file("games", share), self.games(ordered))

    def decisions(self, episodes: Sequence[Episode]) -> Any:
        """The table of decisions of these games."""
        return decisions_of(episodes, games.find(self.plan.game))

    def games(self, episodes: Sequence[Episode]) -> Any:
        """The table of these games."""
        return games_of(episodes, self.plan)


def _replace(file: Path, table: Any) -> None:
    """Write a file atomically: a reader sees nothing or all of it."""
    beside = file.with_suffix(".part")
    pq.write_table(table, beside, compression="zstd")
    os.replace(beside, file)


def decisions_of(episodes: Sequence[Episode], game: Game) -> Any:
    """A row for each decision."""
    rows = [(episode, decision) for episode in episodes for decision in episode.decisions]
    worth = {id(episode): results(list(episode.result.places)) for episode in episodes}
    seen = np.concatenate([decision.seen for _, decision in rows]) if rows else np.zeros(0, np.float32)
    values: list[float | None] = [decision.value for _, decision in rows]
    return pa.table(
        {
            "game": pa.array([episode.result.number for episode, _ in rows], pa.int64()),
            "ply": pa.array([decision.ply for _, decision in rows], pa.int32()),
            "seat": pa.array([decision.seat for _, decision in rows], pa.int8()),
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(seen, pa.float32()), game.observation),
            "legal": pa.array([decision.legal for _, decision in rows], pa.list_(pa.int32())),
            "policy": pa.array([decision.policy for _, decision in rows], pa.list_(pa.float32())),
            "action": pa.array([decision.action for _, decision in rows], pa.int32()),
            "value": pa.array(values, pa.float32()),
            "result": pa.array([worth[id(episode)][decision.seat] for episode, decision in rows], pa.float32()),
            "lead": pa.array([episode.result.lead(decision.seat) for episode, decision in rows], pa.int32()),
        }
    )


def games_of(episodes: Sequence[Episode], plan: Plan) -> Any:
    """A row for each game."""
    ended = [episode.result for episode in episodes]
    return pa.table(
        {
            "game": pa.array([result.number for result in ended], pa.int64()),
            "bots": pa.array([[plan.labels[bot] for bot in result.seating] for result in ended], pa.list_(pa.string())),
            "points": pa.array([result.scores for result in ended], pa.list_(pa.int32())),
            "places": pa.array([result.places for result in ended], pa.list_(pa.int32())),
            "plies": pa.array([result.plies for result in ended], pa.int32()),
            "record": pa.array([episode.record for episode in episodes], pa.string()),
        }
    )


def selfplay(
    folder: Folder,
    count: int,
    workers: int = 1,
    ray: str | None = None,
    limit_s: float = 30.0,
    report: Callable[[int], None] = lambda _: None,
) -> int:
    """Play at least this many games in whole shares, except those already saved; returns how many were played.

    `report` is called after every game.
    """
    shares = range(-(-count // folder.share))
    missing = [share for share in shares if not folder.is_done(share)]
    job = Job(games.find, folder.plan, limit_s, True, folder.play)
    waiting: dict[int, list[Episode]] = {share: [] for share in missing}
    numbers = (number for share in missing for number in folder.numbers(share))
    done: Iterator[Any] = crew(job, numbers, workers, ray)
    for episode in done:
        share = episode.result.number // folder.share
        waiting[share].append(episode)
        report(1)
        if len(waiting[share]) == folder.share:
            folder.write(share, waiting.pop(share))
    return len(missing) * folder.share
