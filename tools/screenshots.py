"""Takes pictures of every screen: `python -m tools.screenshots [FOLDER [GAME …]]`.

The lobby, and each game early, in the middle and at its end, its first lesson and its rules, a hint with live odds, its
review, and its puzzle of the day before and after; desktop and phone, day and dusk. What the analysis says is shown in
another language for each game. Bots play the games, and a person continues them from the point that is shown. Three of
the pictures become those of the README.
"""

import base64
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import PATIENCE_MS, Person, launch
from tests.browser.solver import Solver
from tests.browser.tables import Played, Seated, play, reviewed, sit
from tests.server.process import OPEN, ROOT, Server, person
from tilewright.games import facts, names

SCREENS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = {"day": "light", "dusk": "dark"}
LANGUAGES = ("de", "en", "fr", "it", "nl")
SHARES = {"early": 0.06, "middle": 0.55}  # how far into the game
# the drawings on the page are those of this theme
THEMED = (
    """(theme) => [...document.querySelectorAll('#art-sheet > desc')].every((desc) => desc.textContent === theme)"""
)
# every visible picture is loaded, and answers to questions have arrived and been painted
SEEN = """() => Promise.all([...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  .map((image) => image.decode().catch(() => null)))
  .then(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 350)))"""
WEBP = """(png) => new Promise((done) => {
  const picture = new Image()
  picture.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    canvas.getContext('2d').drawImage(picture, 0, 0)
    done(canvas.toDataURL('image/webp', 0.86).split(',')[1])
  }
  picture.src = 'data:image/png;base64,' + png
})"""
README = ROOT / "docs" / "pictures"


def shoot(one: Person, folder: Path, name: str) -> None:
    """The same page on every screen in both themes."""
    for theme, scheme in THEMES.items():
        one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        one.page.wait_for_function(THEMED, arg=theme)
        for screen, size in SCREENS.items():
            one.page.set_viewport_size(size)  # type: ignore[arg-type]
            one.page.evaluate(SEEN)
            one.page.screenshot(path=folder / f"{name}-{screen}-{theme}.png")
    print(name, flush=True)


def table(browser: Browser, url: str, seated: Seated, folder: Path, name: str) -> None:
    """A table where somebody is to move, with the first pick made; or its end."""
    one = sit(Person(browser, url, viewport=SCREENS["desktop"]), seated).visit(f"/t/{seated.code}")
    if name.endswith("end"):
        one.sees_the_end()
    else:
        one.waits_for_the_table()
        one.page.locator("[data-next]").first.wait_for()
        one.step()
    shoot(one, folder, name)
    one.leaves()


def learning(browser: Browser, url: str, game: str, folder: Path) -> None:
    """The first lesson of a game, and its rules."""
    one = Person(browser, url, viewport=SCREENS["desktop"]).visit(f"/learn/{game}/first")
    one.page.locator(".board .piece").first.wait_for()
    shoot(one, folder, f"{game}-lesson")
    one.visit(f"/rules/{game}").page.locator(".reader section").first.wait_for()
    shoot(one, folder, f"{game}-rules")
    one.leaves()


def analysed(browser: Browser, whole: Played, language: str, folder: Path) -> None:
    """A hint, a review, and a puzzle before and after it is solved."""
    server, game = whole.server, whole.game
    ada = Person(browser, server.url, viewport=SCREENS["desktop"])
    settings = json.dumps({"language": language, "name": "Ada", "showsOdds": True})
    ada.context.add_init_script(f"localStorage.setItem('tilewright.settings', {json.dumps(settings)})")
    seated = whole.again(whole.ply_of(0, SHARES["middle"]), person("Ada"))
    sit(ada, seated).visit(f"/t/{seated.code}").waits_for_the_table()
    ada.page.locator("[data-bulb]").click(timeout=PATIENCE_MS)
    ada.page.locator(".hintcard[data-state=found]").wait_for(timeout=PATIENCE_MS)
    shoot(ada, folder, f"{game}-hint")
    name, found = reviewed(whole)
    worst = max(found["turns"], key=lambda turn: (bool(turn["said"]), turn["loss"]))
    ada.visit(f"/review/{name}/{worst['number']}").page.locator(".difference").wait_for()
    shoot(ada, folder, f"{game}-review")
    ada.visit(f"/puzzles/{game}").page.locator("[data-puzzle] .board .piece").first.wait_for()
    shoot(ada, folder, f"{game}-puzzle")
    solver = Solver(server, ada)
    solver.tries(solver.puzzle.answers[0])
    shoot(ada, folder, f"{game}-puzzle-solved")
    ada.leaves()


def lobby(browser: Browser, server: Server, mine: Seated, folder: Path) -> None:
    """The lobby, with a game in which it is your turn and tables that wait for players."""
    for game in names()[1:4]:
        others = [OPEN] * (facts(game).seats[-1] - 1)
        server.table(game, person("Ben"), *others, public=True, title="Sunday round")
    ada = sit(Person(browser, server.url, viewport=SCREENS["desktop"]), mine).visit()
    ada.page.locator("section.turn").wait_for()
    shoot(ada, folder, "lobby")
    ada.leaves()


def readme(browser: Browser, folder: Path) -> None:
    """The pictures of the README, from those just taken: a table and a lesson by day, another table at dusk."""
    page = browser.new_page()
    first, second = names()[:2]
    for source, goal in (
        (f"{first}-middle-desktop-day", "table-by-day"),
        (f"{second}-middle-desktop-dusk", "table-at-dusk"),
        (f"{second}-lesson-desktop-day", "lesson-by-day"),
    ):
        png = base64.b64encode((folder / f"{source}.png").read_bytes()).decode()
        (README / f"{goal}.webp").write_bytes(base64.b64decode(page.evaluate(WEBP, png)))
    page.close()


def main(folder: Path, chosen: list[str]) -> None:
    """Take all pictures, into one folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        played: dict[str, Played] = {game: play(server, game, "club") for game in chosen or names()}
        browser = launch(playwright)
        for game, whole in played.items():
            for stage, share in SHARES.items():
                table(
                    browser, server.url, whole.again(whole.ply_of(0, share), person("Ada")), folder, f"{game}-{stage}"
                )
            table(browser, server.url, whole.over(), folder, f"{game}-end")
            learning(browser, server.url, game, folder)
            analysed(browser, whole, LANGUAGES[list(names()).index(game) % len(LANGUAGES)], folder)
        if not chosen:
            first = next(iter(played.values()))
            lobby(browser, server, first.again(first.ply_of(0, 0.3), person("Ada")), folder)
            readme(browser, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:])
