"""On a phone every question is written once and in full; and a question that is none is not asked."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.tables import Played, sit
from tests.kit.play import FINISHED
from tests.server.process import person as seated

Come = Callable[..., Person]
PHONE, LYING, SMALL = (390, 844), (844, 390), (360, 740)
LONGEST = {"tabula_rasa": "it"}  # the language of the longest question; German in all other games
DECISIONS = 3  # looked at in each game

# the words of the question that are cut off, outside the screen, or covered; and how often the whole question is shown
_LOOK = """() => {
  const seen = (one) => one.checkVisibility() && getComputedStyle(one.closest('.prompt') ?? one).clipPath === 'none'
  const all = [...document.querySelectorAll('.top h1, .prompt span, .ask h2, .ask button:not(.ask-help)')].filter(seen)
  const texts = (one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const own = (one) => texts(one).map(({ data }) => data).join('').trim()
  const isCut = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const { textOverflow, webkitLineClamp } = getComputedStyle(one)
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4
      || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
      || (textOverflow === 'ellipsis' && getComputedStyle(one).whiteSpace === 'nowrap') || webkitLineClamp !== 'none'
  }
  const question = document.querySelector('.prompt span').textContent
  const title = own(document.querySelector('.ask h2'))
  return {
    cut: all.filter(isCut).map((one) => one.textContent),
    asked: all.filter((one) => own(one) === question).length,
    isAsked: title === question,
  }
}"""


def speaking(one: Person, language: str) -> Person:
    kept = f'{{"name": "Ada", "language": "{language}", "level": "beginner"}}'
    one.context.add_init_script(f"localStorage.setItem('tilewright.settings', '{kept}')")
    return one


def check(one: Person) -> None:
    for width, height in (PHONE, LYING, SMALL):
        one.page.set_viewport_size({"width": width, "height": height})
        found: dict[str, Any] = one.page.evaluate(_LOOK)
        assert found["cut"] == [], (width, height)
        assert found["asked"] == found["isAsked"] or (width > height and found["asked"] == 1), (width, height, found)


@pytest.mark.parametrize("game", FINISHED)
def test_no_question_is_cut_off_or_asked_twice(game: str, person: Come, played: Callable[[str], Played]) -> None:
    ada, bot_game = speaking(person(has_touch=True, is_mobile=True), LONGEST.get(game, "de")), played(game)
    # first somebody else's turn, with a long name; then Ada's own
    tables = [
        bot_game.again(bot_game.ply_of(mover, 0.5), seated("Ada"), seated("Bartholomäus Maximilian"))
        for mover in (1, 0)
    ]
    sit(ada, *(replace(table, tokens={0: table.tokens[0]}) for table in tables))
    for table in tables:
        ada.visit(f"/t/{table.code}").waits_for_the_table()
        check(ada)
    ada.waits_for_choices()
    for _ in range(DECISIONS):
        check(ada)
        if ada.step() == "waits":
            break
    check(ada)


def test_passing_is_one_tap_and_a_forced_pass_none(person: Come, played: Callable[[str], Played]) -> None:
    game = played("carcassonne")
    ada = person(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    table = game.again(game.ply_of(0, 0.3), seated("Ada"))
    sit(ada, table).visit(f"/t/{table.code}").waits_for_the_table()
    passing = ada.page.locator("[data-pick=pass]:not(:disabled)")
    ada.until(lambda: passing.count() > 0)
    before = ada.lines()
    passing.tap()
    ada.awaits(lambda: ada.lines() > before)
    ada.until(lambda: "automatic" in (ada.page.locator(".log").text_content() or ""))
    assert passing.count() == 0 or ada.page.locator("[data-next]").count() > 1
