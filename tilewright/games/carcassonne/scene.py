"""What a viewer sees of a game of Carcassonne. Everything is open: all viewers see the same but for their choices."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.art import land_choice, land_feature, land_shape, land_table
from tilewright.art.land import places
from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Part, Plain
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.games.carcassonne import notation
from tilewright.games.carcassonne.material import FIGURES, PARTS, SHEET, TILES
from tilewright.games.carcassonne.rules import legal
from tilewright.games.carcassonne.state import DRAWING, ENDED, FIGURE, MOST_LEGAL, PASS, PLACING, POSITION, SETTING
from tilewright.kit import survey

UNIT = 100  # a tile's side
KEPT = 1 << 13  # pieces of tiles
KEPT_SCENES = 64
KEPT_CHOICES = 1 << 10


@dataclass(frozen=True, slots=True)
class _Seen:
    """What all viewers of a position see, as its spectators do, and what it was made of."""

    scene: Scene
    p: Plain
    reach: Box  # of all pieces of the land


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    shown = seen.scene
    if viewer != shown.asked or viewer < 0:
        return shown.seen_by(viewer)
    choices, spots, buttons = _choices(position, seen.p)
    land, *dock = shown.areas
    box = land_table.box(land_table.reach(spots, seen.reach))
    if buttons:
        dock = [_dock(dock[0].pieces if dock else (), buttons)]
    return shown.seen_by(viewer, (Area("land", "table", box, land.pieces, spots), *dock), choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> _Seen:
    """It is asked for once for each viewer."""
    position = np.frombuffer(data, dtype=POSITION)
    p: Any = Plain(position)
    asked = _asked(p)
    tiles, reach = _tiles(_LAID.of(position))
    figures = _figures(p)
    reach = land_table.reach(figures, reach)
    dock = _drawn(p.tile) if p.tile >= 0 and p.phase == PLACING else ()
    shown = Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(Area("land", "table", land_table.box(reach), (*tiles, *figures)), *dock),
        panels=_panels(p, asked),
        last=(tiles[-1].id,) if len(tiles) > 1 else (),
        last_seat=_last_seat(p) if len(tiles) > 1 else None,
        heaps=_heaps(tuple(p.bag)),
    )
    return _Seen(shown, p, reach)


@lru_cache(KEPT_SCENES)
def _heaps(bag: tuple[int, ...]) -> tuple[Heap, ...]:
    return tuple(_heap(kind, left) for kind, left in enumerate(bag) if left)


@lru_cache(KEPT)
def _heap(kind: int, left: int) -> Heap:
    return Heap(f"tile/{TILES[kind].name}/0", left)


def _dock(pieces: tuple[Piece, ...], buttons: tuple[Spot, ...]) -> Area:
    return Area("dock", "dock", (-UNIT / 2, -UNIT / 2, UNIT, UNIT), pieces, buttons)


@lru_cache(KEPT)
def _drawn(tile: int) -> tuple[Area, ...]:
    return (_dock((Piece("drawn", f"tile/{TILES[tile].name}/0", 0, 0),), ()),)


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Plain(position)
    return _prompt(p, _asked(p))


_NOBODY = {DRAWING: CHANCE, ENDED: OVER}


def _asked(p: Any) -> int:
    return _NOBODY.get(p.phase, int(p.seat))


def _tile_id(tile: survey.Laid) -> str:
    return f"tile {tile.x} {tile.y}"


def _last_seat(p: Any) -> int:
    """Who laid the last tile: the seat asked about its figure, else the seat before the one whose turn it is."""
    is_same_turn = p.phase not in (DRAWING, PLACING, ENDED)
    return int(p.seat) if is_same_turn else int(p.seat - 1) % int(p.seats)


_LAID = Part(POSITION, "laid", "laid_row", "laid_x", "laid_y")


@lru_cache(KEPT_SCENES)
def _tiles(data: bytes) -> tuple[tuple[Piece, ...], Box]:
    """All tiles laid, and how far they reach."""
    p: Any = _LAID.plain(data)
    tiles = tuple(map(_tile, p.laid_row[: p.laid], p.laid_x, p.laid_y))
    return tiles, land_table.reach(tiles)


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
    return sorted((_figure(*figure) for figure in land_table.figures(p)), key=_depth)


def _depth(piece: Piece) -> tuple[float, float]:
    return piece.y, piece.x


@lru_cache(KEPT)
def _figure(seat: int, number: int, row: int, x: int, y: int, part: int) -> Piece:
    kind = PARTS[row >> 2][part][0]
    dx, dy = _points(row)[part]
    pose = "lying" if kind == "field" else "standing"
    return Piece(
        id=f"figure {seat} {number}",
        art=f"figure/{SEATS[seat].name}/{pose}",
        x=UNIT * x + dx,
        y=UNIT * y + dy,
        owner=seat,
        tip=Message.of("tip-figure", seat=seat + 1, role=Message.of(f"role-{kind}")),
        height=1,
    )


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    points, seats = p.points[: p.seats], range(p.seats)
    places = [1 + sum(other > own for other in points) if asked == OVER else None for own in points]
    return tuple(_panel(seat, points[seat], seat == asked, p.supply[seat], places[seat]) for seat in seats)


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, figures: int, place: int | None) -> Panel:
    supply = Supply(f"figure/{SEATS[seat].name}/standing", figures, FIGURES, Message.of("figures"))
    return Panel(seat, points, is_asked, (supply,), place=place)


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return _asking("prompt-over")
    if asked == CHANCE:
        return _asking("prompt-draw", seat=p.seat + 1)
    return _asking("prompt-place" if p.phase == PLACING else "prompt-figure", seat=asked + 1)


_asking = lru_cache(KEPT_SCENES)(Message.of)


def _choices(position: Positions, p: Any) -> tuple[tuple[Choice, ...], tuple[Spot, ...], tuple[Spot, ...]]:
    """The viewer's legal moves, the spots on the land that lead to them, and the buttons."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)].tolist()
    if p.phase == PLACING:
        return *land_choice.placings(p, actions, _arts(p.tile)), ()
    last = p.laid - 1
    at = (p.laid_row[last], p.laid_x[last], p.laid_y[last])
    pass_, *found = [_setting(p.seat, *at, action - FIGURE) if action != PASS else _passing() for action in actions]
    return (pass_[0], *(choice for choice, _ in found)), tuple(spot for _, spot in found), (pass_[1],)


@lru_cache(KEPT)
def _arts(tile: int) -> tuple[str, ...]:
    return tuple(f"tile/{TILES[tile].name}/{facing}" for facing in range(4))


@lru_cache(1)
def _passing() -> tuple[Choice, Spot]:
    label = Message.of("choice-pass")
    return Choice("pass", ("pass",), label, (None,)), Spot("pass", 0, 0, "button", label)


@lru_cache(KEPT_CHOICES)
def _setting(seat: int, row: int, x: int, y: int, part: int) -> tuple[Choice, Spot]:
    """A figure on a part of the tile just laid."""
    ghost = _figure(seat, FIGURES, row, x, y, part)
    kind, index = PARTS[row >> 2][part]
    label = Message.of(f"choice-figure-{kind}")
    spot = Spot(f"part {kind} {index}", ghost.x, ghost.y, "disc", label)
    return Choice(f"figure {kind} {index}", (spot.id,), label, (ghost,)), spot


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
