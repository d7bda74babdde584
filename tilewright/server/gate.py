"""What stands before everything else: whose pages may ask, how often, and what browsers must be careful about."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tilewright.server.refusal import Refused
from tilewright.server.wire import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
MOST_ADDRESSES = 100_000

Scope = dict[str, Any]


@dataclass
class Bucket:
    """So many at once, and so many a second for ever."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Gate:
    """The application behind its gate. `per_minute` requests for each address; 0 is no limit."""

    def __init__(self, app: Any, per_minute: int, origins: frozenset[str] = frozenset()) -> None:
        self._app = app
        self._per_minute = per_minute
        self._origins = origins
        self._buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Let a request in, or not."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Any, send: Any) -> None:
        code = 0
        if not self._is_own(scope):
            code = 4403
        elif not self._may(scope):
            code = 4429
        if not code:
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})  # so that the browser can read the code
        await send({"type": "websocket.close", "code": code})

    async def _request(self, scope: Scope, receive: Any, send: Any) -> None:
        async def guarded(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if not self._may(scope):
            await _answer(Refused(429, "too-fast"), guarded, [(b"retry-after", b"10")])
        elif scope["method"] not in SAFE and not self._is_own(scope):
            await _answer(Refused(403, "foreign"), guarded)
        else:
            await self._app(scope, receive, guarded)

    def _may(self, scope: Scope) -> bool:
        if not self._per_minute:
            return True
        address = (scope.get("client") or ("", 0))[0]
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.clear()
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._per_minute / 60, max(1, self._per_minute / 2))
        return self._buckets[address].take()

    def _is_own(self, scope: Scope) -> bool:
        """Whether one of our own pages asks, or a program that is no browser."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return headers.get("origin", "") in self._origins
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self._origins or urlsplit(origin).netloc == headers.get("host", "")


Send = Callable[[dict[str, Any]], Any]


async def _answer(refused: Refused, send: Send, more: list[tuple[bytes, bytes]] | None = None) -> None:
    body = msgspec.json.encode(Problem(refused.status, refused.reason, "", refused.text))
    headers = [(b"content-type", b"application/json"), *(more or [])]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
