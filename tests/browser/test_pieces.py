"""Every piece explains itself; every question says what it means, in the first game unasked; suggestions are
accepted with one press; and the lobby leads to a first game.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.tables import Played, Seated, sit
from tests.server.process import Server
from tests.server.process import person as somebody
from tilewright.games import facts, names, suggests
from tilewright.learn.pieces import pieces
from tilewright.server.bots.levels import LEVELS

Come = Callable[..., Person]
Games = Callable[[str], Played]
EXPLAINED = [name for name in names() if pieces(facts(name))]
SUGGESTING = next(name for name in names() if suggests(name))
SMALL = min(EXPLAINED or names(), key=lambda name: facts(name).minutes)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MIDDLE = 0.4  # of a game
LARGE = 0.45  # of the window: beside such a piece the card keeps clear of the pointer only

# points at one thing of each look: how many there were, which stayed silent, and which were covered by their card
EVERYTHING = f"""async () => {{
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))
  const found = {{ count: 0, silent: [], covered: [] }}
  const seen = new Set()
  for (const thing of document.querySelectorAll('.screen :is([data-piece], [data-pick], [data-supply])')) {{
    const art = thing.querySelector('use')?.getAttribute('href') ?? thing.getAttribute('data-pick').split(' ')[0]
    const look = art.replace(/[0-9]+|red|blue/g, '')
    const box = (thing.querySelector('.frame, .body use, .ring') ?? thing).getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const isInSight = box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
    if (seen.has(look) || !isInSight) continue
    seen.add(look)
    found.count += 1
    thing.dispatchEvent(
      new PointerEvent('pointermove', {{ bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }}))
    const end = performance.now() + 5000
    const isTold = () => thing.getAttribute('aria-describedby') && document.querySelector('.isPlaced[data-card] h3')
    while (!isTold() && performance.now() < end) await pause(15)
    const card = document.querySelector('[data-card]')?.getBoundingClientRect()
    if (!isTold() || !document.querySelector('[data-card] .text p')) found.silent.push(look)
    else if (
      Math.max(box.width / innerWidth, box.height / innerHeight) < {LARGE} &&
      card.left < box.right && card.right > box.left && card.top < box.bottom && card.bottom > box.top
    ) found.covered.push([look, box.toJSON(), card.toJSON()])
  }}
  return found
}}"""


_WHICH = "(one) => JSON.stringify(one.dataset)"
_NEXT_FRAME = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
# when the mouse moved first, and when a card was there: by the page's clock, however slow the test is
_TIMES_THE_CARD = """() => {
  addEventListener('pointermove', () => (window.moved ??= performance.now()), true)
  const looks = () => { if (document.querySelector('[data-card]')) window.shown ??= performance.now() }
  new MutationObserver(looks).observe(document.body, { subtree: true, childList: true })
}"""


def takes_up(one: Person, whole: Played, share: float = MIDDLE) -> Seated:
    """Sit down at a table somewhere in a game, at the beginning of a turn."""
    seated = whole.again(whole.ply_of(0, share), somebody("Ada"))
    sit(one, seated).visit(f"/t/{seated.code}").waits_for_the_table()
    one.waits_for_choices()
    return seated


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def card(one: Person) -> Locator:
    return one.page.locator("[data-card]")


def is_clear(one: Person, thing: Locator) -> bool:
    """Whether the card does not lie on what it explains."""
    a, b = card(one).bounding_box(), thing.bounding_box()
    assert a
    assert b
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return beside or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]


@pytest.mark.parametrize("game", EXPLAINED)
def test_no_piece_of_a_running_game_is_silent(game: str, played: Games, person: Come) -> None:
    ada = person(viewport={"width": 1440, "height": 900})
    takes_up(ada, played(game))
    found: dict[str, Any] = ada.page.evaluate(EVERYTHING)
    assert found["count"] > 5
    assert found["silent"] == []
    assert found["covered"] == []


def test_a_card_for_the_mouse_that_disturbs_nothing(played: Games, person: Come) -> None:
    ada = person()
    takes_up(ada, played(SMALL))
    thing = ada.page.locator(".side [data-supply]").first
    ada.page.evaluate(_TIMES_THE_CARD)
    ada.page.mouse.move(*middle(thing))
    expect(card(ada).locator("h3").first).to_be_visible()
    assert ada.page.evaluate("window.shown - window.moved") > 250
    expect(card(ada).locator("footer a").first).to_have_attribute("href", f"/read/{SMALL}#{rule_of(ada)}")
    assert is_clear(ada, thing)
    ada.page.mouse.move(*middle(ada.page.locator(".side [data-supply]").last))  # the next one comes at once
    ada.page.wait_for_timeout(450)
    expect(card(ada)).to_have_count(1)
    ada.page.mouse.move(3, 200)
    expect(card(ada)).to_have_count(0)
    pick = ada.page.locator("[data-next]").first
    ada.page.mouse.move(*middle(pick))
    expect(card(ada)).to_have_count(1)
    expect(ada.page.locator(".about")).to_have_count(0)  # one card, not two
    ada.page.mouse.down()
    expect(card(ada)).to_have_count(0)
    ada.page.mouse.up()
    expect(ada.page.locator("[aria-pressed=true], [data-confirm]").first).to_be_visible()


def rule_of(one: Person) -> str:
    return card(one).locator("footer a").first.inner_text().split()[-1]


def test_a_long_press_shows_a_sheet_and_picks_nothing(played: Games, person: Come) -> None:
    ada = person(**PHONE)
    takes_up(ada, played(SMALL))
    fingers = ada.context.new_cdp_session(ada.page)
    pick = ada.page.locator("[data-next]").first
    x, y = middle(pick)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card(ada).locator("h3").first).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(100)
    expect(card(ada)).to_have_count(1)
    assert is_clear(ada, pick)
    card(ada).get_by_role("button", name="Close").click()
    expect(card(ada)).to_have_count(0)
    expect(ada.page.locator("[aria-pressed=true]")).to_have_count(0)


def test_the_key_i_explains_what_has_the_focus(played: Games, person: Come) -> None:
    ada = person()
    takes_up(ada, played(SMALL))
    pick = ada.page.locator("[data-next]").first
    pick.focus()
    ada.page.keyboard.press("i")
    expect(card(ada)).to_have_attribute("role", "status")
    expect(pick).to_have_attribute("aria-describedby", "piece-card")
    assert ada.complaints() == []
    ada.page.keyboard.press("i")
    expect(card(ada).locator("a").first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_have_count(0)
    expect(pick).to_be_focused()


@pytest.mark.parametrize("game", EXPLAINED)
def test_keys_lead_to_the_cards_of_pieces_off_the_land(game: str, played: Games, person: Come) -> None:
    ada = person(viewport={"width": 1440, "height": 900})
    takes_up(ada, played(game))
    homes = ada.page.locator(".screen :is(svg, button)[data-tour]").filter(
        has=ada.page.locator("[data-piece], [data-supply]")
    )
    assert homes.count()
    for home in homes.all():
        if not home.is_visible():
            continue
        home.focus()
        assert ada.page.evaluate("document.activeElement.matches('[data-tour]')"), "the Tab key leads here"
        ada.page.keyboard.press("i")
        expect(card(ada).locator("h3").first).to_be_visible()
        seen = {ada.page.locator("[data-toured]").first.evaluate(_WHICH)}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            ada.page.keyboard.press(key)
            ada.page.evaluate(_NEXT_FRAME)
            expect(card(ada)).to_have_count(1)
            seen.add(ada.page.locator("[data-toured]").first.evaluate(_WHICH))
        things = home.locator("[data-piece], [data-pick], [data-supply]")
        assert len(seen) > 1 or things.count() == 1, home.evaluate(_WHICH)
        expect(home).to_be_focused()
        ada.page.keyboard.press("Escape")
        expect(card(ada)).to_have_count(0)
        expect(home).to_be_focused()
    assert ada.complaints() == []


def rests_on(one: Person, thing: Locator) -> None:
    """Rest the pointer on a piece until its card is there: the view may still move while a page opens."""
    where: list[float] = []

    def is_explained() -> bool:
        now = list(middle(thing))
        if now != where:
            where[:] = now
            one.page.mouse.move(*now)
        return card(one).locator("h3").count() > 0

    one.awaits(is_explained)


def test_cards_in_a_replay_and_at_the_end(played: Games, person: Come) -> None:
    ada, whole = person(), played(SMALL)
    ada.visit(f"/replay/r/{whole.record}/{len(whole.moves) // 2}")
    thing = ada.page.locator(".board [data-piece]").first
    thing.wait_for()
    rests_on(ada, thing)
    seated = whole.over()
    sit(ada, seated).visit(f"/t/{seated.code}")
    thing = ada.page.locator(".board [data-piece]").first
    thing.wait_for()
    rests_on(ada, thing)


def test_questions_are_explained_in_the_first_game_only(played: Games, person: Come) -> None:
    ada, whole = person(helps=True), played(SMALL)
    first, over, second = (
        whole.again(whole.ply_of(0, MIDDLE), somebody("Ada")),
        whole.over(),
        whole.again(whole.ply_of(0, MIDDLE), somebody("Ada")),
    )
    sit(ada, first, over, second)
    shown, asks = ada.page.locator(".help"), ada.page.get_by_role("button", name="What can I do?")
    ada.visit(f"/t/{first.code}").waits_for_choices()
    expect(shown.locator("p")).to_have_count(2)
    assert ada.complaints() == []
    shown.get_by_role("button", name="Close the help").click()
    expect(shown).to_have_count(0)
    ada.visit(f"/t/{over.code}").page.locator(".result, .stage").first.wait_for()
    ada.visit(f"/t/{second.code}").waits_for_choices()
    expect(asks).to_be_visible()
    expect(shown).to_have_count(0)
    asks.click()
    expect(shown).to_be_visible()
    asks.click()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("switch", name="Explain every question").check()
    ada.page.keyboard.press("Escape")
    expect(shown).to_be_visible()


def test_help_covers_nothing_on_a_phone(played: Games, person: Come) -> None:
    ada = person(**PHONE, helps=True)
    takes_up(ada, played(SMALL))
    shown, dock = ada.page.locator(".help"), ada.page.locator(".dock")
    expect(shown).to_be_visible()
    above, below = shown.bounding_box(), dock.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    assert shown.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_a_first_game_from_the_lobby_with_suggestions(server: Server, person: Come) -> None:
    ada = person("", helps=False).visit()
    title = facts(SUGGESTING).title
    ada.page.get_by_role("button", name=f"Play now: {title}").click()
    ada.waits_for_the_table()
    table = ada.table()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][1]["level"] == LEVELS[0]
    assert not table["public"]
    accept = ada.page.locator("[data-accept]")
    expect(ada.page.locator(".help")).to_be_visible()  # a first game is explained
    expect(ada.page.locator(".board .ghost").first).to_be_visible()
    questions = []
    while accept.count() or ada.page.locator("h2", has_text="draw cards").count() == 0:
        accept.first.wait_for()
        questions.append(ada.page.locator("[data-question]").inner_text())
        accept.click()
        expect(ada.page.locator("[data-question]")).not_to_have_text(questions[-1])
        ada.waits_for_choices()
        ada.page.wait_for_timeout(150)
    assert len(questions) == 3  # region, castle, bonus tile: one press each
