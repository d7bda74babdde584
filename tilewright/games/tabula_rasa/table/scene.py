"""What a viewer sees of Tabula Rasa: the row with all knights, their own hand, and the backs of the others."""

from dataclasses import dataclass
from typing import Any

from tilewright.core import cached, stage
from tilewright.core.game import CHANCE, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import Area, Box, Choice, Feature, Heap, Panel, Piece, Spot, Supply
from tilewright.core.stage import Offer
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import feature, layout, notation, spoils, survey

_MARGIN = 14.0


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table(stage.Shown):
    """What all viewers see, and what their tables are made of."""

    tallest: tuple[int, ...]  # for each side, the knights in its tallest stack
    rows: tuple[bytes, ...]  # beside each territory, the knights as in the record


def _show(p: Any) -> _Table:
    return _Table(
        last=(survey.knight_id(p.last, p.beside[p.last] - 1),) if p.last >= 0 else (),
        last_seat=survey.knights_beside(p, p.last)[-1][1] if p.last >= 0 else None,
        heaps=_heaps(survey.stock(p)),
        tallest=tuple(max(row) for row in p.knights[: sides.count(p.seats)]),
        rows=tuple(bytes(row[:count]) for row, count in zip(p.row, p.beside, strict=True)),
    )


def _areas(p: Any, shown: _Table, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """The table and the viewer's hand; a spectator sits on the first seat's side of the table but sees no hand."""
    own = sides.of(p.seats, max(0, viewer))
    table = Area("table", "table", _box(shown.tallest, own), _pieces(p, shown, own), offer.spots)
    if viewer >= 0 and survey.hand_size(p, viewer):
        return table, _hand(p, viewer)
    return (table,)


@cached.by_arguments
def _heaps(left: int) -> tuple[Heap, ...]:
    return (Heap("card/back", left),)


@cached.by_arguments
def _box(tallest: tuple[int, ...], own: int) -> Box:
    table = layout.of(tallest, own)
    return layout.LEFT, table.top - _MARGIN, layout.RIGHT - layout.LEFT, table.bottom - table.top + 2 * _MARGIN


def _pieces(p: Any, shown: _Table, own: int) -> tuple[Piece, ...]:
    table, fates, seats = layout.of(shown.tallest, own), spoils.of(p), p.seats
    edges, treasure_y = table.edges, table.treasure_y
    pieces = [*_lanes(seats, shown.tallest, own), *_beside_the_row(seats, survey.stock(p), fates.get(spoils.CASTLE))]
    has_ended = p.phase == state.ENDED
    for place, knights in enumerate(shown.rows):
        taken = (
            [fates.get(survey.tile_id(tile, place)) for tile in ("territory", "treasure")] if fates else (None, None)
        )
        pieces += _place(seats, edges, treasure_y, place, knights, has_ended, *taken)
    return tuple(pieces)


@cached.by_arguments
def _place(
    seats: int,
    edges: tuple[layout.Edge, ...],
    treasure_y: float,
    place: int,
    knights: bytes,
    has_ended: bool,
    fate: spoils.Spoil | None,
    treasure_fate: spoils.Spoil | None,
) -> list[Piece]:
    """A territory and its treasure, the knights beside it, and whose side leads there."""
    laid = survey.knights_of(knights)
    beside = [0] * len(edges)
    for _, seat in laid:
        beside[sides.of(seats, seat)] += 1
    pieces = [*_tiles(seats, place, treasure_y, fate, treasure_fate)]
    pieces += _knights(seats, edges, place, laid, beside)
    if not has_ended and beside.count(max(beside)) == 1:
        side = beside.index(max(beside))
        pieces += _leader(seats, place, side, beside[side], edges[side][1])
    return pieces


@cached.by_arguments
def _lanes(seats: int, tallest: tuple[int, ...], own: int) -> list[Piece]:
    """The strips of the sides, each with the chips of its seats."""
    lanes = layout.of(tallest, own).lanes
    pieces = []
    for side, lane in enumerate(lanes):
        pieces.append(Piece(f"lane {side}", f"lane/{SEATS[side].name}/{lane.room}", 0, lane.middle, owner=side))
    for side, lane in enumerate(lanes):
        for number, seat in enumerate(survey.seats_of(seats, side)):
            tip = Message.of("tip-lane", side=survey.side_name(seats, seat))
            pieces.append(_chip(f"side {seat}", seat, layout.CHIP_X, lane.chip_y(number), tip))
    return pieces


def _chip(name: str, seat: int, x: float, y: float, tip: Message) -> Piece:
    return Piece(name, f"chip/{SEATS[seat].name}", x, y, owner=seat, tip=tip, height=1)


@cached.by_arguments
def _beside_the_row(seats: int, left: int, fate: spoils.Spoil | None) -> list[Piece]:
    """Castle, stock, and the two cards removed unseen."""
    x, y = layout.CASTLE_X, layout.CASTLE_Y
    return [
        Piece(
            spoils.CASTLE,
            _fated("castle", fate),
            x,
            y,
            owner=_owner(fate),
            tip=Message.of("tip-castle", points=material.CASTLE_POINTS),
        ),
        *_taken(seats, spoils.CASTLE, fate, x + 38, y - 60),
        Piece("stock", f"stock/{left}", x, y - 130, tip=Message.of("tip-stock", count=left)),
        Piece("removed", "removed", x, y + 126, tip=Message.of("tip-removed", count=material.REMOVED)),
    ]


def _owner(fate: spoils.Spoil | None) -> int | None:
    return fate.seats[0] if fate and fate.seats else None


def _taken(seats: int, tile: str, fate: spoils.Spoil | None, x: float, y: float) -> list[Piece]:
    """The chips of the seats that took a tile, on its corner."""
    return [
        _chip(
            f"{tile} of {seat}", seat, x, y + 20 * number, Message.of("tip-taken", side=survey.side_name(seats, seat))
        )
        for number, seat in enumerate(fate.seats if fate else ())
    ]


@cached.by_arguments
def _tiles(
    seats: int, place: int, y: float, fate: spoils.Spoil | None, treasure_fate: spoils.Spoil | None
) -> list[Piece]:
    """A territory and its treasure, whose row is at y."""
    x, points = layout.territory_x(place), int(material.TERRITORY_POINTS[place])
    name, treasure_name = survey.tile_id("territory", place), survey.tile_id("treasure", place)
    art = "territory/turned" if fate and fate.is_turned else _fated(f"territory/{material.territory(place)}", fate)
    tip = Message.of("tip-territory", territory=survey.place_name(place), points=points)
    treasure_tip = Message.of("tip-treasure", points=material.TREASURE_POINTS)
    return [
        Piece(name, art, x, 0, owner=_owner(fate), tip=tip),
        *_taken(seats, name, fate, x + 34, -34),
        Piece(treasure_name, _fated("treasure", treasure_fate), x, y, owner=_owner(treasure_fate), tip=treasure_tip),
        *_taken(seats, treasure_name, treasure_fate, x - 28, y - 10),
    ]


def _fated(art: str, fate: spoils.Spoil | None) -> str:
    """A tile as it is, or out of play."""
    return f"{art}/out" if fate and not fate.seats else art


def _knights(
    seats: int, edges: tuple[layout.Edge, ...], place: int, knights: list[tuple[int, int]], counts: list[int]
) -> list[Piece]:
    """The stacks of knights (kind, seat) beside a territory; `counts` are the knights of each side."""
    reached = [0] * len(counts)
    pieces = []
    for order, (kind, seat) in enumerate(knights):
        side = sides.of(seats, seat)
        pieces.append(_knight(place, order, kind, seat, layout.knight_y(edges[side], reached[side], counts[side])))
        reached[side] += 1
    return pieces


@cached.by_arguments
def _knight(place: int, order: int, kind: int, seat: int, y: float) -> Piece:
    tip = Message.of("tip-knight", knight=survey.knight(kind), seat=seat + 1)
    return Piece(survey.knight_id(place, order), _face(kind), layout.territory_x(place), y, owner=seat, tip=tip)


@cached.by_arguments
def _leader(seats: int, place: int, side: int, count: int, y: float) -> list[Piece]:
    """The chips of the side that leads alone beside a territory."""
    tip = Message.of("tip-leads", side=survey.side_name(seats, side), knights=count)
    x = layout.territory_x(place) + 34
    return [
        _chip(f"leader {material.territory(place)} {seat}", seat, x - 16 * number, y, tip)
        for number, seat in enumerate(survey.seats_of(seats, side))
    ]


def _face(kind: int) -> str:
    colour, number = material.card(kind)
    return f"card/{colour}/{number}"


def _card_id(kind: int, copy: int) -> str:
    colour, number = material.card(kind)
    return f"hand {colour} {number} {copy}"


@cached.by_seat(state.POSITION, "hand")
def _hand(p: Any, seat: int) -> Area:
    """The seat's cards as a flat fan, sorted; of two equal ones the second peeps out from behind the first."""
    cards = [(kind, copy) for kind, count in enumerate(p.hand[seat]) for copy in reversed(range(count))]
    pieces = []
    x = 0.0
    for order, (kind, copy) in enumerate(cards):
        lean = 2 * order - len(cards) + 1
        pieces.append(_held(seat, kind, copy, x, lean))
        x += layout.TWIN_PITCH if copy else layout.HAND_PITCH
    found = tuple(pieces)
    return Area("hand", "hand", _hand_box(found), found, owner=seat, title=Message.of("hand"))


@cached.by_arguments
def _held(seat: int, kind: int, copy: int, x: float, lean: int) -> Piece:
    return Piece(_card_id(kind, copy), _face(kind), x, 0.35 * lean * lean, lean, owner=seat, tip=survey.knight(kind))


def _hand_box(cards: tuple[Piece, ...]) -> Box:
    right = max(piece.x for piece in cards)
    return -52.0, -64.0, right + 104, 146.0


@cached.by_seat(state.POSITION, "hand", "points")
def _panel(p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
    hand = survey.hand_size(p, seat)
    supply = Supply("hand/back", hand, material.HAND, Message.of("cards-in-hand"))
    return Panel(seat, p.points[seat], is_to_move, (supply,), hand, place)


def _prompt(p: Any, to_move: int) -> Message:
    if to_move == CHANCE:
        is_deal = p.laid == 0 and p.drawn < material.HAND * p.seats
        return stage.message("prompt-deal" if is_deal else "prompt-draw", seat=p.seat + 1)
    return stage.message("prompt-play", seat=to_move + 1)


def _offer(p: Any, shown: _Table, actions: list[int]) -> Offer:
    """The legal moves of the seat to move: a card of the hand and then its place; and those places."""
    side = sides.of(p.seats, p.seat)
    reached = sorted({_PLACES[action] for action in actions})
    points = {place: _next_place(shown.tallest, side, place, p.knights[side][place]) for place in reached}
    return Offer(
        tuple(_choice(action, p.seat, _PLACES[action], *points[_PLACES[action]]) for action in actions),
        tuple(_spot(place, *points[place]) for place in reached),
    )


_PLACES = [int(place) for places in material.PLACES for place in places]  # of each card played, 2 * kind + way


@cached.by_arguments
def _choice(action: int, seat: int, place: int, x: float, y: float) -> Choice:
    kind = action >> 1
    return Choice(
        notation.play_words(action),
        (_card_id(kind, 0), _spot_id(place)),
        Message.of("choice-play", knight=survey.knight(kind), territory=survey.place_name(place)),
        (None, Piece("ghost", _face(kind), x, y, owner=seat)),
    )


def _spot_id(place: int) -> str:
    return f"place {material.territory(place)}"


@cached.by_arguments
def _next_place(tallest: tuple[int, ...], side: int, place: int, count: int) -> tuple[float, float]:
    """Where the next knight of the viewer's side will lie beside a territory, on top of `count` others."""
    return layout.territory_x(place), layout.of(tallest, side).lanes[side].knight_y(count, count + 1)


@cached.by_arguments
def _spot(place: int, x: float, y: float) -> Spot:
    return Spot(_spot_id(place), x, y, "card", Message.of("spot-place", territory=survey.place_name(place)))


STAGE = stage.Parts(prompt=_prompt, panel=_panel, show=_show, offer=_offer, areas=_areas)


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every territory; what lies beside it is open to all."""
    p = Plain(position)
    return feature.features(p, _areas(p, _show(p), viewer, stage.NO_OFFER))


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would lay a card at a point of the table."""
    return feature.aim(position, area, x, like)
