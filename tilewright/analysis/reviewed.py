"""A game of the arena that is reviewed when it is over: a second measure of strength, without the luck of the first."""

from dataclasses import replace

from tilewright.analysis.review import review
from tilewright.analysis.strength import QUICK
from tilewright.bots.arena.match import Match, Outcome
from tilewright.bots.arena.plan import Plan
from tilewright.bots.roster import Roster
from tilewright.core.game import Game


def play(game: Game, plan: Plan, number: int, roster: Roster, is_recorded: bool) -> Outcome:
    """Play one game of a plan and review it quickly; a game that a bot has failed is not reviewed."""
    played = Match(game, plan, plan.fixture(number), roster)
    result = played.play()
    record = played.record(result)
    if result.fault is None:
        found = review(game, record, QUICK, threads=1)
        seats = range(plan.seats)
        losses = tuple(round(found.error_rate(seat), 4) for seat in seats)
        result = replace(result, losses=losses, lucks=tuple(round(found.accounts[seat].luck, 4) for seat in seats))
    is_wanted = is_recorded or result.fault is not None
    return Outcome(result, record.write() if is_wanted else None)
