"""The addresses of this machine on its networks."""

import ipaddress
import platform
import socket
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

# Where a packet would be sent to find the default route; nothing is ever sent there.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
INNER = ("docker", "br-", "veth", "virbr", "lxc", "cni")  # interfaces that lead only to containers on this machine
SIOCGIFADDR = 0x8915  # Linux: the address of an interface
CONTAINER_MARKS = ("/.dockerenv", "/run/.containerenv")


def addresses() -> list[str]:
    """The addresses at which others may reach this machine; that of the default route comes first."""
    found = [*_default(socket.AF_INET), *_interfaces(), *_named(), *_default(socket.AF_INET6)]
    return list(dict.fromkeys(one for one in found if _leads_here(one)))


def is_public(host: str) -> bool:
    """Whether an address belongs to the internet, not to a private network."""
    return ipaddress.ip_address(host).is_global


def is_loopback(host: str) -> bool:
    """Whether an address or name means the machine that uses it."""
    if host.lower().rstrip(".") == "localhost":
        return True
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return (mapped or ip).is_loopback


def is_inside_another() -> bool:
    """Whether this is a container or WSL: others then reach it only through ports that the outer machine passes on."""
    return "microsoft" in platform.release().lower() or any(Path(mark).exists() for mark in CONTAINER_MARKS)


def _leads_here(host: str) -> bool:
    ip = ipaddress.ip_address(host)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _default(family: socket.AddressFamily) -> Iterator[str]:
    """The address that the default route uses."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR_AWAY[family], 9))  # a datagram socket only looks up its route
            yield str(probe.getsockname()[0])
    except OSError:
        return  # there is no such route


def _named() -> Iterator[str]:
    """The IPv4 addresses of this machine's own name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return
    yield from (str(address[0]) for *_, address in found)


def _interfaces() -> Iterator[str]:
    """The IPv4 addresses of all interfaces; other systems than Linux find them by name."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 -- not on every system

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(INNER):
                continue
            try:
                packed = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # it has none
            yield socket.inet_ntoa(packed[20:24])
