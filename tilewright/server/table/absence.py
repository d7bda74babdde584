"""For how long the players of a table have been disconnected, as far as this process knows."""

import time
from collections.abc import Collection


class Absence:
    """Since when each seat has had no connection to any process; at the earliest since the room was opened."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def see(self, seats: int, present: Collection[int]) -> None:
        """These seats are connected now, the others are not."""
        now = time.monotonic()
        for seat in range(seats):
            if seat in present:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, now)

    def begin_again(self, seat: int) -> None:
        """A player without a connection has just done something else."""
        if seat in self._since:
            self._since[seat] = time.monotonic()

    def seconds(self, seat: int) -> int | None:
        """For how long a seat has been disconnected; None if it is connected."""
        since = self._since.get(seat)
        return None if since is None else int(time.monotonic() - since)
