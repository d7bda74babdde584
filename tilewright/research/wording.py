"""A position as text for somebody who cannot see it: the words people play by, and nothing their seat may not know.

What lies on the table is described as for people who do not see it, features as in the overlay, moves as in the
terminal, and what each would do as `why` says it there.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilewright import terminal, words
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, Game
from tilewright.core.message import Message, Say, Value
from tilewright.core.scene import Choice, Feature, Panel, Scene
from tilewright.core.table import Table
from tilewright.core.told import Entry
from tilewright.learn import rules
from tilewright.learn.page import LEDGER

OWN = Path(__file__).resolve().parent / "words"  # all keys begin with text-
DASH = " — "  # between a move and what it means
MARK = " · "  # before each thing that a move would do
_TOKEN = re.compile(r"\w+|[^\w\s]")

SPARED = ("since", "table", "foretold", "features")  # what is left out of a question that is too long, in this order

Parts = dict[str, list[str]]


def tokens(text: str) -> int:
    """How many words and other signs a text has: near enough to what language models count, and the same for all."""
    return len(_TOKEN.findall(text))


def speaker(game: Game) -> Say:
    """Formats the messages of a game, of the terminal and of this module."""
    own, others = words.speaker(OWN), terminal.speaker(game)

    def say(message: Message, language: str) -> str:
        return own(message, language) if message.key.startswith("text-") else others(message, language)

    return say


@dataclass(frozen=True)
class Bounds:
    """How long texts may be, in `count`'s tokens."""

    text: int = 8000  # of a question
    answer: int = 4000  # an answer that is longer is refused
    count: Callable[[str], int] = tokens


@dataclass(frozen=True)
class Asked:
    """A question as text, and the moves in its order."""

    text: str
    moves: tuple[str, ...]


class Wording:
    """Writes questions for the readers of one game in one language."""

    def __init__(self, game: Game, language: str = "en", foretold: bool = True, bounds: Bounds | None = None) -> None:
        if language not in words.LANGUAGES:
            raise ValueError(f"there is no language '{language}' (possible: {', '.join(words.LANGUAGES)})")
        self.game, self.language, self.is_foretold, self.bounds = game, language, foretold, bounds or Bounds()
        self._say = speaker(game)

    def speak(self, key: str, /, **args: Value) -> str:
        """A message by its key."""
        return self.of(Message.of(key, **args))

    def of(self, message: Message) -> str:
        """A message in the language of this writer."""
        return self._say(message, self.language)

    def rules(self) -> str:
        """The rules for readers, without pictures; the clauses in English if a game has none in this language."""
        file = rules.file(self.game.facts, self.language)
        home = file if file.exists() else self.game.facts.folder / LEDGER
        return rules.PICTURE.sub("", home.read_text(encoding="utf-8")) if home.exists() else ""

    def ask(self, table: Table, seat: int, since: Sequence[Entry] = ()) -> Asked:
        """The question for the seat to move; parts that do not fit are left out, and the question says so."""
        scene = table.scene(seat)
        features = self.game.features(table.position, seat)
        parts = {
            "table": self._part("text-table", self._table(scene)),
            "features": self._part("text-features", map(self._feature, features)),
            "since": self._part("text-since", [line for entry in since for line in self.told(entry, seat)]),
        }
        players = self.speak("text-seats", count=table.seats)
        head = [self.speak("text-head", title=self.speak("title"), players=players, seat=seat + 1), ""]
        head += [self._panel(panel) for panel in scene.panels] + self._left(scene)
        moves = [self._move(scene, choice) for choice in scene.choices]
        foretold = [self._foretold(table, choice.move) for choice in scene.choices] if self.is_foretold else []
        return self._fitting(scene, head, parts, moves, foretold)

    def _fitting(self, scene: Scene, head: list[str], parts: Parts, moves: list[str], foretold: list[str]) -> Asked:
        """As much of all this as fits."""
        left_out: list[str] = []
        lines = [f"{move}{more}" for move, more in zip(moves, foretold, strict=True)] if foretold else moves
        text = self._text(scene, head, parts, lines, left_out)
        for name in SPARED:
            if self.bounds.count(text) <= self.bounds.text:
                break
            if parts.pop(name, []) or (name == "foretold" and lines != moves):
                left_out.append(name)
            lines = moves if name == "foretold" else lines
            text = self._text(scene, head, parts, lines, left_out)
        while lines and self.bounds.count(text) > self.bounds.text:
            lines = lines[: len(lines) // 2]
            more = self.speak("text-more", count=len(moves) - len(lines))
            text = self._text(scene, head, parts, lines, left_out, more)
        return Asked(text, tuple(choice.move for choice in scene.choices))

    def _text(
        self, scene: Scene, head: list[str], parts: Parts, moves: list[str], left_out: list[str], more: str = ""
    ) -> str:
        named = ", ".join(self.speak(f"text-part-{name}") for name in left_out)
        lines = [*head, *(line for part in parts.values() if part for line in ("", *part))]
        lines += ["", self.speak("text-left-out", parts=named)] if left_out else []
        lines += ["", self.of(scene.prompt), "", self.speak("text-moves")]
        lines += [f"{number}. {move}" for number, move in enumerate(moves, start=1)]
        return "\n".join([*lines, more] if more else lines)

    def _part(self, key: str, lines: Iterable[str]) -> list[str]:
        found = list(dict.fromkeys(lines))
        return [self.speak(key), *(f"- {line}" for line in found)] if found else []

    def _panel(self, panel: Panel) -> str:
        points = self.speak("terminal-points", count=panel.points)
        said = [f"{self.speak('terminal-seat', seat=panel.seat + 1)}: {panel.points} {points}"]
        for supply in panel.supplies:
            most = f"/{supply.most}" if supply.most else ""
            said.append(f"{self.of(supply.label)} {supply.count}{most}")
        said += [self.speak("terminal-hand", count=panel.hand)] if panel.hand is not None else []
        return ", ".join(said)

    def _left(self, scene: Scene) -> list[str]:
        left = sum(heap.count for heap in scene.heaps)
        return [self.speak("terminal-left", count=left)] if left else []

    def _table(self, scene: Scene) -> Iterable[str]:
        """What lies in each area, and what lies around the places of the moves."""
        for area in scene.areas:
            for piece in area.pieces:
                if piece.tip:
                    yield self._named(area.title, self.of(piece.tip)) if area.title else self.of(piece.tip)
            yield from (self._named(spot.label, self.of(spot.about)) for spot in area.spots if spot.about)

    def _named(self, name: Message, what: str) -> str:
        return self.speak("text-named", name=self.of(name), what=what)

    def _feature(self, feature: Feature) -> str:
        where = f" ({self.of(feature.where)})" if feature.where else ""
        held = [self.speak("text-holder", seat=seat + 1, strength=strength) for seat, strength in feature.holders]
        worth = f"{self.of(feature.worth)} {', '.join(held)}".rstrip()
        return self.speak("text-named", name=f"{self.of(feature.label)}{where}", what=worth)

    def _move(self, scene: Scene, choice: Choice) -> str:
        return f"{choice.move}{DASH}{self.of(choice.label)}"

    def _foretold(self, table: Table, move: str) -> str:
        """What a move would do, as far as its seat can know."""
        found = table.outlook(move)
        said = [self._event(event) for event in (*found.events, *found.later)]
        for effect in found.effects:
            sentences = " ".join(self.of(sentence) for sentence in effect.sentences)
            said.append(self._named(effect.feature.label, sentences))
        return f"{MARK}{MARK.join(said)}" if said else ""

    def _event(self, event: Event) -> str:
        return f"{f'{event.points:+d} ' if event.points else ''}{self.of(event.message)}"

    def told(self, entry: Entry, viewer: int) -> list[str]:
        """A move that was played, and its events."""
        sentence = entry.sentence_for(viewer)
        said = self.of(sentence) if sentence and entry.actor != CHANCE else ""
        return [f"{entry.words[viewer]}{DASH if said else ''}{said}", *map(self._event, entry.events)]
