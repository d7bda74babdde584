"""Lessons and examples in the browser: done by mouse, by keys and on a phone, left and resumed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route

from tests.browser.learner import Learner
from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server
from tilewright.games import facts, names
from tilewright.learn.lesson import lessons

Come = Callable[..., Person]
GAME = "carcassonne"
TAUGHT = [name for name in names() if lessons(facts(name))]
EXAMPLE = f"/learn/{GAME}/example/4.5-two-knights-against-one@10"

_FREE = "document.querySelector('.board').clientHeight / innerHeight"
_IN_SIGHT = """() => [...document.querySelectorAll('.foot button, .foot a')].every((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
})"""


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_can_be_done_by_mouse(server: Server, person: Come, game: str) -> None:
    learner = Learner(server, person(), game).comes()
    learner.finishes()
    assert learner.page.locator("[data-first-game]").is_visible()
    assert learner.page.locator(".end [data-lesson]").count() == len(lessons(facts(game))) - 1
    learner.person.visit(f"/learn/{game}")
    learner.page.locator("[data-lesson=first] .isDone").wait_for()


def test_a_lesson_can_be_done_by_keys_and_leads_to_a_game(server: Server, person: Come) -> None:
    learner = Learner(server, person(), GAME, by_keys=True).comes()
    assert learner.page.evaluate("document.activeElement.dataset.task !== undefined"), "the task is read first"
    learner.finishes()
    learner.presses(learner.page.locator("[data-first-game]"))
    learner.page.wait_for_url("**/t/*")
    learner.person.waits_for_the_table()


def test_wrong_tries_are_answered_and_help_comes(server: Server, person: Come) -> None:
    learner = Learner(server, person(), GAME).comes()
    page = learner.page
    learner.waits()
    learner.makes("place -1 0 1")
    assert learner.verdict() == "near"
    assert not page.locator(".panel [data-hint], .panel [data-show]").count()
    learner.makes("place 0 1 1")
    assert learner.verdict() == "other"
    page.locator(".panel [data-hint]").wait_for()
    _click_beyond(page, page.locator('[data-pick="cell -1 0"]'))
    page.locator(".why").wait_for()
    assert learner.verdict() == "refused"
    assert page.locator(".answer a").first.get_attribute("href") == f"/rules/{GAME}#3.3"
    page.locator("[data-show]").click()
    page.locator("[data-onward]").wait_for()
    assert learner.verdict() == "right"
    assert not learner.person.complaints()
    learner.goes_on()
    learner.solves()
    page.reload()
    page.locator("[data-task]").wait_for()
    assert learner.number == 2, "it continues where it was left"
    page.get_by_role("button", name="Previous step").click()
    page.locator(".count", has_text="Step 2").wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_text("One of 10 steps is done.").wait_for()
    assert not learner.person.complaints()
    page.locator("[data-leave]").click()
    page.wait_for_url(f"**/learn/{GAME}")
    bar = page.get_by_role("progressbar")
    bar.wait_for()
    assert bar.get_attribute("aria-valuenow") == "1"


def test_a_lesson_left_in_the_middle_is_offered_in_the_lobby(server: Server, person: Come) -> None:
    learner = Learner(server, person(), GAME).comes()
    page = learner.page
    learner.waits()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url(f"**/learn/{GAME}")  # nothing is done yet: nothing is asked
    learner.comes()
    learner.solves()
    learner.goes_on()
    page.get_by_role("button", name="Leave").click()
    page.locator("[data-stay]").click()
    assert learner.number == 1
    page.get_by_role("button", name="Leave").click()
    page.locator("[data-leave]").click()
    page.get_by_role("link", name="Continue: ").wait_for()
    learner.person.visit("/")
    page.locator("[data-resume]").get_by_role("link", name="Continue the lesson").click()
    page.locator("[data-task]").wait_for()
    assert learner.number == 1
    assert not learner.person.complaints()
    page.get_by_role("button", name="Leave").click()
    page.locator("[data-known]").click()
    page.locator("[data-lesson=first] .isDone").wait_for()
    learner.person.visit("/").page.get_by_role("link", name="Learn Carcassonne").wait_for()
    assert not page.locator("[data-resume]").count()


def _click_beyond(page: Page, place: Locator) -> None:
    """Click two places to the left of one that may be picked."""
    box = place.bounding_box()
    assert box
    size = box["width"] / 0.82  # a mark is smaller than its place
    page.mouse.click(box["x"] + box["width"] / 2 - 2 * size, box["y"] + box["height"] / 2)


def test_a_phone_shows_the_table_and_the_buttons(server: Server, person: Come) -> None:
    phone = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    learner = Learner(server, phone, GAME).comes()
    learner.waits()
    learner.page.locator("[data-pick]").first.wait_for()
    assert learner.page.evaluate(_FREE) > 0.25
    assert learner.page.evaluate(_IN_SIGHT)
    learner.makes("place -1 0 1")
    assert learner.verdict() == "near"
    assert learner.page.evaluate(_IN_SIGHT)
    assert learner.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    learner.solves()
    assert learner.page.evaluate(_IN_SIGHT)


def test_an_example_is_played_refused_and_undone(person: Come) -> None:
    ada = person()
    page = ada.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/learn/*/example", hold, times=1)
    ada.visit(EXAMPLE)
    picture = page.locator("dialog [data-meanwhile]")
    picture.wait_for(timeout=PATIENCE_MS)
    ada.awaits(lambda: bool(picture.evaluate("(image) => image.complete && image.naturalWidth > 0")))
    held[0].continue_()
    page.locator("dialog [data-pick]").first.wait_for(timeout=PATIENCE_MS)
    assert not picture.count()
    pieces = page.locator("dialog .board [data-piece]").count()
    page.wait_for_timeout(700)  # until the view rests
    _click_beyond(page, page.locator('dialog [data-pick="cell -1 -1"]'))
    page.locator("dialog .why").wait_for()
    page.locator("dialog [data-pick]").first.dispatch_event("click")
    page.locator("dialog [data-confirm]").click()
    page.locator("dialog [data-undo]:not(:disabled)").wait_for()
    ada.awaits(lambda: page.locator("dialog .board [data-piece]").count() > pieces)
    page.locator("dialog [data-pick]").first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog [data-confirm]").or_(page.locator("dialog [data-refused]")).first.wait_for()
    page.locator("dialog [data-undo]").click()
    page.locator("dialog [data-undo]:disabled").wait_for()  # also while the answer is on its way
    ada.awaits(lambda: page.locator("dialog .board [data-piece]").count() == pieces)
    assert not ada.complaints()
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.wait_for_url(f"**/rules/{GAME}")
