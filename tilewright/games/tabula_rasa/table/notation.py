"""The moves of Tabula Rasa in words, why a move is refused, and what a move has brought about.

draw COLOUR NUMBER            chance: this knight goes from the face-down cards to a hand
play COLOUR NUMBER number     a knight from the hand beside the territory of its number
play COLOUR NUMBER colour     the same, beside the territory of its colour

COLOUR is red, green, blue, violet or yellow, NUMBER is 1 to 5; every knight exists twice, and the two are alike.

Seats are 0 to seats - 1 clockwise; seat 0 sits left of the dealer and begins. With four seats, 0 and 2 are one side
and 1 and 3 the other; else every seat is a side of its own.

The order of moves:
1. The deal: 8 × seats chance moves `draw`, one card at a time to seats 0, 1, … in turn, round after round.
2. Then, from seat 0 on clockwise, each turn is
   a. `play`, asked of the seat whose turn it is: one card of its own hand, to one of its two places. A card held
      twice gives the same two moves as a card held once. Both moves are always possible.
   b. chance `draw`: one card for the same seat. It is left out once 48 cards have been drawn in all, the deal
      included.
3. After the 48th `play` nothing is asked any more; that move scores everything and ends the game.
The two cards removed unseen at the start have no move: they are the two never drawn. So chance draws each of the cards
not yet drawn with the same likelihood, and a knight's weight is how many of its two copies have not been drawn, 1 or 2.

What is hidden: a `draw` is read in full by the seat that draws and in the record; every other viewer, the partner
included, reads `draw ?`. A `play` is read by all. Nobody is ever shown the two cards never drawn.

The events, all of the last move, territories from left to right (1 to 5, then red, green, blue, violet, yellow); of one
territory first what became of the territory tile, then of its treasure, then of the castle:

territory-taken       4.2  its points (1 to 5)   to a side with the most knights alone
treasure-taken        4.3  1 point               to the only second side, if it has a knight there
territory-unclaimed   4.4  0 points, seat -1     no knight is there: territory and treasure are discarded
treasure-unclaimed    4.4  0 points, seat -1     only one side has knights there: the treasure is discarded
tie-treasure          4.5  1 point               to each of exactly two sides tied for the most, lower seat first
territory-tied        4.6  0 points, seat -1     all three sides tied, with knights there: both tiles are discarded
treasure-tied         4.7  0 points, seat -1     two sides tied for second, with knights: the treasure is discarded
castle-taken          4.8  5 points              to the first side with two number territories taken, at once
castle-unclaimed      4.9  0 points, seat -1     after territory 5, if no side has two

Points for a side of two partners are two events, one for each of them with the full points, the lower seat first.
"""

from functools import cache
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import EVERYTHING, Positions
from tilewright.core.message import Message
from tilewright.core.move import HIDDEN, Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.tabula_rasa.rules.material import (
    CASTLE_NEEDS,
    COLOURS,
    NUMBERS,
    PLACES,
    TERRITORIES,
    card,
    kind_of,
    territory,
)
from tilewright.games.tabula_rasa.rules.sides import side_of
from tilewright.games.tabula_rasa.rules.state import (
    CASTLE_TAKEN,
    CASTLE_UNCLAIMED,
    DRAW,
    DRAWING,
    ENDED,
    PLAYING,
    TERRITORY_TAKEN,
    TERRITORY_TIED,
    TERRITORY_UNCLAIMED,
    TIE_TREASURE,
    TREASURE_TAKEN,
    TREASURE_TIED,
    TREASURE_UNCLAIMED,
)
from tilewright.games.tabula_rasa.table.spoils import CASTLE, TILES
from tilewright.games.tabula_rasa.table.survey import knight, knight_id, knights_beside, place_name, side_name, tile_id

_WAYS = ("number", "colour")
_NUMBERS = tuple(str(number) for number in NUMBERS)
_SHAPES = {"draw": "draw COLOUR NUMBER", "play": "play COLOUR NUMBER number|colour"}


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; what is drawn is for the eyes of the seat that draws."""
    if action < DRAW:
        return play_words(action)
    if viewer not in (EVERYTHING, int(position["seat"][0])):
        return f"draw {HIDDEN}"
    return _draw_words(action - DRAW)


@cache
def _draw_words(kind: int) -> str:
    colour, number = card(kind)
    return f"draw {colour} {number}"


@cache
def play_words(action: int) -> str:
    """A card played: the same words for everybody."""
    colour, number = card(action >> 1)
    return f"play {colour} {number} {_WAYS[action & 1]}"


def read(position: Positions, words: str) -> int:
    """The action of a legal move; Refusal tells the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    asked = {DRAWING: "draw", PLAYING: "play"}[int(p.phase)]
    move = Move.expect(words, _SHAPES, (asked,), "3.1")
    return _read_draw(p, move) if asked == "draw" else _read_play(p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 2 or HIDDEN in move.args:
        raise malformed(_SHAPES["draw"])
    kind = _read_kind(move)
    if p.bag[kind] == 0:
        raise Refusal("3.5", Message.of("refuse-none-left", knight=knight(kind)))
    return DRAW + kind


def _read_play(p: Any, move: Move) -> int:
    if len(move.args) != 3:
        raise malformed(_SHAPES["play"])
    kind = _read_kind(move)
    way = move.args[2]
    if way not in _WAYS:
        raise _elsewhere(kind, way)
    if p.hand[p.seat, kind] == 0:
        raise Refusal("3.2", Message.of("refuse-not-in-hand", knight=knight(kind)))
    return 2 * kind + _WAYS.index(way)


def _elsewhere(kind: int, way: str) -> Refusal:
    """Why a knight cannot be laid where no word for its two places leads."""
    others = {territory(place): place for place in range(TERRITORIES) if place not in PLACES[kind]}
    if way not in others:
        return malformed(_SHAPES["play"])
    number, colour = (place_name(int(place)) for place in PLACES[kind])
    return Refusal(
        "3.3",
        Message.of("refuse-place", knight=knight(kind), place=place_name(others[way]), number=number, colour=colour),
    )


def _read_kind(move: Move) -> int:
    colour, number = move.args[:2]
    if colour not in COLOURS or number not in _NUMBERS:
        raise Refusal("1.1", Message.of("refuse-no-such-knight", knight=f"{colour} {number}"[:40]))
    return kind_of(colour, int(number))


_EVENTS = {
    TERRITORY_TAKEN: ("territory-taken", "4.2"),
    TREASURE_TAKEN: ("treasure-taken", "4.3"),
    TERRITORY_UNCLAIMED: ("territory-unclaimed", "4.4"),
    TREASURE_UNCLAIMED: ("treasure-unclaimed", "4.4"),
    TIE_TREASURE: ("tie-treasure", "4.5"),
    TERRITORY_TIED: ("territory-tied", "4.6"),
    TREASURE_TIED: ("treasure-tied", "4.7"),
    CASTLE_TAKEN: ("castle-taken", "4.8"),
    CASTLE_UNCLAIMED: ("castle-unclaimed", "4.9"),
}


def events(position: Positions) -> list[Event]:
    """What the last action brought about, each point with its arithmetic."""
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [_event(p, row, rows) for row in rows]


def _event(p: Any, row: tuple[int, ...], rows: list[tuple[int, ...]]) -> Event:
    code, seat, points, place, _ = row
    kind, clause = _EVENTS[code]
    is_castle = code in (CASTLE_TAKEN, CASTLE_UNCLAIMED)
    return Event(
        kind,
        clause,
        seat,
        points,
        _message(p, row),
        (Term(_tile_name(code, place), 1, points),) if points else (),
        () if is_castle else _holders(p, place),
        (CASTLE, *_castle_reasons(rows, seat)) if is_castle else _pieces(p, code, seat, place),
    )


def _message(p: Any, row: tuple[int, ...]) -> Message:
    """What happened as a sentence; the second of two partners only follows the first."""
    code, seat, points, place, count = row
    key, where = f"event-{_EVENTS[code][0]}", place_name(place)
    if not points:
        return Message.of(key, territory=where)
    if seat != side_of(int(p.seats), seat):
        return Message.of("event-partner", seat=seat + 1, partner=side_of(int(p.seats), seat) + 1, points=points)
    return Message.of(key, side=side_name(int(p.seats), seat), territory=where, points=points, knights=count)


def _tile_name(code: int, place: int) -> Message:
    return (
        place_name(place) if code == TERRITORY_TAKEN else Message.of("castle" if code == CASTLE_TAKEN else "treasure")
    )


def _holders(p: Any, place: int) -> tuple[tuple[int, int], ...]:
    """The seats with knights beside a territory, and how many each of them laid."""
    laid_by = [owner for _, owner in knights_beside(p, place)]
    return tuple((seat, laid_by.count(seat)) for seat in range(int(p.seats)) if seat in laid_by)


def _castle_reasons(rows: list[tuple[int, ...]], seat: int) -> tuple[str, ...]:
    """The number territories for which a seat takes the castle: its first two."""
    taken = [place for code, owner, _, place, _ in rows if code == TERRITORY_TAKEN and owner == seat]
    return tuple(tile_id("territory", place) for place in taken[:CASTLE_NEEDS])


def _pieces(p: Any, code: int, seat: int, place: int) -> tuple[str, ...]:
    """The tile given away or discarded, and the knights that earned it."""
    tiles = [tile_id(tile, place) for tile in TILES[code]]
    seats = int(p.seats)
    own = [
        knight_id(place, k)
        for k, (_, owner) in enumerate(knights_beside(p, place))
        if seat >= 0 and side_of(seats, owner) == side_of(seats, seat)
    ]
    return (*tiles, *own)
