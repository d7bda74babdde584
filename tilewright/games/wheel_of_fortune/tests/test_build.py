"""What is impossible about a position of Wheel of Fortune beyond Carcassonne, clause by clause, and what follows."""

from typing import Any

import pytest

from tests.kit.build import reasons
from tests.kit.play import Setup, walk
from tilewright.core.game import clone
from tilewright.games import find

NAME = "wheel_of_fortune"
GAME = find(NAME)
GAMES = [GAME.state(clone(position)) for position, _ in walk(Setup(NAME, 2), 3)]


def first(phase: str, tiles: int = 9) -> dict[str, Any]:
    """The first position of this phase with so many tiles."""
    return dict(next(one for one in GAMES if one["next"] == phase and len(one["tiles"]) >= tiles))


DRAW, TAKE = first("draw"), first("take", 0)
SYMBOL = next(iter(DRAW["symbols"]))


def test_pig_and_supply_follow_from_the_rest() -> None:
    said = {name: value for name, value in DRAW.items() if name not in ("pig", "supply")}
    assert GAME.state(GAME.build(said, 2, {})) == DRAW


def test_symbols_that_nobody_mentions_are_those_that_can_be_there() -> None:
    said = {name: value for name, value in DRAW.items() if name != "symbols"}
    assert GAME.state(GAME.build(said, 2, {}))["left"] == DRAW["left"]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({**DRAW, "pig": "storm" if DRAW["pig"] != "storm" else "tax"}, ("3.7", "built-pig")),
        ({**DRAW, "symbols": {**DRAW["symbols"], "60 60": 1}}, ("1.2", "built-no-tile")),
        ({**DRAW, "symbols": {SYMBOL: 4}}, ("", "built-malformed")),
        ({**DRAW, "symbols": dict.fromkeys(DRAW["tiles"], 3)}, ("1.2", "refuse-no-such-symbol")),
        ({"tiles": {"0 0": "A 0"}}, ("3.3", "refuse-board")),
        ({**DRAW, "figures": {"0 0": {"seat": 0, "part": "city 0"}}}, ("3.10", "built-figure-nowhere")),
        ({**DRAW, "crowns": {"fortune": [0, 1]}}, ("3.13", "built-crowns")),
        ({**DRAW, "crowns": {"fortune": [2]}}, ("", "built-malformed")),
        ({**DRAW, "supply": [0, 0]}, ("", "built-disagrees")),
        ({"next": "take", "tile": "A", "asked": 0}, ("4.13", "built-no-plague")),
        ({"next": "over", "left": {"A": 1}}, ("5.1", "built-not-over")),
    ],
)
def test_an_impossible_position_is_refused(state: dict[str, Any], reason: tuple[str, str]) -> None:
    assert reason in reasons(NAME, state)


def test_only_who_has_a_figure_on_the_land_removes_one() -> None:
    other = 1 - TAKE["asked"]
    figures = {cell: one for cell, one in TAKE["figures"].items() if one["seat"] != other}
    state = {**TAKE, "asked": other, "figures": figures}
    del state["supply"]
    assert reasons(NAME, state) == [("4.13", "built-none-to-take")]


def test_the_crowns_where_the_pig_has_just_arrived_are_free() -> None:
    state = next(one for one in GAMES if one["next"] == "place" and one["tile"].split()[1:])
    crowned = {**state, "crowns": {state["pig"]: [0]}}
    del crowned["supply"]
    assert reasons(NAME, crowned) == [("4.14", "built-crown-scored")]
