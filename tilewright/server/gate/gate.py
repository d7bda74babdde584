"""The first layer of the server: it checks the origin and the rate of requests, and adds security headers."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tilewright.server.gate.hosts import Hosts
from tilewright.server.gate.limits import Limits
from tilewright.server.refusal import Refused
from tilewright.server.wire import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# The answers of the API depend on who asks and on the time, so they must not be cached.
API_HEADERS = [*HEADERS, (b"cache-control", b"no-store"), (b"vary", b"X-Seat-Tokens, X-Person-Key")]
FOREIGN, TOO_MANY = 4403, 4429
RETRY_AFTER = "10"  # seconds

Scope = dict[str, Any]


class Gate:
    """The application behind its gate."""

    def __init__(self, app: Any, limits: Limits, hosts: Hosts, origins: frozenset[str] = frozenset()) -> None:
        self._app = app
        self._limits = limits
        self._hosts = hosts
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Any, send: Any) -> None:
        headers, client = _headers(scope), scope.get("client")
        address = self._limits.key(client)
        code = 0
        if self._limits.is_banned(client) or not self._is_meant(scope, headers) or not self._is_own(headers):
            code = FOREIGN
        elif not self._limits.allows(address):
            code = TOO_MANY
        with self._limits.socket(address) as may_open:
            if may_open and not code:
                await self._app(scope, receive, send)
                return
        await receive()
        await send({"type": "websocket.accept"})  # so that the browser can read the code
        await send({"type": "websocket.close", "code": code or TOO_MANY})

    async def _request(self, scope: Scope, receive: Any, send: Any) -> None:
        careful = API_HEADERS if scope["path"].startswith("/api/") else HEADERS

        async def guarded(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *careful]
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, guarded)
        else:
            await _answer(refused, guarded)

    def _refused(self, scope: Scope) -> Refused | None:
        """Why a request is refused; None if it is not."""
        headers, client = _headers(scope), scope.get("client")
        if self._limits.is_banned(client):
            return Refused(403, "banned")
        if not self._is_meant(scope, headers):
            return Refused(421, "host", host=headers.get("host", "")[:100])
        if not self._limits.allows(self._limits.key(client)):
            return Refused(429, "too-fast")
        if scope["method"] not in SAFE and not self._is_own(headers):
            return Refused(403, "foreign")
        return None

    def _is_meant(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Whether the request names this server."""
        return self._hosts.knows(headers.get("host"), scope["path"], scope.get("server"))

    def _is_own(self, headers: dict[str, str]) -> bool:
        """Whether the request comes from one of our own pages, or from a program that is not a browser."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return headers.get("origin", "") in self._origins
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self._origins or urlsplit(origin).netloc == headers.get("host", "")


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


Send = Callable[[dict[str, Any]], Any]


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(refused.status, refused.reason, "", refused.text))
    headers = [(b"content-type", b"application/json")]
    if refused.status == 429:
        headers.append((b"retry-after", RETRY_AFTER.encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
