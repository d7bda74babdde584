"""A replay follows its moves: the log stays at the one that is shown, and what comes is told only if asked."""

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.tables import Played

Come = Callable[..., Person]
AT = 60

_TOLD = "() => [...document.querySelectorAll('aside .log [title]')].map((one) => one.title)"
_IN_SIGHT = """() => {
  const current = document.querySelector('aside .log .current')
  const { top, bottom } = current.getBoundingClientRect()
  const box = current.closest('.lines').getBoundingClientRect()
  return top >= box.top - 1 && bottom <= box.bottom + 1 && bottom <= innerHeight
}"""


def test_a_replay_stays_at_its_move_and_tells_what_comes_only_if_asked(
    person: Come, played: Callable[[str], Played]
) -> None:
    game = played("carcassonne")
    past = {move["words"] for move in game.moves[:AT]}
    future = {move["words"] for move in game.moves[AT:] if move["seat"] >= 0} - past
    ada = person().visit(f"/replay/r/{game.record}/{AT}")
    ada.page.locator("aside .log .current").wait_for()
    told = set(ada.page.evaluate(_TOLD))
    assert told
    assert not told & future
    assert ada.page.evaluate(_IN_SIGHT)
    marks = ada.page.locator(".ticks i").count()
    assert marks == sum(any(event["points"] for event in move["events"]) for move in game.moves[:AT])
    panels = ada.page.locator("aside .panels").inner_text()
    assert "Seat 1" in panels
    assert "connected" not in panels
    ada.page.get_by_role("switch", name="Show what comes").check()
    assert set(ada.page.evaluate(_TOLD)) >= future
    assert ada.page.locator(".ticks i").count() > marks
    for ply in (AT + 1, AT + 2, AT + 3):
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_url(f"**/{ply}")
        ada.page.wait_for_function(_IN_SIGHT)
    ada.page.keyboard.press("Home")
    ada.page.wait_for_url("**/0")
    ada.page.locator("aside .log .current").wait_for(state="detached")


def test_a_phone_on_its_side_shows_most_of_the_replayed_table(person: Come, played: Callable[[str], Played]) -> None:
    game = played("carcassonne")
    ada = person(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    ada.visit(f"/replay/r/{game.record}/{AT}")
    ada.page.locator(".bar").wait_for()
    box = ada.page.locator("main").bounding_box()
    assert box
    assert box["height"] > 250
    assert ada.page.evaluate("document.querySelector('.actions').scrollWidth <= innerWidth")
    ada.page.get_by_role("button", name="Log").tap()
    ada.page.get_by_role("dialog").locator(".log .current").wait_for()
