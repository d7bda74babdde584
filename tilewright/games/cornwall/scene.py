"""What a viewer sees of a game of Cornwall. Everything is open: all viewers see the same but for their choices."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    known = survey.reading(position)
    choices, spots, buttons = _choices(known)
    ground, *others = (area for area in seen.areas if area.id != DOCK)
    box = _box(_reach(tuple(field.at for field in known.fields)), spots)
    areas = (replace(ground, box=box, spots=spots), *_dock(known.p, choices, buttons), *others)
    return replace(seen, viewer=viewer, areas=areas, choices=choices)


@lru_cache(KEPT_SCENES)
def _open(data: bytes) -> Scene:
    """What all viewers of a position see, as its spectators do: it is asked for once for each of them."""
    known = survey.reading(np.frombuffer(data, dtype=POSITION))
    p: Any = known.p
    asked = _asked(p)
    return Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(
            Area(
                "land",
                "table",
                _box(_reach(tuple(field.at for field in known.fields)), ()),
                _land(p, known.fields),
                grid="hex",
            ),
            *_dock(p, (), ()),
            beside.pub(int(p.seats), tuple(map(tuple, p.pub.tolist()))),
            beside.values(),
            beside.stock(len(beside.stack(p)), int(p.bank)),
            *beside.under_stack(p),
        ),
        panels=_panels(p, asked),
        last=tuple(field.id for field in survey.new_fields(known.fields)) if p.laid > 1 else (),
        last_seat=(int(p.laid) - 2) % int(p.seats) if p.laid > 1 else None,
        heaps=tuple(_heap(tile) for tile in beside.stack(p)),
    )


@lru_cache(KEPT)
def _heap(tile: int) -> Heap:
    return Heap(f"tile/{TILES[tile].name}/0", 1)


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _asked(p: Fields) -> int:
    return {DRAWING: CHANCE, ENDED: OVER}.get(int(p.phase), int(p.seat))


def _land(p: Any, fields: list[survey.Field]) -> tuple[Piece, ...]:
    """Tiles, their fields and borders, then what stands on them."""
    return (
        *_tiles(fields),
        *map(_ground, fields),
        *_frames(tuple((field.at, field.tile, field.terrain, field.is_closed) for field in fields)),
        *_cottages(fields),
        *(_figure(f"figure {field.at[0]} {field.at[1]}", field.figure, field) for field in fields if field.figure),
        *_prices(p, fields),
    )


def _tiles(fields: list[survey.Field]) -> Iterator[Piece]:
    yield _START
    for field in fields:
        if field.tile and field.part == 0:
            yield _tile(field.name, *field.at, field.facing)


_START = Piece("tile start", "base/start", *geometry.middle(*START_AT[0]), tip=Message.of("tip-start"))


@lru_cache(KEPT)
def _tile(name: str, q: int, r: int, facing: int) -> Piece:
    x, y = geometry.centre(survey.places(q, r, facing))
    return Piece(f"tile {name}", f"base/{facing % 2}", x, y, tip=Message.of("tip-tile", tile=name))


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


Ground = tuple[survey.Place, int, int, bool]  # of a field: where it is, its tile, its terrain, whether it is closed


@lru_cache(KEPT_SCENES)
def _frames(fields: tuple[Ground, ...]) -> list[Piece]:
    """The borders of all fields; they change only with the land, not with what stands on it."""
    by_place = {field[0]: field for field in fields}
    return [_frame(field, by_place) for field in fields]


def _frame(field: Ground, by_place: dict[survey.Place, Ground]) -> Piece:
    """The borders of a field, as one of the frames that differ by more than a turn."""
    at, tile, terrain, is_closed = field
    sides: list[str] = []
    for place in survey.around(*at):
        other = by_place.get(place)
        if other is None or other[2] != terrain:
            sides.append(frame.BORDER)
        elif other[1] == tile or len(sides) > 2:  # a seam is drawn by the field to its left or above it
            sides.append(frame.NOTHING)
        else:
            sides.append(frame.SEAM)
    return _frame_piece(at, tuple(sides), is_closed)


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
    return _figure_piece(name, figure, *_standing_place(field))


@lru_cache(KEPT)
def _figure_piece(name: str, figure: survey.Figure, x: float, y: float) -> Piece:
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


@lru_cache(KEPT_SCENES)
def _reach(places: tuple[survey.Place, ...]) -> Box:
    """The furthest middles of fields: left, top, right and bottom. All that lies on them lies within half a field."""
    points = [geometry.middle(*place) for place in places]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _box(reach: Box, spots: tuple[Spot, ...]) -> Box:
    """What is needed to show the land and the spots around it."""
    left, top, right, bottom = reach
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    left, top = min([left, *xs]) - WIDTH, min([top, *ys]) - RADIUS - 12
    return left, top, max([right, *xs]) + WIDTH - left, max([bottom, *ys]) + RADIUS + 12 - top


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
    places: Sequence[int | None] = [None] * MOST_SEATS
    if asked == OVER:
        ranks = np.zeros(MOST_SEATS, dtype=np.int64)
        placing(p.record, ranks)
        places = ranks.tolist()
    points, coins, supply = p.points.tolist(), p.coins.tolist(), p.supply.tolist()
    return tuple(
        _panel(seat, points[seat], seat == asked, coins[seat], tuple(supply[seat]), places[seat])
        for seat in range(int(p.seats))
    )


@lru_cache(KEPT)
def _panel(seat: int, points: int, is_asked: bool, coins: int, supply: tuple[int, ...], place: int | None) -> Panel:
    figures = (
        Supply(f"figure/{SEATS[seat].name}/{size}/standing", count, int(most), Message.of(f"figures-{size}"))
        for size, count, most in zip(SIZES, supply, FIGURES, strict=True)
    )
    return Panel(seat, points, is_asked, (Supply("coin", coins, None, Message.of("coins")), *figures), place=place)


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


def _choices(known: survey.Reading) -> Asked:
    """The viewer's legal moves, and the spots that lead to them."""
    p: Any = known.p
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    actions = out[: legal(p.record, out)]
    if p.phase == PLACING:
        return _places(p, actions)
    if p.phase == FETCHING:
        return _fetches(p, actions.tolist())
    return _settings(p, survey.new_fields(known.fields), actions.tolist())


def _places(p: Any, actions: NDArray[np.int64]) -> Asked:
    """First the corner where the tile's three fields shall meet, then its turn."""
    tile, bank = int(p.tile), int(p.bank)
    sites, terrains = np.empty_like(actions), np.empty_like(actions)
    land.describe(p.record, tile, actions, sites, terrains)
    choices: list[Choice] = []
    spots: dict[str, Spot] = {}
    ways: dict[int, list[tuple[int, int, int]]] = {}
    art = f"tile/{TILES[tile].name}"
    for action, site, enlarged in zip(actions.tolist(), sites.tolist(), terrains.tolist(), strict=True):
        if site not in ways:
            ways[site] = survey.ways(p, site)
        way = ways[site][action % FIELDS]
        choice, corner, turned = _place(ways[site][0], way, art, min(enlarged - 1, bank))
        spots.setdefault(corner.id, corner)
        spots[turned.id] = turned
        choices.append(choice)
    return tuple(choices), tuple(spots.values()), ()


def _place(base: tuple[int, int, int], way: tuple[int, int, int], art: str, coins: int) -> tuple[Choice, Spot, Spot]:
    """One way to lay a tile, as q, r and facing."""
    corner, turned = _spots(base, way, coins)
    ghost = Piece("ghost", f"{art}/{way[2]}", corner.x, corner.y)
    words = f"place {way[0]} {way[1]} {way[2]}"
    return Choice(words, (corner.id, turned.id), turned.label, (ghost, ghost)), corner, turned


@lru_cache(KEPT)
def _spots(base: tuple[int, int, int], way: tuple[int, int, int], coins: int) -> tuple[Spot, Spot]:
    """The same corners are offered again and again, so their spots are made once and kept."""
    q, r, facing = way
    x, y = geometry.centre(survey.places(q, r, facing))
    corner = f"site {base[0]} {base[1]} {base[2] % 2}"
    label = Message.of("choice-place", q=q, r=r, degrees=60 * facing, coins=coins)
    return (
        Spot(corner, x, y, "disc", Message.of("spot-site", q=base[0], r=base[1])),
        Spot(f"{corner} turn {facing}", x, y, "disc", label, turn=60 * facing),
    )


def _fetches(p: Any, actions: list[int]) -> Asked:
    figures = int(p.pub[p.seat].sum())
    labels = {FETCH: Message.of("choice-fetch", figures=figures), PASS: Message.of("choice-leave", figures=figures)}
    words = {FETCH: "fetch", PASS: "pass"}
    buttons = tuple(Spot(words[action], 0, 0, "button", labels[action]) for action in actions)
    choices = tuple(Choice(words[action], (words[action],), labels[action], (None,)) for action in actions)
    return choices, (), buttons


def _settings(p: Any, fields: list[survey.Field], actions: list[int]) -> Asked:
    """First a figure at hand, then the field it shall stand on; the label tells the cost."""
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
        choices.append(Choice(notation.write(p.positions, action, int(p.seat)), picks, label, (None, ghost)))
    return tuple(choices), tuple(spots.values()), tuple(buttons)


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every region, the same for all viewers."""
    return feature.features(position)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would play at a point of the land."""
    return feature.aim(position, area, x, y, like)
