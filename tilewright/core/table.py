"""A table for playing a game from Python or a notebook."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import numpy as np

from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.outlook import Outlook, outlook
from tilewright.core.palette import DAY, Palette
from tilewright.core.picture import picture
from tilewright.core.record import Record, RecordError
from tilewright.core.scene import SPECTATOR, Scene


class Table:
    """One game being played. Moves are words; chance is drawn by the table itself unless `deals` is False."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        deals: bool = True,
        **more_options: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = {option.name: option.usual for option in game.facts.options}
        self.options |= {**(options or {}), **more_options}
        self.deals = deals
        self.moves: list[str] = []
        self.events: list[Event] = []  # of the last move played, and of the chance that followed
        self.position: Positions = game.new(seats, self.options)
        chosen = secrets.randbits(64) if seed is None else seed
        self._rng = np.array([chosen & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)
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
        return Record(self.game.name, self.game.facts.revision, self.seats, dict(self.options), tuple(self.moves))

    def legal(self) -> list[str]:
        """Every legal move in words."""
        return [self.game.write(self.position, action, EVERYTHING) for action in self.game.legal(self.position)]

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Play a move, for a certain seat if given; returns its events. A Refusal changes nothing."""
        if seat is not None and seat != self.actor:
            raise self._refuse(Refusal(self.game.facts.turn_clause, whose_turn(self.actor, seat)))
        try:
            action = self.game.read(self.position, move)
        except Refusal as refusal:
            raise self._refuse(refusal) from None
        return self.apply(action)

    def apply(self, action: int) -> list[Event]:
        """Play a legal action; returns its events and those of the chance that follows."""
        self._apply(action)
        self.events = self.game.events(self.position)
        self._deal()
        return self.events

    def why_not(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move may not be played now, or None if it may."""
        try:
            if seat is not None and seat != self.actor:
                raise Refusal(self.game.facts.turn_clause, whose_turn(self.actor, seat))
            self.game.read(self.position, move)
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

    def copy(self) -> Self:
        """A second table at the same point of the game, with the same future chance."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin.options = dict(self.options)
        twin._rng = self._rng.copy()
        return twin

    def scene(self, viewer: int = SPECTATOR) -> Scene:
        """What a seat or a spectator sees."""
        return self.game.scene(self.position, viewer)

    def picture(self, viewer: int = SPECTATOR, palette: Palette = DAY, language: str = "en") -> str:
        """The table as a standalone SVG."""
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
        try:
            table = cls(game, record.seats, seed=0, options=record.options, deals=False)
        except ValueError as error:
            raise RecordError(record.head_line("seats"), str(error)) from None
        for number, move in enumerate(record.moves[:ply]):
            try:
                table.play(move)
            except Refusal as refusal:
                raise illegal(game, record, number, refusal) from None
        return table


def whose_turn(actor: int, seat: int) -> Message:
    """Why a seat cannot move while `actor` is to move."""
    if actor == OVER:
        return Message.of("refuse-over")
    if actor == CHANCE:
        return Message.of("refuse-chance")
    return Message.of("refuse-seat", seat=seat + 1, actor=actor + 1)


def illegal(game: Game, record: Record, ply: int, refusal: Refusal) -> RecordError:
    """The error for a record whose move `ply` was refused."""
    return RecordError(record.line_of(ply), f"'{record.moves[ply]}' is not legal: {_in_english(game, refusal)}")


def _in_english(game: Game, refusal: Refusal) -> Refusal:
    return Refusal(refusal.clause, refusal.reason, game.say(refusal.reason, "en"))
