"""The coach: one to three sentences about a move, made of facts and numbers that were computed.

A game's facts (`Game.reasons`) say what is true about each of two moves. A fact that holds for both is no reason, and
neither is one where the other move has as much of the same kind. What is uncertain is not said: facts are worked out on
deals of everything the seat cannot know, and those that differ between them are left out.
"""

from collections.abc import Iterable, Iterator, Sequence

from tilewright.analysis.ply import Decision
from tilewright.analysis.worth import seed_of
from tilewright.core import deal
from tilewright.core.fact import Fact
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.kit.random import stream

SENTENCES = 3
LETTERS = 220  # of all sentences together, in English
LEAST = 0.5  # points by which a fact must matter
LEAST_CHANCE = 0.03  # of the chance to win, to be worth a sentence
EVEN = 0.25  # points of lead between the best and the worst choice that are about the same
DEALS = 3  # of hidden information, on each of which a fact must hold


def said(game: Game, position: Positions, decision: Decision) -> list[Message]:
    """Why a decision was good, or what the better move has that the played one lacks; nothing where the engine does
    not know. `position` is the one before the move.
    """
    return [fact.message for fact in told(game, position, decision)]


def said_for(game: Game, position: Positions, seat: int, action: int) -> list[Message]:
    """What speaks for a move and what to know about it, for a hint."""
    return [fact.message for fact in told_for(game, position, seat, action)]


def told(game: Game, position: Positions, decision: Decision) -> list[Fact]:
    """The same as `said`, each sentence with the pieces it is about."""
    if not decision.choices or decision.grade is None:
        return []
    found = _praise if decision.grade in ("best", "good") else _reproof
    return _fitting(game, found(game, position, decision))


def told_for(game: Game, position: Positions, seat: int, action: int) -> list[Fact]:
    """The same as `said_for`, each sentence with the pieces it is about."""
    found = [fact for fact in facts(game, position, seat, action) if abs(fact.weight) >= LEAST]
    return _fitting(game, _by_weight(found))


def pieces(told: Iterable[Fact]) -> tuple[str, ...]:
    """The pieces that some facts are about, each once."""
    return tuple(dict.fromkeys(piece for fact in told for piece in fact.about))


def facts(game: Game, position: Positions, seat: int, action: int) -> list[Fact]:
    """Everything that is certain about a legal action of the seat to move, whatever it cannot know."""
    first, *others = (_of(game, truth, seat, action) for truth in _truths(game, position, seat))
    return [fact for fact in first if all(fact in other for other in others)]


def _truths(game: Game, position: Positions, seat: int) -> Iterator[Positions]:
    """Positions in which everything the seat cannot know is dealt again: the true one is never read."""
    if deal.hides_nothing(game):
        yield position
        return
    for number in range(DEALS):
        dealt = clone(position)
        game.kernels.redeal(dealt, 0, seat, stream(seed_of("coach", number)))
        yield dealt


def _of(game: Game, truth: Positions, seat: int, action: int) -> list[Fact]:
    return [*_scored(game, truth, seat, action), *game.reasons(truth, seat, action)]


def _scored(game: Game, truth: Positions, seat: int, action: int) -> Iterator[Fact]:
    """The points that an action scores at once; at the end of the game they are not a matter of this action alone."""
    after = clone(truth)
    game.kernels.apply(after, 0, action)
    if int(game.kernels.actor(after, 0)) == OVER:
        return
    sides = game.facts.sides(len(game.scene(truth, seat).panels))
    before, now = game.scores(truth, len(sides)), game.scores(after, len(sides))
    for one, (had, has) in enumerate(zip(before, now, strict=True)):
        if has > had:
            sign = 1 if sides[one] == sides[seat] else -1
            yield Fact(Message.of("coach-scores", seat=one + 1, points=has - had), float(sign * (has - had)))


def _praise(game: Game, position: Positions, decision: Decision) -> Iterator[Fact]:
    """What speaks for a move that was played, beyond the best other one."""
    if decision.choices[0].lead - decision.choices[-1].lead <= EVEN:
        yield Fact(Message.of("coach-even", count=len(decision.choices)), 0.0)
        return
    other = next(choice for choice in decision.choices if choice.move != decision.move)
    played, against = (_of_move(game, position, decision.seat, move) for move in (decision.move, other.move))
    yield from _beyond(played, against, 1)


def _reproof(game: Game, position: Positions, decision: Decision) -> Iterator[Fact]:
    """What the better move has that the played one lacks, and what speaks against the latter; then the numbers."""
    best, played = (_of_move(game, position, decision.seat, move) for move in (decision.best.move, decision.move))
    for fact in _by_weight([*_beyond(best, played, 1), *_beyond(played, best, -1)]):
        message = Message.of("coach-better" if fact.weight > 0 else "coach-played", fact=fact.message)
        yield Fact(message, fact.weight, fact.about)
    yield from _numbers(decision)


def _of_move(game: Game, position: Positions, seat: int, move: str) -> list[Fact]:
    return facts(game, position, seat, game.read(position, move))


def _numbers(decision: Decision) -> Iterator[Fact]:
    """What the move cost, as far as it is certain."""
    seat = decision.seat
    if decision.chance_lost >= max(LEAST_CHANCE, decision.odds_error):
        before, after = (round(100 * choice.odds[seat]) for choice in (decision.best, decision.played))
        yield Fact(Message.of("coach-chance", before=before, after=after), 0.0)
    elif decision.loss >= max(1.0, decision.lead_error):
        yield Fact(Message.of("coach-worth", points=round(decision.loss)), 0.0)


def _beyond(these: Sequence[Fact], others: Sequence[Fact], sign: int) -> list[Fact]:
    """The facts that speak for a move (or with sign -1 against it) and do not hold as much for another one.

    What holds for both is left out on both sides first: of two moves that finish one city, the one that also finishes
    a road is better by the road.
    """
    both = {fact.message for fact in these} & {fact.message for fact in others}
    found = []
    for fact in (one for one in these if one.message not in both):
        key = fact.message.key
        alike = [one.weight * sign for one in others if one.message.key == key and one.message not in both]
        more = fact.weight * sign - max([0.0, *alike])
        if more >= LEAST:
            found.append(Fact(fact.message, sign * more, fact.about))
    return _by_weight(found)


def _by_weight(found: Iterable[Fact]) -> list[Fact]:
    return sorted(found, key=lambda fact: -abs(fact.weight))


def _fitting(game: Game, told: Iterable[Fact]) -> list[Fact]:
    """As many sentences as a reader takes in, each once."""
    found: list[Fact] = []
    letters = 0
    for fact in {fact.message: fact for fact in told}.values():
        length = len(game.say(fact.message, "en")) + 1
        if len(found) < SENTENCES and letters + length <= LETTERS + 1:
            found.append(fact)
            letters += length
    return found
