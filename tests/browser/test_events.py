"""An evening in three browsers: one opens it, two enter by the link, and all play two tables with the same luck."""

from collections.abc import Callable
from typing import Any

from tests.browser.person import Person

Come = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_three_people_play_an_evening_with_the_same_luck(person: Come) -> None:
    ada, ben, cleo = person("Ada"), person("", **PHONE), person("")
    page = ada.visit("/#new").page
    page.get_by_role("radio", name="Tabula Rasa").check(force=True)
    page.get_by_text("An event", exact=True).click()
    page.get_by_label("Bots that fill in").select_option("beginner")
    page.get_by_label("Title").fill("Friday")
    page.get_by_role("button", name="Open event").click()
    page.wait_for_url("**/e/*")
    code = page.url.split("/")[-1]
    page.get_by_role("heading", name="Friday").wait_for()
    assert ada.complaints() == []
    for one, name in ((ben, "Ben"), (cleo, "Cleo")):
        one.visit(f"/e/{code}").page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name="Take part").click()
        page.locator("li", has_text=name).wait_for()
    assert ben.complaints() == []
    assert page.get_by_role("button", name="Start round 1").count() == 1
    assert ben.page.get_by_role("button", name="Start round 1").count() == 0

    page.get_by_role("button", name="Start round 1").click()
    for one in (ada, ben, cleo):
        one.page.get_by_role("link", name="To my table").click()
        one.page.wait_for_url("**/t/*")
    tables = [one.page.url.split("/")[-1] for one in (ada, ben, cleo)]
    assert len(set(tables)) == 2
    first, second = ada, next(one for one, table in zip((ben, cleo), tables[1:], strict=True) if table != tables[0])
    other = next(table for table in tables if table != tables[0])
    stranger = person("").visit(f"/t/{other}")
    stranger.page.get_by_text("You can see this table once your own game").wait_for()
    for one in (ada, ben, cleo):
        one.plays_on()
    for one in (ada, ben, cleo):
        one.sees_the_end()
    first.page.get_by_role("link", name="To the event").click()
    first.page.get_by_text("The event is over").wait_for()
    first.page.get_by_role("heading", name="The same seat at all tables").wait_for()
    assert first.complaints() == []
    assert second.page.get_by_role("link", name="To the event").count() == 1
    with first.page.expect_download() as saved:
        first.page.get_by_role("button", name="Results as CSV").click()
    assert saved.value.path().read_text(encoding="utf-8-sig").startswith("place,player,score")
    stranger.visit(f"/e/{code}").page.get_by_role("link", name="Watch replay").first.click()
    stranger.page.wait_for_url("**/replay/t/**")
