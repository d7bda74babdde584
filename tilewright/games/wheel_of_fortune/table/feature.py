"""The features of Wheel of Fortune, and the move that belongs to a point of the table."""

import math

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.core.scene import Feature
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules import board, material, state
from tilewright.games.wheel_of_fortune.table import notation
from tilewright.games.wheel_of_fortune.table.art import layout, outline
from tilewright.land.table import feature as land_feature
from tilewright.land.table import shape as land_shape
from tilewright.land.table import survey
from tilewright.land.table.art import tile as land_tile


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every city, road, field and monastery, the same for all viewers."""
    return land_feature.features(Plain(position), LAND)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words of the move that belongs to a point of the table."""
    p = Plain(position)
    if area != "land" or p.phase not in (state.PLACING, state.SETTING):
        return None
    if p.phase == state.SETTING and math.dist((x, y), layout.CENTRE) < layout.RIM:
        space = min(
            range(len(material.SEGMENT_OF_SPACE)), key=lambda space: math.dist((x, y), layout.crown_point(space))
        )
        return f"figure crown {material.SEGMENTS[material.SEGMENT_OF_SPACE[space]]}"
    kinds = material.PARTS[survey.last_type(position)]
    return land_feature.aim(p, LAND, kinds, x, y, like or ("place" if p.phase == state.PLACING else "figure"))


def _point(tile: survey.Laid, part: int) -> Point:
    """Where a part of a tile is; on the board, near the sides by which it leaves its place."""
    kind, index = material.PARTS[tile.type][part]
    if tile.number >= len(board.PLACES):
        return land_tile.places(material.TYPES[material.TILES[tile.type].name], tile.facing, material.STEPS[tile.type])[
            kind, index
        ]
    place = material.TILES[tile.type]
    if kind == "field":
        return layout.near(place.fields[index].halves)
    sides = place.cities[index] if kind == "city" else place.roads[index]
    return layout.near([half for side in sides for half in (2 * side, 2 * side + 1)])


def _shape(tile: survey.Laid, part: int) -> str:
    """The shape of a part; a part of the board has the shape of its whole feature on the board."""
    kind, index = material.PARTS[tile.type][part]
    if tile.number >= len(board.PLACES):
        return land_shape.shape_id(material.TILES[tile.type].name, tile.facing, kind, index)
    return outline.shape_of(tile.number, kind, index)


LAND = land_feature.Land(
    sheet=material.SHEET,
    fits=material.FITS,
    setting=state.SETTING,
    label=lambda kind: Message.of(f"feature-{kind}"),
    terms=notation.land_terms,
    piece=notation.piece_of,
    point=_point,
    shape=_shape,
)
