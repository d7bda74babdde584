"""Where a live game stands: its log, the moves that count, the position, and what every viewer was told.

Only `adopt` changes it, line by line as they stand in the store, so that the process that writes a line, one that
reads it elsewhere, and one that starts again all come to the same.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.record import Record
from tilewright.core.scene import Feature, Scene
from tilewright.server.store.change import Line
from tilewright.server.store.database import TableRow
from tilewright.server.table import chance, story, undo
from tilewright.server.wire import Missed, Over

RECENT = 16  # lines that a command which comes twice is compared with


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that counts."""

    seat: int
    words: str
    free: bool
    told: str  # as stored: a table that waits holds hundreds of these, and most are never read again
    version: int  # its line in the log


class State:
    """One game as the store has it."""

    def __init__(self, game: Game, row: TableRow) -> None:
        self.game = game
        self.row = row
        self.seats = len(row.seats)
        self.version = 0
        self.entries: list[Entry] = []
        self.held: int | None = None
        self.undos: list[int] = []  # the versions at which something was undone
        self.contributions: tuple[chance.Contribution, ...] = ()
        self.key = row.secret  # all draws follow from it
        self.stand(game.new(self.seats, row.options))
        self._recent: deque[tuple[int, str, int, str]] = deque(maxlen=RECENT)
        self._scenes: dict[int, Scene] = {}
        self._features: dict[int, list[Feature]] = {}
        self._ahead: list[
            tuple[Line, Positions]
        ] = []  # the lines made last and not yet adopted, each with what follows

    def stand(self, position: Positions) -> None:
        """Be at a position."""
        self.position = position
        self.actor = int(self.game.kernels.actor(position, 0))  # the seat asked, CHANCE or OVER

    @property
    def asked(self) -> int:
        """The same, but nothing is over while the last turn may still be taken back."""
        return self.held if self.held is not None else self.actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended for good."""
        return self.held is None and self.actor == OVER

    @property
    def ply(self) -> int:
        """How many moves count."""
        return len(self.entries)

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees now. Nobody else is asked anything while a turn is held."""
        if viewer not in self._scenes:
            seen = self.game.scene(self.position, viewer)
            if self.held is not None and seen.choices:
                seen = replace(seen, choices=(), areas=tuple(replace(area, spots=()) for area in seen.areas))
            self._scenes[viewer] = seen
        return self._scenes[viewer]

    def forget(self) -> None:
        """Let go of what can be worked out again: nobody is looking."""
        self._scenes, self._features = {}, {}

    def features(self, viewer: int) -> list[Feature]:
        """What belongs together now, as a viewer may know it."""
        if viewer not in self._features:
            self._features[viewer] = self.game.features(self.position, viewer)
        return self._features[viewer]

    # ---- what may come next

    def move(self, action: int, is_person: bool, is_final: bool) -> list[Line]:
        """The lines of a legal move and of the chance that follows. A person's turn that told nobody anything is
        held at its end, unless it is final.
        """
        seat, before = self.actor, self.position
        after = clone(before)
        self.game.kernels.apply(after, 0, action)
        told = story.tell(self.game, before, action, after, self.ply + 1, self.seats, self._fresh)
        ends = int(self.game.kernels.actor(after, 0)) != seat and undo.ends_turn(self.game, after, seat)
        may_be_free = is_person and not (ends and is_final)
        free = may_be_free and not undo.reveals(self.game, before, action, after, self.seats, self.row.secret)
        held = free and ends
        words = self.game.write(before, action, EVERYTHING)
        line = Line(self.version, "move", seat, words, free, held, told)
        self._ahead = [(line, after)]
        return [line] if held else [line, *self._drawn(after, self.version + 1, self.ply + 1)]

    def _fresh(self, viewer: int) -> Scene:
        return self.scene(viewer) if self.held is None else self.game.scene(self.position, viewer)

    def draws(self) -> list[Line]:
        """Chance, until a seat is asked or the game is over."""
        self._ahead = []
        return self._drawn(self.position, self.version, self.ply)

    def _drawn(self, position: Positions, version: int, ply: int) -> list[Line]:
        lines = []
        while self.game.kernels.actor(position, 0) == CHANCE:
            before = position
            action, words = chance.draw(self.game, before, self.key, ply)
            position = clone(before)
            self.game.kernels.apply(position, 0, action)
            ply += 1

            def see(viewer: int, at: Positions = before) -> Scene:
                return self.game.scene(at, viewer)

            told = story.tell(self.game, before, action, position, ply, self.seats, see)
            lines.append(Line(version, "move", CHANCE, words, told=told))
            self._ahead.append((lines[-1], position))
            version += 1
        return lines

    def end(self, seat: int) -> list[Line]:
        """The lines of ending a held turn."""
        line = Line(self.version, "end", seat, "")
        self._ahead = []
        return [line, *self._drawn(self.position, self.version + 1, self.ply)]

    def settle(self, contributions: Sequence[chance.Contribution]) -> list[Line]:
        """The line that says what the browsers add to the chance of this game."""
        return [Line(self.version, "chance", CHANCE, msgspec.json.encode(contributions).decode())]

    def back(self, seat: int, ply: int) -> list[Line]:
        """The line of going back to a ply."""
        return [Line(self.version, "undo", seat, str(ply))]

    def is_over_after(self, lines: Sequence[Line]) -> bool:
        """Whether the game is over for good once these lines, made here just now, are adopted."""
        if lines[-1].kind == "undo" or lines[-1].held:
            return False
        last = self._ahead[-1][1] if self._ahead else self.position
        return int(self.game.kernels.actor(last, 0)) == OVER

    # ---- what has come

    def adopt(self, lines: Sequence[Line]) -> int:
        """Take over lines of the store; how many moves of before still stand."""
        kept = self.ply
        for line in lines:
            assert line.version == self.version, "a line of the log is missing"
            self.version += 1
            self._recent.append((line.version, line.kind, line.seat, line.words))
            if line.kind == "move":
                self._move(line)
            elif line.kind == "undo":
                self._back(int(line.words))
                kept = min(kept, self.ply)
            elif line.kind == "chance":
                self.contributions = chance.stored(line.words)
                self.key = chance.key(self.row.secret, self.contributions)
            else:
                self.held = None
                if self.entries:
                    self.entries[-1] = replace(self.entries[-1], free=False)
            self.forget()
        self._ahead = []
        return kept

    def _move(self, line: Line) -> None:
        self.stand(self._after(line))
        self.held = line.seat if line.held else None
        self.entries.append(Entry(line.seat, line.words, line.free, line.told, line.version))

    def _after(self, line: Line) -> Positions:
        """The position after a move: known already if the line was made here just now."""
        for made, position in self._ahead:
            if made is line:
                return position
        after = clone(self.position)
        self.game.kernels.apply(after, 0, self.game.read(self.position, line.words))
        return after

    def _back(self, ply: int) -> None:
        del self.entries[ply:]
        self.stand(self.at(ply))
        self.held = None
        self.undos.append(self.version)

    def at(self, ply: int) -> Positions:
        """The position after so many moves."""
        position = self.game.new(self.seats, self.row.options)
        for entry in self.entries[:ply]:
            self.game.kernels.apply(position, 0, self.game.read(position, entry.words))
        return position

    # ---- what is asked about it

    def told(self, viewer: int, since_ply: int = 0) -> list[msgspec.Raw]:
        """The moves from a ply on as a viewer may read them; all of them to everybody once the game is over."""
        reader = -2 if self.is_over else viewer
        return [story.read(entry.told, reader) for entry in self.entries[since_ply:]]

    def ply_of(self, version: int) -> int:
        """How many moves counted at a version, or 0 if something before it was taken back since."""
        if version > self.version or (self.undos and version < self.undos[-1]):
            return 0
        return sum(entry.version < version for entry in self.entries)

    def is_untouched(self) -> bool:
        """Whether nothing has happened yet at this table, so that its chance can still be settled."""
        return self.version == self.row.given

    def missed(self, seat: int, since: int) -> Missed:
        """What happened at a seat while its person was away since a version."""
        moves = [entry for entry in self.entries if entry.version >= since]
        return Missed(
            seat=seat,
            ply=self.ply - len(moves),
            moves=sum(entry.seat == seat for entry in moves),
            undone=sum(version > since for version in self.undos),
        )

    def has_done(self, version: int, kind: str, seat: int, words: str) -> bool:
        """Whether one of the last lines, the one at this version, is exactly this; all undos of a seat are alike."""
        if kind == "undo":
            return any(line[:3] == (version, kind, seat) for line in self._recent)
        return (version, kind, seat, " ".join(words.split())) in self._recent

    def may_undo(self) -> list[int]:
        """The seats that may take back at once."""
        if self.is_over or not self.entries or not self.entries[-1].free:
            return []
        seat = self.entries[-1].seat
        return [seat] if self.asked == seat else []

    def last_decision(self, seat: int) -> int | None:
        """The ply before a seat's last decision at this table."""
        return next((ply for ply in reversed(range(self.row.given, self.ply)) if self.entries[ply].seat == seat), None)

    def over(self) -> Over | None:
        """How it ended, if it has."""
        if not self.is_over:
            return None
        places = self.game.places(self.position, self.seats)
        scores = self.game.scores(self.position, self.seats)
        return Over(places, scores, self.row.secret, chance.commitment(self.row.secret), self.contributions)

    def record(self, viewer: int) -> Record:
        """The record as a viewer may read it; complete once the game is over."""
        notes = [f"table {self.row.code}"]
        words = [entry.words for entry in self.entries]
        if self.is_over:
            notes += chance.notes(self.row.secret, self.contributions, self.row.given)
        else:
            notes.append(chance.COMMITMENT_NOTE + chance.commitment(self.row.secret))
            words = [msgspec.json.decode(told)["words"] for told in self.told(viewer)]
        facts = self.game.facts
        return Record(facts.name, self.row.revision, self.seats, dict(self.row.options), tuple(words), tuple(notes))
