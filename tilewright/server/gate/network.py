"""Lets others on the network in: a second listening socket, opened and closed from the machine that runs the server.

It is off after every start. Only a browser on this machine may switch it: its request must come from a loopback
address, be meant for a loopback host, and have passed no proxy.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tilewright.server.gate import machine
from tilewright.server.refusal import Refused

WILDCARDS = ("0.0.0.0", "::")
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

Place = Sequence[Any] | None  # host and port of a socket, as ASGI gives them


@dataclass(frozen=True)
class Door:
    """An open listening socket, and how to close it."""

    host: str
    port: int
    close: Callable[[], None]

    @property
    def name(self) -> str:
        """What the `Host` of a request must be that comes in here."""
        return name_of(self.host, self.port)


Open = Callable[[str, int], Awaitable[Door]]


class Network:
    """Whether this server can be reached from the network, and the switch for it."""

    def __init__(self, origins: Iterable[str], is_proxied: bool) -> None:
        self._origin = min(origins, key=lambda one: (not one.startswith("https:"), one), default=None)
        self._is_proxied = is_proxied
        self._home: tuple[str, int] | None = None  # where the server listens all the time
        self._open: Open | None = None
        self._lock = asyncio.Lock()
        self.door: Door | None = None

    def begin(self, home: tuple[str, int], opens: Open) -> None:
        """The server listens at its usual place, and can open doors."""
        self._home, self._open = home, opens

    # ---- where requests come from

    def is_closed(self, place: Place) -> bool:
        """Whether a request came in by a door that has been closed since."""
        if place is None or self._home is None or not machine.is_loopback(self._home[0]):
            return False
        return not machine.is_loopback(str(place[0])) and not self.is_door(place)

    def is_door(self, place: Place) -> bool:
        """Whether this is where the door listens."""
        return place is not None and self.door is not None and (self.door.host, self.door.port) == (place[0], place[1])

    def may_switch(self, client: Place, headers: Mapping[str, str]) -> bool:
        """Whether a request may open and close the network."""
        return (
            self._has_switch
            and client is not None
            and machine.is_loopback(str(client[0]))
            and machine.is_loopback(host_of(headers.get("host", "")))
            and not any(name in headers for name in FORWARDING)
        )

    @property
    def _has_switch(self) -> bool:
        """Not where the server has an address for others already."""
        is_private = self._home is not None and machine.is_loopback(self._home[0])
        return is_private and not self._is_proxied and self._origin is None

    # ---- the switch

    @property
    def origin(self) -> str | None:
        """Where others reach this server, as far as it knows."""
        if self.door is not None:
            return f"http://{self.door.name}"
        if self._origin is None and self._home is not None and self._home[0] in WILDCARDS:
            return next((f"http://{name_of(host, self._home[1])}" for host in machine.addresses()), None)
        return self._origin

    async def open(self, host: str | None) -> None:
        """Listen at an address of this machine, by default that of the default route."""
        async with self._lock:
            known = machine.addresses()
            chosen = host if host is not None else next(iter(known), None)
            if chosen not in known or self._home is None or self._open is None:
                raise Refused(409, "no-network")
            if self.door is not None and self.door.host == chosen:
                return
            self._shut()
            self.door = await self._opened(self._open, chosen, self._home[1])

    @staticmethod
    async def _opened(opens: Open, host: str, port: int) -> Door:
        for wished in (port, 0):
            try:
                return await opens(host, wished)
            except OSError:
                continue  # the port is taken there, or the address has just gone
        raise Refused(409, "no-network")

    async def close(self) -> None:
        """Stop listening."""
        async with self._lock:
            self._shut()

    async def look(self) -> None:
        """Close the door if this machine has left that network."""
        if self.door is not None and self.door.host not in machine.addresses():
            await self.close()

    def _shut(self) -> None:
        door, self.door = self.door, None
        if door is not None:
            door.close()


def name_of(host: str, port: int) -> str:
    """A host and its port as in an address."""
    shown = f"[{host}]" if ":" in host else host
    return shown if port == 80 else f"{shown}:{port}"


def host_of(name: str) -> str:
    """The host of such a name."""
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]
