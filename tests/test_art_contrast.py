"""Colours: contrast of the interface, seats that differ without colour, and land that differs in grey."""

import itertools
import struct
import subprocess
import sys
import zlib

import numpy as np
import pytest
import resvg_py

from tests.kit.land import TILES
from tilewright.art import figures
from tilewright.core import svg
from tilewright.core.palette import DAY, DUSK, SEATS, THEMES, Interface, Palette
from tilewright.games.carcassonne.table import art
from tilewright.land.rules.tile import LandTile
from tilewright.land.table.art import geometry as land_geometry
from tilewright.land.table.art import tile as land_tile


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
            assert _contrast(text, ground) >= 4.5  # WCAG 2.2, 1.4.3; also when hovered, where backgrounds are darker
    assert _contrast(interface.on_accent, interface.accent) >= 7


def test_seats_differ_in_three_ways() -> None:
    for trait in ("fill", "emblem", "hatch", "name"):
        assert len({getattr(seat, trait) for seat in SEATS}) == 5
    for seat, luminance in zip(SEATS, (0.16, 0.17, 0.60, 0.28, 0.04), strict=True):
        assert round(_luminance(seat.fill), 2) == luminance
        assert round(_contrast(seat.mark, seat.fill), 1) >= 3.2
        assert len({figures.emblem(other.emblem, 4, "#000000") for other in SEATS}) == 5


def _grey(body: str) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A picture of 100 by 100 pixels, in shades of grey from 0 to 1."""
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
    """One row of a PNG file, unfiltered as the standard defines it."""
    for at, value in enumerate(line):
        left, up, corner = (line[at - 4], above[at], above[at - 4]) if at >= 4 else (0, above[at], 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda near: abs(guess - near))
        line[at] = (value + (0, left, up, (left + up) // 2, nearest)[kind]) % 256
    return line


def _areas(tile: LandTile) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.bool_]]]:
    """For each kind of land, the pixels that show nothing else."""
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
def test_field_road_city_and_water_differ_in_grey(palette: Palette) -> None:
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


def test_colours_and_words_of_pictures_need_no_numpy() -> None:
    program = "import sys, tilewright.core.palette, tilewright.core.svg; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
