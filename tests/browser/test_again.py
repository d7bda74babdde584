"""A second game with the same people: everybody gets their own seat, wherever they open it."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.tables import Seated, sit
from tests.server.player import at
from tests.server.process import Server
from tests.server.process import person as sits
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]
DAY_S = 86_400


def finished(server: Server, *people: str) -> tuple[str, dict[int, str]]:
    """A table where a game of these people has just ended, and their tokens."""
    code, tokens = server.table(SMALL, *(sits(name) for name in people))
    server.start_table(code, tokens[0])

    async def play() -> None:
        async with at(server.live(code)) as everybody:
            await everybody.hello(*tokens.values())
            await everybody.finish(random.Random(1))

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        thread.submit(asyncio.run, play()).result()
    return code, tokens


def sees_own_seat(one: Person) -> None:
    """Wait until the page calls one of the seats "You"."""
    one.waits_for_the_table()
    one.page.locator(".panels .seat b", has_text="You").first.wait_for(state="attached")


def test_everybody_gets_their_seat_in_a_second_game(person: Come, server: Server) -> None:
    code, tokens = finished(server, "Ada", "Ben", "Cleo", "Dora")
    held = [{0: tokens[0]}, {1: tokens[1]}, {2: tokens[2], 3: tokens[3]}]  # Cleo and Dora share a screen
    ada, ben, sofa = (
        sit(person(name), Seated(code, SMALL, seats)) for name, seats in zip(("Ada", "Ben", "Cleo"), held, strict=True)
    )
    for one in (ada, ben):
        one.visit(f"/t/{code}").sees_the_end()
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(lambda url: not url.endswith(code))
    second = ben.page.url.rsplit("/", 1)[-1]
    ada.page.get_by_role("link", name="Join the next game").click()
    sofa.visit(f"/t/{second}")  # was away, and comes by the link
    ada.waits_for_the_table()
    ada.page.reload()
    for one in (ada, ben):
        sees_own_seat(one)
    for one in (ada, ben, sofa):
        one.plays_on()
    ada.page.wait_for_function(
        """async (path) => {
            const { moves } = await (await fetch(path)).json()
            return new Set(moves.map((move) => move.seat).filter((seat) => seat >= 0)).size === 4
        }""",
        arg=f"/api/tables/{second}/story",
    )


def test_a_browser_that_missed_a_game_is_seated_in_the_one_after(person: Come, server: Server) -> None:
    code, tokens = finished(server, "Ada", "Ben")
    second = server.post(f"/api/tables/{code}/rematch", {}, tokens[0]).json()["table"]["code"]

    async def play() -> None:
        async with at(server.live(second)) as both:
            await both.hello(*tokens.values())
            await both.finish(random.Random(2))

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play()).result()
    third = server.post(f"/api/tables/{second}/rematch", {}, tokens[0]).json()["table"]["code"]
    ben = sit(person("Ben"), Seated(code, SMALL, {1: tokens[1]}))
    sees_own_seat(ben.visit(f"/t/{third}"))
    eve = person("Eve").visit(f"/t/{third}").waits_for_the_table()
    assert set(eve.page.locator(".panels .seat b").all_inner_texts()) == {"Ada", "Ben"}


def test_a_finished_table_left_open_for_a_day_still_leads_to_the_next(browser: Browser, tmp_path: Path) -> None:
    """The server has been restarted meanwhile, so only its store knows the old table."""
    with Server(tmp_path) as own:
        code, tokens = finished(own, "Ada", "Ben")
        ada, ben = (
            sit(Person(browser, own.url, name), Seated(code, SMALL, {seat: tokens[seat]})).visit(f"/t/{code}")
            for seat, name in enumerate(("Ada", "Ben"))
        )
        for one in (ada, ben):
            one.sees_the_end()
        own.stop()
        with closing(sqlite3.connect(own.data / "tables.db")) as store, store:
            store.execute("UPDATE tables SET created = created - ?, seen = seen - ?, ended = ended - ?", (DAY_S,) * 3)
        own.start()
        ada.page.locator(".lost").wait_for(state="detached")
        ada.page.get_by_role("button", name="Play again").click()
        ada.page.wait_for_url(lambda url: not url.endswith(code))
        ben.page.get_by_role("link", name="Join the next game").click()
        for one in (ada, ben):
            sees_own_seat(one)
            one.leaves()
