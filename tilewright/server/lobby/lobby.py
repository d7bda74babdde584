"""Tables before, between and after games: who has which seat and which token, and who may change that."""

import secrets
import time
from dataclasses import replace
from typing import Any

import msgspec

from tilewright import games
from tilewright.core.game import Facts
from tilewright.server import forms, names, wire
from tilewright.server.lobby import badges, chair, changes, listing
from tilewright.server.operator import moderation
from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.record.branch import Branched
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Conflict, Statement, append_lines
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.store.schema import SEATS, TABLES, ByHand
from tilewright.server.table import chance, note
from tilewright.server.table.hub import Hub
from tilewright.server.table.world import colour_of

MOST_TITLE = 60
NOBODY = Holder()
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that are easily confused


def _facts(name: str) -> Facts:
    try:
        return games.facts(name)
    except games.UnknownGameError:
        raise Refused(404, "no-game") from None


class Lobby:
    """Everything people do with tables before, between and after games."""

    def __init__(self, hub: Hub, is_limited: bool = False) -> None:
        self.hub = hub
        self.store = hub.store
        self._openings = listing.Openings(hub.store, is_limited)

    # ---- new tables

    async def create(self, wish: forms.Create, address: str = "", who: Holder = NOBODY) -> forms.Created:
        """A new table."""
        facts = _facts(wish.game)
        if len(wish.seats) not in facts.seats:
            raise Refused(422, "seats", least=facts.seats[0], most=facts.seats[-1])
        if wish.clock is not None and not (wish.clock.main_s or wish.clock.turn_s or wish.clock.days):
            raise Refused(422, "clock")
        row, tokens = self._new(facts, self._options(facts, wish.options), wish, who)
        clock = msgspec.json.encode(wish.clock).decode() if wish.clock else ""
        row = replace(row, clock=clock, patience=wish.patience, lot=wish.lot, rated=wish.rated, takeover=wish.takeover)
        row = replace(row, hints=wish.hints and not wish.rated)  # nor if the game is no longer rated later on
        row = _by_hand(row, wish.by_hand)
        _must_know_all(row)
        if all(seat.kind == "bot" for seat in row.seats):
            row = replace(row, status="playing")
        async with self._openings.opening(address, row):
            await self.store.write(*changes.insert(row))
        self.hub.world.created(row.code, address)
        self._prepare(facts.name)
        return await self._made(row, tokens)

    async def branch(
        self, game: Branched, wish: forms.Branch, address: str = "", who: Holder = NOBODY
    ) -> forms.Created:
        """A new table that continues from a point of another game; it starts at once unless a seat is open."""
        if len(wish.seats) != game.seats:
            raise Refused(422, "seats", least=game.seats, most=game.seats)
        row, tokens = self._new(_facts(game.name), dict(game.options), wish, who)
        knows_hands = game.start is not None and games.has_hands(game.name)
        row = _by_hand(row, "entered" if wish.by_hand and knows_hands else wish.by_hand)
        is_open = any(seat.kind == "open" for seat in row.seats)
        row = replace(row, status="open" if is_open else "playing", given=len(game.lines), start=game.start)
        async with self._openings.opening(address, row):
            await self.store.write(*changes.insert(row), *([append_lines(row.code, game.lines)] if game.lines else []))
        self.hub.world.created(row.code, address)
        return await self._made(row, tokens)

    def _new(
        self, facts: Facts, options: dict[str, str], wish: forms.Create | forms.Branch, who: Holder
    ) -> tuple[TableRow, dict[str, str]]:
        rows: list[SeatRow] = []
        tokens = {}
        for number, seat in enumerate(wish.seats):
            made, token = chair.wished(number, seat, rows, who)
            rows.append(made)
            if token is not None:
                tokens[str(number)] = token
        given = badges.colours([seat.colour for seat in wish.seats])
        rows = [replace(row, colour=colour) for row, colour in zip(rows, given, strict=True)]
        row = TableRow(
            code=self._code(),
            game=facts.name,
            revision=facts.revision,
            options=options,
            title=names.plain(wish.title)[:MOST_TITLE],
            public=wish.public,
            status="open",
            created=int(time.time()),
            host=next((row.seat for row in rows if row.kind == "person"), None),
            secret=chance.new_secret(),
            rematch=None,
            seats=tuple(rows),
            seen=int(time.time()),
        )
        return row, tokens

    async def _made(self, row: TableRow, tokens: dict[str, str]) -> forms.Created:
        if row.status == "playing":
            await self.hub.room(row.code)
        return forms.Created(await self.hub.table(row.code), tokens)

    def _prepare(self, game: str) -> None:
        """Load the game while seats are being taken."""
        if self.hub.loader.game(game) is None:
            self.hub.spawn(self.hub.loader.load(game))

    def _options(self, facts: Facts, chosen: dict[str, str]) -> dict[str, str]:
        try:
            facts.option_numbers(chosen)
        except ValueError:
            raise Refused(422, "no-option") from None
        return {option.name: chosen.get(option.name, option.usual) for option in facts.options}

    def _code(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(wire.CODE_LENGTH))

    # ---- seats

    async def join(self, code: str, join: forms.Join, who: Holder = NOBODY) -> forms.Joined:
        """Take an open seat."""
        row = await self._open(code)
        open_seats = chair.free(row, who)
        if not open_seats:
            raise Refused(409, "full")
        number = open_seats[0] if join.seat is None else join.seat
        if number not in open_seats:
            raise Refused(409, "seat-taken")
        seat, token = chair.wished(number, forms.NewSeat("person", join.name), row.seats, who)
        assert token is not None
        seat = replace(seat, colour=row.seats[number].colour)
        _must_know(row, seat)
        statements = [*changes.still_open(row.code), changes.set_seat(row.code, seat, must_be="open")]
        if row.host is None:
            statements.append(Statement(TABLES.update().where(TABLES.c.code == row.code).values(host=number)))
        await self._write(statements, "seat-taken")
        changed = await self.hub.changed(row.code)
        return forms.Joined(self.hub.view(changed), number, token)

    async def set_seat(self, code: str, number: int, wish: forms.NewSeat, who: Holder) -> forms.Changed:
        """The host decides who takes a seat."""
        row = await self._open(code)
        self._must_host(row, who)
        if not 0 <= number < len(row.seats) or number == row.host:
            raise Refused(409, "seat-taken")
        if row.by_hand and wish.kind == "bot":
            raise Refused(409, "by-hand")
        seat, token = chair.wished(number, wish, row.seats, who)
        _must_know(row, seat)
        colour = colour_of(row.seats[number]) if wish.colour is None else wish.colour
        recoloured = changes.recolour(row, number, colour)
        seat = replace(seat, colour=row.seats[number].colour)
        await self._write([*changes.still_open(row.code), changes.set_seat(row.code, seat), *recoloured], "busy")
        return forms.Changed(self.hub.view(await self.hub.changed(row.code)), token)

    async def set_colour(self, code: str, number: int, colour: int, who: Holder) -> wire.Table:
        """Before the game, players choose the colours of their seats, and the host those of any; two seats may swap."""
        row = await self._open(code)
        if not 0 <= number < len(row.seats):
            raise Refused(422, "malformed")
        if number not in who.seats(row):
            self._must_host(row, who)
        await self._write([*changes.still_open(row.code), *changes.recolour(row, number, colour)], "busy")
        return self.hub.view(await self.hub.changed(row.code))

    async def take_over(self, code: str, number: int, name: str, who: Holder) -> forms.Joined:
        """A visitor takes over a bot's seat in a running game. Nobody gets a second seat: it would show them a second
        hand.
        """
        row = await self.hub.row(code)
        if row.status != "playing":
            raise Refused(409, {"open": "not-started"}.get(row.status, row.status))
        if not row.takeover or row.rated:
            raise Refused(403, "no-takeover")
        if who.seats(row):
            raise Refused(409, "seated")
        if not 0 <= number < len(row.seats) or row.seats[number].kind != "bot":
            raise Refused(409, "seat-taken")
        bot = row.seats[number]
        seat, token = chair.wished(number, forms.NewSeat("person", name), row.seats, who)
        assert token is not None
        taken = replace(seat, colour=bot.colour, level=bot.level)
        await self._write(
            [*changes.still(row.code, "playing"), changes.set_seat(row.code, taken, must_be="bot")], "seat-taken"
        )
        changed = await self.hub.changed(row.code)
        await (await self.hub.room(row.code)).tell(note.took_over(number, bot.name))
        return forms.Joined(self.hub.view(changed), number, token)

    async def start(self, code: str, start: forms.Start, who: Holder) -> wire.Table:
        """The host starts the game."""
        row = await self._open(code)
        self._must_host(row, who)
        open_seats = [seat for seat in row.seats if seat.kind == "open"]
        if open_seats and start.fill is None:
            raise Refused(409, "open-seats")
        if open_seats and row.by_hand:
            raise Refused(409, "by-hand")
        seats = list(row.seats)
        for seat in open_seats:
            seats[seat.seat] = replace(chair.bot(seat.seat, start.fill, seats), colour=seat.colour)
        statements = [changes.set_seat(row.code, seats[seat.seat], "open") for seat in open_seats]
        begin = TABLES.update().where(TABLES.c.code == row.code, TABLES.c.status == "open").values(status="playing")
        await self._write([Statement(begin, must=1), *statements], "not-open")
        changed = await self.hub.changed(row.code)
        await self.hub.room(row.code)
        return self.hub.view(changed)

    async def leave(self, row: TableRow, number: int) -> wire.Table:
        """Leave a seat before the game: it is free again."""
        free = SeatRow(number, "open", "", None, None, False, colour=row.seats[number].colour)
        statements = [*changes.still_open(row.code), changes.set_seat(row.code, free)]
        if row.host == number:
            heir = next((one.seat for one in row.seats if one.kind == "person" and one.seat != number), None)
            statements.append(Statement(TABLES.update().where(TABLES.c.code == row.code).values(host=heir)))
        await self._write(statements, "not-open")
        return self.hub.view(await self.hub.changed(row.code))

    async def renew(self, code: str, number: int, who: Holder) -> forms.Renewed:
        """A new token for a seat; the old one is no longer valid."""
        row = await self.hub.row(code)
        self._must_sit(row, number, who)
        token = secrets.token_urlsafe(32)
        where = (SEATS.c.code == row.code, SEATS.c.seat == number, SEATS.c.token == row.seats[number].token)
        await self._write([Statement(SEATS.update().where(*where).values(token=token_hash(token)), must=1)], "stale")
        await self.hub.changed(row.code)
        return forms.Renewed(token)

    async def allow_analysis(self, code: str, number: int, allow: bool, who: Holder) -> wire.Table:
        """Say whether others may analyse this game while it is live."""
        row = await self.hub.row(code)
        self._must_sit(row, number, who)
        await self._change_seat(row.code, number, analysis=allow)
        return self.hub.view(await self.hub.changed(row.code))

    async def _change_seat(self, code: str, number: int, **values: Any) -> None:
        await self.store.write(changes.change_seat(code, number, values))

    # ---- moderation by the host

    async def mute(self, code: str, seat: int | None, muted: bool, who: Holder) -> wire.Table:
        """The host mutes or unmutes a seat, or all spectators."""
        row = await self.hub.row(code)
        self._must_host(row, who)
        if seat is not None and seat >= len(row.seats):
            raise Refused(422, "malformed")
        await self.store.write(moderation.muting(row.code, seat, muted))
        return self.hub.view(await self.hub.changed(row.code))

    async def close(self, code: str, who: Holder) -> wire.Table:
        """The host closes the table: before the game, or when nobody else is playing."""
        row = await self.hub.row(code)
        self._must_host(row, who)
        if row.status in ("over", "closed"):
            raise Refused(409, row.status)
        mine = who.seats(row)
        if row.status == "playing" and any(
            one.kind == "person" and not one.away and one.seat not in mine for one in row.seats
        ):
            raise Refused(409, "others-play")
        await self.store.write(moderation.closing(row.code))
        return self.hub.view(await self.hub.changed(row.code))

    # ---- rematch

    async def rematch(self, code: str, who: Holder, address: str) -> forms.Changed:
        """A new game for the same players, each moved by one seat; the old tokens open the new seats."""
        old = await self.hub.row(code)
        if not who.seats(old):
            raise Refused(403, "not-your-seat")
        if old.event is not None:
            raise Refused(409, "event-pairs")
        if old.status != "over":
            raise Refused(409, "closed" if old.status == "closed" else "not-over")
        if old.rematch is None:
            await self._again(old, who.seats(old))
        row = await self.hub.row(code)
        assert row.rematch is not None
        await self.hub.changed(row.code)
        self.hub.world.created(row.rematch, address)
        await self.hub.room(row.rematch)
        return forms.Changed(await self.hub.table(row.rematch))

    async def _again(self, old: TableRow, here: frozenset[int]) -> None:
        count = len(old.seats)
        seats = tuple(
            chair.again(old.seats[(number + 1) % count], number, here)  # everybody moves one seat towards the first
            for number in range(count)
        )
        host = None if old.host is None else (old.host - 1) % count
        made = TableRow(
            code=self._code(),
            game=old.game,
            revision=_facts(old.game).revision,
            options=old.options,
            title=old.title,
            public=old.public,
            status="playing",
            created=int(time.time()),
            host=host,
            secret=chance.new_secret(),
            rematch=None,
            seats=seats,
            seen=int(time.time()),
            clock=old.clock,
            patience=old.patience,
            rated=old.rated and all(seat.person is not None for seat in seats if seat.kind == "person"),
            takeover=old.takeover,
            hints=old.hints,
            by_hand=old.by_hand,
            previous=old.code,
        )
        first = TABLES.update().where(TABLES.c.code == old.code, TABLES.c.rematch.is_(None)).values(rematch=made.code)
        try:
            await self.store.write(Statement(first, must=1), *changes.insert(made))
        except Conflict:
            return  # somebody else has asked for it at the same moment

    # ---- checks

    async def _open(self, code: str) -> TableRow:
        row = await self.hub.row(code)
        if row.status != "open":
            raise Refused(409, "closed" if row.status == "closed" else "not-open")
        return row

    def _must_host(self, row: TableRow, who: Holder) -> None:
        if row.host is None or row.host not in who.seats(row):
            raise Refused(403, "not-host")

    def _must_sit(self, row: TableRow, number: int, who: Holder) -> None:
        if number not in who.seats(row):
            raise Refused(403, "not-your-seat")

    async def _write(self, statements: list[Statement], otherwise: str) -> None:
        try:
            await self.store.write(*statements)
        except Conflict:
            raise Refused(409, otherwise) from None


def _must_know(row: TableRow, seat: SeatRow) -> None:
    """Refused if somebody without a key wants to play a game that is rated."""
    if row.rated and seat.kind == "person" and seat.person is None:
        raise Refused(403, "rated")


def _by_hand(row: TableRow, by_hand: ByHand) -> TableRow:
    """A table as it is with the real game, if that is wished: people only, no clock, no lot, never rated or listed."""
    if not by_hand:
        return row
    if row.rated or row.lot or row.clock or any(seat.kind == "bot" for seat in row.seats):
        raise Refused(422, "by-hand")
    return replace(row, by_hand=by_hand, takeover=False, public=False)


def _must_know_all(row: TableRow) -> None:
    for seat in row.seats:
        _must_know(row, seat)
