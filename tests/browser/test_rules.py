"""The rules open beside the table, at the clause that refused or scored something, and the game continues."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.tables import Played, sit
from tests.server.process import person as someone
from tilewright.games import facts, names

Come = Callable[..., Person]
Games = Callable[[str], Played]
SMALL = names()[0]

# the middle of the first piece on the board, in pixels
_WHERE = """() => {
  const box = document.querySelector('.board [data-piece]').getBoundingClientRect()
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}"""
_FOCUS = "() => document.activeElement?.closest('.drawer') ? 'drawer' : (document.activeElement?.tagName ?? '')"
_IN_SIGHT = """(line) => {
  const [box, body] = [line, line.closest('.body')].map((one) => one.getBoundingClientRect())
  return box.top >= body.top - 1 && box.top < body.bottom
}"""


def is_refused(ada: Person) -> Locator:
    """Click where nothing can be placed; the link to the clause."""
    box = ada.page.locator(".board").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + 30)
    return ada.page.locator(".why a")


def number(link: Locator) -> str:
    return (link.get_attribute("href") or "").partition("#")[2]


def test_a_refusal_opens_its_clause_and_the_game_goes_on(person: Come) -> None:
    ada = person(viewport={"width": 1440, "height": 900})
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    ada.page.wait_for_timeout(800)  # until then the table is still laid out
    address, where = ada.page.url, ada.page.evaluate(_WHERE)
    link = is_refused(ada)
    clause = number(link)
    link.click()
    wanted = ada.page.locator(".drawer .wanted").first
    wanted.wait_for()
    assert clause in (wanted.get_attribute("data-clauses") or "").split()
    assert wanted.evaluate(_IN_SIGHT)
    assert ada.page.url == address
    assert ada.page.locator("header .prompt").is_visible()
    drawer = ada.page.locator(".drawer").bounding_box()
    assert drawer
    assert (drawer["width"], drawer["x"] + drawer["width"]) == (476, 1440)
    assert ada.page.evaluate(_WHERE) == where, "the table has moved"
    assert ada.page.evaluate(_FOCUS) == "drawer"
    assert ada.complaints() == []
    before = ada.lines()
    ada.until(lambda: ada.lines() >= before + 2)
    assert wanted.is_visible()
    wanted.focus()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".drawer").wait_for(state="detached")
    assert ada.page.evaluate("document.activeElement.matches('[data-rules-link], .why a')")
    ada.page.get_by_role("link", name="Rules").click()
    ada.page.locator(".drawer").wait_for()
    ada.page.get_by_role("link", name="Rules").click()
    ada.page.locator(".drawer").wait_for(state="detached")


def test_a_receipt_opens_its_clause_at_the_table_and_in_the_replay(person: Come, played: Games) -> None:
    game = played(SMALL)
    scored = next(move["ply"] for move in game.moves if any(event["points"] for event in move["events"]))
    seated = game.again(next(ply for ply in range(scored, len(game.moves)) if game.movers[ply] == 0), someone("Ada"))
    for path in (f"/t/{seated.code}", f"/replay/r/{game.record}/{scored + 1}"):
        ada = sit(person(), seated).visit(path)
        ada.page.locator("aside .log .event", has_text="+").first.click()
        link = ada.page.locator(".receipt a").first
        clause = number(link)
        link.click()
        wanted = ada.page.locator(".drawer .wanted").first
        wanted.wait_for()
        assert clause in (wanted.get_attribute("data-clauses") or "").split()
        assert ada.page.url.endswith(path)
        assert ada.page.locator(".board").is_visible()


def test_reading_survives_a_reload_and_another_language(person: Come, played: Games) -> None:
    game = played(SMALL)
    ada = sit(person(), game.again(game.ply_of(0, 0.5), someone("Ada"))).visit(
        f"/rules/{SMALL}#{facts(SMALL).turn_clause}"
    )
    ada.page.locator(".wanted").first.wait_for()
    ada.page.keyboard.press("f")
    ada.page.keyboard.type("CITY")
    count = ada.page.locator("[role=search] output")
    assert count.inner_text().startswith("1 of ")
    all_places = int(count.inner_text().split()[-1])
    assert ada.page.locator("mark[data-hit]").count() >= all_places > 5
    ada.page.keyboard.press("Enter")
    ada.page.locator(".title").focus()
    ada.page.keyboard.press("n")
    ada.page.locator("output", has_text="3 of").wait_for()
    ada.page.keyboard.press("Shift+N")
    ada.page.locator("output", has_text="2 of").wait_for()
    ada.page.locator("nav button", has_text="Scoring").first.click()
    ada.page.locator("nav button[aria-current]", has_text="Scoring").wait_for()
    ada.page.reload()
    ada.page.locator("nav button[aria-current]", has_text="Scoring").wait_for()
    assert ada.page.locator("input[type=search]").input_value() == "CITY"
    ada.page.evaluate("localStorage.setItem('tilewright.settings', JSON.stringify({ language: 'de' }))")
    ada.page.reload()
    ada.page.locator(".body[lang=de]").wait_for()
    assert ada.page.locator("h1").inner_text().startswith("Regeln")
    assert ada.complaints() == []


def is_drawn(picture: Locator) -> bool:
    return bool(picture.evaluate("(image) => image.complete && image.naturalWidth > 0"))


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_read(game: str, person: Come) -> None:
    ada = person().visit(f"/rules/{game}#4.1")
    ada.page.locator(".wanted").first.wait_for()
    ada.page.locator(".line svg use").first.wait_for(state="attached")
    for picture in ada.page.locator(".ground img").all()[:2]:
        picture.scroll_into_view_if_needed()
        ada.awaits(partial(is_drawn, picture))
    assert ada.page.locator("[data-try]").count()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_rules_are_a_sheet(person: Come) -> None:
    ada = person(viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark")
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    is_refused(ada).click()
    ada.page.locator(".drawer .wanted").first.wait_for()
    assert ada.page.locator("header .prompt").is_visible()
    sheet = ada.page.locator(".drawer")

    def share() -> float:
        box = sheet.bounding_box()
        assert box
        return box["height"] / 844

    ada.awaits(lambda: abs(share() - 0.4) < 0.02)
    assert ada.complaints() == []
    handle = ada.page.locator(".handle").bounding_box()
    assert handle
    ada.page.mouse.move(195, handle["y"] + 10)
    ada.page.mouse.down()
    ada.page.mouse.move(195, 200, steps=4)
    ada.page.mouse.up()
    ada.awaits(lambda: abs(share() - 0.8) < 0.02)
    ada.page.locator(".drawer input").fill("tile")
    ada.page.locator(".drawer mark.now").wait_for()
    ada.page.reload()
    ada.page.locator(".drawer mark.now").wait_for()
    ada.page.locator(".drawer [data-close]").click()
    sheet.wait_for(state="detached")
    ada.waits_for_choices()
