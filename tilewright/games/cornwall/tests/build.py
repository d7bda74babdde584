"""Builds land for tests: any fields, figures and closed regions, whether or not a game could reach them."""

from dataclasses import dataclass

import numpy as np

from tilewright.core.game import Positions
from tilewright.games.cornwall.rules import land, material
from tilewright.games.cornwall.rules.state import DRAWING, POSITION
from tilewright.games.cornwall.table.survey import Place
from tilewright.kit import hex as board

COLOURS = ("red", "blue", "yellow", "green")  # in the order of seats
FAR = 36  # where filler fields of the last tile go, far from everything else


@dataclass(frozen=True)
class Spot:
    """A field to be laid."""

    at: Place
    terrain: str
    symbol: str


@dataclass(frozen=True)
class Built:
    """A position, and where each of its fields is."""

    position: Positions
    number: dict[Place, int]


def neighbours(at: Place) -> list[Place]:
    """The six places around a place, clockwise."""
    return [(at[0] + dq, at[1] + dr) for dq, dr in board.STEPS]


def triangles(at: Place) -> list[tuple[Place, Place, Place]]:
    """The six ways in which a tile could cover a place, as the places of its fields."""
    ring = neighbours(at)
    return [(at, ring[k], ring[(k + 1) % 6]) for k in range(6)]


def build(
    spots: list[Spot],
    figures: list[tuple[Place, int, str]] | None = None,
    closed: list[Place] | None = None,
    seats: int = 4,
    seat: int = 0,
    coins: dict[int, int] | None = None,
    bank: int | None = None,
    keep: str = "T01",
) -> Built:
    """A position before a draw; its fields belong to the start tile and then to as many tiles as are needed.

    Fields are connected by terrain alone, whatever tile they nominally belong to; `keep` is the tile left in the stack.
    """
    missing = max(5 - len(spots), (2 - len(spots)) % 3)
    everything = [*spots, *(Spot((FAR + 3 * k, 0), "swamp", "") for k in range(missing))]
    position = np.zeros(1, dtype=POSITION)
    p = position[0]
    p.seats, p.phase, p.seat, p.tile = seats, DRAWING, seat, -1
    p.supply[:seats] = material.FIGURES
    tiles = (len(everything) - material.START_FIELDS) // material.FIELDS
    p.laid = 1 + tiles
    kept = [number for number in range(material.TILE_COUNT) if number != material.NUMBER[keep]]
    p.fresh[:] = 1
    p.fresh[kept[:tiles]] = 0
    p.laid_tile[1 : 1 + tiles] = kept[:tiles]
    _lay(p, everything)
    for number, spot in enumerate(spots):
        p.flagged[p.area[number]] += spot.symbol == "flag"
    number_at = {spot.at: number for number, spot in enumerate(everything)}
    for at in closed or ():
        area = int(p.area[number_at[at]])
        land._close(p, area)
        p.scored[area] = 1
    for at, owner, size in figures or ():
        number = number_at[at]
        p.figure[number] = 1 + 3 * owner + material.SIZES.index(size)
        p.held[p.area[number]] += 1
        p.supply[owner, material.SIZES.index(size)] -= 1
    p.coins[:seats] = [(coins or {}).get(k, 1) for k in range(seats)]
    p.bank = material.COINS - int(p.coins.sum())
    if bank is not None:
        p.coins[(seat + 1) % seats] += p.bank - bank  # the next seat has the rest
        p.bank = bank
    return Built(position, number_at)


def _lay(p: np.record, spots: list[Spot]) -> None:
    for number, spot in enumerate(spots):
        tile = max(0, (number - material.START_FIELDS) // material.FIELDS + 1)
        terrain = material.TERRAINS.index(spot.terrain)
        p.field_q[number], p.field_r[number] = spot.at
        land._found(p, number, tile, int(board.cell_of(*spot.at)), terrain)
        land._connect(p, number, -2)  # on no tile of its own: joins any neighbour of its terrain
    for k in range(int(p.coast)):
        cell = int(p.coast_cell[k])
        land._look_at(p, cell)
        for side in range(6):
            land._open_site(p, int(board.site_at(cell, side)))
