"""Pairings: everybody meets as many others as possible, on seats that change, and few play bots."""

from collections import Counter
from itertools import combinations

import pytest

from tilewright.server.events.pairing import Past, Seating, circle, duplicate, rounds_of_circle, sizes, swiss
from tilewright.server.events.standing import Played, Seat, standings


def whole(players: int, seats: int) -> list[list[Seating]]:
    """A whole round robin."""
    rounds: list[list[Seating]] = []
    for number in range(rounds_of_circle(players, seats)):
        past = Past.of([table for one in rounds for table in one])
        rounds.append(circle(range(players), seats, number, past))
    return rounds


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 11])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    rounds = whole(players, 2)
    past = Past.of([table for one in rounds for table in one])
    assert past.met == Counter(dict.fromkeys(combinations(range(players), 2), 1))
    assert set(past.bots.values()) <= {1}
    for one in rounds:
        assert sorted(player for table in one for player in table if player is not None) == list(range(players))
    for player in range(players):
        assert abs(past.sat[player, 0] - past.sat[player, 1]) <= 3


@pytest.mark.parametrize(("players", "seats"), [(8, 4), (9, 3), (10, 4), (12, 4), (7, 3), (5, 4), (12, 5)])
def test_with_more_at_a_table_people_meet_as_evenly_as_they_can(players: int, seats: int) -> None:
    rounds = whole(players, seats)
    past = Past.of([table for one in rounds for table in one])
    assert max(past.met.values()) <= 2 + (players < 2 * seats)
    assert len(past.met) >= 0.65 * players * (players - 1) / 2
    for one in rounds:
        people = [sum(player is not None for player in table) for table in one]
        assert sorted(people, reverse=True) == sizes(players, seats)
        assert sum(people) == players


def test_swiss_pairs_the_same_score_without_repetition() -> None:
    players, scores = list(range(9)), dict.fromkeys(range(9), 0.0)
    tables: list[Seating] = []
    for _ in range(4):
        ranked = sorted(players, key=lambda one: -scores[one])
        made = swiss(ranked, scores, 2, Past.of(tables))
        tables += made
        for table in made:  # the lower number wins, and bots lose
            scores[min(one for one in table if one is not None)] += 1
    past = Past.of(tables)
    assert max(past.met.values()) == 1
    assert max(past.bots.values()) == 1
    assert sum(past.bots.values()) == 4
    assert scores[0] == 4
    last = [table for table in made if None not in table]
    assert max(abs(scores[a] - scores[b]) for a, b in last if a is not None and b is not None) <= 2


def test_with_the_same_luck_everybody_has_every_seat_in_turn() -> None:
    for players, seats in ((6, 2), (7, 3), (12, 4), (10, 5), (1, 2)):
        rounds = [duplicate(range(players), seats, 2, number) for number in range(seats)]
        past = Past.of([table for one in rounds for table in one])
        assert past.sat == Counter({(player, seat): 1 for player in range(players) for seat in range(seats)})
        assert all(len(one) == max(2, -(-players // seats)) for one in rounds)
    two = duplicate([0, 1], 2, 2, 0)
    assert two == [(0, None), (1, None)]  # the same seat, so that they can be compared


def test_ranking_is_by_who_was_beaten_and_with_the_same_luck_by_the_same_seat() -> None:
    def table(players: Seating, *results: tuple[int, int]) -> Played:
        return Played(1, players, (0, 1), tuple(Seat(*one) for one in results))

    tables = [table((0, 1), (30, 2), (50, 1)), table((2, 3), (40, 1), (20, 2))]
    by_seat = standings(range(4), tables, is_duplicate=True)
    assert [(one.number, one.score, one.place) for one in by_seat] == [(1, 30, 1), (2, 10, 2), (0, -10, 3), (3, -30, 4)]
    by_win = standings(range(4), tables, is_duplicate=False)
    assert [(one.number, one.score, one.difference) for one in by_win] == [
        (1, 1, 20),
        (2, 1, 20),
        (0, 0, -20),
        (3, 0, -20),
    ]
    assert [one.place for one in by_win] == [1, 1, 3, 3]
    partners = Played(1, (0, 1, 2, 3), (0, 1, 0, 1), tuple(Seat(p, q) for p, q in ((9, 1), (4, 2), (9, 1), (4, 2))))
    assert [one.score for one in standings(range(4), [partners], is_duplicate=False)] == [2, 2, 0, 0]
