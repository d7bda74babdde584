"""A bot that sometimes plays a random move."""

from tilewright.bots.bot import Answer, Bot, Question
from tilewright.kit.random import below, stream

MILLION = 1_000_000
ASIDE = 0x5DEECE66D  # gives slips another random stream than the wrapped bot's


class CarelessBot:
    """Plays like another bot, but makes a share of its decisions at random."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        self._bot = bot
        self._share = round(share * MILLION)
        self._rng = stream(seed ^ ASIDE)

    def decide(self, question: Question) -> Answer:
        """The other bot's answer, unless this is a slip."""
        if int(below(self._rng, MILLION)) >= self._share:
            return self._bot.decide(question)
        legal = question.game.legal(question.position)
        return Answer(legal[int(below(self._rng, len(legal)))])

    def stop(self) -> None:
        """Tell the other bot to answer."""
        self._bot.stop()
