"""How smoothly a full land moves in the browser: panning, zooming and gliding, in milliseconds between two frames.

Needs Chromium, Playwright and the built client; without a graphics card everything is drawn by the processor. `busy` is
what the page itself computes for one frame, which other programs on the machine do not disturb.
"""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.person import Person, launch
from tests.browser.tables import play, sit
from tests.server.process import Server, person
from tilewright.games import names

SCREEN = {"width": 1440, "height": 900}
FULL = 0.97  # of the game
# the times between frames until stopped
_WATCH = """() => {
  window.times = []
  let before = 0
  const frame = (now) => {
    if (before) window.times.push(now - before)
    before = now
    window.watching = requestAnimationFrame(frame)
  }
  window.watching = requestAnimationFrame(frame)
}"""
_STOP = "() => { cancelAnimationFrame(window.watching); return window.times }"


def pan(page: Page) -> None:
    page.mouse.move(300, 250)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(300 + 5 * step, 250 + 3 * step)
    page.mouse.up()


def zoom(page: Page) -> None:
    page.mouse.move(500, 400)
    for step in range(30):
        page.mouse.wheel(0, -40 if step < 15 else 40)


def glide(page: Page) -> None:
    for key in ("+", "+", "0"):
        page.keyboard.press(key)
        page.wait_for_timeout(900)


def measured(page: Page, session: CDPSession, move: Any) -> tuple[list[float], float]:
    """The times between frames, and the seconds that the page computed."""
    page.keyboard.press("0")
    page.wait_for_timeout(1500)
    before = busy(session)
    page.evaluate(_WATCH)
    move(page)
    times: list[float] = page.evaluate(_STOP)
    return times, busy(session) - before


def busy(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def main() -> None:
    table = Table(title="Frames of a full land, in ms")
    for column in ("game", "move", "frames", "p50", "p90", "longest", "busy"):
        table.add_column(column, justify="left" if column in ("game", "move") else "right")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in names():
            one = Person(browser, server.url, viewport=SCREEN, reduced_motion="no-preference")
            whole = play(server, game)
            seated = whole.again(whole.ply_of(0, FULL), person("Ada"))
            sit(one, seated).visit(f"/t/{seated.code}").waits_for_the_table()
            one.page.locator("[data-pick]").first.wait_for()
            session = one.context.new_cdp_session(one.page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})  # its own time, not that of others
            for move in (pan, zoom, glide):
                times, seconds = measured(one.page, session, move)
                tenths = statistics.quantiles(times, n=10)
                figures = [tenths[4], tenths[8], max(times), 1000 * seconds / len(times)]
                table.add_row(game, move.__name__, str(len(times)), *(f"{figure:.1f}" for figure in figures))
            one.leaves()
        browser.close()
    Console().print(table)
