"""Positions of Carcassonne built from words; docs/conformance.md lists the members."""

from collections import Counter
from typing import Any

from tilewright.core.built import Cell, Reading
from tilewright.core.game import Kernels, Positions
from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.table import notation
from tilewright.games.carcassonne.table.state import NEXT
from tilewright.land.table.build import Clauses, Rows, Site, usual

MEMBERS = ("next", "seat", "tile", "laid", "tiles", "figures", "supply", "points", "left")
_CLAUSES = Clauses(box="1.1", figures="1.3", turn="3.8", finished="4.6", ending="5.1")
_PHASES = {word: phase for phase, word in NEXT.items()}
_NAMES = [tile.name for tile in material.TILES]
_FIRST: Cell = (0, 0)


def fill(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Change a position at the start of a game into the one that is read."""
    site = Site(reading, position, kernels, notation.LAND, notation.read, _CLAUSES, material.FIGURES)
    phase = _PHASES[reading.word("next", _PHASES, usual(reading))]
    seat = reading.number("seat", range(reading.seats))
    rows = _rows(site)
    drawn = site.drawn(_NAMES) if phase == state.PLACING else -1
    last = site.last(rows) if phase == state.SETTING else None
    reading.check()
    seen = Counter([row >> 2 for row in rows.values()] + [drawn] * (drawn >= 0))
    site.fill_bag(_NAMES, seen, phase == state.ENDED)
    _check_river(site, rows, drawn)
    reading.check()
    site.lay(rows, last, lambda kind: _expect(position[0], kind))
    site.stand(1, Counter(), phase == state.SETTING)
    site.score()
    reading.check()
    p = position[0]
    if phase != state.SETTING:
        p.tile = drawn
        p.stage = _stage(p, drawn)
    p.phase, p.seat = phase, seat
    if phase == state.DRAWING:
        site.check_draw(int(p.bag.sum()))
    elif phase == state.ENDED:
        site.check_over()
    elif phase == state.PLACING:
        site.check_fits(_NAMES[drawn], state.MOST_LEGAL)


def _rows(site: Site) -> Rows:
    """The tiles to be laid, those of the river first; the first tile already lies there."""
    start = int(site.p.laid_row[0])
    given = site.reading.cells("tiles")
    rows = {}
    for cell, words in given.items():
        tile = site.turned(cell, words)
        if tile is None:
            continue
        if tile[0] not in material.NUMBER:
            site.reading.refuse_at(cell, "1.1", "refuse-unknown-tile", tile=tile[0][:40])
        else:
            rows[cell] = 4 * material.NUMBER[tile[0]] + tile[1]
    if given and rows.pop(_FIRST, None) != start:
        clause = "2.1" if start >> 2 == material.START else "2.5"
        site.reading.refuse(clause, "built-first-tile", tile=_NAMES[start >> 2])
    return dict(sorted(rows.items(), key=lambda one: one[1] >> 2 < material.LAND_TYPES))


def _check_river(site: Site, rows: Rows, drawn: int) -> None:
    """2.5 the river tiles come first, then the lake, then the land."""
    bag = site.p.bag
    kinds = {row >> 2 for row in rows.values()} | {drawn} - {-1}
    is_lake_seen = material.LAKE in kinds or not bag[material.LAKE]
    has_land = any(kind < material.LAND_TYPES for kind in kinds)
    if (bag[material.LAND_TYPES : material.LAKE].any() and (material.LAKE in kinds or has_land)) or (
        has_land and not is_lake_seen
    ):
        site.reading.refuse("2.5", "built-river-first")


def _expect(p: Any, kind: int) -> None:
    """Make the rules expect that a tile of this type is laid."""
    p.tile, p.phase = kind, state.PLACING
    p.stage = _stage_of(kind)


def _stage_of(kind: int) -> int:
    if kind < material.LAND_TYPES:
        return state.LAND_STAGE
    return state.LAKE_STAGE if kind == material.LAKE else state.RIVER_STAGE


def _stage(p: Any, drawn: int) -> int:
    """Which tiles are being drawn: that of the tile drawn, else of the first that is left."""
    if drawn >= 0:
        return _stage_of(drawn)
    if p.bag[material.LAND_TYPES : material.LAKE].any():
        return state.RIVER_STAGE
    return state.LAKE_STAGE if p.bag[material.LAKE] else state.LAND_STAGE
