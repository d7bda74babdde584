"""An event as somebody may see it."""

import time
from collections.abc import Sequence

from tilewright import games
from tilewright.server.events import veil
from tilewright.server.events.forms import Entrant, EventPage, EventStanding, Fixture, FixtureSeat
from tilewright.server.events.shelf import Pairing, Whole
from tilewright.server.events.standing import Played, Standing, compared, standings
from tilewright.server.people.holder import Holder
from tilewright.server.table import chance
from tilewright.server.table.clock import rule_of


def page(event: Whole, who: Holder) -> EventPage:
    """The event, without what is still secret."""
    row, you = event.row, event.entrant(who)
    now = _own_table(event, who)
    return EventPage(
        code=row.code,
        title=row.title,
        form=row.form,
        game=row.game,
        options=row.options,
        seats=row.seats,
        rounds=row.rounds,
        round=row.round,
        clock=rule_of(row.clock),
        rated=row.rated,
        level=row.level,
        pause=row.pause,
        status=row.status,
        created=row.created,
        due_s=None if row.due is None or row.status != "playing" else max(0, row.due - int(time.time())),
        hosts=row.is_hosted_by(who),
        you=None if you is None else you.number,
        table=None if now is None else now.code,
        entrants=[Entrant(one.number, one.name, one.left) for one in event.entrants],
        standings=[
            EventStanding(
                one.number, one.place, round(one.score, 2), round(one.difference, 2), one.games, _rounded(one.skill)
            )
            for one in standings([one.number for one in event.entrants], counted(event), row.form == "duplicate")
        ],
        fixtures=[_fixture(event, one, who) for one in event.pairings],
        commitment=_commitment(event),
    )


def _commitment(event: Whole) -> str | None:
    rows = [event.tables[one.code] for one in event.of_round(event.row.round) if one.code in event.tables]
    return chance.commitment(rows[0].secret) if rows and rows[0].deal else None


def _own_table(event: Whole, who: Holder) -> Pairing | None:
    for one in event.of_round(event.row.round):
        row = event.tables.get(one.code)
        if row is not None and row.status == "playing" and who.seats(row):
            return one
    return None


def ranked(event: Whole, players: Sequence[int]) -> list[Standing]:
    """These players, the best first."""
    found = standings([one.number for one in event.entrants], counted(event), event.row.form == "duplicate")
    return [one for one in found if one.number in players]


def counted(event: Whole) -> list[Played]:
    """The tables whose results everybody may know: with the same luck, only those of sets that are over."""
    return [_played(event, one) for one in event.pairings if not veil.is_live(event.deal(one))]


def _played(event: Whole, pairing: Pairing) -> Played:
    sides = games.facts(event.row.game).sides(event.row.seats) if event.row.game in games.names() else ()
    result = event.results.get(pairing.code)
    return Played(pairing.round, pairing.players, sides or tuple(range(event.row.seats)), result)


def _fixture(event: Whole, pairing: Pairing, who: Holder) -> Fixture:
    row = event.tables.get(pairing.code)
    is_visible = row is not None and veil.is_seen(row, event.deal(pairing), who)
    is_over = not veil.is_live(event.deal(pairing))
    result = event.results.get(pairing.code) if row is None or is_visible else None
    group = [_played(event, one) for one in event.of_round(pairing.round)]
    seats = []
    for seat, player in enumerate(pairing.players):
        made = FixtureSeat(player, _name(event, pairing, seat))
        if result is not None:
            made.points, made.place, made.skill = result[seat].points, result[seat].place, _rounded(result[seat].skill)
        if event.row.form == "duplicate" and is_over:
            made.compared = _rounded(compared(group, event.of_round(pairing.round).index(pairing), seat))
        seats.append(made)
    status = row.status if row is not None else "closed"
    return Fixture(pairing.round, pairing.number, pairing.code, status, is_visible, seats)


def _name(event: Whole, pairing: Pairing, seat: int) -> str:
    player, row = pairing.players[seat], event.tables.get(pairing.code)
    if player is not None:
        return next((one.name for one in event.entrants if one.number == player), "")
    return row.seats[seat].name if row is not None and seat < len(row.seats) else ""


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)


def lines(shown: EventPage) -> Sequence[Sequence[str]]:
    """The standings and results as rows of a table, for programs that calculate."""
    head = ("round", "table", "code", "seat", "player", "points", "place", "compared", "skill")
    ranks = [("place", "player", "score", "difference", "games", "skill")]
    names = {one.number: one.name for one in shown.entrants}
    for one in shown.standings:
        cells = (one.place, names[one.number], one.score, one.difference, one.games, one.skill)
        ranks.append(tuple(map(_cell, cells)))  # type: ignore[arg-type]
    rows = [
        tuple(
            map(
                _cell,
                (
                    table.round,
                    table.number,
                    table.code,
                    seat,
                    one.name,
                    one.points,
                    one.place,
                    one.compared,
                    one.skill,
                ),
            )
        )
        for table in shown.fixtures
        for seat, one in enumerate(table.seats, start=1)
    ]
    return [*ranks, (), head, *rows]


def _cell(value: object) -> str:
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@")):
        return f"'{value}"  # a spreadsheet must not calculate a name
    return "" if value is None else str(value)
