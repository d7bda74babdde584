"""Asks an engine every question of a kit, over its standard input and output, and judges the answers."""

import json
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.bots.bot import BotError
from tilewright.bots.line import START_S, Program
from tilewright.conformance import MEMBERS, PROTOCOL
from tilewright.conformance.case import Case, Sheet
from tilewright.conformance.compare import FEW, Difference, differences
from tilewright.conformance.engine import Engine
from tilewright.conformance.kit import Kit

LIMIT_S = 30.0  # for one answer
SHOWN = 80  # characters of a bad line that are quoted


class EngineError(ValueError):
    """An engine cannot be asked, or not any more."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What an engine says it can answer about one game."""

    answers: frozenset[str]
    seats: frozenset[int] | None = None  # None: any number
    options: Mapping[str, Sequence[str]] | None = None  # the values it knows; None: all

    def covers(self, sheet: Sheet, case: Case) -> bool:
        """Whether the engine says it can answer at least something about a case."""
        if self.seats is not None and sheet.seats not in self.seats:
            return False
        known = self.options or {}
        if any(name in known and value not in known[name] for name, value in sheet.options.items()):
            return False
        return bool(self.answers & case.answer.keys())


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an engine did in one case."""

    game: str
    case: Case
    is_asked: bool
    wrong: tuple[Difference, ...] = ()
    clauses: tuple[str, ...] = ()  # those that it broke, or that the case is about if this cannot be told

    @property
    def is_passed(self) -> bool:
        """Whether everything that was asked is right."""
        return self.is_asked and not self.wrong


class Runner:
    """An engine that has said hello; used as a context."""

    def __init__(self, command: Sequence[str], limit_s: float = LIMIT_S) -> None:
        self._limit_s, self._truth = limit_s, Engine()
        try:
            self._program = Program(shlex.join(command), farewell="")
        except BotError as error:
            raise EngineError(str(error)) from None
        try:
            self.name, self.claims = _greeting(self._ask({"hello": PROTOCOL}, START_S))
        except EngineError:
            self._program.close(kindly=False)
            raise

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, *_: object) -> None:
        self._program.close()

    def outcomes(self, kit: Kit, games: Sequence[str]) -> Iterator[Outcome]:
        """How the engine does, case by case; EngineError if it dies, is late or does not speak the protocol."""
        for game in games:
            for sheet in kit.sheets(game):
                for case in sheet.cases:
                    yield self._outcome(sheet, case)

    def _outcome(self, sheet: Sheet, case: Case) -> Outcome:
        claim = self.claims.get(sheet.game)
        if claim is None or not claim.covers(sheet, case):
            return Outcome(sheet.game, case, is_asked=False)
        question = sheet.question(case)
        try:
            given = self._ask(question, self._limit_s)
        except EngineError as error:
            raise EngineError(f"{case.id}: {error}") from None
        if given.get("id") != case.id:
            raise EngineError(f"{case.id}: it answered '{str(given.get('id'))[:SHOWN]}' instead")
        if "error" in given:
            wrong = [Difference("error", str(given["error"])[:SHOWN])]
        else:
            wrong = differences(case.answer, given, claim.answers)
        clauses = (self._broken(question, wrong) or case.clauses) if wrong else ()
        return Outcome(sheet.game, case, is_asked=True, wrong=tuple(wrong), clauses=tuple(clauses))

    def _broken(self, question: dict[str, Any], wrong: list[Difference]) -> list[str]:
        """The clauses of what it gets wrong, and those that forbid the moves it takes for legal."""
        played = [question["move"]] if "move" in question else []
        at = question | {"moves": [*question["moves"], *played]}
        extra = [move for one in wrong for move in one.extra[:FEW]]
        found = [clause for one in wrong for clause in one.clauses]
        found += [str(self._truth.answer(at | {"move": move}).get("clause", "")) for move in extra]
        return list(dict.fromkeys(filter(None, found)))

    def _ask(self, question: Mapping[str, Any], limit_s: float) -> dict[str, Any]:
        """One line to the engine, and one line back."""
        self._program.tell(json.dumps(question, ensure_ascii=False))
        try:
            line = self._program.hear(time.monotonic() + limit_s)
        except BotError as error:
            raise EngineError(str(error)) from None
        if line is None:
            raise EngineError(f"it did not answer within {limit_s:g} s")
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise EngineError(f"it said '{line[:SHOWN]}' instead of an object in JSON")
        return found


def _greeting(given: Mapping[str, Any]) -> tuple[str, dict[str, Claim]]:
    """The name of an engine and what it claims."""
    if given.get("hello") != PROTOCOL:
        raise EngineError(f"it speaks version '{str(given.get('hello'))[:SHOWN]}' of the protocol, not {PROTOCOL}")
    games = given.get("games")
    if not isinstance(games, dict) or not games:
        raise EngineError("its greeting must have 'games': for each game it knows, what it answers")
    return str(given.get("name", "engine"))[:SHOWN], {name: _claim(name, about) for name, about in games.items()}


def _claim(game: str, about: Any) -> Claim:
    """What it says about one game."""
    if not isinstance(about, dict):
        raise EngineError(f"its greeting must have an object for {game[:SHOWN]}")
    answers, seats, options = about.get("answers"), about.get("seats"), about.get("options")
    if not isinstance(answers, list) or not answers or not all(one in MEMBERS for one in answers):
        raise EngineError(f"'answers' for {game[:SHOWN]} must be a list of some of {', '.join(MEMBERS)}")
    if seats is not None and not (isinstance(seats, list) and all(type(one) is int for one in seats)):
        raise EngineError(f"'seats' for {game[:SHOWN]} must be a list of numbers")
    if options is not None and not (
        isinstance(options, dict) and all(isinstance(values, list) for values in options.values())
    ):
        raise EngineError(f"'options' for {game[:SHOWN]} must be an object of lists")
    return Claim(frozenset(answers), None if seats is None else frozenset(seats), options)
