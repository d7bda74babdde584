"""Facts about moves: every claim is worked out again by the oracle."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

from tests.kit.facts import Check, Tried, claims, keys, seats
from tilewright.core.fact import Fact
from tilewright.games import find
from tilewright.games.tabula_rasa.tests.oracle import COLOURS, NUMBERS, Oracle

Shown = dict[str, Any]


def place_of(shown: Shown) -> str | int:
    """The territory that a fact names."""
    name = shown["territory"]
    return int(dict(name.args)["number"]) if name.key == "territory-number" else str(name.key.split("-")[1])


def fits(card: tuple[str, int], place: str | int) -> bool:
    return place in card


def standing(one: Tried, shown: Shown) -> tuple[int, int]:
    """The knights of the seat's side, and the most of any other."""
    knights = one.after.knights(place_of(shown))
    own = one.after.side_of(one.seat)
    return knights[own], max(count for side, count in enumerate(knights) if side != own)


def is_side(one: Tried, shown: Shown, side: int) -> bool:
    return {seat for seat in range(one.after.seats) if one.after.side_of(seat) == side} == seats(shown["seats"])


def leads(one: Tried, fact: Fact, shown: Shown) -> bool:
    own, other = standing(one, shown)
    is_named = is_side(one, shown, one.after.side_of(one.seat))
    return is_named and own > other and (own, other) == (shown["own"], shown["other"])


def ties(one: Tried, fact: Fact, shown: Shown) -> bool:
    own, other = standing(one, shown)
    return bool(own == other == shown["own"])


def behind(one: Tried, fact: Fact, shown: Shown) -> bool:
    own, other = standing(one, shown)
    return bool(own + shown["missing"] == other + 1 and shown["missing"] > 1)


def unseen(one: Tried, place: str | int) -> int:
    """The knights for a territory that are neither on the table nor in the seat's hand, from all that exist."""
    known = [card for side in one.after.laid for cards in side.values() for card in cards]
    known += list(one.after.hands[one.seat].elements())
    every = [(colour, number) for colour in COLOURS for number in NUMBERS for _ in range(2)]
    return sum(fits(card, place) for card in every) - sum(fits(card, place) for card in known)


def safe(one: Tried, fact: Fact, shown: Shown) -> bool:
    """The worst case: all unseen knights that fit go there, as many as the others can lay."""
    place, own = place_of(shown), one.after.side_of(one.seat)
    knights = one.after.knights(place)
    turns = (50 - 2) // one.after.seats
    for side in range(one.after.sides):
        members = [seat for seat in range(one.after.seats) if one.after.side_of(seat) == side]
        still = turns * len(members) - sum(map(len, one.after.laid[side].values()))
        if side != own and knights[side] + min(still, unseen(one, place)) >= knights[own]:
            return False
    return True


def was_safe(one: Tried, fact: Fact, shown: Shown) -> bool:
    return safe(replace(one, after=one.before), fact, shown)


def lost(one: Tried, fact: Fact, shown: Shown) -> bool:
    """The best case: the own side lays all that the seat holds or has not seen, as many as it still can."""
    place, own = place_of(shown), one.after.side_of(one.seat)
    members = [seat for seat in range(one.after.seats) if one.after.side_of(seat) == own]
    still = (50 - 2) // one.after.seats * len(members) - sum(map(len, one.after.laid[own].values()))
    held = sum(fits(card, place) for card in one.after.hands[one.seat].elements())
    mine, other = standing(one, shown)
    return bool(mine + min(still, held + unseen(one, place)) <= other)


def treasure(one: Tried, fact: Fact, shown: Shown) -> bool:
    """Award the territory as it stands, before and after."""
    was, now = (deepcopy(oracle)._give(place_of(shown))[1] for oracle in (one.before, one.after))
    return ("4.3", one.seat, 1) in now and ("4.3", one.seat, 1) not in was


def elsewhere(one: Tried, shown: Shown) -> Tried:
    """The other move with the same card."""
    place, (_, colour, number, _) = place_of(shown), one.move.split()
    assert place in (colour, int(number))
    move, trial = f"play {colour} {number} {'colour' if place == colour else 'number'}", deepcopy(one.before)
    assert move != one.move
    trial.apply(move)
    return replace(one, move=move, after=trial)


def could(one: Tried, fact: Fact, shown: Shown) -> bool:
    own, other = standing(elsewhere(one, shown), shown)
    return own == other + (fact.message.key == "fact-could-lead")


def no_use(one: Tried, fact: Fact, shown: Shown) -> bool:
    """The lead was safe, or even in the best case it stays behind."""
    then, place = elsewhere(one, shown), place_of(shown)
    if was_safe(one, fact, shown):
        return True
    side = one.before.side_of(one.seat)
    members = [seat for seat in range(one.before.seats) if one.before.side_of(seat) == side]
    still = (50 - 2) // one.before.seats * len(members) - sum(map(len, then.after.laid[side].values()))
    held = sum(fits(card, place) for card in then.after.hands[one.seat].elements())
    own, other = standing(then, shown)
    return bool(own + min(still, held + unseen(then, place)) < other)


def hand(one: Tried, fact: Fact, shown: Shown) -> bool:
    held = one.after.hands[one.seat].elements()
    return bool(sum(fits(card, place_of(shown)) for card in held) == shown["count"])


def not_seen(one: Tried, fact: Fact, shown: Shown) -> bool:
    return bool(unseen(one, place_of(shown)) == shown["count"])


def castle_of(oracle: Oracle) -> set[int]:
    """The seats that score the castle if everything is awarded now."""
    trial = deepcopy(oracle)
    return {seat for clause, seat, points in trial._score() if clause == "4.8"}


def castle(one: Tried, fact: Fact, shown: Shown) -> bool:
    return one.seat in castle_of(one.after) == seats(shown["seats"])


def castle_denied(one: Tried, fact: Fact, shown: Shown) -> bool:
    was, now = castle_of(one.before), castle_of(one.after)
    return was == seats(shown["seats"]) != now and one.seat not in was


CHECKS: dict[str, Check] = {
    "fact-leads": leads,
    "fact-ties": ties,
    "fact-behind": behind,
    "fact-safe": safe,
    "fact-was-safe": was_safe,
    "fact-lost": lost,
    "fact-treasure": treasure,
    "fact-no-use": no_use,
    "fact-could-lead": could,
    "fact-could-tie": could,
    "fact-hand": hand,
    "fact-unseen": not_seen,
    "fact-castle": castle,
    "fact-castle-denied": castle_denied,
}


def test_every_claim_is_true_and_every_kind_of_fact_comes_up() -> None:
    assert claims("tabula_rasa", Oracle, CHECKS, (2, 1), (3, 1), (4, 1), each=4) == keys(find("tabula_rasa"))
