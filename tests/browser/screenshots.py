"""Pictures of every screen, to be looked at: `python -m tests.browser.screenshots [FOLDER]`.

Lobby, and each game early, in the middle and at its end; desktop and phone, day and dusk.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person, launch
from tests.server.process import Server
from tilewright.games import facts, names

SCREENS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = {"day": "light", "dusk": "dark"}
# every picture in sight is there
SEEN = """Promise.all([...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  .map((image) => image.decode().catch(() => null)))"""
EARLY, MIDDLE = 3, 30  # lines of the log


def shoot(one: Person, folder: Path, name: str) -> None:
    """The same page on every screen in both printings."""
    for theme, scheme in THEMES.items():
        one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        for screen, size in SCREENS.items():
            one.page.set_viewport_size(size)  # type: ignore[arg-type]
            one.page.evaluate(SEEN)
            one.page.wait_for_timeout(400)
            one.page.screenshot(path=folder / f"{name}-{screen}-{theme}.png")
    one.page.set_viewport_size(SCREENS["desktop"])  # type: ignore[arg-type]
    one.page.emulate_media(color_scheme="light")


def play(browser: Browser, url: str, game: str, folder: Path) -> None:
    """One game from the first move to the last."""
    one = Person(browser, url)
    one.opens(game, facts(game).seats[0], "bots")
    one.waits_for_the_table()
    for name, lines in (("early", EARLY), ("middle", MIDDLE)):
        one.until(lambda lines=lines: one.lines() >= lines)  # type: ignore[misc]
        while one.step() not in ("picked", "over"):  # with a ghost on the table
            one.page.wait_for_timeout(50)
        shoot(one, folder, f"{game}-{name}")
    one.plays_on().sees_the_end()
    shoot(one, folder, f"{game}-end")
    one.leaves()


def lobby(browser: Browser, url: str, folder: Path) -> None:
    """The first page, with a game that waits for you and tables that wait for players."""
    ben = Person(browser, url, "Ben")
    for game in names()[1:4]:
        ben.opens(game, facts(game).seats[-1], "friends", public=True)
    ada = Person(browser, url)
    ada.opens(names()[0], 2, "bots")
    ada.waits_for_the_table()
    ada.visit().page.locator("section.turn").wait_for()
    shoot(ada, folder, "lobby")
    ada.leaves()
    ben.leaves()


def main(folder: Path, chosen: list[str]) -> None:
    """All pictures into one folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in chosen or names():
            play(browser, server.url, game, folder)
        lobby(browser, server.url, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:])
