"""Somebody at a puzzle: makes a move by picks alone, and reads what is said of it."""

from typing import Any

from tests.browser.learner import Learner
from tests.browser.person import PATIENCE_MS, Person
from tests.server.process import Server
from tilewright.analysis.puzzle import Puzzle, find
from tilewright.games import facts

GAME = "tabula_rasa"


class Solver:
    """Somebody at a puzzle."""

    def __init__(self, server: Server, one: Person, by_keys: bool = False) -> None:
        self.server, self.person, self.page, self.by_keys = server, one, one.page, by_keys

    def comes(self, path: str = f"/puzzles/{GAME}") -> "Solver":
        self.person.visit(path)
        self.page.locator("[data-puzzle] .board svg").first.wait_for(timeout=PATIENCE_MS)
        return self

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the screen."""
        game = self.page.url.split("/puzzles/")[1].split("/")[0]
        found = find(facts(game), self.page.locator("[data-puzzle]").get_attribute("data-puzzle") or "")
        assert found
        return found

    def tries(self, move: str) -> str:
        """Make a move by picks alone; what is said of it."""
        one = self.puzzle
        address = f"/api/puzzles/{one.record.game}/{one.name}"
        scene: dict[str, Any] = self.server.get(address).json()["scene"]
        Learner(self.server, self.person, one.record.game, by_keys=self.by_keys).picks(scene, move)
        return self.verdict()

    def verdict(self) -> str:
        said = self.page.locator("[data-verdict]")
        said.wait_for()
        return said.get_attribute("data-verdict") or ""

    def streak(self) -> str | None:
        return self.page.locator("[data-streak]").first.get_attribute("data-streak")
