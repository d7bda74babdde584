"""The lock file next to a SQLite file: only one server at a time can use it; a second one is told which does."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Locked(Exception):
    """Another process holds the lock; `holder` describes it."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


@contextmanager
def held(path: Path, about: str = "") -> Iterator[None]:
    """Hold the lock of a store, and write into it who we are; Locked if another process holds it."""
    # the file stays when the lock is released: if it were deleted, two processes could hold the lock at once
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Locked(os.read(descriptor, 200).decode(errors="replace").strip() or "another process") from None
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"process {os.getpid()}{about}\n".encode())
        yield
    finally:
        os.close(descriptor)
