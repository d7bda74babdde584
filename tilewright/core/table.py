"""A table for playing a game from Python or a notebook."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self, SupportsIndex, TypeVar

import numpy as np

from tilewright.core.ending import closed, is_stopped, stopped_note
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.move import Impossible, Refusal
from tilewright.core.outlook import Outlook, outlook
from tilewright.core.palette import DAY, Palette
from tilewright.core.picture import picture
from tilewright.core.record import Record, RecordError
from tilewright.core.scene import SPECTATOR, Scene

AnyTable = TypeVar("AnyTable", bound="Table")
SHOWN = 60  # characters of a move that are quoted


class Table:
    """One game being played. Moves are words; chance is drawn by the table itself unless `deals` is False.

    The game begins at a `position` in words, if there is one; `Impossible` has every reason why it cannot.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        deals: bool = True,
        position: Mapping[str, Any] | None = None,
        **more_options: str,
    ) -> None:
        self.game = game
        if options is not None and not isinstance(options, Mapping):
            raise ValueError(f"options are values by name, not {options!r}")
        self.options = {option.name: option.usual for option in game.facts.options}
        self.options |= {**(options or {}), **more_options}
        self.notes: tuple[str, ...] = ()  # of the record
        self.moves: list[str] = []
        self.events: list[Event] = []  # of the last move played, and of the chance that followed
        self.start = None if position is None else dict(position)
        self.position: Positions = game.begin(seats, self.options, position)
        self.seats = int(seats)
        self.reseed(seed)
        self.deals = deals

    def reseed(self, seed: int | None = None) -> None:
        """Draw everything that comes from other random numbers, without a seed from new ones."""
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, SupportsIndex)):
            raise ValueError(f"the seed must be a whole number, not {seed!r}")
        chosen = secrets.randbits(64) if seed is None else int(seed)
        self._rng = np.array([chosen & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)

    @property
    def deals(self) -> bool:
        """Whether chance is drawn by the table; once set, it draws at once where chance is to move."""
        return self._deals

    @deals.setter
    def deals(self, deals: bool) -> None:
        if not isinstance(deals, bool):
            raise ValueError(f"deals is True or False, not {deals!r}")
        self._deals = deals
        self._deal()

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(self.game.kernels.actor(self.position, 0))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self.position, self.seats)

    @property
    def places(self) -> list[int]:
        """The place of each seat by the game's tie-breaks, 1 is best."""
        return self.game.places(self.position, self.seats)

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        facts = self.game.facts
        return Record(
            facts.recorded_name,
            facts.revision,
            self.seats,
            dict(self.options),
            tuple(self.moves),
            self.notes,
            position=self.start,
        )

    def legal(self) -> list[str]:
        """Every legal move in words."""
        return [self.game.write(self.position, action, EVERYTHING) for action in self.game.legal(self.position)]

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Play a move, for a certain seat if given; returns its events. A Refusal changes nothing."""
        self._check_seat(seat)
        if seat is not None and seat != self.actor:
            raise self._refuse(Refusal(self.game.facts.turn_clause, whose_turn(self.actor, seat)))
        try:
            action = self._read(move)
        except Refusal as refusal:
            raise self._refuse(refusal) from None
        return self._played(action)

    def apply(self, action: int) -> list[Event]:
        """Play an action by its number; returns its events and those of the chance that follows.

        A ValueError for a number that is not legal changes nothing.
        """
        if action not in self.game.legal(self.position):
            raise ValueError(f"action {action!r} is not legal now")
        return self._played(int(action))

    def _played(self, action: int) -> list[Event]:
        self._apply(action)
        self.events = self.game.events(self.position)
        self._deal()
        return self.events

    def why_not(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move may not be played now, or None if it may."""
        self._check_seat(seat)
        try:
            if seat is not None and seat != self.actor:
                raise Refusal(self.game.facts.turn_clause, whose_turn(self.actor, seat))
            self._read(move)
        except Refusal as refusal:
            return self._refuse(refusal)
        return None

    def outlook(self, move: str) -> Outlook:
        """What a move would do, as the seat to move may know it; a Refusal says why it may not be played."""
        refusal = self.why_not(move, max(self.actor, 0))
        if refusal is not None:
            raise refusal
        seat = self.actor
        return outlook(self.game, self.position, seat, move, self.scene(seat), self.game.features(self.position, seat))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, SupportsIndex)):
            raise ValueError(f"there is no seat {seat!r} (possible: 0 to {self.seats - 1})")

    def _read(self, move: str) -> int:
        return self.game.read(self.position, move)

    def _refuse(self, refusal: Refusal) -> Refusal:
        return _in_english(self.game, refusal)

    def _apply(self, action: int) -> None:
        self.moves.append(self.game.write(self.position, action, EVERYTHING))
        after = clone(self.position)
        self.game.kernels.apply(after, 0, action)
        self.position = after

    def _deal(self) -> None:
        while self.deals and self.actor == CHANCE:
            action = int(self.game.kernels.draw(self.position, 0, self._rng))
            self._apply(action)
            self.events = self.events + self.game.events(self.position)

    def stop(self) -> list[Event]:
        """End the game early: what is on the table is scored as at the end; returns the events."""
        if not self.is_over:
            self.position = closed(self.game, self.position)
            self.notes = (*self.notes, stopped_note(len(self.moves)))
            self.events = self.game.events(self.position) if self.is_over else []
        return self.events

    def copy(self) -> Self:
        """A second table at the same point of the game, with the same future chance until `reseed`."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin.options = dict(self.options)
        twin._rng = self._rng.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def scene(self, viewer: int = SPECTATOR) -> Scene:
        """What a seat or a spectator sees."""
        self.check_viewer(viewer)
        return self.game.scene(self.position, viewer)

    def check_viewer(self, viewer: int) -> None:
        """Raise ValueError unless this is a seat of the table, a spectator, or who may read everything."""
        if isinstance(viewer, bool) or viewer not in range(EVERYTHING, self.seats):
            raise ValueError(
                f"there is no seat {viewer!r} (possible: 0 to {self.seats - 1}, {SPECTATOR} for a spectator)"
            )

    def picture(self, viewer: int = SPECTATOR, palette: Palette = DAY, language: str = "en") -> str:
        """The table as a standalone SVG."""
        if not isinstance(palette, Palette):
            raise ValueError(f"a palette is DAY or DUSK of tilewright.core.palette, not {palette!r}")
        return picture(self.scene(viewer), self.game, palette, language)

    def _repr_svg_(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        points = " ".join(str(points) for points in self.scores)
        return f"<{self.game.facts.title}, {self.seats} seats, {len(self.moves)} moves, points {points}>"

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record.write(), encoding="utf-8")

    @classmethod
    def replay(cls, game: Game, record: Record, ply: int | None = None) -> Self:
        """The table after the first `ply` moves of a record (all if None); RecordError names the line that is wrong.

        The table does not draw chance that the record lacks. Set `deals` to continue the game.
        """
        if record.revision != game.facts.revision:
            raise RecordError(
                record.head_line("revision"),
                f"revision {record.revision} of {game.name} cannot be replayed: "
                f"this is revision {game.facts.revision} of its rules",
            )
        _check_heads(game, record)
        _check_ply(record, ply)
        table = begun(cls, game, record)
        for number, move in enumerate(record.moves[:ply]):
            try:
                table.play(move)
            except Refusal as refusal:
                raise illegal(game, record, number, refusal) from None
        if len(table.moves) == len(record.moves):  # what is noted about a game need not be true of its beginning
            if is_stopped(record):
                table.stop()
            table.notes = record.notes
        return table


def begun(cls: type[AnyTable], game: Game, record: Record) -> AnyTable:
    """The table at the beginning of a record; RecordError if no game can begin like this."""
    try:
        return cls(game, record.seats, seed=0, options=record.options, deals=False, position=record.position)
    except Impossible as error:
        raise RecordError(record.head_line("position"), f"the position is impossible: {error}") from None


def _check_ply(record: Record, ply: int | None) -> None:
    """Raise ValueError unless the record has so many moves."""
    if ply is None:
        return
    if isinstance(ply, bool) or not isinstance(ply, SupportsIndex) or not 0 <= int(ply) <= len(record.moves):
        raise ValueError(f"the record has {len(record.moves)} moves, there is no ply {ply!r}")


def _check_heads(game: Game, record: Record) -> None:
    """Raise RecordError if the game has no such seats or options."""
    word = "seats"
    try:
        game.facts.check_seats(record.seats)
        for name, value in record.options.items():
            word = f"option {name}"
            game.facts.option_numbers({name: value})
    except ValueError as error:
        raise RecordError(record.head_line(word), str(error)) from None


def whose_turn(actor: int, seat: int) -> Message:
    """Why a seat cannot move while `actor` is to move."""
    if actor == OVER:
        return Message.of("refuse-over")
    if actor == CHANCE:
        return Message.of("refuse-chance")
    return Message.of("refuse-seat", seat=seat + 1, actor=actor + 1)


def illegal(game: Game, record: Record, ply: int, refusal: Refusal) -> RecordError:
    """The error for a record whose move `ply` was refused."""
    return RecordError(record.line_of(ply), f"'{_short(record.moves[ply])}' is not legal: {_in_english(game, refusal)}")


def _short(words: str) -> str:
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"


def _in_english(game: Game, refusal: Refusal) -> Refusal:
    return Refusal(refusal.clause, refusal.reason, game.say(refusal.reason, "en"))
