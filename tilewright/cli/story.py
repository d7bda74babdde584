"""The log of a game as text: each move, its events, and the arithmetic of its points."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from tilewright import terminal, words
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, Game
from tilewright.core.message import Message, Say
from tilewright.core.palette import SEATS
from tilewright.core.table import Table
from tilewright.core.told import Entry
from tilewright.terminal import QUIET, art_text

OWN = Path(__file__).resolve().parent / "words"  # the command line's own messages; all their keys begin with cli-


def speaker(game: Game) -> Say:
    """Formats the messages of a game, of the terminal and of the command line."""
    own, others = words.speaker(OWN), terminal.speaker(game)

    def say(message: Message, language: str) -> str:
        return own(message, language) if message.key.startswith("cli-") else others(message, language)

    return say


@dataclass(frozen=True)
class Teller:
    """Writes the log of one game in one language for one viewer."""

    game: Game
    say: Say
    language: str
    viewer: int = EVERYTHING

    def speak(self, message: Message) -> str:
        """A message in the language of this teller."""
        return self.say(message, self.language)

    def tell(self, entry: Entry, is_forced: bool = False) -> RenderableType:
        """A move and its events; and that it was made without asking, if it was."""
        read, sentence = entry.words[self.viewer], entry.sentence_for(self.viewer)
        line = Text()
        line.append(f"{entry.ply:>4} ", QUIET)
        if entry.actor == CHANCE:
            line.append("  ")
            line.append(f"{read}  {self.speak(entry.sentence)}", QUIET)
        else:
            line += Text.assemble(art_text(self.game, f"chip/{SEATS[entry.actor].name}"), " ", (read, "bold"))
            if sentence:
                line.append(f"  {self.speak(sentence)}", QUIET)
            if is_forced:
                line.append(f"  ({self.speak(Message.of('cli-forced'))})", QUIET)
        return Group(line, *(self._event(event) for event in entry.events))

    def _event(self, event: Event) -> Text:
        line = Text("       ")
        if event.points:
            line.append(f"{event.points:+d} ", "bold green" if event.points > 0 else "bold red")
        line.append(self.speak(event.message))
        line.append(f"  {self.receipt(event)}", QUIET)
        return line

    def receipt(self, event: Event) -> str:
        """The clause of an event, and the arithmetic of its points."""
        terms = " + ".join(f"{term.count} × {term.each} {self.speak(term.label)}" for term in event.terms)
        return f"({event.clause}: {terms})" if terms else f"({event.clause})"

    def standing(self, table: Table) -> RenderableType:
        """The points of all seats, best first; at the end of the game with their places."""
        scores = table.scores
        places = table.places if table.is_over else [0] * table.seats
        lines = []
        for seat in sorted(range(table.seats), key=lambda seat: (places[seat], -scores[seat], seat)):
            place = f"{self.speak(Message.of('terminal-place', place=places[seat])):>5} " if table.is_over else ""
            lines.append(
                Text.assemble(
                    (place, "bold"),
                    art_text(self.game, f"chip/{SEATS[seat].name}"),
                    f" {self.speak(Message.of('terminal-seat', seat=seat + 1))}  ",
                    (str(scores[seat]), "bold"),
                    f" {self.speak(Message.of('terminal-points', count=scores[seat]))}",
                )
            )
        return Group(*lines)
