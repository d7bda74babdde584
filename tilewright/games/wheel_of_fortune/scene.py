"""What a viewer sees of a game of Wheel of Fortune. Everything is open: viewers differ only in their choices."""

import math
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.art import figures, land, land_choice, land_feature, land_shape
from tilewright.art.land_choice import Choices
from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune import notation
from tilewright.games.wheel_of_fortune.art import layout, outline
from tilewright.games.wheel_of_fortune.board import PLACES
from tilewright.games.wheel_of_fortune.material import (
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
from tilewright.games.wheel_of_fortune.rules import actor, legal
from tilewright.games.wheel_of_fortune.state import (
    CROWN,
    FIGURE,
    MOST_LEGAL,
    PASS,
    PLACING,
    POSITION,
    SETTING,
    TAKE,
    TAKING,
)
from tilewright.kit import survey

UNIT = 100  # a tile's side
KEPT = 1 << 13  # pieces of tiles
KEPT_SCENES = 64


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    if viewer != seen.asked or viewer < 0:
        return replace(seen, viewer=viewer)
    choices, spots = _choices(position, Plain(position), viewer)
    land_area, *dock = seen.areas
    table_spots = tuple(spot for spot in spots if spot.shape != "button")
    buttons = tuple(spot for spot in spots if spot.shape == "button")
    areas = [replace(land_area, box=_box(land_area.pieces, table_spots), spots=table_spots), *dock]
    if buttons:
        areas[1:] = [_dock(dock[0].pieces if dock else (), buttons)]
    return replace(seen, viewer=viewer, areas=tuple(areas), choices=choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> Scene:
    """What all viewers of a position see, as its spectators do: it is asked for once for each of them."""
    position = np.frombuffer(data, dtype=POSITION)
    p = Plain(position)
    asked = int(actor(position[0]))
    pieces = _pieces(p)
    areas = [Area("land", "table", _box(pieces, ()), pieces)]
    if p.phase in (TAKING, PLACING):
        areas.append(_dock((_drawn(p),), ()))
    last = survey.laid(p, int(p.laid) - 1)
    has_last = last.number >= len(PLACES)
    return Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=tuple(areas),
        panels=_panels(p, asked),
        last=(notation.piece_of(last),) if has_last else (),
        last_seat=_last_seat(p) if has_last else None,
        heaps=tuple(_heap(kind, left) for kind, left in enumerate(p.bag[:KINDS]) if left),
    )


@lru_cache(KEPT)
def _heap(kind: int, left: int) -> Heap:
    return Heap(_art(kind, 0), left)


def _dock(pieces: tuple[Piece, ...], buttons: tuple[Spot, ...]) -> Area:
    return Area("dock", "dock", (-UNIT / 2, -UNIT / 2, UNIT, UNIT), pieces, buttons)


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    return _prompt(Plain(position), int(actor(position[0])))


def _art(kind: int, facing: int) -> str:
    return land.tile_id(TILES[kind].name, facing, STEPS[kind])


def _drawn(p: Any) -> Piece:
    return Piece("drawn", _art(int(p.tile), 0), 0, 0, tip=_tile_tip(int(p.tile)))


def _tile_tip(kind: int) -> Message:
    if STEPS[kind]:
        return Message.of("tip-wheel-tile", tile=TILES[kind].name, number=STEPS[kind])
    return Message.of("tip-tile", tile=TILES[kind].name)


def _last_seat(p: Any) -> int:
    """Who laid the last tile: the seat asked about its figure, else the seat before the one whose turn it is."""
    return int(p.seat) if p.phase == SETTING else int(p.seat - 1) % int(p.seats)


def _pieces(p: Any) -> tuple[Piece, ...]:
    first, last = len(PLACES), int(p.laid)
    tiles = map(_tile, p.laid_row[first:last], p.laid_x[first:last], p.laid_y[first:last])
    standing = [
        _figure(f"figure {figure.seat} {figure.number}", figure.seat, figure.tile, figure.part)
        for figure in survey.figures(p)
    ]
    crowned = [_crowned(int(seat) - 1, space) for space, seat in enumerate(p.crown) if seat]
    upright = sorted((*standing, *crowned, _pig(int(p.pig))), key=lambda piece: (piece.y, piece.x))
    return (*_board(p), *tiles, *upright)


@lru_cache(KEPT)
def _tile(row: int, x: int, y: int) -> Piece:
    """A tile once laid, 4 * kind + facing, never changes: its piece is made once and kept."""
    return Piece(f"tile {x} {y}", _art(row >> 2, row & 3), UNIT * x, UNIT * y, tip=_tile_tip(row >> 2))


@lru_cache(KEPT)
def _figure(name: str, seat: int, tile: survey.Laid, part: int) -> Piece:
    """A figure on a part of a laid tile: farmers lie, all others stand."""
    kind, index = PARTS[tile.type][part]
    x, y = land.places(TYPES[TILES[tile.type].name], tile.facing, STEPS[tile.type])[kind, index]
    return Piece(
        id=name,
        art=figures.figure_id(SEATS[seat], lying=kind == "field"),
        x=UNIT * tile.x + x,
        y=UNIT * tile.y + y,
        owner=seat,
        tip=Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}")),
        height=1,
    )


def _board(p: Any) -> tuple[Piece, ...]:
    """The board and the six segments on it; the one that has acted in this turn is marked, and lies on top."""
    return _segments(int(p.pig) if p.phase in (TAKING, PLACING) and STEPS[int(p.tile)] else None)


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


def _box(pieces: tuple[Piece, ...], spots: tuple[Spot, ...]) -> Box:
    """What is needed to show everything, the whole board included."""
    things: list[Point] = [(UNIT * x, UNIT * y) for x, y in PLACES]
    things += [(piece.x, piece.y) for piece in pieces] + [(spot.x, spot.y) for spot in spots]
    left, top = (min(values) - UNIT / 2 for values in zip(*things, strict=True))
    right, bottom = (max(values) + UNIT / 2 for values in zip(*things, strict=True))
    return left, top, right - left, bottom - top


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


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    points = [int(value) for value in p.points[: int(p.seats)]]
    places = [1 + sum(other > own for other in points) if asked == OVER else None for own in points]
    return tuple(
        _panel(seat, points[seat], seat == asked, int(p.supply[seat]), places[seat]) for seat in range(int(p.seats))
    )


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, left: int, place: int | None) -> Panel:
    supply = Supply(figures.figure_id(SEATS[seat]), left, FIGURES, Message.of("figures"))
    return Panel(seat, points, is_asked, (supply,), place=place)


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return Message.of("prompt-over")
    if asked == CHANCE:
        return Message.of("prompt-draw", seat=int(p.seat) + 1)
    key = {TAKING: "prompt-take", PLACING: "prompt-place", SETTING: "prompt-figure"}[int(p.phase)]
    return Message.of(key, seat=asked + 1)


def _choices(position: Positions, p: Plain, asked: int) -> Choices:
    """The viewer's legal moves, and the spots that lead to them."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)].tolist()
    if p.phase == PLACING:
        arts = tuple(_art(int(p.tile), facing) for facing in range(4))
        cells = {place: survey.where(p, place) for place in {action >> 2 for action in actions}}
        return land_choice.placings(((*cells[action >> 2], action & 3) for action in actions), arts)
    words = [notation.write(position, action, asked) for action in actions]
    if p.phase == TAKING:
        return tuple(_take(p, action - TAKE, said) for action, said in zip(actions, words, strict=True)), ()
    found = [_setting(p, action, said) for action, said in zip(actions, words, strict=True)]
    return tuple(choice for choice, _ in found), tuple(spot for _, spot in found)


def _take(p: Any, number: int, words: str) -> Choice:
    """A figure taken back: one picks the figure itself."""
    node = int(p.figure_at[p.asked][number])
    tile = survey.laid(p, int(p.node_tile[node]))
    kind, _ = PARTS[tile.type][node - tile.node]
    label = Message.of(f"choice-take-{kind}", x=tile.x, y=tile.y)
    return Choice(words, (f"figure {int(p.asked)} {number}",), label, (None,))


def _setting(p: Any, action: int, words: str) -> tuple[Choice, Spot]:
    """No figure, one on a part of the new tile, or one on a crown space."""
    if action == PASS:
        label = Message.of("choice-pass")
        return Choice(words, ("pass",), label, (None,)), Spot("pass", 0, 0, "button", label)
    if action >= CROWN:
        segment = action - CROWN
        first = int(FIRST_SPACE[segment])
        ghost = _crowned(int(p.seat), first if p.crown[first] == 0 else first + 1)
        label = Message.of("choice-crown", segment=notation.segment_name(segment))
        name = f"crown {SEGMENTS[segment]}"
    else:
        tile = survey.laid(p, int(p.laid) - 1)
        kind, index = PARTS[tile.type][action - FIGURE]
        ghost = _figure("ghost", int(p.seat), tile, action - FIGURE)
        label = Message.of(f"choice-figure-{kind}")
        name = f"part {kind} {index}"
    return Choice(words, (name,), label, (ghost,)), Spot(name, ghost.x, ghost.y, "disc", label)


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
        return land.places(TYPES[TILES[tile.type].name], tile.facing, STEPS[tile.type])[kind, index]
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
