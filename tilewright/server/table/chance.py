"""Verifiable chance: every draw follows from a key that neither the server nor any player chose alone.

The server commits to a secret when the table is created. Each player's browser commits to a nonce, and reveals it only
when all commitments are fixed. The key is made of the secret and the nonces (docs/chance.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from tilewright.core import shares
from tilewright.core.game import CHANCE, Game, Positions
from tilewright.core.record import Record
from tilewright.core.shares import Drawn
from tilewright.core.table import Table
from tilewright.server.table import loss

SECRET_BYTES = 32
COMMITMENT_NOTE = "chance sha256 "
SECRET_NOTE = "chance secret "
NONCE_NOTE = "chance nonce "  # seats, hash, nonce; "-" for a nonce that was not revealed
LOT_NOTE = "chance lot "  # the seat that began, by its number before the seats were rotated
GIVEN_NOTE = "chance after "  # this many moves, which were taken over from another game
SHARED_NOTE = "chance shared"  # one table of a set: its draws follow from the secret as shares
_HEX = frozenset("0123456789abcdef")


class Contribution(msgspec.Struct, frozen=True):
    """What one browser contributes to the draws of a game."""

    seats: tuple[int, ...]
    hash: str  # SHA-256 of the nonce
    nonce: str | None = None  # None: not revealed, or not in time


_stored = msgspec.json.Decoder(tuple[Contribution, ...])


class VerifyError(ValueError):
    """A record whose draws do not follow from its secret, or that cannot be checked."""


def new_secret() -> str:
    """A secret nobody can guess, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The hash of a secret or a nonce, which is shown before it is used."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal."""
    return len(text) == 2 * SECRET_BYTES and _HEX.issuperset(text)


def key(secret: str, contributions: Sequence[Contribution]) -> str:
    """The key from which all draws follow; without contributions it is the secret."""
    if not contributions:
        return secret
    nonces = b"".join(bytes.fromhex(one.nonce) for one in contributions if one.nonce is not None)
    return hmac.digest(bytes.fromhex(secret), b"tilewright nonces " + nonces, "sha256").hex()


def stored(text: str) -> tuple[Contribution, ...]:
    """The contributions in a line of the log."""
    return _stored.decode(text)


def lot(key: str, seats: int) -> int:
    """The seat that begins, if the lot decides."""
    return shares.below(key, "lot", seats)


def pick(key: str, ply: int, weights: Sequence[int]) -> int:
    """Which of several outcomes is drawn at a ply, with probabilities exactly proportional to the weights."""
    x = shares.below(key, f"draw {ply}", sum(weights))
    for at, weight in enumerate(weights):
        x -= weight
        if x < 0:
            return at
    raise AssertionError("the weights do not add up")


def draw(game: Game, position: Positions, key: str, ply: int) -> tuple[int, str]:
    """The action of chance at a ply, and its words. Outcomes are sorted by their words, as action numbers may
    change.
    """
    outcomes = shares.outcomes(game, position)
    words, action, _ = outcomes[pick(key, ply, [weight for _, _, weight in outcomes])]
    return action, words


def notes(
    secret: str,
    contributions: Sequence[Contribution] = (),
    given: int = 0,
    lot: int | None = None,
    is_shared: bool = False,
) -> tuple[str, ...]:
    """What a finished record says about its draws."""
    nonces = [
        f"{NONCE_NOTE}{','.join(str(seat + 1) for seat in one.seats)} {one.hash} {one.nonce or '-'}"
        for one in contributions
    ]
    after = (f"{GIVEN_NOTE}{given}",) if given else ()
    began = () if lot is None else (f"{LOT_NOTE}{lot + 1}",)
    shared = (SHARED_NOTE,) if is_shared else ()
    return COMMITMENT_NOTE + commitment(secret), SECRET_NOTE + secret, *nonces, *began, *after, *shared


def given(record: Record) -> int:
    """How many moves of a record come from another game, whose draws cannot be checked here."""
    found = [note.removeprefix(GIVEN_NOTE).strip() for note in record.notes if note.startswith(GIVEN_NOTE)]
    if not all(number.isascii() and number.isdigit() and len(number) < 8 for number in found):
        raise VerifyError("'chance after' must be followed by a number of moves")
    return max(map(int, found), default=0)


def lot_of(record: Record) -> int | None:
    """The seat that began by lot, by its number before; None if there was no lot."""
    found = [note.removeprefix(LOT_NOTE).strip() for note in record.notes if note.startswith(LOT_NOTE)]
    if not all(number.isascii() and number.isdigit() and 0 < len(number) < 4 for number in found) or len(found) > 1:
        raise VerifyError("'chance lot' must be followed by one seat")
    return int(found[0]) - 1 if found else None


def contributions(record: Record) -> list[Contribution]:
    """What the browsers contributed to the draws of a record; VerifyError if a nonce is not the one committed to."""
    return [_contribution(note.removeprefix(NONCE_NOTE)) for note in record.notes if note.startswith(NONCE_NOTE)]


def _contribution(text: str) -> Contribution:
    words = text.lower().split()
    if len(words) != 3 or not is_hex(words[1]) or not (words[2] == "-" or is_hex(words[2])):
        raise VerifyError(f"'{NONCE_NOTE}{text}' must give seats, a hash and a nonce")
    seats, committed, nonce = words
    if nonce != "-" and commitment(nonce) != committed:
        raise VerifyError(f"the nonce of seat {seats} is not the one its browser committed to")
    numbers = tuple(int(seat) - 1 for seat in seats.split(",") if seat.isascii() and seat.isdigit())
    return Contribution(numbers, committed, None if nonce == "-" else nonce)


def verify(game: Game, record: Record, shown: str | None = None) -> int:
    """Check all draws of a finished record; returns how many there are. VerifyError names the first wrong one."""
    secret, committed = _noted(record)
    if commitment(secret) != committed:
        raise VerifyError("the secret does not match its commitment")
    if shown is not None and shown.strip().lower() != committed:
        raise VerifyError("this is not the commitment that was shown when the game began")
    drawn_from = key(secret, contributions(record))
    began = lot_of(record)
    if began is not None and began != (right_lot := lot(drawn_from, record.seats)):
        raise VerifyError(f"seat {began + 1} began by lot, but the secret gives seat {right_lot + 1}")
    table = Table.replay(game, record, 0)
    draws, first, is_shared = 0, given(record), SHARED_NOTE in record.notes
    before: list[Drawn] = []
    for ply, words in enumerate(record.moves):
        if table.actor == CHANCE and ply >= first:
            draws += 1
            if is_shared:
                _, made = shares.draw(game, table.position, drawn_from, record.seats, before)
                before.append(made)
                right = made.words
            else:
                _, right = draw(game, table.position, drawn_from, ply)
            if right != words:
                raise VerifyError(f"line {record.line_of(ply)}: '{words}' was drawn, but the secret gives '{right}'")
        table.play(words)
    if not table.is_over and not loss.has_ended(record):
        raise VerifyError("the game is not over: moves are missing at its end")
    return draws


def _noted(record: Record) -> tuple[str, str]:
    found = {}
    for note in record.notes:
        for start in (COMMITMENT_NOTE, SECRET_NOTE):
            if note.startswith(start):
                found[start] = note.removeprefix(start).strip().lower()
    if len(found) != 2:
        raise VerifyError("this record has no secret to check its draws with; the download of a finished game has one")
    secret = found[SECRET_NOTE]
    if not is_hex(secret):
        raise VerifyError("the secret must be 64 hexadecimal digits")
    return secret, found[COMMITMENT_NOTE]
