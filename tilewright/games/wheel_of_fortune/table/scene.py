"""What a viewer sees of a game of Wheel of Fortune."""

from typing import Any

from tilewright.art import figures
from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Box, Choice, Piece, Spot
from tilewright.core.stage import Offer
from tilewright.core.svg import Point
from tilewright.games.wheel_of_fortune.rules import board, material, state
from tilewright.games.wheel_of_fortune.table import feature, notation
from tilewright.games.wheel_of_fortune.table.art import layout
from tilewright.land.table import choice as land_choice
from tilewright.land.table import describe, extent, survey
from tilewright.land.table import scene as land_scene
from tilewright.land.table.art import tile as land_tile
from tilewright.land.table.extent import UNIT


def _show(p: Any) -> land_scene.Shown:
    tiles, reach = _tiles(p)
    upright = _upright(p)
    return land_scene.shown(
        pieces=(*_board(p), *tiles, *upright),
        reach=extent.reach(upright, reach),
        drawn=_drawn(p.tile) if p.phase in (state.TAKING, state.PLACING) else (),
        last=tiles[-1] if tiles else None,
        last_seat=land_scene.last_seat(p, p.phase == state.SETTING),
        heaps=land_scene.heaps(_UNTURNED, tuple(p.bag)),
    )


@cached.by_arguments
def _drawn(tile: int) -> tuple[Piece, ...]:
    return (Piece("drawn", _UNTURNED[tile], 0, 0, tip=Message.of("tip-tile", land=_land(tile, 0))),)


def _art(kind: int, facing: int) -> str:
    return land_tile.tile_id(material.TILES[kind].name, facing, material.STEPS[kind])


_UNTURNED = tuple(_art(kind, 0) for kind in range(material.KINDS))


def _land(kind: int, facing: int) -> Message:
    """What a turned tile shows in words."""
    shown = describe.tile(material.TYPES[material.TILES[kind].name], facing)
    if not material.STEPS[kind]:
        return shown
    return Message.listed([Message.of("land-wheel", number=material.STEPS[kind]), shown])


_BOARD: Box = (0, 0, UNIT * (board.SIZE - 1), UNIT * (board.SIZE - 1))


@cached.by_fields(state.POSITION, "laid", "laid_row", "laid_x", "laid_y")
def _tiles(p: Any) -> tuple[tuple[Piece, ...], Box]:
    """All tiles around the board, and the bounds of these tiles, the board and its segments."""
    first, last = len(board.PLACES), p.laid
    tiles = tuple(map(_tile, p.laid_row[first:last], p.laid_x[first:last], p.laid_y[first:last]))
    return tiles, extent.reach((*tiles, *_segments(None)), _BOARD)


def _upright(p: Any) -> list[Piece]:
    """The figures and the pig, back to front."""
    standing = [_figure(f"figure {seat} {number}", seat, *at) for seat, number, *at in survey.plain_figures(p)]
    crowned = [_crowned(seat - 1, space) for space, seat in enumerate(p.crown) if seat]
    return land_scene.furthest_first((*standing, *crowned, _pig(p.pig)))


@cached.by_arguments
def _tile(row: int, x: int, y: int) -> Piece:
    tip = Message.of("tip-tile-laid", x=x, y=y, land=_land(row >> 2, row & 3))
    return Piece(f"tile {x} {y}", _art(row >> 2, row & 3), UNIT * x, UNIT * y, tip=tip)


@cached.by_arguments
def _points(row: int) -> list[Point]:
    """Where figures stand on the parts of a tile, from its centre; cached by row, as hashing a tile is slow."""
    found = land_tile.places(material.TYPES[material.TILES[row >> 2].name], row & 3, material.STEPS[row >> 2])
    return [found[part] for part in material.PARTS[row >> 2]]


@cached.by_arguments
def _figure(name: str, seat: int, row: int, x: int, y: int, part: int) -> Piece:
    kind = material.PARTS[row >> 2][part][0]
    dx, dy = _points(row)[part]
    return land_scene.figure(name, seat, kind, UNIT * x + dx, UNIT * y + dy)


def figure_on(seat: int, row: int, x: int, y: int, part: int) -> Piece:
    """One more figure of a seat, on a part of a tile."""
    return _figure("ghost", seat, row, x, y, part)


def _board(p: Any) -> tuple[Piece, ...]:
    """The board and its six segments; the one that acted in this turn is highlighted and drawn on top."""
    return _segments(p.pig if p.phase in (state.TAKING, state.PLACING) and material.STEPS[p.tile] else None)


@cached.by_arguments
def _segments(active: int | None) -> tuple[Piece, ...]:
    pieces = [Piece("board", "board", *layout.CENTRE, tip=Message.of("tip-board"))]
    for segment in sorted(range(len(material.SEGMENTS)), key=lambda segment: segment == active):
        name = material.SEGMENTS[segment]
        x, y = layout.on_table(layout.icon(segment))
        art = f"segment/{name}/active" if segment == active else f"segment/{name}"
        pieces.append(Piece(f"segment {name}", art, x, y, tip=Message.of(f"tip-{name}")))
    return tuple(pieces)


@cached.by_arguments
def _pig(segment: int) -> Piece:
    x, y = layout.on_table(layout.pig(segment))
    tip = Message.of("tip-pig", segment=notation.segment_name(segment))
    return Piece("pig", f"pig/{layout.heading(segment)}", x, y, tip=tip, height=1)


@cached.by_arguments
def _crowned(seat: int, space: int) -> Piece:
    """A figure on a crown space."""
    segment = material.SEGMENT_OF_SPACE[space]
    x, y = layout.crown_point(space)
    return Piece(
        id=f"figure {seat} crown {space}",
        art=figures.figure_id(SEATS[seat]),
        x=x,
        y=y,
        owner=seat,
        tip=Message.of("tip-crown", seat=seat + 1, segment=notation.segment_name(segment)),
        height=1,
    )


def _offer(p: Any, shown: land_scene.Shown, actions: list[int]) -> Offer:
    if p.phase == state.PLACING:
        return Offer(*land_choice.placings(p, actions, faces(p.tile)))
    if p.phase == state.TAKING:
        return Offer(tuple(_taking(p, action - state.TAKE) for action in actions))
    found = [_setting(p, action) for action in actions]
    choices, spots = tuple(choice for choice, _ in found), tuple(spot for _, spot in found)
    return Offer(choices, tuple(spot for spot in spots if spot.shape != "button"), spots[:1])


@cached.by_arguments
def faces(tile: int) -> tuple[land_choice.Face, ...]:
    """How a tile looks, by facing."""
    return tuple(land_choice.Face(_art(tile, facing), _land(tile, facing)) for facing in range(4))


def _taking(p: Any, number: int) -> Choice:
    node = p.figure_at[p.asked][number]
    tile = int(p.positions["node_tile"][0][node])
    return _take(p.asked, number, p.laid_row[tile] >> 2, p.laid_x[tile], p.laid_y[tile], node - p.laid_node[tile])


@cached.by_arguments
def _take(seat: int, number: int, type_: int, x: int, y: int, part: int) -> Choice:
    """Removing a figure in a plague: the player picks the figure itself."""
    kind, index = material.PARTS[type_][part]
    label = Message.of(f"choice-take-{kind}", x=x, y=y)
    return Choice(f"take {x} {y} {kind} {index}", (f"figure {seat} {number}",), label, (None,))


def _setting(p: Any, action: int) -> tuple[Choice, Spot]:
    """Placing no figure, one on a part of the new tile, or one on a crown space."""
    if action == state.PASS:
        return land_choice.passing()
    if action >= state.CROWN:
        first = int(material.FIRST_SPACE[action - state.CROWN])
        return crowning(p.seat, action - state.CROWN, first if p.crown[first] == 0 else first + 1)
    last = p.laid - 1
    return _on_part(p.seat, p.laid_row[last], p.laid_x[last], p.laid_y[last], action - state.FIGURE)


@cached.by_arguments
def crowning(seat: int, segment: int, space: int) -> tuple[Choice, Spot]:
    """Placing a figure on a crown."""
    label = Message.of("choice-crown", segment=notation.segment_name(segment))
    words = f"crown {material.SEGMENTS[segment]}"
    return land_choice.setting(words, f"figure {words}", label, _crowned(seat, space))


@cached.by_arguments
def _on_part(seat: int, row: int, x: int, y: int, part: int) -> tuple[Choice, Spot]:
    parts = material.PARTS[row >> 2]
    kind, index = parts[part]
    alike = sum(one == kind for one, _ in parts)
    return land_choice.on_part(kind, index, alike, figure_on(seat, row, x, y, part))


_PROMPTS = {state.TAKING: "prompt-take", state.PLACING: "prompt-place", state.SETTING: "prompt-figure"}
STAGE = land_scene.parts(_show, _offer, _PROMPTS, material.FIGURES)
features, aim, prolong = feature.features, feature.aim, land_scene.prolong
