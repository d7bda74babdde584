"""Watches the disk with the tables: when it is nearly full, nothing new may start, so that running games can finish."""

import shutil
import time
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from tilewright.server.refusal import Refused

MB = 1_000_000
USUAL_RESERVE_MB = 500
USUAL_SHARE = 0.05  # of the disk, if that is less
LOOK_EVERY_S = 1.0


def is_low(folder: Path, reserve_mb: int | None) -> bool:
    """Whether less than the reserve is free; None is 500 MB, or 5 % of a small disk."""
    usage = shutil.disk_usage(folder)
    usual = min(USUAL_RESERVE_MB * MB, usage.total * USUAL_SHARE)
    return usage.free < (usual if reserve_mb is None else reserve_mb * MB)


class Disk:
    """The disk of a folder, checked at most once a second; no folder means that the store is elsewhere."""

    def __init__(self, folder: Path | None, reserve_mb: int | None) -> None:
        self._folder, self._reserve_mb = folder, reserve_mb
        self._is_low = False
        self._looked_at = -LOOK_EVERY_S

    @property
    def is_low(self) -> bool:
        """Whether nothing new should be started."""
        now = time.monotonic()
        if self._folder is not None and now - self._looked_at >= LOOK_EVERY_S:
            self._is_low, self._looked_at = is_low(self._folder, self._reserve_mb), now
        return self._is_low


def has_space(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for routes that start something new."""
    if connection.app.state.disk.is_low:
        raise Refused(507, "disk")
