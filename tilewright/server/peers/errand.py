"""Commands for rooms that another process owns: forwarded until they are carried out, and carried out only once.

A command is forwarded every second to the owner at that time; if the owner has died, this process or another takes over
the room and carries out the command there. The version of a move shows whether it has been played already.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tilewright.server import wire
from tilewright.server.peers.bus import LOST, Bus
from tilewright.server.peers.lease import Leases
from tilewright.server.peers.messages import Forward, Reply, encode
from tilewright.server.refusal import Refused
from tilewright.server.table.world import Sender

if TYPE_CHECKING:
    from tilewright.server.table.hub import Hub

log = logging.getLogger(__name__)

AGAIN_S = 1.0
PATIENCE_S = 8.0
MEMORY_S = 60.0


@dataclass(eq=False)
class Errand:
    """A command that is being forwarded."""

    number: int
    code: str
    command: wire.Command
    sender: Sender
    end: float = field(default_factory=lambda: time.monotonic() + PATIENCE_S)
    news: asyncio.Event = field(default_factory=asyncio.Event)  # it is done, or the room has a new owner
    is_done: bool = False


class Errands:
    """The commands this process forwards to others, and those it carries out for them."""

    def __init__(self, hub: "Hub", bus: Bus, leases: Leases, claim: Callable[[str], Awaitable[bool]]) -> None:
        self._hub, self._bus, self._leases, self._claim = hub, bus, leases, claim
        self._waiting: dict[int, Errand] = {}
        self._numbers = 0
        self._taken: OrderedDict[tuple[str, int], tuple[float, Reply | None]] = OrderedDict()

    # ---- in the process that got the command

    def begin(self, code: str, command: wire.Command, sender: Sender) -> None:
        """Have a command carried out by the owner of its room."""
        self._numbers += 1
        errand = self._waiting[self._numbers] = Errand(self._numbers, code, command, sender)
        self._hub.spawn(self._pursue(errand))

    async def _pursue(self, errand: Errand) -> None:
        try:
            while not errand.is_done and time.monotonic() < errand.end:
                if self._leases.owns(errand.code):
                    (await self._hub.room(errand.code)).ask(errand.command, errand.sender)
                    return
                self._send(errand)
                await self._news(errand)
            if not errand.is_done:
                errand.sender.answer(self._busy(errand.code, errand.command))
        except Refused:  # the table has been deleted
            errand.sender.answer(self._busy(errand.code, errand.command))
        finally:
            del self._waiting[errand.number]

    def _send(self, errand: Errand) -> None:
        owner = self._leases.owners.get(errand.code, "")
        forward = Forward(
            owner,
            self._leases.me,
            errand.number,
            errand.code,
            sorted(errand.sender.seats),
            errand.sender.name,
            errand.command,
        )
        if owner:
            self._bus.send(encode(forward))

    async def _news(self, errand: Errand) -> None:
        """Wait a second for an answer; if there is none, find out who owns the room now."""
        try:
            async with asyncio.timeout(AGAIN_S):
                await errand.news.wait()
        except TimeoutError:
            pass
        errand.news.clear()
        if not errand.is_done:
            try:
                await self._claim(errand.code)
            except LOST:
                await asyncio.sleep(AGAIN_S / 4)  # the database is unavailable; try again soon

    def hear(self, reply: Reply) -> None:
        """The owner of a room answers."""
        errand = self._waiting.get(reply.number)
        if errand is None:
            return
        errand.is_done = not reply.owner
        if reply.refuse is not None:
            errand.sender.answer(reply.refuse)
        elif errand.is_done:
            errand.sender.done()
        errand.news.set()

    def moved(self, code: str) -> None:
        """A room has a new owner: forward the commands waiting for it at once."""
        for errand in self._waiting.values():
            if errand.code == code:
                errand.news.set()

    def _busy(self, code: str, command: wire.Command) -> wire.Refuse:
        room = self._hub.rooms.get(code)
        if room is not None:
            return room.refusal(command, wire.key("busy"))
        return wire.Refuse(getattr(command, "id", None), wire.key("busy"), "", 0)

    # ---- in the process that owns the room

    async def take(self, forward: Forward) -> None:
        """Carry out a command for another process, unless that has been done already."""
        key = (forward.by, forward.number)
        if key in self._taken:
            reply = self._taken[key][1]
            if reply is not None:
                self._bus.send(encode(reply))
            return
        self._remember(key, None)
        try:
            if not self._leases.owns(forward.code) and not await self._claim(forward.code):
                self._taken.pop(key, None)
                owner = self._leases.owners[forward.code]
                self._bus.send(encode(Reply(forward.by, forward.number, owner=owner)))
                return
            room = await self._hub.room(forward.code)
        except (*LOST, Refused):
            log.warning("table %s could not be opened for another process", forward.code, exc_info=True)
            self._taken.pop(key, None)
            return

        def answer(refuse: wire.Refuse | None = None) -> None:
            reply = Reply(forward.by, forward.number, refuse)
            self._remember(key, reply)
            self._bus.send(encode(reply))

        room.ask(forward.command, Sender(frozenset(forward.seats), forward.name, answer, done=answer))

    def _remember(self, key: tuple[str, int], reply: Reply | None) -> None:
        now = time.monotonic()
        self._taken[key] = (now, reply)
        while next(iter(self._taken.values()))[0] < now - MEMORY_S:
            self._taken.popitem(last=False)
