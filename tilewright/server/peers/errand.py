"""Commands for rooms that another process owns: kept here until they are done, there done once.

A command is handed on again every second, to the owner at that time; when the owner has died, this process or another
takes the room over, and the command is done there. Moves know by their version that they are done already.
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
from tilewright.server.peers.messages import Hand, Reply, encode
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
    """A command on its way."""

    number: int
    code: str
    command: wire.Command
    sender: Sender
    end: float = field(default_factory=lambda: time.monotonic() + PATIENCE_S)
    news: asyncio.Event = field(default_factory=asyncio.Event)  # it is done, or the room has another owner
    is_done: bool = False


class Errands:
    """What this process wants from others, and they from it."""

    def __init__(self, hub: "Hub", bus: Bus, leases: Leases, claim: Callable[[str], Awaitable[bool]]) -> None:
        self._hub, self._bus, self._leases, self._claim = hub, bus, leases, claim
        self._waiting: dict[int, Errand] = {}
        self._numbers = 0
        self._taken: OrderedDict[tuple[str, int], tuple[float, Reply | None]] = OrderedDict()

    # ---- where the command was given

    def begin(self, code: str, command: wire.Command, sender: Sender) -> None:
        """Have a command done by the owner of its room."""
        self._numbers += 1
        errand = self._waiting[self._numbers] = Errand(self._numbers, code, command, sender)
        self._hub.spawn(self._pursue(errand))

    async def _pursue(self, errand: Errand) -> None:
        try:
            while not errand.is_done and time.monotonic() < errand.end:
                if self._leases.owns(errand.code):
                    (await self._hub.room(errand.code)).ask(errand.command, errand.sender)
                    return
                self._hand(errand)
                await self._news(errand)
            if not errand.is_done:
                errand.sender.answer(self._busy(errand.code, errand.command))
        except Refused:  # the table is gone
            errand.sender.answer(self._busy(errand.code, errand.command))
        finally:
            del self._waiting[errand.number]

    def _hand(self, errand: Errand) -> None:
        owner = self._leases.owners.get(errand.code, "")
        hand = Hand(
            owner,
            self._leases.me,
            errand.number,
            errand.code,
            sorted(errand.sender.seats),
            errand.sender.name,
            errand.command,
        )
        if owner:
            self._bus.send(encode(hand))

    async def _news(self, errand: Errand) -> None:
        """Wait a second for an answer; without one, look who owns the room now."""
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
                await asyncio.sleep(AGAIN_S / 4)  # the database is away; a second look follows soon

    def hear(self, reply: Reply) -> None:
        """The owner of a room answers."""
        errand = self._waiting.get(reply.number)
        if errand is None:
            return
        errand.is_done = not reply.owner
        if reply.refuse is not None:
            errand.sender.answer(reply.refuse)
        errand.news.set()

    def moved(self, code: str) -> None:
        """A room has another owner: what waits for it is handed on at once."""
        for errand in self._waiting.values():
            if errand.code == code:
                errand.news.set()

    def _busy(self, code: str, command: wire.Command) -> wire.Refuse:
        room = self._hub.rooms.get(code)
        if room is not None:
            return room.refusal(command, wire.key("busy"))
        return wire.Refuse(getattr(command, "id", None), wire.key("busy"), "", 0)

    # ---- where it is done

    async def take(self, hand: Hand) -> None:
        """Do a command for another process, unless it was done already."""
        key = (hand.by, hand.number)
        if key in self._taken:
            reply = self._taken[key][1]
            if reply is not None:
                self._bus.send(encode(reply))
            return
        self._remember(key, None)
        try:
            if not self._leases.owns(hand.code) and not await self._claim(hand.code):
                self._taken.pop(key, None)
                owner = self._leases.owners[hand.code]
                self._bus.send(encode(Reply(hand.by, hand.number, owner=owner)))
                return
            room = await self._hub.room(hand.code)
        except (*LOST, Refused):
            log.warning("table %s cannot be opened for another process", hand.code, exc_info=True)
            self._taken.pop(key, None)
            return

        def answer(refuse: wire.Refuse | None = None) -> None:
            reply = Reply(hand.by, hand.number, refuse)
            self._remember(key, reply)
            self._bus.send(encode(reply))

        room.ask(hand.command, Sender(frozenset(hand.seats), hand.name, answer, done=answer))

    def _remember(self, key: tuple[str, int], reply: Reply | None) -> None:
        now = time.monotonic()
        self._taken[key] = (now, reply)
        while next(iter(self._taken.values()))[0] < now - MEMORY_S:
            self._taken.popitem(last=False)
