"""With the real game, whole games and the printed examples of the rulebooks are entered by taps alone."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import PATIENCE_MS, Person
from tests.kit.golden import folder
from tests.server.process import Server
from tests.server.process import person as human
from tilewright.core import byhand, ending, scenario
from tilewright.core.byhand import Sheet
from tilewright.core.event import Event
from tilewright.core.game import CHANCE
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import FOLDER, facts, find, names

Come = Callable[..., Person]

ALSO_PRINTED = ("tabula_rasa/4.8-the-second-number-wins-the-castle",)  # the rulebook does not call it an example

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

_PRINTED = re.compile(r"^(# Rulebook|note the rulebook's|note Example [A-J]:)", re.MULTILINE)

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


def arrives(come: Come) -> Person:
    """A person with a phone who enters everything."""
    ada = come(viewport={"width": 390, "height": 844})
    kept = {"name": "Ada", "language": "en", "helps": False, "asksAlways": True, "pace": "off"}
    ada.visit("/").page.evaluate(
        "(kept) => localStorage.setItem('tilewright.settings', JSON.stringify(kept))",
        kept,
    )
    ada.page.add_init_script(_COUNTS_UPDATES)
    ada.visit("/")
    return ada


def goes(ada: Person, path: str) -> None:
    """Go to another page of the client without loading it again, which would take most of the time."""
    ada.page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path
    )


def enter(ada: Person, server: Server, record: Record) -> str:
    """Open a table with the real game where this person has all seats, and enter a record by taps; its code."""
    people = [human(f"Player {seat + 1}") for seat in range(record.seats)]
    code, tokens = server.table(record.game, *people, by_hand="unknown", options=dict(record.options))
    server.start_table(code, tokens[0])
    held = [{"code": code, "game": record.game, "tokens": list(tokens.values()), "at": 1}]
    ada.page.evaluate("(held) => localStorage.setItem('tilewright.seats', JSON.stringify(held))", held)
    goes(ada, "/")
    ada.page.locator(".panels, .result").first.wait_for(state="hidden")  # nothing is tapped at the table before
    goes(ada, f"/t/{code}")
    ada.page.evaluate(_ENTER, [list(steps(record)), PATIENCE_MS])
    return code


def stops(ada: Person) -> None:
    """Say that the game ended here."""
    ada.page.locator("header.top button[title]").last.click()
    ada.page.locator("[data-end-here]").click()
    ada.page.locator("[data-finish]").click()


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_entered_by_taps(person: Come, server: Server, name: str) -> None:
    seats = facts(name).seats[0]
    record = Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    ada = arrives(person)
    code = enter(ada, server, record)
    told = Table.replay(find(name), record)
    assert sorted(map(int, ada.sees_the_end())) == sorted(told.scores)
    kept = Record.read(server.get(f"/api/tables/{code}/record").text)
    again = Table.replay(find(name), kept)
    assert (again.scores, again.places) == (told.scores, told.places)
    assert byhand.NOTE in kept.notes


def test_a_game_that_people_stop_is_scored_with_receipts(person: Come, server: Server) -> None:
    record = Record.read((folder("cornwall") / "2-seats.game").read_text(encoding="utf-8"))
    told = Table.replay(find("cornwall"), record, 32)
    ada = arrives(person)
    code = enter(ada, server, replace(record, moves=record.moves[:32]))
    before = list(told.scores)
    events = told.stop()
    stops(ada)
    ada.page.locator(".stage").wait_for(timeout=PATIENCE_MS)
    totals = ada.page.locator("[data-total]").evaluate_all("all => all.map((one) => Number(one.dataset.total))")
    assert totals == before
    assert sorted(map(int, ada.sees_the_end())) == sorted(told.scores)
    closing = server.get(f"/api/tables/{code}/closing").json()
    assert [event["kind"] for event in closing["events"]] == [event.kind for event in events]


def printed(name: str) -> list[Path]:
    """The scenarios of a game that play an example of its rulebook; their first lines say so."""
    files = sorted((Path(FOLDER) / name / "scenarios").glob("*.txt"))
    return [
        file
        for file in files
        if f"{name}/{file.stem}" in ALSO_PRINTED or _PRINTED.search(file.read_text(encoding="utf-8"))
    ]


def told(record: Record) -> Record:
    """As much of an example as matters: one about the final scoring is stopped before moves that only empty the bag,
    where the same is scored.
    """
    game, table = find(record.game), Table.replay(find(record.game), record, 0)
    scored = []  # after each move, if the game were stopped there
    for move in record.moves:
        before = table.position
        table.play(move)
        scored.append(receipts(game.events(ending.closed(game, table.position))))
    if not table.is_over:
        return record
    end = ending.ending(game, before, game.read(before, record.moves[-1]), SPECTATOR)
    assert end
    last = max(ply for ply, events in enumerate(scored[:-1]) if events != receipts(end.events)) + 1
    return replace(record, moves=record.moves[: last + 1])


def receipts(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    """Who scored how much for what."""
    return sorted((event.kind, event.seat, event.points) for event in events)


@pytest.mark.parametrize("name", ["carcassonne", "cornwall", "tabula_rasa"])
def test_the_printed_examples_are_entered_by_taps(person: Come, server: Server, name: str) -> None:
    ada = arrives(person)
    for file in printed(name):
        whole, _ = scenario.read(file.read_text(encoding="utf-8"))
        record = told(whole)
        table = Table.replay(find(name), record)
        enter(ada, server, record)
        if record is not whole and not table.is_over:
            table.stop()
            stops(ada)
        if table.is_over:
            assert sorted(map(int, ada.sees_the_end())) == sorted(table.scores), file.stem
            continue
        for seat, points in enumerate(table.scores):
            expect(ada.page.locator(f'.panels [data-seat="{seat}"]').first).to_contain_text(str(points))
