"""Positions of Cornwall laid out by hand: tiles in an order in which they can have been placed, and what is on them.

Edits are words: "tile TILE Q R FACING", "figure SEAT SIZE Q R", "take tile Q R" (any of its fields), "take figure Q R",
"take under TILE", "points SEAT N", "coins SEAT N", "pub SEAT SIZE N", "seat SEAT", and "drawn TILE" or "drawn none".
"""

import math
from collections.abc import Callable, Iterator
from typing import Any

from tilewright.art import figures
from tilewright.core.edit import Pick, Setting, State, Thing
from tilewright.core.game import Positions, clone
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.palette import SEATS
from tilewright.core.plain import Plain
from tilewright.core.scene import Choice
from tilewright.core.stage import Offer
from tilewright.games.cornwall import rules
from tilewright.games.cornwall.rules import material, placement
from tilewright.games.cornwall.rules import state as phases
from tilewright.games.cornwall.table import choice, describe, feature, figure, relay, survey
from tilewright.games.cornwall.table.art import geometry
from tilewright.games.cornwall.table.relay import cell

MOST_POINTS = 999
NONE = "none"

_FIGURES, _TILES = Message.of("edit-group-figures"), Message.of("edit-group-tiles")
_SEATS, _TURN, _PUB = Message.of("edit-group-seats"), Message.of("edit-group-turn"), Message.of("area-pub")
_TAKE = Thing("take", _FIGURES, Message.of("edit-take"))


# ---- what there is to put and to set


def things(position: Positions) -> tuple[Thing, ...]:
    """The hand that takes things off, the figures of each seat, and the tiles in the stack that nobody has drawn."""
    p = Plain(position)
    owned = [
        Thing(
            f"figure {seat} {name}",
            _FIGURES,
            figure.tip(seat, size),
            figures.figure_id(SEATS[seat], name),
            p.supply[seat][size],
            seat,
        )
        for seat in range(p.seats)
        for size, name in enumerate(material.SIZES)
    ]
    return (_TAKE, *owned, *(_tile(kind) for kind, is_fresh in enumerate(p.fresh) if is_fresh))


def _tile(kind: int) -> Thing:
    name = material.TILES[kind].name
    return Thing(f"tile {name}", _TILES, _shows(kind), f"tile/{name}/0", 1)


def _shows(kind: int) -> Message:
    return Message.of("tip-tile", land=describe.tile(kind, 0))


def settings(position: Positions) -> tuple[Setting, ...]:
    """Points and coins, the figures in the pub, whose turn it is, and which tile was drawn; the bank has the rest."""
    p = Plain(position)
    seats = range(p.seats)
    points, coins = Message.of("edit-points"), Message.of("edit-coins")
    turn = tuple(Pick(str(seat), Message.of("edit-seat", seat=seat + 1)) for seat in seats)
    return (
        *(Setting(f"points {n}", _SEATS, points, str(p.points[n]), most=MOST_POINTS, owner=n) for n in seats),
        *(Setting(f"coins {n}", coins, coins, str(p.coins[n]), most=p.coins[n] + p.bank, owner=n) for n in seats),
        *(_in_pub(p, seat, size) for seat in seats for size in range(material.SIZE_COUNT)),
        Setting("seat", _TURN, Message.of("edit-turn"), str(p.seat), among=turn),
        *_drawn(p),
    )


def _in_pub(p: Any, seat: int, size: int) -> Setting:
    """How many figures are in the pub, of those that are not on the land."""
    inside, outside = p.pub[seat][size], p.supply[seat][size]
    words = f"pub {seat} {material.SIZES[size]}"
    return Setting(words, _PUB, figure.name(size), str(inside), most=inside + outside, owner=seat)


def _drawn(p: Any) -> Iterator[Setting]:
    """Which tile was drawn, while one may be drawn or placed."""
    kinds = [kind for kind in _drawable(p) if placement.fits_somewhere(p.record, kind)]
    if p.phase not in (phases.DRAWING, phases.PLACING) or not kinds:
        return
    tiles = [Pick(material.TILES[kind].name, _shows(kind), f"tile/{material.TILES[kind].name}/0") for kind in kinds]
    among = (Pick(NONE, Message.of("edit-drawn-none")), *tiles)
    value = material.TILES[p.tile].name if p.phase == phases.PLACING else NONE
    yield Setting("drawn", _TURN, Message.of("edit-drawn"), value, among=among)


def _drawable(p: Any) -> list[int]:
    """3.7 the tiles that may be drawn, and the one that was: one from under the stack only if there is no other."""
    found = [kind for kind, is_fresh in enumerate(p.fresh) if is_fresh or kind == p.tile]
    return found or p.refused_tile[: min(1, p.refused)]


# ---- what can be done with a thing


def offer(position: Positions, thing: str) -> tuple[Message, Offer]:
    """The question, and every edit with this thing."""
    p = Plain(position)
    verb, *args = thing.split() or [""]
    if verb == "tile" and len(args) == 1 and args[0] in material.NUMBER:
        return Message.of("edit-place-tile"), _placings(p, args[0])
    if verb == "figure" and (owner := _owner(args, p.seats)):
        return Message.of("edit-place-figure", figure=figure.tip(*owner)), Offer(tuple(_standings(p, *owner)))
    if verb == "take":
        return Message.of("edit-take"), Offer((*_lifted_figures(p), *_lifted_tiles(p), *_freed(p)))
    return Message.of("edit-choose"), Offer()


def _owner(args: list[str], seats: int) -> tuple[int, int] | None:
    """The seat and the size of a figure in words."""
    match args:
        case [seat, size] if seat in map(str, range(seats)) and size in material.SIZES:
            return int(seat), material.SIZES.index(size)
    return None


def _placings(p: Plain, name: str) -> Offer:
    """Every way to place a tile as if it had been drawn; nobody is paid for it."""
    kind = material.NUMBER[name]
    drawn = clone(p.positions)
    drawn["phase"], drawn["tile"], drawn["bank"] = phases.PLACING, kind, 0
    actions = relay.places(drawn, p.tile) if p.fresh[kind] else []
    if not actions:
        return Offer()
    found = choice.placings(Plain(drawn), actions)
    named = [
        Choice(f"tile {name} {one.move.partition(' ')[2]}", one.picks, one.label, one.ghosts) for one in found.choices
    ]
    return Offer(tuple(named), found.spots)


def _standings(p: Plain, seat: int, size: int) -> Iterator[Choice]:
    """A figure on every free field of a tile that was placed, in a region that is not finished."""
    if not p.supply[seat][size]:
        return
    for field in survey.fields(p)[material.START_FIELDS :]:
        if not p.figure[field.number] and not relay.is_finished(p, field.area):
            q, r = field.at
            ghost = figure.on_land("ghost", seat, size, field.at, field.symbol != material.NO_SYMBOL)
            label = Message.of("edit-put-figure", figure=figure.name(size), q=q, r=r)
            yield Choice(f"figure {seat} {material.SIZES[size]} {cell(field.at)}", (field.id,), label, (ghost,))


def _lifted_figures(p: Plain) -> Iterator[Choice]:
    for field in survey.fields(p):
        if p.figure[field.number]:
            yield _taking("figure", field.at, f"figure {cell(field.at)}")


def _lifted_tiles(p: Plain) -> Iterator[Choice]:
    """Taking off any tile that the others can do without, by any of its fields."""
    for number in relay.loose(p):
        for field in range(survey.FIRST_FIELD[number], survey.FIRST_FIELD[number + 1]):
            yield _taking("tile", (p.field_q[field], p.field_r[field]), survey.field_id(p, field))


def _taking(what: str, at: survey.Place, piece: str) -> Choice:
    label = Message.of(f"edit-take-{what}", q=at[0], r=at[1])
    return Choice(f"take {what} {cell(at)}", (piece,), label, (None,))


def _freed(p: Plain) -> Iterator[Choice]:
    """Tiles that lie under the stack go back into it."""
    for kind in p.refused_tile[: p.refused]:
        name = material.TILES[kind].name
        yield Choice(f"take under {name}", (f"under {name}",), Message.of("edit-take-under"), (None,))


def aim(position: Positions, thing: str, area: str, x: float, y: float, like: str) -> str | None:
    """The edit that is meant at a point of the land."""
    if area != "land":
        return None
    verb = thing.partition(" ")[0]
    if verb == "tile":
        facing = like.rsplit(maxsplit=1)[-1] if like.startswith("tile ") else "0"
        return f"{thing} {feature.nearest(x, y, int(facing) if facing in '012345' else 0)}"
    p = Plain(position)
    field = min(survey.fields(p), key=lambda field: math.dist((x, y), geometry.middle(*field.at)))
    if math.dist((x, y), geometry.middle(*field.at)) > geometry.RADIUS:
        return None
    return f"{'take tile' if verb == 'take' else thing} {cell(field.at)}" if verb in ("take", "figure") else None


# ---- edits of a position in words


def apply(state: State, words: str) -> State:
    """The words of the position after an edit."""
    move = Move.expect(words, _EDITS, _EDITS, "")
    after = {name: one for name, one in state.items() if name not in ("supply", "bank")}  # these follow
    _EDITS[move.verb](after, move)
    return after if move.verb in _SET else relay.settled(after)


def _edit_tile(state: dict[str, Any], move: Move) -> None:
    name, numbers = move.args[0] if move.args else "", Move("", move.args[1:]).numbers(3)
    if name not in material.NUMBER or numbers is None or numbers[2] not in range(6):
        raise malformed("tile TILE Q R FACING (0-5)")
    _draw(state, name)
    state["fields"] = relay.with_tile(state["fields"], relay.Laid(material.NUMBER[name], *numbers))


def _edit_figure(state: dict[str, Any], move: Move) -> None:
    owner, at = _owner(list(move.args[:2]), len(state["points"])), " ".join(move.args[2:])
    if owner is None or len(move.args) != 4:
        raise malformed(f"figure SEAT {'|'.join(material.SIZES)} Q R")
    if at in state["figures"]:
        raise Refusal("3.11", Message.of("refuse-field-taken"))
    state["figures"] = {**state["figures"], at: {"seat": owner[0], "size": move.args[1]}}


def _edit_take(state: dict[str, Any], move: Move) -> None:
    what, at = move.args[:1], " ".join(move.args[1:])
    tile = next((one for one in relay.tiles(state["fields"]) if at in one.cells), None)
    if what == ("figure",) and at in state["figures"]:
        _lift_figures(state, [at])
    elif what == ("tile",) and tile is not None:
        _lift_figures(state, tile.cells)
        state["fields"] = relay.without(state["fields"], tile)
        state["stack"] = [*state["stack"], material.TILES[tile.kind].name]
    elif what == ("under",) and at in state["under"]:
        _draw(state, at)
        state["stack"] = [*state["stack"], at]
    else:
        raise Refusal("", Message.of("edit-nothing-there"))


def _lift_figures(state: dict[str, Any], cells: list[str]) -> None:
    state["figures"] = {at: one for at, one in state["figures"].items() if at not in cells}


def _draw(state: dict[str, Any], name: str) -> None:
    """Take a tile out of the stack, or from under it."""
    if name not in state["stack"] + state["under"]:
        raise Refusal("", Message.of("edit-none-left"))
    for place in ("stack", "under"):
        state[place] = [one for one in state[place] if one != name]


def _edit_drawn(state: dict[str, Any], move: Move) -> None:
    name = " ".join(move.args)
    if "tile" in state:
        state["stack"] = [*state["stack"], state.pop("tile")]
    if name != NONE:
        _draw(state, name)
        state["tile"] = name


def _edit_number(state: dict[str, Any], move: Move) -> None:
    """Points or coins of a seat."""
    numbers = move.numbers(2)
    if numbers is None or numbers[0] not in range(len(state["points"])):
        raise malformed(f"{move.verb} SEAT NUMBER")
    state[move.verb] = [numbers[1] if seat == numbers[0] else now for seat, now in enumerate(state[move.verb])]


def _edit_pub(state: dict[str, Any], move: Move) -> None:
    owner, number = _owner(list(move.args[:2]), len(state["points"])), Move("", move.args[2:]).numbers(1)
    if owner is None or number is None:
        raise malformed(f"pub SEAT {'|'.join(material.SIZES)} NUMBER")
    rooms = [dict(room) for room in state["pub"]]
    rooms[owner[0]][move.args[1]] = number[0]
    state["pub"] = rooms


def _edit_seat(state: dict[str, Any], move: Move) -> None:
    numbers = move.numbers(1)
    if numbers is None:
        raise malformed("seat SEAT")
    state["seat"] = numbers[0]


_EDITS: dict[str, Callable[[dict[str, Any], Move], None]] = {
    "tile": _edit_tile,
    "figure": _edit_figure,
    "take": _edit_take,
    "drawn": _edit_drawn,
    "points": _edit_number,
    "coins": _edit_number,
    "pub": _edit_pub,
    "seat": _edit_seat,
}
_SET = ("points", "coins", "pub", "seat")  # after these, what comes next stays the same


def finish(position: Positions) -> None:
    """End the game here, with its final scoring."""
    rules.close(position[0])
