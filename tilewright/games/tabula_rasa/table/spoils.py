"""Who has taken which tile when the territories were given away."""

from dataclasses import dataclass
from typing import Any

from tilewright.games.tabula_rasa.rules.sides import side_of
from tilewright.games.tabula_rasa.rules.state import (
    CASTLE_TAKEN,
    CASTLE_UNCLAIMED,
    ENDED,
    TERRITORY_TAKEN,
    TERRITORY_TIED,
    TERRITORY_UNCLAIMED,
    TIE_TREASURE,
    TREASURE_TAKEN,
    TREASURE_TIED,
    TREASURE_UNCLAIMED,
)
from tilewright.games.tabula_rasa.table.survey import seats_of, tile_id

CASTLE = "castle"
TILES = {  # which tiles of its place an event is about
    TERRITORY_TAKEN: ("territory",),
    TREASURE_TAKEN: ("treasure",),
    TIE_TREASURE: ("territory", "treasure"),
    TERRITORY_UNCLAIMED: ("territory", "treasure"),
    TERRITORY_TIED: ("territory", "treasure"),
    TREASURE_UNCLAIMED: ("treasure",),
    TREASURE_TIED: ("treasure",),
}


@dataclass(frozen=True)
class Spoil:
    """What became of a tile: the seats that took it, none if it was discarded, and whether it was turned over."""

    seats: tuple[int, ...] = ()
    is_turned: bool = False


def spoils(p: Any) -> dict[str, Spoil]:
    """The fate of every tile by its id; nothing before the end of the game."""
    found: dict[str, Spoil] = {}
    if p.phase != ENDED:
        return found
    for code, seat, _, place, _ in ([int(value) for value in row] for row in p.event[: int(p.events)]):
        takers = tuple(seats_of(int(p.seats), side_of(int(p.seats), seat))) if seat >= 0 else ()
        if code in (CASTLE_TAKEN, CASTLE_UNCLAIMED):
            found[CASTLE] = Spoil(takers)
        elif code == TIE_TREASURE:  # 4.5 the second treasure is the back of the territory
            if found.setdefault(tile_id("treasure", place), Spoil(takers)).seats != takers:
                found[tile_id("territory", place)] = Spoil(takers, is_turned=True)
        else:
            found |= {tile_id(tile, place): Spoil(takers) for tile in TILES[code]}
    return found
