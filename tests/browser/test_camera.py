"""The land is calm: it glides, moves at most once a turn, and leaves a person alone who moved it. Tiles are dragged."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PATIENCE_MS, Person
from tests.browser.tables import Played, sit
from tests.server.process import person as somebody

Come = Callable[..., Person]
Games = Callable[[str], Played]
GAME = "carcassonne"  # its land grows in all directions
FAR_PX, GROWTH = 24, 0.02

# in every frame: how far any tile that stays has moved and grown, and how many turns have begun
_WATCH = """() => {
  const frames = []
  let [turns, before] = [0, new Map()]
  // the turns in the log, and the one that has begun without a move; the final scoring and the result count as well
  const begun = () => {
    const [listed, asked] = [document.querySelectorAll('.log h3'), document.querySelector('aside .seat.on')]
    return listed.length + Number(!!asked && asked.dataset.seat !== listed[0]?.dataset.turn)
  }
  const after = () => (document.querySelector('.stage') ? 1 : document.querySelector('.result') ? 2 : 0)
  const look = () => {
    const here = new Map()
    for (const tile of document.querySelectorAll('.board .piece:not(:has(.stands))')) {
      if (tile.closest('.flying') || tile.getAnimations({ subtree: true }).length) continue // it is being placed
      const box = tile.getBoundingClientRect()
      here.set(tile.dataset.piece, [box.x + box.width / 2, box.y + box.height / 2, box.width])
    }
    let [far, growth] = [0, 0]
    for (const [id, [x, y, width]] of here) {
      const old = before.get(id)
      if (!old) continue
      far = Math.max(far, Math.hypot(x - old[0], y - old[1]))
      growth = Math.max(growth, Math.abs(width / old[2] - 1))
    }
    before = here
    turns = Math.max(turns, begun())
    frames.push([turns + after(), far, growth])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.frames_seen = frames
}"""


def test_the_land_never_jumps(person: Come) -> None:
    """Over a whole game, up to the result: everything glides, and moves at most once a turn."""
    ada = person(reduced_motion="no-preference", viewport={"width": 1440, "height": 900})
    ada.opens(GAME, 2, "bots")
    ada.waits_for_the_table().waits_for_choices()
    ada.page.wait_for_function("() => document.querySelector('.board > svg').getAnimations().length === 0")
    ada.page.wait_for_timeout(800)  # the page arranges itself when it is opened
    ada.page.evaluate(_WATCH)
    ada.plays_on()
    ada.page.locator(".result h1").wait_for(timeout=2 * PATIENCE_MS)
    frames: list[tuple[int, float, float]] = ada.page.evaluate("window.frames_seen")
    assert max(far for _, far, _ in frames) <= FAR_PX
    assert max(growth for _, _, growth in frames) <= GROWTH
    moves = moves_in(frames)
    assert moves, "the land has grown, so it must have moved"
    assert max(moves.count(turn) for turn in moves) == 1
    assert len(moves) < frames[-1][0] / 2


def moves_in(frames: list[tuple[int, float, float]]) -> list[int]:
    """The turn in which each move of the land began."""
    is_moving = [far > 0.2 for _, far, _ in frames]
    return [frames[at][0] for at in range(1, len(frames)) if is_moving[at] and not any(is_moving[max(0, at - 3) : at])]


def sits(one: Person, whole: Played, share: float) -> None:
    """At a table that continues from there."""
    seated = whole.again(whole.ply_of(0, share), somebody("Ada"))
    sit(one, seated).visit(f"/t/{seated.code}").waits_for_the_table()
    one.page.locator("[data-next]").first.wait_for()


def shown(one: Person) -> list[float]:
    """Where the land lies, and how large it is."""
    found: list[float] = one.page.locator(".board > svg").evaluate(
        "(land) => { const { x, y, width } = land.getBoundingClientRect(); return [x, y, width] }"
    )
    return found


def test_a_person_who_moves_the_land_is_left_alone(played: Games, person: Come) -> None:
    """By wheel or drag; one key and one button bring everything back."""
    ada = person()
    sits(ada, played(GAME), 0.5)
    lines = ada.lines()
    ada.page.mouse.move(400, 300)
    ada.page.mouse.wheel(0, 120)  # away: every place stays in sight, so no choice has to bring one there
    ada.page.mouse.down()
    ada.page.mouse.move(430, 320)
    ada.page.mouse.up()
    ada.page.wait_for_timeout(300)
    tile = ada.page.locator(".board .piece").first
    before = tile.bounding_box()
    ada.until(lambda: ada.lines() > lines + 3)
    assert tile.bounding_box() == pytest.approx(before, abs=0.01)  # the browser rounds the same place differently
    bring_back: Callable[[], Any]
    for bring_back in (
        lambda: ada.page.keyboard.press("0"),
        ada.page.get_by_role("button", name="Show everything").click,
    ):
        ada.page.mouse.move(400, 300)
        ada.page.mouse.wheel(0, -900)
        ada.page.wait_for_timeout(300)
        assert not is_whole(ada)
        bring_back()
        assert is_whole(ada)


def is_whole(one: Person) -> bool:
    """Whether every tile is on the screen."""
    return bool(
        one.page.evaluate("""() => {
      const board = document.querySelector('.board').getBoundingClientRect()
      return [...document.querySelectorAll('.board .piece')].every((piece) => {
        const box = piece.getBoundingClientRect()
        return box.left >= board.left && box.top >= board.top && box.right <= board.right && box.bottom <= board.bottom
      })
    }""")
    )


def middle(one: Person, selector: str) -> tuple[float, float]:
    box = one.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(one: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    one.page.mouse.move(*start)
    one.page.mouse.down()
    one.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    one.page.mouse.move(*end, steps=3)
    one.page.mouse.up()


LIFT = 46  # a finger holds a tile below it


def drag_by_finger(one: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    session = one.context.new_cdp_session(one.page)

    def send(kind: str, *at: float) -> None:
        points: list[dict[str, Any]] = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", *start)
    for share in (0.2, 0.5, 0.8, 1.0):
        send("touchMove", start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + LIFT * share)
    send("touchEnd")


@pytest.mark.parametrize(
    ("drag", "context"),
    [
        (drag_by_mouse, {}),
        (drag_by_finger, {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}),
    ],
    ids=["mouse", "finger"],
)
def test_a_tile_is_dragged(drag: Any, context: dict[str, Any], played: Games, person: Come) -> None:
    """From the dock to a place, from there to another one; where it does not fit one reads why."""
    ada = person(**context)
    sits(ada, played(GAME), 0.2)
    in_hand = middle(ada, ".dock .tile")
    drag(ada, in_hand, middle(ada, ".board .piece"))
    ada.page.locator(".why, .refused").first.wait_for()
    assert ada.page.locator("[data-confirm]").count() == 0
    places = ada.page.locator(".board .spot:not(.chosen)")
    first, other = places.nth(0).get_attribute("data-pick"), places.nth(1).get_attribute("data-pick")
    drag(ada, in_hand, middle(ada, f"[data-pick='{first}']"))
    ada.page.locator("[data-confirm]").wait_for()
    assert ada.page.locator(f"[data-pick='{first}']").get_attribute("aria-pressed") == "true"
    drag(ada, middle(ada, f"[data-pick='{first}']"), middle(ada, f"[data-pick='{other}']"))
    assert ada.page.locator(f"[data-pick='{other}']").get_attribute("aria-pressed") == "true"
    lines = ada.lines() if not context else 0
    ada.page.locator("[data-confirm]").click()
    ada.page.locator(f"[data-pick='{other}']").wait_for(state="detached")
    ada.awaits(lambda: lines == 0 or ada.lines() > lines)
