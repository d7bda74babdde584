"""What the table explains before and after a move: previews, features, refusals, receipts, and whose turn it is."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.person import Person
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]


def middle(found: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sits(one: Person, lines: int = 0) -> str:
    """Two seats on this screen, after this many lines of the log; returns the table's code."""
    code = one.opens(SMALL, 2, "here")
    one.waits_for_the_table()
    one.until(lambda: one.lines() >= lines)
    return code


def test_a_feature_is_highlighted_with_its_value(person: Come) -> None:
    ada = person()
    sits(ada, 4)
    card = ada.page.locator(".feature")
    ada.page.mouse.move(*middle(ada.page.locator(".board [data-piece]").first))
    card.wait_for()
    assert card.locator("h3").inner_text()
    assert ada.page.locator(".board .spotlight").count()
    ada.page.mouse.move(2, 200)
    card.wait_for(state="detached")
    ada.page.keyboard.press("i")
    card.wait_for()
    ada.page.keyboard.press("Escape")
    card.wait_for(state="detached")


def test_a_long_press_and_two_fingers(person: Come) -> None:
    ada = person(viewport={"width": 390, "height": 844}, has_touch=True)
    ada.opens(SMALL, 2, "here")
    ada.waits_for_the_table()
    fingers = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = middle(ada.page.locator(".board [data-piece]").first)
    touch("touchStart", (x, y))
    ada.page.locator(".feature").wait_for()
    touch("touchEnd")
    turns = ada.page.get_by_role("button", name="Rotate right")
    for _ in range(200):  # to a place where several rotations fit
        if turns.count():
            break
        ada.page.keyboard.press("Escape")
        ada.step()
    tile = ada.page.locator(".dock .tile use")
    before = tile.get_attribute("href")
    touch("touchStart", (100, 300), (200, 300))
    for down in (320, 350, 380):
        touch("touchMove", (100, 300), (190, down))
    touch("touchEnd")
    assert tile.get_attribute("href") != before


def test_a_refused_place_says_which_rule_forbids_it(person: Come) -> None:
    ada = person()
    sits(ada)
    box = ada.page.locator(".board").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + 30)
    why = ada.page.locator(".why")
    why.wait_for()
    assert "/rules/" in (why.locator("a").get_attribute("href") or "")


def test_a_replay_is_played_on_against_bots(person: Come) -> None:
    ada = person()
    code = sits(ada, 6)
    ada.visit(f"/replay/t/{code}/5")
    ada.page.locator("aside .log > li").first.wait_for()
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.wait_for_url("**/t/*")
    assert code not in ada.page.url
    ada.waits_for_the_table()
    (bot,) = (seat["name"] for seat in ada.table()["seats"] if seat["kind"] == "bot")
    ada.page.locator(".side .seat b", has_text=bot).wait_for()
    before = ada.lines()
    assert before
    ada.until(lambda: ada.lines() > before + 2)


def test_the_lobby_says_whose_turn_it_is(person: Come) -> None:
    """Also for a table that nobody has open."""
    ada, eve = person("Ada"), person("Eve")
    code = ada.opens(SMALL, 2, "friends")
    eve.joins(code)
    ada.starts()
    for one in (ada, eve):
        one.waits_for_the_table()
    asked, other = who_is_to_move(ada, eve)
    for one in (ada, eve):
        one.visit()
        one.page.locator("article.turn, #my-list li", has_text="Eve" if one is ada else "Ada").wait_for()
    asked.page.locator("article.turn").wait_for()
    assert other.page.locator("article.turn").count() == 0
    asked.page.locator("article.turn a").click()
    asked.waits_for_the_table()


def who_is_to_move(one: Person, other: Person) -> tuple[Person, Person]:
    """The person whose table shows choices; the other is not to move."""
    for _ in range(300):
        for first, second in ((one, other), (other, one)):
            if first.may_choose():
                return first, second
        one.page.wait_for_timeout(100)
    raise AssertionError("nobody is to move")
