"""Facts about moves: every claim is worked out again by the oracle."""

from copy import deepcopy
from typing import Any

from tests.kit.facts import Check, Tried, claims, keys, seats, tried
from tilewright.core.fact import Fact
from tilewright.core.game import clone
from tilewright.games import find
from tilewright.games.cornwall.tests.oracle import FLAGGED, PLAIN, STRENGTH, SWAMP, TILES, Oracle, Region, points

Shown = dict[str, Any]


def region_of(oracle: Oracle, fact: Fact, shown: Shown) -> Region:
    """The region on exactly the fields of a fact; its terrain is the one named."""
    cells = {(int(q), int(r)) for _, q, r in (piece.split() for piece in fact.about)}
    region = oracle.region(min(cells))
    assert region == cells
    assert shown["region"].key == f"this-{oracle.terrain(region)}"
    return region


def gains(oracle: Oracle, region: Region) -> dict[int, int]:
    """What each seat with figures in a region would score for it now."""
    terrain = oracle.terrain(region)
    rate = SWAMP if terrain == "swamp" else FLAGGED[terrain] if oracle.has(region, "flag") else PLAIN
    strengths = oracle.strengths(region)
    return points(strengths, len(region), rate) if strengths else {}


def leaders(oracle: Oracle, region: Region) -> set[int]:
    strengths = oracle.strengths(region)
    return {seat for seat, strength in strengths.items() if strength == max(strengths.values())}


def ended(oracle: Oracle) -> list[tuple[int, int]]:
    """What everybody scores if the seat to move places nothing more in this turn."""
    trial, scored = deepcopy(oracle), []
    turn = trial.turn
    while trial.turn == turn and trial.phase in ("pub", "figure"):
        scored += [(seat, gain) for clause, seat, gain in trial.apply("pass") if clause in ("4.1", "4.2")]
    return scored


def coins(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(one.after.coins[one.seat] - one.before.coins[one.seat] == shown["coins"])


def cost(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(one.before.coins[one.seat] - one.after.coins[one.seat] == shown["coins"])


def fetches(one: Tried, fact: Fact, shown: Shown) -> bool:
    back = sum(one.after.supply[one.seat].values()) - sum(one.before.supply[one.seat].values())
    return bool(back == shown["count"] and one.before.coins[one.seat] - one.after.coins[one.seat] == 1)


def stay(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(sum(one.after.pub[one.seat].values()) == shown["count"])


def scored(one: Tried, fact: Fact, shown: Shown) -> bool:
    region, paid = region_of(one.after, fact, shown), ended(one.after)
    named = seats(shown["seats"])
    return leaders(one.after, region) == named and all((seat, shown["points"]) in paid for seat in named)


def placed(oracle: Oracle, region: Region, size: str = "") -> Oracle:
    """Place a figure, if need be of this size, on a field of the new tile that is part of a region."""
    trial = deepcopy(oracle)
    if trial.phase == "pub":
        trial.apply("pass")
    field = next(number for number, cell in enumerate(trial.laid) if cell in region)
    trial.apply(min(move for move in trial.legal() if move.startswith(f"figure {size}") and move.endswith(f" {field}")))
    return trial


def joining(one: Tried, fact: Fact, shown: Shown) -> bool:
    """Place such a figure: it leads alone or shares, for these coins and points."""
    region = region_of(one.after, fact, shown)
    trial = placed(one.after, region, next(size for size, value in STRENGTH.items() if value == shown["strength"]))
    is_alone = leaders(trial, region) == {one.seat}
    paid = one.after.coins[one.seat] - trial.coins[one.seat]
    return (
        one.seat in leaders(trial, region)
        and is_alone == (fact.message.key == "fact-can-lead")
        and (paid, gains(trial, region)[one.seat]) == (shown["coins"], shown["points"])
        and bool(leaders(one.after, region) - {one.seat})
    )


def claimable(one: Tried, fact: Fact, shown: Shown) -> bool:
    """Place a figure there, and end the turn."""
    region = region_of(one.after, fact, shown)
    trial = placed(one.after, region)
    return not one.after.strengths(region) and (one.seat, shown["points"]) in ended(trial)


def free(one: Tried, fact: Fact, shown: Shown) -> bool:
    """A figure there costs nothing, and would score this alone."""
    region = region_of(one.after, fact, shown)
    trial = placed(one.after, region)
    is_for_nothing = trial.coins[one.seat] == one.after.coins[one.seat]
    return is_for_nothing and gains(trial, region) == {one.seat: shown["points"]}


def before(one: Tried, region: Region) -> list[Region]:
    """The regions that have become part of this one."""
    return list(one.before.regions(region & one.before.land.keys()))


def ousted(one: Tried, fact: Fact, shown: Shown) -> bool:
    region = region_of(one.after, fact, shown)
    led = {seat for old in before(one, region) for seat in leaders(one.before, old)}
    worth = max(gains(one.after, region).values())
    return led - leaders(one.after, region) == seats(shown["seats"]) and worth == shown["points"]


def shares(one: Tried, fact: Fact, shown: Shown) -> bool:
    region = region_of(one.after, fact, shown)
    named = seats(shown["seats"])
    return leaders(one.after, region) == named and {gains(one.after, region)[seat] for seat in named} == {
        shown["points"]
    }


def raises(one: Tried, fact: Fact, shown: Shown) -> bool:
    region, seat = region_of(one.after, fact, shown), shown["seat"] - 1
    had = max(gains(one.before, old).get(seat, 0) for old in before(one, region))
    return (had, gains(one.after, region)[seat]) == (shown["before"], shown["after"])


def standing(one: Tried, fact: Fact, shown: Shown) -> bool:
    region = region_of(one.after, fact, shown)
    strengths = one.after.strengths(region)
    other = max((strength for seat, strength in strengths.items() if seat != one.seat), default=0)
    is_ahead = strengths[one.seat] > other
    claim = (strengths[one.seat], other, gains(one.after, region)[one.seat])
    return is_ahead == (fact.message.key == "fact-leads") and claim == (shown["own"], shown["other"], shown["points"])


def cottages(one: Tried, fact: Fact, shown: Shown) -> bool:
    terrain = shown["terrain"].key.removeprefix("terrain-")
    left = [*one.after.fresh, *one.after.put_back]
    return (sum((terrain, "cottage") in TILES[name] for name in left), len(left)) == (shown["fit"], shown["left"])


def supply(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(sum(one.after.supply[one.seat].values()) == shown["count"])


CHECKS: dict[str, Check] = {
    "fact-coins": coins,
    "fact-cost": cost,
    "fact-fetches": fetches,
    "fact-stay": stay,
    "fact-scored": scored,
    "fact-claimable": claimable,
    "fact-free": free,
    "fact-can-lead": joining,
    "fact-can-share": joining,
    "fact-ousted": ousted,
    "fact-shares": shares,
    "fact-raises": raises,
    "fact-leads": standing,
    "fact-behind": standing,
    "fact-cottages": cottages,
    "fact-supply": supply,
}


def test_every_claim_is_true_and_every_kind_of_fact_comes_up() -> None:
    assert claims("cornwall", Oracle, CHECKS, (2, 1), (4, 1), each=4) == keys(find("cornwall"))


def test_tiles_under_the_stack_count_as_left() -> None:
    """Moving a tile that was not drawn yet under the stack changes no fact."""
    found = tried("cornwall", 2, 1, Oracle)
    one = next(one for one in found if any(fact.message.key == "fact-cottages" for fact in one.facts))
    other = clone(one.position)
    other["fresh"][0, int(other["fresh"][0].argmax())] = 0
    other["refused_tile"][0, 0], other["refused"][0] = int(one.position["fresh"][0].argmax()), 1
    assert one.game.reasons(other, one.seat, one.action) == one.facts
