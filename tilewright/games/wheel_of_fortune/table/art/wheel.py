"""Pictures of the wheel: its wooden disc, the six segments with their icons, names and crown spaces, and the pig."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tilewright.core import svg
from tilewright.core.palette import Palette
from tilewright.core.svg import SERIF, Point
from tilewright.games.wheel_of_fortune.rules.material import CROWNS, SEGMENTS
from tilewright.games.wheel_of_fortune.table.art import layout

GRAIN = "wheel-grain"  # the id of the wood's texture
_WORDS = Path(__file__).parents[2] / "words"
_NAME_ASIDE = (0, 0, 5, 0, -5, 0)  # horizontal offset of each name from its icon
_PALE = "#FFFDF6"
_GOLD = "#F3D35C"


@dataclass(frozen=True)
class WheelColours:
    """The colours used only by the wheel."""

    segments: tuple[str, ...]  # in the order of the segments
    rim: str
    groove: str
    hub: str
    spoke: str


COLOURS = {
    "day": WheelColours(
        ("#F0D27A", "#D9B38C", "#C9CE8B", "#9FB8CC", "#C7B4D6", "#B9BFA8"), "#8A6038", "#6A4728", "#A9794A", "#4A3320"
    ),
    "dusk": WheelColours(
        ("#B39A4E", "#9A7656", "#8B9159", "#6A8296", "#85749A", "#7C836C"), "#5A4130", "#3F2E22", "#6B4E38", "#2A1D14"
    ),
}


def shared() -> dict[str, str]:
    """Definitions that the segments refer to, by id."""
    line = svg.path("M0 4Q10 2 20 4T40 4", fill="none", stroke="#6A4728", stroke_width=0.6, opacity=0.4)
    grain = svg.element("pattern", line, id=GRAIN, width=40, height=9, patternUnits="userSpaceOnUse")
    return {GRAIN: grain}


def disc(palette: Palette) -> str:
    """The rim, rivets and hub of the wheel around its centre, with an arrow showing which way the pig walks."""
    colours = COLOURS[palette.name]
    spokes = "".join(
        f"M{_at(layout.polar(12, degrees))}L{_at(layout.polar(34, degrees))}" for degrees in range(0, 360, 60)
    )
    rivets = (svg.circle(*layout.polar(168.5, degrees), 2.2, fill=_GOLD) for degrees in range(15, 375, 30))
    return "".join(
        [
            svg.circle(3, 6, layout.RIM + 1, fill="#000000", opacity=0.25),
            svg.circle(0, 0, layout.RIM, fill=palette.land.wall_ink),
            svg.circle(0, 0, layout.RIM - 3, fill=colours.rim),
            svg.circle(0, 0, layout.RING + 1.5, fill=colours.groove),
            *rivets,
            svg.circle(0, 0, layout.HUB, fill=colours.rim, stroke=colours.spoke, stroke_width=3),
            svg.circle(0, 0, 35, fill=colours.hub, stroke=colours.spoke, stroke_width=1.6),
            svg.path(spokes, stroke=colours.spoke, stroke_width=4, stroke_linecap="round"),
            svg.circle(0, 0, 10, fill=_GOLD, stroke=palette.ink, stroke_width=1.6),
            svg.path("M-18 0a18 18 0 1 1 9 15.6", fill="none", stroke=_PALE, stroke_width=3.4, stroke_linecap="round"),
            svg.polygon([(-5.8, 10), (-12.2, 21.2), (-17.7, 10.6)], fill=_PALE),
        ]
    )


def segment(number: int, palette: Palette, is_active: bool) -> str:
    """A segment around its icon: wood, icon, name and crown spaces, and an outline if it has just acted."""
    x, y = layout.icon(number)
    border = _border(number)
    body = [
        svg.path(border, fill=COLOURS[palette.name].segments[number]),
        svg.path(border, class_="fine", fill=f"url(#{GRAIN})", opacity=0.5),
        svg.path(border, fill="none", stroke=COLOURS[palette.name].groove, stroke_width=4, stroke_linejoin="round"),
    ]
    body += [_room(layout.room(number, space), palette) for space in range(int(CROWNS[number]))]
    outline = ""
    if is_active:
        outline = "".join(
            svg.path(border, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")
            for colour, width in (("#FFFFFF", 8), (palette.interface.accent, 4.4))
        )
    icon = svg.group(_ICONS[SEGMENTS[number]], **_line(palette), transform=svg.move(0, 0, scale=1.08))
    name = f"segment/{SEGMENTS[number]}/active" if is_active else f"segment/{SEGMENTS[number]}"
    ground = svg.group(*body, outline, transform=svg.move(-x, -y))
    return svg.group(ground, icon, _name(number, palette), id=name)


def _at(point: Point) -> str:
    return f"{svg.number(point[0])} {svg.number(point[1])}"


def _border(number: int) -> str:
    """The segment's outline, relative to the wheel's centre."""
    start, end = layout.middle(number) - 30, layout.middle(number) + 30
    ring, hub = layout.RING, layout.HUB
    return (
        f"M{_at(layout.polar(ring, start))}A{ring} {ring} 0 0 1 {_at(layout.polar(ring, end))}"
        f"L{_at(layout.polar(hub, end))}A{hub} {hub} 0 0 0 {_at(layout.polar(hub, start))}Z"
    )


def _line(palette: Palette) -> dict[str, str | float | None]:
    return {"stroke": palette.ink, "stroke_width": 1.8, "stroke_linejoin": "round", "stroke_linecap": "round"}


def _room(centre: Point, palette: Palette) -> str:
    """A crown space: a white space for one figure."""
    x, y = centre
    crown = svg.path("M-10 6L-12-6-5-1 0-9 5-1 12-6 10 6Z", fill=_GOLD) + svg.circle(0, -9.5, 1.7, fill=_GOLD)
    return (
        svg.circle(x, y, layout.ROOM, fill=palette.paper, stroke=palette.ink, stroke_width=1.8)
        + svg.circle(x, y, 14.4, fill="none", stroke="#B08A2A", stroke_width=1.2, stroke_dasharray="2.5 2")
        + svg.group(
            crown,
            stroke=palette.ink,
            stroke_width=1.5,
            stroke_linejoin="round",
            transform=svg.move(x, y + 1, scale=0.86),
        )
    )


def _name(number: int, palette: Palette) -> str:
    """The segment's name below its icon, in every language."""
    spoken = {language: known[number] for language, known in names().items()}
    longest = max(len(name) for name in spoken.values())
    return svg.inscription(
        _NAME_ASIDE[number],
        34,
        spoken,
        font_family=SERIF,
        font_size=13 if longest <= 10 else 12,
        font_weight="700",
        fill=palette.ink,
        text_anchor="middle",
    )


@cache
def names() -> dict[str, tuple[str, ...]]:
    """The names of the six segments in every language."""
    found = {}
    for file in sorted(_WORDS.glob("*.ftl")):
        known = dict(re.findall(r"^segment-(\w+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
        found[file.stem] = tuple(known[name] for name in SEGMENTS)
    return found


_LEAF = "M0 0C-12-3-11-15-5-15-2-15 0-13 0-11 0-13 2-15 5-15 11-15 12-3 0 0Z"

_ICONS = {
    # a four-leaf clover
    "fortune": svg.path("M2 4Q4 14 10 19", fill="none", stroke_width=2.6)
    + "".join(
        svg.path(_LEAF, fill="#4F9A4A", transform=svg.move(0, 0, turn=turn) or None) for turn in range(0, 360, 90)
    )
    + svg.circle(0, 0, 1.6, fill=_PALE),
    # a purse with a coin
    "tax": svg.path("M-6-8Q-18 2-15 11-12 17 0 17T15 11Q18 2 6-8Z", fill="#C58A52")
    + svg.path("M-8-8H8M-6-8l-4-7q10-4 20 0l-4 7", fill="#A9713F")
    + svg.circle(0, 5, 6, fill=_GOLD)
    + svg.path("M0 2v6", stroke_width=2),
    # an empty bowl and a meagre ear of grain
    "famine": svg.path("M-16 8Q0 20 16 8Z", fill=_PALE)
    + svg.path("M-16 8H16")
    + svg.path("M-2 6Q-4-4 2-16M-4 0q-6 0-7-6 6 0 7 6ZM2-6q6 1 8-5-6-1-8 5ZM0-10q-5 0-6-5 5 0 6 5Z", fill="#E9BE55"),
    # a cloud and a lightning bolt
    "storm": svg.path("M-14 2Q-20-8-9-10-6-18 4-14 14-16 15-7 22-2 14 2Z", fill=_PALE)
    + svg.path("M-2 2L-8 12H-1L-5 21 8 8H1L5 2Z", fill=_GOLD),
    # a sealed warrant
    "inquisition": svg.path("M-13 14Q-16 10-12 9V-12Q-12-16-8-16H10Q14-16 13-11L12 10Q12 14 8 14Z", fill=_PALE)
    + svg.path("M-7-9H7M-7-4H7M-7 1H3", stroke_width=1.5)
    + svg.circle(6, 8, 5, fill="#C4493A")
    + svg.path("M4 12l-1 7 3-2 3 2-1-7", fill="#C4493A"),
    # a rat
    "plague": svg.path("M-18 10Q-14-8 2-8 12-8 17 2 20 8 14 10Z", fill="#7C7486")
    + svg.circle(6, -9, 4.4, fill="#B79AA6")
    + svg.circle(12, 0, 1.5, fill="#FFFFFF", stroke="none")
    + svg.path("M-18 10q-8-2-6-11", fill="none")
    + svg.path("M19 6h4M18 8l4 2"),
}

_TRUNK = "M-19 4C-19-8-9-14 3-14 15-14 22-6 22 4 22 13 14 16 3 16-10 16-19 13-19 4Z"
_LEGS = "M-12 14v6h5v-5M10 15v5h5v-7"


def pig(heading: str, palette: Palette) -> str:
    """The pig, facing west or east, with its feet slightly below its place."""
    skin, snout, ink = "#F4B6B2", "#E79A98", palette.ink
    halo = svg.path(_TRUNK) + svg.path(_LEGS)
    body = [
        svg.ellipse(3, 19, 22, 5, fill="#000000", opacity=0.28, stroke="none"),
        svg.group(halo, class_="halo", fill="#FFFFFF", stroke="#FFFFFF", stroke_width=7),
        svg.path(_LEGS, fill=snout),
        svg.path(_TRUNK, fill=skin),
        svg.path("M-16-6l-2-10 10 4Z", fill=snout),
        svg.path("M-6-12l2-7 6 6Z", fill=snout),
        svg.ellipse(-18, 4, 5.4, 6, fill=snout),
        svg.path("M-19.6 2.6v3M-16.6 2.6v3", stroke_width=1.8),
        svg.circle(-10, -3, 1.7, fill=ink, stroke="none"),
        svg.path("M22 2q7-1 4-7-4-1-3 3", fill="none", stroke_width=2),
        svg.path("M-12 10q4 2 7 0", fill="none"),
    ]
    mirrored = "scale(-0.86 0.86)" if heading == "east" else "scale(0.86)"
    drawn = svg.group(*body, **{**_line(palette), "stroke_width": 1.6}, transform=mirrored)
    return svg.group(drawn, id=f"pig/{heading}")
