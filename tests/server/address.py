"""Clients with other addresses of this machine, so that a server counts them as other people."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.server.process import Server


@contextmanager
def http_at(server: Server, address: str) -> Iterator[httpx.Client]:
    """A client of a server."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, transport=transport, timeout=30) as client:
        yield client


def raw_at(server: Server, address: str, data: bytes) -> socket.socket:
    """A connection on which these bytes were sent."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(address, 0))
    made.sendall(data)
    return made


def is_closed(connection: socket.socket, within_s: float) -> bool:
    """Whether the server closes a connection in time."""
    connection.settimeout(within_s)
    try:
        return connection.recv(65_536) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False
