"""The moves of Cornwall in words, why a move is refused, and the events that a move causes. RULES.md explains them.

draw TILE            chance: draw this landscape tile (T01 to T36)
place Q R FACING     lay it with its field 0 on (q, r), turned clockwise by FACING (0 to 5) sixths of a turn
fetch                pay one coin to the bank and take all of the seat's figures out of the pub
figure SIZE FIELD    place a figure (small, slender or big) on field 0, 1 or 2 of the tile just laid
pass                 leave the figures in the pub, or place no (more) figures
"""

from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Fields
from tilewright.games.cornwall.rules import material, placement, region, state
from tilewright.games.cornwall.table import survey
from tilewright.kit.hex import REACH

_POSSIBLE = {
    state.DRAWING: ("draw",),
    state.PLACING: ("place",),
    state.FETCHING: ("fetch", "pass"),
    state.SETTING: ("figure", "pass"),
}


def write(position: Positions, action: int, viewer: int) -> str:
    """An action in words; nothing in Cornwall is hidden from anyone."""
    if action >= state.DRAW:
        return f"draw {material.TILES[action - state.DRAW].name}"
    if action >= state.FIGURE:
        size, part = divmod(action - state.FIGURE, material.FIELDS)
        return f"figure {material.SIZES[size]} {part}"
    if action >= state.PASS:
        return "fetch" if action == state.FETCH else "pass"
    q, r, facing = survey.where(position, action)
    return f"place {q} {r} {facing}"


def read(position: Positions, words: str) -> int:
    """The action of a move in words; Refusal gives the clause and the reason if it is not legal now."""
    p = Fields(position)
    move = Move.parse(words)
    if p.phase == state.ENDED:
        raise Refusal("5.1", Message.of("refuse-over"))
    if move.verb == "fetch" and p.phase == state.SETTING and not p.pub[p.seat].any():
        raise Refusal("3.10", Message.of("refuse-pub-empty"))
    move = Move.expect(words, _READERS, _POSSIBLE[int(p.phase)], "3.1")
    return _READERS[move.verb](p, move)


def _read_draw(p: Any, move: Move) -> int:
    if len(move.args) != 1:
        raise malformed("draw TILE")
    name = move.args[0]
    tile = material.NUMBER.get(name)
    if tile is None:
        raise Refusal("1.1", Message.of("refuse-unknown-tile", tile=name[:40]))
    if p.fresh[tile]:
        return state.DRAW + tile
    below = [int(number) for number in p.refused_tile[: int(p.refused)]]
    if tile not in below:
        raise Refusal("3.2", Message.of("refuse-not-in-stack", tile=name))
    if p.fresh.any() or below[0] != tile:
        raise Refusal("3.7", Message.of("refuse-under-stack", tile=name))
    return state.DRAW + tile


def _read_place(p: Fields, move: Move) -> int:
    numbers = move.numbers(3)
    if numbers is None or not 0 <= numbers[2] < 6:
        raise malformed("place Q R FACING (0-5)")
    if max(abs(numbers[0]), abs(numbers[1])) > REACH:  # no tile can lie so far away
        raise Refusal("3.4", Message.of("refuse-edges", edges=0))
    action = placement.find(p.positions, 0, *numbers)
    if action < 0:
        raise _misplaced(p, *numbers)
    return int(action)


def _misplaced(p: Fields, q: int, r: int, facing: int) -> Refusal:
    """Why the tile drawn may not be laid there."""
    places = survey.places(q, r, facing)
    for place in places:
        there = survey.field_at(p, *place)
        if there is not None:
            return Refusal("3.3", Message.of("refuse-covered", terrain=_terrain(int(p.terrain[there]))))
    beside = [
        (terrain, there)
        for place, terrain in zip(places, material.TILES[p.tile].terrains, strict=True)
        for around in survey.around(*place)
        if (there := survey.field_at(p, *around)) is not None
    ]
    if len(beside) < material.LEAST_EDGES:
        return Refusal("3.4", Message.of("refuse-edges", edges=len(beside)))
    closed = next((at for terrain, at in beside if p.terrain[at] == terrain and p.cottage[p.area[at]]), None)
    if closed is not None:
        return Refusal("3.6", Message.of("refuse-closed", terrain=_terrain(int(p.terrain[closed]))))
    return Refusal("3.5", Message.of("refuse-no-growth"))


def _terrain(number: int) -> Message:
    return Message.of(f"terrain-{material.TERRAINS[number]}")


def _read_fetch(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("fetch")
    if p.coins[p.seat] < material.FETCH_FEE:
        raise Refusal("3.10", Message.of("refuse-fetch-coin"))
    return state.FETCH


def _read_figure(p: Fields, move: Move) -> int:
    if len(move.args) != 2 or move.args[0] not in material.SIZES or move.args[1] not in ("0", "1", "2"):
        raise malformed(f"figure {'|'.join(material.SIZES)} FIELD (0-2)")
    size, part = material.SIZES.index(move.args[0]), int(move.args[1])
    there = survey.new_fields(p)[part]
    if p.figure[there.number]:
        raise Refusal("3.11", Message.of("refuse-field-taken"))
    if p.supply[p.seat, size] == 0:
        raise Refusal("3.12", Message.of("refuse-no-figure", figure=Message.of(f"figure-{material.SIZES[size]}")))
    cost, coins = survey.costs(p.positions)[part], int(p.coins[p.seat])
    if cost > coins:
        raise Refusal("3.15", Message.of("refuse-cost", cost=cost, coins=coins))
    return state.FIGURE + material.FIELDS * size + part


def _read_pass(p: Any, move: Move) -> int:
    if move.args:
        raise malformed("pass")
    return state.PASS


_READERS = {
    "draw": _read_draw,
    "place": _read_place,
    "fetch": _read_fetch,
    "figure": _read_figure,
    "pass": _read_pass,
}

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
    """The events of the last action, with a breakdown of all points."""
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
        args = {"tile": material.TILES[about].name}
    elif code == region.CHAPEL_VISITED:
        terms = (Term(Message.of("term-chapel"), 1, material.CHAPEL_POINTS),)
        pieces = (survey.field_id(p, about),)
        args = {"points": points}
    elif code == region.COINS_LEFT:
        terms = (Term(Message.of("term-coins"), about, 1),)
    return Event(kind, clause, seat, points, Message.of(f"event-{kind}", seat=seat + 1, **args), terms, (), pieces)


def _region_event(p: Any, row: tuple[int, ...], rows: list[tuple[int, ...]]) -> Event:
    """What a seat scored for a region, with all seats that had figures there."""
    code, seat, points, area, strength = row
    kind, clause = _EVENTS[code]
    holders = tuple((other, held) for what, other, _, where, held in rows if (what, where) == (code, area))
    fields = survey.region_fields(p, area)
    message = Message.of(
        f"event-{kind}" if points else "event-no-points",
        seat=seat + 1,
        points=points,
        region=Message.of(f"a-{material.TERRAINS[p.terrain[area]]}"),
        fields=len(fields),
        strength=strength,
    )
    terms = region_terms(p, area, strength, [held for _, held in holders], points)
    pieces = tuple(survey.field_id(p, field) for field in fields)
    return Event(kind, clause, seat, points, message, terms, holders, pieces, survey.region_id(area))


def region_terms(p: Any, area: int, strength: int, strengths: list[int], points: int) -> tuple[Term, ...]:
    """How the points of a seat with this strength add up, given all the strengths in a region."""
    if not points:
        return ()
    first, second = (int(rate) for rate in material.RATE[int(p.flagged[area] > 0), p.terrain[area]])
    fields = int(p.members[area])
    is_first = strength == max(strengths)
    sharers = strengths.count(strength)
    if sharers == 1:
        return (Term(Message.of("term-first" if is_first else "term-second"), fields, first if is_first else second),)
    each = first + second if is_first else second
    key = "term-shared-first" if is_first else "term-shared-second"
    return (Term(Message.of(key, fields=fields, each=each, sharers=sharers), 1, points),)
