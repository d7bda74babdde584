"""Ratings: the strength of people in each game with each number of seats, on one scale with the bots.

The model is Plackett and Luce's, as openskill has it: mu is the strength and sigma how sure it is. People see both on a
scale that begins at 1500 ± 150. Bots are fixed points on it: their strength does not change, and if their ratings
moved, they would follow the people who happen to play here, and the scale with them.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce

from tilewright import games
from tilewright.server.people import forms
from tilewright.server.store.change import Conflict, Statement
from tilewright.server.store.database import Store
from tilewright.server.store.schema import PERSONS, RATINGS, RESULTS, TABLES

log = logging.getLogger(__name__)

AVERAGE, POINTS_A_MU = 1500, 18
LEAST_GAMES = 5  # before that there is no number
TRIES = 20  # at a game whose players finish other games at the same time
_MODEL = PlackettLuce()
# A level wins about 77 % of its games against the one below, and a master 83 % (docs/strength.md).
LEVELS = {"beginner": 10.0, "casual": 17.5, "club": 25.0, "expert": 32.5, "master": 42.5}
LEVEL_SIGMA = 1.5

Player = tuple[str, str, int]  # person, game and number of seats


@dataclass(frozen=True)
class Rating:
    """A strength, after a number of games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def value(self) -> float:
        """The strength on the scale that people see."""
        return AVERAGE + POINTS_A_MU * (self.mu - _MODEL.mu)

    @property
    def deviation(self) -> float:
        """How sure it is, on the same scale."""
        return POINTS_A_MU * self.sigma

    def shown(self) -> forms.Rated:
        """What people may see of it."""
        if self.games < LEAST_GAMES:
            return forms.Rated(self.games)
        return forms.Rated(self.games, round(self.value), round(self.deviation))


def of_level(level: str) -> Rating:
    """The rating of a bot."""
    return Rating(LEVELS[level], LEVEL_SIGMA)


def after(ratings: Sequence[Rating], sides: Sequence[int], places: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a game; seats of one side are rated as a team."""
    teams = {side: [seat for seat, one in enumerate(sides) if one == side] for side in dict.fromkeys(sides)}
    before = [[_MODEL.rating(mu=ratings[seat].mu, sigma=ratings[seat].sigma) for seat in t] for t in teams.values()]
    made = list(ratings)
    rated = _MODEL.rate(before, ranks=[float(places[team[0]]) for team in teams.values()])
    for team, news in zip(teams.values(), rated, strict=True):
        for seat, new in zip(team, news, strict=True):
            made[seat] = Rating(new.mu, new.sigma, ratings[seat].games + 1)
    return made


# ---- in the store


def not_rated(code: str) -> Statement:
    """The game of a table does not count any more: a bot stands in for somebody."""
    return Statement(TABLES.update().where(TABLES.c.code == code).values(rated=sa.false()))


async def read(store: Store, people: Iterable[str], *conditions: sa.ColumnElement[bool]) -> dict[Player, Rating]:
    """The ratings of people that meet some conditions."""
    wanted = sa.select(RATINGS).where(RATINGS.c.player.in_(list(people)), *conditions)
    return {(row.player, row.game, row.seats): Rating(row.mu, row.sigma, row.games) for row in await store.rows(wanted)}


async def settle_all(store: Store) -> None:
    """Rate all games that have ended and are not rated yet, as after a process was killed."""
    for row in await store.rows(sa.select(RESULTS.c.code).where(_waits()).distinct()):
        await settle(store, row.code)


def _waits() -> sa.ColumnElement[bool]:
    return sa.and_(RESULTS.c.rated, RESULTS.c.person.is_not(None), RESULTS.c.rating.is_(None))


async def settle(store: Store, code: str) -> None:
    """Rate a game that has ended, once, in whichever process."""
    for _ in range(TRIES):
        rows = await store.rows(sa.select(RESULTS).where(RESULTS.c.code == code).order_by(RESULTS.c.seat))
        if not any(row.rated and row.person and row.rating is None for row in rows):
            return
        try:
            await store.write(*await _settling(store, rows))
        except Conflict:
            continue  # the rating of a player has changed, or another process has done it
        return
    log.warning("table %s could not be rated", code)


async def _settling(store: Store, rows: Sequence[Any]) -> list[Statement]:
    game, seats = rows[0].game, len(rows)
    wanted = sa.select(PERSONS.c.id).where(PERSONS.c.id.in_([row.person for row in rows if row.person]))
    people = {row.id for row in await store.rows(wanted)}
    known = await read(store, people, RATINGS.c.game == game, RATINGS.c.seats == seats)
    before = [_before(row, known) for row in rows]
    made = after(before, games.facts(game).sides(seats), [row.place for row in rows])
    by_person = sorted((row.person, at) for at, row in enumerate(rows) if row.person)  # the same order everywhere
    statements = [
        statement
        for person, at in by_person
        if person in people
        for statement in _rating(person, game, seats, before[at], made[at])
    ]
    return [*statements, *(_result(rows[at], made[at]) for _, at in by_person)]


def _before(row: Any, known: Mapping[Player, Rating]) -> Rating:
    """The rating of a seat before the game; a person who has been deleted counts as a newcomer."""
    if row.person is None and row.level in LEVELS:
        return of_level(row.level)
    return known.get((row.person, row.game, row.seats), Rating())


def _rating(person: str, game: str, seats: int, old: Rating, new: Rating) -> list[Statement]:
    exists = Statement(PERSONS.update().where(PERSONS.c.id == person).values(id=person), must=1)
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
    if not old.games:
        return [exists, Statement(RATINGS.insert(), [{"player": person, "game": game, "seats": seats, **values}])]
    where = (RATINGS.c.player == person, RATINGS.c.game == game, RATINGS.c.seats == seats, RATINGS.c.games == old.games)
    return [exists, Statement(RATINGS.update().where(*where).values(values), must=1)]


def _result(row: Any, new: Rating) -> Statement:
    where = (RESULTS.c.code == row.code, RESULTS.c.seat == row.seat, RESULTS.c.rating.is_(None))
    values = {"rating": new.value, "deviation": new.deviation, "number": new.games}
    return Statement(RESULTS.update().where(*where).values(values), must=1)
