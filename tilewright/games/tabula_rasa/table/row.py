"""The row of Tabula Rasa as pieces: lanes, territories and treasures, knights and chips, castle and stock."""

from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Piece
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import layout, spoils, survey


def pieces(p: Any, rows: tuple[bytes, ...], tallest: tuple[int, ...], own: int) -> tuple[Piece, ...]:
    """Everything on the table as the side `own` sees it; `rows` are the knights beside each territory."""
    table, fates, seats = layout.of(tallest, own), spoils.of(p), p.seats
    edges, treasure_y = table.edges, table.treasure_y
    found = [*_lanes(seats, tallest, own), *_beside_the_row(seats, survey.stock(p), fates.get(spoils.CASTLE))]
    has_ended = p.phase == state.ENDED
    for place, knights in enumerate(rows):
        taken = (
            [fates.get(survey.tile_id(tile, place)) for tile in ("territory", "treasure")] if fates else (None, None)
        )
        found += _place(seats, edges, treasure_y, place, knights, has_ended, *taken)
    return tuple(found)


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
    """A territory and its treasure, the knights beside it, and the chips of the leading side."""
    laid = survey.knights_of(knights)
    beside = [0] * len(edges)
    for _, seat in laid:
        beside[sides.of(seats, seat)] += 1
    found = [*_tiles(seats, place, treasure_y, fate, treasure_fate)]
    found += _knights(seats, edges, place, laid, beside)
    if not has_ended and beside.count(max(beside)) == 1:
        side = beside.index(max(beside))
        found += _leader(seats, place, side, beside[side], edges[side][1])
    return found


@cached.by_arguments
def _lanes(seats: int, tallest: tuple[int, ...], own: int) -> list[Piece]:
    """The strips of the sides, each with the chips of its seats."""
    lanes = layout.of(tallest, own).lanes
    found = []
    for side, lane in enumerate(lanes):
        found.append(Piece(f"lane {side}", f"lane/{SEATS[side].name}/{lane.room}", 0, lane.middle, owner=side))
    for side, lane in enumerate(lanes):
        for number, seat in enumerate(survey.seats_of(seats, side)):
            tip = Message.of("tip-lane", side=survey.side_name(seats, seat))
            found.append(_chip(f"side {seat}", seat, layout.CHIP_X, lane.chip_y(number), tip))
    return found


def _chip(name: str, seat: int, x: float, y: float, tip: Message) -> Piece:
    return Piece(name, f"chip/{SEATS[seat].name}", x, y, owner=seat, tip=tip, height=1)


@cached.by_arguments
def _beside_the_row(seats: int, left: int, fate: spoils.Spoil | None) -> list[Piece]:
    """The castle, the stock, and the two cards removed unseen."""
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
    """A territory and its treasure; the row of treasures is at y."""
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
    """The art id of a tile, or of the same tile out of play."""
    return f"{art}/out" if fate and not fate.seats else art


def _knights(
    seats: int, edges: tuple[layout.Edge, ...], place: int, knights: list[tuple[int, int]], counts: list[int]
) -> list[Piece]:
    """The stacks of knights (kind, seat) beside a territory; `counts` are the knights of each side."""
    reached = [0] * len(counts)
    found = []
    for order, (kind, seat) in enumerate(knights):
        side = sides.of(seats, seat)
        found.append(_knight(place, order, kind, seat, layout.knight_y(edges[side], reached[side], counts[side])))
        reached[side] += 1
    return found


@cached.by_arguments
def _knight(place: int, order: int, kind: int, seat: int, y: float) -> Piece:
    tip = Message.of("tip-knight", knight=survey.knight(kind), seat=seat + 1)
    return Piece(survey.knight_id(place, order), survey.face(kind), layout.territory_x(place), y, owner=seat, tip=tip)


@cached.by_arguments
def _leader(seats: int, place: int, side: int, count: int, y: float) -> list[Piece]:
    """The chips of the side that has the most knights beside a territory."""
    tip = Message.of("tip-leads", side=survey.side_name(seats, side), knights=count)
    x = layout.territory_x(place) + 34
    return [
        _chip(f"leader {material.territory(place)} {seat}", seat, x - 16 * number, y, tip)
        for number, seat in enumerate(survey.seats_of(seats, side))
    ]
