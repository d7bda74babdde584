"""What happens in a game, told in words: each move, what it brought about, and how the points come together."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from tilewright import words
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, Game, Positions
from tilewright.core.message import Message, Say
from tilewright.core.move import HIDDEN
from tilewright.core.palette import SEATS
from tilewright.core.table import Table
from tilewright.terminal import QUIET, art_text

OWN = Path(__file__).resolve().parent / "words"  # what the command line itself says; all its keys begin with cli-


def speaker(game: Game) -> Say:
    """Speaks the messages of a game, and those of the command line."""
    own = words.speaker(OWN)

    def say(message: Message, language: str) -> str:
        return own(message, language) if message.key.startswith("cli-") else game.say(message, language)

    return say


@dataclass(frozen=True)
class Step:
    """One move of a game that has been played."""

    ply: int  # counted from 1
    actor: int  # a seat or CHANCE
    words: Mapping[int, str]  # as each viewer may read them
    sentence: Message  # what was done; for chance, what was to be decided
    events: tuple[Event, ...]
    scores: tuple[int, ...]


def play(table: Table, words: str, viewers: Iterable[int] = (EVERYTHING,)) -> Step:
    """Play a move at a table that does not deal by itself; Refusal if it may not be played."""
    game, position, actor = table.game, table.position, table.actor
    action = game.read(position, words)
    read = {viewer: game.write(position, action, viewer) for viewer in viewers}
    sentence = _sentence(game, position, actor, action)
    events = table.play(words)
    return Step(len(table.moves), actor, read, sentence, tuple(events), tuple(table.scores))


def retell(table: Table, viewers: Iterable[int] = (EVERYTHING,)) -> list[Step]:
    """Everything that has been played at a table."""
    again = Table(table.game, table.seats, options=table.options, deals=False)
    return [play(again, move, viewers) for move in table.moves]


def _sentence(game: Game, position: Positions, actor: int, action: int) -> Message:
    scene = game.scene(position, actor)
    return scene.prompt if actor == CHANCE else scene.told(game.write(position, action, actor))


@dataclass(frozen=True)
class Teller:
    """Tells the steps of one game in one language to one viewer."""

    game: Game
    say: Say
    language: str
    viewer: int = EVERYTHING

    def speak(self, message: Message) -> str:
        """A message in the language of this teller."""
        return self.say(message, self.language)

    def tell(self, step: Step) -> RenderableType:
        """A move and everything it brought about."""
        read = step.words[self.viewer]
        line = Text()
        line.append(f"{step.ply:>4} ", QUIET)
        if step.actor == CHANCE:
            line.append("  ")
            line.append(f"{read}  {self.speak(step.sentence)}", QUIET)
        else:
            line += Text.assemble(art_text(self.game, f"chip/{SEATS[step.actor].name}"), " ", (read, "bold"))
            if HIDDEN not in read.split():  # what the words hide, the sentence must not tell
                line.append(f"  {self.speak(step.sentence)}", QUIET)
        return Group(line, *(self._event(event) for event in step.events))

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
        """The points of all seats, the best first; at the end of the game with their places."""
        scores = table.scores
        places = table.places if table.is_over else [0] * table.seats
        lines = []
        for seat in sorted(range(table.seats), key=lambda seat: (places[seat], -scores[seat], seat)):
            place = f"{self.speak(Message.of('cli-place', place=places[seat])):>5} " if table.is_over else ""
            lines.append(
                Text.assemble(
                    (place, "bold"),
                    art_text(self.game, f"chip/{SEATS[seat].name}"),
                    f" {self.speak(Message.of('cli-seat', seat=seat + 1))}  ",
                    (str(scores[seat]), "bold"),
                    f" {self.speak(Message.of('cli-points', count=scores[seat]))}",
                )
            )
        return Group(*lines)
