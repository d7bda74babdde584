"""Pictures of square land tiles, drawn from their data: fields, roads, rivers, walled cities, monasteries and wells.

The data is turned before drawing, so houses, towers, trees and shields stay upright and the light always comes from
the north-west. A stylesheet may hide `fine` (tufts, furrows, ruts, windows) and `detail` (houses, trees, towers) on
small tiles, hide `crop` for more contrast, and darken `seam`.
"""

import math
import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, pairwise

import numpy as np

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import Point
from tilewright.land.rules.tile import LandTile
from tilewright.land.table.art import field as land_field
from tilewright.land.table.art import geometry as ground
from tilewright.land.table.art import ornament as land_ornament
from tilewright.land.table.art.geometry import City, Geometry, Way

CLIP = "url(#tile-clip)"
WHEEL = 11.5  # radius of the wheel symbol
_CROPS, _TREES, _TUFTS = 3, 5, 12  # at most this many on a tile
_PLANS = 12  # layouts of a city's houses that are tried; the one with the most houses is used


def tile_id(name: str, facing: int, wheel: int = 0) -> str:
    """The art id of a tile with this facing; the number of its wheel symbol, if any, comes last."""
    return f"tile/{name}/{facing}/{wheel}" if wheel else f"tile/{name}/{facing}"


@lru_cache(maxsize=1024)
def places(tile: LandTile, facing: int, wheel: int = 0) -> dict[tuple[str, int], Point]:
    """Where a figure goes, relative to the tile's centre, by kind (city, road, field, monastery) and index of the part.

    On a tile with a wheel symbol, figures in fields make room for it.
    """
    shape = ground.geometry(tile, facing)
    found: dict[tuple[str, int], Point] = {}
    for index, city in enumerate(shape.cities):
        found["city", index] = city.place
    for index, road in enumerate(shape.roads):
        found["road", index] = ground.road_place(road)
    hub = (wheel_place(tile, facing), WHEEL) if wheel else None
    for index in range(len(shape.tile.fields)):
        found["field", index] = land_field.place(tile, facing, index, hub)
    if shape.monastery:
        x, y = shape.monastery
        aside = 7 * shape.monastery_scale  # in front of the nave, so that the tower and its cross stay visible
        found["monastery", 0] = (x + aside, y + aside)
    return found


def outline(tile: LandTile, facing: int, kind: str, index: int) -> list[Point]:
    """The border of a city, field or monastery as a polygon, or the centre line of a road."""
    shape = ground.geometry(tile, facing)
    if kind == "city":
        return list(shape.cities[index].outline)
    if kind == "road":
        return list(shape.roads[index].line)
    if kind == "field":
        return land_field.outline(tile, facing, index)
    if kind == "monastery" and shape.monastery:
        (x, y), radius = shape.monastery, ground.MONASTERY * shape.monastery_scale
        angles = (step * math.pi / 18 for step in range(36))
        return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    raise ValueError(f"tile {tile.name} has no {kind} {index}")


def tile(tile: LandTile, facing: int, palette: Palette, wheel: int = 0) -> str:
    """One tile around its own centre; `wheel` is the number on its wheel symbol, if it has one."""
    shape = ground.geometry(tile, facing)
    spots = list(places(tile, facing, wheel).values())
    hub = wheel_place(tile, facing) if wheel else None
    body = [svg.rect(-50, -50, 100, 100, fill=palette.land.field)]
    trees = _trees(shape, spots, hub)
    body += [_crops(shape, hub, palette), _tufts(shape, trees, hub), _rivers(shape, palette), _roads(shape, palette)]
    if shape.monastery:
        x, y = shape.monastery
        body.append(svg.use("monastery", transform=svg.move(x, y, scale=shape.monastery_scale) or None))
    if shape.well:
        body.append(svg.use("well", *shape.well))
    body += [_city(shape, index, palette) for index in range(len(shape.cities))]
    body += [svg.use("gate", *road.gate) for road in shape.roads if road.gate]
    if trees:
        body.append(svg.group(*(svg.use(name, x, y) for x, y, name in trees), class_="detail"))
    if hub:
        body.append(svg.use(f"wheel{wheel}", *hub))
    body.append(
        svg.rect(
            -49.5, -49.5, 99, 99, rx=2.2, class_="seam", fill="none", stroke=palette.seam, stroke_width=1, opacity=0.38
        )
    )
    return svg.group(*body, id=tile_id(tile.name, facing, wheel), clip_path=CLIP)


def ornaments(palette: Palette) -> dict[str, str]:
    """The shared ornaments that tiles refer to, by id."""
    return land_ornament.ornaments(palette)


def city(tile: LandTile, facing: int, index: int, palette: Palette) -> str:
    """One city of a tile on its own, around the tile's centre."""
    return _city(ground.geometry(tile, facing), index, palette)


def wheel_place(tile: LandTile, facing: int) -> Point:
    """Where the wheel symbol goes: the corner, or else the side, farthest from walls, roads and figures."""
    corners = [ground.turn((36.5, 36.5), quarters) for quarters in range(4)]
    sides = [ground.turn((0, 36.5), quarters) for quarters in range(4)]
    spots = np.array(corners + sides, dtype=np.float64)
    room = np.minimum(ground.geometry(tile, facing).clearance(spots), 20)
    for x, y in places(tile, facing).values():
        room = np.minimum(room, np.hypot((spots[:, 0] - x) * 0.8, spots[:, 1] - y) - 12)
    room[4:] -= 2
    return (corners + sides)[int(room.argmax())]


def _crops(shape: Geometry, hub: Point | None, palette: Palette) -> str:
    """Patches of ploughed land, well away from every border so that they never look like one."""
    rng = random.Random(f"{shape.seed}/crop")
    patches: list[str] = []
    taken: list[Point] = [hub] if hub else []
    for _ in range(24):
        centre = (rng.uniform(-36, 36), rng.uniform(-38, 38))
        width, height, angle = rng.uniform(9, 14), rng.uniform(7, 10), rng.uniform(-30, 30)
        furrow = rng.choice(("furrow0", "furrow1"))
        corners = _corners(centre, width, height, math.radians(angle))
        clear = shape.clearance(np.array([centre, *corners], dtype=np.float64))
        lies_inside = all(abs(value) < 47 for corner in corners for value in corner)
        is_apart = all(math.dist(centre, other) > 27 for other in taken)
        if lies_inside and is_apart and clear[0] >= 15 and clear.min() >= 4 and len(patches) < _CROPS:
            taken.append(centre)
            patch = svg.rect(-width, -height, 2 * width, 2 * height, rx=4, fill=palette.land.crop)
            rows = svg.rect(-width, -height, 2 * width, 2 * height, rx=4, class_="fine", fill=f"url(#{furrow})")
            patches.append(svg.group(patch, rows, transform=svg.move(*centre, turn=angle)))
    return svg.group(*patches, class_="crop") if patches else ""


def _corners(centre: Point, width: float, height: float, angle: float) -> list[Point]:
    """The corners of a rotated rectangle, given half its width and height."""
    cosine, sine = math.cos(angle), math.sin(angle)
    return [
        (centre[0] + cosine * x - sine * y, centre[1] + sine * x + cosine * y)
        for x, y in ((-width, -height), (width, -height), (width, height), (-width, height))
    ]


def _trees(shape: Geometry, spots: list[Point], hub: Point | None) -> list[tuple[float, float, str]]:
    """Trees and bushes, clear of borders and figure places."""
    rng = random.Random(f"{shape.seed}/tree")
    feet = [(rng.uniform(-44, 44), rng.uniform(-36, 45)) for _ in range(60)]
    clear = shape.clearance(np.array(feet, dtype=np.float64))
    crown = shape.clearance(np.array([(x, y - 7) for x, y in feet], dtype=np.float64))
    trees: list[tuple[float, float, str]] = []
    for (x, y), room in zip(feet, np.minimum(clear, crown), strict=True):
        is_apart = all(math.hypot(x - other, (y - height) * 1.1) > 13 for other, height, _ in trees)
        is_off_places = all(math.hypot(x - left, y - 4 - top) > 17 for left, top in spots)
        is_off_hub = hub is None or math.hypot(x - hub[0], y - 4 - hub[1]) > WHEEL + 7
        if room > 5 and is_apart and is_off_places and is_off_hub and len(trees) < _TREES:
            trees.append((x, y, rng.choice(("tree", "tree", "bush"))))
    return sorted(trees, key=lambda tree: tree[1])


def _tufts(shape: Geometry, trees: list[tuple[float, float, str]], hub: Point | None) -> str:
    """Grass and blooms, drawn under everything else."""
    rng = random.Random(f"{shape.seed}/tuft")
    feet = [(rng.uniform(-46, 46), rng.uniform(-44, 46)) for _ in range(90)]
    taken = [(x, y) for x, y, _ in trees]
    tufts: list[str] = []
    for (x, y), room in zip(feet, shape.clearance(np.array(feet, dtype=np.float64)), strict=True):
        is_apart = all(math.dist((x, y), other) > 8 for other in taken)
        is_off_hub = hub is None or math.dist((x, y), hub) > WHEEL + 4
        if room > 3.5 and is_apart and is_off_hub and len(tufts) < _TUFTS:
            taken.append((x, y))
            tufts.append(svg.use(rng.choice(("tuft", "tuft", "tuft", "bloom")), x, y))
    return svg.group(*tufts, class_="fine") if tufts else ""


def _rivers(shape: Geometry, palette: Palette) -> str:
    land = palette.land
    parts = []
    for river in shape.rivers:
        course = svg.curve(river.curve)
        parts.append(svg.path(course, fill="none", stroke=land.river_dark, stroke_width=19))
        if shape.pond:
            parts.append(_pond(shape, palette))
        parts += [svg.path(course, fill="none", stroke=land.river, stroke_width=16), _ripples(course, palette)]
        if shape.pond and not shape.is_lake:
            parts.append(_spring(river, palette))
    return "".join(parts)


def _ripples(course: str, palette: Palette) -> str:
    """Three lines of ripples; the outer two are wide dashes whose middle the water covers."""
    light = {"fill": "none", "stroke": palette.land.river_light}
    return svg.group(
        svg.path(course, stroke_width=10.4, stroke_dasharray="5 14", stroke_dashoffset=-6, **light),
        svg.path(course, stroke_width=8.4, fill="none", stroke=palette.land.river),
        svg.path(course, stroke_width=1.4, stroke_dasharray="7 12", **light),
        class_="fine",
    )


def _pond(shape: Geometry, palette: Palette) -> str:
    land = palette.land
    width = ground.LAKE if shape.is_lake else ground.SPRING
    height = width * 0.8
    ripples = (
        f"M{svg.number(-width * 0.5)} {svg.number(-height * 0.45)}h{svg.number(width * 0.5)}"
        f"M{svg.number(-width * 0.1)} {svg.number(height * 0.5)}h{svg.number(width * 0.5)}"
    )
    return (
        svg.ellipse(0, 0, width + 1.5, height + 1.5, fill=land.river_dark)
        + svg.ellipse(0, 0, width, height, fill=land.river)
        + svg.path(ripples, class_="fine", stroke=land.river_light, stroke_width=1.6, stroke_linecap="round")
    )


def _spring(river: Way, palette: Palette) -> str:
    """Boulders around the spring."""
    away = (river.sides[0] + 2) % 4
    stones = [((-7, -9.5), 4.4, 3.2), ((-2, -12.4), 4, 3), ((5, -11.6), 5, 3.6), ((10, -7), 4.2, 3.2)]
    turned = sorted(((*ground.turn(at, away), wide, high) for at, wide, high in stones), key=lambda stone: stone[1])
    return svg.group(
        *(svg.ellipse(x, y, wide, high) for x, y, wide, high in turned),
        fill=palette.land.wall_top,
        stroke=palette.land.wall_ink,
        stroke_width=0.9,
    )


def _roads(shape: Geometry, palette: Palette) -> str:
    """All casings, then all surfaces, then all ruts, so that crossing roads merge; bridges on top."""
    land = palette.land
    courses = [svg.curve(road.curve) for road in shape.roads]
    ruts = {"class_": "fine", "fill": "none", "stroke_dasharray": "5 4"}
    return "".join(
        [
            *(svg.path(course, fill="none", stroke=land.road_casing, stroke_width=12.4) for course in courses),
            *(svg.path(course, fill="none", stroke=land.road, stroke_width=9.2) for course in courses),
            *(svg.path(course, stroke=land.rut, stroke_width=1.1, **ruts) for course in courses),
            *(svg.use("bridge", transform=svg.move(x, y, turn=angle)) for x, y, angle in _bridges(shape)),
        ]
    )


def _bridges(shape: Geometry) -> Iterator[tuple[float, float, float]]:
    """Where a road crosses a river, and the road's direction there in degrees."""
    for road in shape.roads:
        for river in shape.rivers:
            for one in pairwise(road.line):
                for other in pairwise(river.line):
                    if at := ground.crossing(one, other):
                        (x1, y1), (x2, y2) = one
                        yield at[0], at[1], math.degrees(math.atan2(y2 - y1, x2 - x1))


def _city(shape: Geometry, index: int, palette: Palette) -> str:
    """Ground, walls to the north, houses, the other walls, towers, and the posts where walls meet the tile's edge."""
    city = shape.cities[index]
    height = _mean_height(city.outline)
    rear = [wall for wall in city.walls if _mean_height(wall) < height - 3]
    front = [wall for wall in city.walls if wall not in rear]
    gates = [road.gate for road in shape.roads if road.gate]
    parts = [svg.polygon(city.outline, fill=palette.land.city), svg.polygon(city.outline, fill="url(#cobble)")]
    for walls, houses in ((rear, ""), (front, _houses(shape, index))):
        towers = sorted((tower for wall in walls for tower in _towers(wall, gates)), key=lambda tower: tower[1])
        parts += [houses, *(_wall(wall, palette) for wall in walls)]
        parts += [svg.use("tower", *tower, class_="detail") for tower in towers]
    parts += [svg.use("post", *wall[end]) for wall in city.walls for end in (0, -1)]
    if city.shield:
        parts.append(svg.use("shield", *city.shield))
    return "".join(parts)


def _mean_height(line: tuple[Point, ...]) -> float:
    return sum(y for _, y in line) / len(line)


def _wall(wall: tuple[Point, ...], palette: Palette) -> str:
    land = palette.land
    strokes = ((land.wall_ink, 6.6, None), (land.wall_stone, 4.6, None), (land.wall_top, 3.2, "3 1.5"))
    return "".join(
        svg.polyline(wall, stroke=colour, stroke_width=width, stroke_dasharray=dashes, stroke_linejoin="round")
        for colour, width, dashes in strokes
    )


def _towers(wall: tuple[Point, ...], gates: list[Point]) -> list[Point]:
    return [point for point in (wall[2], wall[-3]) if all(math.dist(point, gate) > 14 for gate in gates)]


def _houses(shape: Geometry, index: int) -> str:
    """Rows of houses, sorted so that nearer ones are drawn in front."""
    rng = random.Random(f"{shape.seed}/house/{index}")
    city = shape.cities[index]
    plans = [_rows(rng) for _ in range(_PLANS)]
    across, down = zip(*city.outline, strict=True)
    spare = [(rng.uniform(min(across), max(across)), rng.uniform(min(down), max(down))) for _ in range(150)]
    feet = [*chain.from_iterable(plans), *spare]
    gates = [road.gate for road in shape.roads if road.gate]
    fits = dict(zip(feet, _fits(np.array(feet, dtype=np.float64), city, gates), strict=True))
    layouts = [[foot for foot in plan if fits[foot]] for plan in plans]
    built = max(layouts, key=len)
    for x, y in feet:  # fill gaps between the rows
        if fits[x, y] and all(abs(x - other) >= 14 or abs(y - height) >= 10 for other, height in built):
            built.append((x, y))
    drawn = []
    for x, y in sorted(built, key=lambda house: house[1]):
        kind = rng.choice((0, 0, 1, 1, 2, 3))
        if kind == 3 and not _has_room_above(x, y, city):
            kind = 2
        drawn.append(svg.use(f"house{kind}", x, y))
    return svg.group(*drawn, class_="detail") if drawn else ""


def _rows(rng: random.Random) -> list[Point]:
    """One layout of streets: rows 11 units apart with a house every 15 units, slightly out of line."""
    left, top = rng.uniform(-47, -39), rng.uniform(-40.5, -37)
    return [
        (left + 15 * place + row % 2 * 7.5 + rng.uniform(-0.7, 0.7), top + 11 * row + rng.uniform(-0.5, 0.5))
        for row in range(9)
        for place in range(-1, 7)
    ]


def _fits(spots: ground.Numbers, city: City, gates: list[Point]) -> ground.Flags:
    """Which spots have room for a house in the city, clear of walls, towers, shield, figure and gate streets."""
    fits = np.ones(len(spots), dtype=np.bool_)
    for offset in ((-7, 1), (7.8, 1), (-6, -9), (6.5, -9), (0, -9.4), (0, 1.6)):
        corner = spots + np.array(offset)
        fits &= ground.inside(corner, city.outline)
        if city.walls:
            fits &= ground.distance(corner, city.walls) >= 3.6
    middle = spots - np.array((0, 4))
    room = 11 if len(city.sides) == 1 else 14
    fits &= np.hypot((middle[:, 0] - city.place[0]) / 1.05, middle[:, 1] - city.place[1]) >= room
    if city.shield:
        fits &= np.hypot(middle[:, 0] - city.shield[0], middle[:, 1] - city.shield[1]) >= 16.5
    for gate in gates:
        fits &= ground.distance(middle, [(gate, city.place)]) >= 9
    for x, y in (tower for wall in city.walls for tower in _towers(wall, gates)):
        fits &= (np.abs(spots[:, 0] - x) > 10.5) | (spots[:, 1] + 1 < y - 10.5) | (spots[:, 1] - 9 > y + 3)
    return fits


def _has_room_above(x: float, y: float, city: City) -> bool:
    """Whether a tall house fits here."""
    top = np.array([(x, y - 13.6)])
    if not ground.inside(top, city.outline)[0]:
        return False
    return not city.walls or bool(ground.distance(top, city.walls)[0] >= 3.6)
