"""What all rooms share, the parties they talk to, and the public view of a table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from tilewright import games
from tilewright.core.scene import Scene
from tilewright.server import wire
from tilewright.server.bots.dispatcher import Dispatcher
from tilewright.server.push.herald import Herald
from tilewright.server.store.change import Statement
from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.service import ServiceTime
from tilewright.server.table import advice, chance
from tilewright.server.table.clock import rule_of
from tilewright.server.table.request import Request

MOST_CREATORS = 100_000

# close codes of sockets
AGAIN = 1012  # the browser reconnects
BANNED, NO_TABLE = 4403, 4404
VEILED = 4423  # a table of a set that may not be seen yet
SHUT = 4410  # the host no longer lets others on the network in


class Attendance(NamedTuple):
    """Who is connected to a table, to one process or to several."""

    seats: set[int]
    spectators: int
    asking: set[int]  # seats whose players want to decide even if only one move is possible


class Viewer(Protocol):
    """Somebody who watches a table: one socket."""

    seats: frozenset[int]
    opened: list[int | None]  # for each token given, the seat it opens
    name: str
    hash: str | None  # of the nonce this browser contributes to the draws
    asks: bool  # wants to decide even if only one move is possible
    look: int | None
    shown: "Shown | None"  # the scene they see now
    address: str  # that limits are counted by
    person: str | None  # who is there, if they have a key
    key: str | None  # its hash

    def sit(self, row: TableRow) -> None:
        """Take the seats that are theirs at a table as it is now."""

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
    service: ServiceTime
    bots: Dispatcher
    bot_pace_s: float
    gather_s: float  # how long the first draw waits for people to connect
    poke: Callable[[str, int], Statement | None]  # notifies the other processes, in the same commit
    owns: Callable[[str], bool]
    forward: Callable[[str, wire.Command, Sender], Awaitable[bool]]  # False: the room is ours, do it here
    spread: Callable[[str, Any], None]  # sends a message to the viewers of a table in the other processes
    share: Callable[
        [str, Request | None, int | None], None
    ]  # tells the others about the request to undo, or who ended it
    say: Callable[
        [str, wire.Chat], Awaitable[int]
    ]  # stores a chat message, and sends it to the other processes; its id
    announce: Callable[[str], None]  # tells the other processes who is connected here
    elsewhere: Callable[[str], Attendance]  # who is connected to other processes
    changed: Callable[
        [str], Awaitable[TableRow]
    ]  # tells everybody that the seats or the status of a table have changed
    compiling: Callable[[str], wire.Compiling | None]
    herald: Herald  # tells players who are not connected that it is their turn
    rate: Callable[[str], None]  # rates the players of a game that has ended, in the background
    unveil: Callable[[str], None]  # the game of a table of a set has ended: others may be waiting for that
    counts: dict[str, int] = field(default_factory=dict)
    creators: dict[str, str] = field(default_factory=dict)  # the addresses tables were created from, newest last
    changes: int = 0  # how often a table was created here, or its seats or its status changed

    def count(self, name: str) -> None:
        """Count an event for the metrics."""
        self.counts[name] = self.counts.get(name, 0) + 1

    def created(self, code: str, address: str) -> None:
        """Remember which address created a table, among the last MOST_CREATORS tables."""
        self.changes += 1
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
        asked=row.asked if row.status == "playing" else None,
        rematch=row.rematch,
        given=row.given,
        muted=row.muted,
        clock=rule_of(row.clock),
        patience=row.patience,
        lot=row.lot,
        rated=row.rated,
        takeover=row.takeover,
        hints=row.hints,
        by_hand=row.by_hand,
        advises=advice.is_allowed(row),
        sides=_sides(row),
        previous=row.previous,
        ended=row.ended,
        event=row.event,
        is_set=row.deal is not None,
    )


def _sides(row: TableRow) -> tuple[int, ...]:
    """The side each seat plays for; none if the game is no longer installed."""
    return games.facts(row.game).sides(len(row.seats)) if row.game in games.names() else ()


def colour_of(row: SeatRow) -> int:
    """The colour of a seat in the palette; one stored without has that of its number."""
    return row.seat if row.colour is None else row.colour


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
        colour=colour_of(row),
        resigned=row.resigned,
        person=row.person,
    )
