"""The program of a worker process: it searches for the best move, one job at a time.

It reads jobs from standard input and answers on standard output. A worker never sees more of a game than the seat it
decides for sees, and it exits when its input ends, however the server has ended.
"""

import os
import queue
import signal
import struct
import sys
import threading
from typing import IO, TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:  # slow to load, and the server needs only the messages
    from tilewright.bots.bot import Bot
    from tilewright.core.game import Game

NICENESS = 10
KEPT = 4  # bots a worker remembers, each with what it has thought about its latest question
LENGTH = struct.Struct(">I")  # precedes each message


class Search(msgspec.Struct, tag="search", array_like=True):
    """A decision to make. The position is the one the bot is shown, not the true one."""

    number: int
    game: str
    position: bytes
    seats: int
    seat: int
    level: str
    seed: int
    bot: str  # whose decision: a table, a seat and a level


class Judge(msgspec.Struct, tag="judge", array_like=True):
    """A question for the analysis, about the action played in a position of a game that is over."""

    number: int
    game: str
    position: bytes
    seats: int
    seat: int
    ply: int  # moves played before
    action: int
    strength: str
    is_built: bool  # the game began at a position in words


class Advise(msgspec.Struct, tag="advise", array_like=True):
    """A question for the analysis: how a game stands for a seat, and what it could play. The position is the one that
    the seat is shown.
    """

    number: int
    game: str
    position: bytes
    seats: int
    seat: int
    ply: int  # moves played before
    is_hinted: bool
    is_built: bool  # the game began at a position in words


class Stop(msgspec.Struct, tag="stop", array_like=True):
    """Answer now, if you are working on this job."""

    number: int


class Ready(msgspec.Struct, tag="ready", array_like=True):
    """The worker has started."""


class Found(msgspec.Struct, tag="found", array_like=True):
    """The action chosen."""

    number: int
    action: int


class Said(msgspec.Struct, tag="said", array_like=True):
    """What the analysis says, encoded as `analysis.stored` does."""

    number: int
    data: bytes


class Failed(msgspec.Struct, tag="failed", array_like=True):
    """There is no answer."""

    number: int
    reason: str


Job = Search | Judge | Advise
Order = Job | Stop
Answer = Ready | Found | Said | Failed


class _Stoppable(Protocol):
    def stop(self) -> None: ...


def framed(message: Order | Answer) -> bytes:
    """A message with its length in front, as it is sent."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


class Worker:
    """One thread reads messages, the other searches."""

    def __init__(self, orders: IO[bytes], answers: IO[bytes]) -> None:
        self._orders, self._answers = orders, answers
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._bot: tuple[int, _Stoppable] | None = None
        self._stopped = -1
        self._kept: dict[str, Bot] = {}  # the latest last

    def run(self, game: str) -> None:
        """Load a game, then search until the server is gone."""
        threading.Thread(target=self._read, daemon=True).start()
        _load(game)
        self._send(Ready())
        while True:
            job = self._jobs.get()
            try:
                answer: Answer = self._answer(job)
            except Exception as error:
                answer = Failed(job.number, repr(error))
            self._send(answer)

    def _read(self) -> None:
        decoder = msgspec.msgpack.Decoder[Order](Order)
        while len(head := self._orders.read(LENGTH.size)) == LENGTH.size:
            order = decoder.decode(self._orders.read(*LENGTH.unpack(head)))
            if isinstance(order, Stop):
                self._stop(order.number)
            else:
                self._jobs.put(order)
        os._exit(0)  # the server is gone; a search may be running in the other thread

    def _stop(self, number: int) -> None:
        with self._lock:
            self._stopped = number
            if self._bot is not None and self._bot[0] == number:
                self._bot[1].stop()

    def _answer(self, job: Job) -> Answer:
        if isinstance(job, Search):
            return Found(job.number, self.decide(job))
        return Said(job.number, _judge(job) if isinstance(job, Judge) else _advise(job))

    def decide(self, job: Search) -> int:
        """The action a bot chooses."""
        import numpy as np  # noqa: PLC0415 -- slow to load, and the server needs only the messages

        from tilewright import games  # noqa: PLC0415
        from tilewright.bots.bot import Question  # noqa: PLC0415
        from tilewright.server.bots import levels  # noqa: PLC0415

        game = games.find(job.game)
        position = np.frombuffer(bytearray(job.position), dtype=game.dtype)
        with self._lock:
            is_wanted = self._stopped != job.number
            bot = self._same(job, game) if is_wanted else levels.make(levels.quick_level(game), game, job.seed)
            self._bot = (job.number, bot)
        try:
            return int(bot.decide(Question(game, position, job.seats, job.seat)).action)
        finally:
            with self._lock:
                self._bot = None

    def _same(self, job: Search, game: "Game") -> "Bot":
        """The bot that decided for this seat before, if it is remembered: it continues to think where it can."""
        from tilewright.server.bots import levels  # noqa: PLC0415

        bot = self._kept.pop(job.bot, None) or levels.make(job.level, game, job.seed)
        self._kept[job.bot] = bot
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return bot

    def _send(self, answer: Answer) -> None:
        try:
            self._answers.write(framed(answer))
            self._answers.flush()
        except BrokenPipeError:
            os._exit(0)


def _judge(job: Judge) -> bytes:
    import numpy as np  # noqa: PLC0415 -- slow to load, and the server needs only the messages

    from tilewright import games  # noqa: PLC0415
    from tilewright.analysis import stored  # noqa: PLC0415

    game = games.find(job.game)
    position = np.frombuffer(bytearray(job.position), dtype=game.dtype)
    return stored.judged(game, position, job.seats, job.ply + 1, job.action, job.strength, job.is_built)


def _advise(job: Advise) -> bytes:
    import numpy as np  # noqa: PLC0415

    from tilewright import games  # noqa: PLC0415
    from tilewright.analysis import stored  # noqa: PLC0415

    position = np.frombuffer(bytearray(job.position), dtype=games.find(job.game).dtype)
    return stored.advice(games.find(job.game), position, job.seats, job.seat, job.ply, job.is_hinted, job.is_built)


def _load(name: str) -> None:
    """Load a compiled game, so that the first search does not have to wait for it."""
    from tilewright import games, warm  # noqa: PLC0415

    warm.ask(games.find(name), "greedy", "search:iterations=2")


def _give_way() -> None:
    """Run at low priority, and let only the server decide when a worker ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def main() -> None:
    """Work until standard input ends."""
    _give_way()
    answers: Any = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not look like an answer
    Worker(sys.stdin.buffer, answers).run(sys.argv[1])


if __name__ == "__main__":
    main()
