"""The colours all pictures share: two themes, day and dusk, and the five seats.

Colour never stands alone: a seat also has an emblem and a hatching, a terrain its own texture and shape.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Interface:
    """The colours of the page around the board; violet, the accent, always means "you, now"."""

    background: str
    surface: str
    surface2: str
    table: str
    text: str
    muted: str
    accent: str
    on_accent: str
    good: str
    warn: str
    line: str  # for separation only, never the border of a control
    edge: str


@dataclass(frozen=True)
class Land:
    """The square land tiles."""

    field: str
    crop: str
    tuft: str
    flower: str
    flower_heart: str
    tree: str
    tree_dark: str
    trunk: str
    road: str
    road_casing: str
    rut: str
    city: str
    cobble: str
    wall_ink: str
    wall_stone: str
    wall_top: str
    roofs: tuple[str, str, str]
    roof_dark: str
    plaster: str
    slate: str
    slate_dark: str
    stone: str
    court: str  # the ground inside a monastery's wall
    plaza: str  # the ground around a well
    river: str
    river_light: str
    river_dark: str
    wood: str
    wood_dark: str


@dataclass(frozen=True)
class Palette:
    """The colours of one theme."""

    name: str
    ink: str
    paper: str
    window: str
    shield: str
    star: str
    shadow: str
    table: str
    table_dot: str
    seam: str
    land: Land
    interface: Interface


@dataclass(frozen=True)
class SeatColours:
    """Three ways to recognise a seat: by colour, by emblem and by the hatching of old heraldry books."""

    name: str
    fill: str
    dark: str
    mark: str  # the colour of the emblem on the fill
    emblem: str  # disc, square, triangle, cross or diamond
    hatch: str  # vertical, horizontal, dots, bend or grid


SEATS = (
    SeatColours("red", "#CF2E3B", "#8E1522", "#FFFFFF", "disc", "vertical"),
    SeatColours("blue", "#2E6FD0", "#173F86", "#FFFFFF", "square", "horizontal"),
    SeatColours("yellow", "#F7C52B", "#9A6E00", "#2A2633", "triangle", "dots"),
    SeatColours("green", "#0FA38A", "#06604F", "#FFFFFF", "cross", "bend"),
    SeatColours("black", "#3A3944", "#16151C", "#FFFFFF", "diamond", "grid"),
)

DAY = Palette(
    name="day",
    ink="#2A2633",
    paper="#FBF6EA",
    window="#5C4B4A",
    shield="#3A3378",
    star="#F3D35C",
    shadow="#2A2633",
    table="#E8DFCC",
    table_dot="#DCD1B9",
    seam="#2A2633",
    land=Land(
        field="#B9D184",
        crop="#AAC672",
        tuft="#7E9F4A",
        flower="#FFF7D6",
        flower_heart="#E0A23A",
        tree="#5F8F45",
        tree_dark="#3F6B35",
        trunk="#6A4B33",
        road="#FBF0D3",
        road_casing="#8B6C48",
        rut="#DCC79B",
        city="#C9996C",
        cobble="#B98859",
        wall_ink="#3D3540",
        wall_stone="#8C7F7A",
        wall_top="#E9DFCF",
        roofs=("#B4402E", "#9B3430", "#C9593A"),
        roof_dark="#6F2427",
        plaster="#FAEFD8",
        slate="#4C5F80",
        slate_dark="#34435F",
        stone="#EFE6D6",
        court="#E5DBB8",
        plaza="#D9CDBB",
        river="#6FB2D2",
        river_light="#A9D6E8",
        river_dark="#3E7FA3",
        wood="#A9794A",
        wood_dark="#6A4728",
    ),
    interface=Interface(
        background="#F4EEE0",
        surface="#FFFCF5",
        surface2="#F0E8D6",
        table="#E8DFCC",
        text="#2A2633",
        muted="#645C66",
        accent="#5B3BC4",
        on_accent="#FFFFFF",
        good="#1A7045",
        warn="#9A4B00",
        line="#CDBFA4",
        edge="#857659",
    ),
)

DUSK = Palette(
    name="dusk",
    ink="#14131B",
    paper="#EFE6D2",
    window="#FFD873",
    shield="#3A3378",
    star="#F3D35C",
    shadow="#000000",
    table="#1A1D24",
    table_dot="#232730",
    seam="#0D0D12",
    land=Land(
        field="#6F8F5E",
        crop="#648555",
        tuft="#4E6E44",
        flower="#D9DDB0",
        flower_heart="#C0893A",
        tree="#3E6A44",
        tree_dark="#28492F",
        trunk="#3F3028",
        road="#D9CBA6",
        road_casing="#4B3D33",
        rut="#B9A67C",
        city="#8F6349",
        cobble="#7F553E",
        wall_ink="#211D29",
        wall_stone="#6A6270",
        wall_top="#BDB2A8",
        roofs=("#7F3030", "#6C2A30", "#8E4234"),
        roof_dark="#451B22",
        plaster="#CDBDA2",
        slate="#3B4B6B",
        slate_dark="#28344E",
        stone="#C9BFAE",
        court="#9C9A78",
        plaza="#9A9088",
        river="#3F7696",
        river_light="#77A9BF",
        river_dark="#264C66",
        wood="#8A6240",
        wood_dark="#4E3521",
    ),
    interface=Interface(
        background="#14161B",
        surface="#1F232B",
        surface2="#2A2F39",
        table="#1A1D24",
        text="#F3EDE0",
        muted="#B5AFB8",
        accent="#B9A5FF",
        on_accent="#1B1433",
        good="#6FD3A0",
        warn="#FFB870",
        line="#454C59",
        edge="#828B9A",
    ),
)

THEMES = {"day": DAY, "dusk": DUSK}
