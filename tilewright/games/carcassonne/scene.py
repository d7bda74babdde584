"""What a viewer sees of a game of Carcassonne. Everything is open: all viewers see the same but for their choices."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.art import land_choice, land_feature, land_shape
from tilewright.art.land import places
from tilewright.art.land_choice import Choices
from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import SPECTATOR, Area, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.games.carcassonne import notation
from tilewright.games.carcassonne.material import FIGURES, PARTS, SHEET, TILES
from tilewright.games.carcassonne.rules import legal
from tilewright.games.carcassonne.state import DRAWING, ENDED, FIGURE, MOST_LEGAL, PASS, PLACING, POSITION, SETTING
from tilewright.kit import survey

UNIT = 100  # a tile's side
KEPT = 1 << 13  # pieces of tiles
KEPT_SCENES = 64


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    if viewer != seen.asked or viewer < 0:
        return replace(seen, viewer=viewer)
    choices, spots = _choices(position, Plain(position))
    land, *dock = seen.areas
    table_spots = tuple(spot for spot in spots if spot.shape != "button")
    buttons = tuple(spot for spot in spots if spot.shape == "button")
    areas = [replace(land, box=_box(land.pieces, table_spots), spots=table_spots), *dock]
    if buttons:
        areas[1:] = [_dock(dock[0].pieces if dock else (), buttons)]
    return replace(seen, viewer=viewer, areas=tuple(areas), choices=choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> Scene:
    """What all viewers of a position see, as its spectators do: it is asked for once for each of them."""
    p = Plain(np.frombuffer(data, dtype=POSITION))
    asked = _asked(p)
    pieces = _pieces(p)
    areas = [Area("land", "table", _box(pieces, ()), pieces)]
    if p.tile >= 0 and p.phase == PLACING:
        areas.append(_dock((Piece("drawn", f"tile/{TILES[p.tile].name}/0", 0, 0),), ()))
    last = survey.laid(p, int(p.laid) - 1)
    return Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=tuple(areas),
        panels=_panels(p, asked),
        last=(_tile_id(last),) if last.number else (),
        last_seat=_last_seat(p) if last.number else None,
        heaps=tuple(_heap(kind, left) for kind, left in enumerate(p.bag) if left),
    )


@lru_cache(KEPT)
def _heap(kind: int, left: int) -> Heap:
    return Heap(f"tile/{TILES[kind].name}/0", left)


def _dock(pieces: tuple[Piece, ...], buttons: tuple[Spot, ...]) -> Area:
    return Area("dock", "dock", (-UNIT / 2, -UNIT / 2, UNIT, UNIT), pieces, buttons)


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Plain(position)
    return _prompt(p, _asked(p))


def _asked(p: Plain) -> int:
    return {DRAWING: CHANCE, ENDED: OVER}.get(int(p.phase), int(p.seat))


def _tile_id(tile: survey.Laid) -> str:
    return f"tile {tile.x} {tile.y}"


def _last_seat(p: Any) -> int:
    """Who laid the last tile: the seat asked about its figure, else the seat before the one whose turn it is."""
    is_same_turn = p.phase not in (DRAWING, PLACING, ENDED)
    return int(p.seat) if is_same_turn else int(p.seat - 1) % int(p.seats)


def _pieces(p: Any) -> tuple[Piece, ...]:
    tiles = map(_tile, p.laid_row[: p.laid], p.laid_x, p.laid_y)
    figures = [_figure(figure.seat, figure.number, figure.tile, figure.part) for figure in survey.figures(p)]
    return (*tiles, *sorted(figures, key=lambda piece: (piece.y, piece.x)))


@lru_cache(KEPT)
def _tile(row: int, x: int, y: int) -> Piece:
    """A tile once laid, 4 * type + facing, never changes: its piece is made once and kept."""
    name = TILES[row >> 2].name
    return Piece(f"tile {x} {y}", f"tile/{name}/{row & 3}", UNIT * x, UNIT * y, tip=Message.of("tip-tile", tile=name))


@lru_cache(KEPT)
def _figure(seat: int, number: int, tile: survey.Laid, part: int) -> Piece:
    kind, index = PARTS[tile.type][part]
    x, y = places(TILES[tile.type], tile.facing)[kind, index]
    pose = "lying" if kind == "field" else "standing"
    return Piece(
        id=f"figure {seat} {number}",
        art=f"figure/{SEATS[seat].name}/{pose}",
        x=UNIT * tile.x + x,
        y=UNIT * tile.y + y,
        owner=seat,
        tip=Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}")),
        height=1,
    )


def _box(pieces: tuple[Piece, ...], spots: tuple[Spot, ...]) -> tuple[float, float, float, float]:
    xs = [piece.x for piece in pieces] + [spot.x for spot in spots]
    ys = [piece.y for piece in pieces] + [spot.y for spot in spots]
    left, top = min(xs) - UNIT / 2, min(ys) - UNIT / 2
    return left, top, max(xs) + UNIT / 2 - left, max(ys) + UNIT / 2 - top


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    points = [int(value) for value in p.points[: int(p.seats)]]
    places = [1 + sum(other > own for other in points) if asked == OVER else None for own in points]
    return tuple(
        _panel(seat, points[seat], seat == asked, int(p.supply[seat]), places[seat]) for seat in range(int(p.seats))
    )


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, figures: int, place: int | None) -> Panel:
    supply = Supply(f"figure/{SEATS[seat].name}/standing", figures, FIGURES, Message.of("figures"))
    return Panel(seat, points, is_asked, (supply,), place=place)


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return Message.of("prompt-over")
    if asked == CHANCE:
        return Message.of("prompt-draw", seat=int(p.seat) + 1)
    return Message.of("prompt-place" if p.phase == PLACING else "prompt-figure", seat=asked + 1)


def _choices(position: Positions, p: Plain) -> Choices:
    """The viewer's legal moves, and the spots that lead to them."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)].tolist()
    if p.phase == PLACING:
        arts = tuple(f"tile/{TILES[p.tile].name}/{facing}" for facing in range(4))
        cells = {place: survey.where(p, place) for place in {action >> 2 for action in actions}}
        return land_choice.placings(((*cells[action >> 2], action & 3) for action in actions), arts)
    return _figures(p, actions)


def _figures(p: Plain, actions: list[int]) -> Choices:
    seat = int(p.seat)
    tile = survey.laid(p, int(p.laid) - 1)
    choices, spots = [], []
    for action in actions:
        if action == PASS:
            label = Message.of("choice-pass")
            spots.append(Spot("pass", 0, 0, "button", label))
            choices.append(Choice("pass", ("pass",), label, (None,)))
            continue
        ghost = _figure(seat, FIGURES, tile, action - FIGURE)
        kind, index = PARTS[tile.type][action - FIGURE]
        label = Message.of(f"choice-figure-{kind}")
        spot = Spot(f"part {kind} {index}", ghost.x, ghost.y, "disc", label)
        spots.append(spot)
        choices.append(Choice(f"figure {kind} {index}", (spot.id,), label, (ghost,)))
    return tuple(choices), tuple(spots)


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
