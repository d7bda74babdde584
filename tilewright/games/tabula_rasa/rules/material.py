"""The knights, territories, treasures and castle of Tabula Rasa, as numbered constants and tables."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

FILE = Path(__file__).with_name("material.toml")

with FILE.open("rb") as _file:
    _FACTS: dict[str, Any] = tomllib.load(_file)

COLOURS: tuple[str, ...] = tuple(_FACTS["cards"]["colours"])
NUMBERS: tuple[int, ...] = tuple(_FACTS["cards"]["numbers"])
COPIES = int(_FACTS["cards"]["copies"])
KIND_COUNT = len(COLOURS) * len(NUMBERS)  # kind of a knight: 5 * colour + number - 1
KNIGHT_COUNT = COPIES * KIND_COUNT
REMOVED = int(_FACTS["setup"]["removed_unseen"])
DEALT = KNIGHT_COUNT - REMOVED  # knights that come into play
HAND = int(_FACTS["setup"]["hand"])
MOST_SEATS = max(int(row["players"]) for row in _FACTS["setup"]["players"])
MOST_SIDES = max(int(row["sides"]) for row in _FACTS["setup"]["players"])

# territories from left to right: the numbers, then the colours
_ROW = sorted(_FACTS["tiles"]["territories"], key=lambda tile: int(tile["position"]))
TERRITORY_COUNT = len(_ROW)
NUMBER_TERRITORIES = len(NUMBERS)  # territories below this take a number, the others a colour
MOST_BESIDE = KNIGHT_COUNT // len(NUMBERS)  # knights that fit one territory, of all sides together
TERRITORY_POINTS = np.array([tile["points"] for tile in _ROW], dtype=np.int64)
TREASURE_POINTS = int(_FACTS["tiles"]["treasures"]["points"])
CASTLE_POINTS = int(_FACTS["tiles"]["castle"]["points"])
CASTLE_NEEDS = int(_FACTS["tiles"]["castle"]["needs_number_territories"])

# the two territories of each kind: by its number, by its colour
PLACES = np.array(
    [(NUMBERS.index(number), NUMBER_TERRITORIES + COLOURS.index(colour)) for colour in COLOURS for number in NUMBERS],
    dtype=np.int64,
)
# the kinds that may be laid beside each territory
FITTING = np.array(
    [[kind for kind in range(KIND_COUNT) if place in PLACES[kind]] for place in range(TERRITORY_COUNT)], dtype=np.int64
)


def card(kind: int) -> tuple[str, int]:
    """The colour and number of a kind of knight."""
    return COLOURS[kind // len(NUMBERS)], NUMBERS[kind % len(NUMBERS)]


def kind_of(colour: str, number: int) -> int:
    """The kind of knight with a colour and a number."""
    return len(NUMBERS) * COLOURS.index(colour) + NUMBERS.index(number)


def territory(place: int) -> str:
    """The number or colour a territory takes, as a word."""
    return str(NUMBERS[place]) if place < NUMBER_TERRITORIES else COLOURS[place - NUMBER_TERRITORIES]


def _check_row() -> None:
    """Check the order that the kernels rely on: first the numbers, ascending, then the colours."""
    written = [tile.get("number", tile.get("colour")) for tile in _ROW]
    if written != [*NUMBERS, *COLOURS]:
        raise ValueError(f"{FILE.name}: the territories stand in the order {written}")


_check_row()
