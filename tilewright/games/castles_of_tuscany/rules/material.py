"""The tiles, cards and region parts of The Castles of Tuscany as numbered things, with the tables that kernels use."""

import tomllib
from pathlib import Path

import numpy as np

with Path(__file__).with_name("material.toml").open("rb") as _file:
    _FACTS = tomllib.load(_file)

# the eight kinds of tile, which are also the colours of cards and fields
KINDS: tuple[str, ...] = tuple(_FACTS["colours"])
KIND_COUNT = len(KINDS)
CASTLE, CITY, MANOR, AGRICULTURE, QUARRY, VILLAGE, MONASTERY, CARRIAGE = range(KIND_COUNT)
FIELDS_OF_KIND = np.array([_FACTS["colours"][kind]["fields"] for kind in KINDS], dtype=np.int64)

# what a tile shows: a kind, or for agriculture one or two crops; a storage space holds a face, or a wooden hexagon
CROPS: tuple[str, ...] = tuple(_FACTS["agriculture"]["kinds"])
CROP_COUNT = len(CROPS)
_OWN_CROPS, _NEUTRAL_CROPS = _FACTS["agriculture"]["own"], _FACTS["agriculture"]["neutral"]
_CROP_FACES = sorted(
    {tuple(crops) for crops in (*_OWN_CROPS, *_NEUTRAL_CROPS)},
    key=lambda crops: (len(crops), [CROPS.index(crop) for crop in crops]),
)
FACES: tuple[str, ...] = (
    *(kind for kind in KINDS if kind != "agriculture"),
    *("-".join(crops) for crops in _CROP_FACES),
)
HEXAGON = len(FACES)
START_CASTLE = HEXAGON + 1  # only on plans
ITEMS = (*FACES, "hexagon")
FACE_COUNT, ITEM_COUNT = len(FACES), len(ITEMS)

KIND_OF_FACE = np.array([KINDS.index(face) if face in KINDS else AGRICULTURE for face in FACES], dtype=np.int64)
CROPS_OF_ITEM = np.zeros(ITEM_COUNT + 1, dtype=np.int64)  # bits of CROPS
for _face, _name in enumerate(FACES):
    CROPS_OF_ITEM[_face] = sum(1 << CROPS.index(crop) for crop in _name.split("-") if crop in CROPS)


def _tiles(owner: str, crops: list[list[str]]) -> list[int]:
    """The number of tiles of each face in a player's set, or in the neutral one."""
    names = ["-".join(one) for one in crops]
    return [int(_FACTS["colours"][face][owner]) if face in KINDS else names.count(face) for face in FACES]


OWN_TILES = np.array(_tiles("own", _OWN_CROPS), dtype=np.int8)
NEUTRAL_TILES = np.array(_tiles("neutral", _NEUTRAL_CROPS), dtype=np.int8)
OWN_COUNT = int(OWN_TILES.sum())
TILES_PER_STACK = int(_FACTS["setup"]["tiles_per_stack"])
PASSAGE_COUNT = int(_FACTS["setup"]["stacks"])  # a passage ends with a stack
PLACE_COUNT = int(_FACTS["setup"]["display_size"])
HAND_COUNT = int(_FACTS["setup"]["hand"])

CARDS = np.array([_FACTS["game_cards"][kind] for kind in KINDS], dtype=np.int8)
YIELDS = tuple(card["id"].replace("_", "-") for card in _FACTS["yield"]["cards"])
YIELD_COUNT = len(YIELDS)
YIELD_CARDS = np.array([card["count"] for card in _FACTS["yield"]["cards"]], dtype=np.int8)
GIVES_RED, GIVES_GREEN, GIVES_CARDS, GIVES_WORKERS, GIVES_MARBLE, GIVES_HEXAGONS = range(6)
YIELD_GIVES = np.array(
    [
        [card.get(what, 0) for what in ("red", "green", "cards", "workers", "marble", "hexagons")]
        for card in _FACTS["yield"]["cards"]
    ],
    dtype=np.int64,
)

BONUSES = ("card", "storage", "marble", "worker", "yield")
BONUS_COUNT = len(BONUSES)
CARD_BONUS, STORAGE_BONUS, MARBLE_BONUS, WORKER_BONUS, YIELD_BONUS = range(BONUS_COUNT)
BONUS_TILES = np.array(
    [
        _FACTS["bonus_tiles"][name]["count"]
        for name in ("extra_game_card", "extra_storage", "extra_marble", "extra_worker", "extra_yield_card")
    ],
    dtype=np.int8,
)
STORAGE_POINTS = int(_FACTS["bonus_tiles"]["extra_storage"]["green_points_when_taken"])
SURPLUS_POINTS = int(_FACTS["actions"]["surplus_hexagon_red_points"])
MONASTERY_CARDS = int(_FACTS["actions"]["monastery_cards"])
COLOUR_LIMIT = int(_FACTS["actions"]["display_limit_per_colour"])
CARDS_PER_POINT = int(_FACTS["final"]["hand_cards_per_point"])
COLOUR_BONUS = np.array(
    [[_FACTS["colour_bonus"][kind][rank] for rank in ("first", "second")] for kind in KINDS], dtype=np.int64
)
AREA_POINTS = np.array([0, *(_FACTS["area_points"][str(fields)] for fields in (1, 2, 3))], dtype=np.int64)

# region parts: ten fields in columns of 3, 4 and 3; a plan is three parts side by side, one of each letter
LETTERS = "ABC"
LETTER_COUNT = len(LETTERS)
PARTS: tuple[str, ...] = tuple(part["id"] for part in _FACTS["region"]["parts"])
PART_COUNT = len(PARTS)
PARTS_PER_LETTER = PART_COUNT // LETTER_COUNT
_COLUMN = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)  # of each field of a part
FIELDS_PER_PART = len(_COLUMN)
FIELD_COUNT = LETTER_COUNT * FIELDS_PER_PART
_HEIGHT = tuple(height for column in ("left", "middle", "right") for height in _FACTS["plan"]["column_heights"][column])
_FIRST_OF_COLUMN = (0, 3, 7)


def _part_kinds() -> list[list[list[int]]]:
    """The kinds of each part's fields, upright and turned by 180 degrees, which reverses their order."""
    tables = []
    for part in _FACTS["region"]["parts"]:
        upright = [KINDS.index(kind) for kind in (*part["left"], *part["middle"], *part["right"])]
        tables.append([upright, upright[::-1]])
    return tables


PART_KINDS = np.array(_part_kinds(), dtype=np.int64)  # part, turned, field of the part
FIELD_NAMES = tuple(
    f"{'abcdefghi'[3 * slot + column]}{1 + at - _FIRST_OF_COLUMN[column]}"
    for slot in range(LETTER_COUNT)
    for at, column in enumerate(_COLUMN)
)
FIELD_NUMBER = {name: field for field, name in enumerate(FIELD_NAMES)}


def cell(field: int, shifts: tuple[int, int]) -> tuple[int, int]:
    """The column of a field and its distance from the top in half hexagons; a shift is 0 for up, 1 for down."""
    slot, at = divmod(field, FIELDS_PER_PART)
    base = sum(2 * shift - 1 for shift in shifts[:slot])
    return 3 * slot + _COLUMN[at], base + _HEIGHT[at]


def _near(shifts: tuple[int, int]) -> list[int]:
    """The bits of the neighbours of each field."""
    cells = [cell(field, shifts) for field in range(FIELD_COUNT)]
    steps = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    return [
        sum(1 << other for other, (x, y) in enumerate(cells) if (x - column, y - height) in steps)
        for column, height in cells
    ]


_SHIFTS = tuple((second, third) for second in range(2) for third in range(2))  # of the second and third part
NEAR = np.array([_near(shifts) for shifts in _SHIFTS], dtype=np.int64)  # 2 * second shift + third, field
