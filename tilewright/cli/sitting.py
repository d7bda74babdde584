"""One game in one terminal: the table, who sits at it, and everything that has happened there."""

import random
import secrets

from tilewright.cli.story import play, retell
from tilewright.core.game import CHANCE, EVERYTHING
from tilewright.core.message import Message
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.kit.random import stream


class Sitting:
    """A game between people at this terminal and bots that play at random."""

    def __init__(self, table: Table, people: frozenset[int], seed: int | None) -> None:
        self.table = table
        self.people = people
        self.viewers = (*people, SPECTATOR, EVERYTHING)
        self.story = retell(table, self.viewers)
        chosen = secrets.randbits(64) if seed is None else seed
        self._rng = stream(chosen)
        self._bots = random.Random(chosen)
        # the table before each decision of a person, and the length of the story
        self._past: list[tuple[Table, int]] = []

    def chance(self) -> None:
        """Let chance move."""
        self._apply(int(self.table.game.kernels.draw(self.table.position, 0, self._rng)))

    def bot(self) -> None:
        """Let a bot move."""
        self._apply(self._bots.choice(self.table.game.legal(self.table.position)))

    def _apply(self, action: int) -> None:
        words = self.table.game.write(self.table.position, action, EVERYTHING)
        self.story.append(play(self.table, words, self.viewers))

    def choose(self, words: str) -> None:
        """A person's move; Refusal if it may not be played."""
        before = self.table.copy(), len(self.story)
        self.story.append(play(self.table, words, self.viewers))
        self._past.append(before)

    def undo(self) -> Message:
        """Take back the last decision of a person, if chance has not moved since; what came of it."""
        if not self._past:
            return Message.of("cli-undo-nothing")
        table, length = self._past[-1]
        if any(step.actor == CHANCE for step in self.story[length:]):
            return Message.of("cli-undo-chance")
        self._past.pop()
        self.table = table
        del self.story[length:]
        return Message.of("cli-undone")
