"""The names this server answers to.

A foreign page can make its own name point to this machine (DNS rebinding); browsers then let it read the server's
answers. Such a request still has the foreign name in `Host`.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from tilewright.server.gate.network import Network, Place

ALWAYS = ("/health", "/metrics")  # monitoring programs may use other names


def own_names() -> frozenset[str]:
    """The names of this machine on its local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


class Hosts:
    """IP addresses, this machine's names and the hosts of our origins; behind a proxy without origins, every name.
    Others on the network must use exactly the address that was opened for them.
    """

    def __init__(self, origins: Iterable[str], is_proxied: bool, network: Network | None = None) -> None:
        self._network = network or Network(origins, is_proxied)
        hosts = frozenset(urlsplit(origin).hostname or "" for origin in origins)
        self._takes_all = is_proxied and not hosts
        self._names = own_names() | hosts

    def knows(self, host: str | None, path: str, place: Place = None) -> bool:
        """Whether a request to this host, which came in at this place, is meant for us; programs that are not browsers
        may omit the header.
        """
        if self._network.is_closed(place):
            return False
        if self._network.door is not None and self._network.is_door(place):
            return host == self._network.door.name
        if self._takes_all or not host or path in ALWAYS:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name.rstrip(".") in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
