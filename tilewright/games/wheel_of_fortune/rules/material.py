"""The tiles, the board and the wheel as numbered kinds and segments, and their tables for the kernels."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np

from tilewright.games.wheel_of_fortune.rules import board
from tilewright.land.rules import estimate as land_estimate
from tilewright.land.rules import landscape
from tilewright.land.rules import tile as land_tile

FILE = Path(__file__).with_name("material.toml")

with FILE.open("rb") as _file:
    _FACTS = tomllib.load(_file)

FIGURES = int(_FACTS["game"]["followers_in_supply"])

TYPES = land_tile.load(FILE)  # the tile types by name
_DRAWN = [
    (replace(tile, count=copies), number)
    for tile in TYPES.values()
    for number, copies in enumerate(tile.extra["wheel_counts"])
    if copies
]
PLACES = board.places(_FACTS["start_board"])

# kinds in the order of their numbers: each type once per number on its wheel symbols, then the board's places
TILES = (*(tile for tile, _ in _DRAWN), *PLACES)
KINDS = len(_DRAWN)  # kinds below this are drawn in play
STEPS = tuple(number for _, number in _DRAWN)  # how far the pig moves, 0 without a symbol
NUMBER = {(tile.name, steps): kind for kind, (tile, steps) in enumerate(_DRAWN)}

COUNTS = np.array([tile.count for tile, _ in _DRAWN], dtype=np.uint8)
PIG_STEPS = np.array(STEPS, dtype=np.int64)
SHEET, FITS = landscape.tables(TILES)
HOPES = land_estimate.hopes_of(TILES[:KINDS])
PARTS = tuple(tuple(landscape.parts(tile)) for tile in TILES)  # the parts of each kind, as (kind of part, index)

# 71 tiles reach at most 71 steps from the board, whose corners are 6 steps apart. So two tiles are never more than 77
# steps apart, or 81 including the cells around them: less than 85, the distance between cells with the same number in
# kit/square.py
MOST_TILES = int(COUNTS.sum()) + len(PLACES)
MOST_NODES = sum(max(tile.count, 1) * len(parts) for tile, parts in zip(TILES, PARTS, strict=True))

# the wheel, clockwise
_WHEEL = _FACTS["wheel"]
SEGMENTS = tuple(str(segment["id"]) for segment in _WHEEL["segment"])
FORTUNE, TAX, FAMINE, STORM, INQUISITION, PLAGUE = range(len(SEGMENTS))
PIG_START = int(_WHEEL["pig_start"])
CROWNS = np.array([segment["crowns"] for segment in _WHEEL["segment"]], dtype=np.int64)
FIRST_SPACE = np.cumsum(CROWNS) - CROWNS  # crown spaces are numbered segment by segment
SPACES = int(CROWNS.sum())
SEGMENT_OF_SPACE = tuple(segment for segment, crowns in enumerate(CROWNS) for _ in range(crowns))

FORTUNE_POINTS = int(_WHEEL["segment"][FORTUNE]["points"])
MONK_POINTS = int(_WHEEL["segment"][INQUISITION]["points_per_monk"])
CROWN_POINTS = int(
    _WHEEL["crown_points"]["segment_with_one_crown"]
)  # also for each of two figures in a segment with two crowns
LONE_CROWN_POINTS = int(_WHEEL["crown_points"]["segment_with_two_crowns_one_follower"])
