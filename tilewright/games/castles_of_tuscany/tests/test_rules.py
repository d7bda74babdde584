"""Rare cases of The Castles of Tuscany from constructed positions, and properties that hold in every game."""

import itertools
import math
import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.core.game import CHANCE, OVER, Positions, clone
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.castles_of_tuscany import rules
from tilewright.games.castles_of_tuscany.rules import estimate, plan
from tilewright.games.castles_of_tuscany.rules.material import (
    CARDS,
    CASTLE,
    CITY,
    COLOUR_BONUS,
    FACES,
    FIELD_COUNT,
    FIELD_NAMES,
    FIELDS_OF_KIND,
    HEXAGON,
    KINDS,
    LETTERS,
    MANOR,
    NEUTRAL_TILES,
    OWN_COUNT,
    PARTS,
    QUARRY,
    TILES_PER_STACK,
    VILLAGE,
    YIELD_CARDS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    DISCARD,
    ENDED,
    EXTRA_ROUND,
    LAST_ROUND,
    OPENING,
    PLANS,
    PLAY,
)
from tilewright.kit import bits

GAME = find("castles_of_tuscany")
CASTLE_FACE, QUARRY_FACE, VILLAGE_FACE = (FACES.index(name) for name in ("castle", "quarry", "village"))


def opened(seats: int = 2, seed: int = 1) -> Table:
    """A table at its first turn, set up at random."""
    table = Table(GAME, seats, seed=seed)
    rng = random.Random(seed)
    while table.position[0].step < PLAY:
        table.play(rng.choice(table.legal()))
    return table


def hold(position: Positions, deck: dict[int, int], discards: dict[int, int], seat: int = 0) -> None:
    """Leave these cards in the pile and among the discards; all others are in one seat's hand."""
    p = position[0]
    p.hand[:] = 0
    p.held[:] = 0
    for kind in range(len(KINDS)):
        p.deck[kind], p.discards[kind] = deck.get(kind, 0), discards.get(kind, 0)
        p.hand[seat, kind] = CARDS[kind] - p.deck[kind] - p.discards[kind]


def spend_own_tiles(position: Positions, seat: int, left: int) -> None:
    """Put tiles of a seat into the box until `left` are left."""
    p = position[0]
    for face in range(len(FACES)):
        while p.own[seat, face] and p.own_left[seat] > left:
            p.own[seat, face] -= 1
            p.own_left[seat] -= 1
            p.box[face] += 1


def show(position: Positions, faces: list[int]) -> None:
    """Lay these neutral tiles on the display, everything else of it back to the neutral stacks."""
    p = position[0]
    for face in p.display:
        if face >= 0:
            p.neutral[face] += 1
    p.display[:] = -1
    for place, face in enumerate(faces):
        p.display[place] = face
        p.neutral[face] -= 1


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def is_sound(table: Table) -> bool:
    return bool(GAME.kernels.check(table.position, 0) == 0)


# piles


def test_the_card_pile_is_refilled_in_the_middle_of_a_draw() -> None:
    table = opened()
    table.deals = False
    hold(table.position, {VILLAGE: 1}, {CITY: 3}, seat=1)
    table.play("draw")
    assert table.legal() == ["card village"]
    assert kinds(table) == []
    table.play("card village")
    assert kinds(table) == ["cards-shuffled"]
    assert table.legal() == ["card city"]
    assert not table.position[0].discards.any()
    assert (table.position[0].held == table.position[0].hand).all()
    table.play("card city")
    assert table.actor == 1
    assert is_sound(table)


def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    table = opened()
    table.deals = False
    hold(table.position, {VILLAGE: 2}, {CITY: 3}, seat=1)
    for move in ("draw", "card village", "card village"):
        table.play(move)
        assert kinds(table) == []
    assert table.position[0].discards[CITY] == 3


def test_drawing_is_legal_when_no_card_is_left_anywhere() -> None:
    table = opened()
    hold(table.position, {}, {}, seat=1)
    table.play("draw")
    assert table.actor == 1
    assert table.position[0].hand[0].sum() == 0
    table.deals = False
    hold(table.position, {}, {QUARRY: 1}, seat=0)
    table.play("draw")
    assert kinds(table) == ["cards-shuffled"]
    table.play("card quarry")
    assert table.actor == 0  # one card only: the rest of the draw is left out
    assert is_sound(table)


def lay_at_once(table: Table, face: int, kind: int) -> None:
    """Give the seat a stored tile, cards to pay it with, and play it onto the first field that fits."""
    p = table.position[0]
    seat = int(p.seat)
    fields = [field for field in range(FIELD_COUNT) if p.ground[seat, kind] >> field & 1]
    p.reach[seat] |= 1 << fields[-1]
    p.covered[seat] &= ~(1 << fields[-1])
    p.neutral[face] -= 1
    p.stored[seat, face] += 1
    for card in range(len(KINDS)):
        if card == kind:
            p.deck[card] -= 2
            p.hand[seat, card] += 2
    move = next(move for move in table.legal() if move.startswith(f"lay {FACES[face]} "))
    table.play(move)
    table.play(f"pay {KINDS[kind]} {KINDS[kind]}")


def test_the_yield_pile_is_refilled_when_the_next_card_is_needed() -> None:
    table = opened(seed=4)
    table.deals = False
    p = table.position[0]
    p.yields[:] = 0
    p.yields[0] = 1
    p.yields_out[:] = YIELD_CARDS - p.yields
    p.bonus_left[4] -= 1
    p.bonus[0, 4] += 1
    before = int(p.bonus[0, 4])
    lay_at_once(table, FACES.index("carriage"), KINDS.index("carriage"))
    assert table.legal() == ["yield red-points"]
    table.play("yield red-points")
    assert before >= 1
    assert kinds(table) == ["yield-red", "yields-shuffled"]
    assert table.position[0].yields.sum() == YIELD_CARDS.sum()
    assert table.position[0].yields_out.sum() == 0


def test_a_carriage_shuffles_the_yields_only_when_one_is_due() -> None:
    table = opened(seed=4)
    table.deals = False
    p = table.position[0]
    p.bonus_left += p.bonus[0]
    p.bonus[0] = 0
    p.yields[:] = 0
    p.yields[0] = 1
    p.yields_out[:] = YIELD_CARDS - p.yields
    lay_at_once(table, FACES.index("carriage"), KINDS.index("carriage"))
    table.play("yield red-points")
    assert kinds(table) == ["yield-red"]
    assert table.position[0].yields.sum() == 0


def test_swept_tiles_come_back_when_the_neutral_stacks_run_out() -> None:
    table = opened()
    table.deals = False
    p = table.position[0]
    show(table.position, [VILLAGE_FACE] * 4 + [QUARRY_FACE] * 4)
    p.aside += p.neutral
    p.neutral[:] = 0
    p.neutral[QUARRY_FACE], p.aside[QUARRY_FACE] = p.aside[QUARRY_FACE], 0
    p.neutral[CASTLE_FACE], p.aside[CASTLE_FACE] = 2, p.aside[CASTLE_FACE] - 2
    p.moving, p.gap = -1, -1
    assert is_sound(table)
    table.play("take quarry 8")
    table.play("reveal village")
    assert kinds(table) == ["sweep"]
    table.play("reveal castle")
    table.play("reveal castle")
    assert kinds(table) == ["tiles-shuffled"]
    assert not table.position[0].aside.any()
    assert "reveal village" in table.legal()
    for face in ("village", "village", "village"):
        table.play(f"reveal {face}")
    assert table.actor == 1
    assert is_sound(table)


def test_places_stay_empty_when_no_neutral_tile_is_left_at_all() -> None:
    table = opened()
    table.deals = False
    p = table.position[0]
    show(table.position, [VILLAGE_FACE] * 4)
    p.box += p.neutral
    p.neutral[:] = 0
    table.play("take village 1")
    table.play("reveal village")
    assert kinds(table) == []
    assert table.actor == 1
    table.play("take village 2")
    table.play("reveal quarry")
    assert sum(face >= 0 for face in table.position[0].display) == 4


# display and passages


def test_a_place_stays_empty_when_the_own_stacks_are() -> None:
    table = opened()
    p = table.position[0]
    spend_own_tiles(table.position, 0, 0)
    p.passage, p.ending = 3, EXTRA_ROUND
    place = int(np.flatnonzero(p.display >= 0)[0])
    table.play(f"take {FACES[p.display[place]]} {place + 1}")
    if table.position[0].phase == DISCARD:
        table.play(table.legal()[0])
    assert table.actor == 1
    assert table.position[0].display[place] == -1
    assert len([move for move in table.legal() if move.startswith("take")]) == 7


def test_a_castle_can_end_a_passage() -> None:
    table = opened(seed=3)
    table.deals = False
    spend_own_tiles(table.position, 0, OWN_COUNT - TILES_PER_STACK + 1)
    show(table.position, [VILLAGE_FACE, VILLAGE_FACE, QUARRY_FACE, QUARRY_FACE])
    p = table.position[0]
    p.reach[0] |= p.ground[0, VILLAGE] | p.ground[0, QUARRY] | p.ground[0, CASTLE]
    lay_at_once(table, CASTLE_FACE, CASTLE)
    free = [move for move in table.legal() if move.startswith("free")]
    assert free
    table.play(free[0])
    assert kinds(table)[0] == "area" or "passage-ends" not in kinds(table)
    table.play(table.legal()[0])
    assert "passage-ends" in kinds(table)
    assert table.position[0].ending == LAST_ROUND


@pytest.mark.parametrize("passage", [1, 2, 3])
def test_each_passage_looks_at_its_own_stack(passage: int) -> None:
    table = opened()
    table.deals = False
    p = table.position[0]
    p.passage = passage
    spend_own_tiles(table.position, 0, OWN_COUNT - TILES_PER_STACK * passage + 2)
    table.play(next(move for move in table.legal() if move.startswith("take")))
    table.play(table.legal()[0])
    assert "passage-ends" not in kinds(table)
    assert table.position[0].ending == 0
    while table.actor != 0:
        table.play(table.legal()[0])
    table.play(next(move for move in table.legal() if move.startswith("take")))
    while "passage-ends" not in kinds(table):
        table.play(table.legal()[0])
    assert table.position[0].ending == LAST_ROUND


def test_a_first_stack_emptied_in_the_second_passage_ends_nothing() -> None:
    table = opened()
    table.deals = False
    table.position[0].passage = 2
    spend_own_tiles(table.position, 0, OWN_COUNT - TILES_PER_STACK + 1)
    table.play(next(move for move in table.legal() if move.startswith("take")))
    table.play(table.legal()[0])
    assert "passage-ends" not in kinds(table)
    assert table.position[0].ending == 0


def test_the_wooden_hexagon_goes_back_to_the_supply_and_not_into_the_box() -> None:
    table = opened()
    p = table.position[0]
    p.bonus_left += p.bonus[0]
    p.bonus[0] = 0
    p.stored[0, HEXAGON] = 1
    box = p.box.copy()
    table.play(next(move for move in table.legal() if move.startswith("take")))
    table.play("discard hexagon")
    assert (table.position[0].box == box).all()
    assert table.position[0].stored[0, HEXAGON] == 0


# the end


def ended(points: list[int], covered: list[int], green: list[int]) -> list[int]:
    """The places of a finished game with these points, covered fields and green points."""
    position = GAME.new(len(points))
    p = position[0]
    p.phase = ENDED
    for seat in range(len(points)):
        p.points[seat], p.covered[seat], p.green[seat] = points[seat], (1 << covered[seat]) - 1, green[seat]
    return GAME.places(position, len(points))


def test_ties_are_broken_by_empty_fields_then_by_fewer_green_points_then_shared() -> None:
    assert ended([50, 49], [20, 10], [9, 1]) == [1, 2]
    assert ended([50, 50], [20, 19], [1, 9]) == [2, 1]
    assert ended([50, 50], [20, 20], [9, 8]) == [2, 1]
    assert ended([50, 50, 50], [20, 20, 20], [9, 9, 10]) == [1, 1, 3]
    assert ended([40, 50, 50, 50], [5, 20, 19, 19], [0, 9, 9, 9]) == [4, 3, 1, 1]


def test_things_left_over_score_a_point_each_and_three_cards_score_one() -> None:
    table = opened(seats=3)
    table.deals = False
    p = table.position[0]
    hold(table.position, {VILLAGE: 9}, {}, seat=1)
    for kind, count in ((QUARRY, 5), (CASTLE, 3)):
        p.hand[1, kind] -= count
        p.hand[2, kind] += count
    p.passage, p.ending, p.seat = 3, EXTRA_ROUND, 2
    p.stored[2] = 0
    p.bonus[2, 1], p.bonus_left[1] = 2, p.bonus_left[1] - 2
    p.stored[2, HEXAGON], p.stored[2, QUARRY_FACE], p.neutral[QUARRY_FACE] = 1, 1, p.neutral[QUARRY_FACE] - 1
    p.marble[2], p.workers[2], p.green[2], p.points[2] = 0, 4, 11, 20
    p.draw_cards = 1
    p.bonus[2, 0] = 0
    table.play("draw")
    table.play("card village")
    assert table.is_over
    mine = [event for event in table.events if event.seat == 2]
    assert [(event.kind, event.points) for event in mine] == [("scoring", 11), ("left-over", 1 + 1 + 4 + 3)]
    assert {term.label.key: term.count for term in mine[1].terms} == {
        "term-left-tiles": 1,
        "term-left-hexagons": 1,
        "term-left-workers": 4,
        "term-left-cards": 3,
    }
    assert table.scores[2] == 20 + 11 + 9


def test_the_third_to_finish_a_colour_gets_nothing() -> None:
    table = opened(seed=5)
    p = table.position[0]
    for taken, gain in ((0, int(COLOUR_BONUS[MANOR, 0])), (1, int(COLOUR_BONUS[MANOR, 1])), (2, 0)):
        position = clone(table.position)
        q = position[0]
        q.colour_bonus[MANOR] = taken
        fields = [field for field in range(FIELD_COUNT) if p.ground[0, MANOR] >> field & 1]
        q.covered[0] |= 1 << fields[0]
        q.laid[0, fields[0]] = HEXAGON + 1
        q.reach[0] |= 1 << fields[1]
        q.stored[0, HEXAGON] = 1
        q.hand[0, MANOR] += 2
        after = Table.replay(GAME, table.record)
        after.position = position
        after.play(f"lay hexagon {FIELD_NAMES[fields[1]]}")
        after.play("pay manor manor")
        green = [sum(term.points for term in event.terms) for event in after.events if event.kind == "colour-bonus"]
        assert sum(green) == gain


# plans


def arrangement() -> st.SearchStrategy[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    return st.tuples(
        st.tuples(*(st.integers(4 * letter, 4 * letter + 3) for letter in range(3))),
        st.permutations(range(3)).map(tuple),
        st.tuples(*(st.integers(0, 1) for _ in range(3))),
        st.tuples(*(st.integers(0, 1) for _ in range(2))),
    )


@settings(max_examples=150, deadline=None)
@given(arrangement())
def test_every_plan_has_all_its_colours_and_no_area_beyond_three(
    chosen: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]],
) -> None:
    parts, order, turned, shifts = chosen
    position = GAME.new(2)
    p = position[0]
    p.part[0], p.order[0], p.turned[0], p.shift[0] = parts, order, turned, (0, *shifts)
    p.castle[0] = next(field for field in range(FIELD_COUNT) if plan.kind_before(p, 0, field) == CASTLE)
    plan.open_plan(p, 0)
    for kind in range(len(KINDS)):
        assert bits.count(p.ground[0, kind]) == FIELDS_OF_KIND[kind]
    for field in range(FIELD_COUNT):
        area = int(plan.area_of(p, 0, field))
        assert 1 <= int(bits.count(area)) <= 3
        members = [other for other in range(FIELD_COUNT) if area >> other & 1]
        assert all(int(plan.area_of(p, 0, other)) == area for other in members)


# what is hidden


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


def test_finished_plans_are_laid_open_one_after_the_other() -> None:
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
        assert (other[0].order[:seat] == table.position[0].order[:seat]).all()  # what is open stays
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
    """Chi-squared: every outcome that can be comes up as often as it should, and no other one."""
    assert set(found) <= set(expected)
    total = sum(expected.values())
    chi = sum(
        (found[hand] - deals * weight / total) ** 2 / (deals * weight / total) for hand, weight in expected.items()
    )
    degrees = len(expected) - 1
    assert chi < degrees + 4 * math.sqrt(2 * degrees) + 8, (chi, degrees)


def dealt(cards: list[int], sizes: list[int]) -> Counter[tuple[int, ...]]:
    """All ways to deal these cards, each a thing of its own, to hands of these sizes; the rest is the pile."""
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


def test_two_players_know_each_other_s_hand_when_the_pile_is_reshuffled() -> None:
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


def test_unfinished_plans_of_others_are_any_plan() -> None:
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


# properties


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(["2", "3"]))
def test_nothing_is_lost_in_any_game(seed: int, seats: int, draw: str) -> None:
    position = GAME.new(seats, {"draw": draw})
    rng = random.Random(seed)
    stream = np.array([seed], dtype=np.uint64)
    while GAME.kernels.actor(position, 0) != OVER:
        if GAME.kernels.actor(position, 0) == CHANCE:
            action = int(GAME.kernels.draw(position, 0, stream))
        else:
            action = rng.choice(GAME.legal(position))
        GAME.kernels.apply(position, 0, action)
        assert GAME.kernels.check(position, 0) == 0
    p = position[0]
    assert p.passage == 3
    assert (p.own_left[:seats] == 0).any()


_BY_SEAT = [
    "part",
    "order",
    "turned",
    "shift",
    "castle",
    "ground",
    "covered",
    "reach",
    "laid",
    "hand",
    "held",
    "own",
    "own_left",
    "stored",
    "marble",
    "workers",
    "bonus",
    "green",
    "points",
]


def turned_round(position: Positions, by: int) -> Positions:
    """The same position with everybody some seats further on."""
    other = clone(position)
    p, q = position[0], other[0]
    seats = int(p.seats)
    for name in _BY_SEAT:
        for seat in range(seats):
            q[name][(seat + by) % seats] = p[name][seat]
    q.seat = (p.seat + by) % seats
    if p.last_seat >= 0:
        q.last_seat = (p.last_seat + by) % seats
    for row in range(int(p.events)):
        q.event[row, 1] = (p.event[row, 1] + by) % seats
    return other


def facts(position: Positions) -> dict[str, object]:
    """Everything a position says, without the events of moves before the last."""
    p = position[0]
    said = {name: p[name].tolist() for name in position.dtype.names or () if name != "event"}
    return {**said, "event": p.event[: int(p.events)].tolist()}


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_seats_are_all_alike(seed: int, seats: int) -> None:
    table = opened(seats, seed)
    position = table.position
    rng = random.Random(seed)
    for _ in range(120):
        if GAME.kernels.actor(position, 0) == OVER:
            break
        other = turned_round(position, 1)
        legal = GAME.legal(position)
        assert GAME.legal(other) == legal
        action = rng.choice(legal)
        after = clone(position)
        GAME.kernels.apply(after, 0, action)
        if after[0].seat == position[0].seat:  # whose turn comes next depends on who began
            GAME.kernels.apply(other, 0, action)
            assert facts(turned_round(after, 1)) == facts(other)
            for seat in range(seats):
                one, two = estimate.expected(after[0], seat), estimate.expected(other[0], (seat + 1) % seats)
                assert one == pytest.approx(two)
        position = after


def test_a_full_plan_still_lets_its_owner_draw_and_take() -> None:
    table = opened()
    p = table.position[0]
    p.covered[0] = (1 << FIELD_COUNT) - 1
    p.stored[0, QUARRY_FACE] += 1
    assert table.actor == 0
    assert p.phase == ACT
    assert not any(move.startswith("lay") for move in table.legal())
    assert "draw" in table.legal()


def test_the_material_is_all_there() -> None:
    assert int(CARDS.sum()) == 122
    assert int(YIELD_CARDS.sum()) == 27
    assert int(NEUTRAL_TILES.sum()) == 32
    assert (OWN_COUNT, len(PARTS), len(LETTERS)) == (21, 12, 3)
    assert int(FIELDS_OF_KIND.sum()) == FIELD_COUNT == 30
    assert rules.actor(GAME.new(2)[0]) == CHANCE
