"""A seat on several devices, a move that gets lost on the way, and what the server stores about people."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.browser.person import Person
from tests.browser.tables import Played, Seated, sit
from tests.browser.test_insight import who_is_to_move
from tests.server.process import OPEN, Server
from tests.server.process import person as sits
from tilewright.games import names

Come = Callable[..., Person]
Games = Callable[[str], Played]
SMALL = names()[0]


def seat_link(one: Person) -> str:
    """The link to a person's own seat, from the table's menu."""
    one.page.locator("header.top button[title]").last.click()
    one.page.get_by_role("button", name="Play on another device").click()
    return one.page.locator("dialog").get_by_label("Link", exact=True).input_value()


def test_a_seat_moves_to_another_device_and_back(person: Come) -> None:
    ada, phone = person("Ada"), person("Phone", viewport={"width": 390, "height": 844}, has_touch=True)
    code = ada.opens(SMALL, 2, "bots")
    ada.waits_for_the_table()
    ada.waits_for_choices()
    link = seat_link(ada)
    assert ada.complaints() == []
    assert f"/t/{code}#seat=" in link
    phone.page.goto(link)
    assert "seat=" not in phone.page.url  # removed before the table is shown
    phone.waits_for_the_table()
    phone.waits_for_choices()
    phone.page.reload()
    phone.waits_for_choices()  # and stored in the browser
    ada.page.get_by_role("button", name="Lock out other devices").click()
    phone.page.get_by_text("Your seat is now being played from another device").wait_for()
    assert not phone.may_choose()
    assert ada.page.locator("dialog").get_by_label("Link", exact=True).input_value() != link
    ada.page.keyboard.press("Escape")
    lines = ada.lines()
    ada.until(lambda: ada.lines() > lines)


def test_a_link_opened_in_an_existing_tab(person: Come) -> None:
    ada, eve = person("Ada"), person("Eve")
    code = ada.opens(SMALL, 2, "bots")
    ada.waits_for_the_table()
    link = seat_link(ada)
    eve.visit(f"/t/{code}").waits_for_the_table()
    eve.page.evaluate("link => { location.href = link }", link)
    eve.waits_for_choices()
    assert "seat=" not in eve.page.url


def test_a_move_that_gets_lost_is_sent_again(person: Come) -> None:
    ada = person("Ada")
    sent: list[str] = []

    def lose_the_first(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hand_on(told: str | bytes) -> None:
            message = json.loads(told)
            if message["type"] == "play":
                sent.append(message["id"])
            if sent != [message.get("id")]:
                server.send(told)

        line.on_message(hand_on)

    ada.page.route_web_socket("**/live/*", lose_the_first)
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    ada.until(lambda: ada.lines() >= 1)
    assert sent[:2] == [sent[0]] * 2
    assert ada.page.locator(".notices").inner_text() == ""


def test_analysis_of_a_live_game_is_not_offered_against_the_others_will(person: Come) -> None:
    ada, eve = person("Ada"), person("Eve")
    code = ada.opens(SMALL, 2, "friends")
    eve.joins(code)
    ada.starts()
    for one in (ada, eve):
        one.waits_for_the_table()
    asked, _ = who_is_to_move(ada, eve)
    asked.until(lambda: asked.lines() >= 1)
    ada.visit(f"/replay/t/{code}/1")
    ada.page.get_by_text("Eve must allow it").wait_for()
    assert ada.page.get_by_role("button", name="Play on from here").is_disabled()


def test_the_browser_verifies_the_draws(person: Come, played: Games) -> None:
    whole = played(SMALL)
    seated = whole.again(whole.ply_of(0, 0.9), sits("Ada"), OPEN)
    ada = sit(person("Ada"), seated).visit(f"/t/{seated.code}")
    ada.starts()
    ada.waits_for_the_table().plays_on().sees_the_end()
    ada.page.get_by_text("Draws verified by this browser").wait_for()
    ada.page.reload()
    ada.page.get_by_text("Draws verified by this browser").wait_for()
    eve = person("Eve").visit(f"/t/{seated.code}")
    eve.sees_the_end()
    assert eve.page.get_by_text("this browser", exact=False).count() == 0  # it took no part


def test_a_returning_player_sees_what_a_bot_did(person: Come, played: Games, server: Server) -> None:
    whole = played(SMALL)
    seated = whole.again(whole.ply_of(0, 0.5), sits("Ada"), sits("Ben"))
    server.post(f"/api/tables/{seated.code}/leave", {"seat": 0}, seated.tokens[0])
    ben = Seated(seated.code, seated.game, {1: seated.tokens[1]})
    other = sit(person("Ben"), ben).visit(f"/t/{seated.code}").waits_for_the_table()
    other.waits_for_choices()
    ada = sit(person("Ada"), Seated(seated.code, seated.game, {0: seated.tokens[0]})).visit(f"/t/{seated.code}")
    ada.page.locator(".back").get_by_text("A stand-in (Advanced) made").wait_for()
    assert ada.page.locator(".log .bot").count() >= 1
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.locator(".back").wait_for(state="detached")
    assert ada.page.locator(".log .bot").count() >= 1  # until she plays herself
    other.until(lambda: ada.page.locator("[data-next]").count() > 0)
    ada.until(lambda: ada.page.locator(".log .bot").count() == 0)


def test_the_page_says_what_is_stored(person: Come) -> None:
    ada = person("Ada").visit()
    ada.page.get_by_role("link", name="Privacy").click()
    ada.page.wait_for_url("**/privacy")
    ada.page.get_by_text("no cookies and no trackers").wait_for()
