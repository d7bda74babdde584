"""What a viewer sees of Tabula Rasa: the row with all knights, their own hand, and the backs of the others."""

from dataclasses import dataclass
from typing import Any

from tilewright.core import cached, stage
from tilewright.core.game import CHANCE, Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.core.scene import Area, Box, Choice, Feature, Heap, Panel, Piece, Spot, Supply
from tilewright.core.stage import Offer
from tilewright.games.tabula_rasa.rules import material, sides
from tilewright.games.tabula_rasa.table import feature, hand, layout, notation, row, survey

_MARGIN = 14.0


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table(stage.Shown):
    """What all viewers see, and the data for their tables."""

    tallest: tuple[int, ...]  # for each side, the knights in its tallest stack
    rows: tuple[bytes, ...]  # beside each territory, the knights as in the record


def _show(p: Any) -> _Table:
    rows = survey.rows(p)
    return _Table(
        last=(survey.knight_id(p.last, p.beside[p.last] - 1),) if p.last >= 0 else (),
        last_seat=rows[p.last][-1] & 3 if p.last >= 0 else None,
        heaps=_heaps(survey.stock(p)),
        tallest=tuple(max(counts) for counts in p.knights[: sides.count(p.seats)]),
        rows=rows,
    )


def _areas(p: Any, shown: _Table, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """The table and the viewer's hand; a spectator sees the table from the first seat's side, but no hand."""
    own = sides.of(p.seats, max(0, viewer))
    table = Area("table", "table", _box(shown.tallest, own), row.pieces(p, shown.rows, shown.tallest, own), offer.spots)
    if viewer >= 0 and survey.hand_size(p, viewer):
        return table, hand.area(p, viewer)
    return (table,)


@cached.by_arguments
def _heaps(left: int) -> tuple[Heap, ...]:
    return (Heap("card/back", left),)


@cached.by_arguments
def _box(tallest: tuple[int, ...], own: int) -> Box:
    table = layout.of(tallest, own)
    return layout.LEFT, table.top - _MARGIN, layout.RIGHT - layout.LEFT, table.bottom - table.top + 2 * _MARGIN


def _panel(p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
    return _panel_of(seat, p.points[seat], is_to_move, survey.hand_size(p, seat), place)


@cached.by_arguments
def _panel_of(seat: int, points: int, is_to_move: bool, cards: int, place: int | None) -> Panel:
    supply = Supply("hand/back", cards, material.HAND, Message.of("cards-in-hand"))
    return Panel(seat, points, is_to_move, (supply,), cards, place)


def _prompt(p: Any, to_move: int) -> Message:
    if to_move == CHANCE:
        is_deal = p.laid == 0 and p.drawn < material.HAND * p.seats
        return stage.message("prompt-deal" if is_deal else "prompt-draw", seat=p.seat + 1)
    return stage.message("prompt-play", seat=to_move + 1)


def _offer(p: Any, shown: _Table, actions: list[int]) -> Offer:
    """The legal moves of the seat to move, each a card in hand and then its place, and the spots for those places."""
    side = sides.of(p.seats, p.seat)
    reached = sorted({_PLACES[action] for action in actions})
    points = {place: _next_place(shown.tallest, side, place, p.knights[side][place]) for place in reached}
    return Offer(
        tuple(_choice(action, p.seat, _PLACES[action], *points[_PLACES[action]]) for action in actions),
        tuple(_spot(place, *points[place], _about(p.seats, place, _counts(p, place))) for place in reached),
    )


_PLACES = [int(place) for places in material.PLACES for place in places]  # of each card played, 2 * kind + way


@cached.by_arguments
def _choice(action: int, seat: int, place: int, x: float, y: float) -> Choice:
    kind = action >> 1
    return Choice(
        notation.play_words(action),
        (survey.card_id(kind, 0), _spot_id(place)),
        Message.of("choice-play", knight=survey.knight(kind), territory=survey.place_name(place)),
        (None, Piece("ghost", survey.face(kind), x, y, owner=seat)),
    )


def _spot_id(place: int) -> str:
    return f"place {material.territory(place)}"


@cached.by_arguments
def _next_place(tallest: tuple[int, ...], side: int, place: int, count: int) -> tuple[float, float]:
    """The place of the next knight of the viewer's side beside a territory, on top of `count` others."""
    return layout.territory_x(place), layout.of(tallest, side).lanes[side].knight_y(count, count + 1)


def _spot(place: int, x: float, y: float, about: Message) -> Spot:
    return Spot(
        _spot_id(place), x, y, "card", Message.of("spot-place", territory=survey.place_name(place)), about=about
    )


def spot_for(p: Any, place: int, side: int) -> Spot:
    """Where the next knight of a side is laid beside a territory, at the table as a spectator sees it."""
    tallest = tuple(max(counts) for counts in p.knights[: sides.count(p.seats)])
    table = layout.of(tallest, 0)
    count = p.knights[side][place]
    y = table.lanes[side].knight_y(count, count + 1)
    return _spot(place, layout.territory_x(place), y, _about(p.seats, place, _counts(p, place)))


def _counts(p: Any, place: int) -> tuple[int, ...]:
    """The knights of each side beside a territory."""
    return tuple(knights[place] for knights in p.knights[: sides.count(p.seats)])


@cached.by_arguments
def _about(seats: int, place: int, counts: tuple[int, ...]) -> Message:
    """What a territory is worth, and the knights beside it."""
    knights = [
        Message.of("about-knights", side=survey.side_name(seats, side), count=count)
        for side, count in enumerate(counts)
    ]
    points = int(material.TERRITORY_POINTS[place])
    return Message.of("about-place", points=points, knights=Message.listed(knights))


STAGE = stage.Parts(prompt=_prompt, panel=_panel, show=_show, offer=_offer, areas=_areas)


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every territory; the knights beside it are open to all."""
    p = Plain(position)
    return feature.features(p, _areas(p, _show(p), viewer, stage.NO_OFFER))


def prolong(position: Positions) -> None:
    """Leave one card to be laid: then the last knight does not end the game."""
    position["laid"] -= 1


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The move that would lay a card at a point of the table."""
    return feature.aim(position, area, x, like)
