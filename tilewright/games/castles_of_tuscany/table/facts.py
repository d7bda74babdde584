"""Facts about the moves of The Castles of Tuscany: areas, colours and crops, and what can be paid for.

Of the cards in hand only the seat's own are read.
"""

from collections.abc import Iterator
from typing import Any

from tilewright.core.fact import Fact
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Plain
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table import effect, wording

CARD, WORKER = 0.7, 0.8  # points that each is worth
REACH = 0.5  # points that a field within reach is worth
UNITS = 2  # that pay for a field
LATER = 0.6  # how much counts what a tile could score when it is laid
SCORING = 3.0  # points at most that an earlier scoring is worth


def facts(before: Positions, after: Positions, seat: int, action: int) -> Iterator[Fact]:
    """What is true about a move; nothing while plans are secret, or once the game is over."""
    p, q = Plain(before), Plain(after)
    if q.phase == state.ENDED:
        return
    if state.BONUS_ACTION <= action < state.TAKE_ACTION:
        yield from _bonus(p, q, seat)
    if p.step != state.PLAY:
        return
    if action == state.DRAW_ACTION:
        yield from _drawing(p, seat)
    elif state.TAKE_ACTION <= action < state.DRAW_ACTION:
        yield from _taking(p, seat, action - state.TAKE_ACTION)
        yield from _ending(p, seat)
    elif state.LAY_ACTION <= action < state.MARBLE_ACTION:
        item, field = divmod(action - state.LAY_ACTION, material.FIELD_COUNT)
        yield from _laying(p, seat, item, field)
        yield from _effect(p, seat, field, p.stored[seat][item])
    elif state.FREE_ACTION <= action < state.PASS_ACTION:
        place, field = divmod(action - state.FREE_ACTION, material.FIELD_COUNT)
        yield from _laying(p, seat, p.display[place], field)
        yield from _effect(p, seat, field, 0)
        yield from _ending(p, seat)
    elif state.PAY_ACTION <= action < state.FREE_ACTION:
        yield from _paying(q, seat)
    elif state.DISCARD_ACTION <= action < state.PAY_ACTION:
        yield from _discarding(p, seat, action - state.DISCARD_ACTION)


def _bonus(p: Any, q: Any, seat: int) -> Iterator[Fact]:
    """The green points that a bonus tile scores at once."""
    points, scorings = q.green[seat] - p.green[seat], _scorings(p)
    if points:
        yield Fact(Message.of("fact-green", points=points, scorings=scorings), points * scorings)


def _drawing(p: Any, seat: int) -> Iterator[Fact]:
    """How many cards a draw gives."""
    due = p.draw_cards + p.bonus[seat][material.CARD_BONUS]
    count = min(due, sum(p.deck) + sum(p.discards))
    yield Fact(Message.of("fact-draws", count=count), CARD * count)


def _is_payable(p: Any, seat: int, colour: int) -> bool:
    """Whether the cards and workers of a seat pay for a field of a colour (3.10, 3.11)."""
    hand = p.hand[seat]
    pairs = sum(count // 2 for kind, count in enumerate(hand) if kind != colour)
    return bool(p.workers[seat] + hand[colour] + pairs >= UNITS)


def _taking(p: Any, seat: int, place: int) -> Iterator[Fact]:
    """Where a tile of the display could be placed, and whether the hand pays for it."""
    kind = int(material.KIND_OF_FACE[p.display[place]])
    open_fields = p.ground[seat][kind] & p.reach[seat] & ~p.covered[seat]
    count, about = open_fields.bit_count(), (f"display {place + 1}",)
    yield Fact(Message.of("fact-fields", count=count), REACH * min(count, 3) if count else -UNITS, about)
    if count and _is_payable(p, seat, kind):
        yield Fact(Message.of("fact-payable"), 1.0, about)
    best = max((_area_worth(p, seat, field) for field in _fields(open_fields)), default=0)
    if best:
        yield Fact(Message.of("fact-last-field", points=best), best, about)
    worth, scorings = effect.worth(p, seat, kind, _scorings(p)), _scorings(p)
    if worth:
        yield Fact(Message.of("fact-effect-later", effect=effect.named(p, seat, kind)), worth, about)
    elif crops := max((_crops_on(p, seat, p.display[place], field) for field in _fields(open_fields)), default=0):
        yield Fact(Message.of("fact-can-grow", count=crops, scorings=scorings), LATER * crops * scorings, about)


def _discarding(p: Any, seat: int, item: int) -> Iterator[Fact]:
    """What giving up a stored item means: where it could have been placed, and what it would have brought."""
    kinds = range(material.KIND_COUNT) if item == material.HEXAGON else [int(material.KIND_OF_FACE[item])]
    fields = sum((p.ground[seat][kind] & p.reach[seat] & ~p.covered[seat]).bit_count() for kind in kinds)
    yield Fact(Message.of("fact-fields-lost", count=fields), -REACH * min(fields, 6))
    if item != material.HEXAGON and (worth := effect.worth(p, seat, kinds[0], _scorings(p))):
        yield Fact(Message.of("fact-effect-lost", effect=effect.named(p, seat, kinds[0])), -worth)


def _effect(p: Any, seat: int, field: int, freed: int) -> Iterator[Fact]:
    """What the tile brings by its effect; a hexagon needs a space, which the tile itself may have `freed`."""
    kind, about = int(plan.kind_of(p.record, seat, field)), (f"plan {seat} {material.FIELD_NAMES[field]}",)
    spaces = 1 + p.bonus[seat][material.STORAGE_BONUS]
    has_space = freed or sum(p.stored[seat]) < spaces
    worth = effect.worth(p, seat, kind, _scorings(p))
    if worth and (has_space or kind != material.MANOR):
        yield Fact(Message.of("fact-effect", effect=effect.named(p, seat, kind)), worth, about)


def _ending(p: Any, seat: int) -> Iterator[Fact]:
    """Whether the tile that replaces one of the display is the last of a stack that ends the passage (5.1, 5.2)."""
    revealed = material.OWN_COUNT - p.own_left[seat] + 1
    if p.own_left[seat] and p.ending == state.ONGOING and revealed >= material.TILES_PER_STACK * p.passage:
        ahead = p.green[seat] - max(green for other, green in enumerate(p.green[: p.seats]) if other != seat)
        yield Fact(Message.of("fact-passage", passage=p.passage), max(-SCORING, min(SCORING, ahead / 3)))


def _fields(bits: int) -> list[int]:
    return [field for field in range(material.FIELD_COUNT) if bits >> field & 1]


def _area_worth(p: Any, seat: int, field: int) -> int:
    """The points of an area if this field is the last one of it, else 0."""
    area = int(plan.area_of(p.record, seat, field))
    is_last = area & ~p.covered[seat] == 1 << field
    return int(material.AREA_POINTS[area.bit_count()]) if is_last else 0


def _scorings(p: Any) -> int:
    """How many scorings are still to come, each of which counts green points once more (4.7)."""
    return int(material.PASSAGE_COUNT - max(p.passage, 1) + 1)


def _laying(p: Any, seat: int, item: int, field: int) -> Iterator[Fact]:
    """What covering a field scores."""
    about = (f"plan {seat} {material.FIELD_NAMES[field]}",)
    kind, scorings = int(plan.kind_of(p.record, seat, field)), _scorings(p)
    area = int(plan.area_of(p.record, seat, field))
    empty = (area & ~p.covered[seat]).bit_count() - 1
    points = int(material.AREA_POINTS[area.bit_count()])
    if empty == 0:
        yield Fact(Message.of("fact-area", points=points, scorings=scorings), points * scorings, about)
    else:
        yield Fact(Message.of("fact-area-left", count=empty, points=points), REACH * points / (1 + empty), about)
    rank = p.colour_bonus[kind]
    last = p.ground[seat][kind] & ~p.covered[seat] == 1 << field
    if last and rank < len(material.COLOUR_BONUS[kind]):
        bonus = int(material.COLOUR_BONUS[kind, rank])
        message = Message.of("fact-colour", kind=wording.kind(kind), points=bonus, scorings=scorings)
        yield Fact(message, bonus * scorings, about)
    if kind == material.AGRICULTURE:
        crops = _crops_on(p, seat, item, field)
        if crops:
            yield Fact(Message.of("fact-crops", count=crops, scorings=scorings), crops * scorings, about)
    opened = int(material.NEAR[2 * p.shift[seat][1] + p.shift[seat][2], field]) & ~p.covered[seat] & ~p.reach[seat]
    if opened:
        yield Fact(Message.of("fact-opens", count=opened.bit_count()), 0.2 * opened.bit_count(), about)


def _crops_on(p: Any, seat: int, item: int, field: int) -> int:
    """How many crops of an item are new to the rest of a field's area; a hexagon is one (4.3, 3.16)."""
    if item == material.HEXAGON:
        return 1
    known, others = 0, int(plan.area_of(p.record, seat, field)) & ~(1 << field)
    for one in _fields(others & p.covered[seat]):
        known |= int(material.CROPS_OF_ITEM[p.laid[seat][one] - 1])
    return (int(material.CROPS_OF_ITEM[item]) & ~known).bit_count()


def _paying(q: Any, seat: int) -> Iterator[Fact]:
    """What is left after a payment, and how many colours it still pays for."""
    payable = sum(_is_payable(q, seat, kind) for kind in range(material.KIND_COUNT))
    cards, workers = sum(q.hand[seat]), q.workers[seat]
    yield Fact(Message.of("fact-rest", cards=cards, workers=workers), CARD * cards + WORKER * workers)
    yield Fact(Message.of("fact-can-pay", count=payable, kinds=material.KIND_COUNT), 0.3 * payable)
