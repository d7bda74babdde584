"""The pictures of square land tell the truth: borders meet, figures stand where they belong, grey is enough."""

import hashlib
import itertools
import math
import os
import re
import struct
import subprocess
import sys
import tomllib
import zlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import resvg_py
from rich.text import Text

import tilewright.games
from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, DUSK, SEATS, THEMES, Interface, Palette
from tilewright.games.carcassonne.table import art
from tilewright.land.rules.tile import CITY, FIELD, RIVER, ROAD, FieldPart, LandTile, load
from tilewright.land.table.art import field as land_field
from tilewright.land.table.art import geometry as land_geometry
from tilewright.land.table.art import terminal as land_terminal
from tilewright.land.table.art import tile as land_tile

Point = tuple[float, float]


def _made(name: str, shows: tuple[int, int, int, int], **parts: object) -> LandTile:
    """A tile that no material file has to have."""
    blank: dict[str, object] = {
        "cities": (),
        "shields": (),
        "roads": (),
        "rivers": (),
        "fields": (),
        "monastery": False,
    }
    return LandTile(name=name, set="made", count=1, shows=shows, extra={}, **(blank | parts))  # type: ignore[arg-type]


MADE = [
    _made(
        "three caps",
        (CITY, CITY, FIELD, CITY),
        cities=((0,), (1,), (3,)),
        shields=(0, 0, 0),
        fields=(FieldPart((4, 5), (0, 1, 2)),),
    ),
    _made(
        "bend to the gate and a curve",
        (CITY, ROAD, ROAD, ROAD),
        cities=((0,),),
        shields=(0,),
        roads=((1, 2), (3,)),
        fields=(FieldPart((2, 5, 6), (0,)), FieldPart((3, 4), ()), FieldPart((7,), (0,))),
    ),
    _made(
        "gate in a slanting wall",
        (CITY, CITY, FIELD, ROAD),
        cities=((0, 1),),
        shields=(0,),
        roads=((3,),),
        fields=(FieldPart((4, 5, 6), (0,)), FieldPart((7,), (0,))),
    ),
    _made(
        "two curves",
        (ROAD, ROAD, ROAD, ROAD),
        roads=((0, 1), (2, 3)),
        fields=(FieldPart((0, 3, 4, 7), ()), FieldPart((1, 2), ()), FieldPart((5, 6), ())),
    ),
    _made(
        "monastery between two roads",
        (FIELD, ROAD, FIELD, ROAD),
        roads=((1,), (3,)),
        monastery=True,
        fields=(FieldPart((0, 1, 2, 7), ()), FieldPart((3, 4, 5, 6), ())),
    ),
]


def _material() -> Iterator[LandTile]:
    """Every land tile of every game that has some."""
    for path in sorted(Path(tilewright.games.__path__[0]).glob("*/rules/material.toml")):
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("tile", [])
        if rows and all("fields" in row and "cities" in row for row in rows):
            yield from load(path).values()


TILES = [*_material(), *MADE]
LYING = [(tile, facing) for tile in TILES for facing in range(4)]
every_tile = pytest.mark.parametrize("tile", TILES, ids=lambda tile: f"{tile.set}-{tile.name}")


def _is_inside(point: Point, polygon: list[Point]) -> bool:
    odd = False
    for (x1, y1), (x2, y2) in itertools.pairwise([*polygon, polygon[0]]):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def _distance(point: Point, line: list[Point]) -> float:
    nearest = math.inf
    for (x1, y1), (x2, y2) in itertools.pairwise(line):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / length if length else 0
        share = min(max(share, 0), 1)
        nearest = min(nearest, math.dist(point, (x1 + share * (x2 - x1), y1 + share * (y2 - y1))))
    return nearest


def _walls(tile: LandTile, facing: int) -> list[list[Point]]:
    """The walls as they were drawn."""
    drawn = re.findall(
        rf'<polyline points="([^"]*)"[^>]*stroke="{DAY.land.wall_ink}"', land_tile.tile(tile, facing, DAY)
    )
    return [[(float(x), float(y)) for x, y in (pair.split(",") for pair in line.split())] for line in drawn]


def _wall_ends(tile: LandTile, facing: int, side: int) -> set[float]:
    """Where drawn walls end on a side, measured eastward or southward from its middle."""
    along, across = (0, 1) if side % 2 == 0 else (1, 0)
    border = 50 if side in (1, 2) else -50
    return {end[along] for wall in _walls(tile, facing) for end in (wall[0], wall[-1]) if end[across] == border}


def _rounds_corner(tile: LandTile, facing: int, side: int, end: float) -> bool:
    """Whether the city on this side goes on round the corner at that end, so that no wall ends there."""
    before, after = (3, 1) if side % 2 == 0 else (0, 2)
    neighbour = after if end > 0 else before
    return any(side in part and neighbour in part for part in tile.turned(facing).cities)


@pytest.mark.parametrize("side", [1, 2])
def test_walls_of_legal_neighbours_meet(side: int) -> None:
    here = [(lying, _wall_ends(*lying, side)) for lying in LYING if lying[0].turned(lying[1]).shows[side] == CITY]
    there = [
        (lying, _wall_ends(*lying, side ^ 2)) for lying in LYING if lying[0].turned(lying[1]).shows[side ^ 2] == CITY
    ]
    met = 0
    for (one, ends), (other, other_ends) in itertools.product(here, there):
        for end in ends:
            if not _rounds_corner(*other, side ^ 2, end):
                assert any(abs(end - another) <= 0.1 for another in other_ends), (one, other)
                met += 1
        for end in (-44, 44):
            assert _rounds_corner(*one, side, end) or any(abs(end - another) <= 0.1 for another in ends), one
    assert met > 1000


@every_tile
def test_roads_and_rivers_leave_at_the_middle_and_at_a_right_angle(tile: LandTile) -> None:
    for facing in range(4):
        lying = tile.turned(facing)
        drawn = land_tile.tile(tile, facing, DAY)
        for shown, colour in ((ROAD, DAY.land.road_casing), (RIVER, DAY.land.river_dark)):
            courses = re.findall(rf'<path d="M([^"]*)" fill="none" stroke="{colour}"', drawn)
            found = []
            for course in courses:
                numbers = [float(number) for number in course.replace("C", " ").split()]
                points = list(zip(numbers[::2], numbers[1::2], strict=True))
                found += [(points[0], points[1]), (points[-1], points[-2])]
            for side in range(4):
                middle = land_geometry.middle(side)
                leaving = [inward for end, inward in found if math.dist(end, middle) <= 0.1]
                assert len(leaving) == (lying.shows[side] == shown)
                for x, y in leaving:
                    assert abs(x if side % 2 == 0 else y) <= 0.1, "not at a right angle"


@every_tile
def test_each_figure_place_lies_inside_its_own_part(tile: LandTile) -> None:
    for facing in range(4):
        places = land_tile.places(tile, facing)
        lying = tile.turned(facing)
        expected = {("city", index) for index in range(len(lying.cities))}
        expected |= {("road", index) for index in range(len(lying.roads))}
        expected |= {("field", index) for index in range(len(lying.fields))}
        expected |= {("monastery", 0)} if lying.monastery else set()
        assert set(places) == expected
        for (kind, index), point in places.items():
            for other, number in expected:
                border = land_tile.outline(tile, facing, other, number)
                is_own = (other, number) == (kind, index)
                if other == "road":
                    reach = _distance(point, border)
                    assert reach <= 0.1 if is_own else reach > 6.2, (facing, kind, index, other, number)
                else:
                    assert _is_inside(point, border) == is_own, (facing, kind, index, other, number)


@every_tile
def test_fields_reach_what_the_data_says(tile: LandTile) -> None:
    for facing in range(4):
        lying = tile.turned(facing)
        cities = [land_tile.outline(tile, facing, "city", index) for index in range(len(lying.cities))]
        for index, part in enumerate(lying.fields):
            border = land_tile.outline(tile, facing, "field", index)
            reached = set()
            for half in range(8):
                spot = land_geometry.turn((25 if half % 2 else -25, -49), half // 2)
                if _is_inside(spot, border):
                    reached.add(half)
            assert reached == set(part.halves)
            # a border that is the tile's own edge is no wall
            inner = [point for point in border if max(abs(point[0]), abs(point[1])) < 44]
            touched = {
                number
                for number, city in enumerate(cities)
                if any(_distance(point, [*city, city[0]]) < land_geometry.WALL + 0.7 for point in inner)
            }
            assert touched == set(part.cities)


@every_tile
def test_houses_and_trees_stand_on_their_own_ground(tile: LandTile) -> None:
    for facing in range(4):
        drawn = land_tile.tile(tile, facing, DAY)
        lying = tile.turned(facing)
        cities = [land_tile.outline(tile, facing, "city", index) for index in range(len(lying.cities))]
        fields = [land_tile.outline(tile, facing, "field", index) for index in range(len(lying.fields))]
        walls = _walls(tile, facing)
        uses = [
            (name, float(x or 0), float(y or 0))
            for name, x, y in re.findall(r'<use href="#(\w+?)\d?"(?: x="([-\d.]+)")?(?: y="([-\d.]+)")?/>', drawn)
        ]
        for x, y in ((x, y) for name, x, y in uses if name == "house"):
            for corner in ((x - 6.8, y), (x + 7, y), (x - 3.4, y - 9.4), (x + 4.2, y - 9.4)):
                assert any(_is_inside(corner, city) for city in cities)
                assert all(_distance(corner, wall) >= 3.3 for wall in walls)
        for x, y in ((x, y) for name, x, y in uses if name in ("tree", "bush", "tuft", "bloom")):
            assert any(_is_inside((x, y), field) for field in fields)
        names = [name for name, _, _ in uses]
        assert not cities or "house" in names
        assert names.count("shield") == sum(shields > 0 for shields in lying.shields)


def test_no_figure_hides_a_shield() -> None:
    shield = (-8.4, -9.6, 8.4, 10.6)  # left, top, right, bottom
    head, cloak = (-9, -20.1, 9, -6.5), (-11.6, -6.5, 11.6, 11)
    seen = 0
    for tile, facing in LYING:
        for city in land_geometry.geometry(tile, facing).cities:
            if city.shield:
                seen += 1
                x, y = city.place[0] - city.shield[0], city.place[1] - city.shield[1]
                for left, top, right, bottom in (head, cloak):
                    is_beside = x + left >= shield[2] or x + right <= shield[0]
                    is_above_or_below = y + top >= shield[3] or y + bottom <= shield[1]
                    assert is_beside or is_above_or_below, (tile.name, facing)
    assert seen >= 24


@every_tile
def test_the_wheel_symbol_is_free(tile: LandTile) -> None:
    for facing in range(4):
        drawn = land_tile.tile(tile, facing, DAY, wheel=2)
        x, y = land_tile.wheel_place(tile, facing)
        assert f'id="tile/{tile.name}/{facing}/2"' in drawn
        assert svg.use("wheel2", x, y) in drawn
        if tile.name not in ("N", "U", "V", "X", "WF6", "two curves"):
            continue  # no game has a wheel on it, and its freest corner may be a narrow one
        assert land_geometry.geometry(tile, facing).clearance(np.array([(x, y)]))[0] > land_tile.WHEEL
        for (kind, _), (left, top) in land_tile.places(tile, facing, wheel=2).items():
            across, down = (14, 11.6) if kind == "field" else (11.6, 11)
            corner = (left + min(max(x - left, -across), across), top + min(max(y - top, -down), down))
            assert math.dist(corner, (x, y)) > 6.2, "the pips would be hidden"


def test_same_input_same_bytes() -> None:
    program = (
        "import hashlib; from tilewright.core.palette import DAY; from tilewright.games.carcassonne.table import art;"
        "print(hashlib.sha256(''.join([art.symbol(name, DAY) for name in art.ids()[::7]]"
        " + list(art.shared(DAY).values())).encode()).hexdigest())"
    )
    digests = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout.strip())
    art.symbol.cache_clear()
    drawn = [art.symbol(name, DAY) for name in art.ids()[::7]] + list(art.shared(DAY).values())
    digests.add(hashlib.sha256("".join(drawn).encode()).hexdigest())
    assert len(digests) == 1


def _sheet(palette: Palette) -> str:
    body = "".join([*art.shared(palette).values(), *(art.symbol(name, palette) for name in art.ids())])
    return svg.document(100, 100, f"<defs>{body}</defs>", (0, 0, 100, 100), title="all", description="all")


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_a_sheet_has_no_id_twice_and_no_reference_to_nothing(palette: Palette) -> None:
    sheet = _sheet(palette)
    names = [element.attrib["id"] for element in ElementTree.fromstring(sheet).iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    assert set(art.ids()) | set(art.shared(palette)) == set(names)
    used = set(re.findall(r'href="#([^"]+)"', sheet)) | set(re.findall(r"url\(#([^)]+)\)", sheet))
    assert used <= set(names)


def test_every_piece_says_its_own_id() -> None:
    assert len(art.ids()) == 4 * 34 + 1 + 15
    for name in art.ids():
        assert art.symbol(name, DAY).startswith(f'<g id="{name}"')
    for unknown in ("tile/K/4", "tile/none/0", "figure/violet/standing", "chip"):
        with pytest.raises(KeyError):
            art.symbol(unknown, DAY)
        with pytest.raises(KeyError):
            art.text(unknown)


def _luminance(colour: str) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[start : start + 2], 16)) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("interface", "measured"),
    [
        (DAY.interface, {"text": 14.4, "muted": 6.3, "accent": 7.1, "good": 5.9, "warn": 6.1, "edge": 4.3}),
        (DUSK.interface, {"text": 13.5, "muted": 7.3, "accent": 7.4, "good": 8.6, "warn": 9.3, "edge": 4.6}),
    ],
)
def test_contrast_of_the_interface(interface: Interface, measured: dict[str, float]) -> None:
    for name, expected in measured.items():
        assert round(_contrast(getattr(interface, name), interface.surface), 1) == expected, name
    for ground in (interface.background, interface.surface, interface.surface2):
        assert _contrast(interface.text, ground) >= 7
        assert round(_contrast(interface.muted, ground), 1) >= 5.3
    for ground in (interface.background, interface.surface, interface.surface2, interface.table):
        for text in (interface.accent, interface.good, interface.warn):
            assert _contrast(text, ground) >= 4.5  # WCAG 2.2, 1.4.3: also under a pointer, where grounds are darker
    assert _contrast(interface.on_accent, interface.accent) >= 7


def test_seats_differ_three_times_over() -> None:
    for trait in ("fill", "emblem", "hatch", "name"):
        assert len({getattr(seat, trait) for seat in SEATS}) == 5
    for seat, luminance in zip(SEATS, (0.16, 0.17, 0.60, 0.28, 0.04), strict=True):
        assert round(_luminance(seat.fill), 2) == luminance
        assert round(_contrast(seat.mark, seat.fill), 1) >= 3.2
        assert len({figures.emblem(other.emblem, 4, "#000000") for other in SEATS}) == 5


def _grey(body: str) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A picture of 100 by 100 units, 1 pixel each, in shades of grey from 0 to 1."""
    document = svg.document(100, 100, body, (-50, -50, 100, 100), title="grey", description="grey")
    data = bytes(resvg_py.svg_to_bytes(svg_string=document, background="#000000"))
    packed, start = b"", 8
    while start < len(data):
        (length,) = struct.unpack(">I", data[start : start + 4])
        if data[start + 4 : start + 8] == b"IDAT":
            packed += data[start + 8 : start + 8 + length]
        start += 12 + length
    raw = zlib.decompress(packed)
    width = 400
    rows: list[list[int]] = []
    above = [0] * width
    for begin in range(0, len(raw), width + 1):
        above = _unfiltered(raw[begin], list(raw[begin + 1 : begin + 1 + width]), above)
        rows.append(above)
    pixels = np.array(rows, dtype=np.float64).reshape(100, 100, 4)[:, :, :3]
    shades: np.ndarray[tuple[int, int], np.dtype[np.float64]] = pixels @ np.array((0.2126, 0.7152, 0.0722)) / 255
    return shades


def _unfiltered(kind: int, line: list[int], above: list[int]) -> list[int]:
    """One row of a PNG file, as the standard says."""
    for at, value in enumerate(line):
        left, up, corner = (line[at - 4], above[at], above[at - 4]) if at >= 4 else (0, above[at], 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda near: abs(guess - near))
        line[at] = (value + (0, left, up, (left + up) // 2, nearest)[kind]) % 256
    return line


def _areas(tile: LandTile) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.bool_]]]:
    """The pixels that show nothing but one kind of land."""
    down, right = np.mgrid[0:100, 0:100]
    spots = np.stack([right.ravel() - 49.5, down.ravel() - 49.5], axis=1)
    shape = land_geometry.geometry(tile, 0)
    away = np.full(len(spots), 99.0)
    areas = {"field": shape.clearance(spots) > 1.5}
    river = land_geometry.distance(spots, [way.line for way in shape.rivers]) if shape.rivers else away
    road = land_geometry.distance(spots, [way.line for way in shape.roads]) if shape.roads else away
    clear = np.ones(len(spots), dtype=np.bool_)
    for centre, radius in [*shape.discs(), *((way.gate, 13) for way in shape.roads if way.gate)]:
        clear &= np.hypot(spots[:, 0] - centre[0], spots[:, 1] - centre[1]) > radius + 2
    areas["road"] = (road < 3.5) & (river > 17) & clear
    areas["water"] = (river < 7) & (road > 9)
    areas["city"] = np.zeros(len(spots), dtype=np.bool_)
    for city in shape.cities:
        wall = land_geometry.distance(spots, city.walls) if city.walls else away
        areas["city"] |= land_geometry.inside(spots, city.outline) & (wall > 4)
    return {kind: area for kind, area in areas.items() if area.sum() > 30}


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_grey_tells_field_road_city_and_water_apart(palette: Palette) -> None:
    shades: dict[str, list[tuple[float, float]]] = {}
    definitions = f"<defs>{''.join(art.shared(palette).values())}</defs>"
    for tile in TILES:
        grey = _grey(definitions + land_tile.tile(tile, 0, palette)).ravel()
        for kind, area in _areas(tile).items():
            shades.setdefault(kind, []).append((float(np.median(grey[area])), float(grey[area].std())))
    assert set(shades) == {"field", "road", "city", "water"}
    for one, other in itertools.combinations(sorted(shades), 2):
        for (shade, texture), (other_shade, other_texture) in itertools.product(shades[one], shades[other]):
            differs = abs(shade - other_shade) >= 0.08 or abs(texture - other_texture) >= 0.06
            assert differs, (one, shade, texture, other, other_shade, other_texture)


@every_tile
def test_a_tile_in_a_terminal(tile: LandTile) -> None:
    for facing in range(4):
        rows = [Text.from_markup(row) for row in land_terminal.text(tile, facing, wheel=1)]
        assert [row.cell_len for row in rows] == [11] * 5
        plain = [Text.from_markup(row).plain for row in land_terminal.text(tile, facing)]
        lying = tile.turned(facing)
        # what a side shows can be read in its middle without colour
        edges = (plain[0][5], plain[2][10], plain[4][5], plain[2][0])
        for side, character in enumerate(edges):
            signs = {CITY: "⌂ ▒★", ROAD: "║═", RIVER: "≈", FIELD: " ·'♣†∩"}[lying.shows[side]]
            assert character in signs
        cells = land_terminal.places(tile, facing)
        assert set(cells) == set(land_tile.places(tile, facing))
        assert len(set(cells.values())) == len(cells)
        signs_of = {"road": "═║╔╗╚╝", "monastery": "∩", "city": "⌂ ", "field": " ·'♣"}
        for (kind, _), (row, column) in cells.items():
            assert plain[row][column] in signs_of[kind]
        # and so does the cell that a figure's place in the picture falls into
        for (kind, _), point in land_tile.places(tile, facing).items():
            row, column = land_terminal.cell(point)
            assert plain[row][column] in signs_of[kind] + ("│▟█▙" if kind == "monastery" else "")


def test_figures_in_a_terminal_are_known_without_colour() -> None:
    tokens = [name for name in art.ids() if not name.startswith("tile/")]
    shown = {name: [Text.from_markup(row).plain for row in art.text(name)] for name in tokens}
    assert all(len(rows) == 1 and len(rows[0]) == 1 for rows in shown.values())
    assert len({rows[0] for rows in shown.values()}) == len(tokens) == 15
    assert "".join(shown[figures.figure_id(seat)][0] for seat in SEATS) == "RBYGK"
    assert "".join(shown[figures.figure_id(seat, lying=True)][0] for seat in SEATS) == "rbygk"
    assert [Text.from_markup(row).cell_len for row in art.text("tile/back")] == [11] * 5


def test_colours_and_words_of_pictures_need_no_numpy() -> None:
    program = "import sys, tilewright.core.palette, tilewright.core.svg; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_the_raster_of_fields_is_complete() -> None:
    """Whatever field ground lies well off every border belongs to some part."""
    for tile, facing in LYING:
        parts, clear = land_field.raster(tile, facing)
        assert not ((clear > 3) & (parts == 0)).any(), (tile.name, facing)
