"""Small ornaments on square land: houses, towers, trees, gates, shields, monasteries, wells and wheels.

Each stands on its origin (round ones are centred on it) and is shared by all tiles of a sheet.
"""

from tilewright.core import svg
from tilewright.core.palette import Palette


def ornaments(palette: Palette) -> dict[str, str]:
    """Everything that tiles refer to, by id."""
    drawn = {f"house{kind}": _house(kind, palette) for kind in range(3)}
    drawn["house3"] = _tall_house(palette)
    for name, draw in (
        ("tree", _tree),
        ("bush", _bush),
        ("tuft", _tuft),
        ("bloom", _bloom),
        ("tower", _tower),
        ("post", _post),
        ("gate", _gate),
        ("shield", _shield),
        ("monastery", _monastery),
        ("well", _well),
        ("bridge", _bridge),
    ):
        drawn[name] = draw(palette)
    for pips in (1, 2, 3):
        drawn[f"wheel{pips}"] = _wheel(pips, palette)
    return {name: svg.group(body, id=name) for name, body in drawn.items()} | _patterns(palette)


def _patterns(palette: Palette) -> dict[str, str]:
    land = palette.land
    bricks = svg.path(
        "M0 0H9M0 3.5H9M2 0v3.5M6.5 3.5V7", fill="none", stroke=land.cobble, stroke_width=0.8, opacity=0.75
    )
    furrow = svg.path("M0 2H4", stroke=land.tuft, stroke_width=0.7, opacity=0.42)
    clip = svg.rect(-50, -50, 100, 100, rx=2.4)
    sheet = {"patternUnits": "userSpaceOnUse"}
    return {
        "cobble": svg.element("pattern", bricks, id="cobble", width=9, height=7, **sheet),
        "furrow0": svg.element(
            "pattern", furrow, id="furrow0", width=4, height=4, patternTransform="rotate(28)", **sheet
        ),
        "furrow1": svg.element(
            "pattern", furrow, id="furrow1", width=4, height=4, patternTransform="rotate(-50)", **sheet
        ),
        "tile-clip": svg.element("clipPath", clip, id="tile-clip"),
    }


def _shadow(data: str, palette: Palette) -> str:
    return svg.path(data, fill=palette.shadow, opacity=0.25)


def _house(kind: int, palette: Palette) -> str:
    """A house seen from the south-west: the gable on the left, the long roof on the right."""
    land = palette.land
    return (
        _shadow("M-6.4 0h13.4l1.6.9-1 1.1h-14z", palette)
        + svg.path("M-6 0V-5L-3.4-8.6-.8-5V0Z", fill=land.plaster)
        + svg.path("M-.8 0V-5H6.2V0Z", fill=land.plaster)
        + svg.path("M-.8 0V-5H6.2V0Z", fill=palette.ink, opacity=0.13)
        + svg.path("M-3.4-9.4H4.2L7-4.8H-.2L-3.4-9.4Z", fill=land.roofs[kind])
        + _line("M-6.8-4.6L-3.4-9.4-.1-4.7", land.roof_dark, 1.3)
        + svg.path("M-4.2-3.4h1.7v2h-1.7ZM2-3.6h1.6v1.9H2Z", class_="fine", fill=palette.window)
        + _line("M-6 0V-5M6.2 0V-5M-6 0H6.2M-3.4-9.4H4.2L7-4.8", palette.ink, 0.7)
    )


def _line(data: str, colour: str, width: float) -> str:
    return svg.path(
        data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def _solid(data: str, fill: str, ink: str, width: float) -> str:
    """A filled shape with an ink line around it."""
    return svg.path(data, fill=fill, stroke=ink, stroke_width=width, stroke_linejoin="round")


def _tall_house(palette: Palette) -> str:
    """A narrow house with its gable facing the street."""
    land = palette.land
    return (
        _shadow("M-5 0h11l1.6.9-1 1.1h-12z", palette)
        + _solid("M-4.6 0V-8L0-12.6 4.6-8V0Z", land.plaster, palette.ink, 0.8)
        + _solid("M-6-6.6L0-13.4 6-6.6 4.6-6 0-10.6-4.6-6Z", land.roofs[0], land.roof_dark, 0.8)
        + svg.path("M-1.3 0v-3.4h2.6V0ZM-3-4h1.7v-1.8H-3ZM1.3-4H3v-1.8H1.3Z", class_="fine", fill=palette.window)
    )


def _tree(palette: Palette) -> str:
    land = palette.land
    crown = "M0-11.4C3.4-11.4 4.8-8.6 4.6-5.8 4.4-3 2.4-2 0-2S-4.4-3-4.6-5.8C-4.8-8.6-3.4-11.4 0-11.4Z"
    lit = "M-.6-10.8C2-10.8 3-8.6 2.8-6.4 2.6-4.6 1-3.6-.8-3.6-3-3.6-4-4.6-4-6.6-4-9-2.8-10.8-.6-10.8Z"
    return (
        svg.ellipse(1.2, 0.6, 4.6, 1.7, fill=palette.shadow, opacity=0.25)
        + svg.path("M0 .6V-3", stroke=land.trunk, stroke_width=1.5)
        + svg.path(crown, fill=land.tree_dark)
        + svg.path(lit, fill=land.tree)
    )


def _bush(palette: Palette) -> str:
    land = palette.land
    return (
        svg.ellipse(0.6, 0.5, 3.6, 1.2, fill=palette.shadow, opacity=0.2)
        + svg.path("M-3.4 0C-4-2.4-2-3.4-1.2-3-.6-4.8 2-4.4 2.2-3 3.8-3 4.2-1 3.2 0Z", fill=land.tree_dark)
        + svg.path("M-2.6-.8C-2.8-2-1.6-2.6-.8-2.2 0-3.4 1.4-3 1.4-1.8Z", fill=land.tree)
    )


def _tuft(palette: Palette) -> str:
    return _line("M-1.8 0L-2.6-2.2M0 0V-3M1.8 0L2.6-2.2", palette.land.tuft, 0.9)


def _bloom(palette: Palette) -> str:
    return svg.circle(0, 0, 1, fill=palette.land.flower) + svg.circle(0, 0, 0.4, fill=palette.land.flower_heart)


def _tower(palette: Palette) -> str:
    """A round tower with a slate cap."""
    land = palette.land
    return (
        svg.path("M-3.6 2.6V-5h7.2v7.6Q0 4.4-3.6 2.6Z", fill=land.wall_top, stroke=land.wall_ink, stroke_width=1)
        + svg.path("M1 3V-5h2.6v7.6Q2.4 3 1 3Z", fill=land.wall_ink, opacity=0.25)
        + _solid("M-5-4.6L0-12.4 5-4.6Q0-3-5-4.6Z", land.slate, land.wall_ink, 1)
        + svg.path("M0-12.4L5-4.6Q2.6-3.9.6-3.8Z", fill=land.slate_dark)
        + _line("M-.6-2.6v2.4", land.wall_ink, 1.2)
    )


def _post(palette: Palette) -> str:
    """A round pillar on the tile's edge: half on this tile, half on the next."""
    land = palette.land
    return "".join(
        svg.circle(0, 0, radius, fill=fill)
        for radius, fill in ((5, land.wall_ink), (3.8, land.wall_top), (1.9, land.wall_stone))
    )


def _gate(palette: Palette) -> str:
    """A gatehouse, seen from the front."""
    land = palette.land
    return (
        _solid("M-9.5 5V-8.4h3.6v2h2v-2h7.8v2h2v-2h3.6V5Z", land.wall_top, land.wall_ink, 1.1)
        + svg.path("M-4.4 5V-.6Q-4.4-4.8 0-4.8T4.4-.6V5Z", fill=land.wall_ink)
        + svg.path("M-2 5V-3.6M0 5V-4.4M2 5V-3.6M-4.2 1H4.2", fill="none", stroke=land.wall_stone, stroke_width=0.7)
        + _line("M-7.4-2v2.4M7.4-2v2.4", land.wall_ink, 1.3)
    )


def _shield(palette: Palette) -> str:
    """A five-pointed star on indigo: this city part counts double."""
    rim = "M-8.4-9.6H8.4V-1.4C8.4 4.6 3.6 8.4 0 10.6-3.6 8.4-8.4 4.6-8.4-1.4Z"
    star = "M0-5.8L1.5-2 5.5-1.8 2.4.8 3.4 4.7 0 2.5-3.4 4.7-2.4.8-5.5-1.8-1.5-2Z"
    return (
        svg.path(rim, fill="#FFFFFF", stroke=palette.land.wall_ink, stroke_width=1.2)
        + svg.path("M-6.5-7.7H6.5V-1.4C6.5 3.4 2.9 6.6 0 8.4-2.9 6.6-6.5 3.4-6.5-1.4Z", fill=palette.shield)
        + svg.path("M-6.5-7.7H0V8.4C-2.9 6.6-6.5 3.4-6.5-1.4Z", fill="#FFFFFF", opacity=0.16)
        + svg.path(star, fill=palette.star)
    )


def _monastery(palette: Palette) -> str:
    """A nave and a bell tower with a cross, inside a round garden wall."""
    land, ink = palette.land, palette.ink
    return (
        svg.circle(0, 2, 26, fill=land.wall_ink, opacity=0.16)
        + svg.circle(0, 0, 25, fill=land.court, stroke=land.wall_ink, stroke_width=3.6)
        + svg.circle(0, 0, 25, fill="none", stroke=land.wall_top, stroke_width=2, stroke_dasharray="3.2 1.4")
        + svg.ellipse(3, 13.5, 19, 3.4, fill=palette.shadow, opacity=0.2)
        + _solid("M-5 13V-1H16V13Z", land.stone, ink, 1.1)
        + _solid("M-5.5-1L0-10.5H12.5L18-1Z", land.slate, ink, 1.1)
        + svg.path("M12.5-10.5L18-1H13Z", fill=land.slate_dark)
        + svg.path("M1 12V5.5Q1 3 2.6 3T4.2 5.5V12ZM7 12V5.5Q7 3 8.6 3T10.2 5.5V12Z", fill=palette.window)
        + _solid("M-15 13V-8H-4V13Z", land.plaster, ink, 1.1)
        + _solid("M-16.4-7.6L-9.5-20-2.6-7.6Z", land.slate, ink, 1.1)
        + svg.path("M-9.5-20L-2.6-7.6H-8Z", fill=land.slate_dark)
        + _line("M-9.5-20v-6.4M-12-24h5", ink, 1.6)
        + svg.circle(-9.5, -2.6, 2.3, fill=palette.window)
        + svg.path("M-12 13V7.4Q-12 4.8-9.5 4.8T-7 7.4V13Z", fill=palette.window)
        + svg.use("bush", 14, 18)
        + svg.use("bush", -15, 19)
    )


def _well(palette: Palette) -> str:
    """A stone well on round cobbles, where roads end."""
    land = palette.land
    cobbles = ((-7, 3), (-4, 7), (2, 8.4), (7, 4), (8, -2), (-8, -2.4))
    return (
        svg.circle(0, 0, 12.5, fill=land.road_casing)
        + svg.circle(0, 0, 11, fill=land.plaza)
        + svg.group(*(svg.circle(x, y, 0.9) for x, y in cobbles), fill=land.road_casing, opacity=0.45)
        + svg.ellipse(1, 4.4, 6.5, 2, fill=palette.shadow, opacity=0.25)
        + svg.path("M-4.6 4V-.6H4.6V4Q0 6.4-4.6 4Z", fill=land.wall_top, stroke=land.wall_ink, stroke_width=1)
        + svg.path("M-4.6 1.6H4.6M-1.4-.4V1.6M2-.4V1.6M0 1.8V5", stroke=land.wall_stone, stroke_width=0.7)
        + svg.path("M-3.6-.6V-6M3.6-.6V-6", stroke=land.trunk, stroke_width=1.3)
        + _solid("M-6-5.2L0-10 6-5.2Z", land.roofs[0], land.wall_ink, 0.9)
    )


def _bridge(palette: Palette) -> str:
    """A bridge of planks and rails, drawn for a road that runs east and turned with the road."""
    land = palette.land
    planks = "".join(f"M{x}-6.6V6.6" for x in range(-9, 12, 4))
    return (
        svg.rect(-13, -7.4, 26, 14.8, rx=1.5, fill=land.wood, stroke=land.wall_ink, stroke_width=1.2)
        + svg.path(planks, stroke=land.wood_dark, stroke_width=0.9)
        + _line("M-14-7.4H14M-14 7.4H14", land.wall_ink, 2.6)
    )


def _wheel(pips: int, palette: Palette) -> str:
    """A wooden wheel on a white ring, with one to three pips in its hub."""
    ink, pale = palette.ink, "#FFFDF6"
    spots = {1: ((0, 0),), 2: ((-2.4, 0), (2.4, 0)), 3: ((0, -2.4), (-2.4, 1.8), (2.4, 1.8))}[pips]
    return (
        svg.circle(0, 0, 11.5, fill=pale, stroke=ink, stroke_width=1.3)
        + svg.circle(0, 0, 9, fill=palette.land.wood, stroke=ink, stroke_width=1.2)
        + svg.path("M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5", stroke=ink, stroke_width=1)
        + svg.circle(0, 0, 6.2, fill=pale, stroke=ink, stroke_width=1)
        + "".join(svg.circle(x, y, 1.7, fill=ink) for x, y in spots)
    )
