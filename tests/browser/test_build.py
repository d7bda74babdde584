"""Positions laid out by taps: the rulebooks' printed examples and their points, refused edits, undo, and playing on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.builder import Builder
from tests.browser.person import PATIENCE_MS, Person
from tests.kit.edits import edits
from tests.server.process import Server
from tilewright.core import scenario
from tilewright.core.table import Table
from tilewright.games import FOLDER, find, has_editor, names

Come = Callable[..., Person]
PHONE = {"width": 390, "height": 844}

# examples that the rulebooks print, and the points if the game ended there
PRINTED = {
    "carcassonne/5.5-a-page-of-fields": [9, 15, 12, 0, 0],
    "wheel_of_fortune/4.9-taxes": [0, 6],
    "tabula_rasa/4.8-the-second-number-wins-the-castle": [19, 19],
    "cornwall/3.16-example-g-a-chapel-and-a-second-figure": [1, 1, 3, 1],
}


def printed(path: str) -> Table:
    """The table of a printed example when something is drawn or played for the last time."""
    name, file = path.split("/")
    record, _ = scenario.read((Path(FOLDER) / name / "scenarios" / f"{file}.txt").read_text(encoding="utf-8"))
    game = find(name)
    for ply in range(len(record.moves), -1, -1):
        table = Table.replay(game, record, ply)
        if game.state(table.position)["next"] in ("draw", "play"):
            return table
    raise AssertionError(path)


def on_table(state: dict[str, Any]) -> list[Any]:
    """What lies on the table and what was scored; hands are dealt by the editor, and stacks have no order."""
    stacks = {place: sorted(map(str, knights)) for place, knights in state.get("beside", {}).items()}
    others = ("tiles", "figures", "symbols", "fields", "coins", "pub")
    return [stacks, state["seat"], state["points"], *map(state.get, others)]


def test_every_game_that_has_an_editor_has_a_printed_example() -> None:
    assert {path.partition("/")[0] for path in PRINTED} == {name for name in names() if has_editor(name)}


@pytest.mark.parametrize("path", PRINTED)
def test_a_printed_example_is_laid_out_by_taps_and_counted(server: Server, person: Come, path: str) -> None:
    table = printed(path)
    game, state = table.game, table.game.state(table.position)
    one = Builder(server, person(viewport=PHONE), game.name).comes(table.seats)
    for thing, edit in edits(game.name, state):
        if thing:
            one.puts(thing, edit)
        else:
            one.sets(*edit.rsplit(" ", 1))
    assert on_table(one.state) == on_table(state)
    assert one.sees() == (table.scores, PRINTED[path])


def test_an_impossible_edit_is_refused_with_its_clause_and_everything_can_be_taken_back(
    server: Server, person: Come
) -> None:
    one = Builder(server, person(), "carcassonne").comes()
    one.puts("tile E", "tile E 0 -1 2")
    before = one.state
    one.sets("drawn", "E")
    one.presses("[data-undo]")
    assert one.state == before
    one.presses("[data-redo]")
    assert one.state["tile"] == "E"
    one.presses("[data-undo]")
    one.chooses("tile H")
    one.page.locator('[data-pick="cell 0 1"]').wait_for(timeout=PATIENCE_MS)
    one.clicks_beside("tile 0 0")
    expect(one.page.locator(".why a[href='/rules/carcassonne#3.4']")).to_be_visible(timeout=PATIENCE_MS)
    assert one.state == before
    assert one.person.complaints() == []


def test_a_position_is_played_on_against_a_bot(server: Server, person: Come) -> None:
    one = Builder(server, person(), "carcassonne").comes()
    one.puts("tile E", "tile E 0 -1 2")
    one.puts("figure 1", "figure 1 field 0 0 -1")
    one.sets("points 0", 11)
    one.sees()
    one.page.locator("[data-play-on]").click()
    one.page.wait_for_url("**/t/*", timeout=PATIENCE_MS)
    expect(one.page.locator('[data-piece="figure 1 0"]')).to_be_attached(timeout=PATIENCE_MS)
    expect(one.page.locator('.panels [data-seat="0"]').first).to_contain_text("11")
