"""What is impossible about a position of Carcassonne, clause by clause, and what follows from the rest."""

from typing import Any

import pytest

from tests.kit.build import reasons
from tilewright.games.carcassonne.tests.build import GAME

START = {"0 0": "D 0"}
CITY = {**START, "0 -1": "E 2"}  # a city of two tiles, finished
ROAD = {**START, "1 0": "U 1", "2 0": "U 1"}


def build(river: str = "no", **state: Any) -> list[tuple[str, str]]:
    return reasons("carcassonne", state, 2, {"river": river})


def test_what_is_not_said_follows_from_the_rest() -> None:
    position = GAME.build({"tiles": ROAD, "figures": {"1 0": {"seat": 1, "part": "road 0"}}}, 3, {"river": "no"})
    state = GAME.state(position)
    assert (state["next"], state["seat"], state["supply"], state["points"]) == ("draw", 0, [7, 6, 7], [0, 0, 0])
    assert state["left"]["U"] == 6
    assert sum(state["left"].values()) == 69


def test_nothing_said_is_the_beginning() -> None:
    assert GAME.build({}, 2, {"river": "no"}).tobytes() == GAME.new(2).tobytes()


def test_the_order_of_the_tiles_need_not_be_possible() -> None:
    backwards = dict(reversed(ROAD.items()))
    assert build(tiles=backwards) == []


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"tiles": {"0 0": "E 0"}}, ("2.1", "built-first-tile")),
        ({"tiles": {"0 0": "D 1"}}, ("2.1", "built-first-tile")),
        ({"tiles": {"1 0": "U 1"}}, ("2.1", "built-first-tile")),
        ({"tiles": {**START, "0 1": "Z 0"}}, ("1.1", "refuse-unknown-tile")),
        ({"tiles": {**START, "1 0": "X 1", "2 0": "X 1"}}, ("1.1", "built-too-many-tiles")),
        ({"tiles": ROAD, "left": {"U": 7}}, ("1.1", "built-too-many-left")),
        ({"tiles": {**START, "1 0": "U 0"}}, ("3.4", "refuse-side")),
        ({"tiles": {**START, "1 1": "U 1"}}, ("3.3", "refuse-apart")),
        ({"tiles": {**START, "9 9": "U 1", "8 9": "U 1"}}, ("3.3", "refuse-apart")),
        ({"tiles": START, "figures": {"1 0": {"seat": 0, "part": "road 0"}}}, ("3.10", "built-figure-nowhere")),
        ({"tiles": START, "figures": {"0 0": {"seat": 0, "part": "road 0"}}}, ("3.10", "built-figure-nowhere")),
        ({"tiles": ROAD, "figures": {"1 0": {"seat": 0, "part": "city 0"}}}, ("3.10", "built-no-part")),
        ({"tiles": CITY, "figures": {"0 -1": {"seat": 0, "part": "city 0"}}}, ("4.6", "built-finished-city")),
        ({"next": "place", "tile": "X", "tiles": START, "seat": 1, "left": {}, "laid": "1 0"}, ("", "built-disagrees")),
        ({"next": "place"}, ("", "built-missing")),
        ({"tiles": ROAD, "laid": "5 5"}, ("3.10", "built-figure-nowhere")),
        ({"next": "draw", "left": {}}, ("5.1", "built-nothing-left")),
        ({"next": "over", "left": {"A": 1}}, ("5.1", "built-not-over")),
        ({"tiles": START, "supply": [6, 7]}, ("", "built-disagrees")),
        ({"points": [1, 2, 3]}, ("", "built-malformed")),
        ({"seat": 2}, ("", "built-malformed")),
        ({"wheel": 2}, ("", "built-unknown-member")),
    ],
)
def test_an_impossible_position_is_refused(state: dict[str, Any], reason: tuple[str, str]) -> None:
    assert reason in build(**state)


def test_a_finished_city_may_hold_a_knight_until_its_turn_is_over() -> None:
    board = {**CITY, "-1 -1": "U 0"}
    knight: dict[str, Any] = {"figures": {"0 -1": {"seat": 0, "part": "city 0"}}}
    assert ("3.8", "built-figure-already") in build(tiles=CITY, laid="0 -1", **knight)
    assert ("4.6", "built-finished-city") in build(tiles=board, laid="-1 -1", **knight)
    monk: dict[str, Any] = {"figures": {"0 1": {"seat": 0, "part": "monastery 0"}}}
    around = {f"{x} {y}": tile for (x, y), tile in AROUND.items()}
    assert build(tiles=around, laid="1 2", **monk) == []
    assert build(tiles=around, laid="1 2", next="draw", **monk) != []
    without = {cell: tile for cell, tile in around.items() if cell != "1 2"}
    assert build(tiles=without, **monk) == []


AROUND = {
    (0, 0): "D 0",
    (0, 1): "B 0",
    (1, 0): "U 1",
    (-1, 0): "U 1",
    (1, 1): "B 0",
    (-1, 1): "B 0",
    (0, 2): "B 0",
    (-1, 2): "E 2",
    (1, 2): "E 2",
}


def test_figures_meet_only_where_a_tile_without_one_joins_them() -> None:
    one, other = {"seat": 0, "part": "road 0"}, {"seat": 1, "part": "road 0"}
    board = {**ROAD, "-1 0": "U 1", "-2 0": "U 1"}
    assert build(tiles=board, figures={"1 0": one, "-1 0": other}) == []  # the start tile, on which nobody can stand
    junction = {**START, "1 0": "W 0", "1 1": "U 0"}
    found = [
        build(tiles=junction, figures={"1 0": {**one, "part": f"road {index}"}, "1 1": other}) for index in range(3)
    ]
    assert found.count([("3.11", "built-never-joined")]) == 1
    assert found.count([]) == 2


def test_no_seat_has_more_figures_than_seven() -> None:
    tiles = {**START, **{f"{x} 0": "U 1" for x in range(1, 9)}}
    fields = {f"{x} 0": {"seat": 0, "part": "field 0"} for x in range(1, 9)}
    assert ("1.3", "built-too-many-figures") in build(tiles=tiles, figures=fields)


def test_when_the_game_is_over_all_figures_have_returned() -> None:
    figures = {"1 0": {"seat": 0, "part": "road 0"}}
    assert ("5.1", "built-not-scored") in build(next="over", tiles=ROAD, figures=figures)
    assert build(next="over", tiles=ROAD, points=[40, 30]) == []


def test_a_tile_that_fits_nowhere_is_not_in_the_hand() -> None:
    closed = {**START, "0 -1": "E 2", "1 0": "A 1", "-1 0": "A 3", "0 1": "B 0"}
    assert build(tiles=closed, tile="C") == [("3.5", "built-fits-nowhere")]


# ---- the River

SPRING = "RV_SPRING"


def test_the_river_comes_first_and_goes_on_at_its_end() -> None:
    assert ("2.5", "built-first-tile") in build("yes", tiles=START)
    state = GAME.state(GAME.new(2, {"river": "yes"}))
    [(cell, spring)] = state["tiles"].items()
    assert build("yes", tiles={cell: spring, "5 5": "A 0"}) == [("2.5", "built-river-first")]
    straight = next(name for name in state["left"] if name.startswith("RV_") and name != "RV_LAKE")
    found = [
        build("yes", tiles={cell: spring, f"{x} {y}": f"{straight} {facing}"})
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))
        for facing in range(4)
    ]
    assert [] in found
    assert [("3.6", "refuse-river-end")] in found
