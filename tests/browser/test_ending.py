"""The end of a game: its final scoring step by step, live and in the replay, and the result after it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PATIENCE_MS, Person
from tests.browser.tables import Played, Seated, sit
from tests.kit.play import FINISHED
from tests.server.process import person as player

Come = Callable[..., Person]
Find = Callable[[str], Played]


def at_the_end(game: Played, come: Come, **context: Any) -> tuple[Person, Seated]:
    """A person who has just made the last decision of a game."""
    seated = game.again(game.ply_of(0, 1.0), player("Ada"))
    ada = sit(come(**context), seated).visit(f"/t/{seated.code}").waits_for_the_table().plays_on()
    ada.page.locator(".stage").wait_for(timeout=PATIENCE_MS)
    return ada, seated


# goes through all steps; for each the feature that is lit, its outlines, everybody's points, and all pieces
_WALK = """async () => {
  const all = (what, value) => [...document.querySelectorAll(what)].map(value)
  const seen = () => ({
    feature: document.querySelector('.scored').dataset.feature ?? '',
    outlines: all('#scored-shape path', (one) => one).length,
    totals: all('[data-total]', (one) => Number(one.dataset.total)),
    pieces: all('main [data-piece]', (one) => one.dataset.piece),
  })
  const found = [seen()]
  for (let left = Number(document.querySelector('.stage').dataset.steps); left > 0; left -= 1) {
    document.querySelector('[data-begin], [data-next-step]').click()
    await new Promise((done) => setTimeout(done))
    found.push(seen())
  }
  return found
}"""


@pytest.mark.parametrize("name", FINISHED)
def test_every_step_lights_what_scores_while_all_figures_stand(name: str, played: Find, person: Come) -> None:
    game = played(name)
    ada, seated = at_the_end(game, person)
    closing = game.seen(seated, "closing")
    standing = {place[0] for feature in closing["features"] for place in feature["places"] if not place[3]}
    walk = ada.page.evaluate(_WALK)
    assert walk[0]["totals"] == [panel["points"] for panel in closing["scene"]["panels"]]
    assert [one["feature"] for one in walk if one["feature"]] == features_in_order(closing["events"])
    assert all(bool(one["outlines"]) == bool(one["feature"]) for one in walk)
    assert all(standing <= set(one["pieces"]) for one in walk)
    sums = [sum(one["totals"]) for one in walk]
    assert sums == sorted(sums)
    ada.page.locator("[data-next-step]").click()
    assert sorted(map(int, ada.sees_the_end())) == sorted(walk[-1]["totals"])
    assert ada.page.locator(".stage").count() == 0
    if any(area["kind"] == "mat" for area in closing["scene"]["areas"]):
        sees_every_board(ada)


def features_in_order(events: list[dict[str, Any]]) -> list[str]:
    """Each feature once: by the kind of its event, unless one brings several kinds of events."""
    kinds: dict[str, list[str]] = {}
    for event in events:
        if event["feature"]:
            kinds.setdefault(event["feature"], []).append(event["kind"])
    if any(len(set(found)) > 1 for found in kinds.values()):
        return list(kinds)
    order = list(dict.fromkeys(event["kind"] for event in events))
    return sorted(kinds, key=lambda feature: order.index(kinds[feature][0]))


def step(ada: Person) -> int:
    return int(ada.page.locator(".stage").get_attribute("data-step") or 0)


def sees_every_board(ada: Person) -> None:
    """Each seat's board can be opened from the result."""
    for seat in range(2):
        ada.page.get_by_role("button", name="Board").nth(seat).click()
        ada.page.locator(f"main [data-piece^='plan {seat} ']").first.wait_for()
        if ada.page.locator(".toresult").is_visible():
            ada.page.locator(".toresult").click()


def test_it_runs_by_itself_and_can_be_stopped_and_skipped(played: Find, person: Come) -> None:
    ada, _ = at_the_end(played("carcassonne"), person, reduced_motion="no-preference")
    page = ada.page
    page.locator(".stage[data-step='2']").wait_for()
    page.keyboard.press(" ")
    stopped = step(ada)
    page.get_by_role("button", name="Next", exact=True).wait_for()
    page.keyboard.press("ArrowRight")
    assert step(ada) == stopped + 1
    page.keyboard.press("ArrowLeft")
    assert step(ada) == stopped
    page.keyboard.press("Escape")
    page.locator(".result h1").wait_for()
    page.reload()  # who comes later sees the result, and may watch
    page.locator("[data-watch]").click()
    assert step(ada) == 0
    page.locator("[data-skip]").click()
    page.locator(".result h1").wait_for()
    assert page.locator("main [data-gain]").count() > 0


def test_the_replay_ends_with_it(played: Find, person: Come) -> None:
    game = played("carcassonne")
    ada = person().visit(f"/replay/r/{game.record}/{len(game.moves) - 1}")
    ada.page.get_by_role("button", name="Next move").click()
    ada.page.locator(".stage").wait_for()
    walk = ada.page.evaluate(_WALK)
    assert sum(walk[0]["totals"]) < sum(walk[-1]["totals"])
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-watch]").wait_for()
    assert ada.page.locator("main [data-gain]").count() > 0
