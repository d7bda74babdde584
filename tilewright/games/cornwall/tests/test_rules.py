"""Rare cases of Cornwall on constructed land, the rulebook's examples from the material file, and properties."""

import tomllib
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.play import leads
from tilewright.core.game import CHANCE, OVER
from tilewright.core.move import Refusal
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.cornwall.rules import land, material, region
from tilewright.games.cornwall.table import survey
from tilewright.games.cornwall.tests.build import COLOURS, Built, Spot, build, neighbours

with material.FILE.open("rb") as _file:
    FACTS = tomllib.load(_file)

GAME = find("cornwall")


def at_table(built: Built) -> Table:
    table = Table(GAME, int(built.position[0].seats), deals=False)
    table.position = built.position
    return table


def facing_of(cells: list[list[int]]) -> int:
    """The facing of a tile whose fields 0, 1, 2 are on these cells."""
    (q, r), *others = [(int(q), int(r)) for q, r in cells]
    return next(k for k in range(6) if survey.places(q, r, k)[1:] == others)


def place_words(cells: list[list[int]]) -> str:
    return f"place {cells[0][0]} {cells[0][1]} {facing_of(cells)}"


def spots(rows: list[list[Any]]) -> list[Spot]:
    return [Spot((q, r), terrain, symbol) for q, r, terrain, symbol in rows]


# ---- material


def test_the_material_is_complete() -> None:
    totals, parts = FACTS["tile_totals"], FACTS["components"]
    assert len(material.TILES) == parts["landscape_tiles"]
    assert sorted(material.START_TERRAINS) == list(range(5))
    fields = [pair for tile in material.TILES for pair in zip(tile.terrains, tile.symbols, strict=True)]
    assert len(fields) == totals["fields"]
    for number, name in enumerate(material.TERRAINS):
        assert sum(terrain == number for terrain, _ in fields) == totals[name]
    for symbol in ("cottage", "flag", "chapel"):
        counts = {
            name: sum(pair == (number, material.SYMBOLS.index(symbol)) for pair in fields)
            for number, name in enumerate(material.TERRAINS)
        }
        assert {name: count for name, count in counts.items() if count} == totals[f"{symbol}_fields"]
    assert sum(symbol == material.COTTAGE for _, symbol in fields) == parts["cottages"] == 11
    assert all(2 <= len(set(tile.terrains)) <= 3 for tile in material.TILES)
    assert all(sum(map(bool, tile.symbols)) <= 1 for tile in material.TILES)
    assert len({min(tile.terrains[k:] + tile.terrains[:k] for k in range(3)) for tile in material.TILES}) == 36
    assert material.FIGURES.tolist() == [4, 2, 1]
    assert material.STRENGTH.tolist() == [1, 2, 3]
    assert parts["figures_total"] == 4 * material.FIGURES_EACH
    assert material.COINS == 40


# ---- the rulebook's examples, in the positions of the material file


@pytest.mark.parametrize("example", FACTS["examples"], ids=lambda example: example["id"])
def test_printed_examples(example: dict[str, Any]) -> None:
    expect, seat = example["expect"], COLOURS.index(example["player"])
    built = build(
        spots(example["board"]),
        figures=[((q, r), COLOURS.index(colour), size) for q, r, colour, size in example["figures"]],
        seat=seat,
        coins={seat: example["coins_before"]},
        keep=example["tile"],
    )
    table = at_table(built)
    before = {tuple(field.at): field.terrain for field in survey.fields(table.position[0])}
    table.play(f"draw {example['tile']}")
    table.play(place_words(example["cells"]))
    tile = material.TILES[material.NUMBER[example["tile"]]]
    new = list(zip([(q, r) for q, r in example["cells"]], tile.terrains, strict=True))
    touching = [(terrain, before[n]) for at, terrain in new for n in neighbours(at) if n in before]
    assert len(touching) == expect["edges"]
    assert sorted({material.TERRAINS[a] for a, b in touching if a == b}) == expect["extended"]
    coins = example["coins_before"] + expect["gained"]
    assert table.position[0].coins[seat] == coins
    for (q, r, size), cost in zip(example["set"], expect["paid"], strict=True):
        table.play(f"figure {size} {example['cells'].index([q, r])}")
        coins -= cost
        assert table.position[0].coins[seat] == coins
    assert coins == expect["coins_after"]
    assert table.scores[seat] == expect["chapel"]
    assert table.actor == seat
    events = table.play("pass")
    points = dict.fromkeys(COLOURS, 0)
    scored = set()
    for event in events:
        if event.kind in ("region-closed", "region-enclosed"):
            points[COLOURS[event.seat]] += event.points
            field = next(one for one in survey.fields(table.position[0]) if one.id == event.pieces[0])
            scored.add((material.TERRAINS[field.terrain], len(event.pieces)))
    assert {colour: gain for colour, gain in points.items() if gain} == expect["points"]
    assert sorted(scored) == sorted((terrain, count) for terrain, count in expect["scored"])
    pub = table.position[0].pub
    wanted = np.zeros_like(pub)
    for colour, size in expect["pub"]:
        wanted[COLOURS.index(colour), material.SIZES.index(size)] += 1
    assert pub.tolist() == wanted.tolist()


@pytest.mark.parametrize("example", FACTS["placement_examples"], ids=lambda example: example["id"])
def test_printed_placements(example: dict[str, Any]) -> None:
    closed = [(q, r) for q, r in example["closed"]]
    built = build(spots(example["board"]), closed=closed, keep=example["tile"])
    table = at_table(built)
    table.play(f"draw {example['tile']}")
    refusal = table.why_not(place_words(example["cells"]))
    assert (refusal is None) == example["expect"]["legal"]
    if refusal is not None:
        assert refusal.clause == {"P1": "3.5", "P2": "3.4", "P4": "3.6"}[example["id"]]


# ---- scoring


def scored(terrain: str, fields: int, has_flag: bool, strengths: dict[int, int], seats: int) -> list[int]:
    """The points each seat gets from a region laid out as a row; each strength is made up of one or more figures."""
    row = [Spot((k, 0), terrain, "flag" if has_flag and k == 0 else "") for k in range(fields)]
    position = build(row, seats=seats).position
    p = position[0]
    free = iter(range(fields))
    for seat, strength in strengths.items():
        left = strength
        while left:
            size = min(left, 3)
            p.figure[next(free)] = 1 + 3 * seat + size - 1
            left -= size
    p.held[p.area[0]] = sum(p.figure[:fields] > 0)
    region.score(p, seats, int(p.area[0]), region.REGION_LEFT)
    assert not p.tally.any()
    assert not p.gain.any()
    return [int(points) for points in p.points[:seats]]


@pytest.mark.parametrize("case", FACTS["scoring_cases"])
def test_scoring_cases(case: dict[str, Any]) -> None:
    strengths = {COLOURS.index(colour): strength for colour, strength in case["strengths"].items()}
    fields = max(case["fields"], len(strengths))
    points = scored(case["terrain"], fields, case["flag"], strengths, 4) if fields == case["fields"] else None
    if points is None:  # more figures than fields: test only the arithmetic
        points = by_hand(case["terrain"], case["fields"], case["flag"], strengths, 4)
    assert points == [case["points"].get(colour, 0) for colour in COLOURS]


def by_hand(terrain: str, fields: int, has_flag: bool, strengths: dict[int, int], seats: int) -> list[int]:
    """The rule as a player would explain it."""
    first, second = 1, 0
    if terrain == "swamp":
        first, second = 2, 1
    elif has_flag:
        first, second = (3, 1) if terrain == "village" else (2, 1)
    ranks = sorted(set(strengths.values()), reverse=True)
    leaders = [seat for seat, strength in strengths.items() if strength == ranks[0]]
    points = [0] * seats
    if len(leaders) > 1:
        for seat in leaders:
            points[seat] = -(-(first + second) * fields // len(leaders))
        return points
    points[leaders[0]] = first * fields
    followers = [seat for seat, strength in strengths.items() if len(ranks) > 1 and strength == ranks[1]]
    for seat in followers:
        points[seat] = -(-second * fields // len(followers))
    return points


@settings(deadline=None, max_examples=300)
@given(
    st.sampled_from(material.TERRAINS),
    st.booleans(),
    st.integers(5, 12),
    st.dictionaries(st.integers(0, 3), st.integers(1, 3), min_size=1),
    st.permutations(range(4)),
)
def test_every_kind_of_tie_and_permuted_seats(
    terrain: str, has_flag: bool, fields: int, strengths: dict[int, int], order: list[int]
) -> None:
    has_flag = has_flag and terrain != "swamp"
    points = scored(terrain, fields, has_flag, strengths, 4)
    assert points == by_hand(terrain, fields, has_flag, strengths, 4)
    permuted = {order[seat]: strength for seat, strength in strengths.items()}
    again = scored(terrain, fields, has_flag, permuted, 4)
    assert [again[order[seat]] for seat in range(4)] == points


# ---- rare moments of a turn

START = [Spot(at, material.TERRAINS[t], "") for at, t in zip(material.START_AT, material.START_TERRAINS, strict=True)]


def test_a_closed_region_bans_even_a_field_that_would_also_enlarge_an_open_one() -> None:
    # the new meadow on (0, 0) would touch the closed meadow to its left and the open one to its right
    row = [Spot((-1, 0), "meadow", ""), Spot((1, -1), "meadow", ""), Spot((0, -1), "mountain", "")]
    for closed, clause in (([], None), ([(-1, 0)], "3.6")):
        table = at_table(build(row, closed=closed, keep="T02"))
        table.play("draw T02")  # mountain, meadow, village
        refusal = table.why_not("place 0 1 4")  # mountain below, meadow on (0, 0), village to its right
        assert (refusal.clause if refusal else None) == clause


def test_an_empty_bank_pays_what_it_has() -> None:
    example = next(one for one in FACTS["examples"] if one["id"] == "D")
    for bank, gained in ((0, 0), (1, 1), (2, 2), (9, 2)):
        built = build(spots(example["board"]), seat=1, coins={1: 0}, keep="T01", bank=bank)
        table = at_table(built)
        table.play("draw T01")
        events = table.play(place_words(example["cells"]))
        assert table.position[0].coins[1] == gained
        assert table.position[0].bank == bank - gained
        assert [event.kind for event in events] == (["coins-gained"] if gained else [])


def test_the_coin_just_gained_can_fetch() -> None:
    example = next(one for one in FACTS["examples"] if one["id"] == "A")
    for gains, choices in ((True, ["pass", "fetch"]), (False, ["pass"])):
        built = build(spots(example["board"]), seat=1, coins={1: 0}, keep="T02", bank=10 if gains else 0)
        p = built.position[0]
        p.supply[1, 0], p.pub[1, 0] = 2, 2
        p.supply[1, 2], p.pub[1, 2] = 0, 1
        table = at_table(built)
        table.play("draw T02")
        table.play(place_words(example["cells"]))
        assert table.legal() == choices
        if gains:
            assert [event.kind for event in table.play("fetch")] == ["pub-fetched"]
            assert table.position[0].supply[1].tolist() == [4, 2, 1]
            assert table.position[0].pub[1].tolist() == [0, 0, 0]
            assert table.position[0].coins[1] == 0
            assert "figure big 0" in table.legal()


def swamp_only() -> Built:
    """The start tile with every region but the swamp closed: a tile without swamp fits nowhere."""
    return build(START, closed=[at for at in material.START_AT if at != (0, 0)], keep="T24")


def test_a_tile_that_fits_nowhere_goes_under_the_stack() -> None:
    table = at_table(swamp_only())
    events = table.play("draw T24")  # two forests and a mountain
    assert [(event.kind, event.clause, event.points) for event in events] == [("tile-refused", "3.7", 0)]
    assert table.actor == CHANCE
    assert table.position[0].seat == 0
    assert "draw T24" not in table.legal()
    refusal = table.why_not("draw T24")
    assert refusal is not None
    assert refusal.clause == "3.7"
    under = next(area for area in table.scene().areas if area.id == "under")
    assert [piece.art for piece in under.pieces] == ["tile/T24/0"]
    table.play("draw T21")  # two swamps
    assert table.actor == 0


def test_tiles_under_the_stack_come_back_in_order() -> None:
    table = at_table(swamp_only())
    for name in ("T24", "T01", "T30"):
        table.play(f"draw {name}")
    p = table.position[0]
    assert p.refused == 3
    p.fresh[:] = 0
    p.fresh[material.NUMBER["T21"]] = 1
    assert table.legal() == ["draw T21"]
    table.play("draw T21")
    # reopen the closed regions, so that the rest can be laid
    table.position[0].cottage[:] = 0
    table.position[0].coast_near[: int(table.position[0].coast)] &= ~(31 << 5)
    table.play(table.legal()[0])
    table.play("pass")
    assert table.legal() == ["draw T24"]
    assert GAME.weights(table.position) == [1]
    refusal = table.why_not("draw T01")
    assert refusal is not None
    assert refusal.clause == "3.7"
    table.play("draw T24")
    table.play(table.legal()[0])
    table.play("pass")
    assert table.legal() == ["draw T01"]


def test_a_tile_refused_again_goes_behind_the_others() -> None:
    table = at_table(swamp_only())
    for name in ("T24", "T01"):
        table.play(f"draw {name}")
    table.position[0].fresh[:] = 0
    for name in ("T24", "T01", "T24"):
        assert table.legal() == [f"draw {name}"]
        table.play(f"draw {name}")


def test_the_game_ends_when_no_tile_fits() -> None:
    built = build(START, keep="T21", seats=2, coins={0: 3, 1: 0})
    table = at_table(built)
    table.play("draw T21")
    table.play(table.legal()[0])
    p = table.position[0]
    for area in {int(p.area[field]) for field in range(8)}:
        land._close(p, area)  # every region closed: nothing can be enlarged any more
        p.scored[area] = 1
    coins = [int(value) for value in p.coins[:2]]
    events = table.play("pass")
    assert [event.kind for event in events if event.kind != "coins-left"] == ["stack-stuck"]
    assert table.actor == OVER
    assert table.scores == coins
    with pytest.raises(Refusal):
        table.play("draw T01")


@settings(deadline=None, max_examples=12)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_conservation(seats: int, seed: int) -> None:
    """Coins, figures and tiles are never lost, no region scores twice, and the final leads match the points."""
    rng = np.random.default_rng(seed)
    table = Table(GAME, seats, seed=seed)
    done: set[str] = set()
    while not table.is_over:
        actions = table.legal()
        events = table.play(actions[int(rng.integers(len(actions)))])
        p = table.position[0]
        assert int(p.bank) + int(p.coins.sum()) == material.COINS
        regions = {event.pieces for event in events if event.kind.startswith(("region", "swamp"))}
        for pieces in regions:
            assert done.isdisjoint(pieces)
            done.update(pieces)
    points = table.scores
    for seat in range(seats):
        others = sum(points[other] for other in range(seats) if other != seat) / (seats - 1)
        assert leads(GAME, table.position, seats)[seat] == pytest.approx(points[seat] - others)
