"""Plain HTTP connections: how many may be open, and how long one may take to send a request.

A WebSocket begins as a plain connection and is handed to another protocol; from then on it is counted separately.
"""

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilewright.server.gate.limits import Buckets, Limits

log = logging.getLogger(__name__)

REQUEST_S = 10.0  # head and body of a request must arrive within this time
MOST_CONNECTIONS = 100  # per address; the same limit holds for WebSockets, as ones that the gate refuses linger
NEW_EACH_S, NEW_AT_ONCE = 20.0, 200.0  # connections that an address may open
WANTED_FILES = 65_536
OTHER_FILES = 256  # for the store, for bots and for connections that are being refused
BACKLOG = 128  # fewer than OTHER_FILES, as all of them may be accepted before the first is refused
WARN_EVERY_S = 10.0


def raise_file_limit() -> int:
    """Raise the limit on open files as far as the system allows, up to 65,536; returns the new limit."""
    try:
        import resource  # noqa: PLC0415 -- not on every system
    except ImportError:
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Crowd:
    """Everyone connected to this process. Behind a proxy, which has only one address, nothing is limited by address."""

    def __init__(self, files: int, is_proxied: bool) -> None:
        self.most = max(files - OTHER_FILES, files // 2)
        self._is_proxied = is_proxied
        self.plain: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self._beginnings = Buckets(NEW_EACH_S, NEW_AT_ONCE)
        self._refused = 0
        self._warned_at = -WARN_EVERY_S

    def admits_new(self, address: str, total: int) -> bool:
        """Whether an address may open one more connection; refusing it now is far cheaper than after its request."""
        is_calm = self._is_proxied or not address or self._beginnings.take(address)
        return is_calm and self.admits(self.plain, address, total)

    def admits(self, counted: Counter[str], address: str, total: int) -> bool:
        """Whether an address may have one more connection of this kind, with `total` connections open."""
        is_fair = self._is_proxied or not address or counted[address] < MOST_CONNECTIONS
        if is_fair and total <= self.most:
            return True
        self._refused += 1
        self._warn()
        return False

    def _warn(self) -> None:
        now = time.monotonic()
        if now - self._warned_at >= WARN_EVERY_S:
            log.warning("%d connections refused: too many are open", self._refused)
            self._warned_at, self._refused = now, 0


def leave(counted: Counter[str], address: str) -> None:
    """Stop counting one connection."""
    counted[address] -= 1
    if counted[address] <= 0:
        del counted[address]


class Plain(H11Protocol):
    """A plain connection."""

    crowd: Crowd
    _address: str | None = None  # while it is counted
    _deadline: asyncio.TimerHandle | None = None  # while part of a request is missing

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection, and refuse it if there are too many."""
        super().connection_made(transport)  # type: ignore[arg-type]
        address = Limits.key(self.client)
        if not self.crowd.admits_new(address, len(self.connections)):
            self.transport.abort()
            return
        self._address = address
        self.crowd.plain[address] += 1
        self._deadline = self.loop.call_later(REQUEST_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        self._stop_clock()
        if self._address is not None:
            leave(self.crowd.plain, self._address)
            self._address = None

    # ---- how long a request takes to arrive

    def data_received(self, data: bytes) -> None:
        """Handle what has arrived, and check whether the request is complete."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Check whether the next request has begun to arrive."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        if self._address is None or self.transport.is_closing():
            return
        state = self.conn.their_state
        is_missing = state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))
        if not is_missing:
            self._stop_clock()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # ---- becoming a WebSocket

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, unless this address has too many WebSockets."""
        self._end()
        if self.crowd.admits(self.crowd.sockets, Limits.key(self.client), len(self.connections)):
            super().handle_websocket_upgrade(event)
        else:
            self.transport.abort()


class Upgraded(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    crowd: Crowd

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._address = Limits.key(self.client)
        self.crowd.sockets[self._address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        leave(self.crowd.sockets, self._address)
        super().connection_lost(exc)


def protocols(crowd: Crowd) -> dict[str, Any]:
    """The options that make uvicorn count its connections."""
    return {
        "http": type("CountedPlain", (Plain,), {"crowd": crowd}),
        "ws": type("CountedUpgraded", (Upgraded,), {"crowd": crowd}),
        "backlog": BACKLOG,
    }
