"""How an event stands: points by who was beaten, or, with the same luck, by what others made of the same seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tilewright.server.events.pairing import Seating


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat of a finished game ended."""

    points: int
    place: int
    skill: float | None = None  # points above the average without luck, if the game has been reviewed


@dataclass(frozen=True, slots=True)
class Played:
    """One table of an event; its result once it is over."""

    round: int
    players: Seating
    sides: tuple[int, ...]  # the side each seat plays for
    result: tuple[Seat, ...] | None


@dataclass(slots=True)
class Standing:
    """What one player has reached."""

    number: int
    score: float = 0.0
    difference: float = 0.0  # points compared with the others, which decides between equal scores
    games: int = 0
    skill: float | None = None  # the sum of those; None unless all games have been reviewed
    place: int = 1


def beaten(played: Played, seat: int) -> float:
    """One for each opponent who came later, and half for each on the same place."""
    assert played.result is not None
    mine = played.result[seat].place
    others = [
        played.result[other].place for other in range(len(played.sides)) if played.sides[other] != played.sides[seat]
    ]
    return sum(1.0 if place > mine else 0.5 if place == mine else 0.0 for place in others)


def ahead(played: Played, seat: int) -> float:
    """The points of a seat less the average of its opponents."""
    assert played.result is not None
    others = [
        played.result[other].points for other in range(len(played.sides)) if played.sides[other] != played.sides[seat]
    ]
    return played.result[seat].points - sum(others) / len(others)


def compared(tables: Sequence[Played], at: int, seat: int) -> float | None:
    """The points of a seat less the average of the same seat at the other tables; None if there are none."""
    own = tables[at].result
    others = [one.result[seat].points for number, one in enumerate(tables) if number != at and one.result is not None]
    return None if own is None or not others else own[seat].points - sum(others) / len(others)


def standings(players: Sequence[int], tables: Sequence[Played], is_duplicate: bool) -> list[Standing]:
    """All players, the best first; those with the same score and difference share a place."""
    found = {number: Standing(number) for number in players}
    skills: dict[int, list[float | None]] = {number: [] for number in players}
    for number in sorted({table.round for table in tables}):
        group = [table for table in tables if table.round == number]
        for at, table in enumerate(group):
            for seat, player in enumerate(table.players):
                if player in found and table.result is not None:
                    _add(found[player], group, at, seat, is_duplicate)
                    skills[player].append(table.result[seat].skill)
    for number, standing in found.items():
        known = [one for one in skills[number] if one is not None]
        standing.skill = sum(known) if known and len(known) == len(skills[number]) else None
    return _ranked(found)


def _add(standing: Standing, tables: Sequence[Played], at: int, seat: int, is_duplicate: bool) -> None:
    standing.games += 1
    if is_duplicate:
        standing.score += compared(tables, at, seat) or 0.0
        standing.difference += beaten(tables[at], seat)
    else:
        standing.score += beaten(tables[at], seat)
        standing.difference += ahead(tables[at], seat)


def _ranked(found: Mapping[int, Standing]) -> list[Standing]:
    order = sorted(found.values(), key=lambda one: (-round(one.score, 6), -round(one.difference, 6), one.number))
    for at, one in enumerate(order):
        before = order[at - 1] if at else None
        is_same = before is not None and _key(before) == _key(one)
        one.place = before.place if before is not None and is_same else at + 1
    return order


def _key(one: Standing) -> tuple[float, float]:
    return round(one.score, 6), round(one.difference, 6)
