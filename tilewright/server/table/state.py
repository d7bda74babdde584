"""The state of a live game: its log, the moves that count, the position, and the log entries of every viewer.

Only `adopt` changes it, line by line as stored, so that the process that writes a line, another
process that reads it, and one that has just started all arrive at the same state.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.record import Record
from tilewright.core.scene import Feature, Scene
from tilewright.server.store.change import Line
from tilewright.server.table import chance, story, undo
from tilewright.server.table.setup import Setup
from tilewright.server.wire import Missed, Over

RECENT = 16  # lines that a repeated command is compared with


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the log, with the position after it where that is known already."""

    line: Line
    after: Positions | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that counts."""

    seat: int
    words: str
    free: bool
    told: str  # as stored: an idle table holds hundreds of these, and most are never read again
    version: int  # its line in the log


class State:
    """One game as the store has it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.version = 0
        self.entries: list[Entry] = []
        self.held: int | None = None
        self.undos: list[int] = []  # the versions at which something was undone
        self.contributions: tuple[chance.Contribution, ...] = ()
        self.key = setup.secret  # all draws follow from it
        self.stand(game.new(self.seats, setup.options))
        self._recent: deque[tuple[int, str, int, str]] = deque(maxlen=RECENT)
        self._scenes: dict[int, Scene] = {}
        self._features: dict[int, list[Feature]] = {}

    def stand(self, position: Positions) -> None:
        """Move to a position."""
        self.position = position
        self.actor = int(self.game.kernels.actor(position, 0))  # the seat to move, CHANCE or OVER

    @property
    def asked(self) -> int:
        """Like `actor`, but while a turn is held it is still that player's turn, even at the end of the game."""
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
        """What a viewer sees now. Nobody has a choice while a turn is held."""
        if viewer not in self._scenes:
            seen = self.game.scene(self.position, viewer)
            if self.held is not None and seen.choices:
                seen = replace(seen, choices=(), areas=tuple(replace(area, spots=()) for area in seen.areas))
            self._scenes[viewer] = seen
        return self._scenes[viewer]

    def forget(self) -> None:
        """Drop cached scenes and features."""
        self._scenes, self._features = {}, {}

    def features(self, viewer: int) -> list[Feature]:
        """The features now, as a viewer may know them."""
        if viewer not in self._features:
            self._features[viewer] = self.game.features(self.position, viewer)
        return self._features[viewer]

    # ---- what may come next

    def move(self, action: int, is_person: bool, is_final: bool) -> list[Step]:
        """A legal move and the draws that follow. A person's turn that ends with a move that revealed nothing is held,
        unless the move is final.
        """
        seat, before = self.actor, self.position
        after = clone(before)
        self.game.kernels.apply(after, 0, action)
        told = story.tell(self.game, before, action, after, self.ply + 1, self.seats, self._fresh)
        ends = int(self.game.kernels.actor(after, 0)) != seat and undo.ends_turn(self.game, after, seat)
        may_be_free = is_person and not (ends and is_final)
        free = may_be_free and not undo.reveals(self.game, before, action, after, self.seats, self.setup.secret)
        held = free and ends
        words = self.game.write(before, action, EVERYTHING)
        made = Step(Line(self.version, "move", seat, words, free, held, told), after)
        return [made] if held else [made, *self._drawn(after, self.version + 1, self.ply + 1)]

    def _fresh(self, viewer: int) -> Scene:
        return self.scene(viewer) if self.held is None else self.game.scene(self.position, viewer)

    def draws(self) -> list[Step]:
        """Draws, until a seat is to move or the game is over."""
        return self._drawn(self.position, self.version, self.ply)

    def _drawn(self, position: Positions, version: int, ply: int) -> list[Step]:
        steps: list[Step] = []
        while self.game.kernels.actor(position, 0) == CHANCE:
            before = position
            action, words = chance.draw(self.game, before, self.key, ply)
            position = clone(before)
            self.game.kernels.apply(position, 0, action)
            ply += 1

            def see(viewer: int, at: Positions = before) -> Scene:
                return self.game.scene(at, viewer)

            told = story.tell(self.game, before, action, position, ply, self.seats, see)
            steps.append(Step(Line(version, "move", CHANCE, words, told=told), position))
            version += 1
        return steps

    def end(self, seat: int) -> list[Step]:
        """The end of a held turn and the draws that follow."""
        made = Step(Line(self.version, "end", seat, ""), self.position)
        return [made, *self._drawn(self.position, self.version + 1, self.ply)]

    def settle(self, contributions: Sequence[chance.Contribution]) -> list[Step]:
        """What the browsers contribute to the draws of this game."""
        text = msgspec.json.encode(contributions).decode()
        return [Step(Line(self.version, "chance", CHANCE, text), self.position)]

    def back(self, seat: int, ply: int) -> list[Step]:
        """An undo, back to a ply."""
        return [Step(Line(self.version, "undo", seat, str(ply)))]

    def is_over_after(self, steps: Sequence[Step]) -> bool:
        """Whether the game is over for good after these steps, which were made here; an undo never ends a game."""
        last = steps[-1]
        return last.after is not None and not last.line.held and int(self.game.kernels.actor(last.after, 0)) == OVER

    # ---- what has been stored

    def adopt(self, steps: Iterable[Step]) -> int:
        """Take over lines from the store; returns how many of the earlier moves remain."""
        kept = self.ply
        for step in steps:
            line = step.line
            assert line.version == self.version, "a line of the log is missing"
            self.version += 1
            self._recent.append((line.version, line.kind, line.seat, line.words))
            if line.kind == "move":
                self._move(step)
            elif line.kind == "undo":
                self._back(int(line.words))
                kept = min(kept, self.ply)
            elif line.kind == "chance":
                self.contributions = chance.stored(line.words)
                self.key = chance.key(self.setup.secret, self.contributions)
            else:
                self.held = None
                if self.entries:
                    self.entries[-1] = replace(self.entries[-1], free=False)
            self.forget()
        return kept

    def _move(self, step: Step) -> None:
        line = step.line
        self.stand(self._after(line.words) if step.after is None else step.after)
        self.held = line.seat if line.held else None
        self.entries.append(Entry(line.seat, line.words, line.free, line.told, line.version))

    def _after(self, words: str) -> Positions:
        after = clone(self.position)
        self.game.kernels.apply(after, 0, self.game.read(self.position, words))
        return after

    def _back(self, ply: int) -> None:
        del self.entries[ply:]
        self.stand(self.at(ply))
        self.held = None
        self.undos.append(self.version)

    def at(self, ply: int) -> Positions:
        """The position after `ply` moves."""
        position = self.game.new(self.seats, self.setup.options)
        for entry in self.entries[:ply]:
            self.game.kernels.apply(position, 0, self.game.read(position, entry.words))
        return position

    # ---- questions about it

    def told(self, viewer: int, first: int = 0, last: int | None = None) -> list[msgspec.Raw]:
        """The log entries of the moves from ply `first` to `last` as a viewer may read them; everybody may read
        everything once the game is over.
        """
        reader = EVERYTHING if self.is_over else viewer
        return [story.read(entry.told, reader) for entry in self.entries[first:last]]

    def ply_of(self, version: int) -> int:
        """How many moves counted at a version, or 0 if something before it has been undone since."""
        if version > self.version or (self.undos and version < self.undos[-1]):
            return 0
        return sum(entry.version < version for entry in self.entries)

    def is_untouched(self) -> bool:
        """Whether nothing has happened yet at this table, so that the browsers can still contribute to its draws."""
        return self.version == self.setup.given

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
        """The seats that may undo without asking."""
        if self.is_over or not self.entries or not self.entries[-1].free:
            return []
        seat = self.entries[-1].seat
        return [seat] if self.asked == seat else []

    def last_decision(self, seat: int) -> int | None:
        """The ply before a seat's last decision at this table."""
        own = range(self.setup.given, self.ply)
        return next((ply for ply in reversed(own) if self.entries[ply].seat == seat), None)

    def over(self) -> Over | None:
        """How the game ended; None if it has not."""
        if not self.is_over:
            return None
        places = self.game.places(self.position, self.seats)
        scores = self.game.scores(self.position, self.seats)
        secret = self.setup.secret
        return Over(places, scores, secret, chance.commitment(secret), self.contributions)

    def record(self, viewer: int) -> Record:
        """The record as a viewer may read it; complete once the game is over."""
        setup, notes = self.setup, [f"table {self.setup.code}"]
        words = [entry.words for entry in self.entries]
        if self.is_over:
            notes += chance.notes(setup.secret, self.contributions, setup.given)
        else:
            notes.append(chance.COMMITMENT_NOTE + chance.commitment(setup.secret))
            words = [msgspec.json.decode(told)["words"] for told in self.told(viewer)]
        return Record(self.game.name, setup.revision, self.seats, dict(setup.options), tuple(words), tuple(notes))
