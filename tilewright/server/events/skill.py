"""Luck taken out: what the reviews of an event's games say about everybody's skill."""

import sqlalchemy as sa

from tilewright.server.analysis.reviews import Reviews
from tilewright.server.analysis.shown import Origin
from tilewright.server.events import shelf, veil
from tilewright.server.store.schema import PAIRINGS, REVIEWS
from tilewright.server.table.hub import Hub

LOOK_S = 5.0  # between two looks whether a game has been reviewed


class Skill:
    """Takes over what reviews say, once they are done."""

    def __init__(self, hub: Hub, reviews: Reviews) -> None:
        self._hub, self._reviews = hub, reviews

    async def look(self) -> None:
        """Note the skill at all tables whose review is done."""
        done = sa.and_(REVIEWS.c.source == sa.literal("t-") + PAIRINGS.c.code, REVIEWS.c.status == "done")
        found = sa.select(PAIRINGS.c.event, PAIRINGS.c.code).join(REVIEWS, done).where(PAIRINGS.c.skill.is_(None))
        for row in await self._hub.store.rows(found):
            await self._note(row.event, row.code)

    async def _note(self, event: str, code: str) -> None:
        table = await self._hub.store.table(code)
        if table is None or await veil.is_drawing(self._hub.store, table):
            return
        room = await self._hub.room(code)
        if room.state is not None:
            review = await self._reviews.show(Origin("t", code), room.state)
            await self._hub.store.write(shelf.judge(event, code, [seat.skill for seat in review.seats]))
