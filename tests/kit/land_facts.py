"""The claims about square land, worked out again by trying tiles on a slow second implementation."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from tests.kit.facts import Check, Tried, seats
from tilewright.core.fact import Fact

Cell = tuple[int, int]


@dataclass(frozen=True)
class Lying:
    """An area as it lies."""

    kind: str
    name: Any  # what its view knows it by
    pieces: frozenset[str]  # ids of its tiles
    owners: Counter[int]
    is_finished: bool
    points: int
    possible: int
    gaps: frozenset[Cell]  # empty cells that keep it open
    cities: tuple[bool, ...] = ()  # of a field: whether each city it touches is finished

    @property
    def leaders(self) -> set[int]:
        most = max(self.owners.values(), default=0)
        return {seat for seat, count in self.owners.items() if count == most}


class View(Protocol):
    """The land of an oracle."""

    left: Counter[str]  # tiles still to be drawn
    supply: list[int]

    def areas(self, kind: str) -> list[Lying]:
        """All areas of a kind."""

    def facings(self, name: str, cell: Cell) -> list[int]:
        """The ways to lay a tile on an empty cell."""

    def lay(self, name: str, cell: Cell, facing: int) -> "View":
        """The land with one more tile."""


def kind_of(shown: dict[str, Any]) -> str:
    return str(shown["area"].key.split("-", 1)[1])


def meant(view: View, fact: Fact, kind: str) -> list[Lying]:
    """The areas that a fact may be about: those on exactly its tiles."""
    return [area for area in view.areas(kind) if area.pieces == set(fact.about)]


def fitting(view: View, cell: Cell) -> int:
    """How many of the tiles left fit a cell."""
    return sum(count for name, count in view.left.items() if count and view.facings(name, cell))


def finishing(view: View, kind: str, area: Lying) -> int:
    """How many of the tiles left finish an area on its only open cell."""
    [cell] = area.gaps
    found = 0
    for name, count in view.left.items():
        ways = [view.lay(name, cell, facing) for facing in view.facings(name, cell)] if count else []
        if any(_grown(way, kind, area).is_finished for way in ways):
            found += count
    return found


def _grown(view: View, kind: str, area: Lying) -> Lying:
    """What an area has become."""
    return next(now for now in view.areas(kind) if area.name <= now.name)


def is_stuck(view: View, area: Lying) -> bool:
    """Whether no tile left fits one of the open cells."""
    return any(not fitting(view, cell) for cell in area.gaps)


def touches(area: Lying, shown: dict[str, Any]) -> bool:
    finished = sum(area.cities)
    return (finished, len(area.cities) - finished) == (shown["finished"], shown["unfinished"])


def field(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    return area.owners == {one.seat: 1} and touches(area, shown)


def chances(view: View, area: Lying) -> tuple[int, int]:
    """The open cells, and how many tiles finish the area on the last or fit the hardest of them."""
    if len(area.gaps) == 1:
        return 1, finishing(view, area.kind, area)
    return len(area.gaps), min(fitting(view, cell) for cell in area.gaps)


def harder(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    holders = seats(shown["seats"]) if "seats" in shown else None
    is_right = one.seat in area.leaders if holders is None else area.leaders == holders
    before, cells = next(_parts(was, area.kind, area), None), shown["cells"]
    return bool(
        is_right
        and before
        and before.name == area.name
        and shown["left"] == now.left.total()
        and chances(was, before) == (cells, shown["before"])
        and chances(now, area) == (cells, shown["fit"])
        and shown["fit"] < shown["before"]
    )


def claims(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    is_held = area.owners == {one.seat: 1} and not area.is_finished and area.points == shown["points"]
    if "possible" in shown:
        return is_held and area.possible == shown["possible"] and not is_stuck(now, area)
    return is_held and (area.possible == area.points or is_stuck(now, area))


def stuck(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    holders = seats(shown["seats"]) if "seats" in shown else None
    is_right = one.seat in area.leaders if holders is None else area.leaders == holders
    return is_right and area.points == shown["points"] and is_stuck(now, area)


def ousted(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    lost = {seat for old in _parts(was, kind_of(shown), area) for seat in old.leaders} - area.leaders
    return lost == seats(shown["seats"]) and area.points == shown["points"]


def shares(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    return area.leaders == seats(shown["seats"]) and area.points == shown["points"]


def raises(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    holder = shown["seat"] - 1 if "seat" in shown else one.seat
    before = max(old.points for old in _parts(was, kind_of(shown), area))
    return area.leaders == {holder} and (before, area.points) == (shown["before"], shown["after"])


def field_grows(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
    before = max((old.points for old in _parts(was, "field", area) if old.owners), default=area.points)
    return area.leaders == seats(shown["seats"]) and before < area.points == shown["points"]


def checks(view_of: Callable[[Any], View]) -> dict[str, Check]:
    """A check for each kind of fact about land."""

    @lru_cache(maxsize=1)  # all facts about a move share their views
    def views(one: Tried) -> tuple[View, View]:
        return view_of(one.before), view_of(one.after)

    def some(holds: Callable[[View, View, Lying, Tried, dict[str, Any]], bool], kind: str = "") -> Check:
        def check(one: Tried, fact: Fact, shown: dict[str, Any]) -> bool:
            (was, now), what = views(one), kind or kind_of(shown)
            return any(holds(was, now, area, one, shown) for area in meant(now, fact, what))

        return check

    def entries(one: Tried, move: str) -> list[tuple[int, int]]:
        oracle = deepcopy(one.after)
        return [(seat, points) for _, seat, points in oracle.apply(move)]

    def finishes(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        scored = entries(one, "pass")
        return area.leaders == seats(shown["seats"]) and all((seat, shown["points"]) in scored for seat in area.leaders)

    def claimable(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        moves = [move for move in one.after.legal() if move.startswith(f"figure {kind_of(shown)}")]
        return any((one.seat, shown["points"]) in entries(one, move) for move in moves) and not area.owners

    def free(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        worth = area.possible if "possible" in shown else area.points
        is_right = (area.points, worth) == (shown["points"], shown.get("possible", area.points))
        return is_right and is_claimable(one, area)

    @lru_cache(maxsize=16)  # several facts are about the same figures
    def played(one: Tried, move: str) -> View:
        oracle = deepcopy(one.after)
        oracle._end = oracle._score_end = lambda: []  # the last turn of a game takes all figures away
        oracle.apply(move)
        return view_of(oracle)

    def _stands(one: Tried, move: str, area: Lying) -> bool:
        return dict(_grown(played(one, move), area.kind, area).owners) == {one.seat: 1}

    def free_field(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        return touches(area, shown) and is_claimable(one, area)

    def is_claimable(one: Tried, area: Lying) -> bool:
        """Whether one of the figures that may be placed now stands in this area then."""
        moves = [move for move in one.after.legal() if move.startswith(f"figure {area.kind}")]
        return not area.owners and any(_stands(one, move, area) for move in moves)

    def closers(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        holder = shown["seat"] - 1 if "seat" in shown else one.seat
        return (
            (holder in area.leaders or is_claimable(one, area))
            and ("seat" not in shown or area.leaders == {holder} != {one.seat})
            and len(area.gaps) == 1
            and shown["left"] == now.left.total()
            and shown["fit"] == finishing(now, kind_of(shown), area)
        )

    def places(was: View, now: View, area: Lying, one: Tried, shown: dict[str, Any]) -> bool:
        hardest = min(fitting(now, cell) for cell in area.gaps) if area.gaps else -1
        counts = (len(area.gaps), hardest, now.left.total())
        is_own = one.seat in area.leaders or is_claimable(one, area)
        return is_own and counts == (shown["cells"], shown["fit"], shown["left"])

    def might_finish(one: Tried, fact: Fact, shown: dict[str, Any]) -> bool:
        was, _ = views(one)
        found = [area for area in meant(was, fact, kind_of(shown)) if one.seat in area.leaders]
        return any(area.possible == shown["points"] and not is_stuck(was, area) for area in found)

    def supply(one: Tried, fact: Fact, shown: dict[str, Any]) -> bool:
        return bool(views(one)[1].supply[one.seat] == shown["count"])

    def gives_up(one: Tried, fact: Fact, shown: dict[str, Any]) -> bool:
        was, now = views(one)
        found = meant(was, fact, kind_of(shown))
        lost = [area for area in found if one.seat in area.leaders and area.points == shown["points"]]
        return any(one.seat not in _grown(now, kind_of(shown), area).leaders for area in lost)

    return {
        "fact-finishes": some(finishes),
        "fact-claimable": some(claimable),
        "fact-free": some(free),
        "fact-free-finished": some(free),
        "fact-claims": some(claims),
        "fact-claims-finished": some(claims),
        "fact-field": some(field, "field"),
        "fact-free-field": some(free_field, "field"),
        "fact-closers": some(closers),
        "fact-closers-theirs": some(closers),
        "fact-places": some(places),
        "fact-harder": some(harder),
        "fact-harder-theirs": some(harder),
        "fact-stuck": some(stuck),
        "fact-stuck-theirs": some(stuck),
        "fact-ousted": some(ousted),
        "fact-shares": some(shares),
        "fact-raises": some(raises),
        "fact-raises-theirs": some(raises),
        "fact-field-grows": some(field_grows, "field"),
        "fact-supply": supply,
        "fact-gives-up": gives_up,
        "fact-might-finish": might_finish,
    }


def _parts(was: View, kind: str, area: Lying) -> Iterator[Lying]:
    """The areas of an earlier land that have become part of this one."""
    return (old for old in was.areas(kind) if old.name <= area.name)
