"""The tiles that each side has taken in the final scoring."""

from dataclasses import dataclass
from typing import Any

from tilewright.games.tabula_rasa.rules import sides, state
from tilewright.games.tabula_rasa.table import survey

CASTLE = "castle"
TILES = {  # the tiles of a place that an event is about
    state.TERRITORY_TAKEN: ("territory",),
    state.TREASURE_TAKEN: ("treasure",),
    state.TIE_TREASURE: ("territory", "treasure"),
    state.TERRITORY_UNCLAIMED: ("territory", "treasure"),
    state.TERRITORY_TIED: ("territory", "treasure"),
    state.TREASURE_UNCLAIMED: ("treasure",),
    state.TREASURE_TIED: ("treasure",),
}


@dataclass(frozen=True)
class Spoil:
    """The fate of a tile: the seats that took it, none if it was discarded, and whether it was turned over."""

    seats: tuple[int, ...] = ()
    is_turned: bool = False


def of(p: Any) -> dict[str, Spoil]:
    """The fate of every tile by its id; empty before the end of the game."""
    found: dict[str, Spoil] = {}
    if p.phase != state.ENDED:
        return found
    for code, seat, _, place, _ in ([int(value) for value in row] for row in p.event[: int(p.events)]):
        takers = tuple(survey.seats_of(int(p.seats), sides.of(int(p.seats), seat))) if seat >= 0 else ()
        if code in (state.CASTLE_TAKEN, state.CASTLE_UNCLAIMED):
            found[CASTLE] = Spoil(takers)
        elif code == state.TIE_TREASURE:  # 4.5 the second treasure is the back of the territory
            if found.setdefault(survey.tile_id("treasure", place), Spoil(takers)).seats != takers:
                found[survey.tile_id("territory", place)] = Spoil(takers, is_turned=True)
        else:
            found |= {survey.tile_id(tile, place): Spoil(takers) for tile in TILES[code]}
    return found
