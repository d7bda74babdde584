"""Tests the oracle against the rulebook: its printed examples as positions, and random games that lose nothing."""

import random
from collections import Counter

import pytest

from tilewright.games.wheel_of_fortune.tests.oracle import CHANCE, FIGURES, OVER, Oracle
from tilewright.games.wheel_of_fortune.tests.plane import CROWNS, SEGMENTS, TILES, Cell

RED, BLUE, YELLOW = range(3)
EAST = 10  # the leftmost column of land far from the board, for positions that do not involve the board

Laid = tuple[int, int, str, int]  # x, y, name, facing
Set = tuple[int, int, str, int, int]  # x, y, kind, index, seat


def position(tiles: list[Laid], figures: list[Set], seats: int = 3) -> Oracle:
    """A table with these tiles and figures, before the next tile is drawn."""
    oracle = Oracle(seats)
    for x, y, name, facing in tiles:
        oracle.tiles[x, y] = (name, facing)
    for x, y, kind, index, seat in figures:
        oracle.figures[x, y] = (kind, index, seat)
        oracle.supply[seat] -= 1
    return oracle


def play(oracle: Oracle, *moves: str) -> list[tuple[str, int, int]]:
    """Play moves and return what the last one scored."""
    entries: list[tuple[str, int, int]] = []
    for move in moves:
        assert move in oracle.legal()
        entries = oracle.apply(move)
    return entries


def figures_offered(oracle: Oracle) -> set[str]:
    return {move for move in oracle.legal() if "crown" not in move and move != "pass"}


def last_turn(oracle: Oracle) -> None:
    """Empty the bag except for one B, so that the next turn is the last."""
    oracle.bag = Counter({("B", 0): 1})


def with_pig_before(segment: str, oracle: Oracle) -> Oracle:
    """Put the pig one step before the segment."""
    oracle.pig = (SEGMENTS.index(segment) - 1) % len(SEGMENTS)
    return oracle


# Material


def test_the_material_adds_up() -> None:
    assert sum(sum(tile.copies) for tile in TILES.values()) == 71
    assert sum(part.shields * sum(tile.copies) for tile in TILES.values() for part in tile.parts) == 10
    assert sum((part.kind == "monastery") * sum(tile.copies) for tile in TILES.values() for part in tile.parts) == 7
    numbers = Counter[int]()
    for tile in TILES.values():
        for number, count in enumerate(tile.copies):
            numbers[number] += count
    assert numbers == {0: 52, 1: 11, 2: 5, 3: 3}
    assert list(CROWNS.values()) == [1, 2, 1, 2, 1, 2]


# Scoring during play: examples 1 to 10


def test_a_finished_road_of_four_tiles() -> None:
    road: list[Laid] = [(EAST, 0, "W", 0), (EAST + 1, 0, "U", 1), (EAST + 2, 0, "U", 1)]
    oracle = position(road, [(EAST + 1, 0, "road", 0, RED)])
    assert play(oracle, "draw W", f"place {EAST + 3} 0 0", "pass") == [("4.2", RED, 4)]
    assert oracle.supply[RED] == FIGURES


def test_a_finished_road_of_three_tiles_from_the_wheel_to_a_monastery() -> None:
    oracle = position([(2, -1, "U", 0)], [(2, -1, "road", 0, RED)])  # the board's place is the first of the three
    assert play(oracle, "draw A", "place 2 -2 0", "pass") == [("4.2", RED, 3)]


def test_a_road_in_a_circle_is_finished() -> None:
    circle: list[Laid] = [(EAST, 0, "V", 3), (EAST + 1, 0, "V", 0), (EAST, 1, "V", 2)]
    oracle = position(circle, [(EAST, 0, "road", 0, RED)])
    assert play(oracle, "draw V", f"place {EAST + 1} 1 1", "pass") == [("4.2", RED, 4)]


def test_a_finished_city_of_three_tiles_with_a_shield() -> None:
    oracle = position([(EAST, 0, "E", 1), (EAST + 1, 0, "F", 0)], [(EAST, 0, "city", 0, RED)])
    assert play(oracle, "draw E", f"place {EAST + 2} 0 3", "pass") == [("4.3", RED, 8)]


def test_two_parts_of_one_tile_count_once() -> None:
    city: list[Laid] = [(EAST, 0, "N", 1), (EAST + 1, 0, "N", 2), (EAST, 1, "N", 0)]
    oracle = position(city, [(EAST, 0, "city", 0, RED)])  # four city tiles in a ring, the last has two parts
    assert play(oracle, "draw I", f"place {EAST + 1} 1 3", "pass") == [("4.3", RED, 8)]


def test_red_and_blue_have_one_knight_each() -> None:
    city: list[Laid] = [(EAST, 0, "E", 1), (EAST + 1, 0, "F", 0), (EAST + 3, 0, "E", 3)]
    oracle = position(city, [(EAST, 0, "city", 0, RED), (EAST + 3, 0, "city", 0, BLUE)])
    assert play(oracle, "draw G", f"place {EAST + 2} 0 0", "pass") == [("4.3", RED, 10), ("4.3", BLUE, 10)]


def test_two_knights_against_one() -> None:
    city: list[Laid] = [(EAST, 0, "E", 1), (EAST + 2, 0, "E", 3), (EAST + 1, 1, "E", 0), (EAST + 1, -1, "E", 2)]
    knights: list[Set] = [(EAST, 0, "city", 0, RED), (EAST + 2, 0, "city", 0, RED), (EAST + 1, 1, "city", 0, BLUE)]
    oracle = position(city, knights)
    assert play(oracle, "draw C", f"place {EAST + 1} 0 0", "pass") == [("4.3", RED, 12), ("4.3", BLUE, 0)]
    assert oracle.supply == [FIGURES] * 3


def test_a_monastery_with_eight_neighbours() -> None:
    around: list[Laid] = [(EAST + x, y, "B", 0) for x in range(3) for y in range(3) if (x, y) != (2, 2)]
    oracle = position(around, [(EAST + 1, 1, "monastery", 0, RED)])
    assert play(oracle, "draw B", f"place {EAST + 2} 2 0", "pass") == [("4.4", RED, 9)]


def test_places_of_the_board_surround_a_monastery() -> None:
    beside: list[Laid] = [(4, 1, "B", 0), (4, -1, "B", 0), (5, -1, "B", 0), (5, 0, "B", 0)]
    oracle = position([(4, 0, "B", 0), *beside], [(4, 0, "monastery", 0, RED)])
    assert play(oracle, "draw B", "place 5 1 0", "pass") == []  # 3 -1 is still open
    assert play(oracle, "draw B", "place 3 -1 0", "pass") == [("4.4", RED, 9)]


def test_place_score_and_return_in_one_turn() -> None:
    oracle = position([], [])
    assert play(oracle, "draw E", "place 0 -1 2", "figure city 0") == [("4.3", RED, 4)]
    assert oracle.supply[RED] == FIGURES


def test_the_city_already_has_a_knight() -> None:
    oracle = position([(EAST, 0, "E", 1)], [(EAST, 0, "city", 0, RED)])
    play(oracle, "draw E", f"place {EAST + 1} 0 3")
    assert figures_offered(oracle) == {"figure field 0"}


def test_the_large_field_is_taken_and_the_small_one_free() -> None:
    oracle = position([(EAST, 0, "B", 0)], [(EAST, 0, "field", 0, BLUE)])
    play(oracle, "draw J", f"place {EAST + 1} 0 0")
    assert figures_offered(oracle) == {"figure city 0", "figure road 0", "figure field 1"}


def test_a_tile_joins_three_fields_with_farmers() -> None:
    beside: list[Cell] = [(EAST, 0), (EAST + 2, 0), (EAST + 1, 1)]
    farmers: list[Set] = [(*cell, "field", 0, seat) for cell, seat in zip(beside, (RED, BLUE, YELLOW), strict=True)]
    oracle = position([(x, y, "B", 0) for x, y in beside], farmers)
    play(oracle, "draw E", f"place {EAST + 1} 0 0")
    assert figures_offered(oracle) == {"figure city 0"}


def test_corners_do_not_join() -> None:
    oracle = position([(EAST, 0, "B", 0)], [(EAST, 0, "field", 0, BLUE)])
    oracle.tiles[EAST + 1, 2] = ("B", 0)
    play(oracle, "draw B", f"place {EAST + 1} 1 0")
    assert "figure field 0" in oracle.legal()
    play(oracle, "figure field 0", "draw B", f"place {EAST} 1 0")  # now one field with two farmers
    assert figures_offered(oracle) == {"figure monastery 0"}


# The wheel: examples 11 to 22


def test_fortune_pays_the_active_seat() -> None:
    assert play(with_pig_before("fortune", position([], [])), "draw N 1") == [("4.8", RED, 3)]


def test_tax_counts_shields_and_own_knights_for_every_knight() -> None:
    city: list[Laid] = [(EAST, 0, "E", 1), (EAST + 1, 0, "F", 0), (EAST + 2, 0, "F", 0), (EAST + 3, 0, "R", 2)]
    knights: list[Set] = [(EAST, 0, "city", 0, RED), (EAST + 1, 0, "city", 0, BLUE), (EAST + 3, 0, "city", 0, BLUE)]
    oracle = with_pig_before("tax", position(city, knights))
    assert play(oracle, "draw N 1") == [("4.9", RED, 3), ("4.9", BLUE, 8)]
    assert len(oracle.figures) == 3


def test_famine_pays_every_farmer() -> None:
    tiles: list[Laid] = [(0, -1, "E", 2), (1, -1, "B", 0), (0, -2, "E", 0), (0, -3, "E", 2), (-1, -1, "B", 0)]
    farmers: list[Set] = [(0, -1, "field", 0, RED), (-1, -1, "field", 0, RED), (1, -1, "field", 0, BLUE)]
    oracle = with_pig_before("famine", position(tiles, farmers))  # two finished cities touch the field
    assert play(oracle, "draw N 1") == [("4.10", RED, 4), ("4.10", BLUE, 2)]
    assert len(oracle.figures) == 3


def test_storm_counts_the_supply_before_crowns_come_back() -> None:
    oracle = with_pig_before("storm", position([], []))
    oracle.supply, oracle.crowns["storm"] = [5, 0, 7], [RED]
    assert play(oracle, "draw N 1") == [("4.11", RED, 5), ("4.11", YELLOW, 7), ("4.14", RED, 6)]
    assert oracle.supply == [6, 0, 7]


def test_inquisition_pays_two_for_each_monk() -> None:
    monks: list[Set] = [(EAST, 0, "monastery", 0, RED), (EAST + 1, 0, "monastery", 0, RED)]
    oracle = with_pig_before("inquisition", position([(EAST, 0, "B", 0), (EAST + 1, 0, "B", 0)], monks))
    assert play(oracle, "draw N 1") == [("4.12", RED, 4)]


def test_plague_takes_one_from_everyone_on_the_land() -> None:
    tiles: list[Laid] = [(4, 0, "B", 0), (4, 1, "B", 0), (4, -1, "B", 0)]
    figures: list[Set] = [(4, 0, "monastery", 0, RED), (4, 1, "field", 0, RED), (4, -1, "monastery", 0, YELLOW)]
    oracle = with_pig_before("plague", position(tiles, figures, seats=4))
    oracle.turn = BLUE  # whose only figure is on a crown space, so nothing is removed
    oracle.crowns["plague"] = [BLUE, RED]
    assert play(oracle, "draw N 1") == []
    assert (oracle.actor(), oracle.legal()) == (YELLOW, {"take 4 -1 monastery 0"})
    play(oracle, "take 4 -1 monastery 0")
    assert (oracle.actor(), oracle.legal()) == (RED, {"take 4 0 monastery 0", "take 4 1 field 0"})
    assert play(oracle, "take 4 1 field 0") == [("4.14", RED, 3), ("4.14", BLUE, 3)]
    assert oracle.actor() == BLUE
    play(oracle, "place 5 0 0")
    assert "figure field 0" in oracle.legal()  # the field is free again


@pytest.mark.parametrize(
    ("segment", "seats", "points"),
    [("famine", [BLUE], [3]), ("tax", [BLUE], [6]), ("tax", [RED, BLUE], [3, 3]), ("tax", [RED, RED], [3, 3])],
)
def test_crown_spaces(segment: str, seats: list[int], points: list[int]) -> None:
    oracle = with_pig_before(segment, position([], []))
    oracle.crowns[segment] = list(seats)
    oracle.crowns["storm"] = [YELLOW]
    assert play(oracle, "draw N 1") == [("4.14", *pair) for pair in zip(seats, points, strict=True)]
    assert (oracle.crowns[segment], oracle.crowns["storm"]) == ([], [YELLOW])


@pytest.mark.parametrize(("number", "segment"), [(1, "tax"), (2, "famine"), (3, "storm")])
def test_the_pig_walks_past_without_effect(number: int, segment: str) -> None:
    oracle = position([], [])
    oracle.crowns = {name: [BLUE] if name != segment else [] for name in SEGMENTS}
    assert not any(clause == "4.14" for clause, _, _ in play(oracle, f"draw V {number}"))
    assert SEGMENTS[oracle.pig] == segment


def test_back_on_the_wheel_at_once() -> None:
    oracle = with_pig_before("famine", position([], []))
    oracle.supply[RED], oracle.crowns["famine"] = 0, [RED]
    play(oracle, "draw N 1", "place 1 -1 0")
    assert "figure crown famine" in oracle.legal()
    play(oracle, "figure crown famine", "draw B", "place 4 0 0")
    assert "figure crown famine" not in oracle.legal()


# The end: examples 23 to 34


def test_unfinished_road_city_and_monastery() -> None:
    road: list[Laid] = [(EAST, 0, "U", 1), (EAST + 1, 0, "U", 1), (EAST + 2, 0, "U", 1)]
    city: list[Laid] = [(EAST, 10, "E", 1), (EAST + 1, 10, "F", 0)]  # 2 tiles, 1 shield
    monastery: list[Laid] = [(EAST + x, 20 + y, "B", 0) for x, y in ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1))]
    figures: list[Set] = [
        (EAST, 0, "road", 0, RED),
        (EAST, 10, "city", 0, BLUE),
        (EAST, 20, "monastery", 0, YELLOW),
    ]
    oracle = position(road + city + monastery, figures)
    last_turn(oracle)
    oracle.crowns["fortune"] = [RED]
    assert play(oracle, "draw B", "place 4 0 0", "pass") == [("5.2", RED, 3), ("5.3", BLUE, 3), ("5.4", YELLOW, 5)]
    assert oracle.actor() == OVER
    assert (oracle.scores, oracle.placing()) == ([3, 3, 5], [2, 2, 1])


def test_more_knights_take_the_large_city() -> None:
    city: list[Laid] = [
        (EAST, 0, "C", 0),
        (EAST + 1, 0, "F", 0),
        (EAST + 2, 0, "R", 2),
        (EAST, 1, "M", 0),
        (EAST, -1, "E", 2),
    ]
    knights: list[Set] = [(EAST, 0, "city", 0, RED), (EAST + 1, 0, "city", 0, RED), (EAST, 1, "city", 0, BLUE)]
    oracle = position(city, knights)
    last_turn(oracle)
    assert play(oracle, "draw B", "place 4 0 0", "pass") == [("5.3", RED, 8), ("5.3", BLUE, 0)]


def test_fields_count_finished_cities_only() -> None:
    land: list[Laid] = [
        (EAST, 0, "E", 1),  # city A: this one, the next, and the west city of the third
        (EAST + 1, 0, "F", 0),
        (EAST + 2, 0, "WF2", 2),  # three cities and one field to the north; the city to the south stays open
        (EAST + 3, 0, "E", 3),  # city B
    ]
    oracle = position(land, [(EAST + 2, 0, "field", 0, RED), (EAST + 3, 0, "field", 0, BLUE)])
    last_turn(oracle)
    assert play(oracle, "draw B", "place 4 0 0", "pass") == [("5.5", RED, 6), ("5.5", BLUE, 3)]


@pytest.mark.parametrize(("yellow_farmers", "yellow_points"), [(1, 0), (2, 6)])
def test_one_city_pays_two_fields(yellow_farmers: int, yellow_points: int) -> None:
    land: list[Laid] = [
        (EAST, 0, "WF3", 1),  # city A from west to east; roads cut off the small field to the north
        (EAST + 1, 0, "F", 0),
        (EAST + 2, 0, "WF3", 3),
        (EAST + 1, 1, "E", 2),  # city B, in the large field to the south
        (EAST + 1, 2, "E", 0),
        *[(EAST + x, y, "B", 0) for x, y in ((0, 1), (2, 1), (0, 2))],
    ]
    red: list[Set] = [(EAST, 1, "field", 0, RED), (EAST + 1, 1, "field", 0, RED)]
    yellow: list[Set] = [(EAST + 2, 1, "field", 0, YELLOW), (EAST, 2, "field", 0, YELLOW)]
    oracle = position(land, [*red, *yellow[:yellow_farmers], (EAST + 1, 0, "field", 0, BLUE)])
    last_turn(oracle)
    scored = play(oracle, "draw B", "place 4 0 0", "pass")
    assert scored == [("5.5", RED, 6), ("5.5", BLUE, 3), ("5.5", YELLOW, yellow_points)]


def test_roads_separate_the_fields_of_the_board_and_its_cities_count() -> None:
    tiles: list[Laid] = [(0, -1, "E", 2), (4, 2, "E", 3), (1, -1, "B", 0), (4, 1, "B", 0)]
    farmers: list[Set] = [(1, -1, "field", 0, RED), (4, 1, "field", 0, BLUE)]
    oracle = position(tiles, farmers)
    last_turn(oracle)
    scored = play(oracle, "draw B", "place 1 4 0", "figure field 0")
    assert scored == [("5.5", RED, 0), ("5.5", RED, 3), ("5.5", BLUE, 3)]  # the city in the south-west is open


def test_a_tile_that_fits_nowhere_still_turns_the_wheel_and_may_end_the_game() -> None:
    closed: list[Laid] = [(2, -1, "A", 0), (3, 4, "A", 2), (-1, 1, "A", 3)]  # all three roads end in monasteries
    oracle = with_pig_before("fortune", position(closed, []))
    oracle.bag = Counter({("X", 1): 1, ("WF6", 1): 1})
    assert play(oracle, "draw X 1") == [("4.8", RED, 3)]
    assert (oracle.actor(), oracle.turn, oracle.aside) == (CHANCE, RED, ["X"])
    assert play(oracle, "draw WF6 1") == []
    assert (oracle.actor(), oracle.aside, SEGMENTS[oracle.pig]) == (OVER, ["X", "WF6"], "tax")


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_lose_nothing(seats: int) -> None:
    rng = random.Random(seats)
    oracle = Oracle(seats)
    while oracle.actor() != OVER:
        weights = oracle.weights()
        moves = sorted(oracle.legal())
        move = rng.choices(moves, [weights[move] for move in moves])[0] if weights else rng.choice(moves)
        expected = list(oracle.scores)
        for _, seat, points in oracle.apply(move):
            expected[seat] += points
        assert oracle.scores == expected
        on_table = Counter(seat for _, _, seat in oracle.figures.values())
        on_table += Counter(seat for spaces in oracle.crowns.values() for seat in spaces)
        assert [oracle.supply[seat] + on_table[seat] for seat in range(seats)] == [FIGURES] * seats
        assert all(len(spaces) <= CROWNS[name] for name, spaces in oracle.crowns.items())
        assert oracle.bag.total() + len(oracle.tiles) + len(oracle.aside) + bool(oracle.drawn) == 71
    assert SEGMENTS[oracle.pig] == "fortune"  # 30 steps
    assert not oracle.figures
