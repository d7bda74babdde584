"""What works at the table of every game: features, previews, undo, reconnecting, and touch on small screens."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.person import Person
from tests.browser.tables import Played, Seated, sit
from tests.server.process import person as somebody
from tilewright.core.message import Message
from tilewright.games import find, names

Come = Callable[..., Person]
Games = Callable[[str], Played]
every_game = pytest.mark.parametrize("game", names())
MIDDLE = 0.5
PHONES = {"phone": {"width": 390, "height": 844}, "phone on its side": {"width": 844, "height": 390}}
# whether a tap on the middle of an element would hit it: visible and inside all elements around it
REACHED = """(element) => {
  const box = element.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !!at && (element.contains(at) || at.closest('.board') !== null && element.closest('.board') !== null)
}"""


def takes_up(one: Person, whole: Played, ply: int, here: int = 1) -> Seated:
    """A person at a new table that continues from a ply, with the first few seats on this screen."""
    seated = whole.again(ply, *(somebody(f"Ada {seat}" if seat else "Ada") for seat in range(here)))
    sit(one, seated).visit(f"/t/{seated.code}").waits_for_the_table()
    curtain = one.page.locator(".curtain button")
    one.page.locator("[data-next], .curtain").first.wait_for()
    if curtain.count():
        curtain.click()
    one.page.locator("[data-next]").first.wait_for()
    return seated


# where each part of the outlined shape is on the board, and its shorter side there
PARTS = """() => [...document.querySelectorAll('#lit-shape path')].map((path) => {
  const [box, move] = [path.getBBox(), path.transform.baseVal[0].matrix]
  return [move.e, move.f, Math.min(box.width, box.height)]
})"""
ROAD = 10  # the narrowest outlined shape, where a tile is 100 wide


@every_game
def test_a_feature_is_outlined_over_all_its_pieces(game: str, played: Games, person: Come) -> None:
    """The first feature with an owner has a shape on each of its pieces, and all of it is visible."""
    ada, whole = person(), played(game)
    ply = whole.ply_of(0, MIDDLE)
    seated = takes_up(ada, whole, ply)
    ada.page.keyboard.press("i")
    ada.page.locator(".feature h3").wait_for()
    features = whole.seen(seated, f"features/{ply}")["features"]
    pieces = whole.seen(seated, f"scene/{ply}")["scene"]["areas"][0]["pieces"]
    at = {piece["id"]: (piece["x"], piece["y"]) for piece in pieces}
    first = next((feature for feature in features if feature["holders"]), features[0])
    parts = ada.page.evaluate(PARTS)
    assert [(x, y) for x, y, _ in parts] == [
        pytest.approx(at[piece]) for piece, _, _, shape in first["places"] if shape
    ]
    assert min(size for _, _, size in parts) > ROAD
    lit = ada.page.locator(".spotlight .tint").bounding_box()
    board = ada.page.locator(".board > svg").bounding_box()
    assert lit
    assert board
    assert lit["x"] >= board["x"]
    assert lit["x"] + lit["width"] <= board["x"] + board["width"]
    ada.page.keyboard.press("Escape")
    sees_all_at_once(ada, features)


def sees_all_at_once(one: Person, features: list[dict[str, Any]]) -> None:
    """The overlay has every feature that somebody holds or could win, on the table and on the boards beside it, with
    its owners and its worth.
    """
    features = [one for one in features if one["leaders"] or one["points"] or one["possible"]]
    one.page.keyboard.press("o")
    one.page.locator(".board .badge").first.wait_for()
    beside = one.page.get_by_role("tab", name="Boards")
    if one.page.locator(".badge").count() < len(features):
        beside.click()
    one.awaits(lambda: one.page.locator(".badge").count() >= len(features))
    shown = {name: (leaders, worth) for name, leaders, worth in one.page.evaluate(BADGES)}
    assert shown == {feature["id"]: (" ".join(map(str, feature["leaders"])), worth_of(feature)) for feature in features}
    kinds = one.page.locator(".legend .kind")
    if kinds.count():
        kinds.first.click()
        one.awaits(lambda: one.page.locator(".badge").count() < len(features))
    one.page.keyboard.press("o")
    one.page.locator(".overlay").first.wait_for(state="detached")


BADGES = """() => [...document.querySelectorAll('.badge')].map((badge) =>
  [badge.dataset.feature, badge.dataset.leaders, badge.querySelector('text').textContent])"""


def worth_of(feature: dict[str, Any]) -> str:
    if feature["is_finished"] and not feature["takers"]:
        return "✓"
    now, possible = feature["points"], feature["possible"]
    return str(now) if now == possible else f"{now}→{possible}"


@every_game
def test_a_choice_is_previewed_before_it_is_made(game: str, played: Games, person: Come) -> None:
    """A move that scores at once, or else one that causes any event."""
    whole = played(game)
    ada = person()
    own = [ply for ply, mover in enumerate(whole.movers) if mover == 0 and ply > 10]
    telling = sorted(own, key=lambda ply: (not earns(whole.moves[ply]), not whole.moves[ply]["events"]))
    ply = next(ply for ply in telling if len(whole.choices(ply, 0)) > 1)  # others would be played automatically
    takes_up(ada, whole, ply)
    words, choices = whole.moves[ply]["words"], whole.choices(ply, 0)
    choice = next(choice for choice in choices if choice["move"] == words)
    before = ada.page.locator(".side .seat .num").all_inner_texts()
    chooses(ada, game, choice)
    outlook = ada.page.locator(".outlook")
    outlook.wait_for()
    assert f"+{earns(whole.moves[ply])}" in outlook.inner_text() or not earns(whole.moves[ply])
    assert ada.page.locator(".side .seat .num").all_inner_texts() == before
    ada.page.keyboard.press("Escape")
    ada.page.mouse.move(2, 200)
    outlook.wait_for(state="detached")


def earns(move: dict[str, Any]) -> int:
    """The points a move scores for its own seat."""
    return sum(event["points"] for event in move["events"] if event["seat"] == move["seat"])


def chooses(one: Person, game: str, choice: dict[str, Any]) -> None:
    """Make the picks of a choice and rotate the piece as chosen; only hover over a button."""
    wished = find(game).say(message(choice["label"]), "en")
    button = one.page.locator(f"button[data-pick='{choice['picks'][-1]}']")
    for pick in choice["picks"]:
        if button.count():
            return button.hover()
        found = one.page.locator(f"[data-pick='{pick}']")
        if found.count():
            found.first.dispatch_event("click")
    for _ in range(6):
        if one.page.locator(".dock h2").inner_text().replace("−", "-") == wished:
            return
        one.page.keyboard.press("r")
    raise AssertionError(wished)


def message(told: dict[str, Any]) -> Message:
    return Message(told["key"], tuple((name, message(v) if isinstance(v, dict) else v) for name, v in told["args"]))


@every_game
def test_a_move_is_undone(game: str, played: Games, person: Come) -> None:
    """At once if nothing was revealed, otherwise with the consent of the others."""
    whole = played(game)
    ada = person()
    takes_up(ada, whole, whole.ply_of(0, MIDDLE), whole.seats)
    log = ada.page.locator(".log > li")
    before, lines = log.first.inner_text(), ada.lines()
    picks = ada.page.locator("[data-next]").count()
    ada.until(lambda: ada.lines() > lines)
    undo, agree = ada.page.locator("header.top button:has-text('ndo')"), ada.page.get_by_role("button", name="Allow")
    for number in range(400):
        if ada.lines() == lines:
            break
        if agree.count():
            agree.click()
        elif number % 40 == 0:  # a click while the table is still changing is refused, so click again
            undo.click()
        ada.page.wait_for_timeout(25)
    assert ada.lines() == lines
    assert log.first.inner_text() == before
    curtain = ada.page.locator(".curtain button")
    if curtain.count():
        curtain.click()
    ada.page.locator("[data-next]").first.wait_for()
    assert ada.page.locator("[data-next]").count() == picks


class Line:
    """A connection from a page to the server that can be cut."""

    def __init__(self, one: Person) -> None:
        self.is_cut = False
        self._ends: list[WebSocketRoute] = []
        one.page.route_web_socket("**/live/*", self._open)

    def _open(self, end: WebSocketRoute) -> None:
        if self.is_cut:
            end.close(code=1012)
        else:
            self._ends += [end, end.connect_to_server()]

    def cut(self) -> None:
        self.is_cut = True
        for end in self._ends:
            end.close(code=1012)


@every_game
def test_a_lost_connection_is_restored_in_the_middle_of_a_turn(game: str, played: Games, person: Come) -> None:
    """After a pick was made: the page keeps showing the table, and nothing is lost."""
    ada = person()
    line = Line(ada)
    takes_up(ada, played(game), played(game).ply_of(0, MIDDLE))
    ada.step()
    log = ada.page.locator(".log > li").all_inner_texts()
    pieces = ada.page.locator(".board .piece").count()
    line.cut()
    ada.page.locator(".lost").wait_for()
    assert ada.page.locator(".board .piece").count() == pieces
    line.is_cut = False
    ada.page.locator(".lost").wait_for(state="detached")
    assert ada.page.locator(".log > li").all_inner_texts() == log
    ada.until(lambda: ada.lines() > len(log))


@every_game
@pytest.mark.parametrize("screen", PHONES)
def test_a_finger_reaches_every_choice(screen: str, game: str, played: Games, person: Come) -> None:
    """Nothing is wider than the screen; possible picks are visible, or arrows and scrolling lead to them."""
    whole = played(game)
    ada = person(viewport=PHONES[screen], has_touch=True)
    seated = takes_up(ada, whole, whole.ply_of(0, MIDDLE))
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = ada.page.locator(".board").bounding_box()
    assert board
    assert board["height"] > 0.45 * PHONES[screen]["height"]
    picks = ada.page.locator("[data-next]")
    for pick in {0, picks.count() // 2, picks.count() - 1}:
        reach(ada, picks.nth(pick))
    for _ in range(8):
        if ada.page.locator("[data-confirm]").count():
            break
        touch(ada, picks.last)
    before = whole.server.get(f"/api/tables/{seated.code}").json()["ply"]
    ada.page.locator("[data-confirm]").tap()
    for _ in range(200):
        if whole.server.get(f"/api/tables/{seated.code}").json()["ply"] > before:
            return
        ada.page.wait_for_timeout(25)
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("screen", PHONES)
def test_the_end_fills_a_small_screen(screen: str, played: Games, person: Come) -> None:
    ended = played(names()[0]).over()
    ada = person(viewport=PHONES[screen])
    sit(ada, ended).visit(f"/t/{ended.code}").sees_the_end()
    result = ada.page.locator("aside.side").bounding_box()
    assert result
    assert result["width"] == PHONES[screen]["width"]
    assert ada.page.locator(".board").evaluate(f"(board) => !({REACHED})(board)")


def reach(one: Person, found: Locator) -> None:
    """Bring a possible pick into view as a person would."""
    for _ in range(12):
        if found.evaluate(REACHED):
            return
        if side := found.evaluate(BEYOND):
            one.page.locator(f".board > button.{side}").tap(timeout=2000)
            one.page.wait_for_timeout(100)  # a person would first look where the board has moved
        else:
            found.scroll_into_view_if_needed()
    raise AssertionError("out of reach")


BEYOND = """(element) => {
  const board = element.closest('.board')?.getBoundingClientRect()
  if (!board) return ''
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const over = { west: board.left - x, east: x - board.right, north: board.top - y, south: y - board.bottom }
  return Object.entries(over).reduce((most, one) => (one[1] > most[1] ? one : most), ['', -1e9])[0]
}"""


def touch(one: Person, found: Locator) -> None:
    """Tap it; tap again if the first tap only zoomed in because others were too close."""
    for _ in range(3):
        reach(one, found)
        box = found.bounding_box()
        assert box
        steps = one.page.locator("[aria-pressed=true]").count()
        one.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        one.page.wait_for_timeout(60)
        if one.page.locator("[aria-pressed=true]").count() > steps or not found.count():
            return
