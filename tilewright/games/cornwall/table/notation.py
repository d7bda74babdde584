"""The moves of Cornwall in words, why a move is refused, and what a move has brought about.

draw TILE            chance: this landscape tile (T01 to T36) is turned up
place Q R FACING     lay it: its field 0 on (q, r), turned clockwise by FACING sixths (0 to 5)
fetch                pay one coin to the bank and take all own figures out of the pub
figure SIZE FIELD    set a figure (small, slender or big) on field 0, 1 or 2 of the tile just laid
pass                 leave the figures in the pub; or set no (further) figure

Where things are. Fields have axial coordinates, drawn with a corner up: q grows to the right, r to the lower right.
The six steps, clockwise from the right, are (1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1). The start tile covers (0,0)
swamp, (1,0) mountain, (2,0) forest, (0,1) village, (1,1) meadow. A landscape tile with FACING k whose field 0 lies on
(q, r) has field 1 one step k further and field 2 one step k + 1 further (steps counted from 0, modulo 6). FIELD is
the field's number in the material, whatever the facing.

The order of a game. Seat 0 begins, then 1, 2, … round and round (who sits on seat 0 is chance before the game). A
turn:

1. Chance: `draw TILE`. Every fresh tile, one not yet turned up in this game, is equally likely. Only when there is
   none left comes the tile that has lain longest among those put back under the stack; it is then the one possible
   outcome. A tile that can be laid nowhere goes under the stack, as the newest there, and chance draws again for the
   same seat.
2. `place`: always asked. The coins for enlarged terrains are paid at once, as many as the bank still has.
3. `fetch` or `pass`: asked if and only if own figures stand in the pub; with no coin only `pass` is legal.
4. `figure` or `pass`: asked again and again until `pass` or until all three fields of the tile hold a figure; also
   asked if only `pass` is legal. The cost is paid and a chapel's points are given at once.
5. No question: regions that are closed or enclosed score, their figures go to the pub, and the next seat's turn
   begins. This happens within the `pass` or third `figure` that ends step 4.

The game ends within that same move when the stack is empty, or when no tile left in it, fresh or put back, can be
laid anywhere: before anything is drawn for the next turn. All regions not yet scored then score, their figures
staying where they stand, and every coin left counts one point; the coins stay with the seats for the tie-break.

Nothing is hidden from anyone (the tiles under the stack were seen by all), so no move is ever written with `?`.

Kinds of events, with their clause of RULES.md. Those without points tell of coins and tiles.

tile-refused     3.7   the tile drawn fits nowhere and goes under the stack
coins-gained     3.9   coins for enlarging two or three terrains; none if nothing is gained
pub-fetched      3.10  the seat has paid a coin and taken its figures
figure-paid      3.13  coins paid for a figure; none if it was free
chapel           3.16  3 points for a figure on a chapel
region-closed    4.1   a region with a cottage scores: one event for each seat with a figure there, 0 points included
region-enclosed  4.2   likewise a region without cottage that can no longer be enlarged
region-left      5.2   likewise at the end of the game, for a region not yet scored that is no swamp
swamp-scored     5.3   likewise a swamp
coins-left       5.4   one point for each coin, for each seat that has any
stack-stuck      5.1   no tile left in the stack can be laid; told to the seat whose turn it would be
"""

from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.cornwall.rules import land, region
from tilewright.games.cornwall.rules.material import (
    CHAPEL_POINTS,
    FETCH_FEE,
    FIELDS,
    LEAST_EDGES,
    NUMBER,
    RATE,
    SIZES,
    TERRAINS,
    TILES,
)
from tilewright.games.cornwall.rules.state import DRAW, DRAWING, ENDED, FETCH, FETCHING, FIGURE, PASS, PLACING, SETTING
from tilewright.games.cornwall.table import survey
from tilewright.kit.hex import REACH

_ASKED = {DRAWING: ("draw",), PLACING: ("place",), FETCHING: ("fetch", "pass"), SETTING: ("figure", "pass")}
_VERBS = ("draw", "place", "fetch", "figure", "pass")


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Cornwall is hidden from anyone."""
    if action >= DRAW:
        return f"draw {TILES[action - DRAW].name}"
    if action >= FIGURE:
        size, part = divmod(action - FIGURE, FIELDS)
        return f"figure {SIZES[size]} {part}"
    if action >= PASS:
        return "fetch" if action == FETCH else "pass"
    q, r, facing = survey.where(position, action)
    return f"place {q} {r} {facing}"


def read(position: Positions, words: str) -> int:
    """The action of a legal move; Refusal tells the clause and the reason if it may not be played now."""
    p = Fields(position)
    move = Move.parse(words)
    if p.phase == ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    asked = _ASKED[int(p.phase)]
    if move.verb == "fetch" and move.verb not in asked and p.phase == SETTING and not p.pub[p.seat].any():
        raise Refusal("3.10", Message.of("refuse-pub-empty"))
    move = Move.expect(words, _VERBS, asked, "3.1")
    return {
        "draw": _read_draw,
        "place": _read_place,
        "fetch": _read_fetch,
        "figure": _read_figure,
        "pass": _read_pass,
    }[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("draw TILE")
    name = move.args[0]
    tile = NUMBER.get(name)
    if tile is None:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=name))
    if p.fresh[tile]:
        return DRAW + tile
    below = [int(number) for number in p.refused_tile[: int(p.refused)]]
    if tile not in below:
        raise Refusal("3.2", Message.of("refuse-not-in-stack", tile=name))
    if p.fresh.any() or below[0] != tile:
        raise Refusal("3.7", Message.of("refuse-under-stack", tile=name))
    return DRAW + tile


def _read_place(p: Fields, move: Move) -> int:
    numbers = move.numbers(3)
    if numbers is None or not 0 <= numbers[2] < 6 or max(abs(numbers[0]), abs(numbers[1])) > REACH:
        raise malformed("place Q R FACING (0-5)")
    action = land.find_place(p.positions, 0, *numbers)
    if action < 0:
        raise _misplaced(p, *numbers)
    return int(action)


def _misplaced(p: Fields, q: int, r: int, facing: int) -> Refusal:
    """Why the tile drawn may not lie there."""
    places = survey.places(q, r, facing)
    for place in places:
        there = survey.field_at(p, *place)
        if there is not None:
            return Refusal("3.3", Message.of("refuse-covered", terrain=_terrain(int(p.terrain[there]))))
    beside = [
        (terrain, there)
        for place, terrain in zip(places, TILES[p.tile].terrains, strict=True)
        for around in survey.around(*place)
        if (there := survey.field_at(p, *around)) is not None
    ]
    if len(beside) < LEAST_EDGES:
        return Refusal("3.4", Message.of("refuse-edges", edges=len(beside)))
    closed = next((at for terrain, at in beside if p.terrain[at] == terrain and p.cottage[p.area[at]]), None)
    if closed is not None:
        return Refusal("3.6", Message.of("refuse-closed", terrain=_terrain(int(p.terrain[closed]))))
    return Refusal("3.5", Message.of("refuse-no-growth"))


def _terrain(number: int) -> Message:
    return Message.of(f"terrain-{TERRAINS[number]}")


def _read_fetch(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("fetch")
    if p.coins[p.seat] < FETCH_FEE:
        raise Refusal("3.10", Message.of("refuse-fetch-coin"))
    return FETCH


def _read_figure(p: Fields, move: Move) -> int:
    if len(move.args) != 2 or move.args[0] not in SIZES or move.args[1] not in ("0", "1", "2"):
        raise malformed(f"figure {'|'.join(SIZES)} FIELD (0-2)")
    size, part = SIZES.index(move.args[0]), int(move.args[1])
    there = survey.new_fields(p)[part]
    if there.figure is not None:
        raise Refusal("3.11", Message.of("refuse-field-taken"))
    if p.supply[p.seat, size] == 0:
        raise Refusal("3.12", Message.of("refuse-no-figure", figure=Message.of(f"figure-{SIZES[size]}")))
    cost, coins = int(region.cost(p.record, there.number)), int(p.coins[p.seat])
    if cost > coins:
        raise Refusal("3.15", Message.of("refuse-cost", cost=cost, coins=coins))
    return FIGURE + FIELDS * size + part


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return PASS


_EVENTS = {
    region.TILE_REFUSED: ("tile-refused", "3.7"),
    region.COINS_GAINED: ("coins-gained", "3.9"),
    region.PUB_FETCHED: ("pub-fetched", "3.10"),
    region.FIGURE_PAID: ("figure-paid", "3.13"),
    region.CHAPEL_VISITED: ("chapel", "3.16"),
    region.REGION_CLOSED: ("region-closed", "4.1"),
    region.REGION_ENCLOSED: ("region-enclosed", "4.2"),
    region.REGION_LEFT: ("region-left", "5.2"),
    region.SWAMP_SCORED: ("swamp-scored", "5.3"),
    region.COINS_LEFT: ("coins-left", "5.4"),
    region.STACK_STUCK: ("stack-stuck", "5.1"),
}
_OF_REGIONS = (region.REGION_CLOSED, region.REGION_ENCLOSED, region.REGION_LEFT, region.SWAMP_SCORED)


def events(position: Positions) -> list[Event]:
    """What the last action brought about, each point with its arithmetic."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    rows = [tuple(row) for row in p.event[: int(p.events)].tolist()]
    return [_region_event(p, row, rows) if row[0] in _OF_REGIONS else _event(p, row) for row in rows]


def _event(p: Any, row: tuple[int, ...]) -> Event:
    """An event that is not about a region."""
    code, seat, points, about, _ = row
    kind, clause = _EVENTS[code]
    terms: tuple[Term, ...] = ()
    pieces: tuple[str, ...] = ()
    args: dict[str, str | int] = {"coins": about}
    if code == region.TILE_REFUSED:
        args = {"tile": TILES[about].name}
    elif code == region.CHAPEL_VISITED:
        terms = (Term(Message.of("term-chapel"), 1, CHAPEL_POINTS),)
        pieces = (survey.field_id(p, about),)
        args = {"points": points}
    elif code == region.COINS_LEFT:
        terms = (Term(Message.of("term-coins"), about, 1),)
    return Event(kind, clause, seat, points, Message.of(f"event-{kind}", seat=seat + 1, **args), terms, (), pieces)


def _region_event(p: Any, row: tuple[int, ...], rows: list[tuple[int, ...]]) -> Event:
    """What a seat gets from a region, with all who stood there."""
    code, seat, points, area, strength = row
    kind, clause = _EVENTS[code]
    holders = tuple((other, held) for what, other, _, where, held in rows if (what, where) == (code, area))
    fields = survey.region(p, area)
    message = Message.of(
        f"event-{kind}" if points else "event-no-points",
        seat=seat + 1,
        points=points,
        region=Message.of(f"a-{TERRAINS[p.terrain[area]]}"),
        fields=len(fields),
        strength=strength,
    )
    terms = region_terms(p, area, strength, [held for _, held in holders], points)
    return Event(
        kind, clause, seat, points, message, terms, holders, tuple(survey.field_id(p, field) for field in fields)
    )


def region_terms(p: Any, area: int, strength: int, strengths: list[int], points: int) -> tuple[Term, ...]:
    """How the points of a seat with this strength come about among all the strengths in a region."""
    if not points:
        return ()
    first, second = (int(rate) for rate in RATE[int(p.flagged[area] > 0), p.terrain[area]])
    fields = int(p.members[area])
    is_first = strength == max(strengths)
    sharers = strengths.count(strength)
    if sharers == 1:
        return (Term(Message.of("term-first" if is_first else "term-second"), fields, first if is_first else second),)
    each = first + second if is_first else second
    key = "term-shared-first" if is_first else "term-shared-second"
    return (Term(Message.of(key, fields=fields, each=each, sharers=sharers), 1, points),)
