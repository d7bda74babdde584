"""A learner at a lesson: finds the moves of a task among what is highlighted, makes them, and answers questions."""

from typing import Any

from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server

# whether the piece about to be placed lies like this one
_LIES = """({ art, turn }) => [...document.querySelectorAll('.ghost')].some((ghost) => {
  const turned = Number(/rotate\\((-?[\\d.]+)\\)/.exec(ghost.getAttribute('transform'))?.[1] ?? 0)
  return ghost.querySelector('use')?.getAttribute('href') === `#${art}` && turned === turn
})"""

# whether the table of the step is shown; what the others do before is skipped
_SETTLED = """() => {
  document.querySelector('[data-caption] button')?.click()
  return document.querySelector('.board svg') && !document.querySelector('[data-caption]')
}"""


class Learner:
    """Does the steps of one lesson; asks the server only which places belong to a move."""

    def __init__(self, server: Server, one: Person, game: str, lesson: str = "first", by_keys: bool = False) -> None:
        self.server, self.person, self.page = server, one, one.page
        self.game, self.lesson, self.by_keys = game, lesson, by_keys

    def comes(self) -> "Learner":
        self.person.visit(f"/learn/{self.game}/{self.lesson}")
        self.page.locator(".panel").wait_for(timeout=PATIENCE_MS)
        return self

    @property
    def number(self) -> int:
        """The step on the screen, counted from 0."""
        return int(self.page.locator(".count").inner_text().split()[1]) - 1

    def address(self) -> str:
        return f"/api/learn/{self.game}/{self.lesson}/{self.number}"

    def step(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(self.address()).json()
        return found

    def ask(self, **given: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.server.post(self.address(), given).json()
        return found

    def waits(self) -> None:
        """Skip what the others do in between."""
        self.page.wait_for_function(_SETTLED, timeout=PATIENCE_MS)

    def presses(self, what: Any) -> None:
        if self.by_keys:
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            what.click()

    def makes(self, *moves: str) -> None:
        """Make these moves by picks alone."""
        for done, move in enumerate(moves):
            scene = self.ask(moves=list(moves[:done]))["scene"] if done else self.step()["scene"]
            with self.page.expect_response(lambda answer: answer.url.endswith(self.address())):
                self.picks(scene, move)
        self.page.locator(".answer").first.wait_for()

    def picks(self, scene: dict[str, Any], move: str) -> None:
        choice = next(choice for choice in scene["choices"] if choice["move"] == move)
        buttons = {spot["id"] for area in scene["areas"] for spot in area["spots"] if spot["shape"] == "button"}
        open_now = ", ".join(f'[data-pick="{pick}"]' for pick in choice["picks"])
        self.page.locator(f"{open_now}, [data-confirm]").first.wait_for()
        for pick in choice["picks"]:
            place = self.page.locator(f'[data-pick="{pick}"]:not([aria-pressed=true])').first
            if place.count():
                self._pick(place)
        ghost = next((ghost for ghost in reversed(choice["ghosts"]) if ghost), None)
        for _ in range(6):
            if ghost is None or not self.page.locator(".turning").count() or self.page.evaluate(_LIES, ghost):
                break
            self.page.keyboard.press("r")
        if choice["picks"][-1] not in buttons:
            self.presses(self.page.locator("[data-confirm]"))

    def _pick(self, place: Any) -> None:
        if self.by_keys:
            place.focus()
            self.page.keyboard.press("Enter")
        else:
            place.dispatch_event("click")

    def verdict(self) -> str:
        """What is said of the last try."""
        return self.page.locator(".answer").first.get_attribute("data-verdict") or ""

    def answers(self, answer: int) -> None:
        if self.step()["ask"] == "number":
            self.page.locator(".panel input").fill(str(answer))
            self.page.keyboard.press("Enter")
        else:
            self.presses(self.page.locator(f'[data-answer="{answer}"]'))
        self.page.locator(".answer").first.wait_for()

    def solves(self) -> None:
        """Do the task of this step."""
        self.waits()
        if self.page.locator("[data-onward]").count():
            return
        ask = self.step()["ask"]
        if ask == "move":
            self.makes(*self.ask(show=True)["moves"])
        else:
            self.answers(self.ask(show=True)["answer"])
        self.page.locator("[data-onward]").wait_for()

    def goes_on(self) -> None:
        """Press the button that leads to the next step, and see it."""
        before = self.number
        self.presses(self.page.locator("[data-onward]"))
        self.page.wait_for_function(
            "(before) => document.querySelector('.end') || "
            "!document.querySelector('.count').innerText.includes(` ${before + 1} `)",
            arg=before,
        )

    def finishes(self) -> None:
        """All steps from here to the end."""
        for _ in range(20):
            if self.page.locator(".end").count():
                return
            self.solves()
            self.goes_on()
        raise AssertionError("the lesson has no end")
