"""Processes that share a PostgreSQL database are killed and frozen at random while people and bots play at all of them.

Nothing that was shown is lost, no click is lost, chat is sent once, and tables continue within seconds.
CHAOS_SECONDS says how long each run takes (short in the suite; by hand: CHAOS_SECONDS=180 pytest -s test_chaos.py).
"""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tests.server.crowd import Guest, Hearing, Tally
from tests.server.process import Server, bot, person
from tilewright.games import names

pytestmark = pytest.mark.flaky(reruns=1)  # it loads the machine, and depends on how loaded that is

SECONDS = float(os.environ.get("CHAOS_SECONDS", "8"))
TABLES = 5
PACE_S = 0.2
DEAD_AFTER_S = 3.5  # a shorter freeze need not cost the owner its tables
LONGEST_S = 15.0  # until a table continues, on a busy machine; the aim is 5
SETTLED_S = 40.0
ALONE = "all others healthy"


@dataclass
class Fault:
    """A process that was killed or frozen, and the lengths of the logs it owned."""

    kind: str
    at: float
    lasts: float
    waiting: dict[str, int]  # tables that have not continued yet
    end: float = float("inf")

    def overlaps(self, other: "Fault", now: float) -> bool:
        return other is not self and other.at < now and other.end > self.at


@dataclass
class Chaos:
    """All processes, all people, and what is done to them."""

    servers: list[Server]
    connection: Any
    rng: random.Random
    tally: Tally = field(default_factory=Tally)
    guests: list[Guest] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    games: set[str] = field(default_factory=set)
    opened: int = 0
    over: set[str] = field(default_factory=set)
    down: set[int] = field(default_factory=set)  # ports
    faults: list[Fault] = field(default_factory=list)
    gaps: dict[str, list[float]] = field(default_factory=dict)  # from a fault until a table continued
    group: asyncio.TaskGroup = field(default_factory=asyncio.TaskGroup)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(self) -> None:
        async with self.group:
            for _ in range(TABLES):
                await self.open_table()
            watching = self.group.create_task(self.watch())
            end = time.monotonic() + SECONDS
            await asyncio.gather(*(self.torment(end) for _ in self.servers[1:]))
            await until(self.has_continued)
            watching.cancel()
            for guest in self.guests:
                guest.plays = False
            await until(self.is_settled)
            await self.check_log()
            await self.check_chat()
            await self.check_agreement()
            for guest in self.guests:
                guest.leaves = True

    async def fetch(self, statement: str, *values: Any) -> Sequence[Any]:
        async with self.turn:
            rows: Sequence[Any] = await self.connection.fetch(statement, *values)
            return rows

    # ---- people

    def healthy(self) -> Server:
        return self.rng.choice([server for server in self.servers if server.port not in self.down])

    async def open_table(self) -> None:
        """Two people, a person and a bot, or bots only, each with a spectator; one game after the other."""
        number, self.opened = self.opened, self.opened + 1
        seats = [[person("Ada"), person("Bob")], [person("Ada"), bot()], [bot(), bot()]][number % 3]
        game = names()[number % len(names())]
        while True:
            try:
                code, tokens = await asyncio.to_thread(start_table, self.healthy(), game, seats)
                break
            except httpx.TransportError:  # it was killed or frozen at this moment
                continue
        self.games.add(game)
        self.codes.append(code)
        for seat, token in (*tokens.items(), (-1, None)):
            guest = Guest(f"{code} {seat}", code, token, self.healthy, self.tally)
            self.guests.append(guest)
            self.group.create_task(guest.run())

    # ---- faults

    async def torment(self, end: float) -> None:
        """One fault after another, mostly to an owner of tables; at least one process is always healthy."""
        while time.monotonic() < end:
            await asyncio.sleep(self.rng.uniform(0.5, 4.0))
            well = [server for server in self.servers if server.port not in self.down]
            if len(well) > 1:
                server = self.rng.choice([one for one in well if await self.owned(one)] or well)
                if server.port not in self.down and len(self.down) < len(self.servers) - 1:
                    self.down.add(server.port)
                    await self.harm(server)
                    self.down.discard(server.port)

    async def harm(self, server: Server) -> None:
        kind = self.rng.choice(["kill", "freeze"])
        lasts = self.rng.uniform(1, 10) if kind == "freeze" else self.rng.uniform(0, 4)
        codes, began = await self.owned(server), time.monotonic()
        if kind == "kill":
            await asyncio.to_thread(server.kill)
        else:
            server.signal(signal.SIGSTOP)
        lengths = await self.lengths()
        fault = Fault(kind, began, lasts, {code: lengths[code] for code in codes if code in lengths})
        self.faults.append(fault)
        await asyncio.sleep(lasts)
        if kind == "kill":
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(self.await_games, server)
        else:
            server.signal(signal.SIGCONT)
        fault.end = time.monotonic()

    def await_games(self, server: Server) -> None:
        """Wait until a new process has loaded the games of the others, so that it can take over tables."""
        end = time.monotonic() + SETTLED_S
        while not all(game["ready"] for game in server.get("/api/games").json() if game["name"] in self.games):
            assert time.monotonic() < end, "the games are not loaded"
            time.sleep(0.2)

    async def owned(self, server: Server) -> list[str]:
        """The unfinished tables of a process."""
        statement = "SELECT code FROM leases JOIN tables USING (code) WHERE owner LIKE $1 AND status = 'playing'"
        rows = await self.fetch(statement, f"{server.pid}-%")
        return [row["code"] for row in rows if row["code"] in self.codes]

    async def lengths(self) -> dict[str, int]:
        rows = await self.fetch("SELECT code, count(*) AS lines FROM log GROUP BY code")
        return {row["code"]: row["lines"] for row in rows}

    async def watch(self) -> None:
        """Note when the tables of harmed processes continue, and open a new table for each that is over."""
        while True:
            await asyncio.sleep(0.1)
            lengths, now = await self.lengths(), time.monotonic()
            for fault in self.faults:
                for code in [code for code, length in fault.waiting.items() if lengths[code] > length]:
                    del fault.waiting[code]
                    if fault.kind == "kill" or fault.lasts > DEAD_AFTER_S:
                        is_alone = not any(fault.overlaps(other, now) for other in self.faults)
                        name = f"{fault.kind}, {ALONE if is_alone else 'another process down too'}"
                        self.gaps.setdefault(name, []).append(now - fault.at)
            ended = {row["code"] for row in await self.fetch("SELECT code FROM tables WHERE status = 'over'")}
            for code in (ended & set(self.codes)) - self.over:
                self.over.add(code)
                for guest in self.guests:
                    guest.leaves |= guest.code == code
                self.group.create_task(self.open_table())

    async def has_continued(self) -> bool:
        """Whether every table of every harmed process has continued."""
        return not any(fault.waiting.keys() - self.over for fault in self.faults)

    async def is_settled(self) -> bool:
        """Whether every click has its effect or its answer, and everybody is connected and knows the last move."""
        lengths = await self.lengths()
        return all(
            guest.click is None and guest.player is not None and guest.player.version >= lengths.get(guest.code, 0)
            for guest in self.guests
            if not guest.leaves and not guest.name.endswith("-1")
        )

    # ---- afterwards

    async def check_log(self) -> None:
        """No gaps, and every move that was shown to the person who made it is there."""
        rows = await self.fetch("SELECT code, version, kind, seat, words FROM log ORDER BY code, version")
        logs: dict[str, list[tuple[str, int, str]]] = {code: [] for code in self.codes}
        for row in [row for row in rows if row["code"] in logs]:
            assert row["version"] == len(logs[row["code"]]), "a gap in the log"
            logs[row["code"]].append((row["kind"], row["seat"], row["words"]))
        for code, version, seat, words in self.tally.done:
            assert logs[code][version] == ("move", seat, words)
        for guest in self.guests:
            if guest.click is not None:  # they left when the game was over: it was the last move
                assert logs[guest.code][guest.click.version] == ("move", guest.click.seat, guest.click.words)
        assert len(set(self.tally.done)) == len(self.tally.done)
        assert self.tally.swallowed == []

    async def check_chat(self) -> None:
        """Every socket that is still open was sent every chat message since it connected, and none twice."""
        rows = await self.fetch("SELECT code, text FROM chat ORDER BY id")
        said = {code: [row["text"] for row in rows if row["code"] == code] for code in self.codes}

        async def is_complete() -> bool:
            return all(lacking(one, said[one.code]) == [] for one in self.tally.hearings if one.is_open)

        await until(is_complete)
        for hearing in self.tally.hearings:
            told = hearing.found + hearing.heard
            assert max(Counter(told).values(), default=1) == 1, "a message was sent twice"
            assert set(told) <= set(said[hearing.code])
            for at in lacking(hearing, said[hearing.code]):  # closed: the last ones may not have arrived
                assert len(set(told) & set(said[hearing.code][at:])) < 3, "a message was never sent"

    async def check_agreement(self) -> None:
        """All processes have the same log of every table."""
        for code in self.codes:
            stories = [await asyncio.to_thread(self.story, server, code) for server in self.servers]
            least = min(map(len, stories))  # bots may move between two requests
            assert all(story[:least] == stories[0][:least] for story in stories)

    def story(self, server: Server, code: str) -> Any:
        end = time.monotonic() + SETTLED_S
        while (answer := server.get(f"/api/tables/{code}/story")).status_code != 200:
            assert time.monotonic() < end, answer.text
            time.sleep(0.1)
        return [(move["ply"], move["seat"], move["words"]) for move in answer.json()["moves"]]

    def report(self) -> str:
        tally, kinds = self.tally, Counter(fault.kind for fault in self.faults)
        return "\n".join(
            [
                f"{len(self.servers)} processes, {SECONDS:.0f} s: {kinds['kill']} killed, {kinds['freeze']} frozen; "
                f"{len(self.codes)} tables, {len(self.over)} over",
                f"  {tally.clicks} clicks, {len(tally.done)} done, {tally.resent} sent again, "
                f"refused {dict(tally.refused)}, swallowed {len(tally.swallowed)}; {tally.reconnects} reconnects",
                f"  {tally.said} lines of chat, {len(tally.hearings)} sockets",
                *(f"  tables continued after a {kind}: {spread(gaps)}" for kind, gaps in sorted(self.gaps.items())),
                f"  from click to effect: {spread(tally.waits)}",
            ]
        )


def start_table(server: Server, game: str, seats: list[dict[str, Any]]) -> tuple[str, dict[int, str]]:
    code, tokens = server.table(game, *seats)
    if tokens:
        server.start_table(code, tokens[0])
    return code, tokens


def lacking(hearing: Hearing, said: list[str]) -> list[int]:
    """The chat messages that somebody was not sent since they connected."""
    told = {*hearing.found, *hearing.heard}
    first = said.index(hearing.found[0]) if hearing.found else 0
    return [at for at, line in enumerate(said) if at >= first and line not in told]


def spread(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    if not ordered:
        return "none"
    p50, p95 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"{len(ordered)} times, p50 {p50:.2f} s, p95 {p95:.2f} s, longest {ordered[-1]:.2f} s"


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    end = time.monotonic() + SETTLED_S
    while not await condition():
        assert time.monotonic() < end, condition.__name__
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("processes", [2, 3])
def test_people_and_bots_play_on_while_processes_die_and_freeze(database: str, tmp_path: Path, processes: int) -> None:
    options = ("--limit", "0", "--pace", str(PACE_S), "--database", database)
    servers = [Server(tmp_path, *options) for _ in range(processes)]
    for server in servers:
        server.launch()

    async def play() -> Chaos:
        connection = await asyncpg.connect(database)
        chaos = Chaos(servers, connection, random.Random(os.environ.get("CHAOS_SEED")))
        try:
            await chaos.run()
        finally:
            print("\n" + chaos.report())
            await connection.close()
        return chaos

    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        chaos = asyncio.run(play())
    assert chaos.tally.done
    assert all(max(gaps) < LONGEST_S for kind, gaps in chaos.gaps.items() if kind.endswith(ALONE))
