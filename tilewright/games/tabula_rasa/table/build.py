"""Positions of Tabula Rasa built from words; docs/conformance.md lists the members."""

from collections.abc import Mapping
from typing import Any

from tilewright.core.built import Reading, is_number
from tilewright.core.game import Kernels, Positions
from tilewright.core.move import Refusal
from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.table import survey
from tilewright.games.tabula_rasa.table.notation import elsewhere, kind_named
from tilewright.games.tabula_rasa.table.state import NEXT, knight

MEMBERS = ("next", "seat", "hands", "beside", "last", "points", "left")
_PHASES = {word: phase for phase, word in NEXT.items()}
_PLACES = {material.territory(place): place for place in range(material.TERRITORY_COUNT)}
_KNIGHTS = [knight(kind) for kind in range(material.KIND_COUNT)]


def fill(reading: Reading, position: Positions, kernels: Kernels) -> None:
    """Change a position at the start of a game into the one that is read."""
    p = position[0]
    for words, knights in reading.members("beside", reading.given("beside") or {}).items():
        _lay(reading, p, words, knights)
    reading.check()
    p.laid = int(p.beside.sum())
    p.phase = _PHASES[reading.word("next", _PHASES, _usual(int(p.laid)))]
    p.seat = reading.number("seat", range(reading.seats), _next_seat(p))
    p.last = _last(reading, p)
    _check_turns(reading, p)
    reading.check()
    _deal(reading, p)
    _count(reading, p)
    reading.check()
    if p.phase == state.ENDED:
        _score(position, kernels)


def _usual(laid: int) -> str:
    """What comes next if the words do not say it."""
    return "over" if laid == material.DEALT else "play"


def _next_seat(p: Any) -> int:
    """Whose turn it is if the words do not say it: the first seat began, or the game ended beside some territory."""
    if p.phase == state.ENDED:
        return next((_owner(p, place) for place in range(material.TERRITORY_COUNT) if p.beside[place]), 0)
    return int(p.laid - (p.laid > 0 and p.phase != state.PLAYING)) % int(p.seats)


def _lay(reading: Reading, p: Any, words: str, knights: Any) -> None:
    """Lay the knights beside a territory."""
    if words not in _PLACES or not isinstance(knights, list):
        reading.malformed("beside", f"{words}: {knights}")
        return
    place = _PLACES[words]
    for one in knights:
        kind = _kind(reading, place, one)
        if kind is None or p.beside[place] == material.MOST_BESIDE:
            reading.malformed("beside", f"{words}: {one}")
            return
        p.row[place, p.beside[place]] = 4 * kind + one["seat"]
        p.beside[place] += 1
        p.knights[sides.of(reading.seats, one["seat"]), place] += 1


def _kind(reading: Reading, place: int, one: Any) -> int | None:
    """The kind of a knight beside a territory; None if these are not words for one."""
    if not isinstance(one, Mapping) or set(one) != {"seat", "knight"} or not isinstance(one["knight"], str):
        return None
    if not is_number(one["seat"], range(reading.seats)):
        return None
    try:
        kind = kind_named(one["knight"])
        if place not in material.PLACES[kind]:
            raise elsewhere(kind, material.territory(place))
    except Refusal as refusal:
        reading.refuse(refusal.clause, refusal.reason.key, **dict(refusal.reason.args))
        reading.check()
        return None
    return kind


def _last(reading: Reading, p: Any) -> int:
    """The territory a knight was last laid beside; -1 if there is none, or nobody says it."""
    name = reading.word("last", _PLACES)
    if name and not p.beside[_PLACES[name]]:
        reading.refuse("3.3", "built-none-beside", place=survey.place_name(_PLACES[name]))
    if name or p.phase != state.ENDED:
        return _PLACES.get(name, -1)
    ends = [place for place in range(material.TERRITORY_COUNT) if p.beside[place] and _owner(p, place) == p.seat]
    if not ends:
        reading.refuse("3.1", "built-last", place=survey.place_name(0), seat=int(p.seat) + 1)
    return ends[0] if ends else -1


def _owner(p: Any, place: int) -> int:
    """The seat whose knight was the last beside a territory."""
    return int(p.row[place, p.beside[place] - 1]) & 3


def _check_turns(reading: Reading, p: Any) -> None:
    """3.1 Everybody lays in turn, and the last knight was laid by the seat before the one that is to lay."""
    seats, before = reading.seats, int(p.phase == state.PLAYING)
    if (p.laid == material.DEALT) != (p.phase == state.ENDED):
        reading.refuse("5.1", "built-laid", laid=int(p.laid), count=material.DEALT)
        return
    codes = [int(code) for place in range(material.TERRITORY_COUNT) for code in p.row[place, : p.beside[place]]]
    laid = [sum(code & 3 == seat for code in codes) for seat in range(seats)]
    due = [0] * seats
    for k in range(int(p.laid)):
        due[(int(p.seat) - before - k) % seats] += 1
    for seat in range(seats):
        if laid[seat] != due[seat]:
            reading.refuse("3.1", "built-turns", seat=seat + 1, laid=laid[seat], due=due[seat])
    if p.last >= 0 and p.beside[p.last] and _owner(p, int(p.last)) != (p.seat - before) % seats:
        reading.refuse(
            "3.1", "built-last", place=survey.place_name(int(p.last)), seat=(int(p.seat) - before) % seats + 1
        )


def _deal(reading: Reading, p: Any) -> None:
    """Give every seat its hand."""
    hands = reading.given("hands") if "hands" in reading else [{}] * reading.seats
    if not isinstance(hands, list) or len(hands) != reading.seats:
        reading.malformed("hands", hands)
        return
    for seat, hand in enumerate(hands):
        for name, count in reading.counted("hands", hand, _KNIGHTS).items():
            p.hand[seat, _KNIGHTS.index(name)] = count
    p.drawn = int(p.hand.sum()) + int(p.laid)
    for seat, count in enumerate(_due(p)):
        held = int(p.hand[seat].sum())
        if held != count:
            reading.refuse(_clause(p), "built-hand", seat=seat + 1, held=held, due=count)


def _due(p: Any) -> list[int]:
    """How many knights each seat must hold."""
    seats, laid = int(p.seats), int(p.laid)
    if p.phase == state.DRAWING and not laid:  # 2.5 the cards are dealt one by one
        dealt = min(int(p.hand.sum()), material.HAND * seats - 1)
        return [sum((int(p.seat) - 1 - k) % seats == seat for k in range(dealt)) for seat in range(seats)]
    if p.phase == state.DRAWING:  # 3.5
        return [material.HAND - (seat == p.seat) for seat in range(seats)]
    in_all = material.DEALT // seats
    rest = material.DEALT - laid
    due = [sum((int(p.seat) + k) % seats == seat for k in range(rest)) for seat in range(seats)]  # 3.6
    return [min(material.HAND, one, in_all) for one in due]


def _clause(p: Any) -> str:
    return "2.5" if not p.laid else "3.5"


def _count(reading: Reading, p: Any) -> None:
    """Leave in the pile what is neither on the table nor in a hand."""
    if p.phase == state.DRAWING and p.laid > material.DEALT - material.HAND * reading.seats:
        reading.refuse("3.6", "built-no-stock")
    for kind in range(material.KIND_COUNT):
        laid = sum(code >> 2 == kind for place in material.PLACES[kind] for code in p.row[place, : p.beside[place]])
        rest = material.COPIES - int(p.hand[:, kind].sum()) - laid
        if rest < 0:
            name = survey.knight(kind)
            reading.refuse("1.1", "built-too-many-knights", knight=name, count=material.COPIES)
            return
        p.bag[kind] = rest


def _score(position: Positions, kernels: Kernels) -> None:
    """Let the rules score the table: lay the last knight once more."""
    p = position[0]
    place = int(p.last)
    code = int(p.row[place, p.beside[place] - 1])
    kind = code >> 2
    p.beside[place] -= 1
    p.knights[sides.of(p.seats, code & 3), place] -= 1
    p.laid -= 1
    p.hand[p.seat, kind] = 1
    p.phase = state.PLAYING
    kernels.apply(position, 0, 2 * kind + [int(one) for one in material.PLACES[kind]].index(place))
