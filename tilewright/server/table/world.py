"""What all rooms share, the parties they talk to, and the public view of a table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from tilewright.core.scene import Scene
from tilewright.server import wire
from tilewright.server.bots.dispatcher import Dispatcher
from tilewright.server.store.change import Statement
from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.table import chance
from tilewright.server.table.request import Request

MOST_CREATORS = 100_000

# close codes of sockets
AGAIN = 1012  # the browser reconnects
BANNED, NO_TABLE = 4403, 4404


class Viewer(Protocol):
    """Somebody who watches a table: one socket."""

    seats: frozenset[int]
    opened: list[int | None]  # for each token given, the seat it opens
    name: str
    hash: str | None  # of the nonce this browser contributes to the draws
    look: int | None
    shown: "Shown | None"  # the scene they see now
    address: str  # that limits are counted by

    def send(self, data: bytes) -> None:
        """Send a message, without waiting."""

    def stop(self, code: int) -> None:
        """Send nothing more, and close with a code."""


@dataclass(frozen=True)
class Shown:
    """A scene that was sent to a viewer."""

    version: int
    scene: Scene


@dataclass(frozen=True)
class Sender:
    """Who sent a command, and where the answer goes."""

    seats: frozenset[int]
    name: str
    answer: Callable[[wire.Refuse], None]
    is_bot: bool = False
    done: Callable[[], None] = lambda: None  # called instead of `answer` if the command was done


@dataclass
class World:
    """What all rooms share."""

    store: Store
    bots: Dispatcher
    bot_pace_s: float
    gather_s: float  # how long the first draw waits for people to connect
    poke: Callable[[str, int], Statement | None]  # notifies the other processes, in the same commit
    owns: Callable[[str], bool]
    forward: Callable[[str, wire.Command, Sender], Awaitable[bool]]  # False: the room is ours, do it here
    spread: Callable[[str, Any], None]  # sends a message to the viewers of a table in the other processes
    share: Callable[[str, Request | None], None]  # tells the other processes about the request to undo
    say: Callable[
        [str, wire.Chat], Awaitable[int]
    ]  # stores a chat message, and sends it to the other processes; its id
    announce: Callable[[str], None]  # tells the other processes who is connected here
    elsewhere: Callable[
        [str], tuple[set[int], int]
    ]  # the seats connected to other processes, and the number of spectators
    compiling: Callable[[str], wire.Compiling | None]
    counts: dict[str, int] = field(default_factory=dict)
    creators: dict[str, str] = field(default_factory=dict)  # the addresses tables were created from, newest last

    def count(self, name: str) -> None:
        """Count an event for the metrics."""
        self.counts[name] = self.counts.get(name, 0) + 1

    def created(self, code: str, address: str) -> None:
        """Remember which address created a table, among the last MOST_CREATORS tables."""
        self.creators[code] = address
        if len(self.creators) > MOST_CREATORS:
            del self.creators[next(iter(self.creators))]


def view(row: TableRow, present: set[int], spectators: int) -> wire.Table:
    """A stored table as everybody may see it."""
    return wire.Table(
        code=row.code,
        game=row.game,
        revision=row.revision,
        options=row.options,
        title=row.title,
        public=row.public,
        status=row.status,
        created=row.created,
        host=row.host,
        seats=[_seat(one, one.seat in present) for one in row.seats],
        spectators=spectators,
        commitment=chance.commitment(row.secret),
        rematch=row.rematch,
        given=row.given,
        muted=row.muted,
        clock=clock_of(row),
        patience=row.patience,
        lot=row.lot,
        rated=row.rated,
        previous=row.previous,
        ended=row.ended,
    )


def clock_of(row: TableRow) -> wire.Clock | None:
    """The clock of a table, if it has one."""
    return msgspec.json.decode(row.clock, type=wire.Clock) if row.clock else None


def _seat(row: SeatRow, is_present: bool) -> wire.Seat:
    return wire.Seat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        level=row.level,
        present=is_present,
        away=row.away,
        analysis=row.analysis,
        muted=row.muted,
        colour=row.seat if row.colour is None else row.colour,
        resigned=row.resigned,
        person=row.person,
    )
