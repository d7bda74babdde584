"""What a viewer sees of The Castles of Tuscany: the own hand, all plans once open, never the order of a pile."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.core.scene import SPECTATOR, Area, Choice, Feature, Panel, Piece, Scene, Spot, Supply
from tilewright.games.castles_of_tuscany import rules
from tilewright.games.castles_of_tuscany.rules import plan, setup
from tilewright.games.castles_of_tuscany.rules.material import (
    BONUSES,
    FACES,
    FIELD_NAMES,
    FIELDS,
    ITEMS,
    KINDS,
    LETTERS,
    PARTS,
    START_CASTLE,
)
from tilewright.games.castles_of_tuscany.rules.state import (
    ACT,
    BONUS_ACTION,
    CARD,
    CASTLE_ACTION,
    CHOOSE_BONUS,
    CHOOSE_FREE,
    DEAL,
    DISCARD,
    DISCARD_ACTION,
    DRAW_ACTION,
    ENDED,
    FREE_ACTION,
    LAY_ACTION,
    LAY_PART,
    MARBLE_ACTION,
    MOST_LEGAL,
    OPEN,
    OPENING,
    PART_ACTION,
    PASS_ACTION,
    PAY,
    PLANS,
    POSITION,
    REFILL,
    REPLACE,
    SET_CASTLE,
    TAKE_ACTION,
    USE_MARBLE,
    YIELD,
)
from tilewright.games.castles_of_tuscany.table import feature, market, mat, notation

_PROMPTS = {
    CARD: "prompt-card",
    DEAL: "prompt-deal",
    OPEN: "prompt-open",
    REPLACE: "prompt-replace",
    REFILL: "prompt-refill",
    YIELD: "prompt-yield",
    LAY_PART: "prompt-part",
    SET_CASTLE: "prompt-castle",
    CHOOSE_BONUS: "prompt-bonus",
    ACT: "prompt-act",
    DISCARD: "prompt-discard",
    PAY: "prompt-pay",
    CHOOSE_FREE: "prompt-free",
    USE_MARBLE: "prompt-marble",
}
_TRAY_STEP = 150.0
_KEPT_READINGS = 64
_KEPT = 1 << 12


@dataclass(frozen=True, slots=True)
class _Known:
    """A position as it is read for all of its viewers, and what all of them see."""

    p: Fields
    rows: list[bytes]  # of each seat, what its mat shows
    middle: tuple[Piece, ...]  # of the table
    supply: Area
    scene: Scene  # without any area


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    known = _reading(position.tobytes())
    p: Any = known.p
    asked = known.scene.asked
    choices, spots, buttons = _choices(p, viewer) if viewer == asked and viewer >= 0 else ((), (), ())
    first = max(viewer, 0)
    areas = [_table(known, first, viewer, spots)]
    if viewer >= 0:
        areas.append(market.hand(p, viewer))
    areas.append(known.supply)
    areas += _dock(p, viewer, asked, buttons)
    for other in range(1, len(known.rows)):
        seat = (first + other) % len(known.rows)
        areas.append(mat.area(p, known.rows[seat], mat.SMALL_MATS[seat], _is_open(p, seat)))
    return known.scene.seen_by(viewer, tuple(areas), choices)


@lru_cache(_KEPT_READINGS)
def _reading(data: bytes) -> _Known:
    p: Any = Fields.whole(np.frombuffer(bytearray(data), dtype=POSITION))
    asked = _asked(p)
    shown = Scene(
        viewer=SPECTATOR,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=(),
        panels=_panels(p, asked),
        last=_last(p),
        last_seat=int(p.last_seat) if p.last_seat >= 0 else None,
        heaps=market.heaps(p),
    )
    return _Known(p, mat.rows(p), market.pieces(p), market.supply(p), shown)


def _asked(p: Any) -> int:
    if p.phase <= YIELD:
        return CHANCE
    return OVER if p.phase == ENDED else int(p.seat)


def _is_open(p: Any, seat: int) -> bool:
    """Whether everyone may see the plan of a seat: all plans, once the game has begun."""
    return bool(p.step > OPENING or plan.is_open(p.record, seat))


def prompt(position: Positions) -> Message:
    """The prompt of the scene, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _table(known: _Known, seat: int, viewer: int, spots: tuple[Spot, ...]) -> Area:
    """The mat of who looks (for a spectator the first one), and the middle of the table beside it."""
    p, own = known.p, mat.MATS[seat]
    is_open = _is_open(p, seat) or (seat == viewer and _has_begun(p, seat))
    pieces = mat.pieces(p, known.rows[seat], own, is_open, is_own=seat == viewer)
    left, top, _, height = own.box
    box = (left, top, market.RIGHT - left, height)
    return Area("table", "table", box, (*pieces, *known.middle), spots, seat, mat.whose(seat), grid="flat")


def _has_begun(p: Any, seat: int) -> bool:
    """Whether a seat has begun to lay its plan."""
    return bool(p.step == OPENING or (p.step == PLANS and seat <= p.seat))


def _dock(p: Any, viewer: int, asked: int, buttons: tuple[Spot, ...]) -> tuple[Area, ...]:
    """What is needed for the question asked: a button, or the parts still to be laid, each either way up."""
    tray: list[Piece] = []
    if p.phase == LAY_PART and viewer == asked:
        for letter in range(len(LETTERS)):
            if letter not in p.order[viewer]:
                name = PARTS[p.part[viewer, letter]]
                for turn in (0, 180):
                    at = (_TRAY_STEP * (len(tray) // 3) + 75, 105)
                    tip = Message.of("tip-part", part=name)
                    tray += [
                        Piece(f"rim {name} {turn}", "small/plate/rim", *at),
                        Piece(f"plate {name} {turn}", "small/plate/ground", *at),
                        Piece(f"tray {name} {turn}", f"small/part/{name}/{turn}", *at, tip=tip),
                    ]
    if not tray and not buttons:
        return ()
    return (Area("dock", "dock", (0, 0, max(100.0, _TRAY_STEP * (len(tray) // 3)), 210), tuple(tray), buttons),)


def _last(p: Any) -> tuple[str, ...]:
    if p.last_field >= 0:
        return (f"plan {int(p.last_seat)} {FIELD_NAMES[p.last_field]}",)
    if p.last_place >= 0 and p.display[p.last_place] >= 0:
        return (f"display {int(p.last_place) + 1}",)
    return ()


def _prompt(p: Any, asked: int) -> Message:
    if asked == OVER:
        return Message.of("prompt-over")
    if p.phase == ACT:
        return Message.of("prompt-act", seat=asked + 1, actions=int(p.actions))
    if p.phase == PAY:
        kind = Message.of(f"kind-{KINDS[notation.colour_to_pay(p.positions)]}")
        return Message.of("prompt-pay", seat=asked + 1, kind=kind, field=FIELD_NAMES[p.field])
    seat = int(p.seat) if asked == CHANCE else asked
    return Message.of(_PROMPTS[int(p.phase)], seat=seat + 1)


def _panels(p: Any, asked: int) -> tuple[Panel, ...]:
    places: Sequence[int | None] = [None] * len(p.points)
    if asked == OVER:
        placing = np.zeros(len(p.points), dtype=np.int64)
        rules.placing(p.record, placing)
        places = placing.tolist()
    shown = zip(
        p.points.tolist(), p.green.tolist(), p.marble.tolist(), p.workers.tolist(), p.hand.tolist(), strict=True
    )
    return tuple(
        _panel(seat, seat == asked, places[seat], points, green, marble, workers, sum(hand))
        for seat, (points, green, marble, workers, hand) in enumerate(shown)
        if seat < p.seats
    )


@lru_cache(_KEPT)
def _panel(
    seat: int, is_asked: bool, place: int | None, points: int, green: int, marble: int, workers: int, hand: int
) -> Panel:
    supplies = (
        Supply("token/green", green, None, Message.of("supply-green")),
        Supply("token/marble", marble, None, Message.of("supply-marble")),
        Supply("token/worker", workers, None, Message.of("supply-workers")),
    )
    return Panel(seat, points, is_asked, supplies, hand, place)


Way = tuple[Choice, Spot | None]  # a choice, and the spot or button it needs


def _choices(p: Any, seat: int) -> tuple[tuple[Choice, ...], tuple[Spot, ...], tuple[Spot, ...]]:
    """The legal moves of a seat, the spots on the table that lead to them, and the buttons."""
    out = np.empty(MOST_LEGAL, dtype=np.int64)
    ways = [_way(p, seat, action) for action in out[: rules.legal(p.record, out)].tolist()]
    spots = {spot.id: spot for _, spot in ways if spot is not None}
    return (
        tuple(choice for choice, _ in ways),
        tuple(spot for spot in spots.values() if spot.shape != "button"),
        tuple(spot for spot in spots.values() if spot.shape == "button"),
    )


def _way(p: Any, seat: int, action: int) -> Way:
    if action < CASTLE_ACTION:
        return _part(p, seat, action)
    if action < BONUS_ACTION:
        return _field(p, seat, action, START_CASTLE, action - CASTLE_ACTION)
    if action < TAKE_ACTION:
        return _bonus(action - BONUS_ACTION)
    if action in (DRAW_ACTION, MARBLE_ACTION, PASS_ACTION):
        return _plain(seat, action, p.phase == CHOOSE_FREE)
    if action < LAY_ACTION:
        return _take(action - TAKE_ACTION, int(p.display[action - TAKE_ACTION]))
    if action < MARBLE_ACTION:
        return _field(p, seat, action, *divmod(action - LAY_ACTION, FIELDS))
    if action < DISCARD_ACTION + len(ITEMS):
        return _discard(seat, action - DISCARD_ACTION)
    if action < FREE_ACTION:
        return _payment(seat, notation.paid(action, notation.colour_to_pay(p.positions)))
    place, field = divmod(action - FREE_ACTION, FIELDS)
    return _field(p, seat, action, int(p.display[place]), field)


def _part(p: Any, seat: int, action: int) -> Way:
    """The part as it lies in the tray, then where it goes: higher or lower than its neighbour."""
    code = action - PART_ACTION
    letter, turn, shift = code >> 2, 180 * (code >> 1 & 1), code & 1
    slot = int(setup.slot_of(p.record, seat))
    name = PARTS[p.part[seat, letter]]
    way = "first" if slot == 0 else ("up", "down")[shift]
    label = Message.of("choice-part", part=name, turn=turn, way=Message.of(f"way-{way}"))
    x, y = mat.slot_point(p, seat, slot, shift if slot else None)
    spot = Spot(f"slot {way}", x, y, "disc", Message.of(f"way-{way}"))
    ghost = Piece("ghost", f"part/{name}/{turn}", x, y)
    return Choice(
        notation.write(p.positions, action, seat), (f"tray {name} {turn}", spot.id), label, (None, ghost)
    ), spot


@lru_cache(_KEPT)
def _bonus(bonus: int) -> Way:
    name = BONUSES[bonus]
    label = Message.of("choice-bonus", bonus=Message.of(f"bonus-{name}"))
    return Choice(f"bonus {name}", (f"bonus {name}",), label, (None,)), None


@lru_cache(_KEPT)
def _plain(seat: int, action: int, is_free: bool) -> Way:
    if action == DRAW_ACTION:
        return Choice("draw", ("deck",), Message.of("choice-draw"), (None,)), None
    if action == MARBLE_ACTION:
        return Choice("marble", (f"marble {seat} 1",), Message.of("choice-marble"), (None,)), None
    label = Message.of("choice-no-tile" if is_free else "choice-no-marble")
    return Choice("pass", ("pass",), label, (None,)), Spot("pass", 0, 0, "button", label)


@lru_cache(_KEPT)
def _take(place: int, face: int) -> Way:
    label = Message.of("choice-take", item=Message.of(f"item-{FACES[face]}"), place=place + 1)
    return Choice(f"take {FACES[face]} {place + 1}", (f"display {place + 1}",), label, (None,)), None


@lru_cache(_KEPT)
def _discard(seat: int, item: int) -> Way:
    name = ITEMS[item]
    label = Message.of("choice-discard", item=Message.of(f"item-{name}"))
    return Choice(f"discard {name}", (f"stored {seat} {name} 1",), label, (None,)), None


@lru_cache(_KEPT)
def _payment(seat: int, words: tuple[str, ...]) -> Way:
    """The cards and workers given up, equal ones from the first on."""
    seen: Counter[str] = Counter()
    picks = []
    for word in words:
        seen[word] += 1
        picks.append(f"worker {seat} {seen[word]}" if word == "worker" else f"card {word} {seen[word]}")
    counted = [(word, words.count(word)) for word in dict.fromkeys(words)]
    parts = [Message.of("paid-workers" if word == "worker" else f"paid-{word}", count=n) for word, n in counted]
    label = Message.of("choice-pay", first=parts[0], second=parts[1] if len(parts) > 1 else "", kinds=len(parts))
    return Choice(f"pay {' '.join(words)}", tuple(picks), label, tuple(None for _ in picks)), None


def _field(p: Any, seat: int, action: int, item: int, field: int) -> Way:
    at = mat.field_point(p, seat, field)
    return _on_field(seat, action, item, at, mat.kind_under(p, seat, field, item))


@lru_cache(_KEPT)
def _on_field(seat: int, action: int, item: int, at: tuple[float, float], kind: int) -> Way:
    """What is laid, then the field it is laid on."""
    before: tuple[str, ...] = ()
    if action >= FREE_ACTION:
        place, field = divmod(action - FREE_ACTION, FIELDS)
        key, before, words = "free", (f"display {place + 1}",), f"free {FACES[item]} {place + 1} {FIELD_NAMES[field]}"
    elif item == START_CASTLE:
        field = action - CASTLE_ACTION
        key, words = "castle", f"castle {FIELD_NAMES[field]}"
    else:
        field = (action - LAY_ACTION) % FIELDS
        key, before, words = "lay", (f"stored {seat} {ITEMS[item]} 1",), f"lay {ITEMS[item]} {FIELD_NAMES[field]}"
    name = FIELD_NAMES[field]
    what = Message.of("item-start-castle" if item == START_CASTLE else f"item-{ITEMS[item]}")
    spot = Spot(f"field {name}", *at, "hex", Message.of("spot-field", field=name))
    ghost = Piece("ghost", mat.item_art(item, kind, seat), *at, owner=seat)
    label = Message.of(f"choice-{key}", item=what, field=name)
    return Choice(words, (*before, spot.id), label, (*(None for _ in before), ghost)), spot


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every area of the plans that lie open."""
    return feature.features(position, viewer)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would lay something at a point of the own plan."""
    return feature.aim(position, area, x, y, like)
