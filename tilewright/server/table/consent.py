"""The other players' consent to an undo: the open request of a table, who still has to agree, and how it ends.

A request is not in the log. Every process keeps it, and sees in the log whether it was granted or overtaken.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from tilewright.server import wire
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Line
from tilewright.server.table import step
from tilewright.server.table.audience import Audience
from tilewright.server.table.live import LiveTable
from tilewright.server.table.request import Request
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import Sender, World

MOST_REQUESTS = 1_000_000_000


class Consent:
    """Asks players to agree to an undo; nothing else changes the request of the table."""

    def __init__(self, world: World, table: LiveTable, audience: Audience) -> None:
        self._world, self._table, self._audience = world, table, audience

    def ask(self, state: State, seat: int, sender: Sender) -> list[Step]:
        """A seat asks to undo its last decision; returns the undo, if nobody else has a say."""
        if self._table.request is not None and self._table.request.seat == seat:
            return []  # it is open already
        if self._table.row.deal is not None:  # what was drawn since then comes again, at other tables, too
            raise Refused(409, "no-undo")
        ply = state.last_decision(seat)
        if ply is None:
            raise Refused(409, "nothing-to-undo")
        # players who are away have a say, too: their stand-in has shown their hand, and draws come out the same again
        holders = {
            row.seat
            for row in self._table.row.seats
            if row.kind == "person" and row.token is not None and not row.resigned
        }
        waiting = holders - sender.seats
        if not waiting:
            return step.back(state, seat, ply)
        number = secrets.randbelow(MOST_REQUESTS)  # other processes count for themselves
        self._learn_everywhere(Request(number, seat, ply, state.version, waiting))
        return []

    def answer(self, state: State, consent: wire.Consent, sender: Sender) -> list[Step]:
        """A player agrees, declines or withdraws; returns the undo, once everybody has agreed."""
        request = self._table.request
        if request is None or request.number != consent.request:
            raise Refused(409, "no-request")
        mine = request.waiting & sender.seats
        is_withdrawn = request.seat in sender.seats and not consent.agree
        if not mine and not is_withdrawn:
            raise Refused(403, "not-your-seat")
        if not consent.agree:
            self._learn_everywhere(None, request.seat if is_withdrawn else min(mine))
        elif request.waiting - mine:
            self._learn_everywhere(replace(request, waiting=request.waiting - mine))
        else:
            return step.back(state, request.seat, request.ply)
        return []

    def learn(self, request: Request | None, by: int | None = None) -> None:
        """Take over the request to undo, or that a seat has declined or withdrawn it, and tell all viewers if that is
        new.
        """
        if request is not None and self._table.state is not None and request.version < self._table.version:
            return
        before, self._table.request = self._table.request, request
        if request is not None and (before is None or before.view() != request.view()):
            self._audience.tell(request.view())
        elif request is None and before is not None:
            is_withdrawn = by == before.seat
            answered = wire.UndoAnswered(before.number, "withdrawn" if is_withdrawn else "declined", by)
            self._audience.tell(answered)

    def settle(self, lines: Sequence[Line]) -> None:
        """The log has grown: the request was granted or overtaken. Every process sees that by itself."""
        request = self._table.request
        outcome = request.outcome(lines) if request is not None else None
        if request is not None and outcome is not None:
            self._table.request = None
            self._audience.tell(wire.UndoAnswered(request.number, outcome))

    def _learn_everywhere(self, request: Request | None, by: int | None = None) -> None:
        before = self._table.request
        if request is not None and before is not None and request.number != before.number:
            self.learn(None)  # the new request replaces it
        self.learn(request, by)
        self._world.share(self._table.row.code, request, by)
