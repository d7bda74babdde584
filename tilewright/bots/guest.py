"""One of our bots as a guest of another program: it speaks the line protocol (docs/bot-protocol.md) on two streams."""

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tilewright.bots.bot import Bot, BotError, Question
from tilewright.bots.follow import Follower, FollowError
from tilewright.bots.line import VERSION, infos
from tilewright.core.game import Game
from tilewright.core.record import read_position
from tilewright.kit.random import stream

WAIT_S = 0.01  # between two requests to stop
SHARE = 0.9  # of the time limit, after which it stops by itself


@dataclass
class _Heads:
    """The settings received so far for a new game."""

    words: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    start: dict[str, Any] | None = None

    def number(self, word: str) -> int:
        text = self.words.get(word, "")
        if not (text.isascii() and text.isdigit() and len(text) < 21):
            raise ValueError(f"'{word}' must come before 'start', with a whole number")
        return int(text)


class Guest:
    """Reads lines and answers them; `make` creates the bot for each game from a seed."""

    def __init__(self, game: Game, name: str, make: Callable[[int], Bot], say: Callable[[str], None]) -> None:
        self._game = game
        self._name = name
        self._make = make
        self._say = say
        self._heads = _Heads()
        self._follower: Follower | None = None
        self._bot: Bot | None = None
        self._moves: list[str] = []
        self._thinking: threading.Thread | None = None

    def serve(self, lines: Iterable[str]) -> None:
        """Answer until `quit` or the end of the lines."""
        for line in lines:
            verb, _, rest = " ".join(line.split()).partition(" ")
            if verb == "quit":
                break
            try:
                self._line(verb, rest)
            except (ValueError, BotError) as error:
                self._say(f"error {error}")
        self._stop()

    def _line(self, verb: str, rest: str) -> None:
        match verb:
            case "" | "scores" | "legal":  # the bot knows the rules itself
                pass
            case "hello":
                self._hello(rest)
            case "new":
                self._stop()
                self._heads, self._follower, self._bot = _Heads(), None, None
            case "game" | "revision" | "seats" | "seat" | "seed":
                self._heads.words[verb] = rest
            case "option":
                name, _, value = rest.partition(" ")
                self._heads.options[name] = value
            case "begin":
                self._heads.start = read_position(0, rest)
            case "start":
                self._start()
            case "position":
                self._stop()
                self._moves = []
            case "played":
                self._moves.append(rest)
            case "go":
                self._go(rest)
            case "stop":
                self._stop()
            case _:
                raise ValueError(f"'{verb}' is not a word of this protocol")

    def _hello(self, version: str) -> None:
        if version != str(VERSION):
            raise ValueError(f"this is version {VERSION} of the protocol, not {version or 'none'}")
        self._say(f"hello {VERSION} {self._name}")

    def _start(self) -> None:
        heads, facts = self._heads, self._game.facts
        if heads.words.get("game") != facts.name:
            raise ValueError(f"this bot plays {facts.name}, not '{heads.words.get('game', '')}'")
        if heads.number("revision") != facts.revision:
            raise ValueError(f"this is revision {facts.revision} of {facts.name}, not {heads.number('revision')}")
        seats, seat = heads.number("seats"), heads.number("seat")
        if not 1 <= seat <= seats:
            raise ValueError(f"there is no seat {seat} (possible: 1 to {seats})")
        seed = heads.number("seed") if "seed" in heads.words else 0
        self._follower = Follower(self._game, seats, seat - 1, heads.options, seed, heads.start)
        self._bot = self._make(seed)
        self._rng = stream(seed + 1)
        self._say("ready")

    def _go(self, seconds: str) -> None:
        if self._follower is None or self._bot is None:
            raise ValueError("'go' before 'start'")
        self._stop()
        limit_s = float(seconds) if seconds else None
        try:
            self._follower.follow(self._moves)
        except FollowError as error:
            raise ValueError(str(error)) from None
        followed = self._follower
        if self._game.kernels.actor(followed.position, 0) != followed.seat:
            raise ValueError(f"after these moves it is not seat {followed.seat + 1}'s turn")
        question = Question.of(
            self._game,
            followed.position,
            followed.seats,
            followed.seat,
            self._rng,
            followed.options,
            tuple(followed.moves),
            followed.start,
        )
        self._thinking = threading.Thread(target=self._think, args=(self._bot, question, limit_s))
        self._thinking.start()

    def _think(self, bot: Bot, question: Question, limit_s: float | None) -> None:
        alarm = threading.Timer(limit_s * SHARE, bot.stop) if limit_s is not None else None
        if alarm:
            alarm.daemon = True
            alarm.start()
        try:
            answer = bot.decide(question)
        except Exception as error:  # the host must hear of any error
            self._say(f"error {type(error).__name__}: {' '.join(str(error).split())}")
            return
        finally:
            if alarm:
                alarm.cancel()
        for line in infos(answer):
            self._say(line)
        self._say(f"move {question.words(answer.action)}")

    def _stop(self) -> None:
        """If the bot is thinking, make it answer now."""
        while self._bot is not None and self._thinking is not None and self._thinking.is_alive():
            self._bot.stop()  # repeated, in case it had not begun to think the first time
            self._thinking.join(WAIT_S)
        self._thinking = None
