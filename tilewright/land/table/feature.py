"""The features of square land: each city, road, field and monastery with its holders and its current value; and the
move that belongs to a point.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tilewright.core.event import Term
from tilewright.core.message import Message
from tilewright.core.scene import Feature, Place
from tilewright.core.svg import Point
from tilewright.kit.square import CELLS
from tilewright.land.rules import figures, landscape
from tilewright.land.table import survey
from tilewright.land.table.extent import UNIT

CODES = {  # the event noted when an area is scored: finished, or unfinished at the end
    landscape.IS_CITY: (figures.CITY_FINISHED, figures.CITY_LEFT_OPEN),
    landscape.IS_ROAD: (figures.ROAD_FINISHED, figures.ROAD_LEFT_OPEN),
    landscape.IS_MONASTERY: (figures.MONASTERY_FINISHED, figures.MONASTERY_LEFT_OPEN),
    landscape.IS_FIELD: (figures.FIELD_SCORED, figures.FIELD_SCORED),
}

_MOST_CELLS = 8  # that are named as the place of an area


@dataclass(frozen=True)
class Land:
    """How a game shows its land."""

    sheet: Any
    fits: Any
    setting: int  # the phase in which the tile drawn has been laid
    label: Callable[[str], Message]  # the name of a kind of area
    terms: Callable[[Any, int, int], tuple[Term, ...]]  # how the points of an area add up, for a kind of event
    piece: Callable[[survey.Laid], str]  # the id of a tile's piece
    point: Callable[[survey.Laid, int], Point]  # where a part of a tile is, relative to the tile's centre
    shape: Callable[[survey.Laid, int], str]  # the id of that part's shape


def features(p: Any, land: Land) -> list[Feature]:
    """Every area of the land."""
    nodes: dict[int, list[int]] = {}
    for node in range(int(p.nodes)):
        nodes.setdefault(int(p.area[node]), []).append(node)
    standing: dict[int, list[survey.Standing]] = {}
    for figure in survey.figures(p):
        standing.setdefault(int(p.area[figure.node]), []).append(figure)
    beyond = stuck(p, land)
    return [_feature(p, land, area, members, standing.get(area, []), area in beyond) for area, members in nodes.items()]


def _feature(
    p: Any, land: Land, area: int, nodes: list[int], figures: list[survey.Standing], is_stuck: bool
) -> Feature:
    kind = kind_of(p, land, area)
    is_finished = kind != landscape.IS_FIELD and p.open[area] == 0
    finished, left_open = CODES[kind]
    terms = land.terms(p, finished if is_finished else left_open, area)
    points = _sum(terms)
    holders = Counter(figure.seat for figure in figures)
    most = max(holders.values(), default=0)
    leaders = tuple(seat for seat, count in sorted(holders.items()) if count == most)
    possible = 9 if kind == landscape.IS_MONASTERY else _sum(land.terms(p, finished, area))
    name = land.label(landscape.KINDS[kind])
    return Feature(
        id=survey.area_id(area),
        kind=name,
        label=name,
        places=(*_parts(p, land, nodes), *(_figure(p, land, figure) for figure in figures)),
        worth=_worth(points, possible, is_finished and not figures, is_stuck),
        points=points,
        possible=points if is_stuck else possible,
        holders=tuple(sorted(holders.items())),
        leaders=leaders,
        takers=tuple((seat, points) for seat in leaders if points),
        terms=terms,
        open=None if kind == landscape.IS_FIELD else int(p.open[area]),
        is_finished=is_finished,
        is_stuck=is_stuck,
        where=_where(p, nodes),
    )


def _where(p: Any, nodes: list[int]) -> Message:
    """The cells of an area, in laying order."""
    tiles = [survey.laid(p, number) for number in sorted({int(p.node_tile[node]) for node in nodes})]
    return Message.listed([Message.of("place-cell", x=tile.x, y=tile.y) for tile in tiles], _MOST_CELLS)


def _sum(terms: tuple[Term, ...]) -> int:
    return sum(term.points for term in terms)


def stuck(p: Any, land: Land) -> set[int]:
    """The areas that can never be finished: they are open towards a cell that no tile fits that is still to be laid."""
    drawn = [int(p.tile)] if p.tile >= 0 and p.phase != land.setting else []
    left = [*np.flatnonzero(p.positions["bag"][0]), *drawn]
    needs = p.positions["frontier_need"][0, : int(p.frontier)]
    found = set()
    for place in np.flatnonzero(~land.fits[left][:, needs].any(axis=0)):
        found |= set(_beside(p, land, int(p.frontier_cell[place])))
    return found


def _beside(p: Any, land: Land, cell: int) -> Iterator[int]:
    """The areas that an empty cell keeps open."""
    for number, step in enumerate(landscape.AROUND):
        tile = int(p.positions["board"][0, (cell + step) % CELLS]) - 1
        if not 0 <= tile < int(p.laid):
            continue
        row = land.sheet[int(p.laid_row[tile])]
        parts = (row[landscape.MONASTERY], row[landscape.SIDE + (number + 2) % 4] if number < 4 else -1)
        yield from (int(p.area[int(p.laid_node[tile]) + int(part)]) for part in parts if part >= 0)


def kind_of(p: Any, land: Land, node: int) -> int:
    """City, road, field or monastery."""
    tile = survey.laid(p, int(p.node_tile[node]))
    return int(land.sheet[4 * tile.type + tile.facing, landscape.KIND + node - tile.node])


def _parts(p: Any, land: Land, nodes: list[int]) -> Iterator[Place]:
    for node in nodes:
        tile = survey.laid(p, int(p.node_tile[node]))
        x, y = land.point(tile, node - tile.node)
        yield land.piece(tile), UNIT * tile.x + x, UNIT * tile.y + y, land.shape(tile, node - tile.node)


def _figure(p: Any, land: Land, figure: survey.Standing) -> Place:
    x, y = land.point(survey.laid(p, int(p.node_tile[figure.node])), figure.part)
    return f"figure {figure.seat} {figure.number}", UNIT * int(figure.x) + x, UNIT * int(figure.y) + y, ""


def _worth(points: int, possible: int, is_done: bool, is_stuck: bool) -> Message:
    if is_done:
        return Message.of("feature-done")
    if is_stuck:
        return Message.of("feature-worth-stuck", points=points)
    if possible != points:
        return Message.of("feature-worth-finished", points=points, finished=possible)
    return Message.of("feature-worth", points=points)


def aim(p: Any, land: Land, kinds: Sequence[tuple[str, int]], x: float, y: float, like: str) -> str:
    """The words of the move that belongs to a point: lay the tile on that cell, turned as in `like`, or place a figure
    on the nearest part of the tile just laid, whose parts are `kinds`.
    """
    verb, *args = like.split() or [""]
    at = round(x / UNIT), round(y / UNIT)
    if verb == "place":
        return f"place {at[0]} {at[1]} {args[-1] if args else 0}"
    tile = survey.laid(p, int(p.laid) - 1)

    def far(part: int) -> float:
        px, py = land.point(tile, part)
        return (UNIT * tile.x + px - x) ** 2 + (UNIT * tile.y + py - y) ** 2

    kind, index = kinds[min(range(len(kinds)), key=far)]
    return f"figure {kind} {index}"
