"""One person's data: export and deletion. A person is identified by an id, a name, a token or a seat."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import sqlalchemy as sa

from tilewright.core import byhand, ending
from tilewright.core.game import CHANCE
from tilewright.core.record import Record
from tilewright.server.events import veil
from tilewright.server.operator import notice
from tilewright.server.people import account
from tilewright.server.people.account import NAMELESS
from tilewright.server.people.holder import token_hash
from tilewright.server.record import people
from tilewright.server.store.change import Conflict, Line, Statement, learned
from tilewright.server.store.database import SeatRow, Store, TableRow
from tilewright.server.store.schema import CHAT, ENTRANTS, PERSONS, PUSHES, RESULTS, SEATS, TABLES
from tilewright.server.table import chance, loss, lot, story
from tilewright.server.table.setup import Setup


@dataclass(frozen=True)
class Person:
    """The seats somebody has, the name they chat under as a spectator, and their id if they have keys."""

    seats: tuple[tuple[str, int], ...]  # code and seat
    name: str | None = None
    id: str | None = None


async def is_known(store: Store, person: Person) -> bool:
    """Whether the store has any data about a person."""
    if person.seats or person.id is not None:
        return True
    return bool(await store.rows(sa.select(CHAT.c.id).where(_said(person)).limit(1)))


async def by_id(store: Store, number: str) -> Person:
    """The person with this id, at all their tables."""
    rows = await store.rows(sa.select(PERSONS.c.id).where(PERSONS.c.id == number))
    return replace(await _seated(store, SEATS.c.person == number), id=number) if rows else Person(())


async def by_name(store: Store, name: str) -> Person:
    """Everybody with exactly this name: names are not unique."""
    return replace(await _seated(store, SEATS.c.name == name, SEATS.c.kind == "person"), name=name)


async def by_token(store: Store, token: str) -> Person:
    """The holder of a token; after a rematch it opens a seat at each table."""
    return await _seated(store, SEATS.c.token == token_hash(token))


async def by_seat(store: Store, code: str, seat: int) -> Person:
    """The person on a seat, at all tables where their token is valid."""
    here = await store.rows(
        sa.select(SEATS).where(SEATS.c.code == code, SEATS.c.seat == seat, SEATS.c.kind == "person")
    )
    if not here:
        return Person(())
    if here[0].token is None:
        return Person(((code, seat),))
    return await _seated(store, SEATS.c.token == here[0].token)


async def _seated(store: Store, *conditions: sa.ColumnElement[bool]) -> Person:
    rows = await store.rows(sa.select(SEATS.c.code, SEATS.c.seat).where(*conditions).order_by(SEATS.c.code))
    return Person(tuple((row.code, row.seat) for row in rows))


# ---- export


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All data about a person."""
    tables = []
    for code in sorted({code for code, _ in person.seats}):
        row = await store.table(code)
        if row is not None:
            mine = [seat for where, seat in person.seats if where == code]
            tables.append(await _table(store, row, mine))
    said = await store.rows(sa.select(CHAT).where(_said(person)).order_by(CHAT.c.id))
    chat = [{"table": one.code, "at": one.at, "seat": one.seat, "name": one.name, "text": one.text} for one in said]
    own = await account.export(store, person.id) if person.id else {}
    told = [*own.get("notifications", ()), *await _notified(store, person)]
    return {**own, "tables": tables, "chat": chat, "notifications": told}


async def _notified(store: Store, person: Person) -> list[dict[str, Any]]:
    """The browsers that are told when it is the turn of a person's seats."""
    mine = sa.select(SEATS.c.token).where(sa.tuple_(SEATS.c.code, SEATS.c.seat).in_(person.seats))
    columns = (PUSHES.c.endpoint, PUSHES.c.language, PUSHES.c.at)
    return [row._asdict() for row in await store.rows(sa.select(*columns).where(PUSHES.c.player.in_(mine)))]


async def _table(store: Store, row: TableRow, mine: Sequence[int]) -> dict[str, Any]:
    lines = await store.lines(row.code)
    return {
        "code": row.code,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "created": row.created,
        "seen": row.seen,
        "is_host": row.host in mine,
        "seats": [_seat(row.seats[seat]) for seat in mine],
        "record": (await record(store, row, lines, min(mine))).write(),
    }


def _seat(seat: SeatRow) -> dict[str, Any]:
    return {"seat": seat.seat, "name": seat.name, "away": seat.away, "muted": seat.muted, "analysis": seat.analysis}


async def record(store: Store, row: TableRow, lines: Sequence[Line], viewer: int) -> Record:
    """A table's record as a seat may read it, made from the log alone: the game need not be compiled, and may have
    changed its revision since.
    """
    moves: list[Line] = []
    contributions: tuple[chance.Contribution, ...] = ()
    began = None
    for line in lines:
        if line.kind == "move":
            moves.append(line)
        elif line.kind == "undo":
            del moves[int(line.words) :]
        elif line.kind == "learn":
            for ply, other in learned(line.words).items():
                moves[ply] = replace(moves[ply], words=other)
        elif line.kind == "chance":
            contributions = chance.stored(line.words)
        elif line.kind == "lot":
            began = lot.drawn(line)
    notes = [f"table {row.code}", *(one.note for one in loss.among(lines))]
    words = [line.words for line in moves]
    if row.by_hand:
        unseen = {ply for ply, line in enumerate(moves) if line.seat == CHANCE and story.is_assumed(line.told)}
        notes += byhand.notes(unseen if row.by_hand == "unknown" else set(), row.given)
        notes += [ending.stopped_note(len(moves))] if any(line.kind == "stop" for line in lines) else []
    elif row.status == "over" and not await veil.is_drawing(store, row):
        notes += chance.notes(row.secret, contributions, row.given, began, row.deal is not None)
    else:
        notes.append(chance.COMMITMENT_NOTE + chance.commitment(row.secret))
    if row.status != "over":
        words = [msgspec.json.decode(story.read(line.told, viewer))["words"] for line in moves]
    notes += (await people.played(store, row)).notes()
    start = Setup.of(row).shown_start(row.game, row.status == "over") if row.start is not None else None
    return Record(row.game, row.revision, len(row.seats), dict(row.options), tuple(words), tuple(notes), position=start)


def _said(person: Person) -> sa.ColumnElement[bool]:
    seated = sa.tuple_(CHAT.c.code, CHAT.c.seat).in_(person.seats)
    return sa.or_(seated, sa.and_(CHAT.c.seat.is_(None), CHAT.c.name == person.name)) if person.name else seated


# ---- deletion


async def forget(store: Store, person: Person, keeps_playing: bool = False) -> None:
    """Delete a person's name, chat and tokens, table by table, then their keys and ratings, and tell running servers.
    Somebody who keeps playing keeps the tokens of running games.
    """
    await _forget_seats(store, person.seats, keeps_playing)
    if person.id is not None:
        await store.write(*account.deletion(person.id))
        joined = await _seated(store, SEATS.c.person == person.id)  # in the meantime
        await _forget_seats(store, joined.seats, keeps_playing)
    talked = await store.rows(sa.select(CHAT.c.code).where(_said(person)).distinct())
    if codes := [row.code for row in talked]:
        await store.write(
            Statement(CHAT.delete().where(_said(person))), *notice.statements(store, notice.PERSON, codes, seats=[])
        )


async def _forget_seats(store: Store, seats: Sequence[tuple[str, int]], keeps_playing: bool) -> None:
    for code in sorted({code for code, _ in seats}):
        mine = [seat for where, seat in seats if where == code]
        while not await _forget_at(store, code, mine, keeps_playing):
            pass  # the game has just started or ended: try again


async def _forget_at(store: Store, code: str, mine: Sequence[int], keeps_playing: bool) -> bool:
    row = await store.table(code)
    if row is None:
        return True
    unchanged = TABLES.update().where(TABLES.c.code == code, TABLES.c.status == row.status).values(status=row.status)
    statements = [statement for seat in mine for statement in _forget_seat(row, seat, keeps_playing)]
    left = [seat for seat in mine if _token(row, seat, keeps_playing) is None]
    told = notice.statements(store, notice.PERSON, [code], seats=left)
    try:
        await store.write(Statement(unchanged, must=1), *statements, *_new_host(row, left), *told)
    except Conflict:
        return False
    return True


def _forget_seat(row: TableRow, seat: int, keeps_playing: bool) -> list[Statement]:
    where = (SEATS.c.code == row.code, SEATS.c.seat == seat)
    token = _token(row, seat, keeps_playing)
    is_left = row.status == "playing" and (token is None or row.seats[seat].away)
    gone: dict[str, Any] = {"name": NAMELESS, "token": token, "person": None, "away": is_left}
    if row.status == "open":
        gone = {"kind": "open", "name": "", "token": None, "person": None, "away": False}
    result = RESULTS.update().where(RESULTS.c.code == row.code, RESULTS.c.seat == seat)
    return [
        Statement(SEATS.update().where(*where).values(gone)),
        Statement(result.values(name=NAMELESS, person=None)),
        Statement(CHAT.delete().where(CHAT.c.code == row.code, CHAT.c.seat == seat)),
        *(_forget_token(row.seats[seat].token) if token is None else []),
    ]


def _forget_token(token: str | None) -> list[Statement]:
    """Nobody is notified any more, and an event keeps nothing but a nameless place."""
    entrant = ENTRANTS.update().where(ENTRANTS.c.token == token)
    return [
        Statement(PUSHES.delete().where(PUSHES.c.player == token)),
        Statement(entrant.values(name=NAMELESS, token=None, person=None, left=True)),
    ]


def _token(row: TableRow, seat: int, keeps_playing: bool) -> str | None:
    """The token that a seat keeps."""
    return row.seats[seat].token if keeps_playing and row.status == "playing" else None


def _new_host(row: TableRow, gone: Sequence[int]) -> list[Statement]:
    if row.host not in gone:
        return []
    heirs = [one.seat for one in row.seats if one.kind == "person" and _is_held(one) and one.seat not in gone]
    return [Statement(TABLES.update().where(TABLES.c.code == row.code).values(host=min(heirs, default=None)))]


def _is_held(seat: SeatRow) -> bool:
    """Whether somebody can still open a seat."""
    return seat.token is not None or seat.person is not None
