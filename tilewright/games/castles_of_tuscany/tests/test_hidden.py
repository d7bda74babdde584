"""Hidden information in The Castles of Tuscany: what each viewer may read, and equally likely redeals."""

import itertools
import math
import random
from collections import Counter

import numpy as np

from tilewright.core.game import CHANCE, Positions, clone
from tilewright.core.table import Table
from tilewright.games.castles_of_tuscany.rules.material import (
    CASTLE,
    CITY,
    FIELD_COUNT,
    FIELD_NAMES,
    HEXAGON,
    KINDS,
    MANOR,
    QUARRY,
    VILLAGE,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    OPENING,
    PLANS,
)
from tilewright.games.castles_of_tuscany.tests.build import GAME, hold, opened


def test_drawn_cards_and_unfinished_plans_are_for_their_seat_only() -> None:
    table = Table(GAME, 3, deals=False)
    assert [GAME.write(table.position, 0, viewer) for viewer in (-2, -1, 0, 1)] == [
        "card castle",
        "card ?",
        "card castle",
        "card ?",
    ]
    while table.position[0].step < PLANS:
        table.play(table.legal()[0])
    for move in ("part A 0", "part B 180 up", "part C 0 down"):
        action = GAME.read(table.position, move)
        assert [GAME.write(table.position, action, viewer) for viewer in (-2, -1, 0, 1)] == [
            move,
            "part ?",
            move,
            "part ?",
        ]
        table.play(move)
    action = GAME.legal(table.position)[0]
    assert GAME.write(table.position, action, 1) == "castle ?"
    assert GAME.write(table.position, action, 0).startswith("castle ")
    scenes = [str(table.scene(viewer).areas) for viewer in (1, -1)]
    assert all("/180" not in scene for scene in scenes)
    assert "/180" in str(table.scene(0).areas)


def test_finished_plans_are_revealed_one_after_the_other() -> None:
    table = Table(GAME, 3, deals=False, seed=2)
    rng = random.Random(2)
    while table.position[0].step < OPENING:
        table.play(rng.choice(table.legal()))
    for seat in range(3):
        assert table.actor == CHANCE
        stream = np.array([3], dtype=np.uint64)
        other = clone(table.position)
        GAME.kernels.redeal(other, 0, -1, stream)
        words = [GAME.write(table.position, GAME.legal(table.position)[0], viewer) for viewer in (-2, -1, 0, 1, 2)]
        assert len(set(words)) == 1
        assert (other[0].order[:seat] == table.position[0].order[:seat]).all()  # open plans stay the same
        parts = words[0].split()[1:]
        assert len(parts) == 9
        table.play(words[0])
        assert int(table.position[0].laid[seat, FIELD_NAMES.index(parts[-1])]) > 0
    assert table.actor == 0
    assert table.legal()[0] == "bonus card"


def frequencies(position: Positions, seat: int, deals: int, key: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """How often each set of hands of these seats comes up in redeals."""
    rng = np.array([77], dtype=np.uint64)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        other = clone(position)
        GAME.kernels.redeal(other, 0, seat, rng)
        found[tuple(int(count) for one in key for count in other[0].hand[one])] += 1
    return found


def agree(found: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], int], deals: int) -> None:
    """Chi-squared: every possible outcome is as frequent as it should be, and there are no others."""
    assert set(found) <= set(expected)
    total = sum(expected.values())
    chi = sum(
        (found[hand] - deals * weight / total) ** 2 / (deals * weight / total) for hand, weight in expected.items()
    )
    degrees = len(expected) - 1
    assert chi < degrees + 4 * math.sqrt(2 * degrees) + 8, (chi, degrees)


def dealt(cards: list[int], sizes: list[int]) -> Counter[tuple[int, ...]]:
    """All ways to deal these cards, all of them distinct, to hands of these sizes; the rest is the pile."""
    found: Counter[tuple[int, ...]] = Counter()
    for order in itertools.permutations(cards):
        hands, at = [], 0
        for size in sizes:
            hand = [0] * len(KINDS)
            for card in order[at : at + size]:
                hand[card] += 1
            hands += hand
            at += size
        found[tuple(hands)] += 1
    return found


def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:
    table = opened(seats=3)
    p = table.position[0]
    hold(table.position, {VILLAGE: 2, CITY: 1}, {}, seat=0)
    for other, kind in ((1, VILLAGE), (1, QUARRY), (2, VILLAGE)):
        p.hand[0, kind] -= 1
        p.hand[other, kind] += 1
    found = frequencies(table.position, 0, 6000, (1, 2))
    agree(found, dealt([VILLAGE] * 4 + [CITY, QUARRY], [2, 1]), 6000)


def test_cards_held_since_the_last_shuffle_are_dealt_among_themselves() -> None:
    table = opened(seats=3)
    p = table.position[0]
    hold(table.position, {VILLAGE: 2, CITY: 1}, {}, seat=0)
    for other, kind, is_held in ((1, QUARRY, 1), (2, QUARRY, 1), (2, CASTLE, 1), (1, CITY, 0), (2, VILLAGE, 0)):
        p.hand[0, kind] -= 1
        p.hand[other, kind] += 1
        p.held[other, kind] += is_held
    old, new = dealt([QUARRY, QUARRY, CASTLE], [1, 2]), dealt([VILLAGE] * 3 + [CITY] * 2, [1, 1])
    expected: Counter[tuple[int, ...]] = Counter()
    for (one, often), (two, as_often) in itertools.product(old.items(), new.items()):
        expected[tuple(a + b for a, b in zip(one, two, strict=True))] += often * as_often
    agree(frequencies(table.position, 0, 8000, (1, 2)), expected, 8000)


def test_two_players_know_each_other_s_hand_when_the_pile_is_shuffled_again() -> None:
    table = opened()
    table.deals = False
    hold(table.position, {VILLAGE: 1}, {CITY: 4, QUARRY: 2}, seat=1)
    p = table.position[0]
    p.hand[1, MANOR] -= 3
    p.hand[0, MANOR] += 3
    table.play("draw")
    table.play("card village")
    table.play("card city")
    known = [int(count) for count in table.position[0].hand[1]]
    assert set(frequencies(table.position, 0, 40, (1,))) == {tuple(known)}
    table.play("draw")
    table.play("card quarry")
    table.play("card city")
    expected = {
        tuple(known[kind] + drawn[kind] for kind in range(len(KINDS))): weight
        for drawn, weight in dealt([CITY] * 3 + [QUARRY] * 2, [2]).items()
    }
    agree(frequencies(table.position, 0, 4000, (1,)), expected, 4000)


def test_paid_cards_are_those_held_longest() -> None:
    table = opened()
    p = table.position[0]
    hold(table.position, {VILLAGE: 4}, {}, seat=1)
    for count, kind in ((4, QUARRY), (2, CITY)):
        p.hand[1, kind] -= count
        p.hand[0, kind] += count
    p.held[0, QUARRY] = 1
    p.stored[0, HEXAGON] = 1
    p.bonus[0, 1] += 1
    fields = [
        field for field in range(FIELD_COUNT) if p.ground[0, QUARRY] >> field & 1 and not p.covered[0] >> field & 1
    ]
    p.reach[0] |= 1 << fields[0]
    table.play(f"lay hexagon {FIELD_NAMES[fields[0]]}")
    table.play("pay quarry quarry")
    assert (int(table.position[0].hand[0, QUARRY]), int(table.position[0].held[0, QUARRY])) == (2, 0)


def test_redeals_give_others_any_unfinished_plan() -> None:
    table = Table(GAME, 2, seed=9)
    while table.position[0].castle[0] < 0:
        table.play(table.legal()[0])
    table.play(table.legal()[-1])
    rng = np.array([5], dtype=np.uint64)
    plans: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        other = clone(table.position)
        GAME.kernels.redeal(other, 0, 1, rng)
        p = other[0]
        plans[(*map(int, p.order[0]), *map(int, p.turned[0]), *map(int, p.shift[0]), int(p.castle[0]))] += 1
        assert (p.order[1] == table.position[0].order[1]).all()
    assert len(plans) == 6 * 8 * 4 * 3
    agree(plans, dict.fromkeys(plans, 1), 6000)
    spectator = clone(table.position)
    GAME.kernels.redeal(spectator, 0, -1, rng)
    assert sorted(spectator[0].order[1] >= 0) == sorted(table.position[0].order[1] >= 0)
