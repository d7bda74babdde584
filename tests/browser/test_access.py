"""axe-core finds nothing serious on any page, in the day and dusk themes."""

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]


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
    ada.visit(f"/read/{SMALL}")
    ada.page.locator("main h1").wait_for()
    assert ada.complaints() == []
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("dialog").wait_for()
    assert ada.complaints() == []
    ada.visit("/privacy")
    ada.page.locator("main h1").wait_for()
    assert ada.complaints() == []
