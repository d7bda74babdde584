"""What is impossible about a position of The Castles of Tuscany, clause by clause, and what follows from the rest."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.build import reasons
from tests.kit.play import Setup, walk
from tilewright.core.game import clone
from tilewright.games import find

NAME = "castles_of_tuscany"
GAME = find(NAME)
GAMES = [GAME.state(clone(position)) for seed in (1, 2) for position, _ in walk(Setup(NAME, 2), seed)]
State = dict[str, Any]


def late(phase: str, is_setup: bool = False) -> State:
    """A position of this phase, as late as possible."""
    found = [one for one in GAMES if one["next"] == phase and (one["passage"] == 0) == is_setup]
    return copy.deepcopy(found[-1])


def changed(phase: str, change: Callable[[State], Any], is_setup: bool = False) -> State:
    """Such a position, changed."""
    state = late(phase, is_setup)
    change(state)
    return state


def put(of: str, **values: Any) -> Callable[[State], Any]:
    """Change something about the first seat."""
    return lambda state: state["seats"][0][of].update(values)


def say(**values: Any) -> Callable[[State], Any]:
    """Change some members."""
    return lambda state: state.update(values)


def test_piles_and_rewards_follow_from_the_table() -> None:
    state = late("act")
    implied = ("pile", "neutral", "bonus_left", "colours_done", "yields", "last", "actions", "marble_used", "refills")
    said = {name: value for name, value in state.items() if name not in implied}
    built = GAME.state(GAME.build(said, 2, {}))
    assert {name: built[name] for name in state if name != "last"} == {
        name: value for name, value in state.items() if name != "last"
    }


def _far(state: State) -> None:
    """Take away everything but the starting castle and a tile that does not touch it."""
    seat = state["seats"][0]
    start = next(field for field, item in seat["covered"].items() if item == "start castle")
    column = {"a": "i1", "b": "i1", "c": "i1"}.get(start[0], "a1")
    seat["covered"] = {start: "start castle", column: "hexagon"}


def _other_colour(state: State) -> None:
    seat = state["seats"][0]
    field = next(field for field, kind in seat["fields"].items() if kind == "city" and field not in seat["covered"])
    seat["covered"][field] = "manor"


CHANGES: list[tuple[State, tuple[str, str]]] = [
    (changed("act", lambda state: state["seats"][0]["parts"].append("A1")), ("2.4", "built-part")),
    (changed("act", lambda state: state["seats"][0]["plan"].insert(0, "A 0")), ("", "built-malformed")),
    (changed("act", lambda state: state["seats"][0].update(plan=["A 0", "A 0 up"])), ("2.5", "built-plan")),
    (changed("act", lambda state: state["seats"][0].update(plan=["A 0"], covered={})), ("2.7", "built-setup")),
    (changed("act", put("fields", a1="city", a2="city", a3="city", b1="city")), ("2.5", "built-fields")),
    (changed("act", put("covered", a1="start castle", i1="start castle")), ("2.6", "built-castle")),
    (changed("act", _far), ("3.8", "built-apart")),
    (changed("act", _other_colour), ("3.9", "built-colour")),
    (changed("act", put("stored", hexagon=9)), ("3.4", "built-storage")),
    (changed("act", put("stacks", city=9)), ("1.2", "built-stacks")),
    (changed("act", put("hand", city=99)), ("1.4", "built-cards")),
    (changed("act", put("bonus", card=6)), ("1.6", "built-bonus")),
    (changed("act", say(yields_out={"worker": 99})), ("1.5", "built-yields")),
    (changed("act", say(neutral={}, aside={}, box={"city": 20})), ("1.3", "built-tiles")),
    (changed("act", say(passage=0)), ("5.1", "built-passage")),
    (changed("act", say(ending="extra round", passage=1)), ("5.1", "built-passage")),
    (changed("over", say(passage=2)), ("5.1", "built-passage")),
    (changed("act", say(effect="city")), ("3.1", "built-pending")),
    (changed("act", say(actions=2, marble_used=False)), ("3.24", "built-actions")),
    (changed("act", say(actions=0)), ("3.24", "built-actions")),
    (changed("marble", lambda state: state["seats"][state["seat"]].update(marble=0)), ("3.24", "built-no-marble")),
    (changed("replace", say(gap=0)), ("3.6", "built-not-empty")),
    (changed("card", say(cards_due=0)), ("3.1", "built-pending")),
    (changed("pay", say(field="a1", item="manor")), ("3.8", "built-cannot-lay")),
    (changed("act", say(colours_done={"city": 2, "manor": 2})), ("", "built-disagrees")),
    (changed("card", put("hand", city=9), True), ("2.1", "built-setup")),
    (changed("deal", lambda state: state["seats"][0]["parts"].clear(), True), ("2.4", "built-setup")),
    (changed("castle", lambda state: state["seats"][1]["plan"].pop(), True), ("2.5", "built-setup")),
    (changed("bonus", lambda state: state["seats"][1]["bonus"].update(card=1), True), ("2.9", "built-setup")),
]


@pytest.mark.parametrize(("state", "reason"), CHANGES)
def test_an_impossible_position_is_refused(state: State, reason: tuple[str, str]) -> None:
    assert reason in reasons(NAME, state)


def test_before_the_regions_are_revealed_only_the_starting_castles_lie_on_them() -> None:
    state = late("castle", is_setup=True)
    state["seats"][0]["covered"]["a1"] = "hexagon"
    assert reasons(NAME, state) == [("2.7", "built-not-open")]


def test_a_tile_is_discarded_only_if_the_storage_is_full() -> None:
    state = late("discard")
    assert reasons(NAME, state) == []
    seat = state["seats"][state["seat"]]
    for item in seat["stored"]:
        if item != "hexagon":
            state["box"][item] = state["box"].get(item, 0) + seat["stored"][item]
    seat["stored"] = {}
    assert reasons(NAME, state) == [("3.5", "built-no-discard")]


def test_an_effect_is_that_of_a_tile_that_lies_there() -> None:
    games = (GAME.state(position) for seed in range(99) for position, _ in walk(Setup(NAME, 2), seed))
    state = next(one for one in games if one["next"] == "replace" and "effect" in one)
    kinds = state["seats"][state["seat"]]["fields"]
    state["effect"] = next(kind for kind in kinds.values() if kind != state["effect"])
    assert reasons(NAME, state) == [("3.12", "built-no-effect")]
