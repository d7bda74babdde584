"""Whether the store can be written: the outcome of the last commit, or of a small write when there was none."""

import errno
import time
from dataclasses import dataclass

import sqlalchemy as sa

from tilewright.server.store.change import Statement
from tilewright.server.store.schema import NOTICES

BEAT = "beat"
READ, WRITE, DISK = "store-read", "store-write", "disk"


@dataclass
class Health:
    """The outcome of the last writes."""

    reason: str | None = None  # why the last write failed; None if it did not
    failures: int = 0
    written_at: float = 0.0  # by the monotonic clock

    def succeeded(self) -> None:
        """A commit succeeded."""
        self.reason = None
        self.written_at = time.monotonic()

    def failed(self, error: BaseException) -> None:
        """A commit failed."""
        self.reason = DISK if is_full(error) else WRITE
        self.failures += 1


def is_full(error: BaseException | None) -> bool:
    """Whether an error says that the disk is full."""
    while error is not None:
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            return True
        if getattr(error, "sqlite_errorname", "") == "SQLITE_FULL" or getattr(error, "sqlstate", "") == "53100":
            return True
        error = getattr(error, "orig", None) or error.__cause__
    return False


def beat() -> tuple[Statement, Statement]:
    """A small harmless change: one row with the time of the last such write."""
    is_there = sa.exists().where(NOTICES.c.kind == BEAT)
    first = sa.select(sa.literal(0), sa.literal(BEAT), sa.literal("")).where(~is_there)
    return (
        Statement(NOTICES.insert().from_select(["at", "kind", "text"], first)),
        Statement(NOTICES.update().where(NOTICES.c.kind == BEAT).values(at=int(time.time()))),
    )
