"""The moves of Tabula Rasa in words, the reasons for refusing a move, and the events of a move.

draw COLOUR NUMBER            chance: this knight goes from the face-down cards to a hand
play COLOUR NUMBER number     a knight from the hand beside the territory of its number
play COLOUR NUMBER colour     the same, beside the territory of its colour

RULES.md explains the order of moves, what each viewer may read, and the events under "Notation".
"""

from typing import Any

from tilewright.core import cached
from tilewright.core.event import Event, Term
from tilewright.core.game import EVERYTHING, Positions
from tilewright.core.message import Message
from tilewright.core.move import HIDDEN, Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import spoils, survey

_WAYS = ("number", "colour")
_NUMBERS = tuple(str(number) for number in material.NUMBERS)
_SHAPES = {"draw": "draw COLOUR NUMBER", "play": "play COLOUR NUMBER number|colour"}


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; only the seat that draws may read what it draws."""
    if action < state.DRAW:
        return play_words(action)
    if viewer not in (EVERYTHING, int(position["seat"][0])):
        return f"draw {HIDDEN}"
    return _draw_words(action - state.DRAW)


@cached.by_arguments
def _draw_words(kind: int) -> str:
    colour, number = material.card(kind)
    return f"draw {colour} {number}"


@cached.by_arguments
def play_words(action: int) -> str:
    """A played card in words, the same for everybody."""
    colour, number = material.card(action >> 1)
    return f"play {colour} {number} {_WAYS[action & 1]}"


def read(position: Positions, words: str) -> int:
    """The action of a legal move; a Refusal names the clause and the reason if it may not be played now."""
    p = Fields(position)
    if p.phase == state.ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    verb = {state.DRAWING: "draw", state.PLAYING: "play"}[int(p.phase)]
    move = Move.expect(words, _SHAPES, (verb,), "3.1")
    return _read_draw(p, move) if verb == "draw" else _read_play(p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 2 or HIDDEN in move.args:
        raise malformed(_SHAPES["draw"])
    kind = _read_kind(move)
    if p.bag[kind] == 0:
        raise Refusal("3.5", Message.of("refuse-none-left", knight=survey.knight(kind)))
    return state.DRAW + kind


def _read_play(p: Any, move: Move) -> int:
    if len(move.args) != 3:
        raise malformed(_SHAPES["play"])
    kind = _read_kind(move)
    way = move.args[2]
    if way not in _WAYS:
        raise elsewhere(kind, way)
    if p.hand[p.seat, kind] == 0:
        raise Refusal("3.2", Message.of("refuse-not-in-hand", knight=survey.knight(kind)))
    return 2 * kind + _WAYS.index(way)


def elsewhere(kind: int, way: str) -> Refusal:
    """The refusal of a knight that is to be laid at neither of its two places."""
    others = {
        material.territory(place): place
        for place in range(material.TERRITORY_COUNT)
        if place not in material.PLACES[kind]
    }
    if way not in others:
        return malformed(_SHAPES["play"])
    number, colour = (survey.place_name(int(place)) for place in material.PLACES[kind])
    return Refusal(
        "3.3",
        Message.of(
            "refuse-place",
            knight=survey.knight(kind),
            place=survey.place_name(others[way]),
            number=number,
            colour=colour,
        ),
    )


def _read_kind(move: Move) -> int:
    return kind_named(" ".join(move.args[:2]))


def kind_named(words: str) -> int:
    """The kind of a knight in words."""
    colour, _, number = words.partition(" ")
    if colour not in material.COLOURS or number not in _NUMBERS:
        raise Refusal("1.1", Message.of("refuse-no-such-knight", knight=words[:40]))
    return material.kind_of(colour, int(number))


_EVENTS = {
    state.TERRITORY_TAKEN: ("territory-taken", "4.2"),
    state.TREASURE_TAKEN: ("treasure-taken", "4.3"),
    state.TERRITORY_UNCLAIMED: ("territory-unclaimed", "4.4"),
    state.TREASURE_UNCLAIMED: ("treasure-unclaimed", "4.4"),
    state.TIE_TREASURE: ("tie-treasure", "4.5"),
    state.TERRITORY_TIED: ("territory-tied", "4.6"),
    state.TREASURE_TIED: ("treasure-tied", "4.7"),
    state.CASTLE_TAKEN: ("castle-taken", "4.8"),
    state.CASTLE_UNCLAIMED: ("castle-unclaimed", "4.9"),
}


def events(position: Positions) -> list[Event]:
    """The events of the last action, with the arithmetic of their points."""
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [_event(p, row, rows) for row in rows]


def _event(p: Any, row: tuple[int, ...], rows: list[tuple[int, ...]]) -> Event:
    code, seat, points, place, _ = row
    kind, clause = _EVENTS[code]
    is_castle = code in (state.CASTLE_TAKEN, state.CASTLE_UNCLAIMED)
    return Event(
        kind,
        clause,
        seat,
        points,
        _message(p, row),
        (Term(_tile_name(code, place), 1, points),) if points else (),
        () if is_castle else _holders(p, place),
        (spoils.CASTLE, *_castle_reasons(rows, seat)) if is_castle else _pieces(p, code, seat, place),
        "" if is_castle else survey.tile_id("place", place),
    )


def _message(p: Any, row: tuple[int, ...]) -> Message:
    """The sentence of an event; for the second of two partners it only refers to the first."""
    code, seat, points, place, count = row
    key, where = f"event-{_EVENTS[code][0]}", survey.place_name(place)
    if not points:
        return Message.of(key, territory=where)
    if seat != sides.of(int(p.seats), seat):
        return Message.of("event-partner", seat=seat + 1, partner=sides.of(int(p.seats), seat) + 1, points=points)
    return Message.of(key, side=survey.side_name(int(p.seats), seat), territory=where, points=points, knights=count)


def _tile_name(code: int, place: int) -> Message:
    return (
        survey.place_name(place)
        if code == state.TERRITORY_TAKEN
        else Message.of("castle" if code == state.CASTLE_TAKEN else "treasure")
    )


def _holders(p: Any, place: int) -> tuple[tuple[int, int], ...]:
    """The seats with knights beside a territory, and how many each of them laid."""
    laid_by = [owner for _, owner in survey.knights_beside(p, place)]
    return tuple((seat, laid_by.count(seat)) for seat in range(int(p.seats)) if seat in laid_by)


def _castle_reasons(rows: list[tuple[int, ...]], seat: int) -> tuple[str, ...]:
    """The number territories that win the castle for a seat: its first two."""
    taken = [place for code, owner, _, place, _ in rows if code == state.TERRITORY_TAKEN and owner == seat]
    return tuple(survey.tile_id("territory", place) for place in taken[: material.CASTLE_NEEDS])


def _pieces(p: Any, code: int, seat: int, place: int) -> tuple[str, ...]:
    """The tile that was awarded or discarded, and the knights that earned it."""
    tiles = [survey.tile_id(tile, place) for tile in spoils.TILES[code]]
    seats = int(p.seats)
    own = [
        survey.knight_id(place, k)
        for k, (_, owner) in enumerate(survey.knights_beside(p, place))
        if seat >= 0 and sides.of(seats, owner) == sides.of(seats, seat)
    ]
    return (*tiles, *own)
