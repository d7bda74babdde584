"""Equal luck at several tables: each seat draws from a share of its own of every stack.

The tables of a set draw from one key. A stack is shuffled and dealt into as many shares as there are seats, and a seat
takes what is next in its own share, so what it draws does not depend on how often the others have drawn. A seat whose
share is used up takes from the bottom of the largest other one. At one table, every thing left in a stack is still
equally likely to come next, for everybody who does not know the key.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.core.game import Game, Positions

EVERYBODY = -1  # draws from the only share of a stack

Things = tuple[tuple[str, int], ...]  # how many of each thing, by the words of its draw


@dataclass(frozen=True, slots=True)
class Stack:
    """What chance draws from now, and whose share of it."""

    name: str
    seat: int = EVERYBODY


def no_stack(position: "Positions") -> Stack | None:
    """Default for games that do not say what chance draws from: their draws are only numbered."""
    return None


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw, and what its stack held before."""

    stack: Stack
    words: str
    held: Things


def below(key: str, purpose: str, total: int) -> int:
    """A number below `total` that follows from a key, all of them equally likely."""
    limit = (1 << 256) - (1 << 256) % total
    attempt = 0
    while True:
        x = int.from_bytes(_digest(key, f"tilewright {purpose} {attempt}"), "big")
        if x < limit:
            return x % total
        attempt += 1


def _digest(key: str, text: str) -> bytes:
    return hmac.digest(bytes.fromhex(key), text.encode(), hashlib.sha256)


def outcomes(game: "Game", position: "Positions") -> list[tuple[str, int, int]]:
    """What chance can draw: words, action and weight, in the alphabetical order of the words."""
    from tilewright.core.game import EVERYTHING  # noqa: PLC0415 -- a game has stacks

    actions, weights = game.legal(position), game.weights(position)
    return sorted(
        (game.write(position, action, EVERYTHING), action, weight)
        for action, weight in zip(actions, weights, strict=True)
    )


def draw(game: "Game", position: "Positions", key: str, seats: int, before: Sequence[Drawn]) -> tuple[int, Drawn]:
    """The next draw of a table of a set: its action, and what has to be remembered for the draws after it."""
    possible = outcomes(game, position)
    stack = game.stack(position)
    held = tuple((words, weight) for words, _, weight in possible)
    if stack is None:
        stack = Stack(possible[0][0].split()[0])
        words = _numbered(key, stack, held, before)
    else:
        words = following(key, stack, held, seats, before)
    return next(action for one, action, _ in possible if one == words), Drawn(stack, words, held)


def drawn(game: "Game", position: "Positions", words: str) -> Drawn:
    """A draw that has been made, as `draw` would return it."""
    held = tuple((one, weight) for one, _, weight in outcomes(game, position))
    return Drawn(game.stack(position) or Stack(held[0][0].split()[0]), words, held)


def _numbered(key: str, stack: Stack, held: Things, before: Sequence[Drawn]) -> str:
    number = sum(one.stack == stack for one in before)
    left = below(key, f"number {stack.name} {number}", sum(weight for _, weight in held))
    for words, weight in held:
        left -= weight
        if left < 0:
            return words
    raise AssertionError("the weights do not add up")


def following(key: str, stack: Stack, held: Things, seats: int, before: Sequence[Drawn]) -> str:
    """What is next in the share of a seat, after the draws that were made since the stack was last shuffled."""
    shuffled = -1
    full: Things = ()
    since: list[Drawn] = []
    left: dict[str, int] = {}
    for one in (*(one for one in before if one.stack.name == stack.name), Drawn(stack, "", held)):
        if dict(one.held) != {words: count for words, count in left.items() if count}:
            shuffled, full, since, left = shuffled + 1, one.held, [], dict(one.held)
        if one.words:
            left[one.words] -= 1
            since.append(one)
    count = 1 if stack.seat == EVERYBODY else seats
    shares = [list(share) for share in _dealt(key, f"{stack.name} {shuffled}", full, count)]
    for one in since:
        _take(shares, one.stack.seat)
    return _take(shares, stack.seat)


@lru_cache(256)
def _dealt(key: str, name: str, full: Things, count: int) -> tuple[tuple[str, ...], ...]:
    """A shuffled stack, dealt into shares."""
    things = sorted(
        (_digest(key, f"tilewright share {name} {words} {copy}"), words)
        for words, number in full
        for copy in range(number)
    )
    return tuple(tuple(words for _, words in things[share::count]) for share in range(count))


def _take(shares: list[list[str]], seat: int) -> str:
    own = shares[max(seat, 0)]
    return own.pop(0) if own else max(shares, key=len).pop()
