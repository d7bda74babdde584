"""Four bots' moves as they are shown at the table, as an animation: `python -m tools.moves`, as `make film` does.

It is filmed in a real browser. The page's clock stands still, and timers and animations are moved on frame by frame, so
the film runs smoothly however fast this machine is.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person, launch
from tests.browser.tables import Seated, sit
from tests.server.process import ROOT, Server, bot, person

FILE = ROOT / "docs" / "pictures" / "moves-by-day.webp"
GAME, BOTS, TURNS = "carcassonne", 4, 5  # own turns before the film
SCREEN, WIDTH = {"width": 1280, "height": 800}, 880  # pixels
FRAME_MS, FIRST_MS, LAST_MS, MOST = 80, 800, 3500, 90
REST = 18  # frames in which the last points arrive
QUALITY = 62
# moves all animations on; those that end are finished, so that the page hears of it
STEP = """(ms) => {
  window.filmed ??= new Map()
  for (const one of document.getAnimations()) {
    const at = (window.filmed.get(one) ?? -ms) + ms
    window.filmed.set(one, at)
    const end = one.effect.getComputedTiming().endTime
    if (at >= end) one.finish()
    else { one.pause(); one.currentTime = at }
  }
}"""


def seated(browser: Browser, server: Server) -> Seated:
    """A table at which a person and four bots have played a few turns."""
    code, tokens = server.table(GAME, person("Ada"), *[bot("casual")] * BOTS)
    server.start_table(code, tokens[0])
    made = Seated(code, GAME, tokens)
    ada = sit(Person(browser, server.url), made)
    ada.visit(f"/t/{code}").waits_for_the_table()
    for _ in range(TURNS):
        ada.waits_for_choices()
        ada.until(lambda: ada.page.locator(".prompt.mine").count() == 0)
    ada.waits_for_choices()
    ada.leaves()
    return made


def film(browser: Browser, server: Server) -> list[Image.Image]:
    """Her turn, and everything that is shown until it is her turn again."""
    made = seated(browser, server)
    ada = sit(Person(browser, server.url, viewport=SCREEN, reduced_motion="no-preference"), made)
    ada.page.clock.install()
    ada.visit(f"/t/{made.code}").waits_for_the_table()
    ada.waits_for_choices()
    ada.page.wait_for_timeout(1000)  # everything is in its place
    frames = [frame(ada)]
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1)
    ada.until(lambda: ada.page.locator("[data-caption]").count() > 0)
    ada.page.evaluate(STEP, FRAME_MS)
    while not ada.may_choose() and len(frames) < MOST:
        frames.append(next_frame(ada))
    frames += [next_frame(ada) for _ in range(REST)]
    ada.leaves()
    return frames


def next_frame(ada: Person) -> Image.Image:
    """What is on the screen after some time; what begins then stands still before it is photographed."""
    ada.page.clock.run_for(FRAME_MS)
    ada.page.evaluate(STEP, FRAME_MS)
    return frame(ada)


def frame(ada: Person) -> Image.Image:
    """What is on the screen now."""
    with Image.open(io.BytesIO(ada.page.screenshot())) as image:
        size = WIDTH, round(WIDTH * image.height / image.width)
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def main() -> None:
    """Record the film."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        frames = film(browser, server)
        browser.close()
    times = [FIRST_MS, *[FRAME_MS] * (len(frames) - 2), LAST_MS]
    frames[0].save(
        FILE, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY, method=4, kmax=100
    )
    print(f"{FILE.name}: {len(frames)} pictures, {FILE.stat().st_size / 1e3:.0f} kB")


if __name__ == "__main__":
    main()
