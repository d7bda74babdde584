"""The others' moves are an event: shown one by one at one's own pace, skipped at will, and listed afterwards."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tables import Seated, sit
from tests.server.process import Server, bot
from tests.server.process import person as seat_of

Come = Callable[..., Person]
GAME, BOTS = "carcassonne", 4

# notes whose move each caption shows, and which pieces fly
_NOTES = """() => {
  window.captions = []
  window.flown = new Set()
  new MutationObserver(() => {
    const caption = document.querySelector('[data-caption]')
    const said = caption && [Number(caption.dataset.caption), caption.querySelector('p').textContent]
    const last = window.captions.at(-1)
    if (said && said.join() !== last?.join()) window.captions.push(said)
    for (const piece of document.querySelectorAll('[data-flight]')) window.flown.add(piece.dataset.flight)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


@pytest.fixture
def seated(server: Server) -> Seated:
    code, tokens = server.table(GAME, seat_of("Ada"), *[bot()] * BOTS)
    server.start_table(code, tokens[0])
    return Seated(code, GAME, tokens)


def story(server: Server, seated: Seated) -> list[dict[str, Any]]:
    moves: list[dict[str, Any]] = server.get(f"/api/tables/{seated.code}/story", seated.tokens[0]).json()["moves"]
    return moves


def since(moves: list[dict[str, Any]], own: int = 0) -> list[dict[str, Any]]:
    """The moves of others after one's own last."""
    last = max(at for at, move in enumerate(moves) if move["seat"] == own)
    return [move for move in moves[last:] if move["seat"] not in (own, -1)]


def turns(moves: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    made: list[list[dict[str, Any]]] = []
    for move in moves:
        if made and made[-1][0]["seat"] == move["seat"]:
            made[-1].append(move)
        else:
            made.append([move])
    return made


def takes_a_turn(one: Person) -> None:
    """Play until it is the others' turn."""
    one.waits_for_choices()
    one.until(lambda: one.page.locator(".prompt.mine").count() == 0)


def notes(one: Person) -> list[list[Any]]:
    found: list[list[Any]] = one.page.evaluate("window.captions")
    return found


def test_four_bots_are_seen_one_after_the_other(seated: Seated, server: Server, person: Come) -> None:
    ada = sit(person(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"), seated)
    ada.visit(f"/t/{seated.code}").waits_for_the_table()
    ada.waits_for_choices()
    ada.page.evaluate(_NOTES)
    takes_a_turn(ada)
    ada.waits_for_choices()
    moves = since(story(server, seated))
    rounds = turns(moves)
    assert [one[0]["seat"] for one in rounds] == [1, 2, 3, 4]
    assert [said[0] for said in notes(ada)] == [move["seat"] for move in moves]  # every decision, in its order
    laid = {piece for move in moves for piece in move.get("last", [])}
    assert laid <= set(ada.page.evaluate("[...window.flown]"))  # every tile came from its player's panel
    assert ada.page.locator("[data-mark]").evaluate_all("all => all.map((one) => one.dataset.order)") == list("1234")
    reads_the_card(ada, rounds)
    reads_the_log(ada, rounds)
    ada.page.locator(".board [data-next]").first.click()  # a pick: what happened before is no longer news
    expect(ada.page.locator("[data-since], [data-mark]")).to_have_count(0)
    skips(ada)
    keeps_the_pace(ada)
    phone = sit(person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), seated)
    phone.visit(f"/t/{seated.code}").waits_for_the_table()
    reads_on_a_phone(phone, turns(since(story(server, seated))))


def lit(one: Person) -> set[str]:
    return set(one.page.locator(".board .piece.lit").evaluate_all("all => all.map((one) => one.dataset.piece)"))


def reads_the_card(ada: Person, rounds: list[list[dict[str, Any]]]) -> None:
    """It lists exactly the others' turns, and each lights its pieces."""
    rows = ada.page.locator("[data-since]")
    assert rows.evaluate_all("all => all.map((one) => Number(one.dataset.since))") == [one[0]["ply"] for one in rounds]
    rows.nth(1).hover()
    expect(ada.page.locator(".pill.chosen")).to_have_count(1)
    scored = {piece for move in rounds[1] for event in move["events"] for piece in event["pieces"]}
    placed = {piece for move in rounds[1] for piece in move.get("pieces", [])}
    assert placed <= lit(ada) <= placed | scored


def reads_the_log(ada: Person, rounds: list[list[dict[str, Any]]]) -> None:
    """It is by turns, the latest first, and a line lights its pieces."""
    seats = ada.page.locator(".log h3").evaluate_all("all => all.map((one) => Number(one.dataset.turn))")
    assert seats[:5] == [4, 3, 2, 1, 0]
    ada.page.locator(f"[data-ply='{rounds[2][0]['ply']}']").hover()
    assert lit(ada) == set(rounds[2][0]["pieces"])


def skips(ada: Person) -> None:
    """A click on the table skips what is being shown; it can be watched again."""
    takes_a_turn(ada)
    caption = ada.page.locator("[data-caption]")
    caption.wait_for()
    ada.page.locator(".board").click(position={"x": 20, "y": 300})
    expect(caption).to_have_count(0)
    ada.waits_for_choices()
    expect(ada.page.locator("[data-since]")).to_have_count(BOTS)
    ada.page.get_by_role("button", name="Watch again").click()
    caption.wait_for()
    ada.page.keyboard.press("Escape")
    expect(caption).to_have_count(0)


def keeps_the_pace(ada: Person) -> None:
    """What was chosen in the card holds after a reload, and in the menu."""
    ada.page.get_by_role("combobox", name="Pace").select_option("instant")
    ada.page.reload()
    ada.waits_for_the_table()
    ada.page.evaluate(_NOTES)
    expect(ada.page.locator("[data-since]")).to_have_count(BOTS)  # now they are known from the log alone
    takes_a_turn(ada)
    ada.waits_for_choices()
    assert notes(ada) == []
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("radio", name="At once")).to_be_checked()


def reads_on_a_phone(phone: Person, rounds: list[list[dict[str, Any]]]) -> None:
    """One turn at a time, and the question is there all the while."""
    strip = phone.page.locator("[data-strip]")
    for shown in [*rounds[1:], rounds[0]]:
        strip.get_by_role("button", name="Next move").tap()
        expect(strip).to_have_attribute("data-strip", str(shown[0]["ply"]))
    assert phone.may_choose()


def test_an_own_move_is_there_at_once_and_the_others_see_it_as_an_event(server: Server, person: Come) -> None:
    code, tokens = server.table("tabula_rasa", seat_of("Ada"), seat_of("Ben"))
    server.start_table(code, tokens[0])
    both = [
        sit(person(name, reduced_motion="no-preference"), Seated(code, "tabula_rasa", {seat: tokens[seat]}))
        for seat, name in enumerate(("Ada", "Ben"))
    ]
    for one in both:
        one.visit(f"/t/{code}").waits_for_the_table()
        one.page.evaluate(_NOTES)
    ada, ben = both
    takes_a_turn(ada)
    takes_a_turn(ben)
    ada.waits_for_choices()
    assert {said[0] for said in notes(ada)} == {1}
    assert {said[0] for said in notes(ben)} == {0}
