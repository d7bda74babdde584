"""With the real game, whole games and the printed examples of the rulebooks are entered by taps alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PATIENCE_MS, Person
from tests.kit.golden import folder
from tests.server.process import Server
from tests.server.process import person as human
from tilewright.core import byhand, scenario
from tilewright.core.byhand import Sheet
from tilewright.core.game import CHANCE
from tilewright.core.record import Record
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, find, names

Come = Callable[..., Person]

# the examples that the rulebooks print, and that end within an evening
PRINTED = (
    "carcassonne/4.3-three-tiles-and-a-shield",
    "carcassonne/4.5-two-knights-against-one",
    "wheel_of_fortune/4.9-taxes",
    "wheel_of_fortune/4.13-plague",
    "cornwall/3.9-example-a-two-terrains-one-coin",
    "cornwall/3.14-example-e-the-second-figure-costs-a-coin",
    "cornwall/3.16-example-g-a-chapel-and-a-second-figure",
    "cornwall/4.1-example-i-a-cottage-closes-a-mountain",
    "cornwall/4.12-example-j-a-meadow-and-a-village-in-one-turn",
    "castles_of_tuscany/3.11-dario-a-worker-and-a-pair",
    "castles_of_tuscany/4.1-anna-three-monasteries",
    "tabula_rasa/4.8-the-second-number-wins-the-castle",
)

# makes all entries in the page, each as soon as the last one has arrived; a step is [picks, art of its ghost, draw]
_ENTER = """async ([steps, patience]) => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 0))
  const until = async (found, what) => {
    const end = performance.now() + patience
    while (performance.now() < end) {
      const one = found()
      if (one) return one
      await pause()
    }
    throw new Error('never: ' + what)
  }
  const at = (name, value) => document.querySelector(`[data-${name}="${CSS.escape(value)}"]:not(:disabled)`)
  const tap = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const turned = () => document.querySelector('.dock .tile use')?.getAttribute('href')
  for (const [picks, art, draw] of steps) {
    const before = window.updates
    if (draw) tap(await until(() => at('draw', draw), draw))
    else {
      const place = () => picks.find((id) => at('pick', id)) || document.querySelector('[data-confirm]:not(:disabled)')
      await until(place, picks)
      for (const id of picks) {
        const open = at('pick', id)
        if (open && open.getAttribute('aria-pressed') !== 'true' && window.updates === before) tap(open)
        await pause()
      }
      if (art && window.updates === before)
        for (let turns = 0; turns < 6 && turned() && turned() !== '#' + art; turns++) {
          const right = document.querySelectorAll('.turning > button.icon')[1]
          if (!right) break
          tap(right)
          await pause()
        }
      const confirm = document.querySelector('[data-confirm]:not(:disabled)')
      if (confirm && window.updates === before) tap(confirm)
    }
    await until(() => window.updates > before, JSON.stringify([picks, art, draw]))
  }
}"""
_COUNTS_UPDATES = """(() => {
  window.updates = 0
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', (event) => {
        if (event.data.startsWith('{"type":"update"')) setTimeout(() => (window.updates += 1), 0)
      })
    }
  }
})()"""

Step = tuple[tuple[str, ...], str, str]


def steps(record: Record) -> Iterator[Step]:
    """What people enter at a table with the real game; what it assumes or knows by itself is left out."""
    game = find(record.game)
    told, sheet = Table.replay(game, record, 0), Sheet(game, record.seats, record.options)
    for words in record.moves:
        is_chance = told.actor == CHANCE
        is_known = is_chance and (byhand.is_unseen(game, told.position) or byhand.sure(game, told.position) is not None)
        told.play(words)
        if is_known:
            continue
        if is_chance:
            yield (), "", words
        else:
            choice = byhand.scene(game, sheet.position, sheet.actor).choice_of(words)
            ghost = choice.ghosts[-1] if choice.ghosts else None
            yield choice.picks, ghost.art if ghost else "", ""
        sheet.play(words)


def enter(come: Come, server: Server, record: Record) -> tuple[Person, str]:
    """Open a table with the real game where one person has all seats, and enter a record by taps."""
    people = [human(f"Player {seat + 1}") for seat in range(record.seats)]
    code, tokens = server.table(record.game, *people, by_hand="unknown", options=dict(record.options))
    server.start_table(code, tokens[0])
    ada = come(viewport={"width": 390, "height": 844})
    kept = {"name": "Ada", "language": "en", "helps": False, "asksAlways": True, "pace": "off"}
    ada.visit("/").page.evaluate(
        "([held, kept]) => { localStorage.setItem('tilewright.seats', JSON.stringify(held));"
        "localStorage.setItem('tilewright.settings', JSON.stringify(kept)) }",
        [[{"code": code, "game": record.game, "tokens": list(tokens.values()), "at": 1}], kept],
    )
    ada.page.add_init_script(_COUNTS_UPDATES)
    ada.visit(f"/t/{code}")
    ada.page.evaluate(_ENTER, [list(steps(record)), PATIENCE_MS])
    return ada, code


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_entered_by_taps(person: Come, server: Server, name: str) -> None:
    seats = facts(name).seats[0]
    record = Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    ada, code = enter(person, server, record)
    told = Table.replay(find(name), record)
    assert sorted(map(int, ada.sees_the_end())) == sorted(told.scores)
    kept = Record.read(server.get(f"/api/tables/{code}/record").text)
    again = Table.replay(find(name), kept)
    assert (again.scores, again.places) == (told.scores, told.places)
    assert byhand.NOTE in kept.notes


def test_a_game_that_people_stop_is_scored_with_receipts(person: Come, server: Server) -> None:
    record = Record.read((folder("cornwall") / "2-seats.game").read_text(encoding="utf-8"))
    told = Table.replay(find("cornwall"), record, 32)
    ada, code = enter(person, server, replace(record, moves=record.moves[:32]))
    before = list(told.scores)
    events = told.stop()
    ada.page.locator("header.top button[title]").last.click()
    ada.page.locator("[data-end-here]").click()
    ada.page.locator("[data-finish]").click()
    ada.page.locator(".stage").wait_for(timeout=PATIENCE_MS)
    totals = ada.page.locator("[data-total]").evaluate_all("all => all.map((one) => Number(one.dataset.total))")
    assert totals == before
    assert sorted(map(int, ada.sees_the_end())) == sorted(told.scores)
    closing = server.get(f"/api/tables/{code}/closing").json()
    assert [event["kind"] for event in closing["events"]] == [event.kind for event in events]


@pytest.mark.parametrize("path", PRINTED)
def test_a_printed_example_is_entered_by_taps(person: Come, server: Server, path: str) -> None:
    name, file = path.split("/")
    text = (Path(FOLDER) / name / "scenarios" / f"{file}.txt").read_text(encoding="utf-8")
    record, expected = scenario.read(text)
    ada, code = enter(person, server, record)
    told = Table.replay(find(name), record)
    points = told.scores
    shown = ada.sees_the_end() if told.is_over else None
    if shown is not None:
        assert sorted(map(int, shown)) == sorted(points)
        return
    for seat in range(record.seats):
        expect(ada.page.locator(f'.panels [data-seat="{seat}"]').first).to_contain_text(str(points[seat]))
    final = [one.words.split() for one in expected if one.ply == len(record.moves)]
    assert [int(seat_points[2]) for seat_points in final if seat_points[0] == "score"] == [
        points[int(seat_points[1])] for seat_points in final if seat_points[0] == "score"
    ]
    table: dict[str, Any] = server.get(f"/api/tables/{code}").json()
    assert table["by_hand"] == "unknown"
