"""The colours of Tabula Rasa in both themes, and the hatchings that distinguish knights without colour."""

from dataclasses import dataclass

from tilewright.art.figures import hatching
from tilewright.core.palette import Palette

PATTERNS = {"red": "vertical", "green": "bend", "blue": "horizontal", "violet": "sinister", "yellow": "dots"}


@dataclass(frozen=True)
class Dress:
    """A knight's colour and the lines of its hatching."""

    fill: str
    line: str


@dataclass(frozen=True)
class Colours:
    """The colours of the cards and tiles in one theme."""

    knights: dict[str, Dress]
    face: str  # of cards and banners
    tile: str
    hill: str
    hill_near: str
    steel: str
    steel_dark: str
    gold: str
    gold_light: str
    laurel: str
    wood: str
    wood_light: str
    stone: str
    stone_shade: str
    back: str  # of the cards
    back_line: str


_DAY = Colours(
    knights={
        "red": Dress("#C8323C", "#FFFFFF"),
        "green": Dress("#2FA568", "#FFFFFF"),
        "blue": Dress("#3478D6", "#FFFFFF"),
        "violet": Dress("#5B2A86", "#FFFFFF"),
        "yellow": Dress("#F0C233", "#7A5A00"),
    },
    face="#FFFDF6",
    tile="#F6E9CB",
    hill="#B9CF86",
    hill_near="#97B565",
    steel="#D8DEE6",
    steel_dark="#AEB6C2",
    gold="#F3D35C",
    gold_light="#FBE9A4",
    laurel="#5F7F2E",
    wood="#A9713F",
    wood_light="#C58A52",
    stone="#FFFDF6",
    stone_shade="#E6DFD2",
    back="#3A3378",
    back_line="#F3E6C4",
)

_DUSK = Colours(
    knights={
        "red": Dress("#AC2B34", "#F6ECDA"),
        "green": Dress("#288E59", "#F6ECDA"),
        "blue": Dress("#2D67B8", "#F6ECDA"),
        "violet": Dress("#4E2473", "#E6D9EE"),
        "yellow": Dress("#CFA72C", "#5E4500"),
    },
    face="#F1E9D7",
    tile="#DCCDA8",
    hill="#8DA566",
    hill_near="#6C8A4C",
    steel="#C3CAD4",
    steel_dark="#949DAB",
    gold="#E6C24A",
    gold_light="#F3DC8C",
    laurel="#47642A",
    wood="#8A5A33",
    wood_light="#A8743F",
    stone="#EDE4D2",
    stone_shade="#CCC2B1",
    back="#2F2A63",
    back_line="#CDBE98",
)

_THEMES = {"day": _DAY, "dusk": _DUSK}


def colours(palette: Palette) -> Colours:
    """The colours of a theme."""
    return _THEMES[palette.name]


def hatch_id(colour: str) -> str:
    """The id of the hatching of a knights' colour."""
    return f"hatch/knight/{colour}"


def hatchings(palette: Palette) -> dict[str, str]:
    """The hatchings of the five knights' colours, by id."""
    return {
        hatch_id(name): hatching(
            hatch_id(name), PATTERNS[name], dress.line, step=6, width=1.5, opacity=0.68 if name == "yellow" else 0.62
        )
        for name, dress in colours(palette).knights.items()
    }
