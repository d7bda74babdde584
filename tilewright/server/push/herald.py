"""Tells players who are not connected that it is their turn: once for each turn, and never in the way of a move.

Rooms only note whose turn it is. A queue and a few tasks do the rest; if the queue is full, nobody is told.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from tilewright import games, words
from tilewright.core.message import Message
from tilewright.server.push import sealing, subscriptions, vapid
from tilewright.server.push.outlet import FAILURES, Forbidden, Outlet
from tilewright.server.push.subscriptions import Subscription
from tilewright.server.push.vapid import Vapid
from tilewright.server.refusal import OWN
from tilewright.server.store.database import Store, TableRow
from tilewright.server.wire import key

if TYPE_CHECKING:
    from tilewright.server.table.live import LiveTable

log = logging.getLogger(__name__)

WORKERS = 4
MOST_WAITING = 10_000
MOST_TABLES = 100_000
SETTLE_S = 1.5  # a page that reloads, or an undo at once, changes everything
UNSEEN_S = 60.0  # a page that vanishes this soon after its turn began may have been asleep
VANISHED_S = 15.0  # a page that reloads is back by then
AGAIN_S = (5.0, 30.0, 120.0, 600.0)
KEPT_S = 86_400  # a service keeps a message this long for a browser that is off
GONE = (404, 410)
BUSY = (408, 425, 429)

OUTCOMES = ("sent", "gone", "forbidden", "refused", "retried", "failed", "dropped")
TURN = key("push-turn")


@dataclass(frozen=True)
class Turn:
    """A turn at a table: the seat, and the number of moves when it began."""

    row: TableRow
    seat: int
    ply: int
    at: float

    @property
    def key(self) -> tuple[str, int, int]:
        """What tells it from other turns; an undo leads back to the same one."""
        return self.row.code, self.seat, self.ply


@dataclass(frozen=True)
class Letter:
    """A turn that one browser is told about."""

    turn: Turn
    browser: Subscription
    tries: int = 0


class Herald:
    """Notes whose turn it is, and tells those who are away."""

    def __init__(
        self, store: Store, is_present: Callable[[str, int], bool], contact: str = "", is_anywhere: bool = False
    ) -> None:
        self._store, self._is_present, self._contact = store, is_present, contact
        self._outlet = Outlet(is_anywhere)
        self._vapid: Vapid | None = None
        self._turns: OrderedDict[str, Turn] = OrderedDict()  # by table
        self._told: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        self._queue: asyncio.Queue[Turn | Letter] = asyncio.Queue(MOST_WAITING)
        self.counts: Counter[str] = Counter()  # for the metrics

    # ---- from rooms, without waiting

    def see(self, table: "LiveTable", tells: bool) -> None:
        """The log of a table has grown; only the process that writes it tells players."""
        asked, row = table.asked, table.row
        before = self._turns.get(row.code)
        if asked is None or asked < 0 or table.is_bot(asked):
            self._turns.pop(row.code, None)
            return
        if before is not None and before.seat == asked:
            return
        turn = Turn(row, asked, table.state.ply if table.state else 0, time.monotonic())
        _keep(self._turns, row.code, turn)
        if tells:
            self._later(SETTLE_S, turn)

    def left(self, table: "LiveTable", seats: frozenset[int]) -> None:
        """A page has disconnected: if a turn of its seats has just begun, its player may not know."""
        turn = self._turns.get(table.row.code)
        if turn is not None and turn.seat in seats and time.monotonic() - turn.at < UNSEEN_S:
            self._later(VANISHED_S, turn)

    def _later(self, wait_s: float, one: Turn | Letter) -> None:
        asyncio.get_running_loop().call_later(wait_s, self._put, one)

    def _put(self, one: Turn | Letter) -> None:
        try:
            self._queue.put_nowait(one)
        except asyncio.QueueFull:
            self.counts["dropped"] += 1

    def _is_due(self, turn: Turn) -> bool:
        now = self._turns.get(turn.row.code)
        return now is not None and now.key == turn.key and not self._is_present(turn.row.code, turn.seat)

    # ---- the queue

    async def key(self) -> str:
        """The public key of this server, which browsers need to subscribe."""
        return (await self._own()).public

    async def _own(self) -> Vapid:
        if self._vapid is None:
            self._vapid = await vapid.load(self._store, self._contact)
        return self._vapid

    async def run(self) -> None:
        """Tell players, for as long as the server runs."""
        try:
            await asyncio.gather(*(self._work() for _ in range(WORKERS)))
        finally:
            await self._outlet.close()

    async def _work(self) -> None:
        while True:
            one = await self._queue.get()
            try:
                await (self._call(one) if isinstance(one, Turn) else self._send(one))
            except Exception:  # the store may be away: nobody is told, and the games continue
                self.counts["failed"] += 1
                log.warning("a notification failed", exc_info=True)

    async def _call(self, turn: Turn) -> None:
        """Write to every browser of the player, once for each turn."""
        if turn.key in self._told or not self._is_due(turn):
            return
        _keep(self._told, turn.key, None)
        row = await self._store.table(turn.row.code)
        for browser in await subscriptions.of_seat(self._store, row.seats[turn.seat]) if row is not None else ():
            self._put(Letter(turn, browser))

    async def _send(self, letter: Letter) -> None:
        if not self._is_due(letter.turn):
            return
        endpoint, own = letter.browser.endpoint, await self._own()
        body = sealing.seal(text_for(letter), letter.browser.p256dh, letter.browser.auth)
        headers = {
            "Authorization": own.header(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": letter.turn.row.code,  # a newer message about this table replaces it
            "Urgency": "high",
        }
        try:
            answer = await self._outlet.post(endpoint, headers, body)
        except Forbidden:
            await self._end(letter, "forbidden")
        except FAILURES:
            self._try_again(letter, None)
        else:
            await self._hear(letter, answer.status, answer.wait_s)

    async def _hear(self, letter: Letter, status: int, wait_s: float | None) -> None:
        if status < 300:
            self.counts["sent"] += 1
        elif status in GONE:
            await self._end(letter, "gone")
        elif status in BUSY or status >= 500:
            self._try_again(letter, wait_s)
        else:
            self.counts["refused"] += 1
            log.warning("a push service answers %d", status)

    async def _end(self, letter: Letter, why: str) -> None:
        await subscriptions.forget(self._store, letter.browser.endpoint)
        self.counts[why] += 1  # only now: who reads the count relies on it

    def _try_again(self, letter: Letter, wait_s: float | None) -> None:
        if letter.tries >= len(AGAIN_S):
            self.counts["failed"] += 1
            return
        self.counts["retried"] += 1
        pause_s = min(max(wait_s or 0.0, AGAIN_S[letter.tries]), AGAIN_S[-1])
        self._later(pause_s, replace(letter, tries=letter.tries + 1))


def _keep(kept: "OrderedDict[Any, Any]", key: Any, value: Any) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_TABLES:
        kept.popitem(last=False)


def text_for(letter: Letter) -> bytes:
    """What a browser shows, in its language."""
    row, language = letter.turn.row, letter.browser.language
    said = words.speaker(OWN)(TURN, language)
    return msgspec.json.encode({"code": row.code, "title": row.title or _title(row.game, language), "body": said})


def _title(game: str, language: str) -> str:
    facts = games.facts(game)
    homes = words.homes(facts)
    return words.speaker(*homes)(Message.of("title"), language) if words.is_complete(homes[0]) else facts.title
