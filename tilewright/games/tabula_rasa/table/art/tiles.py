"""The tiles of Tabula Rasa: territories, treasures and the castle. Points are always on a gold roundel with laurels."""

import math

from tilewright.core import svg
from tilewright.core.palette import Palette, SeatColours
from tilewright.games.tabula_rasa.table import layout
from tilewright.games.tabula_rasa.table.art.colours import colours, hatch_id

ROUNDEL = "roundel"
CHEST = "chest"
HELM = "helm"
CASTLE = "castle"
TREASURE = "treasure"
TURNED = "territory/turned"
_WIDTH, _HEIGHT = 78.0, layout.TERRITORY_HEIGHT
_BANNER = "M-19.5 -36H19.5V-1.5L0 9.5L-19.5 -1.5Z"


def territory_id(name: str) -> str:
    """The art id of the territory of a number or colour."""
    return f"territory/{name}"


def out_id(art_id: str) -> str:
    """The art id of a tile that nobody has won."""
    return f"{art_id}/out"


def roundel(palette: Palette) -> str:
    """The gold disc between laurels that shows points."""
    own = colours(palette)
    leaf = "M0 -3.4Q2.3 0 0 3.4Q-2.3 0 0 -3.4Z"
    leaves = []
    for side in (-1, 1):
        for angle in (28, 58, 88, 118):
            turn = math.radians(180 - angle)
            x, y = side * 12.6 * math.sin(turn), 12.6 * math.cos(turn) * -1
            leaves.append(svg.path(leaf, transform=svg.move(x, y, turn=side * (180 - angle - 62))))
    return svg.group(
        svg.group(*leaves, fill=own.laurel, stroke=palette.ink, stroke_width=0.35),
        svg.circle(0, 0, 9.8, fill=own.gold, stroke=palette.ink, stroke_width=1.1),
        svg.path(
            "M-6.2 -4.6A7.8 7.8 0 0 1 3 -7.2",
            fill="none",
            stroke=own.gold_light,
            stroke_width=1.6,
            stroke_linecap="round",
        ),
        id=ROUNDEL,
    )


def _points(x: float, y: float, points: int, palette: Palette) -> str:
    number = svg.text(
        x, y + 5.3, str(points),
        font_family=svg.SANS, font_size=15, font_weight="800", text_anchor="middle", fill=palette.ink,
    )  # fmt: skip
    return svg.use(ROUNDEL, x, y) + number


def _board(width: float, height: float, palette: Palette) -> str:
    """An empty tile with its shadow."""
    left, top = -width / 2, -height / 2
    return svg.rect(left + 1.5, top + 3, width, height, rx=7, fill="#000000", opacity=0.25) + svg.rect(
        left, top, width, height, rx=7, fill=colours(palette).tile, stroke=palette.ink, stroke_width=1.2
    )


def _hills(palette: Palette) -> str:
    own = colours(palette)
    return (
        svg.path("M-36.4 16Q-18 0 0 11T36.4 8V32.4Q36.4 38.4 30.4 38.4H-30.4Q-36.4 38.4 -36.4 32.4Z", fill=own.hill)
        + svg.path("M-36.4 26Q-8 14 36.4 25V32.4Q36.4 38.4 30.4 38.4H-30.4Q-36.4 38.4 -36.4 32.4Z", fill=own.hill_near)
        + svg.path(
            "M-30 22v-6l2.4 -5 2.4 5v6M-25 24v-4l2 -4 2 4v4M26 20v-6l2.4 -5 2.4 5v6", fill=own.laurel, opacity=0.8
        )
    )


def helm(palette: Palette) -> str:
    """The plumed helm on the banner of a colour, without a colour of its own."""
    own = colours(palette)
    shape = "M-9.5 12V-2.5Q-9.5 -13 0 -13T9.5 -2.5V12Q0 16 -9.5 12Z"
    plume = "M1 -13Q-2 -19.5 6 -20 15 -20 15.5 -11 15.7 -6 12.5 -3.5 13 -10 7.5 -11.5 4 -12.5 1 -11.5Z"
    outline = svg.path(shape) + svg.path(plume)
    return svg.group(
        svg.group(outline, fill=own.face, stroke=own.face, stroke_width=4),
        svg.path(plume, fill=own.face),
        svg.path(shape, fill=own.steel),
        svg.path("M-9.5 -2.6H9.5V1.2H-9.5Z", fill=palette.ink),
        svg.path("M0 1.2V13.6M-6 5.5h3M-6 8.5h3M3 5.5h3M3 8.5h3M0 -13V-2.6", fill="none", stroke_width=1),
        id=HELM,
        stroke=palette.ink,
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def territory(name: str, points: int, palette: Palette) -> str:
    """A territory: the banner of its number, or of its colour with a knight's helm."""
    own = colours(palette)
    if name in own.knights:
        banner = (
            svg.path(_BANNER, fill=own.knights[name].fill)
            + svg.path(_BANNER, fill=f"url(#{hatch_id(name)})")
            + svg.use(HELM, -0.6, -13)
        )
    else:
        banner = svg.path(_BANNER, fill=own.face) + svg.text(
            0,
            -4.2,
            name,
            font_family=svg.SERIF,
            font_size=34,
            font_weight="700",
            text_anchor="middle",
            fill=palette.ink,
        )
    return svg.group(
        _board(_WIDTH, _HEIGHT, palette),
        _hills(palette),
        svg.path("M-23 -36H23", stroke=palette.ink, stroke_width=2.6, stroke_linecap="round"),
        banner,
        svg.path(_BANNER, fill="none", stroke=palette.ink, stroke_width=1.3, stroke_linejoin="round"),
        _points(0, 25.6, points, palette),
        id=territory_id(name),
    )


def chest(palette: Palette) -> str:
    """The chest of every treasure."""
    own = colours(palette)
    return svg.group(
        svg.path("M-14 12V-2H14V12Z", fill=own.wood),
        svg.path("M-14 -2Q-14 -13 0 -13T14 -2Z", fill=own.wood_light),
        svg.path("M-14 -2H14M-8 -11V12M8 -11V12", fill="none"),
        svg.rect(-3.4, -4, 6.8, 7, fill=own.gold),
        id=CHEST,
        stroke=palette.ink,
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def treasure(points: int, palette: Palette) -> str:
    """A treasure."""
    return svg.group(
        _board(62, layout.TREASURE_HEIGHT, palette),
        svg.use(CHEST, transform=svg.move(-14.5, 0.6, scale=0.86)),
        _points(14.5, 0, points, palette),
        id=TREASURE,
    )


def turned(points: int, palette: Palette) -> str:
    """A territory turned over: a treasure."""
    return svg.group(
        _board(_WIDTH, _HEIGHT, palette),
        svg.rect(
            -34,
            -35,
            68,
            70,
            rx=4,
            fill="none",
            stroke=colours(palette).wood,
            stroke_width=1.2,
            stroke_dasharray="3 2.4",
        ),
        svg.use(CHEST, transform=svg.move(0, -10, scale=1.4)),
        _points(0, 22, points, palette),
        id=TURNED,
    )


def castle(points: int, palette: Palette) -> str:
    """The castle above the two banners it is won with."""
    own = colours(palette)
    keep = svg.group(
        svg.path("M-9 20V-10h3v-3h4v3h4v-3h4v3h3V20Z", fill=own.stone),
        svg.path("M-20 20V-4h3v-3h3v3h3V20ZM11 20V-4h3v-3h3v3h3V20Z", fill=own.stone_shade),
        svg.path("M-4 20V11Q-4 6 0 6T4 11v9Z", fill=palette.ink),
        svg.path("M0 -13v-10", fill="none"),
        svg.path("M0 -23l10 3-10 3.4Z", fill=palette.shield),
        svg.path("M-15.5 3v4M15.5 3v4M-4 -4v4M4 -4v4", fill="none", stroke_width=1.5),
        transform=svg.move(0, -24, scale=1.52),
        stroke=palette.ink,
        stroke_width=1.1,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    banner = "M-7 -9H7V4L0 9L-7 4Z"
    banners = (
        svg.path(
            banner,
            transform=svg.move(x, 26),
            fill=own.face,
            stroke=palette.ink,
            stroke_width=1.1,
            stroke_linejoin="round",
        )
        for x in (-10, 10)
    )
    return svg.group(
        _board(86, 136, palette),
        svg.path("M-41.4 6Q-10 -8 41.4 2V60.4Q41.4 66.4 35.4 66.4H-35.4Q-41.4 66.4 -41.4 60.4Z", fill=own.hill),
        svg.path("M-41.4 22Q0 8 41.4 18V60.4Q41.4 66.4 35.4 66.4H-35.4Q-41.4 66.4 -41.4 60.4Z", fill=own.hill_near),
        keep,
        *banners,
        _points(0, 51, points, palette),
        id=CASTLE,
    )


def out(art_id: str) -> str:
    """A tile that nobody has won."""
    return svg.group(svg.use(art_id), id=out_id(art_id), opacity=0.35)


def lane_id(seat: str, room: int) -> str:
    """The art id of the strip of a side, named after its first seat, with space for `room` knights in a stack."""
    return f"lane/{seat}/{room}"


def lane(seat: SeatColours, room: int) -> str:
    """The strip where a side lays its knights, tinted with its first seat's colour."""
    height = layout.lane_height(room)
    width = layout.LANE_RIGHT - layout.LANE_LEFT
    strip = svg.rect(
        layout.LANE_LEFT, -height / 2, width, height,
        rx=12, fill=seat.fill, fill_opacity=0.1, stroke=seat.fill, stroke_opacity=0.4, stroke_width=1.2,
    )  # fmt: skip
    return svg.group(strip, id=lane_id(seat.name, room), data_seat=seat.name)
