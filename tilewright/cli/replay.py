"""A recorded game, printed move by move."""

from pathlib import Path
from typing import Any

from rich.rule import Rule

from tilewright.cli import setup, story
from tilewright.cli.console import out, print_json
from tilewright.cli.story import Teller
from tilewright.core import told
from tilewright.core.game import CHANCE, EVERYTHING
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.terminal import QUIET, Artist


def replay(file: Path, to: int | None, board: bool, language: str, as_json: bool) -> None:
    """Print a game from its record, up to a ply."""
    teller_language = setup.language(language)
    record = setup.read(file)
    table = setup.replayed(file, record, to)
    teller = Teller(table.game, story.speaker(table.game), teller_language)
    if as_json:
        print_json(_answer(record, table, teller))
        return
    options = "".join(f" · {option} {value}" for option, value in table.options.items())
    out.print(Rule(f"{table.game.facts.title} · {record.seats} seats{options}", style=QUIET))
    for entry, _ in told.replay(table):
        out.print(teller.tell(entry), soft_wrap=True)
    scene = table.scene(SPECTATOR)
    if board:
        out.print(Artist(table.game, teller.say, teller_language, {}).draw(scene, {}, out.width, None).picture)
    out.print(Rule(teller.speak(scene.prompt), style=QUIET))
    out.print(teller.standing(table))


def _answer(record: Record, table: Table, teller: Teller) -> dict[str, Any]:
    return {
        "game": record.game,
        "revision": record.revision,
        "seats": record.seats,
        "options": table.options,
        "moves": [
            {
                "ply": entry.ply,
                "seat": None if entry.actor == CHANCE else entry.actor + 1,
                "move": entry.words[EVERYTHING],
                "text": teller.speak(entry.sentence),
                "events": [
                    {
                        "kind": event.kind,
                        "clause": event.clause,
                        "seat": event.seat + 1 if event.seat >= 0 else None,
                        "points": event.points,
                        "text": teller.speak(event.message),
                        "terms": [
                            {"label": teller.speak(term.label), "count": term.count, "each": term.each}
                            for term in event.terms
                        ],
                    }
                    for event in entry.events
                ],
                "scores": after.scores,
            }
            for entry, after in told.replay(table)
        ],
        "is_over": table.is_over,
        "scores": table.scores,
        "places": table.places if table.is_over else None,
    }
