"""The lobby: everything that waits comes first, every game is listed once, and open tables are one press away."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import PATIENCE_MS, Person
from tests.browser.tables import Seated, sit
from tests.server.process import OPEN, READY_S, Server, bot
from tests.server.process import person as someone
from tilewright.games import names

Come = Callable[..., Person]
GAME = names()[0]
MANY = 30
CLOSED = 22


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server with no tables."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def guest(alone: Server, browser: Browser) -> Iterator[Come]:
    """People who come to that server."""
    here: list[Person] = []

    def come(name: str = "Ada", **context: Any) -> Person:
        here.append(Person(browser, alone.url, name, **context))
        return here[-1]

    yield come
    for one in here:
        one.leaves()


def begun(server: Server, first: str = "Ada", second: str = "Ben", **more: object) -> tuple[str, dict[int, str]]:
    """A running game in which the first of two people is to move."""
    code, tokens = server.table(GAME, someone(first), someone(second), **more)
    server.start_table(code, tokens[0])
    end = time.monotonic() + READY_S
    while server.get(f"/api/tables/{code}").json()["asked"] != 0:
        assert time.monotonic() < end
        time.sleep(0.05)
    return code, tokens


def closed(server: Server, title: str = "") -> tuple[str, dict[int, str]]:
    """A table that its host has closed."""
    code, tokens = server.table(GAME, someone(), OPEN, title=title)
    assert server.post(f"/api/tables/{code}/close", {}, tokens[0]).status_code == 200
    return code, tokens


def seated(code: str, tokens: dict[int, str], *seats: int) -> Seated:
    """A table at which somebody holds these seats."""
    return Seated(code, GAME, {seat: tokens[seat] for seat in seats})


def tab(one: Person, name: str) -> Locator:
    return one.page.get_by_role("tab", name=re.compile(f"^{name}"))


def rows(one: Person) -> Locator:
    return one.page.locator("#my-list li")


def links(one: Person, where: str) -> list[str]:
    """The codes of the tables that are listed there."""
    found = one.page.locator(f"{where} a[href^='/t/']").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    return [str(href).removeprefix("/t/") for href in found]


def options(one: Person, title: str) -> Locator:
    """The dialog of one of my tables."""
    one.page.get_by_role("button", name=f"Options: {title}").click()
    return one.page.get_by_role("dialog", name=title)


# ---- many games


@pytest.fixture(scope="module")
def month(server: Server) -> list[Seated]:
    """Ada’s tables after a busy month: five games wait for her, two for others, one for players, the rest is over."""
    waiting = [begun(server) for _ in range(5)]
    others = [begun(server, "Ben", "Ada") for _ in range(2)]
    unstarted = [server.table(GAME, someone(), OPEN, title="Thursday")]
    over = [closed(server, f"Old game {number}") for number in range(CLOSED)]
    return [
        *(seated(*one, 0) for one in (*waiting, *unstarted, *over)),
        *(seated(*one, 1) for one in others),
    ]


@pytest.fixture
def busy(month: list[Seated], person: Come) -> tuple[Person, set[str]]:
    """Ada at these tables, where she only looks around."""
    assert len(month) == MANY
    ada = sit(person("Ada"), *month).visit()
    ada.page.locator("article.turn").first.wait_for(timeout=PATIENCE_MS)
    return ada, {one.code for one in month}


def test_thirty_games_are_listed_each_once(busy: tuple[Person, set[str]]) -> None:
    ada, codes = busy
    page = ada.page
    expect(page.get_by_role("status").first).to_have_text("Five games are waiting for you.")
    expect(page.locator("article.turn")).to_have_count(3)
    expect(page.locator("article.turn a.primary")).to_have_count(1)
    expect(page.locator("article.turn").first.locator("a.primary")).to_have_text("Play on")
    for name, count in (("Your turn", 5), ("Others’ turn", 2), ("Not started", 1), ("Finished", CLOSED)):
        expect(tab(ada, name)).to_have_text(f"{name} {count}")
    expect(tab(ada, "Others’ turn")).to_have_attribute("aria-selected", "true")
    found = links(ada, "article.turn") + links(ada, "#my-list")
    page.get_by_role("button", name="2 more games wait for you").click()
    expect(tab(ada, "Your turn")).to_have_attribute("aria-selected", "true")
    expect(rows(ada).first).to_contain_text("your turn")
    expect(rows(ada)).to_have_count(2)
    found += links(ada, "#my-list")
    tab(ada, "Not started").click()
    expect(rows(ada)).to_have_count(1)
    found += links(ada, "#my-list")
    tab(ada, "Finished").click()
    expect(rows(ada)).to_have_count(20)
    found += links(ada, "#my-list")
    page.get_by_role("button", name="Next page").click()
    expect(rows(ada)).to_have_count(CLOSED - 20)
    found += links(ada, "#my-list")
    assert sorted(found) == sorted(codes)
    tab(ada, "Finished").focus()
    page.keyboard.press("ArrowLeft")
    expect(tab(ada, "Not started")).to_be_focused()
    expect(rows(ada)).to_have_count(1)


def test_a_game_is_found_again(busy: tuple[Person, set[str]]) -> None:
    ada, _ = busy
    ada.page.get_by_role("button", name="Find", exact=True).click()
    ada.page.get_by_role("searchbox").fill("old game 17")
    expect(rows(ada)).to_have_count(1)
    expect(rows(ada).locator("a")).to_have_text("Old game 17")
    ada.page.get_by_role("searchbox").fill("ben")
    expect(rows(ada)).to_have_count(7)
    ada.page.get_by_role("searchbox").fill("nothing like this")
    expect(ada.page.locator("#my-list")).to_have_text("Nothing found.")
    ada.page.keyboard.press("Escape")
    expect(tab(ada, "Others’ turn")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_busy_lobby_is_accessible(busy: tuple[Person, set[str]], scheme: str) -> None:
    ada, _ = busy
    ada.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    assert ada.complaints() == []
    ada.page.get_by_role("button", name="Filter").click()
    tab(ada, "Finished").click()
    expect(rows(ada)).to_have_count(20)
    assert ada.complaints() == []
    rows(ada).first.get_by_role("button").click()
    ada.page.get_by_role("dialog").wait_for()
    assert ada.complaints() == []


def test_a_phone_scrolls_covers_sideways_and_nothing_else(busy: tuple[Person, set[str]]) -> None:
    ada, _ = busy
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    strip = ada.page.locator(".strip")
    assert strip.evaluate("one => one.scrollWidth > one.clientWidth")
    plus = ada.page.locator(".hello a.primary").bounding_box()
    assert plus
    assert (plus["x"] + plus["width"], plus["width"], plus["height"]) == (390 - 16, 48, 48)


# ---- what can be done with a game


def test_a_hidden_game_is_found_and_shown_again(server: Server, person: Come) -> None:
    code, tokens = begun(server, "Ben", "Ada", title="Sunday round")
    ada = sit(person("Ada"), seated(code, tokens, 1)).visit()
    options(ada, "Sunday round").get_by_role("button", name="Hide").click()
    expect(ada.page.locator("#my-list")).to_have_text("You are not waiting for anybody.")
    ada.page.get_by_role("button", name="Hidden games: 1").click()
    expect(rows(ada)).to_have_count(1)
    options(ada, "Sunday round").get_by_role("button", name="Show again").click()
    expect(ada.page.get_by_role("button", name="Hidden games: 1")).to_have_count(0)
    ada.page.get_by_role("button", name="My games").click()
    expect(tab(ada, "Others’ turn")).to_have_text("Others’ turn 1")
    expect(rows(ada)).to_have_count(1)


def test_a_stand_in_plays_until_the_seat_is_taken_back(server: Server, person: Come) -> None:
    code, tokens = begun(server, "Ben", "Ada", title="Sunday round")
    ada = sit(person("Ada"), seated(code, tokens, 1)).visit()
    options(ada, "Sunday round").get_by_role("button", name="Let a stand-in play").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert server.get(f"/api/tables/{code}").json()["seats"][1]["away"]
    options(ada, "Sunday round").get_by_role("button", name="Take my seat back").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not server.get(f"/api/tables/{code}").json()["seats"][1]["away"]


def test_a_game_is_given_up_after_asking_once_more(server: Server, person: Come) -> None:
    code, tokens = server.table(GAME, someone("Ada"), bot(), title="Against a bot")
    server.start_table(code, tokens[0])
    ada = sit(person("Ada"), seated(code, tokens, 0)).visit()
    dialog = options(ada, "Against a bot")
    dialog.get_by_role("button", name="Resign").click()
    assert server.get(f"/api/tables/{code}").json()["status"] == "playing"
    dialog.get_by_role("button", name="Yes, resign").click()
    expect(tab(ada, "Finished")).to_have_text("Finished 1")
    expect(ada.page.locator("article.turn")).to_have_count(0)
    assert server.get(f"/api/tables/{code}").json()["status"] == "over"


def test_a_table_is_deleted_from_this_browser_alone(server: Server, person: Come) -> None:
    code, tokens = closed(server, "Old game")
    ada = sit(person("Ada"), seated(code, tokens, 0)).visit()
    dialog = options(ada, "Old game")
    dialog.get_by_role("button", name="Delete from this browser").click()
    dialog.get_by_role("button", name="Yes, delete").click()
    ada.page.locator(".hero").wait_for()
    assert ada.page.evaluate("localStorage.getItem('tilewright.seats')") == "[]"
    assert server.post("/api/mine", {"tokens": [tokens[0]]}).json()["counts"]["over"] == 1


def test_the_turn_moves_between_the_lists_of_two_lobbies(server: Server, person: Come) -> None:
    code, tokens = begun(server, "Ada", "Eve")
    ada, eve = sit(person("Ada"), seated(code, tokens, 0)), sit(person("Eve"), seated(code, tokens, 1))
    eve.visit()
    expect(tab(eve, "Others’ turn")).to_have_text("Others’ turn 1")
    ada.visit()
    ada.page.locator("article.turn a.primary").click()
    ada.waits_for_the_table()
    ada.until(lambda: server.get(f"/api/tables/{code}").json()["asked"] == 1)
    eve.page.locator("article.turn").wait_for()
    expect(tab(eve, "Your turn")).to_have_text("Your turn 1")
    ada.page.locator("header .brand").click()
    expect(tab(ada, "Others’ turn")).to_have_text("Others’ turn 1")
    expect(ada.page.locator("article.turn")).to_have_count(0)
    expect(rows(ada)).to_contain_text("Eve’s turn")


# ---- open tables


def test_a_new_table_appears_and_one_press_sits_down(alone: Server, guest: Come) -> None:
    ben = guest("Ben")
    sit(ben, seated(*closed(alone), 0)).visit()
    expect(ben.page.locator(".open")).to_contain_text("No table is waiting.")
    code, _ = alone.table(GAME, someone("Eve"), OPEN, public=True, title="Quick one")
    ben.page.get_by_role("button", name="Sit down: Quick one").click()
    ben.page.wait_for_url(f"**/t/{code}")
    seats = alone.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Eve", "Ben"]
    ben.visit()
    expect(rows(ben).locator("a")).to_have_text(["Quick one"])
    expect(ben.page.locator(".open li")).to_have_count(0)


def test_any_free_seat(alone: Server, guest: Come) -> None:
    """Also if somebody else was faster: then there is none, and one may open a table."""
    code, _ = alone.table(GAME, someone("Eve"), OPEN, OPEN, public=True)
    ben, cleo = (sit(guest(name), seated(*closed(alone), 0)).visit() for name in ("Ben", "Cleo"))
    for one in (ben, cleo):
        one.page.get_by_role("button", name="Sit down anywhere").wait_for()
    ben.page.get_by_role("button", name="Sit down anywhere").click()
    ben.page.wait_for_url(f"**/t/{code}")
    cleo.page.route("**/api/tables?*", lambda route: route.abort())
    alone.post(f"/api/tables/{code}/join", {"name": "Fay"})
    cleo.page.get_by_role("button", name="Sit down anywhere").click()
    expect(cleo.page.locator(".anywhere").get_by_role("alert")).to_have_text(
        "No open table is waiting for players right now."
    )
    cleo.page.locator(".anywhere").get_by_role("link", name="Open a table").click()
    cleo.page.get_by_role("dialog", name="New table").wait_for()


def test_filters_stay_with_the_browser(alone: Server, guest: Come) -> None:
    alone.table(GAME, someone("Eve"), OPEN, public=True, title="Live one", clock={"main_s": 600, "turn_s": 5})
    alone.table(GAME, someone("Eve"), OPEN, public=True, title="Slow one", clock={"days": 3})
    ada = sit(guest("Ada"), seated(*closed(alone), 0)).visit()
    titles = ada.page.locator(".open li a:first-child")
    expect(titles).to_have_count(2)
    ada.page.get_by_role("button", name="Over days").click()
    expect(titles).to_have_text(["Slow one"])
    ada.visit()
    expect(titles).to_have_text(["Slow one"])
    ada.page.get_by_role("button", name="Rated").click()
    expect(ada.page.locator(".open")).to_contain_text("No table passes your filters.")
    ada.page.get_by_role("button", name="Show all tables").click()
    expect(titles).to_have_count(2)


# ---- nothing there yet, or no answer


def test_the_first_visit_leads_to_a_lesson_or_to_a_first_game(person: Come) -> None:
    ada = person("").visit()
    expect(ada.page.locator("main .primary")).to_have_count(1)
    hero = ada.page.locator(".hero")
    if hero.locator("a.primary").count():
        expect(hero.locator("a.primary")).to_have_attribute("href", f"/learn/{names()[0]}")
    hero.get_by_role("button").click()
    ada.waits_for_the_table()
    ada.visit()
    expect(ada.page.locator("article.turn, #my-list li")).to_have_count(1)


def test_a_server_that_does_not_answer_is_asked_again(server: Server, person: Come) -> None:
    code, tokens = closed(server, "Old game")
    ada = sit(person("Ada"), seated(code, tokens, 0))
    ada.page.route("**/api/mine", lambda route: route.abort())
    ada.visit()
    trouble = ada.page.get_by_role("alert")
    expect(trouble).to_contain_text("No answer from the server.")
    expect(ada.page.locator(".game").first).to_be_visible()
    ada.page.unroute("**/api/mine")
    trouble.get_by_role("button", name="Try now").click()
    expect(trouble).to_have_count(0)
    expect(rows(ada)).to_have_count(1)


def test_a_code_or_a_link_leads_to_the_table(server: Server, person: Come) -> None:
    code, _ = server.table(GAME, someone("Eve"), OPEN)
    ada = person().visit("/#join")
    for typed in (code.lower(), f"{server.url}/t/{code}"):
        ada.visit("/#join")
        field = ada.page.get_by_label("Type the code or paste the link that you were sent.")
        field.fill("NOSUCHXX")
        field.press("Enter")
        expect(ada.page.get_by_role("alert")).to_have_text("This table does not exist.")
        field.fill(typed)
        field.press("Enter")
        ada.page.wait_for_url(f"**/t/{code}")
