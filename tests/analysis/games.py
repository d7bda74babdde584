"""Finished games to analyse: played at random or by bots, the same each time."""

from functools import cache

from tilewright.analysis.review import Review, review
from tilewright.analysis.strength import Strength
from tilewright.bots.bot import Question
from tilewright.bots.roster import Roster
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.kit.random import stream

TINY = Strength("tiny", scan=4, choices=2, batches=2, iterations=1, draw_batches=1, draw_iterations=1)


@cache
def played(name: str, seats: int, bot: str, seed: int = 1) -> Record:
    """A whole game between bots of one kind."""
    game = find(name)
    table, roster, rng = Table(game, seats, seed=seed), Roster(game.facts), stream(seed)
    bots = [roster.make(bot, seed + seat) for seat in range(seats)]
    while not table.is_over:
        legal, seat = game.legal(table.position), table.actor
        asked = Question.of(game, table.position, seats, seat, rng, table.options)
        table.apply(legal[0] if len(legal) == 1 else bots[seat].decide(asked).action)
    return table.record


@cache
def reviewed(name: str, seats: int, bot: str) -> Review:
    """Its review with next to no thought."""
    return review(find(name), played(name, seats, bot), TINY)
