"""A player who does not see: reads roles, names and live regions of the page, and presses keys. Nothing else."""

import re
import time
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.browser.person import PATIENCE_MS
from tests.browser.policy import Rate

_LINE = re.compile(r'^(?P<indent> *)- (?P<quote>\'?)(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$')


@dataclass
class Node:
    """A thing in the accessibility tree."""

    role: str
    name: str
    text: str = ""
    states: str = ""
    inside: "list[Node]" = field(default_factory=list)

    def all(self, role: str, name: str = "") -> "list[Node]":
        """Everything inside with this role, and with this name if given."""
        found = []
        for node in self.inside:
            if node.role == role and (not name or node.name == name):
                found.append(node)
            found += node.all(role, name)
        return found

    def words(self) -> str:
        """Everything that is said inside."""
        return " ".join([self.name, self.text, *(node.words() for node in self.inside)])


def read(snapshot: str) -> Node:
    """The accessibility tree that a snapshot describes."""
    root = Node("page", "")
    path: list[tuple[int, Node]] = [(-1, root)]
    for line in snapshot.splitlines():
        found = _LINE.match(line)
        if not found:
            continue
        rest = found["rest"].removesuffix("'") if found["quote"] else found["rest"]
        states, _, text = rest.partition(":")
        node = Node(found["role"], (found["name"] or "").replace('\\"', '"'), text.strip().strip('"'), states)
        indent = len(found["indent"])
        while path[-1][0] >= indent:
            path.pop()
        path[-1][1].inside.append(node)
        path.append((indent, node))
    return root


class Blind:
    """Plays a whole game by words."""

    def __init__(self, page: Page, rate: Rate, reads_review: bool = False) -> None:
        self.page, self.rate, self.reads_review = page, rate, reads_review
        self.heard: list[str] = []
        self.decisions = 0

    def plays(self) -> int:
        """Play to the end; returns the player's own score as it is read out."""
        end = time.monotonic() + 4 * PATIENCE_MS / 1000
        while time.monotonic() < end:
            tree = read(self.page.locator("body").aria_snapshot())
            self._listens(tree)
            decision = tree.all("region", "Current decision")
            if decision:
                if not self._decides(tree, decision[0]):
                    self.page.wait_for_timeout(15)
            elif tree.all("region", "Final scoring"):
                self._presses("Skip to the result")
            elif tree.all("button", "Play again"):
                return _score(tree)
            else:
                self.page.wait_for_timeout(15)  # the final scoring is being fetched
        raise AssertionError("the game does not end")

    def _listens(self, tree: Node) -> None:
        for log in tree.all("log"):
            self.heard += [said.text for said in log.inside if said.text and said.text not in self.heard[-30:]]

    def _decides(self, tree: Node, decision: Node) -> bool:
        """Press one button of the decision: confirm what is chosen, or choose what sounds best; False while waiting."""
        for name in ("End turn", "Confirm"):
            for button in decision.all("button", name):
                return "disabled" not in button.states and self._presses(name)
        choices = self._choices(tree, decision)
        if not choices:
            return False
        words = [node.name for node in tree.all("img")] + (self._reviews() if self.reads_review else [])
        self.decisions += 1
        return self._presses(max(choices, key=lambda name: self.rate(name, words)))

    def _choices(self, tree: Node, decision: Node) -> list[str]:
        """The names of the places, pieces and buttons that can be chosen and are not chosen yet."""
        groups = [*tree.all("group", "On the table"), *decision.all("group")]
        free = [button for button in decision.inside if button.role == "button"]
        later = [group for group in groups if not any("pressed" in button.states for button in group.all("button"))]
        found = [button for group in later for button in group.all("button")]
        every = [button for group in groups for button in group.all("button")]
        return [button.name for button in [*(found or every), *free] if _is_choice(button)]

    def _reviews(self) -> list[str]:
        """What the list of features says."""
        self.page.keyboard.press("l")
        dialog = self.page.get_by_role("dialog", name="The table in words")
        features = dialog.get_by_role("region", name="Features of the table")
        features.get_by_role("listitem").first.wait_for()
        told = [item.text for item in read(features.aria_snapshot()).all("listitem")]
        self.page.keyboard.press("Escape")
        return told

    def _presses(self, name: str) -> bool:
        self.page.get_by_role("button", name=name, exact=True).first.press("Enter")
        return True


def _is_choice(button: Node) -> bool:
    is_done = "pressed" in button.states or "disabled" in button.states
    return not is_done and button.name not in ("Rotate left", "Rotate right", "Back", "Undo", "What can I do?", "Hint")


def _score(tree: Node) -> int:
    """The player's own points in the result."""
    own = next(place for place in tree.all("listitem") if "(you)" in place.words())
    return int(re.findall(r"\d+", own.words().split("(you)", 1)[1])[0])
