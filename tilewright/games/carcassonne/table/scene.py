"""What a viewer sees of a game of Carcassonne."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Box, Choice, Piece, Spot
from tilewright.core.stage import Offer
from tilewright.games.carcassonne.rules import material, state
from tilewright.games.carcassonne.table import feature
from tilewright.land.table import choice as land_choice
from tilewright.land.table import describe, extent, survey
from tilewright.land.table import scene as land_scene
from tilewright.land.table.art import tile as land_tile
from tilewright.land.table.extent import UNIT

_UNTURNED = tuple(land_tile.tile_id(tile.name, 0) for tile in material.TILES)


def _show(p: Any) -> land_scene.Shown:
    tiles, reach = _tiles(p)
    figures = land_scene.furthest_first([_figure(*figure) for figure in survey.plain_figures(p)])
    return land_scene.shown(
        pieces=(*tiles, *figures),
        reach=extent.reach(figures, reach),
        drawn=_drawn(p.tile) if p.tile >= 0 and p.phase == state.PLACING else (),
        last=tiles[-1] if len(tiles) > 1 else None,
        last_seat=land_scene.last_seat(p, p.phase == state.SETTING),
        heaps=land_scene.heaps(_UNTURNED, tuple(p.bag)),
    )


@cached.by_arguments
def _drawn(tile: int) -> tuple[Piece, ...]:
    face = faces(tile)[0]
    return (Piece("drawn", face.art, 0, 0, tip=Message.of("tip-tile", land=face.tip)),)


@cached.by_fields(state.POSITION, "laid", "laid_row", "laid_x", "laid_y")
def _tiles(p: Any) -> tuple[tuple[Piece, ...], Box]:
    """All tiles on the table, and their bounds."""
    tiles = tuple(map(_tile, p.laid_row[: p.laid], p.laid_x, p.laid_y))
    return tiles, extent.reach(tiles)


@cached.by_arguments
def _tile(row: int, x: int, y: int) -> Piece:
    face = faces(row >> 2)[row & 3]
    tip = Message.of("tip-tile-laid", x=x, y=y, land=face.tip)
    return Piece(f"tile {x} {y}", face.art, UNIT * x, UNIT * y, tip=tip)


@cached.by_arguments
def _figure(seat: int, number: int, row: int, x: int, y: int, part: int) -> Piece:
    kind = material.PARTS[row >> 2][part][0]
    dx, dy = _points(row)[part]
    return land_scene.figure(f"figure {seat} {number}", seat, kind, UNIT * x + dx, UNIT * y + dy)


def figure_on(seat: int, row: int, x: int, y: int, part: int) -> Piece:
    """One more figure of a seat, on a part of a tile."""
    return _figure(seat, material.FIGURES, row, x, y, part)


@cached.by_arguments
def _points(row: int) -> list[tuple[float, float]]:
    """Where figures stand on the parts of a tile, from its centre; cached by row, as hashing a tile is slow."""
    found = land_tile.places(material.TILES[row >> 2], row & 3)
    return [found[part] for part in material.PARTS[row >> 2]]


def _offer(p: Any, shown: land_scene.Shown, actions: list[int]) -> Offer:
    if p.phase == state.PLACING:
        return Offer(*land_choice.placings(p, actions, faces(p.tile)))
    last = p.laid - 1
    at = (p.laid_row[last], p.laid_x[last], p.laid_y[last])
    no_figure, button = land_choice.passing()
    found = [_setting(p.seat, *at, action - state.FIGURE) for action in actions if action != state.PASS]
    return Offer((no_figure, *(choice for choice, _ in found)), tuple(spot for _, spot in found), (button,))


@cached.by_arguments
def faces(tile: int) -> tuple[land_choice.Face, ...]:
    """How a tile looks, by facing."""
    kind = material.TILES[tile]
    return tuple(
        land_choice.Face(land_tile.tile_id(kind.name, facing), describe.tile(kind, facing)) for facing in range(4)
    )


@cached.by_arguments
def _setting(seat: int, row: int, x: int, y: int, part: int) -> tuple[Choice, Spot]:
    """Placing a figure on a part of the tile just laid."""
    ghost = figure_on(seat, row, x, y, part)
    parts = material.PARTS[row >> 2]
    kind, index = parts[part]
    return land_choice.on_part(kind, index, sum(one == kind for one, _ in parts), ghost)


_PROMPTS = {state.PLACING: "prompt-place", state.SETTING: "prompt-figure"}
STAGE = land_scene.parts(_show, _offer, _PROMPTS, material.FIGURES)
features, aim, prolong = feature.features, feature.aim, land_scene.prolong
