"""Facts about the moves of Tabula Rasa: who leads a territory, what can still be laid there, and the castle.

Only what the seat knows is counted: the table, its own hand, and how many cards it has not seen.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tilewright.core.fact import Fact
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import spoils, survey

SMALL = 0.1  # share of a territory's points for what does not yet change who leads
ELSEWHERE = 0.4  # share of what a card could have done at its other territory
NO_USE = 1.0  # points that speak for spending a card which can do nothing at its other territory


def facts(before: Positions, after: Positions, seat: int, action: int) -> Iterator[Fact]:
    """What is true about laying a knight; nothing once the game is over."""
    p, q = Plain(before), Plain(after)
    if q.phase == state.ENDED:
        return
    place = int(material.PLACES[action >> 1, action & 1])
    yield from _standing(p, q, seat, place)
    yield from _treasure(p, q, seat, place)
    yield from _elsewhere(p, seat, int(material.PLACES[action >> 1, 1 - (action & 1)]))
    yield from _cards(q, seat, place)
    yield from _castle(p, q, seat)


def _standing(p: Any, q: Any, seat: int, place: int) -> Iterator[Fact]:
    """Who leads the territory now."""
    side, worth = sides.of(q.seats, seat), int(material.TERRITORY_POINTS[place])
    was, now = _lead(p, side, place), _lead(q, side, place)
    own = q.knights[side][place]
    shown = {"territory": survey.place_name(place), "own": own, "other": own - now}
    if now > 0:
        weight = worth if was <= 0 else SMALL * worth
        yield _fact("fact-leads", weight, place, seats=_seats(q, side), count=_size(q), **shown)
        if _is_safe(p, seat, side, place):
            yield _fact("fact-was-safe", -1.0, place, territory=shown["territory"])
        elif _is_safe(q, seat, side, place):
            yield _fact("fact-safe", worth, place, territory=shown["territory"])
    elif now == 0:
        yield _fact("fact-ties", 0.5 * worth, place, territory=shown["territory"], own=own)
    elif _is_lost(q, seat, side, place):
        yield _fact("fact-lost", -1.0, place, territory=shown["territory"])
    else:
        yield _fact("fact-behind", -SMALL * worth, place, territory=shown["territory"], missing=1 - now)


def _treasure(p: Any, q: Any, seat: int, place: int) -> Iterator[Fact]:
    """Whether the side comes second and so takes the treasure, as it stands (4.3, 4.7)."""
    side = sides.of(q.seats, seat)
    if _is_second(q, side, place) and not _is_second(p, side, place):
        yield _fact("fact-treasure", material.TREASURE_POINTS, place, territory=survey.place_name(place))


def _is_second(p: Any, side: int, place: int) -> bool:
    """Whether just one side has more knights beside a territory, and no other as many."""
    knights = [row[place] for row in p.knights[: sides.count(p.seats)]]
    own, more = knights[side], [count for count in knights if count > knights[side]]
    return own > 0 and len(more) == 1 and knights.count(own) == 1


def _elsewhere(p: Any, seat: int, other: int) -> Iterator[Fact]:
    """What the same card could have done at its other territory: it is spent now."""
    side, worth, name = sides.of(p.seats, seat), int(material.TERRITORY_POINTS[other]), survey.place_name(other)
    lead = _lead(p, side, other)
    if _is_safe(p, seat, side, other) or _is_hopeless(p, seat, side, other):
        yield _fact("fact-no-use", NO_USE, other, territory=name)
    elif lead == 0:
        yield _fact("fact-could-lead", -ELSEWHERE * worth, other, territory=name)
    elif lead == -1:
        yield _fact("fact-could-tie", -ELSEWHERE * 0.5 * worth, other, territory=name)


def _fact(key: str, weight: float, place: int, **shown: Any) -> Fact:
    return Fact(Message.of(key, **shown), weight, (survey.tile_id("territory", place),))


def _lead(p: Any, side: int, place: int) -> int:
    """How many knights a side has beside a territory more than any other."""
    knights = [row[place] for row in p.knights[: sides.count(p.seats)]]
    return int(knights[side] - max(count for other, count in enumerate(knights) if other != side))


def _seats(p: Any, side: int) -> str:
    """The seats of a side as SEAT reads them."""
    return ", ".join(str(seat + 1) for seat in survey.seats_of(p.seats, side))


def _size(p: Any) -> int:
    """How many seats a side has."""
    return len(survey.seats_of(p.seats, 0))


def _unseen(p: Any, seat: int, place: int) -> int:
    """How many knights that fit a territory the seat has not seen: they are face down or in other hands."""
    hidden = [p.bag, *(hand for other, hand in enumerate(p.hand[: p.seats]) if other != seat)]
    return sum(cards[kind] for kind in material.FITTING[place].tolist() for cards in hidden)


def _is_safe(p: Any, seat: int, side: int, place: int) -> bool:
    """Whether no other side can catch up, even if it lays every knight that the seat has not seen there."""
    mine = p.knights[side][place]
    unseen = _unseen(p, seat, place)
    return all(
        p.knights[other][place] + min(unseen, _plays(p, other)) < mine
        for other in range(sides.count(p.seats))
        if other != side
    )


def _is_lost(p: Any, seat: int, side: int, place: int) -> bool:
    """Whether a side cannot lead any more, even if it lays every knight of the seat's hand and every unseen one."""
    own = sum(p.hand[seat][kind] for kind in material.FITTING[place].tolist())
    return bool(min(own + _unseen(p, seat, place), _plays(p, side)) + _lead(p, side, place) <= 0)


def _is_hopeless(p: Any, seat: int, side: int, place: int) -> bool:
    """Whether a side cannot even catch up any more."""
    own = sum(p.hand[seat][kind] for kind in material.FITTING[place].tolist())
    return bool(min(own + _unseen(p, seat, place), _plays(p, side)) + _lead(p, side, place) < 0)


def _plays(p: Any, side: int) -> int:
    """How many knights a side will still lay in this game."""
    each = material.DEALT // p.seats
    laid = sum(p.knights[side])
    return int(each * _size(p) - laid)


def _cards(p: Any, seat: int, place: int) -> Iterator[Fact]:
    """What else could be laid there: from the own hand, and by anybody else."""
    name, worth = survey.place_name(place), int(material.TERRITORY_POINTS[place])
    own = sum(p.hand[seat][kind] for kind in material.FITTING[place].tolist())
    if own:
        yield _fact("fact-hand", SMALL * worth * own, place, territory=name, count=own)
    unseen = _unseen(p, seat, place)
    if unseen:
        yield _fact("fact-unseen", -SMALL * SMALL * worth * unseen, place, territory=name, count=unseen)


def _castle(p: Any, q: Any, seat: int) -> Iterator[Fact]:
    """Who would take the castle if the game ended now, where the move changes that."""
    was, now, own = _castle_of(p), _castle_of(q), sides.of(q.seats, seat)
    if was == now:
        return
    weight, castle = 0.5 * material.CASTLE_POINTS, (spoils.CASTLE,)
    if now == own:
        yield Fact(Message.of("fact-castle", seats=_seats(q, own), count=_size(q)), weight, castle)
    elif was is not None and was != own:
        yield Fact(Message.of("fact-castle-denied", seats=_seats(q, was), count=_size(q)), weight, castle)


def _castle_of(p: Any) -> int | None:
    """The side that would take the castle now: the first with two number territories, from left to right."""
    won = [0] * sides.count(p.seats)
    for place in range(material.NUMBER_TERRITORIES):
        knights: Sequence[int] = [row[place] for row in p.knights[: len(won)]]
        if knights.count(max(knights)) == 1:
            winner = knights.index(max(knights))
            won[winner] += 1
            if won[winner] == material.CASTLE_NEEDS:
                return winner
    return None
