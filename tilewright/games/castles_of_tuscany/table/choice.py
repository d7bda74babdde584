"""The legal moves of the seat to move: the picks for each, and the spot or button it needs."""

from collections import Counter
from typing import Any

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Spot
from tilewright.core.stage import Way
from tilewright.games.castles_of_tuscany.rules import material, plan, setup, state
from tilewright.games.castles_of_tuscany.table import mat, wording
from tilewright.games.castles_of_tuscany.table.notation import writing


def way(p: Any, action: int) -> Way:
    """The choice of an action, with its spot or button."""
    seat = p.seat
    if action < state.CASTLE_ACTION:
        return _part(p, seat, action)
    if action < state.BONUS_ACTION:
        return _field(p, seat, action, material.START_CASTLE, action - state.CASTLE_ACTION)
    if action < state.TAKE_ACTION:
        return _bonus(action - state.BONUS_ACTION)
    if action in (state.DRAW_ACTION, state.MARBLE_ACTION, state.PASS_ACTION):
        return _plain(seat, action, p.phase == state.CHOOSE_FREE)
    if action < state.LAY_ACTION:
        return _take(action - state.TAKE_ACTION, p.display[action - state.TAKE_ACTION])
    if action < state.MARBLE_ACTION:
        return _field(p, seat, action, *divmod(action - state.LAY_ACTION, material.FIELD_COUNT))
    if action < state.PAY_ACTION:
        return _discard(seat, action - state.DISCARD_ACTION)
    if action < state.FREE_ACTION:
        return _payment(seat, writing.paid(action, writing.colour_to_pay(p.positions)))
    place, field = divmod(action - state.FREE_ACTION, material.FIELD_COUNT)
    return _field(p, seat, action, p.display[place], field)


def _part(p: Any, seat: int, action: int) -> Way:
    """First the part in the tray, then where it goes: higher or lower than its neighbour."""
    letter, turned, shift = writing.part_of(action)
    slot, turn = int(setup.slot_of(p.record, seat)), 180 * turned
    name = material.PARTS[p.part[seat][letter]]
    where = "first" if slot == 0 else writing.SHIFTS[shift]
    label = Message.of("choice-part", part=name, turn=turn, way=Message.of(f"way-{where}"))
    x, y = mat.slot_point(p, seat, slot, shift if slot else None)
    spot = Spot(f"slot {where}", x, y, "disc", Message.of(f"way-{where}"))
    ghost = Piece("ghost", f"part/{name}/{turn}", x, y)
    words = writing.write(p.positions, action, seat)
    return Choice(words, (f"tray {name} {turn}", spot.id), label, (None, ghost)), (spot,)


@cached.by_arguments
def _bonus(bonus: int) -> Way:
    words = f"bonus {material.BONUSES[bonus]}"
    return Choice(words, (words,), Message.of("choice-bonus", bonus=wording.bonus(bonus)), (None,)), ()


@cached.by_arguments
def _plain(seat: int, action: int, is_free: bool) -> Way:
    if action == state.DRAW_ACTION:
        return Choice("draw", ("deck",), Message.of("choice-draw"), (None,)), ()
    if action == state.MARBLE_ACTION:
        return Choice("marble", (f"marble {seat} 1",), Message.of("choice-marble"), (None,)), ()
    label = Message.of("choice-no-tile" if is_free else "choice-no-marble")
    return Choice("pass", ("pass",), label, (None,)), (Spot("pass", 0, 0, "button", label),)


@cached.by_arguments
def _take(place: int, face: int) -> Way:
    label = Message.of("choice-take", item=wording.item(face), place=place + 1)
    return Choice(f"take {material.FACES[face]} {place + 1}", (f"display {place + 1}",), label, (None,)), ()


@cached.by_arguments
def _discard(seat: int, item: int) -> Way:
    name = material.ITEMS[item]
    label = Message.of("choice-discard", item=wording.item(item))
    return Choice(f"discard {name}", (f"stored {seat} {name} 1",), label, (None,)), ()


@cached.by_arguments
def _payment(seat: int, words: tuple[str, ...]) -> Way:
    """The cards and workers to pay with; of equal ones, the first."""
    counts: Counter[str] = Counter()
    picks = []
    for word in words:
        counts[word] += 1
        picks.append(f"worker {seat} {counts[word]}" if word == "worker" else f"card {word} {counts[word]}")
    paid = [Message.of("paid-workers" if word == "worker" else f"paid-{word}", count=n) for word, n in counts.items()]
    label = Message.of("choice-pay", first=paid[0], second=paid[1] if len(paid) > 1 else "", kinds=len(paid))
    return Choice(f"pay {' '.join(words)}", tuple(picks), label, (None,) * len(picks)), ()


def _field(p: Any, seat: int, action: int, item: int, field: int) -> Way:
    area = int(plan.area_of(p.record, seat, field))
    covered = (area & p.covered[seat]).bit_count()
    kinds = int(plan.kind_of(p.record, seat, field)), mat.kind_under(p, seat, field, item)
    return _on_field(seat, action, item, field, *kinds, area.bit_count(), covered, *mat.field_point(p, seat, field))


@cached.by_arguments
def _on_field(
    seat: int, action: int, item: int, field: int, kind: int, under: int, size: int, covered: int, x: float, y: float
) -> Way:
    """First the item to lay, then the field."""
    name = material.FIELD_NAMES[field]
    picks: tuple[str, ...]
    if action >= state.FREE_ACTION:
        place = 1 + (action - state.FREE_ACTION) // material.FIELD_COUNT
        verb, words, picks = "free", f"free {material.FACES[item]} {place} {name}", (f"display {place}",)
    elif item == material.START_CASTLE:
        verb, words, picks = "castle", f"castle {name}", ()
    else:
        laid = material.ITEMS[item]
        verb, words, picks = "lay", f"lay {laid} {name}", (f"stored {seat} {laid} 1",)
    spot = Spot(f"field {name}", x, y, "hex", Message.of("spot-field", field=name), about=_about(kind, size, covered))
    ghost = Piece("ghost", mat.item_art(item, under, seat), x, y, owner=seat)
    label = Message.of(f"choice-{verb}", item=wording.item(item), field=name)
    return Choice(words, (*picks, spot.id), label, (*(None for _ in picks), ghost)), (spot,)


def _about(kind: int, size: int, covered: int) -> Message:
    """The area of a field."""
    points = int(material.AREA_POINTS[size])
    return Message.of("about-field", kind=wording.kind(kind), fields=size, covered=covered, points=points)
