"""Positions of Tabula Rasa laid out by hand, knight by knight in turn; hands are dealt from what is not on the table.

Edits are words: "knight COLOUR NUMBER TERRITORY" for the seat whose turn it is, "take TERRITORY ORDER" for a knight of
the seat before it, and "seat SEAT" before the first knight.
"""

from collections import Counter
from typing import Any

from tilewright.core.edit import Pick, Setting, State, Thing
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.move import Move, Refusal, malformed
from tilewright.core.plain import Plain
from tilewright.core.scene import Choice, Piece
from tilewright.core.stage import Offer
from tilewright.games.tabula_rasa import rules
from tilewright.games.tabula_rasa.rules import material, sides
from tilewright.games.tabula_rasa.rules import state as phases
from tilewright.games.tabula_rasa.table import layout, scene, survey
from tilewright.games.tabula_rasa.table.state import knight

_KNIGHTS = [knight(kind) for kind in range(material.KIND_COUNT)]
_PLACES = {material.territory(place): place for place in range(material.TERRITORY_COUNT)}
_EDITS = ("knight", "take", "seat")


def things(position: Positions) -> tuple[Thing, ...]:
    """The knights that are not on the table, for the seat whose turn it is."""
    p = Plain(position)
    take = Thing("take", Message.of("edit-group-knights"), Message.of("edit-take"))
    if p.laid == material.DEALT:
        return (take,)
    unseen = [left + sum(hand[kind] for hand in p.hand[: p.seats]) for kind, left in enumerate(p.bag)]
    return (take, *(_thing(kind, left) for kind, left in enumerate(unseen) if left))


def _thing(kind: int, left: int) -> Thing:
    words = f"knight {_KNIGHTS[kind]}"
    return Thing(words, Message.of("edit-group-knights"), survey.knight(kind), survey.face(kind), left)


def settings(position: Positions) -> tuple[Setting, ...]:
    """Who begins, until the first knight is laid."""
    p = Plain(position)
    if p.laid:
        return ()
    among = tuple(Pick(str(seat), Message.of("edit-seat", seat=seat + 1)) for seat in range(p.seats))
    return (Setting("seat", Message.of("edit-group-turn"), Message.of("edit-turn"), str(_mover(p)), among=among),)


def _mover(p: Any) -> int:
    """The seat that lays next: while somebody draws after laying, the one behind."""
    return int(p.seat + (p.phase == phases.DRAWING and p.laid > 0)) % int(p.seats)


def offer(position: Positions, thing: str) -> tuple[Message, Offer]:
    """Both places of a knight, or the knights of the seat that was last to lay."""
    p = Plain(position)
    verb, _, name = thing.partition(" ")
    if verb == "knight" and name in _KNIGHTS and p.laid < material.DEALT:
        seat = _mover(p)
        return Message.of("edit-place-knight", seat=seat + 1), _placings(p, _KNIGHTS.index(name), seat)
    if verb == "take":
        before = (_mover(p) - (p.phase != phases.ENDED)) % int(p.seats)
        return Message.of("edit-take"), Offer(_takings(p, before))
    return Message.of("edit-choose"), Offer()


def _placings(p: Any, kind: int, seat: int) -> Offer:
    unseen = p.bag[kind] + sum(hand[kind] for hand in p.hand[: p.seats])
    places = sorted({int(place) for place in material.PLACES[kind]}) if unseen else []
    free = [place for place in places if p.beside[place] < material.MOST_BESIDE]
    spots = [scene.spot_for(p, place, sides.of(p.seats, seat)) for place in free]
    choices = [
        Choice(
            f"knight {_KNIGHTS[kind]} {material.territory(place)}",
            (spot.id,),
            Message.of("choice-play", knight=survey.knight(kind), territory=survey.place_name(place)),
            (Piece("ghost", survey.face(kind), spot.x, spot.y, owner=seat),),
        )
        for place, spot in zip(free, spots, strict=True)
    ]
    return Offer(tuple(choices), tuple(spots))


def _takings(p: Any, seat: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            f"take {material.territory(place)} {order}",
            (survey.knight_id(place, order),),
            Message.of("edit-take-knight", knight=survey.knight(kind), territory=survey.place_name(place)),
            (None,),
        )
        for place in range(material.TERRITORY_COUNT)
        for order, (kind, owner) in enumerate(survey.knights_beside(p, place))
        if owner == seat
    )


def aim(position: Positions, thing: str, area: str, x: float, y: float, like: str) -> str | None:
    """Laying the knight that was chosen beside the territory nearest to a point."""
    if area != "table" or not thing.startswith("knight "):
        return None
    place = max(0, min(material.TERRITORY_COUNT - 1, round(x / layout.PITCH)))
    return f"{thing} {material.territory(place)}"


def apply(state: State, words: str) -> State:
    """What an edit makes of a position in words: the hands are dealt again as far as they must be."""
    move = Move.expect(words, _EDITS, _EDITS, "")
    seats = len(state["hands"])
    beside = {place: list(knights) for place, knights in state["beside"].items()}
    laid = sum(map(len, beside.values()))
    mover = (state["seat"] + (laid > 0 and state["next"] == "draw")) % seats
    if move.verb == "seat":
        mover = _number(move)
        if laid:
            raise Refusal("3.1", Message.of("edit-begun"))
    elif move.verb == "knight":
        _lay(beside, move, mover)
        mover = (mover + 1) % seats
    else:
        mover = _take(beside, move)
    return _dealt(beside, mover, state["hands"])


def _number(move: Move) -> int:
    numbers = move.numbers(1)
    if numbers is None:
        raise malformed("seat SEAT")
    return numbers[0]


def _lay(beside: dict[str, list[Any]], move: Move, seat: int) -> None:
    if len(move.args) != 3 or move.args[2] not in beside:
        raise malformed("knight COLOUR NUMBER TERRITORY")
    beside[move.args[2]].append({"seat": seat, "knight": " ".join(move.args[:2])})


def _take(beside: dict[str, list[Any]], move: Move) -> int:
    """Take a knight off; returns whose it was."""
    place, order = (*move.args, "", "")[:2]
    if place not in beside or not order.isdecimal() or int(order) >= len(beside[place]):
        raise Refusal("", Message.of("edit-nothing-there"))
    seat: int = beside[place].pop(int(order))["seat"]
    return seat


def _dealt(beside: dict[str, list[Any]], seat: int, hands: list[dict[str, int]]) -> State:
    """The position with this table, and hands as they were where that is possible."""
    laid, seats = sum(map(len, beside.values())), len(hands)
    if laid == material.DEALT:
        return {"next": "over", "seat": (seat - 1) % seats, "beside": beside}
    unseen = Counter(dict.fromkeys(_KNIGHTS, material.COPIES))
    unseen.subtract(one["knight"] for knights in beside.values() for one in knights)
    kept = []
    for number, hand in enumerate(hands):
        turns = sum((seat + k) % seats == number for k in range(material.DEALT - laid))  # 3.6
        due = min(material.HAND, turns, material.DEALT // seats)
        kept.append(_held(Counter(hand), due, unseen))
    return {"next": "play", "seat": seat, "beside": beside, "hands": [dict(hand) for hand in kept]}


def _held(hand: Counter[str], count: int, unseen: Counter[str]) -> Counter[str]:
    """A hand of so many cards, as many as possible of those it was; they are taken from the unseen ones."""
    found: Counter[str] = Counter()
    for name in [*hand.elements(), *(name for name, left in unseen.most_common() for _ in range(left))]:
        if found.total() == count:
            break
        if unseen[name] > 0:
            found[name] += 1
            unseen[name] -= 1
    return found


def finish(position: Positions) -> None:
    """End the game here, with its final scoring: as if the last knight beside some territory were the last of all."""
    p = position[0]
    place = next((place for place in range(material.TERRITORY_COUNT) if p.beside[place]), None)
    p.drawn = material.DEALT
    if place is None:
        p.phase = phases.ENDED
        return
    code = int(p.row[place, p.beside[place] - 1])
    kind, p.seat = code >> 2, code & 3
    p.beside[place] -= 1
    p.knights[sides.of(p.seats, p.seat), place] -= 1
    p.hand[p.seat, kind] += 1
    p.laid, p.phase = material.DEALT - 1, phases.PLAYING
    rules.apply(p, 2 * kind + [int(one) for one in material.PLACES[kind]].index(place))
