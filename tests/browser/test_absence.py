"""Nobody's absence ends a game: stand-ins, coming back, leaving, resigning, closing and clocks, in real browsers."""

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.tables import Seated, sit
from tests.server.process import Server, bot
from tests.server.process import person as sits

Come = Callable[..., Person]
GAME = "tabula_rasa"  # with hidden hands
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LANGUAGES = {
    "de": ("Vertretung holen", "Wieder selbst spielen"),
    "en": ("Seat a stand-in", "Take my seat back"),
    "fr": ("Faire venir un remplaçant", "Reprendre ma place"),
    "it": ("Chiama un sostituto", "Riprendi il posto"),
    "nl": ("Invaller inzetten", "Zelf verder spelen"),
}


class Round:
    """A game in progress, and the browsers of its players."""

    def __init__(self, server: Server, person: Come, *names: str, patience_s: int = 60, **more: Any) -> None:
        self.server, self.person, self.names = server, person, names
        bots = more.pop("bots", 0)
        self.code, self.tokens = server.table(GAME, *map(sits, names), *[bot()] * bots, **more)
        with sqlite3.connect(server.data / "tables.db", timeout=30) as store:  # shorter than anybody may choose
            store.execute("UPDATE tables SET patience = ? WHERE code = ?", (patience_s, self.code))
        store.close()
        if "clock" not in more:
            server.start_table(self.code, self.tokens[0])

    def begin(self, *contexts: dict[str, Any]) -> list[Person]:
        """Everybody opens the table before its clocks start."""
        come = [self.sit_down(seat, **(contexts[seat] if contexts else {})) for seat in range(len(self.names))]
        for one in come:
            one.page.locator("main li", has_text="You").wait_for()
        self.server.start_table(self.code, self.tokens[0])
        return come

    def sit_down(self, seat: int, **context: Any) -> Person:
        one = sit(self.person(self.names[seat], **context), Seated(self.code, GAME, {seat: self.tokens[seat]}))
        return one.visit(f"/t/{self.code}")

    def come(self, seat: int, **context: Any) -> Person:
        """A player opens the table."""
        return self.sit_down(seat, **context).waits_for_the_table()

    @property
    def asked(self) -> int:
        return int(self.server.get(f"/api/tables/{self.code}").json()["asked"])

    def post(self, what: str, seat: int, **more: Any) -> Any:
        return self.server.post(f"/api/tables/{self.code}/{what}", {"seat": seat, **more}, self.tokens[seat]).json()

    def plays_until(self, seat: int, *players: Person) -> None:
        """Everybody plays until a seat is to move."""
        end = time.monotonic() + 60
        while self.asked != seat:
            assert time.monotonic() < end
            for one in players:
                one.step()
            players[0].page.wait_for_timeout(30)


def panel(one: Person, seat: int) -> Any:
    return one.page.locator(f".side .seat[data-seat='{seat}']")


def says(one: Person, text: str) -> None:
    """Wait for a note about the table."""
    one.page.locator("[data-note]", has_text=text).first.wait_for()


def opens_the_menu(one: Person) -> None:
    one.page.locator("header.top button[title]").last.click()


# ---- absence


def test_a_friend_closes_the_laptop_and_returns(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", patience_s=4)
    ada, ben = game.come(0), game.come(1)
    game.plays_until(1, ada)
    ben.page.close()
    bens = panel(ada, 1)
    bens.get_by_text("away").wait_for()  # although it is his turn
    assert bens.get_by_role("button", name="Seat a stand-in").count() == 0
    bens.get_by_role("button", name="Seat a stand-in").wait_for()
    assert "warm" in (bens.get_attribute("class") or "")
    assert ada.complaints() == []
    bens.locator("select").select_option("casual")
    bens.get_by_role("button", name="Seat a stand-in").click()
    says(ada, "Ada has seated a stand-in (Casual) for Ben.")
    game.plays_until(0, ada)
    assert "warm" not in (bens.get_attribute("class") or "")
    ada.until(lambda: game.server.get(f"/api/tables/{game.code}").json()["ply"] > 24)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.locator(".talk .note", has_text="stand-in (Casual)").wait_for()

    again = game.come(1)
    again.page.get_by_role("heading", name="Welcome back, Ben.").wait_for()
    again.page.locator(".back", has_text="A stand-in (Casual) made").wait_for()
    assert again.page.locator("[data-next]").count() == 0  # the stand-in chooses, not Ben
    assert again.complaints() == []
    again.page.get_by_role("button", name="Take my seat back").click()
    says(ada, "Ben has come back")
    game.plays_until(1, ada, again)
    again.waits_for_choices()
    again.plays_on()
    ada.plays_on()
    assert ada.sees_the_end() == again.sees_the_end()


def test_who_keeps_waiting_is_not_asked_again(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", patience_s=1)
    ada = game.come(0)
    game.plays_until(1, ada)
    panel(ada, 1).get_by_role("button", name="Keep waiting").click()
    panel(ada, 1).locator(".absent").wait_for(state="detached")
    ben = game.come(1)
    panel(ada, 1).get_by_text("to move").wait_for()
    ben.page.close()
    panel(ada, 1).get_by_role("button", name="Keep waiting").wait_for()  # another absence is another question


def test_a_spectator_seats_nobody(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", patience_s=0)
    eve = person("Eve").visit(f"/t/{game.code}").waits_for_the_table()
    panel(eve, 0).get_by_text("away").wait_for()
    assert eve.page.locator(".absent").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_absence_in_every_language_on_a_phone_at_dusk(person: Come, server: Server, language: str) -> None:
    seat_one, take_back = LANGUAGES[language]
    game = Round(server, person, "Ada", "Ben", patience_s=0, clock={"main_s": 300})
    server.start_table(game.code, game.tokens[0])
    kept = f'{{"name": "Ada", "language": "{language}", "theme": "dusk", "level": "club"}}'
    ada, ben = (
        sit(person(name, **PHONE), Seated(game.code, GAME, {seat: game.tokens[seat]}))
        for seat, name in enumerate(("Ada", "Ben"))
    )
    for one in (ada, ben):
        one.context.add_init_script(f"localStorage.setItem('tilewright.settings', '{kept}')")
    ada.visit(f"/t/{game.code}").waits_for_the_table()
    ada.page.locator(".notices").get_by_role("button", name=seat_one).click()
    ada.page.locator("[data-note]").wait_for()
    ben.visit(f"/t/{game.code}")
    ben.page.get_by_role("button", name=take_back).wait_for()
    for one in (ada, ben):
        assert "web-" not in one.page.locator("body").inner_text()
        assert "server-" not in one.page.locator("body").inner_text()
        assert one.complaints() == []
    ben.page.get_by_role("button", name=take_back).click()
    ben.page.locator(".back").wait_for(state="detached")


# ---- on purpose


def test_somebody_leaves_and_returns(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben")
    ada, ben = game.come(0), game.come(1)
    opens_the_menu(ada)
    ada.page.get_by_role("button", name="Leave or resign").click()
    assert ada.complaints() == []
    ada.page.get_by_label("Level of the stand-in").select_option("expert")
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.wait_for_url(lambda url: "/t/" not in url)
    says(ben, "Ada has left; a stand-in (Expert) plays on.")
    panel(ben, 0).get_by_text("stand-in").wait_for()
    ada.visit(f"/t/{game.code}")
    ada.page.get_by_role("button", name="Take my seat back").click()
    says(ben, "Ada has come back")


def test_resigning_asks_once_and_others_play_on(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", "Cleo")
    ada, ben, cleo = game.come(0), game.come(1), game.come(2)
    opens_the_menu(cleo)
    cleo.page.get_by_role("button", name="Leave or resign").click()
    cleo.page.get_by_role("button", name="Resign", exact=True).click()
    cleo.page.get_by_role("button", name="No, play on").click()
    cleo.page.get_by_role("button", name="Resign", exact=True).click()
    assert cleo.complaints() == []
    cleo.page.get_by_role("button", name="Yes, resign").click()
    for one in (ada, ben):
        says(one, "Cleo has resigned.")
        panel(one, 2).get_by_text("resigned").wait_for()
    assert cleo.page.locator("[data-next], .back").count() == 0
    game.plays_until(0, ada, ben)
    opens_the_menu(ada)
    ada.page.get_by_role("button", name="Leave or resign").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    for one in (ada, ben, cleo):
        one.sees_the_end()
        rows = one.page.locator(".result ol li").all_inner_texts()
        assert ["resigned" in row for row in rows] == [False, True, True]
    ben.page.get_by_role("heading", name="You win").wait_for()


def test_the_host_closes_a_table_with_bots(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", bots=1)
    ada = game.come(0)
    opens_the_menu(ada)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Yes, close it").click()
    ada.page.get_by_role("heading", name="The host closed this table.").wait_for()
    assert not ada.page.title().startswith("●")  # nobody's turn


# ---- clocks


def test_clocks_count_down_and_short_ones_are_announced(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", clock={"main_s": 15})
    ada, ben = game.begin()
    mine, theirs = (panel(one, 0).get_by_role("timer") for one in (ada, ben))
    ada.page.locator("[data-time-call]", has_text="10 seconds left.").wait_for(state="attached")
    assert "short" in (mine.get_attribute("class") or "")
    assert mine.inner_text().startswith("0:")
    assert theirs.inner_text().startswith("0:")
    assert panel(ada, 1).get_by_role("timer").inner_text() == "0:15"  # stands still
    assert ben.page.locator("[data-time-call]").inner_text() == ""
    assert ada.complaints() == []


def test_a_stand_in_plays_when_time_is_up(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", clock={"main_s": 4})
    ada, ben = game.begin()
    ada.page.get_by_role("heading", name="Your time is up.").wait_for()
    says(ben, "Ada has run out of time; a stand-in (Advanced) plays on.")
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.locator(".back").wait_for(state="detached")
    panel(ada, 0).get_by_role("timer").get_by_text("0:3").or_(panel(ada, 0).get_by_text("0:2")).first.wait_for()
    assert ada.page.locator(".dock").count() == 1


def test_a_seat_loses_when_time_is_up(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", clock={"main_s": 4, "at_zero": "lose"})
    ada, ben = game.begin()
    for one in (ada, ben):
        one.sees_the_end()
        one.page.locator(".result li", has_text="lost on time").wait_for()
    ben.page.get_by_role("heading", name="You win").wait_for()
    assert ada.complaints() == []


def test_over_days_a_pill_says_what_is_left(person: Come, server: Server) -> None:
    game = Round(server, person, "Ada", "Ben", patience_s=0, clock={"days": 3})
    server.start_table(game.code, game.tokens[0])
    ada = game.come(0)
    panel(ada, 0).get_by_role("timer").get_by_text("2 days left").wait_for()
    assert panel(ada, 1).get_by_role("timer").count() == 0
    panel(ada, 1).get_by_text("offline").wait_for()
    assert ada.page.locator(".absent").count() == 0
