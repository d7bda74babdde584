"""Which process owns which room: heartbeats in `owners`, rooms in `leases`, both by the clock of the database.

A process is alive while its heartbeat is not older than LIFE_S. A room belongs to the process that holds its lease
as long as that process is alive. If two ever believe that they own a room, the primary key of the log lets only
one of them write.
"""

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.server.peers.bus import Bus
from tilewright.server.peers.messages import Bye, Free, Owner, encode
from tilewright.server.store.change import CHANNEL

LIFE_S = 2.0
BEAT_S = 0.4
_NOW = "extract(epoch from clock_timestamp())"
_ALIVE = f"SELECT owner FROM owners WHERE until > {_NOW}"
# Rows that another process is changing at this moment are skipped, so that there are no deadlocks.
_BEAT = f"""
    WITH beat AS (
        INSERT INTO owners (owner, until) VALUES ($1::text, {_NOW} + {LIFE_S})
        ON CONFLICT (owner) DO UPDATE SET until = excluded.until RETURNING xmax = 0 AS is_new
    ), dead AS (
        DELETE FROM owners WHERE owner IN (
            SELECT owner FROM owners WHERE until < {_NOW} AND owner <> $1::text FOR UPDATE SKIP LOCKED
        ) RETURNING owner
    )
    SELECT (SELECT is_new FROM beat) AS is_new,
        ARRAY(SELECT owner FROM dead) AS removed,
        ARRAY({_ALIVE} AND owner <> $1::text) AS alive,
        ARRAY(
            SELECT mine.code FROM unnest($2::text[]) AS mine (code) LEFT JOIN leases ON leases.code = mine.code
            WHERE leases.owner IS DISTINCT FROM $1::text
        ) AS lost
"""
_CLAIM = f"""
    WITH taken AS (
        INSERT INTO leases AS held (code, owner) SELECT unnest($2::text[]), $1::text
        ON CONFLICT (code) DO UPDATE
        SET owner = CASE WHEN held.owner IN ({_ALIVE}) THEN held.owner ELSE excluded.owner END
        RETURNING code, owner
    )
    SELECT code, owner, CASE WHEN owner = $1::text THEN pg_notify('{CHANNEL}', $3::text || code || $4::text)::text END
    FROM taken
"""
_TAKEN = f"SELECT owner FROM leases WHERE code = $1::text AND owner IN ({_ALIVE})"
_RELEASE = f"""
    WITH given AS (DELETE FROM leases WHERE code = $2::text AND owner = $1::text RETURNING code)
    SELECT pg_notify('{CHANNEL}', $3::text) FROM given
"""
_ORPHANS = f"""
    SELECT code, game, coalesce(status = 'playing', false) AND EXISTS (
        SELECT 1 FROM seats WHERE seats.code = leases.code AND (kind = 'bot' OR away)
    ) AS is_needed
    FROM leases LEFT JOIN tables USING (code) WHERE owner NOT IN ({_ALIVE}) ORDER BY code
"""
_GAMES = "SELECT DISTINCT game FROM leases JOIN tables USING (code)"
_FORGET = f"DELETE FROM leases WHERE code = ANY($1::text[]) AND owner NOT IN ({_ALIVE})"
_LEAVE = f"""
    WITH gone AS (DELETE FROM owners WHERE owner = $1::text RETURNING owner)
    SELECT pg_notify('{CHANNEL}', $2::text) FROM gone
"""


@dataclass(frozen=True)
class Beat:
    """The result of a heartbeat."""

    was_dead: bool  # the others thought that this process was dead
    lost: Sequence[str]  # rooms that others have taken
    gone: frozenset[str]  # processes that have died since the last heartbeat
    removed: Sequence[str]  # dead processes that this one noticed first


class Leases:
    """The rooms of this process."""

    def __init__(self, bus: Bus) -> None:
        self.me = f"{os.getpid()}-{secrets.token_hex(8)}"  # the process id is for operators who look at `owners`
        self.owners: dict[str, str] = {}  # of the rooms this process has tried to claim
        self.alive: set[str] = set()  # other processes
        self._mine: set[str] = set()
        self._bus = bus
        self._has_begun = False

    def owns(self, code: str) -> bool:
        """Whether this process may write a room."""
        return code in self._mine

    async def claim(self, *codes: str) -> set[str]:
        """Take over rooms unless their owners are alive; returns those that are ours now."""
        head, tail = encode(Owner(self.me, "")).rsplit('""', 1)
        rows = await self._bus.ask(_CLAIM, self.me, sorted(codes), head + '"', '"' + tail)
        for row in rows:
            self.owners[row["code"]] = row["owner"]
        ours = {row["code"] for row in rows if row["owner"] == self.me}
        self._mine |= ours
        self._mine -= set(codes) - ours
        return ours

    async def release(self, code: str) -> None:
        """Release a room."""
        self.owners.pop(code, None)
        if code in self._mine:
            self._mine.discard(code)
            await self._bus.ask(_RELEASE, self.me, code, encode(Free(code, self.me)))

    async def beat(self) -> Beat:
        """Send a heartbeat, and see which other processes are alive."""
        row = (await self._bus.ask(_BEAT, self.me, sorted(self._mine)))[0]
        was_dead, self._has_begun = row["is_new"] and self._has_begun, True
        gone, self.alive = frozenset(self.alive.difference(row["alive"])), set(row["alive"])
        return Beat(was_dead, row["lost"], gone, row["removed"])

    async def orphans(self) -> tuple[list[tuple[str, str]], list[str]]:
        """The rooms whose owner has died: those in which a bot may be to move, with their games, and the others."""
        rows = await self._bus.ask(_ORPHANS)
        needed = [(row["code"], row["game"]) for row in rows if row["is_needed"]]
        return needed, [row["code"] for row in rows if not row["is_needed"]]

    async def is_free(self, code: str) -> bool:
        """Whether no living process owns a room."""
        return not await self._bus.ask(_TAKEN, code)

    async def games(self) -> list[str]:
        """The games that are played in any process."""
        return [row["game"] for row in await self._bus.ask(_GAMES)]

    async def clear(self, codes: Sequence[str]) -> None:
        """Release rooms whose owner has died."""
        await self._bus.ask(_FORGET, list(codes))

    async def leave(self) -> None:
        """This process is shutting down: others may take over its rooms at once."""
        await self._bus.ask(_LEAVE, self.me, encode(Bye(self.me)))
