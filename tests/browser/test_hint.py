"""Hints and odds on the screen: asked for, chosen from, confirmed by the player, and nowhere else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.learner import Learner
from tests.browser.person import Person
from tests.browser.tables import Played, Seated, sit
from tests.server.process import Server, bot
from tests.server.process import person as sits
from tests.server.someone import seat, someone

Come = Callable[..., Person]
GAME, CARDS = "carcassonne", "tabula_rasa"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


def comes(one: Person, table: Seated) -> Person:
    sit(one, table).visit(f"/t/{table.code}")
    one.waits_for_the_table()
    one.waits_for_choices()
    return one


@pytest.mark.parametrize("screen", SCREENS)
def test_a_hint_is_chosen_from_and_still_to_be_confirmed(
    person: Come, played: Callable[[str], Played], screen: str
) -> None:
    game = played(GAME)
    ada = comes(person(**SCREENS[screen]), game.again(game.ply_of(0, 0.5), sits("Ada")))
    page, before = ada.page, ada.lines()
    page.locator("[data-bulb]").click()
    card = page.locator(".hintcard")
    page.locator(".hintcard[data-state=found]").wait_for()
    rows, discs = card.locator("[data-choice]"), page.locator(".board [data-disc]")
    assert 2 <= rows.count() <= 3
    assert discs.count() == rows.count()
    assert card.locator("[aria-pressed=true]").get_attribute("data-choice") == "1"
    assert "1:" in page.locator("[data-hint-news]").inner_text()
    board, box = page.locator("main").bounding_box(), card.bounding_box()
    assert board
    assert box
    is_beside = box["x"] >= board["x"] + board["width"] - 1
    assert is_beside or box["y"] >= board["y"] + board["height"] - 1  # never over the board
    rows.nth(1).click()
    assert rows.nth(1).get_attribute("aria-pressed") == "true"
    assert page.locator(".board .ghost").count() == 1
    assert not ada.complaints()
    assert ada.lines() == before  # nothing is played before it is confirmed
    page.locator("[data-confirm]").click()
    ada.awaits(lambda: ada.lines() > before)
    card.wait_for(state="detached")


def test_closing_forgets_and_keys_suffice(person: Come, played: Callable[[str], Played]) -> None:
    game = played(GAME)
    ada = comes(person(), game.again(game.ply_of(0, 0.5), sits("Ada")))
    page = ada.page
    page.keyboard.press("h")
    page.locator(".hintcard[data-state=found]").wait_for()
    page.locator("[data-choice='2']").focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-choice='2']").get_attribute("aria-pressed") == "true"
    page.keyboard.press("h")
    page.locator(".hintcard").wait_for(state="detached")
    assert page.locator(".board .ghost").count() == 0
    assert page.locator("[data-confirm]").count() == 0
    assert page.locator("[data-hint-news]").inner_text() == ""


def test_odds_stand_beside_the_names_of_those_who_want_them(person: Come, played: Callable[[str], Played]) -> None:
    game = played(CARDS)
    ada = comes(person(viewport={"width": 1280, "height": 800}), game.again(game.ply_of(0, 0.3), sits("Ada")))
    page = ada.page
    odds = page.locator(".side [data-odds] .number")
    assert odds.count() == 0
    page.locator("[data-bulb]").click()
    page.locator(".hintcard[data-state=found]").wait_for()
    assert page.locator(".dock [data-disc]").count() > 0  # on the cards in hand
    page.get_by_role("switch", name="Odds beside the names").check()
    odds.first.wait_for()
    shares = [int(text.strip(" %")) for text in odds.all_inner_texts()]
    assert len(shares) == 2
    assert 99 <= sum(shares) <= 101
    assert "out of five" in (page.locator(".side [data-odds]").first.get_attribute("title") or "")
    page.reload()
    ada.waits_for_the_table()
    odds.first.wait_for()  # it is remembered
    before = ada.lines()
    ada.until(lambda: ada.lines() > before + 2)
    page.locator(".side [data-odds]:not(.isOld)").first.wait_for()


def test_people_who_have_not_agreed_on_hints_have_no_button(person: Come, server: Server) -> None:
    code, tokens = server.table(GAME, sits("Ada"), sits("Bob"), hints=False)
    server.start_table(code, tokens[0])
    ada = comes(person(), Seated(code, GAME, tokens))
    ada.page.keyboard.press("h")
    assert ada.page.locator("[data-bulb], .hintcard, [data-odds], [data-rated]").count() == 0
    watcher = person("Eve").visit(f"/t/{code}").waits_for_the_table()
    assert watcher.page.locator("[data-bulb]").count() == 0


def test_a_rated_game_says_that_there_are_none(person: Come, server: Server) -> None:
    one = someone(server)
    code, tokens = one.table(GAME, seat("Ada"), bot(), rated=True)
    one.starts(code)
    ada = person()
    ada.context.add_init_script("localStorage.setItem('tilewright.settings', JSON.stringify({showsOdds: true}))")
    comes(ada, Seated(code, GAME, tokens))
    page = ada.page
    page.keyboard.press("h")
    assert page.locator("[data-bulb], .hintcard, [data-odds]").count() == 0
    page.locator("[data-rated]").click()
    page.locator(".rated .why").wait_for()
    assert not ada.complaints()


def test_hints_are_a_term_that_everybody_sees(person: Come, server: Server) -> None:
    ada, bob = person(viewport={"width": 1280, "height": 900}), person("Bob")
    ada.visit(f"/#new={GAME}")
    dialog = ada.page.get_by_role("dialog", name="New table")
    dialog.locator("ol > li").first.wait_for()
    rows = dialog.locator("ol > li")
    while rows.count() > 2:
        rows.last.get_by_role("button", name="Remove").click()
    allowed = dialog.get_by_role("switch", name="Hints allowed")
    rows.nth(1).get_by_role("combobox").select_option("bot beginner")
    assert allowed.is_checked()
    assert allowed.is_disabled()  # against bots there are always hints
    rows.nth(1).get_by_role("combobox").select_option("friend")
    assert not allowed.is_checked()
    allowed.check()
    dialog.get_by_role("switch", name="List it in the lobby").check()
    dialog.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_text("Hints are allowed.").wait_for()
    sit(bob, Seated(*_own(server))).visit("/")
    bob.page.get_by_text("with hints").first.wait_for()
    bob.visit(ada.page.url.removeprefix(ada.url))
    bob.page.get_by_text("Hints are allowed.").wait_for()


def _own(server: Server) -> tuple[str, str, dict[int, str]]:
    """A table of one's own: a newcomer is shown no list of tables."""
    code, tokens = server.table(GAME, sits("Bob"), bot())
    return code, GAME, tokens


def test_a_hint_in_a_lesson(person: Come, server: Server) -> None:
    learner = Learner(server, person(), GAME).comes()
    page = learner.page
    for _ in range(6):
        learner.waits()
        if page.locator("[data-bulb]").count():
            break
        learner.solves()
        learner.goes_on()
    page.locator("[data-bulb]").click()
    page.locator(".hintcard[data-state=found]").wait_for()
    page.locator("[data-choice]").last.click()
    assert page.locator(".board .ghost").count() >= 1
    assert not learner.person.complaints()
