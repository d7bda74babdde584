"""The look of Tabula Rasa's table: the places of tiles and stacks, the markers, and what the pictures show."""

import itertools
import random
from xml.etree import ElementTree

import pytest
from rich.text import Text

from tilewright.core.palette import DAY, DUSK, THEMES, Palette
from tilewright.core.scene import SPECTATOR, Piece, Scene
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.tabula_rasa.rules.material import COLOURS, NUMBERS, TERRITORY_COUNT, territory
from tilewright.games.tabula_rasa.table import art, layout
from tilewright.games.tabula_rasa.table.art.colours import PATTERNS, colours
from tilewright.games.tabula_rasa.tests.plans import Plan, any_plan, plan, played, sides

NAMES = [territory(place) for place in range(TERRITORY_COUNT)]
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])
both_palettes = pytest.mark.parametrize("palette", [DAY, DUSK], ids=lambda palette: palette.name)


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces()}


def chips(scene: Scene, beginning: str) -> list[int | None]:
    return [piece.owner for piece in scene.pieces() if piece.id.startswith(beginning)]


@seat_counts
def test_row_treasures_castle_and_lanes_are_where_the_setup_says(seats: int) -> None:
    for viewer in range(SPECTATOR, seats):
        at = pieces(played(any_plan(seats, random.Random(2)), 70).scene(viewer))
        row = [at[f"territory {name}"] for name in NAMES]
        assert [piece.x for piece in row] == sorted(piece.x for piece in row)
        assert len({piece.y for piece in row}) == 1
        assert at["castle"].x < row[0].x
        own = next(side for side, own in enumerate(sides(seats)) if max(0, viewer) in own)
        for name in NAMES:
            assert at[f"treasure {name}"].x == at[f"territory {name}"].x
            assert at[f"treasure {name}"].y > at[f"territory {name}"].y
        lanes = [at[f"lane {side}"].y for side in range(len(sides(seats)))]
        treasure_y = at["treasure 1"].y
        assert lanes[own] > treasure_y
        assert lanes[(own + 1) % len(lanes)] < row[0].y
        if seats == 3:
            assert row[0].y < lanes[(own + 2) % 3] < treasure_y


@seat_counts
def test_stacks_are_in_their_lane_and_every_band_is_visible(seats: int) -> None:
    games: list[Plan] = [any_plan(seats, random.Random(seed)) for seed in range(4)]
    games.append(plan(seats, {1: [10, 0, 0][: len(sides(seats))], 2: [0, 10, 0][: len(sides(seats))]}))
    for game in games:
        table = played(game)
        at = pieces(table.scene(1))
        for name in NAMES:
            stack = [piece for piece in at.values() if piece.id.startswith(f"knight {name} ")]
            for side, own in enumerate(sides(seats)):
                ys = [piece.y for piece in stack if piece.owner in own]
                assert all(later - earlier == layout.STEP for earlier, later in itertools.pairwise(ys))
                lane = at[f"lane {side}"]
                half = layout.lane_height(int(lane.art.split("/")[-1])) / 2
                assert all(abs(y - lane.y) + layout.CARD_HEIGHT / 2 < half for y in ys)


def test_the_leader_of_a_territory_and_the_last_knight_are_marked() -> None:
    game = plan(2, {1: [2, 1], 2: [1, 1], 3: [0, 0]})
    scene = played(game, 94).scene()
    assert chips(scene, "leader 1 ") == [0]
    assert chips(scene, "leader 2 ") == []
    assert chips(scene, "leader 3 ") == []
    assert scene.last_seat == 1
    assert pieces(scene)[scene.last[0]].owner == 1


def test_at_the_end_every_tile_shows_who_took_it() -> None:
    knights = {1: [2, 1, 0], 2: [2, 2, 0], 3: [1, 1, 1], 4: [0, 0, 0], 5: [3, 1, 1]}
    scene = played(plan(3, knights)).scene()
    at = pieces(scene)
    assert (chips(scene, "territory 1 of"), chips(scene, "treasure 1 of")) == ([0], [1])
    assert (chips(scene, "treasure 2 of"), chips(scene, "territory 2 of")) == ([0], [1])
    assert at["territory 2"].art == "territory/turned"
    assert [at[f"{tile} {number}"].art for number in (3, 4) for tile in ("territory", "treasure")] == [
        "territory/3/out",
        "treasure/out",
        "territory/4/out",
        "treasure/out",
    ]
    assert (chips(scene, "territory 5 of"), at["treasure 5"].art) == ([0], "treasure/out")
    assert chips(scene, "castle of") == [0]
    pairs = played(any_plan(4, random.Random(1))).scene()
    assert {tuple(chips(pairs, f"{tile} {name} of")) for tile in ("territory", "treasure") for name in NAMES} <= {
        (0, 2),
        (1, 3),
        (),
    }


def test_two_equal_cards_are_one_choice_and_both_are_visible() -> None:
    table = Table(find("tabula_rasa"), 2, deals=False)
    for number, own in enumerate(["red 3", "red 3", "blue 1", "blue 2", "blue 3", "blue 4", "green 1", "green 2"]):
        table.play(f"draw {own}")
        table.play(f"draw yellow {number // 2 + 1}")
    scene = table.scene(0)
    hand = [piece for piece in scene.pieces() if piece.id.startswith("hand ")]
    assert len(hand) == 8
    assert [piece.id for piece in hand if piece.art == "card/red/3"] == ["hand red 3 1", "hand red 3 0"]
    picks = [choice.picks for choice in scene.choices if choice.move.startswith("play red 3 ")]
    assert picks == [("hand red 3 0", "place 3"), ("hand red 3 0", "place red")]
    assert [choice.ghosts[1].art for choice in scene.choices if choice.ghosts[1]] == [
        f"card/{choice.move.split()[1]}/{choice.move.split()[2]}" for choice in scene.choices
    ]


@both_palettes
def test_every_picture_is_drawn_once_and_refers_to_nothing_unknown(palette: Palette) -> None:
    known = set(art.ids()) | set(art.shared(palette))
    assert len(set(art.ids())) == len(art.ids())
    for name in art.ids():
        root = ElementTree.fromstring(art.symbol(name, palette))
        assert root.get("id") == name
        used = {element.get("href", "")[1:] for element in root.iter() if element.get("href")}
        fills = {element.get("fill", "")[5:-1] for element in root.iter() if element.get("fill", "").startswith("url")}
        assert used | fills <= known
        assert len({Text.from_markup(row).cell_len for row in art.text(name)}) == 1
    with pytest.raises(KeyError):
        art.symbol("card/white/1", palette)
    with pytest.raises(KeyError):
        art.text("card/white/1")


@both_palettes
def test_a_number_of_points_is_always_on_a_roundel_and_a_knights_number_never(palette: Palette) -> None:
    for name in (*(f"territory/{name}" for name in NAMES), "territory/turned", "treasure", "castle"):
        assert "#roundel" in art.symbol(name, palette)
    for colour in COLOURS:
        for number in NUMBERS:
            face = art.symbol(f"card/{colour}/{number}", palette)
            assert "#roundel" not in face
            assert face.count("<circle") == 1 + number  # the disc of the number, and that many pips


def luminance(colour: str) -> float:
    def part(at: int) -> float:
        value = int(colour[at : at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_colours_have_different_hatchings_and_enough_contrast() -> None:
    assert len(set(PATTERNS.values())) == len(COLOURS) == len(PATTERNS)
    for palette in THEMES.values():
        own = colours(palette)
        assert set(own.knights) == set(COLOURS)
        for dress in own.knights.values():
            assert contrast(dress.fill, dress.line) > 2.5
        for ground in (own.face, own.tile, own.gold):
            assert contrast(ground, palette.ink) > 7
