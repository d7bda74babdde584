"""The review of a game in the browser: it fills, shows what was better, and is shared and played on."""

import re
from collections.abc import Callable
from typing import Any

from tests.browser.person import Person
from tests.browser.tables import Played, reviewed, sit
from tests.server.process import Server

Come = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def flawed(found: dict[str, Any]) -> dict[str, Any]:
    """A turn for which something better was found."""
    return next(turn for turn in found["turns"] if turn["grade"] not in (None, "best"))


def test_a_review_that_is_asked_for_fills_and_can_be_walked_through(
    person: Come, played: Callable[[str], Played]
) -> None:
    game = played("tabula_rasa")
    ada = person(**DESKTOP).visit(f"/review/r-{game.record}")
    ada.page.get_by_role("button", name="A quick look").click()
    ada.page.get_by_role("progressbar").wait_for()
    ada.page.get_by_role("button", name="Look closer").wait_for(timeout=120_000)
    found = game.server.get(f"/api/reviews/r-{game.record}").json()
    rows = ada.page.locator(".turns ol li")
    assert rows.count() == len(found["turns"])
    grades = rows.locator("span.grade").all_inner_texts()
    words = {"best": "Best", "good": "Good", "inaccurate": "Inaccurate", "mistake": "Mistake", "blunder": "Blunder"}
    assert [grade.strip() for grade in grades] == [words.get(turn["grade"], "no choice") for turn in found["turns"]]
    rows.nth(4).get_by_role("button").click()
    ada.page.wait_for_url("**/5")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url("**/6")
    ada.page.get_by_role("status").filter(has_text="Turn 6 ·").wait_for()
    assert ada.page.get_by_role("slider", name="Timeline").get_attribute("aria-valuenow") == "6"
    shares = ada.page.locator(".luck tbody tr")
    for seat, share in enumerate(sorted(found["seats"], key=lambda one: -one["points"])):
        assert shares.nth(seat).locator(".points").inner_text() == str(share["points"])
    ada.page.get_by_role("button", name="As a table").click()
    dialog = ada.page.get_by_role("dialog", name="Odds")
    assert dialog.locator("tbody").first.locator("tr").count() == len(found["turns"])
    dialog.get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name=re.compile("^Mistakes and worse")).click()
    assert rows.count() == len(found["turning"])


def test_the_better_move_is_drawn_and_can_be_played_on_and_the_link_shared(
    person: Come, played: Callable[[str], Played], server: Server
) -> None:
    name, found = reviewed(played("carcassonne"), 60)
    turn = flawed(found)
    decision = turn["decisions"][turn["worst"]]
    best = decision["choices"][0]
    ada = person(**DESKTOP).visit(f"/review/{name}/{turn['number']}")
    ada.page.locator(".difference").wait_for()
    assert ada.page.locator(".mark .last").count()  # what was played has brackets
    bea = person("Bea", **PHONE).visit(ada.page.url.removeprefix(server.url))
    bea.page.get_by_role("status").filter(has_text=f"Turn {turn['number']} ·").wait_for()
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bea.page.get_by_role("button", name="Better", exact=True).tap()
    bea.page.get_by_role("button", name="Play on with the better move").tap()
    bea.page.wait_for_url("**/t/*")
    record = server.get(f"/api/tables/{bea.page.url.split('/')[-1]}/record").text.splitlines()
    moves = record[record.index("") + 1 :]
    assert moves[decision["ply"] - 1 :][: 1 + len(best["line"])] == [best["move"], *best["line"]]
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.wait_for_url("**/t/*")


def test_the_pieces_that_the_coach_speaks_about_are_lit(
    person: Come, played: Callable[[str], Played], server: Server
) -> None:
    name, found = reviewed(played("carcassonne"), 60)
    told = next(turn for turn in found["turns"] if turn["about"] and turn["grade"] == "best")
    silent = next(turn for turn in found["turns"] if not turn["about"])
    ada = person(**DESKTOP).visit(f"/review/{name}/{told['number']}")
    lit = ada.page.locator(".board [data-concerned]")
    lit.wait_for(state="attached")
    assert lit.get_attribute("data-concerned") == str(len(told["about"]))
    ada.page.locator(".turns ol li").nth(silent["number"] - 1).get_by_role("button").click()
    lit.wait_for(state="detached")


def test_a_replay_shows_the_grades_of_its_review(person: Come, played: Callable[[str], Played], server: Server) -> None:
    name, found = reviewed(played("carcassonne"), 60)
    flaws = [turn for turn in found["turns"] if turn["grade"] in ("inaccurate", "mistake", "blunder")]
    ada = person(**DESKTOP).visit(f"/replay/r/{name[2:]}/60")
    ada.page.locator(".bar .sign").first.wait_for()
    assert ada.page.locator(".bar .sign").count() == len(flaws)
    ada.page.get_by_role("button", name="Review this game").click()
    ada.page.wait_for_url(f"**/review/{name}")


def test_the_end_of_a_game_leads_to_its_review(person: Come, played: Callable[[str], Played]) -> None:
    game = played("tabula_rasa")
    seated = game.over()
    ada = sit(person(**DESKTOP), seated).visit(f"/t/{seated.code}")
    ada.sees_the_end()
    ada.page.get_by_role("button", name="Review this game").click()
    ada.page.wait_for_url(f"**/review/t-{seated.code}")
    ada.page.get_by_role("button", name="Stop").click()
    ada.page.get_by_text("This review was stopped.").wait_for()
    ada.page.get_by_role("button", name="Go on").wait_for()
