"""What a viewer sees of a game of Carcassonne. Everything is open: all viewers see the same but for their choices."""

from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.plain import Part, Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Piece, Scene, Spot
from tilewright.games.carcassonne.rules import legal
from tilewright.games.carcassonne.rules.material import FIGURES, PARTS, SHEET, TILES
from tilewright.games.carcassonne.rules.state import (
    DRAWING,
    ENDED,
    FIGURE,
    MOST_LEGAL,
    PASS,
    PLACING,
    POSITION,
    SETTING,
)
from tilewright.games.carcassonne.table import notation
from tilewright.land.table import choice as land_choice
from tilewright.land.table import feature as land_feature
from tilewright.land.table import lying, survey
from tilewright.land.table import scene as land_scene
from tilewright.land.table import shape as land_shape
from tilewright.land.table.art.tile import places
from tilewright.land.table.lying import KEPT, KEPT_CHOICES, KEPT_SCENES, UNIT


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    if viewer != seen.scene.asked or viewer < 0:
        return seen.scene.seen_by(viewer)
    return seen.asking(*_choices(position, seen.p))


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> land_scene.Seen:
    """It is asked for once for each viewer."""
    position = np.frombuffer(data, dtype=POSITION)
    p: Any = Plain(position)
    asked = _asked(p)
    tiles, reach = _tiles(_LAID.of(position))
    figures = _figures(p)
    reach = lying.reach(figures, reach)
    dock = _drawn(p.tile) if p.tile >= 0 and p.phase == PLACING else ()
    shown = Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(land_scene.land((*tiles, *figures), reach), *dock),
        panels=land_scene.panels(p, asked, FIGURES),
        last=(tiles[-1].id,) if len(tiles) > 1 else (),
        last_seat=land_scene.last_seat(p, p.phase == SETTING) if len(tiles) > 1 else None,
        heaps=land_scene.heaps(_UNTURNED, tuple(p.bag)),
    )
    return land_scene.Seen(shown, p, reach)


_UNTURNED = tuple(f"tile/{tile.name}/0" for tile in TILES)


@lru_cache(KEPT)
def _drawn(tile: int) -> tuple[Area, ...]:
    return (land_scene.dock((Piece("drawn", _UNTURNED[tile], 0, 0),)),)


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Plain(position)
    return _prompt(p, _asked(p))


_NOBODY = {DRAWING: CHANCE, ENDED: OVER}


def _asked(p: Any) -> int:
    return _NOBODY.get(p.phase, int(p.seat))


def _tile_id(tile: survey.Laid) -> str:
    return f"tile {tile.x} {tile.y}"


_LAID = Part(POSITION, "laid", "laid_row", "laid_x", "laid_y")


@lru_cache(KEPT_SCENES)
def _tiles(data: bytes) -> tuple[tuple[Piece, ...], Box]:
    """All tiles laid, and how far they reach."""
    p: Any = _LAID.plain(data)
    tiles = tuple(map(_tile, p.laid_row[: p.laid], p.laid_x, p.laid_y))
    return tiles, lying.reach(tiles)


@lru_cache(KEPT)
def _tile(row: int, x: int, y: int) -> Piece:
    """A tile once laid, 4 * type + facing, never changes: its piece is made once and kept."""
    name = TILES[row >> 2].name
    return Piece(f"tile {x} {y}", f"tile/{name}/{row & 3}", UNIT * x, UNIT * y, tip=Message.of("tip-tile", tile=name))


@lru_cache(4 * len(TILES))
def _points(row: int) -> list[tuple[float, float]]:
    """Where figures stand on the parts of a tile, from its middle; kept by a number, for to look at a tile is slow."""
    found = places(TILES[row >> 2], row & 3)
    return [found[part] for part in PARTS[row >> 2]]


def _figures(p: Any) -> list[Piece]:
    return land_scene.furthest_first(_figure(*figure) for figure in lying.figures(p))


@lru_cache(KEPT)
def _figure(seat: int, number: int, row: int, x: int, y: int, part: int) -> Piece:
    kind = PARTS[row >> 2][part][0]
    dx, dy = _points(row)[part]
    return land_scene.figure(f"figure {seat} {number}", seat, kind, UNIT * x + dx, UNIT * y + dy)


_PROMPTS = {PLACING: "prompt-place", SETTING: "prompt-figure"}


def _prompt(p: Any, asked: int) -> Message:
    return land_scene.prompt(p, asked, _PROMPTS)


def _choices(position: Positions, p: Any) -> land_scene.Asked:
    """The viewer's legal moves, the spots on the land that lead to them, and the buttons."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)].tolist()
    if p.phase == PLACING:
        return *land_choice.placings(p, actions, _arts(p.tile)), ()
    last = p.laid - 1
    at = (p.laid_row[last], p.laid_x[last], p.laid_y[last])
    no_figure, button = land_choice.passing()
    found = [_setting(p.seat, *at, action - FIGURE) for action in actions if action != PASS]
    return (no_figure, *(choice for choice, _ in found)), tuple(spot for _, spot in found), (button,)


@lru_cache(KEPT)
def _arts(tile: int) -> tuple[str, ...]:
    return tuple(f"tile/{TILES[tile].name}/{facing}" for facing in range(4))


@lru_cache(KEPT_CHOICES)
def _setting(seat: int, row: int, x: int, y: int, part: int) -> tuple[Choice, Spot]:
    """A figure on a part of the tile just laid."""
    return land_choice.on_part(*PARTS[row >> 2][part], _figure(seat, FIGURES, row, x, y, part))


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every city, road, field and monastery, the same for all viewers."""
    return land_feature.features(Plain(position), _LAND)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would play at a point of the land."""
    p = Plain(position)
    if area != "land" or p.phase not in (PLACING, SETTING):
        return None
    kinds = PARTS[survey.laid(p, int(p.laid) - 1).type]
    return land_feature.aim(p, _LAND, kinds, x, y, like or ("place" if p.phase == PLACING else "figure"))


def _point(tile: survey.Laid, part: int) -> tuple[float, float]:
    return places(TILES[tile.type], tile.facing)[PARTS[tile.type][part]]


def _shape(tile: survey.Laid, part: int) -> str:
    return land_shape.shape_id(TILES[tile.type].name, tile.facing, *PARTS[tile.type][part])


_LAND = land_feature.Land(
    sheet=SHEET,
    label=lambda kind: Message.of(f"feature-{kind}"),
    terms=notation.land_terms,
    piece=_tile_id,
    point=_point,
    shape=_shape,
)
