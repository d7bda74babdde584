"""An environment for programs that read and write, such as language models: questions and answers are text.

The questions are the words people play by, with every legal move numbered; an answer is a number or a move in words, in
its last line. One that is refused says why, and is asked again. Nothing here uses a network.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tilewright import games
from tilewright.bots.arena.match import Chance
from tilewright.bots.arena.plan import Plan
from tilewright.bots.bot import Bot, Question
from tilewright.bots.roster import Roster
from tilewright.core import told
from tilewright.core.game import CHANCE, OVER
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.core.told import Entry
from tilewright.kit.random import below, stream
from tilewright.research.given import whole
from tilewright.research.play import results
from tilewright.research.wording import DASH, Asked, Bounds, Wording

_NUMBER = re.compile(r"\d{1,6}", re.ASCII)
_MARKS = "*_`'\"“”„«».:>#() \t"  # around an answer


@dataclass(frozen=True)
class Turn:
    """What comes after an answer."""

    text: str  # the next question; after a refusal the reason and then the same question; at the end who won
    seat: int  # who is asked, -2 at the end
    reward: float  # of the seat that answered: its result, −1 to 1, at the end of the game
    is_over: bool
    refusal: str = ""  # why the answer was refused: nothing was played


class TextEnv:
    """One game after the other, played by reading and writing.

    `opponents` is a bot's name, for every seat but the reader's; without it, the reader is asked for all seats.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: str | None = None,
        language: str = "en",
        foretold: bool = True,
        bounds: Bounds | None = None,
    ) -> None:
        self.game = games.find(game)
        self.seats = self.game.facts.seats[0] if seats is None else seats
        self._started = Table(self.game, self.seats, 0, options, deals=False)
        self._opponents = opponents
        self._roster = Roster(self.game.facts)
        if opponents is not None:
            self._roster.check(opponents)
        self.wording = Wording(self.game, language, foretold, bounds)
        self._hired: list[Bot] = []  # for this game
        self.begin(0)

    @property
    def rules(self) -> str:
        """The rules of the game, as people read them."""
        return self.wording.rules()

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return self._table.record

    @property
    def seat(self) -> int:
        """The seat that is asked, -2 when the game is over."""
        return self._table.actor

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._table.scores

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 is best."""
        return self._table.places

    @property
    def question(self) -> str:
        """The question that is open, or how the game ended."""
        return self._ending() if self.seat == OVER else self._asked().text

    @property
    def results(self) -> list[float]:
        """The result of each seat, as far as the game has come."""
        return results(self._table.places)

    def reset(self, seed: int, seat: int = 0) -> str:
        """Begin a game and return its first question; the same seed deals the same, whoever plays.

        With opponents, the reader has this seat.
        """
        self.begin(seed, seat)
        return self.question

    def begin(self, seed: int, seat: int = 0) -> None:
        """Begin a game without asking: writing a question takes longer than playing a move."""
        if seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat!r} (possible: 0 to {self.seats - 1})")
        facts, options = self.game.facts, tuple(self._started.options.items())
        plan = Plan(facts.name, facts.revision, self.seats, options, (), (), whole("the seed", seed))
        self._table, self._own = self._started.copy(), seat
        self._chance = Chance(self.game, plan, 0)
        self._unknown = stream(plan.seed_of("redeal"))
        self._any = stream(plan.seed_of("any"))
        self._dismiss()
        self._bots: dict[int, Bot] = {}
        self._open: Asked | None = None
        self._plan = plan
        self._story: list[Entry] = []
        self._read = [0] * self.seats  # how much of the story each seat has been told
        self._go_on()

    def step(self, answer: str) -> Turn:
        """Play the move that an answer names, and everything that follows until a reader is asked again."""
        seat = self.seat
        if seat < 0:
            raise ValueError("the game is over: reset it")
        try:
            move = self._named(answer)
            action = self.game.read(self._table.position, move)
        except Refusal as refusal:
            said = self._reason(refusal)
            return Turn(f"{said}\n\n{self.question}", seat, 0.0, False, said)
        self._play(action)
        is_over = self.seat == OVER
        return Turn(self.question, self.seat, self.results[seat] if is_over else 0.0, is_over)

    def skip(self) -> None:
        """Play a random legal move for the seat that is asked: for readers that find none."""
        legal = self.game.legal(self._table.position)
        self._play(legal[int(below(self._any, len(legal)))])

    def ask(self, bot: Bot) -> None:
        """Play the move of a bot for the seat that is asked."""
        self._play(self._decided(bot))

    def bot(self, name: str) -> Bot:
        """A bot for the seat that is asked first, from the seed of this game."""
        return self._hire(name, self._plan.seed_of("bot", self._own, name))

    def _hire(self, name: str, seed: int) -> Bot:
        self._hired.append(self._roster.make(name, seed))
        return self._hired[-1]

    def _dismiss(self) -> None:
        """Take back the bots of the last game, so that programs can play another."""
        while self._hired:
            self._roster.take_back(self._hired.pop())

    def close(self) -> None:
        """End the programs of bots that are programs."""
        self._dismiss()
        self._roster.close()

    def _play(self, action: int) -> None:
        self._read[self.seat] = len(self._story) + 1
        self._apply(action)
        self._go_on()

    def _apply(self, action: int) -> None:
        self._open = None
        self._story.append(told.play(self._table, action))

    def _asked(self) -> Asked:
        """The open question, written when it is first wanted."""
        if self._open is None:
            self._open = self.wording.ask(self._table, self.seat, self._story[self._read[self.seat] :])
        return self._open

    def _go_on(self) -> None:
        """Play everything that is not for a reader to decide: draws, moves without a choice, and the opponents'."""
        while (actor := self._table.actor) != OVER:
            legal = self.game.legal(self._table.position)
            if actor == CHANCE:
                self._apply(self._chance.draw(self._table.position))
            elif len(legal) == 1:
                self._apply(legal[0])
            elif self._opponents is not None and actor != self._own:
                if actor not in self._bots:
                    self._bots[actor] = self._hire(self._opponents, self._plan.seed_of("bot", actor))
                self._apply(self._decided(self._bots[actor]))
            else:
                return

    def _decided(self, bot: Bot) -> int:
        """A bot's action, by what its seat may know."""
        table, seat = self._table, self._table.actor
        moves = tuple(entry.words[seat] for entry in self._story)
        question = Question.of(self.game, table.position, self.seats, seat, self._unknown, table.options, moves)
        return bot.decide(question).action

    def _ending(self) -> str:
        speak, places = self.wording.speak, self._table.places
        lines = [
            f"{speak('terminal-seat', seat=seat + 1)}: {points} {speak('terminal-points', count=points)}, "
            f"{speak('terminal-place', place=places[seat])}"
            for seat, points in enumerate(self.scores)
        ]
        return "\n".join([self.wording.of(Message.of("prompt-over")), *lines])

    def _named(self, answer: str) -> str:
        """The move that an answer names; a Refusal says why it names none."""
        bounds, moves = self.wording.bounds, self._asked().moves
        if bounds.count(answer) > bounds.answer:
            raise Refusal("", Message.of("text-long", most=bounds.answer))
        lines = [line.strip(_MARKS) for line in answer.splitlines() if line.strip(_MARKS)]
        if not lines:
            raise Refusal("", Message.of("text-empty"))
        said = " ".join(lines[-1].split())
        spoken = said.rpartition(": ")[2].strip(_MARKS)  # "My move: 3"
        copied = said.partition(". ")[2]  # a line of the question
        for words in (said, spoken, said.partition(DASH)[0], copied.partition(DASH)[0]):
            if words in moves:
                return words
        if not _NUMBER.fullmatch(spoken):
            return spoken
        if not 1 <= int(spoken) <= len(moves):
            raise Refusal("", Message.of("text-number", number=int(spoken), most=len(moves)))
        return moves[int(spoken) - 1]

    def _reason(self, refusal: Refusal) -> str:
        wording, reason = self.wording, self.wording.of(refusal.reason)
        if refusal.reason.key.startswith("text-"):
            return reason
        said = wording.speak("text-clause", reason=reason, clause=refusal.clause) if refusal.clause else reason
        return wording.speak("text-refused", reason=said)
