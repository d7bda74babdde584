"""The wait before the first draw of a game, in which browsers contribute to its draws."""

import asyncio
from collections.abc import Callable

from tilewright.server.table.audience import Audience
from tilewright.server.table.live import LiveTable


class Dealer:
    """Lets the browsers at one table contribute to the draws of its game."""

    def __init__(self, table: LiveTable, audience: Audience, wake: Callable[[], None]) -> None:
        self._table, self._audience, self._wake = table, audience, wake

    def prepare(self) -> bool:
        """Let browsers commit to nonces and reveal them; False if draws must wait, and then the room is woken later."""
        gathering = self._table.gathering
        if self._table.row.deal is not None:
            return True
        for viewer in self._audience.viewers:  # some may have connected while another process owned this room
            gathering.hear(viewer.seats, viewer.hash)
        if (wait_s := self._table.gathering_s()) > 0:
            asyncio.get_running_loop().call_later(wait_s, self._wake)
            return False
        if gathering.fixed is None and gathering.fix(self._table.people()):
            made = self._table.commitments()
            if made is not None:
                self._audience.tell_everywhere(made)
            return self.prepare()
        return True
