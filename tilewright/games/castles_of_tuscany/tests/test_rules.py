"""Rare cases of The Castles of Tuscany in constructed positions: display, passages, the end, plans and material."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.core.game import CHANCE, clone
from tilewright.core.table import Table
from tilewright.games.castles_of_tuscany import rules
from tilewright.games.castles_of_tuscany.rules import plan
from tilewright.games.castles_of_tuscany.rules.material import (
    CARDS,
    CASTLE,
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
)
from tilewright.games.castles_of_tuscany.tests.build import (
    CASTLE_FACE,
    GAME,
    QUARRY_FACE,
    VILLAGE_FACE,
    hold,
    kinds,
    lay_at_once,
    opened,
    show,
    spend_own_tiles,
)
from tilewright.kit import bits


def test_a_place_stays_empty_when_the_seats_stacks_are_empty() -> None:
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
def test_each_passage_depends_on_its_own_stack(passage: int) -> None:
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


def test_a_discarded_wooden_hexagon_returns_to_the_supply_and_not_to_the_box() -> None:
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


def test_leftovers_score_a_point_each_and_three_cards_one() -> None:
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


def arrangement() -> st.SearchStrategy[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    return st.tuples(
        st.tuples(*(st.integers(4 * letter, 4 * letter + 3) for letter in range(3))),
        st.permutations(range(3)).map(tuple),
        st.tuples(*(st.integers(0, 1) for _ in range(3))),
        st.tuples(*(st.integers(0, 1) for _ in range(2))),
    )


@settings(max_examples=150, deadline=None)
@given(arrangement())
def test_every_plan_has_all_its_colours_and_no_area_of_more_than_three(
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


def test_a_full_plan_still_lets_its_owner_draw_and_take() -> None:
    table = opened()
    p = table.position[0]
    p.covered[0] = (1 << FIELD_COUNT) - 1
    p.stored[0, QUARRY_FACE] += 1
    assert table.actor == 0
    assert p.phase == ACT
    assert not any(move.startswith("lay") for move in table.legal())
    assert "draw" in table.legal()


def test_the_material_is_complete() -> None:
    assert int(CARDS.sum()) == 122
    assert int(YIELD_CARDS.sum()) == 27
    assert int(NEUTRAL_TILES.sum()) == 32
    assert (OWN_COUNT, len(PARTS), len(LETTERS)) == (21, 12, 3)
    assert int(FIELDS_OF_KIND.sum()) == FIELD_COUNT == 30
    assert rules.actor(GAME.new(2)[0]) == CHANCE
