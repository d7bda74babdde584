"""What a viewer sees of a game of Wheel of Fortune. Everything is open: viewers differ only in their choices."""

import math
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.art import figures
from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Part, Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Piece, Scene, Spot
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules import legal
from tilewright.games.wheel_of_fortune.rules.board import PLACES
from tilewright.games.wheel_of_fortune.rules.material import (
    FIGURES,
    FIRST_SPACE,
    KINDS,
    PARTS,
    SEGMENT_OF_SPACE,
    SEGMENTS,
    SHEET,
    STEPS,
    TILES,
    TYPES,
)
from tilewright.games.wheel_of_fortune.rules.state import (
    CROWN,
    DRAWING,
    ENDED,
    FIGURE,
    MOST_LEGAL,
    PASS,
    PLACING,
    POSITION,
    SETTING,
    TAKE,
    TAKING,
)
from tilewright.games.wheel_of_fortune.table import notation
from tilewright.games.wheel_of_fortune.table.art import layout, outline
from tilewright.land.table import choice as land_choice
from tilewright.land.table import feature as land_feature
from tilewright.land.table import lying, survey
from tilewright.land.table import scene as land_scene
from tilewright.land.table import shape as land_shape
from tilewright.land.table.art import tile as land_tile
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
    upright = _upright(p)
    reach = lying.reach(upright, reach)
    dock = _drawn(p.tile) if p.phase in (TAKING, PLACING) else ()
    shown = Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(land_scene.land((*_board(p), *tiles, *upright), reach), *dock),
        panels=land_scene.panels(p, asked, FIGURES),
        last=(tiles[-1].id,) if tiles else (),
        last_seat=land_scene.last_seat(p, p.phase == SETTING) if tiles else None,
        heaps=land_scene.heaps(_UNTURNED, tuple(p.bag)),
    )
    return land_scene.Seen(shown, p, reach)


@lru_cache(KEPT)
def _drawn(tile: int) -> tuple[Area, ...]:
    return (land_scene.dock((Piece("drawn", _UNTURNED[tile], 0, 0, tip=_tile_tip(tile)),)),)


_NOBODY = {DRAWING: CHANCE, ENDED: OVER}


def _asked(p: Any) -> int:
    """As `rules.actor` says."""
    return _NOBODY.get(p.phase, int(p.asked if p.phase == TAKING else p.seat))


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Plain(position)
    return _prompt(p, _asked(p))


def _art(kind: int, facing: int) -> str:
    return land_tile.tile_id(TILES[kind].name, facing, STEPS[kind])


_UNTURNED = tuple(_art(kind, 0) for kind in range(KINDS))


def _tile_tip(kind: int) -> Message:
    if STEPS[kind]:
        return Message.of("tip-wheel-tile", tile=TILES[kind].name, number=STEPS[kind])
    return Message.of("tip-tile", tile=TILES[kind].name)


_LAID = Part(POSITION, "laid", "laid_row", "laid_x", "laid_y")
_BOARD: Box = (UNIT * PLACES[0][0], UNIT * PLACES[0][1], UNIT * PLACES[-1][0], UNIT * PLACES[-1][1])


@lru_cache(KEPT_SCENES)
def _tiles(data: bytes) -> tuple[tuple[Piece, ...], Box]:
    """All tiles laid beside the board, and how far they, the board and its segments reach."""
    p: Any = _LAID.plain(data)
    first, last = len(PLACES), p.laid
    tiles = tuple(map(_tile, p.laid_row[first:last], p.laid_x[first:last], p.laid_y[first:last]))
    return tiles, lying.reach((*tiles, *_segments(None)), _BOARD)


def _upright(p: Any) -> list[Piece]:
    """Figures and pig, the furthest first."""
    standing = [_figure(f"figure {seat} {number}", seat, *at) for seat, number, *at in lying.figures(p)]
    crowned = [_crowned(seat - 1, space) for space, seat in enumerate(p.crown) if seat]
    return land_scene.furthest_first((*standing, *crowned, _pig(p.pig)))


@lru_cache(KEPT)
def _tile(row: int, x: int, y: int) -> Piece:
    """A tile once laid, 4 * kind + facing, never changes: its piece is made once and kept."""
    return Piece(f"tile {x} {y}", _art(row >> 2, row & 3), UNIT * x, UNIT * y, tip=_tile_tip(row >> 2))


@lru_cache(4 * len(TILES))
def _points(row: int) -> list[Point]:
    """Where figures stand on the parts of a tile, from its middle; kept by a number, for to look at a tile is slow."""
    found = land_tile.places(TYPES[TILES[row >> 2].name], row & 3, STEPS[row >> 2])
    return [found[part] for part in PARTS[row >> 2]]


@lru_cache(KEPT)
def _figure(name: str, seat: int, row: int, x: int, y: int, part: int) -> Piece:
    kind = PARTS[row >> 2][part][0]
    dx, dy = _points(row)[part]
    return land_scene.figure(name, seat, kind, UNIT * x + dx, UNIT * y + dy)


def _board(p: Any) -> tuple[Piece, ...]:
    """The board and the six segments on it; the one that has acted in this turn is marked, and lies on top."""
    return _segments(p.pig if p.phase in (TAKING, PLACING) and STEPS[p.tile] else None)


@lru_cache(KEPT)
def _segments(active: int | None) -> tuple[Piece, ...]:
    board = Piece("board", "board", *layout.CENTRE, tip=Message.of("tip-board"))
    segments = []
    for segment in sorted(range(len(SEGMENTS)), key=lambda segment: segment == active):
        name = SEGMENTS[segment]
        x, y = layout.on_table(layout.icon(segment))
        art = f"segment/{name}/active" if segment == active else f"segment/{name}"
        segments.append(Piece(f"segment {name}", art, x, y, tip=Message.of(f"tip-{name}")))
    return (board, *segments)


@lru_cache(KEPT)
def _pig(segment: int) -> Piece:
    x, y = layout.on_table(layout.pig(segment))
    tip = Message.of("tip-pig", segment=notation.segment_name(segment))
    return Piece("pig", f"pig/{layout.heading(segment)}", x, y, tip=tip, height=1)


def _crown_point(space: int) -> Point:
    segment = SEGMENT_OF_SPACE[space]
    return layout.on_table(layout.room(segment, space - int(FIRST_SPACE[segment])))


@lru_cache(KEPT)
def _crowned(seat: int, space: int) -> Piece:
    """A figure on a crown space."""
    segment = SEGMENT_OF_SPACE[space]
    x, y = _crown_point(space)
    return Piece(
        id=f"figure {seat} crown {space}",
        art=figures.figure_id(SEATS[seat]),
        x=x,
        y=y,
        owner=seat,
        tip=Message.of("tip-crown", seat=seat + 1, segment=notation.segment_name(segment)),
        height=1,
    )


_PROMPTS = {TAKING: "prompt-take", PLACING: "prompt-place", SETTING: "prompt-figure"}


def _prompt(p: Any, asked: int) -> Message:
    return land_scene.prompt(p, asked, _PROMPTS)


def _choices(position: Positions, p: Any) -> land_scene.Asked:
    """The viewer's legal moves, the spots on the table that lead to them, and the buttons."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)].tolist()
    if p.phase == PLACING:
        return *land_choice.placings(p, actions, _arts(p.tile)), ()
    if p.phase == TAKING:
        return tuple(_taking(p, action - TAKE) for action in actions), (), ()
    found = [_setting(p, action) for action in actions]
    choices, spots = tuple(choice for choice, _ in found), tuple(spot for _, spot in found)
    return choices, tuple(spot for spot in spots if spot.shape != "button"), spots[:1]


@lru_cache(KEPT)
def _arts(tile: int) -> tuple[str, ...]:
    return tuple(_art(tile, facing) for facing in range(4))


def _taking(p: Any, number: int) -> Choice:
    node = p.figure_at[p.asked][number]
    tile = int(p.positions["node_tile"][0][node])
    return _take(p.asked, number, p.laid_row[tile] >> 2, p.laid_x[tile], p.laid_y[tile], node - p.laid_node[tile])


@lru_cache(KEPT_CHOICES)
def _take(seat: int, number: int, type_: int, x: int, y: int, part: int) -> Choice:
    """A figure taken back: one picks the figure itself."""
    kind, index = PARTS[type_][part]
    label = Message.of(f"choice-take-{kind}", x=x, y=y)
    return Choice(f"take {x} {y} {kind} {index}", (f"figure {seat} {number}",), label, (None,))


def _setting(p: Any, action: int) -> tuple[Choice, Spot]:
    """No figure, one on a part of the new tile, or one on a crown space."""
    if action == PASS:
        return land_choice.passing()
    if action >= CROWN:
        first = int(FIRST_SPACE[action - CROWN])
        return _crowning(p.seat, action - CROWN, first if p.crown[first] == 0 else first + 1)
    last = p.laid - 1
    return _on_part(p.seat, p.laid_row[last], p.laid_x[last], p.laid_y[last], action - FIGURE)


@lru_cache(KEPT_CHOICES)
def _crowning(seat: int, segment: int, space: int) -> tuple[Choice, Spot]:
    label = Message.of("choice-crown", segment=notation.segment_name(segment))
    words = f"crown {SEGMENTS[segment]}"
    return land_choice.setting(words, f"figure {words}", label, _crowned(seat, space))


@lru_cache(KEPT_CHOICES)
def _on_part(seat: int, row: int, x: int, y: int, part: int) -> tuple[Choice, Spot]:
    return land_choice.on_part(*PARTS[row >> 2][part], _figure("ghost", seat, row, x, y, part))


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every city, road, field and monastery, the same for all viewers."""
    return land_feature.features(Plain(position), _LAND)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would play at a point of the land."""
    p = Plain(position)
    if area != "land" or p.phase not in (PLACING, SETTING):
        return None
    if p.phase == SETTING and math.dist((x, y), layout.CENTRE) < layout.RIM:
        space = min(range(len(SEGMENT_OF_SPACE)), key=lambda space: math.dist((x, y), _crown_point(space)))
        return f"figure crown {SEGMENTS[SEGMENT_OF_SPACE[space]]}"
    kinds = PARTS[survey.laid(p, int(p.laid) - 1).type]
    return land_feature.aim(p, _LAND, kinds, x, y, like or ("place" if p.phase == PLACING else "figure"))


def _point(tile: survey.Laid, part: int) -> Point:
    """Where a part of a tile is; on the board, near the sides by which it reaches out."""
    kind, index = PARTS[tile.type][part]
    if tile.number >= len(PLACES):
        return land_tile.places(TYPES[TILES[tile.type].name], tile.facing, STEPS[tile.type])[kind, index]
    place = TILES[tile.type]
    if kind == "field":
        return layout.near(place.fields[index].halves)
    sides = place.cities[index] if kind == "city" else place.roads[index]
    return layout.near([half for side in sides for half in (2 * side, 2 * side + 1)])


def _shape(tile: survey.Laid, part: int) -> str:
    """A part of the board lies on the board as a whole."""
    kind, index = PARTS[tile.type][part]
    if tile.number >= len(PLACES):
        return land_shape.shape_id(TILES[tile.type].name, tile.facing, kind, index)
    return outline.shape_of(tile.number, kind, index)


_LAND = land_feature.Land(
    sheet=SHEET,
    label=lambda kind: Message.of(f"feature-{kind}"),
    terms=notation.land_terms,
    piece=notation.piece_of,
    point=_point,
    shape=_shape,
)
