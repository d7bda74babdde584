"""Encrypts messages for a browser (RFC 8291): push services pass them on and cannot read them."""

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES = 4096  # what push services accept; our messages are far shorter
LAST_RECORD = b"\x02"
AUTH_BYTES = 16
CURVE = SECP256R1()


def encode(data: bytes) -> str:
    """Base64 as web standards write it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as web standards write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        return len(decode(auth)) == AUTH_BYTES
    except ValueError:
        return False


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs, once, salt = decode(p256dh), generate_private_key(CURVE), os.urandom(16)
    shared = once.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = point_of(once.public_key())
    secret = _derive(shared, decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
