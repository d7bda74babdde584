"""A person at a browser: opens tables, picks what is highlighted, and nothing else."""

import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright

from tests.server.process import READY_S

WINDOWED = "/usr/bin/chromium"
WITH_WORKER = {"service_workers": "allow"}
SHELL = "/usr/bin/chromium-headless-shell"  # the same without windows and notifications: a third less work
STATIC = Path(__file__).resolve().parents[2] / "tilewright" / "server" / "static"
PATIENCE_MS = 1000 * READY_S
CHOICES = "[data-pick], [data-confirm]"  # a tile that fits in one place only need not be picked, only confirmed

AXE = STATIC.parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# each problem with at most three places where it occurs
_AXE = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ impact, id, nodes }) =>
    [impact, id, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 200))]))"""

# makes one pick, or confirms the picks; returns what was done
_STEP = """(wished) => {
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (document.querySelector('.result, .stage')) return 'over'
  const end = document.querySelector('[data-end]')
  if (end) { click(end); return 'end' }
  const confirm = document.querySelector('[data-confirm]')
  if (confirm) { if (confirm.disabled) return 'waits'; click(confirm); return 'confirmed' }
  const open = [...document.querySelectorAll('[data-next]:not(:disabled)')]
  if (!open.length) return 'waits'
  click(open[Math.floor(wished * open.length)])
  return 'picked'
}"""

# every place that may be picked now and is in sight, but has no clear square of this side to hit: [id, what lies there]
_MISSED = """(least) => {
  const owner = (place, x, y) => {
    const found = document.elementFromPoint(x, y)
    const [here, there] = [place.closest('.board, .dock'), found?.closest('.board, .dock')]
    if (!found?.closest('.board > svg, .things svg, [data-pick]') || here !== there) return null // out of sight
    return found.closest('[data-pick]')?.dataset.pick ?? found.closest('[class]').getAttribute('class')
  }
  const square = (place, x, y) => {
    const steps = [-1, -0.5, 0, 0.5, 1].map((share) => share * (least / 2 - 1))
    const found = steps.flatMap((right) => steps.map((down) => owner(place, x + right, y + down)))
    const other = found.find((one) => one !== place.dataset.pick)
    return other !== undefined && found.includes(null) ? null : (other ?? place.dataset.pick)
  }
  const missed = []
  for (const place of document.querySelectorAll('[data-pick]:not(:disabled, [aria-pressed=true])')) {
    const box = (place.querySelector('.reach') ?? place).getBoundingClientRect()
    const [middle, id] = [box.top + box.height / 2, place.dataset.pick]
    const found = [square(place, box.left + box.width / 2, middle)]
    if (found[0] !== id) // of cards that overlap one sees the left part
      for (let x = box.left + least / 2; x <= box.right - least / 2 + 1; x += 3) found.push(square(place, x, middle))
    if (!found.includes(id) && !found.includes(null)) missed.push([id, found[0], box.width, box.height])
  }
  return missed
}"""

# the same in a loop inside the page, as fast as new picks are highlighted
_PLAY = f"""([seed, least]) => {{
  const step = {_STEP}
  const measure = {_MISSED}
  window.missed = []
  let state = seed
  const wished = () => (state = (state * 16807) % 2147483647) / 2147483647
  const again = () => {{
    if (least && window.missed.length < 20) window.missed.push(...measure(least))
    if (step(wished()) !== 'over') setTimeout(again, 0)
  }}
  again()
}}"""


_TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  const found = (await worker?.getNotifications()) ?? []
  return found.map((one) => [one.title, one.body, one.tag])
}"""


def found() -> str:
    """The program to test with; none if there is no Chromium."""
    return next(filter(os.path.exists, (SHELL, WINDOWED)), "")


def launch(playwright: Playwright, program: str = "") -> Browser:
    """The system's Chromium, with no requests to other hosts."""
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
    return playwright.chromium.launch(executable_path=program or found(), args=arguments)


class Person:
    """One browser context with one page, and what went wrong in it."""

    def __init__(self, browser: Browser, url: str, name: str = "Ada", *, helps: bool = False, **context: Any) -> None:
        self.url = url
        self.errors: list[str] = []
        usual = {
            "viewport": {"width": 1100, "height": 700},
            "reduced_motion": "reduce",
            "service_workers": "block",
        }  # less to paint, no animations to wait for, and no worker that stores the whole client: a third of all work
        self.context = browser.new_context(locale="en-GB", **{**usual, **context})
        kept = json.dumps({"name": name, "language": "en", "level": "beginner", "helps": helps})
        self.context.add_init_script(
            f"if (!localStorage.getItem('tilewright.settings')) localStorage.setItem('tilewright.settings', '{kept}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hears)
        self.name = name
        self.rng = random.Random(name)

    def _hears(self, message: ConsoleMessage) -> None:
        """A violation of the page's content security policy is an error too."""
        if "Content Security Policy" in message.text:
            self.errors.append(message.text)

    def visit(self, path: str = "/") -> "Person":
        self.page.goto(self.url + path)
        return self

    def opens(self, game: str, seats: int, others: str, public: bool = False) -> str:
        """Open a new table from the lobby, where this person begins; return its code."""
        self.visit(f"/#new={game}")
        dialog = self.page.get_by_role("dialog", name="New table")
        rows = dialog.locator("ol > li")
        rows.first.wait_for()
        while rows.count() < seats:
            dialog.get_by_role("button", name="Add a seat").click()
        while rows.count() > seats:
            rows.last.get_by_role("button", name="Remove").click()
        kind = {"friends": "friend", "here": "here"}.get(others)
        for number in range(1, seats):
            if kind:
                rows.nth(number).get_by_role("combobox").select_option(kind)
        dialog.locator("label", has_text="First seat").click()
        if public:
            dialog.get_by_role("switch", name="List it in the lobby").check()
        dialog.get_by_role("button", name="Open table").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[-1]

    def joins(self, code: str) -> None:
        self.visit(f"/t/{code}")
        self.page.get_by_role("button", name="Take a seat").first.click()
        self.page.locator("li .muted", has_text="You").wait_for()

    def starts(self) -> None:
        """Add bots to the free seats."""
        self.page.get_by_role("button", name="Start").click()

    def waits_for_the_table(self) -> "Person":
        self.page.locator(".dock, .curtain, .back").wait_for(timeout=PATIENCE_MS)
        return self

    def may_choose(self) -> bool:
        """Whether the page shows choices now."""
        return self.page.locator(CHOICES).count() > 0

    def waits_for_choices(self) -> None:
        self.page.locator(CHOICES).first.wait_for()

    def step(self) -> str:
        """Make one pick that is highlighted now, or confirm."""
        return str(self.page.evaluate(_STEP, self.rng.random()))

    def until(self, holds: Callable[[], bool], most: int = 2000) -> None:
        """Play by picks alone until a condition holds."""
        for _ in range(most):
            if holds():
                return
            if self.step() in ("waits", "confirmed", "end"):
                self.page.wait_for_timeout(25)
        raise AssertionError(f"not after {most} steps: {self.page.url}")

    def awaits(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds that the page changes by itself."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while not holds():
            assert time.monotonic() < end, self.page.url
            self.page.wait_for_timeout(25)

    def told(self) -> list[Any]:
        """The notifications that the system shows: title, text, and the table's code."""
        return list(self.page.evaluate(_TOLD))

    def plays_on(self, least: int = 0) -> "Person":
        """Let the page pick by itself to the end of the game; `least`: how large what is picked must be, in pixels."""
        self.page.evaluate(_PLAY, [self.rng.randrange(1, 2**31 - 1), least])
        return self

    def misses(self, least: int) -> list[Any]:
        """The places that are too small or covered now, as id, what covers it, width and height."""
        return list(self.page.evaluate(_MISSED, least))

    def missed(self) -> list[Any]:
        """The places that were so while the page played by itself."""
        return list(self.page.evaluate("window.missed"))

    def sees_the_end(self) -> list[str]:
        """The scores that the page shows when the game is over."""
        self.skips_the_scoring()
        return self.page.locator(".result li .num").all_inner_texts()

    def skips_the_scoring(self) -> None:
        """Go to the result as soon as the game is over."""
        end = self.page.locator(".result h1, [data-skip]").first
        end.wait_for(timeout=PATIENCE_MS)
        if end.get_attribute("data-skip") is not None:
            end.click()
        self.page.locator(".result h1").wait_for()

    def complaints(self) -> list[Any]:
        """Everything serious or worse that axe-core finds on this page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return [found for found in self.page.evaluate(_AXE) if found[0] in ("serious", "critical")]

    def table(self) -> dict[str, Any]:
        """The table this person is at, as the server tells it."""
        code = self.page.url.rsplit("/", 1)[-1]
        found: dict[str, Any] = self.page.request.get(f"{self.url}/api/tables/{code}").json()
        return found

    def lines(self) -> int:
        """How many lines the log has."""
        return self.page.locator(".log > li").count()

    def leaves(self) -> None:
        self.context.close()
        assert not self.errors, self.errors
