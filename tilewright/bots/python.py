"""Bots that are Python classes: given as they are, or named `py:MODULE:CLASS`.

A class has a method `decide(question)` that returns an `Answer`. If its constructor takes a `seed`, it gets one. If it
has a method `stop()`, that is called when the time is up.
"""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from inspect import signature
from typing import Any

import numpy as np

from tilewright.bots.bot import Answer, BotError, Question, UnknownBotError
from tilewright.bots.line import GRACE_S, SHOWN, START_S

PREFIX = "py"

_given: dict[str, type] = {}  # classes given to this process as they are


def name_of(bot: type) -> str:
    """The name of a class that is given as it is; raises UnknownBotError if it is no bot."""
    if not (isinstance(bot, type) and callable(getattr(bot, "decide", None))):
        raise UnknownBotError(f"a bot is a name, or a class with a method decide(question), not {bot!r}")
    where = f"{bot.__module__}:{bot.__qualname__}"
    _given[where] = bot
    return f"{PREFIX}:{where}"


def is_everywhere(name: str) -> bool:
    """Whether other processes can import a bot that is known here: a class at the top of a module in a file."""
    kind, _, where = name.partition(":")
    module, _, path = where.partition(":")
    return kind != PREFIX or ("<locals>" not in path and hasattr(sys.modules.get(module), "__file__"))


def find(where: str) -> type:
    """The class at MODULE:CLASS; raises UnknownBotError if there is none."""
    if where in _given:
        return _given[where]
    module, _, path = where.partition(":")
    if not module or not path:
        raise UnknownBotError(f"a Python bot is named py:MODULE:CLASS, not '{PREFIX}:{where}'")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a program such as `tilewright` does not look there by itself
    try:
        found: Any = import_module(module)
    except (Exception, SystemExit) as error:
        raise UnknownBotError(f"bot {PREFIX}:{where} cannot be imported: {type(error).__name__}: {error}") from None
    for part in path.split("."):
        found = getattr(found, part, None)
    if not (isinstance(found, type) and callable(getattr(found, "decide", None))):
        raise UnknownBotError(f"module {module} has no class '{path}' with a method decide(question)")
    return found


class ClassBot:
    """An instance of such a class for one seat of one game; it works in a thread, so that it can be given up."""

    def __init__(self, made_by: type, seed: int, limit_s: float) -> None:
        self._limit_s = limit_s
        self._bot: Any = _within(START_S, lambda: _instance(made_by, seed), lambda: None)

    def decide(self, question: Question) -> Answer:
        """Ask the bot; raises BotError if it is late, crashes or answers something else.

        A late bot keeps running in its thread, which Python cannot end.
        """
        answer = _within(self._limit_s, lambda: self._bot.decide(question), self.stop)
        if not (isinstance(answer, Answer) and isinstance(answer.action, int | np.integer)):
            raise BotError(f"it answered {repr(answer)[:SHOWN]}, which is no Answer with the number of an action")
        return replace(answer, action=int(answer.action))

    def stop(self) -> None:
        """Make it answer now, if it can."""
        with suppress(Exception):
            getattr(self._bot, "stop", lambda: None)()


def _instance(made_by: type, seed: int) -> Any:
    try:
        takes_seed = "seed" in signature(made_by).parameters
    except ValueError:  # a class whose constructor is written in C
        takes_seed = False
    return made_by(seed=seed) if takes_seed else made_by()


def _within(limit_s: float, work: Callable[[], Any], stop: Callable[[], object]) -> Any:
    """What some work returns; BotError if it crashes, or is not done shortly after it was told to stop."""
    results: list[Any] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:  # one that would end this program too
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(limit_s)
    if thread.is_alive():
        stop()
        thread.join(GRACE_S)
    if thread.is_alive():
        raise BotError(f"it did not answer within {limit_s:g} s")
    for error in errors:
        raise BotError(f"it crashed: {type(error).__name__}: {error}") from error
    return results[0]
