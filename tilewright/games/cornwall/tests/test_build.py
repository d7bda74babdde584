"""What is impossible about a position of Cornwall, clause by clause, and what follows from the rest."""

from typing import Any

import pytest

from tests.kit.build import reasons
from tests.kit.play import Setup, walk
from tilewright.core import scenario
from tilewright.core.game import clone
from tilewright.core.table import Table
from tilewright.games import find

GAME = find("cornwall")
GAMES = [GAME.state(clone(position)) for seed in (1, 2) for position, _ in walk(Setup("cornwall", 2), seed)]
FIGURE = {"seat": 0, "size": "small"}


def first(phase: str, tiles: int = 8, figures: int = 0) -> dict[str, Any]:
    """The first position of this phase with so many tiles and figures on the table."""
    least = 5 + 3 * tiles
    found = (one for one in GAMES if one["next"] == phase and len(one["figures"]) >= figures)
    return dict(next(one for one in found if len(one["fields"]) >= least))


def free(state: dict[str, Any], last: bool) -> str:
    """An empty field of the last tile, or of an earlier one."""
    cells = [*state["fields"]][-3:] if last else [*state["fields"]][5:-3]
    return next(str(cell) for cell in cells if cell not in state["figures"])


def test_the_stack_the_coins_and_the_supply_follow_from_the_table() -> None:
    state = first("draw", figures=2)
    built = GAME.state(GAME.build({name: state[name] for name in ("fields", "figures", "coins", "pub")}, 2, {}))
    for name in ("bank", "supply"):
        assert built[name] == state[name]
    assert sorted(built["stack"]) == sorted(state["stack"] + state["under"])


def test_a_pub_that_nobody_mentions_holds_what_is_neither_on_the_land_nor_in_the_supply() -> None:
    state = first("pub")
    assert GAME.state(GAME.build({name: one for name, one in state.items() if name != "pub"}, 2, {})) == state


def test_the_order_of_the_stack_does_not_matter() -> None:
    state = first("draw")
    assert reasons("cornwall", {**state, "stack": state["stack"][::-1]}) == []


def changes() -> list[tuple[dict[str, Any], tuple[str, str]]]:
    draw, figure, place, pub, over = (first(phase) for phase in ("draw", "figure", "place", "pub", "over"))
    fields = draw["fields"]
    cells = [*fields]
    swapped = {cell: fields[other] for cell, other in zip(cells, cells[:5] + cells[8:11] + cells[8:], strict=False)}
    three = dict.fromkeys([*figure["fields"]][-3:], FIGURE)
    return [
        ({**draw, "fields": dict(reversed(fields.items()))}, ("2.1", "built-start")),
        ({**draw, "fields": {**fields, "50 50": "swamp"}}, ("1.1", "built-no-such-tile")),
        ({**draw, "fields": swapped}, ("1.1", "built-twice")),
        ({**draw, "fields": _moved(fields, 0, 40)}, ("3.4", "refuse-edges")),
        ({**draw, "fields": _moved(fields, 1, 40)}, ("1.1", "built-not-together")),
        ({**draw, "stack": draw["stack"][1:]}, ("2.2", "built-stack")),
        ({**draw, "under": draw["stack"][:1]}, ("2.2", "built-stack")),
        ({**draw, "figures": {"0 0": FIGURE}}, ("3.11", "built-figure-nowhere")),
        ({**draw, "figures": {"60 60": FIGURE}}, ("3.11", "built-figure-nowhere")),
        ({"fields": fields, "supply": [{"small": 5}, {}]}, ("1.5", "built-too-many-figures")),
        ({**draw, "pub": [{"small": 5}, {}]}, ("1.5", "built-too-many-figures")),
        ({**draw, "coins": [40, 1]}, ("1.6", "built-coins")),
        ({**draw, "bank": 0}, ("", "built-disagrees")),
        ({**draw, "next": "over"}, ("5.1", "built-not-over")),
        ({**over, "next": "draw"}, ("5.1", "built-over")),
        ({**place, "tile": "T99"}, ("", "built-malformed")),
        ({"next": "figure"}, ("3.1", "built-none-laid")),
        ({**pub, "seat": 1 - pub["seat"], "pub": _pub_of(pub)}, ("3.10", "built-pub-empty")),
        ({**figure, "seat": 1, "figures": {free(figure, last=True): FIGURE}}, ("3.11", "built-figure-early")),
        ({"next": "figure", "seat": 0, "fields": figure["fields"], "figures": three}, ("3.11", "built-figures-placed")),
    ]


def _moved(fields: dict[str, str], first: int, by: int) -> dict[str, str]:
    """The last tile, from one of its fields on, somewhere else."""
    kept = len(fields) - 3 + first
    found = dict([*fields.items()][:kept])
    for cell, words in [*fields.items()][kept:]:
        q, r = cell.split()
        found[f"{int(q) + by} {r}"] = words
    return found


def _pub_of(state: dict[str, Any]) -> list[dict[str, int]]:
    """Only the seat whose turn it is has figures in the pub."""
    return [there if seat == state["seat"] else {} for seat, there in enumerate(state["pub"])]


@pytest.mark.parametrize(("state", "reason"), changes())
def test_an_impossible_position_is_refused(state: dict[str, Any], reason: tuple[str, str]) -> None:
    assert reason in reasons("cornwall", state)


def test_a_scored_region_holds_no_figures() -> None:
    found = [
        reasons("cornwall", {"fields": state["fields"], "figures": {cell: FIGURE}})
        for state in [first("draw", tiles=20)]
        for cell in [*state["fields"]][5:]
    ]
    assert [("4.10", "built-scored-region")] in found
    assert [] in found


def test_a_tile_that_fits_nowhere_has_gone_under_the_stack() -> None:
    file = GAME.facts.folder / "scenarios" / "3.7-two-tiles-go-under-the-stack.txt"
    record, _ = scenario.read(file.read_text(encoding="utf-8"))
    tables = (Table.replay(GAME, record, ply) for ply in range(len(record.moves) + 1))
    states = (GAME.state(table.position) for table in tables)
    state = next(one for one in states if one["next"] == "draw" and one["under"])
    held = {name: one for name, one in state.items() if name not in ("under", "stack")}
    found = reasons("cornwall", {**held, "next": "place", "tile": state["under"][0]}, record.seats)
    assert found == [("3.7", "built-fits-nowhere")]
