"""The colours used only by Cornwall, in both themes."""

from dataclasses import dataclass

from tilewright.core.palette import Palette


@dataclass(frozen=True)
class Colours:
    """The colours of each terrain, of its texture, and of the things on it."""

    swamp: str
    swamp_dark: str
    pool: str
    reed: str
    bulrush: str
    forest: str
    forest_dark: str
    forest_light: str
    mountain: str
    mountain_dark: str
    mountain_light: str
    snow: str
    village: str
    village_dark: str
    lane: str
    meadow: str
    meadow_dark: str
    meadow_light: str
    fleece: str
    thatch: str
    thatch_dark: str
    gold: str
    gold_dark: str
    veil: str
    veil_strength: float
    panelling: str
    panelling_dark: str
    floor: str


_DAY = Colours(
    swamp="#7C8F8A",
    swamp_dark="#5F736F",
    pool="#BFD6D2",
    reed="#3F5B3E",
    bulrush="#6E4A2B",
    forest="#4E7F4B",
    forest_dark="#2F5A36",
    forest_light="#6C9A5C",
    mountain="#B3A9B8",
    mountain_dark="#857B90",
    mountain_light="#CFC7D2",
    snow="#FBF8F4",
    village="#E0A06A",
    village_dark="#C07D48",
    lane="#F6E3BD",
    meadow="#D3E08C",
    meadow_dark="#A9BF58",
    meadow_light="#E3ECA6",
    fleece="#FFFDF4",
    thatch="#D8A748",
    thatch_dark="#8F6A20",
    gold="#F3C94B",
    gold_dark="#9A6E00",
    veil="#FBF6EA",
    veil_strength=0.34,
    panelling="#B98A5A",
    panelling_dark="#95683C",
    floor="#7A5230",
)

_DUSK = Colours(
    swamp="#53665F",
    swamp_dark="#3E504C",
    pool="#8FAAA6",
    reed="#2A4230",
    bulrush="#4E3521",
    forest="#335A3B",
    forest_dark="#1F3D29",
    forest_light="#467050",
    mountain="#7E7689",
    mountain_dark="#5A5368",
    mountain_light="#968EA2",
    snow="#D9D4DE",
    village="#A26F4A",
    village_dark="#845536",
    lane="#CDB387",
    meadow="#93A55C",
    meadow_dark="#768A42",
    meadow_light="#A3B56C",
    fleece="#E9E4D2",
    thatch="#D8A748",
    thatch_dark="#8F6A20",
    gold="#E0B640",
    gold_dark="#7A5700",
    veil="#1A1D24",
    veil_strength=0.3,
    panelling="#7A5A3C",
    panelling_dark="#5C4029",
    floor="#3F2C1C",
)

_THEMES = {"day": _DAY, "dusk": _DUSK}


def colours(palette: Palette) -> Colours:
    """The colours of one theme."""
    return _THEMES[palette.name]
