"""Several processes on one PostgreSQL: one owner for each room, and pokes that say where something happened.

A process is alive while it renews its line in `owners`; a room belongs to whoever has its lease and is alive. Only the
owner writes; others hand on what their viewers ask, and read the log when they are poked. Should two ever believe
they own a room, the log's key lets one of them write and no more.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec
import sqlalchemy as sa

from tilewright.server import wire
from tilewright.server.change import Conflict, Step
from tilewright.server.schema import LEASES, OWNERS
from tilewright.server.store import Store
from tilewright.server.world import Sender

if TYPE_CHECKING:
    from tilewright.server.hub import Hub

log = logging.getLogger(__name__)

CHANNEL = "tilewright"
LIFE_S = 4.0  # without a sign of life for so long, a process is dead
BEAT_S = 1.0
_NOW = sa.text("extract(epoch from clock_timestamp())")


class Poke(msgspec.Struct, tag_field="type", tag="poke"):
    """A table's log has grown to this version; -1: something was said."""

    code: str
    version: int
    by: str


class Shift(msgspec.Struct, tag_field="type", tag="table"):
    """A table's seats or status changed."""

    code: str
    by: str


class Spread(msgspec.Struct, tag_field="type", tag="spread"):
    """A message for all viewers of a table."""

    code: str
    by: str
    message: msgspec.Raw


class Hand(msgspec.Struct, tag_field="type", tag="hand"):
    """A command for the owner of a room."""

    to: str
    by: str
    number: int
    code: str
    seats: list[int]
    name: str
    command: wire.Command


class Reply(msgspec.Struct, tag_field="type", tag="reply"):
    """What the owner answers."""

    to: str
    number: int
    refuse: wire.Refuse


Heard = Poke | Shift | Spread | Hand | Reply
_decoder = msgspec.json.Decoder(Heard)


class Relay:
    """This process among the others."""

    def __init__(self, store: Store, hub: "Hub") -> None:
        self.me = secrets.token_hex(8)
        self._store, self._hub = store, hub
        self._mine: set[str] = set()
        self._owner: dict[str, str] = {}
        self._waiting: dict[int, Sender] = {}
        self._numbers = 0
        self._listener: asyncpg.Connection[Any] | None = None

    async def open(self) -> None:
        """Say that we are alive, and listen."""
        await self._beat()
        await self._listen()
        self._hub.spawn(self._beat_on())
        self._hub.spawn(self._listen_on())

    async def close(self) -> None:
        """Leave; others may take our rooms at once."""
        await self._store.write(
            Step(LEASES.delete().where(LEASES.c.owner == self.me)),
            Step(OWNERS.delete().where(OWNERS.c.owner == self.me)),
        )
        if self._listener is not None and not self._listener.is_closed():
            await self._listener.close(timeout=2)

    # ---- leases

    def owns(self, code: str) -> bool:
        """Whether this process may write a room."""
        return code in self._mine

    async def claim(self, code: str) -> bool:
        """Take a room unless its owner is alive; whether it is ours now."""
        alive = sa.select(OWNERS.c.owner).where(OWNERS.c.until > _NOW)
        take = (
            LEASES.update()
            .where(LEASES.c.code == code, sa.or_(LEASES.c.owner == self.me, LEASES.c.owner.not_in(alive)))
            .values(owner=self.me)
        )
        for step in (Step(take, must=1), Step(LEASES.insert().values(code=code, owner=self.me))):
            try:
                await self._store.write(step)
            except Conflict:
                continue
            self._mine.add(code)
            return True
        self._mine.discard(code)
        rows = await self._store.rows(sa.select(LEASES.c.owner).where(LEASES.c.code == code))
        self._owner[code] = rows[0].owner if rows else ""
        return False

    async def release(self, code: str) -> None:
        """Give a room away."""
        self._owner.pop(code, None)
        if code in self._mine:
            self._mine.discard(code)
            await self._store.write(Step(LEASES.delete().where(LEASES.c.code == code, LEASES.c.owner == self.me)))

    async def _is_alive(self, owner: str) -> bool:
        statement = sa.select(OWNERS.c.owner).where(OWNERS.c.owner == owner, OWNERS.c.until > _NOW)
        return bool(await self._store.rows(statement))

    async def _beat(self) -> None:
        until = sa.text(f"extract(epoch from clock_timestamp()) + {LIFE_S}")
        try:
            await self._store.write(Step(OWNERS.update().where(OWNERS.c.owner == self.me).values(until=until), must=1))
        except Conflict:
            await self._store.write(Step(OWNERS.insert().values(owner=self.me, until=until)))

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await asyncio.wait_for(self._beat(), LIFE_S / 2)
                await self._take_over()
            except Exception:
                log.exception("no sign of life could be given")

    async def _take_over(self) -> None:
        """Take the rooms our viewers are in whose owner has died."""
        alive = {row.owner for row in await self._store.rows(sa.select(OWNERS.c.owner).where(OWNERS.c.until > _NOW))}
        for code, room in tuple(self._hub.rooms.items()):
            if code not in self._mine and self._owner.get(code, "") not in alive and await self.claim(code):
                room.catch_up()

    # ---- pokes

    def poke(self, code: str, version: int) -> Step:
        """A step that tells all others, once the change it belongs to is stored."""
        return self._notify(Poke(code, version, self.me))

    async def tell_table(self, code: str) -> None:
        """Tell all others that a table's seats or status changed."""
        await self._store.write(self._notify(Shift(code, self.me)))

    def spread(self, code: str, message: Any) -> None:
        """Hand a message to the viewers of a table at all other processes."""
        spread = Spread(code, self.me, msgspec.Raw(msgspec.json.encode(message)))
        self._hub.spawn(self._store.write(self._notify(spread)))

    async def forward(self, code: str, command: wire.Command, sender: Sender) -> bool:
        """Hand a command to the owner of the room; False if the room is ours, because its owner has died."""
        if not await self._is_alive(self._owner.get(code, "")) and await self.claim(code):
            self._hub.rooms[code].catch_up()
            return False
        self._numbers += 1
        self._waiting[self._numbers] = sender
        if len(self._waiting) > 10_000:
            self._waiting.pop(next(iter(self._waiting)))
        owner = self._owner.get(code, "")
        hand = Hand(owner, self.me, self._numbers, code, sorted(sender.seats), sender.name, command)
        await self._store.write(self._notify(hand))
        return True

    def _notify(self, message: Heard) -> Step:
        return Step(sa.select(sa.func.pg_notify(CHANNEL, msgspec.json.encode(message).decode())))

    async def _listen(self) -> None:
        address = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listener = await asyncpg.connect(address)
        await self._listener.add_listener(CHANNEL, self._on_notify)

    async def _listen_on(self) -> None:
        """Listen again whenever the connection is lost, and then look at everything anew."""
        while True:
            await asyncio.sleep(0.5)
            if self._listener is None or self._listener.is_closed():
                try:
                    await self._listen()
                except (OSError, asyncpg.PostgresError):
                    log.warning("the database does not answer")
                    continue
                for room in self._hub.rooms.values():
                    room.catch_up()

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        heard = _decoder.decode(payload)
        if isinstance(heard, Reply):
            sender = self._waiting.pop(heard.number, None) if heard.to == self.me else None
            if sender is not None:
                sender.answer(heard.refuse)
        elif isinstance(heard, Hand):
            if heard.to == self.me:
                self._hub.spawn(self._do(heard))
        elif heard.by == self.me or heard.code not in self._hub.rooms:
            return
        elif isinstance(heard, Spread):
            self._hub.rooms[heard.code].tell(heard.message)
        else:
            self._hub.spawn(self._look(heard))

    async def _look(self, heard: Poke | Shift) -> None:
        room = self._hub.rooms.get(heard.code)
        if room is None:
            return
        if isinstance(heard, Shift):
            await self._hub.changed(heard.code, is_from_here=False)
        elif heard.version >= 0:
            room.catch_up()
        else:
            said = (await self._store.chat(heard.code))[-1]
            room.hear(wire.Chat(said.at, said.seat, said.name, said.text))

    async def _do(self, hand: Hand) -> None:
        def answer(refuse: wire.Refuse) -> None:
            self._hub.spawn(self._store.write(self._notify(Reply(hand.by, hand.number, refuse))))

        room = await self._hub.room(hand.code)
        room.ask(hand.command, Sender(frozenset(hand.seats), hand.name, answer))
