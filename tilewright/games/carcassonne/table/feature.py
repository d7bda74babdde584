"""The features of Carcassonne, and the move that belongs to a point of the land."""

from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.core.scene import Feature
from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.table import notation
from tilewright.land.table import feature as land_feature
from tilewright.land.table import shape as land_shape
from tilewright.land.table import survey
from tilewright.land.table.art.tile import places


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every city, road, field and monastery, the same for all viewers."""
    return land_feature.features(Plain(position), LAND)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words of the move that belongs to a point of the land."""
    p = Plain(position)
    if area != "land" or p.phase not in (state.PLACING, state.SETTING):
        return None
    kinds = material.PARTS[survey.last_type(position)]
    return land_feature.aim(p, LAND, kinds, x, y, like or ("place" if p.phase == state.PLACING else "figure"))


def _piece(tile: survey.Laid) -> str:
    return f"tile {tile.x} {tile.y}"


def _point(tile: survey.Laid, part: int) -> tuple[float, float]:
    return places(material.TILES[tile.type], tile.facing)[material.PARTS[tile.type][part]]


def _shape(tile: survey.Laid, part: int) -> str:
    return land_shape.shape_id(material.TILES[tile.type].name, tile.facing, *material.PARTS[tile.type][part])


LAND = land_feature.Land(
    sheet=material.SHEET,
    fits=material.FITS,
    setting=state.SETTING,
    label=lambda kind: Message.of(f"feature-{kind}"),
    terms=notation.land_terms,
    piece=_piece,
    point=_point,
    shape=_shape,
)
