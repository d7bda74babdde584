"""Statistics a player likes to look at: where points come from, the course of results, and against whom."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from tilewright import games
from tilewright.server.people import forms
from tilewright.server.people.ratings import LEAST_GAMES
from tilewright.server.store.database import Store
from tilewright.server.store.schema import PERSONS, RESULTS

MOST_GAMES = 500  # the latest ones
MOST_AGAINST = 20

Opponent = tuple[str | None, str | None, str]  # person, level and name


async def of(store: Store, person: str, game: str, seats: int) -> forms.Statistics:
    """A person's statistics in one game with one number of seats."""
    mine = sa.and_(RESULTS.c.person == person, RESULTS.c.game == game, RESULTS.c.seats == seats)
    latest = (
        sa.select(RESULTS)
        .where(mine)
        .order_by(RESULTS.c.at.desc(), RESULTS.c.number.desc(), RESULTS.c.code)
        .limit(MOST_GAMES)
    )
    own = [*reversed(await store.rows(latest))]
    others = await _others(store, own)
    kinds = _kinds([*own, *others])
    rivals = _rivals(own, others, game, seats)
    return forms.Statistics(
        game=game,
        seats=seats,
        games=len(own),
        kinds=kinds,
        mine=_means(own, kinds),
        rivals=_means(rivals, kinds),
        won=_means([row for row in own if row.place == 1], kinds),
        course=_course(own),
        against=_against({row.code: row for row in own}, rivals),
    )


async def _others(store: Store, own: Sequence[Any]) -> list[Any]:
    """The results of the other seats in these games."""
    seats = {row.code: row.seat for row in own}
    name = sa.func.coalesce(PERSONS.c.name, RESULTS.c.name).label("called")
    wanted = sa.select(RESULTS, name).outerjoin(PERSONS, PERSONS.c.id == RESULTS.c.person)
    rows = await store.rows(wanted.where(RESULTS.c.code.in_(list(seats)))) if seats else ()
    return [row for row in rows if row.seat != seats[row.code]]


def _rivals(own: Sequence[Any], others: Iterable[Any], game: str, seats: int) -> list[Any]:
    """Without partners, who play for the same side; a game that is not installed any more has none."""
    sides = games.facts(game).sides(seats) if game in games.names() else tuple(range(seats))
    side = {row.code: sides[row.seat] for row in own}
    return [row for row in others if sides[row.seat] != side[row.code]]


# ---- where points come from


def _sources(row: Any) -> Mapping[str, int]:
    sources: dict[str, int] = json.loads(row.sources)
    return sources


def _kinds(rows: Iterable[Any]) -> list[str]:
    """All kinds of points, in alphabetical order."""
    return sorted({kind for row in rows for kind in _sources(row)})


def _means(rows: Sequence[Any], kinds: Sequence[str]) -> list[float]:
    if not rows:
        return []
    sums: Counter[str] = Counter()
    for row in rows:
        sums.update(_sources(row))
    return [round(sums[kind] / len(rows), 1) for kind in kinds]


# ---- over time, and against whom


def _course(own: Sequence[Any]) -> list[forms.Point]:
    course = []
    for row in own:
        point = forms.Point(row.at, row.score, row.place)
        if row.rating is not None and row.number >= LEAST_GAMES:
            point.value, point.deviation = round(row.rating), round(row.deviation)
        course.append(point)
    return course


def _against(mine: Mapping[str, Any], rivals: Iterable[Any]) -> list[forms.Against]:
    played: Counter[Opponent] = Counter()
    ahead: Counter[Opponent] = Counter()
    for row in rivals:
        key = (row.person, None if row.person else row.level, row.called if row.person or not row.level else "")
        played[key] += 1
        ahead[key] += mine[row.code].place < row.place
    return [
        forms.Against(name, person, level, games_played, ahead[(person, level, name)])
        for (person, level, name), games_played in played.most_common(MOST_AGAINST)
    ]
