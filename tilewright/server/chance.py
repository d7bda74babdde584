"""Chance that can be checked: every draw follows from a secret whose hash was shown before the first one."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from tilewright.core.game import CHANCE, EVERYTHING, Game, Positions
from tilewright.core.record import Record
from tilewright.core.table import Table

SECRET_BYTES = 32
COMMITMENT_NOTE = "chance sha256 "
SECRET_NOTE = "chance secret "
GIVEN_NOTE = "chance after "  # so many moves, which were taken over from another game


class VerifyError(ValueError):
    """A record whose chance is not what its secret says, or that cannot be checked."""


def new_secret() -> str:
    """A secret nobody can guess, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def pick(secret: str, ply: int, weights: Sequence[int]) -> int:
    """Which of several outcomes comes up at a ply; exactly as likely as their weights."""
    total = sum(weights)
    limit = (1 << 256) - (1 << 256) % total
    attempt = 0
    while True:
        text = f"tilewright draw {ply} {attempt}".encode()
        x = int.from_bytes(hmac.digest(bytes.fromhex(secret), text, "sha256"), "big")
        if x < limit:
            break
        attempt += 1
    x %= total
    for at, weight in enumerate(weights):
        x -= weight
        if x < 0:
            return at
    raise AssertionError("the weights do not add up")


def draw(game: Game, position: Positions, secret: str, ply: int) -> tuple[int, str]:
    """The action chance takes at a ply, and its words. Outcomes stand in the order of their words, not of their
    numbers, which may change.
    """
    actions, weights = game.legal(position), game.weights(position)
    outcomes = sorted(
        (game.write(position, action, EVERYTHING), action, weight)
        for action, weight in zip(actions, weights, strict=True)
    )
    words, action, _ = outcomes[pick(secret, ply, [weight for _, _, weight in outcomes])]
    return action, words


def notes(secret: str, given: int = 0) -> tuple[str, ...]:
    """What a finished record says about its chance."""
    after = (f"{GIVEN_NOTE}{given}",) if given else ()
    return COMMITMENT_NOTE + commitment(secret), SECRET_NOTE + secret, *after


def given(record: Record) -> int:
    """How many moves of a record were taken over from another game, whose chance is not its own."""
    found = [note.removeprefix(GIVEN_NOTE).strip() for note in record.notes if note.startswith(GIVEN_NOTE)]
    if not all(number.isascii() and number.isdigit() and len(number) < 8 for number in found):
        raise VerifyError("how many moves were taken over from another game must be a number")
    return max(map(int, found), default=0)


def verify(game: Game, record: Record, shown: str | None = None) -> int:
    """How many draws of a finished record were checked; VerifyError names the first that is wrong."""
    secret, promised = _noted(record)
    if commitment(secret) != promised:
        raise VerifyError("the secret is not the one that was promised: its hash is another")
    if shown is not None and shown.strip().lower() != promised:
        raise VerifyError("this is not the promise that was shown when the game began")
    table = Table.replay(game, record, 0)
    draws, first = 0, given(record)
    for ply, words in enumerate(record.moves):
        if table.actor == CHANCE and ply >= first:
            draws += 1
            _, right = draw(game, table.position, secret, ply)
            if right != words:
                raise VerifyError(f"line {record.line_of(ply)}: '{words}' came up, but the secret says '{right}'")
        table.play(words)
    if not table.is_over:
        raise VerifyError("the game is not over: moves are missing at its end")
    return draws


def _noted(record: Record) -> tuple[str, str]:
    found = {}
    for note in record.notes:
        for start in (COMMITMENT_NOTE, SECRET_NOTE):
            if note.startswith(start):
                found[start] = note.removeprefix(start).strip().lower()
    if len(found) != 2:
        raise VerifyError("this record has no secret to check its chance by; a finished game's download has")
    secret = found[SECRET_NOTE]
    if len(secret) != 2 * SECRET_BYTES or not all(digit in "0123456789abcdef" for digit in secret):
        raise VerifyError("the secret must be 64 hexadecimal digits")
    return secret, found[COMMITMENT_NOTE]
