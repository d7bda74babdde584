"""One game in one terminal: the table, its players, and everything that has happened there."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tilewright.bots.bot import Answer, Bot, BotError, Question
from tilewright.bots.roster import Roster
from tilewright.core import forced, told
from tilewright.core.game import CHANCE
from tilewright.core.message import Message
from tilewright.core.table import Table
from tilewright.kit.random import stream

if TYPE_CHECKING:
    from tilewright.analysis.advice import Forecast, Hint


class Sitting:
    """A game between people at this terminal and bots."""

    def __init__(
        self, table: Table, people: frozenset[int], names: Mapping[int, str], roster: Roster, seed: int | None
    ) -> None:
        self.table = table
        self.people = people
        self.names = names  # of the bots
        self.story = [entry for entry, _ in told.replay(table)]
        self.forced: set[int] = set()  # the plies of moves made here without asking
        chosen = secrets.randbits(64) if seed is None else seed
        self._rng = stream(chosen)
        self._unknown = stream(chosen + 1)  # redeals what a bot may not know
        self._is_repeatable = seed is not None
        self._bots = {seat: roster.make(name, chosen + seat + 2) for seat, name in names.items()}
        # the table before each decision of a person, and the length of the story
        self._past: list[tuple[Table, int]] = []

    def make_only_move(self) -> bool:
        """If the seat to move has no choice, and everybody can see that, make its move; returns whether it was made."""
        table = self.table
        action = forced.only_move(table.game, table.position, table.seats)
        if action is None:
            return False
        self._apply(action)
        self.forced.add(len(self.story))
        return True

    def chance(self) -> None:
        """Let chance move."""
        self._apply(int(self.table.game.kernels.draw(self.table.position, 0, self._rng)))

    def bot(self) -> None:
        """Let the bot to move play; raises BotError if it cannot."""
        if self._is_repeatable:
            self.table.game.pointers()  # uncompiled, a bot's decision depends on the time it takes
        action = self._ask(self._bots[self.table.actor]).action
        if action not in self.table.game.legal(self.table.position):
            raise BotError(f"it answered {action}, which is not a legal action")
        self._apply(action)

    def advice(self) -> "tuple[Hint, Forecast]":
        """What the seat to move could play, and how the game stands, by what it knows."""
        from tilewright.analysis import advice  # noqa: PLC0415 -- imports Numba, which a start need not wait for

        table, ply = self.table, len(self.story)
        is_built = table.start is not None
        found = advice.hint(table.game, table.position, table.seats, ply, is_built=is_built)
        forecast = advice.forecast(table.game, table.position, table.seats, table.actor, ply, is_built=is_built)
        return found, forecast

    def _ask(self, bot: Bot) -> Answer:
        table, seat = self.table, self.table.actor
        moves = tuple(entry.words[seat] for entry in self.story)
        return bot.decide(
            Question.of(table.game, table.position, table.seats, seat, self._unknown, table.options, moves, table.start)
        )

    def _apply(self, action: int) -> None:
        self.story.append(told.play(self.table, action))

    def choose(self, words: str) -> None:
        """Play a person's move; raises Refusal if it may not be played."""
        before = self.table.copy(), len(self.story)
        self._apply(self.table.game.read(self.table.position, words))
        self._past.append(before)

    def undo(self) -> Message:
        """Undo a person's last decision if chance has not moved since; returns a message with the result."""
        if not self._past:
            return Message.of("cli-undo-nothing")
        table, length = self._past[-1]
        if any(entry.actor == CHANCE for entry in self.story[length:]):
            return Message.of("cli-undo-chance")
        self._past.pop()
        self.table = table
        del self.story[length:]
        self.forced = {ply for ply in self.forced if ply <= length}
        return Message.of("cli-undone")
