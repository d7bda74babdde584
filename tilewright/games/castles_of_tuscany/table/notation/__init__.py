"""The moves of The Castles of Tuscany in words, and what a move has brought about.

Words. KIND is one of the eight kinds, which are also the colours of cards and fields:
    castle city manor agriculture quarry village monastery carriage
FACE is what a hexagon tile shows: a KIND other than agriculture, or one of the six agriculture faces
    pigs vines olives grain pigs-vines olives-grain
ITEM is what a storage space can hold: a FACE, or `hexagon`, the wooden one.
PLACE is a place of the display, 1 to 8 (two rows of four; the tile that replaces another lies where that one lay).
FIELD is a field of the own plan: the nine columns are a to i from left to right, the fields of a column are numbered
from the top, so a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 are the leftmost part (columns of 3, 4 and 3), d e f the middle one,
g h i the right one.

Set-up, in this order (seat 0 is the starting player; rounds go 0, 1, ... to the last seat):
 1. card KIND                 chance, 5 times for seat 0, then 5 times for seat 1, ...: a game card into that seat's
                              hand. Everybody else, spectators too, reads `card ?`.
 2. deal PART                 chance, for seat 0 an A part (`deal A3`), then a B, then a C; then for seat 1, ...:
                              public.
 3. part LETTER TURN [SHIFT]  seat 0 lays its three parts from left to right: three moves. TURN is 0 or 180 degrees. The
                              first part has no SHIFT; for the next two it is `up` or `down`: half a hexagon higher or
                              lower than the part on its left (the toml's shifts -1 and +1). `part B 0`,
                              `part A 180 up`, `part C 0 down`.
    castle FIELD              then the start castle on one of the three castle fields. Then seat 1 lays its parts and
                              castle, ... To everybody but the seat itself these four moves read `part ?` and
                              `castle ?`: the plans are secret until the last seat's castle stands.
 4. open PLAN                 chance, for seat 0, then for seat 1, ...: its plan lies open to all, as the arguments of
                              its four moves in a row: `open B 0 A 180 up C 0 down e3`. There is nothing to decide.
 5. bonus TILE                seat 0, then seat 1, ...: one bonus tile, TILE = card storage marble worker yield
                              (+1 of each).
 6. reveal FACE               chance, 8 times: neutral tiles onto the places 1 to 8.

A turn. The seat is asked for an action (phase "action"); always legal is draw:
    draw                      two cards (three with the option draw=3), and one more for each card bonus tile: so many
                              chance moves `card KIND` (others read `card ?`) follow. See "piles" below.
    take FACE PLACE           the tile on that place of the display (`take quarry 3`; reading takes `take quarry` for
                              the lowest place that shows it). If all storage spaces (1, plus 1 for each storage bonus
                              tile) are full:
       discard ITEM           which stored item goes out of the game (asked even if there is only one).
                              Then the replacement: see "display" below. The action is over.
    lay ITEM FIELD            a stored item onto an empty field that touches a covered one, of the item's colour (a
                              hexagon: of any colour), if at least one payment for the field's colour is possible. Equal
                              stored items are one move. Then always:
       pay WHAT...            what is given, as KINDs and `worker`s: exactly two units, a unit being one card of the
                              field's colour, two like cards of one other colour, or a worker. Every different multiset
                              is a move of its own (at most 45). Written: cards of the field's colour first, then pairs
                              in the order of KIND above, then workers; read in any order. `pay city village village`,
                              `pay quarry quarry quarry quarry`, `pay manor worker`, `pay worker worker`.
                              Then the item lies on the field: area points, colour bonus, then the effect (below).
    marble                    at the beginning of the turn, if the seat has marble: give one back, and two actions
                              follow instead of one (no further marble this turn).
After the last action of the turn, if the seat has marble and has used none this turn, it is asked (phase "marble"):
    marble                    give one back; one more action is asked (draw, take or lay; no passing).
    pass                      the turn ends. (Without marble, or when one was used, the turn ends by itself.)

Effects of what was laid, by the colour of the field (a hexagon counts as a tile of that colour):
    castle                    asked, always: `free FACE PLACE FIELD`: a tile of the display at once onto a fitting
                              field, without paying (reading takes `free FACE FIELD` for the lowest place); or `pass`.
                              After `free`: area points, colour bonus, then the replacement (and sweeps), then the
                              effect of the tile just laid.
    city                      asked: `bonus TILE`, of which five of each kind exist in all.
    manor                     a hexagon into a free storage space; without one, two red points instead.
    agriculture               one green point for each kind on the tile that does not lie in the area yet; a hexagon:
                              one.
    quarry, village           one marble, one worker, and one more for each such bonus tile.
    monastery                 three chance moves `card KIND`.
    carriage                  chance, once and once more for each yield bonus tile: `yield CARD`, CARD = red-points
                              green-point two-cards three-cards worker marble hexagon; each is carried out before the
                              next (cards: so many moves `card KIND`; a hexagon as for a manor).

Display. After `take` (and `discard`) or `free`, if the seat has own tiles left: chance `reveal FACE` from its own tiles
onto the empty place; else the place stays empty. Seven reveals from the own tiles empty the first stack, fourteen the
second, 21 the third. Then, and after every refilling, the display is looked at: if it shows five or more of one colour,
all of that colour go aside, and chance plays `reveal FACE` from the neutral tiles once for each of them, onto the
emptied places in ascending order.

Piles. An empty card pile, yield pile or neutral stack is made anew from the cards discarded, yields revealed or tiles
set aside at the moment the next one must be drawn, without a move. If there is nothing, the rest of that draw (or
refilling) is left out.

Weights. At chance, each move weighs as many things as there are of its kind: cards in the pile, parts of that letter
not yet dealt (1 each), own tiles of that face not yet revealed, neutral tiles of that face, yield cards.

Scores. The score is the red track. Events, with their clauses in RULES.md and their seat:
    red points (in `points`)  yield-red 4.5 (2) · surplus-hexagon 4.6 (2) · scoring 4.7 (the green points, 0 too) ·
                              left-over 4.8 (one for each stored item, marble and worker and for three cards; 0 too)
    green points (`points` is 0; the terms add up to the green points)
                              area 4.1 (1, 3, 6) · colour-bonus 4.2 · agriculture 4.3 (not if 0) · storage-tile 4.4
                              (2) · yield-green 4.5 (1)
    without points            marble 3.19 · workers 3.20 · hexagon 3.17 (the same from a yield card: yield-marble,
                              yield-worker, yield-hexagon, and yield-cards, 3.22) · sweep 3.7 · tiles-shuffled 3.7 ·
                              cards-shuffled 3.3 · yields-shuffled 3.22 · passage-ends 5.1 (once a passage, for the seat
                              whose stack ran out)
The scoring comes with the move that ends the last turn of the round (its last action, a chance move it causes, or
`pass`), one `scoring` for every seat in order; at the end of the game one `left-over` for every seat follows.
"""

from functools import lru_cache
from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import EVERYTHING, Positions
from tilewright.core.message import Message
from tilewright.core.move import HIDDEN
from tilewright.core.plain import Fields
from tilewright.games.castles_of_tuscany.rules import plan
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    CARDS_PER_POINT,
    FACES,
    FIELD_NAMES,
    FIELDS,
    HEXAGON,
    ITEMS,
    KINDS,
    LETTERS,
    PARTS,
    YIELDS,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    AREA_DONE,
    BONUS_ACTION,
    CARD_ACTION,
    CARDS_SHUFFLED,
    CASTLE_ACTION,
    COLOUR_DONE,
    CROPS_GROWN,
    DEAL_ACTION,
    DISCARD_ACTION,
    DRAW_ACTION,
    FREE_ACTION,
    HEXAGON_WON,
    LAY_ACTION,
    LEFT_OVER,
    MARBLE_ACTION,
    MARBLE_WON,
    OPEN_ACTION,
    PART_ACTION,
    PASS_ACTION,
    PASSAGE_ENDS,
    PAY_ACTION,
    PAYMENTS,
    REVEAL_ACTION,
    SCORING,
    STORAGE_TILE,
    SURPLUS_HEXAGON,
    SWEEP,
    TAKE_ACTION,
    TILES_SHUFFLED,
    WORKER,
    WORKERS_WON,
    YIELD_ACTION,
    YIELD_CARDS_DRAWN,
    YIELD_GREEN,
    YIELD_HEXAGON,
    YIELD_MARBLE,
    YIELD_RED,
    YIELD_WORKER,
    YIELDS_SHUFFLED,
)
from tilewright.games.castles_of_tuscany.table.notation.reading import plan_words, read

__all__ = ["events", "read", "write"]


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; cards drawn, and plans while they are made, are for the eyes of their seat only."""
    if action >= BONUS_ACTION:
        return _choice_words(position, action)
    is_known = viewer in (EVERYTHING, int(position["seat"][0]))
    if action < DEAL_ACTION:
        return f"card {KINDS[action - CARD_ACTION] if is_known else HIDDEN}"
    if action < PART_ACTION:
        return _chance_words(Fields(position), action)
    verb = "part" if action < CASTLE_ACTION else "castle"
    return f"{verb} {_plan_words(Fields(position), action) if is_known else HIDDEN}"


def _plan_words(p: Any, action: int) -> str:
    if action >= CASTLE_ACTION:
        return FIELD_NAMES[action - CASTLE_ACTION]
    letter, turned, shift = (action - PART_ACTION) >> 2, action - PART_ACTION >> 1 & 1, action - PART_ACTION & 1
    words = f"{LETTERS[letter]} {180 * turned}"
    return words if p.order[p.seat, 0] < 0 else f"{words} {('up', 'down')[shift]}"


def _chance_words(p: Any, action: int) -> str:
    if action < OPEN_ACTION:
        return f"deal {PARTS[action - DEAL_ACTION]}"
    if action == OPEN_ACTION:
        return f"open {plan_words(p, int(p.seat))}"
    if action < YIELD_ACTION:
        return f"reveal {FACES[action - REVEAL_ACTION]}"
    return f"yield {YIELDS[action - YIELD_ACTION]}"


def _choice_words(position: Positions, action: int) -> str:
    if action < TAKE_ACTION:
        return f"bonus {BONUSES[action - BONUS_ACTION]}"
    if action in _PLAIN:
        return _PLAIN[action]
    if action < LAY_ACTION:
        place = action - TAKE_ACTION
        return f"take {FACES[position['display'][0, place]]} {place + 1}"
    if action < MARBLE_ACTION:
        item, field = divmod(action - LAY_ACTION, FIELDS)
        return f"lay {ITEMS[item]} {FIELD_NAMES[field]}"
    if action < PAY_ACTION:
        return f"discard {ITEMS[action - DISCARD_ACTION]}"
    if action < FREE_ACTION:
        return f"pay {' '.join(paid(action, colour_to_pay(position)))}"
    place, field = divmod(action - FREE_ACTION, FIELDS)
    return f"free {FACES[position['display'][0, place]]} {place + 1} {FIELD_NAMES[field]}"


_PLAIN = {DRAW_ACTION: "draw", MARBLE_ACTION: "marble", PASS_ACTION: "pass"}


def colour_to_pay(position: Positions) -> int:
    """The colour of the field that is paid for."""
    bit, kinds = 1 << int(position["field"][0]), position["ground"][0, position["seat"][0]].tolist()
    return next(kind for kind, fields in enumerate(kinds) if fields & bit)


@lru_cache(1 << 9)
def paid(action: int, colour: int) -> tuple[str, ...]:
    """What a payment for a field of some colour gives up: its own cards first, then pairs, then workers."""
    units = sorted((int(unit) for unit in PAYMENTS[action - PAY_ACTION]), key=lambda unit: (unit != colour, unit))
    words = []
    for unit in units:
        if unit == WORKER:
            words.append("worker")
        else:
            words += [KINDS[unit]] * (1 if unit == colour else 2)
    return tuple(words)


_EVENTS = {
    AREA_DONE: ("area", "4.1"),
    COLOUR_DONE: ("colour-bonus", "4.2"),
    CROPS_GROWN: ("agriculture", "4.3"),
    STORAGE_TILE: ("storage-tile", "4.4"),
    YIELD_GREEN: ("yield-green", "4.5"),
    YIELD_RED: ("yield-red", "4.5"),
    SURPLUS_HEXAGON: ("surplus-hexagon", "4.6"),
    SCORING: ("scoring", "4.7"),
    LEFT_OVER: ("left-over", "4.8"),
    MARBLE_WON: ("marble", "3.19"),
    WORKERS_WON: ("workers", "3.20"),
    HEXAGON_WON: ("hexagon", "3.17"),
    YIELD_MARBLE: ("yield-marble", "3.22"),
    YIELD_WORKER: ("yield-worker", "3.22"),
    YIELD_HEXAGON: ("yield-hexagon", "3.22"),
    YIELD_CARDS_DRAWN: ("yield-cards", "3.22"),
    SWEEP: ("sweep", "3.7"),
    TILES_SHUFFLED: ("tiles-shuffled", "3.7"),
    CARDS_SHUFFLED: ("cards-shuffled", "3.3"),
    YIELDS_SHUFFLED: ("yields-shuffled", "3.22"),
    PASSAGE_ENDS: ("passage-ends", "5.1"),
}


def events(position: Positions) -> list[Event]:
    """What the last action brought about, each point with its arithmetic."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    return [_event(p, *row) for row in p.event[: int(p.events)].tolist()]


def _event(p: Any, code: int, seat: int, points: int, about: int, count: int) -> Event:
    kind, clause = _EVENTS[code]
    terms, pieces = _terms(p, code, seat, about, count), _pieces(p, code, seat, about)
    arguments: dict[str, str | int | Message] = {"seat": seat + 1, "points": points, "count": count}
    if code == AREA_DONE:
        arguments |= {"fields": len(pieces), "kind": _kind(int(plan.kind_of(p.record, seat, about)))}
    elif code == COLOUR_DONE:
        arguments |= {"kind": _kind(about >> 1), "rank": 1 + (about & 1)}
    elif code == SWEEP:
        arguments |= {"kind": _kind(about)}
    elif code in (SCORING, PASSAGE_ENDS):
        arguments |= {"passage": about}
    return Event(kind, clause, seat, points, Message.of(f"event-{kind}", **arguments), terms, (), pieces)


def _kind(kind: int) -> Message:
    return Message.of(f"kind-{KINDS[kind]}")


def _terms(p: Any, code: int, seat: int, about: int, count: int) -> tuple[Term, ...]:
    if code == AREA_DONE:
        fields = int(plan.area_of(p.record, seat, about)).bit_count()
        return (Term(Message.of("term-area", fields=fields), 1, count),)
    if code == COLOUR_DONE:
        return (Term(Message.of("term-colour", kind=_kind(about >> 1), rank=1 + (about & 1)), 1, count),)
    if code == CROPS_GROWN:
        return (Term(Message.of("term-crops"), count, 1),)
    if code == STORAGE_TILE:
        return (Term(Message.of("term-storage-tile"), 1, count),)
    if code in (YIELD_GREEN, YIELD_RED):
        return (Term(Message.of("term-yield"), 1, count),)
    if code == SURPLUS_HEXAGON:
        return (Term(Message.of("term-surplus"), 1, count),)
    if code == SCORING:
        return (Term(Message.of("term-green"), count, 1),)
    if code == LEFT_OVER:
        hexagons = int(p.stored[seat, HEXAGON])
        left = (
            ("tiles", int(p.stored[seat].sum()) - hexagons),
            ("hexagons", hexagons),
            ("marble", int(p.marble[seat])),
            ("workers", int(p.workers[seat])),
            ("cards", int(p.hand[seat].sum()) // CARDS_PER_POINT),
        )
        return tuple(Term(Message.of(f"term-left-{what}"), number, 1) for what, number in left if number)
    return ()


def _pieces(p: Any, code: int, seat: int, about: int) -> tuple[str, ...]:
    """The ids of the plan's pieces that an event is about, as in the scene."""
    if code == AREA_DONE:
        fields = int(plan.area_of(p.record, seat, about))
    elif code == COLOUR_DONE:
        fields = int(p.ground[seat, about >> 1])
    elif code == CROPS_GROWN:
        fields = 1 << about
    else:
        return ()
    return tuple(f"plan {seat} {FIELD_NAMES[field]}" for field in range(FIELDS) if fields >> field & 1)
