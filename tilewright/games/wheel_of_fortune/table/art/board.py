"""The picture of the wheel board: land with three cities and three roads around the wheel, 400 units wide."""

import random

import numpy as np

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules.board import PLACES, SIZE
from tilewright.games.wheel_of_fortune.rules.material import PLACES as TILES
from tilewright.games.wheel_of_fortune.table.art import layout, wheel
from tilewright.land.table.art import geometry as ground
from tilewright.land.table.art import tile as land_tile

CLIP = "board-clip"
HALF = 50.0 * SIZE
_TREES, _TUFTS, _CROPS = 17, 44, 7
_CROP_REACH = 13  # half the width of a ploughed patch


def shared() -> dict[str, str]:
    """Definitions that the board refers to, by id."""
    clip = svg.rect(-HALF, -HALF, 2 * HALF, 2 * HALF, rx=3)
    return {CLIP: svg.element("clipPath", clip, id=CLIP)} | wheel.shared()


def board(palette: Palette) -> str:
    """The whole board around its centre, without its segments."""
    low, high = _plants(palette)
    frame = svg.rect(
        0.6 - HALF,
        0.6 - HALF,
        2 * HALF - 1.2,
        2 * HALF - 1.2,
        rx=2.6,
        class_="seam",
        fill="none",
        stroke=palette.seam,
        stroke_width=1.2,
        opacity=0.38,
    )
    return svg.group(
        svg.rect(-HALF, -HALF, 2 * HALF, 2 * HALF, fill=palette.land.field),
        low,
        _roads(palette),
        wheel.disc(palette),
        *_cities(palette),
        high,
        _marks(palette),
        frame,
        id="board",
        clip_path=f"url(#{CLIP})",
    )


def place_centre(number: int) -> Point:
    """The centre of one of the board's places, relative to the board's centre."""
    x, y = PLACES[number]
    return 100 * x + 50 - HALF, 100 * y + 50 - HALF


def roads() -> list[tuple[Point, Point]]:
    """Each road, straight from the board's edge to the wheel, where it ends."""
    found = []
    for number, tile in enumerate(TILES):
        for (side,) in tile.roads:
            x, y = place_centre(number)
            dx, dy = ground.middle(side)
            start = (x + dx, y + dy)
            reach = layout.RIM - 3
            if side % 2 == 0:
                end = (start[0], np.copysign((reach**2 - start[0] ** 2) ** 0.5, start[1]))
            else:
                end = (np.copysign((reach**2 - start[1] ** 2) ** 0.5, start[0]), start[1])
            found.append((start, (float(end[0]), float(end[1]))))
    return found


def cities() -> list[list[Point]]:
    """The border of each city."""
    found = []
    for number, tile in enumerate(TILES):
        x, y = place_centre(number)
        found += [[(x + dx, y + dy) for dx, dy in city.outline] for city in ground.geometry(tile, 0).cities]
    return found


def clearance(spots: ground.Numbers) -> ground.Numbers:
    """The distance of each spot to the nearest wall or road, or to the wheel."""
    clear: ground.Numbers = np.hypot(spots[:, 0], spots[:, 1]) - layout.RIM
    clear = np.minimum(clear, ground.distance(spots, roads()) - ground.ROAD)
    for outline in cities():
        away = ground.distance(spots, [[*outline, outline[0]]])
        clear = np.minimum(clear, np.where(ground.inside(spots, outline), -away, away) - ground.WALL)
    return clear


def _roads(palette: Palette) -> str:
    colours = palette.land
    courses = [svg.points(line) for line in roads()]
    layers = ((colours.road_casing, 12.4, None), (colours.road, 9.2, None), (colours.rut, 1.1, "5 4"))
    return "".join(
        svg.element("polyline", points=course, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes)
        for colour, width, dashes in layers
        for course in courses
    )


def _cities(palette: Palette) -> list[str]:
    return [
        svg.group(land_tile.city(tile, 0, index, palette), transform=svg.move(*place_centre(number)))
        for number, tile in enumerate(TILES)
        for index in range(len(tile.cities))
    ]


def _plants(palette: Palette) -> tuple[str, str]:
    """Vegetation: ploughed patches, tufts and blooms drawn under everything, trees and bushes drawn on top."""
    rng = random.Random("board")
    spots = [(rng.uniform(8 - HALF, HALF - 8), rng.uniform(14 - HALF, HALF - 4)) for _ in range(900)]
    feet = np.array(spots, dtype=np.float64)
    rooms = np.minimum(clearance(feet), clearance(feet - np.array((0, 7))))  # at the foot and at the crown of a tree
    crops: list[Point] = []
    trees: list[Point] = []
    tufts: list[Point] = []
    for spot, room in zip(spots, rooms, strict=True):
        edge = HALF - max(abs(spot[0]), abs(spot[1]))
        if min(room - 4, edge) > _CROP_REACH + 3 and len(crops) < _CROPS and _is_apart(spot, crops, 60):
            crops.append(spot)
        elif room > 6 and len(trees) < _TREES and _is_apart(spot, trees, 26) and _is_apart(spot, crops, 20):
            trees.append(spot)
        elif room > 4 and len(tufts) < _TUFTS and _is_apart(spot, tufts, 13) and _is_apart(spot, trees, 10):
            tufts.append(spot)
    patches = [_patch(spot, rng, palette) for spot in crops]
    grass = [svg.use(rng.choice(("tuft", "tuft", "tuft", "bloom")), *spot) for spot in tufts]
    low = svg.group(*patches, class_="crop") + svg.group(*grass, class_="fine")
    standing = sorted(trees, key=lambda spot: spot[1])
    return low, svg.group(*(svg.use(rng.choice(("tree", "tree", "bush")), *spot) for spot in standing), class_="detail")


def _patch(spot: Point, rng: random.Random, palette: Palette) -> str:
    width, height, angle = rng.uniform(10, _CROP_REACH), rng.uniform(7, 10), rng.uniform(-30, 30)
    furrow = rng.choice(("furrow0", "furrow1"))
    return svg.group(
        svg.rect(-width, -height, 2 * width, 2 * height, rx=4, fill=palette.land.crop),
        svg.rect(-width, -height, 2 * width, 2 * height, rx=4, class_="fine", fill=f"url(#{furrow})"),
        transform=svg.move(*spot, turn=angle),
    )


def _is_apart(spot: Point, others: list[Point], distance: float) -> bool:
    return all((spot[0] - x) ** 2 + (spot[1] - y) ** 2 > distance**2 for x, y in others)


def _marks(palette: Palette) -> str:
    """Short strokes on the board's edge between the places, to help align tiles."""
    strokes = "".join(
        f"M{at} {-HALF:.0f}v7M{at} {HALF:.0f}v-7M{-HALF:.0f} {at}h7M{HALF:.0f} {at}h-7" for at in (-100, 0, 100)
    )
    return svg.path(strokes, stroke=palette.ink, stroke_width=1.2, opacity=0.5)
