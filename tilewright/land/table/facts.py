"""Facts about laying a tile or placing a figure on square land, for the games on it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tilewright.core.fact import Fact
from tilewright.core.game import Positions
from tilewright.core.message import Message, Value
from tilewright.core.plain import Plain
from tilewright.land.rules import landscape
from tilewright.land.table import survey
from tilewright.land.table.closing import Closing, Left, closing
from tilewright.land.table.feature import CODES, Land, kind_of, stuck

FIGURE = 2.0  # points that a figure is worth when it returns
AHEAD = 6  # turns that count for the chance to draw a tile
FREE = 0.5  # how much an area counts that a figure could still claim
FEW = 1  # figures left in the supply that are worth a warning


@dataclass(frozen=True)
class Area:
    """A city, road, field or monastery."""

    number: int
    kind: int
    points: int  # now
    possible: int  # when it is finished as it lies
    leaders: tuple[int, ...]
    is_finished: bool

    @property
    def named(self) -> Message:
        """The area in a sentence about what is done to it, but not at its beginning."""
        return Message.of(f"this-{landscape.KINDS[self.kind]}")

    @property
    def some(self) -> Message:
        """The same in a sentence about an area that may lie anywhere."""
        return Message.of(f"a-{landscape.KINDS[self.kind]}")

    def gain(self, seat: int) -> float:
        """What its points are worth to a seat."""
        return self.points * ((seat in self.leaders) - _share(self.leaders, seat))


def _share(leaders: tuple[int, ...], seat: int) -> int:
    return int(any(leader != seat for leader in leaders))


class Ground:
    """The areas of a position, each worked out when it is asked for."""

    def __init__(self, position: Positions, land: Land) -> None:
        self.p: Any = Plain(position)
        self.land = land

    @cached_property
    def holders(self) -> dict[int, Counter[int]]:
        """The figures of each seat in every area that has some."""
        found: dict[int, Counter[int]] = {}
        for nodes, seat in zip(self.p.figure_at, range(self.p.seats), strict=False):
            for node in nodes:
                if node >= 0:
                    found.setdefault(self.p.area[node], Counter())[seat] += 1
        return found

    @cached_property
    def stuck(self) -> set[int]:
        """The areas that no tile left can finish."""
        return stuck(self.p, self.land)

    def area(self, number: int) -> Area:
        """One area."""
        kind = kind_of(self.p, self.land, number)
        is_finished = kind != landscape.IS_FIELD and self.p.open[number] == 0
        done, left_open = (self._sum(code, number) for code in CODES[kind])
        holders = self.holders.get(number, Counter())
        most = max(holders.values(), default=0)
        leaders = tuple(seat for seat, count in sorted(holders.items()) if count == most)
        possible = 9 if kind == landscape.IS_MONASTERY else done
        return Area(number, kind, done if is_finished else left_open, possible, leaders, is_finished)

    def _sum(self, code: int, number: int) -> int:
        return sum(term.points for term in self.land.terms(self.p, code, number))

    def pieces(self, number: int) -> tuple[str, ...]:
        """The tiles that an area covers."""
        return tuple(dict.fromkeys(self.land.piece(tile) for tile in survey.tiles_of(self.p, number)))


class Comparison:
    """The land before and after a move of a seat; `left` are the tiles left, None while their order is not free."""

    def __init__(self, before: Positions, after: Positions, seat: int, land: Land, left: Left | None) -> None:
        self.was, self.now, self.seat, self.left = Ground(before, land), Ground(after, land), seat, left

    def laid(self) -> Iterator[Fact]:
        """What laying a tile does."""
        p, q = self.was.p, self.now.p
        touched = {q.area[node] for node in range(p.nodes, q.nodes)}
        around = {area for area in self.now.holders if area < p.nodes and q.open[area] != p.open[area]}
        for number in sorted(touched | around):
            now, origins = self.now.area(number), self._origins(number)
            is_new = now.is_finished and not (origins and all(one.is_finished for one in origins))
            yield from self._finished(now, number in touched) if is_new else self._changed(now, origins)
        if q.supply[self.seat]:
            free = [one for one in map(self.now.area, sorted(touched)) if not one.leaders]
            yield from self._free([one for one in free if one.kind != landscape.IS_FIELD])
            yield from self._free_field([one for one in free if one.kind == landscape.IS_FIELD])
        yield from self._spoilt()
        yield from self._harder(sorted(self.now.holders.keys() - touched - around))
        yield from self._richer_fields()

    def settled(self, part: int) -> Iterator[Fact]:
        """What placing a figure on a part of the tile just laid does."""
        q = self.now.p
        number = q.area[q.laid_node[q.laid - 1] + part]
        now = self.now.area(number)
        if now.kind == landscape.IS_FIELD:
            yield self._cities(now)
        elif not now.is_finished:
            is_stuck = number in self.now.stuck
            possible = now.points if is_stuck else now.possible
            shown: dict[str, Value] = {"area": now.named, "points": now.points}
            if possible != now.points:
                message = Message.of("fact-claims-finished", possible=possible, **shown)
            else:
                message = Message.of("fact-claims", **shown)
            yield self._fact(message, 0.5 * (now.points + possible), number)
            yield from () if is_stuck else self._closing(now)
        if q.supply[self.seat] <= FEW:
            count = q.supply[self.seat]
            yield Fact(Message.of("fact-supply", count=count), count - FIGURE)

    def abandoned(self, node: int) -> Iterator[Fact]:
        """What removing the seat's figure from a node gives up."""
        area = self.was.area(self.was.p.area[node])
        if self.seat in area.leaders and self.seat not in self.now.area(area.number).leaders and area.points:
            message = Message.of("fact-gives-up", area=area.some, points=area.points)
            yield self._fact(message, -area.points, area.number)
        if area.kind != landscape.IS_FIELD and self.seat in area.leaders and area.number not in self.was.stuck:
            weight = (area.possible - area.points + FIGURE) * self._chance(self._open(self.was, area.number))
            message = Message.of("fact-might-finish", area=area.some, points=area.possible)
            yield from [self._fact(message, -weight, area.number)] if weight else []

    def _fact(self, message: Message, weight: float, area: int) -> Fact:
        return Fact(message, weight, self.now.pieces(area))

    def _origins(self, number: int) -> list[Area]:
        """The areas of the position before that are part of an area now."""
        p = self.was.p
        found = {p.area[node] for node in survey.members(self.now.p, number) if node < p.nodes}
        return [self.was.area(one) for one in sorted(found)]

    def _finished(self, now: Area, is_on_tile: bool) -> Iterator[Fact]:
        if now.leaders:
            seats = _seats(now.leaders)
            message = Message.of("fact-finishes", area=now.named, points=now.points, **seats)
            yield self._fact(message, now.gain(self.seat), now.number)
        elif is_on_tile and self.now.p.supply[self.seat]:
            message = Message.of("fact-claimable", area=now.named, points=now.points)
            yield self._fact(message, now.points, now.number)

    def _free(self, found: list[Area]) -> Iterator[Fact]:
        """The best city, road or monastery on the new tile that nobody holds, and how likely it is to be finished."""
        free = [one for one in found if not one.is_finished and one.number not in self.now.stuck]
        if not free:
            return
        best = max(free, key=lambda one: one.points + one.possible)
        weight = 0.4 * (best.points + best.possible) - 1.0
        shown: dict[str, Value] = {"area": best.named, "points": best.points}
        if best.possible != best.points:
            yield self._fact(Message.of("fact-free-finished", possible=best.possible, **shown), weight, best.number)
        else:
            yield self._fact(Message.of("fact-free", **shown), weight, best.number)
        yield from self._closing(best)

    def _free_field(self, found: list[Area]) -> Iterator[Fact]:
        """The best field on the new tile that nobody holds."""
        best = max(map(self._cities, found), key=lambda one: one.weight, default=None)
        if best and best.weight:
            yield Fact(Message("fact-free-field", best.message.args), best.weight - 1.0, best.about)

    def _changed(self, now: Area, origins: list[Area]) -> Iterator[Fact]:
        """How an area changes that is not finished."""
        if not now.leaders:
            return
        yield from self._held(now, origins)
        own = self.seat in now.leaders
        before = max(one.points for one in origins)
        if now.kind != landscape.IS_FIELD and now.points > before and len(now.leaders) == 1:
            grown: dict[str, Value] = {"area": now.named, "before": before, "after": now.points}
            seat: dict[str, Value] = {} if own else {"seat": now.leaders[0] + 1}
            message = Message.of("fact-raises" if own else "fact-raises-theirs", **grown, **seat)
            yield self._fact(message, (now.points - before) * (1 if own else -1), now.number)
        if now.kind != landscape.IS_FIELD and now.number not in self.now.stuck:
            yield from self._closing(now)

    def _held(self, now: Area, origins: list[Area]) -> Iterator[Fact]:
        """Who comes to share an area, and who does not hold it any more."""
        leaders = {seat for one in origins for seat in one.leaders}
        lost = tuple(sorted(leaders - set(now.leaders)))
        shown: dict[str, Value] = {"area": now.named, "points": now.points}
        if lost and now.points:
            message = Message.of("fact-ousted", **_seats(lost), **shown)
            weight = (self.seat in now.leaders) - 2 * (self.seat in lost)
            yield self._fact(message, now.points * weight, now.number)
        if len(now.leaders) > 1 and now.points and all(one.leaders != now.leaders for one in origins):
            message = Message.of("fact-shares", seats=_named(now.leaders), **shown)
            yield self._fact(message, self._shared(now, origins), now.number)

    def _shared(self, now: Area, origins: list[Area]) -> float:
        """What sharing an area is worth to the seat, by what it had there before."""
        if self.seat not in now.leaders:
            return 0.0
        had = max((one.points for one in origins if self.seat in one.leaders), default=0)
        given = max((one.points for one in origins if self.seat not in one.leaders and one.leaders), default=0)
        return (now.points - had) - (now.points - given)

    def _closing(self, now: Area) -> Iterator[Fact]:
        """How likely an area is to be finished."""
        found = self._open(self.now, now.number)
        if not found:
            return
        own = self.seat in now.leaders or not now.leaders
        weight = (now.possible - now.points + FIGURE) * self._chance(found) * (1 if own else -1)
        weight *= 1.0 if now.leaders else FREE
        shown: dict[str, Value] = {"area": now.named, "fit": found.fit, "left": found.left}
        if found.cells > 1:
            if own and found.fit < found.left:
                yield self._fact(Message.of("fact-places", cells=found.cells, **shown), weight, now.number)
        elif own:
            yield self._fact(Message.of("fact-closers", **shown), weight, now.number)
        elif len(now.leaders) == 1:
            message = Message.of("fact-closers-theirs", seat=now.leaders[0] + 1, **shown)
            yield self._fact(message, weight, now.number)

    def _open(self, ground: Ground, number: int) -> Closing | None:
        """What it takes to finish an area; None if that is not possible, or not known."""
        found = closing(ground.p, ground.land, number, self.left) if self.left and sum(self.left) else None
        return found if found and found.is_possible else None

    def _harder(self, numbers: list[int]) -> Iterator[Fact]:
        """The areas with figures that a tile beside them makes harder to finish."""
        for now in map(self.now.area, numbers):
            if now.kind == landscape.IS_FIELD or now.is_finished or now.number in self.now.stuck:
                continue
            before, after = (self._open(ground, now.number) for ground in (self.was, self.now))
            if not before or not after or before.cells != after.cells or before.fit <= after.fit:
                continue
            weight = (now.possible - now.points + FIGURE) * (self._chance(before) - self._chance(after))
            shown: dict[str, Value] = {"area": now.some, "cells": after.cells, "fit": after.fit, "before": before.fit}
            if self.seat in now.leaders:
                yield self._fact(Message.of("fact-harder", left=after.left, **shown), -weight, now.number)
            else:
                message = Message.of("fact-harder-theirs", left=after.left, **shown, **_seats(now.leaders))
                yield self._fact(message, weight, now.number)

    def _chance(self, found: Closing | None) -> float:
        """Roughly how likely a seat is to draw what it needs in its next turns."""
        if found is None:
            return 0.0
        turns = min(AHEAD, found.left // self.now.p.seats)
        return float(1 - (1 - found.fit / found.left) ** turns) / found.cells

    def _spoilt(self) -> Iterator[Fact]:
        """The areas with figures that can no longer be finished."""
        for number in sorted(self.now.stuck & self.now.holders.keys()):
            now = self.now.area(number)
            origins = {self.was.p.area[node] for node in survey.members(self.now.p, number) if node < self.was.p.nodes}
            if origins & self.was.stuck or now.is_finished:
                continue
            weight = now.possible - now.points + FIGURE
            if self.seat in now.leaders:
                yield self._fact(Message.of("fact-stuck", area=now.some, points=now.points), -weight, number)
            else:
                shown = _seats(now.leaders)
                message = Message.of("fact-stuck-theirs", area=now.some, points=now.points, **shown)
                yield self._fact(message, weight, number)

    def _richer_fields(self) -> Iterator[Fact]:
        """The fields that are worth more now: because a city is finished, or because they have grown."""
        for number in sorted(self.now.holders):
            if kind_of(self.now.p, self.now.land, number) != landscape.IS_FIELD:
                continue
            now = self.now.area(number)
            before = max((one.points for one in self._origins(number) if one.leaders), default=now.points)
            if now.points > before:
                seats = _seats(now.leaders)
                own = (self.seat in now.leaders) - _share(now.leaders, self.seat)
                message = Message.of("fact-field-grows", points=now.points, **seats)
                yield self._fact(message, (now.points - before) * own, number)

    def _cities(self, now: Area) -> Fact:
        """The cities that a field touches."""
        p, sheet = self.now.p, self.now.land.sheet
        cities = survey.cities_at(p, sheet, now.number)
        finished = sum(p.open[city] == 0 for city in cities)
        message = Message.of("fact-field", finished=finished, unfinished=len(cities) - finished)
        return self._fact(message, 3 * finished + 0.5 * (len(cities) - finished), now.number)


def _seats(seats: tuple[int, ...]) -> dict[str, Value]:
    """Several seats as the arguments of a message."""
    return {"seats": _named(seats), "count": len(seats)}


def _named(seats: tuple[int, ...]) -> str:
    """Several seats as SEAT reads them."""
    return ", ".join(str(seat + 1) for seat in seats)
