"""How a page tells that it is your turn: title, icon, sounds, and notifications after asking once."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser.person import WITH_WORKER, Person
from tests.browser.tables import Played, Seated, sit
from tests.server.process import person as sits
from tilewright.games import names

Come = Callable[..., Person]
Games = Callable[[str], Played]
SMALL = names()[0]

# counts what the page plays and tells, and lets a test say whether the page is in sight
LISTEN = """
window.played = 0
const create = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.played += 1; return create.call(this) }
window.asked = 0
const request = Notification.requestPermission
Notification.requestPermission = function () { window.asked += 1; return request.call(this) }
window.sight = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => window.sight })
"""


def at_table(person: Come, seated: Seated, seat: int, **settings: Any) -> Person:
    one = person("Ada" if seat == 0 else "Ben", **settings)
    one.context.add_init_script(LISTEN)
    mine = Seated(seated.code, seated.game, {seat: seated.tokens[seat]})
    return sit(one, mine).visit(f"/t/{seated.code}").waits_for_the_table()


def pair(played: Games, person: Come, **settings: Any) -> tuple[Person, Person]:
    """Two people in the middle of a game; the first is to move."""
    whole = played(SMALL)
    seated = whole.again(whole.ply_of(0, 0.3), sits("Ada"), sits("Ben"), title="Friday")
    ada, ben = at_table(person, seated, 0, **settings), at_table(person, seated, 1, **settings)
    ada.page.locator("[data-next]").first.wait_for()
    return ada, ben


def passes_turn(one: Person, other: Person) -> None:
    one.until(lambda: other.page.locator(".prompt.mine").count() > 0)


def icon(one: Person) -> str:
    return str(one.page.locator("link[rel=icon]").get_attribute("href"))


def picks_sounds(one: Person, label: str) -> None:
    one.page.locator("header.top button[title]").last.click()
    one.page.locator("dialog .seg label", has_text=label).click()
    one.page.keyboard.press("Escape")
    one.page.locator("dialog").wait_for(state="detached")


def test_title_and_icon_follow_the_turn(person: Come, played: Games) -> None:
    ada, ben = pair(played, person)
    for one, is_mine in ((ada, True), (ben, False), (ada, False), (ben, True)):
        if one is ada and not is_mine:
            passes_turn(ada, ben)
        one.page.wait_for_function(
            "wished => document.title === wished", arg="● Your turn · Friday" if is_mine else "Friday"
        )
        assert icon(one) == ("/icon-turn.svg" if is_mine else "/icon.svg")
    ben.page.locator("header.top a[href='/']:visible").first.click()
    ben.page.wait_for_function("() => document.title === 'Tilewright'")
    assert icon(ben) == "/icon.svg"


def test_sounds_are_on_for_own_turns_and_off_at_one_place(person: Come, played: Games) -> None:
    ada, ben = pair(played, person)
    ben.page.mouse.click(5, 5)  # browsers allow no sound before
    ben.page.keyboard.press("Escape")
    passes_turn(ada, ben)
    ben.page.wait_for_function("() => window.played > 0")
    picks_sounds(ben, "Off")
    played_before = ben.page.evaluate("window.played")
    passes_turn(ben, ada)
    passes_turn(ada, ben)
    ben.page.wait_for_function("() => document.title.startsWith('●')")
    assert ben.page.evaluate("window.played") == played_before
    picks_sounds(ben, "Everything")
    passes_turn(ben, ada)
    ben.page.wait_for_function("before => window.played > before", arg=played_before)
    ben.page.reload()
    ben.waits_for_the_table()
    ben.page.locator("header.top button[title]").last.click()
    assert ben.page.locator("dialog .seg .sel", has_text="Everything").count() == 1


def test_notifications_are_asked_for_once_and_shown_out_of_sight(
    person: Come, played: Games, notifying: Browser
) -> None:
    ada, ben = pair(played, person, permissions=["notifications"], program=notifying, **WITH_WORKER)
    question = ada.page.get_by_text("Tell me when it is my turn?")
    assert question.count() == 0  # not when the page opens, and not while it is our turn
    passes_turn(ada, ben)
    question.wait_for()
    assert ada.complaints() == []
    assert ada.page.evaluate("window.asked") == 0
    ada.page.get_by_role("button", name="Yes").click()
    question.wait_for(state="detached")
    assert ada.page.evaluate("window.asked") == 1
    passes_turn(ben, ada)
    assert ada.told() == []  # the page is in sight
    passes_turn(ada, ben)
    ada.page.evaluate("window.sight = 'hidden'")
    passes_turn(ben, ada)
    code = ada.page.url.rsplit("/", 1)[-1]
    ada.awaits(lambda: ada.told() == [["Friday", "It’s your turn.", code]])
    ada.page.evaluate("window.sight = 'visible'; document.dispatchEvent(new Event('visibilitychange'))")
    ada.awaits(lambda: ada.told() == [])
    assert question.count() == 0
    ada.page.locator("header.top button[title]").last.click()
    switch = ada.page.get_by_role("switch", name="Tell me when it is my turn")
    assert switch.is_checked()
    switch.click()
    ada.page.wait_for_function("() => JSON.parse(localStorage.getItem('tilewright.settings')).tells === 'no'")


def test_no_is_an_answer(person: Come, played: Games, notifying: Browser) -> None:
    ada, ben = pair(played, person, program=notifying, **WITH_WORKER)
    passes_turn(ada, ben)
    ada.page.get_by_role("button", name="No, thanks").click()
    passes_turn(ben, ada)
    passes_turn(ada, ben)
    assert ada.page.get_by_text("Tell me when it is my turn?").count() == 0
    assert ada.page.evaluate("window.asked") == 0
