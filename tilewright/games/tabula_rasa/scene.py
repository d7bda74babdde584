"""What a viewer sees of a game of Tabula Rasa: the row with all knights, the own hand, and backs of the others."""

from typing import Any

import numpy as np

from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.plain import Fields
from tilewright.core.scene import Area, Box, Choice, Feature, Heap, Panel, Piece, Scene, Spot, Supply
from tilewright.games.tabula_rasa import notation, rules
from tilewright.games.tabula_rasa.material import (
    CASTLE_POINTS,
    HAND,
    MOST_SEATS,
    PLACES,
    REMOVED,
    TERRITORIES,
    TERRITORY_POINTS,
    TREASURE_POINTS,
    card,
    territory,
)
from tilewright.games.tabula_rasa.sides import side_of, sides
from tilewright.games.tabula_rasa.state import DRAWING, ENDED, MOST_LEGAL, PLAYING
from tilewright.games.tabula_rasa.table import feature, layout
from tilewright.games.tabula_rasa.table.layout import Layout
from tilewright.games.tabula_rasa.table.spoils import CASTLE, Spoil, spoils
from tilewright.games.tabula_rasa.table.survey import (
    hand_of,
    hand_size,
    knight,
    knight_id,
    knights_beside,
    place_name,
    seats_of,
    side_name,
    stock,
    tile_id,
)

_MARGIN = 14.0


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator, who sits on the first seat's side of the table but sees no hand."""
    p = Fields(position)
    asked = _asked(p)
    own = side_of(int(p.seats), max(0, viewer))
    table = layout.layout([int(max(p.knights[side])) for side in range(sides(int(p.seats)))], own)
    choices = _choices(position, table) if viewer == asked else ()
    areas = [Area("table", "table", _box(table), _pieces(p, table), _spots(p, table, choices))]
    cards = _hand(p, viewer) if viewer >= 0 else ()
    if cards:
        areas.append(Area("hand", "hand", _hand_box(cards), cards, owner=viewer, title=Message.of("hand")))
    return Scene(
        viewer=viewer,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=tuple(areas),
        panels=_panels(p, asked),
        choices=choices,
        last=(knight_id(int(p.last), int(p.beside[p.last]) - 1),) if p.last >= 0 else (),
        last_seat=knights_beside(p, int(p.last))[-1][1] if p.last >= 0 else None,
        heaps=(Heap("card/back", stock(p)),),
    )


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _asked(p: Fields) -> int:
    return {DRAWING: CHANCE, ENDED: OVER}.get(int(p.phase), int(p.seat))


def _box(table: Layout) -> Box:
    return layout.LEFT, table.top - _MARGIN, layout.RIGHT - layout.LEFT, table.bottom - table.top + 2 * _MARGIN


def _pieces(p: Any, table: Layout) -> tuple[Piece, ...]:
    fates = spoils(p)
    pieces = [*_lanes(p, table), *_beside_the_row(p, table, fates)]
    for place in range(TERRITORIES):
        pieces += _tiles(p, table, place, fates)
        pieces += _knights(p, table, place)
    return tuple(pieces)


def _lanes(p: Any, table: Layout) -> list[Piece]:
    """The strips of the sides, each with the chips of its seats."""
    pieces = []
    for side, lane in enumerate(table.lanes):
        pieces.append(Piece(f"lane {side}", f"lane/{SEATS[side].name}/{lane.room}", 0, lane.middle, owner=side))
    for side, lane in enumerate(table.lanes):
        for number, seat in enumerate(seats_of(p, side)):
            tip = Message.of("tip-lane", side=side_name(p, seat))
            pieces.append(_chip(f"side {seat}", seat, layout.CHIP_X, lane.chip_y(number), tip))
    return pieces


def _chip(name: str, seat: int, x: float, y: float, tip: Message) -> Piece:
    return Piece(name, f"chip/{SEATS[seat].name}", x, y, owner=seat, tip=tip, height=1)


def _beside_the_row(p: Any, table: Layout, fates: dict[str, Spoil]) -> list[Piece]:
    """Castle, stock, and the cards nobody may see."""
    x, y = layout.CASTLE_X, layout.CASTLE_Y
    fate = fates.get(CASTLE)
    left = stock(p)
    return [
        Piece(
            CASTLE, _fated("castle", fate), x, y, owner=_owner(fate), tip=Message.of("tip-castle", points=CASTLE_POINTS)
        ),
        *_taken(p, CASTLE, fate, x + 38, y - 60),
        Piece("stock", f"stock/{left}", x, y - 130, tip=Message.of("tip-stock", count=left)),
        Piece("removed", "removed", x, y + 126, tip=Message.of("tip-removed", count=REMOVED)),
    ]


def _owner(fate: Spoil | None) -> int | None:
    return fate.seats[0] if fate and fate.seats else None


def _taken(p: Any, tile: str, fate: Spoil | None, x: float, y: float) -> list[Piece]:
    """The chips of those who took a tile, on its corner."""
    return [
        _chip(f"{tile} of {seat}", seat, x, y + 20 * number, Message.of("tip-taken", side=side_name(p, seat)))
        for number, seat in enumerate(fate.seats if fate else ())
    ]


def _tiles(p: Any, table: Layout, place: int, fates: dict[str, Spoil]) -> list[Piece]:
    """A territory and its treasure."""
    x, points = table.territory_x(place), int(TERRITORY_POINTS[place])
    name, treasure_name = tile_id("territory", place), tile_id("treasure", place)
    fate, treasure_fate = fates.get(name), fates.get(treasure_name)
    art = "territory/turned" if fate and fate.is_turned else _fated(f"territory/{territory(place)}", fate)
    tip = Message.of("tip-territory", territory=place_name(place), points=points)
    treasure_tip = Message.of("tip-treasure", points=TREASURE_POINTS)
    y = table.treasure_y
    return [
        Piece(name, art, x, 0, owner=_owner(fate), tip=tip),
        *_taken(p, name, fate, x + 34, -34),
        Piece(treasure_name, _fated("treasure", treasure_fate), x, y, owner=_owner(treasure_fate), tip=treasure_tip),
        *_taken(p, treasure_name, treasure_fate, x - 28, y - 10),
    ]


def _fated(art: str, fate: Spoil | None) -> str:
    """A tile as it is, or out of play."""
    return f"{art}/out" if fate and not fate.seats else art


def _knights(p: Any, table: Layout, place: int) -> list[Piece]:
    """The stacks beside a territory, and the chip of the side that leads there alone."""
    x = table.territory_x(place)
    counts = [int(p.knights[side, place]) for side in range(len(table.lanes))]
    reached = [0] * len(counts)
    pieces = []
    for order, (kind, seat) in enumerate(knights_beside(p, place)):
        side = side_of(int(p.seats), seat)
        y = table.lanes[side].knight_y(reached[side], counts[side])
        reached[side] += 1
        tip = Message.of("tip-knight", knight=knight(kind), seat=seat + 1)
        pieces.append(Piece(knight_id(place, order), _face(kind), x, y, owner=seat, tip=tip))
    if p.phase != ENDED and counts.count(max(counts)) == 1:
        side = counts.index(max(counts))
        tip = Message.of("tip-leads", side=side_name(p, side), knights=counts[side])
        for number, seat in enumerate(seats_of(p, side)):
            name = f"leader {territory(place)} {seat}"
            pieces.append(_chip(name, seat, x + 34 - 16 * number, table.lanes[side].inner_edge, tip))
    return pieces


def _face(kind: int) -> str:
    colour, number = card(kind)
    return f"card/{colour}/{number}"


def _card_id(kind: int, copy: int) -> str:
    colour, number = card(kind)
    return f"hand {colour} {number} {copy}"


def _hand(p: Any, seat: int) -> tuple[Piece, ...]:
    """The own cards as a flat fan, sorted; of two equal ones the second peeps out from behind the first."""
    cards = [(kind, copy) for kind, count in hand_of(p, seat) for copy in reversed(range(count))]
    pieces = []
    x = 0.0
    for order, (kind, copy) in enumerate(cards):
        lean = 2 * order - len(cards) + 1
        pieces.append(
            Piece(
                id=_card_id(kind, copy),
                art=_face(kind),
                x=x,
                y=0.35 * lean * lean,
                turn=lean,
                owner=seat,
                tip=knight(kind),
            )
        )
        x += layout.TWIN_PITCH if copy else layout.HAND_PITCH
    return tuple(pieces)


def _hand_box(cards: tuple[Piece, ...]) -> Box:
    right = max(piece.x for piece in cards)
    return -52.0, -64.0, right + 104, 146.0


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    places = np.zeros(MOST_SEATS, dtype=np.int64)
    rules.placing(p.record, places)
    return tuple(
        Panel(
            seat=seat,
            points=int(p.points[seat]),
            is_asked=seat == asked,
            supplies=(Supply("hand/back", hand_size(p, seat), HAND, Message.of("cards-in-hand")),),
            hand=hand_size(p, seat),
            place=int(places[seat]) if asked == OVER else None,
        )
        for seat in range(int(p.seats))
    )


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return Message.of("prompt-over")
    if asked == CHANCE:
        is_deal = p.laid == 0 and p.drawn < HAND * p.seats
        return Message.of("prompt-deal" if is_deal else "prompt-draw", seat=int(p.seat) + 1)
    return Message.of("prompt-play", seat=asked + 1)


def _choices(position: Positions, table: Layout) -> tuple[Choice, ...]:
    """The legal moves of the seat asked: a card of the hand, then its place."""
    p = Fields(position)
    if p.phase != PLAYING:
        return ()
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    seat = int(p.seat)
    choices = []
    for action in (int(action) for action in out[: rules.legal(p.record, out)]):
        kind, place = action >> 1, int(PLACES[action >> 1, action & 1])
        x, y = _next_place(p, table, place)
        choices.append(
            Choice(
                notation.write(position, action, seat),
                (_card_id(kind, 0), _spot_id(place)),
                Message.of("choice-play", knight=knight(kind), territory=place_name(place)),
                (None, Piece("ghost", _face(kind), x, y, owner=seat)),
            )
        )
    return tuple(choices)


def _spot_id(place: int) -> str:
    return f"place {territory(place)}"


def _next_place(p: Any, table: Layout, place: int) -> tuple[float, float]:
    """Where the next knight of the seat asked will lie beside a territory."""
    side = side_of(int(p.seats), int(p.seat))
    count = int(p.knights[side, place])
    return table.territory_x(place), table.lanes[side].knight_y(count, count + 1)


def _spots(p: Any, table: Layout, choices: tuple[Choice, ...]) -> tuple[Spot, ...]:
    """The places any card of the hand may go to."""
    reached = {choice.picks[-1] for choice in choices}
    return tuple(
        Spot(
            _spot_id(place),
            *_next_place(p, table, place),
            "card",
            Message.of("spot-place", territory=place_name(place)),
        )
        for place in range(TERRITORIES)
        if _spot_id(place) in reached
    )


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every territory; what lies beside it is open to all."""
    return feature.features(position, scene(position, viewer))


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would lay a card at a point of the table."""
    return feature.aim(position, area, x, like)
