"""The tiles of Carcassonne as numbered types, and their tables for the kernels."""

import tomllib
from pathlib import Path

from tilewright.land.rules import estimate as land_estimate
from tilewright.land.rules import landscape
from tilewright.land.rules import tile as land_tile

FILE = Path(__file__).with_name("material.toml")

with FILE.open("rb") as _file:
    _FACTS = tomllib.load(_file)

FIGURES = int(_FACTS["game"]["followers_in_supply"])

_ALL = land_tile.load(FILE)
_RIVER = _FACTS["river"]
_LAND_TYPES = [tile for tile in _ALL.values() if tile.set == "base"]
_BENDING_TYPES = [
    tile for tile in _ALL.values() if tile.set == "river" and tile.extra["river_role"] in ("straight", "curve")
]

# types in the order of their numbers: land, the ten shuffled river tiles, then lake and spring
TILES = (*_LAND_TYPES, *_BENDING_TYPES, _ALL[_RIVER["last"]], _ALL[_RIVER["first"]])
TYPES = len(TILES)
NUMBER = {tile.name: number for number, tile in enumerate(TILES)}
LAND_TYPES = len(_LAND_TYPES)  # types below this are land
LAKE = NUMBER[_RIVER["last"]]
SPRING = NUMBER[_RIVER["first"]]
START = NUMBER[_FACTS["game"]["start_tile"]]

SHEET, FITS = landscape.tables(TILES)
HOPES = land_estimate.hopes_of(TILES[:LAND_TYPES])
PARTS = tuple(tuple(landscape.parts(tile)) for tile in TILES)  # the parts of each type, as (kind, index)

MOST_TILES = sum(tile.count for tile in TILES) - 1  # with the River; only one of start tile and spring is used
MOST_NODES = sum(tile.count * len(parts) for tile, parts in zip(TILES, PARTS, strict=True))
