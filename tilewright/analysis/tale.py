"""The turns of a review in words: what was played, and what would have been better, as the log of the game says it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tilewright import words
from tilewright.analysis.ply import Decision
from tilewright.analysis.review import Course, Review, Turn
from tilewright.core.game import Game, Positions, clone
from tilewright.core.message import Message, Say

OWN = Path(__file__).resolve().parent / "words"  # messages of reviews; all their keys begin with review-


def speaker(game: Game) -> Say:
    """Formats the messages of a game and of reviews."""
    return words.speaker(OWN, *words.homes(game.facts))


@dataclass(frozen=True)
class Told:
    """One turn: its sentences, those of the better one if it was not the best, and where the two part."""

    turn: Turn
    played: tuple[Message, ...]
    better: tuple[Message, ...]
    before: Positions  # the decision that cost most
    after: Positions  # the turn as it was played
    best: Positions  # the turn as it should have been played, as far as its moves are known


def tell(review: Review) -> Iterator[Told]:
    """Every turn in words."""
    course = Course.of(review.game, review.record)
    for turn in review.turns:
        worst = turn.worst
        played = [_sentence(review.game, course.positions[one.ply - 1], one.seat, one.move) for one in turn.decisions]
        better, best = _better(review.game, course.positions[worst.ply - 1], worst)
        if better and _spoken(review.game, better) <= _spoken(review.game, played):
            better = (Message.of("review-move", move=worst.best.move),)  # the log leaves out how they differ
        last = turn.decisions[-1].ply
        before, after = course.positions[worst.ply - 1], course.positions[last]
        yield Told(turn, tuple(played), better, before, after, best)


def _spoken(game: Game, said: Iterable[Message]) -> set[str]:
    return {game.say(message, "en") for message in said}


def _better(game: Game, before: Positions, decision: Decision) -> tuple[tuple[Message, ...], Positions]:
    """The sentences of the best choice and of what follows it, and the position they lead to."""
    position, said = clone(before), []
    if decision.choices and decision.best.move != decision.move:
        for move in (decision.best.move, *decision.best.line):
            said.append(_sentence(game, position, decision.seat, move))
            game.kernels.apply(position, 0, game.read(position, move))
    return tuple(said), position


def _sentence(game: Game, position: Positions, seat: int, move: str) -> Message:
    return game.scene(position, seat).told(move)
