"""Piles of The Castles of Tuscany: when they are shuffled again, and what happens when nothing is left."""

from tilewright.games.castles_of_tuscany.rules.material import (
    CITY,
    FACES,
    KINDS,
    QUARRY,
    VILLAGE,
    YIELD_CARDS,
)
from tilewright.games.castles_of_tuscany.tests.build import (
    CASTLE_FACE,
    QUARRY_FACE,
    VILLAGE_FACE,
    hold,
    is_sound,
    kinds,
    lay_at_once,
    opened,
    show,
)


def test_the_card_pile_is_shuffled_again_in_the_middle_of_a_draw() -> None:
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
    assert table.actor == 0  # one card only: the rest of the draw is skipped
    assert is_sound(table)


def test_the_yield_pile_is_shuffled_again_when_the_next_card_is_needed() -> None:
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


def test_swept_tiles_return_when_the_neutral_stacks_run_out() -> None:
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
