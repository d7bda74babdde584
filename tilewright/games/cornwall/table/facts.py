"""Facts about the moves of Cornwall: coins, the pub, who leads a region, and when it is scored."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tilewright.core.fact import Fact
from tilewright.core.game import Positions, clone
from tilewright.core.message import Message, Value
from tilewright.core.plain import Plain
from tilewright.games.cornwall.rules import material, region, state
from tilewright.games.cornwall.table import survey

FEW = 1  # figures at hand that are worth a warning
FIGURE = 2.0  # points that a figure at hand is worth
HALF = 0.5


@dataclass(frozen=True)
class Region:
    """A region: the strength of every seat in it, and what each would score now."""

    number: int
    terrain: int
    strengths: tuple[int, ...]
    gains: tuple[int, ...]
    is_due: bool  # it is scored at the end of this turn

    @property
    def named(self) -> Message:
        """The region in a sentence, but not at its beginning."""
        return Message.of(f"this-{material.TERRAINS[self.terrain]}")

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest strength."""
        most = max(self.strengths)
        return tuple(seat for seat, strength in enumerate(self.strengths) if most and strength == most)


class Land:
    """The regions of a position."""

    def __init__(self, position: Positions) -> None:
        self.p: Any = Plain(position)
        self._trial = position

    @cached_property
    def trial(self) -> Positions:
        """A copy on which regions are weighed."""
        return clone(self._trial)

    def region(self, number: int) -> Region:
        """One region."""
        p, record, seats = self.p, self.trial[0], self.p.seats
        region.weigh(record, number)
        region.share(record, seats, number)
        strengths, gains = (tuple(self.trial[name][0][:seats].tolist()) for name in ("tally", "gain"))
        region.wipe(record, seats)
        is_closed = p.cottage[number] or p.open[number] == 0
        is_due = bool(is_closed) and p.terrain[number] != material.SWAMP and not p.scored[number]
        return Region(number, p.terrain[number], strengths, gains, is_due)

    def pieces(self, number: int) -> tuple[str, ...]:
        """The fields of a region."""
        return tuple(survey.field_id(self.p, field) for field in survey.region_fields(self.p, number))

    def fact(self, message: Message, weight: float, number: int) -> Fact:
        """A fact about a region."""
        return Fact(message, weight, self.pieces(number))


def facts(before: Positions, after: Positions, seat: int, action: int) -> Iterator[Fact]:
    """What is true about laying a tile, visiting the pub or placing a figure; nothing once the game is over."""
    was, now = Land(before), Land(after)
    if now.p.phase == state.ENDED:
        return
    if was.p.phase == state.PLACING:
        yield from _coins(was, now, seat)
        yield from _laid(was, now, seat)
    elif was.p.phase == state.FETCHING:
        yield from _pub(was, seat, action)
    elif action != state.PASS:
        yield from _settled(was, now, seat, (action - state.FIGURE) % material.FIELDS)


def _coins(was: Land, now: Land, seat: int) -> Iterator[Fact]:
    coins = now.p.coins[seat] - was.p.coins[seat]
    if coins > 0:
        yield Fact(Message.of("fact-coins", coins=coins), coins)


def _pub(was: Land, seat: int, action: int) -> Iterator[Fact]:
    count = sum(was.p.pub[seat])
    if action == state.FETCH:
        yield Fact(Message.of("fact-fetches", count=count), HALF * FIGURE * count - material.FETCH_FEE)
    else:
        yield Fact(Message.of("fact-stay", count=count), -HALF * FIGURE * count)


def _laid(was: Land, now: Land, seat: int) -> Iterator[Fact]:
    """What laying a tile does to the regions: those of its fields, and others that it encloses."""
    first = survey.FIRST_FIELD[now.p.laid - 1]
    touched = {now.p.area[field] for field in range(first, survey.FIRST_FIELD[now.p.laid])}
    free = []
    for number in sorted(set(now.p.area[: survey.FIRST_FIELD[now.p.laid]])):
        found = now.region(number)
        if found.is_due:
            yield from _scored(now, found, seat, number in touched)
        elif number in touched and found.leaders:
            yield from _changed(was, now, found, seat)
        elif number in touched:
            free.append(found)
    if free and sum(now.p.supply[seat]):
        best = max(free, key=lambda one: _first(now, one))
        message = Message.of("fact-free", region=best.named, points=_first(now, best))
        yield now.fact(message, HALF * _first(now, best), best.number)
    yield from _contested(now, seat, sorted(touched))


def _scored(now: Land, found: Region, seat: int, is_on_tile: bool) -> Iterator[Fact]:
    """A region that is scored at the end of this turn."""
    if found.leaders:
        gained = max(found.gains)
        seats = _seats(found.leaders)
        message = Message.of("fact-scored", region=found.named, points=gained, **seats)
        yield now.fact(message, _ahead(found, seat), found.number)
    elif is_on_tile and sum(now.p.supply[seat]):
        message = Message.of("fact-claimable", region=found.named, points=_first(now, found))
        yield now.fact(message, _first(now, found), found.number)


def _first(now: Land, found: Region) -> int:
    """What the only seat with figures in a region would score."""
    p, number = now.p, found.number
    return int(material.RATE[int(p.flagged[number] > 0), found.terrain, 0] * p.members[number])


def _contested(now: Land, seat: int, touched: list[int]) -> Iterator[Fact]:
    """The best that one more figure can do on the new tile, in regions where others lead."""
    contested = [number for number in touched if set(now.region(number).leaders) - {seat}]
    found = [one for number in contested for one in _joining(now, seat, number)]
    if found:
        yield max(found, key=lambda one: one.weight)


def _joining(now: Land, seat: int, number: int) -> Iterator[Fact]:
    """What each figure at hand that the seat can pay for would reach in a region of the new tile."""
    p, was = now.p, now.region(number)
    coins = p.held[number]
    fields = range(survey.FIRST_FIELD[p.laid - 1], survey.FIRST_FIELD[p.laid])
    field = next(field for field in fields if p.area[field] == number)
    for size in range(material.SIZE_COUNT):
        if not p.supply[seat][size] or coins > p.coins[seat]:
            continue
        trial = clone(now.trial)
        region.set_figure(trial[0], seat, size, field)
        found = Land(trial).region(number)
        if seat in found.leaders:
            gained = _ahead(found, seat) - _ahead(was, seat)
            key = "fact-can-lead" if len(found.leaders) == 1 else "fact-can-share"
            shown = {"region": found.named, "strength": int(material.STRENGTH[size]), "coins": coins}
            message = Message.of(key, points=found.gains[seat], **shown)
            yield now.fact(message, (gained if was.is_due else HALF * gained) - coins, number)


def _ahead(found: Region, seat: int) -> int:
    """By how much a seat would score more than any other."""
    return found.gains[seat] - max(gain for other, gain in enumerate(found.gains) if other != seat)


def _origins(was: Land, now: Land, number: int) -> list[Region]:
    """The regions of the position before that are part of a region now."""
    known = survey.FIRST_FIELD[was.p.laid]
    found = {was.p.area[field] for field in survey.region_fields(now.p, number) if field < known}
    return [was.region(one) for one in sorted(found)]


def _changed(was: Land, now: Land, found: Region, seat: int) -> Iterator[Fact]:
    """A region with figures that a tile enlarges or joins."""
    origins, points = _origins(was, now, found.number), max(found.gains)
    yield from _ousted(now, found, {leader for one in origins for leader in one.leaders}, seat)
    if len(found.leaders) > 1 and all(one.leaders != found.leaders for one in origins):
        had = sum(one.gains[seat] for one in origins)
        message = Message.of("fact-shares", region=found.named, points=points, seats=_named(found.leaders))
        yield now.fact(message, found.gains[seat] - had if seat in found.leaders else 0.0, found.number)
    before = max((max(one.gains) for one in origins if one.leaders == found.leaders), default=points)
    if len(found.leaders) == 1 and points > before:
        message = Message.of("fact-raises", region=found.named, before=before, after=points, seat=found.leaders[0] + 1)
        yield now.fact(message, (points - before) * (1 if seat in found.leaders else -1), found.number)


def _ousted(now: Land, found: Region, led: set[int], seat: int) -> Iterator[Fact]:
    """Who has led a region or a part of it and does not any more."""
    lost = tuple(sorted(led - set(found.leaders)))
    if lost:
        message = Message.of("fact-ousted", region=found.named, points=max(found.gains), **_seats(lost))
        weight = (seat in found.leaders) - 2 * (seat in lost)
        yield now.fact(message, max(found.gains) * weight, found.number)


def _settled(was: Land, now: Land, seat: int, part: int) -> Iterator[Fact]:
    """What placing a figure on a field of the new tile does."""
    field = survey.FIRST_FIELD[was.p.laid - 1] + part
    cost = was.p.coins[seat] - now.p.coins[seat]
    if cost:
        yield Fact(Message.of("fact-cost", coins=cost), -cost)
    if not now.p.scored[now.p.area[field]]:  # after the third figure it may be scored already
        yield from _standing(was.region(was.p.area[field]), now, now.region(now.p.area[field]), seat)
    count = sum(now.p.supply[seat])
    if count <= FEW:
        yield Fact(Message.of("fact-supply", count=count), count - FIGURE)


def _standing(was: Region, now: Land, found: Region, seat: int) -> Iterator[Fact]:
    """Who leads a region in which a seat has just placed a figure."""
    points, own = found.gains[seat], found.strengths[seat]
    other = max(strength for one, strength in enumerate(found.strengths) if one != seat)
    shown: dict[str, Value] = {"region": found.named, "own": own}
    yield from _ousted(now, found, set(was.leaders), seat)
    if own > other:
        message = Message.of("fact-leads", points=points, other=other, **shown)
        yield now.fact(message, points - was.gains[seat], found.number)
        if not found.is_due and found.terrain != material.SWAMP:
            yield from _cottages(now, found)
    elif own == other:
        message = Message.of("fact-shares", region=found.named, points=points, seats=_named(found.leaders))
        yield now.fact(message, points - was.gains[seat], found.number)
    else:
        message = Message.of("fact-behind", other=other, points=points, **shown)
        yield now.fact(message, points - was.gains[seat] - FIGURE, found.number)


def _cottages(now: Land, found: Region) -> Iterator[Fact]:
    """How many of the tiles left could close a region with a cottage."""
    left = [*(tile for tile, count in enumerate(now.p.fresh) if count), *now.p.refused_tile[: now.p.refused]]
    if not left:
        return
    fit = sum(_has_cottage(material.TILES[tile], found.terrain) for tile in left)
    terrain = Message.of(f"terrain-{material.TERRAINS[found.terrain]}")
    message = Message.of("fact-cottages", terrain=terrain, fit=fit, left=len(left))
    yield now.fact(message, HALF * fit, found.number)


def _has_cottage(tile: material.Tile, terrain: int) -> bool:
    """Whether a tile has a cottage on this terrain."""
    return (terrain, material.COTTAGE) in zip(tile.terrains, tile.symbols, strict=True)


def _seats(seats: tuple[int, ...]) -> dict[str, Value]:
    """Several seats as the arguments of a message."""
    return {"seats": _named(seats), "count": len(seats)}


def _named(seats: tuple[int, ...]) -> str:
    """Several seats as SEAT reads them."""
    return ", ".join(str(seat + 1) for seat in seats)
