"""A position of Wheel of Fortune in words, for other programs; docs/conformance.md lists the members."""

from typing import Any

from tilewright.core.game import Positions
from tilewright.core.plain import Plain
from tilewright.games.wheel_of_fortune.rules import board, material
from tilewright.games.wheel_of_fortune.rules import state as rules
from tilewright.games.wheel_of_fortune.table.notation import tile_words
from tilewright.land.table import state as land
from tilewright.land.table import survey

NEXT = {
    rules.DRAWING: "draw",
    rules.TAKING: "take",
    rules.PLACING: "place",
    rules.SETTING: "figure",
    rules.ENDED: "over",
}


def state(position: Positions) -> dict[str, Any]:
    """Everything on the table, and the tiles not yet drawn; the board's own places are left out."""
    p = Plain(position)
    found = land.land(p, material.TILES, material.PARTS)
    found["tiles"] = {
        cell: tile for cell, tile in found["tiles"].items() if not board.is_inside(*map(int, cell.split()))
    }
    crowns: dict[str, list[int]] = {name: [] for name in material.SEGMENTS}
    for space, figure in enumerate(p.crown):
        if figure:
            crowns[material.SEGMENTS[material.SEGMENT_OF_SPACE[space]]].append(figure - 1)
    drawn = {"tile": tile_words(p.tile)} if p.phase in (rules.TAKING, rules.PLACING) else {}
    laid = {"laid": land.last_cell(p)} if p.phase == rules.SETTING else {}
    asked = {"asked": p.asked} if p.phase == rules.TAKING else {}
    return {
        "next": NEXT[p.phase],
        "seat": p.seat,
        **asked,
        **drawn,
        **laid,
        **found,
        "symbols": _symbols(p),
        "pig": material.SEGMENTS[p.pig],
        "crowns": crowns,
        "left": {tile_words(kind): count for kind, count in enumerate(p.bag) if count},
    }


def _symbols(p: Any) -> dict[str, int]:
    """The numbers of the wheel symbols on the table, by cell."""
    found = {f"{tile.x} {tile.y}": material.STEPS[tile.type] for tile in survey.tiles(p) if tile.type < material.KINDS}
    return {cell: number for cell, number in found.items() if number}
