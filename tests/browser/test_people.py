"""People without accounts: a profile, other devices by code, backup words, revoking, history and ratings."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tables import Seated, sit
from tests.server.process import OPEN, Server, bot
from tests.server.someone import SHORT, Someone, seat
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def keeps_games(one: Person) -> Person:
    """Make a profile."""
    one.visit("/me")
    one.page.get_by_label("Your name").fill(one.name)
    one.page.get_by_role("button", name="Keep my games and results").click()
    one.page.get_by_role("heading", name=one.name, level=1).wait_for()
    return one


def device_of(one: Person, server: Server) -> Someone:
    """The key that a browser holds."""
    kept = one.page.evaluate("JSON.parse(localStorage.getItem('tilewright.person'))")
    return Someone(server, kept["key"], kept["id"], kept["name"])


def shown_code(one: Person) -> str:
    """The code for another device, from the dialog of devices."""
    one.visit("/me")
    one.page.get_by_role("button", name="Devices").click()
    one.page.locator("dialog .offer svg").first.wait_for()
    return one.page.locator("dialog .offer strong").inner_text()


def types_code(one: Person, code: str) -> Person:
    one.visit("/me")
    one.page.get_by_label("Code", exact=True).fill(code)
    one.page.get_by_role("button", name="Bring my games here").click()
    return one


def test_a_second_browser_gets_the_same_seat_by_a_code(person: Come, server: Server) -> None:
    ada, phone = person("Ada"), person("Phone", **PHONE)
    code = ada.opens(SMALL, 2, "bots")  # before there is a profile: its seat comes along
    ada.waits_for_the_table()
    keeps_games(ada)
    assert ada.complaints() == []
    shown = shown_code(ada)
    assert ada.complaints() == []
    types_code(phone, shown.lower().replace("-", " "))
    phone.page.get_by_role("heading", name="Ada", level=1).wait_for()
    assert phone.complaints() == []
    ada.visit(f"/t/{code}").waits_for_the_table()
    phone.visit(f"/t/{code}").waits_for_the_table()
    for mover, other in ((ada, phone), (phone, ada)):
        mover.waits_for_choices()
        before = mover.lines()
        mover.until(lambda: mover.lines() > before)  # noqa: B023
        expect(other.page.locator(".log > li").nth(before)).to_be_attached()
    assert server.get(f"/api/tables/{code}").json()["seats"][0]["name"] == "Ada"


def test_a_scanned_code_needs_one_tap(person: Come) -> None:
    ada, phone = keeps_games(person("Ada")), person("Phone", **PHONE)
    code = shown_code(ada)
    phone.visit(f"/me#code={code}")
    expect(phone.page.get_by_label("Code", exact=True)).to_have_value(code)
    assert "code=" not in phone.page.url
    phone.page.get_by_role("button", name="Bring my games here").click()
    phone.page.get_by_role("heading", name="Ada", level=1).wait_for()


def test_a_code_typed_wrong_or_used_is_refused(person: Come) -> None:
    ada, eve = keeps_games(person("Ada")), person("Eve")
    code = shown_code(ada)
    types_code(eve, "WREN-000-000")
    eve.page.get_by_text("This code does not work").wait_for()
    types_code(eve, code)
    eve.page.get_by_role("heading", name="Ada", level=1).wait_for()
    third = types_code(person("Tom"), code)
    third.page.get_by_text("This code does not work").wait_for()


def test_backup_words_bring_everything_back(person: Come) -> None:
    ada = person("Ada")
    code = ada.opens(SMALL, 2, "bots")
    ada.waits_for_the_table()
    keeps_games(ada)
    ada.page.get_by_role("button", name="Devices").click()
    ada.page.get_by_role("button", name="Make words").click()
    ada.page.locator("dialog ol li").nth(15).wait_for()
    made = [text.split()[-1] for text in ada.page.locator("dialog ol li").all_inner_texts()]
    assert len(made) == 16
    ada.page.evaluate("localStorage.clear()")
    ada.visit("/me")
    ada.page.get_by_role("button", name="I have backup words").click()
    field = ada.page.get_by_label("Backup words")
    go = ada.page.get_by_role("button", name="Bring my games here")
    field.fill(" ".join(["wrenn", *made[1:]]))
    go.click()
    ada.page.get_by_text("“wrenn” is not one of the backup words").wait_for()
    field.fill(" ".join([*made[:-1], next(word for word in made if word != made[-1])]))
    go.click()
    ada.page.get_by_text("One of these words is wrong").wait_for()
    field.fill("  ".join(made).upper())
    go.click()
    ada.page.get_by_role("heading", name="Ada", level=1).wait_for()
    ada.visit(f"/t/{code}").waits_for_the_table()
    ada.waits_for_choices()  # the seat is hers again, without any token


def test_a_removed_device_watches_and_says_why(person: Come, server: Server) -> None:
    ada, phone = keeps_games(person("Ada")), person("Phone", **PHONE)
    types_code(phone, shown_code(ada))
    phone.page.get_by_role("heading", name="Ada", level=1).wait_for()
    code = phone.opens(SMALL, 2, "bots")
    phone.waits_for_the_table().page.locator("[data-next]").first.wait_for()
    ada.visit("/me")
    ada.page.get_by_role("button", name="Devices").click()
    row = ada.page.locator("dialog li", has_text="last used")
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("button", name="Really remove?").click()
    expect(row).to_have_count(0)
    phone.page.get_by_text("Your seat is now being played from another device").wait_for()
    assert phone.page.locator("[data-next]").count() == 0
    phone.visit("/me")
    phone.page.get_by_text("This device was removed from your profile").wait_for()
    ada.visit(f"/t/{code}").waits_for_the_table()
    ada.page.locator("[data-next]").first.wait_for()


def test_a_rated_game_has_a_result_a_rating_and_a_replay(person: Come, server: Server) -> None:
    ada = keeps_games(person("Ada"))
    device = device_of(ada, server)
    code, tokens = device.table(SHORT, seat("Ada"), bot(), rated=True)
    device.starts(code)
    sit(ada, Seated(code, SHORT, tokens)).visit(f"/t/{code}").waits_for_the_table().plays_on()
    scores = ada.sees_the_end()
    ada.visit("/me")
    game = ada.page.locator("li", has=ada.page.get_by_role("link", name="Replay"))
    for score in scores:
        expect(game).to_contain_text(score)
    expect(game).to_contain_text("rated")
    expect(ada.page.locator("table")).to_contain_text("1 of 5 games")
    expect(ada.page.locator(".bars")).to_contain_text("You")
    assert ada.complaints() == []
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url(f"**/replay/t/{code}/0")


def test_who_deletes_their_data_is_gone(person: Come, server: Server) -> None:
    ada = keeps_games(person("Ada"))
    device = device_of(ada, server)
    ada.page.get_by_role("button", name="Delete my data").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Export first").click()
    assert saved.value.suggested_filename.startswith("tilewright-")
    delete = ada.page.get_by_role("button", name="Delete", exact=True)
    assert delete.is_disabled()
    ada.page.get_by_label("Type your name").fill("Ada")
    delete.click()
    ada.page.get_by_role("button", name="Keep my games and results").wait_for()
    assert device.refused("GET", "/api/me") == (401, "no-person")


def test_a_changed_name_is_shown_everywhere(person: Come) -> None:
    ada = keeps_games(person("Ada"))
    ada.page.get_by_role("button", name="Change name").click()
    ada.page.get_by_label("Your name").fill("Ada L.")
    ada.page.get_by_role("button", name="Save").click()
    ada.page.get_by_role("heading", name="Ada L.", level=1).wait_for()
    ada.visit("/")
    expect(ada.page.locator("header .me")).to_contain_text("Ada L.")


def test_somebody_one_has_played_with_is_invited_by_name(person: Come, server: Server) -> None:
    ada, ben = keeps_games(person("Ada")), keeps_games(person("Ben", **PHONE))
    host, guest = device_of(ada, server), device_of(ben, server)

    async def play() -> None:
        code, _ = host.table(SHORT, seat("Ada"), OPEN)
        guest.joins(code)
        host.starts(code)
        await asyncio.gather(host.plays(code, 1), guest.plays(code, 2))

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        thread.submit(asyncio.run, play()).result()
    code, _ = host.table(SMALL, seat("Ada"), OPEN)
    ada.visit(f"/t/{code}")
    ada.page.get_by_role("button", name="Invite Ben").click()
    ada.page.get_by_text("invited", exact=True).wait_for()
    assert ada.complaints() == []
    ben.visit("/me")
    ben.page.get_by_text("Ada invites you to Carcassonne.").wait_for()
    assert ben.complaints() == []
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.wait_for_url(f"**/t/{code}")
    ada.page.locator("li", has_text="Ben").filter(has_not_text="invited").first.wait_for()
    assert server.get(f"/api/tables/{code}").json()["seats"][1]["person"] == guest.id
