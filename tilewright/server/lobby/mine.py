"""Which tables are mine: all those at which a browser or a person has a seat, in groups and page by page.

One query finds them by the indexes of `seats`; no room is opened.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tilewright import games
from tilewright.server import forms, names
from tilewright.server.lobby.listing import contains
from tilewright.server.people.holder import token_hash
from tilewright.server.store.change import Statement
from tilewright.server.store.database import Store, TableRow
from tilewright.server.store.schema import SEATS, TABLES

PAGE = 20
MOST_TURNS = 3  # the most urgent tables, which stand before the lists
GROUPS: tuple[forms.Group, ...] = ("turn", "others", "waiting", "over")
_NO_DEADLINE = 1 << 60


@dataclass(frozen=True)
class Hands:
    """What opens my seats: hashes of tokens, in the order in which they were sent, and a person."""

    hashes: tuple[str, ...] = ()
    person: str | None = None

    @classmethod
    def of(cls, tokens: Sequence[str], person: str | None) -> "Hands":
        """What somebody with these tokens holds."""
        return cls(tuple(map(token_hash, tokens)), person)

    @property
    def are_empty(self) -> bool:
        """Whether they open nothing."""
        return not self.hashes and self.person is None

    def opened(self) -> sa.Subquery:
        """All seats that they open; each index is searched on its own."""
        conditions: list[sa.ColumnElement[bool]] = []
        if self.hashes:
            conditions.append(SEATS.c.token.in_(self.hashes))
        if self.person is not None:
            conditions.append(SEATS.c.person == self.person)
        columns = (SEATS.c.code, SEATS.c.seat, SEATS.c.away, SEATS.c.resigned, SEATS.c.hidden)
        chosen = [sa.select(*columns).where(SEATS.c.kind == "person", one) for one in conditions]
        return sa.union(*chosen).subquery("held")

    def seats(self, row: TableRow) -> tuple[list[int], list[int]]:
        """My seats at a table, and the places of the tokens that open them."""
        places = {hashed: place for place, hashed in enumerate(self.hashes)}
        people = [one for one in row.seats if one.kind == "person"]
        mine = [one for one in people if one.token in places or (self.person and one.person == self.person)]
        return [one.seat for one in mine], [places[one.token] for one in mine if one.token in places]


@dataclass(frozen=True)
class Found:
    """One of my tables, and where it stands in its group."""

    code: str
    game: str
    group: forms.Group
    hidden: bool
    order: tuple[int, int, str]


class Shelf:
    """All my tables in order."""

    def __init__(self, tables: Iterable[Found]) -> None:
        self.tables = sorted(tables, key=lambda one: (GROUPS.index(one.group), one.order))

    def counts(self) -> dict[str, int]:
        """How many tables each group has, and how many are hidden."""
        found = Counter("hidden" if one.hidden else one.group for one in self.tables)
        return {name: found[name] for name in (*GROUPS, "hidden")}

    def games(self) -> dict[str, int]:
        """How many tables of each game there are."""
        return dict(Counter(one.game for one in self.tables))

    def group(self, name: forms.Group) -> list[Found]:
        """The tables of a group."""
        return [one for one in self.tables if one.group == name and not one.hidden]

    def turns(self) -> list[Found]:
        """The most urgent tables that wait for me."""
        return self.group("turn")[:MOST_TURNS]

    def usual(self) -> forms.Group:
        """The group that is listed unless another one is wished; my turns stand before the lists already."""
        counts = self.counts()
        return next((group for group in (*GROUPS[1:], *GROUPS[:1]) if counts[group]), "others")

    def listed(self, group: forms.Group) -> list[Found]:
        """The tables of a list; the most urgent ones are not repeated in it."""
        found = self.group(group)
        return found[MOST_TURNS:] if group == "turn" else found

    def hidden(self) -> list[Found]:
        """The tables that I have hidden."""
        return [one for one in self.tables if one.hidden]


async def find(store: Store, hands: Hands, words: str = "", named: Sequence[str] = ()) -> Shelf:
    """My tables; with words, those whose title, code or players contain them, or whose game is named."""
    held = hands.opened()
    seats = (held.c.seat, held.c.away, held.c.resigned, held.c.hidden)
    tables = (TABLES.c.game, TABLES.c.revision, TABLES.c.status, TABLES.c.created, TABLES.c.ended)
    turn = (TABLES.c.asked, TABLES.c.asked_at, TABLES.c.due)
    chosen = sa.select(TABLES.c.code, *tables, *turn, *seats).join(held, held.c.code == TABLES.c.code)
    words = names.plain(words)
    if words:
        chosen = chosen.where(_matches(words, named))
    rows: dict[str, list[Any]] = {}
    for row in await store.rows(chosen):
        rows.setdefault(row.code, []).append(row)
    return Shelf(_found(mine) for mine in rows.values())


async def hide(store: Store, code: str, seats: frozenset[int], hidden: bool) -> None:
    """Hide a table from the lists of the players who have these seats, or show it again."""
    where = (SEATS.c.code == code, SEATS.c.seat.in_(seats))
    await store.write(Statement(SEATS.update().where(*where).values(hidden=hidden)))


def _matches(words: str, named: Sequence[str]) -> sa.ColumnElement[bool]:
    players = sa.exists().where(SEATS.c.code == TABLES.c.code, contains(SEATS.c.name, words))
    return sa.or_(contains(TABLES.c.title, words), contains(TABLES.c.code, words), TABLES.c.game.in_(named), players)


def _found(seats: Sequence[Any]) -> Found:
    """A table, from one row for each of my seats there."""
    table, group = seats[0], _group(seats)
    since = table.asked_at or table.created
    if group == "turn":  # the nearest deadline first, then the longest wait
        order = (table.due if table.due is not None else _NO_DEADLINE, since)
    else:  # the newest first
        order = (0, -(table.ended or table.created) if group == "over" else -since)
    return Found(table.code, table.game, group, all(one.hidden for one in seats), (*order, table.code))


def _group(seats: Sequence[Any]) -> forms.Group:
    """A game that I have given up, or whose rules have changed, is over."""
    table = seats[0]
    if table.status in ("over", "closed") or all(one.resigned for one in seats):
        return "over"
    if table.game not in games.names() or not games.is_kept(table.game, table.revision):
        return "over"
    if table.status == "open":
        return "waiting"
    return "turn" if any(one.seat == table.asked and not one.away for one in seats) else "others"
