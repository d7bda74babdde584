"""Tests enclosure, places and coast of Cornwall against plain sets of cells, and land that is as long as possible."""

import itertools
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.core.game import EVERYTHING, clone
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.cornwall.rules import material, placement
from tilewright.games.cornwall.table import survey
from tilewright.games.cornwall.tests.build import Spot, build, neighbours, triangles
from tilewright.kit import hex as board

GAME = find("cornwall")


def is_open(cells: set[survey.Place], members: list[survey.Place]) -> bool:
    """Whether a tile of three fields could still cover an empty cell next to these."""
    beside = {n for at in members for n in neighbours(at)} - cells
    return any(not cells.intersection(triangle) for at in beside for triangle in triangles(at))


def around(hole: set[survey.Place], rings: int = 2) -> list[Spot]:
    """A village all around a hole, with swamp around it."""
    land_now: dict[survey.Place, str] = {}
    edge = set(hole)
    for ring in range(rings):
        edge = {n for at in edge | set(land_now) for n in neighbours(at)} - hole - set(land_now)
        land_now |= dict.fromkeys(edge, "village" if ring == 0 else "swamp")
    return [Spot(at, terrain, "") for at, terrain in sorted(land_now.items())]


HOLES = {
    "one field": ([(0, 0)], False),
    "two fields": ([(0, 0), (1, 0)], False),
    "three in a row": ([(0, 0), (1, 0), (2, 0)], False),
    "three in a bend": ([(0, 0), (1, 0), (1, 1)], False),
    "a triangle": ([(0, 0), (1, 0), (0, 1)], True),
    "four in a diamond": ([(0, 0), (1, 0), (0, 1), (1, -1)], True),
    "none": ([], False),
}


@pytest.mark.parametrize("name", HOLES)
def test_holes(name: str) -> None:
    hole, stays_open = HOLES[name]
    ring = around(set(hole) or {(0, 0)})
    if not hole:
        ring.append(Spot((0, 0), "village", ""))
    p = build(ring).position[0]
    village = next(field for field in survey.fields(p) if field.terrain == material.TERRAINS.index("village"))
    assert (int(p.open[village.area]) > 0) == stays_open
    assert is_open({spot.at for spot in ring}, [s.at for s in ring if s.terrain == "village"]) == stays_open


def test_an_arm_of_a_larger_hole_does_not_keep_a_region_open() -> None:
    hole = {(0, 0), (1, 0), (0, 1), (-1, 0), (-2, 0)}  # a triangle with an arm of two cells to its left
    ring = around(hole, rings=1)
    land_now = {spot.at: spot.terrain for spot in ring}
    tip = [n for n in neighbours((-2, 0)) if n in land_now]  # the fields around the arm's end
    mixed = [Spot(at, "forest" if at in tip else "swamp", "") for at in land_now]
    outer = around({*hole, *land_now}, rings=1)
    p = build([*mixed, *(Spot(spot.at, "mountain", "") for spot in outer)]).position[0]
    forests = {field.area for field in survey.fields(p) if field.terrain == material.TERRAINS.index("forest")}
    swamps = {field.area for field in survey.fields(p) if field.terrain == material.SWAMP}
    assert all(p.open[area] == 0 for area in forests)
    assert any(p.open[area] > 0 for area in swamps)


def grown(seed: int) -> list[Spot]:
    """Connected land of any shape and with any terrains."""
    rng = Random(seed)
    cells = [(0, 0)]
    for _ in range(rng.choice(range(4, 44, 3))):
        beside = sorted({n for at in cells for n in neighbours(at)} - set(cells))
        cells.append(rng.choice(beside))
    return [Spot(at, rng.choice(material.TERRAINS), "") for at in cells]


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10**9), st.integers(0, 35), st.integers(0, 5))
def test_kernels_agree_with_plain_geometry(seed: int, tile: int, turns: int) -> None:
    spots_laid = grown(seed)
    position = build(spots_laid, keep=material.TILES[tile].name).position
    p = position[0]
    cells = {spot.at: material.TERRAINS.index(spot.terrain) for spot in spots_laid}
    assert GAME.kernels.check(position, 0) == 0
    regions: dict[int, list[survey.Place]] = {}
    for field in survey.fields(p):
        regions.setdefault(field.area, []).append(field.at)
    for area, members in regions.items():
        assert (int(p.open[area]) > 0) == is_open(set(cells), members)
        assert set(members) == flood(cells, members[0])
    wanted = legal_places(cells, tile)
    assert legal_words(position, tile) == wanted
    # if the whole land is rotated, its places are rotated too
    turned = build([Spot(rotated(spot.at, turns), spot.terrain, "") for spot in spots_laid]).position
    assert legal_words(turned, tile) == {(*rotated((q, r), turns), (k + turns) % 6) for q, r, k in wanted}


def flood(cells: dict[survey.Place, int], start: survey.Place) -> set[survey.Place]:
    found, todo = {start}, [start]
    while todo:
        for n in neighbours(todo.pop()):
            if cells.get(n) == cells[start] and n not in found:
                found.add(n)
                todo.append(n)
    return found


def rotated(at: survey.Place, turns: int) -> survey.Place:
    q, r = at
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def legal_words(position: Any, tile: int) -> set[tuple[int, int, int]]:
    out = np.empty(GAME.most_legal, dtype=np.int64)
    count = placement.list_places(position[0], tile, out)
    assert out[:count].tolist() == sorted(set(out[:count].tolist()))
    found = {survey.where(position, action) for action in out[:count].tolist()}
    assert len(found) == count
    return found


def legal_places(cells: dict[survey.Place, int], tile: int) -> set[tuple[int, int, int]]:
    """Every place where a tile may be laid on land without cottages, found by trying them all."""
    found = set()
    near = {m for at in cells for n in neighbours(at) for m in (n, *neighbours(n))} - set(cells)
    for (q, r), facing in itertools.product(near, range(6)):
        places = survey.places(q, r, facing)
        if any(place in cells for place in places):
            continue
        terrains = material.TILES[tile].terrains
        beside = [(t, cells[n]) for at, t in zip(places, terrains, strict=True) for n in neighbours(at) if n in cells]
        if len(beside) >= 2 and any(own == other for own, other in beside):
            found.add((q, r, facing))
    return found


def test_a_cell_that_can_be_covered_can_be_covered_with_two_edges() -> None:
    """Around an empty cell next to land: if any three empty cells meet there, some three of them touch two edges."""
    ring = neighbours((0, 0))
    for full in itertools.product((False, True), repeat=6):
        cells = {at for at, is_full in zip(ring, full, strict=True) if is_full}
        empty = [triangle for triangle in triangles((0, 0)) if not cells.intersection(triangle)]
        if cells and empty:
            touching = [sum(n in cells for at in triangle for n in neighbours(at)) for triangle in empty]
            assert max(touching) >= 2


def test_a_tile_adds_at_most_four_cells_to_the_coast() -> None:
    tile = survey.places(0, 0, 0)
    ring = sorted({n for at in tile for n in neighbours(at)} - set(tile))
    growth = []
    for full in itertools.product((False, True), repeat=len(ring)):
        cells = {at for at, is_full in zip(ring, full, strict=True) if is_full}
        if sum(n in cells for at in tile for n in neighbours(at)) >= 2:
            covered = sum(any(n in cells for n in neighbours(at)) for at in tile)
            new = sum(at not in cells and not cells.intersection(neighbours(at)) for at in ring)
            growth.append(new - covered)
    assert max(growth) == 4
    start = set(material.START_AT)
    assert len({n for at in start for n in neighbours(at)} - start) == 11


def test_the_wrapped_board_never_overlaps_itself() -> None:
    reach = board.REACH
    zero = [
        (q, r)
        for q in range(-reach - 1, reach + 2)
        for r in range(-reach - 1, reach + 2)
        if (q + board.ROW * r) % board.CELLS == 0
    ]
    assert min(max(abs(q), abs(r), abs(q + r)) for q, r in zero if (q, r) != (0, 0)) == reach + 1


@pytest.mark.parametrize("axis", range(3))
def test_the_longest_land_fits(axis: int) -> None:
    """Every tile is laid as far to one side as possible."""

    def reach(words: str) -> int:
        q, r, facing = (int(word) for word in words.split()[1:])
        return max((q, r, q + r)[axis] for q, r in survey.places(q, r, facing))

    table = Table(GAME, 2, deals=False)
    while not table.is_over:
        best = max(
            ((tile, words) for tile in table.legal() for words in places_after(table, tile)),
            key=lambda pair: reach(pair[1]),
        )
        for words in (*best, "pass"):
            table.play(words)
            assert GAME.kernels.check(table.position, 0) == 0
    ends = [(field.at[0], field.at[1], sum(field.at))[axis] for field in survey.fields(table.position[0])]
    assert 50 < max(ends) - min(ends) <= 74
    assert len({field.at for field in survey.fields(table.position[0])}) == material.MOST_FIELDS


def places_after(table: Table, draw: str) -> list[str]:
    position = clone(table.position)
    GAME.kernels.apply(position, 0, GAME.read(position, draw))
    if GAME.kernels.actor(position, 0) < 0:
        return []
    return [GAME.write(position, action, EVERYTHING) for action in GAME.legal(position)]
