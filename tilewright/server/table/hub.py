"""All rooms of this process: opened when somebody connects, closed when nobody is left."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tilewright.core.game import Game
from tilewright.server import wire
from tilewright.server.bots.dispatcher import USUAL_WORKERS, Dispatcher
from tilewright.server.events import veil
from tilewright.server.people import ratings
from tilewright.server.push.herald import Herald
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Line, Statement, mark_seen, pass_turn
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import CHAT, SEATS, TABLES
from tilewright.server.store.service import ServiceTime
from tilewright.server.table import note
from tilewright.server.table.loader import Loader
from tilewright.server.table.request import Request
from tilewright.server.table.room import Room
from tilewright.server.table.setup import Setup, rules_of
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import Attendance, Sender, World, view

if TYPE_CHECKING:
    from tilewright.server.peers.relay import Relay

log = logging.getLogger(__name__)

IDLE_S = 60.0  # an empty room is closed after this time
WOKEN_AT_ONCE = 50
SEEN_EVERY_S = 20.0  # tables with a player are marked; the lobby lists an open one for a while after that
RESUME_PAUSE_S = 0.03  # between tables that are opened after a start


class Hub:
    """Finds and opens rooms, and tells them what has changed."""

    def __init__(
        self,
        store: Store,
        bot_pace_s: float = 0.0,
        gather_s: float = 0.0,
        bot_workers: int = USUAL_WORKERS,
        push_contact: str = "",
        push_anywhere: bool = False,
    ) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loader = Loader(self._on_progress)
        self.relay = _relay(store, self) if store.is_postgres else None
        self.bots = Dispatcher(bot_workers)
        self.herald = Herald(store, self._is_present, push_contact, push_anywhere)
        self.world = World(
            store=store,
            service=ServiceTime(store),
            bots=self.bots,
            bot_pace_s=bot_pace_s,
            gather_s=gather_s,
            poke=self._poke,
            owns=self._owns,
            forward=self._forward,
            spread=self._spread,
            share=self._share,
            say=self._say,
            announce=self._announce,
            elsewhere=self._elsewhere,
            changed=self.changed,
            compiling=self.loader.progress.get,
            herald=self.herald,
            rate=lambda code: self.spawn(ratings.settle(store, code)),
            unveil=lambda deal: self.spawn(self._unveil_all(deal)),
        )
        self._prepared: set[str] = set()
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the store, and start the background tasks."""
        await self.store.open()
        await self.world.service.begin()
        if self.relay is not None:
            await self.relay.open()
        self.spawn(self.herald.run())
        self.spawn(self._sweep())
        self.spawn(self._mark_seen_on())
        self.spawn(self._resume())

    async def close(self) -> None:
        """Stop: rooms first, then what they need."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        if self.relay is not None:
            await self.relay.close()
        await self.bots.close()
        await self.loader.close()
        await self._stop_counting()
        await self.store.close()

    async def _stop_counting(self) -> None:
        """Count the time since it was last counted; if the store is away, clocks gain these seconds."""
        try:
            await self.world.service.tick()
        except Exception:
            log.warning("the last seconds of service time were not counted", exc_info=True)

    def spawn(self, work: Any) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the hub failed", exc_info=task.exception())

    # ---- rooms

    async def room(self, code: str) -> Room:
        """The room of a table, opened if necessary; Refused if there is no such table."""
        if code in self.rooms:
            return self.rooms[code]
        async with self._opening.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.rooms:
                    self.rooms[code] = await self._opened(code)
                return self.rooms[code]
            finally:
                self._opening.pop(code, None)
                if self.relay is not None:
                    self.relay.opened(code)

    def is_opening(self, code: str) -> bool:
        """Whether a room is being opened."""
        return code in self._opening

    async def open_again(self, code: str) -> None:
        """Open the room of a table after a start or a take-over, so that its bots continue."""
        try:
            await self.room(code)
        except Refused:
            pass  # it has been deleted
        except Exception:
            log.exception("table %s cannot continue", code)

    async def _opened(self, code: str) -> Room:
        row = await self.row(code)
        room = Room(self.world, row, await self.store.chat(code))
        if row.status != "open":
            await self._load(room)
        elif self.relay is not None:
            await self.relay.claim(code)
        return room

    async def _load(self, room: Room) -> None:
        """Load the game of a room, now or when it is compiled."""
        game = self.loader.game(rules_of(room.row))
        if game is None:
            self.spawn(self._load_later(room))
            return
        self.bots.expect(game, [seat.level for seat in room.row.seats])
        lines = await self.store.lines(room.code)
        if room.row.revision != game.facts.revision:
            room.table.is_outdated = True
            await self.store.write(Statement(TABLES.update().where(TABLES.c.code == room.code).values(due=None)))
        else:
            state = await asyncio.to_thread(_replayed, game, room.row, lines)
            state.is_secret = await veil.is_drawing(self.store, room.row)
            room.begin(state)
            await self._settle_turn(room)
        if self.relay is not None:  # not before: an owner that is still loading the game would keep others from playing
            await self.relay.claim(room.code)
            room.consent.learn(self.relay.request(room.code))
            room.catch_up()

    async def _settle_turn(self, room: Room) -> None:
        """Store who is to move in a game that was last played when this was not stored yet."""
        if room.row.asked is None and room.row.status == "playing" and room.state is not None and room.state.version:
            await self.store.write(pass_turn(room.code, room.state.asked, int(time.time()), room.row.due))

    async def _load_later(self, room: Room) -> None:
        await self.loader.load(rules_of(room.row))
        if room.state is None:
            await self._load(room)

    def prepare(self, game: str) -> None:
        """Load a game that other processes play."""
        if game not in self._prepared and self.loader.game(game) is None:
            self._prepared.add(game)
            self.spawn(self.loader.load(game))

    async def row(self, code: str) -> TableRow:
        """A table as stored; Refused if there is none."""
        row = await self.store.table(code.upper()) if code.isalnum() else None
        if row is None:
            raise Refused(404, "no-table")
        return row

    async def table(self, code: str) -> wire.Table:
        """A table as everybody may see it."""
        return self.view(await self.row(code))

    def view(self, row: TableRow) -> wire.Table:
        """The same, for a row just read."""
        room = self.rooms.get(row.code)
        if room is None:
            elsewhere = self._elsewhere(row.code)
            return view(row, elsewhere.seats, elsewhere.spectators)
        return room.audience.view()

    async def changed(self, code: str, is_from_here: bool = True) -> TableRow:
        """The seats or the status of a table have changed: tell everybody there."""
        row = await self.row(code)
        self.world.changes += 1
        room = self.rooms.get(code)
        if room is not None:
            await self._unveil(room, row)
            has_begun = room.row.status == "open" and row.status != "open"
            room.refresh(row)
            if has_begun and room.state is None:
                await self._load(room)
        if is_from_here and self.relay is not None:
            self.relay.tell_table(code)
        return row

    async def _unveil_all(self, deal: str) -> None:
        """If all games of a set are over, the secret behind their draws is one no longer."""
        tables = await veil.tables_of(self.store, deal)
        for row in tables if not veil.is_live(tables) else ():
            await self.changed(row.code)

    async def _unveil(self, room: Room, row: TableRow) -> None:
        """Show the secret of a table of a set once it is not needed at any other."""
        if room.state is not None and room.state.is_secret and not await veil.is_drawing(self.store, row):
            room.state.is_secret = False
            room.audience.greet_all()

    async def told(self, room: Room, seats: frozenset[int]) -> None:
        """Players are acting again: what happened while they were away no longer has to be shown."""
        back = [
            seat.seat for seat in room.row.seats if seat.seat in seats and seat.left_at is not None and not seat.away
        ]
        if not back or room.state is None:
            return
        where = (SEATS.c.code == room.code, SEATS.c.seat.in_(back))
        await self.store.write(Statement(SEATS.update().where(*where).values(left_at=None)))
        rows = tuple(replace(seat, left_at=None) if seat.seat in back else seat for seat in room.row.seats)
        room.table.row = replace(room.row, seats=rows)

    async def drop(self, code: str, close_code: int) -> None:
        """Close a room whose table has been deleted, and its sockets."""
        room = self.rooms.pop(code, None)
        if room is None:
            return
        for viewer in tuple(room.audience.viewers):
            viewer.stop(close_code)
        await room.close()
        if self.relay is not None:
            await self.relay.release(code)

    # ---- upkeep

    async def _sweep(self) -> None:
        """Close empty rooms."""
        while True:
            await asyncio.sleep(IDLE_S / 4)
            now = time.monotonic()
            for code, room in tuple(self.rooms.items()):
                if room.is_idle and now - room.audience.idle_since > IDLE_S and code not in self._opening:
                    del self.rooms[code]
                    await room.close()
                    if self.relay is not None:
                        await self.relay.release(code)

    async def mark_seen(self) -> None:
        """Mark the tables to which a player is connected now."""
        codes = [code for code, room in self.rooms.items() if any(viewer.seats for viewer in room.audience.viewers)]
        if codes:
            await self.store.write(*mark_seen(codes))

    async def _mark_seen_on(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY_S)
            try:
                await self.mark_seen()
            except Exception:  # the store may be unavailable for a while
                log.exception("tables could not be marked as seen")

    async def _resume(self) -> None:
        """After a start, continue the games in which a bot may be to move, but leave time for people to reconnect."""
        for code in await self.store.playing_bots():
            if self.relay is None or await self.relay.is_free(code):
                await self.open_again(code)
            await asyncio.sleep(RESUME_PAUSE_S)

    async def wake_overdue(self) -> None:
        """Open the rooms of tables where somebody's time is up while nobody is connected: their owner says so."""
        overdue = (TABLES.c.status == "playing", TABLES.c.due <= self.world.service.now_ms())
        for (code,) in await self.store.rows(sa.select(TABLES.c.code).where(*overdue).limit(WOKEN_AT_ONCE)):
            if code in self.rooms:
                self.rooms[code].wake()
            elif self.relay is None or await self.relay.is_free(code):
                await self.open_again(code)

    def _on_progress(self, name: str) -> None:
        game = self.loader.game(name)
        for room in self.rooms.values():
            if rules_of(room.row) == name and room.row.status != "open":
                room.audience.tell_table()
                if game is not None:
                    self.bots.expect(game, [seat.level for seat in room.row.seats])

    # ---- several processes

    def _poke(self, code: str, version: int) -> Statement | None:
        return self.relay.poke(code, version) if self.relay is not None else None

    def _owns(self, code: str) -> bool:
        return self.relay is None or self.relay.owns(code)

    async def _forward(self, code: str, command: wire.Command, sender: Sender) -> bool:
        return self.relay is not None and await self.relay.forward(code, command, sender)

    def _spread(self, code: str, message: Any) -> None:
        if self.relay is not None:
            self.relay.spread(code, message)

    def _share(self, code: str, request: Request | None, by: int | None) -> None:
        if self.relay is not None:
            self.relay.share(code, request, by)

    async def _say(self, code: str, said: wire.Chat) -> int:
        if self.relay is not None:
            return await self.relay.say(code, said)
        await self.store.write(Statement(CHAT.insert().values(code=code, **note.columns(said))))
        return 0

    def _announce(self, code: str) -> None:
        if self.relay is not None:
            self.relay.announce(code)

    def _is_present(self, code: str, seat: int) -> bool:
        room = self.rooms.get(code)
        return seat in self._elsewhere(code).seats or (room is not None and seat in room.audience.here().seats)

    def _elsewhere(self, code: str) -> Attendance:
        return self.relay.elsewhere(code) if self.relay is not None else Attendance(set(), 0, set())


def _relay(store: Store, hub: Hub) -> "Relay":
    from tilewright.server.peers.relay import Relay  # noqa: PLC0415 -- imports the PostgreSQL driver, which few need

    return Relay(store, hub)


def _replayed(game: Game, row: TableRow, lines: Sequence[Line]) -> State:
    state = State(game, Setup.of(row))
    state.adopt(map(Step, lines))
    return state
