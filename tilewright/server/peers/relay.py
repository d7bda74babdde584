"""One of several processes on one PostgreSQL database: it owns some rooms, and is notified of changes in all of them.

Only the owner of a room writes its log; the other processes forward the commands of their viewers (see errand.py), and
read the log when they are notified that it has grown. Notifications contain everything that is not in the log.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tilewright.server import wire
from tilewright.server.peers import messages
from tilewright.server.peers.bus import LOST, Bus
from tilewright.server.peers.errand import Errands
from tilewright.server.peers.heir import Heir
from tilewright.server.peers.lease import BEAT_S, Leases
from tilewright.server.peers.presence import Presence
from tilewright.server.people import eviction
from tilewright.server.store.change import Statement, notify_peers
from tilewright.server.store.database import Store
from tilewright.server.store.postgres import SAY
from tilewright.server.table import note
from tilewright.server.table.request import Request
from tilewright.server.table.world import Attendance, Sender

if TYPE_CHECKING:
    from tilewright.server.table.hub import Hub

log = logging.getLogger(__name__)

ANNOUNCE_S = 0.05  # people who come and go within this time are announced together
ORPHANS_EVERY = 10  # heartbeats; normally the first to notice a death takes over the rooms of the dead process


class Relay:
    """One of several processes."""

    def __init__(self, store: Store, hub: "Hub") -> None:
        self._store, self._hub = store, hub
        address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._bus = Bus(address, self._on_note, self._resume)
        self._leases = Leases(self._bus)
        self._errands = Errands(hub, self._bus, self._leases, self.claim)
        self._heir = Heir(hub, self._leases, self._claim)
        self._presence = Presence()
        self._requests: dict[str, Request] = {}  # to undo, at tables that may not be open here
        self._announcing: set[str] = set()
        self._deferred: dict[str, list[messages.Peer]] = {}  # for rooms that are being opened
        self._spreads = 0
        self._heard_from: dict[str, int] = {}  # the number of the last message spread by each process
        self._handlers: dict[type, Callable[[Any], None]] = {
            messages.Poke: self._on_poke,
            messages.TableChanged: self._on_table_changed,
            messages.PersonChanged: self._on_person_changed,
            messages.Spread: self._on_spread,
            messages.Said: self._on_said,
            messages.Asked: self._on_asked,
            messages.Here: self._on_here,
            messages.Who: self._on_who,
            messages.Owner: self._on_owner,
            messages.Free: self._on_free,
            messages.Bye: self._on_bye,
            messages.Forward: self._on_forward,
            messages.Reply: self._on_reply,
        }

    @property
    def me(self) -> str:
        """The name of this process."""
        return self._leases.me

    async def open(self) -> None:
        """Send the first heartbeat, and listen."""
        await self._bus.open()
        await self._leases.beat()
        self._bus.send(messages.encode(messages.Who(self.me)))
        self._hub.spawn(self._heir.inherit(adopts=True))
        self._hub.spawn(self._beat_on())

    async def close(self) -> None:
        """Shut down; others take over the rooms at once."""
        try:
            await self._leases.leave()
        except LOST:
            log.warning("the other processes could not be told that this one is shutting down")
        await self._bus.close()

    # ---- rooms

    def owns(self, code: str) -> bool:
        """Whether this process may write a room."""
        return self._leases.owns(code)

    async def claim(self, code: str) -> bool:
        """Take over a room unless its owner is alive; returns whether it is ours now."""
        return bool(await self._claim(code))

    async def is_free(self, code: str) -> bool:
        """Whether no living process owns a room."""
        return await self._leases.is_free(code)

    async def _claim(self, *codes: str) -> set[str]:
        before = {code for code in codes if self.owns(code)}
        ours = await self._leases.claim(*codes)
        for code in ours - before:
            if code in self._hub.rooms:
                self._hub.rooms[code].catch_up()
            self._errands.moved(code)
        for code in (before - ours) & self._hub.rooms.keys():
            self._hub.rooms[code].lose()
        return ours

    async def release(self, code: str) -> None:
        """Release a room; another process may have viewers there."""
        try:
            await self._leases.release(code)
        except LOST:
            log.warning("table %s could not be released", code, exc_info=True)

    async def forward(self, code: str, command: wire.Command, sender: Sender) -> bool:
        """Have a command carried out by the owner of the room; False if that is this process."""
        if self.owns(code):
            return False
        self._errands.begin(code, command, sender)
        return True

    # ---- heartbeats

    async def _beat_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT_S)
            beats += 1
            try:
                await self._beat(beats % ORPHANS_EVERY == 0)
            except LOST:
                log.warning("a heartbeat could not be sent", exc_info=True)

    async def _beat(self, looks_for_orphans: bool) -> None:
        beat = await self._leases.beat()
        if beat.lost:
            await self._claim(*beat.lost)
        for process in beat.gone:
            self._gone(process)
        if beat.was_dead:
            self._resume()
        self._hub.spawn(self._heir.inherit(looks_for_orphans or bool(beat.removed)))

    def _gone(self, process: str) -> None:
        """A process is dead: nobody is connected there."""
        self._heard_from.pop(process, None)
        self._leases.alive.discard(process)
        for code in self._presence.drop(process):
            if code in self._hub.rooms:
                self._hub.rooms[code].audience.tell_table()

    # ---- to the others

    def poke(self, code: str, version: int) -> Statement:
        """Notifies all others, once the change it belongs to is stored."""
        self._outdate(code, version)
        return notify_peers(messages.encode(messages.Poke(code, version, self.me)))

    async def say(self, code: str, said: wire.Chat) -> int:
        """Store a chat message and send it to all processes; returns its id in the store."""
        head = messages.encode(messages.Said(code, said, 0)).removesuffix("0}")
        values = {"code": code, **note.columns(said), "head": head, "tail": "}"}
        return int((await self._store.rows(SAY, values))[0].id)

    def tell_table(self, code: str) -> None:
        """Tell all others that the seats or the status of a table have changed."""
        self._bus.send(messages.encode(messages.TableChanged(code, self.me)))

    def person_changed(self, person: str) -> Statement:
        """Notifies all others that keys or seats of a person are void, once the change it belongs to is stored."""
        return notify_peers(messages.encode(messages.PersonChanged(person, self.me)))

    def spread(self, code: str, message: Any) -> None:
        """Send a message to the viewers of a table in all other processes."""
        self._spreads += 1
        self._bus.send(
            messages.encode(messages.Spread(code, self.me, self._spreads, msgspec.Raw(wire.encode(message))))
        )

    def share(self, code: str, request: Request | None, ended_by: int | None) -> None:
        """Tell all others about the request to undo at a table, or who has ended it."""
        self._keep(code, request)
        self._bus.send(messages.encode(messages.Asked(code, self.me, request, ended_by)))

    def announce(self, code: str) -> None:
        """Tell all others, after a short delay, who is connected to a table here."""
        if code not in self._announcing:
            self._announcing.add(code)
            asyncio.get_running_loop().call_later(ANNOUNCE_S, self._announce, code)

    def _announce(self, code: str) -> None:
        self._announcing.discard(code)
        room = self._hub.rooms.get(code)
        here = room.audience.here() if room is not None else Attendance(set(), 0, set())
        told = messages.Here(code, self.me, sorted(here.seats), here.spectators, sorted(here.asking))
        self._bus.send(messages.encode(told))

    def elsewhere(self, code: str) -> Attendance:
        """Who is connected to a table in other processes."""
        return self._presence.at(code)

    def request(self, code: str) -> Request | None:
        """The request to undo at a table."""
        return self._requests.get(code)

    def _keep(self, code: str, request: Request | None) -> None:
        if request is None:
            self._requests.pop(code, None)
        else:
            self._requests[code] = request

    def _outdate(self, code: str, version: int) -> None:
        if code in self._requests and self._requests[code].version < version:
            del self._requests[code]

    # ---- from the others

    def _on_note(self, payload: str) -> None:
        try:
            heard = messages.decode(payload)
        except msgspec.MsgspecError:
            log.warning("unknown notification, perhaps of another version: %s", payload[:200])
            return
        if getattr(heard, "by", "") == self.me:
            return
        if isinstance(heard, messages.Spread) and not self._is_first(heard):
            return
        if isinstance(
            heard, messages.TableChanged | messages.Spread | messages.Said | messages.Asked
        ) and self._hub.is_opening(heard.code):
            self._deferred.setdefault(heard.code, []).append(heard)
        else:
            self._handlers[type(heard)](heard)

    def _is_first(self, spread: messages.Spread) -> bool:
        last, self._heard_from[spread.by] = self._heard_from.get(spread.by, 0), spread.number
        return last < spread.number

    def opened(self, code: str) -> None:
        """A room is open: handle what was deferred until then."""
        for heard in self._deferred.pop(code, ()):
            self._handlers[type(heard)](heard)

    def _on_poke(self, poke: messages.Poke) -> None:
        self._outdate(poke.code, poke.version)
        room = self._hub.rooms.get(poke.code)
        if room is not None and (room.state is None or room.state.version < poke.version):
            room.catch_up()

    def _on_table_changed(self, changed: messages.TableChanged) -> None:
        if changed.code in self._hub.rooms:
            self._hub.spawn(self._hub.changed(changed.code, is_from_here=False))

    def _on_person_changed(self, changed: messages.PersonChanged) -> None:
        self._hub.spawn(eviction.evict(self._hub, changed.person))

    def _on_spread(self, spread: messages.Spread) -> None:
        if spread.code in self._hub.rooms:
            self._hub.rooms[spread.code].audience.tell(spread.message)

    def _on_said(self, said: messages.Said) -> None:
        if said.code in self._hub.rooms:
            self._hub.rooms[said.code].audience.hear(said.said, said.id)

    def _on_asked(self, asked: messages.Asked) -> None:
        self._keep(asked.code, asked.request)
        if asked.code in self._hub.rooms:
            self._hub.rooms[asked.code].consent.learn(asked.request, asked.ended_by)

    def _on_here(self, here: messages.Here) -> None:
        if self._presence.hear(here) and here.code in self._hub.rooms:
            self._hub.rooms[here.code].audience.tell_table()
            self._hub.rooms[here.code].wake()  # somebody may no longer ask to decide where there is no choice

    def _on_who(self, _: messages.Who) -> None:
        for code, room in self._hub.rooms.items():
            if room.audience.viewers:
                self.announce(code)
            if room.table.request is not None:
                self._bus.send(messages.encode(messages.Asked(code, self.me, room.table.request)))

    def _on_owner(self, owner: messages.Owner) -> None:
        if self.owns(owner.code):  # either they have taken it from us, or we have taken it from them a moment later
            self._hub.spawn(self._claim(owner.code))
        elif owner.code in self._leases.owners:
            self._leases.owners[owner.code] = owner.by
            self._errands.moved(owner.code)

    def _on_free(self, free: messages.Free) -> None:
        if free.code in self._hub.rooms:
            self._hub.spawn(self._claim(free.code))

    def _on_bye(self, bye: messages.Bye) -> None:
        self._gone(bye.by)
        self._hub.spawn(self._heir.inherit(adopts=True))

    def _on_forward(self, forward: messages.Forward) -> None:
        if forward.to == self.me:
            self._hub.spawn(self._errands.take(forward))

    def _on_reply(self, reply: messages.Reply) -> None:
        if reply.to == self.me:
            self._errands.hear(reply)

    # ---- after a lost connection

    def _resume(self) -> None:
        """The connection was lost, or the others thought that this process was dead: synchronize everything again."""
        self._presence.clear()
        self._bus.send(messages.encode(messages.Who(self.me)))
        self._hub.spawn(self._synchronize())

    async def _synchronize(self) -> None:
        for code, room in tuple(self._hub.rooms.items()):
            room.catch_up()
            self.announce(code)
            try:
                await self._hub.changed(code, is_from_here=False)
                for row in await self._store.chat(code):
                    room.audience.hear(note.chat_of(row), row.id)
            except Exception:  # a problem with one table must not affect the others
                log.exception("table %s could not be synchronized", code)
