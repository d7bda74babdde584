"""Who plays whom, on which seat: round robin by the circle, Swiss by score, and tables that have the same luck.

Players are numbers, and None is a bot. As few bots as possible fill in, at most one table more than another.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

Seating = tuple[int | None, ...]  # one table, seat by seat

AGAIN, BOT_AGAIN = 1000.0, 300.0  # what it costs to meet somebody, or a bot, again
MOST_PASSES = 30


@dataclass
class Past:
    """What has been played so far."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)  # pairs, the lower number first
    bots: Counter[int] = field(default_factory=Counter)  # games with a bot at the table
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)  # player and seat

    @classmethod
    def of(cls, tables: Sequence[Seating]) -> "Past":
        """The games at these tables."""
        past = cls()
        for table in tables:
            people = [one for one in table if one is not None]
            past.met.update(combinations(sorted(people), 2))
            past.bots.update(people if len(people) < len(table) else ())
            past.sat.update((one, seat) for seat, one in enumerate(table) if one is not None)
        return past


def rounds_of_circle(players: int, seats: int) -> int:
    """How many rounds it takes until everybody has met everybody, or as good as."""
    if seats == 2:
        return max(1, players - 1 + players % 2)
    return max(1, -(-(players - 1) // (seats - 1)))


def sizes(players: int, seats: int) -> list[int]:
    """How many people each table gets; the smaller tables, which bots fill, are last."""
    count = -(-players // seats)
    return [players // count + (at < players % count) for at in range(count)]


def circle(players: Sequence[int], seats: int, number: int, past: Past) -> list[Seating]:
    """One round of a round robin, counted from 0. Two at a table meet by turning a circle; with more, those who have
    met least sit together.
    """
    if seats == 2:
        return [_seated(pair, 2, past) for pair in _turned(players, number)]
    return _best(_dealt_out(players, seats, number), seats, past, {})


def _turned(players: Sequence[int], number: int) -> list[list[int]]:
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [[one for one in pair if one is not None] for pair in pairs]


def _dealt_out(players: Sequence[int], seats: int, number: int) -> list[list[int]]:
    """A different first guess for each round."""
    ring = [*players[number % len(players) :], *players[: number % len(players)]]
    return _cut(ring, seats)


def swiss(ranked: Sequence[int], scores: Mapping[int, float], seats: int, past: Past) -> list[Seating]:
    """One round: players with the same score meet, the best first, as far as they have not met before. Those who have
    had fewest bots are next to get one.
    """
    order = list(ranked)
    small = sum(seats - size for size in sizes(len(order), seats))
    if small and seats == 2:  # one plays a bot: the last of those who had fewest
        least = min(past.bots[one] for one in order)
        alone = [one for one in order if past.bots[one] == least][-1]
        order = [*(one for one in order if one != alone), alone]
    return _best(_cut(order, seats), seats, past, scores)


def _cut(order: Sequence[int], seats: int) -> list[list[int]]:
    found, at = [], 0
    for size in sizes(len(order), seats):
        found.append(list(order[at : at + size]))
        at += size
    return found


def _best(groups: list[list[int]], seats: int, past: Past, scores: Mapping[int, float]) -> list[Seating]:
    """Swap players between tables while that saves repetitions, or brings together those with the same score."""

    def cost(group: list[int]) -> float:
        met = sum(AGAIN * past.met[min(a, b), max(a, b)] ** 2 for a, b in combinations(group, 2))
        apart = sum((scores[a] - scores[b]) ** 2 for a, b in combinations(group, 2)) if scores else 0.0
        return met + apart + (sum(BOT_AGAIN * past.bots[one] for one in group) if len(group) < seats else 0.0)

    for _ in range(MOST_PASSES):
        if not _improve(groups, cost):
            break
    return [_seated(group, seats, past) for group in groups]


def _improve(groups: list[list[int]], cost: Callable[[list[int]], float]) -> bool:
    """One pass of swaps; whether any saved something."""
    has_saved = False
    for one, other in combinations(groups, 2):
        for a in range(len(one)):
            for b in range(len(other)):
                before = cost(one) + cost(other)
                one[a], other[b] = other[b], one[a]
                if cost(one) + cost(other) < before:
                    has_saved = True
                else:
                    one[a], other[b] = other[b], one[a]
    return has_saved


def _seated(group: Sequence[int], seats: int, past: Past) -> Seating:
    """The seats on which the players of a table have been least often."""
    filled: list[int | None] = [*group, *([None] * (seats - len(group)))]

    def cost(order: Iterable[int | None]) -> int:
        return sum(past.sat[one, seat] ** 2 for seat, one in enumerate(order) if one is not None)

    return tuple(min(permutations(filled), key=cost))


def duplicate(players: Sequence[int], seats: int, least: int, number: int) -> list[Seating]:
    """One round of tables that have the same luck, counted from 0: the first players have the first seat at each table,
    the next ones the second, and so on. In the next round everybody has the next seat, and other neighbours.
    """
    count = max(least, -(-len(players) // seats))
    tables: list[list[int | None]] = [[None] * seats for _ in range(count)]
    for place, one in enumerate(players):
        row = place // count
        tables[(place + number * row) % count][(row + number) % seats] = one
    return [tuple(table) for table in tables]
