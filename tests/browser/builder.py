"""Somebody who lays out positions: taps a piece, then its place; asks the server only where an edit is picked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server

# whether the piece about to be placed lies like this one
_LIES = """({ art }) => [...document.querySelectorAll('.ghost use')].some(
  (ghost) => ghost.getAttribute('href') === `#${art}`)"""


# whether the page keeps this position
_KEPT = "([key, state]) => JSON.stringify(JSON.parse(localStorage.getItem(key))?.state) === JSON.stringify(state)"
_CHOSEN = "() => document.querySelector('[data-things] [aria-pressed=true]')?.dataset.thing ?? ''"


class Builder:
    """Lays out positions of one game."""

    def __init__(self, server: Server, one: Person, game: str) -> None:
        self.server, self.person, self.page, self.game = server, one, one.page, game

    def comes(self, seats: int = 2) -> "Builder":
        self.person.visit(f"/build/{self.game}")
        self.page.locator("[data-begin]").click(timeout=PATIENCE_MS)
        self.page.locator(f"dialog input[name=build-seats][value='{seats}']").check(force=True)
        with self._answered():
            self.page.locator("[data-build-begin]").click()
        expect(self.page.locator("dialog")).to_have_count(0)
        return self

    @contextmanager
    def _answered(self) -> Iterator[None]:
        """Wait for the server's answer, and until the page keeps it."""
        with self.page.expect_response(lambda answer: answer.url.endswith(f"/api/build/{self.game}")) as answer:
            yield
        self.page.wait_for_function(_KEPT, arg=[self._key, answer.value.json()["state"]])

    @property
    def _key(self) -> str:
        return f"tilewright.draft.{self.game}"

    def _shown(self) -> dict[str, Any]:
        """The position as the page keeps it, with its choices."""
        kept = self.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", self._key)
        found: dict[str, Any] = self.server.post(f"/api/build/{self.game}", {**kept, "thing": self.thing}).json()
        return found

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self._shown()["state"]
        return found

    @property
    def thing(self) -> str:
        found: str = self.page.evaluate(_CHOSEN)
        return found

    def puts(self, thing: str, *edits: str) -> None:
        """Choose a thing and make edits with it by taps alone."""
        for edit in edits:
            self.chooses(thing)
            self._picks(self._shown()["scene"], edit)

    def chooses(self, thing: str) -> None:
        """Tap a thing, unless it is chosen already."""
        self._open("things")
        if self.thing != thing:
            self.presses(f'[data-thing="{thing}"]:not(:disabled)')

    def presses(self, what: str) -> None:
        """Press something that asks the server."""
        with self._answered():
            self.page.locator(what).dispatch_event("click")

    def clicks_beside(self, piece: str) -> None:
        """Click to the right of a tile, as far as its own width."""
        box = self.page.locator(f'[data-piece="{piece}"] use').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + 1.5 * box["width"], box["y"] + box["height"] / 2)

    def _picks(self, scene: dict[str, Any], edit: str) -> None:
        choice = next(one for one in scene["choices"] if one["move"] == edit)
        ghost = next((one for one in reversed(choice["ghosts"]) if one), None)
        first = f'[data-pick="{choice["picks"][0]}"], [data-confirm]'
        expect(self.page.locator(first).first).to_be_attached(timeout=PATIENCE_MS)
        with self._answered():
            for pick in choice["picks"]:
                place = self.page.locator(f'[data-pick="{pick}"]:not([aria-pressed=true])').first
                if place.count():
                    place.dispatch_event("click")
            for _ in range(6):
                if ghost is None or self.page.evaluate(_LIES, ghost) or not self.page.locator(".turning").count():
                    break
                self.page.keyboard.press("r")
            self.page.locator("[data-confirm]").dispatch_event("click")

    def _open(self, tab: str) -> None:
        """Open one of the tabs; a phone hides them while something is put on the table."""
        if tab != "things" and self.page.locator("[data-other]").count():
            self.presses("[data-other]")
        self.page.locator(f"[data-tab={tab}]").dispatch_event("click")

    def sets(self, setting: str, value: int | str) -> None:
        """Set a number, or one of a few things."""
        self._open("settings")
        number = self.page.locator(f'[data-value="{setting}"] input')
        with self._answered():
            if number.count():
                number.fill(str(value))
                number.press("Tab")
            else:
                choice = f"input[name='build-{setting}'][value='{value}'], [data-thing='{setting} {value}']"
                self.page.locator(choice).dispatch_event("click")

    def sees(self) -> tuple[list[int], list[int]]:
        """The points as they stand, and if the game ended here."""
        self._open("result")
        rows = self.page.locator("[role=tabpanel] tr[data-seat]")
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        return [int(now) for now, _, _ in cells], [int(final) for _, final, _ in cells]

    def refused(self) -> str:
        return self.page.locator("[data-refused]").inner_text()
