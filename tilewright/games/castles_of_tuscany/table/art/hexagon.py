"""Hexagons with a flat side on top."""

from tilewright.core import svg


def hexagon(radius: float) -> list[svg.Point]:
    """The corners of a hexagon with a flat side on top."""
    half, high = radius / 2, radius * 0.866
    return [(radius, 0), (half, high), (-half, high), (-radius, 0), (-half, -high), (half, -high)]


def moved(corners: list[svg.Point], by: svg.Point) -> list[svg.Point]:
    """The same corners, moved."""
    return [(x + by[0], y + by[1]) for x, y in corners]
