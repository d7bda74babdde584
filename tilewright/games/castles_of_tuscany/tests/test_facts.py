"""Facts about moves: every claim is worked out again by the oracle."""

from copy import deepcopy
from typing import Any

from tests.kit.facts import Check, Tried, claims, keys
from tilewright.core.fact import Fact
from tilewright.games import find
from tilewright.games.castles_of_tuscany.tests.oracle import AREA_POINTS, CHANCE, Entry, Oracle
from tilewright.games.castles_of_tuscany.tests.plan import KINDS, colour, payments
from tilewright.games.castles_of_tuscany.tests.task import Task

Shown = dict[str, Any]


class Tabletop(Oracle):
    """The oracle beside a game: it has no secrets, so nothing happens when plans are opened."""

    def apply(self, move: str) -> list[Entry]:
        """Play a move."""
        return [] if move.startswith("open ") else super().apply(move)


def scorings(one: Tried) -> int:
    """How many passages have not ended yet: each ends with a scoring."""
    return len(range(one.before.passage, 4))


def greens(one: Tried, clause: str) -> list[int]:
    """The green points by a clause that follow from a move, with any payment and whatever is drawn."""
    trial, found = deepcopy(one.before), []
    trial.apply(one.move)
    found += trial.greens
    if trial.todo[0].what == "pay":
        trial.apply(min(trial.legal()))
        found += trial.greens
    while trial.actor() == CHANCE:
        trial.apply(min(trial.weights()))
        found += trial.greens
    return [points for by, seat, points in found if (by, seat) == (clause, one.seat)]


def scores(clause: str) -> Check:
    """A check that a move scores these green points by a clause, in as many scorings."""

    def check(one: Tried, fact: Fact, shown: Shown) -> bool:
        points = shown.get("points", shown.get("count"))
        return greens(one, clause) == [points] and shown["scorings"] == scorings(one)

    return check


def draws(one: Tried, fact: Fact, shown: Shown) -> bool:
    trial, count = deepcopy(one.after), 0
    while trial.actor() == CHANCE and trial.todo[0].what == "card":
        trial.apply(min(trial.weights()))
        count += 1
    return bool(count == shown["count"])


def field_of(one: Tried) -> str:
    return str(one.move.split()[-1])


def item_of(one: Tried) -> str:
    return str(one.move.split()[1])


def possible(one: Tried) -> list[str]:
    """The fields within reach that take the tile of a move."""
    return [field for field in one.before.open_fields(one.seat) if one.before._fits(one.seat, item_of(one), field)]


def fields(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(len(possible(one)) == shown["count"])


def payable(one: Tried, fact: Fact, shown: Shown) -> bool:
    hand, workers = one.before.hands[one.seat], one.before.workers[one.seat]
    return bool(possible(one)) and bool(payments(hand, workers, colour(item_of(one))))


def last_field(one: Tried, fact: Fact, shown: Shown) -> bool:
    areas = {field: one.before.area(one.seat, field) for field in possible(one)}
    covered = one.before.covered[one.seat].keys()
    return bool(
        max(AREA_POINTS[len(area)] for field, area in areas.items() if area - covered == {field}) == shown["points"]
    )


def area_left(one: Tried, fact: Fact, shown: Shown) -> bool:
    area = one.before.area(one.seat, field_of(one))
    missing = area - one.before.covered[one.seat].keys() - {field_of(one)}
    return (len(missing), AREA_POINTS[len(area)]) == (shown["count"], shown["points"]) and not greens(one, "4.1")


def opens(one: Tried, fact: Fact, shown: Shown) -> bool:
    trial = deepcopy(one.before)
    known = trial.open_fields(one.seat)
    trial.covered[one.seat][field_of(one)] = item_of(one)
    return bool(len(trial.open_fields(one.seat) - known) == shown["count"])


def passage(one: Tried, fact: Fact, shown: Shown) -> bool:
    """Turn up the next tile, after giving something up if the storage is full."""
    trial = deepcopy(one.after)
    if trial.todo[0].what == "discard":
        trial.apply(min(trial.legal()))
    trial.apply(min(trial.weights()))
    return "passage-ends" in trial.news and one.before.passage == shown["passage"]


def rest(one: Tried, fact: Fact, shown: Shown) -> bool:
    cards, workers = one.after.hands[one.seat].total(), one.after.workers[one.seat]
    return (cards, workers) == (shown["cards"], shown["workers"])


def can_pay(one: Tried, fact: Fact, shown: Shown) -> bool:
    hand, workers = one.after.hands[one.seat], one.after.workers[one.seat]
    return bool(
        sum(bool(payments(hand, workers, kind)) for kind in KINDS) == shown["count"] and shown["kinds"] == len(KINDS)
    )


def brought(one: Tried, kind: str) -> list[str]:
    """What the effect of a kind brings: things, draws and choices, by carrying it out on a field of that kind."""
    trial, seat = deepcopy(one.before), one.seat
    field = next(name for name, its in trial.plans[seat].items() if its == kind)
    trial.stored[seat].clear()
    trial.todo = []
    trial._effect(Task("effect", seat, item=kind, field=field))
    more = [*["marble"] * (trial.marble[seat] - one.before.marble[seat])]
    more += ["worker"] * (trial.workers[seat] - one.before.workers[seat])
    return [*(task.what for task in trial.todo), *trial.stored[seat], *more]


BROUGHT = {
    "castle": "free",
    "city": "bonus",
    "manor": "hexagon",
    "quarry": "marble",
    "village": "worker",
    "monastery": "card",
    "carriage": "yield",
}


def effect(one: Tried, fact: Fact, shown: Shown) -> bool:
    """The effect of the kind that is named, which is the kind of the tile or of the field it is laid on."""
    kind = shown["effect"].key.removeprefix("effect-")
    is_laid = fact.message.key == "fact-effect"
    meant = one.before.plans[one.seat][field_of(one)] if is_laid else colour(item_of(one))
    return kind == meant and brought(one, kind) == [BROUGHT[kind]] * dict(shown["effect"].args)["count"]


def effect_now(one: Tried, fact: Fact, shown: Shown) -> bool:
    """The same, and a hexagon has a space."""
    if shown["effect"].key != "effect-manor":
        return effect(one, fact, shown)
    trial = deepcopy(one.before)
    trial.apply(one.move)
    if trial.todo[0].what == "pay":
        trial.apply(min(trial.legal()))
    while trial.actor() == CHANCE:
        trial.apply(min(trial.weights()))
    had, has = (oracle.stored[one.seat].count("hexagon") for oracle in (one.before, trial))
    return effect(one, fact, shown) and bool(has > had - (item_of(one) == "hexagon"))


def can_grow(one: Tried, fact: Fact, shown: Shown) -> bool:
    """Try the tile on every field within reach."""
    found = []
    for field in possible(one):
        trial = deepcopy(one.before)
        trial.greens = []
        trial.covered[one.seat][field] = item_of(one)
        trial._agriculture(one.seat, item_of(one), field)
        found.append(sum(points for _, _, points in trial.greens))
    return bool(max(found) == shown["count"] and shown["scorings"] == scorings(one))


CHECKS: dict[str, Check] = {
    "fact-draws": draws,
    "fact-fields": fields,
    "fact-payable": payable,
    "fact-last-field": last_field,
    "fact-effect": effect_now,
    "fact-effect-later": effect,
    "fact-effect-lost": effect,
    "fact-fields-lost": fields,
    "fact-can-grow": can_grow,
    "fact-area": scores("4.1"),
    "fact-area-left": area_left,
    "fact-colour": scores("4.2"),
    "fact-crops": scores("4.3"),
    "fact-green": scores("4.4"),
    "fact-opens": opens,
    "fact-passage": passage,
    "fact-rest": rest,
    "fact-can-pay": can_pay,
}


def test_every_claim_is_true_and_every_kind_of_fact_comes_up() -> None:
    assert claims("castles_of_tuscany", Tabletop, CHECKS, (2, 1), (4, 1), each=4) == keys(find("castles_of_tuscany"))
