"""Whole games of Tabula Rasa that end with given numbers of knights beside given territories."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.tabula_rasa.rules.material import COLOURS, COPIES, DEALT, HAND, NUMBERS

Card = tuple[str, int]
Plan = list[list[tuple[Card, str]]]  # for every seat, its cards and where they go, in the order drawn and played
Knights = Mapping[Any, Sequence[int]]  # by territory, a number or a colour: the knights of each side


def sides(seats: int) -> list[list[int]]:
    """The seats of each side."""
    return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]


def deck() -> list[Card]:
    """All fifty knights."""
    return [(colour, number) for _ in range(COPIES) for colour in COLOURS for number in NUMBERS]


def moves(plan: Plan) -> list[str]:
    """The moves of a plan, including the deal."""
    seats = len(plan)
    found = [f"draw {_words(plan[seat][turn][0])}" for turn in range(HAND) for seat in range(seats)]
    for turn in range(DEALT // seats):
        for seat in range(seats):
            card, way = plan[seat][turn]
            found.append(f"play {_words(card)} {way}")
            if turn + HAND < len(plan[seat]):
                found.append(f"draw {_words(plan[seat][turn + HAND][0])}")
    return found


def _words(card: Card) -> str:
    return f"{card[0]} {card[1]}"


def played(plan: Plan, plies: int | None = None) -> Table:
    """The table after all moves of a plan, or after the first `plies`."""
    table = Table(find("tabula_rasa"), len(plan), deals=False)
    for move in moves(plan)[:plies]:
        table.play(move)
    return table


def any_plan(seats: int, rng: random.Random) -> Plan:
    """A random game."""
    cards = deck()
    rng.shuffle(cards)
    quota = DEALT // seats
    return [
        [(card, rng.choice(("number", "colour"))) for card in cards[quota * seat : quota * seat + quota]]
        for seat in range(seats)
    ]


def plan(seats: int, knights: Knights) -> Plan:
    """A game that ends with these knights beside the named territories, and any others beside the rest."""
    left = deck()
    quota = DEALT // seats
    plays: Plan = [[] for _ in range(seats)]
    for territory, counts in knights.items():
        for side, count in enumerate(counts):
            for _ in range(count):
                seat = min(sides(seats)[side], key=lambda seat: len(plays[seat]))
                way = "number" if isinstance(territory, int) else "colour"
                plays[seat].append((_take(left, territory, knights), way))
    free = [card for card in left if _free_way(card, knights)]
    if len(left) - len(free) > 2 or any(len(own) > quota for own in plays):
        raise ValueError(f"no game ends with {dict(knights)}")
    for own in plays:
        while len(own) < quota:
            card = free.pop(0)
            own.append((card, _free_way(card, knights)))
    return plays


def _take(left: list[Card], territory: str | int, knights: Knights) -> Card:
    """A card for a territory, one of those that are hardest to lay elsewhere."""
    fitting = sorted((card for card in left if territory in card), key=lambda card: bool(_free_way(card, knights)))
    left.remove(fitting[0])
    return fitting[0]


def _free_way(card: Card, knights: Knights) -> str:
    """How a card can be laid without touching a named territory, or "" if it cannot."""
    colour, number = card
    if colour not in knights:
        return "colour"
    return "number" if number not in knights else ""
