"""Languages, keyboard, phones, replays and rules pages; and how heavy the client is."""

import gzip
import re
from collections.abc import Callable

import pytest

from tests.browser.person import STATIC, Person
from tilewright.games import names
from tilewright.words import LANGUAGES

Come = Callable[..., Person]
SMALL = names()[0]
FIRST_VIEW = 200_000  # bytes, compressed


def test_the_first_view_is_light() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    files = [STATIC / found.lstrip("/") for found in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)]
    assert len(files) >= 2
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= FIRST_VIEW


def test_the_client_knows_no_game() -> None:
    source = STATIC.parents[2] / "web" / "src"
    for file in [*source.rglob("*.ts"), *source.rglob("*.svelte"), *source.rglob("*.ftl")]:
        text = file.read_text(encoding="utf-8").lower()
        assert not [name for name in names() if name in text or name.replace("_", " ") in text], file


def speaks(one: Person, language: str) -> None:
    one.page.locator("header.top button[title]").last.click()
    one.page.locator(f"dialog button[lang={language}]").click()
    one.page.locator(f"html[lang={language}]").wait_for()
    one.page.keyboard.press("Escape")


def test_every_language_at_once(person: Come) -> None:
    ada = person()
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    ada.until(lambda: ada.lines() >= 1)
    heard = set()
    for language in LANGUAGES:
        speaks(ada, language)
        heard.add((ada.page.locator(".prompt").inner_text(), ada.page.locator(".log > li").first.inner_text()))
    assert len(heard) == len(LANGUAGES)


YOUR_TURN = {
    "de": "Du bist am Zug",
    "en": "Your turn",
    "fr": "À toi de jouer",
    "it": "Tocca a te",
    "nl": "Jij bent aan zet",
}


def test_prompts_and_the_log_call_players_by_name(person: Come) -> None:
    """The player to move is addressed; everybody else reads a name."""
    ada, ben = person("Ada"), person("Ben")
    ben.joins(ada.opens(SMALL, 2, "friends"))
    ada.starts()
    ben.waits_for_the_table()
    ada.until(lambda: ben.page.locator(".prompt.mine").count() > 0)
    for language in LANGUAGES:
        for one in (ada, ben):
            speaks(one, language)
        yours, theirs = ben.page.locator(".prompt").inner_text(), ada.page.locator(".prompt").inner_text()
        assert yours.startswith(YOUR_TURN[language])
        assert theirs == yours.replace(YOUR_TURN[language], "Ben", 1)
        assert ben.page.locator(".log > li", has_text=re.compile(r"^\W*Ada ")).count() > 0


@pytest.mark.parametrize("game", names())
def test_keyboard_only(game: str, person: Come) -> None:
    ada = person()
    ada.opens(game, 2, "here")
    ada.waits_for_the_table()
    keys = ada.page.keyboard
    for _ in range(60):  # a pick, the next one, and the confirmation, whichever comes
        if ada.lines() >= 3:
            break
        for key in ("ArrowRight", "Enter", "r", "Enter"):
            keys.press(key)
        ada.page.locator("[data-confirm]:disabled").wait_for(state="detached")
    assert ada.lines() >= 3


def test_a_replay_steps_and_has_links(person: Come) -> None:
    ada = person()
    code = ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    ada.until(lambda: ada.lines() >= 4)
    ada.visit(f"/replay/t/{code}/2")
    count = ada.page.locator(".count")
    count.wait_for()
    assert count.inner_text().startswith("2 /")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url("**/3")
    ada.page.get_by_role("button", name="Go to the end").click()
    last = count.inner_text().split(" / ")[1]
    ada.page.wait_for_url(f"**/{last}")
