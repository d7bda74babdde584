"""What a viewer sees of a game of Cornwall. Everything is open: all viewers see the same but for their choices."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core import cached
from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Fields
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.games.cornwall.rules import legal, placing, region
from tilewright.games.cornwall.rules.material import FIELDS, FIGURES, NO_SYMBOL, SIZES, TERRAINS, TILES
from tilewright.games.cornwall.rules.state import (
    DRAWING,
    ENDED,
    FETCH,
    FETCHING,
    FIGURE,
    MOST_LEGAL,
    MOST_SEATS,
    PASS,
    PLACING,
    POSITION,
    SETTING,
)
from tilewright.games.cornwall.table import beside, feature, surface, survey
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.art.geometry import RADIUS, WIDTH

Asked = tuple[tuple[Choice, ...], tuple[Spot, ...], tuple[Spot, ...]]  # choices, spots on the land, buttons

DOCK = "dock"
KEPT_SCENES = 64
KEPT_CHOICES = 1 << 10
KEPT = 1 << 13  # descriptions of fields and places that are made once


@dataclass(frozen=True, slots=True)
class _Seen:
    """What all viewers of a position see, as its spectators do, and what it was made of."""

    scene: Scene
    p: Fields
    reach: Box  # of the land
    new: list[survey.Field]  # those of the tile laid last
    costs: list[int]  # of a figure on each of these, while figures are set


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    shown = seen.scene
    if viewer != shown.asked or viewer < 0:
        return shown.seen_by(viewer)
    choices, spots, buttons = _choices(position, seen)
    ground, *others = (area for area in shown.areas if area.id != DOCK)
    land = Area("land", "table", _box(seen.reach, spots), ground.pieces, spots, grid="hex")
    return shown.seen_by(viewer, (land, *_dock(seen.p, choices, buttons), *others), choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> _Seen:
    """It is asked for once for each viewer."""
    position = np.frombuffer(bytearray(data), dtype=POSITION)
    p: Any = Fields.whole(position)
    asked = _asked(p)
    ground, reach = surface.ground(position)
    heaps = _heaps(p)
    new = survey.new_fields(p) if p.laid > 1 else []
    costs = _costs(position) if p.phase == SETTING else []
    prices = surface.prices(new, costs, int(p.coins[p.seat])) if costs else []
    shown = Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(
            Area("land", "table", _box(reach, ()), (*ground, *surface.figures(p), *prices), grid="hex"),
            *_dock(p, (), ()),
            beside.pub(p.seats, tuple(map(tuple, p.pub.tolist()))),
            beside.values(),
            beside.stock(len(heaps), p.bank),
            *beside.under_stack(tuple(p.refused_tile[: p.refused].tolist())),
        ),
        panels=_panels(p, asked),
        last=tuple(field.id for field in new),
        last_seat=(p.laid - 2) % p.seats if new else None,
        heaps=heaps,
    )
    return _Seen(shown, p, reach, new, costs)


@cached.by_fields(POSITION, "fresh", "refused", "refused_tile")
def _heaps(p: Any) -> tuple[Heap, ...]:
    """The tiles still to come, those under the stack last."""
    tiles = [*(tile for tile, count in enumerate(p.fresh.tolist()) if count), *p.refused_tile[: p.refused].tolist()]
    return tuple(map(_heap, tiles))


@lru_cache(KEPT)
def _heap(tile: int) -> Heap:
    return Heap(f"tile/{TILES[tile].name}/0", 1)


def prompt(position: Positions) -> Message:
    """The prompt of the scene, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _asked(p: Fields) -> int:
    return _NOBODY.get(int(p.phase), int(p.seat))


def _costs(position: Positions) -> list[int]:
    """The coins a figure costs on each of the new fields."""
    out = np.empty(FIELDS, dtype=np.int64)
    region.list_costs(position, 0, out)
    return out.tolist()


def _box(reach: Box, spots: tuple[Spot, ...]) -> Box:
    """What is needed to show the land and the spots around it."""
    left, top, right, bottom = reach
    xs, ys = {spot.x for spot in spots}, {spot.y for spot in spots}
    left, top = min(left, *xs) if xs else left, min(top, *ys) if ys else top
    right, bottom = max(right, *xs) if xs else right, max(bottom, *ys) if ys else bottom
    left, top = left - WIDTH, top - RADIUS - 12
    return left, top, right + WIDTH - left, bottom + RADIUS + 12 - top


def _dock(p: Any, choices: tuple[Choice, ...], buttons: tuple[Spot, ...]) -> tuple[Area, ...]:
    """The tile drawn; or the figures the viewer can set now, with the buttons."""
    if p.phase == PLACING:
        return _drawn(p.tile)
    if not buttons:
        return ()
    usable = {choice.picks[0] for choice in choices}
    hands = tuple(_at_hand(p.seat, size) for size in range(len(SIZES)) if f"size {SIZES[size]}" in usable)
    return (Area(DOCK, "dock", (-40.0, -50.0, 200.0, 80.0), hands, buttons),)


@lru_cache(KEPT)
def _drawn(tile: int) -> tuple[Area, ...]:
    name = TILES[tile].name
    piece = Piece("drawn", f"tile/{name}/0", 0, 0, tip=Message.of("tip-tile", tile=name))
    return (Area(DOCK, "dock", (-WIDTH, -100.0, 2 * WIDTH, 200.0), (piece,)),)


@lru_cache(KEPT)
def _at_hand(seat: int, size: int) -> Piece:
    """A figure that can be set."""
    tip = beside.figure_tip(survey.Figure(seat, size))
    return Piece(f"size {SIZES[size]}", f"stand/{SEATS[seat].name}/{SIZES[size]}", 60.0 * size, 0, owner=seat, tip=tip)


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    places: Sequence[int | None] = [None] * MOST_SEATS
    if asked == OVER:
        ranks = np.zeros(MOST_SEATS, dtype=np.int64)
        placing(p.record, ranks)
        places = ranks.tolist()
    shown = zip(p.points.tolist(), p.coins.tolist(), p.supply.tolist(), places, strict=True)
    return tuple(
        _panel(seat, points, seat == asked, coins, tuple(supply), place)
        for seat, (points, coins, supply, place) in enumerate(shown)
        if seat < p.seats
    )


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, coins: int, supply: tuple[int, ...], place: int | None) -> Panel:
    figures = (
        Supply(f"figure/{SEATS[seat].name}/{size}/standing", count, int(most), Message.of(f"figures-{size}"))
        for size, count, most in zip(SIZES, supply, FIGURES, strict=True)
    )
    return Panel(seat, points, is_asked, (Supply("coin", coins, None, Message.of("coins")), *figures), place=place)


_PROMPTS = {PLACING: "prompt-place", FETCHING: "prompt-fetch", SETTING: "prompt-figure"}
_NOBODY = {DRAWING: CHANCE, ENDED: OVER}


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return _asking("prompt-over")
    if asked == CHANCE:
        return _asking("prompt-draw", seat=int(p.seat) + 1)
    is_further = p.phase == SETTING and p.set_now
    return _asking("prompt-figure-further" if is_further else _PROMPTS[int(p.phase)], seat=int(p.seat) + 1)


_asking = lru_cache(KEPT_SCENES)(Message.of)


def _choices(position: Positions, seen: _Seen) -> Asked:
    """The viewer's legal moves, and the spots that lead to them."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(position[0], out)]
    if seen.p.phase == PLACING:
        return _places(position, seen.p, actions)
    if seen.p.phase == FETCHING:
        return _fetches(seen.p, actions.tolist())
    return _settings(seen, actions.tolist())


def _places(position: Positions, p: Any, actions: NDArray[np.int64]) -> Asked:
    """First the corner where the tile's three fields shall meet, then its turn."""
    bank, art = p.bank, f"tile/{TILES[p.tile].name}/"
    choices: list[Choice] = []
    spots: list[Spot] = []
    last = ""
    for action, (q, r, kind, enlarged) in zip(actions.tolist(), survey.described(position, actions), strict=True):
        words, picks, corner, turned = _place(q, r, kind, action % FIELDS, min(enlarged - 1, bank))
        if picks[0] != last:
            last = picks[0]
            spots.append(corner)
        spots.append(turned)
        ghost = Piece("ghost", art + words[-1], corner.x, corner.y)
        choices.append(Choice(words, picks, turned.label, (ghost, ghost)))
    return tuple(choices), tuple(spots), ()


@lru_cache(KEPT)
def _place(base_q: int, base_r: int, kind: int, turn: int, coins: int) -> tuple[str, tuple[str, str], Spot, Spot]:
    """One way to lay a tile: its words, its picks, and their spots. The same corners are offered again and again."""
    q, r, facing = survey.turned(base_q, base_r, kind, turn)
    x, y = geometry.centre(survey.places(q, r, facing))
    name = f"site {base_q} {base_r} {kind}"
    label = Message.of("choice-place", q=q, r=r, degrees=60 * facing, coins=coins)
    corner = Spot(name, x, y, "disc", Message.of("spot-site", q=base_q, r=base_r))
    turned = Spot(f"{name} turn {facing}", x, y, "disc", label, turn=60 * facing)
    return f"place {q} {r} {facing}", (corner.id, turned.id), corner, turned


def _fetches(p: Any, actions: list[int]) -> Asked:
    return _fetching(sum(p.pub[p.seat].tolist()), tuple(actions))


@lru_cache(KEPT_SCENES)
def _fetching(figures: int, actions: tuple[int, ...]) -> Asked:
    labels = {FETCH: Message.of("choice-fetch", figures=figures), PASS: Message.of("choice-leave", figures=figures)}
    words = {FETCH: "fetch", PASS: "pass"}
    buttons = tuple(Spot(words[action], 0, 0, "button", labels[action]) for action in actions)
    choices = tuple(Choice(words[action], (words[action],), labels[action], (None,)) for action in actions)
    return choices, (), buttons


def _settings(seen: _Seen, actions: list[int]) -> Asked:
    """First a figure at hand, then the field it shall stand on; the label tells the cost."""
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    buttons: list[Spot] = []
    p: Any = seen.p
    for action in actions:
        if action == PASS:
            choice, spot = _no_figure(p.set_now > 0)
            buttons.append(spot)
        else:
            size, part = divmod(action - FIGURE, FIELDS)
            field = seen.new[part]
            choice, spot = _setting(
                p.seat, size, part, field.at, field.terrain, field.symbol != NO_SYMBOL, seen.costs[part]
            )
            spots[spot.id] = spot
        choices.append(choice)
    return tuple(choices), tuple(spots.values()), tuple(buttons)


@lru_cache(KEPT)
def _no_figure(has_set: bool) -> tuple[Choice, Spot]:
    label = Message.of("choice-no-further-figure" if has_set else "choice-no-figure")
    return Choice("pass", ("pass",), label, (None,)), Spot("pass", 0, 0, "button", label)


@lru_cache(KEPT_CHOICES)
def _setting(
    seat: int, size: int, part: int, at: survey.Place, terrain: int, has_symbol: bool, cost: int
) -> tuple[Choice, Spot]:
    ground = Message.of(f"terrain-{TERRAINS[terrain]}")
    where = Message.of(f"in-{TERRAINS[terrain]}")
    figure = Message.of(f"figure-{SIZES[size]}")
    label = Message.of("choice-figure", figure=figure, size=SIZES[size], where=where, cost=cost)
    ghost = surface.figure("ghost", seat, size, at, has_symbol)
    spot = Spot(f"part {part}", ghost.x, ghost.y, "disc", Message.of("spot-field", terrain=ground, cost=cost))
    return Choice(f"figure {SIZES[size]} {part}", (f"size {SIZES[size]}", spot.id), label, (None, ghost)), spot


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every region, the same for all viewers."""
    return feature.features(position)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would play at a point of the land."""
    return feature.aim(position, area, x, y, like)
