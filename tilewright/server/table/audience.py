"""The viewers of one table, and what each of them is sent: everything when they connect, then what changes."""

import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from tilewright.core.scene import SPECTATOR
from tilewright.server import wire
from tilewright.server.bots.dispatcher import Standing
from tilewright.server.store.database import SHOWN_CHAT, ChatRow, TableRow
from tilewright.server.table import note
from tilewright.server.table.absence import Absence
from tilewright.server.table.live import LiveTable
from tilewright.server.table.patch import Shared, patch
from tilewright.server.table.setup import rules_of
from tilewright.server.table.world import AGAIN, Attendance, Shown, Viewer, World, view


class Audience:
    """Everybody connected to a table here, and what they have said."""

    def __init__(self, world: World, table: LiveTable, chat: Sequence[ChatRow]) -> None:
        self.viewers: set[Viewer] = set()
        self.idle_since = time.monotonic()
        self.absence = Absence()
        self.chat = [note.chat_of(one) for one in chat]
        self._world, self._table = world, table
        self._heard = deque((one.id for one in chat), 4 * SHOWN_CHAT)  # ids of chat messages in the store
        self._first_heard = self._heard[0] if self._heard else 0

    # ---- coming and going

    def enter(self, viewer: Viewer, since: int) -> None:
        """A viewer connects, or says hello again."""
        self.viewers.add(viewer)
        self.greet(viewer, since)
        self.tell_table(but=viewer)
        self._world.announce(self._table.row.code)

    def leave(self, viewer: Viewer) -> None:
        """A viewer has disconnected."""
        self.viewers.discard(viewer)
        self.present()
        self.idle_since = time.monotonic()
        if not self.viewers and self._table.state is not None:
            self._table.state.forget()
        self.tell_table()
        self._world.announce(self._table.row.code)
        self._world.herald.left(self._table, viewer.seats)

    def dismiss(self, row: TableRow) -> None:
        """A new row makes tokens void: viewers who used them reconnect with the tokens they have now."""
        seats = _voided(self._table.row, row)
        for viewer in tuple(self.viewers):
            if viewer.seats & seats:
                viewer.seats -= seats  # at once: they may have sent more already
                viewer.stop(AGAIN)

    def reseat(self) -> None:
        """The seats have been rotated: viewers get theirs, and see everything from there."""
        for viewer in tuple(self.viewers):
            viewer.sit(self._table.row)
        self.absence = Absence()
        self.greet_all()

    def here(self) -> Attendance:
        """Who is connected to this process."""
        seats = set().union(*(viewer.seats for viewer in self.viewers))
        asking = set().union(*(viewer.seats for viewer in self.viewers if viewer.asks))
        return Attendance(seats, sum(not viewer.seats for viewer in self.viewers), asking)

    def present(self) -> set[int]:
        """The seats connected to any process."""
        seats = self.here().seats | self._world.elsewhere(self._table.row.code).seats
        self.absence.see(len(self._table.row.seats), seats)
        return seats

    def asking(self) -> set[int]:
        """The seats of connected people who want to decide even if only one move is possible."""
        everywhere = self.here().asking | self._world.elsewhere(self._table.row.code).asking
        return everywhere & self._table.people()

    def standing(self) -> Standing:
        """The place of this table's bots in the queue."""
        seated = min((viewer for viewer in self.viewers if viewer.seats), key=lambda one: min(one.seats), default=None)
        creator = self._world.creators.get(self._table.row.code, "")
        return Standing(seated.address if seated is not None else creator, bool(self._table.people()))

    # ---- what they see

    def eyes(self, viewer: Viewer) -> int:
        """The seat through whose eyes a viewer sees the table."""
        if not viewer.seats:
            return SPECTATOR
        if viewer.look in viewer.seats and viewer.look is not None:
            return viewer.look
        asked = self._table.asked
        return asked if asked in viewer.seats and asked is not None else min(viewer.seats)

    def view(self) -> wire.Table:
        """The table as everybody may see it."""
        table = self._table
        spectators = self.here().spectators + self._world.elsewhere(table.row.code).spectators
        made = view(table.row, self.present(), spectators)
        for seat in made.seats:
            seat.absent_s = self.absence.seconds(seat.seat) if seat.kind == "person" else None
        made.compiling = self._world.compiling(rules_of(table.row))
        if table.state is None:
            made.compiling = made.compiling or wire.Compiling(0, 1, "")
        else:
            made.ply, made.asked = table.state.ply, table.state.asked if table.row.status != "closed" else None
        return made

    # ---- what they are sent

    def greet(self, viewer: Viewer, since: int) -> None:
        """Send a viewer everything they do not know yet."""
        table, state, eyes = self._table, self._table.state, self.eyes(viewer)
        first = state.ply_of(since) if state else 0
        viewer.shown = Shown(state.version, state.scene(eyes)) if state else None
        message = wire.State(
            table=self.view(),
            you=sorted(viewer.seats),
            tokens=viewer.opened,
            version=table.version,
            since=since if first else 0,
            ply=state.ply if state else 0,
            moves=state.told(eyes, first) if state else [],
            turn=table.turn(),
            scene=viewer.shown.scene if viewer.shown else None,
            chat=self.chat,
            undo=table.request.view() if table.request else None,
            over=state.over() if state else None,
            chance=table.commitments(),
            missed=table.missed(viewer.seats),
        )
        viewer.send(wire.encode(message))

    def greet_all(self) -> None:
        """Send all viewers everything."""
        for viewer in tuple(self.viewers):
            self.greet(viewer, 0)

    def tell(self, message: Any, but: Viewer | None = None) -> None:
        """Send all viewers the same message."""
        data = wire.encode(message)
        for viewer in tuple(self.viewers):
            if viewer is not but:
                viewer.send(data)

    def tell_everywhere(self, message: Any) -> None:
        """Send all viewers the same message, in every process."""
        self.tell(message)
        self._world.spread(self._table.row.code, message)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Send all viewers the seats and the status of the table."""
        self.present()
        if self.viewers:
            self.tell(wire.TableChanged(self.view()), but)

    def tell_update(self, kept: int) -> None:
        """Send all viewers what has changed; those who see the same are sent the same bytes."""
        state, turn = self._table.state, self._table.turn()
        assert state is not None
        assert turn is not None
        over = state.over()
        first = 0 if over else kept  # at the end the whole log is sent again: now everybody may read everything
        made: dict[tuple[int, int], bytes] = {}
        shared = Shared()
        for viewer in tuple(self.viewers):
            before, eyes = viewer.shown, self.eyes(viewer)
            if before is None:
                self.greet(viewer, 0)
                continue
            viewer.shown = Shown(state.version, state.scene(eyes))
            key = (eyes, id(before.scene))
            if key not in made:
                changed = patch(before.scene, viewer.shown.scene, shared)
                told = state.told(eyes, first)
                made[key] = wire.encode(
                    wire.Update(state.version, before.version, state.ply, first, told, turn, changed, over)
                )
            viewer.send(made[key])

    # ---- chat

    def retell(self, chat: Sequence[ChatRow]) -> None:
        """The chat in the store has changed: send all viewers everything again."""
        self.chat = [note.chat_of(one) for one in chat]
        self.greet_all()

    def hear(self, said: wire.Chat, number: int = 0) -> None:
        """Send all viewers a chat message, once; `number` is its id in the store, 0 if it can arrive only once."""
        if number:
            if number in self._heard or number < self._first_heard:
                return
            self._heard.append(number)
        self.chat = [*self.chat, said][-SHOWN_CHAT:]
        self.tell(said)


def _voided(old: TableRow, new: TableRow) -> frozenset[int]:
    """The seats whose old tokens are void; a lot drawn in between has only moved them to other seats."""
    if old.lot and not new.lot:
        valid = {seat.token for seat in new.seats}
        return frozenset(seat.seat for seat in old.seats if seat.token not in (None, *valid))
    pairs = zip(old.seats, new.seats, strict=True)
    return frozenset(before.seat for before, after in pairs if before.token not in (None, after.token))
