"""Bots by name: `random`, `greedy`, `search:seconds=0.5`, five levels from `beginner` to `master`, `py:` and `cmd:`.

`py:` names a class, `cmd:` a program. A level is an alias for one of the other names; a game's `bots.toml` may choose
which, and may set search settings.
"""

import math
import shlex
import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self

from tilewright.bots import python
from tilewright.bots.bot import Bot, UnknownBotError
from tilewright.bots.line import LIMIT_S, LineBot, Programs
from tilewright.core.game import Facts
from tilewright.core.nearest import meant

__all__ = ["LEVELS", "Roster", "UnknownBotError"]

LEVELS = ("beginner", "casual", "club", "expert", "master")  # the weakest first
USUAL = {
    "beginner": "greedy:sight=0.25,rivals=0.4,unsure=2",
    "casual": "greedy:sight=0.4,rivals=0.7,unsure=1",
    "club": "greedy:sight=0.6,unsure=0.5",
    "expert": "greedy",
    "master": "search:seconds=0.9",
}
FILE = "bots.toml"  # in a game's folder: other bots for some or all levels, and search settings
SEARCH, JUDGE, SLIPS = "search", "judge", "slips"
LEAST = {"iterations": 1, "threads": 1, "nodes": 1000, "guesses": 1}
MOST = {
    "threads": 256,
    "nodes": 50_000_000,
    "seconds": 86_400.0,
    SLIPS: 1.0,
    "sight": 1.0,
    "rivals": 1.0,
    "guesses": 100,
}


@dataclass(frozen=True)
class Spec:
    """A parsed bot name."""

    kind: str
    settings: Mapping[str, Any]
    slips: float = 0.0
    command: str = ""  # of a program, or where a class is


class Roster:
    """The bots of one game. Programs it starts are reused for the next game until it is closed.

    `threads` sets the number of threads of every search and overrides its name.
    """

    def __init__(self, facts: Facts, limit_s: float = LIMIT_S, threads: int | None = None) -> None:
        self.limit_s = limit_s
        self._threads = threads
        own = _own_of(facts)
        self.levels = {level: own.get(level, USUAL[level]) for level in LEVELS}
        self._suited = suited(facts)
        self._programs = Programs()

    def spelled(self, name: str) -> str:
        """The bot that a level is an alias for in this game; other names are returned as they are."""
        return self.levels.get(name, name)

    def check(self, name: str) -> None:
        """Raise UnknownBotError if there is no such bot."""
        spec = _parse(self.spelled(name))
        if spec.kind == python.PREFIX:
            python.find(spec.command)
        if spec.kind == "cmd" and shutil.which(shlex.split(spec.command)[0]) is None:
            raise UnknownBotError(f"there is no program '{shlex.split(spec.command)[0]}' to run as a bot")

    def is_search(self, name: str) -> bool:
        """Whether a bot searches for a while; all other built-in bots answer within milliseconds."""
        return _parse(self.spelled(name)).kind == SEARCH

    def make(self, name: str, seed: int) -> Bot:
        """A new bot for one seat of one game; with the same seed it plays the same, unless its limit is a time.

        Raises BotError if it is a program that does not start.
        """
        spec = _parse(self.spelled(name))
        if spec.kind == "cmd":
            return LineBot(self._programs, spec.command, seed, self.limit_s)
        if spec.kind == python.PREFIX:
            return python.ClassBot(python.find(spec.command), seed, self.limit_s)
        settings = {**self._suited, **spec.settings} if spec.kind == SEARCH else spec.settings
        if spec.kind == SEARCH and self._threads is not None:
            settings = {**settings, "threads": self._threads}
        bot = _made(spec.kind, settings, seed)
        if spec.slips:
            from tilewright.bots.careless import CarelessBot  # noqa: PLC0415

            return CarelessBot(bot, spec.slips, seed)
        return bot

    def take_back(self, bot: Bot) -> None:
        """Take a bot back after its game, so that its program can play another."""
        if isinstance(bot, LineBot):
            bot.leave()

    def close(self) -> None:
        """End all programs."""
        self._programs.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def suited(facts: Facts) -> Mapping[str, Any]:
    """The search settings that suit a game, where they differ from the defaults."""
    own = _own_of(facts)
    return _parse(own[SEARCH]).settings if SEARCH in own else {}


def judging(facts: Facts) -> Mapping[str, Any]:
    """The search settings for judging positions of a game: those that suit it, unless it has others for that."""
    own = _own_of(facts)
    return _parse(own[JUDGE]).settings if JUDGE in own else suited(facts)


def _own_of(facts: Facts) -> dict[str, str]:
    """A game's own bots: levels, and under `search` and `judge` the settings that suit it."""
    file = facts.folder / FILE
    if not file.exists():
        return {}
    own = tomllib.loads(file.read_text(encoding="utf-8"))
    for key, name in own.items():
        kind = _parse(name).kind if isinstance(name, str) else None
        if kind in (None, "cmd", python.PREFIX) or not (key in LEVELS or (kind == SEARCH and key in (SEARCH, JUDGE))):
            raise UnknownBotError(f"{file.name} of {facts.name}: '{key}' cannot be '{name}'")
    return own


def _parse(name: str) -> Spec:
    kind, colon, rest = name.partition(":")
    if kind == "cmd":
        return Spec(kind, {}, command=_command(rest))
    if kind == python.PREFIX:
        return Spec(kind, {}, command=rest)
    known = _known(kind)
    if known is None:
        words = [*LEVELS, "random", "greedy", "search"]
        possible = ", ".join([*words, "py:MODULE:CLASS", "cmd:PROGRAM"])
        raise UnknownBotError(f"there is no bot '{name}'{meant(kind, words)} (possible: {possible})")
    values: dict[str, Any] = {}
    for pair in rest.split(",") if colon else []:
        setting, equals, text = pair.partition("=")
        if setting not in known or not equals or setting in values:
            possible = ", ".join(f"{setting}=" for setting in known) or "none"
            near = "" if setting in known else meant(setting, known)
            raise UnknownBotError(f"bot {kind} has no setting '{pair}'{near} (possible, each once: {possible})")
        values[setting] = _value(setting, text, known[setting])
    slips = values.pop(SLIPS, 0.0)
    return Spec(kind, values, slips)


def _command(text: str) -> str:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UnknownBotError(f"'cmd:{text}' cannot be read: {error}") from None
    if not words:
        raise UnknownBotError("'cmd:' needs a program, such as cmd:path/to/bot")
    return text


def _known(kind: str) -> dict[str, str] | None:
    """The settings of a kind of bot with the type of each; None if there is no such kind."""
    match kind:
        case "random":
            return {}
        case "greedy":
            from tilewright.bots.novice import Manner  # noqa: PLC0415 -- needs Numba

            return {one.name: _sort(one.type) for one in fields(Manner)} | {SLIPS: "float"}
        case "search":
            from tilewright.bots.search import Settings  # noqa: PLC0415 -- needs Numba

            return {one.name: _sort(one.type) for one in fields(Settings)} | {SLIPS: "float"}
    return None


def _sort(annotation: Any) -> str:
    """The type of a setting: `int | None` is given as an int."""
    text = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    return text.partition(" | ")[0]


def _value(setting: str, text: str, sort: str) -> Any:
    if sort == "bool":
        if text in ("yes", "no"):
            return text == "yes"
        raise UnknownBotError(f"setting {setting} is yes or no, not '{text}'")
    try:
        value = int(text) if sort == "int" else float(text)
    except ValueError:
        value = math.nan
    least, most = LEAST.get(setting, 0), MOST.get(setting, math.inf)
    if not (math.isfinite(value) and least <= value <= most):
        limits = f"at least {least}" if most == math.inf else f"from {least} to {most:g}"
        raise UnknownBotError(f"setting {setting} is a {'whole ' * (sort == 'int')}number {limits}, not '{text}'")
    return value


def _made(kind: str, settings: Mapping[str, Any], seed: int) -> Bot:
    """One of the built-in bots."""
    from tilewright.bots import novice, search, simple  # noqa: PLC0415 -- need Numba

    match kind:
        case "random":
            return simple.RandomBot(seed)
        case "greedy":
            return novice.NoviceBot(novice.Manner(**settings), seed) if settings else simple.GreedyBot(seed)
    return search.SearchBot(seed, search.Settings(**settings))
