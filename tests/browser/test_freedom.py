"""Freedom at the table: seats, colours, names and terms of a new one, bots to take over, and asking to undo."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.tables import Seated, sit
from tests.server.process import OPEN, Server, bot
from tests.server.process import person as sits

Come = Callable[..., Person]
PAIRS = "tabula_rasa"  # four play in two teams, with hidden hands
SMALL = "carcassonne"


def dialog(one: Person, game: str, seats: int) -> tuple[Locator, Locator]:
    """The dialog of a new table, and its seats."""
    one.visit(f"/#new={game}")
    opened = one.page.get_by_role("dialog", name="New table")
    rows = opened.locator("ol > li")
    rows.first.wait_for()
    while rows.count() < seats:
        opened.get_by_role("button", name="Add a seat").click()
    return opened, rows


def paints(rows: Locator, number: int, colour: str) -> None:
    row = rows.nth(number)
    row.get_by_role("button", name="Colour of").click()
    row.get_by_role("radio", name=colour).click()


def test_everything_is_agreed_in_one_dialog(person: Come) -> None:
    ada = person("Ada")
    opened, rows = dialog(ada, PAIRS, 4)
    paints(rows, 0, "green")
    rows.nth(1).get_by_role("combobox").select_option("bot master")
    rows.nth(1).get_by_role("textbox").fill("Marvin")
    rows.nth(2).get_by_role("combobox").select_option("here")
    rows.nth(2).get_by_role("textbox").fill("Nele")
    rows.nth(3).get_by_role("combobox").select_option("bot beginner")
    expect(opened).to_contain_text("You and Nele play together.")
    opened.locator("label", has_text="First seat").click()
    opened.locator("label", has_text="Live").click()
    opened.get_by_text("More settings").click()
    opened.get_by_role("textbox", name="Title").fill("Thursday round")
    assert ada.complaints() == []
    opened.get_by_role("button", name="Open table").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.locator(".side .seat").first.wait_for()
    table = ada.table()
    assert (table["title"], table["lot"]) == ("Thursday round", False)
    assert table["clock"]["main_s"] > 0
    assert [seat["name"] for seat in table["seats"][:3]] == ["Ada", "Marvin", "Nele"]
    assert [seat["level"] for seat in table["seats"]] == [None, "master", None, "beginner"]
    assert len({seat["colour"] for seat in table["seats"]}) == 4
    ada.page.get_by_text("Thursday round").first.wait_for()
    expect(ada.page.locator(".side .seat").nth(0)).to_contain_text("with Nele")
    expect(ada.page.locator(".side .seat").nth(1)).to_contain_text(f"with {table['seats'][3]['name']}")


def test_a_half_filled_dialog_survives_a_reload(person: Come) -> None:
    ada = person("Ada")
    _, rows = dialog(ada, SMALL, 4)
    rows.nth(3).get_by_role("textbox").fill("Marvin")
    ada.page.reload()
    expect(ada.page.get_by_role("dialog").locator("ol > li")).to_have_count(4)
    expect(ada.page.get_by_role("dialog").locator("ol > li").nth(3).get_by_role("textbox")).to_have_value("Marvin")


def test_seats_change_until_the_game_begins(server: Server, person: Come) -> None:
    """A friend leaves the last seat empty: the host gives it to a bot, with a name and a level, and starts."""
    code, tokens = server.table(SMALL, sits("Ada"), OPEN, OPEN)
    ada = sit(person("Ada"), Seated(code, SMALL, {0: tokens[0]})).visit(f"/t/{code}")
    ben = person("Ben")
    ben.joins(code)
    ben.page.get_by_role("button", name="Colour of Ben").click()
    ben.page.get_by_role("radio", name="black").click()
    last = ada.page.locator("main li").nth(2)
    last.get_by_role("combobox").select_option("bot casual")
    last.get_by_role("textbox").fill("Marvin")
    last.get_by_role("textbox").press("Tab")
    expect(ben.page.locator("main li").nth(2)).to_contain_text("Marvin")
    ada.starts()
    for one in (ada, ben):
        one.waits_for_the_table()
    seats = ada.table()["seats"]
    assert [(seat["name"], seat["level"]) for seat in seats] == [("Ada", None), ("Ben", None), ("Marvin", "casual")]
    assert seats[1]["colour"] != 1


def test_a_visitor_takes_over_a_bot_in_a_running_game(server: Server, person: Come) -> None:
    code, tokens = server.table(PAIRS, sits("Ada"), {**bot(), "name": "Marvin"}, takeover=True)
    server.start_table(code, tokens[0])
    ada = sit(person("Ada"), Seated(code, PAIRS, {0: tokens[0]})).visit(f"/t/{code}").waits_for_the_table()
    ben = person("Ben", viewport={"width": 390, "height": 844}, has_touch=True).visit(f"/t/{code}")
    ben.page.get_by_role("button", name="Take a bot’s seat").click()
    assert ben.complaints() == []
    ben.page.get_by_role("button", name="Play for Marvin").click()
    ada.page.locator(".side .seat", has_text="Ben").wait_for()
    assert ada.page.get_by_role("button", name="Take a bot’s seat").count() == 0
    ada.until(lambda: ada.table()["asked"] == 1)
    ben.waits_for_choices()
    ben.until(lambda: ben.table()["asked"] == 0)
    ben.visit(f"/t/{code}").waits_for_the_table()  # the seat stays theirs
    assert ben.page.get_by_role("button", name="Take a bot’s seat").count() == 0


def plays_a_turn(one: Person, seat: int) -> None:
    one.waits_for_choices()
    one.until(lambda: one.table()["asked"] != seat)


def test_who_asks_to_undo_sees_for_whom_it_waits_and_the_answer(server: Server, person: Come) -> None:
    code, tokens = server.table(SMALL, sits("Ada"), sits("Ben"), sits("Cleo"))
    server.start_table(code, tokens[0])
    everybody = [
        sit(person(name), Seated(code, SMALL, {seat: tokens[seat]})).visit(f"/t/{code}").waits_for_the_table()
        for seat, name in enumerate(("Ada", "Ben", "Cleo"))
    ]
    ada, ben, cleo = everybody
    plays_a_turn(ada, 0)
    before = ada.lines()
    ask = ada.page.get_by_role("button", name="Ask to undo")
    waiting = ada.page.locator(".notices [role=status]", has_text="Waiting")
    ask.click()
    expect(waiting).to_contain_text("Ben and Cleo")
    ben.page.get_by_role("button", name="Allow").click()
    expect(waiting).to_contain_text("Cleo")
    expect(waiting).not_to_contain_text("Ben")
    assert ada.complaints() == cleo.complaints() == []
    cleo.page.get_by_role("button", name="Decline").click()
    expect(ada.page.locator(".notices")).to_contain_text("Cleo declined the undo.")
    expect(waiting).to_have_count(0)
    assert ada.lines() == before
    ask.click()
    waiting.get_by_role("button").click()  # withdrawn
    expect(ben.page.get_by_role("button", name="Allow")).to_have_count(0)
    expect(ada.page.locator(".notices")).not_to_contain_text("declined")
    ask.click()
    for one in (ben, cleo):
        one.page.get_by_role("button", name="Allow").click()
    ada.awaits(lambda: ada.lines() < before)
    ada.waits_for_choices()


def test_against_bots_alone_nobody_is_asked(server: Server, person: Come) -> None:
    code, tokens = server.table(SMALL, sits("Ada"), bot("beginner"))
    server.start_table(code, tokens[0])
    ada = sit(person("Ada"), Seated(code, SMALL, {0: tokens[0]})).visit(f"/t/{code}").waits_for_the_table()
    plays_a_turn(ada, 0)
    ada.waits_for_choices()
    after = ada.lines()
    assert ada.page.get_by_role("button", name="Ask to undo").count() == 0
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    ada.awaits(lambda: ada.lines() < after)
    ada.waits_for_choices()


def test_a_record_keeps_its_people_and_can_do_without(server: Server, person: Come) -> None:
    code, tokens = server.table(
        SMALL, sits("Ada"), {**bot("casual"), "name": "Marvin"}, title="Thursday round", clock={"days": 3}
    )
    server.start_table(code, tokens[0])
    ada = sit(person("Ada"), Seated(code, SMALL, {0: tokens[0]})).visit(f"/t/{code}").waits_for_the_table()
    plays_a_turn(ada, 0)
    server.post(f"/api/tables/{code}/resign", {"seat": 0}, tokens[0])
    ada.sees_the_end()
    ben = person("Ben")
    for button, names in (("Download record", ["Ada", "Marvin"]), ("Record without names", ["Seat 1", "Bot · Casual"])):
        with ada.page.expect_download() as saved:
            ada.page.get_by_role("button", name=button).click()
        ben.visit("/#join")
        ben.page.locator("input[type=file]").set_input_files(saved.value.path())
        ben.page.wait_for_url("**/replay/r/*/0")
        expect(ben.page.locator("aside .seat b")).to_have_text(names)
        about = ben.page.get_by_role("region", name="About this game")
        expect(about).to_contain_text("3 days")
        about.get_by_text("Result").click()
        expect(about.locator("li").first).to_contain_text(names[1])  # who resigns is last
        assert ben.complaints() == []
        assert ("Thursday round" in about.inner_text()) is (button == "Download record")
