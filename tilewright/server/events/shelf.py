"""Events as they are stored."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from tilewright.server.events.forms import Form
from tilewright.server.events.pairing import Seating
from tilewright.server.events.standing import Seat
from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import ENTRANTS, EVENTS, PAIRINGS, RESULTS, TABLES, Status

DAY_S = 86_400


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event as stored."""

    code: str
    title: str
    form: Form
    game: str
    options: dict[str, str]
    seats: int
    rounds: int
    clock: str
    rated: bool
    level: str
    pause: int
    status: Status
    created: int
    ended: int | None
    round: int
    due: int | None
    host: str | None
    host_person: str | None

    def is_hosted_by(self, who: Holder) -> bool:
        """Whether somebody is the host."""
        has_token = self.host is not None and self.host in map(token_hash, who.tokens)
        return has_token or (who.person is not None and self.host_person == who.person)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who takes part, as stored."""

    event: str
    number: int
    name: str
    token: str | None
    person: str | None
    left: bool

    def is_(self, who: Holder) -> bool:
        """Whether this is they."""
        has_token = self.token is not None and self.token in map(token_hash, who.tokens)
        return has_token or (who.person is not None and self.person == who.person)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of an event: who has which seat."""

    event: str
    round: int
    number: int
    code: str
    players: Seating
    skill: tuple[float, ...] | None


@dataclass(frozen=True)
class Whole:
    """An event with everything that belongs to it."""

    row: EventRow
    entrants: list[EntrantRow]
    pairings: list[Pairing]
    tables: dict[str, TableRow]
    results: dict[str, tuple[Seat, ...]]

    def of_round(self, number: int) -> list[Pairing]:
        """The tables of a round."""
        return [one for one in self.pairings if one.round == number]

    def deal(self, pairing: Pairing) -> list[TableRow]:
        """All tables that have the same luck as this one."""
        row = self.tables.get(pairing.code)
        return [one for one in self.tables.values() if row is not None and row.deal and one.deal == row.deal]

    def entrant(self, who: Holder) -> EntrantRow | None:
        """Their place in the event."""
        return next((one for one in self.entrants if one.is_(who) and not one.left), None)


async def find(store: Store, code: str) -> EventRow:
    """An event; Refused if there is none."""
    rows = await store.rows(sa.select(EVENTS).where(EVENTS.c.code == code.upper())) if code.isalnum() else ()
    if not rows:
        raise Refused(404, "no-event")
    return _row(rows[0])


async def running(store: Store) -> list[EventRow]:
    """The events that have begun and are not over."""
    return [_row(one) for one in await store.rows(sa.select(EVENTS).where(EVENTS.c.status == "playing"))]


def _row(row: Any) -> EventRow:
    return EventRow(**{**row._mapping, "options": json.loads(row.options)})


async def whole(store: Store, row: EventRow) -> Whole:
    """An event with everything that belongs to it."""
    entrants = await store.rows(sa.select(ENTRANTS).where(ENTRANTS.c.event == row.code).order_by(ENTRANTS.c.number))
    paired = sa.select(PAIRINGS).where(PAIRINGS.c.event == row.code).order_by(PAIRINGS.c.round, PAIRINGS.c.number)
    pairings = [_pairing(one) for one in await store.rows(paired)]
    tables = await store.tables(sa.select(TABLES).where(TABLES.c.event == row.code))
    known = {(one.code, seat): skill for one in pairings for seat, skill in enumerate(one.skill or ())}
    results: dict[str, list[Seat]] = {}
    codes = [one.code for one in pairings]
    chosen = sa.select(RESULTS).where(RESULTS.c.code.in_(codes)).order_by(RESULTS.c.seat)
    for one in await store.rows(chosen) if codes else ():
        results.setdefault(one.code, []).append(Seat(one.score, one.place, known.get((one.code, one.seat))))
    return Whole(
        row,
        [EntrantRow(**one._mapping) for one in entrants],
        pairings,
        {one.code: one for one in tables},
        {code: tuple(seats) for code, seats in results.items()},
    )


def _pairing(row: Any) -> Pairing:
    skill = None if row.skill is None else tuple(json.loads(row.skill))
    return Pairing(row.event, row.round, row.number, row.code, tuple(json.loads(row.seats)), skill)


async def expire(store: Store, open_days: int, over_days: int) -> None:
    """Delete events that were never started, and those whose tables have been deleted (0 days: keep them)."""
    now = int(time.time())
    old = []
    if open_days:
        old.append(sa.and_(EVENTS.c.status == "open", EVENTS.c.created < now - open_days * DAY_S))
    if over_days:
        has_tables = sa.exists().where(TABLES.c.event == EVENTS.c.code)
        old.append(sa.and_(EVENTS.c.ended < now - over_days * DAY_S, ~has_tables))
    chosen = sa.select(EVENTS.c.code).where(sa.or_(*old)) if old else None
    for row in await store.rows(chosen) if chosen is not None else ():
        await store.write(
            Statement(EVENTS.delete().where(EVENTS.c.code == row.code)),
            Statement(ENTRANTS.delete().where(ENTRANTS.c.event == row.code)),
            Statement(PAIRINGS.delete().where(PAIRINGS.c.event == row.code)),
        )


# ---- changes


def insert(row: EventRow) -> Statement:
    """A new event."""
    return Statement(EVENTS.insert(), [{**asdict(row), "options": json.dumps(row.options)}])


def enter(entrant: EntrantRow) -> Statement:
    """Somebody takes part."""
    return Statement(ENTRANTS.insert(), [asdict(entrant)])


def change(row: EventRow, **values: Any) -> Statement:
    """A change of an event that is still in the same round, with the same status, and waits for the same."""
    same = (
        EVENTS.c.code == row.code,
        EVENTS.c.status == row.status,
        EVENTS.c.round == row.round,
        EVENTS.c.due.is_not_distinct_from(row.due),
    )
    return Statement(EVENTS.update().where(*same).values(**(values or {"code": row.code})), must=1)


def leave(entrant: EntrantRow) -> Statement:
    """Somebody does not take part any more."""
    where = (ENTRANTS.c.event == entrant.event, ENTRANTS.c.number == entrant.number)
    return Statement(ENTRANTS.update().where(*where).values(left=True), must=1)


def strike(entrant: EntrantRow) -> Statement:
    """Somebody leaves before the beginning: nothing of them is kept."""
    where = (ENTRANTS.c.event == entrant.event, ENTRANTS.c.number == entrant.number)
    return Statement(ENTRANTS.delete().where(*where), must=1)


def pair(event: str, number: int, codes: Sequence[str], tables: Sequence[Seating]) -> Statement:
    """The tables of a round; Conflict if it has been paired already."""
    rows = [
        {"event": event, "round": number, "number": at, "code": code, "seats": json.dumps(seats), "skill": None}
        for at, (code, seats) in enumerate(zip(codes, tables, strict=True), start=1)
    ]
    return Statement(PAIRINGS.insert(), rows)


def judge(event: str, code: str, skill: Sequence[float]) -> Statement:
    """The skill of a table's seats; none if its game cannot be judged to its end."""
    where = (PAIRINGS.c.event == event, PAIRINGS.c.code == code)
    return Statement(PAIRINGS.update().where(*where).values(skill=json.dumps([round(one, 2) for one in skill])))
