"""Caches of what is shown: what they compare, what a cached function may read, and that they are bounded."""

from typing import Any

import numpy as np
import pytest

from tilewright.core import cached
from tilewright.core.plain import Plain

POSITION = np.dtype(
    [("seat", np.int8), ("points", np.int64, 3), ("hand", np.uint8, (3, 2)), ("left", np.int64)], align=True
)


def position(**fields: Any) -> Plain:
    made = np.zeros(1, dtype=POSITION)
    for name, value in fields.items():
        made[name][0] = value
    return Plain(made)


@cached.by_fields(POSITION, "points", "seat")
def standing(p: Any, title: str) -> list[Any]:
    return [title, p.seat, *p.points]


@cached.by_seat(POSITION, "points", "hand")
def panel(p: Any, seat: int, is_to_move: bool) -> list[Any]:
    return [seat, is_to_move, p.points[seat], *p.hand[seat]]


def test_fields_not_named_make_no_difference() -> None:
    first = standing(position(seat=1, points=[4, 5, 6]), "points")
    assert first == ["points", 1, 4, 5, 6]
    assert standing(position(seat=1, points=[4, 5, 6], left=9, hand=[[1, 2]] * 3), "points") is first


def test_every_named_field_and_every_argument_makes_a_difference() -> None:
    made = [
        standing(position(seat=seat, points=points), title)
        for seat in (0, 1)
        for points in ([4, 5, 6], [4, 5, 7])
        for title in ("points", "score")
    ]
    assert len({tuple(row) for row in made}) == 8


def test_only_the_rows_of_the_seat_make_a_difference() -> None:
    first = panel(position(points=[1, 2, 3], hand=[[0, 0], [3, 4], [0, 0]]), 1, True)
    assert first == [1, True, 2, 3, 4]
    assert panel(position(points=[7, 2, 9], hand=[[5, 5], [3, 4], [6, 6]]), 1, True) is first
    assert panel(position(points=[1, 2, 3], hand=[[0, 0], [3, 5], [0, 0]]), 1, True) == [1, True, 2, 3, 5]
    assert panel(position(points=[1, 2, 3], hand=[[0, 0], [3, 4], [0, 0]]), 1, False) == [1, False, 2, 3, 4]
    assert panel(position(points=[2, 2, 3], hand=[[3, 4], [3, 4], [0, 0]]), 0, True) == [0, True, 2, 3, 4]


def test_a_field_not_named_cannot_be_read() -> None:
    @cached.by_fields(POSITION, "points")
    def careless(p: Any) -> int:
        return int(p.points[0] + p.left)

    with pytest.raises(AttributeError, match="'left' is not among the fields"):
        careless(position(left=3))


def test_an_unknown_field_is_refused_at_once() -> None:
    with pytest.raises(KeyError):
        cached.by_fields(POSITION, "pionts")


def test_the_oldest_is_forgotten_beyond_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cached, "MOST_PARTS", 2)

    @cached.by_fields(POSITION, "left")
    def left(p: Any) -> list[int]:
        return [p.left]

    first, second = left(position(left=1)), left(position(left=2))
    left(position(left=3))
    assert left(position(left=2)) is second
    assert left(position(left=1)) is not first


def test_everything_can_be_forgotten() -> None:
    before = standing(position(seat=2), "points")
    assert cached.forget() >= 2
    assert standing(position(seat=2), "points") is not before
