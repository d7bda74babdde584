"""Those who are at one table, and what each of them is told: everything when they come, then what changes."""

import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from tilewright.core.scene import SPECTATOR
from tilewright.server import wire
from tilewright.server.bots import levels
from tilewright.server.bots.dispatcher import Standing
from tilewright.server.bots.thinker import Thinker
from tilewright.server.store.database import SHOWN_CHAT, ChatRow, TableRow
from tilewright.server.table import chance
from tilewright.server.table.gathering import Gathering
from tilewright.server.table.patch import Told, patch
from tilewright.server.table.state import State
from tilewright.server.table.world import AGAIN, Request, Shown, Viewer, World, view


class Audience:
    """The viewers of a table, and what is to be seen there."""

    def __init__(self, world: World, row: TableRow, chat: Sequence[ChatRow]) -> None:
        self.world = world
        self.row = row
        self.state: State | None = None
        self.chat = [wire.Chat(one.at, one.seat, one.name, one.text) for one in chat]
        self._heard = deque((one.id for one in chat), 4 * SHOWN_CHAT)  # numbers of lines of chat, by the store
        self._first_heard = self._heard[0] if self._heard else 0
        self.request: Request | None = None  # to undo
        self.gathering = Gathering(world.gather_s)
        self.thinker = Thinker(world, row.code)
        self.viewers: set[Viewer] = set()
        self.idle_since = time.monotonic()

    def enter(self, viewer: Viewer, since: int) -> None:
        """A viewer comes, or says again what they know."""
        self.viewers.add(viewer)
        self.greet(viewer, since)
        self.tell_table(but=viewer)
        self.world.announce(self.row.code)

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        if not self.viewers and self.state is not None:
            self.state.forget()
        self.tell_table()
        self.world.announce(self.row.code)

    def dismiss(self, seats: frozenset[int]) -> None:
        """The tokens of these seats are void: viewers who used them reconnect with what they have now."""
        for viewer in tuple(self.viewers):
            if viewer.seats & seats:
                viewer.seats -= seats  # at once: more may be on its way from them
                viewer.stop(AGAIN)

    def greet(self, viewer: Viewer, since: int) -> None:
        """Tell a viewer everything they do not know."""
        state, eyes = self.state, self.eyes(viewer)
        first = state.ply_of(since) if state else 0
        viewer.shown = Shown(state.version, state.scene(eyes)) if state else None
        message = wire.State(
            table=self.view(),
            you=sorted(viewer.seats),
            tokens=viewer.opened,
            version=state.version if state else 0,
            since=since if first else 0,
            ply=state.ply if state else 0,
            moves=state.told(eyes, first) if state else [],
            turn=self.turn() if state else None,
            scene=viewer.shown.scene if viewer.shown else None,
            chat=self.chat,
            undo=self.request.view() if self.request else None,
            over=state.over() if state else None,
            chance=self.commitments(),
            missed=self._missed(viewer),
        )
        viewer.send(wire.encode(message))

    def commitments(self) -> wire.Commitments | None:
        """What the server and the browsers have committed to, while nonces are being revealed."""
        fixed = self.gathering.fixed
        if not fixed or self.state is None or not self.state.is_untouched():
            return None
        hashes = tuple(chance.Contribution(one.seats, one.hash) for one in fixed)  # no nonce before all are there
        return wire.Commitments(chance.commitment(self.row.secret), hashes)

    def _missed(self, viewer: Viewer) -> list[wire.Missed]:
        """What happened while the people at this browser were away; told until they act again."""
        if self.state is None:
            return []
        found = []
        for seat in sorted(viewer.seats):
            row = self.row.seats[seat]
            if row.left_at is not None and not row.away:
                found.append(self.state.missed(seat, row.left_at))
                found[-1].level = row.level or levels.USUAL_LEVEL
        return found

    def eyes(self, viewer: Viewer) -> int:
        """Through which seat's eyes a viewer sees the table."""
        if not viewer.seats:
            return SPECTATOR
        if viewer.look in viewer.seats and viewer.look is not None:
            return viewer.look
        asked = self.state.asked if self.state else -1
        return asked if asked in viewer.seats else min(viewer.seats)

    def here(self) -> tuple[set[int], int]:
        """The seats connected to this process, and the number of spectators."""
        return set().union(*(viewer.seats for viewer in self.viewers)), sum(not one.seats for one in self.viewers)

    @property
    def present(self) -> set[int]:
        """The seats connected to any process."""
        return self.here()[0] | self.world.elsewhere(self.row.code)[0]

    def view(self) -> wire.Table:
        """The table as everybody may know it."""
        made = view(self.row, self.present, self.here()[1] + self.world.elsewhere(self.row.code)[1])
        made.compiling = self.world.compiling(self.row.game) if self.state is None else None
        if self.state is not None:
            made.ply, made.asked = self.state.ply, self.state.asked
        return made

    def turn(self) -> wire.Turn:
        """Whose turn it is."""
        assert self.state is not None
        return wire.Turn(self.state.asked, self.state.held, self.state.may_undo(), self.thinking)

    @property
    def thinking(self) -> int | None:
        """The bot to move, at whichever process it thinks."""
        if self.state is None or self.row.status != "playing" or self.state.asked < 0:
            return None
        return self.state.asked if self._is_bot(self.state.asked) else None

    def _is_bot(self, seat: int) -> bool:
        row = self.row.seats[seat]
        return row.kind == "bot" or row.away

    def learn(self, request: Request | None) -> None:
        """Take over the request to undo, or that it was turned down, and tell all viewers if that is news."""
        if request is not None and self.state is not None and request.version < self.state.version:
            return
        before, self.request = self.request, request
        if request is not None and (before is None or before.view() != request.view()):
            self.tell(request.view())
        elif request is None and before is not None:
            self.tell(wire.UndoAnswered(before.number, False))

    def standing(self) -> Standing:
        """The place of this table's bots in the queue."""
        seated = min((viewer for viewer in self.viewers if viewer.seats), key=lambda one: min(one.seats), default=None)
        creator = self.world.creators.get(self.row.code, "")
        has_people = any(one.kind == "person" and not one.away for one in self.row.seats)
        return Standing(seated.address if seated is not None else creator, has_people)

    def tell(self, message: Any, but: Viewer | None = None) -> None:
        """Tell all viewers the same."""
        data = wire.encode(message)
        for viewer in tuple(self.viewers):
            if viewer is not but:
                viewer.send(data)

    def tell_everywhere(self, message: Any) -> None:
        """Tell all viewers the same, at every process."""
        self.tell(message)
        self.world.spread(self.row.code, message)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Tell all viewers how the table is taken."""
        if self.viewers:
            self.tell(wire.TableChanged(self.view()), but)

    def tell_update(self, kept: int) -> None:
        """Tell all viewers what has changed; those who see the same are sent the same."""
        state = self.state
        assert state is not None
        turn, over = self.turn(), state.over()
        first = 0 if over else kept  # at the end all is told anew: now everything may be read
        made: dict[tuple[int, int], bytes] = {}
        alike = Told()
        for viewer in tuple(self.viewers):
            before, eyes = viewer.shown, self.eyes(viewer)
            if before is None:
                self.greet(viewer, 0)
                continue
            viewer.shown = Shown(state.version, state.scene(eyes))
            key = (eyes, id(before.scene))
            if key not in made:
                changed = patch(before.scene, viewer.shown.scene, alike)
                told = state.told(eyes, first)
                made[key] = wire.encode(
                    wire.Update(state.version, before.version, state.ply, first, told, turn, changed, over)
                )
            viewer.send(made[key])

    def retell(self, chat: Sequence[ChatRow]) -> None:
        """What was said has changed: tell all viewers everything again."""
        self.chat = [wire.Chat(one.at, one.seat, one.name, one.text) for one in chat]
        for viewer in tuple(self.viewers):
            self.greet(viewer, 0)

    def hear(self, said: wire.Chat, number: int = 0) -> None:
        """Tell all what was said, once; `number` is that of the store, 0 if nobody else can tell it."""
        if number:
            if number in self._heard or number < self._first_heard:
                return
            self._heard.append(number)
        self.chat = [*self.chat, said][-SHOWN_CHAT:]
        self.tell(said)
