"""The state of a live game: its log, the moves that count, the position, and the log entries of every viewer.

Only `adopt` changes it, line by line as stored, so that the process that writes a line, another
process that reads it, and one that has just started all arrive at the same state.
"""

import copy
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from tilewright.core import byhand, ending
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.core.scene import Feature, Scene
from tilewright.core.shares import Drawn, drawn
from tilewright.server.store.change import Line, learned
from tilewright.server.table import chance, loss, lot, story
from tilewright.server.table.clock import Clocks
from tilewright.server.table.loss import Loss
from tilewright.server.table.setup import Setup
from tilewright.server.table.step import Step
from tilewright.server.wire import Missed, Over

RECENT = 16  # lines that a repeated command is compared with


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that counts."""

    seat: int
    words: str
    free: bool
    told: str  # as stored: an idle table holds hundreds of these, and most are never read again
    version: int  # its line in the log

    @property
    def is_assumed(self) -> bool:
        """Whether this is a draw that nobody has seen, at a table with the real game."""
        return self.seat == CHANCE and story.is_assumed(self.told)


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
        self.drawn: list[tuple[int, Drawn]] = []  # at a table of a set: the draws that count, by ply
        self.is_secret = bool(setup.deal)  # other tables of the set still draw from the same secret
        self.lot: int | None = None  # the seat that began by lot, by its number before
        self.lost: list[Loss] = []
        self.is_decided = False  # by a loss or a stop: the game is over, though the rules would let it continue
        self.is_stopped = False  # by people with the real game, who had it scored as it stood
        self.clocks = Clocks.new(setup.clock, self.seats) if setup.clock else None
        self._first = setup.begin(game) if setup.start is not None else None  # takes time to build
        self.stand(self._begun())
        self._same_since = 0  # the version after which only clocks were started or stopped
        self._recent: deque[tuple[range, str, int, str]] = deque(maxlen=RECENT)
        self._scenes: dict[int, Scene] = {}
        self._features: dict[int, list[Feature]] = {}
        self.drawable: list[byhand.Draw] | None = None  # now, once somebody has asked

    def stand(self, position: Positions) -> None:
        """Move to a position."""
        self.position = position
        self.actor = int(self.game.kernels.actor(position, 0))  # the seat to move, CHANCE or OVER

    @property
    def asked(self) -> int:
        """Like `actor`, but while a turn is held it is still that player's turn, even at the end of the game."""
        if self.is_decided:
            return OVER
        return self.held if self.held is not None else self.actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended for good."""
        return self.asked == OVER

    @property
    def guesses(self) -> bool:
        """Whether hidden hands are unknown, as people play with the real cards."""
        return self.setup.by_hand == "unknown" and self.game.hands is not None

    @property
    def assumed(self) -> set[int]:
        """The plies of the draws that nobody has seen."""
        return {ply for ply, entry in enumerate(self.entries) if entry.is_assumed} if self.guesses else set()

    @property
    def ply(self) -> int:
        """How many moves count."""
        return len(self.entries)

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees now. Nobody has a choice while a turn is held."""
        if viewer not in self._scenes:
            seen = self.seen(self.position, viewer)
            if self.held is not None or self.is_decided:
                seen = _without_choices(seen)
            self._scenes[viewer] = self._ended(seen) if self.is_over and (self.lost or self.is_decided) else seen
        return self._scenes[viewer]

    def seen(self, position: Positions, viewer: int) -> Scene:
        """What a viewer sees of a position of this game."""
        return byhand.scene(self.game, position, viewer) if self.guesses else self.game.scene(position, viewer)

    def _ended(self, seen: Scene) -> Scene:
        """The last scene of a game that is over, though the rules would let it continue."""
        places = self.places()
        panels = tuple(replace(one, is_asked=False, place=places[one.seat]) for one in seen.panels)
        return replace(seen, asked=OVER, prompt=Message.of("prompt-over"), panels=panels)

    def supposed(self, seat: int) -> Positions:
        """The position for questions of a seat: if its hand is unknown, as if it held every card it may hold."""
        if not self.guesses or self.game.hands is None:
            return self.position
        return self.game.hands.suppose(self.position, seat)

    def forget(self) -> None:
        """Drop cached scenes and features."""
        self._scenes, self._features, self.drawable = {}, {}, None

    def features(self, viewer: int) -> list[Feature]:
        """The features now, as a viewer may know them."""
        if viewer not in self._features:
            self._features[viewer] = self.game.features(self.position, viewer)
        return self._features[viewer]

    def after(self, steps: Iterable[Step]) -> "State":
        """The game after steps that are not stored yet."""
        shared: dict[int, Any] = {id(self.game): self.game, id(self.setup): self.setup}
        fresh: dict[int, Any] = {id(self.entries): [*self.entries], id(self._scenes): {}, id(self._features): {}}
        fresh[id(self.drawn)] = [*self.drawn]
        made = copy.deepcopy(self, shared | fresh)
        made.adopt(steps)
        return made

    # ---- what has been stored

    def adopt(self, steps: Iterable[Step]) -> int:
        """Take over lines from the store; returns how many of the earlier moves remain."""
        kept = self.ply
        for step in steps:
            line = step.line
            assert line.version == self.version, "a line of the log is missing"
            self.version += 1
            self._recent.append((range(self._same_since, self.version), line.kind, line.seat, line.words))
            if line.kind not in ("clock", "learn"):
                self._same_since = self.version
            if line.kind == "move":
                self._move(step)
            elif line.kind == "undo":
                self._back(int(line.words), step.after)
                kept = min(kept, self.ply)
            elif line.kind == "learn":
                self._learn(step)
            elif line.kind == "stop":
                self._stop()
            elif line.kind == "chance":
                self.contributions = chance.stored(line.words)
                self.key = chance.key(self.setup.secret, self.contributions)
            elif line.kind == "lot":
                self.lot = lot.drawn(line)
            elif line.kind == "end":
                self.held = None
                self._fix()
            elif loss.is_loss(line):
                self._lose(line)
            if self.clocks is not None:
                self.clocks = self.clocks.after(line, self.asked, self.ply)
            self.forget()
        return kept

    def _fix(self) -> None:
        """The last move cannot be undone without asking any more."""
        if self.entries:
            self.entries[-1] = replace(self.entries[-1], free=False)

    def _stop(self) -> None:
        """The final scoring is done now. Its events belong to the last entry, as when the rules end a game."""
        self.is_stopped = self.is_decided = True
        self.stand(ending.closed(self.game, self.position))
        if self.entries and self.actor == OVER:
            last = self.entries[-1]
            self.entries[-1] = replace(last, told=story.prolonged(last.told, self.game.events(self.position)))

    def _lose(self, line: Line) -> None:
        self.lost.append(Loss(line.seat, self.ply, line.kind))
        self.is_decided = line.words == loss.ENDS
        self._fix()

    def _learn(self, step: Step) -> None:
        """Assumed draws were others: nobody has seen them, so nothing else changes."""
        for ply, words in learned(step.line.words).items():
            self.entries[ply] = replace(self.entries[ply], words=words)
        self.stand(self.at(self.ply) if step.after is None else step.after)

    def _move(self, step: Step) -> None:
        line = step.line
        if self.setup.deal and line.seat == CHANCE:
            self.drawn.append((self.ply, drawn(self.game, self.position, line.words)))
        self.stand(self._after(line.words) if step.after is None else step.after)
        self.held = line.seat if line.held else None
        self.entries.append(Entry(line.seat, line.words, line.free, line.told, line.version))

    def _after(self, words: str) -> Positions:
        after = clone(self.position)
        self.game.kernels.apply(after, 0, self.game.read(self.position, words))
        return after

    def _back(self, ply: int, position: Positions | None) -> None:
        self.stand(self.at(ply) if position is None else position)
        del self.entries[ply:]
        self.drawn = [one for one in self.drawn if one[0] < ply]
        self.held = None
        self.undos.append(self.version)

    def at(self, ply: int) -> Positions:
        """The position after `ply` moves."""
        return self.led([entry.words for entry in self.entries[:ply]])

    def led(self, moves: Iterable[str]) -> Positions:
        """The position after these moves."""
        position = self._begun()
        for words in moves:
            self.game.kernels.apply(position, 0, self.game.read(position, words))
        return position

    def _begun(self) -> Positions:
        """The position before the first move."""
        return self.setup.begin(self.game) if self._first is None else clone(self._first)

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

    def is_current(self, version: int) -> bool:
        """Whether the game is still as it was at a version; clocks may have been started or stopped since."""
        return self._same_since <= version <= self.version

    def has_done(self, version: int, kind: str, seat: int, words: str) -> bool:
        """Whether the line that came next after a version, one of the last, is this; all undos of a seat are alike."""
        wanted = (kind, seat, None if kind == "undo" else " ".join(words.split()))
        return any(
            version in versions and wanted == (kind, seat, None if kind == "undo" else words)
            for versions, kind, seat, words in self._recent
        )

    def may_undo(self) -> list[int]:
        """The seats that may undo without asking."""
        if self.setup.by_hand and not self.is_over:
            return [] if self.last_entry() is None else list(range(self.seats))
        ply = self.free_ply()
        if self.is_over or ply is None:
            return []
        seat = self.entries[ply].seat
        return [seat] if self.asked == seat else []

    def free_ply(self) -> int | None:
        """The ply before the last decision, if it can be undone without asking; moves made by themselves after it go
        with it.
        """
        for ply in reversed(range(self.ply)):
            if not self.entries[ply].free:
                return None
            if not story.is_forced(self.entries[ply].told):
                return ply
        return None

    def last_entry(self) -> int | None:
        """The ply before the last move or draw that was entered by hand."""
        for ply in reversed(range(self.setup.given, self.ply)):
            if not story.is_forced(self.entries[ply].told) and not self.entries[ply].is_assumed:
                return ply
        return None

    def last_decision(self, seat: int) -> int | None:
        """The ply before a seat's last decision at this table."""
        own = range(self.lost[-1].ply if self.lost else self.setup.given, self.ply)  # nothing before a loss is undone
        entries = self.entries
        decided = (ply for ply in reversed(own) if entries[ply].seat == seat and not story.is_forced(entries[ply].told))
        return next(decided, None)

    def over(self) -> Over | None:
        """How the game ended; None if it has not."""
        if not self.is_over:
            return None
        scores = self.game.scores(self.position, self.seats)
        secret, lost = "" if self.is_secret else self.setup.secret, [one.seat for one in self.lost]
        timed_out = [one.seat for one in self.lost if one.kind == "flag"]
        committed = chance.commitment(self.setup.secret)
        if self.setup.by_hand:
            secret = committed = ""  # no draw followed from it
        return Over(self.places(), scores, secret, committed, self.contributions, lost, timed_out)

    def places(self) -> list[int]:
        """The places as the rules and the losses make them."""
        return loss.places(self.game.places(self.position, self.seats), self.lost)

    def record(self, viewer: int) -> Record:
        """The record as a viewer may read it; complete once the game is over."""
        setup, notes = self.setup, [f"table {self.setup.code}", *(one.note for one in self.lost)]
        words = [entry.words for entry in self.entries]
        if setup.by_hand:
            notes += byhand.notes(self.assumed, setup.given)
            notes += [ending.stopped_note(self.ply)] if self.is_stopped else []
        elif self.is_over and not self.is_secret:
            notes += chance.notes(setup.secret, self.contributions, setup.given, self.lot, bool(setup.deal))
        else:
            notes.append(chance.COMMITMENT_NOTE + chance.commitment(setup.secret))
        if not self.is_over:
            words = [msgspec.json.decode(told)["words"] for told in self.told(viewer)]
        facts, start = self.game.facts, setup.shown_start(self.game.name, self.is_over or viewer == EVERYTHING)
        return Record(
            facts.recorded_name,
            setup.revision,
            self.seats,
            dict(setup.options),
            tuple(words),
            tuple(notes),
            position=start,
        )


def _without_choices(seen: Scene) -> Scene:
    if not seen.choices:
        return seen
    return replace(seen, choices=(), areas=tuple(replace(area, spots=()) for area in seen.areas))
