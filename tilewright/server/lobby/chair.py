"""One seat of a table: as somebody wishes it, as a bot takes it, and as it is in the next game."""

import secrets
from collections.abc import Iterable

from tilewright.server import forms, names
from tilewright.server.bots import levels
from tilewright.server.lobby import badges
from tilewright.server.people.holder import Holder, token_hash
from tilewright.server.refusal import Refused
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.table.world import colour_of


def wished(number: int, wish: forms.NewSeat, others: Iterable[SeatRow], who: Holder) -> tuple[SeatRow, str | None]:
    """A seat as wished. A person has one seat at a table: others that their browser asks for are guests'."""
    if wish.kind == "person":
        token = secrets.token_urlsafe(32)
        seated = [one for one in others if one.seat != number]
        name = names.numbered(_clean(wish.name), [one.name for one in seated])
        person = who.person if who.person not in {one.person for one in seated if one.kind == "person"} else None
        return SeatRow(number, "person", name, None, token_hash(token), False, person=person), token
    if wish.kind == "bot":
        return bot(number, wish.level, others, wish.name), None
    return SeatRow(number, wish.kind, "", None, None, False), None


def bot(number: int, level: str | None, others: Iterable[SeatRow], name: str = "") -> SeatRow:
    """A bot with a name of its own."""
    called = badges.bot_name(name, [one.name for one in others if one.seat != number])
    return SeatRow(number, "bot", called, _level(level), None, False)


def free(row: TableRow, who: Holder) -> list[int]:
    """The open seats that somebody may take, first the one that is kept for them."""
    free = [seat for seat in row.seats if seat.kind == "open" and seat.person in (None, who.person)]
    return [seat.seat for seat in sorted(free, key=lambda seat: seat.person is None)]


def again(seat: SeatRow, number: int, here: frozenset[int]) -> SeatRow:
    """The same player with the same colour, on another seat of a new game; `here` are the seats of who asks for it."""
    away = seat.away and not seat.resigned and seat.seat not in here
    return SeatRow(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        token=seat.token,
        away=away,
        left_at=0 if away else None,
        person=seat.person,
        colour=colour_of(seat),
    )


def _clean(name: str) -> str:
    """A cleaned name; Refused if nothing visible is left."""
    shown = names.name(name)
    if not shown:
        raise Refused(422, "no-name")
    return shown


def _level(name: str | None) -> str:
    level = name or levels.USUAL_LEVEL
    if level not in levels.LEVELS:
        raise Refused(422, "no-level")
    return level
