"""Places that sentences name can be found on the table, and people have one name everywhere."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tables import Played, sit
from tests.server.process import person as human

Come = Callable[..., Person]
LAND = "carcassonne"


def numbers(said: str) -> tuple[str, str]:
    found = re.search(r"column (−?\d+), row (−?\d+)", said)
    assert found, said
    return found[1], found[2]


def test_a_place_that_is_spoken_of_is_labelled(person: Come, played: Callable[[str], Played]) -> None:
    game = played(LAND)
    seated = game.again(game.ply_of(0, 0.3), human("Ada"))
    ada = sit(person(), seated)
    ada.visit(f"/t/{seated.code}")
    ada.waits_for_the_table()
    page = ada.page
    ada.waits_for_choices()
    labels = page.locator(".rulers span")
    assert labels.count() == 0

    page.locator("[data-pick] >> nth=0").focus()  # keys: the labels come, with those of this place marked
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rulers [data-column].meant")).to_have_count(1)
    column, row = numbers(page.locator("[data-pick]:focus").get_attribute("aria-label") or "")
    expect(page.locator(".rulers [data-column].meant")).to_have_text(column)
    expect(page.locator(".rulers [data-row].meant")).to_have_text(row)
    place = page.locator("[data-pick]:focus .frame").bounding_box()
    for axis, at in (("column", "x"), ("row", "y")):
        label = page.locator(f".rulers [data-{axis}].meant").bounding_box()
        assert place
        assert label
        size = "width" if at == "x" else "height"
        assert abs(place[at] + place[size] / 2 - label[at] - label[size] / 2) < 2  # type: ignore[literal-required]

    page.mouse.move(5, 5)
    expect(labels).to_have_count(0)
    page.keyboard.press("g")  # a key shows them for good
    expect(labels.first).to_be_visible()
    for said in page.locator(".log", has_text="column").get_by_text("places the tile in").all_inner_texts()[:5]:
        column, row = numbers(said)
        assert column in page.locator(".rulers [data-column]").all_inner_texts()
        assert row in page.locator(".rulers [data-row]").all_inner_texts()
    page.keyboard.press("g")
    expect(labels).to_have_count(0)

    # one name everywhere
    bot = ada.table()["seats"][1]["name"]
    expect(page.locator(".panels .seat b").first).to_have_text("Ada (you)")
    expect(page.locator(".panels .seat b").nth(1)).to_have_text(bot)
    log = page.locator(".log").inner_text()
    assert f"{bot} places the tile" in log
    assert "Ada places the tile" in log
    assert not re.search(r"\b(You|Bot|Guest|Seat|Player)\b", log)
    page.get_by_role("tab", name="Chat").click()
    page.locator(".talk input").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li b").last).to_have_text("Ada")
