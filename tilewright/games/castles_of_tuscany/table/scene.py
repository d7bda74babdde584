"""What a viewer sees of The Castles of Tuscany: their own hand and all open plans, but never the order of a pile."""

from dataclasses import dataclass, replace
from typing import Any

from tilewright.core import cached, stage
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.scene import Area, Name, Panel, Piece, Supply
from tilewright.core.stage import Offer
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table import choice, feature, market, mat, supply, wording
from tilewright.games.castles_of_tuscany.table.notation import writing

_PROMPTS = {
    state.CARD: "prompt-card",
    state.DEAL: "prompt-deal",
    state.OPEN: "prompt-open",
    state.REPLACE: "prompt-replace",
    state.REFILL: "prompt-refill",
    state.YIELD: "prompt-yield",
    state.LAY_PART: "prompt-part",
    state.SET_CASTLE: "prompt-castle",
    state.CHOOSE_BONUS: "prompt-bonus",
    state.ACT: "prompt-act",
    state.DISCARD: "prompt-discard",
    state.PAY: "prompt-pay",
    state.CHOOSE_FREE: "prompt-free",
    state.USE_MARBLE: "prompt-marble",
}
_TRAY_STEP = 150.0


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table(stage.Shown):
    """What all viewers see."""

    middle: tuple[Piece, ...]  # of the table
    supply: Area
    mats: tuple[Area, ...]  # of each seat, as the others see it


def _show(p: Any) -> _Table:
    return _Table(
        last=_last(p),
        last_seat=p.last_seat if p.last_seat >= 0 else None,
        heaps=supply.heaps(p),
        middle=market.pieces(p),
        supply=supply.area(p),
        mats=tuple([mat.area(p, seat, _is_open(p, seat), sum(p.hand[seat])) for seat in range(p.seats)]),
    )


def _last(p: Any) -> tuple[str, ...]:
    if p.last_field >= 0:
        return (f"plan {p.last_seat} {material.FIELD_NAMES[p.last_field]}",)
    if p.last_place >= 0 and p.display[p.last_place] >= 0:
        return (f"display {p.last_place + 1}",)
    return ()


def _areas(p: Any, shown: _Table, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """The table with the viewer's mat (for a spectator, the first), their hand, the supply, and the other mats."""
    first = max(viewer, 0)
    return (
        _table(p, shown, first, viewer, offer),
        *((supply.hand(p, viewer),) if viewer >= 0 else ()),
        shown.supply,
        *_dock(p, viewer, offer),
        *shown.mats[first + 1 :],
        *shown.mats[:first],
    )


def _table(p: Any, shown: _Table, seat: int, viewer: int, offer: Offer) -> Area:
    """A mat, and the middle of the table next to it."""
    is_own = seat == viewer
    is_open = _is_open(p, seat) or (is_own and _has_begun(p, seat))
    pieces = mat.pieces(p, seat, False, is_open, None if is_own else sum(p.hand[seat]))
    left, top, _, height = mat.BOX
    box = (left, top, market.RIGHT - left, height)
    on_it, title, names = (*pieces, *shown.middle), mat.title(seat), _names(p, seat) if is_open else ()
    return Area("table", "table", box, on_it, offer.spots, seat, title, grid="flat", names=names)


def _names(p: Any, seat: int) -> tuple[Name, ...]:
    """The names of the fields; the prompt speaks of the one that is being paid for."""
    found = mat.names(p, seat, False)
    if p.phase != state.PAY or p.seat != seat:
        return found
    return (*found[: p.field], replace(found[p.field], is_spoken=True), *found[p.field + 1 :])


def _is_open(p: Any, seat: int) -> bool:
    """Whether everyone may see the plan of a seat: all plans, once the game has begun."""
    return bool(p.step > state.OPENING or plan.is_open(p.record, seat))


def _has_begun(p: Any, seat: int) -> bool:
    """Whether a seat has begun to lay its plan."""
    return bool(p.step == state.OPENING or (p.step == state.PLANS and seat <= p.seat))


def _dock(p: Any, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """A button, or the parts still to be laid, each both ways up."""
    tray: list[Piece] = []
    if p.phase == state.LAY_PART and offer.choices:
        left = [part for letter, part in enumerate(p.part[viewer]) if letter not in p.order[viewer]]
        for number, (part, turn) in enumerate((part, turn) for part in left for turn in (0, 180)):
            tray += _tray(material.PARTS[part], turn, _TRAY_STEP * (number + 0.5))
    return stage.dock((0, 0, max(100.0, _TRAY_STEP * (len(tray) // 3)), 210), tuple(tray), offer.buttons)


@cached.by_arguments
def _tray(name: str, turn: int, x: float) -> list[Piece]:
    """A part that is still to be laid."""
    tip = Message.of("tip-part", part=name)
    return [
        Piece(f"rim {name} {turn}", "small/plate/rim", x, 105),
        Piece(f"plate {name} {turn}", "small/plate/ground", x, 105),
        Piece(f"tray {name} {turn}", f"small/part/{name}/{turn}", x, 105, tip=tip),
    ]


def _prompt(p: Any, to_move: int) -> Message:
    seat = p.seat + 1
    if p.phase == state.ACT:
        return stage.message("prompt-act", seat=seat, actions=p.actions)
    if p.phase == state.PAY:
        kind = wording.kind(writing.colour_to_pay(p.positions))
        return stage.message("prompt-pay", seat=seat, kind=kind, field=material.FIELD_NAMES[p.field])
    return stage.message(_PROMPTS[p.phase], seat=seat)


@cached.by_seat(state.POSITION, "points", "green", "marble", "workers", "hand")
def _panel(p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
    supplies = (
        Supply("token/green", p.green[seat], None, Message.of("supply-green")),
        Supply("token/marble", p.marble[seat], None, Message.of("supply-marble")),
        Supply("token/worker", p.workers[seat], None, Message.of("supply-workers")),
    )
    return Panel(seat, p.points[seat], is_to_move, supplies, sum(p.hand[seat]), place)


def _offer(p: Any, shown: _Table, actions: list[int]) -> Offer:
    return stage.offer([choice.way(p, action) for action in actions])


STAGE = stage.Parts(prompt=_prompt, panel=_panel, show=_show, offer=_offer, areas=_areas)
features, aim = feature.features, feature.aim


def prolong(position: Positions) -> None:
    """Let the extra round be yet to come: then the last turn does not end the game."""
    position["ending"] = state.LAST_ROUND
