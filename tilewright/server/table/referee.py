"""What a command does to the game: lines for the log, or a refusal. The referee stores nothing."""

from typing import Any

from tilewright.core.move import Refusal
from tilewright.core.table import whose_turn
from tilewright.server import wire
from tilewright.server.refusal import Refused
from tilewright.server.table import byhand, step
from tilewright.server.table.audience import Audience
from tilewright.server.table.consent import Consent
from tilewright.server.table.live import LiveTable
from tilewright.server.table.state import State
from tilewright.server.table.step import Step
from tilewright.server.table.world import Sender


class Referee:
    """Rules on the commands at one table."""

    def __init__(self, table: LiveTable, consent: Consent, audience: Audience) -> None:
        self._table, self._consent, self._audience = table, consent, audience

    def has_done(self, command: Any, sender: Sender) -> bool:
        """Whether a command of this sender is already in the log."""
        state = self._table.state
        if state is None or getattr(command, "seat", None) not in sender.seats:
            return False
        if isinstance(command, wire.Play):
            return state.has_done(command.version, "move", command.seat, command.move)
        kind = {wire.End: "end", wire.Undo: "undo"}.get(type(command), "")
        return state.has_done(command.version, kind, command.seat, "")

    def rule(self, command: wire.Command, sender: Sender) -> list[Step]:
        """What a command adds to the log; nothing if it concerns nonces or only asks the others."""
        assert not isinstance(command, wire.Say | wire.SeatCommand)
        if isinstance(command, wire.Commit):
            self._table.gathering.hear(sender.seats, command.hash)
            return []
        if isinstance(command, wire.Play | wire.End | wire.Undo):
            self._must_play(command.seat, sender)
        state = self._table.playing()
        if isinstance(command, wire.Reveal):
            if not self._table.gathering.reveal(sender.seats, command.nonce):
                raise Refused(409, "no-commitment")
            return []
        if isinstance(command, wire.Consent):
            return self._consent.answer(state, command, sender)
        if not state.is_current(command.version):
            raise Refused(409, "stale")
        if not isinstance(command, wire.HandCommand) and command.seat not in sender.seats:
            raise Refused(403, "not-your-seat")
        if state.setup.by_hand:
            return byhand.rule(state, command, sender, self._audience.asking())
        if isinstance(command, wire.HandCommand):
            raise Refused(409, "not-by-hand")
        if isinstance(command, wire.Play):
            return self._play(state, command, sender)
        if isinstance(command, wire.End):
            return self._end(state, command)
        ply = state.free_ply()
        if ply is not None and command.seat in state.may_undo():
            return step.back(state, command.seat, ply)
        return self._consent.ask(state, command.seat, sender)

    def _must_play(self, seat: int, sender: Sender) -> None:
        """A player for whom a bot plays is told why, rather than that the game has moved on or is over."""
        if seat not in sender.seats or sender.is_bot:
            return
        if self._table.is_time_up(seat):
            raise Refused(409, "time-up")
        row = self._table.row
        if row.status == "playing" and row.seats[seat].away:
            raise Refused(409, "resigned" if row.seats[seat].resigned else "away")

    def _play(self, state: State, play: wire.Play, sender: Sender) -> list[Step]:
        if state.held is not None:
            raise Refused(409, "held", seat=state.held + 1)
        if state.is_untouched() and self._table.gathering_s() > 0:
            raise Refused(409, "gathering")
        if state.actor != play.seat:
            raise Refusal(state.game.facts.turn_clause, whose_turn(state.actor, play.seat))
        action = state.game.read(state.position, play.move)
        return step.move(state, action, not sender.is_bot, play.end or sender.is_bot, self._audience.asking())

    def _end(self, state: State, end: wire.End) -> list[Step]:
        """The end of a turn that is held."""
        if state.held != end.seat:
            raise Refused(409, "nothing-to-end")
        return step.end(state, end.seat, self._audience.asking())
