"""Who is connected to which table in the other processes."""

from tilewright.server.peers.messages import Here
from tilewright.server.table.world import Attendance


class Presence:
    """What each of the other processes last reported about its tables."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Here]] = {}  # by table, then by process

    def hear(self, here: Here) -> bool:
        """Store what a process reports; returns whether anything has changed."""
        at = self._known.setdefault(here.code, {})
        before = at.get(here.by)
        if here.seats or here.spectators:
            at[here.by] = here
        else:
            at.pop(here.by, None)
        if not at:
            del self._known[here.code]
        return (before or Here(here.code, here.by, [], 0)) != here

    def drop(self, process: str) -> list[str]:
        """Forget a dead process; returns the tables that had viewers there."""
        codes = [code for code, at in self._known.items() if process in at]
        for code in codes:
            self.hear(Here(code, process, [], 0))
        return codes

    def clear(self) -> None:
        """Forget everything: all processes are asked again."""
        self._known.clear()

    def at(self, code: str) -> Attendance:
        """Who is connected to a table in other processes."""
        heard = self._known.get(code, {}).values()
        seats = {seat for here in heard for seat in here.seats}
        asking = {seat for here in heard for seat in here.asking}
        return Attendance(seats, sum(here.spectators for here in heard), asking)
