"""A position of Carcassonne in words, for other programs; docs/conformance.md lists the members."""

from typing import Any

from tilewright.core.game import Positions
from tilewright.core.plain import Plain
from tilewright.games.carcassonne.rules import material
from tilewright.games.carcassonne.rules import state as rules
from tilewright.land.table import state as land

NEXT = {rules.DRAWING: "draw", rules.PLACING: "place", rules.SETTING: "figure", rules.ENDED: "over"}


def state(position: Positions) -> dict[str, Any]:
    """Everything on the table, and the tiles not yet drawn."""
    p = Plain(position)
    drawn = {"tile": material.TILES[p.tile].name} if p.phase == rules.PLACING else {}
    laid = {"laid": land.last_cell(p)} if p.phase == rules.SETTING else {}
    return {
        "next": NEXT[p.phase],
        "seat": p.seat,
        **drawn,
        **laid,
        **land.land(p, material.TILES, material.PARTS),
        "left": {tile.name: count for tile, count in zip(material.TILES, p.bag, strict=True) if count},
    }
