"""A game reviewed: tables for the terminal, JSON, or a page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from tilewright import games
from tilewright.analysis import page, tale
from tilewright.analysis.review import Review, review
from tilewright.analysis.strength import STRENGTHS
from tilewright.analysis.tale import Told
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.core.message import Message
from tilewright.core.record import Record

COLOURS = {"best": "green", "good": "green", "inaccurate": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def review_file(
    file: Path, strength: str, threads: int | None, ray: str | None, everything: bool, language: str
) -> "Shown":
    """Review the record in a file, with a bar while it is worked out."""
    if strength not in STRENGTHS:
        raise Failure(f"there is no strength '{strength}' (possible: {', '.join(STRENGTHS)})")
    chosen = setup.language(language)
    record = setup.read(file)
    setup.replayed(file, record)  # names the line that is wrong
    game = setup.ready(games.played(record.game, record.revision), has_bots=True)
    with counting() as bar:
        task = bar.add_task(game.facts.title, total=len(record.moves))

        def progress(done: int, _: int) -> None:
            bar.update(task, completed=done)

        if ray is None:
            found = review(game, record, STRENGTHS[strength], threads, progress)
        else:
            found = _on_cluster(record, strength, ray, progress)
    return Shown(found, chosen, everything)


def _on_cluster(record: Record, strength: str, address: str, progress: Callable[[int, int], None]) -> Review:
    from tilewright.analysis import cluster  # noqa: PLC0415 -- most reviews are worked out here and need not wait for it
    from tilewright.bots.arena.crew import CrewError  # noqa: PLC0415

    try:
        return cluster.review(games.find, record, STRENGTHS[strength], address, progress)
    except CrewError as error:
        raise Failure(str(error)) from None


class Shown:
    """A review as it is printed."""

    def __init__(self, found: Review, language: str, everything: bool) -> None:
        self.found, self.language, self.everything = found, language, everything
        self._say = tale.speaker(found.game)

    def speak(self, key: str, **args: str | int) -> str:
        """A message of reviews in the chosen language."""
        return self._say(Message.of(f"review-{key}", **args), self.language)

    def print(self) -> None:
        """Tables for the terminal."""
        found = self.found
        out.print(Text(self.speak("title", title=found.game.facts.title), "bold"))
        out.print(self.speak("made", plies=len(found.plies), strength=found.strength.name), style="dim")
        if found.is_over:
            out.print(self._skill())
            for message in page.luckiest(found):
                out.print(f"  {self._say(message, self.language)}", style="dim", soft_wrap=True)
        else:
            out.print(self.speak("unfinished"))
        out.print(self._turns())

    def save(self, file: Path) -> None:
        """A page in a file."""
        file.write_text(page.page(self.found, self.language), encoding="utf-8")
        aside.print(str(file))

    def json(self) -> None:
        """Everything as JSON."""
        print_json(answer(self.found))

    def _skill(self) -> Grid:
        names = ("start", "luck", "own", "others", "result", "adjusted", "rate")
        grid = Grid(self.speak("seat"), title=self.speak("skill"), title_justify="left")
        for name in names:
            grid.add_column(self.speak(name), justify="right")
        grid.add_column(self.speak("word"))
        for seat, one in enumerate(self.found.accounts):
            word = self.found.play(seat)
            numbers = (one.start, one.luck, one.own, one.others, one.result, one.skill)
            grid.add_row(
                self.speak("name", seat=seat + 1),
                *(f"{number:+.1f}" for number in numbers),
                f"{self.found.error_rate(seat):.2f}",
                self.speak(f"play-{word}") if word else "",
            )
        return grid

    def _turns(self) -> Grid:
        grid = Grid(self.speak("turn"), self.speak("what"), self.speak("better"), self.speak("grade"))
        grid.add_column(self.speak("loss"), justify="right")
        grid.add_column(self.speak("chance"), justify="right")
        for one in tale.tell(self.found):
            if self.everything or one.turn.grade not in ("best", "good", None):
                grid.add_row(*self._cells(one))
        return grid

    def _cells(self, one: Told) -> list[Text]:
        turn = one.turn
        what = self._say(page.sentences(one.played), self.language)
        better = self._say(page.sentences(one.better), self.language) if one.better and turn.grade != "best" else ""
        said = " ".join(self._say(message, self.language) for message in turn.said)
        word = Text(self.speak(f"grade-{turn.grade or 'none'}"), COLOURS.get(turn.grade or "", "dim"))
        numbers = [f"{turn.loss:.1f}", f"{100 * turn.chance_lost:.0f} %"] if turn.grade else ["", ""]
        beside = Text.assemble(better, "\n" if better and said else "", (said, "dim"))
        return [Text(str(turn.number)), Text(what), beside, word, *map(Text, numbers)]


def answer(found: Review) -> dict[str, Any]:
    """A review as plain values; seats count from 0 as in the engine, moves from 1."""
    return {
        "game": found.record.game,
        "revision": found.record.revision,
        "seats": found.seats,
        "strength": found.strength.name,
        "scores": found.scores,
        "places": found.places if found.is_over else None,
        "accounts": msgspec.to_builtins(found.accounts) if found.is_over else None,
        "chances": msgspec.to_builtins(found.chances) if found.is_over else None,
        "error_rates": [found.error_rate(seat) for seat in range(found.seats)],
        "play": [found.play(seat) for seat in range(found.seats)],
        "turns": [
            {
                "number": turn.number,
                "seat": turn.seat,
                "plies": [one.ply for one in turn.decisions],
                "grade": turn.grade,
                "loss": turn.loss,
                "chance_lost": turn.chance_lost,
            }
            for turn in found.turns
        ],
        "moments": msgspec.to_builtins(found.moments),
        "plies": msgspec.to_builtins(found.plies),
    }
