"""Events: made, entered, started and left; and their rounds, each paired exactly once in whichever process."""

import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from tilewright import games
from tilewright.server import names, wire
from tilewright.server.bots import levels
from tilewright.server.events import forms, page, pairing, shelf, veil
from tilewright.server.events.pairing import Past, Seating
from tilewright.server.events.shelf import EntrantRow, EventRow, Whole
from tilewright.server.lobby import badges, chair, changes
from tilewright.server.lobby.lobby import LETTERS, MOST_TITLE
from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.table import chance
from tilewright.server.table.hub import Hub
from tilewright.server.table.world import Sender

log = logging.getLogger(__name__)

MOST_ENTRANTS = 48
LOOK_S = 1.0  # between two looks whether a round is over
LEAST_TABLES = 2  # with the same luck: otherwise there is nothing to compare
TRIES = 8  # at a change that others make at the same time


def new_code() -> str:
    """A code nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(wire.CODE_LENGTH))


class Events:
    """What people do with events, and what happens by itself."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store

    # ---- before the first round

    async def create(self, wish: forms.NewEvent, who: Holder) -> forms.Entered:
        """A new event; its host plays if they give a name."""
        if wish.game not in games.names():
            raise Refused(404, "no-game")
        facts, level = games.facts(wish.game), wish.level or levels.USUAL_LEVEL
        if wish.seats not in facts.seats:
            raise Refused(422, "seats", least=facts.seats[0], most=facts.seats[-1])
        if wish.clock is not None and not (wish.clock.main_s or wish.clock.turn_s or wish.clock.days):
            raise Refused(422, "clock")
        if level not in levels.LEVELS:
            raise Refused(422, "no-level")
        try:
            facts.option_numbers(wish.options)
        except ValueError:
            raise Refused(422, "no-option") from None
        token = secrets.token_urlsafe(32)
        row = EventRow(
            code=new_code(),
            title=names.plain(wish.title)[:MOST_TITLE],
            form=wish.form,
            game=wish.game,
            options={option.name: wish.options.get(option.name, option.usual) for option in facts.options},
            seats=wish.seats,
            rounds=0 if wish.form == "circle" else wish.rounds,
            clock=msgspec.json.encode(wish.clock).decode() if wish.clock else "",
            rated=wish.rated,
            level=level,
            pause=wish.pause,
            status="open",
            created=int(time.time()),
            ended=None,
            round=0,
            due=None,
            host=token_hash(token),
            host_person=who.person,
        )
        first = [shelf.enter(self._entrant(row, [], wish.name, token, who))] if wish.name else []
        await self._store.write(shelf.insert(row), *first)
        return await self._entered(row.code, token)

    def _entrant(self, row: EventRow, others: Sequence[EntrantRow], name: str, token: str, who: Holder) -> EntrantRow:
        shown = names.name(name)
        if not shown:
            raise Refused(422, "no-name")
        if row.rated and who.person is None:
            raise Refused(403, "rated")
        number = max((one.number for one in others), default=-1) + 1
        called = names.numbered(shown, [one.name for one in others])
        return EntrantRow(row.code, number, called, token_hash(token), who.person, False)

    async def _entered(self, code: str, token: str, person: str | None = None) -> forms.Entered:
        return forms.Entered(await self.show(code, Holder((token,), person)), token)

    async def enter(self, code: str, name: str, who: Holder) -> forms.Entered:
        """Take part. Somebody who does already gets no second place."""
        for _ in range(TRIES):
            event = await self._whole(code)
            if event.row.status != "open":
                raise Refused(409, "not-open")
            if event.entrant(who) is not None:
                raise Refused(409, "seated")
            if len(event.entrants) >= MOST_ENTRANTS:
                raise Refused(409, "full")
            token = self._token(event.row, who)
            made = self._entrant(event.row, event.entrants, name, token, who)
            try:
                await self._store.write(shelf.change(event.row), shelf.enter(made))
            except Conflict:
                continue
            return await self._entered(event.row.code, token, who.person)
        raise Refused(409, "busy")

    def _token(self, row: EventRow, who: Holder) -> str:
        """A new token; a host who decides to play keeps theirs."""
        return next((one for one in who.tokens if token_hash(one) == row.host), None) or secrets.token_urlsafe(32)

    async def start(self, code: str, who: Holder) -> forms.EventPage:
        """The host starts the first round, or the next one without waiting."""
        event = await self._whole(code)
        self._must_host(event.row, who)
        row = event.row
        if row.status not in ("open", "playing"):
            raise Refused(409, row.status)
        if row.round and row.due is None:
            raise Refused(409, "not-over")
        if len([one for one in event.entrants if not one.left]) < (1 if row.form == "duplicate" else 2):
            raise Refused(409, "alone")
        try:
            await self._begin(event)
        except Conflict:
            raise Refused(409, "busy") from None
        return await self.show(code, who)

    # ---- at any time

    async def show(self, code: str, who: Holder) -> forms.EventPage:
        """An event as somebody may see it."""
        return page.page(await self._whole(code), who)

    async def remove(self, code: str, number: int, who: Holder) -> forms.EventPage:
        """Somebody leaves, or the host removes them: a bot takes their place."""
        event = await self._whole(code)
        found = next((one for one in event.entrants if one.number == number and not one.left), None)
        if found is None or event.row.status not in ("open", "playing"):
            raise Refused(409, "stale")
        if not found.is_(who):
            self._must_host(event.row, who)
        try:
            if event.row.status == "open":
                await self._store.write(shelf.change(event.row), shelf.strike(found))
            else:
                await self._store.write(shelf.leave(found))
        except Conflict:
            raise Refused(409, "busy") from None
        await self._seat_bots(await self._whole(code))
        return await self.show(code, who)

    async def _seat_bots(self, event: Whole) -> None:
        """A bot plays on for everybody who has left."""
        gone = {one.number for one in event.entrants if one.left}
        for one in event.of_round(event.row.round):
            row = event.tables.get(one.code)
            for seat, player in enumerate(one.players):
                if player in gone and row is not None and row.status == "playing" and not row.seats[seat].away:
                    room = await self._hub.room(one.code)
                    room.ask(wire.Leave(seat, event.row.level), Sender(frozenset({seat}), "", lambda refuse: None))

    async def close(self, code: str, who: Holder) -> forms.EventPage:
        """The host ends an event early; games that are being played go on."""
        event = await self._whole(code)
        self._must_host(event.row, who)
        if event.row.status not in ("open", "playing"):
            raise Refused(409, event.row.status)
        try:
            await self._store.write(shelf.change(event.row, status="closed", ended=int(time.time()), due=None))
        except Conflict:
            raise Refused(409, "busy") from None
        return await self.show(code, who)

    def _must_host(self, row: EventRow, who: Holder) -> None:
        if not row.is_hosted_by(who):
            raise Refused(403, "not-host")

    async def _whole(self, code: str) -> Whole:
        return await shelf.whole(self._store, await shelf.find(self._store, code))

    # ---- by itself

    async def advance(self) -> None:
        """Look whether a round is over or the next one is due; with several processes, one of them succeeds."""
        for row in await shelf.running(self._store):
            try:
                await self._advance(await shelf.whole(self._store, row))
            except Conflict:
                pass  # another process was first
            except Refused:
                log.exception("event %s cannot go on", row.code)

    async def _advance(self, event: Whole) -> None:
        row, now = event.row, int(time.time())
        tables = [event.tables[one.code] for one in event.of_round(row.round) if one.code in event.tables]
        if veil.is_live(tables):
            await self._seat_bots(event)
            await self._open(tables)
        elif row.round >= row.rounds or all(one.left for one in event.entrants):
            await self._store.write(shelf.change(row, status="over", ended=now, due=None))
        elif tables and all(one.status == "closed" for one in tables):  # archived: nobody has come for weeks
            await self._store.write(shelf.change(row, status="closed", ended=now, due=None))
        elif row.due is None:
            await self._store.write(shelf.change(row, due=now + row.pause))
        elif row.due <= now:
            await self._begin(event)

    async def _open(self, tables: Sequence[TableRow]) -> None:
        """Tables where a bot is to move, or nobody yet, are open somewhere: their process may have died."""
        for row in tables:
            waits = row.asked is None or row.seats[row.asked].kind == "bot" or row.seats[row.asked].away
            if row.status != "playing" or not waits or row.code in self._hub.rooms:
                continue
            if self._hub.relay is None or await self._hub.relay.is_free(row.code):
                await self._hub.open_again(row.code)

    # ---- a round

    async def _begin(self, event: Whole) -> None:
        """Pair the next round, and open its tables; Conflict if somebody else has."""
        row, number = event.row, event.row.round + 1
        rounds = row.rounds
        if row.form == "circle" and not row.round:
            rounds = pairing.rounds_of_circle(len(event.entrants), row.seats)
        made = self._paired(event)
        is_set = row.form == "duplicate"
        secret, deal = chance.new_secret(), new_code() if is_set else None
        tables = [self._table(event, one, secret if is_set else chance.new_secret(), deal) for one in made]
        await self._store.write(
            shelf.change(row, status="playing", round=number, rounds=rounds, due=None),
            *(statement for one in tables for statement in changes.insert(one)),
            shelf.pair(row.code, number, [one.code for one in tables], made),
        )
        for one in tables:
            self._hub.world.created(one.code, "")
            await self._hub.open_again(one.code)

    def _paired(self, event: Whole) -> list[Seating]:
        row, number = event.row, event.row.round
        gone = {one.number for one in event.entrants if one.left}
        everybody = [one.number for one in event.entrants]
        here = [one for one in everybody if one not in gone]
        past = Past.of([one.players for one in event.pairings])
        if row.form == "duplicate":
            made = pairing.duplicate(everybody, row.seats, LEAST_TABLES, number)
        elif row.form == "circle":
            made = pairing.circle(everybody if row.seats == 2 else here, row.seats, number, past)
        else:
            ranked = page.ranked(event, here)
            made = pairing.swiss(
                [one.number for one in ranked], {one.number: one.score for one in ranked}, row.seats, past
            )
        without = [tuple(None if one in gone else one for one in table) for table in made]
        return without if row.form == "duplicate" else [one for one in without if any(seat is not None for seat in one)]

    def _table(self, event: Whole, players: Seating, secret: str, deal: str | None) -> TableRow:
        row, now = event.row, int(time.time())
        seats: list[SeatRow] = []
        for seat, player in enumerate(players):
            found = next((one for one in event.entrants if one.number == player), None)
            if found is None:
                taken = [SeatRow(-1, "person", one.name, None, None, False) for one in event.entrants]
                seats.append(chair.bot(seat, row.level, [*seats, *taken]))
            else:
                seats.append(SeatRow(seat, "person", found.name, None, found.token, False, person=found.person))
        colours = badges.colours([None] * len(seats))
        return TableRow(
            code=new_code(),
            game=row.game,
            revision=games.facts(row.game).revision,
            options=row.options,
            title=row.title,
            public=False,
            status="playing",
            created=now,
            host=None,
            secret=secret,
            rematch=None,
            seats=tuple(replace(one, colour=colour) for one, colour in zip(seats, colours, strict=True)),
            seen=now,
            clock=row.clock,
            rated=row.rated and all(one.person is not None for one in seats if one.kind == "person"),
            event=row.code,
            deal=deal,
            muted=deal is not None,  # who has played this deal may watch, but not tell what comes
        )
