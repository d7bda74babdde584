"""The interface for a person at the terminal: shows the table, lists the possible moves, and reads what they type."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tilewright.cli.console import aside, out
from tilewright.cli.pick import Picking, picking
from tilewright.cli.sitting import Sitting
from tilewright.cli.story import Teller, speaker
from tilewright.core.message import Message, Value
from tilewright.core.move import Refusal
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.core.told import Entry
from tilewright.terminal import QUIET, Artist, Drawing, badge

MOST_TOLD = 12  # log entries shown by default


class Leaving(Exception):
    """A person wants to leave the game."""


class Desk:
    """The terminal as people use it in one game."""

    def __init__(self, sitting: Sitting, language: str, files: Iterable[Path], is_kept: bool) -> None:
        self.sitting = sitting
        self.language = language
        self.files = set(files)  # those this game may overwrite
        self.is_kept = is_kept  # saved after each decision anyway
        self.game = sitting.table.game
        self.say = speaker(self.game)
        self.artist = Artist(self.game, self.say, language, self._names())
        self._seen: dict[int, int] = {}  # how much of the story each seat has read
        self._asked: int | None = None  # the seat that was to move last
        self._is_saved = False
        self._is_leaving = False

    def _names(self) -> Mapping[int, Message]:
        people, bots = self.sitting.people, self.sitting.names
        own = Message.of("cli-you" if len(people) == 1 else "cli-person")
        return dict.fromkeys(people, own) | {seat: Message.of("cli-bot", name=name) for seat, name in bots.items()}

    def speak(self, key: str, /, **args: Value) -> str:
        """One of the command line's own messages."""
        return self.say(Message.of(key, **args), self.language)

    def note(self, key: str, /, **args: Value) -> None:
        """Tell the person something about what they typed."""
        out.print(Text(self.speak(key, **args), "italic"), soft_wrap=True)

    def decide(self, seat: int) -> None:
        """Ask a seat until it has played a move or undone one."""
        self._hand_over(seat)
        scene = self.sitting.table.scene(seat)
        now = picking(scene)
        self._recall(seat)
        self._show(scene, now, is_first=True)
        while True:
            line = input(self._question(scene, now)).strip()
            words = " ".join(line.split())
            is_number = words.replace(" ", "").isdecimal() and words.isascii()
            if words in (choice.move for choice in scene.choices):
                return self._play(words)
            if not words and len(scene.choices) == 1:
                return self._play(scene.choices[0].move)
            if is_number:
                after = self._pick(scene, now, [int(word[:6]) for word in words.split()])
                if isinstance(after, str):
                    return self._play(after)
                if after is not now:
                    now = after
                    self._show(scene, now)
            elif words in ("back", "b"):
                now = picking(scene)
                self._show(scene, now)
            elif self._command(words, scene, now):
                return None

    def _play(self, words: str) -> None:
        seat = self.sitting.table.actor
        self.sitting.choose(words)
        self._seen[seat] = len(self.sitting.story)
        self._is_saved = self._is_leaving = False

    def _pick(self, scene: Scene, now: Picking, numbers: list[int]) -> Picking | str:
        """Apply several picks in turn; returns the next stage, or the move in words."""
        for number in numbers:
            if not 1 <= number <= len(now.next):
                self.note("cli-no-number", number=number, most=len(now.next))
                return now
            pick = now.next[number - 1]
            if len(pick.choices) == 1:
                return pick.choices[0].move
            now = picking(scene, (*now.picked, pick.id))
        return now

    def _command(self, words: str, scene: Scene, now: Picking) -> bool:
        """Execute what was typed; returns whether the table has changed."""
        verb, _, rest = words.partition(" ")
        match verb:
            case "":
                pass
            case "?" | "help":
                self._help(scene)
            case "why":
                self._why(rest, scene)
            case "undo" if not rest:
                done = self.sitting.undo()
                self.note(done.key)
                return done.key == "cli-undone"
            case "hint" if not rest:
                self._hint(scene)
            case "board" if not rest:
                out.print(self.artist.draw(scene, now.labels, out.width, None).picture)
                self._list(scene, now)
            case "bag" if not rest:
                out.print(self.artist.heaps(scene))
            case "log" if not rest:
                self._log(scene.viewer)
            case "save":
                self._save(rest)
            case "quit" | "exit" if not rest:
                self._leave()
            case _:
                return self._try(words, scene)
        return False

    def _try(self, words: str, scene: Scene) -> bool:
        """Play words that may be a move, though not spelled as in the list; returns whether they were."""
        refusal = self.sitting.table.why_not(words, scene.viewer)
        if refusal is None:
            self._play(words)
            return True
        self._refuse(refusal)
        return False

    def _recall(self, seat: int) -> None:
        """Print what has happened since the seat's last decision."""
        sitting = self.sitting
        out.print(Rule(self.speak("cli-title", title=self.game.facts.title, count=len(sitting.story)), style=QUIET))
        told = min(self._seen.get(seat, 0), len(sitting.story))
        if told < len(sitting.story):
            out.print(Text(self.speak("cli-since" if told else "cli-last"), "bold"))
            self.tell(sitting.story[told:][-MOST_TOLD:], seat)

    def _show(self, scene: Scene, now: Picking, is_first: bool = False) -> None:
        """Print the table with its numbers, unless the picks differ only in rotation, and the question."""
        if now.is_one_place and not is_first:
            return self._list(scene, now)
        rows = out.height - len(out.render_lines(self._answers(scene, now, {}))) - 1
        drawing = self.artist.draw(scene, now.labels, out.width, rows)
        out.print(drawing.picture)
        return self._list(scene, now, drawing)

    def _list(self, scene: Scene, now: Picking, drawing: Drawing | None = None) -> None:
        """Print the question and the numbered answers; if they differ only in rotation, with pictures."""
        ghosts = [(pick.number, pick.id, pick.ghost) for pick in now.next if pick.ghost]
        if now.is_one_place:
            out.print(self.artist.ghosts(scene, ghosts))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(*(drawing.dock if drawing else []), self._answers(scene, now, drawing.hidden if drawing else {}))
        out.print(grid)

    def _answers(self, scene: Scene, now: Picking, hidden: Mapping[str, str]) -> Group:
        lines = []
        for pick in now.next:
            line = Text.assemble(badge(f"{pick.number:>{len(str(len(now.next)))}}"), " ")
            line.append(self.say(pick.label, self.language) if pick.label else pick.id)
            if len(pick.choices) > 1:
                line.append(f" · {self.speak('cli-ways', count=len(pick.choices))}", QUIET)
            if pick.id in hidden:
                line.append(f" {hidden[pick.id]}", "bold")
            lines.append(line)
        prompt = Text(self.say(scene.prompt, self.language), "bold")
        return Group(prompt, Columns(lines, column_first=True, padding=(0, 3)))

    def _question(self, scene: Scene, now: Picking) -> str:
        if len(scene.choices) == 1:
            return f"{self.speak('cli-ask-one')} › "
        return f"{self.speak('cli-ask-next' if now.picked else 'cli-ask')} › "

    def tell(self, entries: Iterable[Entry], viewer: int) -> None:
        """Print what happened, as a viewer may know it."""
        teller = Teller(self.game, self.say, self.language, viewer)
        for entry in entries:
            out.print(teller.tell(entry, entry.ply in self.sitting.forced))

    def _log(self, viewer: int) -> None:
        if not self.sitting.story:
            self.note("cli-log-empty")
        self.tell(self.sitting.story, viewer)

    def _help(self, scene: Scene) -> None:
        move = scene.choices[0].move
        grid = Grid.grid(padding=(0, 2))
        for typed, key in (
            ("3 · 3 1", "number"),
            (move, "move"),
            ("back", "back"),
            (f"why {move}", "why"),
            ("hint", "hint"),
            ("undo", "undo"),
            ("board", "board"),
            ("bag", "bag"),
            ("log", "log"),
            ("save FILE", "save"),
            ("quit", "quit"),
        ):
            args = {"move": move} if key == "move" else {}
            grid.add_row(Text(typed, "bold"), self.speak(f"cli-help-{key}", **args))
        out.print(grid)

    def waiting(self, seat: int) -> AbstractContextManager[object]:
        """Show a status line while a seat's bot thinks."""
        return aside.status(self.speak("cli-thinking", seat=seat + 1)) if aside.is_terminal else nullcontext()

    def _hint(self, scene: Scene) -> None:
        """Print the best choices, what speaks for each, how it would continue, and how the game stands."""
        with self.waiting(scene.viewer):
            hint, forecast = self.sitting.advice()
        if not hint.choices:
            self.note("cli-hint-only")
        for number, one in enumerate(hint.choices, start=1):
            label, odds = self.say(scene.choice_of(one.move).label, self.language), round(100 * one.odds[scene.viewer])
            self.note("cli-hint-choice", number=number, label=label, move=one.move, lead=f"{one.lead:+.1f}", odds=odds)
            if one.line:
                out.print(Text(f"   {self.speak('cli-hint-line', line=' · '.join(one.line))}", QUIET), soft_wrap=True)
            for sentence in one.said:
                out.print(Text(f"   {self.say(sentence, self.language)}"), soft_wrap=True)
        if hint.is_even:
            self.note("cli-hint-even")
        expected = zip(forecast.points, forecast.low, forecast.high, forecast.odds, strict=True)
        for seat, (score, low, high, chance) in enumerate(expected):
            points = {"score": round(score), "low": round(low), "high": round(high)}
            self.note("cli-hint-seat", seat=seat + 1, odds=round(100 * chance), **points)

    def _why(self, words: str, scene: Scene) -> None:
        """Say why a move may not be played, or what it would do."""
        if not words:
            return self.note("cli-why-how", move=scene.choices[0].move)
        refusal = self.sitting.table.why_not(words, scene.viewer)
        if refusal is not None:
            return self._refuse(refusal)
        self.note("cli-legal", move=words)
        return self._foretell(words)

    def _foretell(self, words: str) -> None:
        """Say what a legal move would do: points, and what becomes of areas on the table."""
        found = self.sitting.table.outlook(words)
        for event in (*found.events, *found.later):
            out.print(Text(f"  {self.say(event.message, self.language)}"), soft_wrap=True)
        for effect in found.effects:
            told = " ".join(self.say(sentence, self.language) for sentence in effect.sentences)
            name = self.say(effect.feature.label, self.language)
            out.print(Text.assemble("  ", (name, "bold"), f": {told}"), soft_wrap=True)

    def _refuse(self, refusal: Refusal) -> None:
        reason = self.say(refusal.reason, self.language)
        spoken = self.speak("cli-clause", clause=refusal.clause, reason=reason) if refusal.clause else reason
        out.print(Text(f"✗ {spoken}", "bold red"), soft_wrap=True)

    def _save(self, name: str) -> None:
        if not name:
            return self.note("cli-save-how")
        file = Path(name).expanduser()
        try:
            if file.exists() and file.resolve() not in self.files:
                return self.note("cli-save-taken", file=name)
            self.sitting.table.save(file)
        except OSError as error:
            return self.note("cli-save-failed", file=name, reason=error.strerror or str(error))
        self.files.add(file.resolve())
        self._is_saved = True
        return self.note("cli-saved", file=name)

    def _leave(self) -> None:
        is_kept = self.is_kept or self._is_saved or not self.sitting.story
        if not is_kept and not self._is_leaving:
            self._is_leaving = True
            return self.note("cli-quit-unsaved")
        raise Leaving

    def _hand_over(self, seat: int) -> None:
        """If a seat sees hidden information, wait until its player is alone with the screen."""
        last, self._asked = self._asked, seat
        if len(self.sitting.people) < 2 or last == seat:
            return
        own, open_to_all = (self.sitting.table.scene(viewer) for viewer in (seat, SPECTATOR))
        if {piece.art for piece in own.pieces()} != {piece.art for piece in open_to_all.pieces()}:
            out.clear()
            input(self.speak("cli-hand-over", seat=seat + 1))

    def farewell(self, way_back: str | None) -> None:
        """Say how to continue another day."""
        if not self.sitting.story:
            return
        self.note("cli-bye", count=len(self.sitting.story))
        if way_back:
            out.print(Text(self.speak("cli-bye-saved", command=way_back)), soft_wrap=True)
        elif not self._is_saved:
            self.note("cli-bye-lost")

    def finish(self) -> None:
        """Show how the game ended."""
        people, story = self.sitting.people, self.sitting.story
        viewer = min(people) if len(people) == 1 else SPECTATOR
        out.print(Rule(self.speak("cli-title", title=self.game.facts.title, count=len(story)), style=QUIET))
        if people:
            told = min(self._seen.get(viewer, max(self._seen.values(), default=0)), len(story))
            self.tell(story[told:], viewer)
        scene = self.sitting.table.scene(viewer)
        out.print(self.artist.draw(scene, {}, out.width, None).picture)
        out.print(Text(self.say(scene.prompt, self.language), "bold"))
        out.print(Teller(self.game, self.say, self.language).standing(self.sitting.table))
