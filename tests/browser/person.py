"""A person at a browser: opens tables, picks what lights up, and nothing else."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

CHROMIUM = "/usr/bin/chromium"
STATIC = Path(__file__).resolve().parents[2] / "tilewright" / "server" / "static"
PATIENCE_MS = 240_000  # a game may have to be compiled first
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"

# one pick, or the confirmation of what is picked; answers what was done
_STEP = """(wished) => {
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (document.querySelector('.result')) return 'over'
  const end = document.querySelector('[data-end]')
  if (end) { click(end); return 'end' }
  const confirm = document.querySelector('[data-confirm]')
  if (confirm) { if (confirm.disabled) return 'waits'; click(confirm); return 'confirmed' }
  const open = [...document.querySelectorAll('[data-next]:not(:disabled)')]
  if (!open.length) return 'waits'
  click(open[Math.floor(wished * open.length)])
  return 'picked'
}"""

# the same, on and on inside the page, as fast as it lights up anything new
_PLAY = f"""(seed) => {{
  const step = {_STEP}
  let state = seed
  const wished = () => (state = (state * 16807) % 2147483647) / 2147483647
  const again = () => {{
    if (step(wished()) !== 'over') setTimeout(again, 0)
  }}
  again()
}}"""


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, which asks nobody outside for anything."""
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)


class Person:
    """One browser context with one page, and what went wrong in it."""

    def __init__(self, browser: Browser, url: str, name: str = "Ada", **context: Any) -> None:
        self.url = url
        self.errors: list[str] = []
        self.context = browser.new_context(locale="en-GB", **{"viewport": {"width": 1280, "height": 800}, **context})
        kept = f'{{"name": "{name}", "language": "en", "level": "beginner"}}'
        self.context.add_init_script(
            f"if (!localStorage.getItem('tilewright.settings')) localStorage.setItem('tilewright.settings', '{kept}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.name = name
        self.rng = random.Random(name)

    def visit(self, path: str = "/") -> "Person":
        self.page.goto(self.url + path)
        return self

    def opens(self, game: str, seats: int, others: str) -> str:
        """A new table from the lobby; its code."""
        self.visit()
        self.page.locator(f".game:has(a[href='/read/{game}']) .pickgame").click()
        self.page.locator(f".seg label:has(input[name=count][value='{seats}'])").click()
        self.page.locator(f".seg label:has(input[name=others][value='{others}'])").click()
        self.page.locator("form button.primary").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[-1]

    def sits_down(self, code: str) -> None:
        self.visit(f"/t/{code}")
        self.page.get_by_role("button", name="Sit down").first.click()
        self.page.get_by_text("You", exact=False).first.wait_for()

    def waits_for_the_table(self) -> "Person":
        self.page.locator(".dock").wait_for(timeout=PATIENCE_MS)
        return self

    def step(self) -> str:
        """One pick of what lights up now, or a confirmation."""
        return str(self.page.evaluate(_STEP, self.rng.random()))

    def until(self, holds: Callable[[], bool], most: int = 2000) -> None:
        """Play by picks alone until something holds."""
        for _ in range(most):
            if holds():
                return
            if self.step() in ("waits", "confirmed", "end"):
                self.page.wait_for_timeout(25)
        raise AssertionError(f"not after {most} steps: {self.page.url}")

    def plays_on(self) -> "Person":
        """Picks by itself from now on, to the end of the game."""
        self.page.evaluate(_PLAY, self.rng.randrange(1, 2**31 - 1))
        return self

    def sees_the_end(self) -> list[str]:
        """The scores as the page shows them when the game is over."""
        self.page.locator(".result h1").wait_for(timeout=PATIENCE_MS)
        return self.page.locator(".result li .num").all_inner_texts()

    def lines(self) -> int:
        """How many lines the log has."""
        return self.page.locator(".log > li").count()

    def leaves(self) -> None:
        self.context.close()
        assert not self.errors, self.errors
