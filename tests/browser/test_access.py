"""axe-core finds nothing serious on any page, in the day and dusk themes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.person import Person
from tests.browser.tables import Played, reviewed
from tests.browser.test_review import flawed
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]
CARDS = "tabula_rasa"  # a short game


@pytest.fixture(params=["light", "dark"])
def ada(request: pytest.FixtureRequest, person: Come) -> Person:
    return person(color_scheme=request.param, reduced_motion="reduce")


@pytest.mark.parametrize("game", names())
def test_tables(game: str, ada: Person) -> None:
    ada.opens(game, 2, "here")
    ada.waits_for_the_table()
    ada.until(lambda: ada.lines() >= 3)
    ada.step()
    assert ada.complaints() == []


def test_pages_around_the_game(ada: Person) -> None:
    ada.visit()
    ada.page.locator(".game").first.wait_for()
    assert ada.complaints() == []
    ada.opens(SMALL, 2, "friends")
    ada.page.locator(".share svg").wait_for()
    assert ada.complaints() == []
    ada.visit(f"/rules/{SMALL}#3.1")
    ada.page.locator(".wanted").first.wait_for()
    assert ada.complaints() == []
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("dialog").wait_for()
    assert ada.complaints() == []
    ada.visit("/privacy")
    ada.page.locator("main h1").wait_for()
    assert ada.complaints() == []


SCREENS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1100, "height": 800},
    {"width": 390, "height": 844},
]


def test_reviews(ada: Person, played: Callable[[str], Played]) -> None:
    name, found = reviewed(played(CARDS), 30)
    ada.visit(f"/review/{name}/{flawed(found)['number']}")
    for screen in SCREENS:
        ada.page.set_viewport_size(screen)
        ada.page.locator(".coach h2").wait_for()
        ada.page.locator(".board .mark").first.wait_for(state="attached")
        assert ada.complaints() == []


def test_puzzles(ada: Person) -> None:
    ada.visit(f"/puzzles/{CARDS}")
    for screen in SCREENS:
        ada.page.set_viewport_size(screen)
        ada.page.locator("[data-puzzle] .board svg").first.wait_for()
        assert ada.complaints() == []


# the names of the controls around the table that nobody could press, although they are shown
_UNREACHABLE = """() => [...document.querySelectorAll('button, a, [role=tab]')].filter((one) => {
  if (one.closest('.board, nav') || !one.checkVisibility({ visibilityProperty: true })) return false
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = one.getBoundingClientRect()
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !there || !(one.contains(there) || there.contains(one))
}).map((one) => one.outerHTML.slice(0, 120))"""


def test_zoomed_to_200_percent_everything_can_be_reached(person: Come) -> None:
    """A window of 1280 × 900 at 200 % is one of 640 × 450 with twice as many pixels."""
    ada = person(viewport={"width": 640, "height": 450}, device_scale_factor=2)
    ada.opens(SMALL, 2, "bots")
    ada.waits_for_the_table()
    ada.waits_for_choices()
    ada.step()
    assert ada.page.evaluate(_UNREACHABLE) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
