"""The tiles, figures and values of Cornwall as numbered constants and tables."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

FILE = Path(__file__).with_name("material.toml")

with FILE.open("rb") as _file:
    _FACTS = tomllib.load(_file)

TERRAINS = ("swamp", "forest", "mountain", "village", "meadow")
SWAMP = 0
SYMBOLS = ("", "flag", "chapel", "cottage")
NO_SYMBOL, FLAG, CHAPEL, COTTAGE = range(4)
SIZES = ("small", "slender", "big")  # of figures
SIZE_COUNT = len(SIZES)


@dataclass(frozen=True)
class Tile:
    """A tile: the terrain of each field and the symbol printed on it."""

    name: str
    terrains: tuple[int, ...]
    symbols: tuple[int, ...]


TILES = tuple(
    Tile(
        row["id"],
        tuple(TERRAINS.index(terrain) for terrain in row["fields"]),
        tuple(SYMBOLS.index(symbol) for symbol in row["symbols"]),
    )
    for row in _FACTS["landscape"]["tiles"]
)
TILE_COUNT = len(TILES)
NUMBER = {tile.name: number for number, tile in enumerate(TILES)}

START_AT = tuple((int(field["at"][0]), int(field["at"][1])) for field in _FACTS["start_tile"]["fields"])
START_TERRAINS = tuple(TERRAINS.index(field["terrain"]) for field in _FACTS["start_tile"]["fields"])
START_FIELDS = len(START_AT)
FIELDS = 3  # of a landscape tile
MOST_FIELDS = START_FIELDS + FIELDS * TILE_COUNT

TERRAIN = np.array([tile.terrains for tile in TILES], dtype=np.int8)
SYMBOL = np.array([tile.symbols for tile in TILES], dtype=np.int8)

FIGURES = np.array([_FACTS["figures"][size]["count"] for size in SIZES], dtype=np.int8)
STRENGTH = np.array([_FACTS["figures"][size]["strength"] for size in SIZES], dtype=np.int8)
FIGURES_EACH = int(FIGURES.sum())

COINS = int(_FACTS["components"]["coins"])
START_COINS = int(_FACTS["setup"]["coins_per_player"])
FETCH_FEE = int(_FACTS["pub"]["fee"])
CHAPEL_POINTS = int(_FACTS["chapel"]["points"])
FURTHER_FIGURE = int(_FACTS["figure_costs"]["each_further_figure"])
LEAST_EDGES = int(_FACTS["placement"]["min_edges_touching"])


def _rates(has_flag: bool) -> list[list[int]]:
    scoring = _FACTS["scoring"]
    swamp = [scoring["swamp"]["majority"], scoring["swamp"]["second"]]
    return [swamp, *(scoring["with_flag" if has_flag else "without_flag"][name] for name in TERRAINS[1:])]


RATE = np.array(
    [_rates(False), _rates(True)], dtype=np.int64
)  # points per field by flag, terrain, and place (first or second)
