"""Bots that are separate programs, in any language, and speak a line protocol (docs/bot-protocol.md)."""

import json
import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from tilewright.bots.bot import Answer, BotError, Question
from tilewright.core.move import Refusal

VERSION = 1
LIMIT_S = 30.0  # default for one decision
GRACE_S = 1.0  # after that limit it is told to stop, and has this long to answer
START_S = 120.0  # for `hello`, and for preparing a game: some programs compile then
MOST_CHARACTERS = 100_000  # of one line
MOST_LINES = 10_000  # for one decision
SHOWN = 80  # characters of a bad line that are quoted


class Program:
    """A running program; threads handle its input and output, so that it cannot block the caller."""

    def __init__(self, command: str, farewell: str = "quit") -> None:
        self.command = command
        self._farewell = farewell  # asks it to end; without one, the end of its input does
        self._complaints = tempfile.TemporaryFile("w+b")  # noqa: SIM115 -- closed with the program
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError as error:
            self._complaints.close()
            raise BotError(f"it cannot be started: {error.strerror or error}") from None
        self._said: queue.Queue[str | None] = queue.Queue()
        self._told: queue.Queue[str | None] = queue.Queue()
        self._threads = [threading.Thread(target=job, daemon=True) for job in (self._listen, self._talk)]
        for thread in self._threads:
            thread.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(MOST_CHARACTERS):
                self._said.put(line.decode("utf-8", "replace"))
        self._said.put(None)

    def _talk(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            while (text := self._told.get()) is not None:
                self._process.stdin.write(text.encode())
                self._process.stdin.flush()
            self._process.stdin.close()  # this ends programs that do not know `quit`

    def tell(self, *lines: str) -> None:
        """Send lines without waiting."""
        self._told.put("".join(f"{line}\n" for line in lines))

    def hear(self, until: float) -> str | None:
        """The next line, without extra spaces; None if none comes in time. Raises BotError if the program has ended."""
        while True:
            try:
                line = self._said.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                return None
            if line is None:
                self._said.put(None)
                raise BotError(f"its program ended{self._last_words()}")
            if not line.endswith("\n") and len(line) >= MOST_CHARACTERS:
                raise BotError(f"it said a line of more than {MOST_CHARACTERS:,} characters")
            if words := " ".join(line.split()):
                return words

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_S)
        status = self._process.returncode
        self._complaints.seek(0)
        lines = self._complaints.read()[-MOST_CHARACTERS:].decode("utf-8", "replace").split("\n")
        last = next((" ".join(line.split()) for line in reversed(lines) if line.strip()), "")
        return ("" if status is None else f" with status {status}") + (f": {last}" if last else "")

    def close(self, kindly: bool = True) -> None:
        """End the program: ask it to quit first, or kill it immediately."""
        if kindly and self._farewell:
            self.tell(self._farewell)
        self._told.put(None)
        if kindly:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE_S)
        with suppress(ProcessLookupError, PermissionError):
            self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE_S)
        for stream in (self._process.stdin, self._process.stdout, self._complaints):
            with suppress(OSError, ValueError):
                if stream is not None:
                    stream.close()

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            os.killpg(self._process.pid, signal.SIGKILL)  # and everything it has started
        else:
            self._process.kill()


class Programs:
    """All running programs: those in a game, and those that have said hello and wait for one."""

    def __init__(self) -> None:
        self._running: set[Program] = set()
        self._idle: dict[str, list[Program]] = {}
        self._lock = threading.Lock()

    def lend(self, command: str) -> Program:
        """A program for one seat of one game."""
        with self._lock:
            if waiting := self._idle.get(command):
                return waiting.pop()
        program = Program(command)
        try:
            _greet(program)
        except BotError:
            program.close(kindly=False)
            raise
        with self._lock:
            self._running.add(program)
        return program

    def end(self, program: Program) -> None:
        """Kill a program that has failed."""
        with self._lock:
            self._running.discard(program)
        program.close(kindly=False)

    def take_back(self, program: Program) -> None:
        """Keep a program for another game."""
        with self._lock:
            self._idle.setdefault(program.command, []).append(program)

    def close(self) -> None:
        """End all of them."""
        with self._lock:
            running = list(self._running)
            self._running.clear()
            self._idle.clear()
        for program in running:
            program.close()


def _greet(program: Program) -> None:
    program.tell(f"hello {VERSION}")
    said = _expect(program, "hello", time.monotonic() + START_S)
    version = said.partition(" ")[0]
    if version != str(VERSION):
        raise BotError(f"it speaks version '{version[:SHOWN]}' of the protocol, not {VERSION}")


def _expect(program: Program, word: str, until: float) -> str:
    """The rest of the next line, which must begin with this word."""
    said = program.hear(until)
    if said is None:
        raise BotError(f"it does not say '{word}'")
    verb, _, rest = said.partition(" ")
    if verb == "error":
        raise BotError(f"it reports an error: {rest[:SHOWN]}")
    if verb != word:
        raise BotError(f"it said '{said[:SHOWN]}' instead of '{word}'")
    return rest


class LineBot:
    """A program that plays one seat of one game; raises BotError if it cannot be started."""

    def __init__(self, programs: Programs, command: str, seed: int, limit_s: float = LIMIT_S) -> None:
        self._programs = programs
        self._seed = seed
        self._limit_s = limit_s
        self._program: Program | None = programs.lend(command)
        self._is_new = True

    def decide(self, question: Question) -> Answer:
        """Ask the program; raises BotError if it is late, dead or not understood, or if its move is illegal."""
        if self._program is None:
            raise BotError("its program has ended")
        try:
            if self._is_new:
                self._program.tell(*new_game(question, self._seed))
                _expect(self._program, "ready", time.monotonic() + START_S)
                self._is_new = False
            self._program.tell(*position(question), f"go {self._limit_s:g}")
            return self._answer(self._program, question)
        except BotError:
            self._programs.end(self._program)
            self._program = None
            raise

    def _answer(self, program: Program, question: Question) -> Answer:
        infos: dict[str, str] = {}
        for line in self._lines(program):
            verb, _, rest = line.partition(" ")
            if verb == "info":
                name, _, value = rest.partition(" ")
                infos[name] = value
            elif verb == "move":
                return answer(question, rest, infos)
            elif verb == "error":
                raise BotError(f"it reports an error: {rest[:SHOWN]}")
            else:
                raise BotError(f"it said '{line[:SHOWN]}' instead of 'move'")
        raise BotError(f"it said more than {MOST_LINES:,} lines and no move")

    def _lines(self, program: Program) -> Iterator[str]:
        """The lines of the program; when its time is up it is told to stop, and given up after GRACE_S."""
        until, is_stopped = time.monotonic() + self._limit_s, False
        for _ in range(MOST_LINES):
            line = program.hear(until)
            if line is None and not is_stopped:
                is_stopped, until = True, until + GRACE_S
                program.tell("stop")
                line = program.hear(until)
            if line is None:
                raise BotError(f"it did not answer within {self._limit_s:g} s")
            yield line

    def stop(self) -> None:
        """Tell the program to answer now."""
        if self._program is not None:
            self._program.tell("stop")

    def leave(self) -> None:
        """The game is over: let the program play another."""
        if self._program is not None:
            self._programs.take_back(self._program)
            self._program = None


def new_game(question: Question, seed: int) -> list[str]:
    """The lines that begin a game."""
    return [
        "new",
        f"game {question.game.name}",
        f"revision {question.game.facts.revision}",
        f"seats {question.seats}",
        *(f"option {name} {value}" for name, value in question.options.items()),
        *([] if question.start is None else [f"begin {json.dumps(question.start)}"]),
        f"seat {question.seat + 1}",
        f"seed {seed}",
        "start",
    ]


def position(question: Question) -> list[str]:
    """The lines that describe a position: the moves played, the scores, and the legal moves."""
    game = question.game
    scores = game.scores(question.position, question.seats)
    return [
        "position",
        *(f"played {move}" for move in question.moves),
        f"scores {' '.join(map(str, scores))}",
        *(f"legal {question.words(action)}" for action in game.legal(question.position)),
    ]


def answer(question: Question, words: str, infos: Mapping[str, str]) -> Answer:
    """A move in words as an answer; raises BotError if it is not legal."""
    game = question.game
    try:
        action = game.read(question.position, words)
    except Refusal as refusal:
        reason = f"{refusal.clause} {game.say(refusal.reason, 'en')}".strip()
        raise BotError(f"it played '{words[:SHOWN]}', which is not legal: {reason}") from None
    line = [" ".join(move.split()) for move in infos.get("line", "").split(";")]
    return Answer(
        action,
        scores=_numbers(infos.get("scores", ""), question.seats),
        leads=_numbers(infos.get("leads", ""), question.seats),
        odds=_numbers(infos.get("odds", ""), question.seats),
        line=[move for move in line if move] or (question.words(action),),
        iterations=int(sum(_numbers(infos.get("iterations", ""), 1))),
    )


def _numbers(text: str, count: int) -> Sequence[float]:
    """Exactly `count` numbers, or none: bad info from a bot is ignored, since only its move matters."""
    with suppress(ValueError, OverflowError):
        numbers = [float(word) for word in text.split()]
        if len(numbers) == count and all(abs(number) < 1e12 for number in numbers):
            return numbers
    return ()


def infos(given: Answer) -> Iterable[str]:
    """The `info` lines of an answer."""
    if given.scores:
        yield "info scores " + " ".join(f"{score:.2f}" for score in given.scores)
    if given.leads:
        yield "info leads " + " ".join(f"{lead:.2f}" for lead in given.leads)
    if given.odds:
        yield "info odds " + " ".join(f"{odds:.4f}" for odds in given.odds)
    if given.iterations:
        yield f"info iterations {given.iterations}"
    if given.line:
        yield "info line " + "; ".join(given.line)
