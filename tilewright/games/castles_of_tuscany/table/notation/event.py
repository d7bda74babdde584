"""The events of a move, each with its clause and the arithmetic of its points."""

from typing import Any

from tilewright.core.event import Event, Term
from tilewright.core.game import Positions
from tilewright.core.message import Message
from tilewright.core.plain import Fields
from tilewright.games.castles_of_tuscany.rules import material, plan, state
from tilewright.games.castles_of_tuscany.table import wording

_KINDS = {
    state.AREA_DONE: ("area", "4.1"),
    state.COLOUR_DONE: ("colour-bonus", "4.2"),
    state.CROPS_GROWN: ("agriculture", "4.3"),
    state.STORAGE_TILE: ("storage-tile", "4.4"),
    state.YIELD_GREEN: ("yield-green", "4.5"),
    state.YIELD_RED: ("yield-red", "4.5"),
    state.SURPLUS_HEXAGON: ("surplus-hexagon", "4.6"),
    state.SCORING: ("scoring", "4.7"),
    state.LEFT_OVER: ("left-over", "4.8"),
    state.MARBLE_WON: ("marble", "3.19"),
    state.WORKERS_WON: ("workers", "3.20"),
    state.HEXAGON_WON: ("hexagon", "3.17"),
    state.YIELD_MARBLE: ("yield-marble", "3.22"),
    state.YIELD_WORKER: ("yield-worker", "3.22"),
    state.YIELD_HEXAGON: ("yield-hexagon", "3.22"),
    state.YIELD_CARDS_DRAWN: ("yield-cards", "3.22"),
    state.SWEEP: ("sweep", "3.7"),
    state.TILES_SHUFFLED: ("tiles-shuffled", "3.7"),
    state.CARDS_SHUFFLED: ("cards-shuffled", "3.3"),
    state.YIELDS_SHUFFLED: ("yields-shuffled", "3.22"),
    state.PASSAGE_ENDS: ("passage-ends", "5.1"),
}


def events(position: Positions) -> list[Event]:
    """The events of the last action, with the arithmetic of their points."""
    if not position["events"][0]:
        return []
    p = Fields(position)
    return [_event(p, *row) for row in p.event[: int(p.events)].tolist()]


def _event(p: Any, code: int, seat: int, points: int, about: int, count: int) -> Event:
    kind, clause = _KINDS[code]
    terms, pieces = _terms(p, code, seat, about, count), _pieces(p, code, seat, about)
    arguments: dict[str, str | int | Message] = {"seat": seat + 1, "points": points, "count": count}
    if code == state.AREA_DONE:
        arguments |= {"fields": len(pieces), "kind": wording.kind(int(plan.kind_of(p.record, seat, about)))}
    elif code == state.COLOUR_DONE:
        arguments |= _colour_and_rank(about)
    elif code == state.SWEEP:
        arguments |= {"kind": wording.kind(about)}
    elif code in (state.SCORING, state.PASSAGE_ENDS):
        arguments |= {"passage": about}
    return Event(kind, clause, seat, points, Message.of(f"event-{kind}", **arguments), terms, (), pieces)


def _colour_and_rank(about: int) -> dict[str, str | int | Message]:
    return {"kind": wording.kind(about >> 1), "rank": 1 + (about & 1)}


def _terms(p: Any, code: int, seat: int, about: int, count: int) -> tuple[Term, ...]:
    if code == state.AREA_DONE:
        fields = int(plan.area_of(p.record, seat, about)).bit_count()
        return (Term(Message.of("term-area", fields=fields), 1, count),)
    if code == state.COLOUR_DONE:
        return (Term(Message.of("term-colour", **_colour_and_rank(about)), 1, count),)
    if code == state.CROPS_GROWN:
        return (Term(Message.of("term-crops"), count, 1),)
    if code == state.STORAGE_TILE:
        return (Term(Message.of("term-storage-tile"), 1, count),)
    if code in (state.YIELD_GREEN, state.YIELD_RED):
        return (Term(Message.of("term-yield"), 1, count),)
    if code == state.SURPLUS_HEXAGON:
        return (Term(Message.of("term-surplus"), 1, count),)
    if code == state.SCORING:
        return (Term(Message.of("term-green"), count, 1),)
    return _left_over(p, seat) if code == state.LEFT_OVER else ()


def _left_over(p: Any, seat: int) -> tuple[Term, ...]:
    hexagons = int(p.stored[seat, material.HEXAGON])
    left = (
        ("tiles", int(p.stored[seat].sum()) - hexagons),
        ("hexagons", hexagons),
        ("marble", int(p.marble[seat])),
        ("workers", int(p.workers[seat])),
        ("cards", int(p.hand[seat].sum()) // material.CARDS_PER_POINT),
    )
    return tuple(Term(Message.of(f"term-left-{what}"), number, 1) for what, number in left if number)


def _pieces(p: Any, code: int, seat: int, about: int) -> tuple[str, ...]:
    """The ids of the plan's pieces that an event is about, as in the scene."""
    if code == state.AREA_DONE:
        fields = int(plan.area_of(p.record, seat, about))
    elif code == state.COLOUR_DONE:
        fields = int(p.ground[seat, about >> 1])
    elif code == state.CROPS_GROWN:
        fields = 1 << about
    elif code == state.SCORING:
        fields = int(p.covered[seat])
    else:
        return _left_pieces(p, seat) if code == state.LEFT_OVER else ()
    return tuple(f"plan {seat} {field}" for at, field in enumerate(material.FIELD_NAMES) if fields >> at & 1)


def _left_pieces(p: Any, seat: int) -> tuple[str, ...]:
    """What a seat has left over on its mat: stored items, marble, workers, and the cards in its hand."""
    stored = [
        f"stored {seat} {item} {n + 1}" for at, item in enumerate(material.ITEMS) for n in range(p.stored[seat, at])
    ]
    marble = [f"marble {seat} {n + 1}" for n in range(p.marble[seat])]
    workers = [f"worker {seat} {n + 1}" for n in range(p.workers[seat])]
    return (*stored, *marble, *workers, f"hand {seat}", f"hand {seat} count")
