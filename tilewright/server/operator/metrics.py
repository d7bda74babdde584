"""Numbers about a running server, in the text format of Prometheus."""

import asyncio
import os
import shutil
import statistics
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from tilewright.server.gate.limits import Limits
from tilewright.server.operator.preflight import file_of
from tilewright.server.push.herald import OUTCOMES
from tilewright.server.store.database import Store
from tilewright.server.table.hub import Hub

STATUSES = ("open", "playing", "over", "closed")
CACHED_S = 10.0  # counting tables and bytes takes time
SAMPLE_S = 0.25
SAMPLED_S = 60.0


@dataclass
class Lag:
    """How late the event loop runs its tasks, which delays every answer."""

    samples: deque[float] = field(default_factory=lambda: deque([0.0], int(SAMPLED_S / SAMPLE_S)))

    async def watch(self) -> None:
        """Measure, for as long as the server runs."""
        while True:
            due = time.monotonic() + SAMPLE_S
            await asyncio.sleep(SAMPLE_S)
            self.samples.append(max(0.0, time.monotonic() - due))


@dataclass
class Stock:
    """The size of the store, counted at most every ten seconds."""

    store: Store
    tables: dict[str, int] = field(default_factory=dict)
    size: int = 0  # bytes
    _counted_at: float = -CACHED_S
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def count(self) -> None:
        """Count again, unless the last count is recent."""
        async with self._one:
            if time.monotonic() - self._counted_at >= CACHED_S:
                self.tables = await self.store.count()
                self.size = await _size(self.store)
                self._counted_at = time.monotonic()


@dataclass(frozen=True)
class Number:
    """One metric, with several values if they are labelled."""

    name: str
    kind: str  # gauge or counter
    about: str
    values: Sequence[tuple[str, float]]


@dataclass
class Metrics:
    """All numbers of one process."""

    hub: Hub
    data: Path  # the folder whose disk is monitored
    stock: Stock
    lag: Lag = field(default_factory=Lag)
    _began: float = field(default_factory=time.monotonic)

    async def text(self, sockets: int, limits: Limits) -> str:
        """All metrics as text."""
        await self.stock.count()
        limited = _counter("limited_total", "Requests, sockets and messages refused by limits.", limits.refused)
        numbers = [*self._play(sockets), *self._bots(), limited, self._pushes(), *self._store(), *self._process()]
        return "".join(map(_written, numbers))

    def _play(self, sockets: int) -> list[Number]:
        viewers = [(code, viewer.seats) for code, room in self.hub.rooms.items() for viewer in room.audience.viewers]
        people = {(code, seat) for code, seats in viewers for seat in seats}
        by_status = [(f'{{status="{status}"}}', self.stock.tables.get(status, 0)) for status in STATUSES]
        counts = self.hub.world.counts
        return [
            Number("tables", "gauge", "Tables in the store.", by_status),
            _gauge("rooms", "Tables in memory.", len(self.hub.rooms)),
            _gauge("sockets", "Open sockets.", sockets),
            _gauge("people", "Seats whose person is connected.", len(people)),
            _gauge("spectators", "Sockets that only watch.", sum(not seats for _, seats in viewers)),
            _counter("moves_total", "Moves made in this process.", counts.get("moves", 0)),
            _counter("refused_total", "Commands at tables that were refused.", counts.get("refused", 0)),
        ]

    def _pushes(self) -> Number:
        counts = self.hub.herald.counts
        values = [(f'{{outcome="{one}"}}', counts[one]) for one in OUTCOMES]
        return Number("pushes_total", "counter", "Notifications to browsers.", values)

    def _bots(self) -> list[Number]:
        bots = self.hub.bots
        return [
            _gauge("bots_waiting", "Bots waiting to decide.", bots.schedule.waiting),
            _gauge("bots_running", "Bots deciding now.", len(bots.schedule.running)),
            _counter("bots_hurried_total", "Searches replaced by quick decisions.", bots.schedule.hurried),
            _counter("bot_decisions_total", "Decisions of bots.", bots.decisions),
            _counter("bot_seconds_total", "Time spent on them.", round(bots.seconds, 3)),
        ]

    def _store(self) -> list[Number]:
        store = self.hub.store
        tally = store.tally
        return [
            _counter("commits_total", "Commits.", tally.commits),
            _counter("commit_seconds_total", "Time spent in commits.", round(tally.seconds, 3)),
            _counter("changes_total", "Changes in these commits.", tally.changes),
            _gauge("changes_waiting", "Changes waiting to be written.", store.waiting),
            _counter("store_failures_total", "Changes that could not be written.", store.health.failures),
            _gauge("store_bytes", "Size of the database.", self.stock.size),
            _gauge("disk_free_bytes", "Free space on the disk of the data folder.", shutil.disk_usage(self.data).free),
        ]

    def _process(self) -> list[Number]:
        samples = list(self.lag.samples)
        used = os.times()
        lag = [('{of="median"}', round(statistics.median(samples), 6)), ('{of="max"}', round(max(samples), 6))]
        return [
            Number("loop_lag_seconds", "gauge", "How late the event loop was in the last minute.", lag),
            _gauge("memory_bytes", "Resident memory.", _memory()),
            _counter("cpu_seconds_total", "Processor time.", round(used.user + used.system, 2)),
            _gauge("open_files", "Open files and sockets.", _open_files()),
            _gauge("uptime_seconds", "Time since the server started.", round(time.monotonic() - self._began, 1)),
        ]


def _gauge(name: str, about: str, value: float) -> Number:
    return Number(name, "gauge", about, [("", value)])


def _counter(name: str, about: str, value: float) -> Number:
    return Number(name, "counter", about, [("", value)])


def _written(number: Number) -> str:
    name = f"tilewright_{number.name}"
    values = "".join(f"{name}{label} {value}\n" for label, value in number.values)
    return f"# HELP {name} {number.about}\n# TYPE {name} {number.kind}\n{values}"


async def _size(store: Store) -> int:
    file = file_of(store.url)
    if file is None and store.is_postgres:
        return int((await store.rows(sa.select(sa.func.pg_database_size(sa.func.current_database()))))[0][0])
    files = [file, file.with_name(file.name + "-wal")] if file is not None else []
    return sum(one.stat().st_size for one in files if one.exists())


def _memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:  # not on Linux
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
