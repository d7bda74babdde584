"""What a viewer sees of The Castles of Tuscany: the own hand, all plans once open, never the order of a pile."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tilewright.core.game import CHANCE, OVER, Positions
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.core.scene import Area, Choice, Feature, Panel, Piece, Scene, Spot, Supply
from tilewright.games.castles_of_tuscany import notation, plan, rules, setup
from tilewright.games.castles_of_tuscany.material import (
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
from tilewright.games.castles_of_tuscany.state import (
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
from tilewright.games.castles_of_tuscany.view import feature, market, mat

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


def scene(position: Positions, viewer: int) -> Scene:
    """The scene for a seat, or for a spectator."""
    p = _reading(position.tobytes())
    asked = _asked(p)
    choices, spots = _Choices(p, viewer).found() if viewer == asked and viewer >= 0 else ((), ())
    first = max(viewer, 0)
    areas = [_table(p, first, viewer, tuple(spot for spot in spots if spot.shape != "button"))]
    if viewer >= 0:
        areas.append(market.hand(p, viewer))
    areas.append(market.supply(p))
    areas += _dock(p, viewer, asked, tuple(spot for spot in spots if spot.shape == "button"))
    for other in range(1, int(p.seats)):
        own = mat.Mat((first + other) % int(p.seats), is_small=True)
        areas.append(_mat_area(p, own, is_open=_is_open(p, own.seat)))
    return Scene(
        viewer=viewer,
        asked=asked,
        prompt=_prompt(p, asked),
        areas=tuple(areas),
        panels=_panels(p, asked),
        choices=choices,
        last=_last(p),
        last_seat=int(p.last_seat) if p.last_seat >= 0 else None,
        heaps=market.heaps(p),
    )


@lru_cache(_KEPT_READINGS)
def _reading(data: bytes) -> Fields:
    """A position as it is read for all of its viewers."""
    return Fields(np.frombuffer(data, dtype=POSITION).copy())


def _asked(p: Any) -> int:
    if p.phase <= YIELD:
        return CHANCE
    return OVER if p.phase == ENDED else int(p.seat)


def _is_open(p: Any, seat: int) -> bool:
    """Whether everyone may see the plan of a seat: all plans, once the game has begun."""
    return bool(p.step > OPENING or plan.is_open(p.record, seat))


def prompt(position: Positions, viewer: int) -> Message:
    """What the scene asks, without the scene."""
    p = Fields(position)
    return _prompt(p, _asked(p))


def _table(p: Any, seat: int, viewer: int, spots: tuple[Spot, ...]) -> Area:
    """The mat of who looks (for a spectator the first one), and the middle of the table beside it."""
    own = mat.Mat(seat, is_small=False)
    is_open = _is_open(p, seat) or (seat == viewer and _has_begun(p, seat))
    pieces = mat.pieces(p, own, is_open, is_own=seat == viewer)
    left, top, _, height = own.box
    box = (left, top, market.RIGHT - left, height)
    return Area("table", "table", box, (*pieces, *market.pieces(p)), spots, seat, _whose(seat), grid="flat")


def _has_begun(p: Any, seat: int) -> bool:
    """Whether a seat has begun to lay its plan."""
    return bool(p.step == OPENING or (p.step == PLANS and seat <= p.seat))


def _mat_area(p: Any, own: mat.Mat, is_open: bool) -> Area:
    pieces = tuple(mat.pieces(p, own, is_open, is_own=False))
    return Area(f"mat {own.seat}", "mat", own.box, pieces, (), own.seat, _whose(own.seat), grid="flat")


def _whose(seat: int) -> Message:
    return Message.of("area-mat", seat=seat + 1)


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
        kind = Message.of(f"kind-{KINDS[plan.kind_of(p.record, p.seat, p.field)]}")
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


class _Choices:
    """The legal moves of a seat, each with the picks that lead to it."""

    def __init__(self, p: Fields, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.spots: dict[str, Spot] = {}

    def found(self) -> tuple[tuple[Choice, ...], tuple[Spot, ...]]:
        """All choices, and the spots they need."""
        out = np.empty(MOST_LEGAL, dtype=np.int64)
        actions = out[: rules.legal(self.p.record, out)].tolist()
        choices = tuple(self._choice(action) for action in actions)
        return choices, tuple(self.spots.values())

    def _choice(self, action: int) -> Choice:
        picks, label, ghosts = self._way(action)
        return Choice(notation.words(self.p, action, self.seat), picks, label, ghosts)

    def _way(self, action: int) -> tuple[tuple[str, ...], Message, tuple[Piece | None, ...]]:
        """Picks, label and ghosts of an action."""
        if action < CASTLE_ACTION:
            return self._part(action - PART_ACTION)
        if action < BONUS_ACTION:
            return self._field((), "choice-castle", START_CASTLE, action - CASTLE_ACTION)
        if action < TAKE_ACTION:
            name = BONUSES[action - BONUS_ACTION]
            return (f"bonus {name}",), Message.of("choice-bonus", bonus=Message.of(f"bonus-{name}")), (None,)
        if action == DRAW_ACTION:
            return ("deck",), Message.of("choice-draw"), (None,)
        if action < LAY_ACTION:
            place = action - TAKE_ACTION
            item = Message.of(f"item-{FACES[self.p.display[place]]}")
            return (f"display {place + 1}",), Message.of("choice-take", item=item, place=place + 1), (None,)
        if action < MARBLE_ACTION:
            item_number, field = divmod(action - LAY_ACTION, FIELDS)
            return self._field((f"stored {self.seat} {ITEMS[item_number]} 1",), "choice-lay", item_number, field)
        if action == MARBLE_ACTION:
            return (f"marble {self.seat} 1",), Message.of("choice-marble"), (None,)
        if action == PASS_ACTION:
            label = Message.of("choice-no-tile" if self.p.phase == CHOOSE_FREE else "choice-no-marble")
            self.spots["pass"] = Spot("pass", 0, 0, "button", label)
            return ("pass",), label, (None,)
        if action < DISCARD_ACTION + len(ITEMS):
            name = ITEMS[action - DISCARD_ACTION]
            label = Message.of("choice-discard", item=Message.of(f"item-{name}"))
            return (f"stored {self.seat} {name} 1",), label, (None,)
        if action < FREE_ACTION:
            return self._payment(action)
        place, field = divmod(action - FREE_ACTION, FIELDS)
        return self._field((f"display {place + 1}",), "choice-free", int(self.p.display[place]), field)

    def _part(self, code: int) -> tuple[tuple[str, ...], Message, tuple[Piece | None, ...]]:
        """The part as it lies in the tray, then where it goes: higher or lower than its neighbour."""
        letter, turn, shift = code >> 2, 180 * (code >> 1 & 1), code & 1
        slot = int(setup.slot_of(self.p.record, self.seat))
        name = PARTS[self.p.part[self.seat, letter]]
        way = "first" if slot == 0 else ("up", "down")[shift]
        label = Message.of("choice-part", part=name, turn=turn, way=Message.of(f"way-{way}"))
        x, y = mat.slot_point(self.p, self.seat, slot, shift if slot else None)
        spot = Spot(f"slot {way}", x, y, "disc", Message.of(f"way-{way}"))
        self.spots[spot.id] = spot
        ghost = Piece("ghost", f"part/{name}/{turn}", x, y)
        return (f"tray {name} {turn}", spot.id), label, (None, ghost)

    def _field(
        self, before: tuple[str, ...], key: str, item: int, field: int
    ) -> tuple[tuple[str, ...], Message, tuple[Piece | None, ...]]:
        """What is laid, then the field it is laid on."""
        spot, ghost, label = _on_field(
            self.seat,
            key,
            item,
            field,
            mat.field_point(self.p, self.seat, field),
            mat.kind_under(self.p, self.seat, field, item),
        )
        self.spots[spot.id] = spot
        return (*before, spot.id), label, (*(None for _ in before), ghost)

    def _payment(self, action: int) -> tuple[tuple[str, ...], Message, tuple[Piece | None, ...]]:
        """The cards and workers given up, equal ones from the first on."""
        words = notation.paid(action, int(plan.kind_of(self.p.record, self.seat, self.p.field)))
        seen: Counter[str] = Counter()
        picks = []
        for word in words:
            seen[word] += 1
            picks.append(f"worker {self.seat} {seen[word]}" if word == "worker" else f"card {word} {seen[word]}")
        counted = [(word, words.count(word)) for word in dict.fromkeys(words)]
        parts = [Message.of("paid-workers" if word == "worker" else f"paid-{word}", count=n) for word, n in counted]
        label = Message.of("choice-pay", first=parts[0], second=parts[1] if len(parts) > 1 else "", kinds=len(parts))
        return tuple(picks), label, tuple(None for _ in picks)


@lru_cache(_KEPT)
def _on_field(
    seat: int, key: str, item: int, field: int, at: tuple[float, float], kind: int
) -> tuple[Spot, Piece, Message]:
    """A field that something may be laid on, how that would look, and what it is called."""
    name = FIELD_NAMES[field]
    what = Message.of("item-start-castle" if item == START_CASTLE else f"item-{ITEMS[item]}")
    return (
        Spot(f"field {name}", *at, "hex", Message.of("spot-field", field=name)),
        Piece("ghost", mat.item_art(item, kind, seat), *at, owner=seat),
        Message.of(key, item=what, field=name),
    )


def features(position: Positions, viewer: int) -> list[Feature]:
    """Every area of the plans that lie open."""
    return feature.features(position, viewer)


def aim(position: Positions, area: str, x: float, y: float, like: str) -> str | None:
    """The words that would lay something at a point of the own plan."""
    return feature.aim(position, area, x, y, like)
