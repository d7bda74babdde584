"""A push service and a browser that has subscribed to it, as far as a server can tell."""

import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tilewright.server.push.sealing import CURVE, decode, encode, point_of

PATIENCE_S = 60


class Pushed:
    """A message that has arrived at the service."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class Browser:
    """The keys of one subscription; reads what is pushed to it."""

    def __init__(self, endpoint: str, key: EllipticCurvePrivateKey | None = None, auth: str = "") -> None:
        self.endpoint = endpoint
        self._key = key or generate_private_key(CURVE)
        self._auth = auth or encode(b"sixteen secrets!")

    def form(self, language: str = "en") -> dict[str, str]:
        """What it sends to the server to subscribe."""
        p256dh = encode(point_of(self._key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": self._auth, "language": language}

    def opened(self, body: bytes) -> bytes:
        """A message as the browser reads it, by RFC 8188 and RFC 8291."""
        salt, (_, length), rest = body[:16], struct.unpack("!IB", body[16:21]), body[21:]
        sender, sealed = rest[:length], rest[length:]
        shared = self._key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point_of(self._key.public_key()) + sender
        secret = HKDF(SHA256(), 32, decode(self._auth), info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        message, _, padding = padded.rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return message

    def read(self, pushed: Pushed) -> Any:
        return json.loads(self.opened(pushed.body))


class Service:
    """Answers every push as it is told to, and keeps what it got."""

    def __init__(self) -> None:
        self.got: Queue[Pushed] = Queue()
        self.answers: dict[str, list[int]] = {}  # by path, one after the other; then 201
        self.url = ""

    def browser(self, name: str = "/ada", *answers: int) -> Browser:
        """A browser that has subscribed here, and how its pushes are answered."""
        self.answers[name] = list(answers)
        return Browser(self.url + name)

    def next(self) -> Pushed:
        """The next message; it may take a while."""
        return self.got.get(timeout=PATIENCE_S)

    def take(self, pushed: Pushed) -> int:
        self.got.put(pushed)
        waiting = self.answers.get(pushed.path)
        return waiting.pop(0) if waiting else 201


@contextmanager
def service() -> Iterator[Service]:
    """A push service on this machine."""
    made = Service()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = made.take(Pushed(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
