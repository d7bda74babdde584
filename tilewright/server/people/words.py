"""Backup words: a secret that people can write down, with a checksum that tells a typing error from an unknown secret.

Every two words differ in at least two letters and in their first four, so that no single slip makes another word.
"""

import hashlib
import re
import secrets
from pathlib import Path

from tilewright.server.people.holder import token_hash
from tilewright.server.refusal import Refused

WORDS = tuple(Path(__file__).with_suffix(".txt").read_text(encoding="ascii").split())
COUNT = 16  # 15 random bytes and a checksum
_NUMBERS = {word: number for number, word in enumerate(WORDS)}
_SECRET = "words:"


def generate() -> list[str]:
    """New backup words."""
    secret = secrets.token_bytes(COUNT - 1)
    return [WORDS[byte] for byte in (*secret, _checksum(secret))]


def stored(words: list[str]) -> str:
    """What is stored of backup words."""
    return token_hash(_SECRET + " ".join(words))


def read(typed: str) -> list[str]:
    """The words that somebody typed, in any case and with anything between them; Refused if they contain an error."""
    words = [word.casefold() for word in re.findall(r"[^\W\d_]+", typed)]
    for word in words:
        if word not in _NUMBERS:
            raise Refused(422, "no-word", word=word[:40])
    if len(words) != COUNT:
        raise Refused(422, "words-count", count=len(words), all=COUNT)
    *secret, checksum = (_NUMBERS[word] for word in words)
    if checksum != _checksum(bytes(secret)):
        raise Refused(422, "words-wrong")
    return words


def _checksum(secret: bytes) -> int:
    return hashlib.sha256(secret).digest()[0]
