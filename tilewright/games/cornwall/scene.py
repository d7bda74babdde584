"""What a viewer sees of a game of Cornwall. Everything is open: all viewers see the same but for their choices."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Fields
from tilewright.core.scene import SPECTATOR, Area, Box, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.games.cornwall import land, notation, region
from tilewright.games.cornwall.art import field_id
from tilewright.games.cornwall.material import (
    COTTAGE,
    FIELDS,
    FIGURES,
    NO_SYMBOL,
    NUMBER,
    SIZES,
    START_AT,
    SYMBOLS,
    TERRAINS,
    TILES,
)
from tilewright.games.cornwall.rules import legal, placing
from tilewright.games.cornwall.state import (
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
from tilewright.games.cornwall.view import beside, feature, frame, geometry, survey
from tilewright.games.cornwall.view.geometry import RADIUS, WIDTH

Asked = tuple[tuple[Choice, ...], tuple[Spot, ...], tuple[Spot, ...]]  # choices, spots on the land, buttons

DOCK = "dock"
KEPT_SCENES = 64
KEPT = 1 << 13  # descriptions of fields and places that are made once


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    seen = _open(position.tobytes())
    if viewer != seen.asked or viewer < 0:
        return replace(seen, viewer=viewer)
    p = Fields(position)
    choices, spots, buttons = _choices(position, survey.fields(p))
    ground, *others = (area for area in seen.areas if area.id != DOCK)
    areas = (replace(ground, box=_box(ground.pieces, spots), spots=spots), *_dock(p, choices, buttons), *others)
    return replace(seen, viewer=viewer, areas=areas, choices=choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> Scene:
    """What all viewers of a position see, as its spectators do: it is asked for once for each of them."""
    p = Fields(np.frombuffer(data, dtype=POSITION).copy())
    asked = _asked(p)
    fields = survey.fields(p)
    pieces = _land(p, fields)
    return Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(
            Area("land", "table", _box(pieces, ()), pieces, grid="hex"),
            *_dock(p, (), ()),
            beside.pub(p),
            beside.values(),
            beside.stock(p),
            *beside.under_stack(p),
        ),
        panels=_panels(p, asked),
        last=tuple(field.id for field in survey.new_fields(fields)) if p.laid > 1 else (),
        last_seat=(int(p.laid) - 2) % int(p.seats) if p.laid > 1 else None,
        heaps=tuple(Heap(f"tile/{TILES[tile].name}/0", 1) for tile in beside.stack(p)),
    )


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _asked(p: Fields) -> int:
    return {DRAWING: CHANCE, ENDED: OVER}.get(int(p.phase), int(p.seat))


def _land(p: Any, fields: list[survey.Field]) -> tuple[Piece, ...]:
    """Tiles, their fields and borders, then what stands on them."""
    by_place = {field.at: field for field in fields}
    return (
        *_tiles(fields),
        *(_ground(field) for field in fields),
        *(_frame(field, by_place) for field in fields),
        *_cottages(fields),
        *(_figure(f"figure {field.at[0]} {field.at[1]}", field.figure, field) for field in fields if field.figure),
        *_prices(p, fields),
    )


def _tiles(fields: list[survey.Field]) -> Iterator[Piece]:
    yield Piece("tile start", "base/start", *geometry.middle(*START_AT[0]), tip=Message.of("tip-start"))
    for field in fields:
        if field.tile and field.part == 0:
            x, y = geometry.centre(survey.places(*field.at, field.facing))
            tip = Message.of("tip-tile", tile=field.name)
            yield Piece(f"tile {field.name}", f"base/{field.facing % 2}", x, y, tip=tip)


def _ground(field: survey.Field) -> Piece:
    variant = field.part + NUMBER.get(field.name, 0)
    return _ground_piece(field.at, field.id, field.terrain, field.symbol, variant, field.region_fields)


@lru_cache(KEPT)
def _ground_piece(at: survey.Place, name: str, ground: int, printed: int, variant: int, fields: int) -> Piece:
    """Most fields stay as they are from move to move, so their pieces are kept."""
    terrain = Message.of(f"terrain-{TERRAINS[ground]}")
    if printed == NO_SYMBOL:
        tip = Message.of("tip-field", terrain=terrain, fields=fields)
    else:
        symbol = Message.of(f"symbol-{SYMBOLS[printed]}")
        tip = Message.of("tip-field-symbol", terrain=terrain, symbol=symbol, fields=fields)
    return Piece(name, field_id(ground, printed, variant), *geometry.middle(*at), tip=tip)


def _frame(field: survey.Field, by_place: dict[survey.Place, survey.Field]) -> Piece:
    """The borders of a field, as one of the frames that differ by more than a turn."""
    sides: list[str] = []
    for place in survey.around(*field.at):
        other = by_place.get(place)
        if other is None or other.terrain != field.terrain:
            sides.append(frame.BORDER)
        elif other.tile == field.tile or len(sides) > 2:  # a seam is drawn by the field to its left or above it
            sides.append(frame.NOTHING)
        else:
            sides.append(frame.SEAM)
    return _frame_piece(field.at, tuple(sides), field.is_closed)


@lru_cache(KEPT)
def _frame_piece(at: survey.Place, sides: tuple[str, ...], is_closed: bool) -> Piece:
    name, turn = frame.turned(list(sides))
    art = f"frame/{name}/closed" if is_closed else f"frame/{name}"
    return Piece(f"frame {at[0]} {at[1]}", art, *geometry.middle(*at), turn=turn)


def _cottages(fields: list[survey.Field]) -> Iterator[Piece]:
    """A cottage stands on every printed one whose region has been scored."""
    for field in fields:
        if field.symbol == COTTAGE and field.is_scored:
            x, y = geometry.middle(*field.at)
            x, y = x + geometry.SYMBOL_PLACE[0], y + geometry.SYMBOL_PLACE[1]
            name = f"cottage {field.at[0]} {field.at[1]}"
            yield Piece(name, "cottage", x, y, tip=Message.of("tip-cottage"), height=1)


def _figure(name: str, figure: survey.Figure, field: survey.Field) -> Piece:
    x, y = _standing_place(field)
    tip = beside.figure_tip(figure)
    return Piece(name, _figure_art(figure), x, y, owner=figure.seat, tip=tip, height=2)


def _figure_art(figure: survey.Figure) -> str:
    return f"stand/{SEATS[figure.seat].name}/{SIZES[figure.size]}"


def _standing_place(field: survey.Field) -> tuple[float, float]:
    x, y = geometry.middle(*field.at)
    dx, dy = geometry.FIGURE_PLACE if field.symbol == NO_SYMBOL else geometry.FIGURE_BESIDE
    return x + dx, y + dy


def _prices(p: Any, fields: list[survey.Field]) -> Iterator[Piece]:
    """What a figure costs on each free field of the new tile, while figures are set."""
    if p.phase != SETTING:
        return
    for field in survey.new_fields(fields):
        if field.figure is None:
            cost = int(region.cost(p.record, field.number))
            can_pay = cost <= p.coins[p.seat]
            x, y = geometry.middle(*field.at)
            x, y = x + geometry.PRICE_PLACE[0], y + geometry.PRICE_PLACE[1]
            art = f"price/{cost}" if can_pay else f"price/{cost}/short"
            yield Piece(f"price {field.part}", art, x, y, tip=Message.of("tip-price", cost=cost), height=3)


def _box(pieces: tuple[Piece, ...], spots: tuple[Spot, ...]) -> Box:
    xs = [piece.x for piece in pieces] + [spot.x for spot in spots]
    ys = [piece.y for piece in pieces] + [spot.y for spot in spots]
    left, top = min(xs) - WIDTH, min(ys) - RADIUS - 12
    return left, top, max(xs) + WIDTH - left, max(ys) + RADIUS + 12 - top


def _dock(p: Any, choices: tuple[Choice, ...], buttons: tuple[Spot, ...]) -> Iterator[Area]:
    """The tile drawn; or the figures the viewer can set now, with the buttons."""
    if p.phase == PLACING:
        piece = Piece(
            "drawn", f"tile/{TILES[p.tile].name}/0", 0, 0, tip=Message.of("tip-tile", tile=TILES[p.tile].name)
        )
        yield Area(DOCK, "dock", (-WIDTH, -100.0, 2 * WIDTH, 200.0), (piece,))
    elif buttons:
        usable = {choice.picks[0] for choice in choices}
        hands = tuple(
            Piece(
                f"size {size}",
                f"stand/{SEATS[p.seat].name}/{size}",
                60.0 * number,
                0,
                owner=int(p.seat),
                tip=beside.figure_tip(survey.Figure(int(p.seat), number)),
            )
            for number, size in enumerate(SIZES)
            if f"size {size}" in usable
        )
        yield Area(DOCK, "dock", (-40.0, -50.0, 200.0, 80.0), hands, buttons)


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    places = np.zeros(MOST_SEATS, dtype=np.int64)
    placing(p.record, places)
    return tuple(
        Panel(
            seat=seat,
            points=int(p.points[seat]),
            is_asked=seat == asked,
            supplies=(
                Supply("coin", int(p.coins[seat]), None, Message.of("coins")),
                *(
                    Supply(
                        f"figure/{SEATS[seat].name}/{size}/standing",
                        int(p.supply[seat, number]),
                        int(FIGURES[number]),
                        Message.of(f"figures-{size}"),
                    )
                    for number, size in enumerate(SIZES)
                ),
            ),
            place=int(places[seat]) if asked == OVER else None,
        )
        for seat in range(int(p.seats))
    )


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return Message.of("prompt-over")
    key = {
        DRAWING: "prompt-draw",
        PLACING: "prompt-place",
        FETCHING: "prompt-fetch",
        SETTING: "prompt-figure-further" if p.set_now else "prompt-figure",
    }[int(p.phase)]
    return Message.of(key, seat=int(p.seat) + 1)


def _choices(position: Positions, fields: list[survey.Field]) -> Asked:
    """The viewer's legal moves, and the spots that lead to them."""
    p = Fields(position)
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = [int(action) for action in out[: legal(p.record, out)]]
    if p.phase == PLACING:
        return _places(position, actions)
    if p.phase == FETCHING:
        return _fetches(p, actions)
    return _settings(position, survey.new_fields(fields), actions)


def _places(position: Positions, actions: list[int]) -> Asked:
    """First the corner where the tile's three fields shall meet, then its turn."""
    p = Fields(position)
    record, tile, bank = position[0], int(p.tile), int(p.bank)
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    ways: dict[int, list[tuple[int, int, int]]] = {}
    for action in actions:
        rank, turn = divmod(action, FIELDS)
        site = int(land.nth_site(record, rank))
        if site not in ways:
            ways[site] = survey.ways(p, site)
        coins = min(int(land.enlarged(record, tile, site, turn)) - 1, bank)
        choice, corner, turned = _place(ways[site][0], ways[site][turn], f"tile/{TILES[tile].name}", coins)
        spots.setdefault(corner.id, corner)
        spots[turned.id] = turned
        choices.append(choice)
    return tuple(choices), tuple(spots.values()), ()


@lru_cache(KEPT)
def _place(base: tuple[int, int, int], way: tuple[int, int, int], art: str, coins: int) -> tuple[Choice, Spot, Spot]:
    """One way to lay a tile, as q, r and facing; the same is offered again and again, so it is made once and kept."""
    q, r, facing = way
    x, y = geometry.centre(survey.places(q, r, facing))
    corner = f"site {base[0]} {base[1]} {base[2] % 2}"
    turned = f"{corner} turn {facing}"
    ghost = Piece("ghost", f"{art}/{facing}", x, y)
    label = Message.of("choice-place", q=q, r=r, degrees=60 * facing, coins=coins)
    return (
        Choice(f"place {q} {r} {facing}", (corner, turned), label, (ghost, ghost)),
        Spot(corner, x, y, "disc", Message.of("spot-site", q=base[0], r=base[1])),
        Spot(turned, x, y, "disc", label, turn=60 * facing),
    )


def _fetches(p: Any, actions: list[int]) -> Asked:
    figures = int(p.pub[p.seat].sum())
    labels = {FETCH: Message.of("choice-fetch", figures=figures), PASS: Message.of("choice-leave", figures=figures)}
    words = {FETCH: "fetch", PASS: "pass"}
    buttons = tuple(Spot(words[action], 0, 0, "button", labels[action]) for action in actions)
    choices = tuple(Choice(words[action], (words[action],), labels[action], (None,)) for action in actions)
    return choices, (), buttons


def _settings(position: Positions, fields: list[survey.Field], actions: list[int]) -> Asked:
    """First a figure at hand, then the field it shall stand on; the label tells the cost."""
    p = Fields(position)
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    buttons: list[Spot] = []
    for action in actions:
        if action == PASS:
            label = Message.of("choice-no-further-figure" if p.set_now else "choice-no-figure")
            buttons.append(Spot("pass", 0, 0, "button", label))
            choices.append(Choice("pass", ("pass",), label, (None,)))
            continue
        size, part = divmod(action - FIGURE, FIELDS)
        field = fields[part]
        cost = int(region.cost(p.record, field.number))
        terrain = Message.of(f"terrain-{TERRAINS[field.terrain]}")
        where = Message.of(f"in-{TERRAINS[field.terrain]}")
        figure = Message.of(f"figure-{SIZES[size]}")
        label = Message.of("choice-figure", figure=figure, size=SIZES[size], where=where, cost=cost)
        ghost = _figure("ghost", survey.Figure(int(p.seat), size), field)
        spot = f"part {part}"
        spots[spot] = Spot(spot, ghost.x, ghost.y, "disc", Message.of("spot-field", terrain=terrain, cost=cost))
        picks = (f"size {SIZES[size]}", spot)
        choices.append(Choice(notation.write(position, action, int(p.seat)), picks, label, (None, ghost)))
    return tuple(choices), tuple(spots.values()), tuple(buttons)


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every region, the same for all viewers."""
    return feature.features(position)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would play at a point of the land."""
    return feature.aim(position, area, x, y, like)
