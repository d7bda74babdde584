"""Puzzles in the browser: solved, failed, shown and tried again; the row of days, other days, and the profile."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from tests.browser.person import Person
from tests.browser.solver import GAME, Solver
from tests.browser.test_people import keeps_games
from tests.server.process import Server
from tilewright.analysis.puzzle import daily, puzzles, turn
from tilewright.games import facts, names
from tilewright.games import find as find_game

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.parametrize("game", names())
def test_todays_puzzle_of_each_game_is_solved(server: Server, person: Come, game: str) -> None:
    solver = Solver(server, person()).comes(f"/puzzles/{game}")
    assert solver.tries(solver.puzzle.answers[0]) == "right"
    assert solver.page.locator(f"[data-daily={game}]").get_attribute("data-done") == "true"
    assert solver.streak() == "1"
    assert solver.person.complaints() == []


def test_a_wrong_try_is_told_what_it_loses_and_can_be_tried_again_by_keys(server: Server, person: Come) -> None:
    solver = Solver(server, person(), by_keys=True).comes()
    puzzle, page = solver.puzzle, solver.page
    assert solver.tries(puzzle.obvious) == "wrong"
    assert f"{puzzle.losses[puzzle.obvious]:g} point" in page.locator("[data-verdict]").inner_text()
    assert page.evaluate("document.activeElement.tagName") == "H2", "the verdict is read"
    page.locator("[data-again]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-verdict]").wait_for(state="detached")
    assert solver.tries(puzzle.answers[0]) == "right"
    page.reload()
    page.locator(f"[data-daily={GAME}][data-done=true]").wait_for()
    assert solver.streak() == "1", "this browser remembers it"


def test_the_answer_is_shown_on_a_phone_and_counts_for_nothing(server: Server, person: Come) -> None:
    solver = Solver(server, person(**PHONE)).comes()
    puzzle, page = solver.puzzle, solver.page
    assert solver.tries(puzzle.obvious) == "wrong"
    page.locator("[data-show]").click()
    page.locator("[data-verdict=shown]").wait_for()
    assert page.locator(f"[data-daily={GAME}]").get_attribute("data-done") == "false"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-next]").click()
    page.wait_for_url(lambda url: not url.endswith(GAME))
    assert solver.person.complaints() == []


def test_a_nudge_lights_what_to_look_at_and_the_game_is_played_on(server: Server, person: Come) -> None:
    told = next(one for one in puzzles(facts(GAME)) if server.get(f"/api/puzzles/{GAME}/{one.name}").json()["nudge"])
    solver = Solver(server, person()).comes(f"/puzzles/{GAME}/{told.name}")
    page, lit = solver.page, solver.page.locator(".board [data-concerned]")
    assert f"turn {turn(find_game(GAME), told)}" in page.locator(".task").inner_text()
    assert lit.count() == 0
    page.locator("[data-nudge]").click()
    lit.wait_for(state="attached")
    assert solver.tries(told.answers[0]) == "right"
    page.locator(".difference .best").wait_for()
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/t/*")
    record = server.get(f"/api/tables/{page.url.split('/')[-1]}/record").text.splitlines()
    assert record[record.index("") + 1 :][told.ply] == told.answers[0]


def test_with_a_key_there_is_no_nudge_before_the_first_answer(server: Server, person: Come) -> None:
    told = next(one for one in puzzles(facts(GAME)) if server.get(f"/api/puzzles/{GAME}/{one.name}").json()["nudge"])
    solver = Solver(server, keeps_games(person("Ada"))).comes(f"/puzzles/{GAME}/{told.name}")
    assert solver.page.locator("[data-nudge]").count() == 0
    assert solver.tries(told.obvious) == "wrong"
    solver.page.locator("[data-again]").click()
    solver.page.locator("[data-nudge]").wait_for()


def test_another_day_has_other_puzzles_and_there_are_more(server: Server, person: Come) -> None:
    solver = Solver(server, person()).comes()
    page, first = solver.page, solver.puzzle
    today = date.fromisoformat(server.get("/api/puzzles").json()["today"])
    before = daily(facts(GAME), today - timedelta(days=1))
    assert before
    page.locator(f'[data-day="{today - timedelta(days=1)}"]').click()
    page.locator(f'[data-puzzle="{before.name}"]').wait_for()
    page.locator(f'[data-day="{today}"]').click()
    page.locator(f'[data-puzzle="{first.name}"]').wait_for()
    page.get_by_role("region", name="More puzzles").get_by_text("Hard", exact=True).click()  # today's may be hard too
    page.locator("[data-more]").click()
    page.wait_for_function("(name) => document.querySelector('[data-puzzle]').dataset.puzzle !== name", arg=first.name)
    assert solver.puzzle.name not in (first.name, before.name)
    assert solver.tries(solver.puzzle.answers[0]) == "right"


def test_with_a_key_the_profile_knows_it_and_the_lobby_leads_there(server: Server, person: Come) -> None:
    ada = keeps_games(person("Ada"))
    ada.visit("/")
    ada.page.locator("[data-puzzles]").click()
    ada.page.wait_for_url("**/puzzles")
    solver = Solver(server, ada).comes()
    assert solver.tries(solver.puzzle.answers[0]) == "right"
    ada.visit("/me")
    ada.page.locator("[data-my-puzzles] [data-streak='1']").wait_for()
    ada.page.evaluate("localStorage.removeItem('tilewright.puzzles')")
    solver.comes()
    assert solver.page.locator(f"[data-daily={GAME}]").get_attribute("data-done") == "true"
    assert ada.complaints() == []
