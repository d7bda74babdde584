"""What newcomers may simply accept in the setup: always legal, never worse than another way, and no secret in it."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from tilewright.core.game import CHANCE, Positions, clone
from tilewright.core.record import Record
from tilewright.core.suggestion import Suggested, suggested
from tilewright.core.table import Table
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.tests.build import GAME

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.game"))


def decisions(table: Table, draws: Sequence[str] = ()) -> Iterator[Suggested]:
    """The suggestion at every decision of a setup; the caller makes the moves. Draws are a record's, or at random."""
    while table.position[0].step < state.FIRST_DISPLAY:
        if table.actor == CHANCE:
            ply = len(table.record.moves)
            table.play(draws[ply] if draws else random.Random(ply).choice(table.legal()))
        else:
            found = suggested(GAME, table.position, table.actor)
            assert found is not None
            yield found


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_decision_of_a_golden_setup_has_a_legal_suggestion(file: Path) -> None:
    record = Record.read(file.read_text(encoding="utf-8"))
    table = Table(GAME, record.seats, options=record.options, deals=False)
    for found in decisions(table, record.moves):
        trial = clone(table.position)
        for move in found.proposal.moves:
            GAME.kernels.apply(trial, 0, GAME.read(trial, move))
        table.play(record.moves[len(table.record.moves)])  # as it was played: it need not be what was suggested


@pytest.mark.parametrize("seats", [2, 4])
def test_a_setup_is_played_by_suggestions_alone(seats: int) -> None:
    table = Table(GAME, seats, deals=False)
    made = []
    for found in decisions(table):
        for move in found.proposal.moves:
            table.play(move)
        made.append(found.proposal.moves[0].split()[0])
    assert sorted(made) == sorted(["part", "castle", "bonus"] * seats)


@pytest.mark.parametrize("laid", [0, 1, 2])
def test_no_way_to_lay_the_region_brings_more(laid: int) -> None:
    for seed in range(4):
        table, rng = Table(GAME, 2, deals=False), random.Random(seed)
        while table.position[0].step < state.PLANS:
            table.play(rng.choice(table.legal()))
        for _ in range(laid):
            table.play(rng.choice(table.legal()))
        found = suggested(GAME, table.position, 0)
        assert found is not None
        best = clone(table.position)
        for move in found.proposal.moves:
            GAME.kernels.apply(best, 0, GAME.read(best, move))
        worths = [area_points(way) for way in regions(table.position)]
        told = dict(found.proposal.reason.args)
        assert area_points(best) == max(worths) == told["points"]
        assert (min(worths), len(worths)) == (told["least"], told["ways"])


def regions(position: Positions) -> Iterator[Positions]:
    """Every plan that can become of a position, by the rules."""
    if position["phase"][0] != state.LAY_PART:
        yield position
        return
    for action in GAME.legal(position):
        after = clone(position)
        GAME.kernels.apply(after, 0, action)
        yield from regions(after)


def area_points(position: Positions) -> int:
    """The points of all areas of seat 0, found by walking from field to field."""
    p = position[0]
    shifts = (int(p.shift[0, 1]), int(p.shift[0, 2]))
    cells = {material.cell(field, shifts): int(plan.kind_before(p, 0, field)) for field in range(material.FIELD_COUNT)}
    total = 0
    while cells:
        start, kind = next(iter(cells.items()))
        area, waiting = set(), [start]
        while waiting:
            x, y = waiting.pop()
            if (x, y) in area or cells.get((x, y)) != kind:
                continue
            area.add((x, y))
            waiting += [(x, y + 2), (x, y - 2), (x + 1, y + 1), (x + 1, y - 1), (x - 1, y + 1), (x - 1, y - 1)]
        total += int(material.AREA_POINTS[len(area)])
        cells = {cell: one for cell, one in cells.items() if cell not in area}
    return total


def test_a_suggestion_is_the_same_whatever_others_hold() -> None:
    table, rng = Table(GAME, 4, deals=False), np.array([7], dtype=np.uint64)
    for found in decisions(table):
        for _ in range(3):
            other = clone(table.position)
            GAME.kernels.redeal(other, 0, table.actor, rng)
            assert suggested(GAME, other, table.actor) == found
        table.play(found.proposal.moves[0])


def test_nothing_is_suggested_in_the_game_itself() -> None:
    table = Table(GAME, 2, deals=False)
    for found in decisions(table):
        table.play(found.proposal.moves[0])
    while table.actor == CHANCE:
        table.play(table.legal()[0])
    assert suggested(GAME, table.position, table.actor) is None
