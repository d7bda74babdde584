"""Those who are at one table, and what each of them is told: everything when they come, then what changes."""

import time
from collections.abc import Sequence
from typing import Any

from tilewright.core.scene import SPECTATOR
from tilewright.server import wire
from tilewright.server.patch import Told, patch
from tilewright.server.state import State
from tilewright.server.store import SHOWN_CHAT, ChatRow, TableRow
from tilewright.server.thinker import Thinker
from tilewright.server.world import Request, Shown, Viewer, World, view


class Audience:
    """The viewers of a table, and what is to be seen there."""

    def __init__(self, world: World, row: TableRow, chat: Sequence[ChatRow]) -> None:
        self.world = world
        self.row = row
        self.state: State | None = None
        self.chat = [wire.Chat(one.at, one.seat, one.name, one.text) for one in chat]
        self.request: Request | None = None  # to take back
        self.thinker = Thinker(world, row.code)
        self.viewers: set[Viewer] = set()
        self.idle_since = time.monotonic()

    def enter(self, viewer: Viewer, since: int) -> None:
        """A viewer comes, or says again what they know."""
        self.viewers.add(viewer)
        self.greet(viewer, since)
        self.tell_table(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        if not self.viewers and self.state is not None:
            self.state.forget()
        self.tell_table()

    def dismiss(self, seats: frozenset[int]) -> None:
        """The tokens of these seats are void: viewers who used them reconnect with what they have now."""
        for viewer in tuple(self.viewers):
            if viewer.seats & seats:
                viewer.seats -= seats  # at once: more may be on its way from them
                viewer.stop()

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
        )
        viewer.send(wire.encode(message))

    def eyes(self, viewer: Viewer) -> int:
        """Through which seat's eyes a viewer sees the table."""
        if not viewer.seats:
            return SPECTATOR
        if viewer.look in viewer.seats and viewer.look is not None:
            return viewer.look
        asked = self.state.asked if self.state else -1
        return asked if asked in viewer.seats else min(viewer.seats)

    def view(self) -> wire.Table:
        """The table as everybody may know it."""
        present: set[int] = set().union(*(viewer.seats for viewer in self.viewers))
        made = view(self.row, present, sum(not viewer.seats for viewer in self.viewers))
        made.compiling = self.world.compiling(self.row.game) if self.state is None else None
        if self.state is not None:
            made.ply, made.asked = self.state.ply, self.state.asked
        return made

    def turn(self) -> wire.Turn:
        """Whose turn it is."""
        assert self.state is not None
        return wire.Turn(self.state.asked, self.state.held, self.state.may_undo(), self.thinker.seat)

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

    def hear(self, said: wire.Chat) -> None:
        """Tell all what was said."""
        self.chat = [*self.chat, said][-SHOWN_CHAT:]
        self.tell(said)
