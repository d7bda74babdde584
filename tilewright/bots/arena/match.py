"""One game between bots: played to the end, or until a bot fails and loses."""

import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from tilewright.bots.arena.plan import Fixture, Plan
from tilewright.bots.bot import Answer, Bot, BotError, Question
from tilewright.bots.log import Log
from tilewright.bots.roster import Roster
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions
from tilewright.core.record import Record
from tilewright.kit.random import stream


@dataclass(frozen=True)
class Fault:
    """Why a game was not played to its end."""

    seat: int
    reason: str
    ply: int  # moves before it


@dataclass(frozen=True)
class Result:
    """The result of a game; tuples have one value per seat."""

    number: int
    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]  # with more than one legal move
    seconds: tuple[float, ...]  # spent on them
    longest: tuple[float, ...]  # the slowest of them
    plies: int
    fault: Fault | None = None
    losses: tuple[float, ...] = ()  # mean loss at each real choice in points of lead, if the game was reviewed
    lucks: tuple[float, ...] = ()  # luck in points of lead, likewise

    def lead(self, seat: int) -> int:
        """A seat's points minus the best points of the seats on other places: partners share a place."""
        others = [points for points, place in zip(self.scores, self.places, strict=True) if place != self.places[seat]]
        return self.scores[seat] - max(others) if others else 0

    def facts(self) -> dict[str, Any]:
        """The result as plain values."""
        own = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return own | {"fault": None if self.fault is None else vars(self.fault)}

    @classmethod
    def of(cls, facts: dict[str, Any]) -> "Result":
        """The result from plain values."""
        fault = facts.pop("fault")
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()
        }
        return cls(**values, fault=None if fault is None else Fault(**fault))


@dataclass(frozen=True)
class Outcome:
    """A result, and the record of the game if it is wanted."""

    result: Result
    record: str | None


class Chance:
    """Chance that is the same in every game of a deal, as far as the bots' moves allow.

    Each kind of chance (the first word of its moves) has its own numbered draws, so that more draws of one kind in one
    game do not shift those of another.
    """

    def __init__(self, game: Game, plan: Plan, deal: int) -> None:
        self._game, self._plan, self._deal = game, plan, deal
        self._counts: Counter[str] = Counter()

    def draw(self, position: Positions) -> int:
        """The next outcome."""
        kind = self._game.write(position, self._game.legal(position)[0], EVERYTHING).split()[0]
        self._counts[kind] += 1
        seed = self._plan.seed_of("chance", self._deal, kind, self._counts[kind])
        return int(self._game.kernels.draw(position, 0, stream(seed)))


class Match:
    """A game in progress."""

    def __init__(self, game: Game, plan: Plan, fixture: Fixture, roster: Roster) -> None:
        self.game, self.plan, self.fixture, self.roster = game, plan, fixture, roster
        self.position = game.new(plan.seats, dict(plan.options))
        self.log = Log(game, plan.seats)
        self.chance = Chance(game, plan, fixture.deal)
        seats = range(plan.seats)
        self.bots: dict[int, Bot] = {}
        self.rngs = [stream(self._seed("redeal", seat)) for seat in seats]
        self.seconds: list[list[float]] = [[] for _ in seats]

    @property
    def moves(self) -> list[str]:
        """The moves played so far."""
        return self.log.moves

    def _seed(self, what: str, seat: int) -> int:
        return self.plan.seed_of(what, self.fixture.number, seat)

    def play(self) -> Result:
        """Play the game to its end."""
        fault = None
        try:
            while (actor := self.game.kernels.actor(self.position, 0)) != OVER:
                legal = self.game.legal(self.position)
                if actor == CHANCE:
                    self._apply(self.chance.draw(self.position))
                else:
                    self._apply(legal[0] if len(legal) == 1 else self._ask(int(actor), legal))
        except _Failed as failed:
            fault = Fault(failed.seat, failed.reason, len(self.moves))
        finally:
            for bot in self.bots.values():
                self.roster.take_back(bot)
        return self._result(fault)

    def _ask(self, seat: int, legal: list[int]) -> int:
        """A bot's decision; any error counts as its fault."""
        question = Question.of(
            self.game,
            self.position,
            self.plan.seats,
            seat,
            self.rngs[seat],
            dict(self.plan.options),
            tuple(self.log.read[seat]),
        )
        try:
            if seat not in self.bots:
                name = self.plan.spelled[self.fixture.seating[seat]]
                self.bots[seat] = self.roster.make(name, self._seed("bot", seat))
            began = time.perf_counter()
            answer = self.bots[seat].decide(question)
            self.seconds[seat].append(time.perf_counter() - began)
        except BotError as error:
            raise _Failed(seat, str(error)) from None
        except Exception as error:
            raise _Failed(seat, f"it crashed: {type(error).__name__}: {error}") from error
        return self._legal(seat, answer, legal)

    def _legal(self, seat: int, answer: Answer, legal: list[int]) -> int:
        action = getattr(answer, "action", None)
        if action not in legal:
            words = ""
            if isinstance(action, int):
                try:
                    words = f" ('{self.game.write(self.position, action, EVERYTHING)}')"
                except Exception:  # it may not be an action at all
                    words = ""
            raise _Failed(seat, f"it answered {action!r}{words}, which is not a legal action")
        return int(action)

    def _apply(self, action: int) -> None:
        self.log.add(self.position, action)
        self.game.kernels.apply(self.position, 0, action)

    def _result(self, fault: Fault | None) -> Result:
        seats = self.plan.seats
        places = self.game.places(self.position, seats)
        return Result(
            number=self.fixture.number,
            deal=self.fixture.deal,
            seating=self.fixture.seating,
            scores=tuple(self.game.scores(self.position, seats)),
            places=tuple(places if fault is None else _last(places, fault.seat)),
            decisions=tuple(len(seconds) for seconds in self.seconds),
            seconds=tuple(round(sum(seconds), 6) for seconds in self.seconds),
            longest=tuple(round(max(seconds, default=0.0), 6) for seconds in self.seconds),
            plies=len(self.moves),
            fault=fault,
        )

    def record(self, result: Result) -> Record:
        """The record of the game, with notes on the seating and on any fault."""
        labels = [self.plan.labels[bot] for bot in self.fixture.seating]
        notes = [f"game {self.fixture.number + 1} of an arena, seed {self.plan.seed}, deal {self.fixture.deal + 1}"]
        notes += [f"seat {seat + 1} {label}" for seat, label in enumerate(labels)]
        if result.fault:
            notes.append(f"seat {result.fault.seat + 1} lost: {result.fault.reason}")
        tidy = tuple(" ".join(note.split()) for note in notes)
        plan = self.plan
        return Record(plan.game, plan.revision, plan.seats, dict(plan.options), tuple(self.moves), tidy)


class _Failed(Exception):
    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = " ".join(reason.split())


def _last(places: list[int], loser: int) -> list[int]:
    """The places when one seat has lost regardless of points: it is last, and the others keep their order."""
    others = [place for seat, place in enumerate(places) if seat != loser]
    return [
        len(places) if seat == loser else 1 + sum(other < place for other in others)
        for seat, place in enumerate(places)
    ]


def play(game: Game, plan: Plan, number: int, roster: Roster, is_recorded: bool) -> Outcome:
    """Play one game of a plan."""
    match = Match(game, plan, plan.fixture(number), roster)
    result = match.play()
    is_wanted = is_recorded or result.fault is not None
    return Outcome(result, match.record(result).write() if is_wanted else None)
