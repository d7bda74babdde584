"""The key by which push services recognize this server (RFC 8292); all its processes share it."""

import json
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tilewright.server.push.sealing import CURVE, decode, encode, point_of
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import SETTINGS

NAME = "vapid"
KEY_BYTES = 32
VALID_S, RENEW_S = 12 * 3600, 6 * 3600
NOBODY = "mailto:nobody@example.com"  # a service wants some contact
_MAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")


@dataclass
class Vapid:
    """The key, and what it has signed."""

    secret: bytes
    contact: str
    _signed: dict[str, tuple[float, str]] = field(default_factory=dict)  # by service, with the time of signing

    def __post_init__(self) -> None:
        self._key = derive_private_key(int.from_bytes(self.secret), CURVE)
        self.public = encode(point_of(self._key.public_key()))

    def header(self, endpoint: str) -> str:
        """The `Authorization` of a request to an endpoint."""
        parts = urlsplit(endpoint)
        service = f"{parts.scheme}://{parts.netloc}"
        at, token = self._signed.get(service, (0.0, ""))
        if time.time() - at > RENEW_S:
            token = self._token(service)
            self._signed[service] = (time.time(), token)
        return f"vapid t={token}, k={self.public}"

    def _token(self, service: str) -> str:
        claims = {"aud": service, "exp": int(time.time()) + VALID_S, "sub": self.contact}
        text = ".".join(encode(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{encode(b''.join(number.to_bytes(KEY_BYTES) for number in numbers))}"


def contact_of(text: str, origins: frozenset[str]) -> str:
    """How a service may reach the operator: their contact if it is an address, or else the server's own address."""
    if _MAIL.fullmatch(text):
        return f"mailto:{text}"
    addresses = [one for one in (text, *sorted(origins)) if one.startswith("https://")]
    return addresses[0] if addresses else NOBODY


async def load(store: Store, contact: str) -> Vapid:
    """The key of this server; the first process that needs it makes it."""
    stored = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == NAME)
    rows = await store.rows(stored)
    if not rows:
        made = generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES)
        with suppress(Conflict):  # another process was first
            await store.write(Statement(SETTINGS.insert().values(name=NAME, value=encode(made))))
        rows = await store.rows(stored)
    return Vapid(decode(rows[0].value), contact)
