"""The ground of a field: five terrains that differ in colour, texture and vegetation.

Everything is upright whatever the facing of its tile, in a ring that leaves the middle free for a figure, or in a half
ring that leaves room for a symbol. Each terrain has a few variants, which are the same every time.
"""

import math
from random import Random

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import Point, Value
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.colours import colours

Style = dict[str, Value]

_BUILT = ((-25, -9), (25, -8), (-9, -27), (10, -28), (-30, 13), (30, 15), (-15, 36), (14, 37))  # where houses stand
_PEAKS = ((-20, -10, 0.86), (20, -13, 0.98), (-28, 17, 0.66), (28, 16, 0.74), (-9, 38, 0.5), (11, 37, 0.58))
_PEAKS_BESIDE = ((27, -13, 0.69), *_PEAKS[2:])  # next to a symbol


def ground(terrain: str, variant: str, palette: Palette) -> str:
    """A field of a terrain; the variant is a number, or the name of the symbol printed there."""
    fill = svg.polygon(geometry.corners(geometry.RADIUS * 1.008), fill=getattr(colours(palette), terrain))
    texture = svg.polygon(geometry.corners(), fill=f"url(#cornwall/{terrain})")
    rng = Random(f"{terrain} {variant}")
    has_symbol = not variant.isdigit()
    return fill + texture + _GROWTH[terrain](rng, has_symbol)


def _scatter(
    rng: Random, count: int, near: float, far: float, gap: float, has_symbol: bool, low: float = 0
) -> list[Point]:
    """Points in a ring around the middle, none of them close together, sorted from north to south."""
    points: list[Point] = []
    for _ in range(400):
        angle, distance = rng.uniform(0, 2 * math.pi), rng.uniform(near, far)
        x, y = distance * math.cos(angle), distance * math.sin(angle) + low
        is_free = all(math.hypot(x - other_x, (y - other_y) * 1.25) > gap for other_x, other_y in points)
        if is_free and not (has_symbol and _is_kept_free(x, y)):
            points.append((x, y))
        if len(points) == count:
            break
    return sorted(points, key=lambda point: point[1])


def _is_kept_free(x: float, y: float) -> bool:
    """Whether a symbol or the figure next to it needs this place."""
    return -33 < x < 13 and -42 < y < 4


def _meadow(rng: Random, has_symbol: bool) -> str:
    grass = [
        svg.use(rng.choice(("tuft", "tuft", "cornwall/daisy")), x, y)
        for x, y in _scatter(rng, 15, 9, 39, 9, has_symbol)
    ]
    sheep = [
        svg.use(rng.choice(("cornwall/sheep", "cornwall/sheep-left")), x, y)
        for x, y in _scatter(rng, 2 if has_symbol else 3, 22, 33, 21, has_symbol)
    ]
    return "".join(grass + sheep)


def _forest(rng: Random, has_symbol: bool) -> str:
    trees = _scatter(rng, 15, 20, 38, 10.5, has_symbol, low=3)
    return "".join(
        svg.use(rng.choice(("cornwall/pine", "cornwall/pine", "cornwall/oak")), x, y + 4) for x, y in trees if y < 36
    )


def _mountain(rng: Random, has_symbol: bool) -> str:
    peaks = []
    for x, y, scale in _PEAKS_BESIDE if has_symbol else _PEAKS:
        size = scale * rng.uniform(0.94, 1.06)
        peaks.append(svg.use("cornwall/peak", transform=svg.move(x + rng.uniform(-1.5, 1.5), y, scale=size)))
    return "".join(peaks)


def _village(rng: Random, has_symbol: bool) -> str:
    lane = svg.use("cornwall/lane")
    places = [(x, y) for x, y in _BUILT if not (has_symbol and x < 20 and y < 0)]
    houses = [
        svg.use(
            rng.choice(("house0", "house1", "house2", "house3")),
            transform=svg.move(x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5), scale=1.25),
        )
        for x, y in sorted(places, key=lambda place: place[1])
    ]
    garden = [svg.use("bush", x, y) for x, y in ((-37, -6), (38, -5), (1, 40)) if rng.random() < 0.75]
    return lane + "".join(garden + houses)


def _swamp(rng: Random, has_symbol: bool) -> str:
    pools = [svg.use("cornwall/pool", x, y) for x, y in _scatter(rng, 5, 19, 33, 17, has_symbol)]
    reeds = [svg.use("cornwall/reed", x, y) for x, y in _scatter(rng, 8, 17, 36, 11.5, has_symbol, low=4) if y < 39]
    return "".join(pools + reeds)


_GROWTH = {"meadow": _meadow, "forest": _forest, "mountain": _mountain, "village": _village, "swamp": _swamp}


def textures(palette: Palette) -> dict[str, str]:
    """One pattern for each terrain, by id."""
    shades = colours(palette)
    stroke: Style = {"fill": "none", "stroke_linecap": "round"}
    drawn = {
        "meadow": (20, svg.path("M3 6l1.4-2.6M5.4 6.4V3.4M13 16l-1.4-2.6M15 16.4v-3M16.6 5.6l1-2",
                                stroke=shades.meadow_dark, stroke_width=0.8, opacity=0.8, **stroke)),
        "forest": (13, svg.path("M1 5.6Q3.2 2.4 5.4 5.6M7.6 12Q9.8 8.8 12 12",
                                stroke=shades.forest_dark, stroke_width=1.3, opacity=0.6, **stroke)),
        "mountain": (12, svg.path("M0 11L3.6 5.4 6.6 10M7.6 4.4L10 1 12 4",
                                  stroke=shades.mountain_dark, stroke_width=0.9, opacity=0.5, **stroke)),
        "village": (12, svg.path("M0 3H5M7 9H12M5 0V3M7 6V9",
                                 stroke=shades.village_dark, stroke_width=0.9, opacity=0.55, **stroke)),
        "swamp": (16, svg.path("M1 4H7M10 8H15M3 12H8",
                               stroke=shades.swamp_dark, stroke_width=1.1, opacity=0.65, **stroke)),
    }  # fmt: skip
    return {
        f"cornwall/{name}": svg.element(
            "pattern", body, id=f"cornwall/{name}", width=step, height=step, patternUnits="userSpaceOnUse"
        )
        for name, (step, body) in drawn.items()
    }


def growth(palette: Palette) -> dict[str, str]:
    """The plants, animals and rocks on the ground, by id; each stands on its origin."""
    shades, ink = colours(palette), palette.ink
    shadow: Style = {"fill": palette.shadow, "opacity": 0.28}
    light: Style = {"fill": "#FFFFFF", "opacity": 0.14}
    trunk = palette.land.trunk
    sheep = (
        svg.ellipse(0.8, 3.8, 5.4, 1.4, **shadow)
        + svg.path("M-2.4 1v3M2.6 1v3", stroke=ink, stroke_width=1.1)
        + svg.path(
            "M-4.6.6C-6.4-1-4.8-3.6-3-3.2-2.2-5.2 1-5.2 1.8-3.6 4-4.4 5.6-2 4.4-.4 4.8 1.6 2.6 2.4 1.6 1.8"
            ".2 3-2 2.8-2.6 1.8-3.6 2.4-4.8 1.8-4.6.6Z",
            fill=shades.fleece,
            stroke=ink,
            stroke_width=0.7,
        )
        + svg.ellipse(5.4, -2, 2, 1.6, fill=ink)
    )
    drawn = {
        "pine": svg.ellipse(1.5, 0.6, 5.4, 1.9, **shadow)
        + svg.path("M0 1V-3", stroke=trunk, stroke_width=1.9)
        + svg.path("M0-19L5.2-10H3L6.8-2.8H-6.8L-3-10H-5.2Z", fill=shades.forest_dark, stroke=ink, stroke_width=0.5)
        + svg.path("M0-19L1-10H-.6L.6-2.8H-6.8L-3-10H-5.2Z", **light),
        "oak": svg.ellipse(1.5, 0.8, 6.4, 2.2, **shadow)
        + svg.path("M0 1V-4", stroke=trunk, stroke_width=2.2)
        + svg.circle(0, -8.6, 6.8, fill=shades.forest_light, stroke=shades.forest_dark, stroke_width=0.9)
        + svg.circle(-1.6, -10, 4.4, **light),
        "peak": svg.path(
            "M-17 0L-2.5-24Q-1-26.4.6-24L17 0Q0 4-17 0Z",
            fill=shades.mountain_dark,
            stroke=ink,
            stroke_width=1,
            stroke_linejoin="round",
            stroke_opacity=0.6,
        )
        + svg.path(
            "M-17 0L-2.5-24Q-1-26.4-.6-25L-3-12 1-5-4 1.8Q-11 1.6-17 0Z", fill=shades.mountain_light, opacity=0.55
        )
        + svg.path("M-7.2-16.2L-2.5-24Q-1-26.4.6-24L6.2-15.8 2.6-17.6-.6-13.6-3.8-17.4Z", fill=shades.snow),
        "sheep": sheep,
        "sheep-left": svg.group(sheep, transform="scale(-1 1)"),
        "daisy": svg.circle(0, 0, 1.3, fill=palette.land.flower)
        + svg.circle(0, 0, 0.5, fill=palette.land.flower_heart),
        "reed": svg.path(
            "M-2 0Q-2.4-5-3.6-8M0 0V-10M2 0Q2.6-5 4-7",
            fill="none",
            stroke=shades.reed,
            stroke_width=1.2,
            stroke_linecap="round",
        )
        + svg.path("M0-13v4.2M4.2-9.6l-.7 3.2", stroke=shades.bulrush, stroke_width=2.3, stroke_linecap="round"),
        "pool": svg.path(
            "M-9 0C-9-3.4-3-4.4 1-3.8 6-3.2 10-2 9.4.6 8.6 3.4 2 3.6-2 3.4-6 3.2-9 2.4-9 0Z",
            fill=shades.pool,
            stroke=shades.swamp_dark,
            stroke_width=1,
        )
        + svg.path("M-5-.6H0M2 1.2H6", stroke="#FFFFFF", stroke_width=1, stroke_linecap="round", opacity=0.8),
        "lane": svg.path(
            "M-29 26Q0 10 29 25",
            fill="none",
            stroke=shades.lane,
            stroke_width=6.5,
            stroke_linecap="round",
        ),
    }
    return {f"cornwall/{name}": svg.group(body, id=f"cornwall/{name}") for name, body in drawn.items()}
