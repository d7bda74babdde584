"""The JSON form of a position says what lies on the table, as every game's slow second implementation sees it."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.golden import folder
from tests.kit.play import FINISHED
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.carcassonne.tests import oracle as carcassonne
from tilewright.games.castles_of_tuscany.tests import oracle as castles
from tilewright.games.cornwall.tests import oracle as cornwall
from tilewright.games.tabula_rasa.tests import oracle as tabula
from tilewright.games.wheel_of_fortune.tests import oracle as wheel

State = dict[str, Any]
EVERY = 7  # plies


def whole(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def cell(text: str) -> tuple[int, int]:
    x, y = text.split()
    return int(x), int(y)


def land(state: State, oracle: Any) -> None:
    """Tiles and figures of games on square land."""
    tiles = {cell(at): (tile.split()[0], int(tile.split()[-1])) for at, tile in state["tiles"].items()}
    assert tiles == {at: tile for at, tile in oracle.tiles.items() if not tile[0].startswith("board")}
    figures = {cell(at): (*one["part"].split(), str(one["seat"])) for at, one in state["figures"].items()}
    assert figures == {at: (kind, str(index), str(seat)) for at, (kind, index, seat) in oracle.figures.items()}
    assert (state["points"], state["supply"], state["seat"]) == (oracle.scores, oracle.supply, oracle.turn)
    assert state.get("tile", "").split()[:1] == oracle.drawn.split()[:1]
    assert ("laid" in state) == (oracle.laid is not None)
    assert oracle.laid is None or cell(state["laid"]) == oracle.laid


def in_carcassonne(state: State, oracle: Any) -> None:
    land(state, oracle)
    heap: Counter[str] = Counter()
    for one in oracle.heaps:
        heap.update(one)
    assert state["left"] == whole(heap)


def in_wheel(state: State, oracle: Any) -> None:
    land(state, oracle)
    named = {f"{name} {number}" if number else name: count for (name, number), count in oracle.bag.items()}
    assert state["left"] == whole(named)
    assert {name: sorted(seats) for name, seats in state["crowns"].items()} == {
        name: sorted(seats) for name, seats in oracle.crowns.items()
    }
    assert state["pig"] == tuple(oracle.crowns)[oracle.pig]
    assert ("asked" in state) == bool(oracle.taking)
    assert not oracle.taking or state["asked"] == oracle.taking[0]


def in_cornwall(state: State, oracle: Any) -> None:
    facts = oracle.facts()
    fields = {cell(at): tuple(one.partition(" ")[::2]) for at, one in state["fields"].items()}
    assert fields == {at: (terrain, symbol or "") for at, (terrain, symbol) in facts["land"].items()}
    assert {cell(at): (one["seat"], one["size"]) for at, one in state["figures"].items()} == facts["figures"]
    assert (state["next"], state["seat"]) == (facts["phase"], facts["turn"])
    for ours, theirs in (("bank", "bank"), ("coins", "coins"), ("supply", "supply"), ("pub", "pub")):
        assert state[ours] == facts[theirs]
    assert (state["points"], set(state["stack"]), state["under"]) == (
        facts["scores"],
        facts["fresh"],
        facts["put_back"],
    )
    assert state.get("tile", "") == facts["drawn"]
    assert tuple(map(cell, state.get("laid", []))) == facts["laid"]


def in_tabula(state: State, oracle: Any) -> None:
    facts = oracle.facts()

    def named(cards: dict[Any, int]) -> dict[str, int]:
        return {f"{colour} {number}": count for (colour, number), count in cards.items() if count}

    assert state["left"] == named(facts["face_down"])
    assert state["hands"] == [named(hand) for hand in facts["hands"]]
    assert state["points"] == facts["scores"]
    for name, there in state["beside"].items():
        for side in range(oracle.sides):
            laid = Counter(one["knight"] for one in there if oracle.side_of(one["seat"]) == side)
            place = int(name) if name.isdigit() else name
            assert laid == Counter(f"{colour} {number}" for colour, number in facts["laid"][side][place])


def in_castles(state: State, oracle: Any) -> None:
    for seat, one in enumerate(state["seats"]):
        assert (one["points"], one["green"]) == (oracle.scores[seat], oracle.green[seat])
        assert (one["marble"], one["workers"]) == (oracle.marble[seat], oracle.workers[seat])
        assert one["hand"] == whole(oracle.hands[seat])
        assert one["stored"] == Counter(oracle.stored[seat])
        assert one["bonus"] == whole(oracle.bonus_tiles[seat])
        assert one["stacks"] == whole(oracle.own[seat])
        assert one["fields"] == oracle.plans[seat]
        covered = {field: item.removeprefix("start ") for field, item in one["covered"].items()}
        assert covered == oracle.covered[seat]
    assert state["display"] == {str(place): face for place, face in oracle.display.items()}
    for name, theirs in (
        ("pile", oracle.cards),
        ("discards", oracle.discards),
        ("neutral", oracle.neutral),
        ("aside", oracle.aside),
        ("bonus_left", oracle.bonuses),
        ("yields", oracle.yields),
        ("yields_out", oracle.yield_discards),
    ):
        assert state[name] == whole(theirs), name


CHECKS: dict[str, tuple[Callable[..., Any], Callable[[State, Any], None]]] = {
    "carcassonne": (lambda seats, river: carcassonne.Oracle(seats, river == "yes"), in_carcassonne),
    "castles_of_tuscany": (castles.Oracle, in_castles),
    "cornwall": (cornwall.Oracle, in_cornwall),
    "tabula_rasa": (tabula.Oracle, in_tabula),
    "wheel_of_fortune": (wheel.Oracle, in_wheel),
}


@pytest.mark.parametrize("name", FINISHED)
def test_the_json_form_of_a_position_says_what_lies_on_the_table(name: str) -> None:
    begin, check = CHECKS[name]
    for file in sorted(folder(name).glob("*.game"))[:2]:
        record = Record.read(file.read_text(encoding="utf-8"))
        table, oracle = Table.replay(find(name), record, 0), begin(record.seats, **record.options)
        for ply, move in enumerate(record.moves):
            if ply % EVERY == 0:
                state = table.game.state(table.position)
                assert json.loads(json.dumps(state)) == state
                assert ": null" not in json.dumps(state)
                check(state, oracle)
            table.play(move)
            if not move.startswith("open "):  # the oracle keeps no plan secret
                oracle.apply(move)
        state = table.game.state(table.position)
        assert state["next"] == "over"
        check(state, oracle)
