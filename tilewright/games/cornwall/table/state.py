"""A position of Cornwall in words, for other programs; docs/conformance.md lists the members."""

from typing import Any

from tilewright.core.game import Positions
from tilewright.core.plain import Plain
from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.rules import state as rules
from tilewright.games.cornwall.table import survey

NEXT = {
    rules.DRAWING: "draw",
    rules.PLACING: "place",
    rules.FETCHING: "pub",
    rules.SETTING: "figure",
    rules.ENDED: "over",
}


def state(position: Positions) -> dict[str, Any]:
    """Everything on the table, and the stack of tiles."""
    p = Plain(position)
    fields, figures = survey.fields(p), {}
    for field in fields:
        if code := p.figure[field.number]:
            seat, size = divmod(code - 1, material.SIZE_COUNT)
            figures[_cell(field.at)] = {"seat": seat, "size": material.SIZES[size]}
    last = fields[-material.FIELDS :] if p.phase in (rules.FETCHING, rules.SETTING) else []
    return {
        "next": NEXT[p.phase],
        "seat": p.seat,
        **({"tile": material.TILES[p.tile].name} if p.phase == rules.PLACING else {}),
        **({"laid": [_cell(field.at) for field in last]} if last else {}),
        "fields": {_cell(field.at): field_words(field) for field in fields},
        "figures": figures,
        "bank": p.bank,
        "coins": p.coins[: p.seats],
        "supply": [_sizes(counts) for counts in p.supply[: p.seats]],
        "pub": [_sizes(counts) for counts in p.pub[: p.seats]],
        "points": p.points[: p.seats],
        "stack": [tile.name for tile, is_fresh in zip(material.TILES, p.fresh, strict=True) if is_fresh],
        "under": [material.TILES[number].name for number in p.refused_tile[: p.refused]],
    }


def _cell(at: survey.Place) -> str:
    return f"{at[0]} {at[1]}"


def field_words(field: survey.Field) -> str:
    """A field in words: its terrain, and its symbol if it has one."""
    return f"{material.TERRAINS[field.terrain]} {material.SYMBOLS[field.symbol]}".strip()


def _sizes(counts: list[int]) -> dict[str, int]:
    return dict(zip(material.SIZES, counts, strict=True))
