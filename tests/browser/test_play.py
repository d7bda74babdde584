"""Whole games by picks alone, several people at one table, undo, reconnecting, and watching."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.person import PATIENCE_MS, WITH_WORKER, Person
from tests.browser.tables import Played, sit
from tests.server.process import Server
from tests.server.process import person as human
from tilewright.games import facts, names

Come = Callable[..., Person]
SMALL = names()[0]
SCREENS = [ViewportSize(width=1280, height=720), ViewportSize(width=1440, height=900)]
UPRIGHT = ViewportSize(width=390, height=844)
PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
MOUSE_PX, FINGER_PX = 24, 44
ARRIVAL_MS = 900  # until a page is laid out for its size
# every game, and every number of seats at least once
TABLES = [(name, facts(name).seats[-1 - number % 2]) for number, name in enumerate(names())]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_people_and_bots_play_to_the_end(game: str, seats: int, person: Come) -> None:
    """By picks alone, each large enough for a mouse or a finger; the free seats are filled with bots. Then every score
    has its receipt, and the game a replay."""
    ada, ben = person("Ada", viewport=SCREENS[len(game) % 2]), person("Ben", **PHONE)
    code = ada.opens(game, seats, "friends")
    ben.joins(code)
    ada.starts()
    for one, least in ((ada, MOUSE_PX), (ben, FINGER_PX)):
        one.waits_for_the_table().plays_on(least)
    scores = ada.sees_the_end()
    assert len(scores) == seats
    assert ben.sees_the_end() == scores
    assert ada.missed() == []
    assert ben.missed() == []
    assert ada.page.locator(".result tr.sum td").all_inner_texts() == scores
    has_receipts(ada)
    assert ada.complaints() == []
    ada.page.get_by_role("link", name="Watch replay").click()
    ada.page.get_by_role("button", name="Go to the end").click()
    ada.page.locator("aside .seat .num").first.wait_for()
    assert ada.complaints() == []


@pytest.mark.parametrize("game", names())
def test_places_can_be_hit_in_the_largest_land_on_every_screen(
    game: str, person: Come, played: Callable[[str], Played]
) -> None:
    whole = played(game)
    for ply in (whole.ply_of(0, 0.8), whole.ply_of(0, 0.97)):
        seated = whole.again(ply, human("Ada"))
        for screens, least in ((SCREENS, MOUSE_PX), ([UPRIGHT], FINGER_PX)):
            ada = sit(person(**(PHONE if least == FINGER_PX else {})), seated)
            ada.visit(f"/t/{seated.code}").waits_for_the_table().waits_for_choices()
            for screen in screens:
                ada.page.set_viewport_size(screen)
                ada.page.wait_for_timeout(ARRIVAL_MS)
                assert ada.misses(least) == [], screen


def has_receipts(one: Person) -> None:
    """The receipts behind every number in the final table add up to it and name the seat that scored."""
    players = [seat["name"] for seat in one.table()["seats"]]
    for cell in one.page.locator(".result .cell").all()[:4]:
        cell.click()
        receipts = one.page.locator(".result .receipt")
        rows = receipts.locator("tr.sum td:last-child").all_inner_texts()
        assert sum(map(int, rows)) == int(cell.inner_text())
        said = receipts.first.inner_text()
        assert any(name in said for name in players), said


def test_two_people_alone_play_to_the_end(person: Come) -> None:
    """On one screen, which shows the seat to move; with the shortest game."""
    ada = person()
    ada.opens(min(names(), key=lambda name: facts(name).minutes), 2, "here")
    assert len(ada.waits_for_the_table().plays_on().sees_the_end()) == 2


def test_two_people_at_one_screen(person: Come) -> None:
    ada = person()
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    asked: set[str] = set()

    def has_seen_both() -> bool:
        asked.update(ada.page.locator(".side .seat.on b").all_inner_texts())
        return len(asked) == 2

    ada.until(has_seen_both)
    assert asked == {"Ada", "Player 2"}


def test_a_shared_screen_hides_a_hand_until_its_player_is_ready(person: Come) -> None:
    """In the first game with hands."""
    ada = person()
    curtain = ada.page.locator(".curtain")
    for game in names():
        ada.opens(game, 2, "here")
        ada.waits_for_the_table()
        if curtain.count():
            break
    first = curtain.locator("h2").inner_text()
    assert ada.page.locator(".things, [data-pick]").count() == 0
    curtain.get_by_role("button").click()
    ada.page.locator(".things").wait_for()

    def is_handed_on() -> bool:
        return curtain.count() > 0 and curtain.locator("h2").inner_text() != first

    for _ in range(200):
        if is_handed_on():
            break
        ada.step()
        ada.page.wait_for_timeout(25)
    assert is_handed_on()
    assert ada.page.locator(".things").count() == 0


def test_the_game_resumes_after_the_server_was_offline(person: Come, browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    with own:
        ada = Person(browser, own.url)
        ada.opens(SMALL, 2, "here")
        ada.waits_for_the_table()
        ada.until(lambda: ada.lines() >= 3)
        before = ada.page.locator(".log > li").all_inner_texts()
        own.stop()
        ada.page.locator(".lost").wait_for()
        assert ada.page.locator(".piece").count() > 1
        own.start()
        ada.page.locator(".lost").wait_for(state="detached")
        assert ada.page.locator(".log > li").all_inner_texts() == before
        ada.until(lambda: ada.lines() > len(before))
        ada.leaves()


def test_a_reload_and_a_second_tab_change_nothing(person: Come) -> None:
    ada = person(**WITH_WORKER)
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    ada.until(lambda: ada.lines() >= 2)
    log = ada.page.locator(".log > li").all_inner_texts()
    ada.page.reload()
    ada.waits_for_the_table()
    assert ada.page.locator(".log > li").all_inner_texts() == log
    other = ada.context.new_page()
    other.goto(ada.page.url)
    other.locator(".dock").wait_for(timeout=PATIENCE_MS)
    ada.until(lambda: ada.lines() > len(log))
    other.locator(".log > li").nth(len(log)).wait_for()
    ada.page.go_back()
    ada.page.locator(".games").wait_for()
    ada.page.go_forward()
    ada.waits_for_the_table()


@pytest.mark.parametrize("game", names())
def test_a_spectator_sees_no_hand_and_no_choices(game: str, person: Come) -> None:
    ada, eve = person("Ada"), person("Eve")
    ada.opens(game, facts(game).seats[0], "bots")
    ada.waits_for_the_table()
    frames: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    eve.page.goto(ada.page.url)
    eve.waits_for_the_table()
    assert not eve.may_choose()
    ada.until(lambda: ada.lines() >= 2)
    eve.page.locator(".log > li").nth(1).wait_for()
    assert frames
    assert not any('"kind":"hand"' in frame or '"choices":[{' in frame for frame in frames)
