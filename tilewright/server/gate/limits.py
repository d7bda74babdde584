"""How much one address may ask for, and which addresses are banned.

An address is an IPv4 address or an IPv6 /64, which is what one household gets; a whole IPv6 /48 may do four times as
much. Limits are tuned so that several people behind one router never notice them.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from tilewright.server.refusal import Refused

MOST_ADDRESSES = 100_000
MOST_SOCKETS = 50  # open WebSockets of one address
WIDE = 4  # a /48 may do as much as this many /64s

# What a request costs beyond the usual 1.
CREATE, SEARCH, LEARN, BUILD, DRAW, HINT, REVIEW, UPLOAD, BRANCH, REPLAY = 4, 4, 1, 1, 2, 9, 9, 19, 19, 20
PERSON, GUESS, EXPORT = 19, 59, 99  # a new person; a try at a device's code or at backup words; a person's data

# What all sockets of one address may do together: this many per second, and this many at once.
SOCKET_LIMITS = {
    "message": (80.0, 240.0),
    "hello": (4.0, 60.0),
    "question": (16.0, 64.0),
    "advice": (2.0, 40.0),
    "chat": (1.0, 10.0),
}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(slots=True)
class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, cost: float = 1) -> bool:
        """Whether this much is allowed now; a cost above the burst needs a full bucket."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        cost = min(cost, self.burst)
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each address; beyond `MOST_ADDRESSES` the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, cost: float = 1) -> bool:
        """Whether an address, and the network around it, may do this much now."""
        around = _around(address)
        is_allowed = self._bucket(address, 1).take(cost)
        return is_allowed and (around is None or self._bucket(around, WIDE).take(cost))

    def _bucket(self, key: str, times: int) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = Bucket(self._rate * times, self._burst * times)
        self._buckets.move_to_end(key)
        return bucket


class Limits:
    """The limits and bans of this process. `per_minute` requests for each address; 0 turns all limits off."""

    def __init__(self, per_minute: int) -> None:
        self.is_on = per_minute > 0
        self.refused = 0  # for the metrics
        self.bans: list[tuple[Network, int]] = []
        self.sockets: Counter[str] = Counter()  # open WebSockets by address
        self._requests = Buckets(per_minute / 60, max(1, per_minute / 2))
        self._socket_buckets = {kind: Buckets(*limit) for kind, limit in SOCKET_LIMITS.items()}

    @staticmethod
    def key(client: Sequence[Any] | None) -> str:
        """The address that limits are counted by, from a (host, port) pair."""
        return key_of(str(client[0])) if client else ""

    def allows(self, address: str, cost: float = 1) -> bool:
        """Whether an address may make a request of this cost now."""
        return self._counted(not self.is_on or self._requests.take(address, cost))

    def charge(self, address: str, cost: float) -> None:
        """Charge an address for something expensive; Refused if it has used up its share."""
        if not self.allows(address, cost):
            raise Refused(429, "too-fast")

    def allows_message(self, address: str, kind: str) -> bool:
        """Whether the sockets of an address may send one more message of a kind now."""
        return self._counted(not self.is_on or self._socket_buckets[kind].take(address))

    def _counted(self, is_allowed: bool) -> bool:
        self.refused += not is_allowed
        return is_allowed

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a WebSocket while it is open; yields whether the address may have it."""
        self.sockets[address] += 1
        try:
            yield self._counted(not self.is_on or self.sockets[address] <= MOST_SOCKETS)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    # ---- bans

    def set_bans(self, bans: Sequence[tuple[str, int]]) -> None:
        """Replace all bans: each has a prefix such as 203.0.113.0/24 and the Unix time of its end (0: never)."""
        self.bans = [(ipaddress.ip_network(prefix, strict=False), until) for prefix, until in bans]

    def is_banned(self, client: Sequence[Any] | None) -> bool:
        """Whether a client's address is banned now."""
        if not self.bans or not client:
            return False
        ip, now = _parsed(str(client[0])), time.time()
        return ip is not None and any(ip in network and (not until or now < until) for network, until in self.bans)


@lru_cache(maxsize=4096)
def key_of(host: str) -> str:
    """The address that limits are counted by: an IPv4 address, or the /64 of an IPv6 address."""
    ip = _parsed(host)
    if ip is None:
        return host[:64]
    return str(ip) if ip.version == 4 else _network(ip, 64)


@lru_cache(maxsize=4096)
def _around(address: str) -> str | None:
    """The /48 around a /64."""
    if not address.endswith("/64"):
        return None
    return _network(ipaddress.IPv6Network(address).network_address, 48)


def _network(ip: ipaddress.IPv6Address, length: int) -> str:
    return str(ipaddress.IPv6Network((int(ip), length), strict=False))


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return None
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        return ip.ipv4_mapped
    return ip


Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]


def costs(more: int) -> Guard:
    """A guard for a route whose requests cost this much more than others."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        limits.charge(limits.key(connection.client), more)

    return guard
