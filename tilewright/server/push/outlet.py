"""Sends messages to push services. Browsers name their service, so it must be a public one: no request may reach
machines that only this server can reach.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import certifi
import httpcore

TIMES_S = {"connect": 5.0, "read": 10.0, "write": 10.0, "pool": 30.0}
MOST_CONNECTIONS = 20
FAILURES = (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError)


class Forbidden(Exception):
    """An endpoint leads to a private network."""


@dataclass(frozen=True)
class Answer:
    """What a service answers, and how long it wants to be left alone."""

    status: int
    wait_s: float | None


def is_allowed(endpoint: str, is_anywhere: bool) -> bool:
    """Whether an endpoint may be used at all; where it leads is checked when it is used."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username or parts.password:
        return False
    if is_anywhere:
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and port in (None, 443) and (not _is_address(host) or is_public(host))


def is_public(address: str) -> bool:
    """Whether an IP address is on the internet."""
    ip = ipaddress.ip_address(address)
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return (mapped or ip).is_global and not (mapped or ip).is_multicast


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class _PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: to the very address that was checked, so a name cannot change in between."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not all(map(is_public, addresses)):
            raise Forbidden(host)
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outlet:
    """The connections to push services."""

    def __init__(self, is_anywhere: bool) -> None:
        self._is_anywhere = is_anywhere
        self._pool: httpcore.AsyncConnectionPool | None = None  # until it is needed: few servers ever do
        self._lock = asyncio.Lock()

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a message; Forbidden if it may not be sent there, one of FAILURES if nobody answers."""
        if not is_allowed(endpoint, self._is_anywhere):
            raise Forbidden(endpoint)
        pool, times = await self._opened(), {"timeout": TIMES_S}
        sent = pool.stream("POST", endpoint, headers=[*headers.items()], content=body, extensions=times)
        async with sent as response:  # its body is not read: nobody needs it, and it could be endless
            return Answer(response.status, _wait_s(response.headers))

    async def _opened(self) -> httpcore.AsyncConnectionPool:
        async with self._lock:
            if self._pool is None:
                trusted = await asyncio.to_thread(ssl.create_default_context, cafile=certifi.where())  # slow
                backend = None if self._is_anywhere else _PublicOnly()
                self._pool = httpcore.AsyncConnectionPool(
                    trusted, max_connections=MOST_CONNECTIONS, network_backend=backend
                )
        return self._pool

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            await self._pool.aclose()


def _wait_s(headers: Iterable[tuple[bytes, bytes]]) -> float | None:
    found = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
    return float(found) if found.isdigit() else None
