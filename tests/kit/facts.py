"""Games played half greedily and half at random, with the facts about some moves of every decision beside a slow
second implementation of the rules, so that every claim can be worked out again.
"""

import copy
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from tests.kit.play import leads
from tilewright.core.fact import Fact
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.scenario import read
from tilewright.games import FOLDER, find

GREEDY = 0.7  # of the moves; the others are random


@dataclass(frozen=True, eq=False)
class Tried:
    """A legal action of a seat, with the oracle before and after it; only good until the next one is asked for."""

    game: Game
    position: Positions
    seat: int
    action: int
    move: str
    before: Any
    after: Any
    facts: list[Fact]


def tried(name: str, seats: int, seed: int, begin: Callable[..., Any], each: int = 3) -> Iterator[Tried]:
    """Some actions of every decision of a game; `begin` sets up the oracle for a number of seats."""
    game, rng, oracle = find(name), random.Random(f"{name} {seats} {seed}"), begin(seats)
    position = game.new(seats)
    while (actor := int(game.kernels.actor(position, 0))) != OVER:
        legal = game.legal(position)
        if actor == CHANCE:
            action = rng.choices(legal, game.weights(position))[0]
        else:
            for one in rng.sample(legal, min(each, len(legal))):
                yield _tried(game, position, actor, one, oracle)
            action = _greedy(game, position, seats, actor, legal) if rng.random() < GREEDY else rng.choice(legal)
        oracle.apply(game.write(position, action, EVERYTHING))
        game.kernels.apply(position, 0, action)


def recorded(name: str, begin: Callable[..., Any]) -> Iterator[Tried]:
    """Every decision of the game's scenarios, which show what is rare in play."""
    for path in sorted((FOLDER / name / "scenarios").glob("*.txt")):
        record, _ = read(path.read_text(encoding="utf-8"))
        game, oracle = find(name), begin(record.seats, **record.options)
        position = game.new(record.seats, record.options)
        for move in record.moves:
            action, actor = game.read(position, move), int(game.kernels.actor(position, 0))
            if actor != CHANCE:
                yield _tried(game, position, actor, action, oracle)
            oracle.apply(game.write(position, action, EVERYTHING))
            game.kernels.apply(position, 0, action)


def _tried(game: Game, position: Positions, seat: int, action: int, oracle: Any) -> Tried:
    move, after = game.write(position, action, EVERYTHING), copy.deepcopy(oracle)
    after.apply(move)
    facts = game.reasons(position, seat, action)
    return Tried(game, position, seat, action, move, oracle, after, facts)


def _greedy(game: Game, position: Positions, seats: int, seat: int, legal: list[int]) -> int:
    def lead(action: int) -> float:
        after = clone(position)
        game.kernels.apply(after, 0, action)
        return leads(game, after, seats)[seat]

    return max(legal, key=lead)


def args(message: Message) -> dict[str, Any]:
    """The arguments of a message."""
    return dict(message.args)


def seats(numbers: str) -> set[int]:
    """The seats that SEAT would name."""
    return {int(number) - 1 for number in numbers.split(", ")}


Check = Callable[[Tried, Fact, dict[str, Any]], bool]


def check_all(found: Iterable[Tried], checks: dict[str, Check]) -> set[str]:
    """Work out every claim again; returns the keys of the facts that came up."""
    seen = set()
    for one in found:
        for fact in one.facts:
            key = fact.message.key
            seen.add(key)
            assert checks[key](one, fact, args(fact.message)), (one.move, one.seat, fact)
    return seen


def claims(
    name: str, begin: Callable[..., Any], checks: dict[str, Check], *games: tuple[int, int], each: int = 3
) -> set[str]:
    """Work out every claim about a game's scenarios and some games again, these by seats and seed; returns the keys."""
    played = (tried(name, seats, seed, begin, each) for seats, seed in games)
    return check_all(chain(recorded(name, begin), *played), checks)


def keys(game: Game, prefix: str = "fact-") -> set[str]:
    """The keys of all facts that a game has words for."""
    from tests.kit.words import keys_of  # noqa: PLC0415 -- reads all words

    return {key for key in keys_of(game.name) if key.startswith(prefix)}
