"""What is impossible about a position of Tabula Rasa, clause by clause, and what follows from the rest."""

from typing import Any

import pytest

from tests.kit.build import reasons
from tests.kit.play import Setup, walk
from tilewright.core.game import clone
from tilewright.games import find

GAME = find("tabula_rasa")
GAMES = [clone(position) for position, _ in walk(Setup("tabula_rasa", 2), 3)]
END = GAME.state(GAMES[-1])


def at(phase: str, laid: int) -> dict[str, Any]:
    """A position with so many knights laid."""
    found = (GAME.state(position) for position in GAMES if position["laid"][0] == laid)
    return next(state for state in found if state["next"] == phase)


def test_the_pile_and_the_points_follow_from_the_table() -> None:
    state = {name: END[name] for name in ("beside",)}
    built = GAME.state(GAME.build(state, 2, {}))
    assert (built["next"], built["points"], built["left"]) == ("over", END["points"], END["left"])


def test_whose_turn_it_is_follows_from_the_knights_if_the_first_seat_began() -> None:
    state = at("play", 5)
    del state["seat"], state["next"], state["left"], state["last"]
    assert GAME.state(GAME.build(state, 2, {}))["seat"] == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"beside": {"1": [{"seat": 0, "knight": "green 2"}]}}, ("3.3", "refuse-place")),
        ({"beside": {"1": [{"seat": 0, "knight": "pink 2"}]}}, ("1.1", "refuse-no-such-knight")),
        ({"beside": {"6": []}}, ("", "built-malformed")),
        ({"beside": {"1": [{"seat": 2, "knight": "green 1"}]}}, ("", "built-malformed")),
        ({"beside": {}}, ("3.1", "built-turns")),
        ({"seat": 0}, ("3.1", "built-turns")),
        ({"next": "over"}, ("5.1", "built-laid")),
        ({"hands": [{}, {}]}, ("3.5", "built-hand")),
        ({"hands": [{"red 1": 8}, {"red 1": 8}]}, ("1.1", "built-too-many-knights")),
        ({"hands": [{}]}, ("", "built-malformed")),
        ({"points": [1, 0]}, ("", "built-disagrees")),
        ({"left": {"red 1": 1}}, ("", "built-disagrees")),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], reason: tuple[str, str]) -> None:
    state = {**at("play", 5), **change}
    if change.get("beside") == {}:
        state["beside"] = {"1": [{"seat": 0, "knight": "green 1"}, {"seat": 0, "knight": "green 1"}]}
        del state["last"]
    found = reasons("tabula_rasa", state)
    assert reason in found


def test_the_last_knight_is_that_of_the_seat_before() -> None:
    state = at("play", 5)
    places = {name: there[-1]["seat"] for name, there in state["beside"].items() if there}
    other = next(name for name, seat in places.items() if seat == 1)
    assert reasons("tabula_rasa", {**state, "last": other}) == [("3.1", "built-last")]
    empty = next(name for name, there in state["beside"].items() if not there)
    assert reasons("tabula_rasa", {**state, "last": empty}) == [("3.3", "built-none-beside")]


def test_nobody_draws_once_the_stock_is_empty() -> None:
    state = at("play", 40)
    drawn = {**state, "next": "draw", "seat": 1 - state["seat"]}
    assert ("3.6", "built-no-stock") in reasons("tabula_rasa", drawn)


def test_of_each_kind_only_the_first_reason_is_given() -> None:
    found = reasons("tabula_rasa", {**at("play", 5), "hands": [{"x": 1}, {"y": 1}], "z": 1})
    assert found == [("", "built-unknown-member")]
    assert reasons("tabula_rasa", {**at("play", 5), "hands": [{"x": 1}, {"y": 1}]}).count(("", "built-malformed")) == 1
