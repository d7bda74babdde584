"""Square land in words, for other programs: the tiles, the figures on them, and what the seats have."""

from collections.abc import Sequence
from typing import Any

from tilewright.core.plain import Plain
from tilewright.land.rules.tile import LandTile
from tilewright.land.table import survey
from tilewright.land.table.notation import Parts


def land(p: Plain, tiles: Sequence[LandTile], parts: Sequence[Parts]) -> dict[str, Any]:
    """What games on square land have in common: tiles and figures by cell, supplies and points by seat."""
    figures = {}
    for seat, _, row, x, y, part in survey.plain_figures(p):
        kind, index = parts[row >> 2][part]
        figures[f"{x} {y}"] = {"seat": seat, "part": f"{kind} {index}"}
    return {
        "tiles": {f"{tile.x} {tile.y}": f"{tiles[tile.type].name} {tile.facing}" for tile in survey.tiles(p)},
        "figures": figures,
        "supply": p.supply[: p.seats],
        "points": p.points[: p.seats],
    }


def last_cell(p: Plain) -> str:
    """The cell of the last tile laid."""
    tile = survey.laid(p, p.laid - 1)
    return f"{tile.x} {tile.y}"
