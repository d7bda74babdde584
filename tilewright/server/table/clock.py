"""The clocks of a table: how much time each seat has left, reckoned from the lines of the log alone.

Every line carries the service time at which it was written, so all processes reckon the same, whenever they read it.
A "clock" line lists the seats whose time runs from then on when they are to move; nobody's runs before the first one.
"""

from dataclasses import dataclass, replace

import msgspec

from tilewright.core.game import CHANCE
from tilewright.server.store.change import Line
from tilewright.server.wire import Clock

DAY_MS = 86_400_000
SECOND_CHANCE_MS = 30_000  # at least, for a player who takes the seat back after their time was up


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks as they stood when the last line was written."""

    rule: Clock
    left: tuple[int, ...]  # milliseconds for each seat
    credited: tuple[int, ...]  # for each seat, the ply up to which its turns have earned their seconds
    running: frozenset[int] = frozenset()  # the seats that spend time when they are to move
    at: int = 0  # service time of the last line
    asked: int = CHANCE  # who is to move since then
    turn: int | None = None  # the seat whose turn it is: chance may be to move in the middle of it

    @classmethod
    def new(cls, rule: Clock, seats: int) -> "Clocks":
        """Full clocks, which do not run yet."""
        return cls(rule, (_full_ms(rule),) * seats, (-1,) * seats)

    # ---- what the log says

    def after(self, line: Line, asked: int, ply: int) -> "Clocks":
        """The clocks after the next line, when `asked` is to move and `ply` moves count."""
        at = self.at if line.at is None else max(line.at, self.at)
        spent = replace(self, left=self.left_ms(at), at=at)
        if line.kind == "clock":
            spent = spent._run(_seats(line.words))
        elif line.kind in ("flag", "resign"):
            spent = spent._stop(line.seat, is_up=line.kind == "flag")
        return replace(spent._pass_turn(asked, ply, line.kind == "undo"), asked=asked)

    def _run(self, seats: frozenset[int]) -> "Clocks":
        """The clocks of these seats run; a clock that was at zero gets a second chance."""
        again = [seat for seat in seats - self.running if self.left[seat] == 0]
        return replace(self._with(*again, ms=_second_ms(self.rule)), running=seats)

    def _stop(self, seat: int, is_up: bool) -> "Clocks":
        stopped = replace(self, running=self.running - {seat})
        return stopped._with(seat, ms=0) if is_up else stopped

    def _pass_turn(self, asked: int, ply: int, is_undo: bool) -> "Clocks":
        """Another seat may be to move. An undo gives no time back, and a turn played again earns nothing twice."""
        if asked < 0 or asked == self.turn:
            return self
        passed = replace(self, turn=asked)
        if is_undo:
            return passed
        if self.rule.days:
            return passed._with(asked, ms=_full_ms(self.rule))
        return passed._credit(self.turn, ply)

    def _credit(self, seat: int | None, ply: int) -> "Clocks":
        if seat is None or seat not in self.running or ply <= self.credited[seat]:
            return self
        earned = self._with(seat, ms=self.left[seat] + self.rule.turn_s * 1000)
        return replace(earned, credited=_set(self.credited, seat, ply))

    def _with(self, *seats: int, ms: int) -> "Clocks":
        left = self.left
        for seat in seats:
            left = _set(left, seat, ms)
        return replace(self, left=left)

    # ---- what follows from it

    def left_ms(self, now: int) -> tuple[int, ...]:
        """How much time each seat has left at a service time."""
        if not self.is_running:
            return self.left
        return _set(self.left, self.asked, max(0, self.left[self.asked] - max(0, now - self.at)))

    @property
    def is_running(self) -> bool:
        """Whether the seat to move spends time."""
        return self.asked in self.running

    @property
    def due(self) -> int | None:
        """The service time at which the seat to move runs out of time."""
        return self.at + self.left[self.asked] if self.is_running else None

    def is_up(self, seat: int, now: int) -> bool:
        """Whether a seat has run out of time, whether or not the log says so already."""
        return self.left_ms(now)[seat] == 0


def rule_of(stored: str) -> Clock | None:
    """The clock of a table, as stored; None if it has none."""
    return msgspec.json.decode(stored, type=Clock) if stored else None


def line_of(seats: frozenset[int]) -> str:
    """The words of a "clock" line."""
    return " ".join(map(str, sorted(seats)))


def _seats(words: str) -> frozenset[int]:
    return frozenset(map(int, words.split()))


def _full_ms(rule: Clock) -> int:
    return rule.days * DAY_MS if rule.days else (rule.main_s + rule.turn_s) * 1000


def _second_ms(rule: Clock) -> int:
    return rule.days * DAY_MS if rule.days else max(rule.turn_s * 1000, SECOND_CHANCE_MS)


def _set(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
